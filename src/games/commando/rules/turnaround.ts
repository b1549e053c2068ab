/** 35.0 Aircraft turnaround: an operation and one RP for each airstrike or Air Supply that comes back. */

import { AIR_AVAILABLE, RECRUIT_BOX } from '../boxes.ts';
import type { Ability } from '../content/terms.ts';
import { theatreOf } from '../content/theatres.ts';
import { STANDING, type State } from '../state.ts';
import { ask, NONE, no, option, question, type Rules, type Table } from '../vocabulary.ts';
import { DONE } from './forces.ts';
import { findUnit, operationOf, unitOf } from './map.ts';
import { changeRp } from './operations-track.ts';
import { joinForce, place } from './standing.ts';

const RETURNING: readonly Ability[] = ['airstrike', 'air-supply'];

/** Helicopters are not named in 35.0; and only what an availability check sent there comes back this way. */
function canTurnAround(s: State): string[] {
  const { having } = theatreOf(s);
  const { inRecruitBox } = s[STANDING];
  const worn: string[] = [];
  for (const ability of RETURNING) {
    for (const { id, index, bit } of having[ability]) if ((inRecruitBox & bit) !== 0 && s.units[index]?.worn) worn.push(id);
  }
  return worn;
}

const TURNAROUND = [{ kind: 'turnaround' }] as const;

export const turnaround = option<'turnaround'>({
  kind: 'turnaround',
  rule: '35.0',
  exact: true,
  candidates: (s) => (s.rp > 0 && s.rules.turnaround === 'on' && canTurnAround(s).length > 0 ? TURNAROUND : NONE),
  whyNot(s) {
    if (s.rules.turnaround === 'off') return no('rule-switched-off', '35.0');
    if (canTurnAround(s).length === 0) return no('nothing-to-turn-around', '35.0');
    return s.rp < 1 ? no('no-recruit-points', '35.0', { needed: 1, rp: s.rp }) : undefined;
  },
});

const returnAir = option<'return-air'>({
  kind: 'return-air',
  rule: '35.0',
  candidates: (s) => canTurnAround(s).map((unit) => ({ kind: 'return-air', unit })),
  whyNot(s, { unit: id }) {
    const unit = findUnit(s, id);
    if (!unit) return no('unknown-id', '35.0', { id });
    if (unit.at !== RECRUIT_BOX) return no('not-in-recruit-box', '35.0', { unit: id });
    if (!canTurnAround(s).includes(id)) return no('not-turnaround-air', '35.0', { unit: id });
    return s.rp < 1 ? no('no-recruit-points', '35.0', { needed: 1, rp: s.rp }) : undefined;
  },
});

/** The Op is spent on at least one aircraft. */
const enough = option<'done'>({
  kind: 'done',
  rule: '35.0',
  exact: true,
  settles: () => true,
  candidates: (s) => (operationOf(s).force.length === 0 ? NONE : DONE),
  whyNot: (s) => (operationOf(s).force.length === 0 ? no('force-empty', '35.0') : undefined),
});

const TURNING_AROUND = question('turnaround', '35.0', [returnAir, enough]);

export function* turnAircraftAround(t: Table): Rules {
  const s = t.state;
  const operation = operationOf(s);
  t.tell?.({ type: 'operation-began', rule: '35.0', operation: 'turnaround', force: [], space: '' });
  while (operation.force.length === 0 || (canTurnAround(s).length > 0 && s.rp > 0)) {
    const choice = yield* ask(TURNING_AROUND);
    if (choice.kind === 'done') break;
    const unit = unitOf(s, choice.unit);
    place(s, unit, AIR_AVAILABLE);
    unit.worn = false;
    joinForce(s, unit.id);
    changeRp(t, -1, '35.0');
    t.tell?.({ type: 'air-returned', rule: '35.0', unit: unit.id, rp: s.rp });
  }
}
