/** 10.0 The Friendly Movement Phase: an ordinary move is two choices, who moves and where to. */
import { directionTo } from '../../../hexmap/grid.ts';
import { unitOf } from '../content/enemies.ts';
import { GRID, hexNamed } from '../content/map.ts';
import { goesAlong, isBoat, isPlus, isSquad, pieceAt, SQUADS } from '../content/pieces.ts';
import { MOVED, type Move, NOBODY, type State } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { allowanceOf, nominate } from './allowance.ts';
import { ask, ofHex, ofPiece, plain, question, type Refusal, refusal } from './asking.ts';
import { sink } from './bases.ts';
import { takeSanctuary } from './detection.ts';
import { overrun } from './elimination.ts';
import { forfeit } from './game-turns.ts';
import { costAt, isAllSea, isOpenByBoat, isOpenOnFoot, isWater, mapAt, neighbour } from './ground.ts';
import { accomplishIfDone, forfeitMission } from './missions.ts';
import {
  drop,
  dropGear,
  finish,
  forgetHandling,
  groupOf,
  join,
  leave,
  leaveBehind,
  moving,
  nominateBy,
  nominateOne,
  stayBehind,
  strip,
  stripGear,
  take,
  takeUp,
  withoutPiece,
  withPiece,
} from './moving-along.ts';
import { makeNoise } from './noise.ts';
import { carryTo, did, gearAt, hasEnemyAt, holderOf, idsOf, isOnMap, nameAt, placeOf } from './pieces-in-play.ts';
import {
  byBoat,
  EVERYTHING,
  hasBoat,
  isAfloatAt,
  type Means,
  maroons,
  meansOf,
  onFoot,
  reach,
  staysAfloat,
  type Way,
  wayAtAnyCost,
  wayTo,
} from './reach.ts';

const NOT_ON_MAP = refusal('not-on-the-map', '10.1');
const NOT_A_MOVER = refusal('not-a-mover', '10.5');
const FINISHED = refusal('finished', '10.1');
const STRANDED = refusal('stranded', '11.1');

/** 11.1 At sea it takes a boat. */
export const isStrandedAt = (state: State, hex: number): boolean => isAllSea(state, hex) && !gearAt(state, hex).some(isBoat);

/** 10.1, 10.2 Squads and plus-type pieces, once each turn; 11.1 a boat on the water, nobody at sea without one. */
const whyNotMove = (state: State, piece: number): Refusal | undefined => {
  if (!isOnMap(state, piece)) return NOT_ON_MAP;
  const isLoneBoat = isBoat(piece) && holderOf(state, piece) === NOBODY;
  if (!isSquad(piece) && !goesAlong(piece) && !isLoneBoat) return NOT_A_MOVER;
  if (did(state, piece, MOVED)) return FINISHED;
  const here = placeOf(state, piece);
  if (isLoneBoat) return isWater(state, here) ? undefined : STRANDED;
  return isStrandedAt(state, here) ? STRANDED : undefined;
};
const move = ofPiece('move', '10.1', whyNotMove, { among: (piece) => isSquad(piece) || isPlus(piece) });

const movementPhase = question('movement', '10.0', [move, forfeit, plain('done', '10.0', undefined, { settles: true })]);

/** 10.0 One move, with all that comes of it; each is a checkpoint. */
export function* friendlyMovement(t: Table): Rules {
  const { state } = t;
  const choice = yield* ask(movementPhase);
  switch (choice.kind) {
    case 'move':
      yield* moveGroup(t, pieceAt(choice.piece));
      return;
    case 'forfeit':
      forfeitMission(t, 'player');
      return;
    default:
      state.phase = 'combat';
  }
}

const SAME_HEX = refusal('same-hex', '10.1');
const OTHER_MAP = refusal('other-map', '10.1');
const ENEMY_THERE = refusal('enemy-there', '10.1');
const ALL_SEA = refusal('all-sea', '11.0');
const NOT_ADJACENT = refusal('not-adjacent', '10.1');
const ASHORE_ENDS = refusal('ashore-ends', '11.2');
const TOO_MUCH_ASHORE = refusal('too-much-ashore', '9.1');
const TOO_MUCH_AFLOAT = refusal('too-much-afloat', '9.3');
const NO_BOAT_LEFT = refusal('no-boat-left', '11.1');
const NOT_BY_WATER = refusal('not-by-water', '11.1');

