/** The luckiest and the unluckiest rolls of a mission, by how seldom dice fall like that. */
import type { BattleResult } from './content/terms.ts';
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
      const chances = chancesOf(theatre.sheet.battleResults[event.side], event.dice.length);
      const worth = event.results.reduce((sum, result) => sum + WORTH[result], 0);
      const atLeast = sumOf(chances.slice(worth));
      const atMost = sumOf(chances.slice(0, worth + 1));
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

/** What a die is worth to those who fire: an elimination as much as two panics. */
const WORTH: Readonly<Record<BattleResult, number>> = { 'no-effect': 0, panic: 1, elimination: 2 };

/** How often so many dice are worth nought, one, two and so on. */
function chancesOf(faces: readonly BattleResult[], dice: number): readonly number[] {
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array<number>(chances.length + 2).fill(0);
    for (const [worth, chance] of chances.entries())
      for (const face of faces) next[worth + WORTH[face]] = (next[worth + WORTH[face]] ?? 0) + chance / faces.length;
    chances = next;
  }
  return chances;
}

const sumOf = (numbers: readonly number[]): number =>
  Math.min(
    1,
    numbers.reduce((sum, number) => sum + number, 0),
  );
