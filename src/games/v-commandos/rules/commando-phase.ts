/** 6 The commando phase, and the moments between the enemy's steps at which commandos may interject. */
import { FIRST_AID, POINTS, TNT } from '../content/terms.ts';
import {
  BELOW,
  type Commando,
  commandoAt,
  hasSkill,
  isActing,
  type LevelInPlay,
  levelInPlay,
  OUT,
  type Phase,
  type State,
  saved,
} from '../state.ts';
import type { Choice, ChoiceOf, Rules, Table } from '../vocabulary.ts';
import { ACTIONS, act } from './actions.ts';
import { ask, NOBODY_CHOOSES, openWindow, plain, question, refusal } from './asking.ts';
import { worthAsking } from './at-hand.ts';
import { completeLevels } from './completing.ts';
import { firstAid, isBeside } from './equipment.ts';
import { meetEscorts } from './escorts.ts';
import { canDrop, collect, isWithinReach } from './handling.ts';
import { enterNest } from './nests.ts';
import { interact } from './objectives.ts';
import { isFrench, levelCard } from './operation-in-play.ts';
import { finishIfSpent, newMoment } from './points.ts';
import { countEnemies } from './spaces.ts';
import { layTnt } from './tnt.ts';

const NOT_IN_PLAY = refusal('not-to-choose', '10.3');
const TURN_OVER = refusal('turn-over', '6.1');
const ANOTHER_ACTS = refusal('another-acts', '6.1');
const NOTHING_TO_WAIT_FOR = refusal('not-to-choose', '6.2');

/** 6.1 He gives up what is left of his points. */
const done = plain('done', '6.1', (state, commando) => {
  if (commando.level === OUT) return NOT_IN_PLAY;
  if (commando.finished) return TURN_OVER;
  return state.acting >= 0 && !isActing(state, commando) ? ANOTHER_ACTS : undefined;
});

/** 6.2 Whoever could interject something and does not want to: he is asked again when something has happened. */
const wait = plain('wait', '6.2', (state, commando) => {
  if (commando.level === OUT) return NOT_IN_PLAY;
  return isAtIt(state, commando) || commando.waits ? NOTHING_TO_WAIT_FOR : undefined;
});

const THINGS_TO_DO = [...ACTIONS, done, wait];
const commandoPhase = { ...question('commandos', '6.1', THINGS_TO_DO), worthAsking: worthAsking(THINGS_TO_DO) };
const PASS: ChoiceOf<'pass'> = { kind: 'pass' };
/** Under fire a nest is worth being asked for. */
const takeCover = { ...enterNest, minor: false };
const INTERJECTIONS = [...ACTIONS.map((each) => (each === enterNest ? takeCover : each)), plain('pass', '6.2')];
const moment = { ...openWindow('moment', '6.2', INTERJECTIONS, PASS), worthAsking: worthAsking(INTERJECTIONS) };

/** 6.1 Three points for everybody, less one for each wound. */
export function beginCommandoPhase(t: Table): void {
  const { state } = t;
  newMoment(state);
  state.acting = -1;
  for (const each of state.commandos) {
    each.left = each.level === OUT ? 0 : Math.max(0, POINTS - each.wounds);
    each.spent = 0;
    each.drawn = 0;
    each.finished = each.level === OUT || each.left === 0;
    each.skilled = false;
  }
  state.hot = [];
  state.hotBy = [];
}

/** 6.2 A seat that has finished can still do what costs nothing, or what it has saved for. */
function mayInterject(state: State, commando: Commando): boolean {
  if (commando.level === OUT) return false;
  if (saved(commando) > 0 && commando.critical === 0) return commando.since < state.turn || commando.level !== '';
  const level = levelInPlay(state, commando.level);
  if (!level) return false;
  for (const count of level.charges) if (count > 0) return true;
  return hasSomethingForNothing(state, commando, level);
}

/** RULINGS What costs nothing and is worth a question: cover, a kit or a charge whose user pays no point, an objective that asks for none. */
export function hasSomethingForNothing(state: State, commando: Commando, level: LevelInPlay): boolean {
  const { seat, tile } = commando;
  if (commando.visible && enterNest.candidates(state, seat).length > 0) return true;
  if (hasSkill(commando, 'quick-hands') && couldHeal(state, commando)) return true;
  if (laysForNothing(state, commando) && countEnemies(levelCard(state, level.id), level, tile) > 0) return true;
  return hasObjectiveForNothing(state, commando, level);
}

/** With the kit that he has, or that is to be had there. */
function couldHeal(state: State, commando: Commando): boolean {
  if (firstAid.candidates(state, commando.seat).length > 0) return true;
  return commando.critical === 0 && isAnyHurtBeside(state, commando) && isWithinReach(state, commando, FIRST_AID);
}

function isAnyHurtBeside(state: State, commando: Commando): boolean {
  for (const each of state.commandos) if (each.wounds > 0 && (each === commando || isBeside(each, commando))) return true;
  return false;
}

