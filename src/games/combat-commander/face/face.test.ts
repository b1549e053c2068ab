/** Whatever play brings about can be drawn, described and told, in every language, and no word is missing. */
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { below, randomFrom } from '../../../kernel/dice.ts';
import type { GameEvent } from '../../../kernel/game.ts';
import { Match } from '../../../kernel/match.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import tableEn from '../../../web/text/table.en.json' with { type: 'json' };
import tableFr from '../../../web/text/table.fr.json' with { type: 'json' };
import { Speaker } from '../../../words/speaker.ts';
import { LANGUAGES, type Language } from '../../../words/texts.ts';
import type { PieceProps } from '../../face.ts';
import { hexNamed } from '../content/battle-map.ts';
import { combatCommander } from '../game.ts';
import { sortOf, uppermost } from '../reckoning/alike.ts';
import type { View } from '../view.ts';
import { choiceText } from '../vocabulary.ts';
import { FACE } from './face.tsx';
import { HEXES } from './ground.ts';
import { LID } from './lid.ts';
import { seen } from './seen.ts';

const TABLE_WORDS = { en: tableEn, fr: tableFr };

async function speakerOf(language: Language): Promise<Speaker> {
  return new Speaker(language, TABLE_WORDS[language], await LID.lidTexts[language](), ...(await LID.texts(language)));
}

type Moment = Pick<PieceProps, 'view' | 'asks' | 'offers' | 'recent' | 'told'>;

/** Every moment of a game, as whoever is asked sees it: half at random, half as the scripted player would. */
function* momentsOf(setup: string, seed: string, most: number): Generator<Moment> {
  const random = randomFrom(`${seed} choices`);
  let recent: GameEvent[] = [];
  const all: GameEvent[] = [];
  const match = new Match(combatCommander, combatCommander.begin({ id: setup, options: {} }, randomFrom(seed)), {
    tell: (event) => void recent.push(event),
  });
  for (let made = 0; made < most && match.decision; made++) {
    const { question, seats } = match.decision;
    const [seat = ''] = seats;
    const choices = match.choices(seat);
    const offers: Offer[] = choices.map((choice) => {
      const odds = combatCommander.odds(match.state, seat, choice);
      return { text: choiceText(choice), choice, ...(odds && { odds }) };
    });
    const heard = recent.filter(({ to }) => to === undefined || to.includes(seat));
    all.push(...heard);
    yield { view: combatCommander.view(match.state, seat), asks: question.asks, offers, recent: heard, told: [...all] };
    const any = choices[below(random, choices.length)];
    const wise = combatCommander.player.policy(match.state, seat, question, choices, random);
    recent = [];
    match.choose(any && below(random, 2) === 0 ? any : wise, seat);
  }
}

const SETUPS = ['first-light', 'goat-path', 'random'];
/** The whole board is drawn so often for one question: it takes long to draw as text. */
const TIMES = 1;

function drawn(Part: ComponentType<PieceProps>, piece: PieceProps): string {
  return renderToStaticMarkup(createElement(Part, piece));
}

function thingsIn(markup: string): ReadonlyMap<string, boolean> {
  const tags = [...markup.matchAll(/<button[^>]*? data-thing="([^"]+)"[^>]*>/g)];
  return new Map(tags.map(([tag, thing = '']) => [thing, tag.includes('data-legal="true"')]));
}

/** Counters that are alike lie on one another in the box: the one on top. */
function topOf({ toSetUp }: View, thing: string): string {
  const waiting = toSetUp.flatMap(({ units }) => units);
  const carrier = waiting.find(({ unit }) => unit === thing);
  return (carrier && uppermost(waiting).find((top) => sortOf(top) === sortOf(carrier))?.unit) ?? thing;
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(SETUPS)('draws, describes and tells every moment of %s', async (setup) => {
    const speaker = await speakerOf(language);
    const times = new Map<string | undefined, number>();
    for (const moment of momentsOf(setup, `${setup} ${language}`, 700)) {
      const view = seen(moment.view);
      const [considered] = moment.offers;
      const [pointed] = considered ? FACE.things(considered.choice) : [];
      const hands = { onPoint: () => {}, onPress: () => {}, onChoose: () => {}, hexDirection: () => undefined };
      const piece: PieceProps = { ...moment, speaker, considered, pointed, calm: false, ...hands };
      const count = (times.get(moment.asks) ?? 0) + 1;
      times.set(moment.asks, count);
      if (count > TIMES) continue;
      const beside = thingsIn(drawn(FACE.Tray, piece) + drawn(FACE.Board, piece));
      renderToStaticMarkup(createElement(FACE.Headline, { view, speaker }));
      renderToStaticMarkup(createElement(FACE.Aside, { view, speaker }));
      const onMap = new Set(FACE.spots(view).map(({ thing }) => thing));
      for (const { choice, text } of moment.offers) {
        const touched = FACE.things(choice);
        const shown = touched.filter((thing) => onMap.has(thing) || beside.has(topOf(view, thing)));
        expect(shown, text).toEqual(touched);
        for (const thing of touched) if (beside.has(thing)) expect(beside.get(thing), `${text}: ${thing}`).toBe(true);
        for (const thing of touched) FACE.describe(view, thing, speaker);
        for (const thing of touched) FACE.standsFor(view, thing);
        FACE.detail(view, choice, speaker);
      }
      for (const { id, weapon } of view.units) {
        for (const thing of [id, weapon]) if (thing !== '') expect(FACE.describe(view, thing, speaker)?.lines.length).toBeGreaterThan(1);
      }
      for (const card of moment.offers.flatMap(({ choice }) => ('card' in choice ? [String(choice.card)] : []))) {
        expect(FACE.describe(view, card, speaker)?.lines.length).toBeGreaterThan(3);
      }
      expect([...speaker.missing]).toEqual([]);
    }
    expect(times.size).toBeGreaterThan(8);
  });
});

it('describes every hex of a battlefield', async () => {
  const speaker = await speakerOf('en');
  const [first] = momentsOf('first-light', 'hexes', 1);
  for (const { id } of HEXES.all) {
    expect(hexNamed(id)).toBeGreaterThanOrEqual(0);
    expect(FACE.describe(first?.view, id, speaker)?.title).toContain(id);
  }
});

it('cites only rules that the rulebook has', async () => {
  const speaker = await speakerOf('en');
  const chapters = new Set(speaker.chapters().map(({ id }) => id));
  const cited = new Set<string>();
  for (const { view, offers } of momentsOf('goat-path', 'rules', 300)) {
    for (const thing of offers.flatMap(({ choice }) => FACE.things(choice))) {
      for (const { rule } of FACE.describe(view, thing, speaker)?.lines ?? []) if (rule !== undefined) cited.add(rule);
    }
  }
  expect([...cited].filter((rule) => !chapters.has(rule))).toEqual([]);
  expect(cited.size).toBeGreaterThan(20);
});
