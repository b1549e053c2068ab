/** Skirmish as the kernel sees it: set-ups, views, re-deals, odds and a scripted player. */
import { z } from 'zod';
import { newDeck } from '../../src/kernel/decks.ts';
import { below, type Random, reseed, shuffle } from '../../src/kernel/dice.ts';
import { fault, type Game, type Odds, type Outcome, type Result, type Seat, type Setup } from '../../src/kernel/game.ts';
import { readArrangement } from '../../src/kernel/reading.ts';
import { drawUp, firersAt, groupable, neededToHit, proceed } from './rules.ts';
import {
  type BySide,
  CARDS,
  type Choice,
  choiceFrom,
  choiceText,
  copyState,
  type Doing,
  type Event,
  enemyOf,
  HAND,
  isFire,
  LAST_SQUARE,
  LAST_TURN,
  now,
  type Question,
  SIDES,
  type Side,
  SQUADS,
  type State,
  sideOfSquad,
  squadsOf,
} from './state.ts';

export const RULES = 'S1 S2 S2.1 S2.2 S2.3 S3 S3.1 S3.2 S3.3 S4 S4.1 S4.2 S4.3 S5 S5.1 S5.2 S5.3 S6 S6.1 S6.2';

function sideOf(state: State, seat: Seat | undefined): Side | undefined {
  return SIDES.find((side) => seat !== undefined && state.teams[side].includes(seat));
}

function teamsOf(setup: string): BySide<Seat[]> {
  return { red: setup === 'trio' ? ['red-1', 'red-2'] : ['red'], blue: ['blue'] };
}

function begin(setup: Setup, random: Random): State {
  const state: State = {
    random,
    teams: teamsOf(setup.id),
    snipers: setup.options.snipers !== 'off',
    phase: 'order',
    turn: 1,
    active: 'red',
    initiative: 'blue',
    deck: newDeck(random, CARDS),
    hands: { red: [], blue: [] },
    squads: SQUADS.map((id) => ({ id, at: sideOfSquad(id) === 'red' ? 0 : LAST_SQUARE })),
    points: { red: 0, blue: 0 },
    doing: [],
  };
  for (const side of SIDES) drawUp({ state, by: '' }, side);
  return state;
}

const side = z.enum(SIDES);
const hand = z.array(z.enum(CARDS)).max(HAND);
const ArrangementSchema = z.strictObject({
  setup: z.enum(['duel', 'trio']).default('duel'),
  snipers: z.enum(['on', 'off']).default('on'),
  phase: z.enum(['order', 'refit']).default('order'),
  turn: z.int().min(1).max(LAST_TURN).default(1),
  active: side.default('red'),
  initiative: side.default('blue'),
  hands: z.strictObject({ red: hand, blue: hand }),
  squads: z.partialRecord(z.enum(SQUADS), z.int().min(0).max(LAST_SQUARE)),
});

/** Whatever is in no hand is the pile, in the order in which the dice shuffle it. */
function arrange(arrangement: unknown, random: Random): Result<State> {
  const read = readArrangement(ArrangementSchema, arrangement);
  if (!read.ok) return read;
  const { setup, snipers, phase, turn, active, initiative, hands, squads } = read.value;
  const held = [...hands.red, ...hands.blue];
  const twice = held.find((card, i) => held.indexOf(card) !== i);
  if (twice) return fault('card-twice', { card: twice });
  const state = begin({ id: setup, options: { snipers } }, random);
  state.deck = newDeck(
    random,
    CARDS.filter((card) => !held.includes(card)),
  );
  state.squads = SQUADS.flatMap((id) => (squads[id] === undefined ? [] : { id, at: squads[id] }));
  return { ok: true, value: { ...state, phase, turn, active, initiative, hands } };
}

function outcome(state: State): Outcome | undefined {
  const isCleared = SIDES.some((s) => squadsOf(state, s).length === 0);
  if (!isCleared && state.turn <= LAST_TURN) return undefined;
  const how = isCleared ? 'cleared' : 'time';
  const { red, blue } = state.points;
  if (red === blue) return { winners: [], how };
  return { winners: state.teams[red > blue ? 'red' : 'blue'], how };
}

function view(state: State, seat: Seat | undefined) {
  const own = sideOf(state, seat);
  return {
    teams: { red: [...state.teams.red], blue: [...state.teams.blue] },
    snipers: state.snipers,
    phase: state.phase,
    turn: state.turn,
    active: state.active,
    initiative: state.initiative,
    points: { red: state.points.red, blue: state.points.blue },
    squads: state.squads.map(({ id, at }) => ({ id, at })),
    hand: own && [...state.hands[own]],
    cards: { red: state.hands.red.length, blue: state.hands.blue.length, pile: state.deck.pile.length },
    discards: [...state.deck.discards],
    doing: state.doing.map((doing) => viewOfDoing(doing, own)),
  };
}

