/**
 * Holds a scenario sheet against the schema and against itself: every id that is named exists, and the game can
 * be played with it. Each finding is a code with its figures; text/ has the sentence under `finding`.
 */
import type { Fault } from '../../../kernel/game.ts';
import { LANGUAGES, sentencesIn } from '../../../words/texts.ts';
import { misshapen } from '../../misshapen.ts';
import { TEXTS } from '../text/texts.ts';
import { faultsInMission, found } from './mission-check.ts';
import { type Ability, AIR_ABILITIES } from './terms.ts';
import { type EventCardEntry, type Sheet, TheatreSheet } from './theatre.ts';
import { THEATRES } from './theatres.ts';

export function isSheet(data: object): boolean {
  return 'theatre' in data;
}

/** Everything that is wrong with it; a sheet of the wrong shape is not looked into any further. */
export function faultsInSheet(data: unknown): Fault[] {
  const read = TheatreSheet.safeParse(data);
  if (!read.success) return read.error.issues.flatMap(misshapen);
  const sheet = read.data;
  return [
    ...duplicates(sheet),
    ...unknownIds(sheet),
    ...faultsInRoutes(sheet),
    ...faultsInBases(sheet),
    ...faultsInObjectiveTable(sheet),
    ...faultsInUnits(sheet),
    ...faultsInComponents(sheet),
    ...sheet.missions.flatMap((mission, i) => faultsInMission(sheet, mission, ['missions', String(i)])),
    ...sheet.events.flatMap((card) => faultsInCard(sheet, card)),
    ...missingWords(sheet),
  ];
}

function duplicates(sheet: Sheet): Fault[] {
  const lists: [string, string[]][] = [
    ['spaces', sheet.spaces.map(({ id }) => id)],
    ['units', [...sheet.units, ...sheet.opfor].map(({ type }) => type)],
    ['missions', sheet.missions.map(({ id }) => id)],
    ['events', sheet.events.map(({ id }) => id)],
  ];
  return lists.flatMap(([where, ids]) => repeated(ids).map((id) => found('duplicate-id', { where, id })));
}

function repeated(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))];
}

function unknownIds(sheet: Sheet): Fault[] {
  const spaces = new Set(sheet.spaces.map(({ id }) => id));
  const types = new Set(sheet.units.map(({ type }) => type));
  const reinforcements = sheet.events.flatMap(({ effects }) =>
    effects.flatMap((effect) => (effect.do === 'reinforcement' ? effect.types : [])),
  );
  const named: [string, string[], (id: string) => boolean][] = [
    ['spaces.terrain', sheet.spaces.map(({ terrain }) => terrain), (id) => Object.hasOwn(sheet.terrain, id)],
    ['routes', sheet.routes.flat(), (id) => spaces.has(id)],
    ['waterRoutes', sheet.waterRoutes.flat(), (id) => spaces.has(id)],
    ['objectiveTable', Object.values(sheet.objectiveTable), (id) => spaces.has(id)],
    ['missions.barred', sheet.missions.flatMap(({ barred }) => barred), (id) => spaces.has(id)],
    ['events.types', reinforcements, (id) => types.has(id)],
  ];
  return named.flatMap(([where, ids, exists]) =>
    [...new Set(ids)].filter((id) => !exists(id)).map((id) => found('unknown-id', { where, id })),
  );
}

function faultsInRoutes({ routes, waterRoutes }: Sheet): Fault[] {
  return [routes, waterRoutes].flatMap((all) => [
    ...all.filter(([a, b]) => a === b).map(([space]) => found('route-to-itself', { space })),
    ...repeated(all.map((route) => route.toSorted().join(' '))).map((route) => found('route-twice', { route: route.split(' ') })),
  ]);
}

const FEWEST_BASES = 2;

function faultsInBases({ spaces, units, insertion }: Sheet): Fault[] {
  const bases = spaces.filter(({ base }) => base);
  const jumpers = units.filter(({ abilities }) => abilities.includes('paratrooper'));
  return [
    ...(bases.length < FEWEST_BASES ? [found('too-few-bases', { count: bases.length, needed: FEWEST_BASES })] : []),
    ...(jumpers.length > 0 && !insertion ? [found('no-insertion-table')] : []),
    ...(jumpers.length > 0 && !bases.some(({ airfield }) => airfield) ? [found('no-airfield-base')] : []),
  ];
}

/** 23.0 Two dice: each of 2 to 12, and nothing else. */
const ROLLS = Array.from({ length: 11 }, (_, i) => String(i + 2));

