import { describe, expect, it } from 'vitest';
import type { Offer } from '../../kernel/witness/sight.ts';
import { type AtHand, filledWithOdds, isStillMeant, meaningOfPrimary, plainWayOn, primaryOf } from './primary.ts';

function offer(text: string): Offer {
  return { text, choice: { kind: text.split(' ')[0] ?? '' } };
}

const MOVE = offer('move siwa');
const HALT = offer('halt');
const BUY = offer('buy-op');
const NOW: AtHand = {
  offers: [MOVE, HALT, BUY],
  considered: undefined,
  wayOn: HALT,
  isPlaying: false,
  isLookingBack: false,
  playedFor: 'no',
  isOver: false,
  hasNext: true,
};

describe('the one filled button', () => {
  it('does what is considered, or else goes on', () => {
    expect(primaryOf({ ...NOW, considered: MOVE })).toEqual({ does: 'choose', offer: MOVE });
    expect(primaryOf(NOW)).toEqual({ does: 'choose', offer: HALT });
  });

  it('does the one thing that a menu asks about, and of several the one that is marked', () => {
    expect(primaryOf({ ...NOW, menu: [MOVE] })).toEqual({ does: 'choose', offer: MOVE });
    expect(primaryOf({ ...NOW, menu: [{ ...BUY, aside: true }] })).toEqual({ does: 'choose', offer: { ...BUY, aside: true } });
    expect(primaryOf({ ...NOW, menu: [MOVE, HALT] })).toEqual({ does: 'nothing', why: 'choose' });
    expect(primaryOf({ ...NOW, menu: [MOVE, HALT], considered: HALT })).toEqual({ does: 'choose', offer: HALT });
  });

  it('says with what odds it does what dice decide', () => {
    const fire = { ...offer('fire-all'), odds: { outcomes: [] } } as unknown as Offer;
    expect(filledWithOdds(primaryOf({ ...NOW, wayOn: fire }))).toBe(fire);
    expect(filledWithOdds(primaryOf(NOW))).toBeUndefined();
    expect(filledWithOdds(primaryOf({ ...NOW, wayOn: undefined }))).toBeUndefined();
  });

  it('does the only thing there is to do', () => {
    expect(primaryOf({ ...NOW, offers: [MOVE], wayOn: undefined })).toEqual({ does: 'choose', offer: MOVE });
  });

  it('chooses nothing by itself where there are several ways and none of them plain', () => {
    expect(primaryOf({ ...NOW, wayOn: undefined })).toEqual({ does: 'nothing', why: 'choose' });
  });

  it('skips while something plays, whatever is pointed at', () => {
    expect(primaryOf({ ...NOW, considered: MOVE, isPlaying: true })).toEqual({ does: 'skip' });
  });

  it('returns to now from the past, and stops whoever plays for one', () => {
    expect(primaryOf({ ...NOW, isLookingBack: true, isPlaying: true })).toEqual({ does: 'now' });
    expect(primaryOf({ ...NOW, offers: [], wayOn: undefined, playedFor: 'yes' })).toEqual({ does: 'pause' });
  });

  it('says that others are asked, or that it is over', () => {
    const none = { ...NOW, offers: [], wayOn: undefined };
    expect(primaryOf(none)).toEqual({ does: 'nothing', why: 'wait' });
    expect(primaryOf({ ...none, isOver: true, hasNext: false })).toEqual({ does: 'nothing', why: 'over' });
    expect(primaryOf({ ...none, isOver: true })).toEqual({ does: 'next' });
  });

  it('has another meaning with every other choice', () => {
    const meanings = [primaryOf(NOW), primaryOf({ ...NOW, considered: MOVE }), primaryOf({ ...NOW, isPlaying: true })].map(
      meaningOfPrimary,
    );
    expect(new Set(meanings).size).toBe(3);
  });
});

describe('a press upon the filled button', () => {
  it('counts only for what the button said when it was pressed down', () => {
    expect(isStillMeant('Forfeit the mission', 'Forfeit the mission')).toBe(true);
    expect(isStillMeant('Forfeit the mission', 'Go on')).toBe(false);
  });

  it('counts by key, which is no press of a pointer', () => expect(isStillMeant(undefined, 'Go on')).toBe(true));
});

describe('the plain way on, where the game does not say', () => {
  it('is the pass of a window', () => expect(plainWayOn(HALT, [BUY])).toBe(HALT));
  it('is what alone touches nothing', () => expect(plainWayOn(undefined, [HALT])).toBe(HALT));
  it('is nothing that is done by the way', () => expect(plainWayOn(undefined, [{ ...BUY, aside: true }])).toBeUndefined());
  it('is none of several', () => expect(plainWayOn(undefined, [HALT, BUY])).toBeUndefined());
});
