/** The equipment on a man's card: each piece is called what it is, and a press upon it offers what is done with it, and nothing else. */
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PieceProps } from '../../src/games/face.ts';
import { FACE } from '../../src/games/v-commandos/face/face.tsx';
import { placed, standsFor, thingsOf } from '../../src/games/v-commandos/face/things.ts';
import { Tray } from '../../src/games/v-commandos/face/tray.tsx';
import { asksFirst, showsFirst } from '../../src/games/v-commandos/face/way-on.ts';
import { TEXTS } from '../../src/games/v-commandos/text/texts.ts';
import { view } from '../../src/games/v-commandos/view.ts';
import { choiceFrom } from '../../src/games/v-commandos/vocabulary.ts';
import type { Offer } from '../../src/kernel/witness/sight.ts';
import { meaningOf } from '../../src/web/table/choosing.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { given } from '../v-commandos/given.ts';

const ENGLISH = new Speaker('en', ...TEXTS.en);

/** Beside an entrance and a wounded comrade, with an enemy on the next tile: there is something to be done with everything. */
function tableWith(item: string) {
  const table = given({
    commandos: { sapper: { at: 'ground-4', carries: [item] }, scout: { at: 'ground-4', wounds: 1 } },
    ground: { tiles: { 'ground-6': { enemies: { mauser: 1 } } } },
  });
  const offers = table.choicesOf('sapper').map((text): Offer => ({ text, choice: choiceFrom(text) ?? expect.fail(text) }));
  return { seen: view(table.state, table.seatOf('sapper')), offers };
}

const nothing = () => undefined;

function cardsOf({ seen, offers }: ReturnType<typeof tableWith>): string {
  const props = { view: seen, speaker: ENGLISH, offers, asks: 'commandos', calm: true, onPoint: nothing, onPress: nothing };
  return renderToStaticMarkup(jsx(Tray, props as unknown as PieceProps));
}

/** What a press upon it leads to, as the desk of the table has it. */
function pressed({ seen, offers }: ReturnType<typeof tableWith>, thing: string) {
  const held = {
    twoStep: false,
    asksFirst: ({ choice }: Offer, on: string | undefined) => asksFirst(seen, choice, on),
    showsFirst: ({ choice }: Offer) => showsFirst(seen, choice),
  };
  return meaningOf(offers, thingsOf, thing, held, standsFor(seen, thing));
}

it('an empty place on a card is that of the man', () => {
  expect(cardsOf(tableWith('crowbar'))).toMatch(/<div class="seat-card" data-thing="scout"/);
});

it('what is pressed to learn what it is good for is offered in a menu to a finger as well, and never armed', () => {
  const { seen, offers } = tableWith('crowbar');
  const held = { twoStep: true, asksFirst: () => true, reads: (thing: string) => FACE.reads(seen, thing) };
  const drop = offers.filter(({ text }) => text === 'drop crowbar');
  expect(meaningOf(drop, thingsOf, 'crowbar', held)).toEqual({ do: 'ask-which', offers: drop });
  expect(['crowbar', 'sten', placed('crowbar', 'scout'), 'ground-4', 'scout'].map((thing) => FACE.reads(seen, thing))).toEqual([
    ...[true, true, true],
    ...[false, false],
  ]);
});

describe.each([
  ['first-aid', ['first-aid sapper', 'first-aid scout']],
  ['crowbar', ['barricade ground-entrance-1']],
  ['uniform', ['wear-uniform']],
  ['grenade', ['throw ground-6']],
  ['tnt', ['lay-tnt']],
  ['mp40', ['shoot mp40 ground-6']],
])('%s', (item, uses) => {
  const table = tableWith(item);

  it('is called what it is', () => {
    const [button = ''] = cardsOf(table).match(new RegExp(`<button[^>]*data-thing="${item}"[^>]*>`)) ?? [];
    expect(button).toContain(`aria-label="${ENGLISH.name(item)}"`);
    expect(button).toContain('seat-item');
  });

  it('offers what is done with it, to put it down or to hand it over, and does none of it by one press', () => {
    const meaning = pressed(table, item);
    const possible = uses.filter((text) => table.offers.some((offer) => offer.text === text));
    expect(possible.length).toBeGreaterThan(0);
    expect(meaning.do === 'ask-which' && meaning.offers.map(({ text }) => text).toSorted()).toEqual(
      [...possible, `drop ${item}`, `give ${item} scout`].toSorted(),
    );
  });

  it('is taken from a comrade where it lies on his card', () => {
    const { seen, offers } = table;
    const his = { ...seen, by: seen.commandos.find(({ id }) => id === 'scout')?.seat ?? '' };
    const take: Offer = { text: `take ${item} sapper`, choice: choiceFrom(`take ${item} sapper`) ?? expect.fail() };
    expect(pressed({ seen: his, offers: [take, ...offers] }, placed(item, 'sapper'))).toMatchObject({ do: 'choose', offer: take });
  });
});
