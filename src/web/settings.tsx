/**
 * What a player has chosen for himself: language, light, motion, pace. It is kept in the browser; what he has not chosen
 * follows the system. And whoever speaks to him in that language.
 */
import { useCallback, useSyncExternalStore } from 'react';
import type { AnyLid, Lid } from '../games/lid.ts';
import { Speaker } from '../words/speaker.ts';
import { isLanguage, type Language, type Texts } from '../words/texts.ts';
import type { Own } from './own-content.ts';
import { SPEEDS, type Speed } from './table/playing/pace.ts';
import { useLoaded, useNeeded } from './use-loaded.ts';

type Theme = 'light' | 'dark' | 'system';
type TextSize = 'small' | 'usual' | 'large' | 'largest';

interface Chosen {
  readonly language: Language;
  readonly theme: Theme;
  readonly contrast: boolean;
  readonly calm: boolean;
  readonly textSize: TextSize;
  readonly speed: Speed;
  readonly sound: boolean;
  /** When it is one's own turn at a table with others. */
  readonly turnSound: boolean;
  /** Keys that were moved elsewhere: what they do, by the key. */
  readonly keys: Readonly<Record<string, string>>;
  /** The first tap considers, the second chooses. */
  readonly twoStep: boolean;
  /** Steps with one sensible answer go by themselves. */
  readonly goesOn: boolean;
}

export interface Settings extends Chosen {
  change(part: Partial<Chosen>): void;
}

export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
export const TEXT_SIZES: readonly TextSize[] = ['small', 'usual', 'large', 'largest'];

const KEY = 'cockleshell settings';

/** What the system says about its user; asked again whenever it changes its mind. */
const MEDIA = {
  dark: '(prefers-color-scheme: dark)',
  contrast: '(prefers-contrast: more)',
  calm: '(prefers-reduced-motion: reduce)',
  touch: '(pointer: coarse)',
} as const;

const listeners = new Set<() => void>();
let chosen = readChosen();
let current = settingsNow();

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, () => current);
}

/** Puts the settings on the page, and keeps them there. To be called once, before anything is drawn. */
export function applySettings(): void {
  for (const query of Object.values(MEDIA)) matchMedia(query).addEventListener('change', renew);
  // Another tab has changed them.
  addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    chosen = readChosen();
    renew();
  });
  markPage();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(part: Partial<Chosen>): void {
  chosen = { ...chosen, ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // Storage is full or forbidden: the choice holds until the page is closed.
  }
  renew();
}

function renew(): void {
  current = settingsNow();
  markPage();
  for (const listener of listeners) listener();
}

function settingsNow(): Settings {
  return {
    language: chosen.language ?? languageOfBrowser(),
    theme: chosen.theme ?? 'system',
    contrast: chosen.contrast ?? matchMedia(MEDIA.contrast).matches,
    calm: chosen.calm ?? matchMedia(MEDIA.calm).matches,
    textSize: chosen.textSize ?? 'usual',
    speed: chosen.speed ?? 2,
    sound: chosen.sound ?? false,
    turnSound: chosen.turnSound ?? false,
    keys: chosen.keys ?? {},
    twoStep: chosen.twoStep ?? matchMedia(MEDIA.touch).matches,
    goesOn: chosen.goesOn ?? true,
    change,
  };
}

function markPage(): void {
  const { language, theme, contrast, calm, textSize } = current;
  const page = document.documentElement;
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia(MEDIA.dark).matches);
  page.lang = language;
  page.dataset.theme = isDark ? 'dark' : 'light';
  page.dataset.contrast = contrast ? 'more' : 'no-preference';
  page.dataset.calm = String(calm);
  page.dataset.text = textSize;
}

function languageOfBrowser(): Language {
  for (const tag of navigator.languages) {
    const [language = ''] = tag.toLowerCase().split('-');
    if (isLanguage(language)) return language;
  }
  return 'en';
}

/** Whatever in the browser's storage still makes sense; the rest is as if it had never been chosen. */
function readChosen(): Partial<Chosen> {
  let data: unknown;
  try {
    data = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
  if (typeof data !== 'object' || data === null) return {};
  const kept: Readonly<Record<string, unknown>> = { ...data };
  const { language, contrast, calm, sound, turnSound, twoStep, goesOn } = kept;
  const theme = THEMES.find((one) => one === kept.theme);
  const speed = SPEEDS.find((one) => one === kept.speed);
  const textSize = TEXT_SIZES.find((one) => one === kept.textSize);
  const keys = keysFrom(kept.keys);
  return {
    ...(typeof language === 'string' && isLanguage(language) && { language }),
    ...(theme && { theme }),
    ...(typeof contrast === 'boolean' && { contrast }),
    ...(typeof calm === 'boolean' && { calm }),
    ...(textSize && { textSize }),
    ...(speed && { speed }),
    ...(typeof sound === 'boolean' && { sound }),
    ...(typeof turnSound === 'boolean' && { turnSound }),
    ...(keys && { keys }),
    ...(typeof twoStep === 'boolean' && { twoStep }),
    ...(typeof goesOn === 'boolean' && { goesOn }),
  };
}

function keysFrom(data: unknown): Record<string, string> | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const keys: Record<string, string> = {};
  for (const [key, does] of Object.entries(data)) if (typeof does === 'string') keys[key] = does;
  return keys;
}

const TEXTS = import.meta.glob<Texts>('./text/{shell,pages,table,company,links,verify}.*.json', { import: 'default' });

/**
 * How much is to be spoken of: what stands around every page, the pages too, or with the one that proves dice; links to seats; the lid of a box; the whole
 * game, on a page, at a table for one or in company; or that and what its rules say, or why something is advised.
 */
