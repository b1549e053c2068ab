/**
 * Moments between the enemy's steps at which something could be interjected and nobody would, and hits of which it is all one whom
 * they eliminate: for whoever likes they go by.
 */
import type { Level } from './content/level.ts';
import { ENEMIES, enemyAt, FIRST_AID, isRegular, KINDS } from './content/terms.ts';
import { during } from './doing.ts';
import { isAimedAt } from './rules/enemy-shooting.ts';
import { bandage, barricade, firstAid, isBeside } from './rules/equipment.ts';
import { effectOn } from './rules/event-effects.ts';
import { isWithinReach } from './rules/handling.ts';
import { hasObjectiveForNothing, hasSomethingForNothing, isStandingBy } from './rules/interjecting.ts';
import { interruptAlarm } from './rules/interrupting.ts';
import { targetsOn } from './rules/killing.ts';
import { exit } from './rules/moving.ts';
import { objectivesLeft } from './rules/objectives.ts';
import { levelCard, operation } from './rules/operation-in-play.ts';
import { numbersAt } from './rules/reinforcements.ts';
import { shoot, throwGrenade } from './rules/shooting.ts';
import { countEnemies } from './rules/spaces.ts';
import { type Commando, commandoCalled, freeEnemies, type LevelInPlay, levelInPlay, levelOn, type State, saved } from './state.ts';
import type { Choice } from './vocabulary.ts';

export function goesBy(state: State, asks: string): boolean {
  if (asks !== 'moment') return false;
  if (state.commandos.some((each) => isStandingBy(state, each))) return false;
  if (!state.levels.some((level) => isStepOn(state, level))) return true;
  return !state.commandos.some((commando) => {
    const level = levelInPlay(state, commando.level);
    return level !== undefined && isWorthAsking(state, commando, level);
  });
}

/** Whether the enemy does anything on a level in the step to come: where not, the next moment is as good. */
function isStepOn(state: State, level: LevelInPlay): boolean {
  switch (state.phase) {
    case 'before-reinforcement':
      return levelCard(state, level.id).training.enemies || isAtObjective(state, level);
    case 'before-movement':
      return levelCard(state, level.id).training.enemies && effectOn(state, level) !== 'halt';
    case 'before-shooting':
      return isAimedAt(state, level);
    default:
      return levelCard(state, level.id).training.enemies || cannotWait(state, level) || mayGetClear(state, level);
  }
}

/** Whoever has spent his last point to get there means to do it now. */
function isAtObjective(state: State, level: LevelInPlay): boolean {
  return state.commandos.some((each) => each.level === level.id && hasObjectiveForNothing(state, each, level));
}

/** 10.3, 11.5 At the end of this turn it is judged what was done here, or tiles collapse. */
function isLastTurn(state: State, level: LevelInPlay): boolean {
  const age = state.turn - level.since + 1;
  const { turns } = levelCard(state, level.id);
  return (turns > 0 && age === turns) || (age >= 2 && operation(state).collapses.includes(level.id));
}

/** Where the enemy does nothing the next turn is as good for everything, unless there is none or somebody bleeds. */
function cannotWait(state: State, level: LevelInPlay): boolean {
  return isLastTurn(state, level) || objectivesLeft(level) === 0 || state.commandos.some(({ critical }) => critical > 0);
}

/** Somebody can go out of the way of a charge by what he has saved, and blow it up before the turn ends. */
function mayGetClear(state: State, level: LevelInPlay): boolean {
  const hasSaved = state.commandos.some((each) => each.level === level.id && each.critical === 0 && saved(each) > 0);
  return hasSaved && wouldBlowUp(state, level);
}

/** Whoever is below can as well come up in his own turn. */
function isWorthAsking(state: State, commando: Commando, level: LevelInPlay): boolean {
  if (wouldBlowUp(state, level) || hasSomethingForNothing(state, commando, level)) return true;
  if (saved(commando) === 0 || commando.critical > 0) return false;
  return couldHelp(state, commando) || isTimely(state, commando, level);
}

/** 6.4 A charge that would take enemies or an objective with it. */
function wouldBlowUp(state: State, level: LevelInPlay): boolean {
  const card = levelCard(state, level.id);
  return level.charges.some((count, tile) => {
    if (count === 0) return false;
    if (countEnemies(card, level, tile) > 0) return true;
    return card.objectives.some((objective, i) => objective.do === 'destroy' && objective.tile === tile && !level.done[i]);
  });
}

