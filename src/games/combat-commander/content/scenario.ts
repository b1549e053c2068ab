/** Scenarios as data: what a file may say, and what becomes of it. docs/scenarios.md describes the format. */
import { z } from 'zod';
import { CHITS, worthOf } from './chits.ts';
import { FORTIFICATIONS, NATIONS, POSTURES, QUALITIES, SIDES } from './terms.ts';

const side = z.enum(SIDES);
const hex = z.string().regex(/^[A-O]([1-9]|10)$/);
const count = z.int().min(1).max(20);
const strength = z.int().min(6).max(8);
const counts = z.record(z.string(), count);
const chit = z.enum(CHITS.map(({ id }) => id) as [string, ...string[]]);
const fortifications = z.partialRecord(z.enum(FORTIFICATIONS), count);

/** A unit type, or a unit type with the weapon that comes with it: `g-weapon-team+g-heavy-mg`. */
const men = { leaders: z.array(z.string()).optional(), units: counts.optional() };
/** `weapons` are handed out by the player before he sets up. */
const force = { ...men, weapons: counts.optional() };

const SideSheet = z.strictObject({
  nation: z.enum(NATIONS),
  quality: z.enum(QUALITIES),
  posture: z.enum(POSTURES),
  edge: z.enum(['top', 'bottom', 'left', 'right']),
  /** How deep the set-up area is, from the side's own edge; 0 with an `area` of its own. */
  depth: z.int().min(0).max(15),
  area: z.array(hex).optional(),
  orders: z.int().min(1).max(6),
  surrender: z.int().min(1).max(30),
  ...force,
  radio: z.string().optional(),
  fortifications: fortifications.optional(),
  /** F103.2 */
  mines: strength.optional(),
  /** SR.1 Set up when both sides have set up everything else. */
  after: z.strictObject({ ...force, fortifications: fortifications.optional() }).optional(),
  /** SR.14 Whoever comes in brings what it carries: nothing is handed out then. */
  reinforcements: z.array(z.strictObject({ time: z.int().min(1).max(15), ...men, radio: z.string().optional() })).optional(),
});

const Special = z.strictObject({
  thickHedges: z.boolean().optional(),
  softGround: z.boolean().optional(),
  brokenWeapon: side.optional(),
  noDigging: z.boolean().optional(),
  camouflage: side.optional(),
  risingOrders: z.strictObject({ side, most: z.int().min(1).max(6) }).optional(),
  surefooted: side.optional(),
  exitIsLoss: z.boolean().optional(),
  fragile: z.string().optional(),
  night: z.boolean().optional(),
  discardLimit: z.int().min(1).max(6).optional(),
  exitPoints: side.optional(),
  mineChoice: z.strictObject({ side, weak: strength, strong: strength, card: z.string() }).optional(),
  meleeBonus: z.strictObject({ side, bonus: z.int().min(1).max(6) }).optional(),
  tightHex: z.strictObject({ hex, figures: z.int().min(1).max(7) }).optional(),
  tied: z.strictObject({ weapon: z.string(), hex }).optional(),
  selective: z.strictObject({ weapon: z.string(), cover: z.int().min(0).max(6) }).optional(),
  haze: z.int().min(1).max(5).optional(),
  snipers: z.strictObject({ side, radius: z.int().min(2).max(4) }).optional(),
  dealt: z.strictObject({ axis: z.array(z.string()).optional(), allies: z.array(z.string()).optional() }).optional(),
});

const words = z.strictObject({ title: z.string().min(1).max(80), text: z.string().min(1).max(1000) });

export const ScenarioFile = z.strictObject({
  scenario: z.literal(1),
  game: z.literal('combat-commander'),
  id: z.string().regex(/^[a-z0-9-]+$/, 'must be an id: lower-case letters, figures and hyphens'),
  map: z.string(),
  year: z.int().min(1939).max(1945),
  time: z.int().min(0).max(10).default(0),
  suddenDeath: z.int().min(1).max(15),
  /** The Victory Track at the start: above zero for the Axis. */
  vp: z.int().min(-30).max(30).default(0),
  initiative: side,
  first: side,
  setUp: z.tuple([side, side]),
  chits: z.strictObject({
    /** Named, or so many at random. */
    open: z.union([z.array(chit), z.int().min(0).max(5)]),
    secret: z.strictObject({ axis: z.int().min(0).max(3), allies: z.int().min(0).max(3) }),
    removed: z.array(chit).default([]),
    /** 7.3.3 Whether `vp` includes what the open chits are worth at the start. */
    counted: z.boolean().optional(),
  }),
  /** Who controls objectives 1 to 5. */
  control: z.tuple([
    z.union([side, z.literal('')]),
    z.union([side, z.literal('')]),
    z.union([side, z.literal('')]),
    z.union([side, z.literal('')]),
    z.union([side, z.literal('')]),
  ]),
  axis: SideSheet,
  allies: SideSheet,
  special: Special.default({}),
  /** Title and briefing, where text/ has none for it. */
  words: z.strictObject({ en: words, fr: words }).optional(),
});

/** 7.3.3 What of the start VPs is for open chits: they score it when they are opened, and not twice. */
export function countedPoints({ chits: { open, counted }, control }: Scenario): number {
  return counted && Array.isArray(open) ? worthOf(open, control) : 0;
}

/** The special rules by name. */
export const SWITCHES = Special.keyof().options;

export type Scenario = z.infer<typeof ScenarioFile>;
export type ScenarioSide = z.infer<typeof SideSheet>;
export type Force = Pick<ScenarioSide, 'leaders' | 'units' | 'weapons'>;
