#!/usr/bin/env node
// Presses everything everywhere and writes down what came of it: docs/reasons.md. Look at the difference before committing it.
import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const { module } = await runnerImport(new URL('../test/pressing/write-reasons.ts', import.meta.url).pathname);
writeFileSync(new URL('../docs/reasons.md', import.meta.url), module.page());
