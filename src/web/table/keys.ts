/** Keys of the table: what each does, where it lies unless the player has moved it, and which was pressed. */

export const ACTIONS = [
  'list',
  'board',
  'next',
  'previous',
  'read',
  'odds',
  'find',
  'settle',
  'hint',
  'play-on',
  'undo',
  'redo',
  'earlier',
  'later',
  'now',
  'log',
  'menu',
  'keys',
] as const;
export type Action = (typeof ACTIONS)[number];

const DEFAULT_KEYS: Readonly<Record<Action, string>> = {
  list: 'L',
  board: 'B',
  next: 'N',
  previous: 'Shift+N',
  read: 'R',
  odds: 'O',
  find: '/',
  settle: 'D',
  hint: 'H',
  'play-on': 'P',
  undo: 'U',
  redo: 'Shift+U',
  earlier: '[',
  later: ']',
  now: 'E',
  log: 'G',
  menu: 'M',
  keys: '?',
};

/** What hands do without asking; these stay where they are. */
const FIXED: Readonly<Record<string, Action>> = { 'Ctrl+Z': 'undo', 'Ctrl+Shift+Z': 'redo', 'Ctrl+Y': 'redo' };

/** Which belong to the board, the list and the browser, and cannot be given to anything else. */
const TAKEN = /^(Escape|Enter|Space|Tab|Home|End|PageUp|PageDown|Arrow\w+|Shift\+(Tab|Arrow\w+)|[-+0-9]|F\d+|(Ctrl|Alt)\+.*)$/;

export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** `Shift+U`, `?`, `Ctrl+Z`. Signs already say whether Shift was held; letters do not. */
export function keyName({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
  return [ctrlKey || metaKey ? 'Ctrl+' : '', altKey && !isSign ? 'Alt+' : '', shiftKey && !isSign ? 'Shift+' : '', name].join('');
}

/** Where every action lies. The player's own keys are kept by the key, as settings keep them. */
export function keysOf(own: Readonly<Record<string, string>>): Record<Action, string> {
  const keys = { ...DEFAULT_KEYS };
  for (const [key, does] of Object.entries(own)) {
    const action = ACTIONS.find((one) => one === does);
    if (action) keys[action] = key;
  }
  return keys;
}

export function actionFor(pressed: Pressed, own: Readonly<Record<string, string>>): Action | undefined {
  const name = keyName(pressed);
  const keys = keysOf(own);
  return ACTIONS.find((action) => keys[action] === name) ?? FIXED[name];
}

/** 1 to 9 without anything held. */
export function digitOf({ key, ctrlKey, metaKey, altKey }: Pressed): number | undefined {
  return /^[1-9]$/.test(key) && !ctrlKey && !metaKey && !altKey ? Number(key) : undefined;
}

export function isTaken(name: string): boolean {
  return TAKEN.test(name);
}

/** The player's keys after this action was given that key. Whoever had it gets the key that has become free. */
export function withKey(own: Readonly<Record<string, string>>, action: Action, name: string): Record<string, string> {
  const keys = keysOf(own);
  const former = ACTIONS.find((one) => keys[one] === name);
  if (former) keys[former] = keys[action];
  keys[action] = name;
  const moved = ACTIONS.filter((one) => keys[one] !== DEFAULT_KEYS[one]);
  return Object.fromEntries(moved.map((one) => [keys[one], one]));
}
