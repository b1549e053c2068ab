/** By hand, in a real browser: what is pressed does the nearest sensible thing, what is dragged does the same, and keys spend nothing. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scene } from '../../src/wire/wire.ts';
import { isThereABrowser, open, picture, type Theatre, titled } from './browser.ts';
import { asks, newPage, sceneOf, shown, startTable, still } from './visiting.ts';

describe.skipIf(!isThereABrowser)(titled('pressing and dragging at the table'), () => {
  let theatre: Theatre;

  beforeAll(async () => {
    theatre = await open();
  });
  afterAll(() => theatre.close());

  async function visitor(options: Parameters<Theatre['browser']['newContext']>[0] = {}) {
    const context: BrowserContext = await theatre.browser.newContext({
      ...{ baseURL: theatre.served.address, locale: 'en-GB', viewport: { width: 1440, height: 900 } },
      ...options,
    });
    const page = await newPage(context);
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    // A refusal would be an error here, too: nothing is sent that can only be refused.
    page.on('console', (message) => {
      if (message.type() === 'error') wrong.push(message.text());
    });
    return { page, context, wrong };
  }

  const scene = sceneOf;
  const thing = (page: Page, id: string) => page.locator(`#thing-${id} .thing-target, [data-thing="${id}"]`).first();
  const middle = async (page: Page, id: string) => {
    const box = await thing(page, id).boundingBox();
    if (!box) throw new Error(`${id} is not drawn.`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };

  /** What lies on the board need not be on top at its middle. */
  const press = (page: Page, id: string) => thing(page, id).dispatchEvent('click', { detail: 1 });

  async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(from[0] + 12, from[1] + 12, { steps: 3 });
    await page.mouse.move(...to, { steps: 6 });
  }

  /** A table at which a force stands in Siwa and an operation is to be chosen. */
  async function recruited(page: Page): Promise<void> {
    await page.goto('/');
    const id = await page.evaluate(async () => {
      const ask = async (path: string, body: object) => {
        const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
        return (await fetch(path, sent)).json() as Promise<Scene>;
      };
      const { table, version } = await ask('/api/tables', { game: 'commando', setup: 'western-desert/midnight-toll', seed: 'by hand' });
      const choice =
        'place-leader patrol-leader-1 siwa + recruit truck-patrol siwa + recruit truck-patrol siwa + recruit heavy-weapons siwa + done';
      await ask(`/api/tables/${table.id}/choices`, { command: 'all of it at once', version, choice });
      return table.id;
    });
    await page.goto(`/table/${id}`);
    await asks(page, 'operation');
    await still(page);
  }

  it('sets out with everybody of a closed stack that is pressed, or with the one of an open one, and one press takes all of it back', async () => {
    const { page, context, wrong } = await visitor();
    await recruited(page);
    const force = async () => {
      const { view } = await scene(page);
      return /"force":\[([^\]]*)\]/u.exec(JSON.stringify(view))?.[1]?.split(',').length;
    };
    await press(page, 'truck-patrol-1');
    await asks(page, 'movement');
    expect(await force()).toBe(4);
    await page.keyboard.press('u');
    await asks(page, 'operation');
    await page.mouse.move(...(await middle(page, 'truck-patrol-1')));
    await page.locator('.bubble-body').waitFor();
    await press(page, 'truck-patrol-1');
    await asks(page, 'force');
    expect(await force()).toBe(1);
    await picture(page, 'pressed-unit');
    await page.keyboard.press('u');
    await asks(page, 'operation');
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('marches a loaded force along a route of several spaces when one of it is dragged there', async () => {
    const { page, context, wrong } = await visitor();
    await recruited(page);
    // A little beside the space is near enough.
    const [x, y] = await middle(page, 'mersa-matruh');
    await drag(page, await middle(page, 'truck-patrol-1'), [x, y + 34]);
    await page.locator('.drag-ghost[data-over="true"]').waitFor();
    await picture(page, 'dragging');
    await page.mouse.up();
    // Its way and the odds are shown first, and nobody has moved.
    await page.locator('[data-primary="choose"][data-settled="true"]').getByText('Mersa Matruh').waitFor();
    expect((await scene(page)).question?.asks).toBe('operation');
    await page.keyboard.press('Enter');
    await expect.poll(async () => JSON.stringify((await scene(page)).view)).toContain('"at":"mersa-matruh"');
    const { log } = await scene(page);
    const moved = log.lines.flatMap((line) => ('event' in line && line.event.type === 'moved' ? [line.event] : []));
    expect(moved).toHaveLength(2);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('takes a force in hand again by its picture where it would go', async () => {
    const { page, context, wrong } = await visitor();
    await recruited(page);
    const dropOn = async (from: readonly [number, number], space: string) => {
      await drag(page, from, await middle(page, space));
      await page.locator('.drag-ghost[data-over="true"]').waitFor();
      await page.mouse.up();
    };
    const shown = (name: string) => page.locator('[data-primary="choose"][data-settled="true"]').getByText(name).waitFor();
    await dropOn(await middle(page, 'truck-patrol-1'), 'jarabub');
    await shown('Jarabub');
    const { x, y, width, height } = (await page.locator('.ghost').boundingBox()) ?? expect.fail('No picture of the force is drawn.');
    await dropOn([x + width / 2, y + height / 2], 'mersa-matruh');
    await shown('Mersa Matruh');
    expect((await scene(page)).question?.asks).toBe('operation');
    // a hand that misses a piece marks no words: those would be dragged instead of the next piece
    for (const part of ['.table-board', '.table-tray'])
      expect(await page.evaluate(`getComputedStyle(document.querySelector('${part}')).userSelect`)).toBe('none');
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('loads one of a fan upon another of it, however slowly: the fan stays open under the hand', async () => {
    const { page, context, wrong } = await visitor();
    await page.clock.install();
    await recruited(page);
    await page.mouse.move(...(await middle(page, 'truck-patrol-1')));
    await page.locator('.bubble-body').waitFor();
    const counter = async (id: string) => {
      const { x, y, width, height } = (await page.locator(`#thing-${id}`).boundingBox()) ?? expect.fail(`${id} is not drawn.`);
      return [x + width / 2, y + height / 2] as const;
    };
    await still(page);
    const [from, to] = [await counter('heavy-weapons-1'), await counter('truck-patrol-1')];
    await page.mouse.move(...from, { steps: 4 });
    await page.mouse.down();
    for (const share of [0.3, 0.6, 1]) {
      await page.mouse.move(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share);
      await page.clock.runFor(500);
    }
    await page.locator('.drag-ghost[data-over="true"]').waitFor();
    await page.mouse.up();
    await asks(page, 'force');
    expect(JSON.stringify((await scene(page)).view)).toContain('"aboard":"truck-patrol-1"');
    expect(wrong).toEqual([]);
    await context.close();
  });

  /** Screen co-ordinates of a gesture, as the browser itself would get them from a pen or a finger. */
  async function gesture(page: Page, by: 'pen' | 'finger', from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    const input = await page.context().newCDPSession(page);
    const steps = [0.1, 0.4, 0.7, 1].map((share) => ({ x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share }));
    const at = { x: from[0], y: from[1] };
    if (by === 'pen') {
      const pen = { pointerType: 'pen', button: 'left', buttons: 1, clickCount: 1 } as const;
      await input.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at, ...pen });
      for (const point of steps) await input.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point, ...pen });
      await page.locator('.drag-ghost[data-over="true"]').waitFor();
      await input.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...(steps.at(-1) ?? at), ...pen });
      return;
    }
    await input.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    // A finger that rests has it in hand, and sees so.
    await page.locator('.drag-ghost').waitFor();
    for (const point of steps) await input.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    await page.locator('.drag-ghost[data-over="true"]').waitFor();
    await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  it.each(['pen', 'finger'] as const)('marches when one of the force is dragged by %s', async (by) => {
    const { page, context, wrong } = await visitor(by === 'finger' ? { hasTouch: true } : {});
    await recruited(page);
    await gesture(page, by, await middle(page, 'truck-patrol-1'), await middle(page, 'mersa-matruh'));
    await page.locator('[data-primary="choose"][data-settled="true"]').getByText('Mersa Matruh').click();
    await expect.poll(async () => JSON.stringify((await scene(page)).view)).toContain('"at":"mersa-matruh"');
    await page.locator('.drag-ghost').waitFor({ state: 'detached' });
    expect(await page.locator('.popover').count()).toBe(0);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('takes nothing up through a sheet that lies over it', async () => {
    const { page, context, wrong } = await visitor();
    await recruited(page);
    await press(page, 'benghazi');
    const sheet = page.locator('.popover').last();
    await sheet.waitFor();
    const from = await middle(page, 'truck-patrol-1');
    await page.evaluate(`Object.assign(document.querySelector('.popover').style, { left: '${from[0] - 30}px', top: '${from[1] - 12}px' })`);
    await drag(page, from, await middle(page, 'mersa-matruh'));
    expect(await page.locator('.drag-ghost').count()).toBe(0);
    await page.mouse.up();
    expect((await scene(page)).question?.asks).toBe('operation');
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('keeps in hand what a finger has taken, though what the finger lies upon is drawn anew, and lets go of it with the finger', async () => {
    const { page, context, wrong } = await visitor({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    await startTable(page, { seed: 'by hand' });
    await page.getByRole('tab', { name: 'Hand' }).tap();
    const leader = page.locator('[data-thing^="patrol-leader"]').first();
    await leader.scrollIntoViewIfNeeded();
    await page.evaluate(`
      const top = document.createElement('span');
      Object.assign(top.style, { position: 'absolute', inset: 0 });
      top.id = 'on-top';
      document.querySelector('[data-thing^="patrol-leader"]').append(top);
    `);
    const { x, y, width, height } = (await leader.boundingBox()) ?? expect.fail('No leader is drawn.');
    const [from, to] = [[x + width / 2, y + height / 2] as const, await middle(page, 'siwa')];
    const input = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) => {
      const at = { x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share };
      return input.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] });
    };
    await touch('touchStart', 0);
    await page.locator('.drag-ghost').waitFor();
    await page.evaluate("document.getElementById('on-top').remove()");
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) await touch('touchMove', share);
    await page.locator('.drag-ghost[data-over="true"]').waitFor();
    await touch('touchEnd', 1);
    await page.locator('.drag-ghost').waitFor({ state: 'detached' });
    await expect.poll(async () => JSON.stringify((await scene(page)).view)).toContain('"at":"siwa"');
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('tells a finger in the past what everything was, and why nothing is taken back from there', async () => {
    const { page, context, wrong } = await visitor({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    await startTable(page, { seed: 'by hand', until: 'operation' });
    await page.getByRole('tab', { name: 'Log' }).tap();
    await page.locator('.replay-buttons button').first().tap();
    await page.locator('.looking-back, [data-primary="now"]').first().waitFor();
    for (const [space, name] of [
      ['siwa', 'Siwa'],
      ['tobruk', 'Tobruk'],
    ] as const) {
      await page.touchscreen.tap(...(await middle(page, space)));
      await page.locator('.popover').getByText(name).first().waitFor();
    }
    const tool = (await page.getByRole('button', { name: 'Take back' }).boundingBox()) ?? expect.fail('Nothing takes back.');
    await page.touchscreen.tap(tool.x + tool.width / 2, tool.y + tool.height / 2);
    await page.getByText('You are looking back').waitFor();
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('forgets what is dropped upon nothing or given up with Escape', async () => {
    const { page, context, wrong } = await visitor();
    await recruited(page);
    const { version } = await scene(page);
    await drag(page, await middle(page, 'truck-patrol-1'), await middle(page, 'mersa-matruh'));
    await page.locator('.drag-ghost').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.drag-ghost').waitFor({ state: 'detached' });
    await page.mouse.up();
    await drag(page, await middle(page, 'truck-patrol-1'), [1400, 20]);
    await expect.poll(() => page.locator('.drag-ghost').count()).toBe(1);
    await page.mouse.up();
    await page.locator('.drag-ghost').waitFor({ state: 'detached' });
    expect((await scene(page)).version).toBe(version);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('spends nothing with the key for done, and asks for advice and takes it with one key', async () => {
    const { page, context, wrong } = await visitor();
    await recruited(page);
    const before = await scene(page);
    await page.keyboard.press('d');
    expect((await scene(page)).version).toBe(before.version);
    await page.keyboard.press('h');
    await shown(page, before.version + 1);
    await page.locator('[data-advised="true"]').first().waitFor();
    await page.keyboard.press('h');
    // As far as the scripted player would go in one press: a force has set out.
    await page.locator('.table-page:not([data-asks="operation"])[data-sending="no"]').waitFor();
    expect((await scene(page)).version).toBeGreaterThan(before.version + 1);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('presses the filled button with Enter, whatever button a hand has pressed before', async () => {
    const { page, context, wrong } = await visitor();
    await recruited(page);
    const advised = (await scene(page)).version + 1;
    await page.keyboard.press('h');
    await shown(page, advised);
    await page.locator('.primary:not([aria-disabled="true"])').waitFor();
    const mission = page.getByRole('button', { name: 'Mission', exact: true });
    for (const isOpen of ['true', 'false']) {
      await mission.click();
      await page.locator(`button[aria-expanded="${isOpen}"]`, { hasText: 'Mission' }).waitFor();
    }
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await scene(page)).version).toBeGreaterThan(advised);
    // whoever has come there by key means it
    await mission.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.locator('button[aria-expanded="true"]', { hasText: 'Mission' }).waitFor();
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('tells of a pile with which nothing can be done, and is closed by one press', async () => {
    const { page, context, wrong } = await visitor();
    await recruited(page);
    for (const pile of ['deck', 'discards']) {
      await page.locator(`.tray-figure[data-thing="${pile}"]`).click();
      await page.locator('.popover').waitFor();
      await page.locator('.popover-close').click();
      await page.locator('.popover').waitFor({ state: 'detached' });
    }
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('says why not about the thing itself', async () => {
    const { page, context, wrong } = await visitor();
    await recruited(page);
    await press(page, 'benghazi');
    const popover = page.locator('.popover').last();
    await popover.waitFor();
    expect(await popover.textContent()).not.toMatch(/Intel/);
    expect(await popover.textContent()).toMatch(/Benghazi/);
    expect(wrong).toEqual([]);
    await context.close();
  });
});
