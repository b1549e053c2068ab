/** The server without a port: its guards, its errors, its routes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Box } from '../games/box.ts';
import { StoreFault } from '../store/fault.ts';
import type { Store } from '../store/store.ts';
import { HealthAnswer, ReadyAnswer } from '../wire/answers.ts';
import { LARGEST_REQUEST } from '../wire/limits.ts';
import type { Refused as RefusedAnswer } from '../wire/wire.ts';
import { guardedServers, registerGuards } from './guards.ts';
import { plainly, registerInterface, validated } from './interface.ts';
import { DEARER, type Limits, limitsFor, USUAL_RATE } from './limits.ts';
import { measured, registerMetrics } from './measuring.ts';
import { Metrics } from './metrics.ts';
import { notFound } from './not-found.ts';
import { SWEEP } from './other-servers.ts';
import { Referee } from './referee.ts';
import { Refused, refusedByStore } from './refusal.ts';
import { registerCommands } from './routes/commands.ts';
import { registerCompany } from './routes/company.ts';
import { registerHistory } from './routes/history.ts';
import { registerLive } from './routes/live.ts';
import { registerPages } from './routes/pages.ts';
import { registerSeats } from './routes/seats.ts';
import { registerStatistics } from './routes/statistics.ts';
import { judgeSurely } from './routes/table-asked.ts';
import { registerTables } from './routes/tables.ts';
import { TICK } from './uptime.ts';
import { registerVisitors } from './visitor.ts';
import type { Clock } from './windows.ts';
import { languageOf, speakerFor } from './words.ts';

/** The names of this machine for itself. Whatever else runs on it has them, too, on another port. */
export const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

export interface AppWish {
  readonly store: Store;
  readonly boxes: readonly Box[];
  readonly version: string;
  /** The built browser part; left out, only the interface is served. */
  readonly pages?: string | undefined;
  /** Names under which the server may be addressed; undefined: any. A page of another name that leads here is refused. */
  readonly hosts?: readonly string[] | undefined;
  /**
   * The addresses of a proxy before the server, if there is one: it says from where visitors come, and they come to it
   * over https.
   */
  readonly proxy?: readonly string[] | undefined;
  /** Requests a minute from one address. */
  readonly rate?: number;
  /** Other limits than those that go with the rate. */
  readonly limits?: Partial<Limits>;
  readonly logLevel?: string;
  /** Figures for whoever watches over the server: `1`, or what must be shown to see them; left out, there are none. */
  readonly metrics?: string | undefined;
  readonly now?: () => number;
  /** How something is done later, and again and again. */
  readonly after?: Clock['after'];
  readonly every?: Clock['after'];
  /** What nobody may guess. */
  readonly secret?: () => string;
}

