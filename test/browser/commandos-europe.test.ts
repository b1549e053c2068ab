/** Commandos: Europe in a real browser: the first raid by mouse, a turn by keys, a detection with drift and pursuit, a phone in French. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { View } from '../../src/games/commandos-europe/view.ts';
import type { Scene } from '../../src/wire/wire.ts';
import { accessible, isThereABrowser, open, picture, type Theatre, titled } from './browser.ts';
import { arrived, post, sceneOf, shown, startTable, still, tableOf, visitor, whetherShown } from './visiting.ts';

const MOST = 400;

const viewIn = ({ view }: Scene): View => view as View;

const start = (page: Page, setup: string, seed: string, until?: string) =>
  startTable(page, { game: 'commandos-europe', setup, seed, ...(until !== undefined && { until }) });

/** What the scripted player would do here. */
async function advice(page: Page, { version, seat }: Scene): Promise<string> {
  const asked = { version, seat, command: `advice at ${version}` };
  return (await post<{ choice: string }>(page, `/api/tables/${tableOf(page)}/hint`, asked)).choice;
}

/** Where the middle of a hex lies in the window, where it is in sight and nothing lies over it. */
async function placeOf(page: Page, hex: string): Promise<readonly [number, number] | undefined> {
  const pane = await page.locator('.frame-surface').boundingBox();
  const printed = await page.locator('.land-numbers text', { hasText: hex }).first().boundingBox();
  if (!pane || !printed) return undefined;
  const [x, y] = [printed.x + printed.width / 2, printed.y + printed.height * 2.6];
  const isInside = x > pane.x + 120 && x < pane.x + pane.width - 40 && y > pane.y + 20 && y < pane.y + pane.height - 80;
  return isInside ? [x, y] : undefined;
}

/** Makes a choice by mouse: a hex on the map, a piece or goods in the tray; in the list where neither is at hand. */
async function byHand(page: Page, choice: string): Promise<'board' | 'tray' | 'list'> {
  const { version } = await arrived(page);
  const [kind = '', what = ''] = choice.split(' ');
  if (kind === 'go' || kind === 'base' || kind === 'escape') {
    const at = await placeOf(page, what);
    if (at) {
      await page.mouse.move(at[0], at[1]);
      await page.mouse.click(at[0], at[1]);
      if (await whetherShown(page, version + 1)) return 'board';
      await page.keyboard.press('Escape');
    }
  } else if (what !== '' && kind !== 'step') {
    const thing = page.locator(`[data-thing="${what}"]`).first();
    if ((await thing.count()) > 0 && (await thing.isVisible())) {
      await thing.click();
      if (await whetherShown(page, version + 1)) return 'tray';
      await page.keyboard.press('Escape');
    }
  }
  const row = page.locator(`[data-offer="${choice}"]`).first();
  // What the filled button does stands there and not in the list as well.
  const isOnButton = await row.evaluate((element) => element.classList.contains('unseen'));
  if (isOnButton) await row.press('Enter');
  else await row.click();
  // By key: a pointer that has not moved must wait a moment before it presses what has come to lie under it.
  if (!(await whetherShown(page, version + 1))) {
    // Enter alone would mean the filled button, for the row was pressed by hand.
    await page.keyboard.press('Shift');
    await row.press('Enter');
  }
  // The first press that counts only says what it would do.
  if (!(await whetherShown(page, version + 1))) await row.press('Enter');
  await shown(page, version + 1);
  return 'list';
}

/** A hex is many times as wide, in units of the map. */
const NEARLY = 6;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** What lies in the middle of the window, in units of the map, and how large it is; and how high the window is. */
function looksAt(page: Page) {
  return page.evaluate(() => {
    const pane = document.querySelector('.frame-surface')?.getBoundingClientRect() ?? new DOMRect();
    const onScreen = document.querySelector<SVGSVGElement>('.frame-things')?.getScreenCTM() ?? new DOMMatrix();
    const { x, y } = new DOMPoint(pane.x + pane.width / 2, pane.y + pane.height / 2).matrixTransform(onScreen.inverse());
    return { x, y, pixels: onScreen.a, height: pane.height };
  });
}

