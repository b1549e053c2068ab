/**
 * Carrier: a yardstick for the sergeant, and the best plan known. A jeep and leaders, who are never heard by themselves, bring
 * what a mission takes; squads go there with nothing in their hands, and escape at every noise for nothing.
 */
import type { Random } from '../../../kernel/dice.ts';
import { policy } from '../bot.ts';
import { hexNamed } from '../content/map.ts';
import { requiredBy } from '../content/missions.ts';
import {
  costOf,
  FIRST_LEADER,
  goesAlong,
  isLeader,
  isSquad,
  isVehicle,
  kindOf,
  PIECE_COUNT,
  pieceAt,
  portageOf,
  SQUADS,
} from '../content/pieces.ts';
import { fieldTo, NEVER } from '../reckoning/ways.ts';
import { gearAt, isBase, isDetected, isHeldBy, isOnMap, noiseOf, placeOf } from '../rules/pieces-in-play.ts';
import { type Move, NO_MISSION, NOBODY, OFF, type State } from '../state.ts';
import type { Choice, ChoiceKind, Question } from '../vocabulary.ts';
import { quietest } from './moving.ts';
import { outfitOf, withPiece } from './outfit.ts';
import { hasMoved, isAtHome, wayFrom } from './plan.ts';
import { escapingValue, tripFrom } from './prospects.ts';

export function carrier(state: State, seat: string, question: Question, choices: readonly Choice[], random: Random): Choice {
  return carried(state, question.asks, choices) ?? policy(state, seat, question, choices, random);
}

/** What the plan says of it; undefined where the sergeant is asked. */
export function carried(state: State, asks: string, choices: readonly Choice[]): Choice | undefined {
  return choices.length > 1 && isCarried(state) ? answer(state, asks, choices) : undefined;
}

/** Nobody walks to what lies at sea, and whoever is hunted has other things to do. */
function isCarried(state: State): boolean {
  for (let squad = 0; squad < SQUADS; squad++) if (isOnMap(state, squad) && isDetected(state, squad)) return false;
  if (state.mission === NO_MISSION) return true;
  return state.bases.some((base) => base !== OFF && (fieldTo(state, state.missionAt, false)[base] ?? NEVER) < NEVER);
}

function answer(state: State, asks: string, choices: readonly Choice[]): Choice | undefined {
  switch (asks) {
    case 'purchase':
      return purchase(state, choices);
    case 'where':
      return nearestBase(state, choices, 'at');
    case 'movement':
      return state.mission === NO_MISSION ? plainOne(choices, 'done') : whoGoes(state, choices);
    case 'moving':
      return onTheWay(state, choices);
    case 'escape':
      return nearestBase(state, choices, 'escape');
    case 'success':
      return isBeyondMeans(state) ? undefined : plainOne(choices, 'pass');
    default:
      return undefined;
  }
}

const plainOne = (choices: readonly Choice[], kind: ChoiceKind): Choice | undefined => choices.find((choice) => choice.kind === kind);

/** The base from which it is nearest to the mission on foot. */
function nearestBase(state: State, choices: readonly Choice[], kind: 'at' | 'escape'): Choice | undefined {
  if (state.mission === NO_MISSION) return choices.find((choice) => choice.kind === kind);
  const field = fieldTo(state, state.missionAt, false);
  let best: Choice | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const choice of choices) {
    if (choice.kind !== kind) continue;
    const far = field[hexNamed(choice.hex)] ?? NEVER;
    if (far >= least) continue;
    least = far;
    best = choice;
  }
  return best;
}

const isOwned = (state: State, counters: readonly number[]): boolean => counters.some((counter) => isOnMap(state, counter));
const lacking = (state: State): (readonly number[])[] => requiredBy(state, state.mission).filter((counters) => !isOwned(state, counters));
const isBeyondMeans = (state: State): boolean => state.mission !== NO_MISSION && lacking(state).length > 0;

const JEEP = 'jeep';
/** So far from the next base a second one is worth its price. */
const FAR = 6;

