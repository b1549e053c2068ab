/** The address of a moment: a table's own, and behind it the step looked at. */

export function hashOf(step: number): string {
  return `#s=${step}`;
}

/** Links of 0.4 say it with the whole word. */
export function stepIn(hash: string): number | undefined {
  const [, step] = /^#(?:s=|step-)(\d{1,6})$/.exec(hash) ?? [];
  return step === undefined ? undefined : Number(step);
}
