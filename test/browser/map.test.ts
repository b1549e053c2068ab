/** The map in a real browser: it fills its pane, shows where one may go, and moves without being painted. */
import type { CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overlap } from '../../src/board/free-ground.ts';
import type { Box } from '../../src/board/geometry.ts';
import type { Scene } from '../../src/wire/wire.ts';
import { accessible, isThereABrowser, open, picture, type Theatre, titled } from './browser.ts';
import { newPage, startTable, still } from './visiting.ts';

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

describe.skipIf(!isThereABrowser)(titled('the map in the browser'), () => {
  let theatre: Theatre;

  beforeAll(async () => {
    theatre = await open();
  });
  afterAll(() => theatre.close());

  type Visit = Parameters<Theatre['browser']['newContext']>[0];

  async function visitor(options: Visit = {}): Promise<Page> {
    const context = await theatre.browser.newContext({
      baseURL: theatre.served.address,
      locale: 'en-GB',
      viewport: { width: 1440, height: 900 },
      ...options,
    });
    const page = await newPage(context);
    await page.goto('/');
    return page;
  }

  const sceneOf = (page: Page, id: string) =>
    page.evaluate(async (table) => (await fetch(`/api/tables/${table}`)).json() as Promise<Scene>, id);

  /** A table at which the scripted player has played until this is asked. */
  async function seated(page: Page, setup: string, asks: string): Promise<string> {
    const post = (path: string, body: object) =>
      page.evaluate(
        async ([to, json]) =>
          (await (
            await fetch(to ?? '', { method: 'POST', headers: { 'content-type': 'application/json' }, body: json ?? '' })
          ).json()) as Scene,
        [path, JSON.stringify(body)],
      );
    const { id } = (await post('/api/tables', { game: 'commando', setup, seed: 'map' })).table;
    for (let i = 0; i < 60; i++) {
      const { version, question } = await sceneOf(page, id);
      if (question?.asks === asks) break;
      expect(i, `${asks} is never asked`).toBeLessThan(59);
      await post(`/api/tables/${id}/play-on`, { version, command: `play-on ${version} by itself` });
    }
    await page.goto(`/table/${id}`);
    await page.locator('.frame').waitFor();
    await page.locator('[data-offer]').first().waitFor();
    await still(page);
    return id;
  }

  const boxesOf = (page: Page, selector: string) =>
    page.evaluate<Box[]>(
      `[...document.querySelectorAll('${selector}')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      })`,
    );
  /** Where something lies when it has come to rest there. */
  const atRest = async (page: Page, what: Locator): Promise<Box> => {
    await still(page);
    return (await what.boundingBox()) ?? NOWHERE;
  };
  const pictured = (page: Page) => page.locator('.frame-ground[data-pictured="true"]').waitFor({ state: 'attached' });

  it.each([
    [1366, 768],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ])('fills its pane at %d by %d, with every space in it and counters of 44 px', async (width, height) => {
    const page = await visitor({ viewport: { width, height } });
    await seated(page, 'western-desert/midnight-toll', 'operation');
    const [pane = NOWHERE] = await boxesOf(page, '.frame-surface');
    const spaces = await boxesOf(page, '.map-disc-ground');
    const [counter = NOWHERE] = await boxesOf(page, '.frame-things .counter-body');
    expect(
      await page.evaluate<boolean>(
        'document.documentElement.scrollHeight <= innerHeight + 1 && document.documentElement.scrollWidth <= innerWidth + 1',
      ),
    ).toBe(true);
    expect(spaces).toHaveLength(32);
    expect(pane.x).toBe(0);
    expect(pane.width).toBeGreaterThan(width - 360);
    for (const space of spaces) {
      expect(space.x).toBeGreaterThan(pane.x);
      expect(space.y).toBeGreaterThan(pane.y);
      expect(space.x + space.width).toBeLessThan(pane.x + pane.width);
      expect(space.y + space.height).toBeLessThan(pane.y + pane.height);
    }
    // the picture of the ground reaches beyond the pane on all sides
    await pictured(page);
    const [ground = NOWHERE] = await boxesOf(page, '.frame-picture canvas');
    expect(ground.x).toBeLessThan(pane.x);
    expect(ground.y).toBeLessThan(pane.y);
    expect(ground.x + ground.width).toBeGreaterThan(pane.x + pane.width);
    expect(ground.y + ground.height).toBeGreaterThan(pane.y + pane.height);
    expect(counter.width).toBeGreaterThanOrEqual(44);
    await page.context().close();
  });

  it('lights where the force may go: the odds on the place, a gold way to what is considered, nothing covered', async () => {
    const page = await visitor();
    const id = await seated(page, 'western-desert/midnight-toll', 'movement');
    const { offers } = await sceneOf(page, id);
    const moves = offers.filter(({ choice }) => choice.kind === 'move');
    const last = moves.at(-1);
    await expect.poll(() => page.locator('.plate').count()).toBeGreaterThan(2);
    expect(await page.locator('.veil').count()).toBe(1);
    expect(await page.locator('.plate-risk').first().textContent()).toMatch(/\d+\s?% enemy/);
    const boxes = await boxesOf(page, '.plate-body, .bubble-body');
    expect(boxes.flatMap((box, i) => boxes.slice(i + 1).filter((other) => overlap(box, other) > 0))).toEqual([]);
    await page.locator(`[data-offer="${last?.text}"]`).first().hover();
    await page.locator('.plate-considered').waitFor();
    await page.locator('.route-considered').waitFor();
    await page.locator('.ghost').waitFor();
    await picture(page, 'map-considered');
    await accessible(page, 'where the force goes');
    await page.context().close();
  });

  it('opens a stack that is pointed at, and shuts it again', async () => {
    const page = await visitor();
    await seated(page, 'western-desert/midnight-toll', 'operation');
    const stack = page.locator('.stack', { has: page.locator('.stack-behind') }).first();
    const box = await stack.boundingBox();
    if (!box) throw new Error('no stack lies on the map');
    const before = await page.locator('.bubble').count();
    await page.mouse.move(box.x + box.width - 12, box.y + box.height - 12);
    await expect.poll(() => page.locator('.bubble').count()).toBe(before + 1);
    await picture(page, 'map-stack');
    await page.mouse.move(12, 300);
    await expect.poll(() => page.locator('.bubble').count()).toBe(before);
    await page.context().close();
  });

  it('gives into the hand what lay on top of a stack, though others pass by there while it opens', async () => {
    const page = await visitor();
    await seated(page, 'western-desert/midnight-toll', 'operation');
    const stack = page.locator('.stack', { has: page.locator('.stack-behind') }).first();
    const top = await stack.getAttribute('data-thing');
    const box = (await page.locator(`#thing-${top} .counter`).first().boundingBox()) ?? NOWHERE;
    const label = await page.locator(`#thing-${top}`).getAttribute('aria-label');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // on a slow machine they may have passed before anybody presses: they pass slowly
    await page.evaluate(`document.documentElement.style.setProperty('--glide', '20s')`);
    await page.mouse.move(x, y);
    await expect.poll(() => page.evaluate<boolean>(`document.elementFromPoint(${x}, ${y}).closest('#thing-${top}') === null`)).toBe(true);
    await page.mouse.down();
    await page.mouse.move(x - 60, y - 60, { steps: 4 });
    await page.locator('.drag-ghost').waitFor({ state: 'attached' });
    expect(await page.locator('.drag-ghost [aria-label]').first().getAttribute('aria-label')).toBe(label);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await page.context().close();
  });

  it('lets a press count for what the button went down upon, though that has glided away before it is let go', async () => {
    const page = await visitor();
    const id = await seated(page, 'western-desert/midnight-toll', 'operation');
    const stack = page.locator('.stack', { has: page.locator('.stack-behind') }).first();
    const top = await stack.getAttribute('data-thing');
    const box = (await page.locator(`#thing-${top} .counter`).first().boundingBox()) ?? NOWHERE;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expect.poll(() => page.evaluate<boolean>(`document.elementFromPoint(${x}, ${y}).closest('#thing-${top}') === null`)).toBe(true);
    await page.mouse.up();
    await expect.poll(async () => JSON.stringify((await sceneOf(page, id)).view)).toContain(`"force":["${top}"`);
    await page.context().close();
  });

  it('has tray, map key and zoom in one line below the map, with keys of their own', async () => {
    const page = await visitor();
    await seated(page, 'western-desert/midnight-toll', 'operation');
    const pane = await page.locator('.frame').boundingBox();
    expect(await page.locator('.tray-drawer').count()).toBe(0);
    await page.keyboard.press('t');
    await page.locator('.tray-drawer').waitFor();
    expect(await page.locator('.frame').boundingBox()).toEqual(pane);
    await page.keyboard.press('k');
    await page.locator('.legend').waitFor();
    await accessible(page, 'the map key');
    // closed again, it gives back what it came in place of
    await page.keyboard.press('k');
    await page.locator('.tray-drawer [data-part]').first().waitFor();
    expect(await page.locator('.legend').count()).toBe(0);
    await page.keyboard.press('t');
    await expect.poll(() => page.locator('.tray-drawer').count()).toBe(0);
    expect(await page.locator('.frame .zoom-control').count()).toBe(0);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Show the whole map' }).waitFor();
    await page.context().close();
  });

  it('keeps every base in sight while one recruits', async () => {
    const page = await visitor();
    await seated(page, 'western-desert/midnight-toll', 'recruiting');
    await page.locator('.tray-drawer').waitFor();
    await expect
      .poll(async () => {
        const drawer = await page.locator('.tray-drawer').boundingBox();
        const bases = await page.locator('.map-disc-base').all();
        const boxes = await Promise.all(bases.map((base) => base.boundingBox()));
        return boxes.every((base) => base && drawer && base.y + base.height < drawer.y);
      })
      .toBe(true);
    // The map key comes in place of what is for sale, and gives it back.
    const recruits = page.locator('.tray-recruits');
    await page.locator('[data-map-key]').click();
    await recruits.waitFor({ state: 'detached' });
    await page.locator('[data-map-key]').click();
    await recruits.waitFor();
    await page.context().close();
  });

  it('has targets of 32 px on a phone, where the force stands', async () => {
    const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    await seated(page, 'highlands/lantern-walk', 'movement');
    const narrowest = async () => {
      const discs = await page.locator('.map-disc-ground').all();
      return Math.min(...(await Promise.all(discs.map(async (disc) => (await disc.boundingBox())?.width ?? 0))));
    };
    // The map comes nearer in a glide.
    await expect.poll(narrowest).toBeGreaterThanOrEqual(32);
    await pictured(page);
    const pixels = await page.evaluate<number>(
      `[...document.querySelectorAll('.frame-picture canvas')].reduce((sum, { width, height }) => sum + width * height, 0)`,
    );
    expect(pixels).toBeLessThanOrEqual(10e6);
    await picture(page, 'map-phone');
    await page.context().close();
  });

  it('says at its edge on a phone where more can be chosen, and shows it when that is tapped', async () => {
    const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    await seated(page, 'western-desert/midnight-toll', 'movement');
    const mark = page.locator('.beyond-left');
    await mark.waitFor();
    const marks = await boxesOf(page, '.beyond-mark');
    const legal = await boxesOf(page, '.frame-things [data-legal="true"] .map-disc-ground');
    expect(legal.filter((disc) => marks.some((one) => overlap(one, disc) > 0))).toEqual([]);
    await mark.tap();
    await mark.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('says so beside what else is laid upon the board, wherever the board is pushed', async () => {
    const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    await seated(page, 'western-desert/midnight-toll', 'recruiting');
    await page.locator('.results-open').waitFor();
    const pane = (await page.locator('.frame-surface').boundingBox()) ?? NOWHERE;
    const finger = await page.context().newCDPSession(page);
    const at = (x: number, y: number) => ({ x: pane.x + x * pane.width, y: pane.y + y * pane.height });
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', at(0.5, 0.45), at(0.5, 0.55));
    await touch('touchMove', at(0.5, 0.4), at(0.5, 0.6));
    await touch('touchMove', at(0.5, 0.35), at(0.5, 0.65));
    await touch('touchEnd');
    await page.locator('.beyond-mark').first().waitFor();
    for (const [dx, dy] of [
      [0, 0.4],
      [0.4, 0],
      [-0.2, 0.2],
      [-0.3, 0],
      [-0.2, -0.5],
    ] as const) {
      await touch('touchStart', at(0.5, 0.5));
      for (let i = 1; i <= 4; i++) await touch('touchMove', at(0.5 + (dx * i) / 4, 0.5 + (dy * i) / 4));
      await touch('touchEnd');
      await still(page);
      const laid = await boxesOf(page, '.results-open, .zoom-whole');
      const marks = await boxesOf(page, '.beyond-mark');
      expect(marks.filter((mark) => laid.some((one) => overlap(one, mark) > 0))).toEqual([]);
    }
    await page.context().close();
  });

  it('takes what a mission asks for back to where it lay before on a phone, upon none of the bases', async () => {
    const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    await startTable(page, { seed: 'coach', guided: true });
    const opener = page.locator('.results-open');
    const before = await atRest(page, opener);
    // The note that lies open takes half of the board.
    await page.locator('.coach .prose-more').tap();
    await atRest(page, opener);
    await opener.tap();
    await page.locator('.results').waitFor();
    const [list] = await boxesOf(page, '.results-list');
    expect(list?.height).toBeGreaterThan(60);
    await page.locator('.coach .popover-close').tap();
    await page.locator('.results-close').tap();
    expect(await atRest(page, opener)).toEqual(before);
    const bases = await boxesOf(page, '.frame-things [data-legal="true"] .map-disc-ground');
    expect(bases.filter((base) => overlap(base, before) > 0)).toEqual([]);
    await page.context().close();
  });

  it.each([
    { by: 'a finger', visit: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } },
    { by: 'a mouse', visit: {} },
  ])('tells $by that presses the odds of a place what they are, and decides nothing by that', async ({ visit }) => {
    const page = await visitor(visit);
    const table = await seated(page, 'western-desert/midnight-toll', 'movement');
    const { version } = await sceneOf(page, table);
    await page.locator('.table-page[data-sending="no"]').waitFor();
    const place = await page.locator('.plate').first().getAttribute('data-plate');
    const body = page.locator(`.plate[data-plate="${place}"] .plate-body`);
    // once more as well: there a second press upon the place itself would go
    for (let time = 0; time < 2; time++) {
      const { x, y, width, height } = await atRest(page, body);
      if (visit.hasTouch) await page.touchscreen.tap(x + width / 2, y + height / 2);
      else await page.mouse.click(x + width / 2, y + height / 2);
      await page.locator('.popover').getByText('%').first().waitFor();
      const close = page.locator('.popover-close');
      await (visit.hasTouch ? close.tap() : close.click());
      // and nothing takes its place, but what a mouse would point at where the cross was
      if (!visit.hasTouch) await page.mouse.move(2, 2);
      await still(page);
      expect(await page.locator('.popover, .hover-card').count()).toBe(0);
    }
    expect((await sceneOf(page, table)).version).toBe(version);
    await page.context().close();
  });

  it('comes near to the force on a phone where the sheet is folded, and is seen whole again above the sheet', async () => {
    const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    await seated(page, 'western-desert/midnight-toll', 'operation');
    const widths = async () => {
      const discs = await boxesOf(page, '.map-disc-ground');
      return discs.map(({ width }) => width);
    };
    const before = await widths();
    expect(Math.max(...before)).toBeLessThan(20);
    await page.locator('.bottom-sheet-handle').tap();
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThanOrEqual(32);
    await page.locator('.bottom-sheet-handle').tap();
    await expect.poll(widths).toEqual(before);
    await page.context().close();
  });

  it('is seen whole on a phone until a force sets out; a stack that is tapped comes near and shows what is in it', async () => {
    const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    const table = await seated(page, 'western-desert/midnight-toll', 'operation');
    const pane = (await page.locator('.frame-surface').boundingBox()) ?? NOWHERE;
    const discs = await Promise.all((await page.locator('.map-disc-ground').all()).map((disc) => disc.boundingBox()));
    expect(discs.filter((disc) => disc && overlap(disc, pane) < disc.width * disc.height * 0.99)).toEqual([]);
    const view = (await sceneOf(page, table)).view as { readonly units: readonly { readonly id: string; readonly at: string }[] };
    const onMap = view.units.filter(({ at }) => at === 'siwa' || at === 'kufra' || at === 'el-alamein');
    const stack = onMap.filter(({ at }) => at === onMap[0]?.at).map(({ id }) => id);
    expect(stack.length).toBeGreaterThan(2);
    await page.locator(`#thing-${onMap[0]?.at} .thing-target`).tap();
    const size = async (id: string) => {
      const counter = page.locator(`#thing-${id}:not([data-hidden]) .counter`).first();
      return (await counter.count()) === 0 ? 0 : ((await counter.boundingBox())?.width ?? 0);
    };
    await expect.poll(async () => Math.min(...(await Promise.all(stack.map(size))))).toBeGreaterThanOrEqual(32);
    await picture(page, 'map-phone-stack');
    await page.locator('.zoom-whole button').tap();
    const isWhole = async (disc: Locator) => overlap((await disc.boundingBox()) ?? NOWHERE, pane) > 0;
    await expect
      .poll(async () => (await Promise.all((await page.locator('.map-disc-ground').all()).map(isWhole))).every(Boolean))
      .toBe(true);
    // A finger that rests on a marker is told what it is, and goes on reading when it is lifted.
    const marker = (await page.locator('.marker-hidden').first().boundingBox()) ?? NOWHERE;
    const finger = await page.context().newCDPSession(page);
    const touchPoints = [{ x: marker.x + marker.width / 2, y: marker.y + marker.height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    const card = page.locator('.popover .why-not');
    await card.waitFor();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await still(page);
    expect(await card.isVisible()).toBe(true);
    await page.context().close();
  });

  it('is drawn as itself in the reader’s own colours, and as a picture as fine as the screen elsewhere', async () => {
    const plain = await visitor({ forcedColors: 'active' });
    await seated(plain, 'western-desert/midnight-toll', 'operation');
    await plain.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
    expect(await plain.locator('.frame-picture canvas').count()).toBe(0);
    await plain.context().close();

    const dense = await visitor({ deviceScaleFactor: 2 });
    await seated(dense, 'western-desert/midnight-toll', 'operation');
    await pictured(dense);
    const ratio = await dense.evaluate<number>(
      `(({ width, offsetWidth }) => width / offsetWidth)(document.querySelector('.frame-picture canvas'))`,
    );
    expect(ratio).toBeCloseTo(2, 1);
    await dense.context().close();
  });

  it('is pushed about without painting the sheet, with script and layout below 8 ms a frame', async () => {
    const page = await visitor();
    await seated(page, 'western-desert/midnight-toll', 'movement');
    await pictured(page);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.locator('.frame[data-zoomed="true"]').waitFor();
    const client = await page.context().newCDPSession(page);
    const before = await spent(client);
    await page.mouse.move(600, 160);
    await page.mouse.down();
    const MOVES = 60;
    for (let i = 1; i <= MOVES; i++) await page.mouse.move(600 - i * 4, 160 + i * 2);
    const after = await spent(client);
    await page.mouse.up();
    expect(((after - before) * 1000) / MOVES).toBeLessThan(8);
    await page.context().close();
  });

  /** Seconds that the page has spent on script, style and layout so far. */
  async function spent(client: CDPSession): Promise<number> {
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    const { metrics } = await client.send('Performance.getMetrics');
    const wanted = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
    return metrics.filter(({ name }) => wanted.includes(name)).reduce((sum, { value }) => sum + value, 0);
  }
});
