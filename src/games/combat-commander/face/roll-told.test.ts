/** Whoever may have a roll made again reads whom it is for and what it comes to. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import { Speaker } from '../../../words/speaker.ts';
import { LANGUAGES, type Language } from '../../../words/texts.ts';
import { hexName } from '../content/battle-map.ts';
import { combatCommander } from '../game.ts';
import { rollsFor } from '../reckoning/dice.ts';
import { now, unitCalled } from '../state.ts';
import { LID } from './lid.ts';
import { marksIn } from './marks.ts';
import { RollTold } from './roll-told.tsx';
import { seen } from './seen.ts';

async function speakerOf(language: Language): Promise<Speaker> {
  return new Speaker(language, await LID.lidTexts[language](), ...(await LID.texts(language)));
}

const NOBODY = () => {};

it.each(LANGUAGES)('tells of every roll, and marks whom it is for: %s', async (language) => {
  const speaker = await speakerOf(language);
  const random = randomFrom('rolls');
  const match = new Match(combatCommander, combatCommander.begin({ id: 'first-light', options: {} }, randomFrom('rolls')));
  const drawn = (view: unknown, isBrief = false) =>
    renderToStaticMarkup(createElement(RollTold, { view, recent: [], speaker, isBrief, onPoint: NOBODY, onPress: NOBODY }));
  const purposes = new Set<string>();
  for (let made = 0; made < 500 && match.decision; made++) {
    const { question, seats } = match.decision;
    const [seat = ''] = seats;
    const view = seen(combatCommander.view(match.state, seat));
    const unit = unitCalled(view, rollsFor(view) ?? '');
    if (question.asks === 'initiative') {
      expect(drawn(view)).toContain('<p>');
      // Where nobody fires, a sheet says as well who has rolled what.
      const isOfAttack = view.doing.at(-2)?.what === 'attack';
      expect(drawn(view, true).split('<p>')).toHaveLength(
        isOfAttack ? drawn(view).split('<p>').length - 1 : drawn(view).split('<p>').length,
      );
      purposes.add(now(view, 'roll')?.purpose ?? '');
    } else expect(drawn(view)).toBe('');
    for (const hex of now(view, 'attack')?.hexes ?? []) expect(drawn(view, true)).toContain(hexName(hex));
    if (unit) {
      expect(drawn(view)).toContain(speaker.name(unit.id));
      expect(marksIn(view, [], undefined).chosen).toContain(hexName(unit.at));
    }
    match.choose(combatCommander.player.policy(match.state, seat, question, match.choices(seat), random), seat);
  }
  expect([...purposes]).toEqual(expect.arrayContaining(['fire-attack', 'fire-defence']));
  expect([...speaker.missing]).toEqual([]);
});
