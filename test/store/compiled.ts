/** The store compiled from what is here now, for processes and threads of its own. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Inside node_modules, so that the compiled store finds its packages. Each test file runs in a process of its own. */
export const COMPILED = join(ROOT, 'node_modules', '.cache', `store-${process.pid}`);
export const STORE_FILE = join(COMPILED, 'store', 'store.js');

export async function compileStore(): Promise<void> {
  await mkdir(COMPILED, { recursive: true });
  const config = {
    extends: join(ROOT, 'tsconfig.build.json'),
    compilerOptions: { rootDir: join(ROOT, 'src'), outDir: COMPILED },
    include: [join(ROOT, 'src', 'store')],
    exclude: [],
  };
  await writeFile(join(COMPILED, 'tsconfig.json'), JSON.stringify(config));
  await writeFile(join(COMPILED, 'package.json'), JSON.stringify({ type: 'module' }));
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', join(COMPILED, 'tsconfig.json')], { encoding: 'utf8' });
  if (!existsSync(STORE_FILE)) throw new Error(`The store does not compile:\n${stdout}`);
}

export async function removeCompiled(): Promise<void> {
  await rm(COMPILED, { recursive: true, force: true });
}
