/** Everything a player can do, everything that can happen, and every reason why something is not possible. */
import type * as Kernel from '../../kernel/game.ts';
import type { Told } from '../../kernel/game.ts';
import { type ChoicesByKind, type ChoicesOf, naming, textsOf } from '../../kernel/grammar.ts';
import type { FateEvent, FortificationKind, Order, Side, Trigger } from './content/terms.ts';
import type { AttackKind, FiringKind } from './doing.ts';
import type { State } from './state.ts';

/** Choices by what they name. */
const PLAIN = [
  'pass',
  'done',
  'decline',
  'discard',
  'end-turn',
  'activate-all',
  'fire-all',
  'fire',
  'cease-fire',
  'op-attack',
  'exit',
  'halt',
  'end-move',
  'end-advance',
  'reroll',
  'roll-for-radio',
] as const;

const OF_CARD = [
  'order',
  'toss',
  'smoke-grenades',
  'assault-fire',
  'op-fire',
  'hidden-mines',
  'hidden-wire',
  'bore-sighting',
  'crossfire',
  'hand-grenades',
  'marksmanship',
  'sustained-fire',
  'concealment',
  'hidden-entrenchments',
  'hidden-pillbox',
  'light-wounds',
  'ambush',
  'no-quarter',
  'dig-in',
  'demolitions',
  'hidden-unit',
  'interrogate',
] as const;

const OF_UNIT = [
  'pick',
  'take-up',
  'abandon',
  'activate',
  'set-out',
  'with',
  'advance-exit',
  'defend',
  'jam',
  'rally-roll',
  'rout-roll',
  'fall',
  'deploy',
  'eliminate',
  'snipe',
  'harden',
  'rally',
  'judge',
  'interdict',
  'kill',
  'malfunction',
  'capture',
  'shock',
  'suppress',
  'revive',
  'keep',
] as const;

const OF_HEX = [
  'place',
  'fortify',
  'target',
  'set-out-all',
  'step',
  'place-smoke',
  'aim',
  'aim-smoke',
  'impact',
  'melee',
  'retreat',
  'displace',
  'strike',
  'promote',
  'hero',
  'entrench',
  'clear',
  'phosphorus',
  'remove-smoke',
] as const;

export type CardKind = (typeof OF_CARD)[number];
export type UnitKind = (typeof OF_UNIT)[number];
export type HexKind = (typeof OF_HEX)[number];
export type PlainKind = (typeof PLAIN)[number];

export const GRAMMAR = {
  ...naming<PlainKind, never>(PLAIN),
  ...naming(OF_CARD, 'card'),
  ...naming(OF_UNIT, 'unit'),
  ...naming(OF_HEX, 'hex'),
  // Set-up and the random scenario
  arm: ['weapon', 'unit'],
  'order-of-battle': ['ob'],
  'mine-strength': ['strength'],
  buy: ['item'],
  select: ['item'],
  edge: ['edge'],
  battlefield: ['map'],
  // O20, O21
  join: ['piece'],
  shell: ['weapon', 'hex'],
  'shell-smoke': ['weapon', 'hex'],
  'spray-fire': ['card', 'hex'],
  transfer: ['unit', 'receiver'],
  advance: ['unit', 'hex'],
  return: ['time'],
  // O23
  rout: ['side'],
  // Events
  reveal: ['chit'],
  scrounge: ['weapon'],
  give: ['marker', 'unit'],
} as const;

export type Choice = ChoicesOf<typeof GRAMMAR>;
export type ChoiceKind = Choice['kind'];
export type ChoiceOf<K extends ChoiceKind> = ChoicesByKind<typeof GRAMMAR>[K];

export const { choiceText, choiceFrom } = textsOf(GRAMMAR);

