/** A simulation as one page: no script, nothing fetched, and the same bytes from the same seed. */
import { gameOf, textsOf } from '../games/shelf.ts';
import { Speaker } from '../words/speaker.ts';
import type { GameRecord, Plan } from './games.ts';
import { distributionPlot, tallyPlot, winPlot } from './plots.ts';
import { countedSeat, figureNames, type Row, type Sheet, sheetOf } from './summary.ts';
import { sharesOf, type Tallied, talliesOf } from './tallies.ts';
import type { Words } from './words.ts';

export interface Simulated {
  readonly plan: Plan;
  /** As it was asked for; all of them by turns if left out. */
  readonly setup: string | undefined;
  readonly records: readonly GameRecord[];
  readonly rows: readonly Row[];
}

/** By which a report is known again; nothing else is ever written over. */
export const REPORT_MARK = '<meta name="generator" content="cockleshell sim">';

export function reportPage(simulated: Simulated, words: Words): string {
  const { plan, records, rows } = simulated;
  const title = words.say('report.title', { game: plan.game, games: words.number(records.length) });
  const wins = words.say('report.wins');
  return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${REPORT_MARK}
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${facts(simulated, words)}
<h2 id="table">${escaped(words.say('report.table'))}</h2>
${table(sheetOf(rows, words), 'table')}
<p>${escaped(notes(plan, words))}</p>
<h2>${escaped(wins)}</h2>
${winPlot(rows, wins)}
<p>${escaped(words.say('report.distribution.note'))}</p>
${distributions(records, words)}
${tallySections(plan.game, records, words)}
</main>
</body>
</html>
`;
}

function notes({ game: id }: Plan, words: Words): string {
  const game = gameOf(id);
  const seat = game && countedSeat(game);
  const note = words.say('report.table.note');
  return seat === undefined ? note : `${note} ${words.say('sim.seat', { seat })}`;
}

function facts({ plan, setup, records }: Simulated, words: Words): string {
  const options = Object.entries(plan.setups[0]?.options ?? {}).map(([name, value]) => `${name}=${value}`);
  const rows: [string, string][] = [
    [words.say('report.game'), plan.game],
    [words.say('report.rules'), gameOf(plan.game)?.rulesVersion ?? ''],
    [words.say('report.setup'), setup ?? words.say('report.setup.all')],
    [words.say('report.options'), options.join(', ')],
    [words.say('report.bots'), plan.bots.join(', ')],
    [words.say('report.seed'), plan.seed],
    [words.say('report.games'), words.number(records.length)],
    [words.say('report.decisions'), words.number(records.reduce((sum, { decisions }) => sum + decisions, 0))],
  ];
  const list = rows.map(([term, value]) => `<dt>${escaped(term)}</dt><dd>${escaped(value)}</dd>`).join('\n');
  return `<dl>
${list}
</dl>
<p>${escaped(words.say('report.repeat'))}: <code>${escaped(commandFor(plan, setup))}</code></p>`;
}

/** What to type to see the same figures. */
function commandFor(plan: Plan, setup: string | undefined): string {
  const options = gameOf(plan.game)?.options ?? [];
  const chosen = options.filter(({ id, default: usual }) => (plan.setups[0]?.options[id] ?? usual) !== usual);
  return [
    `bin/cockleshell sim ${plan.game}`,
    ...(setup === undefined ? [] : [`--setup ${setup}`]),
    `--games ${plan.games} --seats ${plan.bots.join(',')} --seed ${quoted(plan.seed)}`,
    ...chosen.map(({ id }) => `--option ${id}=${plan.setups[0]?.options[id]}`),
    ...(plan.habits ? ['--habits'] : []),
  ].join(' ');
}

function table({ head: names, lines }: Sheet, headingId: string): string {
  const head = names.map((name) => `<th scope="col">${escaped(name)}</th>`).join('');
  const body = lines.map(([first = '', ...cells]) => {
    return `<tr><th scope="row">${escaped(first)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-labelledby="${headingId}"><table>
<thead><tr>${head}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table></div>`;
}

function distributions(records: readonly GameRecord[], words: Words): string {
  const numberIn = (name: string) => (record: GameRecord) => {
    const value = record.figures[name];
    return typeof value === 'number' ? value : undefined;
  };
  const plots = figureNames(records).map((name) => {
    const label = words.say('report.distribution', { figure: words.figure(name) });
    return { label, svg: distributionPlot(records, numberIn(name), label) };
  });
  const length = words.say('report.distribution.length');
  plots.push({ label: length, svg: distributionPlot(records, ({ decisions }) => decisions, length) });
  return plots.map(({ label, svg }) => `<h2>${escaped(label)}</h2>\n${svg}`).join('\n');
}

/** What was counted once of each thing is compared from scenario to scenario; of what was counted in several ways each scenario has a plot. */
function tallySections(game: string, records: readonly GameRecord[], words: Words): string {
  const tallies = talliesOf(records);
  const headings = [...new Set(tallies.map(({ heading }) => heading))];
  const nameOf = thingNames(game, words);
  const sections = headings.map((heading) => {
    const same = tallies.filter((tallied) => tallied.heading === heading);
    return same.every(({ counts }) => counts.length === 1)
      ? compared(same, words, nameOf)
      : same.map((one) => apart(one, words, nameOf)).join('\n');
  });
  return sections.join('\n');
}

function compared(same: readonly Tallied[], words: Words, nameOf: ThingName): string {
  const { heading = '' } = same[0] ?? {};
  const ids = [...new Set(same.flatMap(({ things }) => things.map(({ id }) => id)))].sort();
  const shareIn = ({ things, games }: Tallied, id: string) => (things.find((thing) => thing.id === id)?.counted[0] ?? 0) / games;
  const sheet = {
    head: [words.figure(heading), ...same.map(({ scenario }) => scenario)],
    lines: ids.map((id) => [nameOf(heading, id), ...same.map((tallied) => words.percent(shareIn(tallied, id)))]),
  };
  return `<h2 id="${heading}">${escaped(words.figure(heading))}</h2>
<p>${escaped(words.say('report.tally.share'))}</p>
${table(sheet, heading)}`;
}

function apart(tallied: Tallied, words: Words, nameOf: ThingName): string {
  const { heading, scenario, games, counts, things } = tallied;
  const id = `${heading}-${scenario}`.replaceAll(' ', '-');
  const title = words.say('report.tally', { heading: words.figure(heading), scenario });
  const [first = '', ...others] = counts.map(words.figure);
  const shares = things.map((thing) => ({ name: nameOf(heading, thing.id), shares: sharesOf(thing, games) }));
  const sheet = {
    head: [words.figure(heading), first, ...others],
    lines: shares.map(({ name, shares: [share = 0, ...rest] }) => [
      name,
      words.percent(share),
      ...rest.map((each) => words.number(each, 2)),
    ]),
  };
  return `<h2 id="${id}">${escaped(title)}</h2>
<p>${escaped(words.say('report.tally.note', { first }))}</p>
${tallyPlot(shares, [first, ...others], title)}
${table(sheet, id)}`;
}

type ThingName = (heading: string, id: string) => string;

/** As the game calls them. */
function thingNames(game: string, { language }: Words): ThingName {
  const speaker = new Speaker(language, ...textsOf(game, language));
  return (heading, id) => (speaker.has(`${heading} ${id}`) ? speaker.say(`${heading} ${id}`) : speaker.name(id));
}

function quoted(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const STYLE = `
:root { --ground: #fbfaf7; --ink: #22261f; --faint: #d8d5cb; --accent: #2f6b4f; }
@media (prefers-color-scheme: dark) { :root { --ground: #171a17; --ink: #e6e6df; --faint: #3a403a; --accent: #7fc8a0; } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem 1.5rem 3rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-top: 2.5rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.15rem 1.5rem; } dt { font-weight: 600; } dd { margin: 0; }
code { overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.3rem 0.6rem; border-bottom: 1px solid var(--faint); text-align: right; white-space: nowrap; }
thead th { white-space: normal; vertical-align: bottom; } th:first-child { text-align: left; }
svg { display: block; max-width: 100%; height: auto; }
`;
