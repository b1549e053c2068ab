/** Files that people name: read whole, and written so that nothing half-done is ever left under their name. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Save } from '../kernel/save.ts';
import type { Speaker } from '../words/speaker.ts';
import { Complaint } from './complaint.ts';

/** What commonly goes wrong, with a sentence of its own; anything else is told by its code. */
const UNREADABLE: Readonly<Record<string, string>> = { ENOENT: 'file-missing', EISDIR: 'file-is-folder' };

export function readText(file: string, speaker: Speaker): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = codeOf(error);
    throw new Complaint(speaker.say(`complaint ${UNREADABLE[code] ?? 'file-unreadable'}`, { file, code }));
  }
}

/** To a temporary file beside it, then renamed; never over a file that is something else. */
export function writeSave(file: string, save: Save, speaker: Speaker): void {
  if (existsSync(file) && !holdsSave(readText(file, speaker))) throw new Complaint(speaker.say('complaint not-overwritten', { file }));
  const beside = `${file}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    writeFileSync(beside, `${JSON.stringify(save, undefined, 2)}\n`, { flag: 'wx' });
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    const code = codeOf(error);
    throw new Complaint(speaker.say(`complaint ${code === 'ENOENT' ? 'no-folder' : 'not-written'}`, { file, code }));
  }
}

function holdsSave(text: string): boolean {
  const data = parsed(text);
  return typeof data === 'object' && data !== null && 'cockleshell' in data;
}

/** What the text says as JSON; undefined where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
