/** The maps that scenarios are fought on; the corner of the rulebook's figures is for examples only. */
import type { BattleMap } from './battle-map.ts';
import { MAPS } from './maps.ts';

export const BATTLEFIELDS: readonly BattleMap[] = MAPS.filter(({ id }) => id !== 'corner');
