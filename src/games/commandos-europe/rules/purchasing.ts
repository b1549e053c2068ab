/** 4.0, 6.0 The Mission Objective Placement Phase: a mission is drawn, then whatever can be paid for may be bought. */
import { hexNamed } from '../content/map.ts';
import { BASE_COST, costOf, countersOf, idOf, isFree, isGear, isSquad, KINDS, kindOf } from '../content/pieces.ts';
import { NOBODY, OFF, type State } from '../state.ts';
import type { ChoiceOf, Option, Rules, Table } from '../vocabulary.ts';
import { ask, ofHex, openWindow, plain, question, type Refusal, refusal } from './asking.ts';
import { anyBase, buyBase, hasAnyBase, hasTwoBases, moveBase, relocate, whyNotBuyBase } from './bases.ts';
import { isGone } from './elimination.ts';
import { leaveMap, leaveWar } from './game-turns.ts';
import { placeMission } from './missions.ts';
import { isBase, isOnMap, nameAt } from './pieces-in-play.ts';
import { deploy } from './set-up.ts';

const BASE = 'base';
const GOODS: readonly string[] = [BASE, ...KINDS.filter((kind) => countersOf(kind).some((piece) => !isFree(piece)))];

const FREE_SQUAD = refusal('not-for-sale', '3.2');
const FREE_LEADER = refusal('not-for-sale', '3.3');
const NO_BASE = refusal('no-base', '12.11');
const SQUAD_GONE = refusal('gone-for-good', '3.2');
const LEADER_GONE = refusal('gone-for-good', '3.3');
const ON_THE_MAP = refusal('on-the-map', '4.0');

/** The counter that would be bought; -1 where all are on the map. */
function counterFor(state: State, kind: string): number {
  for (const piece of countersOf(kind)) if (!isOnMap(state, piece) && !isGone(state, piece)) return piece;
  return -1;
}

/** 4.0, 6.0 The counters are the limit; 3.2, 3.3 squads and leaders cannot be bought twice. */
function whyNotBuy(state: State, goods: string): Refusal | undefined {
  if (goods === BASE) return whyNotBuyBase(state);
  const [first] = countersOf(goods);
  if (first === undefined) return refusal('unknown-id', '6.0', { id: goods });
  if (isFree(first)) return isSquad(first) ? FREE_SQUAD : FREE_LEADER;
  if (!hasAnyBase(state)) return NO_BASE;
  const piece = counterFor(state, goods);
  if (piece < 0) {
    if (!isGone(state, first)) return ON_THE_MAP;
    return isSquad(first) ? SQUAD_GONE : LEADER_GONE;
  }
  const cost = costOf(piece);
  return cost > state.points ? refusal('too-dear', '6.2', { cost, points: state.points }) : undefined;
}

interface Good {
  readonly choice: ChoiceOf<'buy'>;
  readonly cost: number;
  readonly counters: readonly number[];
}

/** For the list alone, which need not say why. */
function isOnOffer(state: State, { cost, counters }: Good): boolean {
  if (cost > state.points) return false;
  if (counters.length === 0) return whyNotBuyBase(state) === undefined;
  if (!hasAnyBase(state)) return false;
  for (const piece of counters) if (state.places[piece] === OFF) return true;
  return false;
}

function buying(
  rule: string,
  goods: readonly string[],
  whyNot: (state: State, goods: string) => Refusal | undefined,
): Option<ChoiceOf<'buy'>> {
  const onSale = goods.map((each): Good => {
    const counters = countersOf(each);
    const [first] = counters;
    return { choice: { kind: 'buy', goods: each }, cost: first === undefined ? BASE_COST : costOf(first), counters };
  });
  const listed: ChoiceOf<'buy'>[] = [];
  return {
    kind: 'buy',
    rule,
    candidates(state) {
      let count = 0;
      for (const good of onSale) if (isOnOffer(state, good)) listed[count++] = good.choice;
      listed.length = count;
      return listed;
    },
    whyNot: (state, choice) => whyNot(state, choice.goods),
    exact: true,
  };
}

const NOT_DRAWN = refusal('no-mission', '3.4');
const AFTER_THE_DRAW = refusal('after-the-draw', '4.0');
const MINOR = { minor: true, aside: true };
const endMap = plain('end-map', '4.0', undefined, MINOR);
const endWar = plain('end-war', '4.0', undefined, MINOR);

/** Ruling 34 Before the draw only where it makes a difference: elsewhere what was not drawn is forfeited in any case. */
function whyNotYet({ rules }: State): Refusal | undefined {
  return rules.undrawn === 'nothing' ? undefined : AFTER_THE_DRAW;
}

/** Ruling 2 Only a base gains by being bought before the draw. */
const beforeDraw = openWindow(
  'before-draw',
  '7.0',
  [
    buying('3.1', [BASE], (state, goods) => (goods === BASE ? whyNotBuyBase(state) : NOT_DRAWN)),
    plain('end-map', '4.0', whyNotYet, MINOR),
    plain('end-war', '4.0', whyNotYet, MINOR),
    plain('draw', '7.0'),
  ],
  { kind: 'draw' },
);

/** 7.0 The mission objective is drawn and placed; on a new map the men take their places first. */
export function* placement(t: Table): Rules {
  const { state } = t;
  const choice = yield* ask(beforeDraw);
  if (choice.kind === 'buy') yield* buyBase(t);
  else if (choice.kind === 'end-map') leaveMap(t);
  else if (choice.kind === 'end-war') leaveWar(t);
  else {
    yield* deploy(t);
    placeMission(t);
    state.basesTried = 0;
    state.phase = 'purchase';
  }
}

const purchase = question('purchase', '6.0', [
  buying('6.0', GOODS, whyNotBuy),
  moveBase,
  endMap,
  endWar,
  plain('done', '6.0', undefined, { settles: true }),
]);

/** 6.0 One purchase, or one attempt to move a base; each is a checkpoint. */
export function* purchasing(t: Table): Rules {
  const { state } = t;
  const choice = yield* ask(purchase);
  switch (choice.kind) {
    case 'buy':
      if (choice.goods === BASE) yield* buyBase(t);
      else yield* buy(t, counterFor(state, choice.goods));
      return;
    case 'move-base':
      yield* relocate(t, choice.hex);
      return;
    case 'end-map':
      leaveMap(t);
      return;
    case 'end-war':
      leaveWar(t);
      return;
    default:
      state.phase = 'movement';
  }
}

const NOT_THERE = refusal('no-base-there', '3.5');

const at = ofHex(
  'at',
  '3.5',
  ({ bases }, found) => {
    for (const hex of bases) if (hex !== OFF) found.push(hex);
  },
  (state, hex) => (isBase(state, hex) ? undefined : NOT_THERE),
);
const where = question('where', '3.5', [at]);

/** 3.5 What is bought is placed in a base at once. */
function* buy(t: Table, piece: number): Rules {
  const { state } = t;
  const hex = hasTwoBases(state) ? hexNamed((yield* ask(where)).hex) : anyBase(state);
  const cost = costOf(piece);
  state.points -= cost;
  state.places[piece] = hex;
  state.holders[piece] = NOBODY;
  t.tell?.({
    type: 'bought',
    rule: '6.0',
    piece: isGear(piece) ? kindOf(piece) : idOf(piece),
    cost,
    points: state.points,
    hex: nameAt(hex),
  });
}
