/** The empty strip beside the map, where that is narrower than its board: words lie there and cover nothing. */
import { EXTENT } from './ground.ts';

/** A strip that is so wide, in pixels, has room for words. */
const ROOM_BESIDE = 130;
/** Between the words and the edges of their strip, in pixels. */
const GAP = 8;

export interface Strip {
  readonly strip: 'left' | 'right';
  /** For what lies there, in pixels. */
  readonly width: number;
}

/** The wider of the two; nothing where neither has room. */
export function stripBeside(board: Element): Strip | undefined {
  const { left, right } = board.getBoundingClientRect();
  const onScreen = board.querySelector<SVGGraphicsElement>('.hex-layers')?.getScreenCTM();
  if (!onScreen) return undefined;
  const { a: unit, e } = onScreen;
  const before = EXTENT.x * unit + e - left;
  const behind = right - (EXTENT.x + EXTENT.width) * unit - e;
  const width = Math.max(before, behind);
  return width >= ROOM_BESIDE ? { strip: behind >= before ? 'right' : 'left', width: width - 2 * GAP } : undefined;
}
