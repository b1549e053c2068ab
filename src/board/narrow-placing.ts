/**
 * Where cards lie on a narrow page, with the board at its head and a sheet below it: never upon what was pressed, what may be asked for,
 * the question or the filled button. Lengths are pixels of the window.
 */
import { type Box, middleOf, type Size } from './geometry.ts';
import { coveredBy, inField } from './placing.ts';

export interface NarrowPage {
  readonly board: Box;
  /** Where nothing is: below the board within its window, and below the last word on the sheet. */
  readonly free: readonly Box[];
  /** What is written on the sheet, between its question and its buttons; nothing while that is folded. */
  readonly paper: Box | undefined;
}

export interface Ground {
  /** What the card is about, and where the finger lies. */
  readonly pressed: readonly Box[];
  /** What may be chosen now. */
  readonly asked: readonly Box[];
  /** What matters besides. */
  readonly rather?: readonly Box[];
}

/** Between a card and the edges of whatever it lies upon. */
const EDGE = 8;
/** What is taller takes too much of the board away, as a share of that. */
const MOST = 0.4;
/** Lower than this nobody reads anything, in pixels. */
const LEAST = 96;

/**
 * What is short lies where nothing is, else along the head or the foot of the board, whichever is farther from what was pressed; what is
 * chosen from or read lies upon the list rather than upon the board. What is too tall for its place is no taller than that: its rest is scrolled to.
 */
export function onNarrow(card: Size, page: NarrowPage, ground: Ground, isShort: boolean): Box {
  const { board, paper } = page;
  const { pressed, asked } = ground;
  const closed = [...pressed, ...asked];
  const [first, second] = edgesOf(board, pressed).map((edge) => along(edge, card, board)) as [Box, Box];
  const rather = (box: Box) => coveredBy(box, ground.rather ?? []);
  const [strip] = [first, second]
    .filter((box) => card.height <= board.height * MOST && coveredBy(box, closed) === 0)
    .toSorted((a, b) => rather(a) - rather(b));
  const list = paper && coveredBy(paper, pressed) === 0 && paper.height >= Math.min(LEAST, card.height) ? upon(paper, card) : undefined;
  const free = freeIn(card, page.free, closed);
  const found = isShort ? (free ?? strip ?? list) : (free ?? list ?? strip);
  return found ?? asideOf(pressed, board, card);
}

type Edge = 'head' | 'foot';

/** The farther one first; for what does not lie on the board, the nearer one. */
function edgesOf(board: Box, pressed: readonly Box[]): readonly [Edge, Edge] {
  const [thing = board] = pressed;
  const [, at] = middleOf(thing);
  const isLow = at > middleOf(board)[1] && at <= board.y + board.height;
  return isLow ? ['head', 'foot'] : ['foot', 'head'];
}

function along(edge: Edge, card: Size, board: Box): Box {
  const y = edge === 'head' ? board.y + EDGE : board.y + board.height - EDGE - card.height;
  return { x: board.x + (board.width - card.width) / 2, y, ...card };
}

function upon(paper: Box, { width, height }: Size): Box {
  return { x: paper.x + (paper.width - width) / 2, y: paper.y + EDGE, width, height: Math.min(height, paper.height - 2 * EDGE) };
}

function freeIn(card: Size, fields: readonly Box[], closed: readonly Box[]): Box | undefined {
  for (const field of fields) {
    const at = inField(card, field, closed);
    if (at) return { x: at[0], y: at[1], ...card };
  }
  return undefined;
}

/** Nothing is free: upon the larger part of the board above or below what was pressed. */
function asideOf(pressed: readonly Box[], board: Box, card: Size): Box {
  const head = Math.min(...pressed.map(({ y }) => y), board.y + board.height);
  const foot = Math.max(...pressed.map(({ y, height }) => y + height), board.y);
  const above = { ...board, height: head - board.y };
  const below = { ...board, y: foot, height: board.y + board.height - foot };
  const [larger] = [above, below].toSorted((a, b) => b.height - a.height) as [Box];
  return larger.height >= Math.min(LEAST, card.height) ? upon(larger, card) : along('head', card, board);
}
