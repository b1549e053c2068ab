/** The one order in which choices stand, in the list and in every menu. */
import type * as Kernel from '../../../kernel/game.ts';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import type { ChoiceKind } from '../vocabulary.ts';
import { chosen, seen } from './seen.ts';

/** What a force mostly does comes first, what is done by the way last; whatever is not named stands between them. */
const FIRST: readonly ChoiceKind[] = ['finish', 'place-leader', 'recruit', 'recruit-air', 'force', 'take', 'move', 'land', 'drop', 'fire'];
const LAST: readonly ChoiceKind[] = [
  'support',
  'boost',
  'ground-recon',
  'air-recon',
  'fly',
  'sail',
  'airborne',
  'helicopters',
  'turnaround',
  'intel-surprise',
  'intel-reveal',
  'intel-air',
  'intel-base',
  'intel-op',
  'buy-op',
];

export function rank(anyView: unknown, choice: Kernel.Choice): number {
  const known = chosen(choice);
  const base = baseOf(known);
  if (isLoadedForPace(seen(anyView), known)) return rankOf('take') - 0.5;
  return rankOf(known.kind) + (base === undefined ? 0 : 1 / (2 + standingIn(seen(anyView), base)));
}

/** 15.4 Whoever would slow the force down on foot rides, where something has room for him: that comes before taking him along. */
function isLoadedForPace(view: View, choice: ReturnType<typeof chosen>): boolean {
  if (choice.kind !== 'carry') return false;
  const [cargo, carrier] = [choice.cargo, choice.unit].map((id) => theatreOf(view).findUnit(id));
  return cargo !== undefined && carrier !== undefined && cargo.movement < carrier.movement;
}

function rankOf(kind: ChoiceKind): number {
  const first = FIRST.indexOf(kind);
  return first >= 0 ? first : FIRST.length + 1 + LAST.indexOf(kind);
}

/** Where somebody would join. */
function baseOf(choice: ReturnType<typeof chosen>): string | undefined {
  switch (choice.kind) {
    case 'place-leader':
    case 'recruit':
      return choice.base;
    case 'receive':
      return choice.space;
    default:
      return undefined;
  }
}

/** Ground units there: whoever joins, joins the force. */
function standingIn(view: View, space: string): number {
  return view.units.filter(({ id, at }) => at === space && !theatreOf(view).unit(id).air).length;
}
