/** What an operator watches: the figures, who may see them, and that they tell of no table and no person. */
import { once } from 'node:events';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wishFrom } from '../../src/cli/serve-wish.ts';
import type { AppWish } from '../../src/server/app.ts';
import { measured } from '../../src/server/measuring.ts';
import { Metrics } from '../../src/server/metrics.ts';
import { SERVER_TEXTS } from '../../src/server/words.ts';
import { openStore } from '../../src/store/store.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { command, commitOf, newTable } from '../store/given.ts';
import { connected, dueling, type House, newFolder, openHouse, removeFolders, Visitor } from './given.ts';

afterAll(removeFolders);

const TOKEN = 'a-token-of-many-letters';

/** A line of a figure: its name with labels, and the value; every line must be one, or a comment. */
function figuresIn(text: string): Map<string, number> {
  expect(text.endsWith('\n')).toBe(true);
  const figures = new Map<string, number>();
  for (const line of text.trimEnd().split('\n')) {
    if (/^# (HELP [a-z_]+ .+|TYPE [a-z_]+ (counter|gauge|histogram))$/.test(line)) continue;
    const [, name = '', value] = /^([a-z_]+(?:\{[a-z]+="(?:[^"\\]|\\.)*"(?:,[a-z]+="(?:[^"\\]|\\.)*")*\})?) (\S+)$/.exec(line) ?? [];
    expect(Number.isFinite(Number(value ?? 'none')), line).toBe(true);
    expect(figures.has(name), line).toBe(false);
    figures.set(name, Number(value));
  }
  return figures;
}

describe('figures', () => {
  it('are told in the format of Prometheus, those of a histogram each with all that are smaller', async () => {
    const metrics = new Metrics();
    const counter = metrics.counter('a_total', 'What is counted.\nOn one line.');
    counter.add(2, { route: 'a "quoted" \\ path' });
    metrics.counter('b_total', 'Nothing yet.');
    metrics.read('gauge', 'c', 'Read when asked.', async () => 1.5);
    const histogram = metrics.histogram('d_seconds', 'How long.', [0.1, 1]);
    for (const value of [0.05, 0.1, 0.5, 3]) histogram.observe(value);
    expect((await metrics.text()).split('\n')).toEqual([
      ...['# HELP a_total What is counted.\\nOn one line.', '# TYPE a_total counter', 'a_total{route="a \\"quoted\\" \\\\ path"} 2'],
      ...['# HELP b_total Nothing yet.', '# TYPE b_total counter', 'b_total 0'],
      ...['# HELP c Read when asked.', '# TYPE c gauge', 'c 1.5', '# HELP d_seconds How long.', '# TYPE d_seconds histogram'],
      ...['d_seconds_bucket{le="0.1"} 2', 'd_seconds_bucket{le="1"} 3', 'd_seconds_bucket{le="+Inf"} 4', 'd_seconds_sum 3.65'],
      ...['d_seconds_count 4', ''],
    ]);
  });

  it('have each a name of their own, and one that cannot be read hides no other', async () => {
    const metrics = new Metrics();
    metrics.read('gauge', 'broken', 'Cannot be read.', () => Promise.reject(new Error('no')));
    metrics.read('gauge', 'whole', 'Can be read.', () => 7);
    expect(() => metrics.counter('whole', 'Again.')).toThrow('whole');
    expect(() => metrics.counter('Not a name', 'Never.')).toThrow('Not a name');
    expect(figuresIn(await metrics.text())).toEqual(new Map([['whole', 7]]));
  });
});

it('commits are counted by what came of them: choices, conflicts, what the database did not take', async () => {
  const metrics = new Metrics();
  const store = await openStore({ folder: await newFolder() });
  const watched = measured(store, metrics);
  const id = await newTable(watched);
  expect(await watched.commit(commitOf(id, 0, command('c', 'done')))).toEqual({ kind: 'committed' });
  expect(await watched.commit(commitOf(id, 1))).toEqual({ kind: 'committed' });
  expect(await watched.commit(commitOf(id, 2, { entries: [] }))).toEqual({ kind: 'committed' });
  expect(await watched.commit(commitOf(id, 0))).toMatchObject({ kind: 'conflict' });
  await watched.close();
  await expect(watched.commit(commitOf(id, 2))).rejects.toThrow('closed');
  const figures = figuresIn(await metrics.text());
  expect(figures.get('cockleshell_choices_total{by="person"}')).toBe(1);
  expect(figures.get('cockleshell_choices_total{by="server"}')).toBe(1);
  expect(figures.get('cockleshell_conflicts_total')).toBe(1);
  expect(figures.get('cockleshell_commit_failures_total')).toBe(1);
  expect(figures.get('cockleshell_commit_seconds_count')).toBe(5);
});

