/** What there is to tell of a war that is over: its level among all levels, what was done and lost, mission by mission, and what decided it. */
import { useMemo } from 'react';
import { EndingPart } from '../../../board/ending-part.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import type { StoryProps } from '../../face.ts';
import { MAP_IDS } from '../content/content-file.ts';
import { setupOf } from '../content/setups.ts';
import { recordOf } from '../record.ts';
import { LEVEL_IDS, ladderOf, leastVictory, missionsInAll, VICTORY_LEVEL } from '../rules/winning.ts';
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
  const most = missionsInAll(view);
  const moments = happened(told).filter(({ event }) => DECIDE.has(event.type) && !(event.type === 'escaped' && event.lost.length === 0));
  return (
    <div className="ending">
      <p className="ending-stamp" data-won={isWon}>
        {speaker.say(`level ${view.how}`)}
      </p>
      <p className="ending-why">{say(isWon ? 'won' : 'not-won', { score: view.score, most, least: leastVictory(most) })}</p>
      <Levels level={view.how} missions={most} speaker={speaker} />
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

/** All levels that could be reached, from the highest down, with the score that each takes; the one that was reached is marked. */
function Levels({ level, missions, speaker }: { readonly level: string; readonly missions: number; readonly speaker: Speaker }) {
  const ladder = ladderOf(missions);
  const rung = (id: string, score: string) => (
    <li key={id} aria-current={id === level}>
      {speaker.say(`level ${id}`)} <small>{score}</small>
    </li>
  );
  return (
    <ol className="ending-levels" aria-label={speaker.say('war levels')}>
      {ladder.map(({ level: id, least }) => rung(id, speaker.say('war from', { score: least })))}
      {rung(LEVEL_IDS.at(-1) ?? '', speaker.say('war below', { score: ladder.at(-1)?.least ?? 0 }))}
    </ol>
  );
}
