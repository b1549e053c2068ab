/** The log as each who asks got to know of it: what was told, and what is to be remembered about how it was played. */
import type { Chronicle } from '../chronicle.ts';
import { type Ended, type Entry, type HandedOver, isFork, type Remark } from '../entry.ts';
import type { Choice, GameEvent, GameState, Seat } from '../game.ts';
import type { Redeal } from '../match.ts';
import { type Asker, firstAfter, isTold, seatsOf, stepsFor } from './audience.ts';

/** A line of the log: something that happened, or something to be remembered about how it was played. */
export type LogLine =
  | { readonly step: number; readonly event: GameEvent }
  | ({ readonly step: number; readonly mark: Mark; readonly seat: Seat; readonly choice?: string; readonly bot?: string } & {
      /** Who agreed to taking back, or from where somebody has looked. */
      readonly others?: readonly Seat[];
    });

type Mark =
  | 'hint'
  | 'hint-taken-back'
  | 'beyond'
  | 'taken-back'
  | 'fork'
  | 'dealt'
  | 'scripted'
  | 'sole'
  | 'handed'
  | 'handed-back'
  | 'replaced'
  | 'passed-on'
  | 'has-seen'
  | 'resigned'
  | 'agreed'
  | 'out-of-time';

export function logFor<S extends GameState, C extends Choice, E extends GameEvent>(chronicle: Chronicle<S, C, E>, asker: Asker): LogLine[] {
  return linesWithEntries(chronicle, asker).map(({ line }) => line);
}

/** The lines of the log, each with the entry that caused it; what was told at the beginning comes before all of them. */
function linesWithEntries<S extends GameState, C extends Choice, E extends GameEvent>(
  chronicle: Chronicle<S, C, E>,
  asker: Asker,
): Marked[] {
  const marks = marksIn(chronicle, asker);
  const held = seatsOf(asker);
  const lines: Marked[] = [];
  let marked = 0;
  for (const { version, step, event } of chronicle.told) {
    for (let mark = marks[marked]; mark && mark.index <= version; mark = marks[++marked]) lines.push(mark);
    if (isTold(event.to ?? 'all', held)) lines.push({ index: step === 0 ? -1 : version, line: { step, event } });
  }
  for (const mark of marks.slice(marked)) lines.push(mark);
  return lines;
}

/** The lines that came to the log of a seat since one who holds these seats knew of so much. */
export function newsSince<S extends GameState, C extends Choice, E extends GameEvent>(
  chronicle: Chronicle<S, C, E>,
  seat: Seat,
  held: readonly Seat[],
  version: number,
): LogLine[] {
  const from = firstAfter(chronicle, held, version) ?? chronicle.version;
  return linesWithEntries(chronicle, seat).flatMap(({ index, line }) => (index >= from ? [line] : []));
}

/** What an asker was told on the line of play that stands, after the first so many things that anybody was told. */
export function eventsFor<S extends GameState, C extends Choice, E extends GameEvent>(
  { told }: Chronicle<S, C, E>,
  asker: Asker,
  from = 0,
): E[] {
  const held = seatsOf(asker);
  return told.slice(from).flatMap(({ event }) => (isTold(event.to ?? 'all', held) ? [event] : []));
}

/** Whoever has the save file has seed and dice: nothing is hidden from him. */
export function wholeStory<S extends GameState, C extends Choice, E extends GameEvent>({ told }: Chronicle<S, C, E>): E[] {
  return told.map(({ event }) => event);
}

type Marking = Pick<Extract<LogLine, { mark: Mark }>, 'mark' | 'choice' | 'bot' | 'others'>;

/** How an entry is told that changes nothing on the board. */
function markOf(entry: Remark | Redeal | Ended, asker: Asker): Marking {
  if ('hint' in entry) return { mark: 'hint', ...(entry.seat === asker && { choice: entry.hint }) };
  if ('handedTo' in entry) return entry.handedTo === null ? { mark: 'handed-back' } : { mark: 'handed', bot: entry.handedTo };
  if ('replaced' in entry) return { mark: 'replaced' };
  if ('passedOn' in entry) return { mark: 'passed-on' };
  if ('hasSeen' in entry) return { mark: 'has-seen', others: entry.hasSeen };
  if ('ends' in entry) return { mark: entry.ends };
  return { mark: isFork(entry) ? 'fork' : 'dealt' };
}

interface Marked {
  readonly index: number;
  readonly line: LogLine;
}