/** Somebody lies in critical condition beside him, and a kit is to be had, or he needs none. */
function couldHelp(state: State, commando: Commando): boolean {
  const isDying = (each: Commando | undefined) => each !== undefined && each.critical > 0;
  if (bandage.candidates(state, commando.seat).some((choice) => isDying(commandoCalled(state, choice.commando)))) return true;
  return isWithinReach(state, commando, FIRST_AID) && state.commandos.some((each) => isDying(each) && isBeside(each, commando));
}

/** What a saved point is for at each of the four moments. */
function isTimely(state: State, commando: Commando, level: LevelInPlay): boolean {
  const { seat, visible } = commando;
  switch (state.phase) {
    case 'before-reinforcement':
      if ([barricade, firstAid, bandage, interruptAlarm].some((each) => each.candidates(state, seat).length > 0)) return true;
      return visible || isWhereTheyComeIn(state, commando, level) || isReserveShort(state) || isLeaving(state, commando, level);
    case 'before-movement':
      return visible || isNear(state, commando, level) || [shoot, throwGrenade].some((each) => each.candidates(state, seat).length > 0);
    case 'before-shooting':
      return visible || isNear(state, commando, level);
    default:
      return isLeaving(state, commando, level) || isLastTurn(state, level);
  }
}

function isWhereTheyComeIn(state: State, { tile }: Commando, { id, barricaded }: LevelInPlay): boolean {
  return levelCard(state, id).entrances.some((entrance, i) => entrance.tile === tile && barricaded[i] !== true);
}

/** 7.2 Too few would be left for the entrances: whoever falls before that goes back into the reserve. */
function isReserveShort(state: State): boolean {
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  const active = state.levels.filter(({ id }) => levelCard(state, id).training.enemies);
  // A patrol brings one more.
  const needed = sum(active.map((level) => sum(numbersAt(state, level)) + Number(effectOn(state, level) === 'patrol')));
  return sum(state.reserve) < needed;
}

function isLeaving(state: State, { seat }: Commando, level: LevelInPlay): boolean {
  return objectivesLeft(level) === 0 && exit.candidates(state, seat).length > 0;
}

/** Enemies on his tile, or one step away. */
function isNear(state: State, { tile }: Commando, level: LevelInPlay): boolean {
  const card = levelCard(state, level.id);
  return [tile, ...(card.edges[tile] ?? []).map(({ to }) => to)].some((one) => countEnemies(card, level, one) > 0);
}

/** 6.12 Whom a hit eliminates is all one where everybody falls whom the hits can reach, or where all are alike. */
export function anyAnswer(state: State, asks: string): Choice | undefined {
  if (asks !== 'kills') return undefined;
  const { level: id, tile, low, high } = during(state, 'kills');
  const card = levelCard(state, id);
  const level = levelOn(state, { level: id });
  const [target] = targetsOn(card, level, tile, low === 0);
  const isAllOne = doAllFall(card, level, tile, low, high) || areAllAlike(card, level, tile, low + high);
  return target !== undefined && isAllOne ? { kind: 'kill', target } : undefined;
}

function doAllFall(card: Level, level: LevelInPlay, tile: number, low: number, high: number): boolean {
  const all = countEnemies(card, level, tile);
  const outside = isNestHeld(card, level, tile) ? all - 1 : all;
  return low + high >= all || low >= outside;
}

/** 7.6 One regular kind, no nest, and enough of them left to take every post again that falls vacant. */
export function areAllAlike(card: Level, level: LevelInPlay, tile: number, hits: number): boolean {
  const guards = (card.trianglesOn[tile] ?? []).map((triangle) => level.guards[triangle] ?? '').filter((guard) => guard !== '');
  const kinds = new Set(guards);
  for (let kind = 0; kind < KINDS; kind++) if (freeEnemies(level, tile, kind) > 0) kinds.add(ENEMIES[kind] ?? '');
  const [only = ''] = kinds;
  const isAlike = kinds.size === 1 && enemyAt(only) >= 0 && isRegular(enemyAt(only)) && (card.nestOn[tile] ?? -1) < 0;
  return isAlike && countEnemies(card, level, tile) - hits >= guards.length;
}

function isNestHeld(card: Level, { guards }: LevelInPlay, tile: number): boolean {
  return (guards[card.nestOn[tile] ?? -1] ?? '') !== '';
}
