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

function keptAt(table: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${PREFIX} ${table}`) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** The one note that matters now: what is asked, when it is asked for the first time; else what has just happened for the first time, the newest first. */
export function noteFor(events: readonly string[], asks: string | undefined, heard: readonly string[]): string | undefined {
  return [...(asks === undefined ? [] : [asks]), ...events.toReversed()].find((key) => !heard.includes(key));
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
