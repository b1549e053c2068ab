/** Beats that several games have: something is told where it happened, or dice are thrown and read. */
import type { Beat, Sound, Thing } from './face.ts';

/** Dice fly, lie, and are read. */
export const FLIGHT_MS = 620;
const READ_MS = 1300;

export function shown(things: readonly Thing[], ms: number, sound: Sound): readonly Beat[] {
  return [{ name: 'told', ms, things, sound }];
}

/** Nobody reads a result before its dice lie still. */
export function rolled(things: readonly Thing[]): readonly Beat[] {
  return [
    { name: 'throw', ms: FLIGHT_MS, things, sound: 'dice', travels: true },
    { name: 'read', ms: READ_MS, things, tells: true },
  ];
}
