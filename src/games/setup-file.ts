/** A file that somebody wants to set up a table from, as text: what it offers, or everything that is wrong with it and in which line. */
import { fingerprint } from '../kernel/commitment.ts';
import type { Fault, SetupInfo } from '../kernel/game.ts';
import type { AnyGame, ContentCheck } from './box.ts';
import { lineOfPlace, lineOfSyntaxFault } from './lines.ts';

export interface Finding {
  readonly fault: Fault;
  /** Undefined where it is the file as a whole. */
  readonly line: number | undefined;
}

export type SetupFile =
  | { readonly ok: true; readonly data: object; readonly hash: string; readonly setups: readonly [SetupInfo, ...SetupInfo[]] }
  | { readonly ok: false; readonly findings: readonly [Finding, ...Finding[]] };

export function readSetupFile(text: string, { game, content }: { readonly game: AnyGame; readonly content?: ContentCheck }): SetupFile {
  const data = parsed(text);
  if (typeof data !== 'object' || data === null) return wrong({ fault: fault('file-not-json'), line: lineOfSyntaxFault(text) });
  if ('cockleshell' in data) return wrong({ fault: fault('file-is-save'), line: undefined });
  if (!content?.recognises(data)) return wrong({ fault: fault('file-foreign'), line: undefined });
  const [first, ...rest] = findingsIn(text, content.check(data));
  if (first) return wrong(first, ...rest);
  const offered = game.ownSetups?.(data);
  if (!offered) return wrong({ fault: fault('no-own-setups'), line: undefined });
  return offered.ok
    ? { ok: true, data, hash: fingerprint(data), setups: offered.value }
    : wrong({ fault: offered.fault, line: lineOf(text, offered.fault) });
}

/** Faults in content, each with the line of the place that it names. */
export function findingsIn(text: string, faults: readonly Fault[]): Finding[] {
  return faults.map((one) => ({ fault: one, line: lineOf(text, one) }));
}

function lineOf(text: string, { figures: { where } }: Fault): number | undefined {
  return typeof where === 'string' ? lineOfPlace(text, where) : undefined;
}

function fault(code: string): Fault {
  return { code, figures: {} };
}

function wrong(...findings: readonly [Finding, ...Finding[]]): SetupFile {
  return { ok: false, findings };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
