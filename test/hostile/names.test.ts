/** Names that every plain object answers to are names of nothing here, wherever a name comes from outside. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botFor } from '../../src/bots/bot.ts';
import { randomChoice } from '../../src/bots/random.ts';
import type { AnyChronicle, Box } from '../../src/games/box.ts';
import { readSetupFile } from '../../src/games/setup-file.ts';
import { BOXES } from '../../src/games/shelf.ts';
import { Chronicle } from '../../src/kernel/chronicle.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { readSave, replaySave, saveOf } from '../../src/kernel/save.ts';
import { chooseOwnSetup, usualSetup } from '../../src/kernel/setup.ts';
import { verdictsAbout } from '../../src/kernel/witness/sight.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { runWith } from '../paper-desk.ts';
import { type House, newCommand, openHouse, removeFolders, Visitor } from '../server/given.ts';

const NAMES = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'];

type Place = readonly (string | number)[];

/** The places of all texts in some data; of a list the first entry stands for the others. */
function placesOf(data: unknown, place: Place = []): Place[] {
  if (typeof data === 'string') return [place];
  if (typeof data !== 'object' || data === null) return [];
  const entries = Array.isArray(data) ? data.slice(0, 1).map((value, i) => [i, value] as const) : Object.entries(data);
  return entries.flatMap(([key, value]) => placesOf(value, [...place, key]));
}

/** The same data with something else at a place. */
function withText(data: unknown, [key, ...deeper]: Place, text: string): unknown {
  if (key === undefined) return text;
  const copy = structuredClone(data) as Record<string, unknown>;
  copy[key] = withText(copy[key], deeper, text);
  return copy;
}

/** The places of all texts, and every name in place of each. */
function* renamings(data: unknown): Generator<{ readonly where: string; readonly changed: unknown }> {
  for (const place of placesOf(data)) {
    for (const name of NAMES) yield { where: `${name} at ${place.join('.')}`, changed: withText(data, place, name) };
  }
}

function begun({ game }: Pick<Box, 'game'>): AnyChronicle {
  return new Chronicle(game, { setup: usualSetup(game, game.setups[0]?.id ?? ''), seed: 'names', salt: 'salt' });
}

const shelf = BOXES.map((box) => [box.game.id, box] as const);

