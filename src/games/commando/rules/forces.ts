/** 10.3 Forming a force, and 15.4 loading what it transports. */
import { NOBODY_CHOOSES } from '../../../kernel/game.ts';
import { has, onceForEachTheatre, theatreOf } from '../content/theatres.ts';
import { entriesOf, type UnitSet } from '../content/unit-set.ts';
import { STANDING, type State } from '../state.ts';
import { type AnswerTo, ask, type ChoiceOf, NONE, no, option, question, type Refusal, type Rules, type Table } from '../vocabulary.ts';
import { counterOf, findUnit, groundUnitsAt, inSpace, operationOf, unitOf } from './map.ts';
import { joinForce } from './standing.ts';

export const DONE = [{ kind: 'done' }] as const;

export const done = option<'done'>({
  kind: 'done',
  rule: '10.3',
  exact: true,
  settles: () => true,
  candidates: (s) => (operationOf(s).force.length === 0 ? NONE : DONE),
  whyNot: (s) => (operationOf(s).force.length === 0 ? no('force-empty', '10.3') : undefined),
});

/** All units of a force start in the same space; the rest may stay behind. */
function whyNotJoin(s: State, id: string): Refusal | undefined {
  const { from, force } = operationOf(s);
  const unit = findUnit(s, id);
  if (!unit) return no('unknown-id', '10.3', { id });
  if (unit.at !== from) return no('not-in-that-space', '10.3', { unit: id, space: from });
  if (force.includes(id)) return no('already-taken', '10.3', { unit: id });
  return undefined;
}

const takes = onceForEachTheatre(({ units }) => units.map(({ id }) => ({ kind: 'take', unit: id }) as const));

const take = option<'take'>({
  kind: 'take',
  rule: '10.3',
  exact: true,
  candidates: (s) => entriesOf(takes(theatreOf(s)), leftHere(s) & theatreOf(s).ground),
  whyNot: (s, { unit }) => whyNotJoin(s, unit),
});

/** Who is where the force starts and not yet of it. */
function leftHere(s: State): UnitSet {
  return inSpace(s, theatreOf(s).space(operationOf(s).from)) & ~s[STANDING].inForce;
}

/** Who can march; what cannot must be carried (15.4). */
function marchers(s: State): UnitSet {
  return leftHere(s) & theatreOf(s).marching;
}

const TAKE_ALL = [{ kind: 'take-all' }] as const;

const takeAll = option<'take-all'>({
  kind: 'take-all',
  rule: '10.3',
  exact: true,
  candidates: (s) => (marchers(s) === 0 ? NONE : TAKE_ALL),
  whyNot: (s) => (marchers(s) === 0 ? no('none-left', '10.3') : undefined),
});

/** 15.4, 23.0: what could ride along from here, legal or not, with whoever is in the force; units only where one of it lifts any. */
export const carry = option<'carry'>({
  kind: 'carry',
  rule: '15.4',
  candidates(s) {
    const { from, force } = operationOf(s);
    if (force.length === 0) return NONE;
    const theatre = theatreOf(s);
    const loads: ChoiceOf<'carry'>[] = [];
    const canLift = (s[STANDING].inForce & theatre.lifting) !== 0;
    const riders = canLift ? inSpace(s, theatre.space(from)) & theatre.able.transportable : 0;
    for (const { id } of entriesOf(theatre.units, riders)) for (const unit of force) loads.push({ kind: 'carry', cargo: id, unit });
    for (const { id, at, faceUp, real } of s.objectives) {
      if (at === from && faceUp && real) for (const unit of force) loads.push({ kind: 'carry', cargo: id, unit });
    }
    return loads;
  },
  whyNot(s, { cargo, unit }) {
    if (!findUnit(s, unit)) return no('unknown-id', '15.4', { id: unit });
    if (!operationOf(s).force.includes(unit)) return no('carrier-not-in-force', '15.4', { unit });
    if (unit === cargo || unitOf(s, unit).aboard) return no('cannot-lift', '15.4', { unit, cargo });
    return whyNotCarryObjective(s, cargo, unit) ?? whyNotCarryUnit(s, cargo, unit);
  },
});

