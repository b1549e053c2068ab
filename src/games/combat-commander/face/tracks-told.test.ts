/** What stands above the map can be asked about, in both languages, and the points add up. */
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import { Speaker } from '../../../words/speaker.ts';
import { LANGUAGES } from '../../../words/texts.ts';
import { combatCommander } from '../game.ts';
import type { Event } from '../vocabulary.ts';
import { LID } from './lid.ts';
import { seen } from './seen.ts';
import { type Track, trackTold } from './tracks-told.ts';

const TRACKS: readonly Track[] = ['time', 'vp', 'lost-axis', 'lost-allies', 'orders', 'initiative'];

/** A fight by the scripted players, as the Allies see it after so many choices. */
function fought(most: number) {
  const events: Event[] = [];
  const state = combatCommander.begin({ id: 'first-light', options: {} }, randomFrom('tracks'));
  const match = new Match(combatCommander, state, { tell: (event) => void events.push(event) });
  const random = randomFrom('tracks too');
  for (let made = 0; made < most && match.decision; made++) {
    const { question, seats } = match.decision;
    const [seat = ''] = seats;
    match.choose(combatCommander.player.policy(match.state, seat, question, match.choices(seat), random), seat);
  }
  return { view: seen(combatCommander.view(match.state, 'allies')), events };
}

describe.each(LANGUAGES)('a track that is asked about, in %s', (language) => {
  it('tells how it stands, how that came about and by which rule', async () => {
    const speaker = new Speaker(language, await LID.lidTexts[language](), ...(await LID.texts(language)));
    const { view, events } = fought(900);
    expect(view.sides.axis.casualties.length + view.sides.allies.casualties.length).toBeGreaterThan(0);
    for (const track of TRACKS) {
      const { title, lines } = trackTold(track, view, events, speaker);
      expect(lines.length, track).toBeGreaterThan(0);
      for (const text of [title, ...lines.map((line) => line.text)]) expect(text, track).not.toMatch(/look headline|undefined|\{\{/);
    }
  });

  it('bears the sign of the side that gains or holds something', async () => {
    const speaker = new Speaker(language, await LID.lidTexts[language](), ...(await LID.texts(language)));
    const { view, events } = fought(900);
    const { lines } = trackTold('vp', view, events, speaker);
    const named = lines
      .slice(1)
      .flatMap(({ text, tone }) => ('axis allies'.split(' ').some((side) => text.includes(speaker.name(side))) ? [tone] : []));
    expect(new Set(named)).toEqual(new Set([0, 1]));
  });

  it('adds up what each side has gained, from what there was to begin with', async () => {
    const speaker = new Speaker(language, await LID.lidTexts[language](), ...(await LID.texts(language)));
    const { view, events } = fought(900);
    const texts = (known: readonly Event[]) => trackTold('vp', view, known, speaker).lines.map(({ text }) => text);
    const begun = speaker.say('look headline vp-before', { side: 'axis', points: 1 });
    expect(texts(events)).toContain(begun);
    // Of what happened before what is known, the sum is told.
    const { vp } = view;
    const now = { side: vp === 0 ? '' : vp > 0 ? 'axis' : 'allies', points: Math.abs(vp) };
    expect(texts([])).toContain(speaker.say('look headline vp-before', now));
  });
});
