/** Where a person sits: what they read, and the lines they type. Tests bring their own. */
import { createInterface } from 'node:readline';
import { stripVTControlCharacters, styleText } from 'node:util';

export interface Desk {
  /** A person at a terminal, not a pipe. */
  readonly interactive: boolean;
  readonly colours: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** How wide the terminal is; undefined where there is none. */
  columns?(): number | undefined;
  print(line?: string): void;
  complain(sentence: string): void;
  /** The next line typed; undefined at the end of the input. */
  ask(): Promise<string | undefined>;
}

export interface Streams {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: NodeJS.WritableStream;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export function deskAt({ stdin, stdout, stderr, env }: Streams): Desk & { close(): void } {
  const interactive = stdin.isTTY === true && stdout.isTTY === true;
  const reading = lazily(() => lineReader(stdin, stdout, interactive));
  const print = (line = '') => void stdout.write(`${line}\n`);
  return {
    interactive,
    colours: stdout.isTTY === true && !env.NO_COLOR,
    env,
    columns: () => (stdout.isTTY === true ? stdout.columns : undefined),
    print,
    complain: (sentence) => void stderr.write(`${sentence}\n`),
    async ask() {
      const line = await reading.get().next();
      // A transcript of piped choices should show them; a terminal has shown them already.
      if (!interactive && line !== undefined && line.trim() !== '') print(`> ${line.trim()}`);
      return line;
    },
    close: () => reading.ifAny()?.close(),
  };
}

/** The same desk, with long lines broken between words. What a program may read is printed without. */
export function wrapping(desk: Desk): Desk {
  return {
    interactive: desk.interactive,
    colours: desk.colours,
    env: desk.env,
    columns: () => desk.columns?.(),
    print: (line = '') => desk.print(wrapped(line, desk.columns?.())),
    complain: (sentence) => desk.complain(sentence),
    ask: () => desk.ask(),
  };
}

const NARROWEST = 40;

/** Further lines begin below the text of the first, after its bullet, number or rule. */
function wrapped(text: string, columns: number | undefined): string {
  if (columns === undefined || columns < NARROWEST) return text;
  return text
    .split('\n')
    .map((line) => broken(line, columns))
    .join('\n');
}

function broken(line: string, columns: number): string {
  const length = (part: string) => stripVTControlCharacters(part).length;
  if (length(line) <= columns) return line;
  const margin = /^ *(?:· |\d+ {2}|\d+\.\d+[a-z]? +)?/.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let row = margin;
  for (const word of line.slice(margin.length).split(/(?<= )(?=[^ ])/)) {
    if (length(row) > margin.length && length(row) + length(word.trimEnd()) > columns) {
      lines.push(row.trimEnd());
      row = ' '.repeat(margin.length);
    }
    row += word;
  }
  return [...lines, row].join('\n');
}

/** Nothing is read from the input before somebody asks. */
function lazily<T>(make: () => T) {
  let made: T | undefined;
  return {
    get: () => {
      made ??= make();
      return made;
    },
    ifAny: () => made,
  };
}

function lineReader(input: NodeJS.ReadableStream, output: NodeJS.WritableStream, interactive: boolean) {
  const reader = createInterface(interactive ? { input, output, prompt: '> ' } : { input, terminal: false });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async next(): Promise<string | undefined> {
      if (interactive) reader.prompt();
      const { done, value } = await lines.next();
      return done ? undefined : value;
    },
    close: () => reader.close(),
  };
}

export function bold(desk: Desk, text: string): string {
  return desk.colours ? styleText('bold', text, { validateStream: false }) : text;
}

export function dim(desk: Desk, text: string): string {
  return desk.colours ? styleText('dim', text, { validateStream: false }) : text;
}
