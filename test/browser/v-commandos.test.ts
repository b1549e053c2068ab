/** V-Commandos in a real browser: a training mission by mouse, a turn by keyboard, two people with two commandos each. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { View } from '../../src/games/v-commandos/view.ts';
import type { Scene } from '../../src/wire/wire.ts';
import { accessible, isThereABrowser, open, picture, type Theatre, titled } from './browser.ts';
import { arrived, choicesInSight, post, sceneOf, shown, tableOf, visitor, whetherShown } from './visiting.ts';

interface Wanted {
  readonly setup: string;
  /** Left out where others roll the dice, too. */
  readonly seed?: string;
  readonly seats?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly guided?: boolean;
}

async function start(page: Page, wanted: Wanted): Promise<void> {
  await page.goto('/health');
  const { table } = await post<Scene>(page, '/api/tables', { game: 'v-commandos', ...wanted });
  await page.goto(`/table/${table.id}`);
  await page.locator('[data-offer]').first().waitFor();
}

const viewIn = ({ view }: Scene): View => view as View;

/** What the scripted team would do here. */
async function advice(page: Page, { version, seat }: Scene): Promise<string> {
  const { choice } = await post<{ choice: string }>(page, `/api/tables/${tableOf(page)}/hint`, {
    version,
    seat,
    command: `advice at ${version}`,
  });
  return choice;
}

/** Where a hand would press for a choice: the tile, or the commando himself. */
function pressedFor(choice: string, view: View): string {
  const [kind = '', first = '', second = ''] = choice.split(' ');
  if (kind === 'select') return `[data-thing="${first}-${second}"]`;
  const own = view.commandos.find(({ seat }) => seat === view.by)?.id ?? '';
  return kind === 'move' || kind === 'sneak' ? `[id="thing-${first}"] > .tile-ground` : `.seat-head[data-thing="${own}"]`;
}

/** Makes a choice by mouse upon the board; by its row in the list where the menu beside the thing does not name it by itself. */
async function byHand(page: Page, choice: string): Promise<'board' | 'list'> {
  const scene = await arrived(page);
  const from = scene.version;
  await page.locator(pressedFor(choice, viewIn(scene))).click({ position: { x: 6, y: 22 } });
  if (await whetherShown(page, from + 1)) return 'board';
  await page.keyboard.press('Escape');
  await page.locator(`.offers [data-offer="${choice}"]`).click();
  // what loses points, what is spent and what dice decide is shown first, and the filled button does it
  if (!(await whetherShown(page, from + 1))) await page.locator('.primary').click();
  await shown(page, from + 1);
  return 'list';
}

