/** What one reaches: the end of a mission, its report, the campaign, statistics and medals, the next mission, figures in the rules. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessible, isThereABrowser, open, picture, type Theatre, titled } from './browser.ts';
import { newTable, sceneOf, still, visitor as visits } from './visiting.ts';

describe.skipIf(!isThereABrowser)(titled('pages worth reaching'), () => {
  let theatre: Theatre;

  beforeAll(async () => {
    theatre = await open();
  });
  afterAll(() => theatre.close());

  async function visitor(options: Parameters<typeof visits>[1] = {}) {
    const visiting = await visits(theatre, { viewport: { width: 1366, height: 800 }, ...options });
    await visiting.page.goto('/');
    return visiting;
  }

  /** By hand, as the scripted player would, up to so many choices. */
  async function played(page: Page, id: string, most = 1000): Promise<void> {
    await page.evaluate(
      async ([table, times]) => {
        const send = async (what: string, body: object) =>
          (
            await fetch(`/api/tables/${table}/${what}`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(body),
            })
          ).json() as Promise<{ version?: number; choice?: string }>;
        let version = 0;
        for (let i = 0; i < times; i++) {
          const hint = await send('hint', { version, command: `hint for ${version}` });
          if (hint.version === undefined) return;
          const { version: after } = await send('choices', {
            version: hint.version,
            command: `choice ${hint.version}`,
            choice: hint.choice,
          });
          version = after ?? hint.version;
        }
      },
      [id, most] as const,
    );
  }

  async function fits(page: Page, where: string): Promise<void> {
    expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= window.innerWidth'), `${where} is too wide`).toBe(true);
  }

  it('the end of a mission opens over the board, and the next one is one press away', async () => {
    const { page, context, wrong } = await visitor();
    const id = await newTable(page, { setup: 'highlands/lantern-walk', seed: 'a' });
    await page.goto(`/table/${id}`);
    await page.locator('[data-offer]').first().waitFor();
    await played(page, id);
    const report = page.getByRole('dialog');
    await report.waitFor();
    // What was achieved and lost, what decided it, the plot, who did what, the dice, and what it has earned.
    for (const part of ['What was achieved', 'What it cost', 'What decided it', 'Ops and KIA', 'Who did what', 'The dice'])
      await report.getByRole('heading', { name: part }).waitFor();
    await report.getByRole('img', { name: /^Ops and KIA after each operation/ }).waitFor();
    await report.getByText('All Home').waitFor();
    expect(await report.locator('button.main').count()).toBe(1);
    await accessible(page, 'the report over the board');
    await picture(page, 'report-over-the-board');

    // A turning point shows the board as it was then.
    await report.getByRole('button', { name: 'Show the board then' }).first().click();
    await page
      .getByText(/Looking back: step \d+/)
      .first()
      .waitFor();
    await page
      .getByRole('button', { name: 'Return to now' })
      .or(page.getByRole('button', { name: /now/i }))
      .first()
      .click();
    await page.getByRole('button', { name: 'Read the report' }).click();
    await report.waitFor();
    await report.getByRole('button', { name: /^Next: Tokabar Highlands, 1974 — .*Stone Hail/ }).click();
    await page.waitForURL((url) => /\/table\//.test(url.pathname) && !url.pathname.endsWith(id));
    await page.locator('[data-offer]').first().waitFor();
    const next = await sceneOf(page);
    expect(next.table.setup.id).toBe('highlands/stone-hail');
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('what was played is counted, with its medals; the shelf goes on with what was not', async () => {
    const { page, context, wrong } = await visitor();
    const id = await newTable(page, { setup: 'highlands/lantern-walk', seed: 'a' });
    await played(page, id);
    await page.goto('/statistics');
    await page.getByRole('heading', { name: 'Medals: 1 of 13' }).waitFor();
    await page.locator('[data-earned="true"]', { hasText: 'All Home' }).first().waitFor();
    const row = page.getByRole('row', { name: /Lantern Walk/ });
    expect(await row.getByRole('cell').allTextContents()).toEqual(['1', '1', '100%', expect.any(String), expect.any(String), '0']);
    await accessible(page, 'statistics with medals');
    await picture(page, 'medals');

    await page.goto('/tables');
    await page.locator('.table-row .sketch').first().waitFor();
    await page.getByRole('link', { name: /^Report/ }).click();
    await page.getByRole('heading', { level: 1, name: 'You have won the mission.' }).waitFor();
    await page.getByRole('heading', { name: 'What decided it' }).waitFor();
    await accessible(page, 'the report');

    await page.goto('/');
    await page.getByText('Western Desert: Midnight Toll').waitFor();
    await page.getByRole('button', { name: 'Play Commando', exact: true }).click();
    await page.waitForURL(/\/table\//);
    const scene = await sceneOf(page);
    expect(scene.table.setup.id).toBe('western-desert/midnight-toll');
    // That one lies on a table now: the shelf offers the next.
    await page.goto('/');
    await page.getByText('Western Desert: Borrowed Papers').waitFor();
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('a campaign has a page, from its table and from the list', async () => {
    const { page, context, wrong } = await visitor();
    const id = await newTable(page, { setup: 'western-desert/campaign', seed: 'c1' });
    await played(page, id, 60);
    await page.goto(`/table/${id}`);
    await page.getByRole('button', { name: 'The campaign' }).click();
    await page.waitForURL(`**/campaign/${id}`);
    for (const part of ['The missions', 'Who came through', 'The fallen']) await page.getByRole('heading', { name: part }).waitFor();
    await page.getByText('under way').first().waitFor();
    await accessible(page, 'the campaign');
    await picture(page, 'campaign');
    await page.goto('/tables');
    await page.getByRole('link', { name: /^Campaign/ }).click();
    await page.waitForURL(`**/campaign/${id}`);
    await page.goto(`/table/${id}#s=2`);
    await page.locator('.replay').waitFor();
    await page.getByRole('button', { name: 'One step back' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#s=1');
    // Without a clipboard the link is shown.
    await page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
    await page.getByRole('button', { name: 'Copy the link to this moment' }).click();
    const link = await page.getByLabel('It opens the table at this step', { exact: false }).inputValue();
    expect(link).toBe(page.url().replace('/table/', '/watch/'));
    await page.keyboard.press('Escape');
    await page.locator('.primary[data-primary="now"][data-settled="true"]').click();
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('every box is on the shelf, and says how it is played', async () => {
    const { page, context, wrong } = await visitor();
    for (const name of ['Commando', 'Combat Commander', 'V-Commandos'])
      await page.getByRole('article', { name, exact: true }).getByRole('button', { name: /^Play/ }).waitFor();
    await page.goto('/new/commando');
    await page.locator('.set-up-card .sketch').first().waitFor();
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('the rules have figures: the last position of an example, which is one press away', async () => {
    const { page, context, wrong } = await visitor();
    await page.goto('/rules/commando');
    await page.locator('.rule-figure .sketch').first().waitFor();
    const far = page.locator('.rule-figure').last();
    expect(await far.locator('.sketch').count()).toBe(0);
    await far.scrollIntoViewIfNeeded();
    await far.locator('.sketch').waitFor();
    await accessible(page, 'the rules');
    await far.getByRole('link').click();
    await page.waitForURL(/\/learn\/commando\/./);
    await page.getByRole('heading', { name: 'The position' }).waitFor();
    expect(await page.goto('/rules/commando').then(() => page.getByText(/mug|own six-sided/).count())).toBe(0);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('all of it in French, in the dark, on a telephone', async () => {
    const { page, context, wrong } = await visitor({ locale: 'fr-FR', colorScheme: 'dark', viewport: { width: 390, height: 800 } });
    const id = await newTable(page, { setup: 'highlands/lantern-walk', seed: 'a' });
    await played(page, id);
    const campaign = await newTable(page, { setup: 'highlands/campaign', seed: 'c2' });
    await played(page, campaign, 30);
    for (const [path, text, looks] of [
      [`/report/${id}`, 'Ce qui a décidé', 'everything'],
      [`/campaign/${campaign}`, 'Les missions', 'everything'],
      ['/statistics', 'Médailles', 'colours'],
      ['/tables', 'Rapport', 'colours'],
      ['/', 'Pas encore joué', 'colours'],
      ['/rules/commando/19.1', 'Montré sur le plateau', 'colours'],
    ] as const) {
      await page.goto(path);
      await page.getByText(text, { exact: false }).first().waitFor({ state: 'attached' });
      await still(page);
      await accessible(page, `${path} in French, in the dark`, looks);
      await picture(page, `french-dark-telephone${path.replaceAll('/', '-')}`);
      await fits(page, path);
    }
    expect(wrong).toEqual([]);
    await context.close();
  });
});