describe('/metrics', () => {
  let house: House;
  const ticks: (() => void)[] = [];
  const every: AppWish['every'] = (milliseconds, act) => {
    if (milliseconds === 1_000) ticks.push(act);
    return () => {};
  };
  beforeEach(async () => {
    house = await openHouse(undefined, { metrics: '1', every });
  });
  afterEach(() => house.close());

  const figures = async () => {
    const { statusCode, headers, body } = await house.app.inject('/metrics');
    expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'text/plain; version=0.0.4; charset=utf-8' });
    return figuresIn(body);
  };

  it('tells what goes on: choices, tables, sockets, what waits, requests by route and class', async () => {
    const { id, red, blue } = await dueling(house);
    await red.does(id, 'play-on');
    const live = await connected(house, id, blue);
    await red.ask('GET', `/api/tables/${id}/history/1234`);
    await red.ask('GET', '/api/nowhere');
    for (const tick of ticks.splice(0)) tick();
    const told = await figures();
    const request = (labels: string) => told.get(`cockleshell_requests_total{${labels}}`);
    expect(request('method="POST",route="/api/tables/:id/play-on",status="2xx"')).toBe(1);
    expect(request('method="GET",route="/api/tables/:id/history/:step",status="4xx"')).toBe(1);
    expect(request('method="GET",route="none",status="4xx"')).toBe(1);
    expect(told.get('cockleshell_choices_total{by="person"}')).toBe(1);
    expect(told.get('cockleshell_open_tables')).toBe(1);
    expect(told.get('cockleshell_sockets')).toBe(1);
    expect(told.get('cockleshell_thoughts_waiting')).toBe(0);
    expect(told.get('cockleshell_replays_waiting')).toBe(0);
    expect(told.get('cockleshell_event_loop_delay_seconds_count')).toBe(1);
    for (const name of ['process_resident_memory_bytes', 'nodejs_heap_size_used_bytes', 'process_cpu_seconds_total'])
      expect(told.get(name), name).toBeGreaterThan(0);
    live.socket.close();
    await once(live.socket, 'close');
  });

  it('tells of no table and no person, whatever they are called and whatever is asked for', async () => {
    const { id, red, blue } = await dueling(house, { name: 'Operation Tell-Tale' });
    await red.does(id, 'play-on');
    await blue.gets('POST', `/api/tables/${id}/talk`, { text: 'a word in secret' });
    await blue.ask('GET', `/api/tables/${id}-and-more?seat=Tell-Tale`);
    await blue.ask('GET', '/api/tell-tale');
    const { body } = await house.app.inject('/metrics');
    const { seats } = (await house.store.table(id)) ?? {};
    for (const secret of [id, 'ell-', 'secret', red.cookie, blue.cookie, ...(seats ?? []).map(({ holder }) => holder ?? 'ell-')])
      expect(body).not.toContain(secret);
  });
});

describe('who may see the figures', () => {
  const asked = (house: House, authorization?: string) =>
    house.app.inject({ url: '/metrics', headers: { ...(authorization !== undefined && { authorization }) } });

  it('nobody where they are not switched on', async () => {
    const house = await openHouse();
    await new Visitor(house).isRefused(404, 'no-such-page', 'GET', '/metrics');
    await house.close();
  });

  it('those who show the token, where there is one', async () => {
    const house = await openHouse(undefined, { metrics: TOKEN });
    await new Visitor(house).isRefused(401, 'needs-token', 'GET', '/metrics');
    const answers: number[] = [];
    for (const shown of [TOKEN, `Bearer ${TOKEN}s`, 'Bearer 1', 'Bearer ', `Bearer ${TOKEN}`, `bearer ${TOKEN}`])
      answers.push((await asked(house, shown)).statusCode);
    expect(answers).toEqual([401, 401, 401, 401, 200, 200]);
    await house.close();
  });

  it('is said by COCKLESHELL_METRICS, and what is no good token is refused without being told', () => {
    const wish = (COCKLESHELL_METRICS: string) => wishFrom({ COCKLESHELL_METRICS }, new Speaker('en', SERVER_TEXTS.en)).metrics;
    expect([wish(''), wish('1'), wish(TOKEN)]).toEqual([undefined, '1', TOKEN]);
    for (const bad of ['yes', 'too-short', `${TOKEN} `, `${TOKEN}é`, '0']) {
      expect(() => wish(bad)).toThrow(/^COCKLESHELL_METRICS must be 1, or a secret/);
      expect(() => wish(bad)).not.toThrow(bad);
    }
  });
});
