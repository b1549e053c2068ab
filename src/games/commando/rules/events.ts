/** 16.0 Event cards and 16.1 what becomes of them; 26.0 PSYOP exchanges one. */
import { discard, draw, reshuffle } from '../../../kernel/decks.ts';
import { rollDie } from '../../../kernel/dice.ts';
import type { Ability } from '../content/terms.ts';
import type { CardEffect } from '../content/theatre.ts';
import { theatreOf } from '../content/theatres.ts';
import { AIR_AVAILABLE, RECRUIT_BOX, type State } from '../state.ts';
import { type Choice, no, type Option, question, type Rules, type Table } from '../vocabulary.ts';
import { combatSegment, type Fought } from './combat.ts';
import { revealObjective } from './intel.ts';
import { eliminate } from './kia.ts';
import {
  counterOf,
  eventOf,
  findUnit,
  fits,
  goesOn,
  hiddenObjectiveAt,
  hiddenObjectives,
  isBase,
  isSpace,
  operationOf,
  place,
  stackedWithForce,
  stackingLimit,
  unitOf,
} from './map.ts';
import { changeOps, changeRp } from './operations-track.ts';
import { placeOpfor } from './opfor.ts';
import { inRecruitBox } from './recruiting.ts';
import { betweenSegments, endWhenOutOfOps } from './windows.ts';

/** One Event Card Segment with the Combat Segment it leads to. */
export function* eventAndCombat(t: Table, segment: number): Rules<Fought> {
  const s = t.state;
  const card = drawCard(t, segment);
  if (card === undefined) return 'no-battle';
  s.event = { card, effect: 0, reshuffles: false, battleWon: false };
  yield* mayExchange(t, segment);
  yield* implement(t);
  if (!goesOn(s)) return 'no-battle';
  const fought = yield* combatSegment(t, operationOf(s).at, theatreOf(s).card(eventOf(s).card));
  if (!goesOn(s)) return fought;
  eventOf(s).battleWon = fought === 'won';
  yield* dispose(t);
  return fought;
}

function drawCard(t: Table, segment: number): string | undefined {
  const { deck, random } = t.state;
  if (deck.pile.length === 0) t.tell?.({ type: 'deck-reshuffled', rule: '16.1' });
  const card = draw(random, deck);
  if (card !== undefined) t.tell?.({ type: 'card-drawn', rule: '16.0', card, segment });
  return card;
}

const exchange: Option<'exchange'> = {
  kind: 'exchange',
  rule: '26.0',
  candidates: () => [{ kind: 'exchange' }],
  whyNot: () => undefined,
};

const playCard: Option<'play-card'> = {
  kind: 'play-card',
  rule: '16.0',
  candidates: () => [{ kind: 'play-card' }],
  whyNot: () => undefined,
};

const EXCHANGING = question('psyop', '26.0', [playCard, exchange]);

/** 26.0 Once a segment, however many PSYOP units there are: away with the card, and another drawn. */
function* mayExchange(t: Table, segment: number): Rules {
  const s = t.state;
  const event = eventOf(s);
  if (!stackedWithForce(s, 'psyop', operationOf(s).at)) return;
  if ((yield EXCHANGING).kind !== 'exchange') return;
  t.tell?.({ type: 'card-exchanged', rule: '26.0', card: event.card });
  discard(s.deck, event.card);
  event.card = drawCard(t, segment) ?? event.card;
}

/** The effects in the order of the card. */
function* implement(t: Table): Rules {
  const s = t.state;
  const event = eventOf(s);
  const { effects } = theatreOf(s).card(event.card);
  for (const [index, effect] of effects.entries()) {
    event.effect = index;
    if (!applies(t, effect)) continue;
    const asking = EFFECTS[effect.do](t, effect as never);
    if (asking) yield* asking;
    if (!goesOn(s)) return;
  }
}

const EASED_BY: Partial<Record<Ability, string>> = { sapper: '27.0', 'supply-column': '28.0' };

