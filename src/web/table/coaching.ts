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

/** The one note that matters now: what has just happened for the first time, the newest first, or else the question. */
export function noteFor(events: readonly string[], asks: string | undefined, heard: readonly string[]): string | undefined {
  return [...events.toReversed(), ...(asks === undefined ? [] : [asks])].find((key) => !heard.includes(key));
}
