/** A new player at the table, in a real browser: by mouse, by keyboard, back and forth, in both languages, after a reload. */
import { devices, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessible, isThereABrowser, open, picture, type Theatre, titled } from './browser.ts';
import { asks, newPage, post, sceneOf, shown, startTable, tableOf, visitor as visits } from './visiting.ts';

describe.skipIf(!isThereABrowser)(titled('the table in the browser'), () => {
  let theatre: Theatre;

  beforeAll(async () => {
    theatre = await open();
  });
  afterAll(() => theatre.close());

  const visitor = (options?: Parameters<typeof visits>[1]) => visits(theatre, options);
  const scene = sceneOf;
  const offers = async (page: Page) => (await scene(page)).offers.map(({ text }) => text);
  const offer = (page: Page, text: string) => page.locator(`[data-offer="${text}"]`).first();
  const thing = (page: Page, id: string) => page.locator(`#thing-${id} .thing-target`).first();

  const startedGame = (page: Page, seed: string) => startTable(page, { seed });

  /** Where nobody has been here before him, all of it had to be fetched: program, words and styles as they are sent. */
  const bytesFetched = (page: Page) =>
    page.evaluate<number>(`performance.getEntriesByType('resource')
      .filter(({ name }) => /\\.(js|css)$/.test(name)).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`);

  /** Lets the scripted player choose, without the page. */
  async function playOn(page: Page, times: number, until?: string): Promise<void> {
    for (let i = 0; i < times; i++) {
      const { version, question, outcome } = await scene(page);
      if (outcome || question?.asks === until) return;
      await post(page, `/api/tables/${tableOf(page)}/play-on`, { version, command: `play-on ${version} ${Math.random()}` });
    }
  }

  it('is begun from the shelf with one click, and a turn is played by mouse', async () => {
    const { page, context, wrong } = await visitor();
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await accessible(page, 'the shelf');
    await picture(page, 'shelf');
    await page.getByRole('button', { name: /^Play/ }).first().click();
    await page.waitForURL(/\/table\//);
    await page.locator('[data-offer]').first().waitFor();
    await accessible(page, 'recruiting');
    await picture(page, 'recruiting');

    // On the board: the leader goes to Siwa. In the list: two units, then an end to recruiting.
    expect(await offers(page)).toContain('place-leader patrol-leader-1 siwa');
    await thing(page, 'siwa').click();
    await shown(page, 1);
    await offer(page, 'recruit jeep-patrol siwa').click();
    await shown(page, 2);
    await offer(page, 'recruit truck-patrol siwa').click();
    await shown(page, 3);
    await offer(page, 'done').click();
    await asks(page, 'operation');
    await accessible(page, 'choosing an operation');

    // A force from Siwa, everybody who can march, one space to Qara.
    await thing(page, 'siwa').click();
    await asks(page, 'movement');
    await offer(page, 'move qara').waitFor();
    await thing(page, 'qara').hover();
    await picture(page, 'hover');
    const { version } = await scene(page);
    await thing(page, 'qara').click();
    await shown(page, version + 1);
    expect(JSON.stringify((await scene(page)).view)).toContain('"moved":1');
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('says why something is not possible, with the rule, when it is pressed', async () => {
    const { page, context, wrong } = await visitor();
    await startedGame(page, 'why');
    await thing(page, 'tobruk').click();
    const reason = page.locator('.popover', { hasText: /base/i });
    await reason.waitFor();
    expect(await reason.textContent()).toMatch(/\d+\.\d/);
    await accessible(page, 'an explanation');
    await page.keyboard.press('Escape');
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('is played entirely by keyboard', async () => {
    const { page, context, wrong } = await visitor();
    await startedGame(page, 'keys');
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press('?');
    await page.getByRole('dialog').waitFor();
    await accessible(page, 'the keys');
    await press('Escape');
    // A choice of the list by its number, another with the arrow keys; the two ready-made forces stand above them.
    await press('3');
    await shown(page, 1);
    await press('l', 'ArrowDown', 'ArrowDown', 'Enter');
    await shown(page, 2);
    // The end of recruiting.
    await press('d');
    await asks(page, 'operation');
    // On the board: to the next thing that can act, and press it.
    await press('b', 'n', 'Enter');
    await page.locator('.table-page:not([data-asks="operation"])').waitFor();
    await press('h');
    await page.locator('.hint').waitFor();
    await press('Escape');
    expect((await scene(page)).log.lines.some((line) => 'mark' in line && line.mark === 'hint')).toBe(true);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('takes back, does again, looks back with the slider, forks, and survives a reload', async () => {
    const { page, context, wrong } = await visitor();
    await startedGame(page, 'back and forth');
    await offer(page, 'place-leader patrol-leader-1 kufra').click();
    await shown(page, 1);
    await page.getByRole('button', { name: 'Take back' }).click();
    await shown(page, 2);
    expect(await offers(page)).toContain('place-leader patrol-leader-1 kufra');
    await page.getByRole('button', { name: 'Do again' }).click();
    await shown(page, 3);
    expect(await offers(page)).not.toContain('place-leader patrol-leader-1 kufra');
    await playOn(page, 25);
    const before = await scene(page);
    await page.reload();
    if (before.offers[0]) await offer(page, before.offers[0].text).waitFor();
    expect((await scene(page)).version).toBe(before.version);

    await page.getByRole('button', { name: 'Log' }).click();
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await page.getByText(/Looking back: step 0/).waitFor();
    await page.getByRole('button', { name: 'One step on' }).click();
    await page.getByText(/Looking back: step [1-9]/).waitFor();
    await accessible(page, 'looking back');
    await picture(page, 'looking-back');
    const table = page.url();
    await page.getByRole('button', { name: 'Play on from here…' }).click();
    await page.getByRole('button', { name: 'To the new table' }).click();
    await page.waitForURL((url) => /\/table\//.test(url.pathname) && url.href !== table);
    await page.locator('[data-offer]').first().waitFor();
    expect((await scene(page)).table.forkedFrom).toBe(before.table.id);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('speaks French when told to, at the table, and remembers', async () => {
    const { page, context, wrong } = await visitor();
    await startedGame(page, 'french');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('menuitem', { name: /Settings/ })
      .or(page.getByRole('button', { name: /^Settings/ }))
      .first()
      .click();
    await page.getByLabel('Français').check({ force: true });
    await page.keyboard.press('Escape');
    await page.locator('html[lang="fr"]').waitFor();
    await page.getByText('Recruter pour la mission', { exact: false }).first().waitFor();
    await accessible(page, 'in French');
    await picture(page, 'french');
    await page.reload();
    await page.locator('html[lang="fr"]').waitFor();
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('fetches the words of company when one who plays alone resigns', async () => {
    const { page, context, wrong } = await visitor();
    await startedGame(page, 'resigning');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText('Resign…').click();
    await page.getByRole('button', { name: 'Resign', exact: true }).waitFor();
    expect(await page.locator('dialog').textContent()).not.toContain('company');
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('is watched live by somebody who can change nothing', async () => {
    const player = await visitor();
    const watcher = await visitor();
    await startedGame(player.page, 'watched');
    await watcher.page.goto(new URL(player.page.url()).pathname.replace('/table/', '/watch/'));
    await watcher.page.locator('#thing-siwa').first().waitFor();
    expect(await bytesFetched(watcher.page), 'bytes of the first load').toBeLessThan(280_000);
    const french = await visitor({ locale: 'fr-FR' });
    await french.page.goto(watcher.page.url());
    await french.page.locator('#thing-siwa').first().waitFor();
    expect(await bytesFetched(french.page), 'bytes of the first load in French').toBeLessThan(281_000);
    await french.context.close();
    await offer(player.page, 'place-leader patrol-leader-1 siwa').click();
    await watcher.page.locator('#thing-patrol-leader-1').first().waitFor();
    expect(await watcher.page.locator('[data-offer]').count()).toBe(0);
    const theirs = await scene(watcher.page);
    expect(theirs.seat).toBeNull();
    expect(theirs.offers).toEqual([]);
    await accessible(watcher.page, 'watching');
    expect([...player.wrong, ...watcher.wrong]).toEqual([]);
    await player.context.close();
    await watcher.context.close();
  });

  it('shows a battle that can be fought, in the dark and with more contrast', async () => {
    const { page, context, wrong } = await visitor({ colorScheme: 'dark', contrast: 'more' });
    await startedGame(page, 'battle');
    await playOn(page, 200, 'fire');
    expect((await scene(page)).question?.asks).toBe('fire');
    const [target] = (await offers(page)).filter((text) => text.startsWith('fire '));
    await offer(page, target ?? '').waitFor();
    await accessible(page, 'a battle');
    await picture(page, 'battle-dark');
    const { version } = await scene(page);
    await page.locator(`.battle [data-thing="${target?.split(' ')[1]}"]`).click();
    await shown(page, version + 1);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('is played with two taps on a telephone', async () => {
    const { page, context, wrong } = await visitor({ ...devices['Pixel 7'], locale: 'en-GB' });
    await startedGame(page, 'telephone');
    await accessible(page, 'a telephone');
    await picture(page, 'telephone');
    await thing(page, 'siwa').tap();
    const { version } = await scene(page);
    expect(version).toBe(0);
    await thing(page, 'siwa').tap();
    await expect.poll(async () => (await scene(page)).version).toBe(1);
    expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('goes on after the connection was lost, and applies nothing twice', async () => {
    const { page, context } = await visitor();
    await startedGame(page, 'lost connection');
    await context.setOffline(true);
    await offer(page, 'place-leader patrol-leader-1 siwa').click();
    await context.setOffline(false);
    await expect.poll(async () => (await scene(page)).version).toBe(1);
    await shown(page, 1);
    await offer(page, 'recruit truck-patrol siwa').click();
    await shown(page, 2);
    expect((await scene(page)).version).toBe(2);
    await context.close();
  });

  it('a choice that was made offline is sent by the next page, once this one is closed', async () => {
    const { page, context } = await visitor();
    await startedGame(page, 'closed offline');
    const address = page.url();
    await context.setOffline(true);
    await offer(page, 'place-leader patrol-leader-1 siwa').click();
    await page.locator('.table-page[data-sending="unheard"]').waitFor();
    // Nothing lies over the words that say so.
    const isSeen = await page.locator('.dock-sending').evaluate((words) => {
      const { x, y, width, height } = words.getBoundingClientRect();
      return words.ownerDocument.elementFromPoint(x + width / 2, y + height / 2) === words;
    });
    expect(isSeen).toBe(true);
    await page.close();
    await context.setOffline(false);
    const next = await newPage(context);
    await next.goto(address);
    await shown(next, 1);
    expect((await scene(next)).version).toBe(1);
    await context.close();
  });
});
