/** The store compiled from what is here now, for processes and threads of its own. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILT, isUpToDate, ROOT } from '../built.ts';

/** Inside node_modules, so that the compiled store finds its packages. Each test file runs in a process of its own. */
export const COMPILED = join(ROOT, 'node_modules', '.cache', `store-${process.pid}`);
const DIST = join(COMPILED, 'dist');
export const STORE_FILE = join(DIST, 'store', 'store.js');

export async function compileStore(): Promise<void> {
  await mkdir(COMPILED, { recursive: true });
  if (isUpToDate()) {
    await symlink(BUILT, DIST);
    return;
  }
  const config = {
    extends: join(ROOT, 'tsconfig.build.json'),
    compilerOptions: { rootDir: join(ROOT, 'src'), outDir: DIST },
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
