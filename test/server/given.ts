/** A server without a port, those who visit it, and what they receive; every answer is held to its schema. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import type { z } from 'zod';
import { BOXES } from '../../src/games/shelf.ts';
import type { Outcome } from '../../src/kernel/game.ts';
import { type AppWish, buildApp } from '../../src/server/app.ts';
import type { Clock } from '../../src/server/windows.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import * as answers from '../../src/wire/answers.ts';
import { CompanyAnswer, type CompanyMessage, CompanyMessageAnswer, PointedAnswer, SaidAnswer } from '../../src/wire/company.ts';
import type { Acknowledged, Hinted, LiveMessage, Refused, Scene } from '../../src/wire/wire.ts';
import { SKIRMISH } from './skirmish-box.ts';

export const CAMPAIGN = 'western-desert/campaign';

export interface House {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly folder: string;
  /** Everybody leaves; the tables stay in the folder. */
  close(): Promise<void>;
}

const folders: string[] = [];

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cockleshell-server-'));
  folders.push(folder);
  return folder;
}

export async function removeFolders(): Promise<void> {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
}

/** Nobody passes by himself: what happens depends on no clock. */
const never: Clock['after'] = () => () => {};

/** Whoever passes by himself does it as soon as everything else is done. */
export const soon: Clock['after'] = (_milliseconds, act) => {
  const passing = setImmediate(act);
  return () => clearImmediate(passing);
};

/** Secrets that are the same in every house, so that the same game can be played in two of them. */
function numbered(): () => string {
  let count = 0;
  return () => `secret number ${++count}`.replaceAll(' ', '-').padEnd(24, '.');
}

/** On a store of its own, or on what another house has left behind. */
export async function openHouse(folder?: string, wish: Partial<AppWish> = {}): Promise<House> {
  const where = folder ?? (await newFolder());
  const store = wish.store ?? (await openStore({ folder: where }));
  const app = await buildApp({
    boxes: [...BOXES, SKIRMISH],
    version: '1.2.3',
    rate: 1_000_000,
    after: never,
    every: never,
    secret: numbered(),
    ...wish,
    store,
  });
  await app.ready();
  return {
    app,
    store,
    folder: where,
    async close() {
      await app.close();
      await store.close();
    },
  };
}

export interface Answer<T = unknown> {
  readonly status: number;
  readonly body: T;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

/** The schema of what is answered, where the request is granted. */
const GRANTED: readonly (readonly [RegExp, z.ZodType])[] = [
  [/^GET \/health$/, answers.HealthAnswer],
  [/^GET \/ready$/, answers.ReadyAnswer],
  [/^GET \/api\/games$/, answers.GamesAnswer],
  [/^GET \/api\/tables$/, answers.CardsAnswer],
  [/^GET \/api\/statistics$/, answers.StatisticsAnswered],
  [/^POST \/api\/tables(\/import)?$/, answers.SceneAnswer],
  [/^GET \/api\/tables\/[^/]+$/, answers.SceneAnswer],
  [/^(PATCH|DELETE) \/api\/tables\/[^/]+$/, answers.CardAnswer],
  [/^POST .*\/restore$/, answers.CardAnswer],
  [/^POST .*\/(choices|undo|redo|play-on|resign)$/, answers.AcknowledgedAnswer],
  [/^POST .*\/hint$/, answers.HintedAnswer],
  [/^POST .*\/explain$/, answers.ExplainedAnswer],
  [/^GET .*\/forecast$/, answers.ForecastedAnswer],
  [/^GET .*\/history$/, answers.HistoryAnswer],
  [/^GET .*\/history\/\d+$/, answers.PastAnswer],
  [/^POST .*\/(fork|seats|share|player|leave|take-over|next|look|out-of-time|pace|step|stops|proposals|answer)$/, answers.SceneAnswer],
  [/^POST .*\/(invitation|replacement)$/, answers.InvitationAnswer],
  [/^POST .*\/way-back$/, answers.WayBackAnswer],
  [/^GET .*\/company$/, CompanyAnswer],
  [/^POST .*\/(talk|phrases)$/, SaidAnswer],
  [/^POST .*\/pointing$/, PointedAnswer],
  [/^GET .*\/save$/, answers.SaveAnswer],
  [/^GET .*\/content$/, answers.ContentAnswer],
];

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

let commands = 0;
export function newCommand(): string {
  commands++;
  return `command-${commands}`;
}

/** Somebody with a browser of his own. */
export class Visitor {
  house: House;
  language: string;
  cookie = '';
  /** Every byte he has received. */
  readonly received: string[] = [];

