/** Who sits at a table, and what follows from it for secrets: people, people to come, and scripted players. */
import { type Stops, stopsAtSecrets, stopsWhereUseful } from '../kernel/chronicle.ts';
import type { Choice, GameState, Seat } from '../kernel/game.ts';
import type { SeatRow } from '../store/store.ts';
import { type Stops as Wish, WishStops } from '../wire/wire.ts';

type Seated = Pick<SeatRow, 'seat' | 'holder' | 'bot'>;

/** Somebody who has not come yet. */
const TO_COME = Symbol('to come');

/** Who plays a seat, if a person does: a seat that nobody holds is somebody else's, unless a scripted player has it. */
function personAt({ holder, bot }: Seated): string | typeof TO_COME | undefined {
  return holder ?? (bot === null ? TO_COME : undefined);
}

/** More than one person plays there, or will. */
export function isShared(seats: readonly Seated[]): boolean {
  const people = seats.flatMap((seat) => personAt(seat) ?? []);
  return people.some((person) => person === TO_COME || person !== people[0]);
}

/** One person plays all there is to play. */
export function isInOneHand(seats: readonly Seated[]): boolean {
  return seats.every(({ holder }) => holder !== null && holder === seats[0]?.holder);
}

/** At windows that are secret a seat is stopped with or without something to play, if there is anybody who must not know which. */
export function stopsAt(seats: readonly Seated[]): Stops<GameState, Choice> {
  const guarded = new Set<Seat>(
    seats.flatMap((seat) => {
      const own = personAt(seat);
      const others = seats.map(personAt).filter((person) => person !== undefined && (person === TO_COME || person !== own));
      return others.length > 0 ? [seat.seat] : [];
    }),
  );
  return (state, seat, question) => (guarded.has(seat) ? stopsAtSecrets : stopsWhereUseful)(state, seat, question);
}

/** Where those who sit there wish to be asked, as it was written down with their seats. */
export function wishesIn(seats: readonly SeatRow[]): ReadonlyMap<string, Wish> {
  return new Map(
    seats.flatMap(({ holder, stops }) => {
      const { data } = WishStops.safeParse(stops);
      return holder === null || !data ? [] : [[holder, data] as const];
    }),
  );
}
