/** Every other page, in a real browser: nothing in anybody's way, nothing sideways on a telephone, and it does what it says. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scene } from '../../src/wire/wire.ts';
import { accessible, isThereABrowser, open, picture, type Theatre, titled } from './browser.ts';
import { newPage, still } from './visiting.ts';

const PAGES = [
  '/',
  '/new/commando',
  '/tables',
  '/learn/commando',
  '/learn/commando/CM-5',
  '/rules/commando',
  '/rules/commando/19.1',
  '/statistics',
  '/verify',
  '/nowhere',
];

describe.skipIf(!isThereABrowser)(titled('the pages'), () => {
  let theatre: Theatre;
  /** Somebody who has finished a game, and which. */
  let finisher: { readonly storageState: Awaited<ReturnType<BrowserContext['storageState']>>; readonly table: string };

  beforeAll(async () => {
    theatre = await open();
    const context = await theatre.browser.newContext({ baseURL: theatre.served.address });
    const table = await finishedGame(await newPage(context));
    finisher = { storageState: { cookies: await context.cookies(), origins: [] }, table };
    await context.close();
  });
  afterAll(() => theatre.close());

  const ways = [
    { name: 'light', looks: 'everything', options: { locale: 'en-GB', colorScheme: 'light', viewport: { width: 1280, height: 800 } } },
    { name: 'dark-french', looks: 'colours', options: { locale: 'fr-FR', colorScheme: 'dark', viewport: { width: 1280, height: 800 } } },
    { name: 'telephone', looks: 'layout', options: { locale: 'en-GB', colorScheme: 'light', viewport: { width: 360, height: 740 } } },
  ] as const;

  for (const { name, looks, options } of ways) {
    it(`are accessible and complete: ${name}`, async () => {
      const context = await theatre.browser.newContext({
        baseURL: theatre.served.address,
        storageState: finisher.storageState,
        ...options,
      });
      const page = await newPage(context);
      const wrong: string[] = [];
      page.on('pageerror', (error) => wrong.push(error.message));
      page.on(
        'console',
        (message) => void (message.type() === 'error' && !message.text().includes('status of 4') && wrong.push(message.text())),
      );
      for (const path of PAGES) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await still(page);
        await accessible(page, `${name} ${path}`, looks);
        await picture(page, `page-${name}${path.replaceAll('/', '-')}`);
        expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= window.innerWidth'), `${path} is too wide`).toBe(true);
      }
      expect(wrong).toEqual([]);
      await context.close();
    });
  }

  /** A whole game, played by the scripted player over the interface. */
  async function finishedGame(page: Page): Promise<string> {
    await page.goto('/');
    return page.evaluate(async () => {
      const send = async (path: string, body: object) =>
        (
          await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
        ).json() as Promise<Partial<Scene>>;
      const { table } = await send('/api/tables', { game: 'commando', setup: 'western-desert/midnight-toll', seed: 'finished' });
      let version = 0;
      for (;;) {
        const answer = await send(`/api/tables/${table?.id}/play-on`, { version, command: `command ${version}` });
        if (answer.version === undefined) return table?.id ?? '';
        version = answer.version;
      }
    });
  }

  it('verify the dice of a finished game in the browser', async () => {
    const { storageState, table } = finisher;
    const context = await theatre.browser.newContext({ baseURL: theatre.served.address, locale: 'en-GB', storageState });
    const page = await newPage(context);
    await page.goto(`/verify/${table}`);
    await page
      .getByText(/no die was touched/i)
      .first()
      .waitFor();
    await accessible(page, 'verified');
    await picture(page, 'verified');
    await page.goto('/statistics');
    await page.getByText('Midnight Toll', { exact: false }).first().waitFor();
    await picture(page, 'statistics');
    await context.close();
  });

  it('show all tables of one who has many, page by page: by a press, and where they are scrolled to', async () => {
    const context = await theatre.browser.newContext({ baseURL: theatre.served.address, locale: 'en-GB' });
    const page = await newPage(context);
    await page.goto('/');
    await page.evaluate(async () => {
      for (let i = 0; i < 120; i++) {
        const body = JSON.stringify({ game: 'commando', setup: 'western-desert/midnight-toll', name: `Table ${i}` });
        await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      }
    });
    await page.goto('/tables');
    const rows = page.locator('.table-row');
    const more = page.getByRole('button', { name: 'More tables' });
    await rows.nth(49).waitFor();
    expect(await rows.count()).toBe(50);
    await more.focus();
    await page.keyboard.press('Enter');
    await rows.nth(99).waitFor();
    await more.scrollIntoViewIfNeeded();
    await rows.nth(119).waitFor();
    await more.waitFor({ state: 'detached' });
    const names = await rows.getByRole('heading').allTextContents();
    expect(new Set(names)).toEqual(new Set(Array.from({ length: 120 }, (_, i) => `Table ${i}`)));
    await context.close();
  });

  for (const game of ['combat-commander', 'v-commandos']) {
    it(`set up ${game} for a guest on a telephone in two screens that fit, what and who`, async () => {
      const context = await theatre.browser.newContext({
        baseURL: theatre.served.address,
        locale: 'fr-FR',
        viewport: { width: 390, height: 844 },
      });
      const page = await newPage(context);
      const isWithin = (selector: string) =>
        page.locator(selector).evaluate((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const { clientWidth, clientHeight } = one.ownerDocument.documentElement;
          return left >= 0 && right <= clientWidth && top >= 0 && bottom <= clientHeight;
        });
      await page.goto(`/new/${game}`);
      const next = page.locator('.set-up-next');
      await next.waitFor();
      expect(await page.locator('.seat-choice').first().isVisible()).toBe(false);
      await page.locator('.set-up-card').nth(3).click();
      const left = await page.evaluate('scrollY');
      await next.click();
      const guest = page.locator('.seat-choice').nth(1).locator('input[value=invited]');
      await guest.check();
      await still(page);
      expect(await page.locator('.set-up-card').first().isVisible()).toBe(false);
      expect(await isWithin('.seat-choice:first-of-type')).toBe(true);
      expect(await isWithin('.set-up-start [type=submit]')).toBe(true);
      await page.locator('.set-up-who details').first().locator('summary').click();
      await page.locator('.set-up-field select').first().waitFor();
      expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      await accessible(page, `${game}: who plays`, 'layout');
      await picture(page, `page-telephone-who-${game}`);
      await page.goBack();
      await next.waitFor();
      expect(await page.evaluate('scrollY')).toBe(left);
      expect(await page.locator('.set-up-card').nth(3).locator('input').isChecked()).toBe(true);
      await context.close();
    });
  }

  it('step through an example on the board', async () => {
    const context = await theatre.browser.newContext({
      baseURL: theatre.served.address,
      locale: 'en-GB',
      viewport: { width: 1280, height: 800 },
    });
    const page = await newPage(context);
    await page.goto('/learn/commando/CM-5');
    await page.locator('#thing-jeep-patrol-1').first().waitFor();
    const next = page.getByRole('button', { name: /next/i }).first();
    await next.click();
    await page.getByText('A jeep patrol could cover three spaces.').waitFor();
    await next.click();
    await page
      .getByText(/Easy Ascent is sand sea/)
      .first()
      .waitFor();
    await picture(page, 'example');
    // Beside the table there is no map under which a hand could be tucked: its cards lie below the board.
    await page.goto('/learn/combat-commander/X-18');
    const [card, tray] = [page.locator('.lesson-tray .hand-card').first(), page.locator('.lesson-tray')];
    await card.waitFor();
    await still(page);
    expect((await card.boundingBox())?.y).toBeGreaterThanOrEqual((await tray.boundingBox())?.y ?? Number.POSITIVE_INFINITY);
    await context.close();
  });
});
