/** 10.6, 12.10 The Enemy Movement/Combat Phase: each enemy pursues the closest detected squad, and attacks. */
import { type Unit, unitOf } from '../content/enemies.ts';
import { hexNamed } from '../content/map.ts';
import { isSquad, pieceAt, SQUADS } from '../content/pieces.ts';
import { type Enemy, OFF, type State } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { ask, ofHex, ofPiece, question, refusal } from './asking.ts';
import { attackByEnemy } from './combat.ts';
import { isHunted } from './detection.ts';
import { comeUpon } from './enemy-placement.ts';
import { costForEnemyAt, distanceBetween, isOpenOnFoot, isOpenOnWheels, neighbour } from './ground.ts';
import { hasSquadAt, isBase, isOnMap, nameAt, placeOf } from './pieces-in-play.ts';
import { waterStepsTowards } from './water-routes.ts';

const FAR = 999;
const DIRECTIONS = 6;

/** How far it is to the closest squad that is hunted. */
function distanceToQuarry(state: State, at: number): number {
  let nearest = FAR;
  for (let squad = 0; squad < SQUADS; squad++)
    if (isHunted(state, squad)) nearest = Math.min(nearest, distanceBetween(at, placeOf(state, squad)));
  return nearest;
}

/** Ruling 62 The nearest to its target first, then first come. */
function nextEnemy(state: State): Enemy | undefined {
  let next: Enemy | undefined;
  let nearest = FAR + 1;
  for (const enemy of state.enemies) {
    if (enemy.acted) continue;
    const distance = distanceToQuarry(state, enemy.at);
    if (distance >= nearest) continue;
    next = enemy;
    nearest = distance;
  }
  return next;
}

/** One enemy moves and attacks; each is a checkpoint. */
export function* enemyPhase(t: Table): Rules {
  const { state } = t;
  const enemy = nextEnemy(state);
  if (!enemy) {
    state.phase = 'success';
    return;
  }
  enemy.acted = true;
  const values = unitOf(state, enemy.unit);
  // 15.0 Suppression keeps it from moving, and from nothing else.
  if (!isInContact(state, enemy.at) && values.move > 0 && !enemy.suppressed) yield* pursue(t, enemy, values);
  yield* attackFrom(t, enemy);
}

/** 10.9, 12.9, ruling 51 With a squad in its hex, or beside one that is in no base. */
function isInContact(state: State, at: number): boolean {
  return hasSquadAt(state, at) || contactsOf(state, at).length > 0;
}

/** Hexes beside it with squads outside bases. */
function contactsOf(state: State, at: number): number[] {
  const hexes: number[] = [];
  for (let squad = 0; squad < SQUADS; squad++) {
    if (!isOnMap(state, squad)) continue;
    const hex = placeOf(state, squad);
    if (distanceBetween(at, hex) === 1 && !isBase(state, hex) && !hexes.includes(hex)) hexes.push(hex);
  }
  return hexes;
}

const NOT_AMONG = refusal('not-to-choose', '12.5');
const isAmong = ({ chase }: State, hex: number): boolean => chase?.among.includes(hex) ?? false;

function listAmong({ chase }: State, found: number[]): void {
  for (const hex of chase?.among ?? []) found.push(hex);
}

const against = ofHex('against', '13.0', listAmong, (state, hex) => (isAmong(state, hex) ? undefined : NOT_AMONG));
const attacking = question('against', '13.0', [against]);

/** 13.0, ruling 14 It attacks in its own hex, else whom it pursues, else as the player likes. */
function* attackFrom(t: Table, enemy: Enemy): Rules {
  const { state } = t;
  if (hasSquadAt(state, enemy.at)) {
    yield* attackByEnemy(t, enemy.unit, enemy.at);
    return;
  }
  const contacts = contactsOf(state, enemy.at);
  const hunted = contacts.filter((hex) => isQuarryAt(state, hex));
  const among = hunted.length > 0 ? hunted : contacts;
  const [first] = among;
  if (first === undefined) return;
  let hex = first;
  if (among.length > 1) {
    state.chase = { unit: enemy.unit, among };
    hex = hexNamed((yield* ask(attacking)).hex);
    state.chase = null;
  }
  yield* attackByEnemy(t, enemy.unit, hex);
}

function isQuarryAt(state: State, hex: number): boolean {
  for (let squad = 0; squad < SQUADS; squad++) if (isHunted(state, squad) && placeOf(state, squad) === hex) return true;
  return false;
}