export async function buildApp(wish: AppWish): Promise<FastifyInstance> {
  const rate = wish.rate ?? USUAL_RATE;
  const limits = { ...limitsFor(rate), ...wish.limits };
  const app = Fastify({
    bodyLimit: LARGEST_REQUEST,
    serverFactory: guardedServers(limits, wish.proxy !== undefined),
    trustProxy: wish.proxy ? [...wish.proxy] : false,
    logger: wish.logLevel ? { level: wish.logLevel, redact: ['req.headers.cookie'] } : false,
    routerOptions: { maxParamLength: 200 },
    // What is under way is answered before the server closes.
    forceCloseConnections: 'idle',
    // An address that cannot even be read is refused like everything else.
    frameworkErrors: (error, request, reply) => refuse(wish.boxes, error, request, reply),
  });
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'a table failed');
  // Whoever has a figure to be watched registers it here.
  const metrics = new Metrics();
  const store = wish.metrics ? measured(wish.store, metrics) : wish.store;
  const referee = new Referee(store, wish.boxes, { now: wish.now, after: wish.after, secret: wish.secret, onFailure, limits });
  app.setErrorHandler((error: FastifyError, request, reply) => refuse(wish.boxes, error, request, reply));
  app.setValidatorCompiler(validated);
  app.setSerializerCompiler(plainly);
  const headers = await strictHeaders();
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // What is answered is somebody's own: the next at the same machine must not find it.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
  closeWithAnswers(app);
  await app.register(rateLimit, {
    max: rate,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { ttl }) => new Refused(429, 'too-many', { seconds: Math.ceil(ttl / 1000) }),
  });
  const unread = registerGuards(app, limits, (refused, request) => worded(wish.boxes, refused, request));
  await registerVisitors(app, { store: wish.store, isSecure: wish.proxy !== undefined, now: wish.now ?? Date.now });
  await app.register(websocket, { options: { maxPayload: 1024, autoPong: false }, preClose: sendAway });
  // After the sockets, so that the connection of one who is turned away is closed.
  app.addHook('onRequest', (request, _reply, done) => done(strangeness(request, wish.hosts)));
  await registerInterface(app, wish.version);
  app.get('/health', { schema: { summary: 'Whether the server is alive.', response: { 200: HealthAnswer } } }, async () => ({
    status: 'ok',
    version: wish.version,
    openTables: referee.openTables,
  }));
  registerReady(app, wish);
  const every = wish.every ?? again;
  if (wish.metrics) registerMetrics(app, metrics, referee, { version: wish.version, token: wish.metrics, every });
  await keepUptime(app, referee, every);
  keepUp(app, referee, every);
  goOn(app, 'accounts are missing', (isWanted) => referee.workOutAccounts(isWanted));
  goOn(app, 'scripted players do not go on', (isWanted) => referee.goOnScripted(isWanted));
  app.addHook('onClose', async () => referee.close());
  const seldom = { onRequest: app.rateLimit({ max: Math.ceil(rate / DEARER), timeWindow: 60_000 }), config: { rateLimit: false as const } };
  judgeSurely(app, referee);
  registerTables(app, referee, seldom);
  registerCommands(app, referee);
  registerHistory(app, referee, seldom);
  registerSeats(app, referee);
  registerCompany(app, referee);
  registerStatistics(app, referee);
  registerLive(app, referee, limits, unread);
  if (wish.pages !== undefined && existsSync(join(wish.pages, 'index.html'))) await registerPages(app, wish.pages);
  else app.setNotFoundHandler((request) => notFound(request));
  return app;
}

/** A connection that was busy when the server began to close goes with its answer, instead of waiting for another question. */
function closeWithAnswers(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}

/** What the protocol calls a restart: whoever was connected comes again by himself. */
const COME_AGAIN = 1012;
/** Whoever does not answer that for so many milliseconds is not there any more. */
const FAREWELL = 2_000;

function sendAway(this: FastifyInstance, done: () => void): void {
  const { clients } = this.websocketServer;
  for (const client of clients) client.close(COME_AGAIN);
  setTimeout(() => {
    for (const client of clients) client.terminate();
  }, FAREWELL).unref();
  done();
}

/** Many may ask at once, and one trial will do for them. */
function registerReady(app: FastifyInstance, { store, version }: AppWish): void {
  let trial: Promise<void> | undefined;
  app.get(
    '/ready',
    { schema: { summary: 'Whether tables can be written down, and there is room for more.', response: { 200: ReadyAnswer } } },
    async (request) => {
      trial ??= store.ready().finally(() => {
        trial = undefined;
      });
      try {
        await trial;
      } catch (error) {
        request.log.error({ err: error }, 'not ready');
        throw new Refused(503, 'not-ready', { why: error instanceof StoreFault ? error.code : 'other' });
      }
      return { status: 'ready', version };
    },
  );
}

/** After so many ticks it is noted that the server is up: where it ends without a word, the clocks stood still since then. */
const NOTED_AFTER = 60;

async function keepUptime(app: FastifyInstance, referee: Referee, every: NonNullable<AppWish['every']>): Promise<void> {
  await referee.uptime.begin(referee.store);
  let ticks = 0;
  const stop = every(TICK, () => {
    referee.tick();
    ticks++;
    if (ticks % NOTED_AFTER === 0) void referee.noteUptime();
  });
  app.addHook('onClose', async () => stop());
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What other servers of the same database have written is looked for. */
    sweep(): Promise<void>;
  }
}

