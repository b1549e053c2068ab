/** 13.0 steps 7 and 8, 13.1 Casualties: a marker is drawn, a squad suffers or a leader is killed, gear is lost. */
import { below, comesToLight, named, rollDie } from '../../../kernel/dice.ts';
import { MARKER_IDS, markerOf } from '../content/casualties.ts';
import {
  BOATS,
  FIRST_GEAR,
  FIRST_LEADER,
  idOf,
  isBoat,
  isSquad,
  isVehicle,
  kindOf,
  PIECE_COUNT,
  pieceAt,
  portageOf,
  SQUAD_PORTAGE,
} from '../content/pieces.ts';
import { NO_MARKER, NOBODY, type State } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { ask, ofPiece, question, refusal } from './asking.ts';
import { isAboard, sink } from './bases.ts';
import { eliminateSquad, giveMarkerBack, killLeader, loseGear, overrun } from './elimination.ts';
import { isAllSea, isWater } from './ground.ts';
import { gearAt, hasEnemyAt, holderOf, isBase, leadersAt, markerOn, placeOf, squadsAt } from './pieces-in-play.ts';
import { hasPlaceFor } from './portage.ts';

/** One marker, each equally likely; a script names it, or the first kind that is there comes. */
function draw({ random, pool }: State): number {
  comesToLight(random);
  let marker = 0;
  if (random.script === undefined) {
    let lot = below(
      random,
      pool.reduce((sum, count) => sum + count, 0),
    );
    while (lot >= (pool[marker] ?? 0)) lot -= pool[marker++] ?? 0;
  } else {
    const wanted = named(
      random,
      MARKER_IDS.filter((_, kind) => (pool[kind] ?? 0) > 0),
    );
    marker = wanted === undefined ? pool.findIndex((count) => count > 0) : MARKER_IDS.indexOf(wanted);
  }
  pool[marker] = (pool[marker] ?? 0) - 1;
  return marker;
}

/** 13.1, ruling 66 The marker comes first, then whom it is for. */
export function* sufferCasualties(t: Table, hex: number, squads: readonly number[], enemy: string): Rules {
  const { state } = t;
  const marker = draw(state);
  const { id, kills } = markerOf(marker);
  t.tell?.({ type: 'marker-drawn', rule: '13.1', marker: id });
  if (kills !== '') {
    state.pool[marker] = (state.pool[marker] ?? 0) + 1;
    yield* leaderKilled(t, hex, kills, id);
    takeFromTheWater(state, hex);
    return;
  }
  const squad = squads.length > 1 ? yield* whoSuffers(t, hex, squads) : (squads[0] ?? NOBODY);
  const isSecond = markerOn(state, squad) !== NO_MARKER;
  if (!isSecond) {
    state.markers[squad] = marker;
    t.tell?.({ type: 'casualties', rule: '13.1', squad: idOf(squad), marker: id });
  } else {
    state.pool[marker] = (state.pool[marker] ?? 0) + 1;
    giveMarkerBack(state, squad);
    yield* lastOfASquad(t, hex, squad, enemy);
  }
  if (squadsAt(state, hex).length > 0) yield* loseByDie(t, hex);
  takeFromTheWater(state, hex);
  sink(t, hex);
}

/** 13.0, 13.1, ruling 57 At sea what has lost its boat or its leader is taken by whoever has a place for it: nobody has stripped it. */
function takeFromTheWater(state: State, hex: number): void {
  const [squad] = squadsAt(state, hex);
  if (squad === undefined || !isAllSea(state, hex) || isBase(state, hex)) return;
  for (const piece of gearAt(state, hex)) if (!isAboard(state, piece)) state.holders[piece] = claimantOf(state, hex, piece, squad);
}

const NOT_AMONG = refusal('not-to-choose', '13.1');
const isAmong = ({ loss }: State, piece: number): boolean => loss?.among.includes(piece) ?? false;

const suffer = ofPiece('suffer', '13.1', (state, piece) => (isAmong(state, piece) ? undefined : NOT_AMONG));
const suffering = question('casualties', '13.1', [suffer]);

/** 13.1 The player chooses which of several squads it is. */
function* whoSuffers(t: Table, hex: number, squads: readonly number[]): Rules<number> {
  t.state.loss = { hex, left: 1, among: [...squads] };
  const { piece } = yield* ask(suffering);
  t.state.loss = null;
  return pieceAt(piece);
}

