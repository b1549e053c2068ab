import { ownTypes } from '../../own-types.ts';
import { firerOf } from '../rules/units.ts';
import type { Unit } from '../state.ts';
import type { View } from '../view.ts';
import type { Choice, Event } from '../vocabulary.ts';

export const { seen, chosen, told, happened } = ownTypes<View, Choice, Event>();

/** Who it is, or who carries it; nobody for no piece at all, though many carry nothing. */
export function standing(view: View, piece: string): Unit | undefined {
  return piece === '' ? undefined : firerOf(view, piece);
}
