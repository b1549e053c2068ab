/** Everything of Combat Commander that a hand could press, pressed everywhere; and what came of it. */
import { randomChoice } from '../../src/bots/random.ts';
import { isCard } from '../../src/games/combat-commander/content/cards.ts';
import { discardsOf, pileOf } from '../../src/games/combat-commander/face/describe.ts';
import { HEXES } from '../../src/games/combat-commander/face/map/hexes.ts';
import { seen } from '../../src/games/combat-commander/face/seen.ts';
import { standsFor as meantBy, thingsOf } from '../../src/games/combat-commander/face/things.ts';
import { combatCommander } from '../../src/games/combat-commander/game.ts';
import type { State } from '../../src/games/combat-commander/state.ts';
import { ownSide, type View } from '../../src/games/combat-commander/view.ts';
import type { Choice, Event } from '../../src/games/combat-commander/vocabulary.ts';
import type { Thing } from '../../src/games/face.ts';
import { Chronicle } from '../../src/kernel/chronicle.ts';
import { below, randomFrom } from '../../src/kernel/dice.ts';
import { momentFor, verdictsAbout } from '../../src/kernel/witness/sight.ts';
import { meaningOf } from '../../src/web/table/choosing.ts';
import type { Pressed } from './reasons.ts';

export const KINDS = ['hex', 'own unit', 'own weapon', 'enemy unit', 'enemy weapon', 'card', 'counter to set up', 'pile'] as const;
export type Kind = (typeof KINDS)[number];

type Table = Chronicle<State, Choice, Event>;

/** Each question is looked at this often; and of all hexes every so manyth is pressed, besides those that can be chosen. */
const OF_EACH = 2;
const EVERY_HEX = 11;
const SETUPS = ['first-light', 'goat-path', 'weavers-row'];

export function* positions(): Generator<{ readonly table: Table; readonly seat: string; readonly asks: string }> {
  const looks = new Map<string, number>();
  for (const id of SETUPS) {
    const table = new Chronicle(combatCommander, { setup: { id, options: {} }, seed: `${id} pressed`, salt: '' });
    const random = randomFrom(`${id} players`);
    for (let made = 0; table.match.decision && made < 900; made++) {
      const { question, seats } = table.match.decision;
      const [seat = ''] = seats;
      const times = looks.get(question.asks) ?? 0;
      if (times < OF_EACH && below(random, 3) > 0) {
        looks.set(question.asks, times + 1);
        yield { table, seat, asks: question.asks };
      }
      const choices = table.choices(seat);
      const isScripted = below(random, 4) > 0;
      const scripted = () => combatCommander.player.policy(table.match.state, seat, question, choices, random);
      table.choose(seat, isScripted ? scripted() : randomChoice(choices, random));
    }
  }
}

export function thingsOnTable(view: View, legal: ReadonlySet<Thing>): ReadonlyMap<Thing, Kind> {
  const own = ownSide(view);
  const things = new Map<Thing, Kind>();
  HEXES.all.forEach(({ id }, i) => {
    if (i % EVERY_HEX === 0 || legal.has(id)) things.set(id, 'hex');
  });
  for (const { id, side, weapon } of view.units) {
    things.set(id, side === own ? 'own unit' : 'enemy unit');
    if (weapon !== '') things.set(weapon, side === own ? 'own weapon' : 'enemy weapon');
  }
  for (const card of own === undefined ? [] : (view.sides[own].hand ?? [])) things.set(card, 'card');
  for (const { units, weapons } of view.toSetUp.slice(0, 1)) {
    for (const { unit } of units) things.set(unit, 'counter to set up');
    for (const weapon of weapons) things.set(weapon, 'counter to set up');
  }
  for (const side of ['axis', 'allies'] as const) for (const pile of [pileOf(side), discardsOf(side)]) things.set(pile, 'pile');
  return things;
}

export function* pressEverything(): Generator<Pressed<Kind>> {
  for (const { table, seat, asks } of positions()) {
    const { view: anyView, offers } = momentFor(table, seat);
    const view = seen(anyView);
    const legal = new Set(offers.flatMap(({ choice }) => thingsOf(choice)));
    const own = ownSide(view);
    const hand = own === undefined ? [] : [...(view.sides[own].hand ?? []), ...(view.shown ?? [])];
    for (const [thing, kind] of thingsOnTable(view, legal)) {
      const standsFor = meantBy(view, thing);
      const meaning = meaningOf(offers, thingsOf, thing, { twoStep: false }, standsFor);
      const did = meaning.do === 'consider' ? 'choose' : meaning.do;
      const verdicts = did === 'explain' ? verdictsAbout(table, seat, [thing, ...standsFor]) : [];
      const reasons = verdicts.flatMap(({ reason }) => reason ?? []);
      const spoken = reasons.flatMap(({ figures }) => Object.values(figures).flat().map(String));
      // a card that is not held may be anywhere: no reason speaks of one
      const strange = spoken.filter((id) => id !== thing && isCard(id) && !hand.includes(id));
      yield { asks, kind, thing, did, reasons, strange };
    }
  }
}

export const HEAD = `# What a press does in Combat Commander

Hexes, units, weapons, cards, counters and piles were pressed at every question that random and scripted play came to, from either
seat. A press does what it can only mean (**does it**), asks which of several things is meant (**asks**), or says why there is nothing
to be done with that thing at that question; \`—\` where there is no such thing at the time. Written by \`node tools/reasons.mjs\`, and
held to it by \`test/pressing/combat-commander.test.ts\`.
`;