function faultsInObjectiveTable({ objectiveTable, spaces }: Sheet): Fault[] {
  const places = Object.values(objectiveTable);
  return [
    ...ROLLS.filter((roll) => !Object.hasOwn(objectiveTable, roll)).map((roll) => found('roll-missing', { roll })),
    ...Object.keys(objectiveTable)
      .filter((roll) => !ROLLS.includes(roll))
      .map((roll) => found('roll-impossible', { roll })),
    ...repeated(places).map((space) => found('objective-space-twice', { space })),
    ...spaces.filter(({ id, base }) => base && places.includes(id)).map(({ id }) => found('objective-in-base', { space: id })),
  ];
}

function faultsInUnits({ units }: Sheet): Fault[] {
  const someoneLifts = units.some(({ lifts, abilities }) => lifts !== undefined || abilities.includes('helicopter'));
  return units.flatMap(({ type, abilities, cost, movement }) => {
    const leader = abilities.includes('leader');
    const air = abilities.some((ability) => AIR_ABILITIES.includes(ability));
    const transportable = abilities.includes('transportable');
    return [
      ...(leader && cost !== undefined ? [found('leader-with-price', { type })] : []),
      ...(!leader && cost === undefined ? [found('unit-without-price', { type })] : []),
      ...(air && movement > 0 ? [found('air-unit-marches', { type })] : []),
      ...(!air && movement === 0 && !(transportable && someoneLifts) ? [found('unit-never-moves', { type })] : []),
    ];
  });
}

/** 1.0 A complete game. Every piece of 4.0 counts: besides what the sheet lists, the Ops marker and the KIA marker. */
const PIECES = 40;
const CARDS = 18;
const TRACK_MARKERS = 2;

function faultsInComponents({ units, opfor, objectives, missions, events }: Sheet): Fault[] {
  const listed = [...units, ...opfor].reduce((sum, { count }) => sum + count, 0);
  const pieces = listed + objectives.real + objectives.false + TRACK_MARKERS;
  const cards = missions.length + events.length;
  return [
    ...(pieces === PIECES ? [] : [found('pieces', { count: pieces, needed: PIECES })]),
    ...(cards === CARDS ? [] : [found('cards', { count: cards, needed: CARDS, missions: missions.length, events: events.length })]),
    ...(['real', 'false'] as const).flatMap((what) => {
      const most = Math.max(...missions.map((mission) => mission.objectives[what]));
      return most < objectives[what] ? [found('idle-counters', { what, most, count: objectives[what] })] : [];
    }),
  ];
}

function faultsInCard(sheet: Sheet, { id, effects, win, lose, intel }: EventCardEntry): Fault[] {
  const opforCounters = sheet.opfor.reduce((sum, { count }) => sum + count, 0);
  const called = effects.reduce((sum, effect) => sum + (effect.do === 'opfor' ? effect.count : 0), 0);
  const needed = [...effects.flatMap((effect) => [effect.if, effect.unless]), intel?.if === 'battle-won' ? undefined : intel?.if];
  const battleMatters = win !== undefined || lose !== undefined || intel?.if === 'battle-won';
  return [
    ...(battleMatters && called === 0 ? [found('card-without-battle', { card: id })] : []),
    ...(called > opforCounters ? [found('too-few-opfor', { card: id, called, count: opforCounters })] : []),
    ...needed
      .filter((ability) => ability !== undefined && !someoneHas(sheet, ability))
      .map((ability) => found('nobody-has', { card: id, ability: String(ability) })),
    ...(intel?.actions.includes('airfield-move') && sheet.spaces.filter(({ airfield }) => airfield).length < 2
      ? [found('card-without-airfields', { card: id })]
      : []),
    ...(intel?.actions.includes('water-move') && sheet.waterRoutes.length === 0 ? [found('card-without-water', { card: id })] : []),
  ];
}

function someoneHas({ units }: Sheet, ability: Ability): boolean {
  return units.some(({ abilities }) => abilities.includes(ability));
}

/** A theatre of ours has words for everything in it, in every language. */
function missingWords(sheet: Sheet): Fault[] {
  if (!THEATRES.some(({ id }) => id === sheet.theatre)) return [];
  const types = [...sheet.units, ...sheet.opfor].map(({ type }) => type);
  const named = [sheet.theatre, ...sheet.spaces.map(({ id }) => id), ...Object.keys(sheet.terrain), ...types];
  const keys = [
    `theatre ${sheet.theatre}`,
    ...named.map((id) => `name ${id}`),
    ...Object.keys(sheet.terrain).map((id) => `terrain ${id}`),
    ...sheet.units.map(({ type }) => `unit ${type}`),
    ...sheet.events.flatMap(({ id }) => [`card ${id} title`, `card ${id} text`]),
    ...sheet.missions.flatMap(({ id }) => [`mission ${id} title`, `mission ${id} text`]),
  ];
  return LANGUAGES.flatMap((language) => {
    const sentences = sentencesIn(...TEXTS[language]);
    return keys.filter((key) => !sentences.has(key)).map((key) => found('no-words', { language, key }));
  });
}
