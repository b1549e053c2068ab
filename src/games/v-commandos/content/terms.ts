/**
 * The words of the box.
 *
 * tile      a piece of a level, small, medium or large, indoor or outdoor
 * level     tiles put together as a level card shows them; one or two are in play at a time
 * triangle  a triangular token that enemies protect: alarm, objective, MG42 nest
 * card      what a commando is played with: a specialist on his blue or tan side
 * item      an equipment token; those of a kind are alike, except weapons that overheat
 */
import { type Index, indexOf } from '../../../kernel/interned.ts';

const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

/** 6.6, 6.12 How many characters a tile holds, and what hits there. Twelve on a large tile is ours (RULINGS.md). */
export const SPACES: Readonly<Record<Size, number>> = { small: 4, medium: 8, large: 12 };
export const HIT_NUMBER: Readonly<Record<Size, number>> = { small: 4, medium: 3, large: 2 };
/** 6.6, 6.12, 7.8 A nest takes two spaces, gives one, is hit by 5 or 6, and rolls four dice. */
export const NEST_SPACES = 2;
export const NEST_NUMBER = 5;
export const NEST_DICE = 4;
export const NEST = 'nest';

/** What a tile shows; it changes nothing but the drawing. */
export const OUTDOOR_KINDS = [
  'woods',
  'meadow',
  'garden',
  'graves',
  'track',
  'street',
  'yard',
  'coal',
  'rails',
  'wagons',
  'quay',
  'pier',
  'shore',
  'cliff',
  'dock',
  'bridge',
  'apron',
  'stand',
  'emplacement',
  'mast',
  'tank',
] as const;
export const INDOOR_KINDS = [
  'store',
  'armoury',
  'office',
  'library',
  'salon',
  'hall',
  'kitchen',
  'dormitory',
  'guardroom',
  'cells',
  'exchange',
  'workshop',
  'engines',
  'nave',
  'tower',
  'gallery',
  'tunnel',
  'bunker',
] as const;
export type TileKind = (typeof OUTDOOR_KINDS)[number] | (typeof INDOOR_KINDS)[number];

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Enemies as they stand on tiles: regular ones by the side that lies up, special ones by name. */
export const ENEMIES = ['mp40', 'mauser', 'hammer-mp40', 'hammer-mauser', 'stormtrooper', 'machine-gunner', 'pioneer'] as const;
export const KINDS = ENEMIES.length;
/** The first four are regular. */
export const REGULAR = 4;
export const isRegular = (kind: number): boolean => kind < REGULAR;
export const ENEMY_DICE: readonly number[] = [2, 1, 2, 1, 3, 4, 3];
/** 14.3 Those with sledgehammers count as two behind a barricade. */
export const ENEMY_PUSH: readonly number[] = [1, 1, 2, 2, 1, 1, 2];
/** An enemy whom an objective wants eliminated; he stands on its token and is no token of the reserve. */
export const OFFICER = 'german-officer';
export const OFFICER_DICE = 1;

/** Tokens as they lie in the enemy reserve; a regular one falls on either side. */
export const TOKENS = ['regular', 'hammer', 'null', 'stormtrooper', 'machine-gunner', 'pioneer'] as const;
export const NULL_TOKEN = 2;
export const FIRST_SPECIAL = 3;
export const REGULARS = 32;
export const HAMMERS = 5;
export const NULLS = 7;
/** Ten special tokens: so many of each kind. */
export const SPECIALS: Readonly<Record<string, number>> = { stormtrooper: 5, 'machine-gunner': 3, pioneer: 2 };
export const SPECIALS_IN_RESERVE = 3;
/** The token of the reserve that an enemy on a tile is. */
export const TOKEN_OF: readonly number[] = [0, 0, 1, 1, 3, 4, 5];

export const ITEMS = [
  'first-aid',
  'crowbar',
  'uniform',
  'grenade',
  'tnt',
  'bombardment',
  'mp40',
  'sten-silenced',
  'stg44-1',
  'stg44-2',
  'mg42',
  'spotted',
] as const;
type Item = (typeof ITEMS)[number];
export const ITEM_KINDS = ITEMS.length;
/** 66 tokens. */
export const COPIES: readonly number[] = [9, 7, 6, 12, 10, 3, 3, 2, 1, 1, 1, 11];

const byName = (list: readonly string[]): Index<number> => indexOf(list.map((id, at) => [id, at] as const));
const ENEMY_AT = byName(ENEMIES);
const ITEM_AT = byName(ITEMS);
/** -1 for what is none. */
export const enemyAt = (id: string): number => ENEMY_AT[id] ?? -1;
export const itemAt = (id: string): number => ITEM_AT[id] ?? -1;
export const SPOTTED = itemAt('spotted');
export const FIRST_AID = itemAt('first-aid');
export const TNT = itemAt('tnt');
export const CROWBAR = itemAt('crowbar');

