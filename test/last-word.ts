/** What is said when all tests have run: rows of a ledger without a proof, which is a failure, and what was skipped and why. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node';
import { faultsOfProofs, type Ledger, type Proof } from './proofs.ts';

export class LastWord implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    // Of tests picked by their names nothing follows for the others.
    if (!this.#vitest || this.#vitest.config.testNamePattern) return;
    const { root } = this.#vitest.config;
    const ran = modules.map((module) => ({ file: relative(root, module.moduleId), tests: [...module.children.allTests()] }));
    const ledgers = ran.flatMap(({ tests }) => tests.flatMap((test) => test.meta().ledger ?? []));
    for (const ledger of ledgers) this.#check(ledger, ran);
    const all = ran.flatMap(({ tests }) => tests);
    for (const test of all.filter((one) => one.diagnostic()?.flaky)) this.#vitest.logger.log(`Passed when tried again: ${test.fullName}.`);
    this.#vitest.logger.log(sentenceOf(modules.flatMap((module) => [...module.children.allTests('skipped')])));
  }

  /** Only where every test file of the game has run: else a row may well be proved in another. */
  #check(ledger: Ledger, ran: readonly { file: string; tests: readonly TestCase[] }[]): void {
    const folder = join('test', ledger.game);
    const wanted = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
    const files = ran.filter(({ file }) => file.startsWith(`${folder}/`));
    if (files.length < wanted.length) return;
    const proofs = files.flatMap(({ file, tests }) => tests.flatMap((test) => proofIn(file, test)));
    for (const fault of faultsOfProofs(ledger, proofs)) {
      this.#vitest?.logger.error(`\n${fault}`);
      process.exitCode = 1;
    }
  }
}

function proofIn(file: string, test: TestCase): Proof[] {
  const { rows } = test.meta();
  return rows ? [{ file, rows, passed: test.result().state === 'passed' }] : [];
}

/** What is skipped says why in its title. */
function sentenceOf(skipped: readonly TestCase[]): string {
  const times = new Map<string, number>();
  for (const test of skipped) times.set(whyOf(test), (times.get(whyOf(test)) ?? 0) + 1);
  if (times.size === 0) return 'Nothing was skipped.\n';
  return `Skipped: ${[...times].map(([why, count]) => `${count} (${why})`).join(', ')}.\n`;
}

/** The title of the outermost suite that is skipped, or of the test itself. */
function whyOf(test: TestCase): string {
  let why = test.name;
  for (let suite: TestSuite | TestModule = test.parent; suite.type === 'suite'; suite = suite.parent)
    if (suite.options.mode === 'skip') why = suite.name;
  return why;
}
