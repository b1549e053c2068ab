/** Words of V-Commandos that need no writing down, for they follow from the content and from other names. */
import { sentencesIn, type Texts } from '../../../words/texts.ts';
import { EVENT_IDS } from '../content/events.ts';
import { levelOf } from '../content/level.ts';
import { LEVELS } from '../content/levels.ts';
import { CARD_SIDES, ENEMIES, ITEMS, SPECIALISTS } from '../content/terms.ts';

const PARTS = ['door', 'entrance', 'objective', 'nest'] as const;
/** Examples are played on levels of their own. */
const OF_EXAMPLES = ['ground', 'one', 'two', 'three'];
const LEVEL_IDS = [...LEVELS.map(({ level }) => level), ...OF_EXAMPLES];

/**
 * `goods-yard-door-2` is the second door of the goods yard: the name of the level, and what it is. A tile goes by
 * its ground and its number, a door on a map that is known by the tiles that it joins: no number is drawn on it.
 */
export function derivedFrom(texts: readonly Texts[], levels: readonly string[] = LEVEL_IDS): Texts {
  const words = sentencesIn(...texts);
  const nameOf = (id: string) => words.get(`name ${id}`) ?? id;
  const part = (level: string, kind: string) => `${nameOf(level)}, ${words.get(`part ${kind}`) ?? kind}`;
  const names = levels.flatMap((level) => [
    ...PARTS.map((kind) => [`${level}-${kind}`, part(level, kind)] as const),
    [`${level}-alarm`, part(level, 'alarm')] as const,
    [`at-${level}`, nameOf(level)] as const,
  ]);
  const drawn = LEVELS.filter(({ level }) => levels.includes(level)).flatMap((file) => {
    const { tiles, doors } = levelOf(file);
    const called = tiles.map(({ id, kind }) => `${words.get(`tile ${kind}`) ?? nameOf(file.level)} ${id.slice(id.lastIndexOf('-') + 1)}`);
    return [
      ...tiles.flatMap(({ id }, i) => [id, `at-${id}`].map((each) => [each, called[i] ?? ''] as const)),
      ...doors.map(
        ({ id, between }) => [id, `${words.get('part door') ?? ''} ${between.map((tile) => called[tile]).join(' – ')}`] as const,
      ),
    ];
  });
  return {
    name: { ...Object.fromEntries(names), ...Object.fromEntries(drawn), ...onTheTable(nameOf), ...cards(nameOf, (title) => title) },
    target: targets(words, nameOf, levels),
    'card-silent': cards(nameOf, (title) => title.split(' / ')[0] ?? title),
    'card-triggered': cards(nameOf, (title) => title.split(' / ').at(-1) ?? title),
  };
}

/** As many of each as a level has at most. */
const MOST_POSTS = 9;

/** Whom one attacks: an enemy of a kind goes by that, a sentry by what he protects; which level that is on goes without saying. */
function targets(words: ReadonlyMap<string, string>, nameOf: (id: string) => string, levels: readonly string[]): Record<string, string> {
  const sentry = (kind: string) => words.get(`sentry ${kind}`) ?? kind;
  const posts = ['objective', 'nest'].flatMap((kind) => Array.from({ length: MOST_POSTS }, (_, i) => [kind, i + 1] as const));
  return Object.fromEntries([
    ...ENEMIES.map((enemy) => [enemy, nameOf(enemy)]),
    ...levels.flatMap((level) => [
      [`${level}-alarm`, sentry('alarm')],
      ...posts.map(([kind, number]) => [`${level}-${kind}-${number}`, `${sentry(kind)} ${number}`]),
    ]),
  ]);
}

/** Event cards that are alike go by one name; some have a title for each half. */
function cards(nameOf: (id: string) => string, half: (title: string) => string): Record<string, string> {
  return Object.fromEntries(EVENT_IDS.map((id) => [id, half(nameOf(id.replace(/-\d+$/, '')))]));
}

/** Weapons have tokens that are told apart by a number. */
const KINDS_OF_ITEMS = [...new Set(ITEMS.map((item) => item.replace(/-\d$/, '')))];

/** What a hand points at: an enemy of a kind, an item by where it lies, a card by its side. They go by the plain name. */
function onTheTable(nameOf: (id: string) => string): Record<string, string> {
  return Object.fromEntries([
    ...ENEMIES.map((enemy) => [`foe-${enemy}`, nameOf(enemy)]),
    ...KINDS_OF_ITEMS.flatMap((item) => [
      [`lying-${item}`, nameOf(item)],
      [`others-${item}`, nameOf(item)],
    ]),
    ...SPECIALISTS.flatMap((specialist) => CARD_SIDES.map((side) => [`${specialist}-${side}`, `${nameOf(specialist)}, ${nameOf(side)}`])),
  ]);
}
