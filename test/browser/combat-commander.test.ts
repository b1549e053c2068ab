/** Combat Commander in a real browser, against the scripted player: set up with few presses, a Turn by keyboard, a whole fight by mouse. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scene } from '../../src/wire/wire.ts';
import { accessible, isThereABrowser, open, picture, type Theatre, titled } from './browser.ts';
import { arrived, asks, choicesInSight, playOnce, playUntil, post, sceneOf, startTable, still, visitor, whetherShown } from './visiting.ts';

/** A table at which the Axis are the scripted player's, who does not think long. */
async function startAgainstAxis(page: Page): Promise<void> {
  await page.goto('/');
  const table = { game: 'combat-commander', setup: 'first-light', seed: 'by mouse', seats: ['allies'], bots: { axis: 'sergeant' } };
  const { id } = (await post<Scene>(page, '/api/tables', table)).table;
  await post(page, `/api/tables/${id}/pace`, { pace: 'at-once' });
  await page.goto(`/table/${id}`);
}

/** One after the other, to whoever comes first. */
async function giveOutWeapons(page: Page): Promise<void> {
  for (let scene = await sceneOf(page); scene.question?.asks === 'arm'; scene = await sceneOf(page)) {
    const choice = scene.offers.find(({ choices }) => !choices)?.text;
    await post(page, `/api/tables/${scene.table.id}/choices`, { command: `weapon at ${scene.version}`, version: scene.version, choice });
  }
  await asks(page, 'set-up');
}

/** It stands where its row says, and the set-up is over when that is chosen once more. */
async function setUpLast(page: Page): Promise<void> {
  await asks(page, 'set-up-hex');
  await page.keyboard.press('1');
  await page.locator('.primary', { hasText: 'Set-up done' }).waitFor();
  expect((await sceneOf(page)).question?.asks).toBe('set-up-hex');
  await page.keyboard.press('1');
}