/** What the mission takes, the jeep, a base near it; nothing else. */
function purchase(state: State, choices: readonly Choice[]): Choice | undefined {
  const offered = (goods: string) => choices.find((choice) => choice.kind === 'buy' && choice.goods === goods);
  if (state.mission === NO_MISSION || !state.bases.some((base) => base !== OFF)) return undefined;
  const kinds = lacking(state).map(([counter = 0]) => counter);
  const price = kinds.reduce((sum, counter) => sum + costOf(counter), 0);
  const left = state.points - price;
  if (left < 0) return plainOne(choices, 'done');
  const jeep = left >= costOf(pieceAt(JEEP)) && requiredBy(state, state.mission).length > 0 ? offered(JEEP) : undefined;
  if (jeep) return jeep;
  const [first] = kinds;
  if (first !== undefined) return offered(kindOf(first));
  const near = Math.min(...state.bases.map((base) => (base === OFF ? NEVER : (fieldTo(state, state.missionAt, false)[base] ?? NEVER))));
  return (near >= FAR ? offered('base') : undefined) ?? plainOne(choices, 'done');
}

/** One counter of each kind that the mission takes: the one that is there, else one that is on its way, else any. */
function loads(state: State): number[] {
  const { missionAt } = state;
  return requiredBy(state, state.mission).flatMap((counters) => {
    const there = counters.filter((counter) => isOnMap(state, counter));
    if (there.some((counter) => placeOf(state, counter) === missionAt)) return [];
    const carried = there.find((counter) => carrierOf(state, counter) !== NOBODY);
    const nearest = there.reduce<number | undefined>(
      (best, each) => (best === undefined || wayTo(state, each) < wayTo(state, best) ? each : best),
      undefined,
    );
    const load = carried ?? nearest;
    return load === undefined ? [] : [load];
  });
}

const wayTo = (state: State, piece: number): number => fieldTo(state, state.missionAt, false)[placeOf(state, piece)] ?? NEVER;

/** Who goes by himself with it: a vehicle, a leader. */
function carrierOf(state: State, load: number): number {
  for (let piece = FIRST_LEADER; piece < PIECE_COUNT; piece++) if (isCarrier(state, piece) && isHeldBy(state, load, piece)) return piece;
  return NOBODY;
}

const isCarrier = (state: State, piece: number): boolean =>
  isOnMap(state, piece) && (isVehicle(piece) || isLeader(piece)) && goesAlong(piece);

interface Errand {
  readonly piece: number;
  readonly to: number;
  readonly taking: readonly number[];
  readonly isLetting: boolean;
}

/** Loads that lie somewhere and wait for a carrier. */
const waiting = (state: State): number[] => loads(state).filter((load) => carrierOf(state, load) === NOBODY);

/** What a carrier is about: to bring what he has, to fetch what waits, to make room for the squads. */
function errandOf(state: State, piece: number): Errand | undefined {
  const { missionAt } = state;
  const here = placeOf(state, piece);
  const all = loads(state);
  const has = all.filter((load) => isHeldBy(state, load, piece));
  const room = portageOf(piece) - has.length;
  const others = waiting(state);
  const taking = others.filter((load) => placeOf(state, load) === here).slice(0, Math.max(0, room));
  if (has.length + taking.length > 0) return { piece, to: missionAt, taking, isLetting: false };
  if (here === missionAt) {
    const home = homeOf(state, here);
    return home === OFF || noiseOf(state, piece) <= 0 ? undefined : { piece, to: home, taking: [], isLetting: true };
  }
  const [next] = others.filter((load) => fetcherOf(state, load) === piece);
  return next === undefined ? undefined : { piece, to: placeOf(state, next), taking: [], isLetting: false };
}

function homeOf(state: State, from: number): number {
  let home: number = OFF;
  let least = NEVER;
  for (const base of state.bases) {
    const far = base === OFF ? NEVER : (fieldTo(state, base, false)[from] ?? NEVER);
    if (far >= least) continue;
    least = far;
    home = base;
  }
  return home;
}

/** The carrier with nothing to bring that is soonest there and at the mission. */
function fetcherOf(state: State, load: number): number {
  const field = fieldTo(state, placeOf(state, load), false);
  let best: number = NOBODY;
  let least = Number.POSITIVE_INFINITY;
  for (let piece = FIRST_LEADER; piece < PIECE_COUNT; piece++) {
    if (!isCarrier(state, piece) || loads(state).some((each) => isHeldBy(state, each, piece))) continue;
    const pace = isVehicle(piece) ? FAST : SLOW;
    const time = ((field[placeOf(state, piece)] ?? NEVER) + wayTo(state, load)) / pace;
    if (time >= least) continue;
    least = time;
    best = piece;
  }
  return best;
}
const FAST = 3;
const SLOW = 1.5;

