/** What a simulation leaves on disk: whole or not at all, and never over a file that is something else. */
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fault, type Result } from '../kernel/game.ts';

/** So much of a file is looked at for the mark of its kind. */
const HEAD = 4096;

/** Asked before the games are played: nobody wants to be told afterwards. */
export async function canWrite(file: string, mark: string, otherwise: string): Promise<Result<void>> {
  try {
    await access(dirname(file), constants.W_OK);
    const there = await stat(file).catch(() => undefined);
    if (there?.isDirectory()) return fault('is-a-folder', { file });
    if (there && there.size > 0 && !(await headOf(file)).includes(mark)) return fault(otherwise, { file });
    return { ok: true, value: undefined };
  } catch (error) {
    return unwritable(file, error);
  }
}

export async function writeWhole(file: string, text: Iterable<string>): Promise<Result<void>> {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    await pipeline(Readable.from(text), createWriteStream(draft, { flags: 'wx' }));
    await rename(draft, file);
    return { ok: true, value: undefined };
  } catch (error) {
    await rm(draft, { force: true });
    return unwritable(file, error);
  }
}

async function headOf(file: string): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of createReadStream(file, { end: HEAD })) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

function unwritable(file: string, error: unknown): Result<never> {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return reason === 'ENOENT' ? fault('no-such-folder', { file, folder: dirname(file) }) : fault('cannot-write', { file, reason });
}
