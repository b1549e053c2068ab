/** Simple manners in which a team could set about any level, for the laboratory: whoever looks for a plan tries them first. */

import type { Seat } from '../../kernel/game.ts';
import { groundOf } from './bot/ground.ts';
import { errandOf } from './bot/plan.ts';
import { farFromTeam } from './bot.ts';
import { NEST } from './content/terms.ts';
import { BELOW, type Commando, commandoAt, levelInPlay, OUT, type State } from './state.ts';
import type { Choice, Question } from './vocabulary.ts';

/** What each of them leaves of the choices; nothing where it says nothing about them. */
const MANNERS = {
  /** Straight for it, whatever stands there: nobody stops while a step brings him nearer. */
  runner: (state, commando, choices) => {
    const nearer = nearest(state, commando, choices);
    return nearer.length > 0 ? choices.filter((choice) => nearer.includes(choice) || !LINGERING.has(choice.kind)) : [];
  },
  /** Every step by stealth, no shot, no fight. */
  hider: (_state, _commando, choices) => {
    const sneaks = new Set(choices.flatMap((choice) => (choice.kind === 'sneak' ? [choice.tile] : [])));
    return choices.filter((choice) => !FIGHTS.has(choice.kind) && !(choice.kind === 'move' && sneaks.has(choice.tile)));
  },
  /** No step by stealth. */
  'never-hide': (_state, _commando, choices) => choices.filter(({ kind }) => kind !== 'sneak'),
  /** Each comes up as far from the others as he can. */
  split: (state, commando, choices) => doors(state, commando, choices, -1),
  /** All come up as near to the others as they can. */
  'one-door': (state, commando, choices) => doors(state, commando, choices, 1),
  /** Nobody is shot at or fought. */
  peaceful: (_state, _commando, choices) => choices.filter(({ kind }) => !FIGHTS.has(kind)),
  /** Everybody who can be fought is. */
  fighting: (_state, _commando, choices) => choices.filter(({ kind }) => kind === 'close-combat' || kind === 'shoot'),
} satisfies Readonly<Record<string, Manner>>;

/** What somebody could do without, whatever he is asked: a level that is about it must be harder for him. */
const WITHOUT = {
  'without-nest': (choice) => choice.kind === 'enter-nest' || (choice.kind === 'shoot' && choice.weapon === NEST),
  'without-bombardment': ({ kind }) => kind === 'bombard',
  'without-crowbar': ({ kind }) => kind === 'force-door' || kind === 'barricade',
} satisfies Readonly<Record<string, (choice: Choice) => boolean>>;

type Manner = (state: State, commando: Commando, choices: readonly Choice[]) => readonly Choice[];
type MannerId = keyof typeof MANNERS;
type WithoutId = keyof typeof WITHOUT;

const GROUPS: readonly (readonly (MannerId | WithoutId)[])[] = [
  ['runner', 'hider', 'never-hide'],
  ['split', 'one-door'],
  ['peaceful', 'fighting'],
  ['without-nest', 'without-bombardment', 'without-crowbar'],
];

/** What one who runs does not do while he can run. */
const LINGERING: ReadonlySet<Choice['kind']> = new Set<Choice['kind']>([
  'move',
  'sneak',
  'done',
  'wait',
  'save',
  'barricade',
  'enter-nest',
  'stand-by',
  'stand-down',
]);
const FIGHTS: ReadonlySet<Choice['kind']> = new Set<Choice['kind']>(['shoot', 'close-combat', 'throw', 'bombard']);

export function parts(): readonly (readonly string[])[] {
  return GROUPS;
}

export function isPart(part: string): part is MannerId | WithoutId {
  return isManner(part) || isWithout(part);
}

function isManner(part: string): part is MannerId {
  return Object.hasOwn(MANNERS, part);
}

function isWithout(part: string): part is WithoutId {
  return Object.hasOwn(WITHOUT, part);
}

export function considered(
  plan: readonly string[],
  state: State,
  seat: Seat,
  { asks }: Question,
  all: readonly Choice[],
): readonly Choice[] {
  const commando = commandoAt(state, seat);
  const isToAct = asks === 'commandos' && commando.level !== OUT;
  let choices = all;
  for (const part of plan) {
    let left: readonly Choice[] = [];
    if (isWithout(part)) left = choices.filter((choice) => !WITHOUT[part](choice));
    else if (isToAct && isManner(part)) left = MANNERS[part](state, commando, choices);
    if (left.length > 0) choices = left;
  }
  return choices;
}

function isWay(choice: Choice): choice is Extract<Choice, { readonly kind: 'move' | 'sneak' }> {
  return choice.kind === 'move' || choice.kind === 'sneak';
}

/** The steps that bring him nearest to what he is about, where one does. */
function nearest(state: State, commando: Commando, choices: readonly Choice[]): readonly Choice[] {
  if (commando.level === BELOW) return choices.filter(({ kind }) => kind === 'move');
  const level = levelInPlay(state, commando.level);
  const ground = level && groundOf(state, level);
  const errand = ground && errandOf(state, commando, ground);
  if (!errand) return [];
  if (errand.tile === commando.tile) return choices.filter(({ kind }) => kind === 'exit' && errand.aim === 'escape');
  const far = (tile: string) => ground.card.distance[ground.card.tileAt[tile] ?? -1]?.[errand.tile] ?? 99;
  const here = ground.card.distance[commando.tile]?.[errand.tile] ?? 99;
  return choices.filter((choice) => choice.kind === 'move' && far(choice.tile) < here);
}

/** Where he comes up: the trap doors nearest to a comrade, or farthest from all of them. */
function doors(state: State, commando: Commando, choices: readonly Choice[], sign: 1 | -1): readonly Choice[] {
  if (commando.level !== BELOW) return [];
  const ways = choices.filter(isWay);
  const worths = ways.map(({ tile }) => sign * farFromTeam(state, tile));
  const least = Math.min(...worths);
  return ways.filter((_, i) => worths[i] === least);
}
