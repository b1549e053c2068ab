/**
 * Why the scripted team would choose what it chooses. It is asked after the choice, so it may take its time; like the policy it looks at
 * nothing that players cannot see.
 */
import type { Advice, Seat } from '../../../kernel/game.ts';
import { legalChoices } from '../../../kernel/legality.ts';
import { worths } from '../bot.ts';
import type { Level } from '../content/level.ts';
import { CARDS, FIRST_AID, WEAPONS } from '../content/terms.ts';
import { hiddenChance } from '../odds.ts';
import { isToBeSilenced } from '../rules/alarm.ts';
import { effectOn } from '../rules/event-effects.ts';
import { tileCalled } from '../rules/moving.ts';
import { objectivesLeft } from '../rules/objectives.ts';
import { levelCard, operation } from '../rules/operation-in-play.ts';
import { countEnemies } from '../rules/spaces.ts';
import { hides } from '../rules/stealth.ts';
import { BELOW, type Commando, commandoAt, commandoCalled, type LevelInPlay, levelInPlay, type State } from '../state.ts';
import { type Choice, type ChoiceOf, choiceText, type Question } from '../vocabulary.ts';
import { advise } from './advice.ts';
import { groundOf } from './ground.ts';
import { type Errand, errandOf, stepsToDo } from './plan.ts';
import { needMet } from './team.ts';

/** What the policy tosses a coin about is as good one way as the other. */
const ALIKE = 0.02;

export function reason(state: State, seat: Seat, question: Question, choice: Choice): Advice {
  const choices = legalChoices(state, question, seat);
  if (choices.length === 1) return advise('only-choice', question.rule);
  const all = worths(state, seat, question, choices);
  const own = choices.findIndex((each) => choiceText(each) === choiceText(choice));
  if ((all[own] ?? -99) < Math.max(...all) - ALIKE) return advise('another-way', question.rule);
  return because(state, commandoAt(state, seat), choice) ?? advise('no-better', question.rule);
}

/** Undefined where no reckoning spoke for the choice. */
export function because(state: State, commando: Commando, choice: Choice): Advice | undefined {
  const level = levelInPlay(state, commando.level);
  switch (choice.kind) {
    case 'move':
    case 'sneak':
      return level ? forStep(state, commando, level, choice) : comingUp(state, commando, choice);
    case 'exit':
      return level ? forExit(state, commando, level) : undefined;
    case 'close-combat':
    case 'shoot':
    case 'throw':
    case 'bombard':
      return level ? forAttack(state, commando, level, choice) : undefined;
    case 'blow-up':
      return forBlast(state, choice.tile);
    case 'select':
      return forTeam(state, choice);
    case 'interrupt-alarm':
      return advise('silence-alarm', '6.14', { entrances: level ? levelCard(state, level.id).entrances.length : 0 });
    case 'collect':
      return advise('collect', '6.3', { item: choice.item });
    case 'first-aid':
    case 'bandage':
      return forHealing(state, choice.commando);
    case 'order':
      return advise('give-point', '9.2', { commando: choice.commando });
    default:
      return forRest(choice) ?? forAnswer(choice);
  }
}

/** What the operation asks for and this card brings. */
function forTeam(state: State, { specialist, side }: ChoiceOf<'select'>): Advice {
  const card = CARDS.find((one) => one.specialist === specialist && one.side === side);
  const met = card ? needMet(operation(state), card) : { need: 'none', count: 0 };
  return advise('bring-along', '9.1', { specialist, side, ...met });
}

/** What there is little to say about. */
function forRest(choice: Choice): Advice | undefined {
  switch (choice.kind) {
    case 'unblock':
      return advise('open-way-out', '6.10');
    case 'interact':
      return advise('do-it', '6.15', { objective: choice.objective });
    case 'lay-tnt':
      return advise('lay-charge', '14.8');
    case 'force-door':
    case 'shoot-door':
      return advise('open-door', '6.5', { door: choice.door });
    case 'barricade':
      return advise('barricade', '14.3', { entrance: choice.entrance });
    case 'wear-uniform':
      return advise('disguise', '14.4');
    case 'save':
      return advise('keep-point', '6.16');
    case 'enter-nest':
      return advise('take-nest', '14.6');
    case 'leave-nest':
      return advise('make-way', '14.6');
    case 'done':
      return advise('enough', '6.1');
    case 'pass':
    case 'wait':
      return advise('nothing-to-add', '6.2');
    default:
      return undefined;
  }
}

function forAnswer(choice: Choice): Advice | undefined {
  switch (choice.kind) {
    case 'kill':
      return advise('kill-strongest', '6.12', { target: choice.target });
    case 'hit':
      return advise('hit-soundest', '7.8', { character: choice.character });
    case 'follow':
      return advise('bring-escort', '15.1', { escort: choice.escort });
    case 'aim':
      return advise('aim-soundest', '7.8', { tile: choice.tile });
    default:
      return undefined;
  }
}

/** In whole percent. */
function chanceToStayHidden(state: State, commando: Commando, id: string, sneaking: boolean): number {
  const there = tileCalled(state, id);
  if (!there) return 0;
  const { card, level, tile } = there;
  const enemies = countEnemies(card, level, tile);
  if (!hides(card.tiles[tile]?.size ?? 'small', sneaking, commando) || (commando.visible && enemies > 0)) return 0;
  return Math.round(100 * (commando.visible ? 1 : hiddenChance(state, commando, level.id, enemies)));
}

