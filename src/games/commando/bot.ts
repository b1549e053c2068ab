/**
 * Sergeant: what a sensible player would do with what the player can see. Fast enough to be a yardstick
 * and a roll-out: every decision is weighed from tables, nothing is searched.
 */
import type { Random } from '../../kernel/dice.ts';
import type { Question } from '../../kernel/game.ts';
import { entryOf } from '../../kernel/listed.ts';
import { distances } from './bot/distances.ts';
import { danger, fire, isKind, lineUp, pickKind } from './bot/fight.ts';
import { chanceReal } from './bot/markers.ts';
import { chanceOfMines, isKeptOffByMines, lossAmongMines, minesAreLeft, sappersWaitAt } from './bot/mines.ts';
import {
  bestPlan,
  confidence,
  forceFrom,
  heading,
  homeFrom,
  lootAt,
  nearestBase,
  needs,
  paceOf,
  sparedByBase,
  targets,
} from './bot/plan.ts';
import { homeBase, recruit } from './bot/recruit.ts';
import { AIR_AVAILABLE } from './boxes.ts';
import type { CardEffect } from './content/theatre.ts';
import { has, missionOf, theatreOf } from './content/theatres.ts';
import { hindrance } from './rules/effects.ts';
import { hiddenObjectiveAt, isBarred, operationOf, spaceOfForce, stackedWithForce, stackingLimit } from './rules/map.ts';
import { isWon } from './rules/missions.ts';
import { allowance, isBase } from './rules/sight.ts';
import type { State } from './state.ts';
import type { Choice, ChoiceOf } from './vocabulary.ts';

export function policy(s: State, _seat: string, question: Question<State, Choice>, choices: readonly Choice[], _random: Random): Choice {
  const first = entryOf(choices, 0, 'choice');
  return choices.length === 1 ? first : (answer(s, question.asks, choices) ?? first);
}

/** What the policy has an opinion on; whatever else is asked, the first choice is as good as any. */
export function answer(s: State, asks: string, choices: readonly Choice[]): Choice | undefined {
  switch (asks) {
    case 'recruiting':
      return recruit(s, choices);
    case 'operation':
      return operation(s, choices);
    case 'force':
      return formForce(s, choices);
    case 'emplaning':
      return operationOf(s).force.length < stackingLimit(s) ? pickKind(choices, 'take') : pickKind(choices, 'done');
    case 'boarding':
      return board(s, choices);
    case 'drop':
    case 'landing':
      return comeDown(s, choices);
    case 'movement':
      return move(s, choices);
    case 'debarking':
      return pickKind(choices, 'debark');
    case 'psyop':
      return exchange(s, choices);
    case 'between-segments':
      return hurryReveal(s, choices) ?? pickKind(choices, 'pass');
    case 'before-battle':
      return (s.opfor.length >= 3 ? pickKind(choices, 'intel-surprise') : undefined) ?? pickKind(choices, 'pass');
    case 'last-op':
      return lastOp(s, choices);
    case 'full-firepower':
      return danger(s) > 0.4 ? pickKind(choices, 'full-firepower') : pickKind(choices, 'pass');
    case 'line':
      return lineUp(s, choices);
    case 'fire':
      return fire(s, choices);
    case 'reinforcement':
      return receive(s, choices);
    case 'reveal':
      return revealNearest(s, choices);
    case 'intel':
      return pickKind(choices, 'keep-intel');
    default:
      return undefined;
  }
}

function operation(s: State, choices: readonly Choice[]): Choice | undefined {
  const finish = pickKind(choices, 'finish');
  if (finish) return finish;
  const free = freePlay(s, choices);
  if (free) return free;
  const plan = bestPlan(s);
  if (!plan) return undefined;
  const wanted = { ground: 'force', airborne: 'airborne', helicopter: 'helicopters' }[plan.kind];
  return choices.find((choice) => choice.kind === wanted && 'space' in choice && choice.space === plan.from);
}

/** Intel cards that are better played now than kept. */
function freePlay(s: State, choices: readonly Choice[]): Choice | undefined {
  const air = pickKind(choices, 'intel-air');
  if (air) return air;
  const base = choices.find((choice) => choice.kind === 'intel-base' && sparedByBase(s, choice.space) !== undefined);
  if (base) return base;
  return s.ops <= 2 ? pickKind(choices, 'intel-op') : undefined;
}

/** Which of the forces that could start here is meant; the same reckoning that chose the operation. */
function formForce(s: State, choices: readonly Choice[]): Choice | undefined {
  const theatre = theatreOf(s);
  const best = forceMeant(s);
  const pace = paceOf(theatre, best);
  const next = choices.find((choice) => choice.kind === 'take' && best.includes(choice.unit) && theatre.unit(choice.unit).movement >= pace);
  return next ?? load(s, choices, best) ?? pickKind(choices, 'done');
}