/** Somebody looks elsewhere, puts the sheet away, and takes it up again. */
async function foldsInPlace(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.down();
  await page.mouse.move(150, 160, { steps: 4 });
  await page.mouse.up();
  await still(page);
  const before = await looksAt(page);
  const isAsBefore = ({ x, y, pixels }: typeof before) =>
    Math.hypot(x - before.x, y - before.y) < NEARLY && Math.abs(pixels / before.pixels - 1) < 0.02;
  await page.locator('.bottom-sheet-handle').tap();
  await expect.poll(async () => (await looksAt(page)).height).toBeGreaterThan(before.height);
  await expect.poll(async () => isAsBefore(await looksAt(page))).toBe(true);
  await page.locator('.bottom-sheet-handle').tap();
  await expect.poll(async () => (await looksAt(page)).height).toBe(before.height);
  await expect.poll(async () => isAsBefore(await looksAt(page))).toBe(true);
}

/** A tap on the small map near its foot looks there, and one near its head there. */
async function looksByOverview(page: Page): Promise<void> {
  const small = page.locator('.inset svg');
  const { width = 0, height = 0 } = (await small.boundingBox()) ?? {};
  const tap = (share: number) => small.tap({ position: { x: width / 2, y: height * share } });
  await tap(0.8);
  await still(page);
  const { y } = await looksAt(page);
  await tap(0.2);
  await expect.poll(async () => (await looksAt(page)).y).toBeLessThan(y - 100 * NEARLY);
}

