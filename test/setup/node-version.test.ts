/** Which Node is let in: the same as package.json says, and one sentence for any other. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { runsOn } from '../../bin/node-version.mjs';

const RANGE = '^20.19 || ^22.13 || >=24';

it.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.3', false],
  ['22.12.0', false],
  ['22.13.0', true],
  ['22.19.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s: %s', (version, runs) => {
  expect(runsOn(version)).toBe(runs);
});

it.each(['package.json', 'package-lock.json'])('%s asks for the same', (file) => {
  const Asking = z.object({ engines: z.object({ node: z.string() }) });
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const asking = file === 'package.json' ? read : z.object({ packages: z.object({ '': Asking }) }).parse(read).packages[''];
  expect(Asking.parse(asking).engines.node).toBe(RANGE);
});
