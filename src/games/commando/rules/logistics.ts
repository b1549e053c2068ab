/** 34.0 Additional logistics: a supply column or Air Supply lends a space of movement, or Full Firepower for a battle. */
import { rollDie } from '../../../kernel/dice.ts';
import { has, theatreOf } from '../content/theatres.ts';
import { AIR_AVAILABLE, RECRUIT_BOX, type State } from '../state.ts';
import { no, type Option, type Refusal, type Table } from '../vocabulary.ts';
import { slowest, unload } from './forces.ts';
import { leaveForce } from './kia.ts';
import { counterOf, findUnit, operationOf, place, unitOf } from './map.ts';

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

/** Supply that is somewhere near play: in the box for aircraft, or on the map. */
function supplies(s: State): string[] {
  if (s.rules.logistics === 'off') return [];
  const theatre = theatreOf(s);
  const found: string[] = [];
  for (const { id, index } of theatre.having['supply-column']) if (s.units[index]?.at !== RECRUIT_BOX) found.push(id);
  for (const { id, index } of theatre.having['air-supply']) if (s.units[index]?.at === AIR_AVAILABLE) found.push(id);
  return found;
}

export const boost: Option<'boost'> = {
  kind: 'boost',
  rule: '34.0',
  candidates: (s) => (operationOf(s).boost ? [] : supplies(s).map((unit) => ({ kind: 'boost', unit }))),
  whyNot(s, { unit }) {
    const reason = whyNotSupply(s, unit);
    if (reason) return reason;
    if (operationOf(s).boost) return no('already-boosted', '34.0');
    if (slowest(s) === 0) return no('must-be-transported', '15.4');
    return undefined;
  },
};

export function boosted(t: Table, unit: string, allowance: number): void {
  operationOf(t.state).boost = unit;
  t.tell?.({ type: 'boosted', rule: '34.0', unit, allowance });
}

/** After the movement in which it was used. */
export function checkBoost(t: Table): void {
  const { boost: used } = operationOf(t.state);
  if (used) checkSupply(t, used);
}

export const fullFirepower: Option<'full-firepower'> = {
  kind: 'full-firepower',
  rule: '34.0',
  candidates: (s) => supplies(s).map((unit) => ({ kind: 'full-firepower', unit })),
  whyNot: (s, { unit }) => whyNotSupply(s, unit),
};

/** Even: stays in play. Odd: to the Recruit Box. A column lost in the battle has nothing to check. */
export function checkSupply(t: Table, id: string): void {
  const s = t.state;
  const unit = unitOf(s, id);
  if (unit.at === RECRUIT_BOX) return;
  const die = rollDie(s.random);
  const stays = die % 2 === 0;
  t.tell?.({ type: 'supply-checked', rule: '34.0', unit: id, die, stays });
  if (stays) return;
  // 29.1 wears out aircraft only; 35.0 brings only those back
  unit.worn = counterOf(s, id).air;
  place(unit, RECRUIT_BOX);
  unit.aboard = '';
  leaveForce(s, id);
  unload(s, id);
}
