/** An operation read for one difficulty: its level cards as its special rules have changed them. */
import { type Index, indexOf } from '../../../kernel/interned.ts';
import { type Level, levelOf, tileId } from './level.ts';
import type { LevelFile } from './level-file.ts';
import type { OperationFile, SpecialRule } from './operation-file.ts';
import { itemAt } from './terms.ts';

export interface Operation {
  readonly id: string;
  readonly commandos: number;
  readonly levels: readonly string[];
  readonly cards: readonly Level[];
  readonly levelCalled: Index<Level>;
  readonly after: Index<readonly string[]>;
  /** Levels with nothing behind them: one must be left alive. */
  readonly last: readonly string[];
  readonly alert: readonly string[];
  readonly collapses: readonly string[];
  readonly sentries: readonly { readonly level: string; readonly tile: number; readonly count: number }[];
  /** Kinds of items left out of the reserve. */
  readonly without: readonly number[];
}

export type Difficulty = 'standard' | 'veteran';

/** 12.2 Standard leaves out the special rules that bear the veteran mark. */
function inForce({ special }: OperationFile, difficulty: Difficulty): readonly SpecialRule[] {
  return special.filter((rule) => difficulty === 'veteran' || rule.veteran !== true);
}

export function readOperation(file: OperationFile, levels: readonly LevelFile[], difficulty: Difficulty): Operation {
  const special = inForce(file, difficulty);
  const cards = file.levels.map((id) => {
    const card = [...(file.own ?? []), ...levels].find(({ level }) => level === id);
    if (!card) throw new Error(`There is no level ${id}.`);
    return levelOf(changed(card, special));
  });
  const levelCalled = indexOf(cards.map((card) => [card.id, card] as const));
  const before = new Set(Object.values(file.after).flat());
  const rulesOf = <R extends SpecialRule['rule']>(rule: R) =>
    special.filter((each): each is Extract<SpecialRule, { rule: R }> => each.rule === rule);
  return {
    id: file.operation,
    commandos: file.commandos,
    levels: file.levels,
    cards,
    levelCalled,
    after: indexOf(Object.entries(file.after)),
    last: file.levels.filter((id) => !before.has(id)),
    alert: rulesOf('alert').map(({ level }) => level),
    collapses: rulesOf('collapse').map(({ level }) => level),
    sentries: rulesOf('sentries').map(({ level, tile, count }) => ({
      level,
      tile: levelCalled[level]?.tileAt[tileId(level, tile)] ?? 0,
      count,
    })),
    without: rulesOf('without').flatMap(({ items }) => items.map(itemAt)),
  };
}

/** A level card as the special rules of the operation have it. */
export function changed(card: LevelFile, special: readonly SpecialRule[]): LevelFile {
  let level = card;
  for (const rule of special) {
    if (!('level' in rule) || rule.level !== card.level) continue;
    if (rule.rule === 'objective') {
      level = { ...level, objectives: level.objectives.map((old, i) => (i === rule.number - 1 ? rule.objective : old)) };
    } else if (rule.rule === 'turns') level = { ...level, turns: rule.turns };
    else if (rule.rule === 'blocked') level = { ...level, trapDoors: { ...level.trapDoors, [rule.tile]: 'blocked' } };
    else if (rule.rule === 'locked') {
      level = { ...level, doors: { ...level.doors, ...Object.fromEntries(rule.doors.map((pair) => [pair, 'locked' as const])) } };
    } else if (rule.rule === 'equipment') {
      level = { ...level, equipment: { ...level.equipment, [rule.tile]: [...(level.equipment[rule.tile] ?? []), ...rule.items] } };
    }
  }
  return level;
}
