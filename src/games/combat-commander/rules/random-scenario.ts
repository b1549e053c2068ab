/** RS The random scenario: ground, year, quality, orders of battle, leaders, support, postures; then it is set up like any other. */
import { rollDie } from '../../../kernel/dice.ts';
import { beginScenario } from '../beginning.ts';
import type { Edge } from '../content/battle-map.ts';
import { BATTLEFIELDS } from '../content/battlefields.ts';
import { CHITS } from '../content/chits.ts';
import { FORTIFICATION_COUNTERS, unitTypeCalled, weaponTypeCalled } from '../content/counters.ts';
import {
  alliedNation,
  FORTIFICATION_OBS,
  type FortificationOb,
  germanYear,
  leaderFor,
  ORDERS_OF_BATTLE,
  type OrderOfBattle,
  orderOfBattle,
  qualityOf,
} from '../content/orders-of-battle.ts';
import type { Scenario, ScenarioSide } from '../content/scenario.ts';
import { type SupportItem, supportFor } from '../content/support.ts';
import { type BySide, enemyOf, FORTIFICATIONS, type FortificationKind, type Posture, SIDES, type Side } from '../content/terms.ts';
import type { Draft, State } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { ask, option, plain, question, refusal } from './asking.ts';
import { drawChits } from './chits.ts';
import { takeControl } from './victory.ts';

const drafted = (state: State): Draft => {
  if (!state.draft) throw new Error('No scenario is being generated.');
  return state.draft;
};

function twoDice(t: Table): { white: number; coloured: number; sum: number } {
  const white = rollDie(t.state.random);
  const coloured = rollDie(t.state.random);
  return { white, coloured, sum: white + coloured };
}

function tellGenerated(t: Table, side: Side, what: string, value: string | number, rule: string): void {
  t.tell?.({ type: 'generated', rule, side, what, value: `${value}` });
}

/** One step at a time; each is a checkpoint. */
export function* generate(t: Table): Rules {
  const draft = drafted(t.state);
  switch (draft.step) {
    case 'ground':
      yield* ground(t);
      draft.step = 'forces';
      return;
    case 'forces':
      yearNationQuality(t);
      drawChits(t, { open: [], count: 1, axis: 1, allies: 1 });
      for (const side of SIDES) yield* chooseOb(t, side);
      payForObs(t);
      draft.step = 'support';
      return;
    case 'support':
      yield* support(t);
      draft.defender = ahead(t.state);
      yield* fortifications(t);
      beginGenerated(t);
  }
}

// RS.1 The ground

const battlefield = question('battlefield', 'RS.1', [
  option(
    'battlefield',
    'RS.1',
    () => BATTLEFIELDS.map((map) => ({ kind: 'battlefield', map })),
    (_, { map }) => (BATTLEFIELDS.includes(map) ? undefined : refusal('unknown-id', 'RS.1', { id: map })),
  ),
]);

const EDGE_OF_DIE: readonly Edge[] = ['top', 'right', 'right', 'bottom', 'left', 'left'];
const OPPOSITE: Readonly<Record<Edge, Edge>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

const whichEdge = question('edge', 'RS.1', [
  option(
    'edge',
    'RS.1',
    (state) => drafted(state).edges.map((edge) => ({ kind: 'edge', edge })),
    (state, { edge }) => (drafted(state).edges.some((each) => each === edge) ? undefined : refusal('not-to-choose', 'RS.1', { edge })),
  ),
]);

function* ground(t: Table): Rules {
  const { state } = t;
  const draft = drafted(state);
  const picker: Side = twoDice(t).sum % 2 === 0 ? 'axis' : 'allies';
  const picked = yield* ask(picker, battlefield);
  draft.map = picked.map;
  tellGenerated(t, picker, 'map', draft.map, 'RS.1');
  const other = enemyOf(picker);
  const { white, coloured } = twoDice(t);
  draft.edges = [...new Set([white, coloured].map((die) => EDGE_OF_DIE[die - 1] ?? 'top'))];
  const [only = 'top', another] = draft.edges;
  const choice = another === undefined ? undefined : yield* ask(other, whichEdge);
  const edge = draft.edges.find((each) => each === choice?.edge) ?? only;
  draft.edge[other] = edge;
  draft.edge[picker] = OPPOSITE[edge];
  tellGenerated(t, other, 'edge', edge, 'RS.1');
}

