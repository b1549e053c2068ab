/**
 * What this browser has added to the dice of a table, and what was promised when it did; remembered here, so that one can
 * check at the end that nobody has left it out.
 */
import type { Given } from '../pages/verification.ts';

const PREFIX = 'cockleshell dice';

/** 144 bits from the browser. */
export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

export function rememberShare(table: string, given: Given): void {
  try {
    localStorage.setItem(`${PREFIX} ${table}`, JSON.stringify([...sharesGivenAt(table), given]));
  } catch {
    // Storage is full or forbidden: the dice are as good, only this cannot be checked.
  }
}

export function sharesGivenAt(table: string): readonly Given[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${PREFIX} ${table}`) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isGiven) : [];
  } catch {
    return [];
  }
}

function isGiven(kept: unknown): kept is Given {
  if (typeof kept !== 'object' || kept === null || !('share' in kept) || !('commitment' in kept)) return false;
  return typeof kept.share === 'string' && typeof kept.commitment === 'string';
}
