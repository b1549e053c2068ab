/** Everything a player can do, everything that can happen, and every reason why something is not possible. */
import type * as Kernel from '../../kernel/game.ts';
import type { Told } from '../../kernel/game.ts';
import { type ChoicesByKind, type ChoicesOf, naming, textsOf } from '../../kernel/grammar.ts';
import type { State } from './state.ts';

/** Choices by what they name. */
const PLAIN = [
  'done',
  'wait',
  'stand-by',
  'stand-down',
  'pass',
  'exit',
  'unblock',
  'wear-uniform',
  'lay-tnt',
  'interrupt-alarm',
  'save',
  'use-saved',
  'enter-nest',
  'leave-nest',
  'leave-it',
  'go-alone',
] as const;

const OF_TILE = ['move', 'sneak', 'throw', 'bombard', 'blow-up', 'next', 'aim'] as const;
const OF_COMMANDO = ['first-aid', 'bandage', 'order', 'point'] as const;
const OF_ITEM = ['collect', 'drop'] as const;
const OF_TARGET = ['close-combat', 'kill'] as const;

export type PlainKind = (typeof PLAIN)[number];

export const GRAMMAR = {
  ...naming<PlainKind, never>(PLAIN),
  ...naming(OF_TILE, 'tile'),
  ...naming(OF_COMMANDO, 'commando'),
  ...naming(OF_ITEM, 'item'),
  ...naming(OF_TARGET, 'target'),
  select: ['specialist', 'side'],
  side: ['side'],
  shoot: ['weapon', 'tile'],
  'shoot-door': ['weapon', 'door'],
  'force-door': ['door'],
  barricade: ['entrance'],
  interact: ['objective'],
  give: ['item', 'commando'],
  take: ['item', 'commando'],
  follow: ['escort'],
  hit: ['character'],
  post: ['enemy', 'triangle'],
  'let-in': ['enemy'],
  send: ['enemy', 'tile'],
  'at-entrance': ['entrance'],
  'open-door': ['door'],
  'go-without': ['place'],
} as const;

export type Choice = ChoicesOf<typeof GRAMMAR>;
export type ChoiceKind = Choice['kind'];
export type ChoiceOf<K extends ChoiceKind> = ChoicesByKind<typeof GRAMMAR>[K];

export const { choiceText, choiceFrom } = textsOf(GRAMMAR);

