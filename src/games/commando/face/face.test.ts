/** Whatever play brings about can be drawn, described and told, in every language, and no word is missing. */
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { below, randomFrom } from '../../../kernel/dice.ts';
import type { GameEvent } from '../../../kernel/game.ts';
import { Match } from '../../../kernel/match.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import tableEn from '../../../web/text/table.en.json' with { type: 'json' };
import tableFr from '../../../web/text/table.fr.json' with { type: 'json' };
import { Speaker } from '../../../words/speaker.ts';
import { LANGUAGES, type Language } from '../../../words/texts.ts';
import type { PieceProps } from '../../face.ts';
import { missionOf, THEATRES, theatreOf } from '../content/theatres.ts';
import { commando } from '../game.ts';
import { type Choice, choiceText, type Event, SEAT } from '../vocabulary.ts';
import { FACE } from './face.tsx';
import { LID } from './lid.ts';
import { MissionCard } from './mission-card.tsx';
import { seen, told } from './seen.ts';

const TABLE_WORDS = { en: tableEn, fr: tableFr };

async function speakerOf(language: Language): Promise<Speaker> {
  return new Speaker(language, TABLE_WORDS[language], await LID.lidTexts[language](), ...(await LID.texts(language)));
}

async function guideOf(language: Language): Promise<Speaker> {
  return new Speaker(language, ...(await LID.texts(language)), ...((await LID.adviceTexts?.[language]()) ?? []));
}

/** Every moment of a game played at random, as a player sees it. */
function* momentsOf(setup: string, seed: string): Generator<Pick<PieceProps, 'view' | 'asks' | 'offers' | 'recent' | 'told'>> {
  const random = randomFrom(`${seed} choices`);
  let recent: GameEvent[] = [];
  const all: GameEvent[] = [];
  const match = new Match(commando, commando.begin({ id: setup, options: {} }, randomFrom(seed)), {
    tell: (event) => void recent.push(event),
  });
  for (;;) {
    const question = match.decision?.question;
    const choices = match.choices();
    const offers: Offer[] = choices.map((choice) => {
      const odds = commando.odds(match.state, SEAT, choice);
      return { text: choiceText(choice), choice, ...(odds && { odds }) };
    });
    all.push(...recent);
    yield { view: commando.view(match.state, SEAT), asks: question?.asks, offers, recent, told: [...all] };
    const choice = choices[below(random, Math.max(1, choices.length))];
    if (!choice) return;
    recent = [];
    match.choose(choice);
  }
}

const SETUPS = ['western-desert/behind-the-wire', 'highlands/campaign'];

/** How often the whole board is drawn for one question: it is always the same map, and takes long to draw as text. */
const TIMES = 2;

function drawn(Part: ComponentType<PieceProps>, piece: PieceProps): string {
  return renderToStaticMarkup(createElement(Part, piece));
}

/** Whatever a hand could point at, on the board or beside it, by its id; and whether it is said to be of use. */
function thingsIn(markup: string): ReadonlyMap<string, boolean> {
  const tags = [...markup.matchAll(/<(?:g|button|article)[^>]*? (?:id="thing-|data-thing=")([^"]+)"[^>]*>/g)];
  return new Map(tags.map(([tag, thing = '']) => [thing, tag.includes('data-legal="true"')]));
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(SETUPS)('draws, describes and tells every moment of %s', async (setup) => {
    const speaker = await speakerOf(language);
    const times = new Map<string | undefined, number>();
    for (const moment of momentsOf(setup, `${setup} ${language}`)) {
      const view = seen(moment.view);
      const [considered] = moment.offers;
      const [pointed] = considered ? FACE.things(considered.choice) : [];
      const hands = { onPoint: () => {}, onPress: () => {}, onChoose: () => {}, hexDirection: () => undefined };
      const piece: PieceProps = { ...moment, speaker, considered, pointed, calm: false, ...hands };
      const count = (times.get(moment.asks) ?? 0) + 1;
      times.set(moment.asks, count);
      const tray = drawn(FACE.Tray, piece);
      const head = renderToStaticMarkup(createElement(FACE.Headline, { view, speaker }));
      const aside = renderToStaticMarkup(createElement(MissionCard, { view, speaker }));
      if (view.mission !== '') {
        expect(head).toContain(`aria-valuenow="${Math.max(0, view.ops)}"`);
        expect(aside).toContain(`<h3 class="mission-title">${escaped(speaker.name(view.mission))}</h3>`);
      }
      if (count <= TIMES) {
        let board = drawn(FACE.Board, piece);
        if (view.battle && !board.includes('class="battle"')) {
          // It is fetched with the first battle that is fought.
          await vi.dynamicImportSettled();
          board = drawn(FACE.Board, piece);
        }
        const things = new Map([...thingsIn(tray), ...thingsIn(board)]);
        for (const { thing } of FACE.spots(view)) expect(thingsIn(board).has(thing), thing).toBe(true);
        for (const { choice, text } of moment.offers) {
          const touched = FACE.things(choice);
          const shown = touched.filter((thing) => things.has(thing));
          expect(shown.length, text).toBeGreaterThanOrEqual(Math.min(1, touched.length));
          for (const thing of shown) expect(things.get(thing), `${text}: ${thing}`).toBe(true);
          for (const thing of touched) expect(FACE.describe(view, thing, speaker)?.title, thing).toBeTruthy();
          FACE.detail(view, choice, speaker);
        }
        for (const isBrief of [true, false]) {
          renderToStaticMarkup(createElement(FACE.InPlay, { view, recent: moment.recent, speaker, isBrief, ...hands }));
        }
        for (const offer of moment.offers.slice(0, 3)) renderToStaticMarkup(createElement(FACE.Considered, { view, offer, speaker }));
        expect(board.includes('class="battle"')).toBe(view.battle !== undefined);
        for (const { unit } of fallenIn(moment.recent)) if (view.battle) expect(board).toContain(escaped(speaker.name(unit)));
      }
      for (const { thing } of FACE.spots(view)) expect(FACE.describe(view, thing, speaker)?.lines.length).toBeGreaterThan(0);
      for (const { sides, faces } of moment.recent.flatMap(FACE.dice)) {
        expect(faces.length).toBeGreaterThan(0);
        for (const face of faces) expect(face >= 1 && face <= sides).toBe(true);
      }
      expect([...speaker.missing]).toEqual([]);
    }
    expect(times.size).toBeGreaterThan(5);
  });
});

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
}

