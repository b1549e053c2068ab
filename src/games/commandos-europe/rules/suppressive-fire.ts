/** 15.0 Suppressive fire: weapons of detected squads keep enemies from moving. */
import { rollDie } from '../../../kernel/dice.ts';
import { unitOf } from '../content/enemies.ts';
import { FIRST_GEAR, idOf, isSquad, isWeapon, PIECE_COUNT, pieceAt } from '../content/pieces.ts';
import { FIRED, NOBODY, type State } from '../state.ts';
import type { ChoiceOf, Option, Rules, Table } from '../vocabulary.ts';
import { ask, plain, question, type Refusal, refusal } from './asking.ts';
import { placesIn, unitCalled } from './combat.ts';
import { distanceBetween } from './ground.ts';
import { did, enemyCalled, enemyOf, holderOf, isDetected, isOnMap, note, placeOf, squadsAt } from './pieces-in-play.ts';

/** A six at the most: further away nothing is suppressed. */
const FARTHEST = 5;

const NO_WEAPON = refusal('no-weapon', '15.0');
const NOT_ON_MAP = refusal('not-on-the-map', '15.0');
const FIRED_ALREADY = refusal('fired-already', '15.0');
const NOT_DETECTED = refusal('not-detected', '15.0');
const TOO_MANY = refusal('too-many-weapons', '9.0');
const NO_SUCH_ENEMY = refusal('no-such-enemy', '15.0');
const OUT_OF_REACH = refusal('out-of-reach', '15.0');
const ADJACENT = refusal('adjacent-already', '15.0');

/** 15.0 A weapon that a detected squad has: in its hands, or within its reach where nobody else has it. 9.0 Six for each. */
function whyNotFrom(state: State, weapon: number): Refusal | undefined {
  if (!isWeapon(weapon)) return NO_WEAPON;
  if (!isOnMap(state, weapon)) return NOT_ON_MAP;
  if (did(state, weapon, FIRED)) return FIRED_ALREADY;
  const hex = placeOf(state, weapon);
  const owner = squadWith(state, weapon);
  if (owner !== NOBODY && !isDetected(state, owner)) return NOT_DETECTED;
  const squads = squadsAt(state, hex).filter((squad) => isDetected(state, squad));
  if (squads.length === 0) return NOT_DETECTED;
  let fired = 0;
  for (const { weapon: other } of state.aimed) if (placeOf(state, other) === hex) fired++;
  return fired < placesIn(state, { hex, squads }) ? undefined : TOO_MANY;
}

/** The squad that hauls it, or that goes with whoever does; NOBODY's where it lies or somebody alone has it. */
function squadWith(state: State, piece: number): number {
  let holder = holderOf(state, piece);
  while (holder !== NOBODY && !isSquad(holder)) holder = holderOf(state, holder);
  return holder;
}

function whyNotAt(state: State, weapon: number, unit: number): Refusal | undefined {
  const enemy = enemyCalled(state, unit);
  if (!enemy) return NO_SUCH_ENEMY;
  const distance = distanceBetween(placeOf(state, weapon), enemy.at);
  if (distance <= 1) return ADJACENT;
  return distance > FARTHEST ? OUT_OF_REACH : undefined;
}

const suppress: Option<ChoiceOf<'suppress'>> = {
  kind: 'suppress',
  rule: '15.0',
  candidates(state) {
    const listed: ChoiceOf<'suppress'>[] = [];
    for (let weapon = FIRST_GEAR; weapon < PIECE_COUNT; weapon++) {
      if (whyNotFrom(state, weapon) !== undefined) continue;
      for (const { unit } of state.enemies)
        if (whyNotAt(state, weapon, unit) === undefined)
          listed.push({ kind: 'suppress', piece: idOf(weapon), enemy: unitOf(state, unit).id });
    }
    return listed;
  },
  whyNot(state, { piece: id, enemy }) {
    const weapon = pieceAt(id);
    if (weapon < 0) return refusal('unknown-id', '15.0', { id });
    return whyNotFrom(state, weapon) ?? whyNotAt(state, weapon, unitCalled(state, enemy));
  },
  exact: true,
};

const suppression = question('suppression', '15.0', [suppress, plain('fire', '15.0', undefined, { settles: true })]);

function isAnyPossible(state: State): boolean {
  if (state.enemies.length === 0) return false;
  for (let weapon = FIRST_GEAR; weapon < PIECE_COUNT; weapon++) {
    if (whyNotFrom(state, weapon) !== undefined) continue;
    for (const { unit } of state.enemies) if (whyNotAt(state, weapon, unit) === undefined) return true;
  }
  return false;
}

/** 15.0 All weapons and their targets are named before the first die; each may be named once. */
export function* suppressiveFire(t: Table): Rules {
  const { state } = t;
  while (isAnyPossible(state)) {
    const choice = yield* ask(suppression);
    if (choice.kind === 'fire') break;
    const weapon = pieceAt(choice.piece);
    note(state, weapon, FIRED);
    state.aimed.push({ weapon, unit: unitCalled(state, choice.enemy) });
  }
  for (const { weapon, unit } of state.aimed) attempt(t, weapon, unit);
  state.aimed = [];
  state.phase = 'enemies';
}

/** 15.0 More than the distance. */
function attempt(t: Table, weapon: number, unit: number): void {
  const { state } = t;
  const enemy = enemyOf(state, unit);
  const roll = rollDie(state.random);
  const distance = distanceBetween(placeOf(state, weapon), enemy.at);
  const isDown = roll > distance;
  if (isDown) enemy.suppressed = true;
  t.tell?.({
    type: isDown ? 'suppressed' : 'not-suppressed',
    rule: '15.0',
    weapon: idOf(weapon),
    enemy: unitOf(state, unit).id,
    roll,
    distance,
  });
}
