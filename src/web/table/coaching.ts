/** What the coach has said at a table already; remembered in the browser. */
const PREFIX = 'cockleshell coach';

export function heardAt(table: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${PREFIX} ${table}`) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export function remember(table: string, heard: readonly string[]): void {
  try {
    localStorage.setItem(`${PREFIX} ${table}`, JSON.stringify(heard));
  } catch {
    // Storage is full or forbidden: the coach will repeat himself.
  }
}
