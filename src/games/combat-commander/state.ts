/**
 * unit         a counter on the map; what it carries is with it: a weapon lies nowhere else
 * casualties   eliminated units, in the order of the track; their number decides about surrender
 * doing        what is going on, outermost first: an order, the move in it, the attack in that, its roll, the trigger of that
 * vp           the Victory Track: above zero for the Axis, below for the Allies
 */
import type { Deck } from '../../kernel/decks.ts';
import type { Random } from '../../kernel/dice.ts';
import type { Edge } from './content/battle-map.ts';
import type { BySide, FortificationKind, Nation, Posture, Quality, Side } from './content/terms.ts';
import type { Doing, Doings } from './doing.ts';
import type { HouseRules } from './options.ts';

/** What a scenario says about a side; it never changes. */
export interface Brief {
  readonly nation: Nation;
  readonly quality: Quality;
  readonly posture: Posture;
  readonly edge: Edge;
  /** 5.1 */
  readonly orders: number;
  /** How many hexes deep the set-up area is, from the friendly edge. */
  readonly depth: number;
  /** Hexes of the set-up area besides those, or instead of them when depth is 0. */
  readonly area: readonly number[];
}

/** Special rules of a scenario: every switch left out is off. */
export interface SpecialRules {
  /** SR.2 */
  readonly thickHedges?: boolean;
  /** SR.3 */
  readonly softGround?: boolean;
  /** SR.4 One weapon of this side, picked at random, begins broken. */
  readonly brokenWeapon?: Side;
  /** SR.5 */
  readonly noDigging?: boolean;
  /** SR.6 Concealment of this side takes 2 more off the Attack Total. */
  readonly camouflage?: Side;
  /** SR.7 One more Order at each Time advance, up to this many. */
  readonly risingOrders?: { readonly side: Side; readonly most: number; readonly since: number };
  /** SR.8 */
  readonly surefooted?: Side;
  /** SR.9 Whoever leaves the map is eliminated. */
  readonly exitIsLoss?: boolean;
  /** SR.10 Weapons of this type are eliminated when they break. */
  readonly fragile?: string;
  /** SR.11 */
  readonly night?: boolean;
  /** SR.12 */
  readonly discardLimit?: number;
  /** SR.13 Only this side earns VPs by exiting. */
  readonly exitPoints?: Side;
  /** SR.15 A side chooses how strong its mines are; the weaker ones bring it a card. */
  readonly mineChoice?: { readonly side: Side; readonly weak: number; readonly strong: number; readonly card: string };
  /** SR.16 Added to the Melee rolls of a side. */
  readonly meleeBonus?: { readonly side: Side; readonly bonus: number };
  /** SR.17 */
  readonly tightHex?: { readonly hex: number; readonly figures: number };
  /** SR.18 A weapon of this type fires from this hex only, and cannot leave it. */
  readonly tied?: { readonly weapon: string; readonly hex: number };
  /** SR.19 A weapon of this type fires only into hexes with at least this Cover. */
  readonly selective?: { readonly weapon: string; readonly cover: number };
  /** SR.20 A Hindrance everywhere, added to any other; one less with each Breeze. */
  readonly haze?: number;
  /** SR.21 Snipers of this side reach enemies this far from the random hex. */
  readonly snipers?: { readonly side: Side; readonly radius: number };
  /** SR.22 Cards that a side holds before it draws its opening hand. */
  readonly dealt?: Partial<BySide<readonly string[]>>;
}

export interface Unit {
  readonly id: string;
  readonly side: Side;
  /** A hex by its number. */
  at: number;
  broken: boolean;
  suppressed: Flag;
  veteran: Flag;
  /** The weapon it carries, or ''. */
  weapon: string;
  weaponBroken: Flag;
  /** O14.1 Activated this Turn. */
  activated: Flag;
}

/** True, or not written down at all: of most units none of these is true. A view says false where it is not. */
type Flag = boolean | undefined;

/** Not suppressed, no veteran, not activated yet, its weapon in order. */
export function unmarked(id: string, side: Side, at: number, broken: boolean, weapon: string): Unit {
  return { id, side, at, broken, suppressed: undefined, veteran: undefined, weapon, weaponBroken: undefined, activated: undefined };
}

interface Radio {
  readonly id: string;
  broken: boolean;
}

/** What both players see of a side. */
interface KnownSide {
  readonly brief: Brief;
  casualties: string[];
  /** 4.2 The space of the Surrender marker. */
  surrender: number;
  radio: Radio | undefined;
  /** O22.1, O23.1 The player has been activated this Turn. */
  recovered: boolean;
  /** Known to its owner, and to nobody else. */
  hand?: string[] | undefined;
}

export interface SideState extends KnownSide {
  hand: string[];
  deck: Deck;
  /** 7.3.3 Secret chits. */
  secret: string[];
}

