/** What a soak says: how far each suite has come, and at the end a table of everything that was tried. */
import { relative } from 'node:path';
import type { UserConsoleLog } from 'vitest';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

const time = (ms: number) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;

export default class SoakTable implements Reporter {
  #vitest: Vitest | undefined;
  #began = 0;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
    this.#began = performance.now();
  }

  onUserConsoleLog({ content }: UserConsoleLog): void {
    this.#say(`${time(performance.now() - this.#began)}  ${content.trimEnd()}`);
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    for (const { message } of errors) this.#say(`${this.#fileOf(test.module)}: ${test.fullName}\n${message}\n`);
    if (state === 'failed') process.exitCode = 1;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    this.#say('\n| suite | what was tried | result | minutes |\n| --- | --- | --- | --- |');
    for (const module of modules) {
      const file = this.#fileOf(module);
      for (const { message } of module.errors()) this.#say(`| ${file} | | cannot be run: ${message} | |`);
      for (const test of module.children.allTests()) {
        this.#say(`| ${file} | ${test.fullName} | ${test.result().state} | ${time(test.diagnostic()?.duration ?? 0)} |`);
        for (const figure of test.meta().figures ?? []) this.#say(`| | ${figure} | | |`);
      }
    }
    const failed = modules.filter((module) => !module.ok()).length + unhandled.length;
    const isTried = modules.some((module) => [...module.children.allTests('passed')].length > 0);
    const came = failed > 0 ? 'Not everything held' : isTried ? 'Everything that was tried held' : 'Nothing was tried';
    this.#say(`\n${came}, after ${time(performance.now() - this.#began)} minutes.`);
    if (failed > 0 || !isTried) process.exitCode = 1;
  }

  #fileOf({ moduleId }: TestModule): string {
    return relative(this.#vitest?.config.root ?? '', moduleId);
  }

  #say(line: string): void {
    this.#vitest?.logger.log(line);
  }
}
