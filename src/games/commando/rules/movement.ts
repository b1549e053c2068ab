/** 15.0 Ground movement, 15.1 stopping, 15.2 airfield moves, 15.3 water moves, 15.4 setting down what was carried. */
import { NOBODY_CHOOSES } from '../../../kernel/game.ts';
import { RECOVERED } from '../boxes.ts';
import { onceForEachTheatre, type Space, theatreOf } from '../content/theatres.ts';
import { entriesOf } from '../content/unit-set.ts';
import { STANDING, type State } from '../state.ts';
import { type AnswerTo, ask, type ChoiceOf, isPossible, NONE, no, option, question, type Rules, type Table } from '../vocabulary.ts';
import { DONE } from './forces.ts';
import { heldFor, spendIntel, whyNotCard } from './intel.ts';
import { boost, boosted, checkBoost } from './logistics.ts';
import { fits, isBarred, isSpace, objectivesAt, operationOf, spaceOfForce, stackedWithForce, stackingLimit, unitOf } from './map.ts';
import { airRecon, groundRecon, reconnoitre } from './recon.ts';
import { allowance, isBase, isPrintedBase, lentSpaces, recoveredCount, slowest } from './sight.ts';
import { relocate } from './standing.ts';

/** 15.1 STOP terrain and objective markers, unless sappers lead on (27.0): their own, or some who wait there. */
function stopsForce(s: State, space: Space): boolean {
  if (stackedWithForce(s, 'sapper', space)) return false;
  if (space.stop) return true;
  for (const { at, carrier } of s.objectives) if (at === space.id && carrier === '') return true;
  return false;
}

/** 10.2 Passing through a crowded space is allowed if the force can end its move within the limit. */
function canEndLegally(s: State, space: Space, movesLeft: number): boolean {
  if (fits(s, space, s[STANDING].inForce)) return true;
  if (movesLeft === 0 || stopsForce(s, space)) return false;
  return space.adjacent.some((next) => canEnter(s, next, movesLeft));
}

function canEnter(s: State, space: Space, movesLeft: number): boolean {
  return !isBarred(s, space.id) && canEndLegally(s, space, movesLeft - 1);
}

/** From each space, the steps to its neighbours. */
const steps = onceForEachTheatre(({ spaces }) =>
  spaces.map(({ adjacent }) => adjacent.map((space) => ({ space, choice: { kind: 'move', space: space.id } as const }))),
);

const move = option<'move'>({
  kind: 'move',
  rule: '15.0',
  exact: true,
  candidates(s) {
    const left = movesLeft(s);
    if (left <= 0) return NONE;
    const open: ChoiceOf<'move'>[] = [];
    for (const { space, choice } of steps(theatreOf(s))[spaceOfForce(s).index] ?? []) if (canEnter(s, space, left)) open.push(choice);
    return open;
  },
  whyNot(s, { space }) {
    const { at } = operationOf(s);
    if (space === at) return no('same-space', '15.0', { space });
    if (!theatreOf(s).space(at).neighbours.includes(space)) {
      return isSpace(s, space) ? no('not-adjacent', '15.0', { from: at, space }) : no('unknown-id', '15.0', { id: space });
    }
    if (slowest(s) === 0) return no('must-be-transported', '15.4');
    const left = movesLeft(s);
    if (left <= 0) return no('no-movement-left', '15.0', { allowance: allowance(s) });
    if (isBarred(s, space)) return no('space-barred', '8.0', { space });
    return canEnter(s, theatreOf(s).space(space), left) ? undefined : no('stacking', '10.2', { space, limit: stackingLimit(s) });
  },
});

/** Nothing for those who cannot move by themselves, whatever else lends them a space (15.4). */
function movesLeft(s: State): number {
  const pace = slowest(s);
  return pace === 0 ? 0 : pace + lentSpaces(s) - operationOf(s).moved;
}

/** 15.0, 15.1 Whether a force that steps there may take another step after it. */
export function mayStepOnFrom(s: State, space: string): boolean {
  return movesLeft(s) > 1 && !stopsForce(s, theatreOf(s).space(space));
}

const HALT = [{ kind: 'halt' }] as const;