describe.skipIf(!isThereABrowser)(titled('V-Commandos at the table'), () => {
  let theatre: Theatre;
  beforeAll(async () => {
    theatre = await open();
  });
  afterAll(() => theatre?.close());

  it('plays a training mission by mouse, and ends on a page that tells of it', async () => {
    const { page, context, wrong } = await visitor(theatre);
    await start(page, { setup: 'first-training', seed: 'by mouse', guided: true });
    await expect.poll(() => page.locator('.coach-title').textContent()).toBe('Your team');
    await accessible(page, 'choosing specialists');
    const ways = new Set<string>();
    for (let choices = 0; choices < 80; choices++) {
      const scene = await arrived(page);
      if (scene.outcome) break;
      if (choices === 6) await accessible(page, 'a level');
      ways.add(await byHand(page, await advice(page, scene)));
    }
    expect(ways).toContain('board');
    expect((await sceneOf(page)).outcome?.how).toBe('success');
    await expect.poll(() => page.locator('.ending-stamp').count()).toBeGreaterThan(0);
    await picture(page, 'v-commandos-ending');
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('plays a turn by keyboard alone', async () => {
    const { page, context, wrong } = await visitor(theatre);
    await start(page, { setup: 'third-training', seed: 'by keys' });
    const press = async (key: string) => {
      const { version } = await arrived(page);
      await page.keyboard.press(key);
      return whetherShown(page, version + 1);
    };
    while ((await arrived(page)).question?.asks === 'selection') expect(await press('1')).toBe(true);
    // the board is walked over from thing to thing
    await page.keyboard.press('b');
    await page.keyboard.press('ArrowUp');
    const board = page.locator('[role="application"]');
    const first = await board.getAttribute('aria-activedescendant');
    await page.keyboard.press('PageDown');
    await expect.poll(() => board.getAttribute('aria-activedescendant')).not.toBe(first);
    const { turn } = viewIn(await sceneOf(page));
    for (let keys = 0; keys < 60; keys++) {
      const scene = await arrived(page);
      if (scene.outcome || viewIn(scene).turn > turn) break;
      // what dice decide is shown by the first press, and done by the second
      if (!(await press('d')) && !(await press('1'))) expect(await press('1'), scene.question?.asks).toBe(true);
    }
    expect(viewIn(await sceneOf(page)).turn).toBeGreaterThan(turn);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('lets one person change over between his commandos, by their cards and by the row above; what is dragged onto the ground lies there', async () => {
    const { page, context, wrong } = await visitor(theatre);
    await start(page, { setup: 'green', seed: 'change over' });
    // all ten cards are seen whole in a small window
    await page.setViewportSize({ width: 1366, height: 768 });
    const cards = await page.locator('.choice-card').evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom));
    expect([cards.length, Math.max(...cards) <= 768]).toEqual([10, true]);
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const card of ['sniper-blue', 'scout-blue', 'medic-tan']) {
      const { version } = await arrived(page);
      await page.locator(`[data-thing="${card}"]`).click();
      await shown(page, version + 1);
    }
    expect((await arrived(page)).seat).toBe('commando-1');
    // the team stands beside the level, which has the height of the window
    const level = await page.locator('.frame .tile-ground').evaluateAll((all) => {
      const boxes = all.map((tile) => tile.getBoundingClientRect());
      return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
    });
    expect(level).toBeGreaterThanOrEqual(700);
    await page.locator('.seat-head[data-thing="medic"]').click();
    await expect.poll(async () => (await sceneOf(page)).seat).toBe('commando-3');
    await page.getByRole('button', { name: 'Change over to Scout' }).click();
    await expect.poll(async () => (await sceneOf(page)).seat).toBe('commando-2');
    const entry = (await arrived(page)).offers.find(({ text }) => text.startsWith('move '))?.text ?? '';
    await byHand(page, entry);
    const scout = async () => viewIn(await arrived(page)).commandos.find(({ id }) => id === 'scout');
    const { at = '', carries: [item = ''] = [] } = (await scout()) ?? {};
    const middle = async (selector: string) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {};
      return [x + width / 2, y + height / 2] as const;
    };
    await page.mouse.move(...(await middle(`.seat-item[data-thing="${item}"]`)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(`[id="thing-${at}"] > .tile-ground`)), { steps: 6 });
    await page.mouse.up();
    await expect.poll(async () => (await scout())?.carries).not.toContain(item);

    // His turn's end is asked about twice: meanwhile nothing moves from under the pointer that goes for another row and presses it down.
    await page.setViewportSize({ width: 1366, height: 768 });
    const rows = page.locator('[data-offers] [data-offer]');
    await page.locator('.offer-plain [data-offer="done"]').click();
    await page.locator('.considered[data-asks="true"]').waitFor();
    const tops = () => rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().y)));
    const before = await tops();
    for (const row of [rows.first(), page.locator('.offer-plain [data-offer]:not([data-offer="done"])').first()]) {
      await row.hover();
      await page.mouse.down();
      expect(await tops()).toEqual(before);
      await page.mouse.move(20, 20);
      await page.mouse.up();
    }
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('is played by two people with two commandos each, who see each other point', async () => {
    const one = await visitor(theatre);
    const two = await visitor(theatre);
    for (const { page } of [one, two]) await page.goto('/health');
    // nobody looks at the table yet: its page would ask for invitations of its own
    const {
      table: { id },
    } = await post<Scene>(one.page, '/api/tables', { game: 'v-commandos', setup: 'black-tea', seats: ['commando-1', 'commando-2'] });
    for (const seat of ['commando-3', 'commando-4']) {
      const { secret } = await post<{ secret: string }>(one.page, `/api/tables/${id}/seats/${seat}/invitation`, {});
      await post(two.page, `/api/tables/${id}/seats`, { secret, share: `a share of ${seat}`.replaceAll(' ', '-') });
    }
    for (const { page } of [one, two]) {
      await page.goto(`/table/${id}`);
      await page.locator('[data-offer]').first().waitFor();
    }
    for (const [who, card] of [
      [one, 'sniper-tan'],
      [two, 'scout-blue'],
      [one, 'sapper-blue'],
      [two, 'medic-blue'],
    ] as const) {
      const { version } = await arrived(who.page);
      await who.page.locator(`[data-thing="${card}"]`).click();
      await shown(who.page, version + 1);
    }
    // both act in one commando phase, one after the other has spent what he wants to
    for (const { page } of [one, two]) {
      // one that neither dice nor an alarm make a danger
      const entries = (await arrived(page)).offers.filter(({ text }) => text.startsWith('move '));
      const entry = (entries.find(({ odds }) => odds === undefined) ?? entries[0])?.text;
      expect(entry).toBeDefined();
      await byHand(page, entry ?? '');
      if (page === one.page) await byHand(page, 'done');
    }
    const scene = await arrived(one.page);
    expect(
      viewIn(scene)
        .commandos.filter(({ at }) => at !== '')
        .map(({ seat }) => seat),
    ).toEqual(['commando-1', 'commando-3']);
    const tile = viewIn(scene).commandos.find(({ at }) => at !== '')?.at ?? '';
    await post(two.page, `/api/tables/${id}/pointing`, { thing: tile, seat: 'commando-3' });
    await expect.poll(() => one.page.locator('.pointed-for').count()).toBeGreaterThan(0);
    expect([...one.wrong, ...two.wrong]).toEqual([]);
    await one.context.close();
    await two.context.close();
  });

  it('has three choices in sight on a phone while a note is open', async () => {
    const { page, context, wrong } = await visitor(theatre, { viewport: { width: 390, height: 844 }, hasTouch: true });
    await start(page, { setup: 'first-training', seed: 'with a note', guided: true });
    for (const choice of ['select sapper blue', 'select sniper blue', 'move sentry-walk-7']) {
      const { version, seat } = await arrived(page);
      await post(page, `/api/tables/${tableOf(page)}/choices`, { command: `towards a note ${version}`, version, seat, choice });
      await shown(page, version + 1);
    }
    await page.locator('.bottom-sheet .coach').waitFor();
    expect(await choicesInSight(page)).toBeGreaterThanOrEqual(3);
    // turned, everything else stands beside the level
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await page.locator('.table-board').boundingBox())?.height).toBeGreaterThanOrEqual(340);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('shows a triggered alarm and the reinforcements it brings, on a phone and in French', async () => {
    const { page, context, wrong } = await visitor(theatre, { locale: 'fr-FR', viewport: { width: 390, height: 844 }, hasTouch: true });
    await start(page, { setup: 'third-training', seed: 'alarm' });
    for (let choices = 0; choices < 60; choices++) {
      const scene = await arrived(page);
      if (viewIn(scene).levels[0]?.alarm === 'triggered' || scene.outcome) break;
      // whoever is seen rings the bell
      const seen = scene.offers.find(({ odds }) => odds?.outcomes.some(({ what, chance }) => what === 'visible' && chance > 0.3));
      const { text = '' } =
        seen ?? scene.offers.find(({ choice }) => choice.kind === 'move' || choice.kind === 'select') ?? scene.offers.at(-1) ?? {};
      const { version, seat } = scene;
      await post(page, `/api/tables/${tableOf(page)}/choices`, { command: `to be seen ${version}`, version, seat, choice: text });
    }
    const scene = await arrived(page);
    expect(viewIn(scene).levels[0]?.alarm).toBe('triggered');
    expect(await page.locator('.headline-alarm[data-alarm="triggered"]').count()).toBe(1);
    expect(await page.locator('.headline-more').first().textContent()).toBe('+2');
    await accessible(page, 'an alarm on a phone');
    await picture(page, 'v-commandos-phone');
    expect(wrong).toEqual([]);
    await context.close();
  });
});
