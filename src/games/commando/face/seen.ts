import { ownTypes } from '../../own-types.ts';
import type { View } from '../view.ts';
import type { Choice, Event } from '../vocabulary.ts';

export const { seen, chosen, told, happened } = ownTypes<View, Choice, Event>();