const pursueOne = ofPiece('pursue', '12.5', (state, squad) => (isAmong(state, squad) ? undefined : NOT_AMONG), { among: isSquad });
const choosingQuarry = question('quarry', '12.5', [pursueOne]);

/** 12.5 The closest; of several in different hexes the player picks one, each time anew. */
function* quarryOf(t: Table, enemy: Enemy): Rules<number> {
  const { state } = t;
  const nearest = distanceToQuarry(state, enemy.at);
  const among: number[] = [];
  for (let squad = 0; squad < SQUADS; squad++) {
    if (!isHunted(state, squad) || distanceBetween(enemy.at, placeOf(state, squad)) !== nearest) continue;
    if (!among.some((other) => placeOf(state, other) === placeOf(state, squad))) among.push(squad);
  }
  const [first] = among;
  if (first === undefined) return OFF;
  if (among.length === 1) return placeOf(state, first);
  state.chase = { unit: enemy.unit, among };
  const { piece } = yield* ask(choosingQuarry);
  state.chase = null;
  return placeOf(state, pieceAt(piece));
}

/** 10.6 Hexes that are closer, as the crow flies, and that it may enter: nobody goes round what is in the way. */
function stepsTowards(at: number, target: number, { circled, boat }: Unit, state: State): number[] {
  if (boat) return waterStepsTowards(state, at, target);
  const distance = distanceBetween(at, target);
  const steps: number[] = [];
  for (let direction = 1; direction <= DIRECTIONS; direction++) {
    const hex = neighbour(at, direction);
    if (hex < 0 || distanceBetween(hex, target) >= distance) continue;
    if (circled ? isOpenOnWheels(state, at, direction) : isOpenOnFoot(state, at, direction)) steps.push(hex);
  }
  return steps;
}

/** To the nearest base; the same for all where there is none. */
function toNearestBase({ bases }: State, hex: number): number {
  let nearest = FAR;
  for (const base of bases) if (base !== OFF) nearest = Math.min(nearest, distanceBetween(hex, base));
  return nearest;
}

const keepLeast = (hexes: number[], value: (hex: number) => number): number[] => {
  if (hexes.length < 2) return hexes;
  const least = Math.min(...hexes.map(value));
  return hexes.filter((hex) => value(hex) === least);
};

const send = ofHex('send', '12.5', listAmong, (state, hex) => (isAmong(state, hex) ? undefined : NOT_AMONG));
const choosingWay = question('way', '12.5', [send]);

/** 12.5, 12.10, ruling 13 Nearer to the nearest base, then cheaper; several where the player chooses. */
function waysFrom(state: State, steps: number[], costOf: (hex: number) => number): number[] {
  const nearer = keepLeast(steps, (hex) => toNearestBase(state, hex));
  return keepLeast(nearer, costOf);
}

function* chooseWay({ state }: Table, { unit }: Enemy, among: number[]): Rules<number> {
  state.chase = { unit, among };
  const { hex } = yield* ask(choosingWay);
  state.chase = null;
  return hexNamed(hex);
}

/** 12.10 By the most direct way, as far as its movement goes; 10.8 at least one hex. */
function* pursue(t: Table, enemy: Enemy, values: Unit): Rules {
  const { state } = t;
  const target = yield* quarryOf(t, enemy);
  if (target === OFF) return;
  const costOf = (hex: number) => costForEnemyAt(state, hex);
  let from = enemy.at;
  let told = 0;
  let spent = 0;
  let why = 'far';
  const tell = () =>
    t.tell?.({ type: 'enemy-moved', rule: '12.10', enemy: values.id, from: nameAt(from), hex: nameAt(enemy.at), spent: spent - told, why });
  while (spent < values.move) {
    const steps = stepsTowards(enemy.at, target, values, state);
    if (steps.length === 0) {
      why = 'barred';
      break;
    }
    // 12.5 “if legal and possible”: what it cannot pay for is not, but for 10.8 the first hex.
    const among = waysFrom(state, spent === 0 ? steps : steps.filter((hex) => spent + costOf(hex) <= values.move), costOf);
    const [first] = among;
    if (first === undefined) break;
    // Whoever is asked sees how far it has come.
    if (among.length > 1 && enemy.at !== from) {
      why = 'fork';
      tell();
      why = 'far';
      from = enemy.at;
      told = spent;
    }
    const hex = among.length > 1 ? yield* chooseWay(t, enemy, among) : first;
    spent = Math.min(values.move, spent + costOf(hex));
    enemy.at = hex;
    comeUpon(t, hex, values.id);
    if (isInContact(state, hex)) {
      why = 'contact';
      break;
    }
  }
  tell();
}
