/** What there is to know about a thing under the pointer: two lines that matter, then the rest. */
import type { Speaker } from '../../../words/speaker.ts';
import type { Described, Thing } from '../../face.ts';
import { enemyAt, itemAt, SPECIALISTS, WEAPONS } from '../content/terms.ts';
import { levelCard } from '../rules/operation-in-play.ts';
import type { LevelView, View } from '../view.ts';
import { cardDescribed, commandoDescribed } from './describe-commando.ts';
import { enemyDescribed, guardDescribed, waitingDescribed, wayDescribed } from './describe-enemy.ts';
import { chargeDescribed, doorDescribed, entranceDescribed, hatchDescribed, tileDescribed, triangleDescribed } from './describe-tile.ts';
import { seen } from './seen.ts';
import { CHARGE, cardOf, GUARD, HATCH, lyingItem, ownCommando, SELF, wayOf } from './things.ts';
import { weaponWords } from './weapon-words.ts';

export function describe(anyView: unknown, thing: Thing, speaker: Speaker): Described | undefined {
  const view = seen(anyView);
  if (thing === SELF) return commandoDescribed(view, ownCommando(view), speaker);
  const [what = '', where = ''] = thing.split('@');
  const way = wayOf(thing);
  if (way) return wayDescribed(view, way, speaker);
  if (where !== '' && cardOf(thing) === '') return placedDescribed(view, what, where, speaker);
  const commando = view.commandos.find(({ id, isOut }) => id === (cardOf(thing) || thing) && !isOut);
  if (commando) return commandoDescribed(view, commando, speaker);
  const escort = view.escorts.find(({ id }) => id === thing);
  if (escort) {
    const state = speaker.say(`terminal ${escort.visible ? 'visible' : 'stealthy'}`);
    return { title: speaker.name(escort.id), lines: [{ text: state, rule: '15.1' }] };
  }
  if (isItem(thing)) return itemDescribed(thing, speaker);
  const [specialist = '', side = ''] = thing.split('-');
  if (isSpecialist(specialist) && (side === 'blue' || side === 'tan')) return cardDescribed(specialist, side, speaker);
  return printedDescribed(view, thing, speaker);
}

const isSpecialist = (id: string): boolean => (SPECIALISTS as readonly string[]).includes(id);
const isItem = (thing: string): boolean => itemAt(thing) >= 0 || WEAPONS[thing] !== undefined;

function placedDescribed(view: View, what: string, where: string, speaker: Speaker): Described | undefined {
  const level = view.levels.find(({ tiles }) => tiles.some(({ id }) => id === where));
  if (what === HATCH && level) return hatchDescribed(view, level, where, speaker);
  if (what === CHARGE && level) return chargeDescribed(where, speaker);
  if (what === GUARD) return guardDescribed(view, where, speaker);
  if (enemyAt(what) >= 0 && level) return enemyDescribed(view, level, what, where, speaker);
  const isOutside = view.levels.some(({ entrances }) => entrances.some(({ id }) => id === where));
  if (enemyAt(what) >= 0 && isOutside) return waitingDescribed(view, what, where, speaker);
  const item = lyingItem(what);
  if (item === '' || !level) return itemDescribed(what, speaker);
  const described = itemDescribed(item, speaker);
  const count = level.tiles.find(({ id }) => id === where)?.items[item] ?? 1;
  const lies = { text: speaker.say('look collect', { tile: where }), rule: '6.3' };
  return { title: count > 1 ? speaker.say('look lying', { count, item }) : described.title, lines: [...described.lines, lies] };
}

function itemDescribed(item: string, speaker: Speaker): Described {
  const weapon = WEAPONS[item];
  const text = weapon ? speaker.say('look item weapon', { what: weaponWords(weapon, speaker) }) : speaker.say(`look item ${item}`);
  return { title: speaker.name(item), lines: [{ text, rule: weapon ? '14.5' : (ITEM_RULES[item] ?? '14.1') }] };
}

const ITEM_RULES: Readonly<Record<string, string>> = {
  'first-aid': '14.2',
  crowbar: '14.3',
  uniform: '14.4',
  grenade: '14.7',
  tnt: '14.8',
  bombardment: '14.9',
  spotted: '14.10',
};

function printedDescribed(view: View, thing: string, speaker: Speaker): Described | undefined {
  const found = (level: LevelView) => {
    const card = levelCard(view, level.id);
    if (card.tileAt[thing] !== undefined) return tileDescribed(view, level, thing, speaker);
    if (card.doorAt[thing] !== undefined) return doorDescribed(level, thing, speaker);
    if (card.entranceAt[thing] !== undefined) return entranceDescribed(view, level, thing, speaker);
    return card.triangleAt[thing] === undefined ? undefined : triangleDescribed(view, level, thing, speaker);
  };
  for (const level of view.levels) {
    const described = found(level);
    if (described) return described;
  }
  return undefined;
}
