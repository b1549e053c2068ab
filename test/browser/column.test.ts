/** Column, dock, hover cards and the sheet on a telephone: what stays where it is, what covers nothing, what fits. */
import { devices, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overlap } from '../../src/board/free-ground.ts';
import { accessible, isThereABrowser, open, picture, type Theatre, titled } from './browser.ts';
import { arrived, asks, playOnce, playUntil, post, sceneOf, shown, startTable, still, tableOf, visitor } from './visiting.ts';

const SIZES = [
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

/** The corner of the one filled button, in pixels from the lower right one of the window. */
async function cornerOf(page: Page): Promise<readonly number[]> {
  const box = await page.locator('[data-primary]').boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  return box ? [width - box.x - box.width, height - box.y - box.height, box.width, box.height].map(Math.round) : [];
}

interface Overflow {
  readonly page: boolean;
  readonly scrollers: readonly string[];
}

/** Whether the page scrolls, and what else does within the column. */
function overflowIn(page: Page): Promise<Overflow> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const scrolls = (element: Element) =>
      element.scrollHeight > element.clientHeight + 1 && ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
    const shown = [...document.querySelectorAll('.table-column, .table-column *')].filter(
      (one) => getComputedStyle(one).scrollbarWidth !== 'none',
    );
    return {
      page: root.scrollWidth > innerWidth || root.scrollHeight > innerHeight,
      scrollers: shown.filter(scrolls).map((element) => element.className),
    };
  });
}

/** Where on the page the drawing of the board lies, once it has come to rest. */
async function boardLooksAt(page: Page): Promise<string> {
  await still(page);
  return page.evaluate(() => JSON.stringify(document.querySelector('.table-board svg')?.getBoundingClientRect() ?? null));
}

/** What a refusal lies upon on a telephone, of all that it must not lie upon: the finger's place among that. */
function coveredOnPhone(page: Page, pressed: readonly [number, number]): Promise<readonly string[]> {
  return page.evaluate(([x, y]) => {
    const card = document.querySelector('.popover:popover-open')?.getBoundingClientRect() ?? new DOMRect();
    const lies = (box: DOMRect) => box.x < card.right && card.x < box.right && box.y < card.bottom && card.y < box.bottom;
    const kept = ['.table-bar', '.bottom-sheet-handle', '.bottom-sheet-tabs', '.primary', '.table-board [data-legal="true"]:not(g)'];
    const covered = kept.filter((selector) => [...document.querySelectorAll(selector)].some((one) => lies(one.getBoundingClientRect())));
    return [...covered, ...(lies(new DOMRect(x - 12, y - 12, 24, 24)) ? ['what was pressed'] : [])];
  }, pressed);
}

/** What the card that is open lies upon, of all that can be pressed with some effect. */
function coveredByCard(page: Page): Promise<readonly string[] | undefined> {
  return page.evaluate(() => {
    const card = document.querySelector('.hover-card:popover-open')?.getBoundingClientRect();
    if (!card) return undefined;
    // A route is a line: what counts is where it runs, not the box around it.
    const boxesOf = (element: Element): DOMRect[] => {
      const onScreen = element instanceof SVGPathElement ? element.getScreenCTM() : null;
      if (!(element instanceof SVGPathElement) || !onScreen) return [element.getBoundingClientRect()];
      const points = Array.from({ length: 60 }, (_, i) =>
        element.getPointAtLength((element.getTotalLength() * i) / 59).matrixTransform(onScreen),
      );
      return points.map(({ x, y }) => new DOMRect(x - 1, y - 1, 2, 2));
    };
    const lies = ({ x, y, right, bottom, width }: DOMRect) =>
      width > 0 && x < card.right && card.x < right && y < card.bottom && card.y < bottom;
    const all = [...document.querySelectorAll('[data-legal="true"], button, [data-keep-clear]')];
    return all.filter((element) => boxesOf(element).some(lies)).map((element) => element.id || String(element.getAttribute('class')));
  });
}

