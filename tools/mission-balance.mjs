#!/usr/bin/env node
// How the scripted player fares with each mission of Commandos: Europe, what he buys, and how often he stands: one page.
//   node tools/mission-balance.mjs SEED WARS GAMES    docs/balance/commandos-europe-missions.html
// WARS whole wars and GAMES of every other set-up; the same seed and numbers give the same page.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUp } from './setup.mjs';

// Node 20 calls JSON imports experimental.
process.removeAllListeners('warning');
setUp();
const { commandosEurope: game } = await import('../dist/games/commandos-europe/game.js');
const { COMMANDOS_EUROPE } = await import('../dist/games/commandos-europe/box.js');
const { KINDS, countersOf, isFree } = await import('../dist/games/commandos-europe/content/pieces.js');
const { missionsOf } = await import('../dist/games/commandos-europe/content/missions.js');
const { LEVEL_IDS } = await import('../dist/games/commandos-europe/rules/winning.js');
const { randomChoice } = await import('../dist/bots/random.js');
const { randomFrom } = await import('../dist/kernel/dice.js');
const { Match } = await import('../dist/kernel/match.js');
const { usualSetup } = await import('../dist/kernel/setup.js');
const { Speaker } = await import('../dist/words/speaker.js');

const [seed = '7', wars = '1000', games = '1000'] = process.argv.slice(2);
const SEAT = 'commander';
const speaker = new Speaker('en', ...COMMANDOS_EUROPE.texts.en);

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);
const share = (part, whole) => (whole === 0 ? '' : `${Math.round((100 * part) / whole)} %`);
const mean = (numbers) => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length);

/** Everything that is counted over the games of one set-up. */
function tallyOf(setup) {
  return { setup, scores: [], accomplished: [], lost: [], defeats: 0, levels: {}, offered: 0, stood: 0, bought: {}, missions: {} };
}

function play(tally, number, isRandom) {
  const mine = new Set();
  let current = { drawn: 0, accomplished: 0, forfeited: 0, fled: 0, stood: 0 };
  const tell = (event) => {
    if (event.type === 'bought') mine.add(event.piece);
    else if (event.type === 'base-bought') mine.add('base');
    else if (event.type === 'mission-drawn') {
      tally.missions[event.mission] ??= { drawn: 0, accomplished: 0, forfeited: 0, fled: 0, stood: 0 };
      current = tally.missions[event.mission];
      current.drawn++;
    } else if (event.type === 'accomplished' || event.type === 'forfeited') current[event.type]++;
  };
  const name = `${seed}/${tally.setup}/${number}`;
  const match = new Match(game, game.begin(usualSetup(game, tally.setup), randomFrom(name)), { tell }, false);
  const random = randomFrom(`${name} bots`);
  while (match.decision) {
    const { question } = match.decision;
    const choices = match.choices(SEAT);
    const choice = isRandom ? randomChoice(choices, random) : game.player.policy(match.state, SEAT, question, choices, random);
    if (question.asks === 'escape') {
      tally.offered++;
      current[choice.kind === 'stand' ? 'stood' : 'fled']++;
      if (choice.kind === 'stand') tally.stood++;
    }
    match.choose(choice, SEAT);
  }
  const { score, accomplished, lost } = game.lab.figures(match.state);
  const { level } = game.view(match.state, SEAT);
  tally.scores.push(score);
  tally.accomplished.push(accomplished);
  tally.lost.push(lost);
  if (match.outcome.how === 'defeat') tally.defeats++;
  else tally.levels[level] = (tally.levels[level] ?? 0) + 1;
  for (const piece of mine) tally.bought[piece] = (tally.bought[piece] ?? 0) + 1;
}

const NUMBERS = { war: Number(wars) };
const tallies = game.setups.map(({ id }) => tallyOf(id));
for (const tally of tallies) for (let i = 0; i < (NUMBERS[tally.setup] ?? Number(games)); i++) play(tally, i, false);
const byLot = tallyOf('war');
for (let i = 0; i < Number(games); i++) play(byLot, i, true);

