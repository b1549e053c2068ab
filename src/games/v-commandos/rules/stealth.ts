/** 2 Stealth: who can be seen, and stealth checks. */
import { rollDie } from '../../../kernel/dice.ts';
import { ESCORTS, type Size } from '../content/terms.ts';
import { type Commando, type Escort, hasSkill, type LevelInPlay, levelOn, type State } from '../state.ts';
import type { Table } from '../vocabulary.ts';
import { watchAlarm } from './alarm.ts';
import { effectOn } from './event-effects.ts';

export function becomeVisible(t: Table, commando: Commando, why: string): void {
  if (commando.visible) return;
  commando.visible = true;
  // 14.4 Whoever is seen has lost his uniform.
  commando.uniform = false;
  t.tell?.({ type: 'became-visible', rule: '2.2', who: commando.specialist, why });
  watchAlarm(t, levelOn(t.state, commando));
}

export function becomeStealthy(t: Table, commando: Commando): void {
  if (!commando.visible) return;
  commando.visible = false;
  t.tell?.({ type: 'became-stealthy', rule: '2.1', who: commando.specialist });
}

export function escortBecomes(t: Table, escort: Escort, visible: boolean, why: string): void {
  const nature = ESCORTS[escort.id]?.nature;
  // 15.1 Some are always stealthy, some always visible.
  const seen = nature === 'either' ? visible : nature === 'visible';
  if (escort.visible === seen) return;
  escort.visible = seen;
  if (seen) t.tell?.({ type: 'became-visible', rule: '15.1', who: escort.id, why });
  else t.tell?.({ type: 'became-stealthy', rule: '15.1', who: escort.id });
  watchAlarm(t, levelOn(t.state, escort));
}

/** 2.1, 14.4 Whether a tile of this size hides somebody who enters it; a uniform makes every tile a small one. A bluff keeps him unseen. */
export function hides(size: Size, sneaking: boolean, commando: Commando): boolean {
  if (size === 'small' || commando.uniform) return true;
  if (size === 'medium') return sneaking;
  return !commando.visible && hasSkill(commando, 'bluff');
}

/** 2.3 One die for each enemy; the highest face that gives somebody away. */
export function limitOf(state: State, level: LevelInPlay, commando: Commando | undefined): number {
  if (commando && hasSkill(commando, 'camouflage')) return 1;
  const effect = effectOn(state, level);
  if (effect === 'flare') return 3;
  return effect === 'rain' ? 1 : 2;
}

function check(t: Table, level: LevelInPlay, who: string, commando: Commando | undefined, enemies: number): boolean {
  const { random } = t.state;
  const limit = limitOf(t.state, level, commando);
  const dice: number[] = [];
  for (let i = 0; i < enemies; i++) dice.push(rollDie(random));
  const isSpotted = dice.some((die) => die <= limit);
  t.tell?.({ type: 'check', rule: '2.3', who, dice, limit, result: isSpotted ? 'visible' : 'stealthy' });
  return isSpotted;
}

export function stealthCheck(t: Table, commando: Commando, enemies: number): void {
  if (enemies === 0 || commando.visible || commando.critical > 0) return;
  if (check(t, levelOn(t.state, commando), commando.specialist, commando, enemies)) becomeVisible(t, commando, 'check');
}

/** 15.1 Only those who can be either way are ever in doubt. */
export function escortCheck(t: Table, escort: Escort, enemies: number): void {
  if (enemies === 0 || escort.visible || ESCORTS[escort.id]?.nature !== 'either') return;
  if (check(t, levelOn(t.state, escort), escort.id, undefined, enemies)) escortBecomes(t, escort, true, 'check');
}

/** 2.3 Enemies enter a tile: everybody hidden there is checked, with a die for each who enters. */
export function checksOn(t: Table, level: LevelInPlay, tile: number, entering: number): void {
  for (const each of t.state.commandos) if (each.level === level.id && each.tile === tile) stealthCheck(t, each, entering);
  for (const each of t.state.escorts) if (each.level === level.id && each.tile === tile) escortCheck(t, each, entering);
}
