import { defineConfig } from 'vite';

/** Pieces of the board that every table needs at once: sent as one, they are smaller than each by itself. */
const KIT =
  /src\/board\/(counter|stack|narrow|pointing|track|dragging|dice|dice-shapes|present|tone|plates|looked-into|text-scale|free-ground|geometry)\.(ts|tsx|css)$/;

/** The browser's part of the table. Node's part is compiled by tsc. */
export default defineConfig({
  root: 'src/web',
  base: '/',
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'kit', test: KIT }] } } },
  },
});