function whyNowhere(state: State, here: number, hex: number): Refusal | undefined {
  if (hex === here) return SAME_HEX;
  if (mapAt(hex) !== state.map) return OTHER_MAP;
  return hasEnemyAt(state, hex) ? ENEMY_THERE : undefined;
}

/** 10.1 Straight to a hex, by the cheapest way; it ends the move. */
const go = ofHex(
  'go',
  '10.1',
  (state, found) => {
    for (const hex of reach(state, moving(state))) found.push(hex);
  },
  whyNotGo,
);

export function whyNotGo(state: State, hex: number): Refusal | undefined {
  const current = moving(state);
  const why = whyNowhere(state, placeOf(state, current.lead), hex);
  if (why) return why;
  reach(state, current);
  return wayTo(hex) ? undefined : whyNotSoFar(state, current, hex);
}

/** What keeps them from it wherever it lies, else the distance. */
function whyNotSoFar(state: State, current: Move, hex: number): Refusal {
  const { walks, sails } = meansOf(state, current);
  if (maroons(state, current)) return NO_BOAT_LEFT;
  if (!sails && hasBoat(state, current) && (isAllSea(state, hex) || isAfloatAt(state, current))) return TOO_MUCH_AFLOAT;
  if (!sails && isAllSea(state, hex)) return ALL_SEA;
  if (walks || isWater(state, hex)) return tooFar(state, current, hex);
  return isBoat(current.lead) ? NOT_BY_WATER : TOO_MUCH_ASHORE;
}

/** With what the way there would cost and what is left; without that where no way leads there, however far they went. */
function tooFar(state: State, current: Move, hex: number): Refusal {
  const way = wayAtAnyCost(state, current, hex);
  return refusal('too-far', '10.3', way && { needed: way.cost, left: Math.max(0, way.limit - current.spent) });
}

/** One hex, and the move stays open: whoever names a hex means to go there, unless he says otherwise. */
const step = ofHex(
  'step',
  '10.1',
  (state, found) => {
    const current = moving(state);
    const here = placeOf(state, current.lead);
    const means = meansOf(state, current);
    for (let direction = 1; direction <= 6; direction++) {
      const hex = neighbour(here, direction);
      if (hex >= 0 && !hasEnemyAt(state, hex) && stepTo(state, current, means, here, direction, hex)) found.push(hex);
    }
  },
  whyNotStep,
  true,
);

function whyNotStep(state: State, hex: number): Refusal | undefined {
  const current = moving(state);
  const here = placeOf(state, current.lead);
  const why = whyNowhere(state, here, hex);
  if (why) return why;
  const direction = directionTo(GRID, here, hex);
  if (direction === 0) return NOT_ADJACENT;
  const means = meansOf(state, current);
  return stepTo(state, current, means, here, direction, hex) ? undefined : whyBarred(state, current, means, here, direction, hex);
}

/** The cheaper of the two ways that a step can be made. */
function stepTo(state: State, current: Move, means: Means, here: number, direction: number, hex: number): Way | undefined {
  if (current.spent >= EVERYTHING) return undefined;
  const walked = isAfloatAt(state, current) ? 0 : onFoot(state, means, here, direction, hex, current.spent, means.isFresh);
  const sailed = byBoat(state, means, here, direction, current.spent, means.isFresh);
  if (walked > 0 && (sailed === 0 || walked <= sailed)) return { spent: walked, steps: 1, afloat: false };
  return sailed > 0 ? { spent: sailed, steps: 1, afloat: staysAfloat(state, hex) } : undefined;
}

function whyBarred(state: State, current: Move, means: Means, here: number, direction: number, hex: number): Refusal {
  if (maroons(state, current)) return NO_BOAT_LEFT;
  if (costAt(state, hex) === 0 && !means.sails && hasBoat(state, current)) return TOO_MUCH_AFLOAT;
  if (costAt(state, hex) === 0 && !means.sails) return ALL_SEA;
  if (isAfloatAt(state, current)) {
    if (!means.sails) return TOO_MUCH_AFLOAT;
    if (!isOpenByBoat(state, here, direction)) return current.afloat ? ASHORE_ENDS : NOT_BY_WATER;
    return tooFar(state, current, hex);
  }
  if (isOpenOnFoot(state, here, direction))
    return means.walks ? tooFar(state, current, hex) : isBoat(current.lead) ? NOT_BY_WATER : TOO_MUCH_ASHORE;
  return means.sails && isOpenByBoat(state, here, direction) ? tooFar(state, current, hex) : ALL_SEA;
}

