/** The scripted team: each commando has an errand, and takes the choice that serves it best. */
import { below, type Random } from '../../kernel/dice.ts';
import type { Seat } from '../../kernel/game.ts';
import { entryOf } from '../../kernel/listed.ts';
import { FAR, type Ground, groundOf } from './bot/ground.ts';
import { patrols } from './bot/patrols.ts';
import { type Errand, errandOf, stepsToDo } from './bot/plan.ts';
import { hasReinforcements } from './content/level.ts';
import { CROWBAR, ENEMY_DICE, enemyAt, itemAt, NEST, TNT, WEAPONS } from './content/terms.ts';
import { during } from './doing.ts';
import { hiddenChance } from './odds.ts';
import { isToBeSilenced } from './rules/alarm.ts';
import { makesWay } from './rules/interjecting.ts';
import { tileCalled } from './rules/moving.ts';
import { objectivesLeft } from './rules/objectives.ts';
import { levelCard } from './rules/operation-in-play.ts';
import { countEnemies } from './rules/spaces.ts';
import { hides } from './rules/stealth.ts';
import { type Commando, commandoAt, commandoCalled, levelInPlay, type State } from './state.ts';
import type { Choice, Question } from './vocabulary.ts';

export function policy(state: State, seat: Seat, question: Question, choices: readonly Choice[], random: Random): Choice {
  const all = worths(state, seat, question, choices);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < all.length; i++) {
    const worth = (all[i] ?? 0) + below(random, 100) / 10_000;
    if (worth <= most) continue;
    most = worth;
    best = i;
  }
  return entryOf(choices, best, 'choice');
}

/** What each choice is worth to the team. */
export function worths(state: State, seat: Seat, { asks }: Question, choices: readonly Choice[]): number[] {
  const commando = commandoAt(state, seat);
  const level = asks === 'commandos' || asks === 'moment' ? levelInPlay(state, commando.level) : undefined;
  const ground = level && groundOf(state, level);
  const errand = ground && choices.some(({ kind }) => ON_AN_ERRAND.has(kind)) ? errandOf(state, commando, ground) : undefined;
  const coming = ground && errand ? patrols(state, ground, commando) : [];
  const all: number[] = [];
  for (const choice of choices) all.push(worthOf(state, commando, ground, errand, coming, asks, choice));
  return all;
}

/** Choices that are judged by what the commando is about. */
const ON_AN_ERRAND: ReadonlySet<string> = new Set<Choice['kind']>([
  'move',
  'sneak',
  'exit',
  'unblock',
  'force-door',
  'shoot-door',
  'barricade',
  'wear-uniform',
  'shoot',
]);

/** Doing nothing is worth nothing: whatever is worth less is left alone. */
function worthOf(
  state: State,
  commando: Commando,
  ground: Ground | undefined,
  errand: Errand | undefined,
  coming: readonly number[],
  asks: string,
  choice: Choice,
): number {
  switch (choice.kind) {
    case 'done':
      return state.acting < 0 && commando.left > 0 ? 0.02 : 0.05;
    case 'pass':
    case 'wait':
      return 0.05;
    case 'move':
    case 'sneak':
      return ground
        ? stepWorth(state, commando, ground, errand, coming, choice.tile, choice.kind === 'sneak', asks)
        : entryWorth(state, commando, choice.tile, choice.kind === 'sneak');
    case 'exit':
      return ground && errand ? exitWorth(state, commando, ground, errand) : -1;
    case 'unblock':
      return errand && (errand.aim === 'escape' || errand.aim === 'objective') && errand.tile === commando.tile ? 6 : -1;
    case 'interact':
      return 12;
    case 'close-combat':
      return ground ? combatWorth(state, commando, ground, choice.target) : -1;
    case 'shoot':
      return ground ? shotWorth(state, commando, ground, errand, choice.weapon, choice.tile) : -1;
    case 'throw':
      return ground ? throwWorth(commando, ground, choice.tile) : -1;
    case 'bombard':
      return bombardWorth(state, choice.tile);
    case 'lay-tnt':
      return ground && wantsCharge(ground, commando.tile) ? 14 : -1;
    case 'blow-up':
      return ground ? blastWorth(state, ground, choice.tile) : -1;
    case 'interrupt-alarm':
      return isAnybodySeen(state, commando) ? -1 : 3;
    case 'first-aid':
    case 'bandage':
      return healWorth(state, choice.commando, choice.kind === 'first-aid');
    case 'order':
      return 0.6;
    case 'force-door':
    case 'shoot-door':
      return ground && errand ? doorWorth(state, commando, ground, errand, choice.door, choice.kind === 'force-door') : -1;
    case 'barricade':
      return errand?.aim === 'wait' ? 1.5 : 0.3;
    case 'wear-uniform':
      return commando.visible ? 3 : errand && (errand.costs[commando.tile] ?? 0) > 3 && errand.aim !== 'wait' ? 2 : -1;
    case 'save':
      return 0.4;
    case 'collect':
      return collectWorth(commando, choice.item);
    case 'enter-nest':
      return 0.1;
    case 'leave-nest':
      return makesWay(state, commando) ? 2 : -1;
    default:
      return answerWorth(state, choice);
  }
}