/**
 * What is remembered of how it was played, as far as the asker knows that it was. What the scripted player chose counts
 * only while it stands. From the end to the beginning: how far was taken back later says where a mark stands now.
 */
function marksIn<S extends GameState, C extends Choice, E extends GameEvent>(
  { entries, audiences, lineIndices }: Chronicle<S, C, E>,
  asker: Asker,
): Marked[] {
  const marks: Marked[] = [];
  const held = seatsOf(asker);
  let step = lineIndices.length;
  let takenBackTo = step;
  for (let index = entries.length - 1; index >= 0; index--) {
    const entry = entries[index];
    if (!entry) continue;
    const { seat } = entry;
    const write = (marked: Marking) => marks.push({ index, line: { step: Math.min(step, takenBackTo), seat, ...marked } });
    if ('undo' in entry) {
      const isKnown = isTold(audiences[index], held);
      if (entry.beyond && isKnown) write({ mark: 'beyond' });
      // Scripted players are not asked.
      const others = entry.agreed?.filter((other) => !isScriptedAt(entries, index, other)) ?? [];
      if (others.length > 0 && isKnown) write({ mark: 'taken-back', others });
      takenBackTo = Math.min(takenBackTo, step);
      step += entry.undo;
    } else if ('choice' in entry) {
      const stands = step <= takenBackTo && isTold(audiences[index], held);
      if (entry.scripted && stands) write({ mark: 'scripted' });
      if (entry.sole && stands) write({ mark: 'sole', ...(seat === asker && { choice: entry.choice }) });
      step--;
    } else {
      const marking = markOf(entry, asker);
      // What was advised farther on has been taken back: it is remembered, but not as of this step.
      write(marking.mark === 'hint' && step > takenBackTo ? { mark: 'hint-taken-back' } : marking);
    }
  }
  return marks.reverse();
}

function isScriptedAt(entries: readonly Entry[], index: number, seat: Seat): boolean {
  const handed = entries.slice(0, index).findLast((entry): entry is HandedOver => 'handedTo' in entry && entry.seat === seat);
  return typeof handed?.handedTo === 'string';
}

/** What an asker has got to know so far, kept up to date: nobody goes through a long game again after every choice. */
export class Notes<S extends GameState, C extends Choice, E extends GameEvent> {
  readonly chronicle: Chronicle<S, C, E>;
  /** As logFor and stepsFor would tell them; they only grow. */
  readonly lines: LogLine[];
  readonly steps: number[];
  readonly #asker: Asker;
  #entries: number;
  #told: number;
  #step: number;

  constructor(chronicle: Chronicle<S, C, E>, asker: Asker) {
    this.chronicle = chronicle;
    this.lines = logFor(chronicle, asker);
    this.steps = stepsFor(chronicle, asker);
    this.#asker = asker;
    this.#entries = chronicle.entries.length;
    this.#told = chronicle.told.length;
    this.#step = chronicle.lineIndices.length;
  }

  /** Takes down what has happened since; false where something was taken back, and all is to be noted anew. */
  goOn(): boolean {
    const { entries } = this.chronicle;
    if (this.#entries === entries.length) return true;
    // Marks of the first choice stand before what was told at the beginning.
    if (this.#entries === 0) return false;
    if (entries.slice(this.#entries).some((entry) => 'undo' in entry)) return false;
    for (; this.#entries < entries.length; this.#entries++) this.#note(this.#entries);
    return true;
  }

  #note(index: number): void {
    const { entries, audiences, told } = this.chronicle;
    const held = seatsOf(this.#asker);
    const entry = entries[index];
    const isKnown = isTold(audiences[index], held);
    if (entry && 'choice' in entry) {
      this.#step++;
      if (isKnown) this.steps.push(this.#step);
      const { seat, choice } = entry;
      if (isKnown && entry.scripted) this.lines.push({ step: this.#step, mark: 'scripted', seat });
      if (isKnown && entry.sole) this.lines.push({ step: this.#step, mark: 'sole', seat, ...(seat === this.#asker && { choice }) });
    } else if (entry && !('undo' in entry)) this.lines.push({ step: this.#step, seat: entry.seat, ...markOf(entry, this.#asker) });
    for (let heard = told[this.#told]; heard && heard.version <= index; heard = told[++this.#told]) {
      const { step, event } = heard;
      if (isTold(event.to ?? 'all', held)) this.lines.push({ step, event });
    }
  }
}
