/** 16.2 Intel cards: kept if their condition holds, played when the player likes, then discarded. They cost no Op. */

import { discard } from '../../../kernel/decks.ts';
import { comesToLight } from '../../../kernel/dice.ts';
import { AIR_AVAILABLE, RECRUIT_BOX } from '../boxes.ts';
import type { IntelAction } from '../content/terms.ts';
import { theatreOf } from '../content/theatres.ts';
import { entriesOf } from '../content/unit-set.ts';
import { type Objective, STANDING, type State } from '../state.ts';
import { type Choice, type ChoiceOf, NONE, no, option, type Refusal, type Table } from '../vocabulary.ts';
import { counterOf, findUnit, hasGroundUnits, hiddenObjectiveAt, hiddenObjectives, isSpace, occupiedSpaces, unitOf } from './map.ts';
import { changeOps } from './operations-track.ts';
import { isBase } from './sight.ts';
import { place } from './standing.ts';

/** Cards in hand that can be played for this. */
export function heldFor(s: State, action: IntelAction): readonly string[] {
  if (s.intel.length === 0) return NONE;
  const theatre = theatreOf(s);
  return s.intel.filter((card) => theatre.card(card).intel?.actions.includes(action));
}

export function whyNotCard(s: State, card: string, action: IntelAction): Refusal | undefined {
  if (!s.intel.includes(card)) return no('card-not-held', '16.2', { card });
  if (!heldFor(s, action).includes(card)) return no('card-cannot-do-that', '16.2', { card, action });
  return undefined;
}

/** The card has been used: into the discard pile. */
export function spendIntel(t: Table, card: string, action: IntelAction): void {
  const s = t.state;
  s.intel = s.intel.filter((held) => held !== card);
  discard(s.deck, card);
  t.tell?.({ type: 'intel-played', rule: '16.2', card, action });
}

const gainOp = option<'intel-op'>({
  kind: 'intel-op',
  rule: '16.2',
  exact: true,
  aside: true,
  byCard: true,
  candidates: (s) => heldFor(s, 'gain-op').map((card) => ({ kind: 'intel-op', card })),
  whyNot: (s, { card }) => whyNotCard(s, card, 'gain-op'),
});

/** 23.0-b */
const revealOne = option<'intel-reveal'>({
  kind: 'intel-reveal',
  rule: '23.0',
  exact: true,
  aside: true,
  byCard: true,
  candidates(s) {
    const cards = heldFor(s, 'reveal');
    if (cards.length === 0) return NONE;
    const reveals: ChoiceOf<'intel-reveal'>[] = [];
    for (const card of cards) for (const { at } of hiddenObjectives(s)) reveals.push({ kind: 'intel-reveal', card, space: at });
    return reveals;
  },
  whyNot(s, { card, space }) {
    if (!isSpace(s, space)) return no('unknown-id', '16.2', { id: space });
    return whyNotCard(s, card, 'reveal') ?? (hiddenObjectiveAt(s, space) ? undefined : no('no-hidden-objective', '23.0', { space }));
  },
});

/** Back into play comes what was in play before in this mission (ruling 61). */
const returnAir = option<'intel-air'>({
  kind: 'intel-air',
  rule: '16.2',
  aside: true,
  byCard: true,
  candidates(s) {
    const cards = heldFor(s, 'air-return');
    if (cards.length === 0) return NONE;
    const { everybody, ground } = theatreOf(s);
    const waiting = entriesOf(s.units, s[STANDING].inRecruitBox & everybody & ~ground).filter(({ served }) => served);
    return cards.flatMap((card) => waiting.map(({ id }) => ({ kind: 'intel-air', card, unit: id }) as const));
  },
  whyNot(s, { card, unit: id }) {
    const reason = whyNotCard(s, card, 'air-return');
    if (reason) return reason;
    const unit = findUnit(s, id);
    if (!unit) return no('unknown-id', '16.2', { id });
    if (!counterOf(s, id).air || unit.at !== RECRUIT_BOX) return no('not-in-recruit-box', '16.2', { unit: id });
    return unit.served ? undefined : no('never-in-play', '16.2', { unit: id });
  },
});

/** The space of a force becomes a friendly base; not a printed one, so Event cards are still drawn there (17.0). */
const buildBase = option<'intel-base'>({
  kind: 'intel-base',
  rule: '16.2',
  aside: true,
  byCard: true,
  candidates(s) {
    const cards = heldFor(s, 'forward-base');
    if (cards.length === 0) return NONE;
    return cards.flatMap((card) => occupiedSpaces(s).map(({ id }) => ({ kind: 'intel-base', card, space: id }) as const));
  },
  whyNot(s, { card, space }) {
    const reason = whyNotCard(s, card, 'forward-base');
    if (reason) return reason;
    if (!isSpace(s, space)) return no('unknown-id', '16.2', { id: space });
    if (isBase(s, space)) return no('already-base', '17.0', { space });
    if (!hasGroundUnits(s, space)) return no('no-force-there', '16.2', { space });
    return undefined;
  },
});

/** Only when OPFOR stand ready to be fought: the card names the battle about to begin. */
export const surprise = option<'intel-surprise'>({
  kind: 'intel-surprise',
  rule: '16.2',
  aside: true,
  byCard: true,
  candidates: (s) => heldFor(s, 'surprise').map((card) => ({ kind: 'intel-surprise', card })),
  whyNot(s, { card }) {
    const reason = whyNotCard(s, card, 'surprise');
    if (reason) return reason;
    if (s.surprise === 'commando') return no('already-surprise', '16.2');
    return undefined;
  },
});

export const INTEL_PLAYS = [gainOp, revealOne, returnAir, buildBase];

/** Carries out an Intel play; false if the choice is something else. */
export function playedIntel(t: Table, choice: Choice): boolean {
  const s = t.state;
  switch (choice.kind) {
    case 'intel-op':
      spendIntel(t, choice.card, 'gain-op');
      changeOps(t, 1, 'intel', '16.2');
      return true;
    case 'intel-reveal': {
      spendIntel(t, choice.card, 'reveal');
      const hidden = hiddenObjectiveAt(s, choice.space);
      if (hidden) revealObjective(t, hidden, '23.0');
      return true;
    }
    case 'intel-air': {
      spendIntel(t, choice.card, 'air-return');
      const unit = unitOf(s, choice.unit);
      place(s, unit, AIR_AVAILABLE);
      unit.worn = false;
      t.tell?.({ type: 'air-returned', rule: '16.2', unit: unit.id, rp: 0 });
      return true;
    }
    case 'intel-base':
      spendIntel(t, choice.card, 'forward-base');
      s.forwardBases.push(choice.space);
      t.tell?.({ type: 'base-built', rule: '16.2', space: choice.space });
      return true;
    case 'intel-surprise':
      spendIntel(t, choice.card, 'surprise');
      s.surprise = 'commando';
      return true;
    default:
      return false;
  }
}

/** 23.0 Face up, for the rest of the mission. */
export function revealObjective(t: Table, objective: Objective, rule: string): void {
  const s = t.state;
  objective.faceUp = true;
  comesToLight(s.random);
  const falsely = objective.real ? '' : theatreOf(s).sheet.falseObjective.kind;
  t.tell?.({ type: 'objective-revealed', rule, space: objective.at, real: objective.real, falsely });
}
