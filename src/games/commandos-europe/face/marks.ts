/** Which hexes are marked for the question that is open, and what each mark says. */
import type { MarkKind } from '../../../board/mark.tsx';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { View } from '../view.ts';
import { isHex, thingsOf } from './things.ts';

type Marks = Readonly<Partial<Record<MarkKind, readonly string[]>>>;

/** `ontos`: where what is in hand could be put down. */
export function marksIn(view: View, offers: readonly Offer[], considered: Offer | undefined, ontos: readonly string[] = []): Marks {
  // what a move can come to has one rim around all of it, and its noise in each hex
  const asked = offers.filter(({ choice }) => choice.kind !== 'go' && choice.kind !== 'step');
  const open = new Set([...asked.flatMap(({ choice }) => thingsOf(choice)), ...ontos].filter(isHex));
  const wanted = considered ? thingsOf(considered.choice).filter(isHex) : [];
  return {
    open: [...open].filter((hex) => !wanted.includes(hex)),
    chosen: [...new Set([...actingHexes(view), ...wanted])],
    affected: fightHexes(view),
  };
}

/** Hexes with lines along their sides, joined by spaces: there the number stands upon the lines. */
export function ruledIn({ bases, mission }: View, marks: Marks): string {
  const marked = Object.values(marks).flat();
  return [...new Set([...bases, mission?.at ?? '', ...marked])].filter(isHex).sort().join(' ');
}

/** Where those are who move or fight. */
function actingHexes({ move, fight, pieces }: View): readonly string[] {
  const lead = pieces.find(({ id }) => id === move?.lead);
  return [...(lead ? [lead.at] : []), ...(fight ? [fight.at] : [])].filter(isHex);
}

function fightHexes({ fight, enemies }: View): readonly string[] {
  const enemy = enemies.find(({ id }) => id === fight?.enemy);
  return enemy ? [enemy.at] : [];
}