/** Hexes are told by name, pieces and cards by id; `side` is whoever does it. */
export type Event =
  // 1 Cards and rolls
  | Told<'drew', { side: Side; count: number }>
  | Told<'drew-cards', { to: readonly Kernel.Seat[]; cards: readonly string[] }>
  | Told<'rolled', { side: Side; purpose: string; card: string; white: number; coloured: number; sum: number; trigger: Trigger | '' }>
  | Told<'rerolled', { side: Side; purpose: string; sum: number }>
  | Told<'triggered', { side: Side; trigger: Trigger }>
  | Told<'revealed', { side: Side; card: string }>
  | Told<'random-hex', { side: Side; card: string; hex: string }>
  | Told<'event', { side: Side; event: FateEvent; card: string }>
  | Told<'event-void', { side: Side; event: FateEvent }>
  // 3, 11, 13 Units and weapons
  | Told<'broke' | 'rallied' | 'suppressed' | 'hardened', { side: Side; unit: string; hex: string }>
  | Told<'eliminated', { side: Side; unit: string; hex: string; points: number }>
  | Told<'unsuppressed', { side: Side; units: readonly string[] }>
  | Told<'weapon-broke' | 'weapon-fixed' | 'weapon-eliminated', { side: Side; weapon: string; unit: string }>
  | Told<'weapon-given', { side: Side; weapon: string; unit: string; receiver: string }>
  | Told<'radio-broke' | 'radio-fixed' | 'radio-eliminated' | 'radio-arrived', { side: Side; radio: string }>
  | Told<'lightly-wounded', { side: Side; unit: string; team: string; card: string }>
  | Told<'deployed', { side: Side; unit: string; teams: readonly string[] }>
  // 5, O14, O15 Turns and orders
  | Told<'turn-began', { side: Side; turn: number }>
  | Told<'order-given', { side: Side; order: Order; card: string }>
  | Told<'order-ended', { side: Side; order: Order }>
  | Told<'orders-over', { to: readonly Kernel.Seat[]; side: Side; why: 'limit' | 'no-card' | 'none-possible' }>
  | Told<'activated', { side: Side; units: readonly string[]; purpose: string }>
  | Told<'discarded', { side: Side; cards: readonly string[] }>
  | Told<'action-played', { side: Side; action: string; card: string }>
  // 6, 7 Time and victory
  | Told<'time-advanced', { side: Side; time: number }>
  | Told<'reshuffled', { side: Side; cards: number }>
  | Told<'sudden-death-passed', { side: Side; sum: number; time: number }>
  | Told<'points', { side: Side; points: number; why: string; vp: number }>
  | Told<'control', { side: Side; objective: string }>
  | Told<'exited', { side: Side; unit: string; points: number }>
  | Told<'due', { side: Side; unit: string; time: number }>
  | Told<'chit-opened', { side: Side; chit: string }>
  | Told<'chit-secret', { side: Side }>
  | Told<'chit-drawn', { to: readonly Kernel.Seat[]; chit: string }>
  | Told<'surrender-moved', { side: Side; surrender: number }>
  | Told<'game-over', { winner: Side; how: string; vp: number }>
  // Placing
  | Told<'placed', { side: Side; unit: string; weapon: string; hex: string }>
  | Told<'taken-up', { side: Side; unit: string; weapon: string; hex: string }>
  | Told<'armed', { side: Side; unit: string; weapon: string }>
  | Told<'displaced', { side: Side; unit: string; hex: string }>
  | Told<'fortified', { kind: FortificationKind; hex: string }>
  | Told<'fortification-removed', { kind: FortificationKind; hex: string }>
  | Told<'smoke-placed', { hex: string; value: number }>
  | Told<'smoke-removed' | 'blaze-placed', { hex: string }>
  | Told<'haze', { hindrance: number }>
  // O20 Fire
  | Told<
      'fired',
      {
        side: Side;
        by: AttackKind;
        firing: FiringKind | '';
        firers: readonly string[];
        hexes: readonly string[];
        base: number;
        others: number;
        hindrance: number;
        height: number;
        firepower: number;
      }
    >
  | Told<'attack-total', { side: Side; firepower: number; roll: number; extra: number; airburst: number; night: number; total: number }>
  | Told<'targeting', { side: Side; weapon: string; hex: string; range: number; product: number; hindrance: number; hit: boolean }>
  | Told<'concealed', { side: Side; cover: number; camouflage: number; total: number }>
  | Told<
      'defended',
      { side: Side; unit: string; morale: number; cover: number; roll: number; defence: number; attack: number; result: string }
    >
  // O21, O16, O23 Movement
  | Told<'moved', { side: Side; units: readonly string[]; from: string; hex: string; cost: number; spent: number }>
  | Told<'advanced' | 'retreated', { side: Side; unit: string; from: string; hex: string }>
  | Told<'melee-began', { hex: string }>
  | Told<'melee-strength', { side: Side; firepower: number; boxed: number; bonus: number; roll: number; total: number }>
  | Told<'melee-ended', { hex: string; axis: number; allies: number; winner: Side | '' }>
  | Told<'rally-roll' | 'rout-roll', { side: Side; unit: string; morale: number; roll: number; result: string }>
  // O18 Artillery
  | Told<'spotting-round', { side: Side; hex: string; smoke: boolean }>
  | Told<'accuracy', { side: Side; range: number; product: number; hindrance: number; hit: boolean }>
  | Told<'drifted', { side: Side; from: string; hex: string; directions: readonly string[] }>
  | Told<'hand-shown', { to: readonly Kernel.Seat[]; side: Side; cards: readonly string[] }>
  | Told<'card-lost', { side: Side; card: string }>
  | Told<'support-selected', { side: Side; item: string; roll: number }>
  // The random scenario
  | Told<'ob-chosen', { side: Side; ob: string }>
  | Told<'ob-secret', { side: Side }>
  | Told<'leader-rolled', { side: Side; leader: string; roll: number }>
  | Told<'bought', { side: Side; item: string; cost: number }>
  | Told<'posture', { side: Side; posture: string }>
  | Told<'generated', { side: Side; what: string; value: string }>;

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export type Table = Kernel.Table<State, Event>;
export type Rules<Result = void> = Kernel.Rules<State, Choice, Result>;
export type Question<C extends Kernel.Choice = Choice> = Kernel.Question<State, C>;

