// Arrows point down only (docs/architecture.md). test/architecture.test.ts shows that these rules can fail.
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.ts$' },
  to: { path: '^src/', pathNot: allowed },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('kernel-knows-nobody', '^src/kernel/', '^src/kernel/', 'The kernel imports nothing of ours.'),
    {
      name: 'kernel-does-no-io',
      severity: 'error',
      from: { path: '^src/(kernel|hexmap|words|games|bots)/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    only('hexmap-is-pure', '^src/hexmap/', '^src/(hexmap|kernel)/', 'Geometry knows no game.'),
    only('games-stand-on-the-kernel', '^src/games/', '^src/(games|hexmap|kernel|words|board)/', 'A game imports nothing above it.'),
    {
      name: 'games-keep-to-themselves',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'rules-know-no-words-and-no-looks',
      comment: 'Rules import neither face, nor React, nor text, nor the bot.',
      severity: 'error',
      from: { path: '^src/games/[^/]+/(rules|state|vocabulary|options)' },
      to: { path: ['^src/games/[^/]+/(face/|text|bot)', '^src/words/', 'node_modules/(react|i18next)'] },
    },
    only('words-know-no-game', '^src/words/', '^src/(words|kernel)/', 'Sentences for any game.'),
    only('bots-play-any-game', '^src/bots/', '^src/(bots|kernel)/', 'Bots know the kernel only.'),
    only('store-knows-no-game', '^src/store/', '^src/(store|kernel)/', 'Saved tables of any game.'),
    only('lab-looks-down', '^src/lab/', '^src/(lab|bots|games|hexmap|kernel|words)/', 'The lab uses bots and games.'),
    only('wire-is-plain', '^src/wire/', '^src/(wire|kernel)/', 'What server and browser say to each other.'),
    only(
      'server-looks-down',
      '^src/server/',
      '^src/(server|store|wire|bots|games|kernel|words)/',
      'The referee uses store, bots and games.',
    ),
    only('board-knows-no-rule', '^src/board/', '^src/(board|hexmap)/', 'What boards are drawn with; of ours, only geometry.'),
    only(
      'web-talks-over-the-wire',
      '^src/web/',
      '^src/(web|board|wire|games|bots|hexmap|kernel|words)/',
      'The browser imports neither store nor server.',
    ),
    only(
      'cli-looks-down',
      '^src/cli/',
      '^src/(cli|server|lab|bots|store|games|kernel|words)/',
      'The command line uses everything but web.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
