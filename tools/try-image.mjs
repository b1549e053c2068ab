#!/usr/bin/env node
// Does what deploy/Dockerfile says, without Docker: each stage in a root of its own, with the programs of this machine in place of the base
// image and an empty HOME. Then starts the server as the image would, without a network, and plays a choice. On Linux, as root.
//   node tools/try-image.mjs [folder for the roots]
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Its stages, each with its instructions in order; a line that ends with a backslash goes on. */
function stagesOf(text) {
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages = [];
  for (const line of lines) {
    const [, word, rest] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (word === 'FROM') {
      const [, base, , name] = /^(\S+)(\s+AS\s+(\S+))?$/i.exec(rest) ?? [];
      stages.push({ base, name, steps: [] });
    } else stages.at(-1).steps.push({ word, rest });
  }
  return stages;
}

/** What is left out of the image's context: names at the top, and endings anywhere. */
function ignored() {
  const lines = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const [anywhere, top] = [lines.filter((line) => line.startsWith('**/*')), lines.filter((line) => !line.startsWith('**/*'))];
  return (name) => anywhere.some((line) => name.endsWith(line.slice(4))) || top.includes(name.split('/')[0]);
}

/** What `docker build` would be given: all that git knows or would add, less what is ignored. */
function context() {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  const isIgnored = ignored();
  return [...new Set(stdout.split('\0').filter(Boolean))].filter((name) => !isIgnored(name) && existsSync(join(root, name)));
}

/** In place of the base image: programs of this machine, which nobody can change there. */
const LENT = ['/usr', '/etc'];
const LINKS = ['bin', 'sbin', 'lib', 'lib64'];
/** Said to the shell that enters a root, which is then the only one to see it so. */
const ENTER = [
  ...LENT.map((path) => `mount --bind ${path} "$ROOT${path}" && mount -o remount,bind,ro "$ROOT${path}"`),
  'mount --rbind /dev "$ROOT/dev"',
  'mount -t proc proc "$ROOT/proc"',
].join(' && ');

function newRoot(folder) {
  // Whoever is not root goes in there as well.
  chmodSync(folder, 0o755);
  for (const path of [...LENT, '/dev', '/proc', '/root']) mkdirSync(join(folder, path), { recursive: true });
  mkdirSync(join(folder, 'tmp'));
  chmodSync(join(folder, 'tmp'), 0o1777);
  for (const link of LINKS) if (existsSync(`/${link}`)) spawnSync('ln', ['-s', `usr/${link}`, join(folder, link)]);
}

