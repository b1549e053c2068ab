/**
 * The rules of Skirmish.
 * S1 the turn   S2 orders   S3 marching   S4 fire   S5 rolls   S6 refitting
 */
import { discard, draw } from '../../src/kernel/decks.ts';
import { comesToLight, rollDie } from '../../src/kernel/dice.ts';
import * as kernel from '../../src/kernel/game.ts';
import {
  type Choice,
  type ChoiceOf,
  type Doings,
  EXIT_POINTS,
  enemyOf,
  HAND,
  isFire,
  KILL_POINTS,
  LAST_SQUARE,
  now,
  type Option,
  type Question,
  RANGE,
  type Rules,
  type Side,
  type Squad,
  type State,
  sideOfSquad,
  squadCalled,
  squadsOf,
  type Table,
} from './state.ts';

const { refusal } = kernel;

/** S1 The active side gives one order, then refits; then it is the other side's turn. */
export function* proceed(t: Table): Rules {
  const { state } = t;
  if (state.phase === 'order') {
    yield* giveOrder(t);
    state.phase = 'refit';
    return;
  }
  yield* refit(t);
  state.phase = 'order';
  state.active = enemyOf(state.active);
  state.turn++;
}

/** Either seat of a side may answer. */
const ask = <C extends Choice>(t: Table, side: Side, question: Question<C>) => kernel.ask(t.state.teams[side], question);

/** What can be done without naming anything. */
function plain<K extends 'rest' | 'done' | 'halt' | 'pass' | 'cancel'>(
  kind: K,
  rule: string,
  whyNot: (state: State) => kernel.Refusal | undefined = () => undefined,
): kernel.Option<State, { readonly kind: K }> {
  return { kind, rule, candidates: () => [{ kind }], whyNot };
}

// S2 Orders

const play: Option<'play'> = {
  kind: 'play',
  rule: 'S2.1',
  candidates: (state) => state.hands[state.active].map((card) => ({ kind: 'play', card })),
  whyNot(state, { card }) {
    if (!state.hands[state.active].includes(card)) return refusal('not-in-hand', 'S2.1', { card });
    const targets = squadsOf(state, enemyOf(state.active));
    if (!isFire(card) || targets.some(({ id }) => firersAt(state, state.active, id).length > 0)) return undefined;
    return refusal('no-target', 'S4.1', { range: RANGE });
  },
};

const order: Question<ChoiceOf<'play' | 'rest'>> = { asks: 'order', rule: 'S2', options: [play, plain('rest', 'S2.2')] };

function* giveOrder(t: Table): Rules {
  const choice = yield* ask(t, t.state.active, order);
  if (choice.kind === 'rest') return;
  playCard(t, t.state.active, choice.card, 'S2.1');
  if (isFire(choice.card)) yield* fireOrder(t);
  else yield* march(t);
}

function playCard(t: Table, side: Side, card: string, rule: string): void {
  const { hands, deck, random } = t.state;
  hands[side].splice(hands[side].indexOf(card), 1);
  discard(deck, card);
  comesToLight(random);
  t.tell?.({ type: 'card-played', rule, side, by: t.by, card });
}

/** S2.3 A group is put together piece by piece, unseen by the enemy until it is done. */
function* putTogether(
  t: Table,
  side: Side,
  of: Doings<'group'>['of'],
  question: Question<ChoiceOf<'join' | 'toss' | 'done'>>,
): Rules<string[]> {
  const { state } = t;
  state.doing.push({ what: 'group', rule: 'S2.3', side, of, chosen: [] });
  for (;;) {
    const choice = yield* ask(t, side, question);
    if (choice.kind === 'done') break;
    const id = choice.kind === 'join' ? choice.squad : choice.card;
    now(state, 'group')?.chosen.push(id);
    t.tell?.({ type: 'chosen', rule: 'S2.3', to: state.teams[side], id });
  }
  const chosen = now(state, 'group')?.chosen ?? [];
  state.doing.pop();
  return chosen;
}

/** Whatever may be chosen into a group, chosen already or not. */
export function groupable(state: State, { side, of }: Doings<'group'>): string[] {
  if (of === 'discards') return state.hands[side];
  if (of === 'fire') return firersAt(state, side, now(state, 'fire')?.target ?? '');
  return squadsOf(state, side).map((squad) => squad.id);
}

const join: Option<'join'> = {
  kind: 'join',
  rule: 'S2.3',
  candidates: (state) => squadsOf(state, now(state, 'group')?.side ?? state.active).map(({ id }) => ({ kind: 'join', squad: id })),
  whyNot(state, { squad: id }) {
    const group = now(state, 'group');
    if (!group || !squadCalled(state, id) || sideOfSquad(id) !== group.side) return refusal('not-yours', 'S2.3', { squad: id });
    if (group.chosen.includes(id)) return refusal('already-chosen', 'S2.3', { squad: id });
    return groupable(state, group).includes(id) ? undefined : refusal('out-of-range', 'S4.1', { range: RANGE });
  },
};

