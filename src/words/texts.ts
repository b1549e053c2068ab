/**
 * Every word a player reads, by language: trees of JSON, in which the path to a sentence is its key
 * (`event superiority opfor`).
 *
 * A sentence with variants is an object: `by` names the figure that decides, and the other entries are
 * its values; `none` where the figure is missing or empty, `other` for every other value. Variants may
 * have variants of their own. Plurals end in `_one` and `_other`, decided by the figure `count`.
 */
export interface Texts {
  readonly [key: string]: string | Texts;
}

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** Every sentence by its key. Later texts add to earlier ones, and replace what has the same key. */
export function sentencesIn(...all: readonly Texts[]): Map<string, string> {
  const sentences = new Map<string, string>();
  for (const texts of all) collect(texts, '', sentences);
  return sentences;
}

function collect(texts: Texts, path: string, into: Map<string, string>): void {
  for (const [key, entry] of Object.entries(texts)) {
    if (typeof entry === 'string') into.set(path + key, entry);
    else collect(entry, `${path}${key} `, into);
  }
}
