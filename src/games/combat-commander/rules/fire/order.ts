/** O20 Fire: targets, groups and ordnance; also how A26 Assault Fire and A33 Op Fire shoot. */
import { hexName, hexNamed } from '../../content/battle-map.ts';
import { weaponType } from '../../content/counters.ts';
import type { Side } from '../../content/terms.ts';
import { during, now, type State, unitCalled } from '../../state.ts';
import type { Rules, Table } from '../../vocabulary.ts';
import { type AnswerTo, ask, foundBy, ofHexes, option, plain, question, type Refusal, refusal } from '../asking.ts';
import { firerOf } from '../units.ts';
import { type Firing, groupable, gunsOf, isTarget, whyNoChain, whyNotFire, whyNotReach } from './group.ts';
import { fireOrdnance, ordnance, shell, shellSmoke, whyNotShell } from './ordnance.ts';
import {
  attackOn,
  enemyHexes,
  enemyHexesInOrder,
  firingNow,
  isReachable,
  isStrongEnough,
  newFiring,
  shoot,
  strongestGroup,
  targets,
} from './shot.ts';

/** O20.3 Why a hex is no target for those who fire now. */
function whyNotTarget(state: State, firing: Firing, hex: number): Refusal | undefined {
  const figures = { hex: hexName(hex) };
  if (!isTarget(state, hex, firing)) return refusal('no-enemy-there', 'O20.3', figures);
  const group = strongestGroup(state, firing, hex);
  if (group.length === 0) return whyNobodyReaches(state, firing, hex);
  return isStrongEnough(state, firing, group, hex) ? undefined : refusal('too-weak', '10.3.2.1', figures);
}

/** The reasons of pieces that could fire otherwise, the one that says most first. */
const TELLING = ['no-line-of-sight', 'too-close', 'tied-weapon', 'out-of-range'];

function whyNobodyReaches(state: State, firing: Firing, hex: number): Refusal {
  const reasons = firing.active
    .flatMap((id) => [id, unitCalled(state, id)?.weapon ?? ''])
    .filter((piece) => piece !== '' && whyNotFire(state, firing, piece) === undefined)
    .flatMap((piece) => whyNotReach(state, piece, hex) ?? []);
  for (const code of TELLING) {
    const reason = reasons.find((each) => each.code === code);
    if (reason) return reason;
  }
  return refusal('nobody-can', 'O20.3', { hex: hexName(hex) });
}

const target = foundBy(
  ofHexes(
    'target',
    'O20.3',
    (state) => enemyHexesInOrder(state, firingNow(state).side),
    (state, hex) => whyNotTarget(state, firingNow(state), hex),
  ),
  (state) => targets(state, firingNow(state)).map((hex) => ({ kind: 'target', hex: hexName(hex) }) as const),
);

// O20.3.1 Putting a group together

const join = option(
  'join',
  'O20.3.1',
  (state) => groupable(state, firingNow(state), firingNow(state).target).map((piece) => ({ kind: 'join', piece })),
  (state, { piece }) => {
    const firing = firingNow(state);
    const isOrdnance = firerOf(state, piece)?.weapon === piece && weaponType(piece).isOrdnance;
    if (isOrdnance && firing.by !== 'op-fire') return refusal('ordnance-alone', 'O20.3.1.1', { piece });
    const reason = whyNotFire(state, firing, piece) ?? whyNotReach(state, piece, firing.target);
    if (reason) return reason;
    if (firing.group.includes(piece)) return refusal('already-chosen', 'O20.3.1', { piece });
    return whyNoChain(state, [...firing.group, piece], piece);
  },
);

const fireGroup = plain('fire', 'O20.3.1', (state) => {
  const firing = firingNow(state);
  if (firing.group.length === 0) return refusal('nothing-chosen', 'O20.3.1');
  return isStrongEnough(state, firing, firing.group, firing.target) ? undefined : refusal('too-weak', '10.3.2.1');
});

/** Instead of whatever was chosen so far, so that a group too weak to fire is never a dead end. */
const fireAll = plain('fire-all', 'O20.3.1', (state) => (canFireTogether(state) ? undefined : refusal('too-weak', '10.3.2.1')));

export function canFireTogether(state: State): boolean {
  const firing = firingNow(state);
  return isStrongEnough(state, firing, strongestGroup(state, firing, firing.target), firing.target);
}

const grouping = question('fire-group', 'O20.3.1', [fireAll, join, fireGroup]);

