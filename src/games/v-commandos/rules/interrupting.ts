/** 6.14 Interrupting an alarm: hidden, beside its token, once in a level. */
import { type Commando, levelOn } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { watchAlarm } from './alarm.ts';
import { plain, refusal } from './asking.ts';
import { isFrench, levelCard } from './operation-in-play.ts';
import { pay, whyCannotPay, whyUnable } from './points.ts';
import { protect, release } from './protecting.ts';

const NO_ALARM_HERE = refusal('no-alarm-here', '6.14');

export const interruptAlarm = plain('interrupt-alarm', '6.14', (state, commando) => {
  const unable = whyUnable(commando);
  if (unable) return unable;
  const level = levelOn(state, commando);
  const card = levelCard(state, level.id);
  if (!level.alarmToken) return NO_ALARM_HERE;
  if (level.alarm === 'silent') return refusal('alarm-silent', '6.14');
  if (level.interrupted) return refusal('alarm-used-up', '6.14');
  const tile = card.triangles[card.alarm]?.tile ?? -1;
  if (tile !== commando.tile) return refusal('alarm-elsewhere', '6.14', { tile: card.tiles[tile]?.id ?? '' });
  return commando.visible ? refusal('not-stealthy', '6.14') : whyCannotPay(state, commando, 1, '6.14');
});

export function* switchOff(t: Table, commando: Commando): Rules {
  const { state } = t;
  const level = levelOn(state, commando);
  const card = levelCard(state, level.id);
  pay(t, commando, 1);
  level.alarm = 'silent';
  level.interrupted = true;
  if (isFrench(state)) {
    // The token leaves the level, and whoever protected it is free.
    level.alarmToken = false;
    release(level, card, card.alarm);
  }
  t.tell?.({ type: 'alarm-interrupted', rule: '6.14', level: level.id });
  if (isFrench(state)) yield* protect(t, level, commando.tile);
  // What triggers an alarm is a state: it may ring again at once, and then for good.
  watchAlarm(t, level);
}
