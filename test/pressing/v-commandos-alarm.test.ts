/** The bell: a press upon it interrupts it, or says why it cannot be interrupted; it never fires at the tile. */
import { describe, expect, it } from 'vitest';
import { detail } from '../../src/games/v-commandos/face/detail.ts';
import { placed, standsFor, thingsOf } from '../../src/games/v-commandos/face/things.ts';
import { asksFirst, isFatal, showsFirst } from '../../src/games/v-commandos/face/way-on.ts';
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

  it.each([
    ['two tiles away', 'sentry-walk-2', {}, 'alarm-elsewhere 6.14'],
    ['two tiles away and visible, without points', 'sentry-walk-2', { visible: true, points: 0 }, 'alarm-elsewhere 6.14'],
    ['beside it and visible, without points', 'sentry-walk-5', { visible: true, points: 0 }, 'not-stealthy 6.14'],
    ['beside it and hidden, without points', 'sentry-walk-5', { points: 0 }, 'no-points 6.14'],
  ])('says of itself why it cannot be interrupted, guarded or not, to a man %s', (_, at, scout, reason) => {
    for (const guards of [{}, { guards: { [BELL]: 'mp40' } }]) {
      const { table, things, meaning } = besideBell({ at, ...scout }, guards);
      expect(meaning).toEqual({ do: 'explain' });
      expect(table.reasonAbout('scout', [BELL, ...things])).toMatch(new RegExp(`^${reason.split(' ')[0]} `));
    }
  });

  it('and its sentry are too far away, and nobody says that he is not there', () => {
    const { table, seen } = besideBell({ at: 'sentry-walk-2' }, { guards: { [BELL]: 'mp40' } });
    const sentry = placed('guard', BELL);
    expect(table.reasonAbout('scout', [sentry, ...standsFor(seen, sentry)])).toBe('not-adjacent 6.5');
  });

  it('is gone to from elsewhere, while whoever protects it is fired at', () => {
    const { seen } = besideBell({ at: 'sentry-walk-4' });
    expect(standsFor(seen, BELL)).toEqual(['sentry-walk-5']);
    expect(standsFor(seen, placed('guard', BELL))).toContain('at-sentry-walk-5');
  });
});

describe('an alarm that has been interrupted once', () => {
  const silent = { alarm: 'silent', interrupted: true };

  it.each([
    ['a step into the light', { at: 'sentry-walk-2' }, 'move sentry-walk-4', 'it rings for good: the operation fails', true],
    ['a noisy grenade', { carries: ['grenade'] }, 'throw sentry-walk-5', 'it rings for good: the operation fails', true],
    ['a step that dice decide', { at: 'sentry-walk-4' }, 'move sentry-walk-5', 'if seen, the operation fails', false],
  ])('tells of %s that it would be the last', (_, scout, text, words, isSure) => {
    const { seen } = besideBell(scout, silent);
    const choice = choiceFrom(text) ?? expect.fail(text);
    expect(detail(seen, choice, ENGLISH)).toContain(words);
    expect([isFatal(seen, choice), asksFirst(seen, choice, 'sentry-walk-5')]).toEqual([isSure, isSure]);
    expect(detail(besideBell(scout, { alarm: 'silent' }).seen, choice, ENGLISH)).not.toContain(words);
  });

  it('tells nothing of what nobody sees or hears', () => {
    const { seen } = besideBell({ at: 'sentry-walk-2' }, silent);
    const inTheDark = choiceFrom('move sentry-walk-1') ?? expect.fail();
    expect(detail(seen, inTheDark, ENGLISH)).toBe('1 AP');
  });
});

describe('the trap door', () => {
  it('asks first where points are lost by it, and says what it is good for', () => {
    const { seen } = besideBell({ at: 'sentry-walk-2' });
    const exit = { kind: 'exit' } as const;
    expect(asksFirst(seen, exit, 'hatch@sentry-walk-2')).toBe(true);
    expect(detail(seen, exit, ENGLISH)).toBe('1 AP · 2 AP lost · gains nothing yet: a hiding place until the next turn');
    const last = besideBell({ at: 'sentry-walk-2' }, {}, { points: 0 }).seen;
    expect(detail(last, exit, ENGLISH)).toContain('2 AP lost · his last: then the turn ends');
  });

  it('is gone through at once by whoever has nothing to lose', () => {
    const { seen } = besideBell({ at: 'sentry-walk-2', points: 1 });
    expect(asksFirst(seen, { kind: 'exit' }, 'hatch@sentry-walk-2')).toBe(false);
  });
});