  constructor(house: House, language = 'en') {
    this.house = house;
    this.language = language;
  }

  async ask<T = unknown>(method: Method, url: string, body?: object): Promise<Answer<T>> {
    const headers = { 'accept-language': this.language, ...(this.cookie && { cookie: this.cookie }) };
    const response = await this.house.app.inject({ method, url, headers, ...(body && { payload: body }) });
    const given = response.cookies.find(({ name }) => name === 'cockleshell');
    if (given) this.cookie = `cockleshell=${given.value}`;
    const text = response.body;
    this.received.push(text);
    const parsed: unknown = JSON.parse(text);
    const [path] = url.split('?');
    const schema = response.statusCode < 300 ? GRANTED.find(([route]) => route.test(`${method} ${path}`))?.[1] : answers.RefusedAnswer;
    const checked = schema?.safeParse(parsed);
    expect(checked?.error?.message, `${method} ${url} ${text.slice(0, 500)}`).toBeUndefined();
    expect(schema, `${method} ${url} is not described`).toBeDefined();
    return { status: response.statusCode, body: parsed as T, text, headers: response.headers };
  }

  /** Of what is bound to be granted, the body. */
  async gets<T>(method: Method, url: string, body?: object): Promise<T> {
    const answer = await this.ask<T>(method, url, body);
    expect(answer.status, answer.text.slice(0, 500)).toBeLessThan(300);
    return answer.body;
  }