export type Event =
  | Told<'selected' | 'replaced', { commando: string; side: string; seat: string }>
  | Told<'turn-began', { turn: number }>
  /** 7.1 Once the last commando has acted; `stays`: in a training mission without enemy phases. */
  | Told<'enemy-phase', { does: 'acts' | 'stays' }>
  | Told<'level-set-up' | 'level-completed' | 'alarm-interrupted', { level: string }>
  | Told<'event-drawn', { level: string; card: string; half: string; effect: string }>
  | Told<'event-found-nobody', { level: string; card: string }>
  | Told<'point-given', { commando: string }>
  | Told<'moved' | 'sneaked' | 'entered', { commando: string; tile: string }>
  | Told<'exited', { commando: string; level: string }>
  | Told<'followed', { escort: string; tile: string }>
  | Told<'escort-appeared', { escort: string; tile: string }>
  | Told<'escort-left', { escort: string; level: string }>
  | Told<'check', { who: string; dice: readonly number[]; limit: number; result: 'stealthy' | 'visible' }>
  | Told<'became-visible', { who: string; why: string }>
  | Told<'became-stealthy', { who: string }>
  | Told<'alarm-triggered', { level: string; why: string }>
  | Told<'reaction-fire', { who: string; dice: readonly number[]; needed: number; hits: number }>
  | Told<'wounded', { commando: string; wounds: number }>
  | Told<'critical', { commando: string }>
  | Told<'eliminated', { commando: string; why: string }>
  | Told<'escort-lost', { escort: string; why: string }>
  | Told<'hits-lost', { hits: number }>
  | Told<'close-combat', { commando: string; enemy: string; tile: string }>
  /** 14.7, 14.9 A grenade, or a bombardment: whatever comes of it, it is used up. */
  | Told<'thrown' | 'called-in', { commando: string; tile: string }>
  | Told<'uniform-lost', { commando: string }>
  | Told<'shot', { commando: string; weapon: string; tile: string; dice: readonly number[]; needed: number; hits: number }>
  /** `post`: the triangle that he protected, '' for one who was free to walk. */
  | Told<'killed', { enemy: string; tile: string; post: string }>
  | Told<'rewarded', { items: readonly string[]; tile: string; result: 'fallen' | 'found' }>
  | Told<'spotted', { tile: string; result: 'seen' | 'unseen' | 'already-seen' | 'too-far' }>
  | Told<'door-opened', { door: string; how: string }>
  | Told<'posted', { enemy: string; triangle: string }>
  | Told<'collected' | 'dropped', { commando: string; item: string }>
  | Told<'handed-over', { commando: string; item: string; receiver: string }>
  | Told<'charge-laid', { commando: string; tile: string }>
  | Told<'exploded', { commando: string; tile: string; enemies: number }>
  | Told<'healed', { commando: string; by: string; wounds: number }>
  | Told<'barricaded', { commando: string; entrance: string }>
  | Told<'barricade-broken', { entrance: string }>
  | Told<'dressed', { commando: string }>
  | Told<'interacted', { commando: string; objective: string }>
  | Told<'objective-done', { objective: string }>
  | Told<'saved' | 'saved-used', { commando: string }>
  | Told<'unblocked', { tile: string }>
  | Told<'nest-entered' | 'nest-left', { who: string }>
  | Told<'turn-finished', { commando: string; lost: number }>
  | Told<'drawn', { level: string; entrance: string; tokens: readonly string[] }>
  | Told<'reinforced', { level: string; entrance: string; enemies: readonly string[]; tile: string }>
  | Told<'enemies-wait', { level: string; entrance: string; count: number }>
  | Told<'special-joins', { enemy: string }>
  | Told<'enemies-turn', { level: string; towards: string }>
  | Told<'direction-redrawn', { level: string; card: string; towards: string }>
  | Told<'enemies-moved', { level: string; from: string; tile: string; count: number; enemies: readonly string[] }>
  | Told<'enemies-shot', { from: string; tile: string; dice: readonly number[]; needed: number; hits: number }>
  | Told<'collapsed', { tile: string }>
  | Told<'went-without', { place: string; item: string }>
  | Told<'over', { how: string; won: boolean }>;
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export const REASONS = [
  'unknown-id',
  'taken',
  'in-critical-condition',
  'below',
  'not-on-level',
  'no-points',
  'points-not-combined',
  'another-acts',
  'turn-over',
  'not-adjacent',
  'wall',
  'door-locked',
  'no-room',
  'tile-gone',
  'tile-not-medium',
  'disguised',
  'seen-coming',
  'no-trap-door',
  'trap-door-blocked',
  'trap-door-open',
  'not-stealthy',
  'no-such-enemy',
  'no-enemy',
  'out-of-range',
  'not-carried',
  'overheated',
  'no-door-here',
  'door-open',
  'no-entrance-here',
  'already-barricaded',
  'wears-it',
  'enemies-watch',
  'not-injured',
  'not-here',
  'himself',
  'no-alarm-here',
  'alarm-elsewhere',
  'alarm-silent',
  'alarm-used-up',
  'nothing-to-interact',
  'objective-elsewhere',
  'item-missing',
  'top-slot-wounded',
  'slots-full',
  'nothing-saved',
  'not-there',
  'red-side',
  'places-full',
  'handled-enough',
  'no-charge',
  'indoors',
  'no-nest',
  'nest-taken',
  'in-nest',
  'not-in-nest',
  'shifted',
  'no-such-skill',
  'skill-used',
  'not-to-choose',
  'group-full',
  'nest-needs-five',
] as const;
export type Reason = (typeof REASONS)[number];

/** Those that only say that something is of the wrong kind for what is wanted of it: whoever presses a bell from afar attacks nobody. */
export const MISFITS: readonly Reason[] = ['no-such-enemy'];

export type Table = Kernel.Table<State, Event>;
export type Rules<Result = void> = Kernel.Rules<State, Choice, Result>;
export type Question<C extends Kernel.Choice = Choice> = Kernel.Question<State, C>;
export type Option<C extends Kernel.Choice> = Kernel.Option<State, C>;
