/** A step of set-up that fails says what to do, and what the program said first. */
import { describe, expect, it } from 'vitest';
import { explain, run } from '../../tools/steps.mjs';

/** A program that says this and fails. */
async function failed(said: string): Promise<string> {
  const program = `process.stderr.write(${JSON.stringify(said)}); process.exit(1)`;
  const error: unknown = await run(process.execPath, ['-e', program], '.').catch((thrown: unknown) => thrown);
  return explain(error, '/home/player/cockleshell');
}

describe('set-up that fails', () => {
  it.each([
    ['npm error code ENOTFOUND\nnpm error network request failed', /^The registry of packages cannot be reached: .*proxy/],
    ['npm ERR! code ECONNREFUSED', /^The registry of packages cannot be reached/],
    ['npm error code E401', /^The registry of packages refuses/],
    ['npm error code E404\nnpm error 404 fastify@5.12.8', /^The registry of packages does not have one/],
    ['npm error code EINTEGRITY', /^A package arrived damaged/],
    ['npm error code EUSAGE', /^package\.json and package-lock\.json do not fit/],
    ['npm error code ENOSPC\nnpm error EACCES was never met', /^There is no space left on the disk/],
    ["error TS5033: Could not write file 'dist/a.js': no space left on device", /^There is no space left/],
    ['npm error code EACCES', /^Something may not be written: see that you own \/home\/player\/cockleshell /],
    ["Error: Cannot find module 'vite' { code: 'MODULE_NOT_FOUND' }", /^A package is missing or damaged: delete the folder node_modules/],
    ['something nobody foresaw', /^This did not work: .* Then start again/],
  ])('%s', async (said, sentence) => {
    const told = await failed(said);
    expect(told).toMatch(sentence);
    expect(told).toContain(`    ${said.split('\n')[0]}`);
  });

  it('names a program that is not there', async () => {
    const error: unknown = await run('no-such-program', [], '.').catch((thrown: unknown) => thrown);
    expect(explain(error, '.')).toMatch(/no-such-program/);
  });
});
