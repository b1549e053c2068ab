/**
 * unit       a counter of the player's: ground unit, leader or air unit
 * opfor      a counter of the game's
 * force      the units that conduct the operation under way
 * mission    one scenario, from recruiting to its debrief; a campaign is a series of them
 */
import { copyDeck, type Deck } from '../../kernel/decks.ts';
import { copyRandom, type Random } from '../../kernel/dice.ts';
import { AIR_AVAILABLE, KILLED } from './boxes.ts';
import type { Mission } from './content/mission.ts';
import { type Theatre, theatreOf } from './content/theatres.ts';
import type { UnitSet } from './content/unit-set.ts';
import type { HouseRules } from './options.ts';

export interface Unit {
  readonly id: string;
  /** A space, or one of the boxes. */
  at: string;
  panicked: boolean;
  /** 25.0 Has made its one airborne insertion. */
  jumped: boolean;
  /** 35.0 Lies in the Recruit Box because of an availability check. */
  worn: boolean;
  /** 16.2 Has been in play in this mission. */
  served: boolean;
  /** 15.4 The unit that transports it in this operation. */
  aboard: string;
}

export interface Objective {
  readonly id: string;
  at: string;
  real: boolean;
  faceUp: boolean;
  /** The unit that carries it in this operation. */
  carrier: string;
}

/**
 * Who stands where, at hand, for rules ask many times in every decision. It follows from units and force and is no part
 * of what is saved, seen or compared: hence the symbol. rules/standing.ts keeps it right whenever one of those changes.
 */
export const STANDING: unique symbol = Symbol('standing');

export interface Standing {
  /** For each space of the theatre, in their order. */
  readonly inSpace: UnitSet[];
  inRecruitBox: UnitSet;
  airAvailable: UnitSet;
  killed: UnitSet;
  /** 10.3 The force of the operation under way. */
  inForce: UnitSet;
}

export type OperationKind = 'ground' | 'airborne' | 'helicopter' | 'turnaround';

/** 11.0 The operation under way. */
export interface Operation {
  readonly kind: OperationKind;
  readonly from: string;
  force: string[];
  /** 30.0 Helicopters that lift the force, one a unit. */
  helicopters: string[];
  at: string;
  /** Spaces moved so far; an insertion, a lift, an airfield or water move counts as one. */
  moved: number;
  mustStop: boolean;
  /** 34.0 The supply column or air supply that lends one space of movement. */
  boost: string;
  /** 33.0 One attempt an operation. */
  reconned: boolean;
}

/** 16.0 The Event card being implemented. */
export interface EventInPlay {
  card: string;
  /** Which effect of the card. */
  effect: number;
  /** 16.1 The deck is to be reshuffled once the card is done. */
  reshuffles: boolean;
  battleWon: boolean;
}

export type Side = 'commando' | 'opfor';

interface Opfor {
  readonly id: string;
  panicked: boolean;
  fired: boolean;
}

/** 19.0 The battle being fought. */
export interface Battle {
  readonly at: string;
  round: number;
  superiority: Side;
  opfor: Opfor[];
  /** Commando units in the order of the line. */
  line: string[];
  /** How many of the line stand where the player wants them this round. */
  lined: number;
  /** Commando units that have fired this round. */
  fired: string[];
  firing: string;
  /** 29.0 Air units that add their dice to this firing. */
  support: string[];
  /** 30.0 Helicopters that have supported a firing this round. */
  flown: string[];
  /** 34.0 The supply column or air supply behind Full Firepower. */
  supply: string;
}

/** 31.0 */
export interface Campaign {
  won: string[];
  lossesInARow: number;
  missionsPlayed: number;
  /** Leaders who came through the last scenario. */
  leaders: string[];
}

type Phase = 'mission' | 'recruiting' | 'operations' | 'debriefing' | 'over';

