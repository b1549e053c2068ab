/** 16.0 What Event cards do: the effects, in the order of the card. */

import { rollDie } from '../../../kernel/dice.ts';
import { NOBODY_CHOOSES } from '../../../kernel/game.ts';
import { AIR_AVAILABLE, RECRUIT_BOX } from '../boxes.ts';
import type { Ability } from '../content/terms.ts';
import type { CardEffect } from '../content/theatre.ts';
import { type Space, theatreOf } from '../content/theatres.ts';
import { entriesOf } from '../content/unit-set.ts';
import { type Side, STANDING, type State } from '../state.ts';
import { ask, type ChoiceOf, no, option, question, type Rules, type Table } from '../vocabulary.ts';
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
  isSpace,
  operationOf,
  spaceOfForce,
  stackedWithForce,
  stackingLimit,
  unitOf,
} from './map.ts';
import { changeOps, changeRp } from './operations-track.ts';
import { placeOpfor } from './opfor.ts';
import { counterIn, inRecruitBox } from './recruiting.ts';
import { isBase } from './sight.ts';
import { place } from './standing.ts';
import { endWhenOutOfOps } from './windows.ts';

export function* implement(t: Table): Rules {
  const s = t.state;
  const event = eventOf(s);
  const { effects } = theatreOf(s).card(event.card);
  let index = 0;
  for (const effect of effects) {
    event.effect = index++;
    if (!applies(t, effect)) continue;
    yield* carryOut(t, effect);
    if (!goesOn(s)) return;
  }
}

const EASED_BY: Partial<Record<Ability, string>> = { sapper: '27.0', 'supply-column': '28.0' };

/** 27.0, 28.0 What is stacked with the force, in the space where the card is drawn, can avert an effect or be needed for it. */
export function hindrance(s: State, effect: CardEffect, space: Space): 'averted' | 'missed' | undefined {
  if (effect.unless && stackedWithForce(s, effect.unless, space)) return 'averted';
  return effect.if && !stackedWithForce(s, effect.if, space) ? 'missed' : undefined;
}

function applies(t: Table, effect: CardEffect): boolean {
  const { card } = eventOf(t.state);
  const hindered = hindrance(t.state, effect, spaceOfForce(t.state));
  if (hindered === 'averted' && effect.unless) {
    t.tell?.({ type: 'effect-averted', rule: EASED_BY[effect.unless] ?? '16.0', card, effect: effect.do, ability: effect.unless });
  } else if (hindered === 'missed' && effect.if) {
    t.tell?.({ type: 'effect-missed', rule: '16.0', card, effect: effect.do, ability: effect.if });
  }
  return hindered === undefined;
}

/** Those that ask the player something are procedures; the others are simply done. */
function carryOut(t: Table, effect: CardEffect): Rules {
  switch (effect.do) {
    case 'opfor':
      callOpfor(t, effect.count, effect.surprise);
      return NOBODY_CHOOSES;
    case 'ops':
      return changeOpsByCard(t, effect.by);
    case 'rp':
      changeRp(t, effect.by, '16.0');
      return NOBODY_CHOOSES;
    case 'reinforcement':
      return reinforce(t, effect.types);
    case 'attrition':
      wearDown(t, effect.on);
      return NOBODY_CHOOSES;
    case 'grounded':
      return ground(t);
    case 'reveal':
      return turnUpOne(t);
    case 'reshuffle':
      eventOf(t.state).reshuffles = true;
      return NOBODY_CHOOSES;
  }
}

/** With those who patrol the terrain; who is surprised, the battle will show. */
function callOpfor(t: Table, count: number, surprise: Side | undefined): void {
  const s = t.state;
  const { id, patrolled } = spaceOfForce(s);
  placeOpfor(t, count + patrolled, id, '16.0');
  if (surprise) s.surprise = surprise;
}

function changeOpsByCard(t: Table, by: number): Rules {
  changeOps(t, by, 'card', '14.0');
  return by < 0 ? endWhenOutOfOps(t) : NOBODY_CHOOSES;
}

/** One die for each unit of the force. */
function wearDown(t: Table, on: number): void {
  const s = t.state;
  const { at, force } = operationOf(s);
  for (const id of force.slice()) {
    const unit = unitOf(s, id);
    if (unit.at !== at) continue; // gone with its carrier
    const die = rollDie(s.random);
    t.tell?.({ type: 'attrition', rule: '16.0', unit: id, die, on, lost: die <= on });
    if (die <= on) eliminate(t, unit, '16.0');
  }
}

