/** The words of `npm test`: a line while it goes on, and a table at its end. */

/** One part of what is proved. */
export interface Part {
  readonly name: string;
  /** What it proves, in words. */
  readonly proves: string;
  readonly files: number;
  readonly done: number;
  readonly tests: number;
  /** How long all of it took, one after the other. */
  readonly seconds: number;
}

const PROVES: Readonly<Record<string, string>> = {
  play: 'whole games, with everybody watching',
  browser: 'pages in a real browser',
  system: 'processes, disks, connections',
  altered: 'what changes a module',
  rules: 'rules, drawings, words',
};

export const partOf = (name: string): Part => ({ name, proves: PROVES[name] ?? name, files: 0, done: 0, tests: 0, seconds: 0 });

const figure = (count: number) => count.toLocaleString('en-GB');

export const timeFor = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export function progressLine(time: string, parts: readonly Part[], failed: number): string {
  const underWay = parts.filter(({ done, files }) => done < files).map(({ name, done, files }) => `${name} ${done} of ${files}`);
  const tests = parts.reduce((sum, part) => sum + part.tests, 0);
  return `${time}  ${figure(tests)} passed, ${failed === 0 ? 'none' : figure(failed)} failed; files: ${underWay.join(', ')}`;
}

/** The command that runs one test alone. */
export function repeating(file: string, test?: string): string {
  if (test === undefined) return `npx vitest run ${file}`;
  // The title is read as a pattern, within single quotes of a shell.
  const pattern = test
    .replaceAll(' > ', ' ')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll("'", '.');
  return `npx vitest run ${file} -t '${pattern}'`;
}

/** `elapsed`: from the beginning to the end, in seconds; the tests of several files run at the same time. */
export function tableOf(parts: readonly Part[], elapsed: number): string {
  const rows = parts.map(({ proves, files, tests, seconds }) => [
    proves,
    files === 0 ? '' : `${figure(tests)} tests in ${figure(files)} ${files === 1 ? 'file' : 'files'}`,
    timeFor(seconds),
  ]);
  const all = [['what was proved', '', 'time'], ...rows, ['all of it, several files at a time', '', timeFor(elapsed)]];
  const [first, second, third] = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = ([proves = '', count = '', time = '']: readonly string[]) =>
    `  ${proves.padEnd(first ?? 0)}  ${count.padStart(second ?? 0)}  ${time.padStart(third ?? 0)}`;
  return ['', ...all.map(line)].join('\n');
}
