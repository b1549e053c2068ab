/** Tables hold everybody's secrets and dice: folder and files are for their owner only. */
import { chmodSync, closeSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const OWNERS_FOLDER = 0o700;
export const OWNERS_FILE = 0o600;
export const OTHERS = 0o077;
/** What the names of our files begin with. */
const OURS = 'cockleshell.';

export function isOurs(name: string): boolean {
  return name.startsWith(OURS);
}

/** Makes a file, empty, unless it is there. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', OWNERS_FILE));
}

/** Shuts out others from what is ours: the files, and a folder that holds nothing else. Where we may not, it stays as it is. */
export function shutOutOthers(folder: string): void {
  const names = readdirSync(folder);
  const ours = names.filter(isOurs).map((name) => join(folder, name));
  for (const path of names.length === ours.length ? [folder, ...ours] : ours) {
    const { mode } = statSync(path);
    if ((mode & OTHERS) === 0) continue;
    try {
      chmodSync(path, mode & ~OTHERS);
    } catch {
      // It is somebody else's: isOpenToOthers tells of the folder.
    }
  }
}

/** Whether others on this machine may look into a folder. Windows has no such modes. */
export function isOpenToOthers(folder: string): boolean {
  return process.platform !== 'win32' && (statSync(folder).mode & OTHERS) !== 0;
}