const nobodyYet = (state: State) => (now(state, 'group')?.chosen.length === 0 ? refusal('nobody-chosen', 'S2.3') : undefined);
const grouping: Question<ChoiceOf<'join' | 'done'>> = { asks: 'group', rule: 'S2.3', options: [join, plain('done', 'S2.3', nobodyYet)] };

// S3 Marching

const step: Option<'step'> = {
  kind: 'step',
  rule: 'S3.1',
  candidates: (state) => [...new Set(now(state, 'march')?.left)].map((squad) => ({ kind: 'step', squad })),
  whyNot(state, { squad: id }) {
    if (!now(state, 'march')?.left.includes(id)) return refusal('no-steps-left', 'S3.1', { squad: id });
    return squadCalled(state, id) ? undefined : refusal('gone', 'S3.1', { squad: id });
  },
};

const marching: Question<ChoiceOf<'step' | 'halt'>> = { asks: 'march', rule: 'S3.1', options: [step, plain('halt', 'S3.1')] };

/** S3.1 Each squad of the group has two steps, taken in any order; after every step the enemy may fire. */
function* march(t: Table): Rules {
  const { state } = t;
  const squads = yield* putTogether(t, state.active, 'march', grouping);
  state.doing.push({ what: 'march', rule: 'S3', mover: '', left: [...squads, ...squads] });
  for (;;) {
    const choice = yield* ask(t, state.active, marching);
    const going = now(state, 'march');
    if (choice.kind === 'halt' || !going) break;
    going.mover = choice.squad;
    going.left.splice(going.left.indexOf(choice.squad), 1);
    takeStep(t, choice.squad);
    yield* opportunity(t, enemyOf(state.active));
  }
  state.doing.pop();
}

function takeStep(t: Table, id: string): void {
  const { state } = t;
  const squad = squadCalled(state, id);
  if (!squad) return;
  squad.at += sideOfSquad(id) === 'red' ? 1 : -1;
  if (squad.at >= 0 && squad.at <= LAST_SQUARE) {
    t.tell?.({ type: 'moved', rule: 'S3.1', squad: id, at: squad.at });
    return;
  }
  remove(t, squad);
  state.points[sideOfSquad(id)] += EXIT_POINTS;
  t.tell?.({ type: 'exited', rule: 'S3.2', squad: id });
}

function remove(t: Table, squad: Squad): void {
  t.state.squads = t.state.squads.filter((other) => other !== squad);
}

const react: Option<'react'> = {
  kind: 'react',
  rule: 'S3.3',
  candidates: (state) => state.hands[enemyOf(state.active)].map((card) => ({ kind: 'react', card })),
  whyNot(state, { card }) {
    if (!state.hands[enemyOf(state.active)].includes(card)) return refusal('not-in-hand', 'S3.3', { card });
    return isFire(card) ? undefined : refusal('not-a-fire-card', 'S3.3', { card });
  },
};

const opportune: Question<ChoiceOf<'react' | 'pass'>> = {
  asks: 'opportunity',
  rule: 'S3.3',
  options: [react, plain('pass', 'S3.3')],
  pass: { kind: 'pass' },
};

/** S3.3 Skipped only for what everybody can see: nobody in range, no card in hand. */
function* opportunity(t: Table, side: Side): Rules {
  const { state } = t;
  const mover = now(state, 'march')?.mover ?? '';
  if (state.hands[side].length === 0 || firersAt(state, side, mover).length === 0) return;
  const choice = yield* ask(t, side, opportune);
  if (choice.kind === 'pass') return;
  playCard(t, side, choice.card, 'S3.3');
  yield* fire(t, side, mover, firersAt(state, side, mover));
}

// S4 Fire

export function firersAt(state: State, side: Side, id: string): string[] {
  const target = squadCalled(state, id);
  if (!target) return [];
  return squadsOf(state, side)
    .filter((squad) => Math.abs(squad.at - target.at) <= RANGE)
    .map((squad) => squad.id);
}

const target: Option<'target'> = {
  kind: 'target',
  rule: 'S4.1',
  candidates: (state) => squadsOf(state, enemyOf(state.active)).map(({ id }) => ({ kind: 'target', squad: id })),
  whyNot(state, { squad: id }) {
    if (!squadCalled(state, id) || sideOfSquad(id) === state.active) return refusal('no-enemy', 'S4.1', { squad: id });
    return firersAt(state, state.active, id).length > 0 ? undefined : refusal('out-of-range', 'S4.1', { range: RANGE });
  },
};

const aiming: Question<ChoiceOf<'target'>> = { asks: 'target', rule: 'S4.1', options: [target] };

function* fireOrder(t: Table): Rules {
  const { state } = t;
  const aimed = yield* ask(t, state.active, aiming);
  state.doing.push({ what: 'fire', rule: 'S4', side: state.active, target: aimed.squad, firers: [] });
  const firers = yield* putTogether(t, state.active, 'fire', grouping);
  state.doing.pop();
  yield* fire(t, state.active, aimed.squad, firers);
}

