/** The server's sentences, in the language of the one who asks. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Box } from '../games/box.ts';
import type { Setup } from '../kernel/game.ts';
import { Speaker } from '../words/speaker.ts';
import { isLanguage, type Language, type Texts } from '../words/texts.ts';
import english from './text/en.json' with { type: 'json' };
import french from './text/fr.json' with { type: 'json' };

export const SERVER_TEXTS: Readonly<Record<Language, Texts>> = { en: english, fr: french };

/** The first language of the list that we speak. */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const wanted = (headers['accept-language'] ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry.trim().split(';q=');
      return { language: tag.slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((a, b) => b.quality - a.quality);
  return wanted.map(({ language }) => language).find(isLanguage) ?? 'en';
}

/** With the words that came with a file of somebody's own, if the table was set up from one. */
export function speakerAt(language: Language, box: Box, { content }: Setup): Speaker {
  const own = content && box.content?.words?.(content.data, language);
  return own ? new Speaker(language, ...box.texts[language], own, SERVER_TEXTS[language]) : speakerFor(language, box);
}

const speakers = new Map<string, Speaker>();

export function speakerFor(language: Language, box?: Box): Speaker {
  const key = `${language} ${box?.game.id ?? ''}`;
  const speaker = speakers.get(key) ?? new Speaker(language, ...(box?.texts[language] ?? []), SERVER_TEXTS[language]);
  speakers.set(key, speaker);
  return speaker;
}
