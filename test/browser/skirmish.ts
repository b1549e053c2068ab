/** Skirmish on the shelf of a browser: the shell as it is, with the lid of a game for tests among the others. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { BOXES } from '../../src/games/shelf.ts';
import type { Scene } from '../../src/wire/wire.ts';
import { SKIRMISH } from '../server/skirmish-box.ts';
import { openWith, type Theatre } from './browser.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const LIDS = at('../../src/games/lids.ts');
const WITH_SKIRMISH = at('./pages/skirmish/lids.ts');

/** The browser's part, built with another list of lids. */
export async function openWithSkirmish(): Promise<Theatre> {
  const pages = mkdtempSync(join(tmpdir(), 'cockleshell-pages-'));
  await build({
    configFile: false,
    root: at('../../src/web'),
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [
      {
        name: 'lids',
        enforce: 'pre',
        async resolveId(source, importer) {
          if (!source.endsWith('/lids.ts') || importer === WITH_SKIRMISH) return null;
          const found = await this.resolve(source, importer, { skipSelf: true });
          return found?.id === LIDS ? WITH_SKIRMISH : null;
        },
      },
    ],
    build: { outDir: pages, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, minify: false },
  });
  const theatre = await openWith({ boxes: [...BOXES, SKIRMISH], pages });
  return {
    ...theatre,
    async close() {
      await theatre.close();
      rmSync(pages, { recursive: true, force: true });
    },
  };
}

/** Asks the server in the name of whoever looks at the page. */
export async function ask<Answer>(page: Page, method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ([how, where, sent]) => {
      const init = how === 'GET' ? {} : { method: how, headers: { 'content-type': 'application/json' }, body: sent };
      return (await fetch(where, init)).json() as Promise<Answer>;
    },
    [method, path, JSON.stringify(body ?? {})] as const,
  );
}

export async function newTable(page: Page, wish: object = {}): Promise<string> {
  await page.goto('/');
  const { table } = await ask<Scene>(page, 'POST', '/api/tables', { game: 'skirmish', setup: 'duel', ...wish });
  return table.id;
}
