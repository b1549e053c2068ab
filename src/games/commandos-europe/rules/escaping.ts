/** 12.4 Escaping detection: straight into a base, at the price of the gear. */
import { hexNamed } from '../content/map.ts';
import { isGear } from '../content/pieces.ts';
import { OFF, type State } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { ask, ofHex, plain, question, refusal } from './asking.ts';
import { hasAnyBase } from './bases.ts';
import { endTheHunt, hasFought, leaveTheHunt } from './detection.ts';
import { idsOf, isBase, isHeldBy, leadersAt, nameAt, piecesAt, squadsAt, takeOff } from './pieces-in-play.ts';

/** Ruling 41 Whoever has attacked stays; all the others of the hex escape, or nobody does. */
function escapeesAt(state: State, hex: number): number[] {
  return squadsAt(state, hex).filter((squad) => !hasFought(state, squad));
}

/** What goes along with those who have attacked, or is hauled by them, stays with them. */
function staysAt(state: State, hex: number): (piece: number) => boolean {
  const staying = squadsAt(state, hex).filter((squad) => hasFought(state, squad));
  return (piece) => staying.some((squad) => isHeldBy(state, piece, squad));
}

/** All other gear in the hex is abandoned. */
export function abandonedAt(state: State, hex: number): number[] {
  const stays = staysAt(state, hex);
  return piecesAt(state, hex).filter((piece) => isGear(piece) && !stays(piece));
}

const NO_BASE_THERE = refusal('no-base-there', '12.4');

const escapeToBase = ofHex(
  'escape',
  '12.4',
  ({ bases }, found) => {
    for (const base of bases) if (base !== OFF) found.push(base);
  },
  (state, hex) => (isBase(state, hex) ? undefined : NO_BASE_THERE),
);
const escaping = question('escape', '12.4', [escapeToBase, plain('stand', '12.4')]);

/** Whether those who were heard just now escape. Ruling 41: a hunted squad would otherwise wish to be heard. */
export function* escapes(t: Table, hex: number, wasUnheard: boolean): Rules<boolean> {
  const { state } = t;
  const mayEscape = wasUnheard || (state.rules.escape === 'hunted' && escapeesAt(state, hex).length > 0);
  if (!mayEscape || !hasAnyBase(state)) return false;
  const choice = yield* ask(escaping);
  if (choice.kind !== 'escape') return false;
  escapeTo(t, hex, hexNamed(choice.hex));
  return true;
}

function escapeTo(t: Table, from: number, base: number): void {
  const { state } = t;
  const stays = staysAt(state, from);
  const squads = escapeesAt(state, from);
  const lost = abandonedAt(state, from);
  const pieces = [...squads, ...leadersAt(state, from).filter((leader) => !stays(leader))];
  for (const piece of lost) takeOff(state, piece);
  const freed = squads.flatMap((squad) => leaveTheHunt(state, squad)).filter((squad) => !squads.includes(squad));
  for (const piece of pieces) state.places[piece] = base;
  state.escapes++;
  t.tell?.({ type: 'escaped', rule: '12.4', pieces: idsOf(pieces), from: nameAt(from), hex: nameAt(base), lost: idsOf(lost) });
  if (freed.length > 0) t.tell?.({ type: 'undetected', rule: '12.5', squads: idsOf(freed), why: 'split' });
  endTheHunt(t);
}
