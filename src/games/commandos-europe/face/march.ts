/** Who is about to move and where to, for the eye: what lies under the pointer, in the hand or half chosen. */
import type { PieceProps } from '../../face.ts';
import { type Halt, haltAt, type Reached, reachIn } from '../reckoning/halt.ts';
import type { View } from '../view.ts';
import { chosen } from './seen.ts';
import { isHex } from './things.ts';

export interface March {
  readonly lead: string;
  readonly reach: readonly Reached[];
  readonly halt: Halt | undefined;
}

type Shown = Pick<PieceProps, 'asks' | 'offers' | 'considered' | 'pointed' | 'inHand' | 'ontos' | 'ahead' | 'tapped'>;

/** Undefined where nobody is about to move. */
export function marchIn(view: View, shown: Shown): March | undefined {
  const lead = leadOf(view, shown);
  if (lead === undefined) return undefined;
  const { all, list } = reachIn(view, lead);
  const goal = goalOf(view, shown, all);
  return { lead, reach: list, halt: goal === undefined ? undefined : haltAt(view, lead, goal) };
}

/** Whoever is under way; or whoever is pointed at, in the hand or considered, and could set out. */
function leadOf({ move }: View, { asks, considered, inHand, ontos }: Shown): string | undefined {
  if (asks === 'moving') return move?.lead;
  if (asks !== 'movement') return undefined;
  if (inHand !== undefined && ontos?.some(isHex)) return inHand;
  const known = considered && chosen(considered.choice);
  return known?.kind === 'move' ? known.piece : undefined;
}

/** The hex that a piece is held over, that is pointed at, or that of whatever is; else the one that is half chosen. */
function goalOf(view: View, { pointed, tapped, considered, ahead }: Shown, all: ReadonlyMap<string, Reached>): string | undefined {
  const hexOf = (thing: string | undefined) => {
    if (thing === undefined || isHex(thing)) return thing;
    if (thing === view.mission?.id) return view.mission.at;
    return [...view.pieces, ...view.enemies].find(({ id }) => id === thing)?.at;
  };
  const known = considered && chosen(considered.choice);
  const wanted = known?.kind === 'go' || known?.kind === 'step' ? known.hex : undefined;
  const heldOver = ahead?.at(-1)?.split(' ').at(-1);
  return [heldOver, hexOf(pointed), wanted, hexOf(tapped)].find((hex) => hex !== undefined && all.has(hex));
}
