/** What is wrong with a level or an operation that somebody has written: everything, each with its place in the file. */
import type { Fault } from '../../../kernel/game.ts';
import { cellsOf, hasReinforcements, type Level, levelOf, passable, sizeOf } from './level.ts';
import { LevelFile } from './level-file.ts';
import { LEVELS } from './levels.ts';
import { changed } from './operation.ts';
import { OperationFile } from './operation-file.ts';
import { NEST_SPACES } from './terms.ts';

const fault = (code: string, figures: Fault['figures'] = {}): Fault => ({ code, figures });

/** 1.3 What the box holds, for all levels that stand on the table together. */
const BOX: readonly (readonly [what: string, most: number, count: (level: Level) => number])[] = [
  ['small', 19, ({ tiles }) => tiles.filter(({ size }) => size === 'small').length],
  ['medium', 6, ({ tiles }) => tiles.filter(({ size }) => size === 'medium').length],
  ['large', 4, ({ tiles }) => tiles.filter(({ size }) => size === 'large').length],
  ['entrances', 8, ({ entrances }) => entrances.length],
  ['objectives', 6, ({ objectives }) => objectives.length],
  ['nests', 2, ({ triangles }) => triangles.filter(({ kind }) => kind === 'nest').length],
  ['trap-doors', 6, ({ trapDoors }) => trapDoors.length],
  ['doors', 20, ({ doors }) => doors.length],
];

export const isLevelFile = (data: object): boolean => 'level' in data && 'map' in data;
export const isOperationFile = (data: object): boolean => 'operation' in data && 'levels' in data;

export function faultsInLevel(data: unknown): readonly Fault[] {
  const read = LevelFile.safeParse(data);
  if (!read.success)
    return read.error.issues.map(({ path, message }) => fault('level-malformed', { where: path.join('.'), what: message }));
  const shapes = faultsInShapes(read.data);
  if (shapes.length > 0) return shapes;
  return [...faultsInTitles(read.data.words), ...faultsInPlaces(read.data), ...faultsInPlay(read.data)];
}

/** Characters of a title. Judged here and not by the schema: tables that were set up before still open. */
const MOST_TITLE = 120;

function faultsInTitles(words: LevelFile['words']): Fault[] {
  return Object.entries(words ?? {}).flatMap(([language, { title }]) =>
    title.length > MOST_TITLE
      ? [fault('misshapen', { where: `words.${language}.title`, what: 'too-big', of: 'length', most: MOST_TITLE })]
      : [],
  );
}

/** Tiles that are no tiles make nonsense of everything else. */
function faultsInShapes({ map }: LevelFile): Fault[] {
  return [...cellsOf(map)].flatMap(([letter, cells]) => (sizeOf(cells) ? [] : [fault('tile-shape', { where: 'map', tile: letter })]));
}

function faultsInPlaces(file: LevelFile): Fault[] {
  const letters = new Set(cellsOf(file.map).keys());
  const named: (readonly [where: string, letters: string])[] = [
    ['indoor', file.indoor],
    ['alarm', file.alarm],
    ...Object.entries(file.kinds ?? {}).map(([kind, letters]) => [`kinds.${kind}`, letters] as const),
    ['nests', file.nests],
    ...Object.keys(file.doors).map((pair) => [`doors.${pair}`, pair] as const),
    ...Object.keys(file.trapDoors).map((letter) => [`trapDoors.${letter}`, letter] as const),
    ...Object.keys(file.equipment).map((letter) => [`equipment.${letter}`, letter] as const),
    ...file.entrances.map(({ tile }, i) => [`entrances.${i}`, tile] as const),
    ...file.objectives.map(({ tile }, i) => [`objectives.${i}`, tile] as const),
    ...(file.quick ?? []).map((rule, i) => [`quick.${i}`, lettersIn(rule)] as const),
  ];
  return named.flatMap(([where, text]) =>
    [...text].filter((letter) => !letters.has(letter)).map((letter) => fault('tile-unknown', { where, tile: letter })),
  );
}

function lettersIn(rule: NonNullable<LevelFile['quick']>[number]): string {
  if ('tile' in rule) return rule.tile;
  return rule.rule === 'locked' ? rule.doors.join('') : '';
}

