import { describe, expect, it } from 'vitest';
import type { Beat, PlayOut } from '../../../games/face.ts';
import type { GameEvent } from '../../../kernel/game.ts';
import type { LogLine } from '../../../kernel/witness/log.ts';
import { stepBetween, withoutLast } from './frames.ts';
import { Sequencer } from './sequencer.ts';
import type { Step } from './timeline.ts';

/** A game in which words are said one after the other; the view is what has been said. */
type Said = GameEvent & { readonly beats: readonly Beat[]; readonly follows?: boolean };

function said(type: string, ...beats: readonly Beat[]): Said {
  return { type, beats };
}

const asSaid = (event: GameEvent) => event as Said;

const PLAY_OUT: PlayOut = {
  after: (view, { type }) => `${String(view)}${type}`,
  beats: (_, event) => asSaid(event).beats,
  follows: (event) => asSaid(event).follows === true,
};

const look: Beat = { name: 'look', ms: 100 };
const roll: Beat = { name: 'roll', ms: 200, travels: true };
const lie: Beat = { name: 'lie', ms: 50, tells: true };
const stay: Beat = { name: 'stay', ms: 300, waits: true };

function stepOf(before: string, ...events: readonly Said[]): Step {
  return { before, events, after: before + events.map(({ type }) => type).join('') };
}

class Theatre {
  now = 0;
  readonly sequencer = new Sequencer(PLAY_OUT, () => this.now);

  constructor(view = '') {
    this.sequencer.jump(view);
  }

  /** Lets so many milliseconds go by, and ticks whenever something is due. */
  wait(ms: number): void {
    const until = this.now + ms;
    for (let due = this.sequencer.due(); due !== undefined && due <= until; due = this.sequencer.due()) {
      this.now = due;
      this.sequencer.tick();
    }
    this.now = until;
  }

  get stage(): string {
    const { playing, view } = this.sequencer.shown();
    return `${String(view)} ${playing ? `${playing.event.type}:${playing.beat.name}` : '-'}`;
  }
}

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
    theatre.sequencer.add({ before: '', events: [said('a', look)], after: 'as it is' });
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
    theatre.sequencer.add({ before: 'x', events: [], after: 'y' });
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
    theatre.sequencer.turnTo(stepOf('', said('a', stay), said('b', look)));
    theatre.sequencer.turnTo(stepOf('ab', said('c', look)));
    expect(theatre.stage).toBe('abc c:look');
    theatre.sequencer.turnTo(stepOf('abc', said('d')));
    expect(theatre.stage).toBe('abcd -');
  });

  it('waits for nobody to read what was read before', () => {
    const theatre = new Theatre();
    theatre.sequencer.turnTo(stepOf('', said('a', stay), said('b', stay)));
    theatre.wait(599);
    expect(theatre.sequencer.isPlaying()).toBe(true);
    theatre.wait(1);
    expect(theatre.stage).toBe('ab -');
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
    theatre.sequencer.add({ before: 'xab', events: [], after: 'xab!' });
    theatre.sequencer.again();
    expect(theatre.stage).toBe('x a:roll');
    expect(theatre.sequencer.shown()).toMatchObject({ recent: [{ type: 'x' }], held: 2 });
    theatre.sequencer.again();
    expect(theatre.stage).toBe('x x:look');
    theatre.wait(1000);
    expect(theatre.stage).toBe('xab! -');
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

describe('from frame to frame', () => {
  const line = (step: number, event: GameEvent): LogLine => ({ step, event });
  const [a, b, c] = [line(1, said('a')), line(2, said('b')), line(2, said('c'))];
  const frame = (view: string, ...lines: readonly LogLine[]) => ({ view, lines, first: 0, isPast: false });

  it('plays the lines that are new', () => {
    expect(stepBetween(frame('a', a), frame('abc', a, b, c), PLAY_OUT)).toMatchObject({
      before: 'a',
      events: [{ type: 'b' }, { type: 'c' }],
      after: 'abc',
    });
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
    expect(stepBetween(frame(''), frame('', ...missed, last), PLAY_OUT)).toMatchObject({ before: '.'.repeat(20), events: [{ type: '!' }] });
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