/** 27.0, 28.0 What is stacked with the force, in the space where the card is drawn, can avert an effect or be needed for it. */
export function hindrance(s: State, effect: CardEffect, space: string): 'averted' | 'missed' | undefined {
  if (effect.unless && stackedWithForce(s, effect.unless, space)) return 'averted';
  return effect.if && !stackedWithForce(s, effect.if, space) ? 'missed' : undefined;
}

function applies(t: Table, effect: CardEffect): boolean {
  const { card } = eventOf(t.state);
  const hindered = hindrance(t.state, effect, operationOf(t.state).at);
  if (hindered === 'averted' && effect.unless) {
    t.tell?.({ type: 'effect-averted', rule: EASED_BY[effect.unless] ?? '16.0', card, effect: effect.do, ability: effect.unless });
  } else if (hindered === 'missed' && effect.if) {
    t.tell?.({ type: 'effect-missed', rule: '16.0', card, effect: effect.do, ability: effect.if });
  }
  return hindered === undefined;
}

/** Those that ask the player something are procedures; the others are simply done. */
type Effects = { [K in CardEffect['do']]: (t: Table, effect: Extract<CardEffect, { do: K }>) => Rules | undefined };

const EFFECTS: Effects = {
  opfor(t, { count, surprise }) {
    const { at } = operationOf(t.state);
    placeOpfor(t, count + theatreOf(t.state).space(at).patrolled, at, '16.0');
    if (surprise) t.state.surprise = surprise;
  },

  *ops(t, { by }) {
    changeOps(t, by, 'card', '14.0');
    if (by < 0) yield* endWhenOutOfOps(t);
  },

  rp(t, { by }) {
    changeRp(t, by, '16.0');
  },

  *reinforcement(t, { types }) {
    const s = t.state;
    if (!types.some((type) => inRecruitBox(s, type))) {
      t.tell?.({ type: 'no-reinforcement', rule: '16.0', types });
      return;
    }
    const choice = yield REINFORCING;
    if (choice.kind !== 'receive') return;
    const id = inRecruitBox(s, choice.type) as string;
    place(unitOf(s, id), choice.space);
    unitOf(s, id).worn = false;
    t.tell?.({ type: 'reinforced', rule: '16.0', unit: id, at: choice.space });
  },

  attrition(t, { on }) {
    for (const id of operationOf(t.state).force.slice()) {
      const unit = unitOf(t.state, id);
      if (unit.at !== operationOf(t.state).at) continue; // gone with its carrier
      const die = rollDie(t.state.random);
      t.tell?.({ type: 'attrition', rule: '16.0', unit: id, die, on, lost: die <= on });
      if (die <= on) eliminate(t, unit, '16.0');
    }
  },

  *grounded(t) {
    const s = t.state;
    const available = s.units.filter(({ at }) => at === AIR_AVAILABLE);
    if (available.length === 0) return;
    const choice: Choice = available.length === 1 && available[0] ? { kind: 'ground-air', unit: available[0].id } : yield GROUNDING;
    if (choice.kind !== 'ground-air') return;
    place(unitOf(s, choice.unit), RECRUIT_BOX);
    t.tell?.({ type: 'grounded', rule: '16.0', unit: choice.unit });
  },

  *reveal(t) {
    const s = t.state;
    if (hiddenObjectives(s).length === 0) return;
    const choice = yield REVEALING;
    if (choice.kind !== 'reveal') return;
    const hidden = hiddenObjectiveAt(s, choice.space);
    if (hidden) revealObjective(t, hidden, '16.0');
  },

  reshuffle(t) {
    eventOf(t.state).reshuffles = true;
  },
};

/** The types on the card being implemented. */
function typesOnCard(s: State): readonly string[] {
  const { card, effect } = eventOf(s);
  const entry = theatreOf(s).card(card).effects[effect];
  return entry?.do === 'reinforcement' ? entry.types : [];
}

