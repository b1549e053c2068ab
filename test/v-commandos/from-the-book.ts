/** Small positions for the enemy phase: a few tiles, one step, and what came of it. */
import { given } from './given.ts';

export const EDITIONS = ['english', 'french'] as const;
/** Nothing hits. */
export const ONES = Array.from({ length: 40 }, () => 1);
export const RINGING = { alarm: 'triggered' };
/** A turn in which no enemy walks. */
export const STILL = { event: 'card-players-1', half: 'silent' };
/** North, and West, and nothing else happens. */
export const NORTH = { event: 'second-wind-1', half: 'silent' };
export const WEST = { event: 'second-wind-2', half: 'silent' };

/** The tile with that letter. */
export const on = (letter: string) => `ground-${letter.charCodeAt(0) - 64}`;
export const stand = (sheet: Record<string, Record<string, number>>) =>
  Object.fromEntries(Object.entries(sheet).map(([letter, enemies]) => [on(letter), { enemies }]));

/** A level on which alarm, objective and trap door lie on Z, beside the way. */
export function ground(map: readonly string[], more: object = {}): object {
  const rows = [...map, `${'.'.repeat((map[0]?.length ?? 1) + 1)}Z`];
  return {
    level: 'ground',
    commandos: 4,
    map: rows.map((row) => row.padEnd(rows.at(-1)?.length ?? 0, '.')),
    indoor: '',
    doors: {},
    entrances: [],
    alarm: 'Z',
    nests: '',
    trapDoors: { Z: 'open' },
    objectives: [{ tile: 'Z', do: 'interact', points: 1 }],
    equipment: {},
    ...more,
  };
}

export type Sheet = Record<string, unknown>;
export const step = (phase: string, map: readonly string[], more: object, sheet: Sheet, dice: readonly (number | string)[] = []) => {
  const { level, edition = 'english', ...rest } = sheet;
  return given({ phase, level: ground(map, more), levels: { ground: level }, options: { edition }, ...rest } as Sheet, [...dice, ...ONES]);
};
export type Played = ReturnType<typeof given>;
export const moves = (t: Played) => t.told('enemies-moved').map(({ from, tile, count }) => `${from}>${tile} ${count}`);
export const way = (from: string, to: string, count: number) => `${on(from)}>${on(to)} ${count}`;
export const shots = (t: Played) => t.told('enemies-shot').map(({ from, tile, dice }) => `${from}>${tile} ${dice.length}`);
/** Somebody must be in play; he is below. */
export const AWAY = { commandos: { officer: { since: 2 } } };
export const regulars = (...sides: string[]) => sides.flatMap((side) => ['regular', side]);
