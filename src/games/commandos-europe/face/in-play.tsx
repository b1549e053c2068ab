/** 13.0 The last combat with its steps, at the head of the column, as long as what it brought is the newest. */
import type { InPlayProps } from '../../face.ts';
import { Battle } from './battle.tsx';
import { told } from './seen.ts';

export function LastBattle({ recent, playing, speaker, isBrief }: InPlayProps) {
  const battle = told(recent).findLast((event) => event.type === 'battle');
  // Before its dice have landed nobody knows how it comes out.
  if (battle?.type !== 'battle' || playing) return null;
  if (isBrief) return <span>{speaker.say('sheet battle brief', battle)}</span>;
  return <Battle battle={battle} speaker={speaker} calm />;
}
