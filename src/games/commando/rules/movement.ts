/** 15.0 Ground movement, 15.1 stopping, 15.2 airfield moves, 15.3 water moves, 15.4 setting down what was carried. */
import { onceForEachTheatre, theatreOf } from '../content/theatres.ts';
import { RECOVERED, type State } from '../state.ts';
import { ask, type ChoiceOf, isPossible, no, type Option, question, type Rules, type Table } from '../vocabulary.ts';
import { slowest } from './forces.ts';
import { heldFor, spendIntel, whyNotCard } from './intel.ts';
import { boost, boosted, checkBoost } from './logistics.ts';
import {
  fits,
  isBarred,
  isBase,
  isPrintedBase,
  isSpace,
  objectivesAt,
  operationOf,
  place,
  stackedWithForce,
  stackingLimit,
  unitOf,
} from './map.ts';
import { airRecon, groundRecon, reconnoitre } from './recon.ts';

/** Spaces the force may move in this operation. */
export function allowance(s: State): number {
  return slowest(s) + (operationOf(s).boost ? 1 : 0);
}

/** 15.1 STOP terrain and objective markers, unless sappers lead on (27.0): their own, or some who wait there. */
function stopsForce(s: State, space: string): boolean {
  if (stackedWithForce(s, 'sapper', space)) return false;
  if (theatreOf(s).space(space).stop) return true;
  for (const { at, carrier } of s.objectives) if (at === space && carrier === '') return true;
  return false;
}

/** 10.2 Passing through a crowded space is allowed if the force can end its move within the limit. */
function canEndLegally(s: State, space: string, movesLeft: number): boolean {
  const { force } = operationOf(s);
  if (fits(s, space, force)) return true;
  if (movesLeft === 0 || stopsForce(s, space)) return false;
  return theatreOf(s)
    .space(space)
    .neighbours.some((next) => !isBarred(s, next) && canEndLegally(s, next, movesLeft - 1));
}

const steps = onceForEachTheatre(
  ({ spaces }) => new Map(spaces.map(({ id, neighbours }) => [id, neighbours.map((space) => ({ kind: 'move', space }) as const)])),
);

const move: Option<'move'> = {
  kind: 'move',
  rule: '15.0',
  exact: true,
  candidates(s) {
    const left = movesLeft(s);
    if (left <= 0) return [];
    const all = steps(theatreOf(s)).get(operationOf(s).at) ?? [];
    const isOpen = ({ space }: ChoiceOf<'move'>) => whyNotEnter(s, space, left) === undefined;
    return all.every(isOpen) ? all : all.filter(isOpen);
  },
  whyNot(s, { space }) {
    const { at } = operationOf(s);
    if (space === at) return no('same-space', '15.0', { space });
    if (!theatreOf(s).space(at).neighbours.includes(space)) {
      return isSpace(s, space) ? no('not-adjacent', '15.0', { from: at, space }) : no('unknown-id', '15.0', { id: space });
    }
    if (slowest(s) === 0) return no('must-be-transported', '15.4');
    const left = movesLeft(s);
    return left <= 0 ? no('no-movement-left', '15.0', { allowance: allowance(s) }) : whyNotEnter(s, space, left);
  },
};

/** Nothing for those who cannot move by themselves, whatever else lends them a space (15.4). */
function movesLeft(s: State): number {
  const pace = slowest(s);
  const { moved, boost: help } = operationOf(s);
  return pace === 0 ? 0 : pace + (help ? 1 : 0) - moved;
}

function whyNotEnter(s: State, space: string, left: number) {
  if (isBarred(s, space)) return no('space-barred', '8.0', { space });
  return canEndLegally(s, space, left - 1) ? undefined : no('stacking', '10.2', { space, limit: stackingLimit(s) });
}

const HALT = [{ kind: 'halt' }] as const;

/** 15.0 No spaces is a move too; 10.2 the limit counts where the force ends. */
const halt: Option<'halt'> = {
  kind: 'halt',
  rule: '15.0',
  candidates: () => HALT,
  whyNot(s) {
    const { at, force } = operationOf(s);
    return fits(s, at, force) ? undefined : no('stacking', '10.2', { space: at, limit: stackingLimit(s) });
  },
};

/** 15.2 From an airfield to any other; the whole movement of the operation. */
const fly: Option<'fly'> = {
  kind: 'fly',
  rule: '15.2',
  candidates(s) {
    if (s.intel.length === 0) return [];
    const { airfields } = theatreOf(s);
    return heldFor(s, 'airfield-move').flatMap((card) => airfields.map((space) => ({ kind: 'fly', card, space }) as const));
  },
  whyNot(s, { card, space }) {
    const reason = whyNotCard(s, card, 'airfield-move');
    if (reason) return reason;
    const { at, moved } = operationOf(s);
    if (!isSpace(s, space)) return no('unknown-id', '15.2', { id: space });
    for (const field of [at, space]) if (!theatreOf(s).space(field).airfield) return no('not-airfield', '15.2', { space: field });
    return whyNotBigMove(s, space, moved, '15.2');
  },
};

/** 15.3 From shore to shore along a water route. */
const sail: Option<'sail'> = {
  kind: 'sail',
  rule: '15.3',
  candidates(s) {
    if (s.intel.length === 0) return [];
    const { overWater } = theatreOf(s).space(operationOf(s).at);
    return heldFor(s, 'water-move').flatMap((card) => overWater.map((space) => ({ kind: 'sail', card, space }) as const));
  },
  whyNot(s, { card, space }) {
    const reason = whyNotCard(s, card, 'water-move');
    if (reason) return reason;
    const { at, moved } = operationOf(s);
    if (!isSpace(s, space)) return no('unknown-id', '15.3', { id: space });
    if (!theatreOf(s).space(at).overWater.includes(space)) return no('no-water-route', '15.3', { from: at, space });
    return whyNotBigMove(s, space, moved, '15.3');
  },
};

