/** Random play with invariants: 300 games in `npm test`, 3,000 in a soak. */
import { describe, expect, it } from 'vitest';
import { playRandom, randomChoice } from '../../src/bots/random.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import type { Seat } from '../../src/kernel/game.ts';
import { whyNot } from '../../src/kernel/legality.ts';
import { howMany } from '../how-many.ts';
import { RULES, skirmish } from './game.ts';
import { DUEL, newMatch, portrait, type SkirmishMatch, TRIO } from './play.ts';
import { CARDS, type Choice, choiceFrom, choiceText, type Event, LAST_SQUARE, SIDES, SQUADS, type State, sideOfSquad } from './state.ts';

const GAMES = howMany({ test: 300, soak: 3000 });
const WISHES = newMatch('wishes')
  .intentions('red')
  .map((choice) => ({ choice, text: choiceText(choice) }));
const RULE_IDS = new Set(RULES.split(' '));

/** What came up in all the games together. */
class Seen {
  readonly asks = new Set<string>();
  readonly kinds = new Set<string>();
  readonly cards = new Set<string>();
  readonly reasons = new Set<string>();
  readonly events = new Set<string>();
  readonly outcomes = new Set<string>();
}

/** Says what is wrong with a decision, in a word; undefined when nothing is. Cheaper than an assertion each. */
function faultOf(match: SkirmishMatch, choices: readonly Choice[]): string | undefined {
  const { state, decision } = match;
  if (!decision) return 'nobody asked';
  const { seats, question } = decision;
  // At a window those who have passed are asked no more.
  const isTeam = (team: readonly Seat[]) => seats.length === team.length || (question.pass !== undefined && seats.length > 0);
  if (!SIDES.some((side) => seats.every((seat) => state.teams[side].includes(seat)) && isTeam(state.teams[side])))
    return 'seats of no team';
  if (choices.length === 0) return 'no choice';
  const texts = choices.map(choiceText);
  if (new Set(texts).size !== texts.length) return 'a choice twice';
  if (texts.some((text) => choiceText(choiceFrom(text) ?? { kind: 'rest' }) !== text)) return 'text does not round-trip';
  if (question.pass && !texts.includes(choiceText(question.pass))) return 'a window without its pass';
  return faultOfState(state);
}

/** What the list holds and what nothing speaks against must be the same. */
function faultOfReasons({ state, decision }: SkirmishMatch, choices: readonly Choice[], seen: Seen): string | undefined {
  if (!decision) return undefined;
  const texts = choices.map(choiceText);
  for (const { choice, text } of WISHES) {
    const reason = whyNot(state, decision.question, choice, decision.seats[0] ?? '');
    if ((reason === undefined) !== texts.includes(text)) return `list and reasons differ at ${text}`;
    if (!reason) continue;
    seen.reasons.add(reason.code);
    if (!RULE_IDS.has(reason.rule)) return `unknown rule ${reason.rule}`;
  }
  return undefined;
}

function faultOfState(state: State): string | undefined {
  const cards = [...state.hands.red, ...state.hands.blue, ...state.deck.pile, ...state.deck.discards];
  if (cards.sort().join() !== [...CARDS].sort().join()) return 'cards lost or doubled';
  if (state.squads.some(({ at }) => at < 0 || at > LAST_SQUARE)) return 'a squad off the track';
  if (new Set(state.squads.map(({ id }) => id)).size !== state.squads.length) return 'a squad twice';
  return undefined;
}

