/** All words of Commandos: Europe. */
import type { Language, Texts } from '../../../words/texts.ts';
import { EN } from './en.ts';
import { EN_RULES } from './en-rules.ts';
import { FR } from './fr.ts';
import { FR_RULES } from './fr-rules.ts';

export const TEXTS: Readonly<Record<Language, readonly Texts[]>> = {
  en: [...EN, ...EN_RULES],
  fr: [...FR, ...FR_RULES],
};
