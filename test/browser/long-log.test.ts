/** The log of a long game in a real browser: its last lines come with the table, those before when somebody scrolls back. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDO } from '../../src/games/commando/box.ts';
import { readSave, replaySave } from '../../src/kernel/save.ts';
import { LINES_AT_ONCE } from '../../src/wire/limits.ts';
import type { LogPart, Scene } from '../../src/wire/wire.ts';
import { isThereABrowser, open, type Theatre, titled } from './browser.ts';
import { PATIENCE } from './visiting.ts';

/** A campaign, not to its end. */
function longGame(): string {
  const save = readSave(readFileSync(new URL('../golden/commando-highlands-campaign.json', import.meta.url), 'utf8'));
  if (!save.ok) throw new Error('There is no save.');
  const history = save.value.history.slice(0, -30);
  const cut = replaySave(COMMANDO.game, save.value, { to: history.length });
  if (!cut.ok) throw new Error('It does not replay.');
  return JSON.stringify({ ...save.value, history, fingerprint: cut.value.chronicle.fingerprint });
}

/** The numbers of the steps that are shown, in the order in which they stand there. */
function shown(page: Page): Promise<number[]> {
  return page.locator('[data-log] .log-number').evaluateAll((numbers) => numbers.map(({ textContent }) => Number(textContent)));
}

describe.skipIf(!isThereABrowser)(titled('a long log in the browser'), () => {
  let theatre: Theatre;

  beforeAll(async () => {
    theatre = await open();
  });
  afterAll(() => theatre.close());

  it('is scrolled back to its beginning, part by part, and whoever reads stays at his line', async () => {
    const context = await theatre.browser.newContext({ baseURL: theatre.served.address, locale: 'en-GB' });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto('/');
    const scene = await page.evaluate(async (save) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/tables/import', { method: 'POST', headers, body: JSON.stringify({ save }) });
      return answer.json() as Promise<Scene>;
    }, longGame());
    expect(scene.log.lines).toHaveLength(LINES_AT_ONCE);
    const parts: Promise<LogPart>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/history?')) parts.push(response.json());
    });
    await page.goto(`/table/${scene.table.id}`);
    await page.getByRole('button', { name: 'Log' }).click();
    const list = page.locator('[data-log]');
    await list.locator('[data-newest="true"]').waitFor();
    // Nothing but the end has come, and it is in sight.
    expect(parts).toEqual([]);
    expect(await list.evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop)).toBeLessThan(40);
    const newest = (await shown(page)).at(-1);

    const earlier = list.locator('.log-earlier');
    while ((await earlier.count()) > 0) {
      const before = await shown(page);
      // Where the steps that have come are all shown, scrolling asks for more; where some are held back, the button shows them.
      const isHeldBack = (await earlier.textContent())?.includes('steps');
      const toEnd = await list.evaluate((log) => {
        log.scrollTop = 0;
        return log.scrollHeight;
      });
      if (isHeldBack) await earlier.click();
      await expect.poll(async () => (await shown(page)).length).toBeGreaterThan(before.length);
      const after = await shown(page);
      expect(after.slice(-before.length)).toEqual(before);
      // As far from the end as before, give or take a line.
      const far = await list.evaluate((log) => log.scrollHeight - log.scrollTop);
      expect(Math.abs(far - toEnd), `${before.length} to ${after.length} steps`).toBeLessThan(60);
    }

    const lines = (await Promise.all(parts)).reverse();
    expect(lines.length).toBeGreaterThan(1);
    for (const part of lines) expect(part.lines.length).toBeLessThanOrEqual(LINES_AT_ONCE);
    // Each line came once, from the first on.
    expect(lines[0]?.from).toBe(0);
    const all = [...lines.flatMap((part) => part.lines), ...scene.log.lines];
    expect(all).toHaveLength(scene.log.from + LINES_AT_ONCE);
    const steps = await shown(page);
    expect(steps).toEqual([...new Set(all.map(({ step }) => step))]);
    expect(steps.at(-1)).toBe(newest);
    await context.close();
  });
});
