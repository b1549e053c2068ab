import { defineConfig } from 'vite';

/** The browser's part of the table. Node's part is compiled by tsc. */
export default defineConfig({
  root: 'src/web',
  base: '/',
  oxc: { jsx: { runtime: 'automatic' } },
  build: { outDir: '../../dist/web', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
});