export interface Fortification {
  readonly at: number;
  readonly kind: FortificationKind;
  /** F101, F104 Who was the last sole occupant. */
  holder: Side | '';
}

interface Smoke {
  readonly at: number;
  readonly value: number;
}

/** A unit, or a radio, due on a space of the Time Track. */
export interface Reinforcement {
  readonly side: Side;
  readonly time: number;
  readonly unit: string;
  readonly weapon: string;
}

type Phase = 'generate' | 'chits' | 'set-up' | 'opening' | 'turn' | 'end-of-turn' | 'over';

/** What is still to be set up: a side's units, weapons and fortifications, in the order of the scenario. */
export interface Deployment {
  readonly side: Side;
  /** Units, with the weapons that they have been given. */
  units: Carrier[];
  /** Weapons still to be given out. */
  weapons: string[];
  fortifications: FortificationKind[];
  /** RS.11 May roll for a radio before it sets up. */
  mayRadio: boolean;
}

export interface Carrier {
  readonly unit: string;
  weapon: string;
}

/** 7.3.2 Chits named for the open, and how many are drawn at random: for the open, and in secret by each side. */
export interface ChitsToDraw {
  readonly open: readonly string[];
  readonly count: number;
  readonly axis: number;
  readonly allies: number;
}

/** RS A random scenario in the making. */
export interface Draft {
  step: 'ground' | 'forces' | 'support';
  map: string;
  edges: Edge[];
  edge: BySide<Edge>;
  year: number;
  allies: Nation;
  quality: BySide<Quality>;
  /** Secret until both are chosen. */
  ob: BySide<string>;
  revealed: boolean;
  leaders: BySide<string[]>;
  /** The roll on the Support Table. */
  column: number;
  bought: BySide<string[]>;
  defender: Side | '';
  fortifications: string[];
}

/**
 * All that figures depend on: the rules reckon with a State or with what a seat sees of it, and cannot tell one from the other.
 * Of what is going on, a seat misses the groups that the enemy is putting together.
 */
export interface Known {
  readonly rules: HouseRules;
  readonly scenario: string;
  readonly map: string;
  readonly year: number;
  readonly special: SpecialRules;
  phase: Phase;
  toSetUp: Deployment[];
  turn: number;
  active: Side;
  /** Orders given this Turn. */
  orders: number;
  time: number;
  suddenDeath: number;
  /** 9 Who holds the Initiative card. */
  initiative: Side;
  vp: number;
  mineStrength: number;
  /** SR.20 */
  haze: number;
  units: Unit[];
  sides: BySide<KnownSide>;
  fortifications: Fortification[];
  smoke: Smoke[];
  /** Blazing hexes. */
  blaze: number[];
  reinforcements: Reinforcement[];
  /** 4.2 Eliminated weapons. */
  weapons: string[];
  /** 7.3.1 Who controls objectives 1 to 5. */
  control: (Side | '')[];
  openChits: string[];
  doing: Doing[];
  winner: Side | '';
  how: string;
}

export interface State extends Known {
  readonly random: Random;
  draft: Draft | undefined;
  sides: BySide<SideState>;
  /** T94 The cup of Smoke values still to be drawn. */
  smokeCup: number[];
  chitCup: string[];
  /** 7.3.2 What the scenario says about them. */
  readonly chitsToDraw: ChitsToDraw;
}

/** The innermost thing of that sort going on. */
export function now<W extends Doing['what']>(state: Known, what: W): Doings<W> | undefined {
  for (let i = state.doing.length - 1; i >= 0; i--) {
    const doing = state.doing[i];
    if (doing?.what === what) return doing as Doings<W>;
  }
  return undefined;
}

/** The same, where the rules have just said that it is going on. */
export function during<W extends Doing['what']>(state: Known, what: W): Doings<W> {
  const doing = now(state, what);
  if (!doing) throw new Error(`No ${what} is going on.`);
  return doing;
}

export function unitCalled(state: Known, id: string): Unit | undefined {
  for (const unit of state.units) if (unit.id === id) return unit;
  return undefined;
}

/** A unit that the rules know to be on the map. */
export function theUnit(state: Known, id: string): Unit {
  const unit = unitCalled(state, id);
  if (!unit) throw new Error(`${id} is not on the map.`);
  return unit;
}

export function unitsAt(state: Known, hex: number): Unit[] {
  return state.units.filter((unit) => unit.at === hex);
}

export function fortificationAt(state: Known, hex: number): Fortification | undefined {
  for (const fortification of state.fortifications) if (fortification.at === hex) return fortification;
  return undefined;
}

export function smokeAt(state: Known, hex: number): number {
  for (const { at, value } of state.smoke) if (at === hex) return value;
  return 0;
}

export function hasUnit(state: Known, hex: number, side: Side): boolean {
  for (const unit of state.units) if (unit.at === hex && unit.side === side) return true;
  return false;
}
