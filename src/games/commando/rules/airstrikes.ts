/** 29.0 Airstrikes in battle, and 29.1 the availability check. */
import { rollDie } from '../../../kernel/dice.ts';
import type { Ability } from '../content/terms.ts';
import { has, theatreOf } from '../content/theatres.ts';
import { AIR_AVAILABLE, RECRUIT_BOX, type State, type Unit } from '../state.ts';
import { type ChoiceOf, no, type Option, type Table } from '../vocabulary.ts';
import { battleOf, counterOf, findUnit, place, unitOf } from './map.ts';

/** 29.1 After any use. Even: Air Available. Odd: Recruit Box. */
export function checkAvailability(t: Table, id: string): void {
  const s = t.state;
  const unit = unitOf(s, id);
  const die = rollDie(s.random);
  const stays = die % 2 === 0;
  place(unit, stays ? AIR_AVAILABLE : RECRUIT_BOX);
  unit.worn = !stays;
  unit.panicked = false;
  t.tell?.({ type: 'availability-checked', rule: '29.1', unit: id, die, stays });
}

const SUPPORTING: readonly Ability[] = ['airstrike', 'helicopter'];

/**
 * 29.0 Adds its dice to the firing of one Commando unit; never fires alone. 30.0 A helicopter does the same,
 * once a round, and stays in the line of battle, where it can be hit.
 */
export const support: Option<'support'> = {
  kind: 'support',
  rule: '29.0',
  candidates(s) {
    const theatre = theatreOf(s);
    const calls: ChoiceOf<'support'>[] = [];
    for (const ability of SUPPORTING) {
      for (const { id, index } of theatre.having[ability])
        if (isOnCall(s, s.units[index] as Unit)) calls.push({ kind: 'support', unit: id });
    }
    return calls;
  },
  whyNot(s, { unit: id }) {
    const unit = findUnit(s, id);
    if (!unit) return no('unknown-id', '29.0', { id });
    const counter = counterOf(s, id);
    const helicopter = has(counter, 'helicopter');
    if (!helicopter && !has(counter, 'airstrike')) return no('cannot-support', '29.0', { unit: id });
    const { support: supporting, flown } = battleOf(s);
    if (supporting.includes(id) || flown.includes(id)) return no('already-supported', '29.0', { unit: id });
    return isOnCall(s, unit) ? undefined : no('air-not-available', '29.0', { unit: id });
  },
};

/**
 * In the Air Available box, or a helicopter already here: called into this battle, or having lifted the force (30.0);
 * but not one that has panicked, nor what supports a firing already.
 */
function isOnCall(s: State, { id, at, panicked }: Unit): boolean {
  const { at: here, support: supporting, flown } = battleOf(s);
  return (at === AIR_AVAILABLE || at === here) && !panicked && !supporting.includes(id) && !flown.includes(id);
}
