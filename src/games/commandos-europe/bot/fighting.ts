/** When the sergeant fights, with what, and what he gives up first. */
import { unitOf } from '../content/enemies.ts';
import { isAntiTank, isWeapon, NAVAL_GUNFIRE, pieceAt, printedFirepower } from '../content/pieces.ts';
import { unitCalled } from '../rules/combat.ts';
import { hasFought } from '../rules/detection.ts';
import { distanceBetween, penaltyAt } from '../rules/ground.ts';
import { enemyCalled, firepowerOf, gearAt, isDetected, leadersAt, markerOn, placeOf, squadsAt } from '../rules/pieces-in-play.ts';
import { NO_MARKER, type State } from '../state.ts';
import type { Choice, ChoiceOf } from '../vocabulary.ts';
import { beatenAt, chanceBeaten, WOUNDS } from './danger.ts';
import { bestCourse, escapeValue } from './hunted.ts';
import { worth } from './plan.ts';

const plainOne = (choices: readonly Choice[], kind: Choice['kind']): Choice | undefined => choices.find((choice) => choice.kind === kind);

/** A squad of the latest detection that may escape. */
export function heardLast(state: State): number {
  return Math.max(
    0,
    state.heard.findIndex((number, squad) => number === state.hearings && !hasFought(state, squad)),
  );
}

/** What is lost by escaping is held against what standing may cost. */
export function isStanding(state: State): boolean {
  const squad = heardLast(state);
  return bestCourse(state, squad, true).value > escapeValue(state, squad);
}

/** Everything in the hex that fires, but for the guns that stray; and how much more of it against vehicles. */
function strengthAt(state: State, hex: number, isAgainstVehicle: boolean): number {
  let strength = 0;
  for (const squad of squadsAt(state, hex)) strength += firepowerOf(state, squad);
  for (const leader of leadersAt(state, hex)) strength += firepowerOf(state, leader);
  for (const piece of gearAt(state, hex)) {
    if (!isWeapon(piece) || piece === NAVAL_GUNFIRE) continue;
    strength += firepowerOf(state, piece) * (isAgainstVehicle && isAntiTank(piece) ? 2 : 1);
  }
  return strength;
}

/** How likely a marker is if this enemy attacks, on the ground where the squads are. */
function riskFrom(state: State, hex: number, unit: number): number {
  const { firepower, circled } = unitOf(state, unit);
  return beatenAt(strengthAt(state, hex, circled) - penaltyAt(state, hex) - firepower);
}

/** An attack pays where it is safer than to wait for the enemy's: he who has lost it still has to meet him. */
export function fightIfGood(state: State, choices: readonly Choice[]): Choice | undefined {
  let best: Choice | undefined;
  let most = 0;
  for (const choice of choices) {
    if (choice.kind !== 'attack' || !isDetected(state, pieceAt(choice.piece))) continue;
    const unit = unitCalled(state, choice.enemy);
    const enemy = enemyCalled(state, unit);
    if (!enemy) continue;
    const hex = placeOf(state, pieceAt(choice.piece));
    const lead = strengthAt(state, hex, false) + penaltyAt(state, enemy.at) - unitOf(state, unit).firepower;
    const waiting = riskFrom(state, hex, unit);
    const gain = waiting - beatenAt(lead) - chanceBeaten(lead + 1) * waiting;
    if (gain <= most) continue;
    most = gain;
    best = choice;
  }
  return best ?? plainOne(choices, 'done');
}

/** 14.0 One shot in six falls on those who call for it, if the enemy is beside them. */
const STRAY = 1 / 6;
const GUNS = NAVAL_GUNFIRE < 0 ? 0 : printedFirepower(NAVAL_GUNFIRE, 0);

/** Guns that stray are worth it for whoever would not live through another marker. */
function isWorthStraying(state: State): boolean {
  const { fight } = state;
  const enemy = fight && enemyCalled(state, fight.unit);
  if (!fight || !enemy) return false;
  if (distanceBetween(enemy.at, fight.hex) === 0) return true;
  if (fight.squads.some((squad) => markerOn(state, squad) === NO_MARKER)) return false;
  const values = unitOf(state, fight.unit);
  const isDefending = fight.attacker === 'enemy';
  const ground = isDefending ? -penaltyAt(state, fight.hex) : penaltyAt(state, enemy.at);
  const lead = strengthAt(state, fight.hex, isDefending && values.circled) + ground - values.firepower;
  return (beatenAt(lead) - beatenAt(lead + GUNS)) * WOUNDS > STRAY;
}

/** Guns that stray only in need; of too many weapons the weakest stays out. */
export function leaveOut(state: State, choices: readonly Choice[]): Choice | undefined {
  const left = choices.filter((choice): choice is ChoiceOf<'without'> => choice.kind === 'without');
  const guns = left.find(({ piece }) => pieceAt(piece) === NAVAL_GUNFIRE);
  if (guns && !isWorthStraying(state)) return guns;
  const power = ({ piece }: ChoiceOf<'without'>) => firepowerOf(state, pieceAt(piece));
  return plainOne(choices, 'fire') ?? left.reduce((least, choice) => (power(choice) < power(least) ? choice : least));
}

/** Whatever is worth least is lost first. */
export function cheapest(state: State, choices: readonly Choice[]): Choice | undefined {
  const losing = choices.filter((choice): choice is ChoiceOf<'lose'> => choice.kind === 'lose');
  return losing.reduce<ChoiceOf<'lose'> | undefined>(
    (least, choice) => (least && worth(state, pieceAt(least.piece)) <= worth(state, pieceAt(choice.piece)) ? least : choice),
    undefined,
  );
}

/** Under this an enemy may as well come. */
const HARMLESS = 0.12;
const EVEN = 0.5;

/** Whom a weapon stops at least half of the time, the most dangerous first; not while somebody is beside them already. */
export function suppress(state: State, choices: readonly Choice[]): Choice | undefined {
  let best: Choice | undefined;
  let most = 0;
  for (const choice of choices) {
    if (choice.kind !== 'suppress') continue;
    const hex = placeOf(state, pieceAt(choice.piece));
    if (state.enemies.some(({ at }) => distanceBetween(at, hex) <= 1)) continue;
    const unit = unitCalled(state, choice.enemy);
    const enemy = enemyCalled(state, unit);
    if (!enemy || unitOf(state, unit).move === 0) continue;
    const chance = (6 - distanceBetween(hex, enemy.at)) / 6;
    const risk = riskFrom(state, hex, unit);
    if (chance < EVEN || risk < HARMLESS || chance * risk <= most) continue;
    most = chance * risk;
    best = choice;
  }
  return best ?? plainOne(choices, 'fire');
}