// RS.2, RS.3

/** Results that mean a nation or a year that this box knows nothing of are rolled again. */
function yearNationQuality(t: Table): void {
  const draft = drafted(t.state);
  do draft.year = germanYear(twoDice(t).sum);
  while (draft.year < 1941);
  let allies = alliedNation(draft.year, twoDice(t).sum);
  while (allies === undefined) allies = alliedNation(draft.year, twoDice(t).sum);
  draft.allies = allies;
  tellGenerated(t, 'axis', 'year', draft.year, 'RS.2');
  tellGenerated(t, 'allies', 'nation', allies, 'RS.2');
  for (const side of SIDES) {
    draft.quality[side] = qualityOf(nationIn(draft, side), draft.year, twoDice(t).sum);
    tellGenerated(t, side, 'quality', draft.quality[side], 'RS.3');
  }
}

const nationIn = (draft: Draft, side: Side) => (side === 'axis' ? 'germany' : draft.allies);

// RS.5

/** Orders of battle of the right nation, year and quality. */
export function obsFor(draft: Draft, side: Side): readonly OrderOfBattle[] {
  return ORDERS_OF_BATTLE.filter(
    ({ nation, quality, from, to }) =>
      nation === nationIn(draft, side) && quality === draft.quality[side] && draft.year >= from && draft.year <= to,
  );
}

const whichOb = question('order-of-battle', 'RS.5', [
  option(
    'order-of-battle',
    'RS.5',
    (state, side) => obsFor(drafted(state), side).map(({ id }) => ({ kind: 'order-of-battle', ob: id })),
    (state, { ob }, side) =>
      obsFor(drafted(state), side).some(({ id }) => id === ob) ? undefined : refusal('not-to-choose', 'RS.5', { ob }),
  ),
]);

/** RS.5 Secret until both have chosen. */
function* chooseOb(t: Table, side: Side): Rules {
  const choice = yield* ask(side, whichOb);
  drafted(t.state).ob[side] = choice.ob;
  t.tell?.({ type: 'ob-secret', rule: 'RS.5', side });
}

/** RS.5, RS.6 Revealed and paid for; then leaders are rolled. */
function payForObs(t: Table): void {
  const { state } = t;
  const draft = drafted(state);
  draft.revealed = true;
  for (const side of SIDES) {
    const ob = orderOfBattle(draft.ob[side]);
    state.vp += side === 'axis' ? -ob.points : ob.points;
    t.tell?.({ type: 'ob-chosen', rule: 'RS.5', side, ob: ob.id });
  }
  for (const side of SIDES) rollLeaders(t, side);
}

function rollLeaders(t: Table, side: Side): void {
  const draft = drafted(t.state);
  const { nation, quality, leaders } = orderOfBattle(draft.ob[side]);
  while (draft.leaders[side].length < leaders) {
    const { white } = twoDice(t);
    const leader = leaderFor(nation, quality, draft.year, white);
    if (draft.leaders[side].includes(leader)) continue;
    draft.leaders[side].push(leader);
    t.tell?.({ type: 'leader-rolled', rule: 'RS.6', side, leader, roll: white });
  }
}

// RS.7

/** The side that has the VPs: its order of battle was the cheaper one. */
const ahead = (state: State): Side | '' => (state.vp === 0 ? '' : state.vp > 0 ? 'axis' : 'allies');

function offered(state: State, side: Side): readonly SupportItem[] {
  const draft = drafted(state);
  return supportFor(nationIn(draft, side), draft.column, draft.year).filter((item) => item.radio === '' && isLeft(draft, side, item));
}

