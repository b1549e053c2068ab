/**
 * Skirmish: a game for tests only. Three squads a side walk towards each other along a track of six squares.
 * It is as small as a game can be that still asks of the kernel all that the largest one will ask.
 *
 * side   red or blue; holds a hand and three squads
 * seat   red and blue, or red-1, red-2 and blue: a side's seats share its hand, and either may answer
 */
import { copyDeck, type Deck } from '../../src/kernel/decks.ts';
import { copyRandom, type Random } from '../../src/kernel/dice.ts';
import type * as kernel from '../../src/kernel/game.ts';
import { type ChoicesByKind, type ChoicesOf, textsOf } from '../../src/kernel/grammar.ts';

export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Record<Side, T>;
export const enemyOf = (side: Side): Side => (side === 'red' ? 'blue' : 'red');

export const LAST_SQUARE = 5;
export const LAST_TURN = 20;
export const RANGE = 3;
export const HAND = 4;
export const EXIT_POINTS = 3;
export const KILL_POINTS = 2;

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}-${i + 1}`);
export const CARDS: readonly string[] = [...numbered('march', 9), ...numbered('fire', 7)];
export const isFire = (card: string): boolean => card.startsWith('fire');

export const SQUADS: readonly string[] = ['red-a', 'red-b', 'red-c', 'blue-a', 'blue-b', 'blue-c'];
export const sideOfSquad = (id: string): Side => (id.startsWith('red') ? 'red' : 'blue');

export interface Squad {
  readonly id: string;
  at: number;
}

/** What is going on, outermost first. A group is private to its side until it is done. */
export type Doing =
  | { readonly what: 'group'; readonly rule: string; readonly side: Side; readonly of: 'march' | 'fire' | 'discards'; chosen: string[] }
  | { readonly what: 'march'; readonly rule: string; mover: string; left: string[] }
  | { readonly what: 'fire'; readonly rule: string; readonly side: Side; readonly target: string; firers: string[] }
  | { readonly what: 'roll'; readonly rule: string; readonly side: Side; die: number };
export type Doings<W extends Doing['what']> = Extract<Doing, { what: W }>;

export interface State {
  readonly random: Random;
  readonly teams: BySide<readonly kernel.Seat[]>;
  readonly snipers: boolean;
  phase: 'order' | 'refit';
  turn: number;
  active: Side;
  /** Who holds the Initiative card; it lies open. */
  initiative: Side;
  deck: Deck;
  hands: BySide<string[]>;
  squads: Squad[];
  points: BySide<number>;
  doing: Doing[];
}

export function copyState(s: State): State {
  return {
    random: copyRandom(s.random),
    teams: { red: s.teams.red.slice(), blue: s.teams.blue.slice() },
    snipers: s.snipers,
    phase: s.phase,
    turn: s.turn,
    active: s.active,
    initiative: s.initiative,
    deck: copyDeck(s.deck),
    hands: { red: s.hands.red.slice(), blue: s.hands.blue.slice() },
    squads: s.squads.map(({ id, at }) => ({ id, at })),
    points: { red: s.points.red, blue: s.points.blue },
    doing: s.doing.map(copyDoing),
  };
}

function copyDoing(d: Doing): Doing {
  const { rule } = d;
  if (d.what === 'group') return { what: d.what, rule, side: d.side, of: d.of, chosen: d.chosen.slice() };
  if (d.what === 'march') return { what: d.what, rule, mover: d.mover, left: d.left.slice() };
  if (d.what === 'fire') return { what: d.what, rule, side: d.side, target: d.target, firers: d.firers.slice() };
  return { what: d.what, rule, side: d.side, die: d.die };
}

const GRAMMAR = {
  play: ['card'],
  react: ['card'],
  toss: ['card'],
  target: ['squad'],
  join: ['squad'],
  step: ['squad'],
  snipe: ['squad'],
  rest: [],
  done: [],
  halt: [],
  pass: [],
  cancel: [],
} as const;

export type Choice = ChoicesOf<typeof GRAMMAR>;
export type ChoiceOf<K extends Choice['kind']> = ChoicesByKind<typeof GRAMMAR>[K];
export const { choiceText, choiceFrom } = textsOf(GRAMMAR);

type Told<Type extends string, Figures> = kernel.GameEvent & { readonly type: Type; readonly rule: string } & Readonly<Figures>;
export type Event =
  | Told<'card-played', { side: Side; by: kernel.Seat; card: string }>
  | Told<'chosen', { to: readonly kernel.Seat[]; id: string }>
  | Told<'moved', { squad: string; at: number }>
  | Told<'exited' | 'eliminated' | 'sniper', { squad: string }>
  | Told<'fired', { side: Side; firers: readonly string[]; target: string; needed: number }>
  | Told<'rolled', { side: Side; die: number }>
  | Told<'roll-cancelled', { side: Side; by: kernel.Seat; die: number }>
  | Told<'discarded', { side: Side; cards: readonly string[] }>
  | Told<'drew', { side: Side; count: number }>
  | Told<'drew-cards', { to: readonly kernel.Seat[]; cards: readonly string[] }>;

export type Table = kernel.Table<State, Event>;
export type Rules<Result = void> = kernel.Rules<State, Choice, Result>;
export type Question<C extends Choice = Choice> = kernel.Question<State, C>;
export type Option<K extends Choice['kind']> = kernel.Option<State, ChoiceOf<K>>;

export function squadsOf(state: State, side: Side): Squad[] {
  return state.squads.filter((squad) => sideOfSquad(squad.id) === side);
}

export function squadCalled(state: State, id: string): Squad | undefined {
  return state.squads.find((squad) => squad.id === id);
}

/** The innermost thing of that sort going on. */
export function now<W extends Doing['what']>(state: State, what: W): Doings<W> | undefined {
  return state.doing.findLast((d): d is Doings<W> => d.what === what);
}
