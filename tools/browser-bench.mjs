#!/usr/bin/env node
// Measures the table in a real browser, against a server that runs already:
//   node tools/browser-bench.mjs [http://localhost:4140]
// First load in kB as sent, the time from an acknowledgement until its effect is drawn, and frames while panning and zooming.
import { chromium } from 'playwright-core';

const address = process.argv[2] ?? 'http://localhost:4140';
const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const wishes = { viewport: { width: 1440, height: 900 }, baseURL: address };
const visitor = await browser.newContext(wishes);
const shelf = await visitor.newPage();
await shelf.goto('/');
const table = await shelf.evaluate(async () => {
  const body = JSON.stringify({ game: 'commando', setup: 'western-desert/midnight-toll', seed: 'bench' });
  const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return (await answer.json()).table.id;
});
// The same visitor with nothing in the cache.
const page = await (await browser.newContext({ ...wishes, storageState: await visitor.storageState() })).newPage();
await page.goto(`/table/${table}`);
await page.locator('[data-offer]').first().waitFor();
await page.waitForLoadState('networkidle');
console.log('first load, kB', await page.evaluate(loaded));
console.log('acknowledged until drawn, ms', await effects());
console.log('frames while panning, ms', await frames(pan));
console.log('frames while zooming, ms', await frames(zoom));
await browser.close();

function loaded() {
  const sent = (kind) =>
    Math.round(
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => kind.test(name))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
    );
  return { programAndWords: sent(/\.(js|css)$/), fonts: sent(/\.woff2$/) };
}

/** Ten choices by the list: from the end of the answer to the frame after the list has changed. */
async function effects() {
  const times = [];
  for (let i = 0; i < 10; i++) {
    const time = await page.evaluate(async () => {
      performance.clearResourceTimings();
      const list = document.querySelector('[data-offers]');
      const changed = new Promise((done) => {
        const observer = new MutationObserver(() => {
          if (!performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/choices'))) return;
          observer.disconnect();
          requestAnimationFrame(() => done(performance.now()));
        });
        observer.observe(list.closest('main'), { childList: true, subtree: true, characterData: true, attributes: true });
      });
      list.querySelector('[data-offer]').click();
      const drawn = await changed;
      const answer = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/choices'));
      return drawn - answer.responseEnd;
    });
    times.push(time);
    await page.waitForTimeout(400);
  }
  return figures(times);
}

async function frames(move) {
  const { x, y, width, height } = await page.locator('svg[role="application"], [role="application"]').first().boundingBox();
  await page.evaluate(() => {
    globalThis.frames_ = [];
    let last = performance.now();
    const tick = (now) => {
      globalThis.frames_.push(now - last);
      last = now;
      globalThis.ticking = requestAnimationFrame(tick);
    };
    globalThis.ticking = requestAnimationFrame(tick);
  });
  await move(x + width / 2, y + height / 2);
  const times = await page.evaluate(() => {
    cancelAnimationFrame(globalThis.ticking);
    return globalThis.frames_.slice(2);
  });
  return figures(times);
}

async function pan(x, y) {
  await page.mouse.move(x, y);
  for (let i = 0; i < 3; i++) await page.mouse.wheel(0, -240);
  await page.mouse.down();
  for (let i = 0; i < 60; i++) await page.mouse.move(x + 60 * Math.sin(i / 6), y + 40 * Math.cos(i / 6));
  await page.mouse.up();
}

async function zoom(x, y) {
  await page.mouse.move(x, y);
  for (let i = 0; i < 40; i++) await page.mouse.wheel(0, i < 20 ? -60 : 60);
}

function figures(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) * 10) / 10;
  return { median: at(0.5), p95: at(0.95) };
}