/** The counter mix is a limit, for what the order of battle brings and for what has been bought. */
function isLeft(draft: Draft, side: Side, { unit, weapon }: SupportItem): boolean {
  const bought = draft.bought[side].flatMap((id) => id.split('+'));
  const given = orderOfBattle(draft.ob[side]).items.filter(({ from, to }) => draft.year >= from && draft.year <= to);
  const used = (type: string) =>
    bought.filter((id) => id === type).length + given.filter(({ what }) => what === type).reduce((sum, { count }) => sum + count, 0);
  const hasUnit = used(unit) < (unitTypeCalled(unit)?.counters ?? 0);
  return hasUnit && (weapon === '' || used(weapon) < (weaponTypeCalled(weapon)?.counters ?? 0));
}

const buying = question('buy-support', 'RS.7', [
  option(
    'buy',
    'RS.7',
    (state, side) => offered(state, side).map(({ id }) => ({ kind: 'buy', item: id })),
    (state, { item }, side) =>
      offered(state, side).some(({ id }) => id === item) ? undefined : refusal('not-to-choose', 'RS.7', { item }),
  ),
  plain('done', 'RS.7', (state, side) =>
    drafted(state).bought[side].length > 0 || offered(state, side).length === 0 ? undefined : refusal('nothing-chosen', 'RS.7'),
  ),
]);

function* support(t: Table): Rules {
  const { state } = t;
  const first = ahead(state);
  if (first === '') return;
  yield* buySupport(t, first);
  if (ahead(state) === enemyOf(first)) yield* buySupport(t, enemyOf(first));
}

function* buySupport(t: Table, side: Side): Rules {
  const { state } = t;
  const draft = drafted(state);
  draft.column = twoDice(t).sum;
  tellGenerated(t, side, 'support', draft.column, 'RS.7');
  for (;;) {
    const choice = yield* ask(side, buying);
    if (choice.kind === 'done') return;
    const item = offered(state, side).find(({ id }) => id === choice.item);
    if (!item) return;
    draft.bought[side].push(item.id);
    state.vp += side === 'axis' ? -item.cost : item.cost;
    t.tell?.({ type: 'bought', rule: 'RS.7', side, item: item.id, cost: item.cost });
  }
}

// RS.9

const points = (state: State): number => Math.abs(state.vp);

/** The counters of what has been bought, and of one more. */
function isInTheBox({ fortifications: bought }: Draft, ob: FortificationOb): boolean {
  const all = [...bought.flatMap((id) => FORTIFICATION_OBS.find((each) => each.id === id) ?? []), ob];
  return FORTIFICATIONS.every((kind) => {
    const count = all.reduce((sum, { content }) => sum + (content[kind] ?? 0), 0);
    return count <= (FORTIFICATION_COUNTERS[kind] ?? Number.POSITIVE_INFINITY);
  });
}

const fortifying = question('buy-fortifications', 'RS.9', [
  option(
    'buy',
    'RS.9',
    () => FORTIFICATION_OBS.map(({ id }) => ({ kind: 'buy', item: id })),
    (state, { item }) => {
      const ob = FORTIFICATION_OBS.find(({ id }) => id === item);
      if (!ob) return refusal('unknown-id', 'RS.9', { id: item });
      const strengths = drafted(state).fortifications.map((id) => FORTIFICATION_OBS.find((each) => each.id === id)?.mines ?? 0);
      if (ob.mines > 0 && strengths.some((mines) => mines > 0 && mines !== ob.mines)) return refusal('already-chosen', 'RS.F', { item });
      if (!isInTheBox(drafted(state), ob)) return refusal('none-left', 'RS.9', { item });
      return ob.cost <= points(state) ? undefined : refusal('too-expensive', 'RS.9', { item, cost: ob.cost, points: points(state) });
    },
  ),
  plain('done', 'RS.9'),
]);

function* fortifications(t: Table): Rules {
  const { state } = t;
  const { defender } = drafted(state);
  if (defender === '') return;
  while (points(state) > 0) {
    const choice = yield* ask(defender, fortifying);
    if (choice.kind === 'done') return;
    const ob = FORTIFICATION_OBS.find(({ id }) => id === choice.item);
    if (!ob) return;
    drafted(state).fortifications.push(ob.id);
    state.vp += defender === 'axis' ? -ob.cost : ob.cost;
    t.tell?.({ type: 'bought', rule: 'RS.9', side: defender, item: ob.id, cost: ob.cost });
  }
}

