/** Everything of Commandos: Europe that a hand could press, pressed everywhere; and what came of it. */
import { randomChoice } from '../../src/bots/random.ts';
import { KINDS as GOODS, isLeader, isSquad, pieceAt } from '../../src/games/commandos-europe/content/pieces.ts';
import { groundOf } from '../../src/games/commandos-europe/face/ground.ts';
import { seen } from '../../src/games/commandos-europe/face/seen.ts';
import { standsFor as meantBy, thingsOf } from '../../src/games/commandos-europe/face/things.ts';
import { commandosEurope } from '../../src/games/commandos-europe/game.ts';
import type { State } from '../../src/games/commandos-europe/state.ts';
import type { View } from '../../src/games/commandos-europe/view.ts';
import type { Choice, Event } from '../../src/games/commandos-europe/vocabulary.ts';
import type { Thing } from '../../src/games/face.ts';
import { Chronicle } from '../../src/kernel/chronicle.ts';
import { below, randomFrom } from '../../src/kernel/dice.ts';
import { momentFor, verdictsAbout } from '../../src/kernel/witness/sight.ts';
import { meaningOf } from '../../src/web/table/choosing.ts';
import type { Pressed } from './reasons.ts';

export const KINDS = ['hex', 'base', 'mission', 'squad', 'leader', 'gear', 'enemy', 'for sale'] as const;
export type Kind = (typeof KINDS)[number];

type Table = Chronicle<State, Choice, Event>;

/** Each question is looked at this often. */
const OF_EACH = 3;
const SETUPS = ['norway', 'north-africa', 'normandy', 'continent', 'war'];
export const SEAT = 'commander';

export function* positions(): Generator<{ readonly table: Table; readonly asks: string }> {
  const looks = new Map<string, number>();
  for (const id of SETUPS) {
    const table = new Chronicle(commandosEurope, { setup: { id, options: {} }, seed: `${id} pressed`, salt: '' });
    const random = randomFrom(`${id} players`);
    for (let made = 0; table.match.decision && made < 400; made++) {
      const { question } = table.match.decision;
      const times = looks.get(question.asks) ?? 0;
      if (times < OF_EACH && below(random, 4) > 0) {
        looks.set(question.asks, times + 1);
        yield { table, asks: question.asks };
      }
      const choices = table.choices(SEAT);
      // who leaves at once sees nothing of the war
      const stays = choices.filter(({ kind }) => kind !== 'end-war' && kind !== 'end-map' && kind !== 'forfeit');
      table.choose(SEAT, randomChoice(stays.length > 0 ? stays : choices, random));
    }
  }
}

export function thingsOnTable(view: View): ReadonlyMap<Thing, Kind> {
  const things = new Map<Thing, Kind>();
  for (const { id } of groundOf(view).hexes.all) things.set(id, view.bases.includes(id) ? 'base' : 'hex');
  for (const kind of [...GOODS, 'base']) things.set(kind, 'for sale');
  for (const { id, at } of view.pieces) {
    if (at === 'gone') continue;
    const piece = pieceAt(id);
    things.set(id, isSquad(piece) ? 'squad' : isLeader(piece) ? 'leader' : 'gear');
  }
  for (const { id } of view.enemies) things.set(id, 'enemy');
  if (view.mission) things.set(view.mission.id, 'mission');
  return things;
}

export function* pressEverything(): Generator<Omit<Pressed<Kind>, 'strange'>> {
  for (const { table, asks } of positions()) {
    const { view: anyView, offers } = momentFor(table, SEAT);
    const view = seen(anyView);
    let hexes = 0;
    for (const [thing, kind] of thingsOnTable(view)) {
      const standsFor = meantBy(view, thing);
      const meaning = meaningOf(offers, thingsOf, thing, { twoStep: false }, standsFor);
      const did = meaning.do === 'consider' ? 'choose' : meaning.do;
      // hundreds of hexes are refused for the same reasons
      if (kind === 'hex' && did === 'explain' && ++hexes > 25) continue;
      const verdicts = did === 'explain' ? verdictsAbout(table, SEAT, [thing, ...standsFor]) : [];
      yield { asks, kind, thing, did, reasons: verdicts.flatMap(({ reason }) => reason ?? []) };
    }
  }
}

/** Which offers of a position no press upon anything leads to, and which are no buttons of their own either. */
export function* unreachable(): Generator<string> {
  for (const { table, asks } of positions()) {
    const { view: anyView, offers } = momentFor(table, SEAT);
    const view = seen(anyView);
    const found = new Set<string>();
    for (const thing of thingsOnTable(view).keys()) {
      const meaning = meaningOf(offers, thingsOf, thing, { twoStep: false }, meantBy(view, thing));
      if (meaning.do === 'choose') found.add(meaning.offer.text);
      if (meaning.do === 'ask-which') for (const { text } of meaning.offers) found.add(text);
    }
    // a single step beside the whole way is in the list, and so is whose plus is added
    const board = offers.filter(({ choice, aside }) => thingsOf(choice).length > 0 && !aside && choice.kind !== 'nominate');
    for (const { text } of board) if (!found.has(text)) yield `${asks}: ${text}`;
  }
}

export const HEAD = `# What a press does in Commandos: Europe

Hexes, bases, the mission, squads, leaders, gear, enemies and what is for sale were pressed at every question that random play came to. A
press does what it can only mean (**does it**), asks which of several things is meant (**asks**), or says why there is nothing to be done
with that thing at that question; \`—\` where there is no such thing at the time. Written by \`node tools/reasons.mjs\`, and held to it by
\`test/pressing/commandos-europe.test.ts\`.
`;
