/** Keys of the table: what each does, where it lies unless the player has moved it, and which was pressed. */
import { HEX_DIRECTIONS, type HexDirection } from '../../board/hex/hexes.ts';
import { keyName, type Pressed } from '../../board/key-name.ts';

export const ACTIONS = [
  'list',
  'board',
  'next',
  'previous',
  'read',
  'odds',
  'find',
  'settle',
  'again',
  'sound',
  'hint',
  'play-on',
  'undo',
  'redo',
  'earlier',
  'later',
  'now',
  'log',
  'tray',
  'map-key',
  'menu',
  'show',
  'keys',
] as const;
export type Action = (typeof ACTIONS)[number];

/** From hex to hex, direction 1 first: these keys are the board's, and mean nothing elsewhere. */
const HEX_ACTIONS = ['hex-1', 'hex-2', 'hex-3', 'hex-4', 'hex-5', 'hex-6'] as const;
type HexAction = (typeof HEX_ACTIONS)[number];

/** Whatever can be given another key. */
export const MOVABLE = [...ACTIONS, ...HEX_ACTIONS];
export type Movable = Action | HexAction;

const DEFAULT_KEYS: Readonly<Record<Movable, string>> = {
  list: 'L',
  board: 'B',
  next: 'N',
  previous: 'Shift+N',
  read: 'I',
  odds: 'O',
  find: '/',
  settle: 'D',
  again: 'R',
  sound: 'S',
  hint: 'H',
  'play-on': 'P',
  undo: 'U',
  redo: 'Shift+U',
  earlier: '[',
  later: ']',
  now: 'E',
  log: 'G',
  tray: 'T',
  'map-key': 'K',
  menu: 'M',
  show: 'W',
  keys: '?',
  // as they lie on a keypad, around the middle
  'hex-1': 'ArrowUp',
  'hex-2': 'PageUp',
  'hex-3': 'PageDown',
  'hex-4': 'ArrowDown',
  'hex-5': 'End',
  'hex-6': 'Home',
};

/** What hands do without asking; these stay where they are. */
const FIXED: Readonly<Record<string, Action>> = { 'Ctrl+Z': 'undo', 'Ctrl+Shift+Z': 'redo', 'Ctrl+Y': 'redo' };

/** Which belong to the board, the list and the browser, and cannot be given to anything else. */
const TAKEN = /^(Escape|Enter|Space|Tab|Home|End|PageUp|PageDown|Arrow\w+|Shift\+(Tab|Arrow\w+)|[-+0-9]|F\d+|(Ctrl|Alt)\+.*)$/;

/** Where every action lies. The player's own keys are kept by the key, as settings keep them. */
export function keysOf(own: Readonly<Record<string, string>>): Record<Movable, string> {
  const keys = { ...DEFAULT_KEYS };
  for (const [key, does] of Object.entries(own)) {
    const action = MOVABLE.find((one) => one === does);
    if (action) keys[action] = key;
  }
  return keys;
}

export function actionFor(pressed: Pressed, own: Readonly<Record<string, string>>): Action | undefined {
  const name = keyName(pressed);
  const keys = keysOf(own);
  return ACTIONS.find((action) => keys[action] === name) ?? FIXED[name];
}

/** The direction that a key means on a board of hexes. */
export function hexDirectionFor(pressed: Pressed, own: Readonly<Record<string, string>>): HexDirection | undefined {
  const name = keyName(pressed);
  const keys = keysOf(own);
  return HEX_DIRECTIONS.find((direction) => keys[`hex-${direction}`] === name);
}

/** 1 to 9 without anything held. */
export function digitOf({ key, ctrlKey, metaKey, altKey }: Pressed): number | undefined {
  return /^[1-9]$/.test(key) && !ctrlKey && !metaKey && !altKey ? Number(key) : undefined;
}

/** Hexes may have the keys that boards use: it is on the board that they are pressed. */
export function isTaken(name: string, action?: Movable): boolean {
  const isOfBoard = HEX_ACTIONS.some((one) => one === action) && Object.values(DEFAULT_KEYS).includes(name);
  return TAKEN.test(name) && !isOfBoard;
}

/** The player's keys after this action was given that key. Whoever had it gets the key that has become free. */
export function withKey(own: Readonly<Record<string, string>>, action: Movable, name: string): Record<string, string> {
  const keys = keysOf(own);
  const former = MOVABLE.find((one) => keys[one] === name);
  if (former) keys[former] = keys[action];
  keys[action] = name;
  const moved = MOVABLE.filter((one) => keys[one] !== DEFAULT_KEYS[one]);
  return Object.fromEntries(moved.map((one) => [keys[one], one]));
}
