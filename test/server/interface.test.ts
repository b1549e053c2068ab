/** docs/http.md and /api/openapi.json tell of the same interface, and the examples work. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import en from '../../src/server/text/en.json' with { type: 'json' };
import fr from '../../src/server/text/fr.json' with { type: 'json' };
import { PHRASES } from '../../src/wire/company.ts';
import { sentencesIn } from '../../src/words/texts.ts';
import { type House, openHouse, removeFolders, Visitor } from './given.ts';

const DOCUMENT = readFileSync(new URL('../../docs/http.md', import.meta.url), 'utf8');

interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly summary?: string; readonly responses: object }>>>>;
}

let house: House;
let described: OpenApi;
beforeAll(async () => {
  house = await openHouse(undefined, { metrics: '1' });
  described = JSON.parse((await house.app.inject('/api/openapi.json')).body);
});
afterAll(async () => {
  await house.close();
  await removeFolders();
});

describe('docs/http.md', () => {
  it('names every request, and none that does not exist', () => {
    const told = [...DOCUMENT.matchAll(/`(GET|POST|PATCH|DELETE) (\/[^`\s]*)`/g)].map(([, method, path]) => `${method} ${path}`);
    const known = Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect([...new Set(told)].toSorted()).toEqual(known.toSorted());
  });

  it('gives examples that work', async () => {
    const visitor = new Visitor(house);
    const examples = [...DOCUMENT.matchAll(/^ {4}curl (?:.*\\\n)*.*/gm)].map(([text]) => text.replace(/\\\n\s*/g, ''));
    expect(examples.length).toBeGreaterThan(4);
    let table = '';
    let offer = '';
    for (const example of examples) {
      const [, path] = /http:\/\/localhost:4140(\S+)/.exec(example) ?? [];
      if (!path) continue;
      const [, body] = /-d '(.*)'/.exec(example) ?? [];
      const payload: object | undefined = body && JSON.parse(body.replace('TEXT OF AN OFFER', offer));
      const method = body || example.includes('-X POST') ? 'POST' : 'GET';
      await visitor.gets(method, path.replace('TABLE', table).replace('SEAT', 'commando'), payload);
      if (path !== '/api/tables') continue;
      const [card] = (await visitor.gets<{ tables: { id: string }[] }>('GET', '/api/tables')).tables;
      table = card?.id ?? '';
      offer = (await visitor.scene(table)).offers[0]?.text ?? '';
    }
    expect(offer).not.toBe('');
    expect((await visitor.scene(table)).version).toBe(1);
  });

  it('names every code of a refusal by the server', () => {
    const codes = [...sentencesIn(en.refusal).keys()].map((key) => key.split(' ')[0] ?? '');
    const silent = ['failure', 'store-failure', 'unreadable-text'];
    expect([...new Set(codes)].filter((code) => !silent.includes(code) && !DOCUMENT.includes(`\`${code}\``))).toEqual([]);
  });
});

describe('the phrases', () => {
  it('are all told of', () => {
    expect(PHRASES.filter((phrase) => !DOCUMENT.includes(`\`${phrase}\``))).toEqual([]);
  });
});

describe('/api/openapi.json', () => {
  it('says of every request what it is for and what it answers', () => {
    expect(described.openapi).toBe('3.1.0');
    for (const [path, methods] of Object.entries(described.paths)) {
      for (const [method, { summary, responses }] of Object.entries(methods)) {
        expect(summary, `${method} ${path}`).toMatch(/\.$/);
        expect(Object.keys(responses).length, `${method} ${path}`).toBeGreaterThan(1);
        expect(JSON.stringify(responses)).not.toContain('Default Response');
      }
    }
  });
});

describe('the words of the server', () => {
  it('are there in both languages', () => {
    expect([...sentencesIn(fr).keys()].toSorted()).toEqual([...sentencesIn(en).keys()].toSorted());
  });
});
