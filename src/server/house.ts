/** What those need of the house who do something at its tables. */
import type { Seat } from '../kernel/game.ts';
import type { SeatRow, Store } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';

export interface Seating {
  readonly store: Store;
  now(): number;
  secret(): string;
  /** Does something to the history, in its turn, and writes it down. */
  enter(table: LiveTable, act: () => void): Promise<void>;
  /** Whether the side of a seat has none of the time left that was agreed. */
  isOutOfTime(table: LiveTable, seat: Seat): boolean;
  /** For how many milliseconds the server was up since that moment. */
  upSince(moment: number): number;
  /** For how much longer the holder of a seat would have to stay away for somebody to be invited in his place. */
  patienceWith(table: LiveTable, row: SeatRow): number;
  /** Something has changed that clocks go by, and nothing was entered. */
  noteTimes(table: LiveTable): Promise<void>;
  /** What was written to the table meanwhile is known here. */
  refresh(table: LiveTable): Promise<void>;
  /** Before something is taken back. */
  recall(table: LiveTable): Promise<void>;
  /** Everybody is told. */
  tell(table: LiveTable): void;
}