/** What is answered when the rules ask something in between. */
function answerWorth(state: State, choice: Choice): number {
  switch (choice.kind) {
    case 'select':
      return SELECTION.indexOf(`${choice.specialist} ${choice.side}`);
    case 'kill':
      return ENEMY_DICE[enemyAt(choice.target)] ?? 5;
    case 'hit':
      return 3 - (commandoCalled(state, choice.character)?.wounds ?? 9);
    case 'follow':
      return 1;
    case 'point':
      return commandoCalled(state, choice.commando)?.visible ? 1 : 0.5;
    case 'side':
      return SELECTION.indexOf(`${during(state, 'side').specialist} ${choice.side}`);
    case 'send':
      return (ENEMY_DICE[enemyAt(choice.enemy)] ?? 2) * farFromTeam(state, choice.tile);
    case 'let-in':
      return -(ENEMY_DICE[enemyAt(choice.enemy)] ?? 2);
    case 'at-entrance':
      return entranceWorth(state, choice.entrance);
    case 'aim':
      return aimWorth(state, choice.tile);
    case 'next':
      return 0;
    default:
      return -1;
  }
}

const SELECTION = [
  'officer blue',
  'sniper blue',
  'scout tan',
  'sapper blue',
  'medic tan',
  'sniper tan',
  'officer tan',
  'medic blue',
  'scout blue',
  'sapper tan',
];

function aimWorth(state: State, tile: string): number {
  const there = tileCalled(state, tile);
  const wounds = state.commandos
    .filter((each) => each.level === there?.level.id && each.tile === there.tile && each.visible)
    .map((each) => each.wounds);
  return -Math.max(0, ...wounds);
}

/** Steps to the nearest of the team. */
export function farFromTeam(state: State, id: string): number {
  const there = tileCalled(state, id);
  if (!there) return 0;
  const { card, level, tile } = there;
  let least = FAR;
  for (const each of state.commandos) if (each.level === level.id) least = Math.min(least, card.distance[tile]?.[each.tile] ?? FAR);
  return Math.min(4, least);
}

/** More of them come in where nobody of the team is near. */
function entranceWorth(state: State, id: string): number {
  for (const level of state.levels) {
    const card = levelCard(state, level.id);
    const entrance = card.entrances[card.entranceAt[id] ?? -1];
    if (entrance) return farFromTeam(state, card.tiles[entrance.tile]?.id ?? '');
  }
  return 0;
}

/** Who is to get away runs for it on so many turns. */
const LAST_TURNS = 2;

