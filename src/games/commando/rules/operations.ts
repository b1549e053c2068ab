/** 11.0 Operations: the sequence of play. */
import { entryOf } from '../../../kernel/listed.ts';
import { onceForEachTheatre, theatreOf } from '../content/theatres.ts';
import { ask, NONE, no, option, question, type Rules, type Table } from '../vocabulary.ts';
import { eventAndCombat } from './events.ts';
import { formForce } from './forces.ts';
import { checkLifters, helicopters, liftByHelicopter } from './helicopters.ts';
import { recover } from './kia.ts';
import { goesOn, hasGroundUnits, isSpace, occupiedSpaces, onMap, operationOf } from './map.ts';
import { isWon } from './missions.ts';
import { movementSegment } from './movement.ts';
import { objectiveSegment } from './objectives.ts';
import { changeOps } from './operations-track.ts';
import { airborne, insertParatroopers } from './paratroopers.ts';
import { isPrintedBase } from './sight.ts';
import { beginOperation, endOperation } from './standing.ts';
import { turnAircraftAround, turnaround } from './turnaround.ts';
import { ANY_TIME, betweenSegments, didAnyTime, endWhenOutOfOps } from './windows.ts';

const forces = onceForEachTheatre(({ spaces }) => spaces.map(({ id }) => ({ kind: 'force', space: id }) as const));

const force = option<'force'>({
  kind: 'force',
  rule: '11.0',
  exact: true,
  candidates(s) {
    const all = forces(theatreOf(s));
    return occupiedSpaces(s).map(({ index }) => entryOf(all, index, 'force'));
  },
  whyNot(s, { space }) {
    if (!isSpace(s, space)) return no('unknown-id', '11.0', { id: space });
    return hasGroundUnits(s, space) ? undefined : no('no-units-here', '11.0', { space });
  },
});

const FINISH = [{ kind: 'finish' }] as const;

/** 12.0 A player who has won need not use all Ops (ruling 18). */
const finish = option<'finish'>({
  kind: 'finish',
  rule: '12.0',
  exact: true,
  candidates: (s) => (isWon(s) ? FINISH : NONE),
  whyNot: (s) => (isWon(s) ? undefined : no('mission-not-accomplished', '12.0', { kia: s.kia })),
});

const OPERATING = question('operation', '11.0', [force, airborne, helicopters, turnaround, ...ANY_TIME, finish]);

/** One operation is begun, or something done that needs none. Ruling 19: with nobody on the map there is nothing more to do. */
export function* operations(t: Table): Rules {
  const s = t.state;
  if (onMap(s) === 0) {
    s.phase = 'debriefing';
    return;
  }
  const choice = yield* ask(OPERATING);
  switch (choice.kind) {
    case 'force':
      return beginOperation(s, 'ground', choice.space);
    case 'airborne':
      return beginOperation(s, 'airborne', choice.space);
    case 'helicopters':
      return beginOperation(s, 'helicopter', choice.space);
    case 'turnaround':
      return beginOperation(s, 'turnaround', '');
    case 'finish':
      s.phase = 'debriefing';
      return;
    default:
      didAnyTime(t, choice);
  }
}

/** Movement, Event card, combat, objective: one Op. */
export function* operation(t: Table): Rules {
  const s = t.state;
  const { kind } = operationOf(s);
  const paidFirst = s.rules['op-paid'] === 'at-start';
  if (paidFirst) changeOps(t, -1, 'operation', '11.0');
  if (kind === 'ground') yield* formForce(t);
  yield* moving(t);
  if (kind !== 'turnaround' && drawsEvent(t)) {
    yield* betweenSegments(t);
    const fought = yield* eventAndCombat(t, 1);
    if (goesOn(s)) yield* objectiveSegment(t, fought === 'lost');
  }
  if (!goesOn(s)) return;
  standDown(t);
  if (!paidFirst) changeOps(t, -1, 'operation', '11.0');
  yield* endWhenOutOfOps(t);
}

/** 11.0-1 On foot, by parachute, by helicopter; or 35.0 instead of any movement. */
function moving(t: Table): Rules {
  switch (operationOf(t.state).kind) {
    case 'ground':
      return movementSegment(t);
    case 'airborne':
      return insertParatroopers(t);
    case 'helicopter':
      return liftByHelicopter(t);
    case 'turnaround':
      return turnAircraftAround(t);
  }
}

/** 16.0 Only a force that has moved draws; 17.0 not in a printed base. */
function drawsEvent(t: Table): boolean {
  const s = t.state;
  const { at, moved, force: members } = operationOf(s);
  if (members.length === 0) return false;
  if (moved === 0) t.tell?.({ type: 'no-card', rule: '16.0', why: 'stayed', space: at });
  else if (isPrintedBase(s, at)) t.tell?.({ type: 'no-card', rule: '17.0', why: 'base', space: at });
  else return true;
  return false;
}

/** The operation is over: nobody rides or carries any longer, nerves settle, aircraft go home. */
function standDown(t: Table): void {
  const s = t.state;
  const { at } = operationOf(s);
  checkLifters(t);
  if (at) recover(s, at);
  for (const unit of s.units) unit.aboard = '';
  for (const objective of s.objectives) objective.carrier = '';
  endOperation(s);
}
