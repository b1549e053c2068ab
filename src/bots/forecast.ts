/** What will come of what is being fought out: the rest of it played many times by the scripted player, with everything re-dealt that the seat cannot know. */
import type { Random } from '../kernel/dice.ts';
import type { Choice, GameEvent, GameState, Odds, Seat, Stake } from '../kernel/game.ts';
import { legalChoices } from '../kernel/legality.ts';
import { Match } from '../kernel/match.ts';

/** A stake that is not decided after so many decisions counts as undecided. */
const LONGEST = 400;

export interface Forecast {
  readonly stake: string;
  readonly odds: Odds;
  /** By how much each figure of the stake changes on average. */
  readonly changes: Readonly<Record<string, number>>;
  readonly trials: number;
}

export function forecast<S extends GameState, C extends Choice, E extends GameEvent>(
  match: Match<S, C, E>,
  seat: Seat,
  random: Random,
  trials: number,
): Forecast | undefined {
  const stake = match.game.player.stakes?.find(({ isOpen }) => isOpen(match.state));
  if (!stake || !match.decision) return undefined;
  const counts = new Map<string, number>();
  const before = stake.figures?.(match.state) ?? {};
  const changes = Object.fromEntries(Object.keys(before).map((key) => [key, 0]));
  for (let i = 0; i < trials; i++) {
    const { how, state } = playOut(match, seat, stake, random);
    counts.set(how, (counts.get(how) ?? 0) + 1);
    for (const [key, value] of Object.entries(stake.figures?.(state) ?? {})) {
      changes[key] = (changes[key] ?? 0) + (value - (before[key] ?? 0)) / trials;
    }
  }
  const outcomes = [...counts].map(([what, count]) => ({ what, chance: count / trials })).sort((a, b) => b.chance - a.chance);
  return { stake: stake.id, odds: { outcomes }, changes, trials };
}

function playOut<S extends GameState, C extends Choice, E extends GameEvent>(
  match: Match<S, C, E>,
  seat: Seat,
  stake: Stake<S, E>,
  random: Random,
): { readonly how: string; readonly state: S } {
  const { game } = match;
  let how: string | undefined;
  const listening = {
    tell(event: E) {
      how ??= stake.decidedBy(event);
    },
  };
  const trial = Match.resume(game, match.position(), listening, false);
  game.determinize(trial.state, [seat], random);
  for (let made = 0; how === undefined && trial.decision && made < LONGEST; made++) {
    const { seats, question } = trial.decision;
    const by = seats[0] ?? seat;
    trial.choose(game.player.policy(trial.state, by, question, legalChoices(trial.state, question, by), random), by);
  }
  return { how: how ?? 'undecided', state: trial.state };
}