/** H9 lies a little below the middle of the map, which is seen whole at first. */
async function dragToWoods(page: Page, counter: Locator): Promise<void> {
  const from = await counter.boundingBox();
  const map = await page.locator('.frame-surface').boundingBox();
  if (!from || !map) throw new Error('Nothing is drawn yet.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 3);
  await page.mouse.down();
  await page.mouse.move(map.x + map.width * 0.5, map.y + map.height * 0.84, { steps: 4 });
  await page.locator('.drag-ghost[data-over="true"]').waitFor();
  await page.mouse.up();
}

/** Until the Allies are asked, or the game is over: the enemy answers whenever he likes, and not everything he does is seen. */
async function asked(page: Page): Promise<Scene> {
  await expect
    .poll(
      async () => {
        const { offers, outcome } = await sceneOf(page);
        return offers.length > 0 || outcome !== null;
      },
      { interval: 100 },
    )
    .toBe(true);
  return arrived(page);
}

/** How much of the window the sheet takes; how many pixels the smallest figures and words upon it have, and those of the hand; what the bar has left. */
function sizesOf(page: Page) {
  return page.evaluate<{ share: number; figures: number; words: number; cards: number; spare: number }>(`(() => {
    const { width, height } = document.querySelector('.frame-surface').getBoundingClientRect();
    const sizeOf = (text) => Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d;
    const smallest = (selector) => Math.min(...[...document.querySelectorAll(selector)].map(sizeOf));
    return {
      share: (width * height) / (innerWidth * innerHeight),
      figures: smallest('.piece-value text'),
      words: smallest('.frame text:not(.ground-levels *)'),
      cards: Math.min(...[...document.querySelectorAll('.hand .fate-words')].map((words) => Number.parseFloat(getComputedStyle(words).fontSize))),
      spare: document.querySelector('.table-bar-buttons').getBoundingClientRect().left - document.querySelector('.headline').lastElementChild.getBoundingClientRect().right,
    };
  })()`);
}

describe.skipIf(!isThereABrowser)(titled('Combat Commander at the table'), () => {
  let theatre: Theatre;
  beforeAll(async () => {
    theatre = await open();
  });
  afterAll(() => theatre?.close());

  it('is set up with one press but for the last counter', async () => {
    const { page, context, wrong } = await visitor(theatre);
    await startAgainstAxis(page);
    expect((await asked(page)).question?.asks).toBe('arm');
    await giveOutWeapons(page);
    // A counter that is dragged is placed by itself, though the rest could be set up by a choice that ends in the same hex.
    await dragToWoods(page, page.locator('.waiting-counter').first());
    await page.locator('.log-latest', { hasText: 'is placed in H9' }).waitFor();
    expect((await sceneOf(page)).question?.asks).toBe('set-up');
    await page.locator('[data-offer]', { hasText: 'Set up all but the last' }).click();
    await setUpLast(page);
    await asks(page, 'turn');
    await accessible(page, 'a Turn');
    await picture(page, 'combat-commander-turn');
    for (const [width, height] of [
      [1366, 768],
      [1920, 1080],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await still(page);
      const { share, figures, words, cards, spare } = await sizesOf(page);
      expect(share, `${width} by ${height}`).toBeGreaterThanOrEqual(0.65);
      expect(figures).toBeGreaterThanOrEqual(12);
      expect(words).toBeGreaterThanOrEqual(11);
      // Larger text makes nothing smaller, and covers no figure in the bar.
      await page.evaluate("document.documentElement.dataset.text = 'largest'");
      await still(page);
      const large = await sizesOf(page);
      await page.evaluate('delete document.documentElement.dataset.text');
      expect(large.figures).toBeGreaterThan(figures - 0.05);
      expect(large.words).toBeGreaterThan(words - 0.05);
      expect(large.cards).toBeGreaterThanOrEqual(cards);
      expect(Math.min(spare, large.spare)).toBeGreaterThanOrEqual(0);
    }
    // A pointer that has not been moved since something else is asked rings nothing.
    const map = await page.locator('.frame-surface').boundingBox();
    await page.mouse.move((map?.x ?? 0) + (map?.width ?? 0) / 2, (map?.y ?? 0) + (map?.height ?? 0) * 0.2, { steps: 3 });
    const ring = page.locator('.hex-marks .highlight-pointed');
    await ring.waitFor();
    // an Order is shown by the first press, and given by the second
    for (const key of ['1', '1']) await page.keyboard.press(key);
    await page.locator('.table-page:not([data-asks="turn"])').waitFor();
    await ring.waitFor({ state: 'hidden' });
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('fires with whoever fires best where a Fire card is dragged onto an enemy: by Enter, once the odds are read', async () => {
    const { page, context, wrong } = await visitor(theatre);
    await startTable(page, { game: 'combat-commander', setup: 'birch-crossing', seed: 'c', until: 'turn' });
    await playOnce(page);
    await playUntil(page, 'turn');
    await still(page);
    const card = await page.locator('.hand-card[data-thing="R-57"]').boundingBox();
    const hex = await page.locator('.frame text', { hasText: /^F4$/ }).boundingBox();
    if (!card || !hex) throw new Error('Nothing is drawn yet.');
    await page.mouse.move(card.x + 30, card.y + 8);
    await page.mouse.down();
    await page.mouse.move(hex.x + hex.width / 2, hex.y + 30, { steps: 6 });
    await page.locator('.drag-ghost[data-over="true"]').waitFor();
    await page.mouse.up();
    await page.locator('.primary', { hasText: 'Fire at F4 (R-57)' }).waitFor();
    await page.locator('.which', { hasText: '%' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.log-latest', { hasText: 'Fire at F4 by Russian Rifle 2' }).waitFor();
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('shows at a first window on a phone three cards that could be played, below the note', async () => {
    const { page, context, wrong } = await visitor(theatre, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await startTable(page, { game: 'combat-commander', setup: 'first-light', seed: 'x1', guided: true, until: 'reaction' });
    await page.locator('.bottom-sheet .coach').waitFor();
    await page.locator('.bottom-sheet .interrupt').waitFor();
    await expect.poll(() => choicesInSight(page)).toBeGreaterThanOrEqual(3);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('plays a Turn by keyboard alone', async () => {
    const { page, context, wrong } = await visitor(theatre);
    await startAgainstAxis(page);
    await asked(page);
    const press = async (key: string) => {
      const { version } = await sceneOf(page);
      await page.keyboard.press(key);
      return whetherShown(page, version + 1);
    };
    expect(await press('1')).toBe(true);
    await setUpLast(page);
    await asks(page, 'turn');
    // the board is walked over: from hex to hex by six keys, and whatever is there is read
    await page.keyboard.press('b');
    await page.keyboard.press('ArrowUp');
    const board = page.locator('[role="application"]');
    const first = await board.getAttribute('aria-activedescendant');
    await page.keyboard.press('PageDown');
    await expect.poll(() => board.getAttribute('aria-activedescendant')).not.toBe(first);
    // an Order by its digit, then whatever is first or goes on, until the enemy's Turn
    const { view } = (await sceneOf(page)) as Scene & { view: { turn: number } };
    for (let keys = 0; keys < 40; keys++) {
      const scene = (await asked(page)) as Scene & { view: { turn: number } };
      if (scene.outcome || scene.view.turn > view.turn) break;
      // What dice decide is shown by a first press with its odds, and done by the next.
      if ((await press('d')) || (await press('1')) || (await press('Enter'))) continue;
      // The enemy may have been quicker, and a window at which nobody would play anything goes by itself.
      await expect.poll(async () => (await sceneOf(page)).version).toBeGreaterThan(scene.version);
    }
    expect(((await sceneOf(page)).view as { turn: number }).turn).toBeGreaterThan(view.turn);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('is fought to its end by mouse', async () => {
    const { page, context, wrong } = await visitor(theatre);
    await startAgainstAxis(page);
    await asked(page);
    await page.locator('[data-offer]', { hasText: 'Set up all but the last' }).click();
    await setUpLast(page);
    await asks(page, 'turn');
    const presses = new Set<string>();
    let [before, inVain] = [-1, 0];
    for (let turns = 0; turns < 400; turns++) {
      const { outcome, question, version } = await asked(page);
      if (outcome) break;
      // A button that has only just come does not answer yet: whoever presses too soon presses again.
      inVain = version > before ? 0 : inVain + 1;
      expect(inVain, `pressed in vain at "${question?.asks}"`).toBeLessThan(5);
      before = version;
      presses.add(await byMouse(page, question?.asks, turns));
      if (await whetherShown(page, version + 1)) continue;
      // What dice decide is shown by a first press with its odds, and done by the next.
      await page.keyboard.press('Enter');
      if (!(await whetherShown(page, version + 1))) await page.keyboard.press('Escape');
    }
    expect((await sceneOf(page)).outcome).not.toBeNull();
    expect([...presses].sort()).toEqual(['card', 'discards', 'filled button', 'map or list']);
    await page.locator('.ending').waitFor();
    await accessible(page, 'the end of a fight');
    await picture(page, 'combat-commander-end');
    expect(wrong).toEqual([]);
    await context.close();
  });
});

/** One thing that a hand would do: a card is played every third time, or else some are discarded; what is asked then is answered. */
async function byMouse(page: Page, asks: string | undefined, turns: number): Promise<string> {
  const filled = page.locator('.primary[data-primary="choose"][aria-disabled="false"]');
  const lit = page.locator('.hand-card[data-legal="true"]');
  if (asks === 'discard') {
    const count = await lit.count();
    for (let i = 0; i < count; i++) await lit.nth(i).click();
    await filled.click();
    return 'discards';
  }
  if (asks === 'turn' && turns % 3 === 0 && (await lit.count()) > 0) {
    // Of a card that is tucked under the map its title is seen.
    await lit.first().click({ position: { x: 30, y: 8 } });
    return 'card';
  }
  // Where nothing else can be done, it stands on the filled button alone.
  const giveUp = page.locator(`[data-offer="${asks === 'turn' ? 'discard' : 'end-turn'}"]:not(.unseen)`);
  if ((asks === 'turn' || asks === 'next-order') && (await giveUp.count()) > 0) {
    await giveUp.click();
    return 'map or list';
  }
  if ((await filled.count()) > 0) {
    await filled.click();
    return 'filled button';
  }
  await page.locator('[data-offer]').first().click();
  return 'map or list';
}
