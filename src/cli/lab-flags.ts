/** What the commands of the laboratory are told in the same way. */

import { fault, type Result } from '../kernel/game.ts';

export function wholeNumber(option: string, text: string, most: number, least = 1): Result<number> {
  const value = /^\d+$/.test(text) ? Number(text) : -1;
  return value >= least && value <= most ? { ok: true, value } : fault('not-a-number', { option, value: text, least, most });
}

/** Options of a game, each written name=value. */
export function optionsFrom(texts: readonly string[] = []): Result<Record<string, string>> {
  const options: Record<string, string> = Object.create(null);
  for (const text of texts) {
    const [, name, value] = /^([^=]+)=(.+)$/.exec(text) ?? [];
    if (name === undefined || value === undefined) return fault('not-an-option', { value: text });
    options[name] = value;
  }
  return { ok: true, value: { ...options } };
}
