/** Where somebody wishes to be asked at windows, as his page tells it, and which windows go by for him: he need not be there for it. */
import type { Seat } from '../kernel/game.ts';
import type { Stops } from '../wire/wire.ts';
import type { LiveTable } from './live-table.ts';

/** What lets a window go by. An answer that goes on under another name ends one's own doing. */
const LETS_GO_BY = 'pass';

/** Whether the seat is asked at a window, and whoever holds it wishes that it go by. */
export function isWishedAway(table: LiveTable, seat: Seat): boolean {
  const { asks, isWindow } = askedAt(table, seat);
  const stops = stopsOf(table, seat);
  return isWindow && stops !== undefined && (stops.untilMyTurn || stops.never.includes(asks));
}

/** Whether the game would spare the seat the question, whatever its player wishes. */
export function isHardlyWorth(table: LiveTable, seat: Seat): boolean {
  const { asks, isWindow } = askedAt(table, seat);
  return isWindow && table.game.isHardlyWorth?.(table.chronicle.match.state, seat, asks) === true;
}

/** Once somebody is asked something that is no window it is his own turn: what those wish from now on. */
export function wishesAfter(table: LiveTable): readonly (readonly [visitor: string, stops: Stops])[] {
  return [...table.stops].flatMap(([visitor, stops]) => {
    const isHisTurn = table.presenceOf(visitor).held.some((seat) => isAskedOtherwise(table, seat));
    return stops.untilMyTurn && isHisTurn ? [[visitor, { ...stops, untilMyTurn: false }] as const] : [];
  });
}

function isAskedOtherwise(table: LiveTable, seat: Seat): boolean {
  return table.chronicle.match.decision?.seats.includes(seat) === true && !askedAt(table, seat).isWindow;
}

function askedAt({ chronicle, game, diverged }: LiveTable, seat: Seat): { readonly asks: string; readonly isWindow: boolean } {
  const { decision } = chronicle.match;
  const { asks = '', pass } = decision?.question ?? {};
  const isAsked = decision?.seats.includes(seat) === true && diverged === null;
  return { asks, isWindow: isAsked && pass !== undefined && game.choiceText(pass) === LETS_GO_BY };
}

function stopsOf(table: LiveTable, seat: Seat): Stops | undefined {
  return table.stops.get(table.holderOf(seat) ?? '');
}
