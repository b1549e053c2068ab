/**
 * The State: plain data. Enemies and items are kept by kind: so many of each on every tile, for they are alike.
 *
 * commando  a specialist in somebody's hands; the seat keeps its number when another specialist takes over
 * free      an enemy who protects nothing and may walk
 * guard     an enemy who protects a triangle
 * below     where commandos are between two trap doors, and before they enter the first level
 */
import type { Deck } from '../../kernel/decks.ts';
import type { Random } from '../../kernel/dice.ts';
import { entryOf } from '../../kernel/listed.ts';
import type { Level } from './content/level.ts';
import { type Card, type CardSide, cardOf, KINDS } from './content/terms.ts';
import type { Doing } from './doing.ts';
import type { HouseRules } from './options.ts';

/** Where a commando is who is on no level. */
export const BELOW = '';
/** Eliminated; perhaps another specialist waits for a new level. */
export const OUT = 'out';

export const PHASES = [
  'selection',
  'turn-begins',
  'events',
  'commandos',
  'before-reinforcement',
  'reinforcement',
  'before-movement',
  'movement',
  'before-shooting',
  'shooting',
  'after-shooting',
  'end-of-turn',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

type AlarmState = 'silent' | 'triggered';

export interface Commando {
  readonly seat: string;
  /** '' before he is selected. */
  specialist: string;
  side: CardSide;
  /** The id of a level, BELOW or OUT. */
  level: string;
  tile: number;
  inNest: boolean;
  visible: boolean;
  uniform: boolean;
  wounds: number;
  /** The turn in which he fell into critical condition, 0 if he did not. */
  critical: number;
  /** 6.16 Saved points, on the top slot and on the one below it. */
  savedTop: boolean;
  savedLow: boolean;
  /** 6.1 Points of this turn: left, spent, and saved ones taken in hand. */
  left: number;
  spent: number;
  drawn: number;
  /** His turn is over in this commando phase. */
  finished: boolean;
  /** 6.9 The turn in which he went below. */
  since: number;
  /** 8.1 The level that he left last. */
  leftLevel: string;
  /** 9.2 A skill that can be used once a turn was used. */
  skilled: boolean;
  /** 14.6 Has changed his place in or out of a nest at this moment. */
  shifted: boolean;
  /** 6.2 Has nothing to interject at this moment. */
  waits: boolean;
  /** 6.2 Asks for every moment between the enemy's steps. */
  standsBy?: true;
  /** He has said at this moment whether he does: once is enough. */
  saidSo?: true;
  /** Kinds of items. */
  carries: number[];
}

export interface Escort {
  readonly id: string;
  /** What he was found for; '' once he has left that level. */
  objective: string;
  level: string;
  tile: number;
  visible: boolean;
  inNest: boolean;
  /** In the French edition, with whom he is below. */
  with: string;
}

export interface LevelInPlay {
  readonly id: string;
  /** The turn in which it was set up. */
  readonly since: number;
  alarm: AlarmState;
  /** 6.14 The alarm has been interrupted once. */
  interrupted: boolean;
  /** In the French edition an interrupted alarm's token leaves the level. */
  alarmToken: boolean;
  /** This turn's event card, and the half of it that holds. */
  event: string;
  half: AlarmState;
  /** 11.5 The level's own event deck, the next card last. */
  deck: string[];
  /** For each tile, so many free enemies of each kind. */
  enemies: number[];
  /** For each tile, so many items of each kind. */
  items: number[];
  /** Red TNT charges on each tile. */
  charges: number[];
  /** For each triangle the enemy who protects it, '' for nobody. */
  guards: string[];
  /** Which objectives are done. */
  done: boolean[];
  /** Which objective tokens have become an escorted character. */
  turned: boolean[];
  locked: boolean[];
  open: boolean[];
  /** For each entrance, so many enemies of each kind outside. */
  waiting: number[];
  barricaded: boolean[];
  /** Tiles that are no more; empty as long as all are there. */
  gone: number[];
}

export interface State {
  readonly random: Random;
  readonly rules: HouseRules;
  readonly setup: string;
  /** A file of somebody's own, where the operation is none of ours. */
  readonly own: unknown;
  phase: Phase;
  turn: number;
  commandos: Commando[];
  /** Who is spending his points, -1 for nobody. */
  acting: number;
  levels: LevelInPlay[];
  completed: string[];
  escorts: Escort[];
  events: Deck;
  bag: number[];
  discards: number[];
  /** The enemy reserve, and the special tokens aside, by kind. */
  reserve: number[];
  aside: number[];
  /** Specialists in the box, and those who were eliminated. */
  box: string[];
  fallen: string[];
  /** 14.5 Weapons that were fired this turn, and by which seat. */
  hot: string[];
  hotBy: string[];
  /** How often an item of each kind has changed hands at this moment. */
  handled: number[];
  doing: Doing[];
  won: boolean;
  how: string;
}

export const SEATS: readonly string[] = ['commando-1', 'commando-2', 'commando-3', 'commando-4'];

export function commandoAt(state: Pick<State, 'commandos'>, seat: string): Commando {
  // Asked for all the time: to compare four names is faster than to look one up.
  for (const each of state.commandos) if (each.seat === seat) return each;
  throw new Error(`Nobody sits at ${seat}.`);
}

export function commandoCalled(state: Pick<State, 'commandos'>, specialist: string): Commando | undefined {
  for (const each of state.commandos) if (each.specialist === specialist && each.level !== OUT) return each;
  return undefined;
}

export function cardOn({ specialist, side }: Commando): Card {
  return cardOf(specialist, side);
}

export function hasSkill(commando: Commando, skill: Card['skill']): boolean {
  return commando.specialist !== '' && cardOn(commando).skill === skill;
}

/** 6.1 Whether it is he who spends his points. */
export function isActing({ acting, commandos }: Pick<State, 'acting' | 'commandos'>, commando: Commando): boolean {
  return acting >= 0 && commandos[acting] === commando;
}

export const isOnLevel = ({ level }: Commando): boolean => level !== BELOW && level !== OUT;

export function levelInPlay(state: Pick<State, 'levels'>, id: string): LevelInPlay | undefined {
  for (const level of state.levels) if (level.id === id) return level;
  return undefined;
}

/** The level that a commando or escort is known to be on. */
export function levelOn(state: Pick<State, 'levels'>, { level: id }: { readonly level: string }): LevelInPlay {
  const level = levelInPlay(state, id);
  if (!level) throw new Error(`The level ${id} is not in play.`);
  return level;
}

export function saved({ savedTop, savedLow }: Commando): number {
  return (savedTop ? 1 : 0) + (savedLow ? 1 : 0);
}

export function freeEnemies(level: LevelInPlay, tile: number, kind: number): number {
  return level.enemies[tile * KINDS + kind] ?? 0;
}

export const isGone = ({ gone }: LevelInPlay, tile: number): boolean => gone[tile] === 1;

/** Whether a triangle is still there to be protected. */
export function isThere(card: Level, level: LevelInPlay, triangle: number): boolean {
  const { kind, objective } = entryOf(card.triangles, triangle, 'triangle');
  if (kind === 'alarm') return level.alarmToken;
  return kind === 'nest' || !(level.done[objective] || level.turned[objective]);
}
