/** 16.0 Event cards and 16.1 what becomes of them; 26.0 PSYOP exchanges one. What they do: effects.ts. */

import { discard, draw, reshuffle } from '../../../kernel/decks.ts';
import { NOBODY_CHOOSES } from '../../../kernel/game.ts';
import { theatreOf } from '../content/theatres.ts';
import type { State } from '../state.ts';
import { ask, option, question, type Rules, type Table } from '../vocabulary.ts';
import { combatSegment, type Fought } from './combat.ts';
import { implement } from './effects.ts';
import { eventOf, goesOn, operationOf, spaceOfForce, stackedWithForce } from './map.ts';
import { betweenSegments } from './windows.ts';

/** One Event Card Segment with the Combat Segment it leads to. */
export function* eventAndCombat(t: Table, segment: number): Rules<Fought> {
  const s = t.state;
  if (!drawCard(t, segment)) return 'no-battle';
  yield* mayExchange(t, segment);
  yield* implement(t);
  if (!goesOn(s)) return 'no-battle';
  const fought = s.opfor.length === 0 ? 'no-battle' : yield* combatSegment(t, operationOf(s).at, theatreOf(s).card(eventOf(s).card));
  if (!goesOn(s)) return fought;
  eventOf(s).battleWon = fought === 'won';
  yield* dispose(t);
  return fought;
}

/** False where there is none left. */
function drawCard(t: Table, segment: number): boolean {
  const s = t.state;
  const isMadeAnew = s.deck.pile.length === 0;
  const card = draw(s.random, s.deck);
  if (isMadeAnew) t.tell?.({ type: 'deck-reshuffled', rule: '16.1' });
  if (card === undefined) return false;
  s.event = { card, effect: 0, reshuffles: false, battleWon: false };
  t.tell?.({ type: 'card-drawn', rule: '16.0', card, segment });
  return true;
}

const EXCHANGE = [{ kind: 'exchange' }] as const;
const PLAY_CARD = [{ kind: 'play-card' }] as const;

const exchange = option<'exchange'>({
  kind: 'exchange',
  rule: '26.0',
  exact: true,
  candidates: () => EXCHANGE,
  whyNot: () => undefined,
});

const playCard = option<'play-card'>({
  kind: 'play-card',
  rule: '16.0',
  exact: true,
  settles: () => true,
  candidates: () => PLAY_CARD,
  whyNot: () => undefined,
});

const EXCHANGING = question('psyop', '26.0', [playCard, exchange]);

/** 26.0 Once a segment, however many PSYOP units there are: away with the card, and another drawn. */
function mayExchange(t: Table, segment: number): Rules {
  const s = t.state;
  return stackedWithForce(s, 'psyop', spaceOfForce(s)) ? exchangeIfWanted(t, segment) : NOBODY_CHOOSES;
}

function* exchangeIfWanted(t: Table, segment: number): Rules {
  const s = t.state;
  const { card } = eventOf(s);
  if ((yield* ask(EXCHANGING)).kind === 'play-card') return;
  discard(s.deck, card);
  s.event = undefined;
  t.tell?.({ type: 'card-exchanged', rule: '26.0', card });
  // What was put away can be drawn again: there is always one.
  drawCard(t, segment);
}

const KEEP_INTEL = [{ kind: 'keep-intel' }] as const;
const DISCARD_INTEL = [{ kind: 'discard-intel' }] as const;

const keepIntel = option<'keep-intel'>({
  kind: 'keep-intel',
  rule: '16.2',
  exact: true,
  settles: () => true,
  candidates: () => KEEP_INTEL,
  whyNot: () => undefined,
});

const discardIntel = option<'discard-intel'>({
  kind: 'discard-intel',
  rule: '16.2',
  exact: true,
  candidates: () => DISCARD_INTEL,
  whyNot: () => undefined,
});

const KEEPING = question('intel', '16.2', [keepIntel, discardIntel]);

/** 16.1, 16.2 Kept as Intel if the condition holds and the player likes, or discarded; some cards reshuffle the deck. */
function dispose(t: Table): Rules {
  if (meetsIntelCondition(t.state)) return keepIfWanted(t);
  disposed(t, false);
  return betweenSegments(t);
}

function* keepIfWanted(t: Table): Rules {
  disposed(t, (yield* ask(KEEPING)).kind === 'keep-intel');
  yield* betweenSegments(t);
}

function disposed(t: Table, kept: boolean): void {
  const s = t.state;
  const { card, reshuffles } = eventOf(s);
  s.event = undefined;
  if (kept) {
    s.intel.push(card);
    t.tell?.({ type: 'intel-kept', rule: '16.2', card });
  } else {
    discard(s.deck, card);
    t.tell?.({ type: 'card-discarded', rule: '16.1', card });
  }
  if (reshuffles) {
    reshuffle(s.random, s.deck);
    t.tell?.({ type: 'deck-reshuffled', rule: '16.1', card });
  }
}

/** Somebody of the force must be left to bring the papers home. */
function meetsIntelCondition(s: State): boolean {
  const { card, battleWon } = eventOf(s);
  const { intel } = theatreOf(s).card(card);
  if (!intel || operationOf(s).force.length === 0) return false;
  if (intel.if === undefined) return true;
  return intel.if === 'battle-won' ? battleWon : stackedWithForce(s, intel.if, spaceOfForce(s));
}
