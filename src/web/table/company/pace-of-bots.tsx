/** How fast scripted players choose: paused, one choice at a time, or by themselves at a pace that people can follow. */
import { useEffect, useId, useRef } from 'react';
import type { Scene } from '../../../wire/wire.ts';
import { api } from '../../api.ts';
import { Glyph } from '../glyph.tsx';
import { SPEEDS, type Speed } from '../playing/pace.ts';
import { usePaceAt } from '../playing/pace-here.ts';
import { useSession } from '../session.ts';

type Pace = Scene['manners']['pace'];

/** There is one pace: whoever is shown what happens at it is not waited for by those who do it. */
const CHOOSES: Readonly<Record<Speed, Pace>> = { 1: 'slow', 2: 'steady', 3: 'steady', 4: 'at-once' };

export function PaceOfBots() {
  const { scene, speaker, say: sayAtTable, desk } = useSession();
  const [speed, choose] = usePaceAt(scene.table.id);
  const { pace } = scene.manners;
  const id = useId();
  /** The pace to go on at after a pause. */
  const before = useRef<Pace>('steady');
  if (pace !== 'paused') before.current = pace;
  const set = (to: Pace) => void desk.housekeeping.attempt(async () => void (await api.pace(scene.table.id, to)));
  const step = () => void desk.housekeeping.attempt(async () => void (await api.step(scene.table.id)));
  const isPaused = pace === 'paused';
  // Where it is changed elsewhere, those who are paused stay so.
  const at = useRef(speed);
  useEffect(() => {
    if (at.current === speed) return;
    at.current = speed;
    before.current = CHOOSES[speed];
    if (!isPaused && pace !== CHOOSES[speed]) set(CHOOSES[speed]);
  });
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
          <select
            id={id}
            value={speed}
            onChange={({ target }) => {
              const chosen = SPEEDS.find((one) => one === Number(target.value)) ?? speed;
              at.current = chosen;
              choose(chosen);
              set(CHOOSES[chosen]);
            }}
          >
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {sayAtTable(`pace-${one}`)}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}
