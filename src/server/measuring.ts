/** What of the server is measured, and the door at which the figures are asked for. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Commit, Committed, Store } from '../store/store.ts';
import { MetricsAnswer } from '../wire/answers.ts';
import type { Metrics } from './metrics.ts';
import { Refused } from './refusal.ts';
import type { Clock } from './windows.ts';

/** Whoever asks needs no token. */
const OPEN = '1';

/** In seconds. */
const WRITING = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];
const WAITING = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** The store, with a watch beside every commit. */
export function measured(store: Store, metrics: Metrics): Store {
  const choices = metrics.counter('cockleshell_choices_total', 'Commits that brought a table on, by a person or by the server for a seat.');
  const conflicts = metrics.counter('cockleshell_conflicts_total', 'Commits that came after somebody else’s and were not written.');
  const failures = metrics.counter('cockleshell_commit_failures_total', 'Commits that the database did not take.');
  const seconds = metrics.histogram('cockleshell_commit_seconds', 'How long a commit took, from asking to acknowledged.', WRITING);
  const commit = async (wanted: Commit): Promise<Committed> => {
    const began = performance.now();
    try {
      const committed = await store.commit(wanted);
      if (committed.kind === 'conflict') conflicts.add();
      else if (committed.kind === 'committed' && wanted.entries.length > 0) choices.add(1, { by: wanted.command ? 'person' : 'server' });
      return committed;
    } catch (error) {
      failures.add();
      throw error;
    } finally {
      seconds.observe((performance.now() - began) / 1000);
    }
  };
  const watched = new Map<PropertyKey, unknown>([['commit', commit]]);
  return new Proxy(store, {
    get(target, name) {
      const known = watched.get(name);
      if (known !== undefined) return known;
      const found: unknown = Reflect.get(target, name);
      if (typeof found !== 'function') return found;
      const method: unknown = found.bind(target);
      watched.set(name, method);
      return method;
    },
  });
}

interface Measured {
  readonly openTables: number;
  /** Games that wait to be played again, and thoughts of scripted players that wait for their turn. */
  readonly waiting: { readonly replays: number; readonly thoughts: number };
}

interface MeasuringWish {
  readonly version: string;
  /** `1`, or what must be shown. */
  readonly token: string;
  readonly every: Clock['after'];
}

export function registerMetrics(app: FastifyInstance, metrics: Metrics, referee: Measured, { version, token, every }: MeasuringWish): void {
  const requests = metrics.counter('cockleshell_requests_total', 'Requests that were answered, by route and class of the answer.');
  app.addHook('onResponse', (request, reply, done) => {
    requests.add(1, {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    });
    done();
  });
  metrics.read('gauge', 'cockleshell_info', 'The version that runs.', () => [[{ version }, 1]]);
  metrics.read('gauge', 'cockleshell_open_tables', 'Tables in memory.', () => referee.openTables);
  metrics.read('gauge', 'cockleshell_sockets', 'Live connections.', () => app.websocketServer.clients.size);
  metrics.read('gauge', 'cockleshell_thoughts_waiting', 'Thoughts of scripted players that wait.', () => referee.waiting.thoughts);
  metrics.read('gauge', 'cockleshell_replays_waiting', 'Games that wait to be played again.', () => referee.waiting.replays);
  measureProcess(app, metrics, every);
  app.get(
    '/metrics',
    { schema: { summary: 'Figures for Prometheus, where they are switched on.', response: { 200: MetricsAnswer } } },
    async (request, reply) => {
      if (token !== OPEN && !shows(request, token)) throw new Refused(401, 'needs-token');
      return reply
        .type('text/plain; version=0.0.4; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(await metrics.text());
    },
  );
}

/** In milliseconds. */
const BETWEEN = 10;

/** By names that dashboards know. */
function measureProcess(app: FastifyInstance, metrics: Metrics, every: Clock['after']): void {
  const began = Date.now() / 1000 - process.uptime();
  metrics.read('gauge', 'process_start_time_seconds', 'When the process began, in seconds since 1970.', () => began);
  metrics.read('gauge', 'process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  metrics.read('gauge', 'nodejs_heap_size_used_bytes', 'Memory that JavaScript uses.', () => process.memoryUsage().heapUsed);
  metrics.read('counter', 'process_cpu_seconds_total', 'Time of processors that the process has used.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000_000;
  });
  const help = 'The longest that anything waited for the event loop, second by second.';
  const longest = metrics.histogram('cockleshell_event_loop_delay_seconds', help, WAITING);
  const delays: IntervalHistogram = monitorEventLoopDelay({ resolution: BETWEEN });
  delays.enable();
  const stop = every(1_000, () => {
    // Node tells how long it was from one look to the next.
    longest.observe(Math.max(0, delays.max / 1e9 - BETWEEN / 1e3));
    delays.reset();
  });
  app.addHook('onClose', async () => {
    stop();
    delays.disable();
  });
}

/** Hashed, so that how long it takes tells nothing. */
function shows({ headers }: FastifyRequest, token: string): boolean {
  const [, shown = ''] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashOf(shown), hashOf(token));
}
