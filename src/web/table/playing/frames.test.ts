/** From frame to frame, and what nobody has seen happen. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../kernel/game.ts';
import type { LogLine } from '../../../kernel/witness/log.ts';
import { stepBetween, withoutLast } from './frames.ts';
import { lie, look, PLAY_OUT, roll, said, stepOf, Theatre } from './theatre.ts';

describe('from frame to frame', () => {
  const line = (step: number, event: GameEvent): LogLine => ({ step, event });
  const [a, b, c] = [line(1, said('a')), line(2, said('b')), line(2, said('c'))];
  /** Of the last events of its lines the views are known: how it looked when each of them was told. */
  const frame = (view: string, ...lines: readonly LogLine[]) => {
    const types = lines.flatMap((one) => ('event' in one ? [one.event.type] : []));
    const views = types.map((_, i) => view.slice(0, view.length - types.slice(i + 1).join('').length));
    return { view, lines, views, first: 0, isPast: false };
  };

  it('plays the lines that are new', () => {
    expect(stepBetween(frame('a', a), frame('abc', a, b, c), PLAY_OUT)).toMatchObject({
      before: 'a',
      events: [{ type: 'b' }, { type: 'c' }],
      views: ['ab', 'abc'],
      after: 'abc',
    });
  });

  it('plays nothing of which nobody knows how it looked, and shows how it stands', () => {
    const blind = { ...frame('abc', a, b, c), views: ['abc'] };
    expect(stepBetween(frame('a', a), blind, PLAY_OUT)).toEqual({ before: 'a', events: [b, c].map(eventIn), views: [], after: 'abc' });
    const { sequencer } = new Theatre('a');
    sequencer.add({ before: 'a', events: [said('b', look)], views: [], after: 'ab' });
    expect(sequencer.shown()).toMatchObject({ view: 'ab', playing: undefined, unseen: [{ type: 'b' }] });
  });

  it('plays choices that were meant as one from the first to the last', () => {
    expect(stepBetween(frame(''), frame('abc', a, b, c), PLAY_OUT)).toMatchObject({
      before: '',
      events: [{ type: 'a' }, { type: 'b' }, { type: 'c' }],
    });
  });

  it('plays only the last step for whoever was away for long', () => {
    const missed = Array.from({ length: 20 }, (_, i) => line(i, said('.')));
    const last = line(20, said('!'));
    const after = frame(`${'.'.repeat(20)}!`, ...missed, last);
    const played = { before: '.'.repeat(20), events: [{ type: '!' }], views: [`${'.'.repeat(20)}!`] };
    expect(stepBetween(frame(''), after, PLAY_OUT)).toMatchObject(played);
    // The view before the last step is enough of what was missed.
    expect(stepBetween(frame(''), { ...after, views: after.views.slice(-2) }, PLAY_OUT)).toMatchObject(played);
    expect(stepBetween(frame(''), { ...after, views: after.views.slice(-1) }, PLAY_OUT)).toMatchObject({ views: [] });
  });

  it('plays nothing backwards, and nothing of another story', () => {
    expect(stepBetween(frame('abc', a, b, c), frame('a', a), PLAY_OUT)).toBeUndefined();
    expect(stepBetween(frame('a', a), frame('bc', b, c), PLAY_OUT)).toBeUndefined();
    expect(stepBetween(frame('a', a), { ...frame('c', c), first: 9 }, PLAY_OUT)).toBeUndefined();
  });

  it('plays the next page of the past, and jumps to any other', () => {
    const past = { ...frame('a', a), isPast: true };
    expect(stepBetween(past, frame('abc', a, b, c), PLAY_OUT)).toMatchObject({ events: [{ type: 'b' }, { type: 'c' }] });
    expect(stepBetween({ ...frame(''), isPast: true }, frame('abc', a, b, c), PLAY_OUT)).toBeUndefined();
  });

  it('knows lines that came earlier or again', () => {
    const copy = structuredClone(b);
    expect(stepBetween({ ...frame('ab', b), first: 1 }, frame('abc', a, copy, c), PLAY_OUT)).toMatchObject({ events: [{ type: 'c' }] });
  });

  it('holds back lines with what was noted among them', () => {
    const mark: LogLine = { step: 2, mark: 'scripted', seat: 'x' };
    expect(withoutLast([a, b, mark, c], 0)).toEqual([a, b, mark, c]);
    expect(withoutLast([a, b, mark, c], 1)).toEqual([a, b, mark]);
    expect(withoutLast([a, mark, b, c, mark], 2)).toEqual([a, mark]);
  });
});

const eventIn = (line: LogLine) => ('event' in line ? line.event : undefined);

describe('what nobody has seen happen', () => {
  const unseen = ({ sequencer }: Theatre) => sequencer.shown().unseen.map(({ type }) => type);

  it('is nothing where everything was played to its end', () => {
    const theatre = new Theatre();
    theatre.sequencer.add(stepOf('', said('a', look), said('b', roll, lie)));
    theatre.wait(1000);
    expect(unseen(theatre)).toEqual([]);
  });

  it('is what was skipped, from what was on stage and not told yet', () => {
    const theatre = new Theatre();
    theatre.sequencer.add(stepOf('', said('a', look), said('b', roll, lie), said('c', look)));
    theatre.wait(150);
    theatre.sequencer.skipAll();
    expect(unseen(theatre)).toEqual(['b', 'c']);
    theatre.sequencer.add(stepOf('abc', said('d', roll, lie), said('e', look)));
    expect(unseen(theatre)).toEqual([]);
    theatre.sequencer.skipOne();
    theatre.wait(1000);
    expect(unseen(theatre)).toEqual(['d']);
  });

  it('is all of it where everything comes at once', () => {
    const theatre = new Theatre();
    theatre.sequencer.behave({ speed: 4, still: false, attended: true });
    theatre.sequencer.add(stepOf('', said('a', look), said('b', look)));
    expect(unseen(theatre)).toEqual(['a', 'b']);
  });
});