/** Where packages come from is known to npm here, but not with an empty HOME. */
function network() {
  const { stdout } = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' });
  const passed = Object.entries(process.env).filter(([name]) => /^(https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/i.test(name));
  return { ...Object.fromEntries(passed), npm_config_registry: stdout.trim() };
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** A command in a root, in namespaces of its own; without a network there is only the machine itself. */
function inRoot(folder, { env, directory = '/', user = '0:0', withNetwork, command }) {
  const up = withNetwork ? 'true' : 'ip link set lo up';
  const script = `${up} && ${ENTER} && exec chroot --userspec=${user} "$ROOT" env -i --chdir=${directory} "$@"`;
  const said = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const own = ['--mount', '--pid', '--fork', '--kill-child', ...(withNetwork ? [] : ['--net'])];
  return { program: 'unshare', args: [...own, 'sh', '-c', script, 'sh', ...said, ...command], env: { PATH, ROOT: folder } };
}

/** Carries out a stage, and says what the image has been told. */
function carryOut(stage, folder, built) {
  newRoot(folder);
  const image = { env: { PATH }, directory: '/', user: '0:0', entry: [], command: [], health: [], volumes: [] };
  for (const { word, rest } of stage.steps) {
    process.stdout.write(`${word} ${rest.slice(0, 100)}\n`);
    if (word === 'WORKDIR') {
      image.directory = rest;
      mkdirSync(join(folder, rest), { recursive: true });
    } else if (word === 'COPY') copy(rest, join(folder, image.directory), built);
    else if (word === 'RUN') {
      const env = { ...image.env, HOME: '/root', ...network() };
      const { program, args, env: own } = inRoot(folder, { ...image, env, withNetwork: true, command: ['sh', '-c', rest] });
      const { status } = spawnSync(program, args, { env: own, stdio: ['ignore', 'inherit', 'inherit'] });
      if (status !== 0) throw new Error(`RUN ${rest}: ended with ${status}`);
    } else if (word === 'ENV') for (const [, name, value] of rest.matchAll(/(\w+)=(\S+)/g)) image.env[name] = value;
    else if (word === 'USER') image.user = rest;
    else if (word === 'ENTRYPOINT') image.entry = JSON.parse(rest);
    else if (word === 'CMD') image.command = JSON.parse(rest);
    else if (word === 'VOLUME') image.volumes.push(rest);
    else if (word === 'HEALTHCHECK') image.health = JSON.parse(rest.slice(rest.indexOf('CMD') + 4));
    else if (word !== 'EXPOSE') throw new Error(`There is nothing here that does ${word}`);
  }
  return image;
}

function copy(rest, to, built) {
  const [, stage, from = '.'] = /^(?:--from=(\S+) )?(\S+) \.$/.exec(rest) ?? [];
  if (stage) cpSync(join(built.get(stage), from), to, { recursive: true });
  else for (const name of context()) cpSync(join(root, name), join(to, name));
}

const said = [];
function expect(what, isSo) {
  said.push([what, isSo]);
  process.stdout.write(`${isSo ? 'yes' : 'NO '}  ${what}\n`);
}

/** What runs inside, as the image's user, beside the server: there is no other way in without a network. */
const VISIT = `
  const base = 'http://127.0.0.1:4140';
  const ready = await fetch(base + '/ready');
  const page = await (await fetch(base, { headers: { accept: 'text/html' } })).text();
  const send = (path, cookie, body) => fetch(base + '/api/tables' + path, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) });
  const opened = await send('', '', { game: 'commando', setup: 'western-desert/campaign', seed: 'a seed' });
  const cookie = opened.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ');
  const { version, table, offers } = await opened.json();
  const made = await send('/' + table.id + '/choices', cookie, { command: 'command-1', version, choice: offers[0].text });
  const isAlone = Object.values((await import('node:os')).networkInterfaces()).flat().every(({ internal }) => internal);
  console.log(JSON.stringify({ ready: ready.status, page: page.includes('<!doctype html>'), made: made.status, later: (await made.json()).version - version, isAlone, user: process.getuid() }));
`;

async function tryServer(image, folder) {
  const options = { ...image, env: { ...image.env, HOME: '/tmp', LANG: 'en' }, withNetwork: false };
  const { program, args, env } = inRoot(folder, { ...options, command: [...image.entry, ...image.command] });
  const server = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((go) => server.on('close', go));
  const up = new Promise((go) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      process.stdout.write(`     ${line}\n`);
      if (line.includes('http://localhost:')) go('up');
    });
  });
  try {
    if ((await Promise.race([up, ended])) !== 'up') throw new Error('The server did not come up');
    // Its namespaces belong to the child of unshare.
    const inside = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim();
    const enter = (command) => {
      const into = ['-t', inside, '-n', '-m', '-p', 'chroot', `--userspec=${image.user}`, folder, 'env', '-i', `PATH=${PATH}`, ...command];
      return spawnSync('nsenter', into, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
    };
    const visit = JSON.parse(enter(['node', '--input-type=module', '-e', VISIT]).stdout);
    expect('the server is ready', visit.ready === 200);
    expect('it serves its pages', visit.page);
    expect('a choice is taken', visit.made === 200 && visit.later === 1);
    expect('nobody is root, and there is no network', visit.user === Number(image.user.split(':')[0]) && visit.isAlone);
    expect('the health check says so', enter(image.health).status === 0);
    const [data] = image.volumes;
    const file = statSync(join(folder, data, 'cockleshell.sqlite'));
    expect('tables are in the volume, for their owner only', file.uid === visit.user && (file.mode & 0o077) === 0);
    expect('doctor finds nothing wrong beside it', enter(['env', `COCKLESHELL_DATA=${data}`, ...atApp(image, ['doctor'])]).status === 0);
    process.kill(Number(inside), 'SIGTERM');
    expect('it ends well when it is told to', (await ended) === 0);
  } finally {
    server.kill('SIGKILL');
    await ended;
  }
}

const atApp = ({ entry, directory }, args) => [...entry.map((part) => (part.startsWith('bin/') ? join(directory, part) : part)), ...args];

async function main() {
  if (process.platform !== 'linux' || process.getuid() !== 0) throw new Error('This wants Linux, and root: it makes roots of its own.');
  const scratch = process.argv[2] ? resolve(process.argv[2]) : mkdtempSync(join(tmpdir(), 'cockleshell-image-'));
  mkdirSync(scratch, { recursive: true });
  const built = new Map();
  let image;
  let folder;
  try {
    const stages = stagesOf(readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8'));
    for (const [number, stage] of stages.entries()) {
      folder = mkdtempSync(join(scratch, 'root-'));
      process.stdout.write(`\nFROM ${stage.base}: this machine with Node ${process.versions.node}\n`);
      image = carryOut(stage, folder, built);
      built.set(stage.name ?? String(number), folder);
    }
    const { stdout } = spawnSync('du', ['-sm', join(folder, 'app')], { encoding: 'utf8' });
    process.stdout.write(`\nThe program has ${stdout.split('\t')[0]} MB.\n`);
    await tryServer(image, folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  if (said.some(([, isSo]) => !isSo)) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
