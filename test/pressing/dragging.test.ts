/** Everything that can be taken up is put upon everything else, in every game: something comes of it, or it is told why not. */
import { expect, it } from 'vitest';
import { FACE as COMBAT_COMMANDER } from '../../src/games/combat-commander/face/face.tsx';
import { seen as seenInCombat } from '../../src/games/combat-commander/face/seen.ts';
import { FACE as COMMANDO } from '../../src/games/commando/face/face.tsx';
import { seen as seenInCommando } from '../../src/games/commando/face/seen.ts';
import { SEAT } from '../../src/games/commando/vocabulary.ts';
import { FACE as EUROPE } from '../../src/games/commandos-europe/face/face.tsx';
import { seen as seenInEurope } from '../../src/games/commandos-europe/face/seen.ts';
import type { Thing } from '../../src/games/face.ts';
import { textsOf } from '../../src/games/shelf.ts';
import { FACE as V_COMMANDOS } from '../../src/games/v-commandos/face/face.tsx';
import { seen as seenInV } from '../../src/games/v-commandos/face/seen.ts';
import { momentFor } from '../../src/kernel/witness/sight.ts';
import { Speaker } from '../../src/words/speaker.ts';
import * as combat from './combat-commander.ts';
import * as commando from './commando.ts';
import * as europe from './commandos-europe.ts';
import { positions } from './positions.ts';
import { type Put, putAll, told } from './putting.ts';
import * as v from './v-commandos.ts';

const speakerFor = (game: string) => new Speaker('en', ...textsOf(game, 'en'));

/** The first, and then every so manyth. */
function* every<T>(count: number, all: Iterable<T>): Generator<T> {
  let number = 0;
  for (const one of all) if (number++ % count === 0) yield one;
}

/** One hex is much like the next: of those that are many, every so manyth. */
function thinned<K>(count: number, kind: K, things: ReadonlyMap<Thing, K>): ReadonlyMap<Thing, K> {
  const many = [...things].filter(([, one]) => one === kind);
  const others = [...things].filter(([, one]) => one !== kind);
  return new Map([...others, ...every(count, many)]);
}

function* putInCommando(): Generator<Put<commando.Kind>> {
  const speaker = speakerFor('commando');
  for (const table of every(6, positions())) {
    const moment = momentFor(table, SEAT);
    yield* putAll(COMMANDO, speaker, SEAT, moment, commando.thingsOnTable(seenInCommando(moment.view)));
  }
}

function* putInCombat(): Generator<Put<combat.Kind>> {
  const speaker = speakerFor('combat-commander');
  for (const { table, seat } of combat.positions()) {
    const moment = momentFor(table, seat);
    const legal = new Set(moment.offers.flatMap(({ choice }) => COMBAT_COMMANDER.things(choice)));
    const things = thinned(15, 'hex', combat.thingsOnTable(seenInCombat(moment.view), legal));
    yield* putAll(COMBAT_COMMANDER, speaker, seat, moment, things);
  }
}

function* putInV(): Generator<Put<v.Kind>> {
  const speaker = speakerFor('v-commandos');
  for (const { table, seat, asks } of v.positions()) {
    const moment = momentFor(table, seat);
    yield* putAll(V_COMMANDOS, speaker, seat, moment, v.thingsByName(seenInV(moment.view), asks));
  }
}

function* putInEurope(): Generator<Put<europe.Kind>> {
  const speaker = speakerFor('commandos-europe');
  for (const { table } of europe.positions()) {
    const moment = momentFor(table, europe.SEAT);
    const things = thinned(60, 'hex', europe.thingsOnTable(seenInEurope(moment.view)));
    yield* putAll(EUROPE, speaker, europe.SEAT, moment, things);
  }
}

const PUT: Readonly<Record<string, readonly Put<string>[]>> = {
  commando: [...putInCommando()],
  'combat-commander': [...putInCombat()],
  'v-commandos': [...putInV()],
  'commandos-europe': [...putInEurope()],
};
const GAMES = Object.entries(PUT);

it.each(GAMES)('puts everything of %s that can be taken up upon everything else', (_, put) => {
  expect(put.length).toBeGreaterThan(2_000);
  for (const came of ['made', 'told', 'asked why'] as const) expect(put.filter((one) => one.came === came).length).toBeGreaterThan(30);
});

it.each(GAMES)('answers all of it in %s', (_, put) => {
  expect(put.filter(({ came }) => came === 'nothing').map(told)).toEqual([]);
});

it.each([
  ['commando', 'movement', 'own unit', 'space'],
  ['combat-commander', 'advance', 'own unit', 'hex'],
  ['combat-commander', 'move', 'own unit', 'hex'],
  ['commandos-europe', 'movement', 'squad', 'hex'],
  ['v-commandos', 'commandos', 'own commando', 'tile'],
])('says in %s, at %s, more to whoever puts a thing of the kind "%s" upon one of the kind "%s" than that nothing comes of it', (...of) => {
  const [game, asks, kind, onto] = of;
  const all = PUT[game]?.filter((put) => put.asks === asks && put.kind === kind && put.onto === onto) ?? [];
  expect(all.length).toBeGreaterThan(5);
  expect(all.filter(({ came }) => came === 'said nothing comes').map(told)).toEqual([]);
});

it('goes nowhere in Commando without what was put there: others who are where it is do not go for it', () => {
  const begun = PUT.commando?.filter(({ asks, text }) => asks === 'operation' && text !== undefined) ?? [];
  const isNamed = ({ thing, text = '' }: Put<string>) => text.split(/ \+ | /u).includes(thing);
  const isAlone = ({ kind, text = '' }: Put<string>) => kind === 'own unit' && !text.includes(' take ');
  expect(begun.filter(isNamed).length).toBeGreaterThan(30);
  expect(begun.filter((put) => !isNamed(put) && !isAlone(put)).map(told)).toEqual([]);
});
