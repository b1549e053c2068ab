/** A report on disk: whole or not at all. */
import { access, constants, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fault, type Result } from '../kernel/game.ts';
import { REPORT_MARK } from './report.ts';

/** Asked before the games are played: nobody wants to be told afterwards. */
export async function canWriteReport(file: string): Promise<Result<void>> {
  try {
    await access(dirname(file), constants.W_OK);
    const there = await stat(file).catch(() => undefined);
    if (there?.isDirectory()) return fault('is-a-folder', { file });
    if (there && !(await readFile(file, 'utf8')).includes(REPORT_MARK)) return fault('not-a-report', { file });
    return { ok: true, value: undefined };
  } catch (error) {
    return unwritable(file, error);
  }
}

export async function writeReport(file: string, page: string): Promise<Result<void>> {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(draft, page, { flag: 'wx' });
    await rename(draft, file);
    return { ok: true, value: undefined };
  } catch (error) {
    await rm(draft, { force: true });
    return unwritable(file, error);
  }
}

function unwritable(file: string, error: unknown): Result<never> {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return reason === 'ENOENT' ? fault('no-such-folder', { file, folder: dirname(file) }) : fault('cannot-write', { file, reason });
}