/** A Real Objective, face up; one to a unit that can move. */
function whyNotCarryObjective(s: State, cargo: string, unit: string): Refusal | undefined {
  const objective = s.objectives.find(({ id }) => id === cargo);
  if (!objective) return undefined;
  if (objective.at !== operationOf(s).from) return no('not-there', '15.4', { cargo });
  if (!objective.faceUp) return no('objective-face-down', '23.0', { space: objective.at });
  if (!objective.real) return no('objective-not-real', '23.0', { space: objective.at });
  if (objective.carrier) return no('already-taken', '15.4', { unit: cargo });
  if (counterOf(s, unit).movement === 0) return no('cannot-lift', '15.4', { unit, cargo });
  if (s.objectives.some(({ carrier }) => carrier === unit)) return no('carrier-full', '15.4', { unit, load: 1 });
  return undefined;
}

function whyNotCarryUnit(s: State, cargo: string, unit: string): Refusal | undefined {
  if (s.objectives.some(({ id }) => id === cargo)) return undefined;
  const reason = operationOf(s).force.includes(cargo) ? whyNotEmbark(s, cargo) : whyNotJoin(s, cargo);
  if (reason) return reason;
  if (!has(counterOf(s, cargo), 'transportable')) return no('not-transportable', '15.4', { unit: cargo });
  const lifts = counterOf(s, unit).lifts;
  if (lifts === 0 || operationOf(s).kind === 'helicopter') return no('cannot-lift', '15.4', { unit, cargo });
  if (s.units.filter(({ aboard }) => aboard === unit).length >= lifts) return no('carrier-full', '15.4', { unit, load: lifts });
  return undefined;
}

/** One who was to march may ride after all, unless riding or loaded already. */
function whyNotEmbark(s: State, id: string): Refusal | undefined {
  if (unitOf(s, id).aboard) return no('already-taken', '15.4', { unit: id });
  const laden = s.units.some(({ aboard }) => aboard === id) || s.objectives.some(({ carrier }) => carrier === id);
  return laden ? no('must-unload', '15.4', { unit: id }) : undefined;
}

export function carried(t: Table, cargo: string, carrier: string): void {
  const s = t.state;
  const objective = s.objectives.find(({ id }) => id === cargo);
  if (objective) objective.carrier = carrier;
  else {
    unitOf(s, cargo).aboard = carrier;
    if (!operationOf(s).force.includes(cargo)) joinForce(s, cargo);
  }
  t.tell?.({ type: 'carried', rule: '15.4', cargo, unit: carrier });
}

/** Its carrier is gone, and it is not: what was carried stays where it is. */
export function unload(s: State, carrier: string): void {
  for (const unit of s.units) if (unit.aboard === carrier) unit.aboard = '';
  for (const objective of s.objectives) if (objective.carrier === carrier) objective.carrier = '';
}

/** A Real Objective that anybody could take along. */
function hasLoot(s: State, space: string): boolean {
  for (const { at, faceUp, real } of s.objectives) if (at === space && faceUp && real) return true;
  return false;
}

const FORMING = question('force', '10.3', [takeAll, take, carry, done]);

/** Carries out what was chosen; true if the force is as the player wants it. */
function formed(t: Table, choice: AnswerTo<typeof FORMING>): boolean {
  const s = t.state;
  switch (choice.kind) {
    case 'take':
      joinForce(s, choice.unit);
      return false;
    case 'take-all':
      for (const { id } of entriesOf(theatreOf(s).units, marchers(s))) joinForce(s, id);
      return false;
    case 'carry':
      carried(t, choice.cargo, choice.unit);
      return false;
    case 'done':
      return true;
  }
}

/** Builds the force one unit at a time. A lone unit with nothing to load is the whole force. */
export function formForce(t: Table): Rules {
  const s = t.state;
  const { from } = operationOf(s);
  const [only, another] = groundUnitsAt(s, from);
  if (!only || another || hasLoot(s, from)) return formUnitByUnit(t);
  joinForce(s, only.id);
  tellOfForce(t);
  return NOBODY_CHOOSES;
}

function* formUnitByUnit(t: Table): Rules {
  while (!formed(t, yield* ask(FORMING)));
  tellOfForce(t);
}

function tellOfForce(t: Table): void {
  const { kind, force, from } = operationOf(t.state);
  t.tell?.({ type: 'operation-began', rule: '11.0', operation: kind, force: force.slice(), space: from });
}
