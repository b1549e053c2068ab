/** The package for `npx cockleshell`: it is small, needs no packages but those it names, and a turn can be played on it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { copyPackages, pack } from '../../tools/pack.mjs';

const MB = 1_000_000;
const house = mkdtempSync(join(tmpdir(), 'cockleshell-package-'));
const installed = join(house, 'node_modules', 'cockleshell');
const Manifest = z.object({ private: z.boolean().optional(), dependencies: z.record(z.string(), z.string()) });

function read<T>(file: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function sizeOf(path: string): number {
  return readdirSync(path, { recursive: true }).reduce((sum, name) => sum + statSync(join(path, String(name))).size, 0);
}

/** As npm would lay them: what the package names and what those need, from the clone; anything else would not be found. */
function install(): void {
  mkdirSync(installed, { recursive: true });
  const [archive = ''] = readdirSync(house).filter((name) => name.endsWith('.tgz'));
  expect(spawnSync('tar', ['-xzf', join(house, archive), '--strip-components=1', '-C', installed]).status).toBe(0);
  const { dependencies } = read(join(installed, 'package.json'), Manifest);
  copyPackages(Object.keys(dependencies), house);
}

beforeAll(async () => {
  const staged = join(house, 'staged');
  await pack(staged);
  const packed = spawnSync('npm', ['pack', staged, '--pack-destination', house, '--loglevel=error'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(packed.stderr.replace(/^npm warn .*$/gm, '').trim()).toBe('');
  install();
});

let server: ChildProcess | undefined;
afterAll(async () => {
  if (server?.exitCode === null) {
    const ended = once(server, 'close');
    server.kill('SIGTERM');
    await ended;
  }
  rmSync(house, { recursive: true, force: true });
});

it('is at most 4.5 MB, and 90 MB installed', () => {
  const [archive = ''] = readdirSync(house).filter((name) => name.endsWith('.tgz'));
  expect(statSync(join(house, archive)).size).toBeLessThan(4.5 * MB);
  expect(sizeOf(join(house, 'node_modules'))).toBeLessThan(90 * MB);
});

it('may be published, and brings nothing for building or testing', () => {
  const { private: isPrivate, dependencies } = read(join(installed, 'package.json'), Manifest);
  expect(isPrivate).toBeUndefined();
  expect(Object.keys(dependencies).filter((name) => /^(typescript|vite|react|react-dom|@fontsource\/.*|@types\/.*)$/.test(name))).toEqual(
    [],
  );
  expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(readdirSync(installed).toSorted()).toEqual(['LICENSE', 'NOTICE.md', 'README.md', 'bin', 'dist', 'package.json']);
  const pages = readdirSync(join(installed, 'dist', 'web', 'assets'));
  const scripts = pages.filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => !pages.includes(`${name}.br`))).toEqual([]);
  expect(readFileSync(join(installed, 'dist', 'web', 'licenses.md'), 'utf8')).toContain('react-dom');
});

it('finds every package that any of its modules imports', () => {
  // Those begin to work, or refuse to, as soon as they are loaded.
  const atOnce = ['lab/worker.js', 'lab/soak.js', 'server/replay-thread.js', 'store/thread.js'];
  const program = `
    import { readdirSync } from 'node:fs';
    const modules = readdirSync('dist', { recursive: true }).map((name) => name.replaceAll('\\\\', '/'));
    for (const name of modules)
      if (name.endsWith('.js') && !name.startsWith('web/') && !${JSON.stringify(atOnce)}.includes(name)) await import('./dist/' + name);
    process.exit(0);`;
  const script = join(installed, 'every-module.mjs');
  writeFileSync(script, program);
  const { status, stderr } = spawnSync(process.execPath, ['--no-warnings', script], { cwd: installed, encoding: 'utf8' });
  rmSync(script);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

it('is started in an empty folder and keeps its tables there; a turn is played', async () => {
  const before = readdirSync(installed, { recursive: true }).length;
  const env = { PATH: process.env.PATH ?? '', LANG: 'en', PORT: '0' };
  server = spawn(process.execPath, [join(installed, 'bin', 'cockleshell'), 'serve'], {
    cwd: house,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const address = new Promise<string>((go) => {
    createInterface({ input: server?.stdout ?? process.stdin }).on('line', (line) => {
      said.push(line);
      const [found] = /http:\/\/localhost:\d+/.exec(said.join('\n')) ?? [];
      if (found && said.length === 2) go(found);
    });
  });
  const ended = once(server, 'close').then(() => 'ended');
  const base = await Promise.race([address, ended]);
  expect(said[1]).toBe(`Ctrl-C ends it. Tables are kept in ${join(house, 'data')}.`);

  const page = await fetch(base, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<!doctype html>');
  const Scene = z.object({ version: z.number(), table: z.object({ id: z.string() }), offers: z.array(z.object({ text: z.string() })) });
  const send = async (path: string, cookie: string, body: object) => {
    const headers = { 'content-type': 'application/json', cookie };
    return fetch(`${base}/api/tables${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const opened = await send('', '', { game: 'commando', setup: 'western-desert/campaign', seed: 'a seed' });
  const cookie = opened.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const { version, table, offers } = Scene.parse(await opened.json());
  const made = await send(`/${table.id}/choices`, cookie, { command: 'command-1', version, choice: offers[0]?.text });
  expect({ status: made.status, body: await made.json() }).toEqual({ status: 200, body: { version: version + 1 } });
  expect(existsSync(join(house, 'data', 'cockleshell.sqlite'))).toBe(true);
  expect(readdirSync(installed, { recursive: true }).length).toBe(before);
});
