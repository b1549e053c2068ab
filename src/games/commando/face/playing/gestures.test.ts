/** Every beat of whatever happens can be drawn, in both languages, and tells nothing before its dice have landed. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../../kernel/dice.ts';
import type { GameEvent } from '../../../../kernel/game.ts';
import { Match } from '../../../../kernel/match.ts';
import tableEn from '../../../../web/text/table.en.json' with { type: 'json' };
import tableFr from '../../../../web/text/table.fr.json' with { type: 'json' };
import { Speaker } from '../../../../words/speaker.ts';
import { LANGUAGES, type Language } from '../../../../words/texts.ts';
import type { PieceProps } from '../../../face.ts';
import { commando } from '../../game.ts';
import { SEAT } from '../../vocabulary.ts';
import { BattleSheet } from '../battle.tsx';
import { LID } from '../lid.ts';
import { PLAY_OUT } from '../play-out.ts';
import { seen } from '../seen.ts';
import { after as viewAfter } from './after.ts';
import { Gesture } from './gestures.tsx';

const TABLE_WORDS = { en: tableEn, fr: tableFr };
const SETUPS = ['western-desert/campaign', 'highlands/campaign'];
const NOBODY: ReadonlySet<string> = new Set();

async function speakerOf(language: Language): Promise<Speaker> {
  return new Speaker(language, TABLE_WORDS[language], await LID.lidTexts[language](), ...(await LID.texts(language)));
}

/** Every beat of a game, with the view and what was told when it is on stage; what is told grows as one goes on. */
function* beatsOf(setup: string, seed: string): Generator<Pick<PieceProps, 'view' | 'recent' | 'told' | 'playing'>> {
  const random = randomFrom(`${seed} choices`);
  let events: GameEvent[] = [];
  const told: GameEvent[] = [];
  const match = new Match(
    commando,
    commando.begin({ id: setup, options: {} }, randomFrom(seed)),
    { tell: (event) => void events.push(event) },
    false,
  );
  while (match.decision) {
    let view: unknown = commando.view(match.state, SEAT);
    events = [];
    match.choose(commando.player.policy(match.state, SEAT, match.decision.question, match.choices(), random));
    for (const [i, event] of events.entries()) {
      const beats = PLAY_OUT.beats(view, event, events.slice(i + 1), events.slice(0, i));
      const tells = Math.max(
        0,
        beats.findIndex((beat) => beat.tells),
      );
      const after = viewAfter(view, event);
      for (const [place, beat] of beats.entries()) {
        const isTold = place >= tells;
        if (place === tells) told.push(event);
        yield { view: isTold ? after : view, recent: told, told, playing: { event, beat, isTold, stretch: 1 } };
      }
      if (beats.length === 0) told.push(event);
      view = after;
    }
  }
}

const HANDS = { onPoint: () => {}, onPress: () => {}, onChoose: () => {}, hexDirection: () => undefined };

function drawn(moment: Pick<PieceProps, 'view' | 'recent' | 'told' | 'playing'>, speaker: Speaker): string {
  const view = seen(moment.view);
  const pieces: PieceProps = {
    ...moment,
    ...HANDS,
    speaker,
    asks: undefined,
    offers: [],
    considered: undefined,
    pointed: undefined,
    calm: false,
  };
  const { playing } = moment;
  const parts = [
    view.battle && createElement(BattleSheet, { ...pieces, key: 'battle', view, battle: view.battle, legal: NOBODY, considers: NOBODY }),
    playing && createElement(Gesture, { key: 'gesture', view, playing, speaker, calm: false }),
  ];
  return renderToStaticMarkup(createElement('div', undefined, parts));
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
}

/** How often each kind of beat is drawn. */
const TIMES = 3;

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(SETUPS)('draws every beat of %s', async (setup) => {
    const speaker = await speakerOf(language);
    const times = new Map<string, number>();
    for (const moment of beatsOf(setup, `${setup} ${language}`)) {
      const { playing } = moment;
      const kind = `${playing?.event.type} ${playing?.beat.name}`;
      const count = (times.get(kind) ?? 0) + 1;
      times.set(kind, count);
      if (!playing || count > TIMES) continue;
      const markup = drawn(moment, speaker);
      const words = escaped(speaker.event(playing.event));
      const dice = 'dice' in playing.event && Array.isArray(playing.event.dice) ? playing.event.dice.join(' · ') : undefined;
      if (!playing.isTold && !playing.beat.waits) expect(markup, kind).not.toContain(words);
      if (!playing.isTold && dice !== undefined && dice.length > 1) expect(markup, kind).not.toContain(`${dice}"`);
      // An aim is reached when a mission's is, and not when a gun is laid.
      if (playing.beat.name !== 'reached') expect(markup, kind).not.toContain(escaped(speaker.say('look mission aim-reached')));
      expect([...speaker.missing], kind).toEqual([]);
    }
    expect(times.size).toBeGreaterThan(15);
  });
});