const table = (head, rows) => `<table><thead><tr>${head.map((each) => `<th>${each}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}</tbody></table>`;

const bar = (parts) => {
  let x = 0;
  const drawn = parts.map(([value, kind]) => {
    const from = x;
    x += value;
    return `<rect class="${kind}" x="${(from * 200).toFixed(1)}" width="${(value * 200).toFixed(1)}" height="12"/>`;
  });
  return `<svg viewBox="0 0 200 12" width="200" height="12" role="img" aria-label="${parts.map(([v, k]) => `${k} ${Math.round(v * 100)} %`).join(', ')}">${drawn.join('')}</svg>`;
};

const setupRows = [...tallies, { ...byLot, title: 'the whole war by lot' }].map((t) => [
  t.title ?? speaker.setup(t.setup),
  t.scores.length,
  mean(t.scores).toFixed(2),
  mean(t.accomplished).toFixed(2),
  mean(t.lost).toFixed(2),
  share(t.defeats, t.scores.length),
  t.offered,
  share(t.stood, t.offered),
]);

const [war] = tallies;
const onMaps = ['norway', 'north-africa', 'normandy', 'continent'];
const missionRows = onMaps.flatMap((map, number) =>
  missionsOf({ map: number, own: null }).map(({ id, award, requires }) => {
    const m = war.missions[id] ?? { drawn: 0, accomplished: 0, forfeited: 0, fled: 0, stood: 0 };
    const parts = [
      [m.accomplished / m.drawn, 'accomplished'],
      [m.forfeited / m.drawn, 'forfeited'],
    ];
    return [
      speaker.name(map),
      speaker.name(id),
      award,
      requires.map((kind) => speaker.name(kind)).join(', '),
      share(m.drawn, war.scores.length),
      m.drawn === 0 ? '' : bar(parts),
      share(m.accomplished, m.drawn),
      share(m.forfeited, m.drawn),
      (m.fled / m.drawn).toFixed(2),
      (m.stood / m.drawn).toFixed(2),
    ];
  }),
);

const goods = [...KINDS.filter((kind) => !isFree(countersOf(kind)[0])), 'base'];
const goodsRows = goods.map((kind) => [
  kind === 'base' ? 'second base' : speaker.name(kind),
  ...[war, ...tallies.filter(({ setup }) => onMaps.includes(setup))].map((t) => share(t.bought[kind] ?? 0, t.scores.length)),
]);
const levelRows = LEVEL_IDS.map((level) => [
  speaker.say(`level ${level}`),
  war.levels[level] ?? 0,
  share(war.levels[level] ?? 0, war.scores.length),
]);

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Commandos: Europe, mission by mission</title>
<style>
body { margin: 0 auto; max-width: 70rem; padding: 1rem 1.5rem 3rem; font: 16px/1.5 system-ui, sans-serif; }
table { border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums; display: block; overflow-x: auto; }
th, td { padding: 0.25rem 0.6rem; border-bottom: 1px solid #8885; text-align: left; white-space: nowrap; }
.accomplished { fill: #2f6b4f; } .forfeited { fill: #b5573c; }
</style></head><body>
<h1>Commandos: Europe, mission by mission</h1>
<p>The scripted player, rules ${game.rulesVersion}. Made again by <code>node tools/mission-balance.mjs ${seed} ${wars} ${games}</code>.</p>
<h2>Set-ups</h2>
${table(['set-up', 'games', 'score', 'accomplished', 'squads lost', 'defeats', 'escapes offered', 'stood through'], setupRows)}
<p>A defeat counts 0. Stood through: of the detections at which an escape was offered, those at which it was not taken.</p>
<h2>Levels of the whole war</h2>
${table(['level', 'wars', 'share'], levelRows)}
<h2>Missions in the whole war</h2>
${table(['map', 'mission', 'award', 'requires', 'drawn', '', 'accomplished', 'forfeited', 'fled from', 'stood for'], missionRows)}
<p>Drawn: share of wars. Fled from and stood for: how often, each time the mission was drawn.</p>
<h2>What is bought</h2>
${table(['piece', 'the whole war', ...onMaps.map((map) => speaker.name(map))], goodsRows)}
<p>Share of games in which it was bought at least once.</p>
</body></html>
`;
const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs', 'balance');
writeFileSync(join(folder, 'commandos-europe-missions.html'), page);
console.log(setupRows.map((row) => row.join('  ')).join('\n'));
console.log(levelRows.map((row) => row.join(' ')).join(', '));
console.log(goodsRows.map((row) => row.join(' ')).join('\n'));