describe.skipIf(!isThereABrowser)(titled('the column'), () => {
  let theatre: Theatre;

  beforeAll(async () => {
    theatre = await open();
  });
  afterAll(() => theatre.close());

  it('has its one filled button in the same corner through a whole mission', async () => {
    const { page, context, wrong } = await visitor(theatre);
    await startTable(page, { seed: 'corner' });
    const corners = new Set<string>();
    const filled = new Set<number>();
    do {
      await arrived(page);
      corners.add(String(await cornerOf(page)));
      filled.add(await page.locator('.table-column button.main, .table-column [data-primary]:not([data-primary="nothing"])').count());
    } while (await playOnce(page));
    await arrived(page);
    expect([...corners]).toEqual([String(await cornerOf(page))]);
    expect((await cornerOf(page)).slice(2)).toEqual([198, 58]);
    expect(Math.max(...filled)).toBe(1);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('leaves the board all the rest at every size of the window, and nothing scrolls twice', async () => {
    const { page, context } = await visitor(theatre);
    await startTable(page, { seed: 'layout' });
    for (const asks of ['recruiting', 'operation', 'movement', 'fire']) {
      await playUntil(page, asks);
      for (const [width, height] of SIZES) {
        const at = `${asks}, ${width} by ${height}`;
        await page.setViewportSize({ width, height });
        await expect
          .poll(() => page.locator('.table-board').boundingBox(), { message: at })
          .toEqual({ x: 0, y: 44, width: width - 348, height: height - 88 });
        const { page: doesPageScroll, scrollers } = await overflowIn(page);
        expect(doesPageScroll, at).toBe(false);
        expect(scrollers.length, `${at}: ${scrollers.join(', ')}`).toBeLessThanOrEqual(1);
      }
    }
    await context.close();
  });

  it('is pressed once by a double click, whatever comes to lie there', async () => {
    const { page, context } = await visitor(theatre);
    await startTable(page, { seed: 'twice', until: 'operation' });
    await arrived(page);
    // Everybody sets out; what comes to lie there would stop at once.
    await page.locator('[data-primary="choose"]').dblclick();
    await asks(page, 'movement');
    await page.locator('[data-primary][data-settled="true"]').waitFor();
    expect((await sceneOf(page)).question?.asks).toBe('movement');
    await context.close();
  });

  it('says what differs on each row, and rules to whoever points', async () => {
    const { page, context } = await visitor(theatre);
    await startTable(page, { seed: 'rows', until: 'movement' });
    await page.mouse.move(10, 500);
    const chip = page.locator('.eyebrow .rule-link');
    await expect.poll(() => chip.evaluate((one) => getComputedStyle(one).opacity)).toBe('0');
    await page.locator('.prompt-sentence').hover();
    await expect.poll(() => chip.evaluate((one) => getComputedStyle(one).opacity)).toBe('1');
    const rows = await page.locator('.offer-row').evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...rows)).toBeLessThan(44);
    expect(await page.locator('.offer-heading').first().textContent()).toContain('Move to');
    await context.close();
  });

  it('does by Enter what the button says', async () => {
    const { page, context } = await visitor(theatre);
    await startTable(page, { seed: 'enter', until: 'movement' });
    const { version, offers } = await arrived(page);
    const [first] = offers.filter(({ text }) => text.startsWith('move '));
    const button = page.locator('.primary');
    const said = await button.textContent();
    // A pointer on its way to the button passes over other things: only what was pressed or advised stands on it.
    await page.locator(`[data-offer="${first?.text}"]`).hover();
    await page.locator('.considered[data-held="true"]').waitFor();
    expect(await button.textContent()).toBe(said);
    await page.keyboard.press('h');
    await page.locator('[data-primary="choose"][data-settled="true"]').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await sceneOf(page)).version).toBeGreaterThan(version);
    await context.close();
  });

  it('shows cards that cover nothing one could press, let the pointer through and are gone with it', async () => {
    const { page, context } = await visitor(theatre);
    await startTable(page, { seed: 'cards', until: 'movement' });
    const card = page.locator('.hover-card:popover-open');
    const things = await page.locator('.table-board .thing').evaluateAll((all) => all.map(({ id }) => id));
    expect(things.length).toBeGreaterThan(30);
    // A card opens after a pause, so every third thing will do: spaces, forces and markers lie mixed.
    const some = things.filter((_, place) => place % 3 === 0);
    let told = 0;
    for (const id of some) {
      const target = page.locator(`#${id} .thing-target`);
      const box = await target.boundingBox();
      if (!box) continue;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      const isUppermost = () =>
        page.evaluate(([x, y, thing]) => document.elementFromPoint(Number(x), Number(y))?.closest('.thing')?.id === thing, [x, y, id]);
      if (!(await isUppermost())) continue;
      // A stack that fans out may take it away from under the pointer.
      await expect.poll(async () => (await card.count()) > 0 || !(await isUppermost()), { message: id }).toBe(true);
      if (await card.isVisible()) {
        told += 1;
        expect(await coveredByCard(page), id).toEqual([]);
        expect(await card.evaluate((one) => getComputedStyle(one).pointerEvents)).toBe('none');
        expect(await card.evaluate((one) => one.children.length)).toBeLessThanOrEqual(2);
      }
      await page.mouse.move(1400, 500);
      await card.waitFor({ state: 'detached' });
    }
    expect(told).toBeGreaterThan(some.length / 2);
    await context.close();
  });

  it('tells all there is to know on asking, and nothing when the focus comes back from a dialog', async () => {
    const { page, context } = await visitor(theatre);
    await startTable(page, { seed: 'asking' });
    await page.locator('#thing-tobruk .thing-target').hover();
    await page.locator('.hover-card:popover-open').waitFor();
    const asks = (await page.locator('.hover-card-more').textContent())?.charAt(0) ?? '';
    await page.keyboard.press(asks);
    const whole = page.locator('.popover:popover-open');
    await whole.waitFor();
    expect(await whole.locator('li').count()).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    await whole.waitFor({ state: 'detached' });

    await page.mouse.move(1400, 500);
    await page.locator('[role="application"]').focus();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(await page.locator('.hover-card:popover-open').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // Whatever would open has had time to: a card of somebody who points comes later than this one.
    await page.locator('#thing-derna .thing-target').hover();
    await page.locator('.hover-card:popover-open', { hasText: 'Derna' }).waitFor();
    expect(await page.locator('.hover-card:popover-open').count()).toBe(1);
    await context.close();
  });

  it('lays the first note upon the table before anybody sits down, so that nothing makes way for it under a hand', async () => {
    const { page, context } = await visitor(theatre, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.addInitScript(`{
      window.heights = [];
      const look = () => {
        const board = document.querySelector('.frame-surface')?.getBoundingClientRect().height;
        if (board && window.heights.at(-1) !== board) window.heights.push(board);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }`);
    await startTable(page, { seed: 'coach', guided: true });
    await page.locator('.coach').waitFor();
    await still(page);
    expect(await page.evaluate('window.heights.length')).toBe(1);
    await context.close();
  });

  it('has a few lines of the coach before "more" where there is much to choose from, and none of them is swallowed by another size of the window', async () => {
    const { page, context } = await visitor(theatre, { viewport: { width: 1366, height: 768 } });
    await startTable(page, { seed: 'coach', guided: true });
    const words = page.locator('.coach .prose-words');
    const lines = () =>
      words.evaluate((one) => Math.round(one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight)));
    const title = await page.locator('.coach-title').textContent();
    expect(await lines()).toBeLessThan(6);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.bottom-sheet').waitFor();
    expect(await page.locator('.coach-title').textContent()).toBe(title);
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.locator('.table-column').waitFor();
    expect(await page.locator('.coach-title').textContent()).toBe(title);
    await page.locator('.prose-more').first().click();
    await expect.poll(lines).toBeGreaterThan(6);
    const isWhole = await words.evaluate((one) => {
      one.scrollTop = one.scrollHeight;
      const column = document.querySelector('.table-deciding')?.getBoundingClientRect();
      const { top, bottom } = one.getBoundingClientRect();
      return column !== undefined && top >= column.top && bottom <= column.bottom;
    });
    expect(isWhole).toBe(true);
    // It pushes the choices down, or scrolls: it lies over none of them.
    const isFree = await page.evaluate(() => {
      const edge = document.querySelector('.coach')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
      const list = document.querySelector('.offer-list')?.getBoundingClientRect();
      return list !== undefined && list.top >= edge - 1 && list.height > 40;
    });
    expect(isFree).toBe(true);
    // Note and choices scroll as one.
    expect((await overflowIn(page)).scrollers).toEqual(['table-deciding']);
    await accessible(page, 'a coach who tells all');
    await context.close();
  });

  it('is readable with text of any size: nothing is cut off', async () => {
    const { page, context } = await visitor(theatre, { viewport: { width: 1366, height: 768 } });
    await startTable(page, { seed: 'size' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^Settings/ }).click();
    const sizes = ['small', 'large', 'largest'] as const;
    await page.getByLabel('largest', { exact: true }).check({ force: true });
    await page.keyboard.press('Escape');
    await page.locator('html[data-text="largest"]').waitFor();
    for (const asks of ['recruiting', 'movement', 'fire']) {
      await playUntil(page, asks);
      for (const size of sizes) {
        await page.evaluate((chosen) => document.documentElement.setAttribute('data-text', chosen), size);
        expect((await overflowIn(page)).page, `${asks}, ${size}`).toBe(false);
        const [right = -1, below = -1] = await cornerOf(page);
        expect(Math.min(right, below), `${asks}, ${size}`).toBeGreaterThanOrEqual(0);
        const cut = await page
          .locator('.table-column button:visible, .table-bar button')
          .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 2).map((one) => one.textContent));
        expect(cut, `${asks}, ${size}`).toEqual([]);
      }
    }
    await picture(page, 'text-largest');
    await context.close();
  });

  it('is a sheet of three heights on a telephone, which lies over nothing and keeps its button in the corner', async () => {
    const { page, context, wrong } = await visitor(theatre, {
      ...devices['Pixel 7'],
      viewport: { width: 390, height: 844 },
      locale: 'en-GB',
    });
    await startTable(page, { seed: 'sheet', until: 'movement' });
    const sheet = page.locator('.bottom-sheet');
    const heights: number[] = [];
    const corners = new Set<string>();
    const look = async () => {
      const [board, below] = [await page.locator('.table-board').boundingBox(), await sheet.boundingBox()];
      expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
      heights.push(Math.round(below?.height ?? 0));
      corners.add(String(await cornerOf(page)));
    };
    await look();
    await page.getByRole('button', { name: 'Make room for all of it' }).tap();
    await look();
    await page.locator('.bottom-sheet-handle').tap();
    await look();
    expect(heights[2]).toBe(116);
    expect(heights[0]).toBeGreaterThan(200);
    expect(heights[1]).toBeGreaterThan(heights[0] ?? 0);
    expect(corners.size).toBe(1);
    expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    await accessible(page, 'the sheet');
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('opens on a telephone where there is something to read, and shows the choices below it when all of that is read', async () => {
    const { page, context } = await visitor(theatre, { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'en-GB' });
    await startTable(page, { seed: 'coach', guided: true });
    await page.locator('.coach').waitFor();
    await page.getByRole('tab', { name: 'Mission' }).tap();
    const handle = page.locator('.bottom-sheet-handle');
    await handle.tap();
    await page.locator('.bottom-sheet-news').tap();
    await page.locator('.coach').waitFor();
    expect(await page.getByRole('tab', { name: 'Choices' }).getAttribute('aria-selected')).toBe('true');
    await page.locator('.coach .prose-more').tap();
    await page.locator('.coach .prose[data-open="true"]').waitFor();
    const row = await page.locator('.offer-row').first().boundingBox();
    const body = await page.locator('.bottom-sheet-body').boundingBox();
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual((body?.y ?? 0) + (body?.height ?? 0));
    await context.close();
  });

  it.each([
    ['commando', { seed: 'sheet', until: 'movement' }, []],
    ['combat-commander', { setup: 'first-light', seed: 'phone' }, []],
    ['v-commandos', { setup: 'first-training', seed: 'with a note' }, ['select sapper blue', 'select sniper blue', 'move sentry-walk-7']],
    ['commandos-europe', { setup: 'first-raid', seed: 'phone' }, []],
  ] as const)(
    'says on a telephone why not in %s, upon neither what was pressed, nor the question, nor the filled button',
    async (game, wanted, choices) => {
      const { page, context, wrong } = await visitor(theatre, {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        locale: 'en-GB',
      });
      await startTable(page, { game, ...wanted });
      for (const choice of choices) {
        const { version, seat } = await arrived(page);
        await post(page, `/api/tables/${tableOf(page)}/choices`, { command: `it chooses ${version}`, version, seat, choice });
        await shown(page, version + 1);
      }
      const board = await page.locator('.table-board').boundingBox();
      if (!board) throw new Error('There is no board.');
      let refused = 0;
      for (const down of [0.2, 0.5, 0.8])
        for (const across of [0.25, 0.5, 0.8]) {
          const before = await boardLooksAt(page);
          await page.touchscreen.tap(board.x + board.width * across, board.y + board.height * down);
          const card = page.locator('.popover[data-short="true"]');
          await still(page);
          if (!(await card.isVisible())) continue;
          refused++;
          expect(await coveredOnPhone(page, [board.x + board.width * across, board.y + board.height * down])).toEqual([]);
          expect(await boardLooksAt(page)).toBe(before);
          await card.locator('.popover-close').tap();
          await card.waitFor({ state: 'detached' });
        }
      expect(refused).toBeGreaterThan(0);
      expect(wrong).toEqual([]);
      await context.close();
    },
  );

  it('leads on a telephone to what is held, and says why not upon the board, however little of it the sheet has left', async () => {
    const { page, context } = await visitor(theatre, { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'en-GB' });
    await startTable(page, { seed: 'aircraft', guided: true });
    const choice = 'place-leader patrol-leader-1 kufra + recruit truck-patrol kufra + recruit-air hurricanes + done';
    await post(page, `/api/tables/${tableOf(page)}/choices`, { command: 'all of it at once', version: 0, choice });
    await asks(page, 'operation');
    await page.getByRole('tab', { name: 'Hand' }).tap();
    // the figures of what is held lead to where it lies
    for (const part of ['Recruit', 'Intel']) {
      await page.locator(`.tray-figures button[aria-label^="${part}"]`).tap();
      const box = await page.locator(`[data-part="${part === 'Intel' ? 'intel' : 'recruits'}"]`).boundingBox();
      const sheet = await page.locator('.bottom-sheet-body').boundingBox();
      if (!box || !sheet) throw new Error('There is no box, or no sheet.');
      expect(overlap(box, sheet)).toBeGreaterThan(0.95 * box.width * box.height);
    }
    await page.locator('.coach .prose-more').tap();
    await page.locator('.coach .prose[data-open="true"]').waitFor();
    await page.locator('[data-thing="hurricanes-1"]').first().tap();
    const card = await page.locator('.popover[data-short="true"]').boundingBox();
    const board = await page.locator('.table-board').boundingBox();
    if (!card || !board) throw new Error('There is no card, or no board.');
    expect(board.height).toBeLessThan(3 * card.height);
    expect(overlap(card, board)).toBe(card.width * card.height);
    await context.close();
  });

  it('considers by the first tap on a telephone, and goes by the filled button', async () => {
    const { page, context } = await visitor(theatre, { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'en-GB' });
    await startTable(page, { seed: 'taps' });
    await page.locator('#thing-siwa .thing-target').tap();
    const button = page.locator('[data-primary="choose"]', { hasText: 'Siwa' });
    await button.waitFor();
    expect((await sceneOf(page)).version).toBe(0);
    expect(await page.locator('.sheet-second').textContent()).toContain('Siwa');
    await button.tap();
    await expect.poll(async () => (await sceneOf(page)).version).toBe(1);
    await context.close();
  });

  it('lets windows go by as promised though the sheet is folded on a telephone', async () => {
    const { page, context } = await visitor(theatre, { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'en-GB' });
    await startTable(page, { seed: 'promise 9', until: 'between-segments' });
    const { step } = await arrived(page);
    let send = () => {};
    const isFolded = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/choices', async (route) => {
      await isFolded;
      await route.continue();
    });
    await page.locator('.not-again').tap();
    await page.locator('.bottom-sheet-handle').tap();
    await page.locator('.bottom-sheet[data-height="low"]').waitFor();
    send();
    // Before the battle it would be asked again: nobody opens the sheet, and nothing is asked.
    await expect.poll(async () => (await sceneOf(page)).question?.asks).toBe('line');
    expect((await sceneOf(page)).step).toBeGreaterThan(step + 1);
    await context.close();
  });

  it('shows the orders below the choices where there is room for both', async () => {
    const { page, context } = await visitor(theatre, { viewport: { width: 1366, height: 768 } });
    await startTable(page, { seed: 'promise 9', until: 'operation' });
    const rows = page.locator('.offer-list [data-offer]');
    await rows.first().waitFor();
    await page.getByRole('button', { name: 'Mission', exact: true }).click();
    await page.locator('.record-mission').waitFor();
    const [orders, row] = [await page.locator('.record-mission').boundingBox(), await rows.last().boundingBox()];
    if (!orders || !row) return expect.fail('Neither orders nor choices are drawn.');
    expect(await rows.last().isVisible()).toBe(true);
    expect(orders.y).toBeGreaterThanOrEqual(row.y + row.height);
    await context.close();
  });
});
