import { describe, expect, it } from 'vitest';
import type { Beat } from '../../../games/face.ts';
import { Sequencer } from './sequencer.ts';
import { lie, look, roll, said, stay, stepOf, Theatre } from './theatre.ts';

describe('one thing after the other', () => {
  it('shows each event for as long as its beats last, and what it brings from the beat that tells', () => {
    const theatre = new Theatre();
    theatre.sequencer.add(stepOf('', said('a', look), said('b', roll, lie)));
    const seen: [number, string][] = [];
    for (const ms of [0, 99, 1, 199, 1, 49, 1]) {
      theatre.wait(ms);
      seen.push([theatre.now, theatre.stage]);
    }
    expect(seen).toEqual([
      [0, 'a a:look'],
      [99, 'a a:look'],
      [100, 'a b:roll'],
      [299, 'a b:roll'],
      [300, 'ab b:lie'],
      [349, 'ab b:lie'],
      [350, 'ab -'],
    ]);
  });

  it('holds back every event whose dice are still rolling', () => {
    const theatre = new Theatre();
    theatre.sequencer.add(stepOf('', said('a', roll, lie), said('b', look)));
    expect(theatre.sequencer.shown()).toMatchObject({ recent: [], held: 2 });
    theatre.wait(200);
    expect(theatre.sequencer.shown()).toMatchObject({ recent: [{ type: 'a' }], held: 1 });
    theatre.wait(50);
    expect(theatre.sequencer.shown()).toMatchObject({ recent: [{ type: 'a' }, { type: 'b' }], held: 0 });
  });

  it('takes no time over events without a gesture, and never hangs', () => {
    const theatre = new Theatre();
    theatre.sequencer.add(stepOf('', said('a'), said('b')));
    expect(theatre.stage).toBe('ab -');
    theatre.sequencer.add(stepOf('ab', said('c'), said('d', look), said('e')));
    expect(theatre.stage).toBe('abcd d:look');
    theatre.wait(100);
    expect(theatre.stage).toBe('abcde -');
    expect(theatre.sequencer.due()).toBeUndefined();
  });

  it('is late without losing anything: one tick after a long pause has seen it all', () => {
    const theatre = new Theatre();
    theatre.sequencer.add(stepOf('', said('a', look), said('b', look), said('c', look)));
    theatre.now = 10_000;
    theatre.sequencer.tick();
    expect(theatre.stage).toBe('abc -');
  });

  it('shows every beat, however slow the machine is', () => {
    const theatre = new Theatre();
    theatre.sequencer.add(stepOf('', said('a', look), said('b', look)));
    theatre.now = 900;
    theatre.sequencer.tick();
    expect(theatre.stage).toBe('ab b:look');
  });

  it('shows the view after the step at last, whatever its events say of it', () => {
    const theatre = new Theatre();
    theatre.sequencer.add({ before: '', events: [said('a', look)], views: ['a'], after: 'as it is' });
    theatre.wait(100);
    expect(theatre.stage).toBe('as it is -');
  });

  it('shows at once what a game does not play out', () => {
    const plain = new Sequencer(undefined, () => 0);
    plain.add(stepOf('', said('a', look)));
    expect(plain.shown()).toMatchObject({ view: 'a', playing: undefined, recent: [{ type: 'a' }], held: 0 });
  });
});

describe('what happens meanwhile', () => {
  const addAll = (theatre: Theatre, types: string) => {
    for (const [i, type] of [...types].entries()) theatre.sequencer.add(stepOf(types.slice(0, i), said(type, look)));
  };

  it('waits for its turn, and what is on stage takes its time', () => {
    const theatre = new Theatre();
    addAll(theatre, 'ab');
    expect(theatre.sequencer.shown()).toMatchObject({ view: 'a', held: 1, playing: { stretch: 1 } });
    theatre.wait(100);
    expect(theatre.stage).toBe('ab b:look');
    theatre.wait(100);
    expect(theatre.stage).toBe('ab -');
  });

  it('is all seen, a whole turn of another one as well; what is on stage hurries while much waits', () => {
    const theatre = new Theatre();
    addAll(theatre, 'abcdef');
    expect(theatre.sequencer.shown()).toMatchObject({ held: 5, playing: { stretch: 0.45 } });
    theatre.wait(45 + 45);
    expect([theatre.stage, theatre.sequencer.shown().playing?.stretch]).toEqual(['abc c:look', 1]);
    theatre.wait(100);
    expect(theatre.stage).toBe('abcd d:look');
  });

  it('is caught up with where more has gathered than anybody would wait for: what lies between is not played', () => {
    const theatre = new Theatre();
    addAll(theatre, 'a'.repeat(60));
    theatre.wait(45);
    expect(theatre.sequencer.shown().held).toBeLessThan(30);
    theatre.wait(10_000);
    expect(theatre.stage).toBe(`${'a'.repeat(60)} -`);
  });

  it('changes the board at once where nothing was told', () => {
    const theatre = new Theatre('x');
    theatre.sequencer.add({ before: 'x', events: [], views: [], after: 'y' });
    expect(theatre.stage).toBe('y -');
  });

  it('is forgotten when something is taken back', () => {
    const theatre = new Theatre();
    theatre.sequencer.add(stepOf('', said('a', look)));
    theatre.sequencer.jump('before');
    expect(theatre.stage).toBe('before -');
    expect(theatre.sequencer.canSeeAgain()).toBe(false);
  });
});

