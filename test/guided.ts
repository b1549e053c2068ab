/** Guided tables played by advice: every choice of one's own is what is advised there, as whoever presses it has it. */
import { sergeant } from '../src/bots/bot.ts';
import { type BotsBySeat, botAnswer, botsAt } from '../src/bots/driver.ts';
import type { AnyChronicle, AnyGame } from '../src/games/box.ts';
import { Chronicle } from '../src/kernel/chronicle.ts';
import { randomFrom } from '../src/kernel/dice.ts';
import type { Choice, Seat } from '../src/kernel/game.ts';
import { chooseSetup, seatsOf } from '../src/kernel/setup.ts';
import { shortcutsFor } from '../src/kernel/witness/sight.ts';

/** A lid's guided beginning. */
export interface Beginning {
  readonly setup: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly seat?: string;
  readonly bots?: Readonly<Record<string, string>>;
}

export interface Guided {
  readonly chronicle: AnyChronicle;
  readonly own: readonly Seat[];
  readonly isWon: () => boolean;
  /** One's own choices as they are advised, to the end; the others draw from dice of that name. */
  readonly byAdvice: (dice: string) => void;
  /** All of it by scripted players. */
  readonly playedFor: (dice: string) => void;
}

export function guidedTable(game: AnyGame, { setup: id, options, seed, seat, bots = {} }: Beginning): Guided {
  const setup = chooseSetup(game, id, options);
  if (!setup.ok) throw new Error(`${game.id} has no set-up ${id}.`);
  const chronicle: AnyChronicle = new Chronicle(game, { setup: setup.value, seed, salt: '' });
  const others = botsAt(
    game,
    Object.entries(bots).map(([bot, name]) => ({ seat: bot, bot: name })),
  );
  const own = seat === undefined ? seatsOf(game, setup.value).filter((one) => !others.has(one)) : [seat];
  const everybody: BotsBySeat = new Map([...own.map((one) => [one, sergeant] as const), ...others]);
  return {
    chronicle,
    own,
    isWon: () => own.every((one) => chronicle.match.outcome?.winners.includes(one)),
    byAdvice: (dice) => toTheEnd(chronicle, () => othersAnswer(chronicle, others, dice) || adviceTaken(chronicle, own)),
    playedFor: (dice) => toTheEnd(chronicle, () => othersAnswer(chronicle, everybody, dice)),
  };
}

/** What could be pressed at the beginning and brings a ready-made force. */
export function readyMade({ chronicle, own: [seat = ''] }: Guided): readonly (readonly Choice[])[] {
  return shortcutsFor(chronicle, seat).flatMap(({ says, choices }) => (says?.code === 'ready-force' && choices ? [choices] : []));
}

export function chosen(chronicle: AnyChronicle, own: readonly Seat[], seat: Seat, [first, ...others]: readonly Choice[]): void {
  if (first) chronicle.chooseTogether(seat, [first, ...others]);
  chronicle.goOnByItself(seat, own);
}

function toTheEnd(chronicle: AnyChronicle, answer: () => boolean): void {
  while (chronicle.match.decision) if (!answer()) throw new Error(`Nobody answers "${chronicle.match.decision.question.asks}".`);
}

function othersAnswer(chronicle: AnyChronicle, others: BotsBySeat, dice: string): boolean {
  const answer = botAnswer(chronicle.match, others, randomFrom(`${dice} ${chronicle.version}`));
  if (answer) chronicle.choose(answer.seat, answer.choice, true);
  return answer !== undefined;
}

function adviceTaken(chronicle: AnyChronicle, own: readonly Seat[]): boolean {
  const { match, version } = chronicle;
  const seat = own.find((one) => match.decision?.seats.includes(one) && match.choices(one).length > 0);
  if (seat === undefined) return false;
  chosen(chronicle, own, seat, [sergeant.choose(match, seat, match.choices(seat), randomFrom(`hint ${version}`))]);
  return true;
}
