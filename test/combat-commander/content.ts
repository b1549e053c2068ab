/** Everything of Combat Commander's content that must occur in play, and when it does. */
import { hexNamed } from '../../src/games/combat-commander/content/battle-map.ts';
import { BATTLEFIELDS } from '../../src/games/combat-commander/content/battlefields.ts';
import { DECKS } from '../../src/games/combat-commander/content/cards.ts';
import { isWeapon, WEAPON_TYPES, weaponType } from '../../src/games/combat-commander/content/counters.ts';
import { mapCalled } from '../../src/games/combat-commander/content/maps.ts';
import { ACTIONS, EVENTS, FORTIFICATIONS, NATIONS, ORDERS, TRIGGERS } from '../../src/games/combat-commander/content/terms.ts';
import type { State } from '../../src/games/combat-commander/state.ts';
import type { Choice, Event } from '../../src/games/combat-commander/vocabulary.ts';
import { feltByChoice, feltByEvent, SPECIAL_RULES } from './special-play.ts';

const DEAD = 'command-confusion';

/** What a nation's deck holds of orders, actions and events. */
function inDeck(nation: (typeof NATIONS)[number]): string[] {
  const cards = DECKS[nation];
  return [
    ...ORDERS.filter((order) => order !== DEAD && cards.some((card) => card.order === order)).map((order) => `order ${order}`),
    ...ACTIONS.filter((action) => action !== DEAD && cards.some((card) => card.action === action)).map((action) => `action ${action}`),
    ...EVENTS.filter((event) => cards.some((card) => card.event === event)).map((event) => `event ${event}`),
    ...TRIGGERS.map((trigger) => `trigger ${trigger}`),
  ].map((what) => `${nation}: ${what}`);
}

const TERRAIN_ON_MAPS = [...new Set(BATTLEFIELDS.flatMap((map) => mapCalled(map).terrain))].filter(
  (terrain) => terrain !== 'water-barrier',
);

export const CONTENT: readonly string[] = [
  ...NATIONS.flatMap(inDeck),
  ...TERRAIN_ON_MAPS.map((terrain) => `terrain ${terrain} entered`),
  ...FORTIFICATIONS.map((kind) => `fortification ${kind}`),
  ...WEAPON_TYPES.map(({ id }) => `weapon ${id} fired`),
  ...SPECIAL_RULES,
];

export function occursByChoice(state: State, choice: Choice): string[] {
  return feltByChoice(state, choice);
}

export function occursByEvent(state: State, event: Event): string[] {
  return [...ofTheBox(state, event), ...feltByEvent(state, event)];
}

/** Cards, terrain, fortifications and weapons. */
function ofTheBox(state: State, event: Event): string[] {
  const of = (side: 'axis' | 'allies', what: string) => `${state.sides[side].brief.nation}: ${what}`;
  switch (event.type) {
    case 'order-given':
      return [of(event.side, `order ${event.order}`)];
    case 'action-played':
      return [of(event.side, `action ${event.action}`)];
    case 'event':
      return [of(event.side, `event ${event.event}`)];
    case 'triggered':
      return [of(event.side, `trigger ${event.trigger}`)];
    case 'moved':
    case 'advanced':
      return [`terrain ${mapCalled(state.map).terrain[hexNamed(event.hex)]} entered`];
    case 'fortified':
      return [`fortification ${event.kind}`];
    case 'fired':
      return event.firers.filter(isWeapon).map((weapon) => `weapon ${weaponType(weapon).id} fired`);
    case 'targeting':
      return [`weapon ${weaponType(event.weapon).id} fired`];
    default:
      return [];
  }
}