function fallenIn(events: readonly GameEvent[]) {
  return told(events).filter((event) => event.type === 'eliminated');
}

it('cites only rules that the rulebook has', async () => {
  const speaker = await speakerOf('en');
  const chapters = new Set(speaker.chapters().map(({ id }) => id));
  for (const { view, offers } of momentsOf('highlands/lantern-walk', 'rules')) {
    const things = [...FACE.spots(view).map(({ thing }) => thing), ...offers.flatMap(({ choice }) => FACE.things(choice))];
    const rules = things.flatMap((thing) => FACE.describe(view, thing, speaker)?.lines.flatMap(({ rule }) => rule ?? []) ?? []);
    for (const rule of new Set(rules)) expect(chapters).toContain(rule);
  }
});

it('never says that a force has moved farther than it may', async () => {
  const speaker = await speakerOf('en');
  for (const setup of SETUPS) {
    for (const { view } of momentsOf(setup, 'pace')) {
      const { operation } = seen(view);
      const lines = (operation?.force ?? []).flatMap((unit) => FACE.describe(view, unit, speaker)?.lines ?? []);
      for (const { text } of lines) {
        const [, moved, allowed] = /(\d+) of (\d+) spaces? moved/.exec(text) ?? [];
        expect(Number(moved ?? 0), text).toBeLessThanOrEqual(Number(allowed ?? 0));
      }
    }
  }
});

it('says of no type for sale that it carries anybody', async () => {
  const speaker = await speakerOf('en');
  for (const setup of SETUPS) {
    const moment = momentsOf(setup, 'types').next().value;
    const view = seen(moment?.view);
    for (const { type } of theatreOf(view).types) {
      const texts = FACE.describe(view, type, speaker)?.lines.map(({ text }) => text) ?? [];
      expect(texts.filter((text) => text.startsWith('It carries '))).toEqual([]);
    }
  }
});

it('says what every card does, wherever it lies', async () => {
  const speaker = await speakerOf('en');
  for (const setup of SETUPS) {
    const view = seen(momentsOf(setup, 'cards').next().value?.view);
    for (const { id } of theatreOf(view).sheet.events) {
      expect(FACE.describe(view, id, speaker)?.lines.length, id).toBeGreaterThan(0);
      const isKept = theatreOf(view).card(id).intel !== undefined;
      const held = FACE.describe({ ...view, intel: [id] }, id, speaker);
      if (isKept) expect(held?.lines.length, id).toBeGreaterThan(1);
    }
  }
  expect([...speaker.missing]).toEqual([]);
});

it('says before a choice what it costs', async () => {
  const speaker = await speakerOf('en');
  const told = new Set<string>();
  for (const setup of SETUPS) {
    for (const { view, offers } of momentsOf(setup, 'costs')) {
      for (const { choice } of offers) {
        const about = FACE.detail(view, choice, speaker);
        if (choice.kind === 'halt' && seen(view).operation?.moved === 0)
          expect(about).toBe('uses the operation without moving, and no Event card is drawn');
        if (about !== undefined) told.add(choice.kind);
      }
    }
  }
  expect([...told]).toEqual(expect.arrayContaining(['done', 'halt', 'move']));
});

it('has words for whatever the coach is asked about', async () => {
  const told = new Set<string>();
  for (const setup of SETUPS) {
    for (const { recent } of momentsOf(setup, 'coach')) for (const event of recent) told.add(FACE.coaching(event) ?? '');
  }
  told.delete('');
  for (const language of LANGUAGES) {
    const guide = await guideOf(language);
    for (const key of told) for (const part of ['title', 'text']) expect(guide.has(`coach ${key} ${part}`), key).toBe(true);
  }
});

