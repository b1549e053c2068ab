/** 24.0 Leaders: one may appear after a battle won. */
import { rollDie } from '../../../kernel/dice.ts';
import { RECRUIT_BOX, type State } from '../state.ts';
import { no, type Option, question, type Rules, type Table } from '../vocabulary.ts';
import { counterOf, findUnit, unitOf } from './map.ts';

function leadersInPool(s: State): string[] {
  return s.units.filter(({ id, at }) => at === RECRUIT_BOX && counterOf(s, id).leader).map(({ id }) => id);
}

const appoint: Option<'appoint'> = {
  kind: 'appoint',
  rule: '24.0',
  candidates: (s) => leadersInPool(s).map((unit) => ({ kind: 'appoint', unit })),
  whyNot(s, { unit }) {
    if (!findUnit(s, unit)) return no('unknown-id', '24.0', { id: unit });
    return leadersInPool(s).includes(unit) ? undefined : no('not-in-pool', '24.0', { unit });
  },
};

const APPOINTING = question('leader', '24.0', [appoint]);

/** A six brings one from the pool; no roll if the pool has none. */
export function* leaderMayAppear(t: Table, space: string): Rules {
  const s = t.state;
  const pool = leadersInPool(s);
  if (pool.length === 0) return;
  const die = rollDie(s.random);
  t.tell?.({ type: 'leader-rolled', rule: '24.0', die });
  if (die !== 6) return;
  const choice = pool.length === 1 ? undefined : yield APPOINTING;
  const id = choice?.kind === 'appoint' ? choice.unit : (pool[0] as string);
  unitOf(s, id).at = space;
  t.tell?.({ type: 'leader-appeared', rule: '24.0', unit: id, space });
}
