/** Everything of V-Commandos that a hand could press, pressed everywhere; and what came of it. */
import { randomChoice } from '../../src/bots/random.ts';
import type { Thing } from '../../src/games/face.ts';
import { layLevels, type Piece, piecesOn } from '../../src/games/v-commandos/face/layout.ts';
import { seen } from '../../src/games/v-commandos/face/seen.ts';
import { FREELY } from '../../src/games/v-commandos/face/sitting.ts';
import { standsFor as meantBy, ownCommando, placed, SELF, thingsOf } from '../../src/games/v-commandos/face/things.ts';
import { asksFirst } from '../../src/games/v-commandos/face/way-on.ts';
import { vCommandos } from '../../src/games/v-commandos/game.ts';
import type { State } from '../../src/games/v-commandos/state.ts';
import type { View } from '../../src/games/v-commandos/view.ts';
import type { Choice, Event } from '../../src/games/v-commandos/vocabulary.ts';
import { Chronicle } from '../../src/kernel/chronicle.ts';
import { below, randomFrom } from '../../src/kernel/dice.ts';
import { momentFor, verdictsAbout } from '../../src/kernel/witness/sight.ts';
import { type Held, meaningOf } from '../../src/web/table/choosing.ts';
import type { Pressed } from './reasons.ts';

export const KINDS = [
  'tile',
  'own commando',
  'comrade',
  'escort',
  'enemy',
  'guard',
  'triangle',
  'trap door',
  'door',
  'entrance',
  'token on a tile',
  'own token',
  'comrade’s token',
] as const;
export type Kind = (typeof KINDS)[number];

type Table = Chronicle<State, Choice, Event>;

/** Each question is looked at this often, the one that is asked again and again more often. */
const OF_EACH = 2;
const OF_COMMANDOS = 12;
const SETUPS = ['third-training', 'green', 'black-tea', 'shooting-star', 'nightjar', 'quick/battery', 'quick/villa'];

export function* positions(): Generator<{ readonly table: Table; readonly seat: string; readonly asks: string }> {
  const looks = new Map<string, number>();
  for (const id of SETUPS) {
    const table = new Chronicle(vCommandos, { setup: { id, options: {} }, seed: `${id} pressed`, salt: '' });
    const random = randomFrom(`${id} players`);
    for (let made = 0; table.match.decision && made < 500; made++) {
      const { question, seats } = table.match.decision;
      const seat = seats[below(random, seats.length)] ?? '';
      const times = looks.get(question.asks) ?? 0;
      if (times < (question.asks === 'commandos' ? OF_COMMANDOS : OF_EACH) && below(random, 6) > 0) {
        looks.set(question.asks, times + 1);
        yield { table, seat, asks: question.asks };
      }
      table.choose(seat, randomChoice(table.choices(seat), random));
    }
  }
}

const KIND_OF: Readonly<Record<Exclude<Piece['what'], 'commando'>, Kind>> = {
  escort: 'escort',
  enemy: 'enemy',
  waiting: 'enemy',
  guard: 'guard',
  triangle: 'triangle',
  hatch: 'trap door',
  door: 'door',
  entrance: 'entrance',
  item: 'token on a tile',
  charge: 'token on a tile',
};

/** By hand a man is taken by his name; a press upon one's own means him whom one plays. */
export function thingsByName(view: View, asks: string): ReadonlyMap<Thing, Kind> {
  const own = ownCommando(view)?.id ?? '';
  return new Map([...thingsOnTable(view, asks)].map(([thing, kind]) => [thing === SELF ? own : thing, kind]));
}

function thingsOnTable(view: View, asks: string): ReadonlyMap<Thing, Kind> {
  const things = new Map<Thing, Kind>();
  for (const laid of layLevels(view)) {
    for (const { id } of laid.level.tiles) things.set(id, 'tile');
    for (const piece of piecesOn(view, laid)) if (piece.what !== 'commando') things.set(piece.id, KIND_OF[piece.what]);
  }
  const own = ownCommando(view);
  for (const { id, seat, carries, isOut } of view.commandos) {
    if (id === '' || isOut) continue;
    things.set(seat === view.by && FREELY.has(asks) ? SELF : id, seat === view.by ? 'own commando' : 'comrade');
    for (const item of carries) things.set(id === own?.id ? item : placed(item, id), id === own?.id ? 'own token' : 'comrade’s token');
  }
  return things;
}

const pressedOn = (view: View): Held => ({ twoStep: false, asksFirst: ({ choice }, thing) => asksFirst(view, choice, thing) });

export function* pressEverything(): Generator<Omit<Pressed<Kind>, 'strange'>> {
  for (const { table, seat, asks } of positions()) {
    const { view: anyView, offers } = momentFor(table, seat);
    const view = seen(anyView);
    for (const [thing, kind] of thingsOnTable(view, asks)) {
      const standsFor = meantBy(view, thing);
      const meaning = meaningOf(offers, thingsOf, thing, pressedOn(view), standsFor);
      const did = meaning.do === 'consider' ? 'choose' : meaning.do;
      const verdicts = did === 'explain' ? verdictsAbout(table, seat, [thing, ...standsFor]) : [];
      yield { asks, kind, thing, did, reasons: verdicts.flatMap(({ reason }) => reason ?? []) };
    }
  }
}

/** Which offers of a position no press upon anything leads to, and which are no buttons of their own either. */
export function* unreachable(): Generator<string> {
  for (const { table, seat, asks } of positions()) {
    const { view: anyView, offers } = momentFor(table, seat);
    const view = seen(anyView);
    const found = new Set<string>();
    for (const thing of thingsOnTable(view, asks).keys()) {
      const meaning = meaningOf(offers, thingsOf, thing, pressedOn(view), meantBy(view, thing));
      if (meaning.do === 'choose') found.add(meaning.offer.text);
      if (meaning.do === 'ask-which') for (const { text } of meaning.offers) found.add(text);
    }
    // what touches nothing is a button below the list, and cards are chosen from a sheet of their own
    const board = offers.filter(({ choice }) => thingsOf(choice).length > 0 && choice.kind !== 'select' && choice.kind !== 'side');
    for (const { text } of board) if (!found.has(text)) yield `${asks}: ${text}`;
  }
}

export const HEAD = `# What a press does in V-Commandos

Tiles, commandos, enemies, triangles, doors and tokens were pressed at every question that random play came to, from the seat that was
asked. A press does what it can only mean (**does it**), asks which of several things is meant (**asks**), or says why there is nothing
to be done with that thing at that question; \`—\` where there is no such thing at the time. A press upon another commando of one's own
changes over to him while everybody may act. Written by \`node tools/reasons.mjs\`, and held to it by
\`test/pressing/v-commandos.test.ts\`.
`;