/** Dice that would be fired at somebody visible on a tile when the enemy's step comes: those there, beside it, and a step away. */
function danger({ card, dice: all }: Ground, tile: number): number {
  let dice = 0;
  // Ways are as long in either direction.
  const far = card.distance[tile] ?? [];
  for (let from = 0; from < far.length; from++) {
    const steps = far[from] ?? FAR;
    if (steps <= 2) dice += (all[from] ?? 0) * (steps === 2 ? 0.6 : 1);
  }
  const hits = card.tiles[tile]?.hits ?? 4;
  return (dice * (7 - hits)) / 6;
}

/** What it costs to be seen there: wounds to come, and the alarm if it is still silent. */
function exposure(state: State, ground: Ground, tile: number): number {
  if (ground.card.training.alarmFails && ground.level.alarm === 'silent')
    return isNowOrNever(state, ground) ? 1 : ground.level.interrupted ? 40 : 6;
  const alarm = ground.level.alarm === 'silent' ? 2.6 : 0;
  return (alarm + 1.1 * Math.min(5, danger(ground, tile))) * patience(state, ground);
}

/** Who is still on a level without reinforcements when its time is over has failed, seen or not. */
function isNowOrNever({ turn }: State, { card, level }: Ground): boolean {
  return !hasReinforcements(card) && turn - level.since + LAST_TURNS >= card.turns;
}

/** Nobody hides for ever: more of them come every turn, two by two while the alarm rings, and time may be short. */
function patience({ turn }: State, { card, level }: Ground): number {
  const turns = turn - level.since;
  const late = Math.max(0, turns - 3) * (level.alarm === 'silent' ? 0.1 : 0.25);
  const isDue = card.turns > 0 && card.objectives.some((objective, i) => objective.do !== 'hold' && !level.done[i]);
  return (isDue ? Math.min(1, (card.turns - turns) / 5) : 1) / (1 + late);
}

function stepWorth(
  state: State,
  commando: Commando,
  ground: Ground,
  errand: Errand | undefined,
  coming: readonly number[],
  id: string,
  sneaking: boolean,
  asks: string,
): number {
  const { card, level } = ground;
  const tile = card.tileAt[id];
  if (tile === undefined || !errand) return -1;
  const enemies = ground.enemies[tile] ?? 0;
  const isHidden = hides(card.tiles[tile]?.size ?? 'small', sneaking, commando);
  const hidden =
    !isHidden || (commando.visible && enemies > 0) ? 0 : commando.visible ? 1 : hiddenChance(state, commando, level.id, enemies);
  const here = errand.costs[commando.tile] ?? FAR;
  const nearer = here - (errand.costs[tile] ?? FAR);
  const points = commando.left + commando.drawn;
  const price = sneaking ? 2 : 1;
  const noticed = (at: number): number => 1 - hiddenChance(state, commando, level.id, coming[at] ?? 0);
  const last = points - price <= 0;
  // Whoever has points left walks on before a patrol comes.
  const seenThere = (1 - hidden + hidden * noticed(tile) * (last ? 1 : 0.25)) * exposure(state, ground, tile);
  const seenHere = (commando.visible ? 1 : noticed(commando.tile)) * exposure(state, ground, commando.tile);
  const fire = commando.visible ? reaction(ground, commando.tile, tile) : 0;
  // Between the enemy's steps a saved point is for getting out of sight.
  if (asks === 'moment') return seenHere - seenThere - fire - 0.8;
  // Nobody stays beside a charge.
  const flight = (level.charges[commando.tile] ?? 0) > 0 ? 5 : 0;
  const risk = last ? seenThere : seenThere * 0.7;
  if (errand.aim === 'wait')
    return flight + (commando.visible ? seenHere - risk - fire : here <= 0.5 && seenHere < 0.5 ? -1 : nearer * 0.5 + seenHere - risk * 2);
  const urge = errand.aim === 'escape' ? 1.5 : 1.2;
  return Math.min(3.5, nearer) * urge + (last ? seenHere * 0.8 : seenHere * 0.3) - risk - fire + flight;
}