/** The types on the card being implemented. */
function typesOnCard(s: State): readonly string[] {
  const { card, effect } = eventOf(s);
  const entry = theatreOf(s).card(card).effects[effect];
  return entry?.do === 'reinforcement' ? entry.types : [];
}

/** 16.0 Reinforcements cost nothing: into the space of the force, or any base; aircraft into their box. */
const receive = option<'receive'>({
  kind: 'receive',
  rule: '16.0',
  exact: true,
  candidates(s) {
    const offers: ChoiceOf<'receive'>[] = [];
    for (const type of typesOnCard(s)) {
      const id = inRecruitBox(s, type);
      if (id === undefined) continue;
      if (counterOf(s, id).air) offers.push({ kind: 'receive', type, space: AIR_AVAILABLE });
      else for (const space of whereToReceive(s, id)) offers.push({ kind: 'receive', type, space });
    }
    return offers;
  },
  whyNot(s, { type, space }) {
    if (!typesOnCard(s).includes(type)) return no('not-on-card', '16.0', { type });
    const id = inRecruitBox(s, type);
    if (!id) return no('none-left', '16.0', { type });
    const { air, bit } = counterOf(s, id);
    if (air) return space === AIR_AVAILABLE ? undefined : no('air-has-its-box', '9.0', { type });
    if (space === AIR_AVAILABLE) return no('ground-needs-base', '9.0', { type });
    if (!isSpace(s, space)) return no('unknown-id', '16.0', { id: space });
    if (space !== operationOf(s).at && !isBase(s, space)) return no('not-a-base', '16.0', { space });
    return fits(s, theatreOf(s).space(space), bit) ? undefined : no('stacking', '10.2', { space, limit: stackingLimit(s) });
  },
});

/** The space of the force first. */
function whereToReceive(s: State, id: string): string[] {
  const { at } = operationOf(s);
  const spaces = fits(s, spaceOfForce(s), counterOf(s, id).bit) ? [at] : [];
  for (const base of theatreOf(s).bases) if (base !== at) spaces.push(base);
  for (const base of s.forwardBases) if (base !== at) spaces.push(base);
  return spaces;
}

const REINFORCING = question('reinforcement', '16.0', [receive]);

function* reinforce(t: Table, types: readonly string[]): Rules {
  const s = t.state;
  if (!types.some((type) => inRecruitBox(s, type))) {
    t.tell?.({ type: 'no-reinforcement', rule: '16.0', types });
    return;
  }
  const { type, space } = yield* ask(REINFORCING);
  const unit = unitOf(s, counterIn(s, type));
  place(s, unit, space);
  unit.worn = false;
  t.tell?.({ type: 'reinforced', rule: '16.0', unit: unit.id, at: space });
}

const groundAir = option<'ground-air'>({
  kind: 'ground-air',
  rule: '16.0',
  candidates: (s) => entriesOf(s.units, s[STANDING].airAvailable).map(({ id }) => ({ kind: 'ground-air', unit: id })),
  whyNot(s, { unit: id }) {
    const unit = findUnit(s, id);
    if (!unit) return no('unknown-id', '16.0', { id });
    return unit.at === AIR_AVAILABLE ? undefined : no('air-not-available', '16.0', { unit: id });
  },
});

const GROUNDING = question('grounded', '16.0', [groundAir]);

/** The only aircraft stays on the ground unasked. */
function* ground(t: Table): Rules {
  const s = t.state;
  const [only, another] = entriesOf(s.units, s[STANDING].airAvailable);
  if (only === undefined) return;
  const id = another === undefined ? only.id : (yield* ask(GROUNDING)).unit;
  place(s, unitOf(s, id), RECRUIT_BOX);
  t.tell?.({ type: 'grounded', rule: '16.0', unit: id });
}

const reveal = option<'reveal'>({
  kind: 'reveal',
  rule: '16.0',
  candidates: (s) => hiddenObjectives(s).map(({ at }) => ({ kind: 'reveal', space: at })),
  whyNot(s, { space }) {
    if (!isSpace(s, space)) return no('unknown-id', '16.0', { id: space });
    return hiddenObjectiveAt(s, space) ? undefined : no('no-hidden-objective', '23.0', { space });
  },
});

const REVEALING = question('reveal', '16.0', [reveal]);

function* turnUpOne(t: Table): Rules {
  const s = t.state;
  if (hiddenObjectives(s).length === 0) return;
  const { space } = yield* ask(REVEALING);
  const hidden = hiddenObjectiveAt(s, space);
  if (hidden) revealObjective(t, hidden, '16.0');
}
