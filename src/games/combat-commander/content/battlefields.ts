/** The maps that scenarios are fought on; the corner of the rulebook's figures is for examples only. */
import { MAP_IDS } from './maps.ts';

export const BATTLEFIELDS: readonly string[] = MAP_IDS.filter((id) => id !== 'corner');
