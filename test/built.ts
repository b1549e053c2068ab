/** What `npm test` has built before any test runs, for processes and threads of their own: as long as it is up to date, nothing is compiled again. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const BUILT = join(ROOT, 'dist');

/** By the stamp that tools/setup.mjs leaves. */
export function isUpToDate(): boolean {
  const stamp = join(BUILT, '.built');
  if (!existsSync(stamp)) return false;
  const built = statSync(stamp).mtimeMs;
  const source = join(ROOT, 'src');
  return readdirSync(source, { recursive: true }).every((name) => statSync(join(source, String(name))).mtimeMs <= built);
}