/** Airfield and water moves take all movement, so they come first or not at all; 15.4 what must be carried must be aboard. */
function whyNotBigMove(s: State, space: string, moved: number, rule: string) {
  const { at, force } = operationOf(s);
  if (moved > 0) return no('already-moved', rule);
  if (space === at) return no('same-space', rule, { space });
  if (slowest(s) === 0) return no('must-be-transported', '15.4');
  if (isBarred(s, space)) return no('space-barred', '8.0', { space });
  if (!fits(s, space, force)) return no('stacking', '10.2', { space, limit: stackingLimit(s) });
  return undefined;
}

const MOVING = question('movement', '15.0', [move, fly, sail, groundRecon, airRecon, boost, halt]);

/** 11.0-1 The Movement Segment. */
export function* movementSegment(t: Table): Rules {
  const s = t.state;
  const operation = operationOf(s);
  for (;;) {
    if (operation.moved > 0 && !canGoOn(s)) break;
    const choice = yield* ask(MOVING);
    if (choice.kind === 'halt') break;
    if (choice.kind === 'fly' || choice.kind === 'sail') {
      bigMove(t, choice);
      break;
    }
    if (choice.kind === 'move') step(t, choice.space);
    else if (choice.kind === 'boost') boosted(t, choice.unit, allowance(s) + 1);
    else reconnoitre(t, choice);
  }
  if (operation.moved === 0) t.tell?.({ type: 'stayed', rule: '15.0', space: operation.at });
  yield* setDown(t);
  checkBoost(t);
}

/** Nobody is asked where a force must stop and nothing else is left to decide. */
function canGoOn(s: State): boolean {
  const { mustStop, moved } = operationOf(s);
  if (mustStop) return false;
  return moved < allowance(s) || isPossible(s, boost);
}

/** 10.3 The units of a force stay together, with whatever they carry. */
export function relocate(s: State, to: string): void {
  const operation = operationOf(s);
  for (const id of operation.force) place(unitOf(s, id), to);
  for (const objective of s.objectives) if (objective.carrier && operation.force.includes(objective.carrier)) objective.at = to;
  operation.at = to;
  operation.moved++;
}

function step(t: Table, to: string): void {
  const s = t.state;
  const operation = operationOf(s);
  const from = operation.at;
  operation.mustStop = stopsForce(s, to);
  relocate(s, to);
  t.tell?.({ type: 'moved', rule: '15.0', force: operation.force.slice(), from, space: to });
}

function bigMove(t: Table, choice: ChoiceOf<'fly' | 'sail'>): void {
  const operation = operationOf(t.state);
  const from = operation.at;
  const byAir = choice.kind === 'fly';
  spendIntel(t, choice.card, byAir ? 'airfield-move' : 'water-move');
  relocate(t.state, choice.space);
  const told = { card: choice.card, force: operation.force.slice(), from, space: choice.space };
  if (byAir) t.tell?.({ type: 'flown', rule: '15.2', ...told });
  else t.tell?.({ type: 'sailed', rule: '15.3', ...told });
}

const debark: Option<'debark'> = {
  kind: 'debark',
  rule: '15.4',
  candidates: (s) => operationOf(s).force.map((unit) => ({ kind: 'debark', unit })),
  whyNot(s, { unit }) {
    const found = s.units.find(({ id }) => id === unit);
    if (!found) return no('unknown-id', '15.4', { id: unit });
    return found.aboard ? undefined : no('not-aboard', '15.4', { unit });
  },
};

const stayAboard: Option<'done'> = {
  kind: 'done',
  rule: '15.4',
  candidates: () => [{ kind: 'done' }],
  whyNot: () => undefined,
};

const DEBARKING = question('debarking', '15.4', [debark, stayAboard]);

/** 15.4 Units may debark at the end of a move; 6.1 Real Objectives moved into a base are home. */
export function* setDown(t: Table): Rules {
  const s = t.state;
  const { at, force, moved } = operationOf(s);
  bringHome(t);
  const facesEvent = moved > 0 && !isPrintedBase(s, at);
  while (facesEvent && force.some((id) => unitOf(s, id).aboard)) {
    const choice = yield* ask(DEBARKING);
    if (choice.kind === 'done') break;
    unitOf(s, choice.unit).aboard = '';
    t.tell?.({ type: 'debarked', rule: '15.4', unit: choice.unit, space: at });
  }
}

/** 6.1 By a move that ends in a base: one that lies where a base was built still has to be moved (ruling 58). */
function bringHome(t: Table): void {
  const s = t.state;
  const { at, moved } = operationOf(s);
  if (moved === 0 || !isBase(s, at)) return;
  for (const objective of objectivesAt(s, at)) {
    if (!objective.carrier) continue;
    objective.at = RECOVERED;
    objective.carrier = '';
    t.tell?.({ type: 'objective-recovered', rule: '6.1', objective: objective.id, base: at, recovered: recoveredCount(s) });
  }
}

/** 6.1 Real Objectives brought home so far. */
export function recoveredCount(s: State): number {
  let home = 0;
  for (const { at } of s.objectives) if (at === RECOVERED) home++;
  return home;
}
