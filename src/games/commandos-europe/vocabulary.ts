/** Everything a player can do, everything that can happen, and every reason why something is not possible. */
import type * as Kernel from '../../kernel/game.ts';
import { type ChoicesByKind, type ChoicesOf, naming, textsOf } from '../../kernel/grammar.ts';
import type { State } from './state.ts';

/** Choices by what they name. */
const PLAIN = ['done', 'draw', 'end-map', 'end-war', 'forfeit', 'halt', 'fire', 'stand', 'pass'] as const;
const OF_HEX = ['base', 'move-base', 'at', 'go', 'step', 'escape', 'send', 'against'] as const;
const OF_PIECE = ['put', 'move', 'with', 'without', 'take', 'strip', 'drop', 'leave', 'nominate', 'lose', 'suffer', 'pursue'] as const;

export type PlainKind = (typeof PLAIN)[number];
export type HexKind = (typeof OF_HEX)[number];
export type PieceKind = (typeof OF_PIECE)[number];

export const GRAMMAR = {
  ...naming<PlainKind, never>(PLAIN),
  ...naming(OF_HEX, 'hex'),
  ...naming(OF_PIECE, 'piece'),
  buy: ['goods'],
  attack: ['piece', 'enemy'],
  suppress: ['piece', 'enemy'],
} as const;

export type Choice = ChoicesOf<typeof GRAMMAR>;
export type ChoiceKind = Choice['kind'];
export type ChoiceOf<K extends ChoiceKind> = ChoicesByKind<typeof GRAMMAR>[K];

export const { choiceText, choiceFrom } = textsOf(GRAMMAR);

type Told<Type extends string, Figures = unknown> = Type extends string
  ? Kernel.GameEvent & { readonly type: Type; readonly rule: string } & Readonly<Figures>
  : never;

export type Event =
  | Told<'map-began', { map: string; squads: readonly string[]; leaders: readonly string[] }>
  | Told<'base-placed' | 'base-bought' | 'base-lost', { hex: string }>
  | Told<'base-moved', { from: string; hex: string; cost: number }>
  | Told<'base-stays', { hex: string; roll: number; points: number }>
  | Told<'stationed', { piece: string; hex: string }>
  | Told<'mission-drawn', { mission: string; roll: number; hex: string; requires: readonly string[] }>
  | Told<'accomplished', { mission: string; hex: string; award: number }>
  | Told<'forfeited', { mission: string; why: string }>
  | Told<'undrawn-forfeited', { map: string; count: number }>
  | Told<'bought', { piece: string; cost: number; points: number; hex: string }>
  | Told<'moved', { pieces: readonly string[]; from: string; hex: string; spent: number; steps: number }>
  | Told<'left' | 'taken' | 'stripped' | 'dropped', { piece: string; hex: string }>
  | Told<'sunk', { pieces: readonly string[]; hex: string }>
  | Told<'noise', NoiseFigures & { hex: string; squads: readonly string[]; roll: number; result: 'heard' | 'unheard' }>
  | Told<'detected', { squads: readonly string[]; hex: string; why: string }>
  | Told<'undetected', { squads: readonly string[]; why: string }>
  | Told<'escaped', { pieces: readonly string[]; from: string; hex: string; lost: readonly string[] }>
  | Told<'enemies-drawn', { roll: number; enemies: readonly string[]; hex: string }>
  | Told<'enemy-placed' | 'enemy-put-back', { enemy: string; direction: number; distance: number; hex: string; turned: boolean }>
  | Told<'enemy-moved', { enemy: string; from: string; hex: string; spent: number; why: string }>
  | Told<'enemies-withdrew', { count: number }>
  | Told<'overrun', { pieces: readonly string[]; hex: string; enemy: string }>
  | Told<'battle', BattleFigures>
  | Told<'enemy-eliminated', { enemy: string; hex: string; why: string }>
  | Told<'marker-drawn', { marker: string }>
  | Told<'casualties', { squad: string; marker: string }>
  | Told<'squad-eliminated', { squad: string; hex: string; why: string }>
  | Told<'leader-killed', { leader: string; hex: string }>
  | Told<'nobody-killed', { marker: string }>
  | Told<'gear-loss', { roll: number; count: number }>
  | Told<'gear-lost', { pieces: readonly string[]; hex: string; why: string }>
  | Told<'stray', { roll: number; hex: string; hit: readonly string[]; base: string }>
  | Told<'suppressed' | 'not-suppressed', { weapon: string; enemy: string; roll: number; distance: number }>
  | Told<'map-ended', { map: string; accomplished: number; forfeited: number }>
  | Told<'over', { how: string; score: number }>;
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** 12.0 The parts of a noise level and their sum. */
export interface NoiseFigures {
  readonly pieces: number;
  readonly terrain: number;
  readonly awareness: number;
  readonly noise: number;
}

/** 13.0 The steps of a combat: both dice in tens, both sums, the terrain penalty, and who has lost. */
interface BattleFigures {
  readonly hex: string;
  readonly against: string;
  readonly attacker: 'squads' | 'enemy';
  readonly squads: readonly string[];
  readonly weapons: readonly string[];
  readonly enemy: string;
  readonly squadsRoll: number;
  readonly squadsFirepower: number;
  readonly enemyRoll: number;
  readonly enemyFirepower: number;
  readonly penalty: number;
  readonly squadsTotal: number;
  readonly enemyTotal: number;
  readonly result: 'squads' | 'enemy' | 'both';
}

export const REASONS = [
  'unknown-id',
  'other-map',
  'building-near',
  'base-there',
  'enemy-there',
  'no-base-there',
  'same-base',
  'tried-already',
  'boat-needed-there',
  'not-for-sale',
  'on-the-map',
  'too-dear',
  'no-base',
  'gone-for-good',
  'base-owned',
  'base-lost-here',
  'no-mission',
  'after-the-draw',
  'not-there',
  'not-a-mover',
  'finished',
  'stranded',
  'already-along',
  'not-along',
  'leads',
  'set-out',
  'not-set-out',
  'handled',
  'no-places',
  'held-already',
  'not-held',
  'not-to-be-hauled',
  'no-plus',
  'by-chosen',
  'by-already',
  'leaders-hasten-off',
  'needed-so-far',
  'no-boat-left',
  'same-hex',
  'not-adjacent',
  'all-sea',
  'not-by-water',
  'too-much-ashore',
  'too-much-afloat',
  'ashore-ends',
  'too-far',
  'not-on-the-map',
  'not-a-squad',
  'attacked-already',
  'no-such-enemy',
  'too-many-weapons',
  'no-weapon',
  'not-in-use',
  'not-detected',
  'fired-already',
  'out-of-reach',
  'adjacent-already',
  'not-to-choose',
] as const;
export type Reason = (typeof REASONS)[number];

export type Table = Kernel.Table<State, Event>;
export type Rules<Result = void> = Kernel.Rules<State, Choice, Result>;
export type Question<C extends Kernel.Choice = Choice> = Kernel.Question<State, C>;
export type Option<C extends Kernel.Choice> = Kernel.Option<State, C>;