/** S4.2 Four, plus the distance to the nearest firer, less one for each further firer. */
export function neededToHit(state: State, firers: readonly string[], id: string): number {
  const at = squadCalled(state, id)?.at ?? 0;
  const distances = firers.map((firer) => Math.abs((squadCalled(state, firer)?.at ?? 0) - at));
  return 4 + Math.min(...distances) - (firers.length - 1);
}

/** S4.3 The result is locked by the roll and applied after its trigger. */
function* fire(t: Table, side: Side, id: string, firers: string[]): Rules {
  const { state } = t;
  const needed = neededToHit(state, firers, id);
  state.doing.push({ what: 'fire', rule: 'S4', side, target: id, firers });
  t.tell?.({ type: 'fired', rule: 'S4.2', side, firers: firers.slice(), target: id, needed });
  const die = yield* makeRoll(t, side);
  state.doing.pop();
  if (die >= needed) hit(t, id);
}

function hit(t: Table, id: string): void {
  const squad = squadCalled(t.state, id);
  if (!squad) return;
  remove(t, squad);
  t.state.points[enemyOf(sideOfSquad(id))] += KILL_POINTS;
  t.tell?.({ type: 'eliminated', rule: 'S4.3', squad: id });
}

// S5 Rolls

const reroll: Question<ChoiceOf<'cancel' | 'pass'>> = {
  asks: 'reroll',
  rule: 'S5.2',
  options: [plain('cancel', 'S5.2'), plain('pass', 'S5.2')],
  pass: { kind: 'pass' },
};

/** S5.2 Whoever holds the Initiative may hand it over to have the roll made again, and so may the next holder, without end. */
function* makeRoll(t: Table, side: Side): Rules<number> {
  const { state } = t;
  const roll: Doings<'roll'> = { what: 'roll', rule: 'S5', side, die: rollDie(state.random) };
  state.doing.push(roll);
  t.tell?.({ type: 'rolled', rule: 'S5.1', side, die: roll.die });
  while ((yield* ask(t, state.initiative, reroll)).kind === 'cancel') {
    t.tell?.({ type: 'roll-cancelled', rule: 'S5.2', side: state.initiative, by: t.by, die: roll.die });
    state.initiative = enemyOf(state.initiative);
    roll.die = rollDie(state.random);
    t.tell?.({ type: 'rolled', rule: 'S5.1', side, die: roll.die });
  }
  if (roll.die === 1 && state.snipers) yield* sniper(t, side);
  state.doing.pop();
  return roll.die;
}

const snipe: Option<'snipe'> = {
  kind: 'snipe',
  rule: 'S5.3',
  candidates: (state) => squadsOf(state, now(state, 'roll')?.side ?? state.active).map(({ id }) => ({ kind: 'snipe', squad: id })),
  whyNot(state, { squad: id }) {
    const isTheirs = squadCalled(state, id) && sideOfSquad(id) === now(state, 'roll')?.side;
    return isTheirs ? undefined : refusal('no-enemy', 'S5.3', { squad: id });
  },
};

const sniping: Question<ChoiceOf<'snipe'>> = { asks: 'sniper', rule: 'S5.3', options: [snipe] };

/** S5.3 A one wakes a sniper, who hits a squad of the side that rolled; the other side says which. */
function* sniper(t: Table, side: Side): Rules {
  const [only, another] = squadsOf(t.state, side);
  if (!only) return;
  const squad = another ? (yield* ask(t, enemyOf(side), sniping)).squad : only.id;
  t.tell?.({ type: 'sniper', rule: 'S5.3', squad });
  hit(t, squad);
}

// S6 Refitting

const toss: Option<'toss'> = {
  kind: 'toss',
  rule: 'S6.1',
  candidates: (state) => state.hands[state.active].map((card) => ({ kind: 'toss', card })),
  whyNot(state, { card }) {
    if (!state.hands[state.active].includes(card)) return refusal('not-in-hand', 'S6.1', { card });
    return now(state, 'group')?.chosen.includes(card) ? refusal('already-chosen', 'S6.1', { card }) : undefined;
  },
};

const refitting: Question<ChoiceOf<'toss' | 'done'>> = { asks: 'refit', rule: 'S6.1', options: [toss, plain('done', 'S6.1')] };

/** S6 Discard what you like, then both sides draw up to four cards, the active one first. */
function* refit(t: Table): Rules {
  const { state } = t;
  const side = state.active;
  const cards = yield* putTogether(t, side, 'discards', refitting);
  state.hands[side] = state.hands[side].filter((card) => !cards.includes(card));
  for (const card of cards) discard(state.deck, card);
  t.tell?.({ type: 'discarded', rule: 'S6.1', side, cards });
  drawUp(t, side);
  drawUp(t, enemyOf(side));
}

export function drawUp(t: Table, side: Side): void {
  const { state } = t;
  const cards: string[] = [];
  while (state.hands[side].length < HAND) {
    const card = draw(state.random, state.deck);
    if (card === undefined) break;
    state.hands[side].push(card);
    cards.push(card);
  }
  if (cards.length === 0) return;
  t.tell?.({ type: 'drew', rule: 'S6.2', side, count: cards.length });
  t.tell?.({ type: 'drew-cards', rule: 'S6.2', to: state.teams[side], cards });
}
