/** What must hold in every position of Combat Commander, and what a seat cannot see. */
import { isCard } from '../../src/games/combat-commander/content/cards.ts';
import { chitCalled } from '../../src/games/combat-commander/content/chits.ts';
import { SIDES } from '../../src/games/combat-commander/content/terms.ts';
import { now, type State } from '../../src/games/combat-commander/state.ts';
import type { View } from '../../src/games/combat-commander/view.ts';
import { type Choice, type Event, REASONS } from '../../src/games/combat-commander/vocabulary.ts';
import type { Seat } from '../../src/kernel/game.ts';
import type { Invariants } from '../games.ts';
import { CONTENT, occursByChoice, occursByEvent } from './content.ts';
import { COUNTED } from './counted.ts';
import { faultInPieces } from './pieces.ts';
import { POSITIONS } from './positions.ts';
import { DESIGNS } from './special-play.ts';

/** The order of both piles, the enemy's hand, and the secret chits of the enemy. */
function hiddenFrom(state: State, seat: Seat | undefined): ReadonlyMap<string, string>[] {
  const cards = SIDES.map((side) => {
    const { hand, deck } = state.sides[side];
    const pile = deck.pile.map((card, place) => [card, `${place}`] as const);
    const event = now(state, 'event');
    const isShown = event?.event === 'interrogation' && event.side === seat;
    return new Map(side === seat || isShown ? pile : [...pile, ...hand.map((card) => [card, 'hand'] as const)]);
  });
  const secrets = SIDES.filter((side) => side !== seat).flatMap((side) => state.sides[side].secret.map((chit) => [chit, side] as const));
  const cup = state.chitCup.filter((chit) => !chitCalled(chit).isOpenOnly).map((chit) => [chit, 'cup'] as const);
  return [...cards, new Map([...secrets, ...cup])];
}

/** A card in a pile or a hand, or a chit in the cup, that is named to everybody. Cards that a reshuffle takes back were seen before. */
function leakIn(event: Event, state: State): string | undefined {
  if (event.to !== undefined || event.type === 'event' || event.type === 'random-hex') return undefined;
  return cardsIn(event).find((card) =>
    SIDES.some((side) => state.sides[side].hand.includes(card) || state.sides[side].deck.pile.includes(card)),
  );
}

/** Every card that is named anywhere in it. */
function cardsIn(thing: unknown): readonly string[] {
  if (typeof thing === 'string') return isCard(thing) ? [thing] : NONE;
  if (typeof thing !== 'object' || thing === null) return NONE;
  return Object.entries(thing).flatMap(([key, each]) => (isCard(key) ? [key, ...cardsIn(each)] : cardsIn(each)));
}

const NONE: readonly string[] = [];

/** No scenario of ours asks for the strength of mines, only one of the tests' own; the others need a rare card at a rare moment. */
const SELDOM = [
  'question mine-strength',
  'choice mine-strength',
  'question jam',
  'choice jam',
  'question ambushed',
  'question melee',
  'choice melee',
  'question hide-trenches',
  'question hide-pillbox',
  'question event-reveal',
  'choice reveal',
  'question deploy-markers',
  'choice give',
];

/** Those that the rulebook works out. */
const EXAMPLES = Array.from({ length: 48 }, (_, i) => `X-${i + 1}`);

/** Without what is going on, what is still to be set up or to come in, and who was the last in a fortification. */
function drawn(view: View) {
  const { doing: _inHand, draft: _sheet, phase: _moment, shown: _asked, toSetUp: _box, reinforcements: _track, ...rest } = view;
  const { sides, fortifications, ...others } = rest;
  const drawnOfSide = ({ recovered: _turn, ...side }: View['sides']['axis']) => side;
  return {
    ...others,
    axis: drawnOfSide(sides.axis),
    allies: drawnOfSide(sides.allies),
    fortifications: fortifications.map(({ holder: _last, ...work }) => work),
  };
}

export const INVARIANTS: Invariants<State, Choice, Event> = {
  drawn: (view) => drawn(view as View),
  otherFigures: ['due: time'],
  faultInPieces,
  long: true,
  seldom: SELDOM,
  hiddenFrom,
  leakIn,
  reasons: REASONS,
  positions: POSITIONS,
  designs: DESIGNS,
  examples: EXAMPLES,
  content: CONTENT,
  occursByChoice,
  occursByEvent,
  counted: COUNTED,
  aims: [
    { bots: ['sergeant'], games: 200, between: () => [0.35, 0.65] },
    { bots: ['sergeant', 'random'], games: 100, between: () => [0.98, 1] },
    { bots: ['random', 'sergeant'], games: 100, between: () => [0, 0.02] },
    { bots: ['sergeant', 'flipbot'], games: 100, between: () => [0.6, 1] },
    { bots: ['flipbot', 'sergeant'], games: 100, between: () => [0, 0.4] },
  ],
};
