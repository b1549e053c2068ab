/** Who moves, with what, and where to: there and back by what is likely to be heard, and by where pursuers would come from. */
import { unitOf } from '../content/enemies.ts';
import { hexNamed } from '../content/map.ts';
import { countersOf, isSquad, kindOf, PIECE_COUNT, pieceAt, SQUADS } from '../content/pieces.ts';
import { chanceHeard } from '../odds.ts';
import { fieldTo, NEVER } from '../reckoning/ways.ts';
import { allowanceOf } from '../rules/allowance.ts';
import { distanceBetween, HEXES, noiseAt } from '../rules/ground.ts';
import { awareness } from '../rules/missions.ts';
import { isBase, isDetected, isHeldBy, isOnMap, noiseOf, placeOf } from '../rules/pieces-in-play.ts';
import { reach, wayTo } from '../rules/reach.ts';
import { type Move, OFF, type State } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { beatenAt } from './danger.ts';
import { isGivenUp } from './giving-up.ts';
import { bestCourse, carriedBy, helpOf } from './hunted.ts';
import { bestPack } from './packing.ts';
import { depot, hasAllAt, hasBoatAt, hasMoved, homeFrom, isAtHome, isRequired, missing, runner, wayFrom } from './plan.ts';

/** The one that goes for the mission, and whoever is detected; the others wait where they are. */
export function whoMoves(state: State, choices: readonly Choice[]): Choice | undefined {
  if (isGivenUp(state)) return choices.find(({ kind }) => kind === 'forfeit');
  const going = runner(state);
  for (let squad = 0; squad < SQUADS; squad++) {
    if (!isOnMap(state, squad) || hasMoved(state, squad)) continue;
    const isHunted = !isAtHome(state, squad) && isDetected(state, squad);
    if (squad !== going && !isHunted) continue;
    const choice = choices.find((each) => each.kind === 'move' && pieceAt(each.piece) === squad);
    if (choice) return choice;
  }
  return choices.find(({ kind }) => kind === 'done');
}

/** Where the one that leads wants to be. */
export function aimOf(state: State, lead: number): number {
  const here = placeOf(state, lead);
  const home = homeFrom(state, here);
  if (isDetected(state, lead) && !isBase(state, here)) {
    const { intent } = bestCourse(state, lead, false);
    return intent === 'mission' ? state.missionAt : intent === 'hold' || home === OFF ? here : home;
  }
  if (lead !== runner(state)) return home === OFF ? here : home;
  if (hasAllAt(state, here) && wayFrom(state, here, state.missionAt) < NEVER) return state.missionAt;
  const store = depot(state);
  if (store !== OFF && missing(state, store).length === 0) return store;
  return home === OFF ? here : home;
}

export function onTheMove(state: State, choices: readonly Choice[]): Choice | undefined {
  const { move } = state;
  if (!move) return undefined;
  const aim = aimOf(state, move.lead);
  const handling = move.steps === 0 ? handle(state, move, choices, aim) : undefined;
  return handling ?? quietest(state, move, choices, aim) ?? choices.find(({ kind }) => kind === 'halt');
}

const LETTING_GO: ReadonlySet<string> = new Set(['strip', 'without']);

/** At a base the squad is fitted out for the mission, and goes empty-handed to another base; in the field it keeps what it has. */
function handle(state: State, move: Move, choices: readonly Choice[], aim: number): Choice | undefined {
  if (!isSquad(move.lead)) return undefined;
  const here = placeOf(state, move.lead);
  if (!isBase(state, here)) return aim === state.missionAt ? takeRequired(state, move, choices) : undefined;
  if (aim !== state.missionAt) return choices.find(({ kind }) => kind === 'strip');
  const { pieces } = bestPack(state, move.lead, here, 0);
  const isPacked = (choice: Choice) => 'piece' in choice && pieces.includes(pieceAt(choice.piece));
  return (
    choices.find((choice) => choice.kind === 'with' && isPacked(choice)) ??
    choices.find((choice) => choice.kind === 'take' && isPacked(choice)) ??
    choices.find((choice) => LETTING_GO.has(choice.kind) && 'piece' in choice && !isSquad(pieceAt(choice.piece)) && !isPacked(choice))
  );
}

/** What lies there and is required; one of a kind is enough. */
function takeRequired(state: State, { lead }: Move, choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => {
    if (choice.kind !== 'take' || !isRequired(state, pieceAt(choice.piece))) return false;
    return !countersOf(kindOf(pieceAt(choice.piece))).some((counter) => isHeldBy(state, counter, lead));
  });
}

const bystanders = new Int8Array(HEXES);

/** What comes with a move, and what stands about elsewhere: noted hex by hex. */
function noteNoises(state: State, move: Move): number {
  let own = 0;
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    const at = placeOf(state, piece);
    if (at < 0) continue;
    if (move.group.some((member) => member === piece || isHeldBy(state, piece, member))) own += noiseOf(state, piece);
    else bystanders[at] = (bystanders[at] ?? 0) + noiseOf(state, piece);
  }
  return own;
}

function forgetNoises({ places }: State): void {
  for (const at of places) if (at >= 0) bystanders[at] = 0;
}

/** In hexes, roughly: ground costs more than one, and whoever stands beside them attacks. */
const GROUND_COST = 1.5;
/** What a marker is to a way, against being heard once. */
const MARKER = 1.4;

/** Markers to expect of those who come upon a squad in this hex. */
function threatAt(state: State, hex: number, firepower: number): number {
  let threat = 0;
  for (const { unit, at } of state.enemies) {
    const values = unitOf(state, unit);
    const distance = distanceBetween(at, hex) - 1;
    if (distance > 0 && (values.boat || distance > values.move / GROUND_COST)) continue;
    threat += beatenAt(firepower + helpOf(state, hex) - values.firepower);
  }
  return threat;
}

/** The hex from which the rest of the way, and the halt there, is least likely to be heard, and to be caught in. */
export function quietest(
  state: State,
  move: Move,
  choices: readonly Choice[],
  aim: number,
  isBarred: (hex: number) => boolean = () => false,
): Choice | undefined {
  const here = placeOf(state, move.lead);
  const field = fieldTo(state, aim, hasBoatAt(state, here));
  const { land, water } = allowanceOf(state, move);
  const pace = Math.max(1, land, water);
  const level = noteNoises(state, move) + awareness(state);
  const usual = chanceHeard(level + 1);
  const firepower = state.enemies.length > 0 && isSquad(move.lead) ? carriedBy(state, move.lead).firepower : 0;
  let best: number = OFF;
  let least = Number.POSITIVE_INFINITY;
  for (const hex of reach(state, move)) {
    const left = field[hex] ?? NEVER;
    // Every move comes nearer: turns are free, standing still is not.
    if (left >= Math.min(NEVER, field[here] ?? NEVER) || isBarred(hex)) continue;
    const steps = move.steps + (wayTo(hex)?.steps ?? 1);
    const ground = steps === 1 ? Math.min(0, noiseAt(state, hex)) : noiseAt(state, hex);
    const isSafe = isBase(state, hex);
    const heard = isSafe ? 0 : chanceHeard(level + ground + (bystanders[hex] ?? 0) + (hex === aim ? 1 : 0));
    const caught = firepower > 0 && !isSafe ? threatAt(state, hex, firepower) * MARKER : 0;
    const value = (left / pace) * usual + heard + caught + left * 0.004;
    if (value >= least) continue;
    least = value;
    best = hex;
  }
  forgetNoises(state);
  return best === OFF ? undefined : choices.find((choice) => choice.kind === 'go' && hexNamed(choice.hex) === best);
}
