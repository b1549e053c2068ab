/** What there is to tell of a war that is over: its level among all levels, what was done and lost, mission by mission, and what decided it. */
import { useMemo } from 'react';
import { EndingPart } from '../../../board/ending-part.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import type { StoryProps } from '../../face.ts';
import { MAP_IDS } from '../content/content-file.ts';
import { setupOf } from '../content/setups.ts';
import { recordOf } from '../record.ts';
import { LEVEL_IDS, VICTORY_LEVEL } from '../rules/winning.ts';
import type { Event } from '../vocabulary.ts';
import { MissionPath, WarFigures } from './report/parts.tsx';
import { happened, seen } from './seen.ts';
import './report/report.css';

export function Ending({ view: anyView, told, speaker, onLook }: StoryProps) {
  const view = seen(anyView);
  const first = MAP_IDS[setupOf(view).first] ?? view.map;
  const record = useMemo(() => recordOf(happened(told), first), [told, first]);
  if (view.phase !== 'over') return null;
  const say = (key: string, figures: object = {}) => speaker.say(`war ${key}`, figures);
  const isWon = view.how !== 'defeat' && LEVEL_IDS.indexOf(view.how) <= LEVEL_IDS.indexOf(VICTORY_LEVEL);
  const moments = happened(told).filter(({ event }) => DECIDE.has(event.type));
  return (
    <div className="ending">
      <p className="ending-stamp" data-won={isWon}>
        {speaker.say(`level ${view.how}`)}
      </p>
      <p className="ending-why">{say(isWon ? 'won' : 'not-won', { score: view.score })}</p>
      <Levels level={view.how} speaker={speaker} />
      <WarFigures view={view} record={record} speaker={speaker} />
      <EndingPart title={say('missions')}>
        <MissionPath view={view} record={record} speaker={speaker} onLook={onLook} />
      </EndingPart>
      {moments.length > 0 && (
        <EndingPart title={say('moments')}>
          <ul className="ending-lines">
            {moments.map(({ step, event }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what has happened stays as it is
              <li key={i}>
                <button type="button" className="quiet" onClick={() => onLook(step)}>
                  {speaker.event(event)}
                </button>
              </li>
            ))}
          </ul>
        </EndingPart>
      )}
    </div>
  );
}

const DECIDE: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'squad-eliminated',
  'leader-killed',
  'base-lost',
  'escaped',
  'undrawn-forfeited',
]);

/** All levels from the highest down, the one that was reached marked. */
function Levels({ level, speaker }: { readonly level: string; readonly speaker: Speaker }) {
  return (
    <ol className="ending-levels" aria-label={speaker.say('war levels')}>
      {LEVEL_IDS.map((id) => (
        <li key={id} aria-current={id === level}>
          {speaker.say(`level ${id}`)}
        </li>
      ))}
    </ol>
  );
}
