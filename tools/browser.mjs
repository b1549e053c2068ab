// The browser of the tests: the one that CHROME_PATH names, else the packaged one where it starts, else an installed one.
//   node tools/browser.mjs     says which one that is, or why there is none
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** Nothing that loosens what a page may do: content policy and cross-origin rules hold in tests as they do for players. */
export const FLAGS = ['--no-sandbox', '--disable-gpu'];

/** A browser without windows first: a page takes it three fifths of the processor time that the others need. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PACKAGE = join(root, 'node_modules', '@sparticuz', 'chromium');
const CACHE = join(root, 'node_modules', '.cache');

const HOUR = 3_600_000;
/** So long a browser may take to start; one that hangs is none. In milliseconds. */
const STARTS = 60_000;

/**
 * @typedef {{ name: string, executablePath: string, env: Record<string, string> }} Found
 * @returns {Promise<Found | { missing: string }>}
 */
export async function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) {
    const wrong = existsSync(named) ? await whyNot({ executablePath: named, env: {} }) : 'there is no such file';
    if (wrong) throw new Error(`CHROME_PATH names ${named}, which the tests cannot use: ${wrong}.`);
    return { name: named, executablePath: named, env: {} };
  }
  const tried = [];
  for (const browser of candidates()) {
    const wrong = await whyNot(browser);
    if (!wrong) return browser;
    tried.push(`${browser.name}: ${wrong}`);
  }
  return { missing: ['no browser: install Chromium, or name it in CHROME_PATH', ...tried].join('; ') };
}

function* candidates() {
  if (process.platform === 'linux' && process.arch === 'x64' && existsSync(PACKAGE)) {
    const folder = unpacked();
    const browser = { name: 'the packaged Chromium', executablePath: join(folder, 'chromium'), env: fontsIn(folder) };
    yield browser;
    // Slim machines lack some libraries that it loads; they come with it.
    yield {
      ...browser,
      name: `${browser.name}, with its libraries`,
      env: { ...browser.env, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') },
    };
  }
  for (const path of INSTALLED) if (existsSync(path)) yield { name: path, executablePath: path, env: {} };
}

/** The folder of the packaged browser: unpacked beside its place and renamed when whole, so that nobody starts half of it. */
function unpacked() {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const folder = join(CACHE, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  removeLeftovers();
  const half = mkdtempSync(join(CACHE, 'unpacking-'));
  // As if in the cloud that the package is made for: then its libraries come along.
  const env = { ...process.env, TMPDIR: half, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools', 'unpack-browser.mjs')], { env, encoding: 'utf8' });
  if (status !== 0) {
    rmSync(half, { recursive: true, force: true });
    throw new Error(`The packaged browser could not be unpacked below node_modules/.cache: ${sentenceIn(stderr)}.`);
  }
  try {
    renameSync(half, folder);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    // Another process may have been faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Browsers of earlier versions, and halves that a process left behind that was stopped. */
function removeLeftovers() {
  for (const name of readdirSync(CACHE).filter((one) => /^(chromium|unpacking)-/.test(one))) {
    const path = join(CACHE, name);
    if (name.startsWith('chromium') || Date.now() - statSync(path).mtimeMs > HOUR) rmSync(path, { recursive: true, force: true });
  }
}

/** The fonts that come with it, and no others: a page is as wide on every machine. */
function fontsIn(folder) {
  const file = join(folder, 'fonts.conf');
  const list = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`;
  // Written anew where the clone was moved.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== list) writeFileSync(file, list);
  return { FONTCONFIG_FILE: file };
}

/** Starts it, opens a page, resizes it and closes it: nothing where all that works, else what went wrong. */
async function whyNot({ executablePath, env }) {
  const { chromium } = await import('playwright-core');
  try {
    const browser = await chromium.launch({ executablePath, args: FLAGS, env: { ...process.env, ...env }, timeout: STARTS });
    try {
      const page = await browser.newPage();
      await page.setContent('<title>It starts</title>');
      await page.setViewportSize({ width: 390, height: 844 });
      const other = await browser.newPage();
      await page.close();
      return (await other.evaluate('innerWidth')) > 0 ? undefined : 'it shows nothing';
    } finally {
      await browser.close();
    }
  } catch (error) {
    return sentenceIn(error.message);
  }
}

/** The line that says most of what went wrong: what the browser itself said, else what could not be done with it. */
function sentenceIn(text) {
  const said = /\[err\] (.+)/.exec(text) ?? /(spawn .+)/.exec(text) ?? /(\S.*)/.exec(text);
  return stripVTControlCharacters(said?.[1] ?? '')
    .replace(/\.$/, '')
    .slice(0, 200);
}

/** Vitest asks once, before the first test in a browser. */
export default async function tellTests({ provide }) {
  const found = await findBrowser();
  provide('browser', found.missing ? found : { ...found, args: FLAGS });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = await findBrowser().catch((error) => ({ missing: error.message }));
  process.stdout.write(`${found.missing ?? found.name}\n`);
  process.exit(found.missing ? 1 : 0);
}
