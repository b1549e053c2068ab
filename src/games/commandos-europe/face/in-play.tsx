/** 13.0 The last combat with its steps, at the head of the column, as long as what it brought is the newest. */
import type { InPlayProps } from '../../face.ts';
import type { Event } from '../vocabulary.ts';
import { Battle } from './battle.tsx';
import { told } from './seen.ts';

/** What all fights since the last choice have cost. */
const COSTS: ReadonlySet<Event['type']> = new Set<Event['type']>(['casualties', 'squad-eliminated', 'leader-killed', 'gear-lost']);

export function LastBattle({ recent, playing, speaker, isBrief }: InPlayProps) {
  const battle = told(recent).findLast((event) => event.type === 'battle');
  // Before its dice have landed nobody knows how it comes out.
  if (battle?.type !== 'battle' || playing) return null;
  const cost = told(recent)
    .filter(({ type }) => COSTS.has(type))
    .map((event) => speaker.event(event))
    .join(' ');
  if (isBrief) return <span>{speaker.say('sheet battle brief', battle)}</span>;
  return (
    <>
      <Battle battle={battle} speaker={speaker} calm />
      {cost !== '' && <p className="battle-cost">{cost}</p>}
    </>
  );
}
