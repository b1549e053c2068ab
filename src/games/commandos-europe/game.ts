/** Commandos: Europe as the kernel knows it. */
import { copyRandom, type Random, reseed } from '../../kernel/dice.ts';
import { fault, type Game, type Outcome, type Result, type Seat, type Setup, type SetupInfo, untilThrown } from '../../kernel/game.ts';
import { arrange } from './arrangement.ts';
import { begin } from './beginning.ts';
import { carrier } from './bot/carrying.ts';
import { reason } from './bot/reasons.ts';
import { policy } from './bot.ts';
import { raidFrom } from './content/content-file.ts';
import { kept } from './content/kept.ts';
import { SETUPS } from './content/setups.ts';
import { copyState } from './copy.ts';
import { figures } from './figures.ts';
import { goesBy } from './going-by.ts';
import { habits } from './habits.ts';
import { intentions } from './intentions.ts';
import { odds } from './odds.ts';
import { OPTIONS } from './options.ts';
import { CONTENT } from './own-files.ts';
import { considered, figure, isPart, parts } from './plans.ts';
import { friendlyCombat } from './rules/combat.ts';
import { friendlyMovement } from './rules/friendly-movement.ts';
import { successDetermination } from './rules/game-turns.ts';
import { placement, purchasing } from './rules/purchasing.ts';
import { enemyPhase } from './rules/pursuit.ts';
import { setUp } from './rules/set-up.ts';
import { suppressiveFire } from './rules/suppressive-fire.ts';
import { isVictory, OVER } from './rules/winning.ts';
import { score } from './score.ts';
import { SHAPES } from './shapes.ts';
import { SEAT, type State } from './state.ts';
import { view } from './view.ts';
import { type Choice, choiceFrom, choiceText, type Event, type Rules, type Table } from './vocabulary.ts';

/** 4.0 The phases of a turn; each time round is a checkpoint. */
function phaseOf(t: Table): Rules {
  switch (t.state.phase) {
    case 'set-up':
      return setUp(t);
    case 'placement':
      return placement(t);
    case 'purchase':
      return purchasing(t);
    case 'movement':
      return friendlyMovement(t);
    case 'combat':
      return friendlyCombat(t);
    case 'suppression':
      return suppressiveFire(t);
    case 'enemies':
      return enemyPhase(t);
    default:
      return successDetermination(t);
  }
}

/** A war may end in the middle of anything. */
function proceed(t: Table): Rules {
  return untilThrown(OVER, phaseOf(t));
}

function outcome(state: State): Outcome | undefined {
  return state.phase === 'over' ? { winners: isVictory(state) ? [SEAT] : [], how: state.how } : undefined;
}

/** Cups are lists without order, so nothing is hidden but the dice to come. */
function determinize(state: State, _: readonly Seat[], random: Random): void {
  reseed(state.random, random);
}

/** A raid or a map of somebody's own. Its id may be that of a set-up on the shelf: what counts is the file. */
function ownSetups(data: unknown): Result<readonly [SetupInfo]> {
  if (typeof data !== 'object' || data === null || !CONTENT.recognises(data)) return fault('no-own-setups');
  const [wrong] = CONTENT.check(data);
  return wrong ? { ok: false, fault: wrong } : { ok: true, value: [{ id: raidFrom(data).id }] };
}

export const commandosEurope: Game<State, Choice, Event> = {
  id: 'commandos-europe',
  rulesVersion: '1.3.0',
  shapes: SHAPES,
  unnumbered: ['1.2.0'],
  setups: SETUPS.map((id) => ({ id })),
  options: OPTIONS,
  ownSetups,
  kept,
  seats: () => [{ id: SEAT, side: SEAT, tone: 0 }],
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
  goesBy,
  player: { policy, others: { carrier }, reason, score },
  lab: { longest: 60_000, arrange, figures, habits, plans: { parts, isPart, considered, figure } },
};
