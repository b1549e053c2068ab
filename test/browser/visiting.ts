/** Visitors of a table in the browser: how they come, what the server shows them, and who chooses for them. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Scene } from '../../src/wire/wire.ts';
import type { Theatre } from './browser.ts';

const PATIENCE = 120_000;

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Whatever went wrong in the page. */
  readonly wrong: readonly string[];
}

/** In English, at 1440 by 900, unless told otherwise. */
export async function visitor(theatre: Theatre, options: Parameters<Theatre['browser']['newContext']>[0] = {}): Promise<Visitor> {
  const context = await theatre.browser.newContext({
    baseURL: theatre.served.address,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  // What happens is shown at once: how it is played out has a suite of its own.
  await context.addInitScript("localStorage['cockleshell settings'] ??= '{\"speed\":4}'");
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 4')) wrong.push(message.text());
  });
  return { page, context, wrong };
}

function tableOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** What the server shows this visitor. */
export async function sceneOf(page: Page): Promise<Scene> {
  return page.evaluate(async (table) => (await fetch(`/api/tables/${table}`)).json() as Promise<Scene>, tableOf(page));
}

interface Wanted {
  readonly seed: string;
  readonly setup?: string;
  readonly guided?: boolean;
}

export async function startTable(page: Page, { seed, setup = 'western-desert/midnight-toll', guided = false }: Wanted): Promise<void> {
  await page.goto('/');
  const id = await page.evaluate(
    async (body) => {
      const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      return ((await answer.json()) as Scene).table.id;
    },
    JSON.stringify({ game: 'commando', setup, seed, guided }),
  );
  await page.goto(`/table/${id}`);
  await page.locator('[data-offer]').first().waitFor();
}

/** The page shows what the server knows. */
export async function arrived(page: Page): Promise<Scene> {
  const scene = await sceneOf(page);
  await page.locator(`.table-page[data-version="${scene.version}"]`).waitFor();
  return scene;
}

/** The scripted player makes one choice, without the page; whether there was one to make. */
export async function playOnce(page: Page): Promise<boolean> {
  const { version, outcome } = await sceneOf(page);
  if (outcome) return false;
  const body = JSON.stringify({ version, command: `play-on ${version}` });
  const isDone = await page.evaluate(
    async ([table, sent]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`/api/tables/${table}/play-on`, { method: 'POST', headers, body: sent ?? '' })).ok;
    },
    [tableOf(page), body],
  );
  expect(isDone).toBe(true);
  return true;
}

/** Until this is asked. */
export async function playUntil(page: Page, asks: string): Promise<Scene> {
  while ((await sceneOf(page)).question?.asks !== asks) if (!(await playOnce(page))) throw new Error(`The game ended before "${asks}".`);
  return arrived(page);
}
