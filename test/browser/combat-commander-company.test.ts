/** Combat Commander with two people: at one screen that is handed round, and in two browsers. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scene } from '../../src/wire/wire.ts';
import { accessible, isThereABrowser, open, picture, type Theatre, titled } from './browser.ts';
import { ask } from './skirmish.ts';
import { sceneOf, tableOf, visitor } from './visiting.ts';

const SIDES = ['axis', 'allies'] as const;
type Side = (typeof SIDES)[number];

interface SideSeen {
  readonly hand?: readonly string[];
  readonly discards: readonly string[];
  readonly secret?: readonly string[];
}

const sidesIn = ({ view }: Scene): Record<Side, SideSeen> => (view as { sides: Record<Side, SideSeen> }).sides;

describe.skipIf(!isThereABrowser)(titled('Combat Commander with two people'), () => {
  let theatre: Theatre;
  beforeAll(async () => {
    theatre = await open();
  });
  afterAll(() => theatre?.close());

  it('a screen is handed round, and nothing secret is left in it', async () => {
    const { page, context, wrong } = await visitor(theatre);
    await page.goto('/new/combat-commander');
    await page
      .locator('.seat-choice[data-seat="allies"]')
      .getByRole('radio', { name: /beside/ })
      .check();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/table\//);
    while ((await goOn(page)).question?.asks !== 'turn');
    await page.reload();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const handOf = async (side: Side) => sidesIn(await ask<Scene>(page, 'GET', `/api/tables/${id}?seat=${side}`))[side].hand ?? [];
    const hands = { axis: await handOf('axis'), allies: await handOf('allies') };
    expect(hands.axis.length * hands.allies.length).toBeGreaterThan(0);
    const isShown = async (side: Side) => {
      const text = await page.content();
      return hands[side].filter((card) => text.includes(`"${card}"`) || text.includes(`order ${card}"`));
    };
    const sit = (side: Side) => page.locator(`.hand-over-sit[data-sit="${side}"]`);
    await sit('allies').waitFor();
    expect([...(await isShown('axis')), ...(await isShown('allies'))]).toEqual([]);
    expect(await page.locator('.battlefield, [data-log], [data-offer]').count()).toBe(0);
    await picture(page, 'combat-commander-hand-over');
    await expect.poll(() => sit('allies').getAttribute('aria-disabled')).toBe('false');
    await page.keyboard.press('Enter');
    await page.locator('[data-offer]').first().waitFor();
    expect((await isShown('allies')).length).toBe(hands.allies.length);
    expect(await isShown('axis')).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('in two browsers neither page is ever sent what the other side keeps secret', async () => {
    const [axis, allies] = [await visitor(theatre), await visitor(theatre)];
    await axis.page.goto('/');
    const table = { game: 'combat-commander', setup: 'birch-crossing', seats: ['axis'] };
    const { id } = (await ask<Scene>(axis.page, 'POST', '/api/tables', table)).table;
    await axis.page.goto(`/table/${id}`);
    const link = axis.page.locator('.invitation[data-seat="allies"] input');
    await expect.poll(() => link.inputValue()).toMatch(/\/join\//);
    const heard = { axis: hearing(axis.page), allies: hearing(allies.page) };
    await allies.page.goto(await link.inputValue());
    await allies.page.waitForURL(/\/table\//);
    await axis.page.keyboard.press('Escape');
    const pages = { axis: axis.page, allies: allies.page };
    const held: Record<Side, Set<string>> = { axis: new Set(), allies: new Set() };
    // What was discarded has been seen by everybody, also when it has been shuffled into the deck since.
    const seen = new Set<string>();
    for (let choices = 0; choices < 25; choices++) {
      for (const side of SIDES) {
        const scene = await goOn(pages[side]);
        for (const card of sidesIn(scene)[side].hand ?? []) held[side].add(card);
        for (const one of SIDES) for (const card of sidesIn(scene)[one].discards) seen.add(card);
      }
    }
    await axis.page.locator('.seats').evaluate((row) => {
      row.style.maxWidth = '6rem';
    });
    await axis.page.locator('.seats[tabindex="0"]').waitFor();
    await accessible(axis.page, 'a fight of two whose names do not all have room');
    await picture(axis.page, 'combat-commander-two');
    for (const side of SIDES) {
      const other = side === 'axis' ? 'allies' : 'axis';
      const { [side]: own, [other]: enemy } = sidesIn(await sceneOf(pages[side]));
      expect(own.hand?.length).toBeGreaterThan(0);
      expect(enemy).not.toHaveProperty('hand');
      expect(enemy).not.toHaveProperty('secret');
      const hidden = [...held[other]].filter((card) => !enemy.discards.includes(card) && !seen.has(card));
      expect(hidden.length).toBeGreaterThan(0);
      const texts = heard[side].join('\n');
      expect(texts.length).toBeGreaterThan(10_000);
      expect(hidden.flatMap((card) => toldOf(card, texts))).toEqual([]);
      expect(texts).not.toMatch(new RegExp(`"to":\\["${other}"\\]`));
    }
    expect([...axis.wrong, ...allies.wrong]).toEqual([]);
    await axis.context.close();
    await allies.context.close();
  });
});

/** Sets up all that is left, or lets the scripted player choose, if anything is asked here; somebody else may have been faster. */
async function goOn(page: Page): Promise<Scene> {
  const { offers, version, seat } = await sceneOf(page);
  const rest = offers.find(({ says }) => says?.code === 'set-up-rest')?.text;
  const body = { version, seat, command: `by the test ${crypto.randomUUID()}` };
  const path = `/api/tables/${tableOf(page)}`;
  if (rest !== undefined) await ask(page, 'POST', `${path}/choices`, { ...body, choice: rest });
  else if (offers.length > 0) await ask(page, 'POST', `${path}/play-on`, body);
  return sceneOf(page);
}

/** Where a card is first named in what was sent, with what stands around it. */
function toldOf(card: string, texts: string): string[] {
  const at = texts.indexOf(`"${card}"`);
  return at < 0 ? [] : [texts.slice(Math.max(0, at - 300), at + 100)];
}

/** Every byte that the server sends to a page. */
function hearing(page: Page): readonly string[] {
  const texts: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void texts.push(String(payload))));
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) texts.push(await response.text().catch(() => ''));
  });
  return texts;
}
