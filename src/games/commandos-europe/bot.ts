/**
 * Sergeant: buys for the mission at hand, goes there by what is likely to be heard, escapes unless the objective is near,
 * fights when the odds are good, and forfeits what cannot be done. Everything is weighed from tables; nothing is tried out.
 */
import type { Random } from '../../kernel/dice.ts';
import { entryOf } from '../../kernel/listed.ts';
import {
  bestSites,
  boatForSale,
  hasAllAt,
  hasBoatAt,
  hasMoved,
  homeFrom,
  isAtHome,
  isRequired,
  missing,
  needsBoat,
  runner,
  wayFrom,
  worth,
} from './bot/plan.ts';
import { fieldTo, NEVER } from './bot/ways.ts';
import { hexNamed } from './content/map.ts';
import { requiredBy } from './content/missions.ts';
import { costOf, countersOf, isBoat, isSquad, kindOf, NAVAL_GUNFIRE, PIECE_COUNT, pieceAt, SQUADS } from './content/pieces.ts';
import { chanceHeard, odds } from './odds.ts';
import { allowanceOf } from './rules/allowance.ts';
import { HEXES, noiseAt } from './rules/ground.ts';
import { awareness } from './rules/missions.ts';
import { gearAt, isBase, isDetected, isHeldBy, isOnMap, markerOn, movementOf, noiseOf, placeOf } from './rules/pieces-in-play.ts';
import { reach, wayTo } from './rules/reach.ts';
import { type Move, NO_MARKER, NO_MISSION, NOBODY, OFF, SEAT, type State } from './state.ts';
import type { Choice, ChoiceKind, ChoiceOf, Question } from './vocabulary.ts';

export function policy(state: State, _seat: string, question: Question, choices: readonly Choice[], _random: Random): Choice {
  const first = entryOf(choices, 0, 'choice');
  return choices.length === 1 ? first : (answer(state, question.asks, choices) ?? first);
}

/** What the sergeant has an opinion on; whatever else is asked, the first choice is as good as any. */
function answer(state: State, asks: string, choices: readonly Choice[]): Choice | undefined {
  switch (asks) {
    case 'base':
    case 'second-base':
    case 'new-site':
      return site(state, choices);
    case 'deploy':
    case 'before-draw':
      return plainOne(choices, 'done') ?? plainOne(choices, 'draw');
    case 'purchase':
      return purchase(state, choices);
    case 'movement':
      return whoMoves(state, choices);
    case 'moving':
      return onTheMove(state, choices);
    case 'escape':
      return escapeOrStand(state, choices);
    case 'combat':
      return fightIfGood(state, choices);
    case 'joining':
      return choices.find(({ kind }) => kind === 'with');
    case 'weapons':
      return leaveOut(choices);
    case 'casualties':
      return choices.find((choice) => choice.kind === 'suffer' && markerOn(state, pieceAt(choice.piece)) === NO_MARKER);
    case 'gear-loss':
      return cheapest(state, choices);
    case 'suppression':
      return suppress(state, choices);
    case 'success':
      return isHopeless(state) ? plainOne(choices, 'forfeit') : plainOne(choices, 'pass');
    default:
      return undefined;
  }
}

function plainOne(choices: readonly Choice[], kind: ChoiceKind): Choice | undefined {
  return choices.find((choice) => choice.kind === kind);
}

/** The best site that is offered. */
function site(state: State, choices: readonly Choice[]): Choice | undefined {
  const offered = new Set(choices.flatMap((choice) => (choice.kind === 'base' ? [choice.hex] : [])));
  for (const hex of bestSites(state.map)) {
    const found = choices.find((choice) => choice.kind === 'base' && hexNamed(choice.hex) === hex);
    if (found && offered.size > 0) return found;
  }
  return undefined;
}

/** Points that are kept back for the next mission. */
const RESERVE = 12;
const COMFORTS = ['camouflage', 'silencers', 'guide'];
/** So many moves from the objective a squad that is hunted, or heard, still goes on. */
const MOVES_TO_GO = 2;

