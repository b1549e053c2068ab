/** Combat Commander as the kernel knows it. */
import { copyRandom, type Random } from '../../kernel/dice.ts';
import type { Game, Outcome, Result, Setup, SetupInfo } from '../../kernel/game.ts';
import { arrange } from './arrangement.ts';
import { beginDraft, beginScenario } from './beginning.ts';
import { flipbot } from './bot/flipbot.ts';
import { reason } from './bot/reasons.ts';
import { policy } from './bot.ts';
import { BLANK_MAPS } from './content/maps.ts';
import { ScenarioFile } from './content/scenario.ts';
import { faultsInScenario } from './content/scenario-check.ts';
import { SCENARIOS, scenarioCalled } from './content/scenarios.ts';
import { sightOn } from './content/sight.ts';
import { SIDES } from './content/terms.ts';
import { copyState } from './copy.ts';
import { figures } from './figures.ts';
import { FORMER_NAMES } from './former-names.ts';
import { plainAnswer } from './going-by.ts';
import { habits } from './habits.ts';
import { intentions } from './intentions.ts';
import { odds } from './odds.ts';
import { houseRules, OPTIONS } from './options.ts';
import { generate } from './rules/random-scenario.ts';
import { layOutChits, opening, setUp } from './rules/set-up.ts';
import { endOfTurn, turn } from './rules/turn.ts';
import { GAME_OVER } from './rules/victory.ts';
import { score } from './score.ts';
import { determinize } from './secrets.ts';
import { shortcuts } from './shortcuts.ts';
import { isHardlyWorth } from './sparing.ts';
import type { State } from './state.ts';
import { view, viewAfterwards } from './view.ts';
import { type Choice, choiceFrom, choiceText, type Event, type Rules, type Table } from './vocabulary.ts';

/** RS Besides each scenario: one that is generated. */
const RANDOM = 'random';

function begin(setup: Setup, random: Random): State {
  const rules = houseRules(setup);
  if (setup.content) return beginScenario(ScenarioFile.parse(setup.content.data), rules, copyRandom(random));
  return setup.id === RANDOM ? beginDraft(rules, copyRandom(random)) : beginScenario(scenarioCalled(setup.id), rules, copyRandom(random));
}

/** A scenario file of somebody's own. Its id may be that of one on the shelf: what counts is the file. */
function ownSetups(data: unknown): Result<readonly [SetupInfo]> {
  const [wrong] = faultsInScenario(data);
  if (wrong) return { ok: false, fault: wrong };
  return { ok: true, value: [{ id: ScenarioFile.parse(data).id }] };
}

/** The phases of a game; each time round is a checkpoint. */
function phaseOf(t: Table): Rules | undefined {
  switch (t.state.phase) {
    case 'generate':
      return generate(t);
    case 'chits':
      return layOutChits(t);
    case 'set-up':
      return setUp(t);
    case 'opening':
      return opening(t);
    case 'turn':
      return turn(t);
    default:
      return endOfTurn(t);
  }
}

/** A game may end in the middle of anything. */
function* proceed(t: Table): Rules {
  try {
    const phase = phaseOf(t);
    if (phase) yield* phase;
  } catch (thrown) {
    if (thrown !== GAME_OVER) throw thrown;
  }
}

function outcome({ winner, how }: State): Outcome | undefined {
  return winner === '' ? undefined : { winners: [winner], how };
}

export const combatCommander: Game<State, Choice, Event> = {
  id: 'combat-commander',
  rulesVersion: '1.5.0',
  renamed: FORMER_NAMES,
  setups: [...SCENARIOS.map(({ id }) => id), RANDOM].map((id) => ({ id })),
  options: OPTIONS,
  ownSetups,
  seats: () => SIDES.map((side, tone) => ({ id: side, side, tone })),
  begin,
  copy: copyState,
  proceed,
  outcome,
  view,
  viewAfterwards,
  determinize,
  odds,
  choiceText,
  choiceFrom,
  intentions,
  shortcuts,
  plainAnswer,
  isHardlyWorth,
  player: { policy, others: { flipbot }, reason, score, isTooLargeToSearch: true },
  lab: { longest: 20_000, arrange, figures, habits, tables: BLANK_MAPS.map((blank) => () => sightOn(blank())) },
};
