#!/usr/bin/env node
// Writes a folder that can be packed and published: what runs, built, with the packages that running needs and no others.
//   node tools/pack.mjs [folder]                    package.tmp, if no folder is named
//   node tools/pack.mjs folder --with-packages      with those that it needs, as they are locked: it runs where it lies
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { neededBy } from './needed.mjs';
import { compressPages, setUp } from './setup.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const PACKED = ['README.md', 'LICENSE', 'NOTICE.md', 'bin', 'dist'];

/** Small files for plain http on a network (.gz) would be a third of the package: there pages go as they are. */
const LEFT_OUT = ['.gz', '.tmp', '.built', '.d.mts'];

export async function pack(folder) {
  await setUp();
  await compressPages({ ways: ['br'], atOnce: 4 });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const filter = (file) => !LEFT_OUT.some((ending) => basename(file).endsWith(ending));
  for (const name of PACKED) cpSync(join(root, name), join(folder, name), { recursive: true, filter });
  const manifest = manifestOf(read('package.json'), read('package-lock.json'), importsOf(join(root, 'dist')));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Who installs it gets no lock: the versions are those that were tested, also of what `overrides` holds in the clone. */
function manifestOf({ name, version, description, license, type, engines, bin, dependencies, overrides }, { packages }, imported) {
  const unknown = imported.filter((one) => dependencies[one] === undefined);
  if (unknown.length > 0) throw new Error(`package.json does not name ${unknown.join(', ')} under "dependencies".`);
  const needed = neededBy(imported, packages);
  const held = Object.keys(overrides).filter((one) => needed.includes(`node_modules/${one}`));
  const tested = [...imported, ...held].toSorted().map((one) => [one, packages[`node_modules/${one}`].version]);
  return { name, version, description, license, type, engines, bin, dependencies: Object.fromEntries(tested) };
}

/** What some packages need and those themselves, from the clone, below a folder. */
export function copyPackages(names, folder) {
  for (const path of neededBy(names, read('package-lock.json').packages)) {
    const from = join(root, path);
    const isItsOwn = (file) => !file.slice(from.length).includes('node_modules');
    // Binaries for other platforms are in the lock alone.
    if (existsSync(from)) cpSync(from, join(folder, path), { recursive: true, filter: isItsOwn });
  }
}

const IMPORTED = [
  /^(?:import\b|export\b|\})[^'"\n;]*\bfrom ["']([^."'][^"']*)["']/gm,
  /^import ["']([^."'][^"']*)["']/gm,
  /\bimport\(["']([^."'][^"']*)["']\)/gm,
];

/** The packages that Node's part imports; those of the browser's part are built into it. */
export function importsOf(dist) {
  const files = readdirSync(dist, { recursive: true }).map((name) => join(dist, name));
  const code = files.filter((file) => extname(file) === '.js' && !file.startsWith(join(dist, 'web')));
  const texts = code.map((file) => readFileSync(file, 'utf8'));
  const modules = texts.flatMap((text) => IMPORTED.flatMap((way) => [...text.matchAll(way)].map(([, name]) => name)));
  const packages = modules.filter((name) => !name.startsWith('node:')).map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0]);
  return [...new Set(packages)].toSorted();
}

const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = resolve(process.argv[2] ?? 'package.tmp');
  const isWhole = process.argv.includes('--with-packages');
  await pack(folder);
  if (isWhole) copyPackages(importsOf(join(root, 'dist')), folder);
  process.stdout.write(isWhole ? `Ready to run: ${join(folder, 'bin', 'cockleshell')}\n` : `Ready to be packed: npm pack ${folder}\n`);
}