function keepUp(app: FastifyInstance, referee: Referee, every: NonNullable<AppWish['every']>): void {
  app.decorate('sweep', () => referee.sweep());
  if (!referee.store.shared) return;
  const stop = every(SWEEP, () => void app.sweep());
  app.addHook('onClose', async () => stop());
}

const again: NonNullable<AppWish['every']> = (milliseconds, act) => {
  const interval = setInterval(act, milliseconds).unref();
  return () => clearInterval(interval);
};

/** Goes on behind everybody's back, until all is done or the server closes. */
function goOn(app: FastifyInstance, failure: string, work: (isWanted: () => boolean) => Promise<void>): void {
  let isClosing = false;
  let working: Promise<void> = Promise.resolve();
  app.addHook('onReady', async () => {
    working = work(() => !isClosing).catch((error: unknown) => app.log.error({ err: error }, failure));
  });
  app.addHook('onClose', async () => {
    isClosing = true;
    await working;
  });
}

/** No inline script, nothing from elsewhere. Plain http must do on a local network, so nothing is upgraded to https. */
const CONTENT_SECURITY = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  hsts: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
};

/** What Helmet makes of that. It is the same for every answer, so it is worked out once. */
async function strictHeaders(): Promise<Record<string, string>> {
  const app = Fastify();
  await app.register(helmet, CONTENT_SECURITY);
  app.get('/', async (_request, reply) => reply.raw.getHeaders());
  const headers: Record<string, string> = (await app.inject('/')).json();
  await app.close();
  return headers;
}

/** Why a request is turned away at the door. */
function strangeness({ headers, method }: FastifyRequest, hosts: readonly string[] | undefined): Refused | undefined {
  if (!isOurHost(headers.host, hosts)) return new Refused(403, 'foreign-host');
  const harmless = (method === 'GET' || method === 'HEAD') && headers.upgrade === undefined;
  return harmless || isOurOrigin(headers, hosts) ? undefined : new Refused(403, 'foreign-origin');
}

/** A server for this machine only answers to the names of this machine only: a foreign page cannot lead its visitors here. */
function isOurHost(host: string | undefined, hosts: readonly string[] | undefined): boolean {
  return hosts === undefined || hosts.includes((host ?? '').toLowerCase().replace(/:\d+$/, ''));
}

/**
 * Browsers say where a request comes from: sockets and whatever changes something must come from our own pages. A proxy
 * may ask for us by another name than browsers ask for it.
 */
function isOurOrigin({ origin, host }: FastifyRequest['headers'], hosts: readonly string[] | undefined): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host: name, hostname } = new URL(origin);
  return name === host || (hosts !== LOOPBACK && hosts?.includes(hostname) === true);
}

/** Every error leaves as a sentence; what was not foreseen is logged and tells nothing of the inside. */
function refuse(boxes: readonly Box[], error: FastifyError | Refused, request: FastifyRequest, reply: FastifyReply): void {
  const refused = error instanceof Refused ? error : translated(error, request);
  void reply.status(refused.status).send(worded(boxes, refused, request));
}

function worded(boxes: readonly Box[], { code, rule, figures, kind, news }: Refused, request: FastifyRequest): RefusedAnswer {
  const speaker = speakerFor(languageOf(request.headers), boxNamedIn(boxes, request));
  const text = kind === 'fault' ? speaker.fault({ code, figures }) : speaker.refusal({ code, rule: '', figures });
  return { code, rule, text, figures, ...(news && { news }) };
}

function translated(error: FastifyError, request: FastifyRequest): Refused {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Refused(413, 'too-large', { most: request.routeOptions.bodyLimit ?? LARGEST_REQUEST });
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refused(415, 'not-json');
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY' || error instanceof SyntaxError) {
    return new Refused(400, 'not-json');
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new Refused(error.statusCode, 'malformed', { where: request.url.slice(0, 200), what: 'other' });
  }
  request.log.error({ err: error }, 'a request failed');
  return refusedByStore(error) ?? new Refused(500, 'failure');
}

/** The words of a refusal by the rules are the game's. */
function boxNamedIn(boxes: readonly Box[], request: FastifyRequest): Box | undefined {
  return boxes.find(({ game }) => game.id === request.gameId);
}