function forStep(state: State, commando: Commando, level: LevelInPlay, choice: ChoiceOf<'move' | 'sneak'>): Advice {
  const { tile } = choice;
  const chance = chanceToStayHidden(state, commando, tile, choice.kind === 'sneak');
  if ((level.charges[commando.tile] ?? 0) > 0) return advise('from-charge', '6.4', { tile });
  const errand = errandOf(state, commando, groundOf(state, level));
  if (!errand || errand.aim === 'wait' || !isNearer(state, commando, errand, tile)) return advise('out-of-sight', '2.1', { tile, chance });
  const goal = levelCard(state, level.id).tiles[errand.tile]?.id ?? '';
  const isEscorted = state.escorts.some((each) => each.level === level.id && each.objective !== '');
  switch (errand.aim) {
    case 'escape':
      return advise('to-trap-door', '6.9', { tile, goal, chance });
    case 'fetch':
      return advise('to-item', '6.3', { tile, goal, chance });
    case 'rescue':
      return advise('to-fallen', '10.2', { tile, goal, chance });
    default:
      if (isToBeSilenced(state, level)) return advise('to-alarm', '6.14', { tile, goal, chance });
      return advise(isEscorted ? 'to-escort' : 'to-objective', '6.5', { tile, goal, chance });
  }
}

function isNearer(state: State, commando: Commando, errand: Errand, id: string): boolean {
  const tile = tileCalled(state, id)?.tile ?? -1;
  return (errand.costs[tile] ?? 0) < (errand.costs[commando.tile] ?? 0);
}

function comingUp(state: State, commando: Commando, { kind, tile: id }: ChoiceOf<'move' | 'sneak'>): Advice {
  const there = tileCalled(state, id);
  if (there && objectivesLeft(there.level) === 0 && isToBeSilenced(state, there.level))
    return advise('come-up-silence', '16.1', { tile: id, goal: alarmTile(there.card) });
  const chance = chanceToStayHidden(state, commando, id, kind === 'sneak');
  const steps = there ? stepsToDo(there.card, there.level, there.tile) : 0;
  const left = there ? objectivesLeft(there.level) : 0;
  return advise('come-up', '6.9', { level: there?.level.id ?? BELOW, tile: id, left, steps, chance });
}

/** Where the bell is. */
const alarmTile = ({ tiles, triangles, alarm }: Level): string => tiles[triangles[alarm]?.tile ?? -1]?.id ?? '';

function forExit(state: State, commando: Commando, level: LevelInPlay): Advice {
  const escort = state.escorts.find((each) => each.level === level.id && each.tile === commando.tile && each.objective !== '');
  return escort ? advise('leave-with', '15.1', { escort: escort.id }) : advise('leave', '6.9', { level: level.id });
}

function forAttack(
  state: State,
  commando: Commando,
  level: LevelInPlay,
  choice: ChoiceOf<'close-combat' | 'shoot' | 'throw' | 'bombard'>,
): Advice {
  const card = levelCard(state, level.id);
  if (choice.kind === 'close-combat') {
    const triangle = card.triangles[card.triangleAt[choice.target] ?? -1];
    const isWanted = card.objectives[triangle?.objective ?? -1]?.do === 'eliminate';
    const others = countEnemies(card, level, commando.tile) - 1;
    return isWanted ? advise('knife-wanted', '6.11') : advise('knife', '6.11', { target: choice.target, others });
  }
  const there = tileCalled(state, choice.tile);
  const enemies = there ? countEnemies(there.card, there.level, there.tile) : 0;
  if (choice.kind !== 'shoot') return advise('blast', '14.7', { tile: choice.tile, enemies });
  const isWanted = card.objectives.some(
    (objective, i) => objective.do === 'eliminate' && objective.tile === there?.tile && level.done[i] === false,
  );
  if (isWanted) return advise('shot-wanted', '6.12', { tile: choice.tile });
  if (isToBeSilenced(state, level) && alarmTile(card) === choice.tile) return advise('shot-bell', '16.1', { tile: choice.tile, enemies });
  if (commando.visible) return advise('shot-seen', '6.12', { tile: choice.tile, enemies });
  const { tile, weapon } = choice;
  return advise('shot-hidden', '6.12', { tile, weapon, enemies, gives: givenAway(state, level, weapon) });
}

/** 14.1, 3.1 What a shot costs whoever is hidden: the bell rings a silent alarm unless nobody hears it, the eye makes visible. */
function givenAway(state: State, level: LevelInPlay, weapon: string): string {
  const { bell = true, eye = true } = WEAPONS[weapon] ?? {};
  const rings = bell && level.alarm === 'silent' && effectOn(state, level) !== 'noise';
  if (rings) return eye ? 'both' : 'alarm';
  return eye ? 'sight' : bell ? 'noise' : 'nothing';
}

function forBlast(state: State, id: string): Advice | undefined {
  const there = tileCalled(state, id);
  if (!there) return undefined;
  const { card, level, tile } = there;
  const objective = card.objectives.find((each, i) => each.tile === tile && each.do === 'destroy' && level.done[i] === false);
  if (objective) return advise('blow-up-objective', '6.4', { objective: objective.id });
  return advise('blow-up-enemies', '6.4', { tile: id, enemies: countEnemies(card, level, tile) });
}

function forHealing(state: State, name: string): Advice | undefined {
  const patient = commandoCalled(state, name);
  if (!patient) return undefined;
  return patient.critical > 0
    ? advise('heal-fallen', '10.2', { commando: name, kits: kitsLeft(state) })
    : advise('heal', '14.2', { commando: name, wounds: patient.wounds });
}

function kitsLeft(state: State): number {
  let count = 0;
  for (const { carries } of state.commandos) for (const item of carries) if (item === FIRST_AID) count++;
  return count;
}
