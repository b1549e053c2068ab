/** 30.0 Helicopters lift Commando units, one each, from one space to any other. In battle: airstrikes.ts. */
import { onceForEachTheatre, theatreOf } from '../content/theatres.ts';
import { entriesOf } from '../content/unit-set.ts';
import { STANDING, type State } from '../state.ts';
import { ask, type ChoiceOf, NONE, no, option, question, type Rules, type Table } from '../vocabulary.ts';
import { checkAvailability } from './airstrikes.ts';
import { carried, carry, done } from './forces.ts';
import { findUnit, hasGroundUnits, inSpace, isSpace, occupiedSpaces, operationOf, unitOf } from './map.ts';
import { setDown } from './movement.ts';
import { whereToComeDown, whyNotComeDown } from './paratroopers.ts';
import { airRecon, groundRecon, reconnoitre } from './recon.ts';
import { joinForce, place, relocate } from './standing.ts';

function readyToFly(s: State): string[] {
  const { units, able } = theatreOf(s);
  return entriesOf(units, s[STANDING].airAvailable & able.helicopter).map(({ id }) => id);
}

export const helicopters = option<'helicopters'>({
  kind: 'helicopters',
  rule: '30.0',
  candidates(s) {
    const ready = s[STANDING].airAvailable & theatreOf(s).able.helicopter;
    return ready === 0 ? NONE : occupiedSpaces(s).map(({ id }) => ({ kind: 'helicopters', space: id }));
  },
  whyNot(s, { space }) {
    if (!isSpace(s, space)) return no('unknown-id', '30.0', { id: space });
    if (readyToFly(s).length === 0) return no('no-helicopter', '30.0');
    return hasGroundUnits(s, space) ? undefined : no('no-units-here', '30.0', { space });
  },
});

const lift = option<'lift'>({
  kind: 'lift',
  rule: '30.0',
  exact: true,
  candidates(s) {
    const { from, helicopters: flying } = operationOf(s);
    const free = readyToFly(s).filter((helicopter) => !flying.includes(helicopter));
    if (free.length === 0) return NONE;
    const theatre = theatreOf(s);
    const waiting = inSpace(s, theatre.space(from)) & theatre.ground & ~s[STANDING].inForce;
    const lifts: ChoiceOf<'lift'>[] = [];
    for (const { id } of entriesOf(theatre.units, waiting))
      for (const helicopter of free) lifts.push({ kind: 'lift', unit: id, helicopter });
    return lifts;
  },
  whyNot(s, { unit: id, helicopter }) {
    const { from, force, helicopters: flying } = operationOf(s);
    const unit = findUnit(s, id);
    if (!unit || !findUnit(s, helicopter)) return no('unknown-id', '30.0', { id: unit ? helicopter : id });
    if (unit.at !== from) return no('not-in-that-space', '30.0', { unit: id, space: from });
    if (force.includes(id)) return no('already-taken', '30.0', { unit: id });
    if (flying.includes(helicopter)) return no('helicopter-busy', '30.0', { unit: helicopter });
    return readyToFly(s).includes(helicopter) ? undefined : no('air-not-available', '30.0', { unit: helicopter });
  },
});

const BOARDING = question('boarding', '30.0', [lift, carry, done]);

const landings = onceForEachTheatre(({ spaces }) => spaces.map(({ id }) => ({ kind: 'land', space: id }) as const));

const land = option<'land'>({
  kind: 'land',
  rule: '30.0',
  exact: true,
  candidates: (s) => whereToComeDown(s, landings(theatreOf(s))),
  whyNot: (s, { space }) => whyNotComeDown(s, space, '30.0'),
});

const LANDING = question('landing', '30.0', [land, groundRecon, airRecon]);

/** Several helicopters fly together from the same space to the same space; the lifted units do not move otherwise. */
export function* liftByHelicopter(t: Table): Rules {
  const s = t.state;
  const operation = operationOf(s);
  const { from } = operation;
  for (;;) {
    const choice = yield* ask(BOARDING);
    if (choice.kind === 'lift') {
      joinForce(s, choice.unit);
      operation.helicopters.push(choice.helicopter);
    } else if (choice.kind === 'carry') carried(t, choice.cargo, choice.unit);
    else break;
  }
  t.tell?.({ type: 'operation-began', rule: '30.0', operation: 'helicopter', force: operation.force.slice(), space: from });
  let choice = yield* ask(LANDING);
  for (; choice.kind !== 'land'; choice = yield* ask(LANDING)) reconnoitre(t, choice);
  for (const id of operation.helicopters) place(s, unitOf(s, id), choice.space);
  relocate(s, choice.space);
  t.tell?.({ type: 'lifted', rule: '30.0', force: operation.force.slice(), from, space: choice.space });
  yield* setDown(t);
}

/** 29.1 One check for the whole operation; those that fought were checked after the battle. */
export function checkLifters(t: Table): void {
  const s = t.state;
  const { helicopters: lifters, at } = operationOf(s);
  for (const id of lifters) if (unitOf(s, id).at === at) checkAvailability(t, id);
}