export function forceMeant(s: State): string[] {
  const { from, force } = operationOf(s);
  const theatre = theatreOf(s);
  const laden = lootAt(s, from).length > 0 || isLaden(s, force);
  let best: string[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const speed of [3, 2, 1, 0]) {
    const members = forceFrom(s, from, speed);
    if (members.length === 0) continue;
    const score = speed === 0 ? -1 : confidence(theatre, members) * heading(s, from, members, laden).value;
    if (score > most) [best, most] = [members, score];
  }
  return best;
}

/** Objectives first, if they still count, then those who are to ride. */
function load(s: State, choices: readonly Choice[], force: readonly string[]): Choice | undefined {
  const loads = choices.filter((choice) => choice.kind === 'carry');
  const objective = isWorthCarrying(s) ? loads.find(({ cargo }) => cargo.startsWith('objective')) : undefined;
  return objective ?? loads.find(({ cargo }) => force.includes(cargo));
}

/** What the mission asks for; 31.1 in a campaign, what it does not ask for brings points. */
export function isWorthCarrying(s: State): boolean {
  return needs(s).objectives > 0 || s.campaign !== undefined;
}

/** Whoever carries something worth it goes home with it. */
function isLaden(s: State, force: readonly string[]): boolean {
  return isWorthCarrying(s) && s.objectives.some(({ carrier }) => carrier !== '' && force.includes(carrier));
}

/** Home with what was found: one helicopter a load. Out: as many as fly. */
function board(s: State, choices: readonly Choice[]): Choice | undefined {
  const { from, force } = operationOf(s);
  const cargo = load(s, choices, force);
  if (cargo) return cargo;
  const going = isLaden(s, force);
  if (going && lootAt(s, from).length === 0) return pickKind(choices, 'done');
  const wanted = forceFrom(s, from, 0);
  const lift = wanted.map((id) => choices.find((choice) => choice.kind === 'lift' && choice.unit === id)).find((choice) => choice);
  return lift ?? pickKind(choices, 'done');
}

function comeDown(s: State, choices: readonly Choice[]): Choice | undefined {
  const { from, force } = operationOf(s);
  const laden = isLaden(s, force);
  const home = homeFrom(s, from);
  const open = choices.filter((choice) => choice.kind === 'drop' || choice.kind === 'land').map(({ space }) => space);
  const goals = targets(s).filter(({ space }) => open.includes(space));
  const far = distances(s);
  const worth = ({ space, value }: (typeof goals)[number]) => value / (1 + 0.5 * far.between(space, nearestBase(s, space)));
  const best = laden ? home : (goals.sort((a, b) => worth(b) - worth(a))[0]?.space ?? home);
  return choices.find((choice) => (choice.kind === 'drop' || choice.kind === 'land') && choice.space === best);
}

function move(s: State, choices: readonly Choice[]): Choice | undefined {
  const { at, force, moved } = operationOf(s);
  const laden = isLaden(s, force);
  const scout = pickKind(choices, 'ground-recon') ?? airScout(s, choices);
  if (scout && needs(s).objectives > 0) return scout;
  if (laden && moved > 0 && isBase(s, at)) return pickKind(choices, 'halt');
  if (!laden && moved > 0 && isTarget(s, at)) return pickKind(choices, 'halt');
  const goal = goalOf(s, laden);
  if (goal === at && moved > 0) return pickKind(choices, 'halt');
  const far = distances(s);
  const left = far.between(at, goal);
  const jump = choices.find((choice) => (choice.kind === 'fly' || choice.kind === 'sail') && far.between(choice.space, goal) + 3 < left);
  if (jump) return jump;
  const boost = pickKind(choices, 'boost');
  if (boost && left > allowance(s) - moved && left <= allowance(s) - moved + 1) return boost;
  const nearer = cheapest(choices, 'move', ({ space }) => far.between(space, goal) + detour(s, space, goal));
  return nearer && (moved === 0 || far.between(nearer.space, goal) < left) ? nearer : pickKind(choices, 'halt');
}

/** 27.0 Sappers would lead on: a force that has come to what it is after stops by itself. */
export function isTarget(s: State, at: string): boolean {
  return targets(s).some(({ space, value }) => space === at && value > 0);
}

/** The choice of one kind that costs least. */
function cheapest<K extends Choice['kind']>(
  choices: readonly Choice[],
  kind: K,
  cost: (choice: ChoiceOf<K>) => number,
): ChoiceOf<K> | undefined {
  let best: ChoiceOf<K> | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const choice of choices) {
    if (!isKind(choice, kind)) continue;
    const price = cost(choice);
    if (price < least) [best, least] = [choice, price];
  }
  return best;
}

