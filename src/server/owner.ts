/** Whose a table is. */
import { presenceOf } from '../kernel/witness/presence.ts';
import type { Kept } from '../store/store.ts';

/** Who set it up; or who plays all of it, where that one has no seat any more: a seat may be taken along to another machine. */
export function isOwner({ table, seats }: Kept, visitor: string | undefined): boolean {
  if (visitor === undefined) return false;
  return table.owner === visitor || (presenceOf(seats, visitor).alone && seats.every(({ holder }) => holder !== table.owner));
}

export function isPlayer({ table, seats }: Kept, visitor: string): boolean {
  return table.owner === visitor || seats.some(({ holder }) => holder === visitor);
}