const lose = ofPiece('lose', '13.0', (state, piece) => (isAmong(state, piece) ? undefined : NOT_AMONG), {
  among: (piece) => !isSquad(piece),
});
const losingLeader = question('leader-killed', '13.1', [lose]);
const losingGear = question('gear-loss', '13.0', [lose]);

/** 13.1 A leader of that rank in the hex is eliminated, and nothing else happens. */
function* leaderKilled(t: Table, hex: number, rank: string, marker: string): Rules {
  const { state } = t;
  const among = leadersAt(state, hex).filter((leader) => kindOf(leader).startsWith(rank));
  const [first] = among;
  if (first === undefined) {
    t.tell?.({ type: 'nobody-killed', rule: '13.1', marker });
    return;
  }
  let killed = first;
  if (among.length > 1) {
    state.loss = { hex, left: 1, among };
    killed = pieceAt((yield* ask(losingLeader)).piece);
    state.loss = null;
  }
  killLeader(t, killed, '13.1');
}

/** 13.1 A squad is eliminated: its gear with it, unless other squads there can claim it. */
function* lastOfASquad(t: Table, hex: number, squad: number, enemy: string): Rules {
  const { state } = t;
  const held: number[] = [];
  for (let piece = FIRST_LEADER; piece < PIECE_COUNT; piece++) if (holderOf(state, piece) === squad) held.push(piece);
  eliminateSquad(t, squad, 'casualties', '13.1');
  const [survivor] = squadsAt(state, hex);
  if (survivor === undefined) {
    loseGear(t, gearAt(state, hex), hex, 'squad', '13.1');
    if (hasEnemyAt(state, hex)) overrun(t, hex, enemy);
    return;
  }
  // With a vehicle its places may go too.
  for (let excess = excessAt(state, hex); excess > 0; excess = excessAt(state, hex)) yield* loseChosen(t, hex, excess, '13.1');
  for (const piece of held) if (placeOf(state, piece) === hex) state.holders[piece] = claimantOf(state, hex, piece, survivor);
}

/** 13.1 What the squads there cannot claim; 3.5 in a base portage does not count. */
function excessAt(state: State, hex: number): number {
  if (isBase(state, hex)) return 0;
  const isHauled = (piece: number) => !isVehicle(piece) && !(isBoat(piece) && isWater(state, hex));
  return gearAt(state, hex).filter(isHauled).length - placesAt(state, hex);
}

/** Six for each squad, and what vehicles hold; 11.1, 11.2 boats in the water: there they take no place, and on land they give none. */
function placesAt(state: State, hex: number): number {
  const isAfloat = isWater(state, hex);
  let places = squadsAt(state, hex).length * SQUAD_PORTAGE;
  for (const piece of gearAt(state, hex)) if (isVehicle(piece) || (isBoat(piece) && isAfloat)) places += portageOf(piece);
  return places;
}

/** Whoever has a place for it; leaders and vehicles go along with the first squad. */
function claimantOf(state: State, hex: number, piece: number, survivor: number): number {
  if (piece < FIRST_GEAR || isVehicle(piece)) return survivor;
  const boats = isWater(state, hex) ? BOATS.filter((boat) => placeOf(state, boat) === hex) : [];
  return [...squadsAt(state, hex), ...boats].find((holder) => hasPlaceFor(state, holder, piece)) ?? NOBODY;
}

/** 13.0 step 8: a die says how many pieces. */
function* loseByDie(t: Table, hex: number): Rules {
  const { state } = t;
  const there = gearAt(state, hex).length;
  if (there === 0) return;
  const roll = rollDie(state.random);
  const count = Math.min(roll, there);
  t.tell?.({ type: 'gear-loss', rule: '13.0', roll, count });
  yield* loseChosen(t, hex, count, '13.0');
}

/** So many pieces of the player's choice; where all are lost, he is not asked. */
function* loseChosen(t: Table, hex: number, count: number, rule: string): Rules {
  const { state } = t;
  let left = count;
  while (left > 0) {
    const among = gearAt(state, hex);
    if (among.length <= left) {
      loseGear(t, among, hex, 'casualties', rule);
      break;
    }
    state.loss = { hex, left, among };
    const { piece } = yield* ask(losingGear);
    loseGear(t, [pieceAt(piece)], hex, 'casualties', rule);
    left--;
  }
  state.loss = null;
}
