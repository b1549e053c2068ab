/** The lab's words and figures in one language. */
import type { Fault, Figure } from '../kernel/game.ts';
import { Speaker } from '../words/speaker.ts';
import { isLanguage, type Language } from '../words/texts.ts';
import en from './text/en.json' with { type: 'json' };
import fr from './text/fr.json' with { type: 'json' };

const TEXTS = { en, fr };

type Key = Exclude<keyof typeof en, 'fault'>;

export interface Words {
  readonly language: Language;
  say(key: Key, figures?: Readonly<Record<string, Figure>>): string;
  fault(fault: Fault): string;
  /** What a figure that a game noted down is called; its own name where nobody gave it another. */
  figure(name: string): string;
  number(value: number, digits?: number): string;
  percent(share: number): string;
}

/** English where the language is not one of ours. */
export function wordsOf(wanted = 'en'): Words {
  const language = isLanguage(wanted) ? wanted : 'en';
  const speaker = new Speaker(language, TEXTS[language]);
  return {
    language,
    say: (key, figures) => speaker.say(key, figures),
    fault: (fault) => speaker.fault(fault),
    figure: (name) => (speaker.has(`figure.${name}`) ? speaker.say(`figure.${name}`) : name),
    number: (value, digits = 0) => value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    percent: (share) => share.toLocaleString(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  };
}
