/** The luckiest and the unluckiest rolls of a mission, by how seldom dice fall like that. */
import type { Theatre } from './content/theatres.ts';
import type { Happened, MissionRecord } from './record.ts';
import type { Event } from './vocabulary.ts';

export interface Roll extends Happened {
  /** How often as much luck comes, good or bad, 0 to 1. */
  readonly chance: number;
  readonly faces: readonly number[];
  readonly who: 'commando' | 'opfor';
}

/** What is no rarer than this is not worth telling. */
const COMMON = 0.2;

export interface Extremes {
  readonly best: Roll | undefined;
  readonly worst: Roll | undefined;
}

export function extremesIn({ told }: MissionRecord, theatre: Theatre): Extremes {
  let [best, worst]: [Roll | undefined, Roll | undefined] = [undefined, undefined];
  for (const happened of told) {
    const fate = fateOf(happened.event, theatre);
    if (!fate) continue;
    const { faces, who } = fate;
    if (fate.good < COMMON && fate.good < (best?.chance ?? 1)) best = { ...happened, faces, who, chance: fate.good };
    if (fate.bad < COMMON && fate.bad < (worst?.chance ?? 1)) worst = { ...happened, faces, who, chance: fate.bad };
  }
  return { best, worst };
}

interface Fate {
  /** How often it goes at least as well for the player, and how often at least as badly. */
  readonly good: number;
  readonly bad: number;
  readonly faces: readonly number[];
  readonly who: Roll['who'];
}

function fateOf(event: Event, theatre: Theatre): Fate | undefined {
  switch (event.type) {
    case 'fired': {
      const table = theatre.sheet.battleResults[event.side];
      const hit = table.filter((result) => result !== 'no-effect').length / table.length;
      const hits = event.results.filter((result) => result !== 'no-effect').length;
      const atLeast = atLeastOf(hits, event.dice.length, hit);
      const atMost = 1 - atLeastOf(hits + 1, event.dice.length, hit);
      const isOurs = event.side === 'commando';
      return { good: isOurs ? atLeast : atMost, bad: isOurs ? atMost : atLeast, faces: event.dice, who: event.side };
    }
    case 'attrition':
      return spared(event.lost, event.on / 6, event.die);
    case 'mine-checked':
      return theatre.sheet.falseObjective.kind === 'minefield'
        ? spared(event.lost, theatre.sheet.falseObjective.hitOn / 6, event.die)
        : undefined;
    case 'leader-rolled':
      return spared(event.die < 6, 5 / 6, event.die);
    default:
      return undefined;
  }
}

/** One die that does something bad so often. */
function spared(isBad: boolean, chance: number, die: number): Fate {
  return { good: isBad ? 1 : 1 - chance, bad: isBad ? chance : 1, faces: [die], who: 'commando' };
}

/** The chance that so many of so many dice hit, or more. */
function atLeastOf(hits: number, dice: number, hit: number): number {
  let sum = 0;
  for (let k = hits; k <= dice; k++) sum += choose(dice, k) * hit ** k * (1 - hit) ** (dice - k);
  return Math.min(1, sum);
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
