/** 9.0 Recruiting, with 8.0-5 the leaders the Mission card assigns. */
import { entryOf } from '../../../kernel/listed.ts';
import { AIR_AVAILABLE } from '../boxes.ts';
import { onceForEachTheatre, theatreOf, type UnitCounter, type UnitType } from '../content/theatres.ts';
import type { UnitSet } from '../content/unit-set.ts';
import { STANDING, type State } from '../state.ts';
import { ask, NONE, no, option, question, type Refusal, type Rules, type Table } from '../vocabulary.ts';
import { counterOf, findUnit, isSpace, onMap, unitOf } from './map.ts';
import { place } from './standing.ts';

const placeLeader = option<'place-leader'>({
  kind: 'place-leader',
  rule: '8.0',
  exact: true,
  candidates(s) {
    const unit = s.leadersToPlace[0];
    return unit === undefined ? NONE : theatreOf(s).bases.map((base) => ({ kind: 'place-leader', unit, base }));
  },
  whyNot(s, { unit, base }) {
    if (!findUnit(s, unit)) return no('unknown-id', '8.0', { id: unit });
    if (s.leadersToPlace[0] !== unit) return no('not-a-leader-to-place', '8.0', { unit });
    return whyNotBase(s, base);
  },
});

function whyNotBase(s: State, base: string): Refusal | undefined {
  if (theatreOf(s).bases.includes(base)) return undefined;
  if (!isSpace(s, base)) return no('unknown-id', '9.0', { id: base });
  return no('not-a-base', '9.0', { space: base });
}

/** A counter of the type that can still be bought or received. */
export function inRecruitBox(s: State, type: string): string | undefined {
  const entry = theatreOf(s).findType(type);
  return entry && firstInBox(s, entry)?.id;
}

/** One that is known to be there. */
export function counterIn(s: State, type: string): string {
  const id = inRecruitBox(s, type);
  if (id === undefined) throw new Error(`There is no "${type}" in the Recruit Box.`);
  return id;
}

function firstInBox(s: State, { counters }: UnitType): UnitCounter | undefined {
  const { inRecruitBox: boxed } = s[STANDING];
  for (const counter of counters) if ((boxed & counter.bit) !== 0) return counter;
  return undefined;
}

function whyNotBuy(s: State, type: string, air: boolean): Refusal | undefined {
  const entry = theatreOf(s).findType(type);
  if (!entry) return no('unknown-id', '9.0', { id: type });
  if (s.leadersToPlace.length > 0) return no('leaders-first', '8.0', { count: s.leadersToPlace.length });
  if (entry.cost === undefined) return no('leaders-not-bought', '24.0', { type });
  if (entry.air !== air) return entry.air ? no('air-has-its-box', '9.0', { type }) : no('ground-needs-base', '9.0', { type });
  if (!firstInBox(s, entry)) return no('none-left', '9.0', { type });
  if (entry.cost > s.rp) return no('too-expensive', '9.0', { type, cost: entry.cost, rp: s.rp });
  return undefined;
}

/** Types, not counters: two of a kind are the same bargain. Made once a theatre, for every player begins with this list. */
const bargains = onceForEachTheatre(({ types, bases }) => ({
  ground: bargainsOf(types, false, (type) => bases.map((base) => ({ kind: 'recruit', type, base }) as const)),
  air: bargainsOf(types, true, (type) => [{ kind: 'recruit-air', type } as const]),
}));

interface Bargain<C> {
  readonly cost: number;
  readonly set: UnitSet;
  readonly choices: readonly C[];
}

function bargainsOf<C>(types: readonly UnitType[], ofAir: boolean, choicesOf: (type: string) => readonly C[]): Bargain<C>[] {
  return types.flatMap(({ type, cost, air, set }) =>
    cost === undefined || air !== ofAir ? [] : [{ cost, set, choices: choicesOf(type) }],
  );
}

/** Once the leaders are placed: what there are points for, and counters of. A plain loop: with flatMap all of random play is a sixth slower. */
function affordable<C>(s: State, those: readonly Bargain<C>[]): readonly C[] {
  if (s.leadersToPlace.length > 0) return NONE;
  const offers: C[] = [];
  const { inRecruitBox: boxed } = s[STANDING];
  for (const { cost, set, choices } of those) {
    if (cost > s.rp || (boxed & set) === 0) continue;
    for (const choice of choices) offers.push(choice);
  }
  return offers;
}

const recruit = option<'recruit'>({
  kind: 'recruit',
  rule: '9.0',
  exact: true,
  candidates: (s) => affordable(s, bargains(theatreOf(s)).ground),
  whyNot: (s, { type, base }) => whyNotBase(s, base) ?? whyNotBuy(s, type, false),
});

const recruitAir = option<'recruit-air'>({
  kind: 'recruit-air',
  rule: '9.0',
  exact: true,
  candidates: (s) => affordable(s, bargains(theatreOf(s)).air),
  whyNot: (s, { type }) => whyNotBuy(s, type, true),
});

const ENOUGH = [{ kind: 'done' }] as const;

const enough = option<'done'>({
  kind: 'done',
  rule: '9.0',
  exact: true,
  // A mission without a force is nothing to slip into.
  settles: (s) => (onMap(s) & theatreOf(s).stacking) !== 0,
  candidates: (s) => (s.leadersToPlace.length > 0 ? NONE : ENOUGH),
  whyNot: (s) => (s.leadersToPlace.length > 0 ? no('leaders-first', '8.0', { count: s.leadersToPlace.length }) : undefined),
});

/** Leaders are placed before anybody is recruited, but it is recruiting that the question is about. */
const RECRUITING = question('recruiting', '9.0', [recruit, recruitAir, placeLeader, enough]);

/** Ground units into any base, air units into their box; what is not spent is kept (32.0), or lost where that is switched off. */
export function* recruiting(t: Table): Rules {
  const s = t.state;
  const choice = yield* ask(RECRUITING);
  if (choice.kind === 'place-leader') {
    s.leadersToPlace.shift();
    place(s, unitOf(s, choice.unit), choice.base);
    t.tell?.({ type: 'leader-placed', rule: '8.0', unit: choice.unit, base: choice.base });
  } else if (choice.kind === 'recruit') buy(t, choice.type, choice.base);
  else if (choice.kind === 'recruit-air') buy(t, choice.type, AIR_AVAILABLE);
  else endRecruiting(t);
}

function buy(t: Table, type: string, at: string): void {
  const s = t.state;
  const id = counterIn(s, type);
  const { cost = 0, index } = counterOf(s, id);
  place(s, entryOf(s.units, index, 'unit'), at);
  s.rp -= cost;
  t.tell?.({ type: 'recruited', rule: '9.0', unit: id, at, cost, rp: s.rp });
}

function endRecruiting(t: Table): void {
  const s = t.state;
  const lost = s.rules['reserve-points'] === 'off' ? s.rp : 0;
  s.rp -= lost;
  s.phase = 'operations';
  t.tell?.({ type: 'recruiting-ended', rule: '9.0', rp: s.rp, lost });
}