describe.skipIf(!isThereABrowser)(titled('Commandos: Europe at the table'), () => {
  let theatre: Theatre;
  beforeAll(async () => {
    theatre = await open();
  });
  afterAll(() => theatre?.close());

  it('plays the first raid by mouse to its end', async () => {
    const { page, context, wrong } = await visitor(theatre);
    await start(page, 'first-raid', 'raid 3');
    const ways = new Map<string, number>();
    for (let choices = 0; choices < MOST; choices++) {
      const scene = await arrived(page);
      if (scene.outcome) break;
      if (choices === 1) await accessible(page, 'a map with a base');
      const way = await byHand(page, await advice(page, scene));
      ways.set(way, (ways.get(way) ?? 0) + 1);
    }
    expect((await sceneOf(page)).outcome).toBeDefined();
    expect(ways.get('board') ?? 0).toBeGreaterThan(0);
    await picture(page, 'commandos-europe-end');
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('shows how loud a halt would be before the move, and plays a turn by keys alone', async () => {
    const { page, context, wrong } = await visitor(theatre);
    await start(page, 'first-raid', 'by keys', 'movement');
    const press = async (key: string) => {
      const { version } = await arrived(page);
      await page.keyboard.press(key);
      return whetherShown(page, version + 1);
    };
    // the first piece that can act, then what it can do
    await page.keyboard.press('b');
    const { turn } = viewIn(await sceneOf(page));
    const board = page.locator('[role="application"]');
    expect(await press('1')).toBe(true);
    expect((await arrived(page)).question?.asks).toBe('moving');
    expect(await page.locator('.noise-field rect').count()).toBeGreaterThan(3);
    // six keys walk over the hexes: there the slip tells the sum
    const before = await board.getAttribute('aria-activedescendant');
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      await page.keyboard.press(key);
      if ((await page.locator('.slip').count()) > 0) break;
    }
    await expect.poll(() => board.getAttribute('aria-activedescendant')).not.toBe(before);
    await expect.poll(() => page.locator('.slip').count()).toBe(1);
    await picture(page, 'commandos-europe-noise');
    await accessible(page, 'a way and its noise');
    // where a die is rolled the first press shows the way, and the second goes it
    expect([await press('Enter'), await press('Enter')]).toEqual([false, true]);
    for (let keys = 0; keys < 40; keys++) {
      const scene = await arrived(page);
      if (scene.outcome || viewIn(scene).turn > turn) break;
      if (!(await press('d')) && !(await press('1'))) expect(await press('1'), scene.question?.asks).toBe(true);
    }
    expect(viewIn(await sceneOf(page)).turn).toBeGreaterThan(turn);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('plays out a detection: enemies drift in, and pursue', async () => {
    const { page, context, wrong } = await visitor(theatre, {}, true);
    await start(page, 'norway', 'heard', 'escape');
    const table = tableOf(page);
    const { version, seat } = await sceneOf(page);
    await post(page, `/api/tables/${table}/choices`, { command: `they stand ${version}`, version, seat, choice: 'stand' });
    await expect.poll(() => page.locator('.drift .drift-pip').count()).toBeGreaterThan(0);
    await picture(page, 'commandos-europe-drift');
    await expect.poll(async () => viewIn(await sceneOf(page)).enemies.length).toBeGreaterThan(0);
    // what plays is skipped until somebody is asked again; then everybody stays where he is, and the enemy comes
    let pursued = 0;
    for (let choices = 0; choices < 12 && pursued === 0; choices++) {
      const scene = await arrived(page);
      if (scene.outcome || !scene.question) break;
      const quiet = ['done', 'fire', 'pass', 'stand'].find((text) => scene.offers.some((offer) => offer.text === text));
      const choice = quiet ?? scene.offers[0]?.text ?? '';
      await post(page, `/api/tables/${table}/choices`, { command: `goes on ${scene.version}`, version: scene.version, seat, choice });
      await page
        .locator('.pursuit-line')
        .first()
        .waitFor({ timeout: 4000 })
        .then(
          () => pursued++,
          () => undefined,
        );
    }
    expect(pursued).toBeGreaterThan(0);
    await picture(page, 'commandos-europe-pursuit');
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('forfeits a mission on a phone, though advised to go on with it; the map stays where it was when the sheet is folded, and goes where the small one is tapped', async () => {
    const { page, context, wrong } = await visitor(theatre, PHONE);
    const wanted = { game: 'commandos-europe', setup: 'first-raid', seed: 'forfeit 12', guided: true, until: 'success' };
    await startTable(page, wanted);
    const before = viewIn(await arrived(page));
    expect(before.enemies.length).toBeGreaterThan(0);
    const filled = page.locator('.primary[data-settled="true"]');
    await page.locator('.dock-tools button').nth(1).tap();
    await page.locator('[data-offer="pass"][data-advised="true"]').waitFor({ state: 'attached' });
    await page.locator('[data-offer="forfeit"]:not(.unseen)').tap();
    await expect.poll(() => filled.textContent()).toContain('Forfeit');
    expect(viewIn(await sceneOf(page)).completed).toEqual(before.completed);
    const { version } = await sceneOf(page);
    await filled.tap();
    await shown(page, version + 1);
    expect(viewIn(await arrived(page)).completed).toEqual([...before.completed, { id: before.mission?.id, accomplished: false }]);
    await foldsInPlace(page);
    await looksByOverview(page);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('loads by a finger that drags within the sheet, where nothing moves meanwhile, and the map stays where it is when a hex is tapped', async () => {
    const { page, context, wrong } = await visitor(theatre, PHONE);
    await startTable(page, { game: 'commandos-europe', setup: 'first-raid', seed: 'by finger', guided: true, until: 'purchase' });
    for (const choice of ['buy grenades', 'done', 'move a-squad-1']) {
      const { version, seat } = await arrived(page);
      await post(page, `/api/tables/${tableOf(page)}/choices`, { command: `it chooses ${choice} ${version}`, version, seat, choice });
      await shown(page, version + 1);
    }
    await page.getByRole('tab', { name: 'Company' }).tap();
    const gear = page.locator('.store .tray-piece[data-thing^="grenades"]').first();
    const sheet = page.locator('[data-thing="sheet-a-squad-1"]');
    const middleOf = async (part: typeof gear) => {
      const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return { x: x + width / 2, y: y + height / 2 };
    };
    const finger = await page.context().newCDPSession(page);
    // a finger that does not rest scrolls, and whoever has dragged nothing yet is told how a piece is dragged
    await gear.evaluate((drawn) => drawn.scrollIntoView({ block: 'end' }));
    const hurried = await middleOf(gear);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [hurried] });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: hurried.x, y: hurried.y - 40 }] });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.getByText('Rest a finger on a piece').waitFor();
    // the sheet runs on for a moment when a finger has let go of it
    await still(page);
    await gear.evaluate((drawn) => drawn.scrollIntoView({ block: 'end' }));
    await still(page);
    const [from, to] = [await middleOf(gear), await middleOf(sheet)];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    await page.locator('.drag-ghost').waitFor();
    for (const share of [0.2, 0.6, 1]) {
      const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
    }
    await page.locator('.drag-ghost[data-over="true"]').waitFor();
    expect(await middleOf(sheet)).toEqual(to);
    expect(await page.locator('.coach').count()).toBe(1);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const holder = async () => viewIn(await sceneOf(page)).pieces.find(({ id }) => id.startsWith('grenades'))?.with;
    await expect.poll(holder).toBe('a-squad-1');
    // a hex, and then another one
    await page.locator('.bottom-sheet-handle').tap();
    await expect.poll(async () => (await looksAt(page)).height).toBeGreaterThan(500);
    await still(page);
    const hexes = (await arrived(page)).offers.flatMap(({ text }) => (text.startsWith('go ') ? [text.slice('go '.length)] : []));
    // a line more may be written below the map: its head stays
    const headOf = async () => {
      const { x, y, pixels, height } = await looksAt(page);
      return { x, y: y - height / 2 / pixels };
    };
    const before = await headOf();
    let tapped = 0;
    for (const hex of hexes) {
      const at = await placeOf(page, hex);
      if (!at || tapped === 2) continue;
      await page.touchscreen.tap(at[0], at[1]);
      await expect.poll(() => page.locator('.primary').textContent()).toContain(hex);
      await still(page);
      tapped++;
    }
    expect(tapped).toBe(2);
    const after = await headOf();
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('buys and loads by touch on a phone, in French', async () => {
    const { page, context, wrong } = await visitor(theatre, { ...PHONE, locale: 'fr-FR' });
    await start(page, 'norway', 'par téléphone', 'purchase');
    await expect.poll(() => page.locator('.europe-sheet').count()).toBeGreaterThan(0);
    const bought = (await arrived(page)).offers.find(({ text }) => text.startsWith('buy sten'))?.text ?? '';
    const before = viewIn(await sceneOf(page)).points;
    const chooseByTouch = async (choice: string) => {
      const { version } = await arrived(page);
      // What stands on the filled button is not offered a second time above it.
      const listed = page.locator(`[data-offer="${choice}"]:not(.unseen)`).first();
      const row = (await listed.count()) > 0 ? listed : page.locator('.primary[data-primary="choose"][data-settled="true"]');
      await row.tap();
      if (!(await whetherShown(page, version + 1))) await row.tap();
      expect((await sceneOf(page)).version, choice).toBeGreaterThan(version);
    };
    await chooseByTouch(bought);
    expect(viewIn(await sceneOf(page)).points).toBeLessThan(before);
    await chooseByTouch('done');
    await chooseByTouch('move a-squad-1');
    const loading = (await arrived(page)).offers.find(({ text }) => text.startsWith('take '))?.text ?? '';
    await chooseByTouch(loading);
    const taken = viewIn(await sceneOf(page)).pieces.find(({ id }) => `take ${id}` === loading);
    expect(taken?.with).toBe('a-squad-1');
    await accessible(page, 'a phone in French');
    await picture(page, 'commandos-europe-phone');
    expect(wrong).toEqual([]);
    await context.close();
  });
});
