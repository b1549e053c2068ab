/** O20.3.3, O20.3.4 The attack and the defence: shared by fire, artillery impacts and mines. */
import { hexName } from '../../content/battle-map.ts';
import { fortificationVulnerability, weaponType } from '../../content/counters.ts';
import { enemyOf, type Side } from '../../content/terms.ts';
import type { Doings } from '../../doing.ts';
import { during, type Known, now, type State, theUnit, type Unit, unitCalled, unitsAt } from '../../state.ts';
import type { Rules, Table } from '../../vocabulary.ts';
import { ask, ofUnits, PASS, plain, question } from '../asking.ts';
import { breakUnits, breakWeapon, loseWeapon, suppress } from '../casualties.ts';
import { mapOf } from '../line-of-sight.ts';
import { removeFortification } from '../markers.ts';
import { type Roll, roll } from '../rolls.ts';
import { acrossFrom, coverAt, type Incoming } from '../terrain.ts';
import { settle } from '../triggers.ts';
import { bareMoraleOf, firerOf } from '../units.ts';
import { DEFENCE_ACTIONS, FIRE_ACTIONS, playDefenceAction, playFireAction } from './actions.ts';

export type Attack = Doings<'attack'>;

const PURPOSE = { fire: 'fire-attack', mines: 'mine-attack', artillery: 'impact' } as const;
const RULE = { fire: 'O20.3.3', mines: 'F103.2', artillery: 'O18.2.3.2' } as const;

/** The roll that locks in the Attack Total, its trigger, and then the defence of every unit that was there. */
export function* resolveAttack(t: Table, attack: Attack, victims?: readonly string[]): Rules {
  const { state } = t;
  state.doing.push(attack);
  if (attack.by === 'fire') yield* fireActions(t, attack.side);
  const made = yield* roll(t, attack.side, PURPOSE[attack.by], RULE[attack.by]);
  lockTotal(t, made);
  const hit = victims ?? attack.hexes.flatMap((hex) => unitsAt(state, hex).map(({ id }) => id));
  during(state, 'attack').targets = hit.slice();
  yield* settle(t, made);
  if (attack.by === 'artillery') destroyFortification(t, attack, made);
  if (attack.by === 'fire') yield* wearWeapons(t, made);
  yield* defence(t, enemyOf(state.active));
  yield* defence(t, state.active);
  state.doing.pop();
}

/** A24 to A41 What the firing player may add just before the roll. */
const beforeRoll = question('fire-actions', 'A24.1', FIRE_ACTIONS, PASS);
/** 10.3.2.1 A shot that was announced with too little FP: something has to be played. */
const mustStrengthen = question('fire-strength', '10.3.2.1', FIRE_ACTIONS);

function* fireActions(t: Table, side: Side): Rules {
  const { state } = t;
  while (state.sides[side].hand.length > 0) {
    const isTooWeak = during(state, 'attack').firepower < 1;
    const choice = yield* ask(side, isTooWeak ? mustStrengthen : beforeRoll);
    if (choice.kind === 'pass') return;
    playFireAction(t, choice);
  }
}

/** What counts for the total besides firepower and roll: T99 airbursts add to it, SR.11 the night takes off. */
export function extrasOf(state: Known, attack: Attack): { airburst: number; night: number } {
  const map = mapOf(state);
  const airburst = attack.indirect && attack.hexes.some((hex) => map.terrain[hex] === 'woods') ? 2 : 0;
  return { airburst, night: darkness(state, attack) };
}

function extraOf(state: Known, attack: Attack): number {
  const { airburst, night } = extrasOf(state, attack);
  return airburst - night;
}

/** O20.3.3 What an attack comes to with such a roll. */
export const attackTotal = (state: Known, attack: Attack, roll: number): number => attack.firepower + roll + extraOf(state, attack);

function lockTotal(t: Table, made: Roll): void {
  const { state } = t;
  const attack = during(state, 'attack');
  const { airburst, night } = extrasOf(state, attack);
  const extra = airburst - night;
  attack.total = attackTotal(state, attack, made.sum);
  const { side, firepower, total } = attack;
  t.tell?.({ type: 'attack-total', rule: RULE[attack.by], side, firepower, roll: made.sum, extra, airburst, night, total });
}

/** SR.11 The range to the nearest firer. */
function darkness(state: Known, { from, hexes, by }: Attack): number {
  if (!state.special.night || by !== 'fire') return 0;
  const map = mapOf(state);
  return Math.min(...from.flatMap((hex) => hexes.map((target) => map.distance(hex, target))));
}

/** O18.2.3.3 An exact roll destroys a fortification before anybody defends. */
function destroyFortification(t: Table, { hexes, firepower }: Attack, made: Roll): void {
  if (made.sum !== fortificationVulnerability(firepower)) return;
  for (const hex of hexes) removeFortification(t, hex, 'O18.2.3.3');
}

const jamming = question('jam', 'A41', [ofUnits('jam', 'A41', (state) => sustainers(state).map(({ id }) => id))]);

/** Units whose mortar or machine gun fires in this attack. */
function sustainers(state: State): Unit[] {
  const firers = now(state, 'attack')?.firers ?? [];
  return state.units.filter(({ weapon }) => {
    if (weapon === '' || !firers.includes(weapon)) return false;
    const { kind } = weaponType(weapon);
    return kind === 'mg' || kind === 'mortar';
  });
}