// RS.8, RS.10 to RS.16

/** The position goes on as a scenario of its own. */
function beginGenerated(t: Table): void {
  const { state } = t;
  const draft = drafted(state);
  const { defender } = draft;
  const scenario = scenarioFrom(state, draft, defender);
  const { openChits, chitCup, sides, vp, random, rules } = state;
  const begun = beginScenario(scenario, rules, random);
  for (const side of SIDES) begun.sides[side].secret = sides[side].secret;
  Object.assign(state, begun, { vp, openChits, chitCup, phase: 'set-up', draft: undefined });
  for (const deployment of state.toSetUp) {
    if (defender !== '' && deployment.side !== defender) deployment.mayRadio = true;
  }
  t.tell?.({ type: 'posture', rule: 'RS.8', side: 'axis', posture: scenario.axis.posture });
  t.tell?.({ type: 'posture', rule: 'RS.8', side: 'allies', posture: scenario.allies.posture });
  if (defender !== '') for (let objective = 0; objective < 5; objective++) takeControl(t, objective, defender);
}

const isWide = (edge: Edge): boolean => edge === 'top' || edge === 'bottom';

/** RS.10, RS.11, RS.13 */
const DEPTH: Readonly<Record<Posture, readonly [wide: number, narrow: number]>> = { defend: [8, 12], attack: [2, 3], recon: [4, 6] };

function scenarioFrom(state: State, draft: Draft, defender: Side | ''): Scenario {
  const obs: BySide<OrderOfBattle> = { axis: orderOfBattle(draft.ob.axis), allies: orderOfBattle(draft.ob.allies) };
  const initiative: Side = obs.axis.initiative > obs.allies.initiative ? 'axis' : 'allies';
  const first = defender === '' ? initiative : defender;
  return {
    scenario: 1,
    game: 'combat-commander',
    id: 'random',
    map: draft.map,
    year: draft.year,
    time: 0,
    suddenDeath: obs.axis.orders + obs.allies.orders,
    vp: state.vp,
    initiative,
    first: initiative,
    setUp: [first, enemyOf(first)],
    chits: { open: [], secret: { axis: 0, allies: 0 }, removed: CHITS.map(({ id }) => id) },
    control: ['', '', '', '', ''],
    axis: sheetFor(draft, 'axis', obs.axis, defender),
    allies: sheetFor(draft, 'allies', obs.allies, defender),
    special: {},
  };
}

function sheetFor(draft: Draft, side: Side, ob: OrderOfBattle, defender: Side | ''): ScenarioSide {
  const posture: Posture = defender === '' ? 'recon' : defender === side ? 'defend' : 'attack';
  const edge = draft.edge[side];
  const there = ob.items.filter(({ from, to }) => draft.year >= from && draft.year <= to);
  const isArms = (what: string) => weaponTypeCalled(what) !== undefined;
  const units: Record<string, number> = {};
  for (const { what, count } of there) if (!isArms(what)) units[what] = count;
  for (const item of draft.bought[side]) units[item] = (units[item] ?? 0) + 1;
  const owns = draft.fortifications.flatMap((id) => FORTIFICATION_OBS.find((each) => each.id === id) ?? []);
  const works: Partial<Record<FortificationKind, number>> = {};
  for (const { content } of owns) {
    for (const [kind, count] of Object.entries(content)) works[kind as FortificationKind] = (works[kind as FortificationKind] ?? 0) + count;
  }
  const mines = Math.max(6, ...owns.map((each) => each.mines));
  return {
    nation: nationIn(draft, side),
    quality: ob.quality,
    posture,
    edge,
    depth: DEPTH[posture][isWide(edge) ? 0 : 1],
    orders: ob.orders,
    surrender: ob.surrender,
    leaders: draft.leaders[side],
    units,
    weapons: Object.fromEntries(there.filter(({ what }) => isArms(what)).map(({ what, count }) => [what, count])),
    ...(side === defender && { mines, after: { fortifications: works } }),
  };
}
