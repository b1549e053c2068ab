/** A35.4, E59, E68 Help from the Support Table, at no cost. */
import { countersOf, weaponTypeCalled } from '../content/counters.ts';
import { type SupportItem, supportFor } from '../content/support.ts';
import type { Side } from '../content/terms.ts';
import { now, type State } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { ask, option, question, refusal } from './asking.ts';
import { freeCounters } from './casualties.ts';
import { roll, type Settle } from './rolls.ts';

/** A weapon counter that is neither carried nor lost nor on its way. */
function freeWeapons(state: State, typeId: string): string[] {
  const type = weaponTypeCalled(typeId);
  if (!type) return [];
  return countersOf(type).filter(
    (counter) =>
      !state.units.some(({ weapon }) => weapon === counter) &&
      !state.weapons.includes(counter) &&
      !state.reinforcements.some(({ weapon }) => weapon === counter) &&
      !state.toSetUp.some(({ weapons, units }) => weapons.includes(counter) || units.some(({ weapon }) => weapon === counter)),
  );
}

/** The counter mix is a limit. */
function isAvailable(state: State, side: Side, { unit, weapon, radio }: SupportItem): boolean {
  if (radio !== '') return state.sides[side].radio === undefined;
  return freeCounters(state, unit).length > 0 && (weapon === '' || freeWeapons(state, weapon).length > 0);
}

const items = (state: State) => now(state, 'placing')?.piece.split(' ') ?? [];

const selecting = question('support', 'E68', [
  option(
    'select',
    'E68',
    (state) => items(state).map((item) => ({ kind: 'select', item })),
    (state, { item }) => (items(state).includes(item) ? undefined : refusal('not-to-choose', 'E68', { item })),
  ),
]);

/** A roll on the nation's table, then one item of its column that is to be had in that year; undefined if there is none. */
export function* selectSupport(t: Table, side: Side, withRadios: boolean, settle: Settle, rule: string): Rules<SupportItem | undefined> {
  const { state } = t;
  const made = yield* roll(t, side, 'support', rule);
  yield* settle(t, made);
  const offered = supportFor(state.sides[side].brief.nation, made.sum, state.year).filter(
    (item) => (withRadios || item.radio === '') && isAvailable(state, side, item),
  );
  const [only, another] = offered;
  let chosen = only;
  if (another !== undefined) {
    state.doing.push({ what: 'placing', side, piece: offered.map(({ id }) => id).join(' '), hexes: [] });
    const choice = yield* ask(side, selecting);
    chosen = offered.find(({ id }) => id === choice.item);
    state.doing.pop();
  }
  if (chosen) t.tell?.({ type: 'support-selected', rule, side, item: chosen.id, roll: made.sum });
  return chosen;
}

/** The counters that an item stands for. */
export function countersFor(state: State, { unit, weapon }: SupportItem): { unit: string; weapon: string } {
  const [free = ''] = freeCounters(state, unit);
  const carried = weapon === '' ? '' : (freeWeapons(state, weapon)[0] ?? '');
  return { unit: free, weapon: carried };
}
