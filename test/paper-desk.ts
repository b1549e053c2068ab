/** A desk without a terminal: lines go in, and everything printed can be read afterwards. */
import type { Desk } from '../src/cli/desk.ts';
import { run } from '../src/cli/main.ts';

export interface Ran {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
}

/** Says the next line, given everything printed so far; undefined ends the input. */
export type Typist = (printed: string) => string | undefined;

/** Runs a command in this process, with these lines typed one after the other, or by somebody who reads along. */
export async function runWith(args: readonly string[], lines: readonly string[] | Typist = [], env: Desk['env'] = {}): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const waiting = typeof lines === 'function' ? [] : [...lines];
  const desk: Desk = {
    interactive: false,
    colours: false,
    env,
    print: (line = '') => void out.push(line),
    complain: (sentence) => void err.push(sentence),
    ask: async () => (typeof lines === 'function' ? lines(out.join('\n')) : waiting.shift()),
  };
  const exitCode = await run(args, desk);
  return { exitCode, out: out.join('\n'), err: err.join('\n') };
}

/** Always the last choice listed: it ends recruiting, forms no force twice, and so brings every game to its end. */
export function lastChoice(printed: string): string | undefined {
  const lines = printed.slice(printed.lastIndexOf('\n\n')).split('\n');
  return /^ +(\d+) {2}/.exec(lines.at(-1) ?? '')?.[1];
}
