/** 3.1, 12.11, 12.12 Bases: where they may be placed, bought and moved. */
import { rollDie } from '../../../kernel/dice.ts';
import { entryOf } from '../../../kernel/listed.ts';
import type { Played, Raid } from '../content/content-file.ts';
import { hexNamed, MAPS } from '../content/map.ts';
import { BASE_COST, isBoat, isGear, isPlus } from '../content/pieces.ts';
import { NOBODY, OFF, type State } from '../state.ts';
import type { ChoiceOf, Option, Rules, Table } from '../vocabulary.ts';
import { ask, ofHex, question, type Refusal, refusal } from './asking.ts';
import { takeSanctuary } from './detection.ts';
import { hexesOf, isAllSea, mapAt, takesBase } from './ground.ts';
import { baseAt, gearAt, hasEnemyAt, hasSquadAt, holderOf, idsOf, isBase, leadersAt, nameAt, takeOff } from './pieces-in-play.ts';

export const FREE_BASE = 0;
export const BOUGHT_BASE = 1;
const DISTANCE_DIE = 10;

const OTHER_MAP = refusal('other-map', '3.1');
const BUILDING_NEAR = refusal('building-near', '3.1');
const BASE_THERE = refusal('base-there', '3.1');
const ENEMY_THERE = refusal('enemy-there', '12.12');

function whyNoBase(state: State, hex: number): Refusal | undefined {
  if (mapAt(hex) !== state.map) return OTHER_MAP;
  if (!takesBase(state, hex)) return BUILDING_NEAR;
  if (isBase(state, hex)) return BASE_THERE;
  return hasEnemyAt(state, hex) ? ENEMY_THERE : undefined;
}

/** The hexes of a map that take a base, and each as a choice. */
interface Sites {
  readonly hexes: readonly number[];
  readonly choices: readonly ChoiceOf<'base'>[];
}

function sitesIn(played: Played): Sites {
  const hexes = hexesOf(played).filter((hex) => takesBase(played, hex));
  return { hexes, choices: hexes.map((hex) => ({ kind: 'base', hex: nameAt(hex) })) };
}

const SITES: readonly Sites[] = MAPS.map(({ number }) => sitesIn({ map: number, own: null }));
const OWN_SITES = new WeakMap<Raid, Sites>();

function sitesOf({ map, own }: State): Sites {
  if (!own?.land) return entryOf(SITES, map, 'map');
  const known = OWN_SITES.get(own) ?? sitesIn({ map, own });
  OWN_SITES.set(own, known);
  return known;
}

function sitesOn(state: State, found: number[]): void {
  for (const hex of sitesOf(state).hexes) if (!isBase(state, hex) && !hasEnemyAt(state, hex)) found.push(hex);
}

/** The hexes in which a base could be placed now, for whoever thinks of buying one. */
export function openSites(state: State): readonly number[] {
  const found: number[] = [];
  sitesOn(state, found);
  return found;
}

const anySite = ofHex('base', '3.1', sitesOn, whyNoBase);

/** Where nothing stands on the map yet, the list is always the same. */
const base: Option<ChoiceOf<'base'>> = {
  ...anySite,
  candidates: (state, seat) =>
    state.enemies.length === 0 && !hasAnyBase(state) ? sitesOf(state).choices : anySite.candidates(state, seat),
};
export const placing = question('base', '3.1', [base]);
export const placingSecond = question('second-base', '3.1', [base]);
const newSite = question('new-site', '12.12', [base]);

/** Rulings 3 and 40: a base is where squads are, or they are where it is. */
function putBase(t: Table, which: number, { hex }: ChoiceOf<'base'>): void {
  t.state.bases[which] = hexNamed(hex);
  takeSanctuary(t, hexNamed(hex));
}

export function placeBase(t: Table, which: number, choice: ChoiceOf<'base'>): void {
  putBase(t, which, choice);
  t.tell?.({ type: 'base-placed', rule: '3.1', hex: choice.hex });
}

export const hasAnyBase = ({ bases }: State): boolean => bases[FREE_BASE] !== OFF || bases[BOUGHT_BASE] !== OFF;
export const hasTwoBases = ({ bases }: State): boolean => bases[FREE_BASE] !== OFF && bases[BOUGHT_BASE] !== OFF;