/** What the mission takes, a boat if it lies in the water, and when the purse is full something that is quiet or shoots. */
function purchase(state: State, choices: readonly Choice[]): Choice | undefined {
  const offered = (goods: string) => choices.find((choice) => choice.kind === 'buy' && choice.goods === goods);
  if (!state.bases.some((base) => base !== OFF)) return offered('base') ?? plainOne(choices, 'done');
  const wanted = missing(state).map(([counter = 0]) => counter);
  const price = wanted.reduce((sum, counter) => sum + costOf(counter), 0);
  if (wanted.length > 0)
    return (price <= state.points ? offered(kindOf(entryOf(wanted, 0, 'piece'))) : undefined) ?? plainOne(choices, 'done');
  if (isBoatWanted(state)) return offered('dinghy') ?? offered('canoe') ?? plainOne(choices, 'done');
  const spare = spareOf(state);
  if (spare !== NOBODY && state.points - costOf(spare) >= RESERVE) {
    const choice = offered(kindOf(spare));
    if (choice) return choice;
  }
  for (const goods of COMFORTS) {
    const choice = offered(goods);
    const [counter = -1] = choice ? [pieceAt(goods) >= 0 ? pieceAt(goods) : pieceAt(`${goods}-1`)] : [];
    if (choice && counter >= 0 && !isOnMap(state, counter) && state.points - costOf(counter) >= RESERVE) return choice;
  }
  return plainOne(choices, 'done');
}

/** A second counter of something required, for the day after an escape; NOBODY where there is none. */
function spareOf(state: State): number {
  if (state.mission === NO_MISSION) return NOBODY;
  for (const counters of requiredBy(state.map, state.mission)) {
    const spare = counters.find((counter) => !isOnMap(state, counter));
    if (spare !== undefined) return spare;
  }
  return NOBODY;
}

function isBoatWanted(state: State): boolean {
  return (
    boatForSale(state) &&
    state.mission !== NO_MISSION &&
    state.bases.every((base) => base === OFF || needsBoat(state, base)) &&
    !anyBoatAtHome(state)
  );
}

const anyBoatAtHome = (state: State): boolean => state.bases.some((base) => base !== OFF && hasBoatAt(state, base));

/** Nobody can accomplish it with what there is. */
function isHopeless(state: State): boolean {
  return state.mission !== NO_MISSION && runner(state) === NOBODY;
}

/** Detected squads first, then the one that goes for the mission; the others wait, at home if they can. */
function whoMoves(state: State, choices: readonly Choice[]): Choice | undefined {
  if (isHopeless(state)) return plainOne(choices, 'forfeit');
  const mover = (squad: number) => choices.find((choice) => choice.kind === 'move' && pieceAt(choice.piece) === squad);
  const going = runner(state);
  for (let squad = 0; squad < SQUADS; squad++) {
    if (!isOnMap(state, squad) || hasMoved(state, squad)) continue;
    const wantsHome = !isAtHome(state, squad) && isDetected(state, squad);
    const choice = squad === going || wantsHome ? mover(squad) : undefined;
    if (choice) return choice;
  }
  return plainOne(choices, 'done');
}

/** Where the one that leads wants to be. */
function aimOf(state: State, lead: number): number {
  const here = placeOf(state, lead);
  const home = homeFrom(state, here);
  if (lead !== runner(state)) return home === OFF ? here : home;
  const isArmed = hasAllAt(state, here);
  const way = wayFrom(state, here, state.missionAt);
  if (!isArmed || way >= NEVER) return home === OFF ? here : home;
  const isNear = way <= MOVES_TO_GO * movementOf(state, lead);
  return isDetected(state, lead) && !isNear && home !== OFF ? home : state.missionAt;
}

function onTheMove(state: State, choices: readonly Choice[]): Choice | undefined {
  const { move } = state;
  if (!move) return undefined;
  const aim = aimOf(state, move.lead);
  if (move.steps === 0) {
    const handling = choices.find((choice) => isWanted(state, move, choice, aim));
    if (handling) return handling;
  }
  return quietest(state, move, choices, aim) ?? plainOne(choices, 'halt');
}

const QUIET = new Set(['silencers', 'camouflage', 'guide', 'sten-1', 'sten-2', 'bren-1', 'bren-2', 'piat']);

/** Takes up what is required and what is quiet, and a boat where it is needed; strips what only weighs. */
function isWanted(state: State, move: Move, choice: Choice, aim: number): boolean {
  if (!isSquad(move.lead)) return false;
  if (choice.kind === 'take') {
    const piece = pieceAt(choice.piece);
    if (isBoat(piece)) return needsBoat(state, placeOf(state, move.lead)) && aim === state.missionAt;
    return (isRequired(state, piece) && !hasOneOf(state, move.lead, kindOf(piece))) || QUIET.has(choice.piece);
  }
  if (choice.kind === 'without') return isSquad(pieceAt(choice.piece)) || noiseOf(state, pieceAt(choice.piece)) > 0;
  return false;
}

/** One of a kind is enough: another stays at home for a second attempt. */
function hasOneOf(state: State, holder: number, kind: string): boolean {
  return countersOf(kind).some((counter) => isHeldBy(state, counter, holder));
}

