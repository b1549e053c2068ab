/** Commando's icons: those of the set, and figures drawn by hand where the set has no good one. */
import { type IconRoom, OutlineIcon, OutlineSign } from '../../../board/icon.tsx';
import { FIGURES } from './drawings/figures.ts';
import { ICONS } from './icons.ts';

const SET = { ...ICONS, ...FIGURES };

export type IconName = keyof typeof SET;

export function Icon({ name, ...room }: IconRoom & { readonly name: IconName }) {
  return <OutlineIcon outline={SET[name]} {...room} />;
}

export function Sign({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return <OutlineSign outline={SET[name]} size={size} />;
}
