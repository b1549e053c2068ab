/** A mission of somebody's own, in a real browser: opened from a file, looked through, played, checked afterwards. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scene } from '../../src/wire/wire.ts';
import { accessible, isThereABrowser, open, picture, type Theatre, titled } from './browser.ts';
import { PATIENCE } from './visiting.ts';

const MISSION = {
  mission: 1,
  game: 'commando',
  theatre: 'highlands',
  id: 'lost-herd',
  objectives: { real: 2, false: 1 },
  kia: 1,
  ops: 3,
  rp: 13,
  leaders: 1,
  words: {
    en: { title: 'The Lost Herd', text: 'Somebody has driven the goats over the border.' },
    fr: { title: 'Le troupeau perdu', text: 'Quelqu’un a mené les chèvres de l’autre côté de la frontière.' },
  },
};
const { ops, words, ...rest } = MISSION;
const BROKEN = { ...rest, operations: ops, words: { ...words, fr: { title: 'Le troupeau perdu' } } };

describe.skipIf(!isThereABrowser)(titled('a set-up file in the browser'), () => {
  let theatre: Theatre;
  let folder = '';
  const fileOf = (name: string) => join(folder, name);

  beforeAll(async () => {
    theatre = await open();
    folder = mkdtempSync(join(tmpdir(), 'cockleshell-own-'));
    writeFileSync(fileOf('herd.json'), JSON.stringify(MISSION, undefined, 2));
    writeFileSync(fileOf('broken.json'), JSON.stringify(BROKEN, undefined, 2));
    writeFileSync(fileOf('save.json'), '{ "cockleshell": 1 }');
    writeFileSync(fileOf('torn.json'), '{\n  "mission": 1,');
    writeFileSync(fileOf('large.json'), ' '.repeat(61 * 1024));
  });
  afterAll(async () => {
    await theatre.close();
    rmSync(folder, { recursive: true });
  });

  async function visitor(options: Parameters<Theatre['browser']['newContext']>[0]): Promise<{ page: Page; context: BrowserContext }> {
    const context = await theatre.browser.newContext({ baseURL: theatre.served.address, ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    page.on('pageerror', (error) => expect.unreachable(error.message));
    await page.goto('/new/commando');
    return { page, context };
  }

  const pick = async (page: Page, name: string) => {
    const part = page.locator('details:has(.own-setup)');
    if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
    await part.locator('input[type=file]').setInputFiles(fileOf(name));
  };
  const said = (page: Page) => page.locator('.own-setup-findings').textContent();

  const ways = [
    {
      name: 'light',
      options: { locale: 'en-GB', colorScheme: 'light', viewport: { width: 1366, height: 768 } },
      sentences: ['Line 19: “words.fr.text” is missing.', 'Line 13: Nobody knows a field “operations”.', '“ops” is missing.'],
      title: 'The Lost Herd',
      text: 'Somebody has driven the goats over the border.',
      log: { role: 'button', name: 'Log' },
    },
    {
      name: 'dark-french-telephone',
      options: { locale: 'fr-FR', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
      sentences: ['«\u00a0words.fr.text\u00a0» manque.', 'Ligne 13\u00a0: Personne ne connaît de champ «\u00a0operations\u00a0».'],
      title: 'Le troupeau perdu',
      text: 'Quelqu’un a mené les chèvres de l’autre côté de la frontière.',
      // On a telephone it lies behind the choices.
      log: { role: 'tab', name: 'Journal' },
    },
  ] as const;

  for (const { name, options, sentences, title, text, log } of ways) {
    it(`is looked through at once, and told of like any other: ${name}`, async () => {
      const { page, context } = await visitor(options);
      await pick(page, 'broken.json');
      await page.getByRole('alert').waitFor();
      for (const sentence of sentences) expect(await said(page)).toContain(sentence);
      await accessible(page, `broken ${name}`);
      await picture(page, `own-setup-broken-${name}`);
      await pick(page, 'herd.json');
      const card = page.getByRole('radio', { name: title });
      await card.waitFor();
      expect(await card.isChecked()).toBe(true);
      expect(await page.locator('.set-up-card').textContent()).toContain(text);
      expect(await page.locator('.own-setup-findings').count()).toBe(0);
      await accessible(page, `opened ${name}`);
      await picture(page, `own-setup-${name}`);
      expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
      await page.locator('.set-up-start [type=submit]').click();
      await page.waitForURL(/\/table\//);
      await page.getByRole(log.role, { name: log.name, exact: true }).click();
      await page.getByText(text).first().waitFor();
      await picture(page, `own-setup-table-${name}`);
      await context.close();
    });
  }

  it('is refused if it is something else, with a sentence', async () => {
    const { page, context } = await visitor({ locale: 'en-GB' });
    for (const [file, sentence] of [
      ['torn.json', 'Line 2: This is no JSON'],
      ['save.json', 'This is a saved game, which is set up already.'],
      ['large.json', 'The file is too large: at most 60 KiB.'],
    ] as const) {
      await pick(page, file);
      await page.getByText(sentence).waitFor();
    }
    await context.close();
  });

  it('is taken where it is dropped, and put away again by keyboard', async () => {
    const { page, context } = await visitor({ locale: 'en-GB' });
    // The test is not compiled for a browser, which has these.
    const dropped = await page.evaluateHandle(`(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([${JSON.stringify(JSON.stringify(MISSION))}], 'dropped.json', { type: 'application/json' }));
      return transfer;
    })()`);
    await page.locator('.own-setup .file-picker').dispatchEvent('drop', { dataTransfer: dropped });
    await page.getByText('dropped.json is open, and in order.').waitFor();
    await page.getByRole('button', { name: 'Put the file away' }).press('Enter');
    await page.getByRole('radio', { name: 'Midnight Toll' }).waitFor();
    expect(await page.evaluate<string>('document.activeElement.type')).toBe('file');
    await context.close();
  });

  it('stays with its table: in the list, when forked or played again, in the statistics, and where dice are checked', async () => {
    const { page, context } = await visitor({ locale: 'en-GB', viewport: { width: 1366, height: 900 } });
    await pick(page, 'herd.json');
    await page.getByRole('radio', { name: 'The Lost Herd' }).waitFor();
    // What was opened is what is played, whatever becomes of the file.
    writeFileSync(fileOf('herd.json'), JSON.stringify({ ...MISSION, ops: 30 }));
    await page.locator('.set-up-start [type=submit]').click();
    await page.waitForURL(/\/table\//);
    const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { forked, save } = await page.evaluate(async (id) => {
      const ask = async <T>(path: string, body?: object) => {
        const how = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
        return (await fetch(`/api/tables/${id}${path}`, body && how)).json() as Promise<T>;
      };
      let { version } = await ask<Scene>('');
      const first = await ask<Scene>('/fork', { step: 0 });
      for (;;) {
        const answer = await ask<{ version?: number }>('/play-on', { version, command: `command ${version}` });
        if (answer.version === undefined) return { forked: first, save: JSON.stringify(await ask('/save')) };
        version = answer.version;
      }
    }, table);
    expect(forked.view).toMatchObject({ ops: 3, ownMission: { id: 'lost-herd' } });
    expect(save).toContain('The Lost Herd');

    await page.goto('/tables');
    // The table itself, and its fork.
    await page.locator('.table-row', { hasText: 'Tokabar Highlands, 1974 — The Lost Herd' }).nth(1).waitFor();
    await page.goto('/statistics');
    await page.getByRole('rowheader', { name: 'The Lost Herd' }).waitFor();

    await page.goto(`/verify/${table}`);
    await page
      .getByText(/no die was touched/i)
      .first()
      .waitFor();
    await page.getByText('Tokabar Highlands, 1974 — The Lost Herd').last().waitFor();
    await picture(page, 'own-setup-verified');
    writeFileSync(fileOf('changed.json'), save.replace('"rp": 13', '"rp": 33').replace('"rp":13', '"rp":33'));
    await page.locator('input[type=file]').setInputFiles(fileOf('changed.json'));
    await page.getByText('The file that this game was set up from has been changed').waitFor();

    await page.goto(`/table/${table}`);
    await page.getByRole('button', { name: 'Again, same dice' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(table));
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await page.getByText('Somebody has driven the goats over the border.').first().waitFor();
    await context.close();
  });
});
