/** What is under way at a table by itself, and how to call it off. */
import type { Seat } from '../kernel/game.ts';

/** A window at which somebody may pass by himself. */
export interface OpenWindow {
  readonly key: string;
  readonly asks: string;
  /** The answer that lets it go by, as text. */
  readonly pass: string;
  readonly since: number;
  /** It is nobody else's business whether there is something to play. */
  readonly isSecret: boolean;
  /** Those whom the game would spare the question. */
  readonly spared: ReadonlySet<Seat>;
  /** Those who will pass by themselves, and how to keep each from it. */
  readonly passing: Map<Seat, () => void>;
}

/** A window that others know nothing of, where a longest time was agreed. */
export interface Lapse {
  readonly asks: string;
  readonly seats: readonly Seat[];
  /** So much had happened by then that everybody knows of. */
  readonly news: number;
  readonly since: number;
  /** In milliseconds, while the server is up. */
  readonly time: number;
  readonly callOff: () => void;
}

/** A scripted player is about to choose. */
export interface Thinking {
  /** So many entries there were when it began. */
  readonly version: number;
  /** It waits before it tries again. */
  readonly isPause?: boolean;
  readonly callOff: () => void;
}
