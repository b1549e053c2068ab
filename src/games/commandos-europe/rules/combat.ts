/** 13.0 Combat: attacks of squads, attacks of enemies, and the steps by which both are resolved. */
import { rollDie } from '../../../kernel/dice.ts';
import { unitIds, unitOf } from '../content/enemies.ts';
import { idOf, isAntiTank, isSquad, isWeapon, NAVAL_GUNFIRE, pieceAt, SQUAD_PORTAGE, SQUADS } from '../content/pieces.ts';
import { ATTACKED, FIRED, type Fight, type State } from '../state.ts';
import type { ChoiceOf, Option, Rules, Table } from '../vocabulary.ts';
import { ask, ofPiece, plain, question, type Refusal, refusal } from './asking.ts';
import { sufferCasualties } from './casualties.ts';
import { bitsOf, detect, endTheHunt, isAnybodyHunted } from './detection.ts';
import { eliminateEnemy } from './elimination.ts';
import { enemiesAppear } from './enemy-placement.ts';
import { distanceBetween, penaltyAt } from './ground.ts';
import { straysAfter } from './naval-gunfire.ts';
import {
  did,
  enemyCalled,
  enemyOf,
  firepowerOf,
  gearAt,
  idsOf,
  isBase,
  isDetected,
  isOnMap,
  leadersAt,
  nameAt,
  note,
  placeOf,
  squadsAt,
} from './pieces-in-play.ts';

const TENS = 10;

const NOT_A_SQUAD = refusal('not-a-squad', '13.0');
const NOT_ON_MAP = refusal('not-on-the-map', '13.0');
const ATTACKED_ALREADY = refusal('attacked-already', '13.0');
const NOT_ADJACENT = refusal('not-adjacent', '13.0');

/** 13.0 Adjacent, or in the same hex. */
const isInReach = (a: number, b: number): boolean => distanceBetween(a, b) <= 1;

/** Whether a squad could attack that enemy now, in the Friendly Combat Phase. */
export function whyNotAttack(state: State, squad: number, unit: number): Refusal | undefined {
  if (!isSquad(squad)) return NOT_A_SQUAD;
  if (!isOnMap(state, squad)) return NOT_ON_MAP;
  if (did(state, squad, ATTACKED)) return ATTACKED_ALREADY;
  const enemy = enemyCalled(state, unit);
  if (!enemy) return refusal('no-such-enemy', '13.0');
  return isInReach(placeOf(state, squad), enemy.at) ? undefined : NOT_ADJACENT;
}

/** The number of a unit of this map; -1 if nothing is called that. */
export function unitCalled(state: State, id: string): number {
  return unitIds(state).indexOf(id);
}

const attack: Option<ChoiceOf<'attack'>> = {
  kind: 'attack',
  rule: '13.0',
  candidates(state) {
    const listed: ChoiceOf<'attack'>[] = [];
    for (let squad = 0; squad < SQUADS; squad++) {
      if (!isOnMap(state, squad) || did(state, squad, ATTACKED)) continue;
      const here = placeOf(state, squad);
      for (const { unit, at } of state.enemies)
        if (isInReach(here, at)) listed.push({ kind: 'attack', piece: idOf(squad), enemy: unitOf(state, unit).id });
    }
    return listed;
  },
  whyNot(state, { piece: id, enemy }) {
    const piece = pieceAt(id);
    return piece < 0 ? refusal('unknown-id', '13.0', { id }) : whyNotAttack(state, piece, unitCalled(state, enemy));
  },
  exact: true,
};

const combatPhase = question('combat', '13.0', [attack, plain('done', '13.0', undefined, { settles: true })]);

function isAnyAttackPossible(state: State): boolean {
  for (const { at } of state.enemies)
    for (let squad = 0; squad < SQUADS; squad++)
      if (isOnMap(state, squad) && !did(state, squad, ATTACKED) && isInReach(placeOf(state, squad), at)) return true;
  return false;
}

