/** What has been explained at a table already; remembered in the browser. */
const PREFIX = 'cockleshell coach';

/** What was explained at the table it was forked from counts here as well. */
export function heardAt(table: string, parent: string | null = null): readonly string[] {
  return [...new Set([...keptAt(table), ...(parent === null ? [] : keptAt(parent))])];
}

export function remember(table: string, heard: readonly string[]): void {
  try {
    localStorage.setItem(`${PREFIX} ${table}`, JSON.stringify([...new Set([...keptAt(table), ...heard])]));
  } catch {
    // Storage is full or forbidden: the coach will repeat himself.
  }
}

/** Whether it has not been said at this table; from now on it has. */
export function sayOnce(table: string, key: string): boolean {
  const isNew = !keptAt(table).includes(key);
  if (isNew) remember(table, [key]);
  return isNew;
}

function keptAt(table: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${PREFIX} ${table}`) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** What a game is about: said before anything else, when something is asked for the first time, so that it can be read. */
const WELCOME = 'welcome';
/** So begins the key of a note on which others stand: what a battle is comes before where one stands in it. */
const CHAPTER = 'chapter-';

/**
 * The one note that matters now: what the game is about; what opens a chapter; then what is asked, when it is asked for the first time; else what has just happened
 * for the first time, the newest first.
 */
export function noteFor(events: readonly string[], asks: string | undefined, heard: readonly string[]): string | undefined {
  if (heard.length === 0 && events.includes(WELCOME)) return WELCOME;
  const chapters = events.filter((key) => key.startsWith(CHAPTER));
  return [...chapters, ...(asks === undefined ? [] : [asks]), ...events.toReversed()].find((key) => !heard.includes(key));
}

/** Whoever is guided was not asked anything yet: what the game is about waits for that, and nothing else is said before it. */
export function isTooEarly(events: readonly string[], asks: string | undefined, heard: readonly string[]): boolean {
  return asks === undefined && heard.length === 0 && events.includes(WELCOME);
}

/** What has happened, and what is asked after it. */
export interface Lately {
  readonly recent: readonly unknown[];
  readonly events: readonly string[];
  readonly question: string | undefined;
}

/**
 * A note is given at its own moment or not at all: when something else has happened, what there was to say before is over, and
 * when something else is asked, nothing more is said of what happened before that.
 */
export function momentOver(
  before: Lately | undefined,
  now: Lately,
): { readonly over: readonly string[]; readonly events: readonly string[] } {
  if (!before) return { over: [], events: now.events };
  if (!isSame(before.recent, now.recent)) return { over: before.events, events: now.events };
  return before.question === now.question ? { over: [], events: now.events } : { over: now.events, events: [] };
}

/** Whoever has looked back comes back to the same. */
function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((event, i) => event === now[i]);
}

interface Heard {
  /** The note on the table, and whether it was the first of all. */
  readonly note: string | undefined;
  readonly isFirst: boolean;
  readonly events: readonly string[];
  readonly question: string | undefined;
  readonly heard: readonly string[];
}

/** The note for what has happened and is asked now: what is past goes, unless nobody is asked and there is nothing else to say. */
export function noteNow({ note, isFirst, events, question, heard }: Heard): string | undefined {
  // Others may be quicker than whoever reads what is said first of all.
  if (isFirst && question === undefined) return note;
  return noteFor(events, question, heard) ?? (note === question || events.includes(note ?? '') ? note : undefined);
}

/** A note, and after how many choices it came up. */
export interface Shown {
  readonly note: string;
  readonly step: number;
}

/** What is explained again: the newest note of this decision, also of one that was come back to; else what is asked. */
export function noteAgain(shown: readonly Shown[], step: number, question: string | undefined): string | undefined {
  return shown.findLast((one) => one.step === step)?.note ?? question;
}
