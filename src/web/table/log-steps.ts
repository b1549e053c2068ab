/** The log as it is read: lines gathered by the step at which they were written. */
import type { LogLine } from '../../kernel/witness/log.ts';

export interface Step {
  readonly step: number;
  /** Where its first line stands in the whole log; tells two steps of the same number apart. */
  readonly first: number;
  readonly lines: readonly LogLine[];
}

/** `from`: the number of the first line, where those before are not known. A step of which nothing is told has no row. */
export function stepsOf(log: readonly LogLine[], from = 0): Step[] {
  const steps: { step: number; first: number; lines: LogLine[] }[] = [];
  for (const [i, line] of log.entries()) {
    const last = steps.at(-1);
    if (last?.step === line.step) last.lines.push(line);
    else steps.push({ step: line.step, first: from + i, lines: [line] });
  }
  return steps.filter(({ lines }) => !lines.every(isScripted));
}

/** One quiet word per step will do for these. */
export function isScripted(line: LogLine): boolean {
  return 'mark' in line && line.mark === 'scripted';
}

/** The last step at or before this one that the reader has seen, as a place in the list of steps. */
export function stopAt(steps: readonly number[], step: number): number {
  return Math.max(
    steps.findLastIndex((one) => one <= step),
    0,
  );
}
