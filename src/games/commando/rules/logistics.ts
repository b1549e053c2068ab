/** 34.0 Additional logistics: a supply column or Air Supply lends a space of movement, or Full Firepower for a battle. */
import { rollDie } from '../../../kernel/dice.ts';
import { AIR_AVAILABLE, RECRUIT_BOX } from '../boxes.ts';
import { has, onceForEachTheatre, theatreOf } from '../content/theatres.ts';
import type { UnitSet } from '../content/unit-set.ts';
import { STANDING, type State } from '../state.ts';
import { NONE, no, option, type Refusal, type Table } from '../vocabulary.ts';
import { unload } from './forces.ts';
import { counterOf, findUnit, operationOf, unitOf } from './map.ts';
import { slowest } from './sight.ts';
import { leaveForce, place } from './standing.ts';

/** A supply column must belong to the force: it moves with it, and is part of it in battle; Air Supply comes out of the Air Available box to any force. */
function whyNotSupply(s: State, id: string): Refusal | undefined {
  if (s.rules.logistics === 'off') return no('rule-switched-off', '34.0');
  const unit = findUnit(s, id);
  if (!unit) return no('unknown-id', '34.0', { id });
  const counter = counterOf(s, id);
  if (has(counter, 'air-supply')) return unit.at === AIR_AVAILABLE ? undefined : no('not-available', '34.0', { unit: id });
  if (!has(counter, 'supply-column')) return no('not-supply', '34.0', { unit: id });
  return operationOf(s).force.includes(id) ? undefined : no('supply-not-with-force', '34.0', { unit: id });
}

/** Columns of the force, and Air Supply that is available. */
function supplies(s: State): UnitSet {
  if (s.rules.logistics === 'off') return 0;
  const { able } = theatreOf(s);
  const { inForce, airAvailable } = s[STANDING];
  return (inForce & able['supply-column']) | (airAvailable & able['air-supply']);
}

/** Columns first. */
const uses = onceForEachTheatre(({ having }) =>
  [...having['supply-column'], ...having['air-supply']].map(({ bit, id }) => ({
    bit,
    boost: { kind: 'boost', unit: id } as const,
    fullFirepower: { kind: 'full-firepower', unit: id } as const,
  })),
);

type Use = ReturnType<typeof uses>[number];

function usesOf<C>(s: State, choiceOf: (use: Use) => C): readonly C[] {
  const set = supplies(s);
  if (set === 0) return NONE;
  const found: C[] = [];
  for (const use of uses(theatreOf(s))) if ((set & use.bit) !== 0) found.push(choiceOf(use));
  return found;
}

export const boost = option<'boost'>({
  kind: 'boost',
  rule: '34.0',
  exact: true,
  candidates(s) {
    const open = operationOf(s).boost ? NONE : usesOf(s, (use) => use.boost);
    return open.length === 0 || slowest(s) === 0 ? NONE : open;
  },
  whyNot(s, { unit }) {
    const reason = whyNotSupply(s, unit);
    if (reason) return reason;
    if (operationOf(s).boost) return no('already-boosted', '34.0');
    if (slowest(s) === 0) return no('must-be-transported', '15.4');
    return undefined;
  },
});

export function boosted(t: Table, unit: string, allowance: number): void {
  operationOf(t.state).boost = unit;
  t.tell?.({ type: 'boosted', rule: '34.0', unit, allowance });
}

/** After the movement in which it was used. */
export function checkBoost(t: Table): void {
  const { boost: used } = operationOf(t.state);
  if (used) checkSupply(t, used);
}

export const fullFirepower = option<'full-firepower'>({
  kind: 'full-firepower',
  rule: '34.0',
  exact: true,
  candidates: (s) => usesOf(s, (use) => use.fullFirepower),
  whyNot: (s, { unit }) => whyNotSupply(s, unit),
});

/** Even: stays in play. Odd: to the Recruit Box. A column lost in the battle has nothing to check. */
export function checkSupply(t: Table, id: string): void {
  const s = t.state;
  const unit = unitOf(s, id);
  if (unit.at === RECRUIT_BOX) return;
  const die = rollDie(s.random);
  const stays = die % 2 === 0;
  if (!stays) {
    // 29.1 wears out aircraft only; 35.0 brings only those back
    unit.worn = counterOf(s, id).air;
    place(s, unit, RECRUIT_BOX);
    unit.aboard = '';
    leaveForce(s, id);
    unload(s, id);
  }
  t.tell?.({ type: 'supply-checked', rule: '34.0', unit: id, die, stays });
}
