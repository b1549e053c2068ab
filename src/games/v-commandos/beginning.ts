/** A set-up becomes a position: nobody has been selected, no level is set up. */
import { newDeck } from '../../kernel/decks.ts';
import type { Random } from '../../kernel/dice.ts';
import { frozen } from '../../kernel/frozen.ts';
import type { Setup } from '../../kernel/game.ts';
import { EVENT_IDS } from './content/events.ts';
import { operationOf, SETUPS } from './content/operations.ts';
import { COPIES, HAMMERS, NULLS, REGULARS, SPECIALS, SPECIALS_IN_RESERVE, TOKENS } from './content/terms.ts';
import { type HouseRules, houseRules, teamSize } from './options.ts';
import { drawFrom } from './rules/bag.ts';
import { BELOW, type Commando, SEATS, type State } from './state.ts';

export function newCommando(seat: string): Commando {
  return {
    seat,
    specialist: '',
    side: 'blue',
    level: BELOW,
    tile: -1,
    inNest: false,
    visible: false,
    uniform: false,
    wounds: 0,
    critical: 0,
    savedTop: false,
    savedLow: false,
    left: 0,
    spent: 0,
    drawn: 0,
    finished: false,
    since: 0,
    leftLevel: '',
    skilled: false,
    shifted: false,
    waits: false,
    carries: [],
  };
}

/** Who sits at the table: as many as the card says, or the option. */
export function seatsFor(setup: Setup): readonly string[] {
  return seatsBy(houseRules(setup), setup);
}

/** One that has left the shelf since may have had a place for everybody. */
function seatsBy(rules: HouseRules, setup: Setup): readonly string[] {
  if (!setup.content && !SETUPS.includes(setup.id)) return SEATS;
  return SEATS.slice(0, teamSize(rules, operationOf(setup.id, setup.content?.data, rules.difficulty).commandos));
}

export function begin(setup: Setup, random: Random): State {
  const rules = houseRules(setup);
  const own = setup.content ? frozen(setup.content.data) : undefined;
  return emptyTable(setup.id, own, rules, seatsBy(rules, setup), random);
}

export function emptyTable(setup: string, own: unknown, rules: HouseRules, seats: readonly string[], random: Random): State {
  const { without } = operationOf(setup, own, rules.difficulty);
  const aside: number[] = TOKENS.map((token) => SPECIALS[token] ?? 0);
  const reserve = [REGULARS, HAMMERS, NULLS, 0, 0, 0];
  for (let i = 0; i < SPECIALS_IN_RESERVE; i++) {
    const token = drawFrom(random, aside, TOKENS);
    reserve[token] = (reserve[token] ?? 0) + 1;
  }
  return {
    random,
    rules,
    setup,
    own,
    phase: 'selection',
    turn: 1,
    commandos: seats.map(newCommando),
    acting: -1,
    levels: [],
    completed: [],
    escorts: [],
    events: newDeck(random, EVENT_IDS),
    bag: COPIES.map((count, item) => (without.includes(item) ? 0 : count)),
    discards: COPIES.map(() => 0),
    reserve,
    aside,
    box: [],
    fallen: [],
    hot: [],
    hotBy: [],
    handled: COPIES.map(() => 0),
    doing: [],
    won: false,
    how: '',
  };
}