function reaction({ card, dice: all }: Ground, from: number, to: number): number {
  const dice = (all[from] ?? 0) + (to < 0 ? 0 : (all[to] ?? 0));
  return (dice * (7 - (card.tiles[from]?.hits ?? 4)) * 1.2) / 6;
}

/** Up through which trap door: on a level that still wants somebody, without waking its alarm. */
function entryWorth(state: State, commando: Commando, id: string, sneaking: boolean): number {
  const there = tileCalled(state, id);
  if (!there) return -1;
  const { level, card, tile } = there;
  const isRinging = isToBeSilenced(state, level);
  if (objectivesLeft(level) === 0 && !isRinging) return -5;
  const others = state.commandos.filter((each) => each.level === level.id).length;
  const enemies = countEnemies(card, level, tile);
  const isHidden = hides(card.tiles[tile]?.size ?? 'small', sneaking, commando);
  const hidden = isHidden ? (commando.visible ? (enemies > 0 ? 0 : 1) : hiddenChance(state, commando, level.id, enemies)) : 0;
  const crowd = others >= card.commandos ? (level.alarm === 'silent' ? 6 : 1) : 0;
  return 6 - crowd - others * 0.8 - stepsToDo(card, level, tile) * 0.4 - (1 - hidden) * 3;
}

function exitWorth(state: State, commando: Commando, ground: Ground, errand: Errand): number {
  const { level } = ground;
  const escort = state.escorts.some((each) => each.level === level.id && each.tile === commando.tile && each.objective !== '');
  const fire = commando.visible ? reaction(ground, commando.tile, -1) : 0;
  if (escort) return 12 - fire;
  if (errand.aim === 'escape')
    return state.commandos.some((each) => each !== commando && each.level === level.id && each.critical > 0 && commando.carries.includes(0))
      ? 0.5
      : 10 - fire;
  return -1;
}

function combatWorth(state: State, commando: Commando, ground: Ground, target: string): number {
  const { card, level } = ground;
  const enemies = ground.enemies[commando.tile] ?? 0;
  // With comrades looking on, one token in six is “spotted”.
  const risk = enemies > 1 ? exposure(state, ground, commando.tile) / 6 : 0;
  const triangle = card.triangleAt[target];
  const isWanted = triangle !== undefined && card.objectives[card.triangles[triangle]?.objective ?? -1]?.do === 'eliminate';
  const dice = ENEMY_DICE[enemyAt(target)] ?? 2;
  return (isWanted ? 14 : 1 + 0.4 * dice + (objectivesLeft(level) === 0 ? -0.8 : 0)) - risk;
}

/** Silently always; loudly when he is seen anyway. */
function shotWorth(state: State, commando: Commando, ground: Ground, errand: Errand | undefined, weapon: string, id: string): number {
  const { card, level } = ground;
  const tile = card.tileAt[id] ?? -1;
  const { dice = 0, eye = false, bell = false } = WEAPONS[weapon] ?? {};
  const needed = card.tiles[tile]?.hits ?? 4;
  const enemies = ground.enemies[tile] ?? 0;
  const kills = Math.min(enemies, (dice * (7 - needed)) / 6);
  const wanted = card.objectives.some((objective, i) => objective.do === 'eliminate' && objective.tile === tile && !level.done[i]) ? 3 : 0;
  const seen = eye && !commando.visible ? exposure(state, ground, commando.tile) : 0;
  const heard = bell && level.alarm === 'silent' ? 2.4 : 0;
  const urgent = commando.visible ? Math.min(2, danger(ground, commando.tile)) : 0.3;
  // Whoever stands where he has to go is better shot before than met.
  const isOnWay = errand && errand.aim !== 'wait' && (errand.costs[tile] ?? FAR) < (errand.costs[commando.tile] ?? FAR);
  const opened = isOnWay && !commando.visible ? kills * 0.35 * exposure(state, ground, tile) : 0;
  return kills * (0.7 + urgent) + opened + wanted - seen - heard - 0.6 + (weapon === NEST ? 0.2 : 0);
}

