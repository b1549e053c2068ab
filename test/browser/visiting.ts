/** Visitors of a table in the browser: how they come, what the server shows them, and who chooses for them. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Scene } from '../../src/wire/wire.ts';
import type { Theatre } from './browser.ts';

/** A guard only: whatever has not come by then will not, however busy the machine is. In milliseconds. */
export const PATIENCE = 60_000;

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Whatever went wrong in the page. */
  readonly wrong: readonly string[];
}

/**
 * In English, at 1440 by 900, unless told otherwise. What happens is shown at once: how it is played out has a suite of its own,
 * whose visitors say so.
 */
export async function visitor(
  theatre: Theatre,
  options: Parameters<Theatre['browser']['newContext']>[0] = {},
  isPlayedOut = false,
): Promise<Visitor> {
  const context = await theatre.browser.newContext({
    baseURL: theatre.served.address,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  if (!isPlayedOut) await context.addInitScript("localStorage['cockleshell settings'] ??= '{\"speed\":4}'");
  const page = await newPage(context);
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 4')) wrong.push(message.text());
  });
  return { page, context, wrong };
}

/** What each page has asked the server for and not yet got, and what to do once it has got all of it. */
const underWay = new WeakMap<Page, { requests: number; answered: () => void }>();

/** A page that is patient, and of which `still` can tell when it has come to rest. */
export async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const asked = { requests: 0, answered: () => {} };
  const isAnswered = () => {
    asked.requests--;
    if (asked.requests === 0) asked.answered();
  };
  page.on('request', () => void asked.requests++);
  page.on('requestfinished', isAnswered);
  page.on('requestfailed', isAnswered);
  underWay.set(page, asked);
  return page;
}

/** Three pictures in a row in which the board neither glides nor settles, nothing scrolls, and nothing is on its way to its place. */
const AT_REST = `(async () => {
  let hasScrolled = false;
  const scrolls = () => (hasScrolled = true);
  addEventListener('scroll', scrolls, { capture: true, passive: true });
  const ends = ({ effect }) => effect?.getComputedTiming().endTime !== Infinity;
  const moves = () =>
    hasScrolled ||
    document.querySelector('.frame[data-moving="true"]') !== null ||
    document.getAnimations().some((one) => one.playState === 'running' && ends(one));
  for (let pictures = 0; pictures < 3; pictures = moves() ? 0 : pictures + 1) {
    hasScrolled = false;
    await new Promise(requestAnimationFrame);
  }
  removeEventListener('scroll', scrolls, { capture: true });
})()`;

/**
 * Nothing on the page moves any more, and no answer is under way that could change it. Counted in pictures
 * that the page has drawn: a busy machine only takes longer.
 */
export async function still(page: Page): Promise<void> {
  for (;;) {
    await page.evaluate(AT_REST);
    const asked = underWay.get(page);
    if (!asked || asked.requests === 0) return;
    await new Promise<void>((resolve) => {
      asked.answered = resolve;
    });
  }
}

export function tableOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** What the server shows this visitor. */
export async function sceneOf(page: Page): Promise<Scene> {
  return page.evaluate(async (table) => (await fetch(`/api/tables/${table}`)).json() as Promise<Scene>, tableOf(page));
}

/** Sends something to the server as the page would, and gives back its answer. */
export function post<Answer>(page: Page, path: string, body: object): Promise<Answer> {
  return page.evaluate(
    async ([to, text]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(to ?? '', { method: 'POST', headers, body: text ?? '' })).json() as Promise<never>;
    },
    [path, JSON.stringify(body)],
  );
}

interface Wanted {
  readonly seed: string;
  readonly game?: string;
  readonly setup?: string;
  readonly guided?: boolean;
  /** The scripted player plays up to this question before anybody looks. */
  readonly until?: string;
}

