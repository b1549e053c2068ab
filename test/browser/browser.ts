/** A browser for the tests, and a server for it to look at. */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Box } from '../../src/games/box.ts';
import { BOXES } from '../../src/games/shelf.ts';
import { type Served, serve } from '../../src/server/serve.ts';

/** The first has no window of its own: a page takes it three fifths of the processor time that the others need. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];
const PAGES = fileURLToPath(new URL('../../dist/web', import.meta.url));
/** Where screenshots go for a person to look at, if `PICTURES=yes` wishes for them; nothing is compared with them. */
const PICTURES = fileURLToPath(new URL('../../node_modules/.cache/screenshots', import.meta.url));

interface Executable {
  readonly executablePath: string;
  readonly args: readonly string[];
}

/** The browser CHROME_PATH names, one that is installed, or the one that comes as a package for Linux on x64. */
async function findBrowser(): Promise<Executable | undefined> {
  const installed = [process.env.CHROME_PATH ?? '', ...INSTALLED].find((path) => path !== '' && existsSync(path));
  if (installed) return { executablePath: installed, args: ['--no-sandbox', '--disable-gpu'] };
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const packaged = (await import('@sparticuz/chromium')).default;
  return { executablePath: await packaged.executablePath(), args: packaged.args };
}

export const executable = await findBrowser();

/** What is skipped says why; the last line of `npm test` repeats it. */
export const titled = (title: string): string => (executable ? title : 'no browser: install Chromium, or name it in CHROME_PATH');

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

/** A server with an empty store, and a browser to visit it with. */
export async function open({ boxes, pages }: Playing = { boxes: BOXES, pages: PAGES }): Promise<Theatre> {
  if (!executable) throw new Error('There is no browser.');
  if (!existsSync(join(pages, 'index.html'))) throw new Error('The browser part is not built: run node tools/setup.mjs --dev.');
  const folder = mkdtempSync(join(tmpdir(), 'cockleshell-browser-'));
  const served = await serve(boxes, { port: 0, folder, pages, version: 'test', rate: 100_000 });
  const browser = await chromium.launch({ executablePath: executable.executablePath, args: [...executable.args] });
  return {
    browser,
    served,
    async close() {
      await browser.close();
      await served.close();
      rmSync(folder, { recursive: true, force: true });
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