function viewOfDoing(doing: Doing, own: Side | undefined) {
  const { what, rule } = doing;
  if (doing.what === 'march') return { what, rule, mover: doing.mover, left: [...doing.left] };
  if (doing.what === 'fire') return { what, rule, side: doing.side, target: doing.target, firers: [...doing.firers] };
  if (doing.what === 'roll') return { what, rule, side: doing.side, die: doing.die };
  return { what, rule, side: doing.side, of: doing.of, chosen: doing.side === own ? [...doing.chosen] : undefined };
}

function determinize(state: State, seats: readonly Seat[], random: Random): void {
  const own = seats.map((seat) => sideOf(state, seat));
  const others = SIDES.filter((s) => !own.includes(s));
  // Sorted first, so that what comes of it depends on nothing but what is seen and on the given dice.
  const unseen = [...state.deck.pile, ...others.flatMap((s) => state.hands[s])].sort();
  shuffle(random, unseen);
  for (const s of others) state.hands[s] = unseen.splice(0, state.hands[s].length);
  state.deck.pile = unseen;
  for (const doing of state.doing) {
    if (doing.what !== 'group' || own.includes(doing.side)) continue;
    doing.chosen = groupable(state, doing).filter(() => below(random, 2) === 0);
  }
  reseed(state.random, random);
}

/** The chance of a single roll; what the Initiative makes of it is up to the players. */
function odds(state: State, _seat: Seat, choice: Choice): Odds | undefined {
  const mover = now(state, 'march')?.mover;
  let chance = 0;
  if (choice.kind === 'target') chance = hitChance(state, state.active, choice.squad);
  else if (choice.kind === 'react' && mover) chance = hitChance(state, enemyOf(state.active), mover);
  if (chance === 0) return undefined;
  return {
    outcomes: [
      { what: 'hit', chance },
      { what: 'miss', chance: 1 - chance },
    ],
  };
}

function hitChance(state: State, by: Side, target: string): number {
  const firers = firersAt(state, by, target);
  return firers.length === 0 ? 0 : Math.min(6, Math.max(0, 7 - neededToHit(state, firers, target))) / 6;
}

/** Points, and how far the squads have come that are still on their way, weighed against the enemy's. */
function score(state: State, seat: Seat): number {
  const own = sideOf(state, seat) ?? 'red';
  const worth: BySide<number> = { red: state.points.red, blue: state.points.blue };
  for (const squad of state.squads) {
    const way = sideOfSquad(squad.id) === 'red' ? squad.at : LAST_SQUARE - squad.at;
    worth[sideOfSquad(squad.id)] += (1.5 * way) / LAST_SQUARE;
  }
  return 1 / (1 + Math.exp((worth[enemyOf(own)] - worth[own]) / 2));
}

/** Fires when it is likely to hit, otherwise walks; keeps the Initiative for rolls that hurt. */
function policy(state: State, seat: Seat, question: Question, choices: readonly Choice[]): Choice {
  const own = sideOf(state, seat) ?? 'red';
  const liked = choices.map((choice) => ({ choice, liking: liking(state, own, question, choice) }));
  return liked.reduce((best, other) => (other.liking > best.liking ? other : best)).choice;
}

function liking(state: State, own: Side, question: Question, choice: Choice): number {
  switch (choice.kind) {
    case 'play': {
      if (!isFire(choice.card)) return 2;
      return squadsOf(state, enemyOf(own)).some(({ id }) => hitChance(state, own, id) >= 0.5) ? 3 : 1;
    }
    case 'target':
      return hitChance(state, own, choice.squad);
    case 'cancel': {
      const roll = now(state, 'roll');
      return roll && (roll.side === own ? roll.die <= 2 : roll.die >= 5) ? 2 : 0;
    }
    case 'toss':
      return 0;
    case 'react':
    case 'join':
    case 'step':
      return 2;
    default:
      return question.asks === 'order' ? 0 : 1;
  }
}

const INTENTIONS: readonly Choice[] = [
  ...CARDS.flatMap((card) => (['play', 'react', 'toss'] as const).map((kind) => ({ kind, card }))),
  ...SQUADS.flatMap((squad) => (['target', 'join', 'step', 'snipe'] as const).map((kind) => ({ kind, squad }))),
  ...(['rest', 'done', 'halt', 'pass', 'cancel'] as const).map((kind) => ({ kind })),
];

export const skirmish: Game<State, Choice, Event> = {
  id: 'skirmish',
  rulesVersion: '1',
  setups: [{ id: 'duel' }, { id: 'trio' }],
  options: [{ id: 'snipers', rule: 'S5.3', values: ['on', 'off'], default: 'on' }],
  seats: ({ id }) =>
    SIDES.flatMap((side) => teamsOf(id)[side].map((seat) => ({ id: seat, side }))).map((seat, tone) => ({ ...seat, tone })),
  begin,
  copy: copyState,
  proceed,
  outcome,
  view,
  determinize,
  odds,
  choiceText,
  choiceFrom,
  intentions: () => INTENTIONS,
  player: { policy, score },
  lab: { longest: 1000, arrange },
};
