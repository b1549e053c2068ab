import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // suites that play thousands of games take their time on a busy machine
    testTimeout: 900_000,
    maxWorkers: '100%',
  },
});