/** 4.0 Friendly Combat Phase: one attack; each is a checkpoint. */
export function* friendlyCombat(t: Table): Rules {
  const { state } = t;
  if (!isAnyAttackPossible(state)) {
    state.phase = 'suppression';
    return;
  }
  const choice = yield* ask(combatPhase);
  if (choice.kind === 'attack') yield* attackBySquads(t, pieceAt(choice.piece), unitCalled(state, choice.enemy));
  else state.phase = 'suppression';
}

function fighting({ fight }: State): Fight {
  if (!fight) throw new Error('There is no combat going on.');
  return fight;
}

const NOT_THERE = refusal('not-there', '13.2');
const ALONG_ALREADY = refusal('already-along', '13.2');

/** 13.2, ruling 45 Squads of one hex may combine. */
const joinAttack = ofPiece(
  'with',
  '13.2',
  (state, squad) => {
    const { squads, hex } = fighting(state);
    if (!isSquad(squad)) return NOT_A_SQUAD;
    if (squads.includes(squad)) return ALONG_ALREADY;
    if (placeOf(state, squad) !== hex) return NOT_THERE;
    return did(state, squad, ATTACKED) ? ATTACKED_ALREADY : undefined;
  },
  { among: isSquad },
);
const joining = question('joining', '13.2', [joinAttack, plain('fire', '13.2', undefined, { settles: true })]);

function* attackBySquads(t: Table, lead: number, unit: number): Rules {
  const { state } = t;
  const hex = placeOf(state, lead);
  const fight: Fight = { attacker: 'squads', hex, unit, squads: [lead], weapons: weaponsAtHand(state, hex, 'squads') };
  state.fight = fight;
  while (squadsAt(state, hex).some((squad) => !fight.squads.includes(squad) && !did(state, squad, ATTACKED))) {
    const choice = yield* ask(joining);
    if (choice.kind !== 'with') break;
    fight.squads.push(pieceAt(choice.piece));
  }
  yield* armUp(t, fight);
  for (const squad of fight.squads) note(state, squad, ATTACKED);
  // Ruling 45: no weapon twice in a phase.
  for (const weapon of fight.weapons) note(state, weapon, ATTACKED);
  // 12.5 Whoever attacks is detected at once.
  const draws = state.rules['attacks-draw'] === 'every' || fight.squads.some((squad) => !isDetected(state, squad));
  const unheard = fight.squads.filter((squad) => !isDetected(state, squad));
  if (unheard.length > 0) detect(t, unheard, nameAt(hex), 'attack', '12.5');
  state.fought |= bitsOf(fight.squads);
  yield* resolve(t, fight);
  for (const leader of leadersAt(state, hex)) note(state, leader, ATTACKED);
  // 12.11 Where all who are detected are in bases, nobody comes.
  if (draws && isAnybodyHunted(state) && fight.squads.some((squad) => placeOf(state, squad) === hex)) enemiesAppear(t, hex);
}

const TOO_MANY = refusal('too-many-weapons', '9.0');
const NOT_IN_USE = refusal('not-in-use', '13.0');

/** 9.1, 9.4 Six for each squad; in a base as many as there are. */
export function placesIn(state: State, { hex, squads }: Pick<Fight, 'hex' | 'squads'>): number {
  return isBase(state, hex) ? Number.POSITIVE_INFINITY : squads.length * SQUAD_PORTAGE;
}

/** What is left out of a combat; not more than there are places for may be used. */
const leaveOut = ofPiece('without', '13.0', (state, piece) => (fighting(state).weapons.includes(piece) ? undefined : NOT_IN_USE), {
  among: isWeapon,
});
const open = plain('fire', '13.0', (state) => {
  const fight = fighting(state);
  return fight.weapons.length > placesIn(state, fight) ? TOO_MANY : undefined;
});
const arming = question('weapons', '9.0', [leaveOut, open]);

/** Every weapon in the hex that was not used in this phase. */
export function weaponsAtHand(state: State, hex: number, attacker: Fight['attacker']): number[] {
  const isSpent = attacker === 'squads' ? ATTACKED : FIRED;
  return gearAt(state, hex).filter((piece) => isWeapon(piece) && !did(state, piece, isSpent));
}

