#!/usr/bin/env node
// Writes the icons of Commando's table out of the icon set, so that the browser gets only those that are used.
//   node tools/icons.mjs
// Names are those of game-icons.net; look at a new one before listing it (`rifle` there is a cartridge), and credit its
// author in NOTICE.md. What the set has no good picture of is drawn by hand in drawings/figures.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = `
  airplane airplane-departure ak47 anchor apc backup barracks-tent binoculars camel captain-hat-profile
  crosshair donkey dynamite envelope eye-target flying-flag forest helicopter high-grass hiking hooded-figure
  huts-village jeep jerrycan jet-fighter machine-gun megaphone minefield mortar palm-tree papers parachute peaks
  pocket-radio public-speaker rank-3 return-arrow road rolling-dices screaming stopwatch swamp tombstone
  tower-flag truck village watchtower waves wood-canoe wooden-crate
`;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'));

function outlineOf(name) {
  const icon = set.icons[name];
  if (!icon) throw new Error(`game-icons has no ${name}`);
  const outlines = [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, outline]) => outline);
  if (outlines.length === 0) throw new Error(`${name} is no path`);
  return outlines.join('');
}

const rows = NAMES.trim()
  .split(/\s+/)
  .sort()
  .map((name) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}:\n    '${outlineOf(name)}',`);

const text = `/** Written by tools/icons.mjs from game-icons.net (CC BY 3.0, authors in NOTICE.md): outlines in a square of 512. */
export const ICONS = {
${rows.join('\n')}
} as const;
`;
writeFileSync(join(root, 'src/games/commando/table/icons.ts'), text);
