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
  NEST_SPACES,
  POINTS,
  REGULAR,
  REGULARS,
  SPECIALS,
  TNT,
  TOKEN_OF,
  TOKENS,
} from '../../src/games/v-commandos/content/terms.ts';
import { vCommandos } from '../../src/games/v-commandos/game.ts';
import { placesFor } from '../../src/games/v-commandos/rules/handling.ts';
import { levelCard, operation } from '../../src/games/v-commandos/rules/operation-in-play.ts';
import { isPostFree } from '../../src/games/v-commandos/rules/protecting.ts';
import { countEnemies, openSpaces } from '../../src/games/v-commandos/rules/spaces.ts';
import { isOnLevel, type State } from '../../src/games/v-commandos/state.ts';
import { type Choice, type Event, REASONS } from '../../src/games/v-commandos/vocabulary.ts';
import type { Random } from '../../src/kernel/dice.ts';
import type { Invariants } from '../games.ts';
import { COUNTED } from './counted.ts';
import { POSITIONS } from './positions.ts';
import { untrueIn } from './truths.ts';

type Fault = string | undefined;

function faultInPieces(s: State): Fault {
  return (
    faultInItems(s) ??
    faultInEnemies(s) ??
    faultInEvents(s) ??
    faultInCommandos(s) ??
    faultInSpaces(s) ??
    faultInPosts(s) ??
    faultInAlarms(s)
  );
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
    if (each.critical > 0 && each.visible) return `${each.specialist} is visible in critical condition`;
    if ((each.savedTop && each.wounds > 0) || (each.savedLow && each.wounds > 1)) return `${each.specialist}: a wound on a saved point`;
    if (s.rules.edition === 'english' && each.left > Math.max(0, POINTS - each.wounds)) return `${each.specialist}: ${each.left} points`;
    if (isOnLevel(each) && each.tile < 0) return `${each.specialist} is nowhere`;
  }
  return undefined;
}

/** No nest holds more than one, no tile more than its spaces; while a nest is being offered whoever is to have it still waits beside it. */
function faultInSpaces(s: State): Fault {
  for (const level of s.levels) {
    const card = levelCard(s, level.id);
    for (const [tile, { id, spaces }] of card.tiles.entries()) {
      const here = [...s.commandos, ...s.escorts].filter((each) => each.level === level.id && each.tile === tile);
      const inNest = here.filter((each) => each.inNest).length;
      const nest = card.nestOn[tile] ?? -1;
      const gunners = nest >= 0 && level.guards[nest] !== '' ? 1 : 0;
      if (inNest + gunners > (nest >= 0 ? 1 : 0)) return `${inNest + gunners} in the nest of ${id}`;
      const onSpaces = here.length - inNest + countEnemies(card, level, tile) - gunners;
      if (s.doing.length === 0 && onSpaces > spaces - (nest >= 0 ? NEST_SPACES : 0)) return `${id} is overfull`;
    }
  }
  return undefined;
}

/** Between two actions no regular enemy stands beside a free post, and nobody to be escorted is still a token where he has room. */
function faultInPosts(s: State): Fault {
  // An operation may end in the middle of anything.
  if (s.doing.length > 0 || s.phase === 'over') return undefined;
  for (const level of s.levels) {
    const card = levelCard(s, level.id);
    for (const [tile, { id }] of card.tiles.entries()) {
      const regulars = level.enemies.slice(tile * KINDS, tile * KINDS + REGULAR).some((count) => count > 0);
      if (regulars && isPostFree(s, card, level, tile)) return `a free post on ${id}`;
    }
    for (const [i, objective] of card.objectives.entries()) {
      if (objective.do !== 'escort' || level.done[i] || level.turned[i]) continue;
      const isReached = s.commandos.some((each) => each.level === level.id && each.tile === objective.tile);
      if (isReached && openSpaces(s, card, level, objective.tile) > 0) return `${objective.id} has been reached`;
    }
  }
  return undefined;
}

/** Between two actions no alarm is silent on a level with somebody visible, or with more commandos than its number. */
function faultInAlarms(s: State): Fault {
  if (s.doing.length > 0) return undefined;
  for (const level of s.levels) {
    if (level.alarm === 'triggered') continue;
    const commandos = s.commandos.filter((each) => each.level === level.id);
    const seen = [...commandos, ...s.escorts.filter((each) => each.level === level.id)].filter(({ visible }) => visible);
    if (seen.length > 0 || commandos.length > levelCard(s, level.id).commandos) return `silent alarm on ${level.id}`;
  }
  return undefined;
}

/** The order of the event decks is all that is hidden besides the chance to come. */
function hiddenFrom(s: State): ReadonlyMap<string, string>[] {
  const places = s.events.pile.map((card, i) => [card, `pile ${i}`] as const);
  const own = s.levels.flatMap(({ id, deck }) => deck.map((card, i) => [card, `${id} ${i}`] as const));
  return [new Map([...places, ...own])];
}

/**
 * The box has tokens enough for what our levels lay out, no two of their entrances lead onto one tile, two special enemies are hardly
 * ever equally near a free nest, and whoever gets into the base at all gets its objective or falls.
 */
const SELDOM = [
  'question shortage',
  'question nest-first',
  'choice go-without',
  'event went-without',
  'question entrance-order',
  'outcome objective-buried',
];

/** What the scripted team should win: training nearly always, everything else about every other time. */
function shareFor(scenario: string): readonly [low: number, high: number] {
  if (scenario.includes('training')) return [0.85, 1];
  return [0.3, 0.6];
}

const EXAMPLES = Array.from({ length: 54 }, (_, i) => `VC-${i + 1}`);

/** The last level is done and gone, and whoever is below has not come out of it. */
function lostBelow(random: Random): State {
  const position = vCommandos.lab.arrange({ setup: 'quick/streets', completed: ['streets'], commandos: { medic: {}, scout: {} } }, random);
  if (!position.ok) throw new Error(JSON.stringify(position.fault));
  return position.value;
}

export const INVARIANTS: Invariants<State, Choice, Event> = {
  faultInPieces,
  hiddenFrom,
  leakIn: () => undefined,
  untrueIn,
  reasons: REASONS,
  positions: POSITIONS,
  designs: [lostBelow],
  seldom: SELDOM,
  counted: COUNTED,
  aims: [
    { bots: ['sergeant'], games: 1000, between: shareFor },
    { bots: ['random'], games: 1000, between: () => [0, 0.05] },
  ],
  examples: EXAMPLES,
};
