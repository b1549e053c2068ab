/** 24.0 Leaders: one may appear after a battle won, as long as none was killed. */
import { rollDie } from '../../../kernel/dice.ts';
import { KILLED, RECRUIT_BOX, type State } from '../state.ts';
import { ask, no, type Option, question, type Rules, type Table } from '../vocabulary.ts';
import { counterOf, findUnit, place, unitOf } from './map.ts';

/** Those who can still appear: nobody replaces a leader killed in this mission, by the roll of that very battle neither (ruling 21). */
function leadersInPool(s: State): string[] {
  if (s.rules['killed-leader'] === 'not-replaced' && s.units.some(({ at }) => at === KILLED)) return [];
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

/** A six brings one from the pool; no roll if nobody can come. */
export function* leaderMayAppear(t: Table, space: string): Rules {
  const s = t.state;
  const [only, another] = leadersInPool(s);
  if (only === undefined) return;
  const die = rollDie(s.random);
  t.tell?.({ type: 'leader-rolled', rule: '24.0', die });
  if (die !== 6) return;
  const unit = another === undefined ? only : (yield* ask(APPOINTING)).unit;
  place(unitOf(s, unit), space);
  t.tell?.({ type: 'leader-appeared', rule: '24.0', unit, space });
}