/** A table of its own, for a page that looks at anything of the server. */
export async function newTable(page: Page, wanted: Wanted): Promise<string> {
  const { game = 'commando', setup = 'western-desert/midnight-toll', seed, guided = false } = wanted;
  return (await post<Scene>(page, '/api/tables', { game, setup, seed, guided })).table.id;
}

export async function startTable(page: Page, wanted: Wanted): Promise<void> {
  // A page of the server that shows nothing: the shelf need not be drawn for a table to be set up.
  await page.goto('/health');
  const id = await newTable(page, wanted);
  if (wanted.until) await playTableUntil(page, id, wanted.until);
  await page.goto(`/table/${id}`);
  await page.locator('[data-offer]').first().waitFor();
  // What comes later makes room for itself: until then nothing lies where a hand will look for it.
  await still(page);
}

/** The version that the page shows, once nothing is under way: what is pressed from then on counts. */
async function versionShown(page: Page): Promise<number> {
  return Number(await page.locator('.table-page[data-sending="no"]').getAttribute('data-version'));
}

/** The page shows this version, or a later one. */
export async function shown(page: Page, version: number): Promise<void> {
  for (let has = await versionShown(page); has < version; has = await versionShown(page))
    await page.locator(`.table-page:not([data-version="${has}"])`).waitFor();
}

/** Whether it has come to that by a press: one may have been too soon, or have opened something to choose from instead. */
export async function whetherShown(page: Page, version: number): Promise<boolean> {
  // Whatever is pressed is under way at once, and is over when the page shows what came of it.
  return (await versionShown(page)) >= version;
}

/** The page shows what the server knows. */
export async function arrived(page: Page): Promise<Scene> {
  await versionShown(page);
  const scene = await sceneOf(page);
  await shown(page, scene.version);
  return scene;
}

/** The page asks this, and what is pressed now counts. */
export function asks(page: Page, question: string): Promise<void> {
  return page.locator(`.table-page[data-asks="${question}"][data-sending="no"]`).waitFor();
}

/** The scripted player makes one choice, without the page; whether there was one to make. */
export async function playOnce(page: Page): Promise<boolean> {
  const { version, outcome, seat } = await sceneOf(page);
  if (outcome) return false;
  const body = JSON.stringify({ version, command: `play-on ${version}`, seat });
  const isDone = await page.evaluate(
    async ([table, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api/tables/${table}/play-on`, { method: 'POST', headers, body: sent ?? '' });
      // Unread, it would never be through.
      await answer.text();
      return answer.ok;
    },
    [tableOf(page), body],
  );
  expect(isDone).toBe(true);
  return true;
}

/** Until this is asked, in one go. */
async function playTableUntil(page: Page, table: string, asks: string): Promise<void> {
  const isAsked = await page.evaluate(
    async ([id, wanted]) => {
      const method = 'POST';
      const headers = { 'content-type': 'application/json' };
      for (;;) {
        const { question, outcome, version, seat } = (await (await fetch(`/api/tables/${id}`)).json()) as Scene;
        if (question?.asks === wanted || outcome) return !outcome;
        const body = JSON.stringify({ version, command: `play-on ${version}`, seat });
        const answer = await fetch(`/api/tables/${id}/play-on`, { method, headers, body });
        await answer.text();
        if (!answer.ok) return false;
      }
    },
    [table, asks],
  );
  if (!isAsked) throw new Error(`The game ended before "${asks}".`);
}

/** Until this is asked, with the page looking on. */
export async function playUntil(page: Page, asks: string): Promise<Scene> {
  await playTableUntil(page, tableOf(page), asks);
  return arrived(page);
}

/** How many choices on the sheet of a telephone are seen whole, with nothing upon them. */
export function choicesInSight(page: Page): Promise<number> {
  return page.locator('.bottom-sheet [data-offers] [data-offer]').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { left, right, top, bottom } = row.getBoundingClientRect();
        return [top + 4, bottom - 4].every((y) => row.contains(row.ownerDocument.elementFromPoint((left + right) / 2, y)));
      }).length,
  );
}
