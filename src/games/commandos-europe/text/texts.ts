/** All words of Commandos: Europe. */
import type { Language, Texts } from '../../../words/texts.ts';
import { EN } from './en.ts';
import { FR } from './fr.ts';

export const TEXTS: Readonly<Record<Language, readonly Texts[]>> = { en: EN, fr: FR };