/** A force that hunts has somewhere to go even when no marker is left, or none but mines. */
export function goalOf(s: State, laden: boolean): string {
  const { at, force } = operationOf(s);
  const goal = heading(s, at, force, laden).space;
  if (laden || needs(s).kia === 0) return goal;
  if (isKeptOffByMines(s, force) && !isTarget(s, goal)) return groundWithoutMines(s) ?? goal;
  return goal === at ? (theatreOf(s).space(at).neighbours[0] ?? at) : goal;
}

/** Any space where a card is drawn may bring the enemy, and where the force has come to will do. */
function groundWithoutMines(s: State): string | undefined {
  const { at, moved } = operationOf(s);
  const here = theatreOf(s).space(at);
  if (moved > 0 && !here.base) return at;
  return here.adjacent.find(({ id, base }) => !base && !isBarred(s, id) && lossAt(s, id) === 0)?.id;
}

/** Units that the force must expect to lose to mines in a space. */
export function lossAt(s: State, space: string): number {
  const loss = chanceOfMines(s, space) * lossAmongMines(theatreOf(s), operationOf(s).force);
  return loss > 0 && !sappersWaitAt(s, space) ? loss : 0;
}

/** A marker on the way that is not the goal costs the rest of the move, and those whom its mines may hit. */
function detour(s: State, space: string, goal: string): number {
  if (!hiddenObjectiveAt(s, space)) return 0;
  return space === goal ? 0.3 : 0.3 + lossAt(s, space);
}

/** Worth an airstrike where most markers are false. */
function airScout(s: State, choices: readonly Choice[]): Choice | undefined {
  const strikes = theatreOf(s).having.airstrike.filter(({ index }) => s.units[index]?.at === AIR_AVAILABLE).length;
  if (strikes < 2 || chanceReal(s) > 0.7 || missionOf(s).recover === 0) return undefined;
  const { at } = operationOf(s);
  const far = distances(s);
  return cheapest(choices, 'air-recon', ({ space }) => far.between(at, space));
}

/** 26.0 Away with a card that costs Ops, or brings a fight nobody needs. */
function exchange(s: State, choices: readonly Choice[]): Choice | undefined {
  const card = theatreOf(s).card(s.event?.card ?? '');
  let bad = 0;
  for (const effect of card.effects) bad += burdenOf(s, effect);
  return bad > 0 ? pickKind(choices, 'exchange') : pickKind(choices, 'play-card');
}

/** 27.0, 28.0 Nothing where it is averted. Below nothing where a fight is welcome: the KIA wants enemies, as long as they are not too many. */
export function burdenOf(s: State, effect: CardEffect): number {
  if (hindrance(s, effect, spaceOfForce(s))) return 0;
  if (effect.do === 'ops') return effect.by < 0 ? 1 : 0;
  if (effect.do === 'opfor') return effect.count - (needs(s).kia > 0 ? 3 : 1);
  return effect.do === 'attrition' ? 1 : 0;
}

/** On top of a marker: turn it up now, and no second card is drawn. */
function hurryReveal(s: State, choices: readonly Choice[]): Choice | undefined {
  const at = s.operation?.at;
  return choices.find((choice) => choice.kind === 'intel-reveal' && choice.space === at);
}

function lastOp(s: State, choices: readonly Choice[]): Choice | undefined {
  if (isWon(s)) return pickKind(choices, 'pass');
  return pickKind(choices, 'intel-op') ?? pickKind(choices, 'buy-op') ?? pickKind(choices, 'pass');
}

/** Where the force is; sappers before guns, where it has none and mines are left. */
function receive(s: State, choices: readonly Choice[]): Choice | undefined {
  const at = s.operation?.at;
  const here = choices.filter((choice) => choice.kind === 'receive').filter(({ space }) => space === at);
  const sappers = lacksSappers(s)
    ? here.find(({ type }) =>
        theatreOf(s)
          .findType(type)
          ?.counters.some((one) => has(one, 'sapper')),
      )
    : undefined;
  return sappers ?? here[0] ?? choices[0];
}

export function lacksSappers(s: State): boolean {
  return minesAreLeft(s) && !stackedWithForce(s, 'sapper', spaceOfForce(s));
}

function revealNearest(s: State, choices: readonly Choice[]): Choice | undefined {
  const from = s.operation?.at ?? homeBase(s);
  const far = distances(s);
  return cheapest(choices, 'reveal', ({ space }) => far.between(from, space));
}
