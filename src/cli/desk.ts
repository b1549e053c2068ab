/** Where a person sits: what they read, and the lines they type. Tests bring their own. */
import { createInterface } from 'node:readline';

export interface Desk {
  /** A person at a terminal, not a pipe. */
  readonly interactive: boolean;
  readonly colours: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  print(line?: string): void;
  complain(sentence: string): void;
  /** The next line typed; undefined at the end of the input. */
  ask(): Promise<string | undefined>;
}

export interface Streams {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean };
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
