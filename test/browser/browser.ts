/** A browser for the tests, and a server for it to look at: one of each for all files that a worker goes through. */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { Box } from '../../src/games/box.ts';
import { BOXES } from '../../src/games/shelf.ts';
import { type Served, serve } from '../../src/server/serve.ts';

const PAGES = fileURLToPath(new URL('../../dist/web', import.meta.url));
/** Where screenshots go for a person to look at, if `PICTURES=yes` wishes for them; nothing is compared with them. */
const PICTURES = fileURLToPath(new URL('../../node_modules/.cache/screenshots', import.meta.url));

/** What tools/browser.mjs has found. */
interface Found {
  readonly name: string;
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

declare module 'vitest' {
  interface ProvidedContext {
    browser: Found | { readonly missing: string };
  }
}

const found = inject('browser');
export const isThereABrowser = 'executablePath' in found;

/** What is skipped says why; the last line of `npm test` repeats it. */
export const titled = (title: string): string => ('missing' in found ? found.missing : title);

export interface Theatre {
  readonly browser: Browser;
  readonly served: Served;
  close(): Promise<void>;
}

interface Playing {
  readonly boxes: readonly Box[];
  /** Where the browser's part lies that knows their faces. */
  readonly pages: string;
}

let launched: Promise<Browser> | undefined;
let shared: Promise<Theatre> | undefined;

/** The browser of this worker; contexts keep visitors apart. */
export function browser(): Promise<Browser> {
  launched ??= launch();
  return launched;
}

async function launch(): Promise<Browser> {
  if (!('executablePath' in found)) throw new Error(found.missing);
  // A worker that is stopped takes its browser along.
  process.once('SIGTERM', () => process.exit());
  const { executablePath, args, env } = found;
  return chromium.launch({
    executablePath,
    args: [...args],
    env: { ...process.env, ...env } as Record<string, string>,
    handleSIGTERM: false,
  });
}

/** The server of this worker with every game on the shelf, and its browser. Both stay for the files to come. */
export function open(): Promise<Theatre> {
  shared ??= openWith({ boxes: BOXES, pages: PAGES });
  return shared.then((theatre) => ({ ...theatre, close: async () => {} }));
}

/** A server of its own with an empty store. */
export async function openWith({ boxes, pages }: Playing): Promise<Theatre> {
  if (!existsSync(join(pages, 'index.html'))) throw new Error('The browser part is not built: run node tools/setup.mjs --dev.');
  const folder = mkdtempSync(join(tmpdir(), 'cockleshell-browser-'));
  const empty = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', empty);
  const served = await serve(boxes, { port: 0, folder, pages, version: 'test', rate: 100_000 });
  return {
    browser: await browser(),
    served,
    async close() {
      await served.close();
      empty();
      process.off('exit', empty);
    },
  };
}

/** What depends on colours: most of the work, since everything is looked for that may lie over a word. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const LANGUAGE = ['html-has-lang', 'html-lang-valid', 'valid-lang'];
const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Nothing that a machine can find is in anybody's way. Where the same screen was looked through before, in other colours and another
 * language or at another width, it is enough to look for what may have come of that.
 */
export async function accessible(page: Page, where: string, sort: 'everything' | 'colours' | 'layout' = 'everything'): Promise<void> {
  // Only what is wrong is worked out to the end.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false });
  if (sort === 'colours') axe.withRules([...COLOURS, ...LANGUAGE]);
  else axe.withTags(EVERYTHING);
  if (sort === 'layout') axe.disableRules(COLOURS);
  const { violations } = await axe
    // There are no frames, so no second page is needed to put their results together.
    .setLegacyMode()
    // The printed map is hidden from those who cannot see it, and too large to look through each time.
    .exclude('svg [aria-hidden="true"]')
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found, where).toEqual([]);
}

export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}
