/** Events that bring points, chits, cards and material, or take them. */
import { below } from '../../../kernel/dice.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import { type State, theUnit } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { privately } from './asking.ts';
import { breakWeapon } from './casualties.ts';
import { drawChit, keepSecret } from './chits.ts';
import { chooseCard, chooseChit, chooseUnit, chooseWeapon, comesToNothing } from './event-choices.ts';
import { ids, nearest, unitsOf } from './events-near.ts';
import { discardFromHand } from './hands.ts';
import { choosePlace, entryHexes, putOnMap, radioArrives } from './reinforcements.ts';
import { randomHex, settleQuietly } from './rolls.ts';
import { countersFor, selectSupport } from './support.ts';
import { gainPoints, openChit } from './victory.ts';

export function battlefieldIntegrity(t: Table, side: Side): undefined {
  gainPoints(t, side, t.state.sides[enemyOf(side)].casualties.length, 'battlefield-integrity', 'E45');
}

export function commandAndControl(t: Table, side: Side): undefined {
  gainPoints(t, side, t.state.control.filter((holder) => holder === side).length, 'command-and-control', 'E49');
}

export function elan(t: Table, side: Side): undefined {
  const own = t.state.sides[side];
  own.surrender++;
  t.tell?.({ type: 'surrender-moved', rule: 'E54', side, surrender: own.surrender });
}

export function fogOfWar(t: Table): undefined {
  const { state } = t;
  for (const side of [enemyOf(state.active), state.active]) {
    const { hand } = state.sides[side];
    const card = hand[state.random.script === undefined && hand.length > 0 ? below(state.random, hand.length) : 0];
    if (card === undefined) continue;
    discardFromHand(t, side, card);
    t.tell?.({ type: 'card-lost', rule: 'E57', side, card });
  }
}

export function* interrogation(t: Table, side: Side): Rules {
  const { state } = t;
  const enemy = enemyOf(side);
  const cards = state.sides[enemy].hand.slice();
  t.tell?.({ type: 'hand-shown', rule: 'E61', to: privately(side), side: enemy, cards });
  state.random.news++;
  const card = yield* chooseCard(t, side, cards);
  if (card === undefined) return;
  discardFromHand(t, enemy, card);
  t.tell?.({ type: 'card-lost', rule: 'E61', side: enemy, card });
}

export function* malfunction(t: Table, side: Side): Rules {
  const { state } = t;
  const hex = yield* randomHex(t, side);
  const carriers = state.units.filter(({ weapon, weaponBroken }) => weapon !== '' && !weaponBroken);
  const id = yield* chooseUnit(t, side, 'malfunction', ids(nearest(state, hex, carriers, ({ at }) => at)));
  if (id !== undefined) breakWeapon(t, theUnit(state, id), 'E63');
}

export function missionObjective(t: Table, side: Side): undefined {
  const chit = drawChit(t.state);
  if (chit === undefined) comesToNothing(t, side);
  else keepSecret(t, side, chit, 'E65');
}

export function* reconnaissance(t: Table, side: Side): Rules {
  const { state } = t;
  const enemy = enemyOf(side);
  const chit = yield* chooseChit(t, enemy, state.sides[enemy].secret);
  if (chit === undefined) return;
  state.sides[enemy].secret = state.sides[enemy].secret.filter((other) => other !== chit);
  openChit(t, enemy, chit, 'E67');
}

export function* reinforcementsEvent(t: Table, side: Side): Rules {
  const { state } = t;
  const item = yield* selectSupport(t, side, true, settleQuietly, 'E68');
  if (!item) return comesToNothing(t, side);
  if (item.radio !== '') {
    radioArrives(t, side, item.radio, 'E68');
    return;
  }
  const { unit, weapon } = countersFor(state, item);
  const hex = yield* choosePlace(t, side, unit, entryHexes(state, side, unit), 'E68');
  if (hex === undefined) return comesToNothing(t, side);
  putOnMap(t, side, unit, weapon, hex, false, 'E68');
}

export function* scrounge(t: Table, side: Side): Rules {
  const { state } = t;
  const unarmed = unitsOf(state, side).filter(({ weapon }) => weapon === '');
  const weapon = yield* chooseWeapon(t, side, unarmed.length > 0 ? state.weapons : []);
  if (weapon === undefined) return;
  const id = yield* chooseUnit(t, side, 'keep', ids(unarmed));
  if (id === undefined) return;
  state.weapons.splice(state.weapons.indexOf(weapon), 1);
  const unit = theUnit(state, id);
  unit.weapon = weapon;
  unit.weaponBroken = undefined;
  t.tell?.({ type: 'armed', rule: 'E71', side, unit: id, weapon });
  holdFire(state, weapon);
}

/** 11.1 A weapon is activated with its unit: what is picked up in the middle of an Order does not fire in it. */
function holdFire(state: State, weapon: string): void {
  for (const doing of state.doing) {
    if (doing.what === 'fire') doing.held.push(weapon);
    if (doing.what === 'move') doing.scrounged.push(weapon);
  }
}

export function strategicObjective(t: Table, side: Side): undefined {
  const chit = drawChit(t.state);
  if (chit === undefined) comesToNothing(t, side);
  else openChit(t, side, chit, 'E74');
}
