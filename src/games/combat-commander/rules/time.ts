/** 6 Game Time. */
import { hexName, hexNamed } from '../content/battle-map.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import type { Known } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { ask, ofHexes, question } from './asking.ts';
import { digIn } from './dig-in.ts';
import { shuffleDeck } from './hands.ts';
import { removeSmoke } from './markers.ts';
import { reinforcements } from './reinforcements.ts';
import { checkAllObjectives, endByPoints, gainPoints } from './victory.ts';

/** 7.2.1 The spaces of the Time Track on which an exited unit may be put: those still to come. */
export const LAST_SPACE = 15;

/** A roll and all that comes of it: a roll may end a pile, and that advances the time, so rolls.ts says how. */
type SettledRoll = (t: Table, side: Side, purpose: string, rule: string) => Rules<number>;

/** 6.1.2 The six steps, by the player who triggered them. */
export function* advanceTime(t: Table, side: Side, roll: SettledRoll): Rules {
  const { state } = t;
  state.doing.push({ what: 'time', side });
  state.time++;
  t.tell?.({ type: 'time-advanced', rule: '6.1.2', side, time: state.time });
  shuffleDeck(t, side);
  if (state.time >= state.suddenDeath) yield* suddenDeath(t, side, roll);
  for (const each of [enemyOf(state.active), state.active]) {
    if (state.sides[each].brief.posture === 'defend') gainPoints(t, each, 1, 'time', '6.1.2');
  }
  yield* clearOneSmoke(t, side);
  yield* reinforcements(t);
  yield* digIn(t);
  state.doing.pop();
}

/** 6.2.2 */
export const isSuddenDeath = (state: Known, roll: number): boolean => roll < state.time;

function* suddenDeath(t: Table, side: Side, roll: SettledRoll): Rules {
  checkAllObjectives(t);
  const sum = yield* roll(t, side, 'sudden-death', '6.2.2');
  if (isSuddenDeath(t.state, sum)) endByPoints(t, 'sudden-death');
  t.tell?.({ type: 'sudden-death-passed', rule: '6.2.2', side, sum, time: t.state.time });
}

const clearing = question('remove-smoke', '6.1.2', [ofHexes('remove-smoke', '6.1.2', (state) => state.smoke.map(({ at }) => at))]);

function* clearOneSmoke(t: Table, side: Side): Rules {
  const { state } = t;
  if (state.smoke.length === 0) return;
  const choice = state.smoke.length === 1 ? undefined : yield* ask(side, clearing);
  const hex = choice ? hexNamed(choice.hex) : (state.smoke[0]?.at ?? 0);
  removeSmoke(state, hex);
  t.tell?.({ type: 'smoke-removed', rule: '6.1.2', hex: hexName(hex) });
}
