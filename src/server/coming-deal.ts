/** What everything at a table will be dealt anew from when the next one sits down. */
import { commitmentTo } from '../kernel/commitment.ts';
import type { Share } from '../kernel/match.ts';
import type { Kept } from '../store/store.ts';
import type { Scene } from '../wire/wire.ts';

/** As far as all may know of it. */
export function comingDeal(kept: Kept): Scene['dice']['coming'] {
  const { coming, salt } = kept.table;
  return coming ? { commitment: commitmentTo(coming.secret, salt), shared: sharesIn(kept).map(({ seat }) => seat) } : undefined;
}

/** What those have added who sit there, each under the first seat that he holds. */
export function sharesIn({ table: { coming }, seats }: Kept): Share[] {
  const holders = [...new Set(seats.flatMap(({ holder }) => holder ?? []))];
  return holders.flatMap((holder) => {
    const share = coming?.shares[holder];
    const seat = seats.find((row) => row.holder === holder)?.seat;
    return share === undefined || seat === undefined ? [] : [{ seat, share }];
  });
}
