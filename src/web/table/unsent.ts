/**
 * A choice that the server has not acknowledged yet, kept beside the page by table: the page that has promised to send it may be
 * closed before. Sent again it is the same command, so it counts once.
 */
export interface Unsent {
  readonly command: string;
  readonly version: number;
  readonly choice: string;
}

const PREFIX = 'cockleshell unsent';

export function keepUnsent(table: string, unsent: Unsent): void {
  try {
    localStorage.setItem(`${PREFIX} ${table}`, JSON.stringify(unsent));
  } catch {
    // Storage is full or forbidden: it is lost with the page.
  }
}

export function unsentAt(table: string): Unsent | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${PREFIX} ${table}`) ?? 'null');
    return isUnsent(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Another page may have kept another one since. */
export function forgetUnsent(table: string, command: string): void {
  if (unsentAt(table)?.command !== command) return;
  try {
    localStorage.removeItem(`${PREFIX} ${table}`);
  } catch {
    // Nothing was kept.
  }
}

function isUnsent(kept: unknown): kept is Unsent {
  if (typeof kept !== 'object' || kept === null || !('command' in kept && 'version' in kept && 'choice' in kept)) return false;
  return typeof kept.command === 'string' && typeof kept.version === 'number' && typeof kept.choice === 'string';
}
