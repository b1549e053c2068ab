/** What could come of a choice, in closed form, from what the player knows. */
import type { Odds } from '../../kernel/game.ts';
import { LANDINGS } from './content/terms.ts';
import { theatreOf } from './content/theatres.ts';
import { fireOddsAt } from './fire-odds.ts';
import { hindrance } from './rules/effects.ts';
import { hiddenObjectiveAt } from './rules/map.ts';
import { diceNow, isPrintedBase } from './rules/sight.ts';
import type { State } from './state.ts';
import type { Choice } from './vocabulary.ts';

export function odds(s: State, _seat: string, choice: Choice): Odds | undefined {
  switch (choice.kind) {
    case 'ground-recon':
      return evenOrOdd('revealed', 'nothing-found');
    case 'air-recon':
      return evenOrOdd('revealed', 'nothing-found');
    case 'boost':
    case 'full-firepower':
      return evenOrOdd('supply-stays', 'supply-spent');
    case 'support':
      return evenOrOdd('air-stays', 'air-leaves');
    case 'drop':
      return { outcomes: landingOdds(s) };
    case 'fire':
      return { outcomes: fireOdds(s, choice.opfor) };
    case 'move':
    case 'land':
    case 'fly':
    case 'sail':
      return isPrintedBase(s, choice.space) ? undefined : { outcomes: cardOdds(s, choice.space) };
    default:
      return undefined;
  }
}

function evenOrOdd(even: string, odd: string): Odds {
  return {
    outcomes: [
      { what: even, chance: 1 / 2 },
      { what: odd, chance: 1 / 2 },
    ],
  };
}

/** For each paratrooper. */
function landingOdds(s: State) {
  const table = theatreOf(s).sheet.insertion ?? [];
  return LANDINGS.map((what) => ({ what, chance: table.filter((landing) => landing === what).length / 6 }));
}

/** With so many dice: eliminated, panicked, or unhurt. */
function fireOdds(s: State, target: string) {
  const isPanicked = s.battle?.opfor.find(({ id }) => id === target)?.panicked === true;
  return fireOddsAt(theatreOf(s), diceNow(s), isPanicked);
}

/** Of the cards still to come, how many bring the enemy upon this force in that space; 11.0-4 at a face-down marker it draws two. */
function cardOdds(s: State, where: string) {
  const theatre = theatreOf(s);
  const space = theatre.space(where);
  const unseen = s.deck.pile.length > 0 ? s.deck.pile : s.deck.discards;
  const hostile = unseen.filter((card) =>
    theatre.card(card).effects.some((effect) => effect.do === 'opfor' && !hindrance(s, effect, space)),
  ).length;
  const first = unseen.length === 0 ? 0 : hostile / unseen.length;
  // The first was another one: it does not come again before the cards are shuffled.
  const second = hiddenObjectiveAt(s, where) && unseen.length > 1 ? Math.min(1, hostile / (unseen.length - 1)) : 0;
  const quiet = (1 - first) * (1 - second);
  return [
    { what: 'opfor-appear', chance: 1 - quiet },
    { what: 'no-opfor', chance: quiet },
  ];
}
