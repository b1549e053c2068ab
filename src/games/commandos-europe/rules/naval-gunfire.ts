/** 14.0 Naval gunfire and friendly fire: a stray shot beside the enemy's hex. */
import { rollDie } from '../../../kernel/dice.ts';
import { unitOf } from '../content/enemies.ts';
import type { Table } from '../vocabulary.ts';
import { eliminateAllAt, eliminateEnemy } from './elimination.ts';
import { neighbour } from './ground.ts';
import { idsOf, isBase, nameAt, piecesAt } from './pieces-in-play.ts';

/** Whatever came of the combat; off the map there is nothing to hit. */
export function straysAfter(t: Table, enemyHex: number): void {
  const { state } = t;
  const roll = rollDie(state.random);
  const hex = neighbour(enemyHex, roll);
  const enemies = hex < 0 ? [] : state.enemies.filter(({ at }) => at === hex);
  const pieces = hex < 0 ? [] : piecesAt(state, hex);
  const hit = [...idsOf(pieces), ...enemies.map(({ unit }) => unitOf(state, unit).id)];
  t.tell?.({ type: 'stray', rule: '14.0', roll, hex: nameAt(hex), hit, base: isBase(state, hex) ? nameAt(hex) : '' });
  if (hex < 0) return;
  for (const { unit } of enemies) eliminateEnemy(t, unit, 'stray', '14.0');
  eliminateAllAt(t, hex, '14.0');
}
