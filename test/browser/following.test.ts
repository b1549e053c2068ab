/** What happens is seen one thing after the other, in a real browser whose clock the test turns: nothing is told before it is seen. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessible, isThereABrowser, open, picture, type Theatre, titled } from './browser.ts';
import { post, sceneOf, tableOf, visitor as visits } from './visiting.ts';

/** The clock goes on by so much at a time, in milliseconds. */
const STEP = 60;

describe.skipIf(!isThereABrowser)(titled('what happens, as it is followed'), () => {
  let theatre: Theatre;

  beforeAll(async () => {
    theatre = await open();
  });
  afterAll(() => theatre.close());

  async function visitor(options: Parameters<typeof visits>[1] = {}) {
    const visiting = await visits(theatre, options, true);
    await visiting.page.clock.install();
    return visiting;
  }

  /** One choice of the scripted player, made elsewhere. */
  async function chosen(page: Page): Promise<void> {
    const { version } = await sceneOf(page);
    await post(page, `/api/tables/${tableOf(page)}/play-on`, { version, command: `play-on ${version} ${Math.random()}` });
  }

  /** A table before its first shot, or whatever else is asked: the scripted player has come so far. */
  async function tableAt(page: Page, seed: string, asks: string): Promise<void> {
    await page.goto('/');
    const id = await page.evaluate<string>(`(async () => {
      const send = async (path, body) =>
        (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
      const { table } = await send('/api/tables', { game: 'commando', setup: 'western-desert/midnight-toll', seed: '${seed}' });
      for (let version = 0; version < 300; ) {
        ({ version } = await send('/api/tables/' + table.id + '/play-on', { version, command: 'play-on ' + version }));
        const { question } = await (await fetch('/api/tables/' + table.id)).json();
        if (question === null || question.asks === '${asks}') break;
      }
      return table.id;
    })()`);
    await page.goto(`/table/${id}`);
    await page.locator('.table-board').waitFor();
    await page.clock.runFor(1000);
    await expect.poll(() => page.locator('[data-offer]').count()).toBeGreaterThan(0);
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  }

  const skip = '[data-primary="skip"]';
  const beat = (page: Page) => page.locator('.battle').evaluate((battle) => battle.getAttribute('data-beat') ?? '');
  const text = (page: Page, selector: string) => page.locator(selector).first().textContent();

  /** How far down each line of battle stands, and how tall it is. */
  const lines = (page: Page) =>
    page
      .locator('.battle-line')
      .evaluateAll((all) => all.map((line) => [line.getBoundingClientRect().y, line.getBoundingClientRect().height]));

  /** Lets the clock go on until this beat is on stage. */
  async function until(page: Page, wanted: string): Promise<void> {
    for (let turns = 0; turns < 400 && (await beat(page)) !== wanted; turns++) await page.clock.runFor(STEP);
    expect(await beat(page)).toBe(wanted);
  }

  it('is a shot that is aimed, fired, rolled and only then told, in scene, log, count and live region', async () => {
    const { page, context, wrong } = await visitor();
    await tableAt(page, 'battle', 'fire');
    const stood = await lines(page);
    expect(await text(page, '.battle-title')).toMatch(/shot \d+ of \d+/);
    const kia = await text(page, '.table-bar');
    const { offers } = await sceneOf(page);
    const fire = offers.find(({ text: words }) => words.startsWith('fire '))?.text ?? '';
    await page.locator(`.battle [data-thing="${fire.split(' ')[1]}"]`).click();
    await page.locator(skip).waitFor();
    expect(await page.locator('[data-offer]').count()).toBe(0);

    for (const name of ['aim', 'shot', 'pause', 'dice']) {
      await until(page, name);
      expect(await page.locator('[data-announcer]').textContent(), name).not.toContain('fires at');
      expect(await page.locator('.thrown-word[data-shown="true"]').count(), name).toBe(0);
      expect(await text(page, '.table-bar'), name).toBe(kia);
      // Whoever fires, aims or falls: both lines stay where they are.
      expect(await lines(page), name).toEqual(stood);
      await picture(page, `following-${name}`);
    }
    await until(page, 'captions');
    await expect.poll(() => page.locator('[data-announcer]').textContent()).toContain('fires at');
    expect(await page.locator('.thrown-word[data-shown="true"]').count()).toBeGreaterThan(0);

    // Space skips the rest; the last shot stays, and the next question is asked.
    await page.keyboard.press('Space');
    await page.clock.runFor(1000);
    if (await page.locator(skip).count()) await page.keyboard.press('Space');
    await page.clock.runFor(1000);
    await expect.poll(() => page.locator(skip).count()).toBe(0);
    expect(await lines(page)).toEqual(stood);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('stands above the orders that lie open, and neither covers the other', async () => {
    const { page, context } = await visitor();
    await tableAt(page, 'battle', 'fire');
    await page.getByRole('button', { name: 'Mission', exact: true }).click();
    await chosen(page);
    await page.locator('.playing-out').waitFor();
    const box = (selector: string) => page.locator(selector).first().boundingBox();
    const [question, orders] = [await box('.playing-out .prompt-sentence'), await box('.record-mission')];
    if (!question || !orders) return expect.fail('Neither what is played out nor the orders are drawn.');
    expect(orders.y).toBeGreaterThanOrEqual(question.y + question.height);
    await picture(page, 'following-orders');
    await context.close();
  });

  it('can be seen again with R, and ends where it was', async () => {
    const { page, context, wrong } = await visitor();
    await tableAt(page, 'battle', 'fire');
    await chosen(page);
    await page.locator(skip).waitFor();
    for (let presses = 0; presses < 4 && (await page.locator(skip).count()) > 0; presses++) {
      await page.keyboard.press('Space');
      await page.clock.runFor(500);
    }
    const before = await text(page, '.table-bar');
    await page.keyboard.press('r');
    await page.locator(skip).waitFor();
    await page.keyboard.press('Space');
    await page.clock.runFor(500);
    if (await page.locator(skip).count()) await page.keyboard.press('Space');
    await page.clock.runFor(500);
    await expect.poll(() => page.locator(skip).count()).toBe(0);
    expect(await text(page, '.table-bar')).toBe(before);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('is a won battle that stays until one goes on', async () => {
    const { page, context, wrong } = await visitor({ colorScheme: 'dark' });
    await tableAt(page, 'battle', 'fire');
    let hasStayed = false;
    for (let made = 0; made < 40 && !hasStayed; made++) {
      await chosen(page);
      await expect.poll(async () => (await page.locator(skip).count()) + (await page.locator('[data-offer]').count())).toBeGreaterThan(0);
      for (let turns = 0; turns < 200 && (await page.locator(skip).count()) > 0 && !hasStayed; turns++) {
        hasStayed = (await page.locator('.battle-verdict').count()) > 0;
        if (!hasStayed) await page.clock.runFor(STEP * 5);
      }
    }
    expect(hasStayed).toBe(true);
    await page.clock.runFor(30_000);
    expect(await page.locator('.battle-verdict').count()).toBe(1);
    await picture(page, 'following-verdict');
    await page.clock.resume();
    await accessible(page, 'a battle that is won');
    await page.keyboard.press('Space');
    await expect.poll(() => page.locator('.battle-verdict').count()).toBe(0);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('is told in the same order, and without travel, to whoever wishes for stillness', async () => {
    const { page, context, wrong } = await visitor({ reducedMotion: 'reduce' });
    await tableAt(page, 'battle', 'fire');
    await chosen(page);
    await page.locator(skip).waitFor();
    for (const name of ['aim', 'shot', 'pause', 'dice', 'captions']) await until(page, name);
    expect(await page.locator('.thrown[data-flying="true"]').count()).toBe(0);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('is heard only by whoever switches it on, with one key', async () => {
    const { page, context, wrong } = await visitor();
    await page.addInitScript(`
      globalThis.sounds = 0;
      const real = globalThis.AudioContext;
      globalThis.AudioContext = class extends real { constructor() { super(); globalThis.sounds++; } };
    `);
    await tableAt(page, 'battle', 'fire');
    const opened = () => page.evaluate<number>('globalThis.sounds');
    await chosen(page);
    await page.locator(skip).waitFor();
    await until(page, 'dice');
    expect(await opened()).toBe(0);
    await page.keyboard.press('s');
    await expect.poll(opened).toBe(1);
    expect(wrong).toEqual([]);
    await context.close();
  });
});