/** With the charge that he has, or that is to be had there. */
const laysForNothing = (state: State, commando: Commando): boolean =>
  hasSkill(commando, 'quick-fuse') &&
  (layTnt.candidates(state, commando.seat).length > 0 || (commando.critical === 0 && isWithinReach(state, commando, TNT)));

/** What he stands upon is what the operation is about. */
export function hasObjectiveForNothing(state: State, commando: Commando, level: LevelInPlay): boolean {
  const { seat, tile } = commando;
  const card = levelCard(state, level.id);
  const isToBeDestroyed = () =>
    card.objectives.some((objective, i) => objective.do === 'destroy' && objective.tile === tile && !level.done[i]);
  if (laysForNothing(state, commando) && isToBeDestroyed()) return true;
  // Without a token there is nothing to interact with.
  return (card.trianglesOn[tile]?.length ?? 0) > 0 && interact.candidates(state, seat).length > 0;
}

/** Spends his points, or could begin to. */
function isAtIt(state: State, commando: Commando): boolean {
  return state.acting < 0 ? !commando.finished : isActing(state, commando);
}

const actionsAtHand = worthAsking(ACTIONS);

/** Whoever is at it, or could begin; and whoever has anything to interject. */
function mayBeAsked(state: State, commando: Commando): boolean {
  if (commando.level === OUT) return false;
  if (isAtIt(state, commando)) return true;
  if (commando.waits) return false;
  // Most could put something down.
  if (commando.level !== BELOW && canDrop(state, commando)) return true;
  for (const { candidates } of actionsAtHand(state, commando.seat)) if (candidates(state, commando.seat).length > 0) return true;
  return false;
}

function isEverybodyDone({ commandos: all }: State): boolean {
  for (const { finished } of all) if (!finished) return false;
  return true;
}

/** 6 One choice of the commando phase; each is a checkpoint. */
export function commandos(t: Table): Rules {
  const { state } = t;
  if (!isEverybodyDone(state)) return oneChoice(t);
  for (const each of state.commandos) each.left = 0;
  newMoment(state);
  state.acting = -1;
  state.phase = 'before-reinforcement';
  return NOBODY_CHOOSES;
}

function* oneChoice(t: Table): Rules {
  const { state } = t;
  const seats: string[] = [];
  for (const each of state.commandos) if (mayBeAsked(state, each)) seats.push(each.seat);
  const choice = yield* ask(seats, commandoPhase);
  yield* carryOut(t, commandoAt(state, t.by), choice);
}

const NEXT: Partial<Record<Phase, Phase>> = {
  'before-reinforcement': 'reinforcement',
  'before-movement': 'movement',
  'before-shooting': 'shooting',
  'after-shooting': 'end-of-turn',
};

/** 6.2 Before and after the enemy's steps: those are asked who have something worth it. */
export function betweenSteps(t: Table): Rules {
  const { state } = t;
  let seats: string[] | undefined;
  for (const each of state.commandos) {
    if (!mayInterject(state, each)) continue;
    seats ??= [];
    seats.push(each.seat);
  }
  if (seats) return interjection(t, seats);
  nextStep(t);
  return NOBODY_CHOOSES;
}

function nextStep(t: Table): void {
  const { state } = t;
  // RULINGS 13.1 The moment after the last action is still one of the commando phase.
  if (state.phase === 'before-reinforcement') completeLevels(t);
  newMoment(state);
  state.phase = NEXT[state.phase] ?? 'end-of-turn';
}

function* interjection(t: Table, seats: readonly string[]): Rules {
  const choice = yield* ask(seats, moment);
  if (choice.kind === 'pass') nextStep(t);
  else yield* carryOut(t, commandoAt(t.state, t.by), choice);
}

/** Most actions are over at once, and meet nobody. */
function carryOut(t: Table, commando: Commando, choice: Choice): Rules {
  const action = act(t, commando, choice);
  if (action !== NOBODY_CHOOSES) return carryOn(t, action);
  const meeting = meetEscorts(t);
  if (meeting !== NOBODY_CHOOSES) return carryOn(t, meeting);
  afterwards(t);
  return NOBODY_CHOOSES;
}

function* carryOn(t: Table, procedure: Rules): Rules {
  yield* procedure;
  yield* meetEscorts(t);
  afterwards(t);
}

function afterwards(t: Table): void {
  if (!mayStillCollect(t.state)) finishIfSpent(t);
  // French: a level is done the moment the last one leaves it.
  if (isFrench(t.state)) completeLevels(t);
}

/** 6.3 Whoever spends the last point of all picks up what lies there before the enemy comes; the others can while somebody acts. */
export function mayStillCollect(state: State): boolean {
  const last = state.acting < 0 ? undefined : state.commandos[state.acting];
  if (!last || last.left + last.drawn > 0) return false;
  for (const each of state.commandos) if (each !== last && !each.finished) return false;
  return collect.candidates(state, last.seat).length > 0;
}