it('says nothing of how to go on in a battle that is over', () => {
  const [panicked, superiority, lost, ended] = [
    { type: 'panicked', side: 'opfor' },
    { type: 'superiority', side: 'opfor' },
    { type: 'eliminated', side: 'opfor' },
    { type: 'battle-ended' },
  ] as unknown as readonly [GameEvent, GameEvent, GameEvent, GameEvent];
  expect(FACE.coaching(panicked, [lost])).toBe('first-panic-opfor');
  expect(FACE.coaching(panicked, [lost, ended])).toBeUndefined();
  expect(FACE.coaching(superiority, [ended])).toBeUndefined();
  expect(FACE.coaching(lost, [ended])).toBe('first-loss-opfor');
});

describe.each(LANGUAGES)('the coach (%s)', (language) => {
  it('names no mission but the one that was drawn', async () => {
    const [speaker, guide] = [await speakerOf(language), await guideOf(language)];
    const missions = THEATRES.flatMap(({ sheet }) => sheet.missions.map(({ id }) => id));
    for (const mission of missions) {
      const drawn: Extract<Event, { type: 'mission-drawn' }> = { type: 'mission-drawn', rule: '7.0', mission, ops: 8, rp: 14 };
      const text = guide.say(`coach ${FACE.coaching(drawn)} text`);
      const named = missions.filter((other) => other !== mission && text.includes(speaker.name(other)));
      expect(named, mission).toEqual([]);
    }
  });
});

describe('the plain way on', () => {
  it.each(SETUPS)('is legal and spends nothing, through a whole game of %s', (setup) => {
    const kinds = new Set<string>();
    for (const { view, offers, asks } of momentsOf(setup, 'way on')) {
      const found = FACE.wayOn(view, offers, asks);
      if (!found) continue;
      kinds.add(found.choice.kind);
      expect(offers).toContain(found);
      expect(['buy-op', 'turnaround', 'boost', 'support', 'full-firepower', 'discard-intel']).not.toContain(found.choice.kind);
      if (found.choice.kind === 'halt') expect(seen(view).operation?.moved).toBeGreaterThan(0);
      if (found.choice.kind === 'pass') expect(asks).not.toBe('last-op');
      if (asks === 'intel') expect(found.says?.code).toBe(offers.find(({ says }) => says)?.says?.code);
      expect(offers.map(({ choice }) => choice.kind)).not.toContain('finish');
    }
    expect(kinds.size).toBeGreaterThan(3);
  });
});

describe('a marker that is turned up', () => {
  it('is to be carried home only where the mission asks for that, and harms nobody any more', async () => {
    const speaker = await speakerOf('en');
    const told = (setup: string, real: boolean) => {
      const view = seen(momentsOf(setup, 'marker').next().value?.view);
      const objectives = view.objectives.map((marker) => ({ ...marker, real }));
      const { lines = [] } = FACE.describe({ ...view, objectives }, objectives[0]?.id ?? '', speaker) ?? {};
      return lines.map(({ text }) => text).join(' ');
    };
    expect(told('western-desert/midnight-toll', true)).toMatch(/left where it is/);
    expect(told('western-desert/midnight-toll', true)).not.toMatch(/carried|home/);
    expect(told('western-desert/midnight-toll', false)).toMatch(/harms nobody now/);
    const recovering = SETUPS.find((setup) => missionOf(seen(momentsOf(setup, 'marker').next().value?.view)).recover > 0);
    expect(told(recovering ?? '', true)).toMatch(/carried to a base/);
  });
});

describe('the end of a mission', () => {
  it('is asked about before it is made, wherever it is pressed', () => {
    const view = momentsOf(SETUPS[0] ?? '', 'end').next().value?.view;
    expect(FACE.asksFirst(view, { kind: 'finish' }, undefined)).toBe(true);
    expect(FACE.asksFirst(view, { kind: 'buy-op' }, undefined)).toBe(false);
  });
});

describe('the one order of choices', () => {
  it('begins with what a force does, whatever else could be done there', () => {
    const view = momentsOf(SETUPS[0] ?? '', 'order').next().value?.view;
    const move = { kind: 'move', space: 'siwa' };
    const recon = { kind: 'air-recon', space: 'siwa', unit: 'hurricanes-1' };
    expect(FACE.rank(view, move)).toBeLessThan(FACE.rank(view, recon));
    expect(FACE.rank(view, recon)).toBeLessThan(FACE.rank(view, { kind: 'buy-op' }));
    expect(FACE.rank(view, { kind: 'finish' })).toBeLessThan(FACE.rank(view, move));
  });

  it('names the base first where most of the force stands', () => {
    const view = seen(momentsOf('western-desert/midnight-toll', 'order').next().value?.view);
    const [first, second] = theatreOf(view).bases;
    const standing = { ...view, units: view.units.map((unit, i) => (i < 2 ? { ...unit, at: second ?? '' } : unit)) };
    const inBase = (base: string | undefined) => FACE.rank(standing, { kind: 'recruit', type: 'jeep-patrol', base } as Choice);
    expect(inBase(second)).toBeLessThan(inBase(first));
  });
});
