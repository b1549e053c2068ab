/** Which hexes are marked for the question that is open, and what each mark says. */
import { MANY } from '../../../board/hex/marks.tsx';
import type { MarkKind } from '../../../board/mark.tsx';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { View } from '../view.ts';
import { isHex, thingsOf } from './things.ts';

type Marks = Readonly<Partial<Record<MarkKind, readonly string[]>>>;

/** All that can be chosen. `ontos`: where what is in hand could be put down. */
export function openIn(offers: readonly Offer[], ontos: readonly string[] = []): readonly string[] {
  // what a move can come to has one rim around all of it, and its noise in each hex
  const asked = offers.filter(({ choice }) => choice.kind !== 'go' && choice.kind !== 'step');
  return [...new Set([...asked.flatMap(({ choice }) => thingsOf(choice)), ...ontos].filter(isHex))];
}

const hexesOf = (offer: Offer | undefined): readonly string[] => (offer ? thingsOf(offer.choice).filter(isHex) : []);

/** `armed`: what the filled button makes. Its hex stays the chosen one, whichever other is looked at. */
export function marksIn(
  view: View,
  open: readonly string[],
  { considered, armed }: { readonly considered: Offer | undefined; readonly armed: Offer | undefined },
): Marks {
  const wanted = hexesOf(armed).length > 0 ? hexesOf(armed) : hexesOf(considered);
  return {
    // much of a map is tinted, and stays so below the ring of the chosen one
    open: open.length > MANY ? open : open.filter((hex) => !wanted.includes(hex)),
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