describe.each(shelf)('in %s', (id, box) => {
  const { game } = box;

  it('no such player sits down', () => {
    for (const name of NAMES) expect(botFor(game, name), name).toBeUndefined();
  });

  it('no choice and no question about a thing trips over one, or goes through', () => {
    const chronicle = begun(box);
    const random = randomFrom('names');
    const kinds = new Set<string>();
    for (let i = 0; i < 60 && !chronicle.match.outcome; i++) {
      const seat = chronicle.match.decision?.seats[0] ?? '';
      for (const name of NAMES) expect(Array.isArray(verdictsAbout(chronicle, seat, [name])), name).toBe(true);
      const choices = chronicle.choices(seat);
      for (const choice of choices) {
        if (kinds.has(choice.kind)) continue;
        kinds.add(choice.kind);
        const words = game.choiceText(choice).split(' ');
        for (const [at] of words.entries()) {
          for (const name of NAMES) {
            const text = words.with(at, name).join(' ');
            const meant = game.choiceFrom(text);
            expect(meant && !chronicle.whyNot(seat, meant), text).toBeFalsy();
          }
        }
      }
      chronicle.choose(seat, randomChoice(choices, random));
    }
    expect(kinds.size).toBeGreaterThan(1);
  });

  it('no save is taken in which one stands for something', () => {
    const chronicle = begun(box);
    const random = randomFrom('names');
    for (let i = 0; i < 4; i++) {
      const seat = chronicle.match.decision?.seats[0] ?? '';
      chronicle.choose(seat, randomChoice(chronicle.choices(seat), random));
    }
    const save = { ...saveOf(chronicle), history: chronicle.entries.length > 0 ? saveOf(chronicle).history : [] };
    const lines = save.history.flatMap((line, at) =>
      NAMES.flatMap((name) =>
        line.split(' ').map((_, word) => ({
          where: `${name} in "${line}"`,
          changed: { ...save, history: save.history.with(at, line.split(' ').with(word, name).join(' ')) },
        })),
      ),
    );
    for (const { where, changed } of [...renamings({ ...save, history: [] }), ...lines]) {
      const read = readSave(JSON.stringify(changed));
      const replayed = read.ok ? replaySave(game, read.value, { verify: true }) : read;
      const stands = replayed.ok && !replayed.value.diverged;
      // With other rules, or another salt, a game is another one that says so itself.
      expect(stands && !/ at rules$/.test(where), where).toBe(false);
    }
  });

  it('no file of somebody’s own is taken in which one would be looked up', () => {
    for (const data of FILES[id] ?? []) {
      expect(readSetupFile(JSON.stringify(data), box).ok).toBe(true);
      for (const { where, changed } of renamings(data)) {
        const read = readSetupFile(JSON.stringify(changed), box);
        if (!read.ok) continue;
        // Where it is only a name, what is set up from it begins, and has words.
        const setup = chooseOwnSetup(game, read.data);
        if (!setup.ok) throw new Error(where);
        const own = new Chronicle(game, { setup: setup.value, seed: 'names', salt: 'salt' });
        expect(own.choices().length, where).toBeGreaterThan(0);
        const speaker = new Speaker('en', ...box.texts.en, ...[box.content?.words?.(read.data, 'en') ?? {}].flat());
        expect(speaker.setup(setup.value.id), where).not.toMatch(/native code|\[object/);
      }
    }
  });

  it('the command line says that there is no such thing', async () => {
    const at = (...args: string[]) => ['sim', id, '--games', '1', ...args];
    for (const name of ['__proto__', 'constructor']) {
      const wrong = [
        ['sim', name, '--games', '1'],
        at('--setup', name),
        at('--seats', name),
        at('--option', `${name}=on`),
        at('--option', `${game.options[0]?.id}=${name}`),
        ['play', id, '--setup', game.setups[0]?.id ?? '', '--against', name],
        ['play', id, '--setup', game.setups[0]?.id ?? '', '--seat', name],
        ['rules', '--game', name],
        ['games', '--lang', name],
      ];
      for (const args of wrong) {
        const ran = await runWith(args);
        expect(ran.exitCode, args.join(' ')).toBe(1);
        expect(ran.err, args.join(' ')).toMatch(/^.+[.!?]/su);
        expect(ran.err, args.join(' ')).not.toMatch(/native code|TypeError|\[object|undefined/);
      }
    }
  });
});

const contentOf = (path: string): object => JSON.parse(readFileSync(new URL(`../../src/games/${path}`, import.meta.url), 'utf8'));

/** Files as somebody might write them, for each game. */
const FILES: Readonly<Record<string, readonly object[]>> = {
  commando: [
    {
      mission: 1,
      game: 'commando',
      theatre: 'western-desert',
      id: 'midnight-toll',
      objectives: { real: 2, false: 1 },
      kia: 2,
      ops: 3,
      rp: 13,
      leaders: 1,
      words: { en: { title: 'Salt', text: 'By night.' }, fr: { title: 'Sel', text: 'La nuit.' } },
    },
  ],
  'combat-commander': [contentOf('combat-commander/content/scenarios/first-light.json')],
  'v-commandos': [
    contentOf('v-commandos/content/levels/meadow.json'),
    { ...contentOf('v-commandos/content/operations/green.json'), operation: 'of-my-own' },
  ],
  'commandos-europe': [
    {
      raid: 1,
      game: 'commandos-europe',
      id: 'three-nights',
      map: 'norway',
      missions: 3,
      objectives: [
        { id: 'feint', award: 3, requires: [], hexes: ['0131', '0753', '1230'] },
        { id: 'steal-the-payroll', award: 5, requires: ['disguises'], hexes: ['0237', '0134', '0149'] },
        { id: 'wreck-the-crane', award: 6, requires: ['explosives', 'rope'], hexes: ['0440', '1545', '0535'] },
      ],
      enemies: [{ id: 'guards', count: 6, firepower: 4, move: 3 }],
      words: {
        en: { title: 'Three Nights', names: { 'steal-the-payroll': 'Steal the Payroll', 'wreck-the-crane': 'Wreck the Crane' } },
        fr: { title: 'Trois nuits', names: { 'steal-the-payroll': 'Voler la solde', 'wreck-the-crane': 'Détruire la grue' } },
      },
    },
  ],
};

interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
}

interface Described {
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
}

describe('the server', () => {
  let house: House;
  let owner: Visitor;
  let table: string;
  beforeAll(async () => {
    house = await openHouse();
    owner = new Visitor(house);
    table = (await owner.newTable({ game: 'commandos-europe', setup: BOXES[3]?.game.setups[0]?.id })).table.id;
  });
  afterAll(async () => {
    await house.close();
    await removeFolders();
  });

  /** Texts that may be anything: others read them, or they are a seed. */
  const FREE = ['name', 'text', 'seed', 'thing', 'near'];

  /** What a request would hold that is granted. */
  function good(game: string, setup: string, seat: string): Readonly<Record<string, unknown>> {
    return { game, setup, seat, bot: 'sergeant', choice: 'pass', version: 0, command: newCommand(), step: 0, save: '{}', name: 'A name' };
  }

  function sampleOf(schema: Schema, name: string, known: Readonly<Record<string, unknown>>): unknown {
    if (name in known && name !== 'step') return known[name];
    if (schema.enum) return schema.enum[0];
    if (schema.type === 'boolean') return false;
    if (schema.type === 'integer' || schema.type === 'number') return 0;
    return schema.type === 'string' ? 'x'.repeat(20) : undefined;
  }

  /** What may be put there, with a name in it. */
  function named(schema: Schema, name: string): unknown[] {
    if (schema.type === 'string') return [name];
    if (schema.type === 'array' && schema.items?.type === 'string') return [[name]];
    if (schema.type !== 'object' || schema.properties) return [];
    return [JSON.parse(`{"${name}":"x"}`), { x: name }];
  }

  it('refuses them in every field, address and query, and stays up', async () => {
    const { game, setup } = (await owner.scene(table)).table;
    const known = good(game, setup.id, (await owner.scene(table)).seats[0]?.seat ?? '');
    const document = JSON.parse((await house.app.inject('/api/openapi.json')).body);
    const before = await house.store.entries(table);
    let asked = 0;
    const ask = async (method: string, url: string, body: object | undefined, isRefused: boolean) => {
      const payload = body && JSON.stringify(body);
      const headers = { cookie: owner.cookie, ...(payload && { 'content-type': 'application/json' }) };
      const { statusCode, body: text } = await house.app.inject({ method: method as 'GET', url, headers, ...(payload && { payload }) });
      const what = `${method} ${url} ${payload} → ${statusCode} ${text.slice(0, 200)}`;
      expect(statusCode, what).toBeLessThan(500);
      if (isRefused) expect(statusCode, what).toBeGreaterThanOrEqual(400);
      expect(text, what).not.toMatch(/native code|\[object/);
      asked++;
    };
    for (const [path, methods] of Object.entries<Record<string, Described>>(document.paths)) {
      for (const [verb, { requestBody, parameters = [] }] of Object.entries(methods)) {
        const method = verb.toUpperCase();
        const fields = requestBody?.content['application/json'].schema.properties ?? {};
        const body =
          requestBody && Object.fromEntries(Object.entries(fields).map(([field, schema]) => [field, sampleOf(schema, field, known)]));
        const at = (seat: string) => path.replace('{id}', table).replace('{seat}', seat).replace('{step}', '0');
        const seat = String(known.seat);
        for (const name of NAMES) {
          if (path.includes('{id}'))
            await ask(method, path.replace('{id}', name).replace('{seat}', seat).replace('{step}', '0'), body, true);
          if (path.includes('{seat}')) await ask(method, at(name), body, true);
          for (const { name: query } of parameters.filter((parameter) => parameter.in === 'query')) {
            await ask(method, `${at(seat)}?${query}=${name}`, body, true);
          }
          for (const [field, schema] of Object.entries(fields)) {
            // What a sender calls his commands is only compared.
            if (field === 'command') continue;
            for (const value of named(schema, name)) await ask(method, at(seat), { ...body, [field]: value }, !FREE.includes(field));
          }
        }
      }
    }
    expect(asked).toBeGreaterThan(100);
    expect(await house.store.entries(table)).toEqual(before);
  });

  it('says which players there are where somebody wants one of them', async () => {
    for (const name of NAMES.filter((each) => each !== '__proto__')) {
      for (const { game } of BOXES) {
        const setup = game.setups[0]?.id ?? '';
        const [seat = ''] = game.seats(usualSetup(game, setup)).map(({ id }) => id);
        await owner.isRefused(422, 'no-such-bot', 'POST', '/api/tables', { game: game.id, setup, bots: { [seat]: name } });
      }
    }
  });
});