export interface Weapon {
  readonly dice: number;
  /** The eye: whoever uses it becomes visible. */
  readonly eye: boolean;
  /** The bell: using it triggers the alarm. */
  readonly bell: boolean;
  /** 14.5 Once fired, nobody else fires it this turn. */
  readonly overheats: boolean;
}

const weapon = (dice: number, eye: boolean, bell: boolean, overheats = false): Weapon => ({ dice, eye, bell, overheats });

/** Firearms: printed on cards, found as tokens, and the one in a nest. */
export const WEAPONS: Index<Weapon> = indexOf([
  ['springfield', weapon(2, false, true)],
  ['mosin-nagant', weapon(1, false, true)],
  ['sten', weapon(2, true, true)],
  ['sten-silenced', weapon(2, false, false)],
  ['bar', weapon(3, true, true)],
  ['m1-carbine', weapon(1, true, true)],
  ['welrod', weapon(1, false, false)],
  ['thompson', weapon(2, true, true)],
  ['webley', weapon(1, true, true)],
  ['mp40', weapon(2, true, true)],
  ['stg44-1', weapon(3, true, true, true)],
  ['stg44-2', weapon(3, true, true, true)],
  ['mg42', weapon(NEST_DICE, true, true, true)],
  [NEST, weapon(NEST_DICE, true, true, true)],
]);
export const GRENADE_DICE = 3;
export const BOMBARDMENT_DICE = 4;

export const SPECIALISTS = ['sniper', 'sapper', 'medic', 'scout', 'officer'] as const;
type Specialist = (typeof SPECIALISTS)[number];
export const CARD_SIDES = ['blue', 'tan'] as const;
export type CardSide = (typeof CARD_SIDES)[number];

/** Skills printed on the cards. */
const SKILLS = [
  'long-shot',
  'camouflage',
  'two-points',
  'quick-fuse',
  'bandage',
  'quick-hands',
  'soft-step',
  'through-walls',
  'orders',
  'bluff',
] as const;
type Skill = (typeof SKILLS)[number];

export interface Card {
  readonly specialist: Specialist;
  readonly side: CardSide;
  readonly weapon: string;
  readonly skill: Skill;
  /** Tokens laid on the transparent places when an operation begins. */
  readonly starts: readonly Item[];
  /** All places, the printed weapon's among them. */
  readonly places: number;
}

const card = (specialist: Specialist, side: CardSide, printed: string, skill: Skill, places: number, starts: readonly Item[]): Card => ({
  specialist,
  side,
  weapon: printed,
  skill,
  starts,
  places,
});

export const CARDS: readonly Card[] = [
  card('sniper', 'blue', 'springfield', 'long-shot', 4, ['grenade']),
  card('sniper', 'tan', 'mosin-nagant', 'camouflage', 4, ['crowbar']),
  card('sapper', 'blue', 'sten', 'two-points', 5, ['tnt', 'crowbar']),
  card('sapper', 'tan', 'bar', 'quick-fuse', 4, ['tnt']),
  card('medic', 'blue', 'sten', 'bandage', 6, ['first-aid', 'first-aid']),
  card('medic', 'tan', 'webley', 'quick-hands', 5, ['first-aid', 'grenade']),
  card('scout', 'blue', 'welrod', 'soft-step', 4, ['crowbar']),
  card('scout', 'tan', 'm1-carbine', 'through-walls', 4, ['grenade']),
  card('officer', 'blue', 'thompson', 'orders', 5, ['grenade']),
  card('officer', 'tan', 'webley', 'bluff', 5, ['uniform']),
];

export function cardOf(specialist: string, side: CardSide): Card {
  for (const each of CARDS) if (each.specialist === specialist && each.side === side) return each;
  throw new Error(`There is no card ${specialist} ${side}.`);
}

/** 15.1 How a character to be escorted can be seen. */
const NATURES = ['stealthy', 'either', 'visible'] as const;
type Nature = (typeof NATURES)[number];
export interface EscortKind {
  readonly nature: Nature;
  /** 15.1 He belongs to the enemy and yet is none for any rule: nobody who comes to him is checked. */
  readonly german: boolean;
}
/** Four tokens. */
export const ESCORTS: Index<EscortKind> = indexOf<EscortKind>([
  ['courier', { nature: 'stealthy', german: false }],
  ['professor', { nature: 'either', german: false }],
  ['airman', { nature: 'visible', german: false }],
  ['admiral', { nature: 'either', german: true }],
]);
export const ESCORT_IDS: readonly string[] = ['courier', 'professor', 'airman', 'admiral'];

/** 6.1 */
export const POINTS = 3;
/** 9.2 */
export const SLOTS = 3;
