/**
 * Single-observer information-set tree search, for any game. Every iteration re-deals what the searching seat
 * cannot see and walks one tree of choices, whatever the dice say (open loop), so that what it learns holds
 * for all the hands the others may have.
 */
import { below, type Random } from '../kernel/dice.ts';
import type { Choice, GameEvent, GameState, Seat } from '../kernel/game.ts';
import { legalChoices } from '../kernel/legality.ts';
import { Match } from '../kernel/match.ts';
import { randomChoice } from './random.ts';

const EXPLORATION = 1;
/** What an untried choice promises: finite, so that a good one is not left for the sake of trying all the others. */
const FIRST_PLAY_URGENCY = 1.1;
/** One roll-out choice in so many is made at random. */
const BLUNDER = 5;

export interface Budget {
  readonly iterations: number;
  /** So many decisions beyond the tree the position is valued as it stands. */
  readonly horizon: number;
  /** Where somebody waits: whether it has taken long enough. Left out, the same dice always give the same choice. */
  isOver?(): boolean;
}

interface Node {
  visits: number;
  /** Sum of what it was worth to the seat that chose it. */
  worth: number;
  /** How often it was legal when its parent was visited: not every re-deal offers every choice. */
  offered: number;
  readonly next: Map<string, Node>;
}

interface Step {
  readonly node: Node;
  readonly by: Seat;
}

export function searchChoice<S extends GameState, C extends Choice, E extends GameEvent>(
  match: Match<S, C, E>,
  seat: Seat,
  choices: readonly C[],
  random: Random,
  budget: Budget,
): C {
  if (choices.length <= 1) return randomChoice(choices, random);
  const { game } = match;
  const position = match.position();
  const root = newNode();
  for (let i = 0; i < budget.iterations && (i === 0 || !budget.isOver?.()); i++) {
    // Resumed with what was really there, and only then re-dealt: the choices so far were made with the real cards.
    const trial = Match.resume(game, position, {}, false);
    game.determinize(trial.state, [seat], random);
    const path = walk(root, trial, seat);
    rollOut(trial, budget.horizon, random);
    for (const { node, by } of path) {
      node.visits++;
      node.worth += worthOf(trial, by);
    }
  }
  const asks = match.decision?.question.asks ?? '';
  const tried = choices.map((choice) => ({ choice, visits: root.next.get(keyOf(seat, asks, game.choiceText(choice)))?.visits ?? 0 }));
  return tried.reduce((best, other) => (other.visits > best.visits ? other : best)).choice;
}

/** Down the tree to the first choice not tried before. Where there is only one choice, it is no step into the unknown. */
function walk<S extends GameState, C extends Choice, E extends GameEvent>(root: Node, trial: Match<S, C, E>, seat: Seat): Step[] {
  const path: Step[] = [];
  let node = root;
  while (trial.decision) {
    const { seats, question } = trial.decision;
    const by = seats.includes(seat) ? seat : (seats[0] ?? '');
    const choices = legalChoices(trial.state, question, by);
    const parent = node;
    const offers = choices.map((choice) => {
      const child = offer(parent, keyOf(by, question.asks, trial.game.choiceText(choice)));
      return { choice, child, urgency: urgencyOf(child) };
    });
    const { choice, child } = offers.reduce((best, other) => (other.urgency > best.urgency ? other : best));
    node = child;
    path.push({ node, by });
    trial.choose(choice, by);
    if (child.visits === 0 && choices.length > 1) break;
  }
  return path;
}

function offer(parent: Node, key: string): Node {
  const node = parent.next.get(key) ?? newNode();
  if (node.offered === 0) parent.next.set(key, node);
  node.offered++;
  return node;
}

function urgencyOf({ visits, worth, offered }: Node): number {
  if (visits === 0) return FIRST_PLAY_URGENCY;
  return worth / visits + EXPLORATION * Math.sqrt(Math.log(offered) / visits);
}

/** Plays on by the game's own script, with a blunder now and then. */
function rollOut<S extends GameState, C extends Choice, E extends GameEvent>(trial: Match<S, C, E>, horizon: number, random: Random): void {
  for (let made = 0; trial.decision && made < horizon; made++) {
    const { seats, question } = trial.decision;
    const by = seats[0] ?? '';
    const choices = legalChoices(trial.state, question, by);
    const isBlunder = choices.length === 1 || below(random, BLUNDER) === 0;
    const choice = isBlunder ? randomChoice(choices, random) : trial.game.player.policy(trial.state, by, question, choices, random);
    trial.choose(choice, by);
  }
}

/** Where nobody has won, the game says what that is worth: a draw, or a mission that failed. */
function worthOf<S extends GameState, C extends Choice, E extends GameEvent>({ game, outcome, state }: Match<S, C, E>, seat: Seat): number {
  if (outcome === undefined || outcome.winners.length === 0) return game.player.score(state, seat);
  return outcome.winners.includes(seat) ? 1 : 0;
}

function newNode(): Node {
  return { visits: 0, worth: 0, offered: 0, next: new Map() };
}

/** The question belongs to it: after other dice the same words may answer something else. */
function keyOf(by: Seat, asks: string, text: string): string {
  return `${by} ${asks}: ${text}`;
}