function throwWorth(commando: Commando, { card, level, enemies: all }: Ground, id: string): number {
  const tile = card.tileAt[id] ?? -1;
  const enemies = all[tile] ?? 0;
  const own = tile === commando.tile && commando.visible ? 2 : 0;
  const heard = level.alarm === 'silent' ? 2.4 : 0;
  return Math.min(enemies, 1.7) * (commando.visible ? 1.8 : 0.7) - heard - own - 0.8;
}

function bombardWorth(state: State, id: string): number {
  const there = tileCalled(state, id);
  if (!there) return -1;
  const own = state.commandos.some((each) => each.level === there.level.id && each.tile === there.tile && each.visible);
  return countEnemies(there.card, there.level, there.tile) * 0.9 - 2.2 - (own ? 5 : 0) - (there.level.alarm === 'silent' ? 2 : 0);
}

function wantsCharge({ card, level }: Ground, tile: number): boolean {
  if ((level.charges[tile] ?? 0) > 0) return false;
  return card.objectives.some((objective, i) => objective.do === 'destroy' && objective.tile === tile && !level.done[i]);
}

function blastWorth(state: State, { card, level, enemies }: Ground, id: string): number {
  const tile = card.tileAt[id] ?? -1;
  const isOwn =
    state.commandos.some((each) => each.level === level.id && each.tile === tile) ||
    state.escorts.some((each) => each.level === level.id && each.tile === tile);
  if (isOwn) return -50;
  const spoils = card.objectives.some(
    (objective, i) =>
      objective.tile === tile && !level.done[i] && !level.turned[i] && objective.do !== 'destroy' && objective.do !== 'eliminate',
  );
  if (spoils) return -50;
  return card.objectives.some((objective, i) => objective.tile === tile && objective.do === 'destroy' && !level.done[i])
    ? 13
    : (enemies[tile] ?? 0) - 2;
}

function isAnybodySeen(state: State, { level }: Commando): boolean {
  return state.commandos.some((each) => each.level === level && each.visible && each.critical === 0);
}

function healWorth(state: State, name: string, isKit: boolean): number {
  const patient = commandoCalled(state, name);
  if (!patient) return -1;
  if (patient.critical > 0) return 15;
  return isKit ? (patient.wounds >= 2 ? 5 : -1) : patient.wounds * 1.2;
}

/** A door on the way. */
function doorWorth(state: State, commando: Commando, ground: Ground, errand: Errand, id: string, quietly: boolean): number {
  const { card, level } = ground;
  const { between } = card.doors[card.doorAt[id] ?? -1] ?? { between: [0, 0] as const };
  const beyond = between[0] === commando.tile ? between[1] : between[0];
  const here = errand.costs[commando.tile] ?? FAR;
  if (errand.aim === 'wait' || (errand.costs[beyond] ?? FAR) + 2 > here) return -1;
  const noise = quietly ? 0 : level.alarm === 'silent' ? 2 : 0.5;
  const seen = quietly || commando.visible ? 0 : exposure(state, ground, commando.tile);
  return 3 - noise - seen;
}

const LIKED: Readonly<Record<string, number>> = {
  tnt: 3,
  'first-aid': 2.5,
  crowbar: 1.5,
  uniform: 2.2,
  grenade: 1.5,
  'sten-silenced': 2.6,
  bombardment: 1,
  'stg44-1': 1,
  'stg44-2': 1,
  mg42: 1,
  mp40: 0.4,
};

function collectWorth(commando: Commando, id: string): number {
  const item = itemAt(id);
  // Two charges are enough for anybody.
  if (item === TNT && commando.carries.filter((each) => each === TNT).length >= 2) return -1;
  // One crowbar opens every door.
  if (commando.carries.filter((each) => each === item).length >= (item === CROWBAR ? 1 : 2)) return -1;
  return 4 + (LIKED[id] ?? 0);
}