  async isRefused(status: number, code: string, method: Method, url: string, body?: object): Promise<Refused> {
    const answer = await this.ask<Refused>(method, url, body);
    expect({ status: answer.status, code: answer.body.code }, answer.text.slice(0, 500)).toEqual({ status, code });
    expect(answer.body.text).not.toMatch(/^(refusal|fault) |undefined|\{\{/);
    return answer.body;
  }

  newTable(wish: object = {}): Promise<Scene> {
    return this.gets('POST', '/api/tables', { game: 'commando', setup: CAMPAIGN, seed: 'a seed', ...wish });
  }

  duel(wish: object = {}): Promise<Scene> {
    return this.newTable({ game: 'skirmish', setup: 'duel', ...('seats' in wish && { seed: undefined }), ...wish });
  }

  /** As he sees it by himself, or from a seat of his. */
  scene(id: string, seat?: string): Promise<Scene> {
    return this.gets('GET', `/api/tables/${id}${seat === undefined ? '' : `?seat=${seat}`}`);
  }

  command(id: string, what: string, version: number, more: object = {}): Promise<Answer<Acknowledged>> {
    return this.ask('POST', `/api/tables/${id}/${what}`, { command: newCommand(), version, ...more });
  }

  /** Of a command that is bound to be carried out, the version. He speaks for the seat that is asked. */
  async does(id: string, what: string, more: object = {}): Promise<number> {
    const { version, seat } = await this.scene(id);
    const answer = await this.command(id, what, version, { ...(seat !== null && { seat }), ...more });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.version;
  }

  async hint(id: string): Promise<Hinted> {
    const { version, seat } = await this.scene(id);
    return this.gets('POST', `/api/tables/${id}/hint`, { command: newCommand(), version, ...(seat !== null && { seat }) });
  }

  /** Lets the scripted player choose so often, or until the game is over. */
  async playsOn(id: string, times: number): Promise<Scene> {
    let scene = await this.scene(id);
    for (let i = 0; i < times && !scene.outcome; i++) {
      await this.does(id, 'play-on');
      scene = await this.scene(id);
    }
    return scene;
  }
}

/** Two who play a duel against each other, and one who watches. */
/** What a machine adds to the dice. */
export const SHARE = 'drawn-by-a-machine';

export async function dueling(house: House, wish: object = {}): Promise<{ id: string; red: Visitor; blue: Visitor; watcher: Visitor }> {
  const [red, blue, watcher] = [new Visitor(house), new Visitor(house), new Visitor(house)];
  const { table } = await red.duel({ seats: ['red'], ...wish });
  const { secret } = await red.gets<{ secret: string }>('POST', `/api/tables/${table.id}/seats/blue/invitation`);
  await blue.gets('POST', `/api/tables/${table.id}/seats`, { secret, share: SHARE });
  return { id: table.id, red, blue, watcher };
}

/** The scripted player finishes it for both. */
export async function playedOut(id: string, red: Visitor, blue: Visitor): Promise<Outcome> {
  for (;;) {
    const scene = await red.scene(id);
    if (scene.outcome) return scene.outcome;
    await (scene.offers.length > 0 ? red : blue).does(id, 'play-on');
  }
}

export async function portOf({ app }: House): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** A live connection, and what has come over it. */
export class Live {
  readonly socket: WebSocket;
  readonly messages: LiveMessage[] = [];
  /** What came besides, of those at the table. */
  readonly company: CompanyMessage[] = [];
  readonly received: string[];
  #waiting: (() => void)[] = [];

  constructor(port: number, id: string, { cookie, received }: Pick<Visitor, 'cookie' | 'received'>, headers: object = {}, query = '') {
    this.received = received;
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${id}/live${query}`, {
      headers: { ...(cookie && { cookie }), ...headers },
    });
    this.socket.on('message', (data) => {
      const text = String(data);
      received.push(text);
      const message = answers.AnyLiveAnswer.parse(JSON.parse(text));
      if (message.type === 'scene' || message.type === 'gone') this.messages.push(message);
      else this.company.push(CompanyMessageAnswer.parse(message));
      for (const go of this.#waiting.splice(0)) go();
    });
  }

  /** Once so many messages have come. */
  async heard(count: number): Promise<LiveMessage> {
    while (this.messages.length < count) await this.#next();
    return this.messages[count - 1] as LiveMessage;
  }

  /** Once the last scene that has come is as wished. */
  async sees(isWanted: (scene: Scene) => boolean): Promise<Scene> {
    for (;;) {
      const last = this.scenes.at(-1);
      if (last && isWanted(last)) return last;
      await this.#next();
    }
  }

  /** Once the last that has come of those at the table is as wished. */
  async hears(isWanted: (message: CompanyMessage) => boolean): Promise<void> {
    for (let last = this.company.at(-1); !last || !isWanted(last); last = this.company.at(-1)) await this.#next();
  }

  #next(): Promise<void> {
    return new Promise((go) => this.#waiting.push(go));
  }

  /** Everything that was sent up to now has come. */
  async caughtUp(): Promise<void> {
    this.socket.ping();
    const ended = new AbortController();
    const gone = once(this.socket, 'close', { signal: ended.signal }).then(([code]) => {
      throw new Error(`The connection has ended: ${code}.`);
    });
    await Promise.race([once(this.socket, 'pong'), gone]);
    ended.abort();
  }

  get scenes(): Scene[] {
    return this.messages.flatMap((message) => (message.type === 'scene' ? [message.scene] : []));
  }

  close(): Promise<void> {
    return new Promise((go) => {
      this.socket.once('close', () => go());
      this.socket.close();
    });
  }
}

export async function connected(house: House, id: string, visitor: Pick<Visitor, 'cookie' | 'received'>, query = ''): Promise<Live> {
  const live = new Live(await portOf(house), id, visitor, {}, query);
  await live.heard(1);
  return live;
}

/** Whoever listens has been told of everything that was acknowledged. */
export async function told(visitor: Visitor, id: string, ...lives: readonly Live[]): Promise<void> {
  // Telling is put into the table's queue right after the answer; a request behind it in the queue comes back after it.
  await new Promise((go) => setImmediate(go));
  await visitor.house.app.inject({ method: 'GET', url: `/api/tables/${id}` });
  for (const live of lives) await live.caughtUp();
}