/** One Fire Attack at a hex, by a group put together for it; it is not asked about where only one piece can fire. */
function* fireAt(t: Table, hex: number): Rules {
  const { state } = t;
  const firing = firingNow(state);
  firing.target = hex;
  firing.group = [];
  const [only, another] = groupable(state, firing, hex);
  if (only !== undefined && another === undefined) firing.group = [only];
  else {
    for (;;) {
      const choice = yield* ask(firing.side, grouping);
      if (choice.kind === 'fire-all') firing.group = strongestGroup(state, firing, hex);
      if (choice.kind !== 'join') break;
      firing.group.push(choice.piece);
    }
  }
  const { group } = firing;
  if (firing.by !== 'op-fire') firing.fired.push(...group);
  firing.attacked = true;
  yield* shoot(t, attackOn(state, firing, group, hex));
}

// The Fire Order

/** Everything that could still be fired at: nothing left means that the order is over. */
function canAttack(state: State, firing: Firing): boolean {
  const hexes = enemyHexes(state, firing.side);
  const guns = gunsOf(state, firing);
  if (hexes.some((hex) => isReachable(state, firing, guns, hex))) return true;
  return ordnance(state, firing).some(({ weapon }) => hexes.some((hex) => whyNotShell(state, firing, weapon, hex, false) === undefined));
}

/** O14.4 Whether these units, activated for a Fire Order, could make any attack at all. */
export function canCarryOutFire(state: State, side: Side, units: readonly string[]): boolean {
  return canAttack(state, newFiring(side, 'order', units));
}

const ceaseFire = plain('cease-fire', 'O20.3', (state) => {
  const firing = firingNow(state);
  return firing.attacked || !canAttack(state, firing) ? undefined : refusal('must-fire', 'O14.4');
});

export const firingQuestion = question('fire', 'O20.3', [target, shell, shellSmoke, ceaseFire]);
/** A26 One attack, and it has to be made. */
const assaultQuestion = question('assault-fire', 'A26', [target, shell, shellSmoke]);

/** O20.3 Each activated piece may take one shot, alone or in a group, at targets of its player's choice. */
export function* fireOrder(t: Table, side: Side, active: readonly string[]): Rules {
  const { state } = t;
  state.doing.push(newFiring(side, 'order', active));
  while (canFireOn(state)) {
    const choice = yield* ask(side, firingQuestion);
    if (choice.kind === 'cease-fire') break;
    yield* carryOut(t, choice);
  }
  state.doing.pop();
}

/** Smoke alone keeps an order going: a mortar may still want to fire it. */
function canFireOn(state: State): boolean {
  const firing = firingNow(state);
  if (canAttack(state, firing)) return true;
  if (state.smokeCup.length === 0) return false;
  return ordnance(state, firing).some(({ weapon }) => weaponType(weapon).firesSmoke && whyNotFire(state, firing, weapon) === undefined);
}

function carryOut(t: Table, choice: AnswerTo<typeof assaultQuestion>): Rules {
  const hex = hexNamed(choice.hex);
  if (choice.kind === 'target') return fireAt(t, hex);
  firingNow(t.state).attacked = true;
  return fireOrdnance(t, choice.weapon, hex, choice.kind === 'shell-smoke');
}

/** A26 */
export function* assaultFire(t: Table, side: Side): Rules {
  const { state } = t;
  const { active, scrounged } = during(state, 'move');
  state.doing.push(newFiring(side, 'assault-fire', active, scrounged));
  yield* carryOut(t, yield* ask(side, assaultQuestion));
  state.doing.pop();
}

/** A26 Whether anybody who moves can fire. */
export function canAssault(state: State, side: Side): boolean {
  const move = now(state, 'move');
  return move !== undefined && canAttack(state, newFiring(side, 'assault-fire', move.active, move.scrounged));
}

/** A33.3 */
export function* opportunityFire(t: Table, side: Side, hex: number): Rules {
  const { state } = t;
  const { opFirers, scrounged } = during(state, 'move');
  state.doing.push(newFiring(side, 'op-fire', opFirers, scrounged));
  yield* fireAt(t, hex);
  state.doing.pop();
}

export function canOpFire(state: State, side: Side, hex: number): boolean {
  const { opFirers, scrounged } = during(state, 'move');
  const firing = newFiring(side, 'op-fire', opFirers, scrounged);
  return opFirers.length > 0 && isReachable(state, firing, gunsOf(state, firing), hex);
}