type Scope = 'shell' | 'house' | 'verify' | 'links' | 'lid' | 'game' | 'table' | 'company' | 'rules' | 'advice';
const WHOLE_GAME: readonly Scope[] = ['game', 'table', 'company', 'rules', 'advice'];
const WITH_COMPANY: readonly Scope[] = ['game', 'company', 'rules'];
const WITHOUT_PAGES: readonly Scope[] = ['shell', 'links', 'table', 'company', 'advice'];

const speakers = new Map<string, Promise<Speaker>>();

/** The words of the pages; with a lid, those of the table and of that game too, and of a file of somebody's own. */
export function useSpeaker(lid?: Lid, own?: Own): Speaker | undefined {
  return useSpeakerOf(lid ? 'game' : 'house', lid, own);
}

/** The words that stand around every page; those of the pages themselves are many, and whoever comes to a table needs none of them yet. */
export function useShellSpeaker(isAtTable: boolean): Speaker | undefined {
  return useSpeakerOf(isAtTable ? 'shell' : 'house', undefined);
}

/** At a table: without the words of the pages; those of the company come where there is any. */
export function useTableSpeaker(lid: Lid | undefined, own: Own | undefined, hasCompany: boolean): Speaker | undefined {
  return useSpeakerOf(lid ? (hasCompany ? 'company' : 'table') : 'shell', lid, own);
}

/** The words of the pages, and of the one that proves dice: they are many, and nobody at a table needs them. */
export function useVerifySpeaker(): Speaker | undefined {
  return useSpeakerOf('verify', undefined);
}

/** What is said of links to seats: only few who come to a table need it. */
export function useLinkSpeaker(): Speaker | undefined {
  return useSpeakerOf('links', undefined);
}

/** The words of the pages and of the lid of a box, for the shelf: without the game's own, which are many. */
export function useLidSpeaker(lid: AnyLid): Speaker | undefined {
  return useSpeakerOf('lid', lid);
}

/** The words of a game, and what its rules say: they come when a rule is looked up. */
export function useRuleSpeaker(lid: Lid) {
  const { language } = useSettings();
  const load = useCallback(() => speakerFor(language, 'rules', lid), [language, lid]);
  return useLoaded(load);
}

/** The words of a table, and why something is advised there: they come with the first advice. */
export async function adviserFor(language: Language, lid: Lid, own: Own | undefined): Promise<Speaker> {
  return (await speakerWith(language, 'advice', lid, own)) ?? (await speakerFor(language, 'advice', lid));
}

/**
 * Undefined only until the words have come for the first time: after a change of language the old ones stay until the new
 * ones are there.
 */
function useSpeakerOf(scope: Scope, lid: Lid | AnyLid | undefined, own?: Own): Speaker | undefined {
  const { language } = useSettings();
  const load = useCallback(
    async () => ({ lid, own, speaker: (await speakerWith(language, scope, lid, own)) ?? (await speakerFor(language, scope, lid)) }),
    [language, scope, lid, own],
  );
  const { value } = useNeeded(load);
  return value && value.lid === lid && value.own === own ? value.speaker : undefined;
}

function speakerFor(language: Language, scope: Scope, lid: Lid | AnyLid | undefined): Promise<Speaker> {
  return keptSpeaker(`${language} ${scope} ${lid?.id ?? ''}`, async () => new Speaker(language, ...(await textsFor(language, scope, lid))));
}

/** With the words of a file. Without them it can still be played: whatever it names then goes by its id. */
async function speakerWith(
  language: Language,
  scope: Scope,
  lid: Lid | AnyLid | undefined,
  own: Own | undefined,
): Promise<Speaker | undefined> {
  if (!own || !lid || !('content' in lid) || !lid.content) return undefined;
  const { content } = lid;
  try {
    return await keptSpeaker(`${language} ${scope} ${lid.id} ${own.hash}`, async () => {
      const [texts, check, data] = await Promise.all([textsFor(language, scope, lid), content(), own.data()]);
      const words = check.words?.(data, language);
      return new Speaker(language, ...texts, ...(words ? [words] : []));
    });
  } catch {
    return undefined;
  }
}

function keptSpeaker(key: string, make: () => Promise<Speaker>): Promise<Speaker> {
  const known = speakers.get(key);
  if (known) return known;
  const speaker = make();
  speakers.set(key, speaker);
  // What did not come may come the next time.
  speaker.catch(() => speakers.delete(key));
  return speaker;
}

async function textsFor(language: Language, scope: Scope, lid: Lid | AnyLid | undefined): Promise<readonly Texts[]> {
  const isWhole = WHOLE_GAME.includes(scope);
  const texts = await Promise.all([
    textsOf('shell', language),
    WITHOUT_PAGES.includes(scope) ? [] : textsOf('pages', language),
    scope === 'verify' ? textsOf('verify', language) : [],
    scope === 'links' ? textsOf('links', language) : [],
    isWhole ? textsOf('table', language) : [],
    WITH_COMPANY.includes(scope) ? textsOf('company', language) : [],
    lid ? lid.lidTexts[language]() : [],
    WITHOUT_PAGES.includes(scope) ? [] : (lid?.pageTexts?.[language]() ?? []),
    lid && 'texts' in lid && isWhole ? lid.texts(language) : [],
    lid && 'texts' in lid && scope === 'rules' ? (lid.gists?.[language]() ?? []) : [],
    lid && 'texts' in lid && scope === 'advice' ? (lid.adviceTexts?.[language]() ?? []) : [],
  ]);
  return texts.flat();
}

async function textsOf(name: string, language: Language): Promise<readonly Texts[]> {
  const load = TEXTS[`./text/${name}.${language}.json`];
  return load ? [await load()] : [];
}
