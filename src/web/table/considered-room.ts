/** How much room what may be considered needs at most: the same for as long as the same is asked, so that nothing below it moves. */

/** What is said of one choice, and how many bars of odds stand below it. */
interface Said {
  readonly what: string;
  readonly besides: readonly string[];
  readonly gauges: number;
  /** It leads somewhere step by step, which is drawn as a strip. */
  readonly isWay: boolean;
}

/** So many letters stand in a line at least. */
const LETTERS = { what: 30, besides: 48 };
/** What a line, a bar and the strip of a way take with what parts them, in rem; and the frame with its inner edge. */
const LINE = { what: 1.4, besides: 1.1 };
const GAUGE = 1.2;
const STRIP = 2.6;
const FRAME = 1.3;
/** Of what is called, no more lines are read. */
const MOST_LINES = 2;
/** The name of a thing and two lines about it find room in any case. */
const LEAST = 4.9;

const lines = (text: string, letters: number): number => Math.ceil(text.length / letters);

function needs({ what, besides, gauges, isWay }: Said): number {
  const named = Math.min(MOST_LINES, lines(what, LETTERS.what)) * LINE.what;
  const told = besides.reduce((sum, text) => sum + lines(text, LETTERS.besides) * LINE.besides, 0);
  return FRAME + named + told + gauges * GAUGE + (isWay ? STRIP : 0);
}

/** In rem. */
export function roomFor(all: readonly Said[]): number {
  return all.reduce((most, said) => Math.max(most, needs(said)), LEAST);
}
