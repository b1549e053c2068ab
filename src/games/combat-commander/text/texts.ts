/** All words of Combat Commander: those of the text files, and those that follow from the content. */
import type { Language, Texts } from '../../../words/texts.ts';
import { derivedFrom } from './derived.ts';
import { EN } from './en.ts';
import { EN_RULES } from './en-rules.ts';
import { FR } from './fr.ts';
import { FR_RULES } from './fr-rules.ts';

export const TEXTS: Readonly<Record<Language, readonly Texts[]>> = {
  en: [...EN, ...EN_RULES, derivedFrom(EN)],
  fr: [...FR, ...FR_RULES, derivedFrom(FR)],
};
