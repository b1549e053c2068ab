/** 24.0 Leaders: one may appear after a battle won, as long as none was killed. */

import { rollDie } from '../../../kernel/dice.ts';
import { NOBODY_CHOOSES } from '../../../kernel/game.ts';
import { theatreOf } from '../content/theatres.ts';
import { entriesOf } from '../content/unit-set.ts';
import { STANDING, type State } from '../state.ts';
import { ask, no, option, question, type Rules, type Table } from '../vocabulary.ts';
import { findUnit, unitOf } from './map.ts';
import { place } from './standing.ts';

/** Those who can still appear: nobody replaces a leader killed in this mission, by the roll of that very battle neither (ruling 21). */
function leadersInPool(s: State): string[] {
  const { killed, inRecruitBox } = s[STANDING];
  if (killed !== 0 && s.rules['killed-leader'] === 'not-replaced') return [];
  return entriesOf(s.units, inRecruitBox & theatreOf(s).able.leader).map(({ id }) => id);
}

const appoint = option<'appoint'>({
  kind: 'appoint',
  rule: '24.0',
  candidates: (s) => leadersInPool(s).map((unit) => ({ kind: 'appoint', unit })),
  whyNot(s, { unit }) {
    if (!findUnit(s, unit)) return no('unknown-id', '24.0', { id: unit });
    return leadersInPool(s).includes(unit) ? undefined : no('not-in-pool', '24.0', { unit });
  },
});

const APPOINTING = question('leader', '24.0', [appoint]);

/** A six brings one from the pool; no roll if nobody can come. */
export function leaderMayAppear(t: Table, space: string): Rules {
  const s = t.state;
  if (leadersInPool(s).length === 0) return NOBODY_CHOOSES;
  const die = rollDie(s.random);
  t.tell?.({ type: 'leader-rolled', rule: '24.0', die });
  return die === 6 ? leaderAppears(t, space) : NOBODY_CHOOSES;
}

function* leaderAppears(t: Table, space: string): Rules {
  const s = t.state;
  const [only, another] = leadersInPool(s);
  if (only === undefined) return;
  const unit = another === undefined ? only : (yield* ask(APPOINTING)).unit;
  place(s, unitOf(s, unit), space);
  t.tell?.({ type: 'leader-appeared', rule: '24.0', unit, space });
}
