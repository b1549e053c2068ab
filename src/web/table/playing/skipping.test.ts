/** Skipping what is played out, and seeing it again. */
import { describe, expect, it } from 'vitest';
import type { Beat } from '../../../games/face.ts';
import { Sequencer } from './sequencer.ts';
import { lie, look, PLAY_OUT, roll, type Said, said, stay, stepOf, Theatre } from './theatre.ts';

describe('skipping and seeing again', () => {
  const loss: Said = { ...said('b', look), follows: true };

  it('skips one thing with all that belongs to it', () => {
    const theatre = new Theatre();
    theatre.sequencer.add(stepOf('', said('a', roll, lie), loss, said('c', look)));
    theatre.sequencer.skipOne();
    expect(theatre.stage).toBe('abc c:look');
    theatre.sequencer.skipOne();
    expect(theatre.stage).toBe('abc -');
  });

  it('skips everything, but not what is to stay until one goes on', () => {
    const theatre = new Theatre();
    theatre.sequencer.add(stepOf('', said('a', look), said('b', stay, lie), said('c', look)));
    theatre.sequencer.skipAll();
    expect(theatre.stage).toBe('a b:stay');
    theatre.sequencer.skipAll();
    expect(theatre.stage).toBe('ab b:lie');
    theatre.sequencer.skipAll();
    expect(theatre.stage).toBe('abc -');
  });

  it('skips what one is looking at and what is hardly seen, and not what takes a while', () => {
    const theatre = new Theatre();
    const read: Beat = { name: 'read', ms: 2000 };
    theatre.sequencer.add(
      stepOf('', said('a', read), said('b', look), said('c', look), said('d', roll, { ...lie, ms: 900 }), said('e', look)),
    );
    theatre.sequencer.skip();
    expect(theatre.stage).toBe('abc d:roll');
    theatre.wait(550);
    theatre.sequencer.skip();
    expect(theatre.stage).toBe('abcde -');
  });

  it('skips all of it for whoever skips twice in quick succession', () => {
    const theatre = new Theatre();
    const read: Beat = { name: 'read', ms: 2000 };
    theatre.sequencer.add(stepOf('', said('a', read), said('b', read), said('c', read)));
    theatre.sequencer.skip();
    expect(theatre.stage).toBe('ab b:read');
    theatre.wait(200);
    theatre.sequencer.skip();
    expect(theatre.stage).toBe('abc -');
  });

  it('waits for nobody who reads quickly, but for whoever is new here', () => {
    const theatre = new Theatre();
    theatre.sequencer.behave({ speed: 3, still: false, attended: true });
    theatre.sequencer.add(stepOf('', said('a', { ...stay, isRead: true })));
    expect(theatre.sequencer.due()).toBe(135);
    theatre.sequencer.behave({ speed: 3, still: false, attended: true, guided: true });
    expect(theatre.sequencer.due()).toBeUndefined();
  });

  it('plays what follows where somebody goes on from what has waited for him', () => {
    const theatre = new Theatre();
    theatre.sequencer.add(stepOf('', said('a', stay), said('b', roll, lie)));
    theatre.sequencer.skipOne();
    expect(theatre.stage).toBe('a b:roll');
    theatre.wait(1000);
    expect(theatre.sequencer.shown()).toMatchObject({ view: 'ab', unseen: [] });
  });

  it('shows the last thing once more, then the one before it, and ends where it was', () => {
    const theatre = new Theatre();
    theatre.sequencer.add(stepOf('', said('x', look), said('a', roll, lie), loss));
    theatre.wait(1000);
    theatre.sequencer.add({ before: 'xab', events: [], views: [], after: 'xab!' });
    theatre.sequencer.again();
    expect(theatre.stage).toBe('x a:roll');
    expect(theatre.sequencer.shown()).toMatchObject({ recent: [{ type: 'x' }], held: 2 });
    theatre.sequencer.again();
    expect(theatre.stage).toBe('x x:look');
    theatre.wait(1000);
    expect(theatre.stage).toBe('xab! -');
  });

  it('knows what was seen before: up to where somebody has gone back from, and all of what is over', () => {
    const theatre = new Theatre();
    const { sequencer } = theatre;
    const isSeenAgain = () => `${theatre.stage} ${sequencer.isSeenAgain()}`;
    sequencer.add(stepOf('', said('a', look), said('b', stay), said('c', look)));
    expect(isSeenAgain()).toBe('a a:look false');
    theatre.wait(100);
    expect(isSeenAgain()).toBe('ab b:stay false');
    sequencer.again();
    expect(isSeenAgain()).toBe('a a:look true');
    sequencer.skipOne();
    expect(isSeenAgain()).toBe('ab b:stay false');
    sequencer.skipOne();
    expect(isSeenAgain()).toBe('abc c:look false');
    sequencer.skipOne();
    sequencer.again();
    expect(isSeenAgain()).toBe('abc c:look true');
    sequencer.skipOne();
    expect(isSeenAgain()).toBe('abc - false');
  });

  it('plays all that has happened since one has chosen, as one; at once as well', () => {
    const theatre = new Theatre();
    const { sequencer } = theatre;
    sequencer.add(stepOf('', said('a', look)));
    sequencer.begin();
    sequencer.add(stepOf('a', said('b', look)));
    sequencer.add(stepOf('ab', said('c', look)));
    sequencer.add(stepOf('abc', said('d')));
    theatre.wait(1000);
    sequencer.again();
    expect([theatre.stage, sequencer.shown().held]).toEqual(['ab b:look', 2]);
    theatre.wait(100);
    expect(theatre.stage).toBe('abc c:look');
    theatre.wait(100);
    expect(theatre.stage).toBe('abcd -');
    const manner = { speed: 4, still: false, attended: true } as const;
    sequencer.behave(manner);
    sequencer.begin();
    sequencer.add(stepOf('abcd', said('e', look)));
    expect([theatre.stage, sequencer.canSeeAgain()]).toEqual(['abcde -', true]);
    sequencer.again();
    sequencer.behave(manner);
    expect(theatre.stage).toBe('abcde e:look');
    sequencer.skipAll();
    expect(theatre.stage).toBe('abcde -');
  });

  it('plays all that others have done at a stretch from its beginning, whatever one has answered meanwhile', () => {
    const isOthers = (view: unknown) => /b[^e]*$/.test(String(view));
    const sequencer = new Sequencer({ ...PLAY_OUT, isOthers }, () => 0);
    sequencer.jump('');
    const stage = () => sequencer.shown().playing?.event.type;
    for (const [before, type] of [
      ['', 'a'],
      ['a', 'b'],
      ['ab', 'c'],
      ['abc', 'd'],
      ['abcd', 'e'],
    ] as const) {
      sequencer.begin();
      sequencer.add(stepOf(before, said(type, look)));
    }
    sequencer.finish();
    sequencer.othersAgain();
    const seen = [];
    for (let now = stage(); now !== undefined; now = stage()) {
      seen.push(now);
      sequencer.skipOne();
    }
    expect(seen).toEqual(['c', 'd', 'e']);
  });

  it('plays what has come meanwhile after what was seen again', () => {
    const theatre = new Theatre();
    theatre.sequencer.add(stepOf('', said('a', look)));
    theatre.wait(100);
    theatre.sequencer.again();
    theatre.sequencer.add(stepOf('a', said('c', look)));
    theatre.wait(100);
    expect(theatre.stage).toBe('ac c:look');
    theatre.wait(100);
    expect(theatre.stage).toBe('ac -');
  });
});
