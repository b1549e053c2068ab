/** What must hold in every position of V-Commandos, and what nobody can see. */
import { EVENT_IDS } from '../../src/games/v-commandos/content/events.ts';
import {
  COPIES,
  CROWBAR,
  enemyAt,
  HAMMERS,
  ITEM_KINDS,
  ITEMS,
  KINDS,
  REGULARS,
  SPECIALS,
  TNT,
  TOKEN_OF,
  TOKENS,
} from '../../src/games/v-commandos/content/terms.ts';
import { placesFor } from '../../src/games/v-commandos/rules/handling.ts';
import { levelCard, operation } from '../../src/games/v-commandos/rules/operation-in-play.ts';
import { isNestTaken, openSpaces } from '../../src/games/v-commandos/rules/spaces.ts';
import { isOnLevel, type State } from '../../src/games/v-commandos/state.ts';
import { type Choice, type Event, REASONS } from '../../src/games/v-commandos/vocabulary.ts';
import type { Invariants } from '../games.ts';
import { COUNTED } from './counted.ts';
import { POSITIONS } from './positions.ts';

type Fault = string | undefined;

function faultInPieces(s: State): Fault {
  return faultInItems(s) ?? faultInEnemies(s) ?? faultInEvents(s) ?? faultInCommandos(s) ?? faultInSpaces(s);
}

/** Every token of the box is in one place: bag, discards, on a tile, on a card, or placed red side up. */
function faultInItems(s: State): Fault {
  const { without } = operation(s);
  const counts = s.bag.map((count, item) => count + (s.discards[item] ?? 0));
  const add = (item: number, count: number) => {
    counts[item] = (counts[item] ?? 0) + count;
  };
  for (const { carries } of s.commandos) for (const item of carries) add(item, 1);
  for (const level of s.levels) {
    for (const [i, count] of level.items.entries()) add(i % ITEM_KINDS, count);
    for (const count of level.charges) add(TNT, count);
    for (const isBarricaded of level.barricaded) if (isBarricaded) add(CROWBAR, 1);
  }
  const wrong = COPIES.findIndex((count, item) => counts[item] !== (without.includes(item) ? 0 : count));
  return wrong < 0 ? undefined : `${ITEMS[wrong]}: ${counts[wrong]} of ${COPIES[wrong]}`;
}

/** Every enemy token is in the reserve, aside, or on the table; only Ø leave the game. */
function faultInEnemies(s: State): Fault {
  const counts = s.reserve.map((count, token) => count + (s.aside[token] ?? 0));
  const add = (kind: number, count: number) => {
    const token = TOKEN_OF[kind] ?? 0;
    counts[token] = (counts[token] ?? 0) + count;
  };
  for (const level of s.levels) {
    for (const list of [level.enemies, level.waiting]) for (const [i, count] of list.entries()) add(i % KINDS, count);
    for (const guard of level.guards) if (enemyAt(guard) >= 0) add(enemyAt(guard), 1);
    if ([...level.enemies, ...level.waiting, ...level.items].some((count) => count < 0)) return 'fewer than nobody';
  }
  const entry = s.doing.find((doing) => doing.what === 'entry');
  if (entry?.what === 'entry') for (const [kind, count] of entry.entered.entries()) add(kind, count);
  const wanted = TOKENS.map((token) => (token === 'regular' ? REGULARS : token === 'hammer' ? HAMMERS : (SPECIALS[token] ?? -1)));
  const wrong = wanted.findIndex((count, token) => count >= 0 && counts[token] !== count);
  return wrong < 0 ? undefined : `${TOKENS[wrong]}: ${counts[wrong]} of ${wanted[wrong]}`;
}

function faultInEvents(s: State): Fault {
  const cards = [
    ...s.events.pile,
    ...s.events.discards,
    ...s.levels.flatMap(({ event, deck }) => [...deck, ...(event === '' ? [] : [event])]),
  ];
  return cards.length === EVENT_IDS.length && new Set(cards).size === cards.length ? undefined : `${cards.length} event cards`;
}

function faultInCommandos(s: State): Fault {
  for (const each of s.commandos) {
    if (each.specialist === '') continue;
    if (each.carries.length > placesFor(each)) return `${each.specialist} carries too much`;
    if (each.wounds < 0 || each.wounds > 3 || (each.wounds === 3) !== each.critical > 0)
      return `${each.specialist}: ${each.wounds} wounds, critical ${each.critical}`;
    if (each.uniform && each.visible) return `${each.specialist} is visible in uniform`;
    if (isOnLevel(each) && each.tile < 0) return `${each.specialist} is nowhere`;
  }
  return undefined;
}

/** No tile holds more than its spaces, and nobody visible is on a level with a silent alarm. */
function faultInSpaces(s: State): Fault {
  for (const level of s.levels) {
    const card = levelCard(s, level.id);
    for (const [tile, { id }] of card.tiles.entries()) {
      const inNest = s.commandos.filter((each) => each.inNest && each.level === level.id && each.tile === tile).length;
      if (inNest > 1) return `two in the nest of ${id}`;
      if (openSpaces(s, card, level, tile) < 0) return `${id} is overfull`;
      if (inNest === 1 && !isNestTaken(s, card, level, tile)) return `the nest of ${id} is not taken`;
    }
    if (s.doing.length === 0 && level.alarm === 'silent' && s.commandos.some((each) => each.level === level.id && each.visible))
      return `silent alarm on ${level.id}`;
  }
  return undefined;
}

/** The order of the event decks is all that is hidden besides the chance to come. */
function hiddenFrom(s: State): ReadonlyMap<string, string>[] {
  const places = s.events.pile.map((card, i) => [card, `pile ${i}`] as const);
  const own = s.levels.flatMap(({ id, deck }) => deck.map((card, i) => [card, `${id} ${i}`] as const));
  return [new Map([...places, ...own])];
}

/** The box has tokens enough for what our levels lay out. */
const SELDOM = ['question shortage', 'choice go-without', 'event went-without'];

/** What the scripted team should win: training nearly always; a quick game is no harder than an operation. */
function shareFor(scenario: string): readonly [low: number, high: number] {
  if (scenario.endsWith('training')) return [0.85, 1];
  return scenario.startsWith('quick/') ? [0.3, 1] : [0.3, 0.6];
}

const EXAMPLES = Array.from({ length: 52 }, (_, i) => `VC-${i + 1}`);

export const INVARIANTS: Invariants<State, Choice, Event> = {
  faultInPieces,
  hiddenFrom,
  leakIn: () => undefined,
  reasons: REASONS,
  positions: POSITIONS,
  seldom: SELDOM,
  counted: COUNTED,
  aims: [
    { bots: ['sergeant'], games: 1000, between: shareFor },
    { bots: ['random'], games: 1000, between: () => [0, 0.05] },
  ],
  examples: EXAMPLES,
};
