/** Many choices that differ in one word only (a hundred hexes): their common words once, then that word of each in columns. */

export interface Row {
  readonly words: string;
  /** What to type. */
  readonly text: string;
  /** What is worth knowing about it. */
  readonly aside: string;
}

/** Up to so many are listed one to a line. */
export const FEW = 24;
/** An aside stands beside its choices where it is no longer than this, and all are left out where fewer choices share one. */
const WIDEST = 36;
const SHARING = 2;
const WIDTH = 80;

/** The lines of the grid; undefined where the rows do not lend themselves to one. Numbers begin after `before`. */
export function gridOf(rows: readonly Row[], before = 0, columns = WIDTH): string[] | undefined {
  if (rows.length <= FEW) return undefined;
  const words = commonWords(rows.map((row) => row.words));
  const text = commonWords(rows.map((row) => row.text));
  // Whoever reads the word must know what to type.
  if (!words || !text || words.each.some((word, i) => word !== text.each[i])) return undefined;
  const digits = String(before + rows.length).length;
  const cells = words.each.map((word, i) => `${String(before + i + 1).padStart(digits)} ${word}`);
  const width = Math.max(...cells.map(({ length }) => length));
  const padded = cells.map((cell) => cell.padEnd(width));
  const heading = `  ${before + 1}–${before + rows.length}  ${words.common}  [${text.common}]`;
  return [heading, ...bodyOf(rows, padded, columns)];
}

function bodyOf(rows: readonly Row[], cells: readonly string[], columns: number): string[] {
  const asides = [...new Set(rows.map(({ aside }) => aside))];
  const margin = Math.max(0, ...asides.map(({ length }) => length).filter((length) => length <= WIDEST));
  if (margin === 0 || asides.length * SHARING > rows.length) return inColumns(cells, '', columns);
  return asides.flatMap((aside) => {
    const those = cells.filter((_, i) => rows[i]?.aside === aside);
    if (aside.length <= margin) return inColumns(those, `  ${aside.padEnd(margin)}`, columns);
    return [`  ${aside}`, ...inColumns(those, ' '.repeat(margin + 2), columns)];
  });
}

function inColumns(cells: readonly string[], margin: string, columns: number): string[] {
  const width = (cells[0]?.length ?? 0) + 2;
  const across = Math.max(1, Math.floor((columns - margin.length) / width));
  return Array.from({ length: Math.ceil(cells.length / across) }, (_, row) => {
    const begin = row === 0 ? margin : ' '.repeat(margin.length);
    return (
      begin +
      cells
        .slice(row * across, (row + 1) * across)
        .map((cell) => `  ${cell}`)
        .join('')
        .trimEnd()
    );
  });
}

/** What all have in common, with … for the one word in which they differ, and that word of each. */
function commonWords(sentences: readonly string[]): { common: string; each: readonly string[] } | undefined {
  const split = sentences.map((sentence) => sentence.split(' '));
  const [first = []] = split;
  if (split.some(({ length }) => length !== first.length)) return undefined;
  const differing = first.flatMap((word, i) => (split.every((other) => other[i] === word) ? [] : [i]));
  const [at] = differing;
  if (at === undefined || differing.length > 1) return undefined;
  return { common: first.with(at, '…').join(' '), each: split.map((each) => each[at] ?? '') };
}