function whoGoes(state: State, choices: readonly Choice[]): Choice | undefined {
  if (isBeyondMeans(state)) return choices.find(({ kind }) => kind === 'forfeit');
  for (let piece = PIECE_COUNT - 1; piece >= FIRST_LEADER; piece--) {
    if (!isCarrier(state, piece) || hasMoved(state, piece)) continue;
    const errand = errandOf(state, piece);
    if (!errand || errand.to === placeOf(state, piece)) continue;
    const choice = choices.find((each) => each.kind === 'move' && pieceAt(each.piece) === piece);
    if (choice) return choice;
  }
  const isReady = loads(state).length === 0;
  for (let squad = 0; squad < SQUADS; squad++) {
    if (!isOnMap(state, squad) || hasMoved(state, squad)) continue;
    const far = wayFrom(state, placeOf(state, squad), state.missionAt);
    if (far >= NEVER || far === 0 || (!isReady && far <= BESIDE)) continue;
    const choice = choices.find((each) => each.kind === 'move' && pieceAt(each.piece) === squad);
    if (choice) return choice;
  }
  return plainOne(choices, 'done');
}
/** Near enough to wait for what is on its way. */
const BESIDE = 3;

function onTheWay(state: State, choices: readonly Choice[]): Choice | undefined {
  const { move } = state;
  if (!move || state.mission === NO_MISSION) return undefined;
  return isSquad(move.lead) ? march(state, move, choices) : carry(state, move, choices);
}

const LETTING_GO: ReadonlySet<string> = new Set(['strip', 'without']);

/** With nothing in their hands; leaders go along where that is likelier to be unheard. */
function march(state: State, move: Move, choices: readonly Choice[]): Choice | undefined {
  if (move.steps === 0) {
    const wanted = isAtHome(state, move.lead) ? company(state, move) : move.group.filter(isLeader);
    const joining = choices.find((choice) => choice.kind === 'with' && wanted.includes(pieceAt(choice.piece)));
    if (joining) return joining;
    const letting = choices.find(
      (choice) =>
        LETTING_GO.has(choice.kind) && 'piece' in choice && !wanted.includes(pieceAt(choice.piece)) && !isSquad(pieceAt(choice.piece)),
    );
    if (letting) return letting;
  }
  const isStore = (hex: number) => hex !== state.missionAt && !isBase(state, hex) && gearAt(state, hex).length > 0;
  return quietest(state, move, choices, state.missionAt, isStore) ?? choices.find(({ kind }) => kind === 'halt');
}

/** Leaders in the same base with nothing to do. */
function company(state: State, { lead }: Move): number[] {
  const here = placeOf(state, lead);
  const trip = { ...tripFrom(state, here, true), required: 0 };
  let outfit = outfitOf(state, lead);
  const wanted: number[] = [];
  for (let piece = FIRST_LEADER; piece < PIECE_COUNT; piece++) {
    if (!isLeader(piece) || placeOf(state, piece) !== here || errandOf(state, piece)) continue;
    const more = withPiece(state, outfit, piece);
    if (escapingValue(trip, more) <= escapingValue(trip, outfit)) continue;
    outfit = more;
    wanted.push(piece);
  }
  return wanted;
}

function carry(state: State, { lead, steps }: Move, choices: readonly Choice[]): Choice | undefined {
  const errand = errandOf(state, lead);
  if (!errand) return choices.find(({ kind }) => kind === 'halt');
  if (steps === 0) {
    const all = loads(state);
    const letting = choices.find(
      (choice) =>
        LETTING_GO.has(choice.kind) &&
        'piece' in choice &&
        (errand.isLetting || !all.includes(pieceAt(choice.piece))) &&
        pieceAt(choice.piece) !== lead,
    );
    if (letting) return letting;
    const taking = choices.find((choice) => choice.kind === 'take' && errand.taking.includes(pieceAt(choice.piece)));
    if (taking) return taking;
  }
  const field = fieldTo(state, errand.to, false);
  let best: Choice | undefined;
  let least = field[placeOf(state, lead)] ?? NEVER;
  for (const choice of choices) {
    if (choice.kind !== 'go') continue;
    const left = field[hexNamed(choice.hex)] ?? NEVER;
    if (left >= least) continue;
    least = left;
    best = choice;
  }
  return best ?? choices.find(({ kind }) => kind === 'halt');
}
