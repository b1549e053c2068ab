/** 7.2.1 Leaving the map across the enemy's edge, of one's own will. */
import { unitType } from '../content/counters.ts';
import type { Side } from '../content/terms.ts';
import { now, type State, theUnit, type Unit } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { ask, option, question, refusal } from './asking.ts';
import { eliminate, takeOff } from './casualties.ts';
import { LAST_SPACE } from './time.ts';
import { checkForces, exitPoints, gainPoints, updateControl } from './victory.ts';

/** Spaces already passed would mean never: they are not offered. */
function spacesToCome(state: State): string[] {
  return Array.from({ length: LAST_SPACE - state.time }, (_, i) => `${state.time + 1 + i}`);
}

const whenBack = question('return', '7.2.1', [
  option(
    'return',
    '7.2.1',
    (state) => spacesToCome(state).map((time) => ({ kind: 'return', time })),
    (state, { time }) => (spacesToCome(state).includes(time) ? undefined : refusal('not-to-choose', '7.2.1', { time })),
  ),
]);

/** Points at once; the unit comes back unbroken, without Veteran or Suppressed markers, when its player wishes. */
export function* leaveMap(t: Table, ids: readonly string[]): Rules {
  if (t.state.special.exitIsLoss) eliminate(t, ids, 'SR.9');
  else for (const id of ids) yield* leaveOne(t, theUnit(t.state, id));
}

function* leaveOne(t: Table, { id, side, weapon }: Unit): Rules {
  const points = exitPoints(t.state, id, side);
  takeOff(t.state, id);
  t.tell?.({ type: 'exited', rule: '7.2.1', side, unit: id, points });
  gainPoints(t, side, points, 'exit', '7.2.1');
  updateControl(t);
  checkForces(t, [side], true);
  // E58.1 A hero goes back to the counter mix.
  if (!unitType(id).isHero) yield* putOnTimeTrack(t, side, id, weapon);
}

function* putOnTimeTrack(t: Table, side: Side, unit: string, weapon: string): Rules {
  const { state } = t;
  if (spacesToCome(state).length === 0) return;
  state.doing.push({ what: 'placing', side, piece: unit, hexes: [] });
  const choice = yield* ask(side, whenBack);
  if (now(state, 'placing')) state.doing.pop();
  const time = Number(choice.time);
  state.reinforcements.push({ side, time, unit, weapon });
  t.tell?.({ type: 'due', rule: '7.2.1', side, unit, time });
}