describe('turning the pages of the past', () => {
  it('shows the page turned to, whatever of the one before was still on stage', () => {
    const theatre = new Theatre();
    theatre.sequencer.turnTo(stepOf('', said('a', stay), said('b', look)), true);
    theatre.sequencer.turnTo(stepOf('ab', said('c', look)), true);
    expect(theatre.stage).toBe('abc c:look');
    theatre.sequencer.turnTo(stepOf('abc', said('d')), true);
    expect(theatre.stage).toBe('abcd -');
  });

  it('waits for nobody to read what was read before', () => {
    const theatre = new Theatre();
    theatre.sequencer.turnTo(stepOf('', said('a', stay), said('b', stay)), true);
    theatre.wait(599);
    expect(theatre.sequencer.isPlaying()).toBe(true);
    theatre.wait(1);
    expect(theatre.stage).toBe('ab -');
  });

  it('waits as it did at first for whoever steps on from the past to the present', () => {
    const theatre = new Theatre();
    theatre.sequencer.turnTo(stepOf('', said('a', stay)), true);
    theatre.sequencer.turnTo(stepOf('a', said('b', stay), said('c', look)), false);
    theatre.wait(10_000);
    expect(theatre.sequencer.isPlaying()).toBe(true);
    theatre.sequencer.skip();
    theatre.wait(10_000);
    expect(theatre.stage).toBe('abc -');
  });

  it('is over for whoever wants to see how it stands now, and with it whatever has waited', () => {
    const theatre = new Theatre();
    theatre.sequencer.add(stepOf('', said('a', stay), said('b', stay)));
    theatre.sequencer.add(stepOf('ab', said('c', look)));
    theatre.sequencer.finish();
    expect(theatre.stage).toBe('abc -');
  });
});

describe('the manner', () => {
  it.each([
    ['slow', 1, 180],
    ['steady', 2, 100],
    ['quick', 3, 45],
  ] as const)('%s is pace %d, and 100 ms last %d', (_, speed, ms) => {
    const theatre = new Theatre();
    theatre.sequencer.behave({ speed, still: false, attended: true });
    theatre.sequencer.add(stepOf('', said('a', look)));
    expect(theatre.sequencer.due()).toBe(ms);
  });

  it('is all at once if one likes, in the middle of something, too', () => {
    const theatre = new Theatre();
    theatre.sequencer.add(stepOf('', said('a', look), said('b', stay)));
    theatre.sequencer.behave({ speed: 4, still: false, attended: true });
    expect(theatre.stage).toBe('ab -');
    theatre.sequencer.add(stepOf('ab', said('c', look)));
    expect(theatre.stage).toBe('abc -');
  });

  it('takes nothing away from whoever reads, though he wants all at once from now on', () => {
    const theatre = new Theatre();
    const manner = { speed: 4, still: false, attended: true } as const;
    theatre.sequencer.add(stepOf('', said('a', stay), said('b', look)));
    theatre.sequencer.behave(manner);
    expect(theatre.stage).toBe('a a:stay');
    theatre.sequencer.skipAll();
    theatre.sequencer.behave(manner);
    expect(theatre.stage).toBe('ab -');
  });

  it('keeps the order in stillness, and shortens only what would travel', () => {
    const theatre = new Theatre();
    theatre.sequencer.behave({ speed: 2, still: true, attended: true });
    theatre.sequencer.add(stepOf('', said('a', { ...roll, ms: 1000 }, lie), said('b', look)));
    theatre.wait(220);
    expect(theatre.stage).toBe('a a:lie');
    theatre.wait(50);
    expect(theatre.stage).toBe('ab b:look');
    theatre.wait(99);
    expect(theatre.stage).toBe('ab b:look');
  });

  it('waits for the player where something is to stay, and for nobody where nobody decides', () => {
    const theatre = new Theatre();
    theatre.sequencer.add(stepOf('', said('a', stay)));
    expect(theatre.sequencer.due()).toBeUndefined();
    theatre.sequencer.behave({ speed: 2, still: false, attended: false });
    theatre.wait(300);
    expect(theatre.stage).toBe('a -');
  });

  it('waits for a newcomer where something is to be read', () => {
    const theatre = new Theatre();
    const read: Beat = { ...look, isRead: true };
    theatre.sequencer.add(stepOf('', said('a', read)));
    expect(theatre.sequencer.due()).toBe(100);
    theatre.sequencer.skipAll();
    theatre.sequencer.behave({ speed: 2, still: false, attended: true, guided: true });
    theatre.sequencer.add(stepOf('a', said('b', read)));
    expect(theatre.sequencer.due()).toBeUndefined();
    theatre.sequencer.skipAll();
    expect(theatre.stage).toBe('ab -');
  });
});
