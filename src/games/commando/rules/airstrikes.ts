/** 29.0 Airstrikes in battle, and 29.1 the availability check. */
import { rollDie } from '../../../kernel/dice.ts';
import { AIR_AVAILABLE, RECRUIT_BOX } from '../boxes.ts';
import { has, onceForEachTheatre, theatreOf } from '../content/theatres.ts';
import { entriesOf, type UnitSet } from '../content/unit-set.ts';
import { STANDING, type State } from '../state.ts';
import { type ChoiceOf, NONE, no, option, type Table } from '../vocabulary.ts';
import { battleOf, counterOf, findUnit, inSpace, unitOf } from './map.ts';
import { place } from './standing.ts';

/** 29.1 After any use. Even: Air Available. Odd: Recruit Box. */
export function checkAvailability(t: Table, id: string): void {
  const s = t.state;
  const unit = unitOf(s, id);
  const die = rollDie(s.random);
  const stays = die % 2 === 0;
  place(s, unit, stays ? AIR_AVAILABLE : RECRUIT_BOX);
  unit.worn = !stays;
  unit.panicked = false;
  t.tell?.({ type: 'availability-checked', rule: '29.1', unit: id, die, stays });
}

/** Airstrikes first. */
const calls = onceForEachTheatre(({ having }) =>
  [...having.airstrike, ...having.helicopter].map(({ bit, id }) => ({ bit, choice: { kind: 'support', unit: id } as const })),
);

/**
 * 29.0 Adds its dice to the firing of one Commando unit; never fires alone. 30.0 A helicopter does the same,
 * once a round, and stays in the line of battle, where it can be hit.
 */
export const support = option<'support'>({
  kind: 'support',
  rule: '29.0',
  exact: true,
  candidates(s) {
    const set = onCall(s);
    if (set === 0) return NONE;
    const ready: ChoiceOf<'support'>[] = [];
    for (const { bit, choice } of calls(theatreOf(s))) if ((set & bit) !== 0) ready.push(choice);
    return ready;
  },
  whyNot(s, { unit: id }) {
    const unit = findUnit(s, id);
    if (!unit) return no('unknown-id', '29.0', { id });
    const counter = counterOf(s, id);
    const helicopter = has(counter, 'helicopter');
    if (!helicopter && !has(counter, 'airstrike')) return no('cannot-support', '29.0', { unit: id });
    const { support: supporting, flown } = battleOf(s);
    if (supporting.includes(id) || flown.includes(id)) return no('already-supported', '29.0', { unit: id });
    return (onCall(s) & counter.bit) !== 0 ? undefined : no('air-not-available', '29.0', { unit: id });
  },
});

/**
 * In the Air Available box, or a helicopter already here: called into this battle, or having lifted the force (30.0);
 * but not one that has panicked, nor what supports a firing already.
 */
export function onCall(s: State): UnitSet {
  const theatre = theatreOf(s);
  const { at, support: supporting, flown } = battleOf(s);
  const near = s[STANDING].airAvailable | inSpace(s, theatre.space(at));
  let ready = near & (theatre.able.airstrike | theatre.able.helicopter);
  if (ready === 0) return ready;
  for (const { id, panicked } of entriesOf(s.units, ready)) {
    if (panicked || supporting.includes(id) || flown.includes(id)) ready &= ~theatre.unit(id).bit;
  }
  return ready;
}