/** 16.0 Reinforcements cost nothing: into the space of the force, or any base; aircraft into their box. */
const receive: Option<'receive'> = {
  kind: 'receive',
  rule: '16.0',
  candidates(s) {
    const places = [operationOf(s).at, ...theatreOf(s).bases, ...s.forwardBases];
    const spaces = places.filter((place, i) => places.indexOf(place) === i);
    return typesOnCard(s).flatMap((type) => [...spaces, AIR_AVAILABLE].map((space) => ({ kind: 'receive', type, space }) as const));
  },
  whyNot(s, { type, space }) {
    if (!typesOnCard(s).includes(type)) return no('not-on-card', '16.0', { type });
    const id = inRecruitBox(s, type);
    if (!id) return no('none-left', '16.0', { type });
    const { air } = counterOf(s, id);
    if (air) return space === AIR_AVAILABLE ? undefined : no('air-has-its-box', '9.0', { type });
    if (space === AIR_AVAILABLE) return no('ground-needs-base', '9.0', { type });
    if (!isSpace(s, space)) return no('unknown-id', '16.0', { id: space });
    if (space !== operationOf(s).at && !isBase(s, space)) return no('not-a-base', '16.0', { space });
    return fits(s, space, [id]) ? undefined : no('stacking', '10.2', { space, limit: stackingLimit(s) });
  },
};

const groundAir: Option<'ground-air'> = {
  kind: 'ground-air',
  rule: '16.0',
  candidates: (s) => s.units.filter(({ at }) => at === AIR_AVAILABLE).map(({ id }) => ({ kind: 'ground-air', unit: id })),
  whyNot(s, { unit: id }) {
    const unit = findUnit(s, id);
    if (!unit) return no('unknown-id', '16.0', { id });
    return unit.at === AIR_AVAILABLE ? undefined : no('air-not-available', '16.0', { unit: id });
  },
};

const reveal: Option<'reveal'> = {
  kind: 'reveal',
  rule: '16.0',
  candidates: (s) => hiddenObjectives(s).map(({ at }) => ({ kind: 'reveal', space: at })),
  whyNot(s, { space }) {
    if (!isSpace(s, space)) return no('unknown-id', '16.0', { id: space });
    return hiddenObjectiveAt(s, space) ? undefined : no('no-hidden-objective', '23.0', { space });
  },
};

const REINFORCING = question('reinforcement', '16.0', [receive]);
const GROUNDING = question('grounded', '16.0', [groundAir]);
const REVEALING = question('reveal', '16.0', [reveal]);

const keepIntel: Option<'keep-intel'> = {
  kind: 'keep-intel',
  rule: '16.2',
  candidates: () => [{ kind: 'keep-intel' }],
  whyNot: () => undefined,
};

const discardIntel: Option<'discard-intel'> = {
  kind: 'discard-intel',
  rule: '16.2',
  candidates: () => [{ kind: 'discard-intel' }],
  whyNot: () => undefined,
};

const KEEPING = question('intel', '16.2', [keepIntel, discardIntel]);

/** 16.1, 16.2 Kept as Intel if the condition holds and the player likes, or discarded; some cards reshuffle the deck. */
function* dispose(t: Table): Rules {
  const s = t.state;
  const { card, reshuffles } = eventOf(s);
  if (meetsIntelCondition(s) && (yield KEEPING).kind === 'keep-intel') {
    s.intel.push(card);
    t.tell?.({ type: 'intel-kept', rule: '16.2', card });
  } else {
    discard(s.deck, card);
    t.tell?.({ type: 'card-discarded', rule: '16.1', card });
  }
  if (reshuffles) {
    reshuffle(s.random, s.deck);
    t.tell?.({ type: 'deck-reshuffled', rule: '16.1' });
  }
  s.event = undefined;
  yield* betweenSegments(t);
}

/** Somebody of the force must be left to bring the papers home. */
function meetsIntelCondition(s: State): boolean {
  const { card, battleWon } = eventOf(s);
  const { intel } = theatreOf(s).card(card);
  if (!intel || operationOf(s).force.length === 0) return false;
  if (intel.if === undefined) return true;
  return intel.if === 'battle-won' ? battleWon : stackedWithForce(s, intel.if, operationOf(s).at);
}
