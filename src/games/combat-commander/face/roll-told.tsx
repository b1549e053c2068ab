/** Who fires at whom, and the roll that may be made again, beside the question: what it is for, and what it comes to as it stands. */
import type { Speaker } from '../../../words/speaker.ts';
import type { InPlayProps } from '../../face.ts';
import { hexName } from '../content/battle-map.ts';
import { firerOf } from '../rules/units.ts';
import { now } from '../state.ts';
import { rollLines } from '../terminal/doing.ts';
import type { View } from '../view.ts';
import { seen } from './seen.ts';
import './told.css';

export function RollTold({ view: anyView, playing, speaker, isBrief }: InPlayProps) {
  const view = seen(anyView);
  // Dice that are still falling say nothing yet.
  const roll = playing ? [] : rollTold(view, speaker, isBrief);
  // Before the roll, the column tells of the shot where one may play something.
  const isUntold = roll.length > 0 || (isBrief && !playing);
  const told = [...(isUntold ? firesTold(view, speaker) : []), ...roll];
  if (told.length === 0) return null;
  return (
    <div className="told">
      {told.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function firesTold(view: View, speaker: Speaker): string[] {
  const attack = now(view, 'attack');
  if (!attack) return [];
  const { by, side, firepower } = attack;
  const firers = attack.firers.filter((piece) => firerOf(view, piece) !== undefined);
  return [speaker.say('look fires', { by, side, firers, firepower, hexes: attack.hexes.map(hexName) })];
}

function rollTold(view: View, speaker: Speaker, isBrief: boolean): string[] {
  const roll = now(view, 'roll');
  if (!roll) return [];
  const { trigger, purpose } = roll;
  const lines = rollLines(view, roll, speaker);
  // Whose roll it is follows from who fires; in a Melee only from the roll itself.
  const isOfAttack = view.doing[view.doing.indexOf(roll) - 1]?.what === 'attack';
  const besides = trigger === '' ? [] : [speaker.say(`look trigger ${trigger}`, { purpose })];
  return [...(isBrief && isOfAttack ? lines.slice(-1) : lines), ...besides];
}
