/**
 * A scenario sheet: everything the rulebook leaves to the individual game. Sheets are data;
 * `cockleshell check FILE` holds one against this schema and against itself.
 */
import { z } from 'zod';
import { ABILITIES, BATTLE_RESULTS, INTEL_ACTIONS, LANDINGS } from './terms.ts';

export const id = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be an id: lower-case words joined by hyphens');

const Space = z.strictObject({
  id,
  terrain: id,
  /** A printed base. */
  base: z.literal(true).optional(),
  airfield: z.literal(true).optional(),
  /** Where it is drawn, on a map 1000 wide and 640 high. */
  at: z.tuple([z.number().min(0).max(1000), z.number().min(0).max(640)]),
});

/** A row of the Terrain Effects Chart. */
const Terrain = z.strictObject({
  /** 15.1 A force that enters must stop. */
  stop: z.literal(true).optional(),
  /** No parachute and no helicopter comes down here. */
  noLanding: z.literal(true).optional(),
  /** So many more OPFOR units whenever a card calls for any here. */
  patrolled: z.int().min(1).max(3).optional(),
});

const UnitType = z.strictObject({
  type: id,
  count: z.int().min(1).max(6),
  firepower: z.int().min(0).max(6),
  /** 0 for air units, and for ground units that must be transported. */
  movement: z.int().min(0).max(6),
  /** Recruit Table: RP. Leaders are never bought and have no price. */
  cost: z.int().min(1).max(12).optional(),
  abilities: z.array(z.enum(ABILITIES)).default([]),
  /** 15.4 How many transportable units it can carry. */
  lifts: z.int().min(1).max(2).optional(),
});

const OpforType = z.strictObject({
  type: id,
  count: z.int().min(1).max(8),
  firepower: z.int().min(1).max(6),
  leader: z.literal(true).optional(),
});

/** 23.0 What a marker that is not a Real Objective turns out to be. */
const FalseObjective = z.discriminatedUnion('kind', [
  /** Without a sapper in the force every ground unit in the space rolls; up to `hitOn` it is eliminated. */
  z.strictObject({ kind: z.literal('minefield'), hitOn: z.int().min(1).max(5) }),
  /** So many OPFOR units attack at once. */
  z.strictObject({ kind: z.literal('ambush'), opfor: z.int().min(1).max(6) }),
]);

export const MissionEntry = z.strictObject({
  id,
  /** 8.0-1 Situation. */
  objectives: z.strictObject({ real: z.int().min(0).max(6), false: z.int().min(0).max(6) }),
  /** 8.0-2 Mission: Real Objectives to bring home, KIA to reach; one of them or both. */
  recover: z.int().min(1).optional(),
  kia: z.int().min(1).optional(),
  /** 8.0-3 Execution. */
  ops: z.int().min(1).max(30),
  /** 8.0-4 Logistics. */
  rp: z.int().min(1).max(60),
  /** 8.0-5 Command and Signal. */
  leaders: z.int().min(0).max(4),
  /** Overrides the six of 10.2. */
  stacking: z.int().min(1).optional(),
  /** Spaces held in strength: no force may enter, land in or cross them. */
  barred: z.array(id).default([]),
});

/** An effect may depend on what is with the force (27.0, 28.0: sappers and supply columns ease certain events). */
const only = { if: z.enum(ABILITIES).optional(), unless: z.enum(ABILITIES).optional() };

const Effect = z.discriminatedUnion('do', [
  /** 16.0 So many OPFOR units are picked from the bin; `surprise`: that side has the superiority in the first round. */
  z.strictObject({ do: z.literal('opfor'), count: z.int().min(1).max(8), surprise: z.enum(['commando', 'opfor']).optional(), ...only }),
  /** 14.0 Ops gained or lost at once. */
  z.strictObject({ do: z.literal('ops'), by: z.int().min(-4).max(4), ...only }),
  /** RP gained or lost at once (never below zero). */
  z.strictObject({ do: z.literal('rp'), by: z.int().min(-6).max(6), ...only }),
  /** 16.0 One unit of these types, free, into the force's space or a base. */
  z.strictObject({ do: z.literal('reinforcement'), types: z.array(id).min(1), ...only }),
  /** One die for each ground unit of the force; up to `on` it is eliminated. */
  z.strictObject({ do: z.literal('attrition'), on: z.int().min(1).max(5), ...only }),
  /** One air unit out of Air Available goes to the Recruit Box; the player says which. */
  z.strictObject({ do: z.literal('grounded'), ...only }),
  /** The player turns up one face-down objective marker anywhere. */
  z.strictObject({ do: z.literal('reveal'), ...only }),
  /** 16.1 This card and all discards go back into the deck. */
  z.strictObject({ do: z.literal('reshuffle'), ...only }),
]);

const EventCard = z.strictObject({
  id,
  effects: z.array(Effect).default([]),
  /** 20.0, 21.0 Ops for winning and losing the battle the card brings. */
  win: z.int().min(1).max(3).optional(),
  lose: z.int().min(1).max(3).optional(),
  /** 16.1 May be kept if the condition holds: an ability with the force, or a battle won. */
  intel: z.strictObject({ if: z.enum([...ABILITIES, 'battle-won']).optional(), actions: z.array(z.enum(INTEL_ACTIONS)).min(1) }).optional(),
});

const sixResults = z.array(z.enum(BATTLE_RESULTS)).length(6);

export const TheatreSheet = z.strictObject({
  theatre: id,
  spaces: z.array(Space).min(4),
  routes: z.array(z.tuple([id, id])),
  /** 15.3 */
  waterRoutes: z.array(z.tuple([id, id])).default([]),
  /** The Terrain Effects Chart. */
  terrain: z.record(id, Terrain),
  units: z.array(UnitType),
  opfor: z.array(OpforType),
  /** Counters there are. */
  objectives: z.strictObject({ real: z.int().min(1), false: z.int().min(0) }),
  falseObjective: FalseObjective,
  /** 23.0 Random Objective Location Table: 2d6. */
  objectiveTable: z.record(z.string(), id),
  /** 19.2 By die, 1 to 6; each side its own. */
  battleResults: z.strictObject({ commando: sixResults, opfor: sixResults }),
  /** 25.0 Airborne Insertion Table, by die. */
  insertion: z.array(z.enum(LANDINGS)).length(6).optional(),
  missions: z.array(MissionEntry).min(1),
  events: z.array(EventCard).min(1),
});

/** As it is written: what is left out is empty. */
export type SheetFile = z.input<typeof TheatreSheet>;
export type Sheet = z.infer<typeof TheatreSheet>;
export type UnitEntry = Sheet['units'][number];
export type MissionCard = Sheet['missions'][number];
export type EventCardEntry = Sheet['events'][number];
export type CardEffect = EventCardEntry['effects'][number];
