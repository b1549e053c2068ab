/** Whatever is wrong with a request, it is refused with a sentence, nothing is changed, and the server stays up. Made from the interface itself. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RefusedAnswer } from '../../src/wire/answers.ts';
import type { TableCard } from '../../src/wire/wire.ts';
import { type House, newCommand, openHouse, removeFolders, Visitor } from './given.ts';

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | false;
  readonly enum?: readonly string[];
}

interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: Schema;
  /** What may be said in the query. */
  readonly query: readonly { readonly name: string; readonly schema: Schema }[];
}

/** As the document describes it. */
interface Described {
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
}

let house: House;
let owner: Visitor;
let operations: Operation[];
let ids: { mine: string; other: string; stranger: string };

beforeAll(async () => {
  house = await openHouse();
  owner = new Visitor(house);
  const document = JSON.parse((await house.app.inject('/api/openapi.json')).body);
  operations = Object.entries<Record<string, Described>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, parameters = [] }]): Operation => {
      const body = requestBody?.content['application/json'].schema;
      const query = parameters.filter((parameter) => parameter.in === 'query');
      return { method: method.toUpperCase() as Operation['method'], path, query, ...(body && { body }) };
    }),
  );
  const stranger = new Visitor(house);
  ids = { mine: (await owner.newTable()).table.id, other: (await owner.duel()).table.id, stranger: (await stranger.newTable()).table.id };
  await owner.playsOn(ids.mine, 3);
});
afterAll(async () => {
  await house.close();
  await removeFolders();
});

const at = (path: string, id: string) => path.replace('{id}', id).replace('{seat}', 'commando').replace('{step}', '0');
const withBody = () => operations.filter((operation): operation is Operation & { body: Schema } => operation.body !== undefined);

/** Something that fits the schema. */
function sample({ type, properties, minLength = 1, minimum = 0, enum: known }: Schema): unknown {
  if (known) return known[0];
  if (type === 'object') {
    // A seat must be one of the table's.
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, schema]) => [name, name === 'seat' ? 'commando' : sample(schema)]),
    );
  }
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  return type === 'integer' || type === 'number' ? minimum : 'x'.repeat(Math.max(minLength, 8));
}

/** Everything that does not fit it. */
function misfits({ type, minLength, maxLength, minimum, maxItems, items, properties, additionalProperties }: Schema): unknown[] {
  const others: Readonly<Record<string, unknown>> = { string: 'twelve', integer: 12, boolean: true, array: [], object: {} };
  const wrong: unknown[] = [null, ...Object.entries(others).flatMap(([kind, value]) => (kind === type ? [] : [value]))];
  if (type === 'string') wrong.push('a lone half \ud800 of it', 'nothing\0 at all');
  if (minLength) wrong.push('', 'x'.repeat(minLength - 1));
  if (maxLength) wrong.push('x'.repeat(maxLength + 1), '😀'.repeat(maxLength + 1));
  if (type === 'integer') wrong.push(1.5, '0', Number.MAX_VALUE, -0.5);
  if (minimum !== undefined) wrong.push(minimum - 1, Number.MIN_SAFE_INTEGER);
  if (maxItems !== undefined) wrong.push(Array(maxItems + 1).fill('x'));
  if (items) wrong.push(...misfits(items).map((item) => [item]));
  // A file of one's own may hold anything.
  const isOfStrings = additionalProperties !== undefined && additionalProperties !== false && additionalProperties.type === 'string';
  if (type === 'object' && !properties && isOfStrings) wrong.push({ key: 1 }, { key: null }, { key: ['x'] }, { ['x'.repeat(100)]: 'x' });
  return wrong;
}

/** What the schema does not say: a text that is only looked up need not be kept. */
function isOnlyLookedUp(path: string, field: string, value: unknown): boolean {
  const isOdd = typeof value === 'string' && /[\0\ud800]/.test(value);
  return (
    isOdd &&
    ((path.endsWith('/explain') && field !== 'x') || field === 'choice' || field === 'setup' || field === 'secret' || field === 'save')
  );
}

function badBodies({ path, body }: Operation & { body: Schema }): unknown[] {
  const good = sample(body) as Record<string, unknown>;
  const bodies: unknown[] = [null, [], 'text', 7, true, { ...good, extra: 1 }, { ...good, constructor: { prototype: {} } }];
  for (const name of body.required ?? []) bodies.push(Object.fromEntries(Object.entries(good).filter(([key]) => key !== name)));
  for (const [name, schema] of Object.entries(body.properties ?? {})) {
    for (const value of misfits(schema)) if (!isOnlyLookedUp(path, name, value)) bodies.push({ ...good, [name]: value });
  }
  return bodies;
}

async function standing(): Promise<string> {
  const { tables } = await owner.gets<{ tables: TableCard[] }>('GET', '/api/tables');
  const entries = await Promise.all(Object.values(ids).map((id) => house.store.entries(id)));
  return JSON.stringify([tables, entries]);
}

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly payload?: string;
  readonly type?: string;
  readonly language?: string;
}

