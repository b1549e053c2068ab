/** 6 The commando phase, and the moments between the enemy's steps at which commandos may interject. */
import { POINTS } from '../content/terms.ts';
import { BELOW, type Commando, commandoAt, isActing, OUT, type Phase, type State } from '../state.ts';
import type { Choice, ChoiceOf, Rules, Table } from '../vocabulary.ts';
import { ACTIONS, act } from './actions.ts';
import { ask, NOBODY_CHOOSES, openWindow, plain, question, refusal } from './asking.ts';
import { worthAsking } from './at-hand.ts';
import { completeLevels } from './completing.ts';
import { meetEscorts } from './escorts.ts';
import { canDrop, collect } from './handling.ts';
import { isStandingBy, mayInterject, STANDING_BY } from './interjecting.ts';
import { enterNest, leaveNest } from './nests.ts';
import { isFrench } from './operation-in-play.ts';
import { finishIfSpent, newMoment } from './points.ts';

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

const THINGS_TO_DO = [...ACTIONS, done, wait, ...STANDING_BY];
const commandoPhase = { ...question('commandos', '6.1', THINGS_TO_DO), worthAsking: worthAsking(THINGS_TO_DO) };
const PASS: ChoiceOf<'pass'> = { kind: 'pass' };
const pass = plain('pass', '6.2');
/** Under fire a nest is worth being asked for, and worth leaving to a comrade. */
const INTERJECTIONS = [...ACTIONS.map((each) => (each === enterNest || each === leaveNest ? { ...each, minor: false } : each)), pass];
const moment = { ...openWindow('moment', '6.2', INTERJECTIONS, PASS), worthAsking: worthAsking(INTERJECTIONS) };
/** Those who stand by are asked about everything. */
const EVERYTHING = [...ACTIONS.map((each) => ({ ...each, minor: false })), ...STANDING_BY, pass];
const momentToStandBy = { ...openWindow('moment', '6.2', EVERYTHING, PASS), worthAsking: worthAsking(EVERYTHING) };

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
    if (!mayInterject(state, each) && !isStandingBy(state, each)) continue;
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
  const standsBy = t.state.commandos.some((each) => each.standsBy && seats.includes(each.seat));
  const choice = yield* ask(seats, standsBy ? momentToStandBy : moment);
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
