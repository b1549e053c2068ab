#!/usr/bin/env node
// Measures the table in a real browser, against a server that runs already:
//   node tools/browser-bench.mjs [http://localhost:4140]
// First load in kB as sent; what the page's main thread does until a press or a look at a choice is seen, and for each move of a map that
// is panned or zoomed. Those are milliseconds of processor time, from the browser's own trace: a busy machine does not make them longer.
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
await shelf.close();
// The same visitor with nothing in the cache.
const page = await (await browser.newContext({ ...wishes, storageState: await visitor.storageState() })).newPage();
await page.goto(`/table/${table}`);
await page.locator('[data-offer]').first().waitFor();
await page.waitForLoadState('networkidle');
console.log('first load, kB', await page.evaluate(loaded));
// The printed map is put down in a moment of its own.
await page.waitForTimeout(4000);
console.log('a choice pointed at until it is seen, ms', await signs('mouseover', pointings()));
console.log('a choice pressed until it is seen, ms', await signs('click', presses()));
await page.waitForTimeout(4000);
console.log('a move while panning, ms', await moves(pan));
console.log('a turn of the wheel, ms', await moves(zoom));
await browser.close();

function loaded() {
  const sent = (kind) =>
    Math.round(
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => kind.test(name))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
    );
  return { program: sent(/\.js$/), styles: sent(/\.css$/), all: sent(/\.(js|css)$/), fonts: sent(/\.woff2$/) };
}

/** From the event to the end of the first painting after it, for every act: all that the main thread did meanwhile. */
async function signs(event, acts) {
  const times = [];
  for await (const act of acts) {
    const thread = await traced(act);
    const begin = thread.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === event);
    const seen = begin && thread.find(({ name, ts }) => name === 'Paint' && ts > begin.ts);
    if (!begin || !seen) continue;
    const rest = thread.filter(({ name, ts }) => name === 'RunTask' && ts >= begin.ts && ts < seen.ts);
    // The task in which it all begins contains the event.
    const first = thread.find(({ name, ts, dur }) => name === 'RunTask' && ts <= begin.ts && ts + dur > begin.ts);
    times.push([first, ...rest].reduce((sum, task) => sum + (task?.tdur ?? 0), 0) / 1000);
  }
  return { ...figures(times), of: times.length };
}

async function* pointings() {
  const rows = page.locator('[data-offers] .offer-row');
  for (let i = 0; i < 10; i++) {
    const box = await rows.nth(i % Math.min(5, await rows.count())).boundingBox();
    if (!box) continue;
    await page.mouse.move(box.x - 40, box.y + 5);
    await page.waitForTimeout(300);
    yield () => page.mouse.move(box.x + 30, box.y + box.height / 2);
  }
}

async function* presses() {
  for (let i = 0; i < 10; i++) {
    const row = page.locator('[data-offers] [data-offer]:not([aria-disabled="true"])').first();
    // What is played out meanwhile is gone through first.
    while ((await row.count()) === 0) {
      await page.keyboard.press('Space');
      await page.waitForTimeout(300);
    }
    const box = await row.boundingBox();
    if (!box) continue;
    await page.mouse.move(box.x + 30, box.y + box.height / 2);
    await page.waitForTimeout(800);
    yield () => page.mouse.click(box.x + 30 + (i % 5), box.y + box.height / 2);
    await page.waitForTimeout(1500);
  }
}

/** What the main thread does for every move, in parts: script, layout, style, and all of it; and how often it painted. */
async function moves(move) {
  const { x, y, width, height } = await page.locator('[role="application"]').first().boundingBox();
  let count = 0;
  const thread = await traced(async () => {
    count = await move(x + width / 2, y + height / 2);
  });
  const sum = (...names) => round(outermost(thread, names).reduce((all, { tdur = 0 }) => all + tdur, 0) / 1000 / count);
  const layout = sum('Layout');
  const style = sum('UpdateLayoutTree');
  const script = round(
    sum('FunctionCall', 'EventDispatch', 'FireAnimationFrame', 'TimerFire', 'RunMicrotasks', 'Layout', 'UpdateLayoutTree'),
  );
  return {
    scriptWithLayout: script,
    layout,
    style,
    all: sum('RunTask'),
    paints: thread.filter(({ name }) => name === 'Paint').length,
    moves: count,
  };
}

async function pan(x, y) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 0; i < 100; i++) {
    await page.mouse.move(x + 60 * Math.sin(i / 6), y + 40 * Math.cos(i / 6));
    await page.waitForTimeout(20);
  }
  await page.mouse.up();
  return 100;
}

async function zoom(x, y) {
  await page.mouse.move(x, y);
  for (let i = 0; i < 20; i++) {
    await page.mouse.wheel(0, i < 10 ? -60 : 60);
    await page.waitForTimeout(120);
  }
  return 20;
}

/** What the page's main thread did while something was done, in order. */
async function traced(act) {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'] });
  await act();
  await page.waitForTimeout(400);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const of = ({ pid, tid }) => traceEvents.filter((one) => one.pid === pid && one.tid === tid && one.ph === 'X');
  const busiest = mains.map(of).toSorted((a, b) => b.length - a.length)[0] ?? [];
  return busiest.toSorted((a, b) => a.ts - b.ts);
}

/** Those of these names that are within no other of them. */
function outermost(thread, names) {
  let end = 0;
  return thread.filter(({ name, ts, dur = 0 }) => {
    if (!names.includes(name) || ts < end) return false;
    end = ts + dur;
    return true;
  });
}

function figures(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { median: at(0.5), p95: at(0.95) };
}

function round(value) {
  return Math.round(value * 10) / 10;
}
