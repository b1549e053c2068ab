/** After a game the company goes on together: what was agreed holds again, and everybody who played is asked along. */
import type { z } from 'zod';
import type { Seat } from '../../../kernel/game.ts';
import type { NewTable, Scene } from '../../../wire/wire.ts';
import { api, OutOfReachError, RefusedError } from '../../api.ts';
import { newInvitationLink } from './invitations.ts';

type Before = Pick<Scene, 'table' | 'seats' | 'outcome'>;

/** What was agreed at a table, as it is asked for at the next one. */
export function mannersLike({
  pace,
  patience,
  clock,
  windows = null,
  watching,
}: Scene['manners']): NonNullable<z.input<typeof NewTable>['manners']> {
  return { pace, ...(patience !== null && { patience }), ...(clock && { clock }), windows, ...(watching && { watching }) };
}

/** Of each other who played: his seat before, and the one that is kept for him at the new table. */
export function askedAlong(
  { seats, outcome }: Pick<Before, 'seats' | 'outcome'>,
  after: Pick<Scene, 'seats'>,
  seatBefore: (seat: Seat) => Seat,
) {
  if (!outcome) return [];
  return after.seats.flatMap(({ seat, held, bot }) => {
    const before = seats.find((card) => card.seat === seatBefore(seat));
    return !held && bot === null && before?.held && !before.yours ? [{ before: before.seat, now: seat }] : [];
  });
}

/** Whose player gets a seat: the one who had it before; one of a name that there was not before, somebody whose own there is not any more. */
export function seatBeforeAt(before: Pick<Before, 'seats'>, after: Pick<Scene, 'seats'>): (seat: Seat) => Seat {
  const lacks = ({ seats }: Pick<Scene, 'seats'>, seat: Seat) => seats.every((card) => card.seat !== seat);
  const homeless = before.seats.filter(({ seat, held, yours }) => held && !yours && lacks(after, seat));
  const fresh = after.seats.filter(({ seat, held, bot }) => !held && bot === null && lacks(before, seat));
  const pairs = new Map(fresh.map(({ seat }, i) => [seat, homeless[i]?.seat]));
  return (seat) => pairs.get(seat) ?? seat;
}

/** `seatBefore`: whose seat it was whose player gets this one. Who cannot be asked here can still be sent a link. */
export async function askAlong(before: Before, after: Scene, seatBefore: (seat: Seat) => Seat = (seat) => seat): Promise<void> {
  const asked = askedAlong(before, after, seatBefore);
  const speaker = before.seats.find(({ yours }) => yours);
  // Whoever finds no seat there is told of the table all the same.
  const hasOthers = before.outcome !== null && before.seats.some(({ held, yours }) => held && !yours);
  if (!hasOthers || !speaker) return;
  const { id } = after.table;
  const invitations: Record<Seat, string> = {};
  try {
    for (const { before: seat, now } of asked) invitations[seat] = new URL(await newInvitationLink(id, now)).hash.slice(1);
    await api.goOnAt(before.table.id, { seat: speaker.seat, table: id, invitations });
  } catch (error) {
    if (!(error instanceof RefusedError || error instanceof OutOfReachError)) throw error;
  }
}
