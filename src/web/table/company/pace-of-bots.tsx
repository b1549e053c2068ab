/** How fast scripted players choose: paused, one choice at a time, or by themselves at a pace that people can follow. */
import { useId, useRef } from 'react';
import type { Scene } from '../../../wire/wire.ts';
import { api } from '../../api.ts';
import { Glyph } from '../glyph.tsx';
import { useSession } from '../session.ts';

type Pace = Scene['manners']['pace'];

const RUNNING = ['slow', 'steady', 'at-once'] as const;

export function PaceOfBots() {
  const { scene, speaker, desk } = useSession();
  const { pace } = scene.manners;
  const id = useId();
  /** The pace to go on at after a pause. */
  const before = useRef<Pace>('steady');
  if (pace !== 'paused') before.current = pace;
  const set = (to: Pace) => void desk.housekeeping.attempt(async () => void (await api.pace(scene.table.id, to)));
  const step = () => void desk.housekeeping.attempt(async () => void (await api.step(scene.table.id)));
  const isPaused = pace === 'paused';
  const say = (key: string) => speaker.say(`company pace ${key}`);
  return (
    <div className="company-pace" role="toolbar" aria-label={say('heading')}>
      <button
        type="button"
        data-pace={isPaused ? 'go-on' : 'pause'}
        aria-label={say(isPaused ? 'go-on' : 'pause')}
        title={say(isPaused ? 'go-on' : 'pause')}
        onClick={() => set(isPaused ? before.current : 'paused')}
      >
        <Glyph name={isPaused ? 'play' : 'pause'} />
      </button>
      {isPaused ? (
        <button type="button" data-pace="step" title={say('step-about')} onClick={step}>
          <Glyph name="next" />
          <span>{say('step')}</span>
        </button>
      ) : (
        <>
          <label className="unseen" htmlFor={id}>
            {say('heading')}
          </label>
          <select id={id} value={pace} onChange={({ target }) => set(RUNNING.find((one) => one === target.value) ?? 'steady')}>
            {RUNNING.map((one) => (
              <option key={one} value={one}>
                {say(one)}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}