/** A card that the seat cannot see, named in what it is told. */
function leakIn(event: Event, state: State, seat: Seat): string | undefined {
  if (event.to && !event.to.includes(seat)) return undefined;
  const text = JSON.stringify(event);
  if (!/"(march|fire)-/.test(text)) return undefined;
  const others = SIDES.filter((side) => !state.teams[side].includes(seat));
  const hidden = [...state.deck.pile, ...others.flatMap((side) => state.hands[side])];
  return hidden.find((card) => text.includes(`"${card}"`));
}

describe(`${GAMES} random games`, () => {
  const seen = new Seen();

  it('keep every invariant at every decision, and end in time', () => {
    for (let game = 0; game < GAMES; game++) {
      const how = `game ${game}`;
      const points = { red: 0, blue: 0 };
      let leak: string | undefined;
      const match: SkirmishMatch = newMatch(how, game % 2 === 0 ? DUEL : TRIO, {
        tell(event) {
          seen.events.add(event.type);
          if (event.type === 'exited') points[sideOfSquad(event.squad)] += 3;
          if (event.type === 'eliminated') points[sideOfSquad(event.squad) === 'red' ? 'blue' : 'red'] += 2;
          const { state } = match;
          for (const seat of [...state.teams.red, ...state.teams.blue, 'nobody']) leak ??= leakIn(event, state, seat);
        },
      });
      const random = randomFrom(`choices ${how}`);
      let made = 0;
      for (; match.decision; made++) {
        const { seats, question } = match.decision;
        const seat = randomChoice(seats, random);
        const choices = match.choices(seat);
        // Asking every reason is most of the work: every third game does.
        const fault = faultOf(match, choices) ?? (game % 3 === 0 ? faultOfReasons(match, choices, seen) : undefined);
        if (fault) expect.fail(`${how}, decision ${made}: ${fault}`);
        const choice = randomChoice(choices, random);
        seen.asks.add(question.asks);
        seen.kinds.add(choice.kind);
        if (choice.kind === 'play' || choice.kind === 'react') seen.cards.add(choice.card);
        match.choose(choice, seat);
      }
      expect(leak, how).toBeUndefined();
      expect(made, how).toBeLessThan(skirmish.lab.longest);
      expect(match.state.points, how).toEqual(points);
      expect(faultOfState(match.state), how).toBeUndefined();
      seen.outcomes.add(`${match.outcome?.how} ${match.outcome?.winners.join(' ')}`);
    }
  });

  it('show every question, choice, card, event, reason and outcome', () => {
    expect([...seen.asks].sort()).toEqual(['group', 'march', 'opportunity', 'order', 'refit', 'reroll', 'sniper', 'target']);
    expect([...seen.kinds].sort()).toEqual(
      ['cancel', 'done', 'halt', 'join', 'pass', 'play', 'react', 'rest', 'snipe', 'step', 'target', 'toss'].sort(),
    );
    expect([...seen.cards].sort()).toEqual([...CARDS].sort());
    expect([...seen.events].sort()).toEqual(
      [
        'card-played',
        'chosen',
        'moved',
        'exited',
        'eliminated',
        'sniper',
        'fired',
        'rolled',
        'roll-cancelled',
        'discarded',
        'drew',
        'drew-cards',
      ].sort(),
    );
    expect([...seen.reasons].sort()).toEqual(
      [
        'already-chosen',
        'gone',
        'no-enemy',
        'no-steps-left',
        'no-target',
        'nobody-chosen',
        'not-a-fire-card',
        'not-in-hand',
        'not-now',
        'not-yours',
        'out-of-range',
      ].sort(),
    );
    expect([...seen.outcomes].sort()).toEqual(
      ['cleared blue', 'cleared red', 'cleared red-1 red-2', 'time ', 'time blue', 'time red', 'time red-1 red-2'].sort(),
    );
  });

  it('are the same games again for the same seeds', () => {
    for (let game = 0; game < 20; game++) {
      const [one, other] = [newMatch(`again ${game}`), newMatch(`again ${game}`)];
      expect(playRandom(one, randomFrom(`again choices ${game}`))).toBe(playRandom(other, randomFrom(`again choices ${game}`)));
      expect(portrait(one)).toBe(portrait(other));
    }
    expect(portrait(newMatch('again 0'))).not.toBe(portrait(newMatch('again 1')));
  });

  it('have all six squads to begin with', () => {
    expect(newMatch('squads').state.squads.map(({ id }) => id)).toEqual(SQUADS);
  });
});
