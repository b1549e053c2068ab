/**
 * The State: plain data. Pieces are numbers (content/pieces.ts), and so are hexes (content/map.ts).
 *
 * holder    who hauls a piece; of a leader or a vehicle, whom it goes along with
 * heard     a squad is detected: the number of the detection in which it was last
 * heardWith the squads of that detection, as bits, so that a stack that splits is known
 * fought    the squads that have attacked since they were detected, as bits
 * mission   the one that lies on the map
 * completed a mission that was accomplished or forfeited
 */
import type { Random } from '../../kernel/dice.ts';
import type { Raid } from './content/content-file.ts';
import type { HouseRules } from './options.ts';

/** Places that are no hex: not bought or lost, and gone for good. */
export const OFF = -1;
export const GONE = -2;
/** Has come along to a new map, and waits for a base to be placed. */
export const COMING = -3;
export const NOBODY = -1;
export const NO_MISSION = -1;
export const NO_MARKER = -1;
export const FORFEITED = -1;

export const SEAT = 'commander';

export const PHASES = ['set-up', 'placement', 'purchase', 'movement', 'combat', 'suppression', 'enemies', 'success', 'over'] as const;
type Phase = (typeof PHASES)[number];

/** What a piece has done in this turn: bits. */
export const MOVED = 1;
export const ATTACKED = 2;
export const FIRED = 4;
/** Taken up, set down, sent along: once in each move. */
export const HANDLED = 8;

export interface Enemy {
  readonly unit: number;
  at: number;
  acted: boolean;
  suppressed: boolean;
}

/** 10.1 A move that is going on. */
export interface Move {
  readonly lead: number;
  /** Squads, leaders and vehicles that go together; what they haul goes with them. */
  group: number[];
  readonly from: number;
  spent: number;
  steps: number;
  /** 11.2 At sea, or in a coastal hex that was entered by boat: only water is open. */
  afloat: boolean;
  /** 10.4 For each squad the piece whose plus is added, NOBODY for none. */
  by: number[];
  byChosen: boolean;
  /** 10.5 What was dropped on the way counts nevertheless: who hauled it, and how much it is. */
  dropped: number[];
  /** Where squads were left on the way. */
  halts: Halt[];
  /** 7.1 Somebody or something was left in the mission’s hex on the way. */
  delivered: boolean;
}

/** 10.3, 12.3 Squads halted while others went on, after so many hexes. */
export interface Halt {
  readonly hex: number;
  readonly steps: number;
}

/** 13.0 A combat that is going on. */
export interface Fight {
  readonly attacker: 'squads' | 'enemy';
  readonly hex: number;
  readonly unit: number;
  squads: number[];
  weapons: number[];
}

/** Something in this hex is lost, and the player says what: so many more. */
export interface Loss {
  readonly hex: number;
  left: number;
  readonly among: number[];
}

/** 12.5 An enemy has several ways, or several to go for. */
interface Chase {
  readonly unit: number;
  readonly among: number[];
}

/** 15.0 Weapons that have been named for suppressive fire, each with its target. */
export interface Aimed {
  readonly weapon: number;
  readonly unit: number;
}

export interface State {
  readonly random: Random;
  readonly rules: HouseRules;
  readonly setup: string;
  /** A raid of somebody's own, which travels with the game; frozen. */
  readonly own: Raid | null;
  phase: Phase;
  map: number;
  turn: number;
  points: number;
  /** Missions still in the cup. */
  missions: number[];
  mission: number;
  missionAt: number;
  /** The turn in which it was drawn. */
  since: number;
  /** Those completed on this map, in their order: accomplished ones by their number, forfeited ones as FORFEITED less their number. */
  completed: number[];
  /** On each map. */
  accomplished: number[];
  forfeited: number[];
  /** 5.0 Squads lost that count, those lost since the last mission was drawn, and whether that one was forfeited. */
  lost: number;
  lostLately: number;
  wasForfeited: boolean;
  /** By piece. */
  places: number[];
  holders: number[];
  did: number[];
  /** By squad. */
  heard: number[];
  heardWith: number[];
  fought: number;
  markers: number[];
  hearings: number;
  escapes: number;
  /** The free base and the bought one; OFF where there is none. */
  bases: number[];
  ownsSecond: boolean;
  /** Bits by base: lost on this map; an attempt to move it in this phase. */
  basesLost: number;
  basesTried: number;
  /** Casualties markers by kind. */
  pool: number[];
  /** Enemy units in the cup, and on the map as they came. */
  cup: number[];
  enemies: Enemy[];
  move: Move | null;
  fight: Fight | null;
  loss: Loss | null;
  chase: Chase | null;
  aimed: Aimed[];
  how: string;
}
