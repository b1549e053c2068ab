/** The dependency rules can fail: each of them is broken once, in a house of its own built after the real one. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CONFIG = '.dependency-cruiser.cjs';
const RULES = namesIn(createRequire(import.meta.url)(resolve(CONFIG)));

/** A file of each room, and one import that its rule forbids. */
const PLANTED: readonly { readonly rule: string; readonly from: string; readonly to: string }[] = [
  { rule: 'kernel-knows-nobody', from: 'src/kernel/planted.ts', to: '../games/commando/game.ts' },
  { rule: 'kernel-does-no-io', from: 'src/kernel/planted-io.ts', to: 'node:fs' },
  { rule: 'hexmap-is-pure', from: 'src/hexmap/planted.ts', to: '../games/commando/game.ts' },
  { rule: 'games-stand-on-the-kernel', from: 'src/games/commando/planted.ts', to: '../../lab/lab.ts' },
  { rule: 'games-keep-to-themselves', from: 'src/games/commando/planted-other.ts', to: '../v-commandos/game.ts' },
  { rule: 'rules-know-no-words-and-no-looks', from: 'src/games/commando/rules/planted.ts', to: '../text/texts.ts' },
  { rule: 'words-know-no-game', from: 'src/words/planted.ts', to: '../games/commando/game.ts' },
  { rule: 'bots-play-any-game', from: 'src/bots/planted.ts', to: '../games/commando/game.ts' },
  { rule: 'store-knows-no-game', from: 'src/store/planted.ts', to: '../games/commando/game.ts' },
  { rule: 'lab-looks-down', from: 'src/lab/planted.ts', to: '../cli/cli.ts' },
  { rule: 'wire-is-plain', from: 'src/wire/planted.ts', to: '../server/server.ts' },
  { rule: 'server-looks-down', from: 'src/server/planted.ts', to: '../cli/cli.ts' },
  { rule: 'board-knows-no-rule', from: 'src/board/planted.ts', to: '../kernel/kernel.ts' },
  { rule: 'web-talks-over-the-wire', from: 'src/web/planted.ts', to: '../server/server.ts' },
  { rule: 'cli-looks-down', from: 'src/cli/planted.ts', to: '../web/web.ts' },
  { rule: 'nothing-unresolved', from: 'src/kernel/planted-nowhere.ts', to: './nowhere.ts' },
  { rule: 'no-circles', from: 'src/kernel/a-planted-circle.ts', to: './circle.ts' },
];

/** What the planted files point at; by themselves they break nothing. */
const ROOMS: Readonly<Record<string, string>> = {
  'src/kernel/kernel.ts': '',
  'src/web/web.ts': '',
  'src/kernel/circle.ts': '',
  'src/games/commando/game.ts': "import '../../kernel/kernel.ts';\n",
  'src/games/commando/text/texts.ts': '',
  'src/games/v-commandos/game.ts': '',
  'src/lab/lab.ts': "import '../games/commando/game.ts';\n",
  'src/cli/cli.ts': "import '../lab/lab.ts';\n",
  'src/server/server.ts': '',
};

function namesIn(config: unknown): string[] {
  const { forbidden } = config as { readonly forbidden: readonly { readonly name: string }[] };
  return forbidden.map(({ name }) => name);
}

describe('the dependency rules', () => {
  const house = mkdtempSync(join(tmpdir(), 'cockleshell-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), text);
  };

  beforeAll(() => {
    copyFileSync(CONFIG, join(house, CONFIG));
    copyFileSync('tsconfig.json', join(house, 'tsconfig.json'));
    for (const [file, text] of Object.entries(ROOMS)) write(file, `${text}export {};\n`);
  });

  afterAll(() => rmSync(house, { recursive: true }));

  /** The rules that are broken, by name, each with the file that breaks it. */
  function broken(): string[] {
    const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const { stdout, stderr } = spawnSync(process.execPath, [cruiser, '--config', CONFIG, '--output-type', 'json', 'src'], {
      cwd: house,
      encoding: 'utf8',
    });
    if (!stdout) throw new Error(stderr);
    const { summary } = JSON.parse(stdout) as {
      readonly summary: { readonly violations: readonly { rule: { name: string }; from: string }[] };
    };
    return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  }

  it('are all tried here', () => {
    expect(PLANTED.map(({ rule }) => rule).sort()).toEqual([...RULES].sort());
  });

  it('let a house pass in which nothing is planted', () => {
    expect(broken()).toEqual([]);
  });

  it('each fail on the import planted for them', () => {
    for (const { from, to } of PLANTED) write(from, `import '${to}';\nexport {};\n`);
    write('src/kernel/circle.ts', "import './a-planted-circle.ts';\nexport {};\n");
    expect(broken().sort()).toEqual(PLANTED.map(({ rule, from }) => `${rule}: ${from}`).sort());
  });
});