const whileMoving = question('moving', '10.1', [
  go,
  step,
  withPiece,
  withoutPiece,
  take,
  strip,
  drop,
  leave,
  nominateBy,
  plain('halt', '10.1'),
]);

/** A move begins: whoever leads goes his own way, with those who go along with him. */
export function setOut(state: State, lead: number): Move {
  state.holders[lead] = NOBODY;
  const move: Move = {
    lead,
    group: groupOf(state, lead),
    from: placeOf(state, lead),
    spent: 0,
    steps: 0,
    afloat: false,
    by: Array.from({ length: SQUADS }, () => NOBODY),
    byChosen: false,
    dropped: [],
    halts: [],
    delivered: false,
  };
  state.move = move;
  nominate(state, move);
  return move;
}

function* moveGroup(t: Table, lead: number): Rules {
  const { state } = t;
  const current = setOut(state, lead);
  for (;;) {
    const choice = yield* ask(whileMoving);
    switch (choice.kind) {
      case 'go': {
        reach(state, current);
        const way = wayTo(hexNamed(choice.hex));
        if (way) advance(t, current, hexNamed(choice.hex), way);
        yield* endMove(t, current);
        return;
      }
      case 'step': {
        const hex = hexNamed(choice.hex);
        const here = placeOf(state, lead);
        const way = stepTo(state, current, meansOf(state, current), here, directionTo(GRID, here, hex), hex);
        if (way) advance(t, current, hex, way);
        break;
      }
      case 'halt':
        yield* endMove(t, current);
        return;
      default:
        handle(t, choice.kind, choice.piece);
    }
  }
}

type Handling = 'with' | 'without' | 'take' | 'strip' | 'drop' | 'leave' | 'nominate';

const HANDLINGS: Readonly<Record<Handling, (t: Table, piece: string) => void>> = {
  with: join,
  without: stayBehind,
  take: takeUp,
  strip: stripGear,
  drop: dropGear,
  leave: leaveBehind,
  nominate: nominateOne,
};

function handle(t: Table, what: Handling, piece: string): void {
  HANDLINGS[what](t, piece);
}

/** 10.1 The whole group goes on; whoever enters a base is safe (ruling 39). */
function advance(t: Table, current: Move, hex: number, way: Way): void {
  const { state } = t;
  const here = placeOf(state, current.lead);
  for (const member of current.group) carryTo(state, member, hex);
  current.spent = way.spent;
  current.steps += way.steps;
  current.afloat = way.afloat;
  sink(t, here);
  overrunBehind(t, here);
  takeSanctuary(t, hex);
}

/** 10.9, 12.11 Where an enemy is in the hex, whatever is left there without a squad is lost. */
function overrunBehind(t: Table, hex: number): void {
  const { state } = t;
  for (const { at, unit } of state.enemies) if (at === hex) overrun(t, hex, unitOf(state, unit).id);
}

/** 10.8 A minimum move takes whatever there was. */
function allAllowed(state: State, current: Move): number {
  const { land, water } = allowanceOf(state, current);
  return Math.max(0, land, water);
}

/** 10.1, 12.0 The move is over: missions first, then the noise of each hex in which squads have halted. */
function* endMove(t: Table, current: Move): Rules {
  const { state } = t;
  const { group, lead, from, steps, halts, delivered } = current;
  const hex = placeOf(state, lead);
  const spent = current.spent < EVERYTHING ? current.spent : allAllowed(state, current);
  for (const member of group) finish(state, member);
  forgetHandling(state);
  state.move = null;
  if (steps > 0) t.tell?.({ type: 'moved', rule: '10.1', pieces: idsOf(group), from: nameAt(from), hex: nameAt(hex), spent, steps });
  if (steps === 0) return;
  // 7.1, 10.10, ruling 37 By a move that has come there.
  if (delivered || hex === state.missionAt) accomplishIfDone(t);
  const hasSquad = group.some(isSquad);
  // One roll for each hex, also if they have come back to it.
  for (const halt of halts) if (!hasSquad || halt.hex !== hex) yield* makeNoise(t, halt.hex, halt.steps === 1);
  if (hasSquad) yield* makeNoise(t, hex, steps === 1);
}
