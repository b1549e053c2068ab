/** A board of a thousand hexes in a real browser: pointed at, pressed, walked over by six keys, and never drawn anew. */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, isThereABrowser, picture, titled } from './browser.ts';

interface Happened {
  readonly pointed: readonly (string | null)[];
  readonly pressed: readonly string[];
  readonly commits: number;
}

/** The page with everything it needs, as one text. */
async function pageText(): Promise<string> {
  const entry = fileURLToPath(new URL('./pages/hexes.tsx', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    // only so does React count how often it draws
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { write: false, assetsInlineLimit: 1e7, rollupOptions: { input: entry, output: { codeSplitting: false } }, minify: false },
  });
  const [{ output } = { output: [] }] = [built].flat().flatMap((one) => ('output' in one ? [one] : []));
  const code = output.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])).join('\n');
  const styles = output.flatMap((part) => (part.type === 'asset' && part.fileName.endsWith('.css') ? [String(part.source)] : []));
  return `<!doctype html><html lang="en" data-theme="light"><title>hexes</title><style>${styles.join('\n')}</style><body><script type="module">${code.replaceAll('</script', '<\\/script')}</script>`;
}

describe.skipIf(!isThereABrowser)(titled('a board of hexes'), () => {
  let page: Page;

  beforeAll(async () => {
    page = await (await browser()).newPage({ viewport: { width: 1440, height: 900 } });
    page.on('pageerror', (error) => console.error(error));
    await page.setContent(await pageText());
    await page.locator('.hex-lines').waitFor({ state: 'attached' });
  });
  afterAll(() => page?.context().close());

  const happened = () => page.evaluate<Happened>('window.happened');
  const lastPointed = async () => (await happened()).pointed.at(-1);

  /** The board has heard of it, too: keys go on from there. */
  const arrived = (id: string) =>
    expect.poll(() => page.locator('[role="application"]').getAttribute('aria-activedescendant')).toBe(`thing-${id}`);

  /** A spot in a hex, on the screen: just below the name printed in it. */
  async function spotIn(id: string): Promise<[number, number]> {
    const box = await page.locator('.hex-names text', { hasText: new RegExp(`^${id}$`) }).boundingBox();
    if (!box) throw new Error(`There is no ${id}.`);
    return [box.x + box.width / 2, box.y + box.height * 1.6];
  }

  it('knows the hex under the pointer, and presses it', async () => {
    for (const id of ['A1', 'T13', 'NN25']) {
      await page.mouse.move(...(await spotIn(id)));
      expect(await lastPointed()).toBe(id);
    }
    await page.mouse.click(...(await spotIn('F6')));
    expect((await happened()).pressed.at(-1)).toBe('F6');
    expect(await page.locator('#thing-F6').getAttribute('aria-label')).toBe('hex F6');
    await picture(page, 'hexes');
  });

  it('knows the piece that lies upon a hex', async () => {
    const box = await page.locator('.hex-pieces .counter-body').boundingBox();
    if (!box) throw new Error('There is no counter.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    expect((await happened()).pressed.at(-1)).toBe('squad');
    await page.mouse.click(...(await spotIn('C3')));
    expect((await happened()).pressed.at(-1)).toBe('C3');
  });

  it('is told of a hex once, and draws nothing that was printed', async () => {
    await page.mouse.move(...(await spotIn('H8')));
    const before = await happened();
    await page.evaluate(`
      window.changes = [];
      new MutationObserver((all) => window.changes.push(...all.map(({ target }) => target.getAttribute('class') ?? target.nodeName)))
        .observe(document.querySelector('.hex-layers'), { subtree: true, childList: true, attributes: true, characterData: true });
    `);
    const [x, y] = await spotIn('H8');
    for (let i = 0; i < 40; i++) await page.mouse.move(x + (i % 4), y + (i % 3));
    expect(await happened()).toEqual(before);
    expect(await page.evaluate('window.changes')).toEqual([]);

    await page.mouse.move(...(await spotIn('I9')));
    const after = await happened();
    expect(after.pointed.slice(before.pointed.length)).toEqual(['I9']);
    await expect.poll(async () => (await happened()).commits - before.commits).toBe(1);
    const changed = new Set(await page.evaluate<string[]>('window.changes'));
    expect([...changed].filter((name) => !/^(hex-hits-one|highlight.*)$/.test(name))).toEqual([]);
  });

  it('is one tab stop, and six keys lead over it, remapped or not', async () => {
    await page.mouse.move(...(await spotIn('J9')));
    await arrived('J9');
    await page.locator('[role="application"]').focus();
    const walked: (string | null | undefined)[] = [];
    for (const key of ['w', 'PageUp', 'PageDown', 'ArrowDown', 'End', 'Home']) {
      await page.keyboard.press(key);
      walked.push(await lastPointed());
    }
    expect(walked).toEqual(['J8', 'K8', 'L8', 'L9', 'K10', 'J9']);
    await arrived('J9');
    expect(await page.locator('#thing-J9').getAttribute('aria-label')).toBe('hex J9');
    await page.keyboard.press('Enter');
    expect((await happened()).pressed.at(-1)).toBe('J9');
  });

  it('stops at its edge', async () => {
    await page.mouse.move(...(await spotIn('A1')));
    await arrived('A1');
    await page.keyboard.press('Home');
    await page.keyboard.press('w');
    expect(await lastPointed()).toBe('A1');
  });

  it('finds hexes when it is seen closer, too', async () => {
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(() => page.locator('.frame').getAttribute('data-zoomed')).toBe('true');
    await page.mouse.move(...(await spotIn('T12')));
    expect(await lastPointed()).toBe('T12');
  });
});