/** A41 Doubles break a weapon for each Sustained Fire; 11.6 a satchel charge is used up. */
function* wearWeapons(t: Table, made: Roll): Rules {
  const { state } = t;
  const { sustained, firers } = during(state, 'attack');
  for (let i = 0; i < sustained && made.white === made.coloured; i++) {
    const [only, another] = sustainers(state);
    if (!only) break;
    const choice = another ? yield* ask(only.side, jamming) : undefined;
    breakWeapon(t, choice ? theUnit(state, choice.unit) : only, 'A41');
  }
  for (const piece of firers) {
    const unit = firerOf(state, piece);
    if (unit?.weapon === piece && weaponType(piece).kind === 'satchel-charge') loseWeapon(t, unit, '11.6');
  }
}

// O20.3.4 The defence

const own = (state: State, side: Side): string[] =>
  (now(state, 'attack')?.targets ?? []).filter((id) => unitCalled(state, id)?.side === side);

/** In which order the units defend is up to their player; this is also the moment for Concealment and the like. */
const defending = question('defence', 'O20.3.4', [ofUnits('defend', 'O20.3.4', own), ...DEFENCE_ACTIONS]);
const lastDefence = question('defence-actions', 'O20.3.4', [...DEFENCE_ACTIONS, plain('pass', 'O20.3.4')], PASS);

function* defence(t: Table, side: Side): Rules {
  for (;;) {
    const unit = yield* nextDefender(t, side);
    if (unit === undefined) return;
    yield* defend(t, unit);
  }
}

function* nextDefender(t: Table, side: Side): Rules<string | undefined> {
  const { state } = t;
  for (;;) {
    const [only, another] = own(state, side);
    if (only === undefined) return undefined;
    if (another === undefined && state.sides[side].hand.length === 0) return only;
    const choice = another === undefined ? yield* ask(side, lastDefence) : yield* ask(side, defending);
    if (choice.kind === 'pass') return only;
    if (choice.kind === 'defend') return choice.unit;
    yield* playDefenceAction(t, side, choice);
  }
}

/** T78.3, 11.6, F103.2 The Cover that counts against this attack. */
export function coverAgainst(state: Known, attack: Attack, hex: number): number {
  return attack.noCover ? 0 : coverAt(state, hex, incomingBy(state, attack, hex));
}

/** How an attack comes into a hex. */
export const incomingBy = (state: Known, attack: Attack, hex: number): Incoming => ({
  indirect: attack.indirect,
  across: acrossFrom(state, attack.from, hex),
});

/** O20.3.4 The Morale that counts against this attack. */
export const moraleAgainst = (state: Known, attack: Attack, unit: Unit): number =>
  bareMoraleOf(state, unit) + coverAgainst(state, attack, unit.at);

/** A tie breaks whoever is activated to Move, and suppresses everybody else. */
export function defenceResult(state: Known, id: string, total: number, attackTotal: number): 'broken' | 'suppressed' | 'safe' {
  if (total > attackTotal) return 'safe';
  if (total < attackTotal || now(state, 'move')?.active.includes(id)) return 'broken';
  return 'suppressed';
}

function* defend(t: Table, id: string): Rules {
  const { state } = t;
  const attack = during(state, 'attack');
  const unit = theUnit(state, id);
  const { side } = unit;
  attack.targets = attack.targets.filter((other) => other !== id);
  attack.defending = [id];
  const made = yield* roll(t, side, 'fire-defence', 'O20.3.4');
  // 1.9.1 The result is locked in now, and befalls whatever becomes of the unit by the trigger.
  const cover = coverAgainst(state, attack, unit.at);
  const morale = moraleAgainst(state, attack, unit);
  const total = morale + made.sum;
  const result = defenceResult(state, id, total, attack.total);
  t.tell?.({
    type: 'defended',
    rule: 'O20.3.4',
    side,
    unit: id,
    morale,
    cover,
    roll: made.sum,
    defence: total,
    attack: attack.total,
    result,
  });
  yield* settle(t, made);
  const struck = attack.defending;
  if (result === 'broken') yield* breakUnits(t, struck, 'O20.3.4');
  if (result === 'suppressed') for (const each of struck) suppressIfThere(t, each);
  attack.defending = [];
}

function suppressIfThere(t: Table, id: string): void {
  const unit = unitCalled(t.state, id);
  if (unit) suppress(t, unit, 'O20.3.4');
}

/** F103 A Mine Attack against the units that move, advance or retreat; never against those already there. */
export function* mineAttack(t: Table, victims: readonly string[], hex: number): Rules {
  const { state } = t;
  const side = victims.map((id) => unitCalled(state, id)?.side).find((each) => each !== undefined);
  if (side === undefined) return;
  const firepower = state.mineStrength;
  const attacker = enemyOf(side);
  t.tell?.({
    type: 'fired',
    rule: 'F103.2',
    side: attacker,
    by: 'mines',
    firing: '',
    firers: [],
    hexes: [hexName(hex)],
    base: firepower,
    others: 0,
    hindrance: 0,
    height: 0,
    firepower,
  });
  yield* resolveAttack(t, newAttack({ side: attacker, by: 'mines', hexes: [hex], noCover: true, firepower }), victims);
}

/** An attack about to be made; lists are its own. All attacks are of one shape. */
export function newAttack(given: Pick<Attack, 'side' | 'by' | 'hexes' | 'firepower'> & Partial<Attack>): Attack {
  const { side, by, firing = '', hexes, firers = [], from = [], indirect = false, noCover = false, firepower } = given;
  return {
    what: 'attack',
    side,
    by,
    firing,
    hexes,
    firers,
    from,
    indirect,
    noCover,
    firepower,
    sustained: 0,
    sprayed: false,
    total: 0,
    targets: [],
    defending: [],
  };
}
