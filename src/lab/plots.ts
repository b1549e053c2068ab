/** Plots as SVG text, drawn in the colours of the page that they stand in. */
import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import type { GameRecord } from './games.ts';
import { binWidth, histogram } from './statistics.ts';
import { byScenario, type Row } from './summary.ts';

const WIDTH = 860;
/** Room for a letter of a scenario's name. */
const LETTER = 7;
/** A bar stands over its whole numbers, not beside them. */
const HALF = 0.5;
/** A figure stands behind the longest bar. */
const ROOM_FOR_FIGURES = 1.4;
const ACCENT = 'var(--accent)';

/** A dot for the share won, a bar for its interval, a faint line where both sides would win as often. */
export function winPlot(rows: readonly Row[], label: string): string {
  return drawn(label, {
    width: WIDTH,
    height: 50 + rows.length * 24,
    marginLeft: nameWidth(rows.map(({ scenario }) => scenario)),
    marginRight: 30,
    x: { domain: [0, 1], grid: true, label: null, tickFormat: percentTick },
    y: { domain: rows.map(({ scenario }) => scenario), label: null },
    marks: [
      Plot.ruleX([0.5], { stroke: 'currentColor', strokeOpacity: 0.4, strokeDasharray: '4 3' }),
      Plot.ruleY(rows, { y: 'scenario', x1: lowEnd, x2: highEnd, stroke: ACCENT, strokeWidth: 3 }),
      Plot.dot(rows, { y: 'scenario', x: 'winRate', r: 5, fill: ACCENT }),
    ],
  });
}

/** One band for each scenario, all on the same axis. */
export function distributionPlot(
  records: readonly GameRecord[],
  figureOf: (record: GameRecord) => number | undefined,
  label: string,
): string {
  const scenarios = [...byScenario(records)]
    .map(([scenario, games]) => ({ scenario, values: games.map(figureOf).filter((value) => value !== undefined) }))
    .filter(({ values }) => values.length > 0)
    .sort((a, b) => (a.scenario < b.scenario ? -1 : 1));
  // The same bins for all, or the bands could not be compared.
  const width = binWidth(scenarios.flatMap(({ values }) => values));
  const bars = scenarios.flatMap(({ scenario, values }) =>
    histogram(values, width).map(({ from, to, count }) => ({ scenario, from: from - HALF, to: to - HALF, share: count / values.length })),
  );
  return drawn(label, {
    width: WIDTH,
    height: 50 + scenarios.length * 44,
    marginLeft: nameWidth(scenarios.map(({ scenario }) => scenario)),
    marginRight: 30,
    x: { label: null },
    y: { axis: null },
    fy: { domain: scenarios.map(({ scenario }) => scenario), label: null, padding: 0.2 },
    marks: [
      Plot.rectY(bars, { fy: 'scenario', x1: 'from', x2: 'to', y: 'share', fill: ACCENT, inset: 0.5 }),
      Plot.ruleY([0], { stroke: 'currentColor', strokeOpacity: 0.4 }),
    ],
  });
}

export interface Shares {
  readonly name: string;
  /** In the order of what was counted. */
  readonly shares: readonly number[];
}

/** A row of bars for each thing, one for each count. They are as long as that count's greatest allows: the figures stand beside them. */
export function tallyPlot(things: readonly Shares[], counts: readonly string[], label: string): string {
  const greatest = counts.map((_, i) => Math.max(...things.map(({ shares }) => shares[i] ?? 0)) || 1);
  const bars = things.flatMap(({ name, shares }) =>
    shares.map((share, i) => ({ name, count: counts[i] ?? '', length: share / (greatest[i] ?? 1), figure: share.toFixed(2) })),
  );
  return drawn(label, {
    width: WIDTH,
    height: 40 + things.length * 18,
    marginLeft: nameWidth(things.map(({ name }) => name)),
    marginRight: 30,
    x: { axis: null, domain: [0, ROOM_FOR_FIGURES] },
    y: { domain: things.map(({ name }) => name), label: null },
    fx: { domain: [...counts], label: null, padding: 0.1 },
    marks: [
      Plot.barX(bars, { fx: 'count', y: 'name', x: 'length', fill: ACCENT, insetTop: 2, insetBottom: 2 }),
      Plot.text(bars, { fx: 'count', y: 'name', x: 'length', text: 'figure', textAnchor: 'start', dx: 4, fill: 'currentColor' }),
    ],
  });
}

function lowEnd({ interval }: Row): number {
  return interval.low;
}

function highEnd({ interval }: Row): number {
  return interval.high;
}

function percentTick(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function nameWidth(names: readonly string[]): number {
  return 20 + Math.ceil(Math.max(0, ...names.map((name) => name.length)) * LETTER);
}

function drawn(label: string, options: Plot.PlotOptions): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const svg = Plot.plot({ ...options, document, style: { fontSize: '12px' } });
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  return svg.outerHTML;
}
