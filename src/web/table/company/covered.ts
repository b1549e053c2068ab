/** What may be known of a table by everybody who stands around its screen, while nobody sits before it. */
import type { Seat } from '../../../kernel/game.ts';
import type { SeatCard, TableCard } from '../../../wire/wire.ts';
import type { api } from '../../api.ts';
import { firstAtScreen } from './handing.ts';

export interface Covered {
  readonly table: TableCard;
  readonly own: readonly SeatCard[];
  /** The seats that somebody plays. */
  readonly held: readonly Seat[];
  /** Who is to sit down. */
  readonly next: Seat | undefined;
}

export async function coveredTable(id: string, ask: Pick<typeof api, 'table'>): Promise<Covered> {
  // View, offers and log of whoever is asked come along, and are let go of at once.
  const { table, seats } = await ask.table(id);
  const held = seats.filter((card) => card.held).map(({ seat }) => seat);
  return { table, own: seats.filter(({ yours }) => yours), held, next: firstAtScreen(seats) };
}
