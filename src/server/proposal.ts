/** What waits at a table for somebody to say something: an offer to the others, or a scripted player that is to be replaced. */
import type { AnyChronicle } from '../games/box.ts';
import type { Seat } from '../kernel/game.ts';
import type { Kept } from '../store/store.ts';
import type { Declined, Proposal } from '../wire/wire.ts';

/** Why a scripted player does not go on: for good, or for now. */
export type Failing = 'failed' | 'too-slow' | Trying;

/** It could not choose for no fault of its own, and will try again. */
export interface Trying {
  /** So many entries there were. */
  readonly version: number;
  readonly times: number;
  readonly milliseconds: number;
}

export function isTrying(failing: Failing | undefined): failing is Trying {
  return typeof failing === 'object';
}

/** Where something may be offered. */
interface Proposing {
  readonly chronicle: AnyChronicle;
  readonly kept: Kept;
}

/** The offer that stands, and whose consent is still missing. */
export function proposalAt(table: Proposing): Proposal | null {
  const { offered } = table.kept.table;
  if (!offered || offered.declinedBy !== undefined || offered.version !== table.chronicle.version) return null;
  const needed = neededFor(table, offered.what, offered.seat) ?? [];
  return { what: offered.what, seat: offered.seat, awaiting: needed.filter((seat) => !offered.agreed.includes(seat)) };
}

/** `steps`: those that are known to somebody, who sees from which of them on would be taken back. */
export function proposalFor(table: Proposing, steps: readonly number[]): Proposal | null {
  const proposal = proposalAt(table);
  if (proposal?.what !== 'undo') return proposal;
  const { lineIndices } = table.chronicle;
  const before = lineIndices.length - table.chronicle.takenTogether(proposal.seat);
  const from = steps.find((step) => step > before);
  return from === undefined ? proposal : { ...proposal, from };
}

/** That somebody has not agreed is told until something happens. */
export function declinedAt({ kept, chronicle }: Proposing): Declined | undefined {
  const { offered } = kept.table;
  if (offered?.declinedBy === undefined || offered.version !== chronicle.version) return undefined;
  return { what: offered.what, seat: offered.seat, by: offered.declinedBy };
}

/** Undefined where nobody's consent would help. */
export function neededFor(
  { chronicle, kept }: Pick<Proposing, 'chronicle' | 'kept'>,
  what: Proposal['what'],
  seat: Seat,
): readonly Seat[] | undefined {
  const holder = kept.seats.find((row) => row.seat === seat)?.holder;
  const isPersons = (other: Seat) => kept.seats.some((row) => row.seat === other && row.bot === null && row.holder !== holder);
  const concerned = what === 'undo' ? chronicle.consentTo(seat) : kept.seats.map((row) => row.seat);
  return concerned?.filter(isPersons);
}
