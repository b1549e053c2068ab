/** All words of Combat Commander: those of the text files, and those that follow from the content. */
import type { Language, Texts } from '../../../words/texts.ts';
import { derivedFrom } from './derived.ts';
import { EN } from './en.ts';
import { EN_ADVICE } from './en-advice.ts';
import { EN_PAGES } from './en-pages.ts';
import { EN_RULES } from './en-rules.ts';
import { FR } from './fr.ts';
import { FR_ADVICE } from './fr-advice.ts';
import { FR_PAGES } from './fr-pages.ts';
import { FR_RULES } from './fr-rules.ts';

export const TEXTS: Readonly<Record<Language, readonly Texts[]>> = {
  en: [...EN, ...EN_ADVICE, ...EN_PAGES, ...EN_RULES, derivedFrom(EN)],
  fr: [...FR, ...FR_ADVICE, ...FR_PAGES, ...FR_RULES, derivedFrom(FR)],
};
