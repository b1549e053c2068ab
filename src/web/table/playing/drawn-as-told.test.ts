/** Whatever is told in the middle of a rule can be drawn: every beat of every event, with the board as it was then. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PieceProps } from '../../../games/face.ts';
import { LIDS } from '../../../games/lids.ts';
import { below, randomFrom } from '../../../kernel/dice.ts';
import type { GameEvent } from '../../../kernel/game.ts';
import { Match } from '../../../kernel/match.ts';
import { isTold } from '../../../kernel/witness/audience.ts';
import { Speaker } from '../../../words/speaker.ts';
import tableEn from '../../text/table.en.json' with { type: 'json' };
import { type Cue, type Timeline, timelineOf } from './timeline.ts';

type Lid = (typeof LIDS)[number];

const GAMES_PLAYED = 5;
const HANDS = { onPoint: () => {}, onPress: () => {}, onChoose: () => {}, hexDirection: () => undefined };

/** Every step of some games, as the first seat sees it: by lot and by the scripted player. */
async function* stepsOf({ id, game, face }: Lid): AsyncGenerator<{ readonly timeline: Timeline; readonly told: readonly GameEvent[] }> {
  const [{ setups, seats, begin, view, player }, { playOut }] = await Promise.all([game(), face()]);
  const any = await game();
  for (let number = 0; number < GAMES_PLAYED && playOut; number++) {
    const setup = { id: setups[number % setups.length]?.id ?? '', options: {} };
    const [own] = seats(setup).map((seat) => seat.id);
    const state = begin(setup, randomFrom(`${id} ${number}`));
    let news: { readonly event: GameEvent; readonly view: unknown }[] = [];
    const tell = (event: GameEvent) => {
      if (own !== undefined && isTold(event.to ?? 'all', [own])) news.push({ event, view: view(state, own) });
    };
    const match = new Match(any, state, { tell }, false);
    const random = randomFrom(`${id} ${number} choices`);
    const told: GameEvent[] = [];
    while (match.decision) {
      const { question, seats: asked } = match.decision;
      const [seat = ''] = asked;
      const choices = match.choices(seat);
      const before = view(state, own);
      news = [];
      const lot = choices[below(random, choices.length)];
      match.choose(lot && below(random, 3) > 0 ? lot : player.policy(state, seat, question, choices, random), seat);
      const [events, views] = [news.map(({ event }) => event), news.map((one) => one.view)];
      yield { timeline: timelineOf({ before, events, views, after: view(state, own) }, playOut), told };
      told.push(...events);
    }
  }
}

/** How often a beat of a kind of event is drawn. */
const TIMES = 1;

it.each(LIDS.map((lid) => [lid.id, lid] as const))('in %s', async (_, lid) => {
  const face = await lid.face();
  const speaker = new Speaker('en', tableEn, await lid.lidTexts.en(), ...(await lid.texts('en')));
  const times = new Map<string, number>();
  for await (const { timeline, told: before } of stepsOf(lid)) {
    for (const cue of timeline.cues) {
      const kind = `${cue.event.type}: ${cue.beat.name}`;
      const count = (times.get(kind) ?? 0) + 1;
      times.set(kind, count);
      if (count <= TIMES) expect(() => draw(cue, timeline, before), kind).not.toThrow();
    }
  }
  expect(times.size).toBeGreaterThan(20);

  function draw({ event, beat, told, isTold: isOver }: Cue, { step, viewAfter }: Timeline, before: readonly GameEvent[]): void {
    const recent = step.events.slice(0, told);
    const playing = { event, beat, isTold: isOver, stretch: 1 };
    const shown = { view: viewAfter(told), recent, told: [...before, ...recent], playing, speaker };
    const piece: PieceProps = { ...shown, ...HANDS, asks: undefined, offers: [], considered: undefined, pointed: undefined, calm: false };
    const parts = [
      createElement(face.Board, { key: 'board', ...piece }),
      face.Tray && createElement(face.Tray, { key: 'tray', ...piece }),
      createElement(face.Headline, { key: 'headline', ...shown }),
      face.Aside && createElement(face.Aside, { key: 'aside', view: shown.view, speaker }),
      face.InPlay && createElement(face.InPlay, { key: 'in-play', ...shown, ...HANDS, isBrief: false }),
    ];
    expect(renderToStaticMarkup(createElement('div', undefined, parts))).not.toBe('');
  }
});
