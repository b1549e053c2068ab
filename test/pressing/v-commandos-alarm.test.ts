/** The bell: a press upon it interrupts it, or says why it cannot be interrupted; it never fires at the tile. */
import { describe, expect, it } from 'vitest';
import { detail } from '../../src/games/v-commandos/face/detail.ts';
import { placed, standsFor, thingsOf } from '../../src/games/v-commandos/face/things.ts';
import { asksFirst, showsFirst } from '../../src/games/v-commandos/face/way-on.ts';
import { TEXTS } from '../../src/games/v-commandos/text/texts.ts';
import { view } from '../../src/games/v-commandos/view.ts';
import { choiceFrom } from '../../src/games/v-commandos/vocabulary.ts';
import type { Offer } from '../../src/kernel/witness/sight.ts';
import { meaningOf } from '../../src/web/table/choosing.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { given } from '../v-commandos/given.ts';

const ENGLISH = new Speaker('en', ...TEXTS.en);
const BELL = 'sentry-walk-alarm';

/** He stands beside the ringing bell, with a sentry on the same tile to fire at. */
function besideBell(scout: object, level: object = {}, sapper: object = {}) {
  const table = given({
    setup: 'first-training',
    phase: 'commandos',
    levels: { 'sentry-walk': { alarm: 'triggered', tiles: { 'sentry-walk-5': { enemies: { mauser: 1 } } }, ...level } },
    commandos: { scout: { at: 'sentry-walk-5', ...scout }, sapper: { at: 'sentry-walk-2', ...sapper } },
  });
  const offers = table.choicesOf('scout').map((text): Offer => ({ text, choice: choiceFrom(text) ?? expect.fail(text) }));
  const seen = view(table.state, table.seatOf('scout'));
  const things = standsFor(seen, BELL);
  const held = {
    twoStep: false,
    asksFirst: ({ choice }: Offer, on: string | undefined) => asksFirst(seen, choice, on),
    showsFirst: ({ choice }: Offer) => showsFirst(seen, choice),
  };
  return { table, offers, seen, things, meaning: meaningOf(offers, thingsOf, BELL, held, things) };
}

describe('the bell', () => {
  it('is interrupted by a hidden man beside it', () => {
    const { meaning } = besideBell({});
    expect('offer' in meaning && meaning.offer.text).toBe('interrupt-alarm');
  });

  it('that would ring again at once is asked about first, with what comes of it', () => {
    const { meaning, seen } = besideBell({}, {}, { visible: true });
    expect(meaning).toMatchObject({ do: 'ask-which', offers: [{ text: 'interrupt-alarm' }] });
    expect(detail(seen, { kind: 'interrupt-alarm' }, ENGLISH)).toBe(
      '1 AP · somebody is still visible: it rings again at once, and for good · the operation fails',
    );
    expect(detail(besideBell({}).seen, { kind: 'interrupt-alarm' }, ENGLISH)).toBe('1 AP');
  });

  it.each([
    ['who is visible', { visible: true }, {}, 'not-stealthy 6.14'],
    ['who comes when it has been interrupted once', {}, { interrupted: true }, 'alarm-used-up 6.14'],
  ])('says to a man %s why it rings on, and fires at nobody', (_, scout, level, reason) => {
    const pressed = besideBell(scout, level);
    expect(pressed.offers.some(({ text }) => text.startsWith('shoot '))).toBe(true);
    expect(pressed.meaning).toEqual({ do: 'explain' });
    expect(pressed.table.reasonAbout('scout', [BELL, ...pressed.things])).toBe(reason);
  });

  it('is gone to from elsewhere, while whoever protects it is fired at', () => {
    const { seen } = besideBell({ at: 'sentry-walk-2' });
    expect(standsFor(seen, BELL)).toEqual(['sentry-walk-5']);
    expect(standsFor(seen, placed('guard', BELL))).toContain('at-sentry-walk-5');
  });
});
