/** What `npm test` says: how far it is, each failure with the command that repeats it alone, and at the end one table of what was proved. */
import { relative } from 'node:path';
import { MinimalReporter, type TestCase, type TestModule, type TestRunEndReason, type TestSpecification, type Vitest } from 'vitest/node';
import { type Part, partOf, progressLine, repeating, tableOf, timeFor } from './proving-words.ts';

type Ends = Parameters<MinimalReporter['onTestRunEnd']>;

const MINUTE = 60_000;

export class Proving extends MinimalReporter {
  readonly #before: readonly Part[];
  readonly #parts = new Map<string, Part>();
  #failed = 0;
  #began = 0;
  #ticking: NodeJS.Timeout | undefined;

  /** `before`: what `npm test` has done already. */
  constructor(before: readonly Part[]) {
    super();
    this.#before = before;
  }

  override onInit(ctx: Vitest): void {
    this.ctx = ctx;
  }

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    super.onTestRunStart(specifications);
    this.#began = Date.now();
    for (const { project } of specifications) {
      const part = this.#partOf(project.name);
      this.#parts.set(project.name, { ...part, files: part.files + 1 });
    }
    this.#ticking = setInterval(() => this.#tell(), this.isTTY ? 1000 : MINUTE);
  }

  override onTestCaseResult(test: TestCase): void {
    super.onTestCaseResult(test);
    const { state } = test.result();
    const part = this.#partOf(test.project.name);
    if (state === 'failed') this.#failed++;
    if (state === 'passed') this.#parts.set(test.project.name, { ...part, tests: part.tests + 1 });
  }

  override onTestModuleEnd(module: TestModule): void {
    this.#clearLine();
    super.onTestModuleEnd(module);
    const part = this.#partOf(module.project.name);
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    const seconds = part.seconds + (duration + collectDuration + setupDuration) / 1000;
    this.#parts.set(module.project.name, { ...part, done: part.done + 1, seconds });
    if (this.isTTY) this.#tell();
  }

  override onTestRunEnd(...[modules, errors, reason]: Ends): void {
    clearInterval(this.#ticking);
    this.#clearLine();
    super.onTestRunEnd(modules, errors, reason satisfies TestRunEndReason);
    const failed = modules.flatMap((module) => [...module.children.allTests('failed')].map((test) => [module, test] as const));
    const root = this.ctx.config.root;
    const broken = modules.filter((module) => module.state() === 'failed' && [...module.children.allTests('failed')].length === 0);
    for (const [module, { fullName }] of failed) this.log(`Again, alone:  ${repeating(relative(root, module.moduleId), fullName)}`);
    for (const module of broken) this.log(`Again, alone:  ${repeating(relative(root, module.moduleId))}`);
    const all = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: 'passed' | 'failed' | 'skipped') => all.filter((test) => test.result().state === state).length;
    const before = this.#before.reduce((sum, { seconds }) => sum + seconds, 0);
    this.log(tableOf([...this.#before, ...this.#parts.values()], before + (Date.now() - this.#began) / 1000));
    this.log(`\nTests: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
  }

  /** The table stands in its place. */
  override reportTestSummary(): void {}

  #partOf(name: string): Part {
    return this.#parts.get(name) ?? partOf(name);
  }

  #tell(): void {
    const line = progressLine(timeFor((Date.now() - this.#began) / 1000), [...this.#parts.values()], this.#failed);
    if (this.isTTY) process.stdout.write(`\r\u001b[K${line.slice(0, (process.stdout.columns ?? 80) - 1)}`);
    else this.log(line);
  }

  #clearLine(): void {
    if (this.isTTY) process.stdout.write('\r\u001b[K');
  }
}
