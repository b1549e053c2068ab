import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LastWord } from './test/last-word.ts';
import { Proving } from './test/proving.ts';

/** Longest first: what is over in a moment comes last, so that no core is left alone with something long. */
const ORDER = ['play', 'soak', 'browser', 'system', 'altered', 'rules'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => ORDER.indexOf(project.name);
    // Within a project by how long each took the last time, or by size where there was none.
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

/** Whole games of every game on the shelf. */
const PLAY = ['play', 'twin'].map((name) => `test/${name}.test.ts`);
/** A browser, shared by the files that one worker goes through. */
const BROWSER = ['test/browser/*.test.ts'];
/** Processes, disks, connections. */
const SYSTEM = ['test/{server,store,hostile}/*.test.ts', 'test/architecture.test.ts', 'src/cli/command.test.ts'];
/** What changes a module, each in a process of its own. */
const ALTERED = ['test/commando/altered-sheet.test.ts', 'test/combat-commander/terrain-bridges.test.ts'];

/** What only adds numbers: win rates of bots. */
const SOAK = ['test/soak/*.test.ts'];
const SOAKING = process.env.SOAK === 'all';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const GUARD = SOAKING ? 12 * HOUR : 20 * MINUTE;

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // A guard only: no test depends on how fast the machine is, or how busy.
    testTimeout: GUARD,
    hookTimeout: GUARD,
    // Whoever looks again and again takes the time of whatever he waits for.
    expect: { poll: { timeout: MINUTE, interval: 200 } },
    // One more than there are processors: what waits for a page, a disk or a connection leaves room for another.
    maxWorkers: availableParallelism() + 1,
    reporters: [process.env.PROVED_BEFORE ? new Proving(JSON.parse(process.env.PROVED_BEFORE)) : 'default', new LastWord()],
    sequence: { sequencer: LongestFirst },
    // The games are read once for all files that one process goes through, not once for each of three hundred.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'play', include: PLAY } },
      { extends: true, test: { name: 'browser', include: BROWSER, globalSetup: 'tools/browser.mjs' } },
      { extends: true, test: { name: 'system', include: SYSTEM } },
      { extends: true, test: { name: 'altered', include: ALTERED, isolate: true } },
      ...(SOAKING ? [{ extends: true as const, test: { name: 'soak', include: SOAK } }] : []),
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{src,test}/**/*.test.ts'],
          exclude: [...PLAY, ...BROWSER, ...SYSTEM, ...ALTERED, ...SOAK],
          // What is drawn is drawn as players get it: React's own checks would take twice as long again.
          env: { NODE_ENV: 'production' },
        },
      },
    ],
  },
});