/** 15.0 No spaces is a move too; 10.2 the limit counts where the force ends. */
const halt = option<'halt'>({
  kind: 'halt',
  rule: '15.0',
  exact: true,
  // Before it has moved, to stay is to spend the operation.
  settles: (s) => operationOf(s).moved > 0,
  candidates: (s) => (fits(s, spaceOfForce(s), s[STANDING].inForce) ? HALT : NONE),
  whyNot(s) {
    const space = spaceOfForce(s);
    return fits(s, space, s[STANDING].inForce) ? undefined : no('stacking', '10.2', { space: space.id, limit: stackingLimit(s) });
  },
});

/** 15.2 From an airfield to any other; the whole movement of the operation. */
const fly = option<'fly'>({
  kind: 'fly',
  rule: '15.2',
  byCard: true,
  candidates(s) {
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
});

/** 15.3 From shore to shore along a water route. */
const sail = option<'sail'>({
  kind: 'sail',
  rule: '15.3',
  byCard: true,
  candidates(s) {
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
});

/** Airfield and water moves take all movement, so they come first or not at all; 15.4 what must be carried must be aboard. */
function whyNotBigMove(s: State, space: string, moved: number, rule: string) {
  const { at } = operationOf(s);
  if (moved > 0) return no('already-moved', rule);
  if (space === at) return no('same-space', rule, { space });
  if (slowest(s) === 0) return no('must-be-transported', '15.4');
  if (isBarred(s, space)) return no('space-barred', '8.0', { space });
  const isFull = !fits(s, theatreOf(s).space(space), s[STANDING].inForce);
  return isFull ? no('stacking', '10.2', { space, limit: stackingLimit(s) }) : undefined;
}

const MOVING = question('movement', '15.0', [move, fly, sail, groundRecon, airRecon, boost, halt]);

/** 11.0-1 The Movement Segment. */
export function* movementSegment(t: Table): Rules {
  const s = t.state;
  const operation = operationOf(s);
  for (;;) {
    if (operation.moved > 0 && !canGoOn(s)) break;
    if (!goneOn(t, yield* ask(MOVING))) break;
  }
  if (operation.moved === 0) t.tell?.({ type: 'stayed', rule: '15.0', space: operation.at });
  yield* setDown(t);
  checkBoost(t);
}

/** Carries out what was chosen; false if it ends the movement. */
function goneOn(t: Table, choice: AnswerTo<typeof MOVING>): boolean {
  switch (choice.kind) {
    case 'move':
      step(t, choice.space);
      return true;
    case 'boost':
      boosted(t, choice.unit, allowance(t.state) + 1);
      return true;
    case 'ground-recon':
    case 'air-recon':
      reconnoitre(t, choice);
      return true;
    case 'fly':
    case 'sail':
      bigMove(t, choice);
      return false;
    case 'halt':
      return false;
  }
}

/** Nobody is asked where a force must stop and nothing else is left to decide. */
function canGoOn(s: State): boolean {
  const { mustStop, moved } = operationOf(s);
  if (mustStop) return false;
  return moved < allowance(s) || isPossible(s, boost);
}

function step(t: Table, to: string): void {
  const s = t.state;
  const operation = operationOf(s);
  const from = operation.at;
  operation.mustStop = stopsForce(s, theatreOf(s).space(to));
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

const debark = option<'debark'>({
  kind: 'debark',
  rule: '15.4',
  candidates: (s) => operationOf(s).force.map((unit) => ({ kind: 'debark', unit })),
  whyNot(s, { unit }) {
    const found = s.units.find(({ id }) => id === unit);
    if (!found) return no('unknown-id', '15.4', { id: unit });
    return found.aboard ? undefined : no('not-aboard', '15.4', { unit });
  },
});

const stayAboard = option<'done'>({
  kind: 'done',
  rule: '15.4',
  exact: true,
  settles: () => true,
  candidates: () => DONE,
  whyNot: () => undefined,
});

const DEBARKING = question('debarking', '15.4', [debark, stayAboard]);

/** 15.4 Units may debark at the end of a move; 6.1 Real Objectives moved into a base are home. */
export function setDown(t: Table): Rules {
  const s = t.state;
  bringHome(t);
  const { at, moved } = operationOf(s);
  const facesEvent = moved > 0 && !isPrintedBase(s, at);
  return facesEvent && someoneRides(s) ? debarking(t) : NOBODY_CHOOSES;
}

export function someoneRides(s: State): boolean {
  for (const { aboard } of entriesOf(s.units, s[STANDING].inForce)) if (aboard !== '') return true;
  return false;
}

function* debarking(t: Table): Rules {
  const s = t.state;
  const { at } = operationOf(s);
  while (someoneRides(s)) {
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