/** Ruling 45 Others in the hex could still attack apart, and want weapons for it. */
function isShared(state: State, { attacker, hex, squads, weapons }: Fight): boolean {
  if (attacker === 'enemy' || weapons.length === 0) return false;
  return squadsAt(state, hex).some((squad) => !squads.includes(squad) && !did(state, squad, ATTACKED));
}

/** 13.0, rulings 44, 45 and 63 Asked only where there is more than the squads can use, where others want weapons too, or naval gunfire. */
function* armUp(t: Table, fight: Fight): Rules {
  const { state } = t;
  while (fight.weapons.length > placesIn(state, fight) || isShared(state, fight) || fight.weapons.includes(NAVAL_GUNFIRE)) {
    const choice = yield* ask(arming);
    if (choice.kind === 'fire') return;
    const left = pieceAt(choice.piece);
    fight.weapons = fight.weapons.filter((piece) => piece !== left);
  }
}

/** 13.0 Squads and leaders of the hex, who attack once in a phase like the squads, and the weapons in use. 13.3 Anti-tank weapons count twice against a vehicle that attacks. */
export function squadsFirepower(state: State, { attacker, hex, unit, squads, weapons }: Fight): number {
  const doubles = attacker === 'enemy' && unitOf(state, unit).circled;
  let sum = 0;
  for (const squad of squads) sum += firepowerOf(state, squad);
  for (const leader of leadersAt(state, hex)) if (attacker === 'enemy' || !did(state, leader, ATTACKED)) sum += firepowerOf(state, leader);
  for (const weapon of weapons) sum += firepowerOf(state, weapon) * (doubles && isAntiTank(weapon) ? 2 : 1);
  return sum;
}

/** 13.0 Steps 1 to 8. */
function* resolve(t: Table, fight: Fight): Rules {
  const { state } = t;
  const { attacker, hex, unit, squads, weapons } = fight;
  const enemy = enemyOf(state, unit);
  const values = unitOf(state, unit);
  const bySquads = attacker === 'squads';
  const squadsFire = squadsFirepower(state, fight);
  const first = rollDie(state.random);
  const second = rollDie(state.random);
  const [squadsRoll, enemyRoll] = bySquads ? [first, second] : [second, first];
  const penalty = penaltyAt(state, bySquads ? enemy.at : hex);
  const squadsTotal = squadsRoll * TENS + squadsFire + (bySquads ? penalty : 0);
  const enemyTotal = enemyRoll * TENS + values.firepower + (bySquads ? 0 : penalty);
  const result = squadsTotal > enemyTotal ? 'enemy' : squadsTotal < enemyTotal ? 'squads' : 'both';
  t.tell?.({
    type: 'battle',
    rule: '13.0',
    hex: nameAt(hex),
    against: nameAt(enemy.at),
    attacker,
    squads: idsOf(squads),
    weapons: idsOf(weapons),
    enemy: values.id,
    squadsRoll,
    squadsFirepower: squadsFire,
    enemyRoll,
    enemyFirepower: values.firepower,
    penalty,
    squadsTotal,
    enemyTotal,
    result,
  });
  const at = enemy.at;
  if (result !== 'squads') eliminateEnemy(t, unit, 'battle', '13.0');
  if (result !== 'enemy') yield* sufferCasualties(t, hex, squads, values.id);
  state.fight = null;
  if (weapons.includes(NAVAL_GUNFIRE)) straysAfter(t, at);
  endTheHunt(t);
}

/** 13.0 An enemy attacks a hex: all squads there defend together. */
export function* attackByEnemy(t: Table, unit: number, hex: number): Rules {
  const { state } = t;
  const fight: Fight = { attacker: 'enemy', hex, unit, squads: squadsAt(state, hex), weapons: weaponsAtHand(state, hex, 'enemy') };
  state.fight = fight;
  yield* armUp(t, fight);
  yield* resolve(t, fight);
}
