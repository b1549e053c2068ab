/** All words of Combat Commander: those of the text files, and those that follow from the content. */
import type { Language, Texts } from '../../../words/texts.ts';
import { derivedFrom } from './derived.ts';
import { EN } from './en.ts';
import { FR } from './fr.ts';

export const TEXTS: Readonly<Record<Language, readonly Texts[]>> = {
  en: [...EN, derivedFrom(EN)],
  fr: [...FR, derivedFrom(FR)],
};