const bystanders = new Int8Array(HEXES);

/** The hex from which the rest of the way, and the halt there, is least likely to be heard. */
function quietest(state: State, move: Move, choices: readonly Choice[], aim: number): Choice | undefined {
  const here = placeOf(state, move.lead);
  const field = fieldTo(aim, hasBoatAt(state, here));
  const { land, water } = allowanceOf(state, move);
  const pace = Math.max(1, Math.max(land, water));
  let own = 0;
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    const at = placeOf(state, piece);
    if (at < 0) continue;
    if (move.group.some((member) => member === piece || isHeldBy(state, piece, member))) own += noiseOf(state, piece);
    else bystanders[at] = (bystanders[at] ?? 0) + noiseOf(state, piece);
  }
  const level = own + awareness(state);
  const usual = chanceHeard(level + 1);
  let best: number = OFF;
  let least = Number.POSITIVE_INFINITY;
  for (const hex of reach(state, move)) {
    const left = field[hex] ?? NEVER;
    // Every move comes nearer: turns are free, standing still is not.
    if (left >= Math.min(NEVER, field[here] ?? NEVER)) continue;
    const steps = move.steps + (wayTo(hex)?.steps ?? 1);
    const ground = steps === 1 ? Math.min(0, noiseAt(hex)) : noiseAt(hex);
    const isSafe = isBase(state, hex);
    const heard = isSafe ? 0 : chanceHeard(level + ground + (bystanders[hex] ?? 0) + (hex === aim ? 1 : 0));
    const value = (left / pace) * usual + heard + left * 0.004;
    if (value >= least) continue;
    least = value;
    best = hex;
  }
  for (let piece = 0; piece < PIECE_COUNT; piece++) if (placeOf(state, piece) >= 0) bystanders[placeOf(state, piece)] = 0;
  return best === OFF ? undefined : choices.find((choice) => choice.kind === 'go' && hexNamed(choice.hex) === best);
}

/** What it takes is lost by escaping, and with it the mission: near the objective it is worth standing, but not with the last squad. */
function escapeOrStand(state: State, choices: readonly Choice[]): Choice | undefined {
  const squad = heardLast(state);
  const here = placeOf(state, squad);
  const isAtTheDoor =
    state.mission !== NO_MISSION &&
    hasAllAt(state, here) &&
    gearAt(state, here).some((piece) => isRequired(state, piece)) &&
    wayFrom(state, here, state.missionAt) <= MOVES_TO_GO * movementOf(state, squad);
  return isAtTheDoor && squadsLeft(state) > 1 ? plainOne(choices, 'stand') : plainOne(choices, 'escape');
}

function squadsLeft(state: State): number {
  let left = 0;
  for (let squad = 0; squad < SQUADS; squad++) if (isOnMap(state, squad)) left++;
  return left;
}

/** A squad of the latest detection. */
function heardLast(state: State): number {
  return Math.max(0, state.heard.indexOf(state.hearings));
}

const GOOD = 0.55;

function fightIfGood(state: State, choices: readonly Choice[]): Choice | undefined {
  let best: Choice | undefined;
  let most = GOOD;
  for (const choice of choices) {
    if (choice.kind !== 'attack' || !isDetected(state, pieceAt(choice.piece))) continue;
    const won = odds(state, SEAT, choice)?.outcomes[0]?.chance ?? 0;
    if (won < most) continue;
    most = won;
    best = choice;
  }
  return best ?? plainOne(choices, 'done');
}

/** The stray shot is not worth it; of too many weapons the weakest stays out. */
function leaveOut(choices: readonly Choice[]): Choice | undefined {
  const guns = choices.find((choice) => choice.kind === 'without' && pieceAt(choice.piece) === NAVAL_GUNFIRE);
  return guns ?? plainOne(choices, 'fire');
}

function cheapest(state: State, choices: readonly Choice[]): Choice | undefined {
  const losing = choices.filter((choice): choice is ChoiceOf<'lose'> => choice.kind === 'lose');
  return losing.reduce<ChoiceOf<'lose'> | undefined>(
    (least, choice) => (least && worth(state, pieceAt(least.piece)) <= worth(state, pieceAt(choice.piece)) ? least : choice),
    undefined,
  );
}

/** Every weapon at an enemy that it stops at least half of the time. */
function suppress(state: State, choices: readonly Choice[]): Choice | undefined {
  const good = choices.find((choice) => choice.kind === 'suppress' && (odds(state, SEAT, choice)?.outcomes[0]?.chance ?? 0) >= 0.5);
  return good ?? plainOne(choices, 'fire');
}
