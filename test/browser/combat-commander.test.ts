/** Combat Commander in a real browser, against the scripted player: set up and begun by mouse, its end told, and a Turn by keyboard. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HEXES } from '../../src/games/combat-commander/face/map/hexes.ts';
import type { Hinted, Scene } from '../../src/wire/wire.ts';
import { accessible, executable, open, picture, type Theatre, titled } from './browser.ts';
import { arrived, sceneOf, visitor } from './visiting.ts';

/** So much of the training scenario is played by mouse; what follows is the same again, and the scripted player plays it. */
const PRESSES = 24;

async function post<T>(page: Page, path: string, body: object): Promise<T> {
  return page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      return (await (await fetch(to ?? '', { method: 'POST', headers, body: sent ?? '' })).json()) as T;
    },
    [path, JSON.stringify(body)],
  );
}

/** A table at which the Axis are the scripted player's, who does not think long. */
async function startAgainstAxis(page: Page): Promise<string> {
  await page.goto('/');
  const table = { game: 'combat-commander', setup: 'first-light', seed: 'by mouse', seats: ['allies'], bots: { axis: 'sergeant' } };
  const { id } = (await post<Scene>(page, '/api/tables', table)).table;
  await post(page, `/api/tables/${id}/pace`, { pace: 'at-once' });
  await page.goto(`/table/${id}`);
  return id;
}

/** Until the Allies are asked, or the game is over. */
async function asked(page: Page): Promise<Scene> {
  await expect
    .poll(
      async () => {
        const { offers, outcome } = await sceneOf(page);
        return offers.length > 0 || outcome !== null;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return arrived(page);
}

/** The middle of a hex, on the screen. */
async function spotIn(page: Page, hex: string): Promise<readonly [number, number]> {
  const [x, y] = HEXES.find(hex)?.centre ?? [0, 0];
  return page.evaluate<readonly [number, number]>(`(() => {
    const { x, y } = new DOMPoint(${x}, ${y}).matrixTransform(document.querySelector('svg.frame-things').getScreenCTM());
    return [x, y];
  })()`);
}

async function moved(page: Page, version: number): Promise<boolean> {
  try {
    await expect.poll(async () => (await sceneOf(page)).version, { timeout: 4_000 }).toBeGreaterThan(version);
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!executable)(titled('Combat Commander at the table'), () => {
  let theatre: Theatre;
  beforeAll(async () => {
    theatre = await open();
  });
  afterAll(() => theatre?.close());

  it('is set up and begun by mouse, and its end is told', async () => {
    const { page, context, wrong } = await visitor(theatre);
    const id = await startAgainstAxis(page);
    expect((await asked(page)).question?.asks).toBe('arm');
    await page.locator('[data-offer]', { hasText: 'Set up the rest' }).click();
    await expect.poll(async () => (await sceneOf(page)).question?.asks).toBe('turn');
    await arrived(page);
    await accessible(page, 'a Turn');
    await picture(page, 'combat-commander-turn');
    let [onMap, cards] = [0, 0];
    for (let presses = 0; presses < PRESSES; presses++) {
      const { outcome, version: before } = await asked(page);
      if (outcome) break;
      const hinted = await post<Partial<Hinted>>(page, `/api/tables/${id}/hint`, { version: before, command: `advice ${before}` });
      const { choice, version = before } = hinted;
      // something has gone by itself meanwhile
      if (choice === undefined) continue;
      await arrived(page);
      const [, kind = '', thing = ''] = /^(\S+) ?(\S*)/.exec(choice) ?? [];
      if (['step', 'place', 'target', 'retreat'].includes(kind) && HEXES.find(thing)) {
        await page.mouse.click(...(await spotIn(page, thing)));
        if (await moved(page, version)) {
          onMap++;
          continue;
        }
      }
      if (kind === 'order') {
        await page.locator(`.hand [data-thing="${thing}"]`).click();
        if (await moved(page, version)) {
          cards++;
          continue;
        }
      }
      await page.locator(`[data-offer="${choice}"]`).first().click();
      expect(await moved(page, version), choice).toBe(true);
    }
    expect(onMap + cards).toBeGreaterThan(2);
    for (let scene = await asked(page); !scene.outcome; scene = await asked(page)) {
      await post(page, `/api/tables/${id}/play-on`, { version: scene.version, command: `played for ${scene.version}` });
    }
    expect((await sceneOf(page)).outcome?.winners).toHaveLength(1);
    await page.locator('.ending-stamp').first().waitFor();
    await accessible(page, 'the end');
    await picture(page, 'combat-commander-end');
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
      return moved(page, version);
    };
    expect(await press('1')).toBe(true);
    await expect.poll(async () => (await sceneOf(page)).question?.asks).toBe('turn');
    await arrived(page);
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
      if (!(await press('d'))) expect(await press('1'), scene.question?.asks).toBe(true);
    }
    expect(((await sceneOf(page)).view as { turn: number }).turn).toBeGreaterThan(view.turn);
    expect(wrong).toEqual([]);
    await context.close();
  });
});
