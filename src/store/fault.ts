import type { Figure } from '../kernel/game.ts';

type StoreFaultCode =
  | 'folder-not-writable'
  | 'disk-full'
  | 'database-newer'
  | 'database-unreachable'
  | 'database-damaged'
  | 'table-damaged'
  /** Somebody else has changed the table since it was read; nothing was written. */
  | 'table-changed'
  /** Its file is no longer where it was opened. */
  | 'database-moved'
  /** Another process serves it. */
  | 'database-in-use'
  /** What was acknowledged is not in it any more: its log was lost on the way, or part of it. */
  | 'log-missing'
  | 'log-cut'
  /** Backups: what is wrong with a file, or with the database to be copied. */
  | 'file-exists'
  | 'no-file'
  /** It is a database whose log is not in it. */
  | 'file-in-use'
  | 'no-database'
  | 'database-older'
  | 'not-a-backup'
  | 'not-the-same';

/** What is wrong with the database itself, as a code and figures; the sentence is the caller's. */
export class StoreFault extends Error {
  readonly code: StoreFaultCode;
  readonly figures: Readonly<Record<string, Figure>>;

  constructor(code: StoreFaultCode, figures: Readonly<Record<string, Figure>> = {}, cause?: unknown) {
    super(code, { cause });
    this.name = 'StoreFault';
    this.code = code;
    this.figures = figures;
  }
}

/** The code that a driver or Node gives an error, or nothing. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Somebody else was first, and whoever asked has to look again. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof StoreFault && error.code === 'table-changed';
}
