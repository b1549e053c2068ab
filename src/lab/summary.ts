/** Records of games, counted by scenario. */

import type { AnyGame } from '../games/box.ts';
import type { Seat } from '../kernel/game.ts';
import { seatsOf, usualSetup } from '../kernel/setup.ts';
import type { GameRecord } from './games.ts';
import { type Interval, mean, wilson } from './statistics.ts';
import type { Words } from './words.ts';

export interface Row {
  readonly scenario: string;
  readonly games: number;
  readonly finished: number;
  /** Games won by the first seat. */
  readonly wins: number;
  readonly winRate: number;
  /** In which the true share lies, 95 % of the time. */
  readonly interval: Interval;
  /** Mean number of decisions. */
  readonly length: number;
  /** Means of the game's own figures. */
  readonly means: Readonly<Record<string, number>>;
  /** Of figures that are no numbers: how many different ones there were. */
  readonly kinds: Readonly<Record<string, number>>;
}

/** Rows in the order of their names, so that they do not depend on which was drawn first. */
export function summaryOf(records: readonly GameRecord[], firstSeat: (setup: string) => Seat | undefined): Row[] {
  return [...byScenario(records)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([scenario, games]) => {
      const wins = games.filter(({ setup, winners }) => winners.some((seat) => seat === firstSeat(setup))).length;
      return {
        scenario,
        games: games.length,
        finished: games.filter(({ finished }) => finished).length,
        wins,
        winRate: wins / games.length,
        interval: wilson(wins, games.length),
        length: mean(games.map(({ decisions }) => decisions)),
        means: Object.fromEntries(figureNames(games).map((name) => [name, mean(figureValues(games, name))])),
        kinds: kindsIn(games),
      };
    });
}

/** A game may say itself what it is counted under: the mission that was drawn, for example. */
export function byScenario(records: readonly GameRecord[]): Map<string, GameRecord[]> {
  const found = new Map<string, GameRecord[]>();
  for (const record of records) {
    const scenario = String(record.figures.scenario ?? record.setup);
    const games = found.get(scenario);
    if (games) games.push(record);
    else found.set(scenario, [record]);
  }
  return found;
}

export function figureNames(records: readonly GameRecord[]): string[] {
  const names = new Set<string>();
  for (const { figures } of records) for (const [name, value] of Object.entries(figures)) if (typeof value === 'number') names.add(name);
  return [...names];
}

/** What a game is counted under, and how it ended, is told elsewhere. */
const TOLD: readonly string[] = ['scenario', 'how'];

function kindsIn(records: readonly GameRecord[]): Record<string, number> {
  const kinds = new Map<string, Set<string>>();
  for (const { figures } of records) {
    for (const [name, value] of Object.entries(figures)) {
      if (typeof value === 'number' || TOLD.includes(name)) continue;
      kinds.set(name, (kinds.get(name) ?? new Set()).add(value));
    }
  }
  return Object.fromEntries([...kinds].map(([name, values]) => [name, values.size]));
}

function figureValues(records: readonly GameRecord[], name: string): number[] {
  return records.map(({ figures }) => figures[name]).filter((value) => typeof value === 'number');
}

/** The first seat, by whose wins a game of several is counted; undefined where there is only one. */
export function countedSeat(game: AnyGame): Seat | undefined {
  const [seat, other] = seatsOf(game, usualSetup(game, game.setups[0]?.id ?? ''));
  return other === undefined ? undefined : seat;
}

export interface Sheet {
  readonly head: readonly string[];
  /** A line for each scenario, its name first. */
  readonly lines: readonly (readonly string[])[];
}

/** The rows as they are shown, in a terminal or on a page. */
export function sheetOf(rows: readonly Row[], words: Words): Sheet {
  const figures = [...new Set(rows.flatMap(({ means }) => Object.keys(means)))];
  const kinds = [...new Set(rows.flatMap((row) => Object.keys(row.kinds)))];
  const head = [
    words.say('column.scenario'),
    words.say('column.games'),
    words.say('column.wins'),
    words.say('column.winRate'),
    words.say('column.interval'),
    ...[...figures, ...kinds].map(words.figure),
    words.say('column.length'),
  ];
  const lines = rows.map((row) => [
    row.scenario,
    words.number(row.games),
    words.number(row.wins),
    words.percent(row.winRate),
    `${words.percent(row.interval.low)} – ${words.percent(row.interval.high)}`,
    ...figures.map((name) => (row.means[name] === undefined ? '' : words.number(row.means[name], 2))),
    ...kinds.map((name) => words.number(row.kinds[name] ?? 0)),
    words.number(row.length, 1),
  ]);
  return { head, lines };
}
