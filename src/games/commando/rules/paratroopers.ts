/** 25.0 Airborne insertion: from a base with an airfield to any one space, once a mission for each unit. */
import { rollDie } from '../../../kernel/dice.ts';
import { entryOf } from '../../../kernel/listed.ts';
import { RECRUIT_BOX } from '../boxes.ts';
import { has, onceForEachTheatre, theatreOf } from '../content/theatres.ts';
import { entriesOf } from '../content/unit-set.ts';
import { STANDING, type State } from '../state.ts';
import { ask, NONE, no, option, question, type Rules, type Table } from '../vocabulary.ts';
import { done } from './forces.ts';
import { eliminate, panic } from './kia.ts';
import { counterOf, findUnit, fits, groundUnitsAt, isBarred, isSpace, onMap, operationOf, stackingLimit, unitOf } from './map.ts';
import { airRecon, groundRecon, reconnoitre } from './recon.ts';
import { isPrintedBase, readyToJump } from './sight.ts';
import { joinForce, leaveForce, place, relocate } from './standing.ts';

export const airborne = option<'airborne'>({
  kind: 'airborne',
  rule: '25.0',
  candidates(s) {
    const paratroopers = onMap(s) & theatreOf(s).able.paratrooper;
    if (paratroopers === 0) return NONE;
    const spaces: string[] = [];
    for (const { at, jumped } of entriesOf(s.units, paratroopers)) {
      if (!jumped && !spaces.includes(at)) spaces.push(at);
    }
    return spaces.map((space) => ({ kind: 'airborne', space }));
  },
  whyNot(s, { space }) {
    if (!theatreOf(s).sheet.insertion) return no('no-insertion-table', '25.0');
    if (!isSpace(s, space)) return no('unknown-id', '25.0', { id: space });
    if (!isPrintedBase(s, space) || !theatreOf(s).space(space).airfield) return no('no-airfield-base', '25.0', { space });
    if (readyToJump(s, space).length > 0) return undefined;
    const tired = groundUnitsAt(s, space).some(({ id }) => has(counterOf(s, id), 'paratrooper'));
    return tired ? no('already-jumped', '25.0', { space }) : no('no-paratroopers-here', '25.0', { space });
  },
});

const takeParatrooper = option<'take'>({
  kind: 'take',
  rule: '25.0',
  candidates: (s) => readyToJump(s, operationOf(s).from).map((unit) => ({ kind: 'take', unit })),
  whyNot(s, { unit: id }) {
    const unit = findUnit(s, id);
    const { from, force } = operationOf(s);
    if (!unit) return no('unknown-id', '25.0', { id });
    if (!has(counterOf(s, id), 'paratrooper')) return no('not-a-paratrooper', '25.0', { unit: id });
    if (unit.at !== from) return no('not-in-that-space', '10.3', { unit: id, space: from });
    if (unit.jumped) return no('already-jumped', '25.0', { unit: id });
    return force.includes(id) ? no('already-taken', '25.0', { unit: id }) : undefined;
  },
});

const EMPLANING = question('emplaning', '25.0', [takeParatrooper, done]);

const drops = onceForEachTheatre(({ spaces }) => spaces.map(({ id }) => ({ kind: 'drop', space: id }) as const));

const drop = option<'drop'>({
  kind: 'drop',
  rule: '25.0',
  exact: true,
  candidates: (s) => whereToComeDown(s, drops(theatreOf(s))),
  whyNot: (s, { space }) => whyNotComeDown(s, space, '25.0'),
});

/** Of what is listed for each space, that of those in which the force can come down. */
export function whereToComeDown<C>(s: State, listed: readonly C[]): readonly C[] {
  const open: C[] = [];
  const { from } = operationOf(s);
  const { inForce } = s[STANDING];
  for (const space of theatreOf(s).spaces) {
    const choice = listed[space.index];
    if (choice === undefined || space.id === from || space.noLanding || isBarred(s, space.id)) continue;
    if (fits(s, space, inForce)) open.push(choice);
  }
  return open;
}

/** Any single other space, if the terrain lets anybody come down and the stack is not too high. */
export function whyNotComeDown(s: State, space: string, rule: string) {
  if (!isSpace(s, space)) return no('unknown-id', rule, { id: space });
  if (space === operationOf(s).from) return no('same-space', rule, { space });
  if (isBarred(s, space)) return no('space-barred', '8.0', { space });
  if (theatreOf(s).space(space).noLanding) return no('no-landing-here', rule, { space });
  if (!fits(s, theatreOf(s).space(space), s[STANDING].inForce)) return no('stacking', '10.2', { space, limit: stackingLimit(s) });
  return undefined;
}

const DROPPING = question('drop', '25.0', [drop, groundRecon, airRecon]);

/** Everybody jumps, then a die each on the Airborne Insertion Table. */
export function* insertParatroopers(t: Table): Rules {
  const s = t.state;
  const operation = operationOf(s);
  for (;;) {
    const choice = yield* ask(EMPLANING);
    if (choice.kind === 'done') break;
    joinForce(s, choice.unit);
  }
  t.tell?.({ type: 'operation-began', rule: '25.0', operation: 'airborne', force: operation.force.slice(), space: operation.from });
  let choice = yield* ask(DROPPING);
  for (; choice.kind !== 'drop'; choice = yield* ask(DROPPING)) reconnoitre(t, choice);
  relocate(s, choice.space);
  for (const id of operation.force.slice()) jump(t, id, choice.space);
}

function jump(t: Table, id: string, space: string): void {
  const s = t.state;
  const unit = unitOf(s, id);
  unit.jumped = true;
  const die = rollDie(s.random);
  const landing = entryOf(theatreOf(s).sheet.insertion ?? [], die - 1, 'landing');
  if (landing === 'strayed') {
    place(s, unit, RECRUIT_BOX);
    leaveForce(s, id);
  }
  t.tell?.({ type: 'jumped', rule: '25.0', unit: id, space, die, landing });
  if (landing === 'lost') eliminate(t, unit, '25.0');
  else if (landing === 'shaken') panic(t, unit, '25.0');
}
