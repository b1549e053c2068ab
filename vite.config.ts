import { defineConfig } from 'vite';

/** Pieces of the board that every table needs at once: sent as one, they are smaller than each by itself. */
const KIT =
  /src\/board\/(counter|stack|narrow|pointing|track|dragging|dice|dice-shapes|present|tone|plates|looked-into|text-scale|free-ground|geometry)\.(ts|tsx|css)$/;

/** Small pieces that stand behind every page, and those that stand behind every table besides: likewise. */
const PAGE =
  /src\/(web\/(dialog|use-loaded|api|words|pages\/page|table\/glyph)|kernel\/(listed|interned)|words\/texts|games\/own-types)\.(ts|tsx|css)$/;
const TABLE =
  /src\/(web\/(toast|table\/(shares|scene-keeper|room|keys|housekeeping|rule-link|log-line|playing\/use-playing|company\/(stops|bot-words|seat-mark|going-by)))|board\/(thing|thrown-dice|placing|clear-ground|glass|map\/paper|map\/seeded)|kernel\/(witness\/sight|grammar|game))\.(ts|tsx|css)$/;
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
    // What is built in is somebody's work, and goes to others with the package.
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'kit', test: KIT },
            { name: 'pages', test: PAGE },
            { name: 'tables', test: TABLE },
          ],
        },
      },
    },
  },
});