/** Seats are the two sides. */
export interface Option<C extends Kernel.Choice = Choice> extends Kernel.Option<State, C> {
  candidates(state: State, side: Side): readonly C[];
  whyNot(state: State, choice: C, side: Side): Kernel.Refusal | undefined;
}

/** Every reason a predicate can give. text/ has a sentence for each; the fuzzer reaches each. */
export const REASONS = [
  'not-now',
  'unknown-id',
  'not-in-hand',
  'not-yours',
  'not-that-card',
  'command-confusion',
  'nobody-to-activate',
  'no-enemy-radio',
  'no-radio',
  'no-target',
  'nobody-broken',
  'already-recovered',
  'already-activated',
  'not-in-radius',
  'leader-alone',
  'nobody-can',
  'already-chosen',
  'out-of-range',
  'too-close',
  'no-line-of-sight',
  'no-enemy-there',
  'too-weak',
  'not-adjacent-group',
  'wire-group',
  'ordnance-alone',
  'broken-weapon',
  'weapon-silent',
  'already-fired',
  'not-boxed',
  'no-op-ordnance',
  'through-trenches',
  'fires-no-smoke',
  'not-firing',
  'has-moved',
  'not-together',
  'nobody-moving',
  'not-adjacent',
  'impassable',
  'cliff',
  'bridge-side',
  'enemy-there',
  'too-costly',
  'not-your-edge',
  'must-move',
  'must-advance',
  'must-fire',
  'weapon-already',
  'no-weapon',
  'no-movement-left',
  'not-defender',
  'water',
  'fortified',
  'blaze',
  'building',
  'not-objective',
  'pillbox-in-play',
  'nobody-defends',
  'none-left',
  'weapon-too-light',
  'not-moving-target',
  'nobody-adjacent',
  'wrong-nation',
  'no-mg-or-mortar',
  'already-sprayed',
  'overstacked',
  'not-closer',
  'no-cover',
  'outside-set-up',
  'put-down-first',
  'not-to-choose',
  'too-expensive',
  'nothing-chosen',
  'tied-weapon',
] as const;
export type Reason = (typeof REASONS)[number];
