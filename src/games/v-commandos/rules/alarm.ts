/** 3 The alarm of a level. What triggers it are states, looked at after every change. */
import { type Commando, isOnLevel, type LevelInPlay, type State } from '../state.ts';
import type { Table } from '../vocabulary.ts';
import { fail } from './failure.ts';
import { isFrench, levelCard } from './operation-in-play.ts';

/** 2.2, 10.2 Whether enemies see him. In the French edition it is an option whether they see one in critical condition. */
export function isSeen(state: Pick<State, 'rules'>, commando: Commando): boolean {
  if (!isOnLevel(commando)) return false;
  if (commando.critical > 0) return isFrench(state) && state.rules.critical === 'seen';
  return commando.visible;
}

/** 15.1 Enemies treat a visible escorted character like a visible commando, one of their own people too. */
function isAnybodySeen(state: State, level: LevelInPlay): boolean {
  for (const each of state.commandos) if (each.level === level.id && isSeen(state, each)) return true;
  for (const each of state.escorts) if (each.level === level.id && each.visible) return true;
  return false;
}

function countOn(state: State, { id }: LevelInPlay): number {
  let count = 0;
  for (const each of state.commandos) if (each.level === id) count++;
  return count;
}

/** 3.1 */
export function watchAlarm(t: Table, level: LevelInPlay): void {
  if (level.alarm === 'triggered') return;
  const { state } = t;
  if (isAnybodySeen(state, level)) triggerAlarm(t, level, 'seen');
  else if (countOn(state, level) > levelCard(state, level.id).commandos) triggerAlarm(t, level, 'too-many');
}

export function triggerAlarm(t: Table, level: LevelInPlay, why: string): void {
  if (level.alarm === 'triggered') return;
  level.alarm = 'triggered';
  t.tell?.({ type: 'alarm-triggered', rule: '3.1', level: level.id, why });
  if (level.interrupted && levelCard(t.state, level.id).training.alarmFails) fail(t, 'alarm', '16.1');
}

/** 16.1 In the first training mission nobody is done before it is silent again. */
export function isToBeSilenced(state: State, level: LevelInPlay): boolean {
  return level.alarm === 'triggered' && levelCard(state, level.id).training.alarmFails;
}
