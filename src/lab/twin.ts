/**
 * A game played beside its twin: after every choice the position is rebuilt from checkpoint and choices, and at the end
 * the whole game is opened again from its save, with every choice checked. State, decision and views must be the same to the
 * last figure.
 */
import type { Bot } from '../bots/bot.ts';
import { randomChoice } from '../bots/random.ts';
import type { AnyChronicle, AnyGame } from '../games/box.ts';
import { Chronicle, type Stops } from '../kernel/chronicle.ts';
import { randomFrom } from '../kernel/dice.ts';
import type { Choice, GameEvent, GameState, Seat, Setup } from '../kernel/game.ts';
import { Match } from '../kernel/match.ts';
import { readSave, replaySave, saveOf } from '../kernel/save.ts';
import { seatsOf } from '../kernel/setup.ts';
import { seating } from './games.ts';
import { isSame } from './same.ts';

type AnyMatch = Match<GameState, Choice, GameEvent>;

/** Everything that can be asked of a match. */
interface Portrait {
  readonly state: GameState;
  readonly asked: readonly unknown[];
  readonly views: readonly unknown[];
  /** What each seat that is asked may choose. */
  readonly lists: readonly { readonly seat: Seat; readonly choices: readonly Choice[] }[];
}

const atEveryWindow: Stops<GameState, Choice> = () => true;

/** Plays a whole game; throws where something is not as it should be. Says how many decisions it had. */
export function playWithTwin(game: AnyGame, setup: Setup, bot: Bot, seed: string, stops = atEveryWindow): number {
  const table: AnyChronicle = new Chronicle(game, { setup, seed, salt: 'twin' }, stops);
  const botOfSeat = seating(game, setup, [bot]);
  const random = randomFrom(`${seed} bots`);
  const { match } = table;
  while (match.decision) {
    if (table.version >= game.lab.longest) throw new Error(`The game is not over after ${game.lab.longest} decisions.`);
    // What the live game offers is listed once: compared with the twin's, looked through, and chosen from.
    const { lists } = besideTwin(match, setup, `After choice ${table.version} the rebuilt position`);
    checkChoices(match, lists);
    const able = lists.filter(({ choices }) => choices.length > 0);
    const { seat, choices } = able.length === 1 && able[0] ? able[0] : randomChoice(able, random);
    const refused = table.choose(seat, botOfSeat.get(seat)?.choose(match, seat, choices, random) ?? randomChoice(choices, random));
    if (refused) throw new Error(`A choice of the list was refused: ${refused.code} (${refused.rule}).`);
  }
  besideTwin(match, setup, 'The rebuilt end');
  openAgain(game, table);
  return table.version;
}

/**
 * The live game as it stands; its twin must be the same. The twin is rebuilt before anybody looks at the live game: what looking
 * changes there is another state here.
 */
function besideTwin(live: AnyMatch, setup: Setup, what: string): Portrait {
  const twin = Match.resume(live.game, live.position(), {}, false);
  const portrait = portraitOf(live, setup);
  if (!isSame(twin.state, live.state)) throw new Error(`${what} has another state, or looking at it changed the live one.`);
  compare(portraitOf(twin, setup), portrait, what);
  return portrait;
}

function portraitOf(match: AnyMatch, setup: Setup): Portrait {
  const { game, decision, outcome, state } = match;
  const lists = decision?.seats.map((seat) => ({ seat, choices: match.choices(seat) })) ?? [];
  const views = [...seatsOf(game, setup), undefined].map((seat) => game.view(state, seat));
  return { state, asked: [decision?.question.asks, decision?.question.rule, lists, outcome], views, lists };
}

function compare(twin: Portrait, live: Portrait, what: string): void {
  for (const part of ['state', 'asked', 'views'] as const)
    if (!isSame(twin[part], live[part])) throw new Error(`${what} has another ${part}.`);
}

/** At least one choice, no two alike, each with a text that leads back to it. */
function checkChoices({ game, decision }: AnyMatch, lists: Portrait['lists']): void {
  const asked = `${decision?.question.asks} (${decision?.question.rule})`;
  if (lists.every(({ choices }) => choices.length === 0)) throw new Error(`${asked} offers no choice.`);
  for (const { choices } of lists) {
    const texts = choices.map((choice) => game.choiceText(choice));
    if (new Set(texts).size < texts.length) throw new Error(`${asked} offers a choice twice: ${texts.join(', ')}.`);
    for (const text of texts) {
      const choice = game.choiceFrom(text);
      if (!choice || game.choiceText(choice) !== text) throw new Error(`The text "${text}" does not lead back to its choice.`);
    }
  }
}

/** From a save as a file would hold it, checked choice by choice. */
function openAgain(game: AnyGame, table: AnyChronicle): void {
  const read = readSave(JSON.stringify(saveOf(table)));
  if (!read.ok) throw new Error(`The save cannot be read: ${read.fault.code}.`);
  const opened = replaySave(game, read.value, { verify: true });
  if (!opened.ok) throw new Error(`The save cannot be opened: ${opened.fault.code}.`);
  const { chronicle, diverged } = opened.value;
  if (diverged) throw new Error(`The save diverges: ${diverged.code} ${JSON.stringify(diverged.figures)}.`);
  const { setup } = table.origin;
  compare(portraitOf(chronicle.match, setup), portraitOf(table.match, setup), 'The game opened from its save');
  for (const part of ['told', 'entries'] as const)
    if (!isSame(chronicle[part], table[part])) throw new Error(`The game opened from its save has other ${part}.`);
}