/** Sends it, and expects a refusal that a person can read. */
async function refusedWith({
  method,
  url,
  payload,
  type = 'application/json',
  language = 'en',
}: Sent): Promise<{ status: number; code: string; what: string }> {
  const headers = { cookie: owner.cookie, 'accept-language': language, ...(payload !== undefined && type && { 'content-type': type }) };
  const response = await house.app.inject({ method: method as 'GET', url, headers, ...(payload !== undefined && { payload }) });
  const what = `${method} ${url} ${payload?.slice(0, 300)} → ${response.statusCode} ${response.body.slice(0, 300)}`;
  expect(response.statusCode, what).toBeGreaterThanOrEqual(400);
  expect(response.statusCode, what).toBeLessThan(500);
  const { code, text } = RefusedAnswer.parse(JSON.parse(response.body));
  expect(text, what).toMatch(/^\p{L}.* .*[.!?]$|^[“«].* .*[.!?]$/su);
  expect(text, what).not.toMatch(/undefined|\[object|\{\{|FST_|\bat .*\.[jt]s\b|^(refusal|fault) /);
  return { status: response.statusCode, code, what };
}

describe('the interface', () => {
  it('is described: every field of every request', () => {
    expect(operations.length).toBeGreaterThan(22);
    expect(withBody().length).toBeGreaterThan(10);
  });

  it('refuses every body that does not fit, each field by each fault', async () => {
    const before = await standing();
    let sent = 0;
    for (const operation of withBody()) {
      for (const body of badBodies(operation)) {
        const url = at(operation.path, ids.mine);
        const { status } = await refusedWith({
          method: operation.method,
          url,
          payload: JSON.stringify(body),
          language: sent % 2 ? 'fr' : 'en',
        });
        expect([400, 413], `${operation.method} ${url} ${JSON.stringify(body).slice(0, 200)}`).toContain(status);
        sent++;
      }
    }
    expect(sent).toBeGreaterThan(300);
    expect(await standing()).toBe(before);
  });

  it('refuses every query that does not fit, and every seat that is not there or not yours', async () => {
    const before = await standing();
    let sent = 0;
    for (const { method, path, query } of operations) {
      for (const { name, schema } of query) {
        const fits = (value: unknown) => typeof value !== 'string' || value === 'twelve';
        const bad = misfits(schema)
          .filter((value) => !fits(value))
          .map((value) => `${name}=${encodeURIComponent(String(value).replaceAll('\ud800', '\0'))}`);
        for (const wrong of [...bad, `${name}=a&${name}=b`]) {
          const { status, what } = await refusedWith({ method, url: `${at(path, ids.mine)}?${wrong}` });
          expect(status, what).toBe(400);
          sent++;
        }
        if (name !== 'seat') continue;
        const isLive = path.endsWith('/live');
        if (name !== 'seat') continue;
        for (const [id, seat, status] of [
          [ids.mine, 'nobody', 404],
          [ids.stranger, 'commando', 403],
        ] as const) {
          const refused = await refusedWith({ method, url: `${at(path, id)}?${name}=${seat}` });
          expect(refused.status, refused.what).toBe(isLive ? 426 : status);
        }
      }
    }
    expect(sent).toBeGreaterThan(20);
    expect(await standing()).toBe(before);
  });

  it('refuses what is no JSON, too large, of another type, or poisoned', async () => {
    const before = await standing();
    for (const { method, path, body } of withBody()) {
      const url = at(path, ids.mine);
      const good = JSON.stringify(sample(body));
      for (const payload of ['{', good.slice(0, -1), '', '\ud800', 'NaN', '{"a":NaN}', `${good}${good}`, "{'a':1}"]) {
        expect((await refusedWith({ method, url, payload })).status).toBe(400);
      }
      for (const poison of ['{"__proto__":{"admin":true}}', `{"__proto__":1,${good.slice(1)}`, '{"constructor":{"prototype":{"x":1}}}']) {
        expect((await refusedWith({ method, url, payload: poison })).status).toBe(400);
      }
      for (const type of [
        'text/plain',
        'application/xml',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
        'nonsense',
      ]) {
        expect([400, 415]).toContain((await refusedWith({ method, url, payload: good, type })).status);
      }
      const most = path.endsWith('/import') ? 4 * 1024 * 1024 : 64 * 1024;
      expect(await refusedWith({ method, url, payload: JSON.stringify({ filler: 'x'.repeat(most) }) })).toMatchObject({
        status: 413,
        code: 'too-large',
      });
    }
    expect(await standing()).toBe(before);
  });

  it('knows nothing of tables, seats, steps and pages that are not there', async () => {
    const before = await standing();
    for (const { method, path, body } of operations) {
      const payload = body && { payload: JSON.stringify(body.properties?.thing ? { thing: 'x' } : sample(body)) };
      if (path.includes('{id}')) {
        for (const id of ['nowhere', '__proto__', 'constructor', '..%2F..%2Fetc', '%F0%9F%98%80', '%20', "'%20or%201=1--"]) {
          const { status, what } = await refusedWith({ method, url: at(path, id), ...payload });
          expect([404, 426], what).toContain(status);
        }
        for (const id of ['%00', 'x'.repeat(65), '%ED%A0%80']) {
          expect([400, 404, 426]).toContain((await refusedWith({ method, url: at(path, id), ...payload })).status);
        }
      }
      for (const other of ['PUT', 'OPTIONS', 'PATCH', 'DELETE', 'POST'] as const) {
        if (operations.some((known) => known.method === other && known.path === path)) continue;
        const { status, what } = await refusedWith({ method: other, url: at(path, ids.mine), payload: '{}' });
        // `import` could be the id of a table.
        expect(path.endsWith('/import') ? [400, 404] : [404], what).toContain(status);
      }
    }
    for (const url of [
      '/api',
      '/api/',
      '/nothing',
      '/api/tables/',
      '/api/tables//save',
      '/api/tables/%E0%A4%A',
      '/%',
      `/${'x'.repeat(3000)}`,
    ]) {
      expect([400, 404, 414], url).toContain((await refusedWith({ method: 'GET', url })).status);
    }
    for (const step of ['-1', '1.5', 'x', '1e9', '', '%00', 'NaN', '99999']) {
      expect([400, 404]).toContain((await refusedWith({ method: 'GET', url: `/api/tables/${ids.mine}/history/${step}` })).status);
    }
    expect(await standing()).toBe(before);
  });

  it('lets nobody change the table of another, and takes no stale answer', async () => {
    const before = await standing();
    for (const { method, path, body } of operations) {
      if (method === 'GET' || !path.includes('{id}') || path.endsWith('/explain')) continue;
      const good = body && (sample(body) as { step?: number; secret?: string });
      const { status } = await refusedWith({ method, url: at(path, ids.stranger), ...(good && { payload: JSON.stringify(good) }) });
      expect(status, `${method} ${path}`).toBe(403);
      if (!body?.properties?.version) continue;
      for (const version of [0, 1, 2, 4, Number.MAX_SAFE_INTEGER]) {
        const sent = { ...(sample(body) as object), command: newCommand(), version };
        expect(await refusedWith({ method, url: at(path, ids.mine), payload: JSON.stringify(sent) })).toMatchObject({
          status: 409,
          code: 'stale-version',
        });
      }
    }
    expect(await standing()).toBe(before);
  });

  it('takes no choice that nobody offered', async () => {
    const { version, offers } = await owner.scene(ids.mine);
    const legal = offers.map(({ text }) => text);
    const words = [
      ...new Set(legal.flatMap((text) => text.split(' '))),
      'move',
      'carry',
      'pass',
      'undo',
      '__proto__',
      'constructor',
      'null',
      '-1',
    ];
    const texts = fc.oneof(
      fc.string({ minLength: 1, maxLength: 60, unit: 'binary' }),
      fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
      fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' ')),
      fc.constantFrom(...legal).map((text) => `${text} ${text}`),
      fc.constantFrom(...legal).map((text) => text.toUpperCase()),
    );
    const before = await standing();
    const one = fc.asyncProperty(texts, async (choice) => {
      // Blanks around words do not matter.
      fc.pre(!legal.includes(choice.trim().split(/\s+/).join(' ')));
      const payload = JSON.stringify({ command: newCommand(), version, choice });
      const { status } = await refusedWith({ method: 'POST', url: `/api/tables/${ids.mine}/choices`, payload });
      expect([400, 422]).toContain(status);
    });
    await fc.assert(one, { numRuns: 250, seed: 7 });
    expect(await standing()).toBe(before);
  });

  it('refuses other sites and strange names, and slows down whoever asks too much', async () => {
    const { app } = house;
    const payload = { command: newCommand(), version: 3 };
    for (const origin of ['https://elsewhere.example', 'null', 'file://']) {
      const headers = { cookie: owner.cookie, origin, host: 'localhost' };
      expect((await app.inject({ method: 'POST', url: `/api/tables/${ids.mine}/play-on`, headers, payload })).statusCode).toBe(403);
    }
    const strict = await openHouse(house.folder, { hosts: ['localhost'], rate: 20 });
    const from = (host: string) => strict.app.inject({ method: 'GET', url: '/health', headers: { host } });
    expect((await from('localhost:4140')).statusCode).toBe(200);
    expect(JSON.parse((await from('evil.example')).body)).toMatchObject({ code: 'foreign-host' });
    const answers = await Promise.all(Array.from({ length: 30 }, () => from('localhost')));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(5);
    expect(RefusedAnswer.parse(JSON.parse(refused[0]?.body ?? '')).code).toBe('too-many');
    await strict.close();
  });

  it('sends a strict policy with every answer', async () => {
    for (const url of ['/health', '/api/tables/nowhere', '/nothing']) {
      const { headers } = await house.app.inject(url);
      expect(headers['content-security-policy']).toMatch(/script-src 'self';/);
      expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('is well after all this', async () => {
    expect(await new Visitor(house).gets('GET', '/health')).toMatchObject({ status: 'ok' });
    await owner.does(ids.mine, 'play-on');
  });
});