export interface State {
  [STANDING]: Standing;
  readonly random: Random;
  readonly theatre: string;
  readonly rules: HouseRules;
  phase: Phase;
  /** 7.0 Missions still to be drawn from. */
  missions: string[];
  mission: string;
  /** The Mission card, where it is one of somebody's own. */
  readonly ownMission: Mission | undefined;
  ops: number;
  kia: number;
  /** Commando counters eliminated so far; in a campaign, over all its missions. */
  losses: number;
  rp: number;
  units: Unit[];
  objectives: Objective[];
  /** 18.0 */
  bin: string[];
  /** OPFOR on the map, not yet fought, and the side that surprises the other. */
  opfor: string[];
  surprise: '' | Side;
  deck: Deck;
  /** 16.2 Intel cards held. */
  intel: string[];
  forwardBases: string[];
  /** 8.0-5 Leaders to be put on the map before recruiting ends. */
  leadersToPlace: string[];
  operation: Operation | undefined;
  event: EventInPlay | undefined;
  battle: Battle | undefined;
  campaign: Campaign | undefined;
  /** How the last mission ended; the game's outcome once the phase is `over`. */
  won: boolean;
}

export function copyState(s: State): State {
  // One that was read from a file has none yet.
  const standing: Standing | undefined = s[STANDING];
  return {
    [STANDING]: standing ? copyStanding(standing) : standingOf(s),
    random: copyRandom(s.random),
    theatre: s.theatre,
    rules: s.rules,
    phase: s.phase,
    missions: s.missions.slice(),
    mission: s.mission,
    ownMission: s.ownMission,
    ops: s.ops,
    kia: s.kia,
    losses: s.losses,
    rp: s.rp,
    units: s.units.map(copyUnit),
    objectives: s.objectives.map(copyObjective),
    bin: s.bin.slice(),
    opfor: s.opfor.slice(),
    surprise: s.surprise,
    deck: copyDeck(s.deck),
    intel: s.intel.slice(),
    forwardBases: s.forwardBases.slice(),
    leadersToPlace: s.leadersToPlace.slice(),
    operation: s.operation && copyOperation(s.operation),
    event: s.event && { ...s.event },
    battle: s.battle && copyBattle(s.battle),
    campaign: s.campaign && { ...s.campaign, won: s.campaign.won.slice(), leaders: s.campaign.leaders.slice() },
    won: s.won,
  };
}

function copyUnit({ id, at, panicked, jumped, worn, served, aboard }: Unit): Unit {
  return { id, at, panicked, jumped, worn, served, aboard };
}

function copyObjective({ id, at, real, faceUp, carrier }: Objective): Objective {
  return { id, at, real, faceUp, carrier };
}

function copyOperation(operation: Operation): Operation {
  return { ...operation, force: operation.force.slice(), helicopters: operation.helicopters.slice() };
}

function copyBattle(battle: Battle): Battle {
  return {
    ...battle,
    opfor: battle.opfor.map(({ id, panicked, fired }) => ({ id, panicked, fired })),
    line: battle.line.slice(),
    fired: battle.fired.slice(),
    support: battle.support.slice(),
    flown: battle.flown.slice(),
  };
}

function copyStanding({ inSpace, inRecruitBox, airAvailable, killed, inForce }: Standing): Standing {
  return { inSpace: inSpace.slice(), inRecruitBox, airAvailable, killed, inForce };
}

/** 7.0 As a mission begins. */
export function everybodyInTheBox({ emptySpaces, everybody }: Theatre): Standing {
  return { inSpace: emptySpaces.slice(), inRecruitBox: everybody, airAvailable: 0, killed: 0, inForce: 0 };
}

/** Reckoned from where each unit says that it is. */
export function standingOf(s: Pick<State, 'theatre' | 'units' | 'operation'>): Standing {
  const theatre = theatreOf(s);
  const standing = everybodyInTheBox(theatre);
  standing.inRecruitBox = 0;
  for (const { id, at } of s.units) {
    const { bit } = theatre.unit(id);
    const space = theatre.findSpace(at);
    if (space) standing.inSpace[space.index] = (standing.inSpace[space.index] ?? 0) | bit;
    else if (at === AIR_AVAILABLE) standing.airAvailable |= bit;
    else if (at === KILLED) standing.killed |= bit;
    else standing.inRecruitBox |= bit;
  }
  for (const id of s.operation?.force ?? []) standing.inForce |= theatre.unit(id).bit;
  return standing;
}