/** Those of the card, and those that a quick game locks. */
function doorsNamed({ doors, quick = [] }: LevelFile): (readonly [where: string, pair: string])[] {
  return [
    ...Object.keys(doors).map((pair) => [`doors.${pair}`, pair] as const),
    ...quick.flatMap((rule, i) => (rule.rule === 'locked' ? rule.doors.map((pair) => [`quick.${i}`, pair] as const) : [])),
  ];
}

function faultsInPlay(file: LevelFile): Fault[] {
  if (faultsInPlaces(file).length > 0) return [];
  const level = levelOf(file);
  const faults: Fault[] = [];
  for (const [where, pair] of doorsNamed(file)) {
    const [a = -1, b = -1] = [...pair].map((letter) => level.tiles.findIndex((tile) => tile.letter === letter));
    if (!level.edges[a]?.some(({ to, open }) => to === b && !open)) faults.push(fault('door-without-wall', { where, pair }));
  }
  for (const letter of file.nests) if (file.indoor.includes(letter)) faults.push(fault('nest-indoors', { where: 'nests', tile: letter }));
  const reached = reachable(level);
  for (const [tile, { letter }] of level.tiles.entries())
    if (!reached[tile]) faults.push(fault('tile-cut-off', { where: 'map', tile: letter }));
  if (!level.trapDoors.some(({ open }) => open)) faults.push(fault('no-way-in', { where: 'trapDoors' }));
  if (!hasReinforcements(level) && level.turns === 0) faults.push(fault('no-end', { where: 'entrances' }));
  const charges = Object.values(file.equipment)
    .flat()
    .filter((item) => item === 'tnt').length;
  const targets = file.objectives.filter((objective) => objective.do === 'destroy').length;
  if (charges < targets) faults.push(fault('no-tnt', { where: 'objectives', targets, charges }));
  if (file.objectives.some((objective) => objective.do === 'hold') && level.turns === 0)
    faults.push(fault('hold-without-turns', { where: 'turns' }));
  return [...faults, ...crowded(level, file.quick ?? [], 'quick'), ...beyondBox([level])];
}

/** From the first open trap door, through doors that can be opened. */
function reachable(level: Level): boolean[] {
  const found = level.tiles.map(() => false);
  const first = level.trapDoors.find(({ open }) => open)?.tile ?? 0;
  found[first] = true;
  const next = [first];
  for (const tile of next) {
    for (const edge of level.edges[tile] ?? []) {
      if (!passable(edge) || found[edge.to]) continue;
      found[edge.to] = true;
      next.push(edge.to);
    }
  }
  return found;
}

/** 6.6, 11.4 Whoever stands there from the start needs room: guards, sentries, and for veterans one more at every entrance. */
function crowded(level: Level, rules: readonly { readonly rule: string }[], where: string): Fault[] {
  return level.tiles.flatMap(({ letter, spaces }, tile) => {
    const most = spaces - ((level.nestOn[tile] ?? -1) < 0 ? 0 : NEST_SPACES - 1);
    let needed = (level.trianglesOn[tile]?.length ?? 0) + level.entrances.filter((entrance) => entrance.tile === tile).length;
    for (const rule of rules) if (isSentries(rule) && rule.tile === letter) needed += rule.count;
    return needed > most ? [fault('crowded', { where, tile: letter, needed, most })] : [];
  });
}

function isSentries(rule: { readonly rule: string }): rule is { rule: 'sentries'; tile: string; count: number } {
  return rule.rule === 'sentries';
}

function beyondBox(levels: readonly Level[]): Fault[] {
  return BOX.flatMap(([what, most, count]) => {
    const needed = levels.reduce((sum, level) => sum + count(level), 0);
    return needed > most ? [fault('beyond-box', { where: 'map', what, needed, most })] : [];
  });
}

