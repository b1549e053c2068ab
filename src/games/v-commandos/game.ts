/** V-Commandos as the kernel knows it. */
import { copyRandom, type Random } from '../../kernel/dice.ts';
import { type Game, NOBODY_CHOOSES, type Outcome, type Result, type Setup, type SetupInfo, untilThrown } from '../../kernel/game.ts';
import { arrange } from './arrangement.ts';
import { begin, seatsFor } from './beginning.ts';
import { nextToChoose } from './bot/order.ts';
import { reason } from './bot/reasons.ts';
import { policy } from './bot.ts';
import { kept } from './content/kept.ts';
import { faultsInLevel, faultsInOperation, isLevelFile } from './content/level-check.ts';
import { operationFromFile, SETUPS } from './content/operations.ts';
import { copyState } from './copy.ts';
import { figures } from './figures.ts';
import { anyAnswer, goesBy } from './going-by.ts';
import { intentions } from './intentions.ts';
import { odds } from './odds.ts';
import { OPTIONS } from './options.ts';
import { considered, isPart, parts } from './plans.ts';
import { betweenSteps, commandos } from './rules/commando-phase.ts';
import { endOfTurn } from './rules/end-of-turn.ts';
import { movement } from './rules/enemy-movement.ts';
import { shooting } from './rules/enemy-shooting.ts';
import { events } from './rules/event-phase.ts';
import { OVER } from './rules/failure.ts';
import { collect } from './rules/handling.ts';
import { selection, turnBegins } from './rules/operation-set-up.ts';
import { reinforcement } from './rules/reinforcements.ts';
import { score } from './score.ts';
import { determinize } from './secrets.ts';
import type { State } from './state.ts';
import { view } from './view.ts';
import { type Choice, choiceFrom, choiceText, type Event, MISFITS, type Rules, type Table } from './vocabulary.ts';

/** 4.1 The phases of a turn; each time round is a checkpoint. */
function phaseOf(t: Table): Rules {
  switch (t.state.phase) {
    case 'selection':
      return selection(t);
    case 'turn-begins':
      return turnBegins(t);
    case 'events':
      return events(t);
    case 'commandos':
      return commandos(t);
    case 'reinforcement':
      return reinforcement(t);
    case 'movement':
      return movement(t);
    case 'shooting':
      return shooting(t);
    case 'end-of-turn':
      return endOfTurn(t);
    default:
      return betweenSteps(t);
  }
}

/** Orange is the enemy's: his tokens and his dice. */
const TONES = [0, 3, 2, 5];

/** An operation may end in the middle of anything. */
function proceed(t: Table): Rules | undefined {
  const procedure = phaseOf(t);
  return procedure === NOBODY_CHOOSES ? undefined : untilThrown(OVER, procedure);
}

function outcome({ phase, won, how, commandos: team }: State): Outcome | undefined {
  return phase === 'over' ? { winners: won ? team.map(({ seat }) => seat) : [], how } : undefined;
}

/** A level of somebody's own is a quick game, an operation is an operation. Its id may be that of one on the shelf: what counts is the file. */
function ownSetups(data: unknown): Result<readonly [SetupInfo]> {
  const isLevel = typeof data === 'object' && data !== null && isLevelFile(data);
  const [wrong] = isLevel ? faultsInLevel(data) : faultsInOperation(data);
  if (wrong) return { ok: false, fault: wrong };
  return { ok: true, value: [{ id: operationFromFile(data).operation }] };
}

/**
 * 6.1 Whoever spends his points, or has chosen last and has points left, or could begin; before those who could only interject. Who has
 * just spent his last point stays while something lies at his feet.
 */
function foremost(state: State, seats: readonly string[], last: string | undefined): string | undefined {
  const { acting, commandos: team } = state;
  const at = team[acting]?.seat;
  if (at !== undefined && seats.includes(at)) return at;
  if (last !== undefined && state.phase === 'commandos' && seats.includes(last) && collect.candidates(state, last).length > 0) return last;
  const able = team.filter(({ seat, finished }) => !finished && seats.includes(seat)).map(({ seat }) => seat);
  return last !== undefined && able.includes(last) ? last : able[0];
}

export const vCommandos: Game<State, Choice, Event> = {
  id: 'v-commandos',
  rulesVersion: '1.5.0',
  unnumbered: ['1.3.0'],
  setups: SETUPS.map((id) => ({ id })),
  options: OPTIONS,
  ownSetups,
  kept,
  seats: (setup: Setup) => seatsFor(setup).map((id, i) => ({ id, side: 'team', tone: TONES[i] ?? 0 })),
  begin: (setup: Setup, random: Random) => begin(setup, copyRandom(random)),
  copy: copyState,
  proceed,
  outcome,
  view,
  determinize,
  odds,
  choiceText,
  choiceFrom,
  intentions,
  misfits: MISFITS,
  foremost,
  goesBy,
  anyAnswer,
  player: { policy, reason, score, nextToChoose },
  lab: { longest: 40_000, arrange, figures, plans: { parts, isPart, considered } },
};
