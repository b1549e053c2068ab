/** The seats that one person holds at a table: from which he looks, and how he changes over. */
import type { Chairs } from '../../../games/face.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Scene } from '../../../wire/wire.ts';

/** Undefined where there is nothing to change over to. A seat that a scripted player has is not one's own meanwhile. */
export function chairsAt({ seat, seats }: Pick<Scene, 'seat' | 'seats'>, hands: { lookFrom(seat: Seat): void }): Chairs | undefined {
  const asked = seats.filter((card) => card.yours && card.bot === null && card.asked).map((card) => card.seat);
  if (seat === null || asked.every((one) => one === seat)) return undefined;
  return { at: seat, asked, sit: (wanted) => hands.lookFrom(wanted) };
}

/** Whoever holds several seats of one side is told for which of them he chooses. */
export function leadsSeveral({ seat, seats }: Pick<Scene, 'seat' | 'seats'>): boolean {
  const own = seats.find((card) => card.seat === seat);
  return own !== undefined && seats.filter(({ yours, bot, side }) => yours && bot === null && side === own.side).length > 1;
}