export function faultsInOperation(data: unknown): readonly Fault[] {
  const read = OperationFile.safeParse(data);
  if (!read.success)
    return read.error.issues.map(({ path, message }) => fault('operation-malformed', { where: path.join('.'), what: message }));
  const file = read.data;
  const own = (file.own ?? []).flatMap((level, i) =>
    faultsInLevel(level).map(({ code, figures }) => fault(code, { ...figures, where: `own.${i}.${figures.where ?? ''}` })),
  );
  const cards = [...(file.own ?? []), ...LEVELS];
  const unknown = file.levels.flatMap((id, i) =>
    cards.some(({ level }) => level === id) ? [] : [fault('level-unknown', { where: `levels.${i}`, level: id })],
  );
  const links = Object.entries(file.after).flatMap(([id, before]) =>
    [id, ...before]
      .filter((each) => !file.levels.includes(each))
      .map((each) => fault('link-nowhere', { where: `after.${id}`, level: each })),
  );
  const rules = file.special.flatMap((rule, i) =>
    'level' in rule && !file.levels.includes(rule.level) ? [fault('link-nowhere', { where: `special.${i}.level`, level: rule.level })] : [],
  );
  const faults = [...faultsInTitles(file.words), ...own, ...unknown, ...links, ...rules];
  if (faults.length > 0) return faults;
  const strange = faultsInSpecial(file, cards);
  if (strange.length > 0) return strange;
  if (isCircular(file)) return [fault('links-circular', { where: 'after' })];
  return together(file).flatMap((ids) => {
    if (ids.length > 2) return [fault('three-levels', { where: 'after', levels: ids })];
    return beyondBox(ids.flatMap((id) => cards.filter(({ level }) => level === id).slice(0, 1)).map(levelOf)).map(({ code, figures }) =>
      fault(code, { ...figures, where: 'levels' }),
    );
  });
}

/** 12.1 A special rule names what is there, and leaves a level that can be played. */
function faultsInSpecial({ special, levels }: OperationFile, cards: readonly LevelFile[]): Fault[] {
  const faults = special.flatMap((rule, i) => {
    const card = 'level' in rule ? cards.find(({ level }) => level === rule.level) : undefined;
    if (!card) return [];
    const where = `special.${i}`;
    const named = 'tile' in rule ? rule.tile : 'doors' in rule ? rule.doors.join('') : 'objective' in rule ? rule.objective.tile : '';
    const letters = cellsOf(card.map);
    const missing = [...named].filter((letter) => !letters.has(letter)).map((tile) => fault('tile-unknown', { where, tile }));
    if (missing.length > 0) return missing;
    if (rule.rule === 'objective' && rule.number > card.objectives.length)
      return [fault('objective-unknown', { where, number: rule.number })];
    return faultsInLevel(changed(card, special)).map(({ code, figures }) => fault(code, { ...figures, where }));
  });
  if (faults.length > 0) return faults;
  return levels.flatMap((id) => {
    const card = cards.find(({ level }) => level === id);
    const rules = special.filter((rule) => 'level' in rule && rule.level === id);
    return card ? crowded(levelOf(changed(card, special)), rules, 'special') : [];
  });
}

function isCircular({ levels, after }: OperationFile): boolean {
  const done = new Set<string>();
  for (let round = 0; round < levels.length; round++) {
    for (const id of levels) if ((after[id] ?? []).every((before) => done.has(before))) done.add(id);
  }
  return done.size < levels.length;
}

/** Every set of levels that can stand on the table at the same time: neither must be completed before the other. */
function together({ levels, after }: OperationFile): string[][] {
  const before = (id: string): Set<string> => {
    const all = new Set<string>();
    const open = [...(after[id] ?? [])];
    for (const each of open) {
      if (all.has(each)) continue;
      all.add(each);
      open.push(...(after[each] ?? []));
    }
    return all;
  };
  const apart = (a: string, b: string) => !before(a).has(b) && !before(b).has(a);
  const pairs = levels.flatMap((a, i) => levels.slice(i + 1).flatMap((b) => (apart(a, b) ? [[a, b]] : [])));
  const triples = pairs.flatMap(([a = '', b = '']) =>
    levels.filter((c) => levels.indexOf(c) > levels.indexOf(b) && apart(a, c) && apart(b, c)).map((c) => [a, b, c]),
  );
  return [...levels.map((id) => [id]), ...pairs, ...triples];
}
