#!/usr/bin/env node
// Presses everything everywhere and writes down what came of it: docs/reasons.md and its like for other games. Look at the difference
// before committing it.
import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const { module } = await runnerImport(new URL('../test/pressing/write-reasons.ts', import.meta.url).pathname);
for (const [name, text] of Object.entries(module.pages())) writeFileSync(new URL(`../docs/${name}`, import.meta.url), text);
