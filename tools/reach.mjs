// Which tests a change reaches: whatever imports what was changed, the nearest first.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const IMPORTED = /(?:\bfrom|\bimport|\bURL)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const CODE = /\.(ts|tsx|mjs|mts|css)$/;

/** All files of code by their paths from the root, each with what it imports. */
function readCode() {
  const files = ['src', 'test', 'tools', 'bin'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && CODE.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(
    files.map((file) => {
      const text = readFileSync(file, 'utf8');
      const imports = [...text.matchAll(IMPORTED)].map(([, path]) => relative(root, join(dirname(file), path)));
      return [relative(root, file), { text, imports }];
    }),
  );
}

/**
 * @param {readonly string[]} changed paths from the root
 * @returns {{ file: string, distance: number }[]} test files, the nearest first
 */
export function testsReachedBy(changed) {
  const code = readCode();
  const importers = new Map();
  for (const [file, { imports }] of code) for (const path of imports) importers.set(path, [...(importers.get(path) ?? []), file]);
  const distances = new Map();
  let edge = changed.flatMap((path) => (code.has(path) || importers.has(path) ? [path] : namedIn(code, path)));
  for (let distance = 0; edge.length > 0; distance++) {
    const next = edge.filter((path) => !distances.has(path));
    for (const path of next) distances.set(path, distance);
    edge = next.flatMap((path) => importers.get(path) ?? []);
  }
  return [...distances]
    .filter(([path]) => path.endsWith('.test.ts') && existsSync(join(root, path)))
    .map(([file, distance]) => ({ file, distance }))
    .sort((a, b) => a.distance - b.distance);
}

/** What nobody imports is read: by code that names it, or the folder in which it lies. */
function namedIn(code, path) {
  const names = [basename(path), basename(dirname(path))].map((name) => new RegExp(`['"\`/]${name.replace(/\W/g, '\\$&')}['"\`/]`));
  return [...code].filter(([, { text }]) => names.some((name) => name.test(text))).map(([file]) => file);
}
