import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commando } from '../games/commando/game.ts';
import { REPORT_MARK, reportPage } from './report.ts';
import { canWrite, writeWhole } from './report-file.ts';
import { planOf, simulate } from './simulate.ts';
import { summaryOf } from './summary.ts';
import { wordsOf } from './words.ts';

async function page(lang: string, seed = "it's <7>"): Promise<string> {
  const plan = planOf({ game: 'commando', options: { recon: 'off' }, bots: ['random'], seed, games: 24 });
  if (!plan.ok) throw new Error(plan.fault.code);
  const played = await simulate(plan.value, 1);
  if (!played.ok) throw new Error(played.fault.code);
  const records = played.value;
  return reportPage({ plan: plan.value, setup: undefined, records, rows: summaryOf(records, () => 'commando') }, wordsOf(lang));
}

describe('the report page', () => {
  it('fetches nothing and runs nothing', async () => {
    const html = await page('en');
    expect(html).not.toMatch(/<script|<link|<img|<iframe|@import|url\(|https?:|\bsrc=|\bhref=|\son\w+=/i);
  });

  it('is the same, byte for byte, from the same seed', async () => {
    expect(await page('en')).toBe(await page('en'));
    expect(await page('en', '8')).not.toBe(await page('en', '9'));
  });

  it('says what was played, and how to play it again', async () => {
    const { document } = parseHTML(await page('en'));
    const text = document.body.textContent ?? '';
    for (const fact of ['commando', commando.rulesVersion, 'all by turns', 'recon=off', 'random', "it's <7>"]) expect(text).toContain(fact);
    expect(document.querySelector('code')?.textContent).toBe(
      "bin/cockleshell sim commando --games 24 --seats random --seed 'it'\\''s <7>' --option recon=off",
    );
  });

  it('has a row for every scenario and a labelled plot for every figure', async () => {
    const { document } = parseHTML(await page('en'));
    expect(document.querySelectorAll('tbody tr').length).toBeGreaterThan(4);
    const labels = [...document.querySelectorAll('svg')].map((svg) => svg.getAttribute('aria-label'));
    expect(labels).toContain('Share of games won, with its 95 % interval');
    for (const figure of ['Ops left', 'KIA', 'Losses']) expect(labels).toContain(`${figure} at the end of a game`);
    expect(labels).toContain('Decisions in a game');
  });

  it('speaks French', async () => {
    const html = await page('fr');
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('Part des parties gagnées');
  });
});

describe('the report on disk', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cockleshell-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is there whole, over an older one, with nothing left beside it', async () => {
    const file = join(folder, 'report.html');
    const old = await page('en');
    await writeFile(file, old);
    expect(await canWrite(file, REPORT_MARK, 'not-a-report')).toMatchObject({ ok: true });
    expect(await readFile(file, 'utf8')).toBe(old);
    expect(await writeWhole(file, ['new'])).toMatchObject({ ok: true });
    expect(await readFile(file, 'utf8')).toBe('new');
    expect(await readdir(folder)).toEqual(['report.html']);
  });

  it('is refused where it cannot be', async () => {
    expect(await canWrite(join(folder, 'nowhere', 'report.html'), REPORT_MARK, 'not-a-report')).toMatchObject({
      ok: false,
      fault: { code: 'no-such-folder' },
    });
    expect(await canWrite(folder, REPORT_MARK, 'not-a-report')).toMatchObject({ ok: false, fault: { code: 'is-a-folder' } });
    expect(await canWrite(join(folder, 'report.html'), REPORT_MARK, 'not-a-report')).toMatchObject({
      ok: false,
      fault: { code: 'not-a-report' },
    });
    expect(await writeWhole(folder, ['new'])).toMatchObject({ ok: false });
    expect(await readdir(folder)).toEqual(['report.html']);
  });
});