/** Where something goes that may be in any base. */
export function anyBase({ bases }: State): number {
  return bases[FREE_BASE] !== OFF ? (bases[FREE_BASE] ?? OFF) : (bases[BOUGHT_BASE] ?? OFF);
}

const OWNED = refusal('base-owned', '12.11');
const LOST_HERE = refusal('base-lost-here', '12.5');

/** 12.11, ruling 3 One extra base, unless it was lost on this map. */
export function whyNotBuyBase({ ownsSecond, basesLost, points }: State): Refusal | undefined {
  if (ownsSecond) return OWNED;
  if (basesLost & (1 << BOUGHT_BASE)) return LOST_HERE;
  return points < BASE_COST ? refusal('too-dear', '6.2', { cost: BASE_COST, points }) : undefined;
}

export function* buyBase(t: Table): Rules {
  const { state } = t;
  state.points -= BASE_COST;
  state.ownsSecond = true;
  const choice = yield* ask(placingSecond);
  putBase(t, BOUGHT_BASE, choice);
  t.tell?.({ type: 'base-bought', rule: '12.11', hex: choice.hex });
}

const NO_BASE_THERE = refusal('no-base-there', '12.12');
const TRIED = refusal('tried-already', '12.12');
const BOAT_NEEDED = refusal('boat-needed-there', '12.12');

/** Rulings 54 and 64. */
function whyNotMoveBase(state: State, hex: number): Refusal | undefined {
  const which = baseAt(state, hex);
  if (which === NOBODY) return NO_BASE_THERE;
  if (state.basesTried & (1 << which)) return TRIED;
  return isAllSea(state, hex) && isAnybodyAt(state, hex) && !gearAt(state, hex).some(isBoat) ? BOAT_NEEDED : undefined;
}

const isAnybodyAt = (state: State, hex: number): boolean => hasSquadAt(state, hex) || leadersAt(state, hex).length > 0;

function movableBases(state: State, found: number[]): void {
  for (const hex of state.bases) if (hex !== OFF && whyNotMoveBase(state, hex) === undefined) found.push(hex);
}

export const moveBase = ofHex('move-base', '12.12', movableBases, whyNotMoveBase);

/** 12.12 What is rolled is paid if it can be; only the base itself is moved. */
export function* relocate(t: Table, from: string): Rules {
  const { state } = t;
  const hex = hexNamed(from);
  const which = baseAt(state, hex);
  const roll = rollDie(state.random, DISTANCE_DIE);
  // Ruling 64: as often as desired is as often as it is paid for.
  if (state.rules['base-moves'] === 'once' || roll > state.points) state.basesTried |= 1 << which;
  if (roll > state.points) {
    t.tell?.({ type: 'base-stays', rule: '12.12', hex: from, roll, points: state.points });
    return;
  }
  state.points -= roll;
  const choice = yield* ask(newSite);
  putBase(t, which, choice);
  t.tell?.({ type: 'base-moved', rule: '12.12', from, hex: choice.hex, cost: roll });
  sink(t, hex);
}

/** 10.11, ruling 54 What lies loose in an all-sea hex goes down. */
export function sink(t: Table, hex: number): void {
  const { state } = t;
  if (!isAllSea(state, hex) || isBase(state, hex)) return;
  const loose = gearAt(state, hex).filter((piece) => !isAboard(state, piece));
  if (loose.length === 0) return;
  for (const piece of loose) takeOff(state, piece);
  t.tell?.({ type: 'sunk', rule: '10.11', pieces: idsOf(loose), hex: nameAt(hex) });
}

/** A boat, or with somebody or something that is in one: not a vehicle that nobody goes along with. */
export function isAboard(state: State, piece: number): boolean {
  let last = piece;
  for (let holder = holderOf(state, piece); holder !== NOBODY; holder = holderOf(state, holder)) last = holder;
  return isBoat(last) || !isGear(last);
}

/** Ruling 67 Whether gear outside the bases is with somebody at the end of a map. */
export function isCarried(state: State, piece: number): boolean {
  return isPlus(piece) || holderOf(state, piece) !== NOBODY;
}

export const baseHex = ({ bases }: State, which: number): number => entryOf(bases, which, 'base');
