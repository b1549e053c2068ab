/** The enemy movement step, sentence by sentence of the two books: where room is short, and who protects. */
import { describe, expect, it } from 'vitest';
import { AWAY, EDITIONS, moves, NORTH, on, RINGING, type Sheet, stand, step, WEST, way } from './from-the-book.ts';

describe.each(EDITIONS)('Movement where room is short, %s edition', (edition) => {
  const walk = (map: readonly string[], sheet: Sheet, dice: readonly (number | string)[] = [], more: object = {}) =>
    step('movement', map, more, { edition, ...sheet }, dice);
  const seen = (letter: string, more: object = {}) => ({ at: on(letter), visible: true, ...more });

  it('room for one of a group of several kinds: the players say who goes', () => {
    const t = walk(['AB'], { ...AWAY, level: { ...WEST, tiles: stand({ A: { mauser: 3 }, B: { mp40: 1, stormtrooper: 1 } }) } });
    expect([t.asks, t.choicesOf('officer')]).toEqual(['squeeze', ['send mp40 ground-1', 'send stormtrooper ground-1']]);
    t.by('officer', 'send stormtrooper ground-1');
    expect([t.tile(on('A')).enemies, t.tile(on('B')).enemies]).toEqual([{ mauser: 3, stormtrooper: 1 }, { mp40: 1 }]);
  });

  it('split three and two, of the three one finds room, and the players say which', () => {
    const t = walk(['AB', 'CC'], {
      ...AWAY,
      level: { ...NORTH, tiles: stand({ A: { mauser: 3 }, C: { mp40: 3, stormtrooper: 2 } }) },
    });
    t.by('officer', 'send stormtrooper ground-1', 'send mp40 ground-1');
    t.by('officer', 'send mp40 ground-1');
    // The two who are left have but one way: next is who of the three finds room.
    expect(t.asks).toBe('squeeze');
    t.by('officer', 'send stormtrooper ground-1');
    expect([t.tile(on('A')).enemies, t.tile(on('B')).enemies, t.tile(on('C')).enemies]).toEqual([
      { mauser: 3, stormtrooper: 1 },
      { mp40: 1, stormtrooper: 1 },
      { mp40: 2 },
    ]);
  });

  it('five and two ways are three and two, not four and one', () => {
    const t = walk(['AB', 'CC'], { ...AWAY, level: { ...NORTH, tiles: stand({ C: { mp40: 3, stormtrooper: 2 } }) } });
    t.by('officer', 'send mp40 ground-1', 'send mp40 ground-1', 'send mp40 ground-1');
    expect([t.tile(on('A')).enemies, t.tile(on('B')).enemies]).toEqual([{ mp40: 3 }, { stormtrooper: 2 }]);
  });

  it('one enemy and two ways, one of them full: sent there he stays', () => {
    const t = walk(['AB', 'CC'], { ...AWAY, level: { ...NORTH, tiles: stand({ A: { mauser: 4 }, C: { mp40: 1 } }) } });
    t.by('officer', 'send mp40 ground-1');
    expect([t.told('enemies-moved'), t.tile(on('C')).enemies]).toEqual([[], { mp40: 1 }]);
  });

  it('a small and a medium tile with the same western edge are equally near: the players say who takes the last space', () => {
    const t = walk(['AAB.', 'AACC'], {
      ...AWAY,
      level: { ...WEST, tiles: stand({ A: { mauser: 11 }, B: { mp40: 1 }, C: { stormtrooper: 1 } }) },
    });
    expect(t.asks).toBe('order');
    t.by('officer', 'next ground-3');
    expect(t.tile(on('A')).enemies).toEqual({ mauser: 11, stormtrooper: 1 });
  });

  it('a large tile with two tiles to the west: two ways', () => {
    const t = walk(['ACC', 'BCC'], { ...AWAY, level: { ...WEST, tiles: stand({ C: { mp40: 4 } }) } });
    expect(moves(t).sort()).toEqual([way('C', 'A', 2), way('C', 'B', 2)]);
  });

  it('two large tiles side by side touch twice, but that is one way', () => {
    const t = walk(['AABB', 'AABB'], { ...AWAY, level: { ...WEST, tiles: stand({ B: { mp40: 3, stormtrooper: 2 } }) } });
    expect(moves(t)).toEqual([way('B', 'A', 5)]);
  });

  it('the tile of the visible commando is full: they stay and shoot from beside', () => {
    const t = walk(['AB'], {
      commandos: { medic: seen('A') },
      level: { ...RINGING, ...WEST, tiles: stand({ A: { mauser: 3 }, B: { mp40: 2 } }) },
    });
    expect([moves(t), t.told('enemies-shot').map(({ from, dice }) => [from, dice.length])]).toEqual([
      [],
      [
        [on('A'), 3],
        [on('B'), 4],
      ],
    ]);
  });

  it('a visible commando in the nest of a small tile: two find room beside him', () => {
    const t = walk(
      ['AB'],
      { commandos: { medic: seen('A', { nest: true }) }, level: { ...RINGING, ...WEST, tiles: stand({ B: { mp40: 3 } }) } },
      [],
      { nests: 'A' },
    );
    expect([t.tile(on('A')).enemies, t.tile(on('B')).enemies]).toEqual([{ mp40: 2 }, { mp40: 1 }]);
  });

  it('two triangles on a tile and one enemy: the players say which he protects; two protect both', () => {
    const more = { alarm: 'A', objectives: [{ tile: 'A', do: 'destroy' }] };
    const one = walk(['AB'], { ...AWAY, level: { ...WEST, tiles: stand({ B: { mp40: 1 } }) } }, [], more);
    one.by('officer', 'post mp40 ground-objective-1');
    expect([one.guard('ground-alarm'), one.guard('ground-objective-1')]).toEqual(['', 'mp40']);
    const two = walk(['AB'], { ...AWAY, level: { ...WEST, tiles: stand({ B: { mp40: 2 } }) } }, [], more);
    expect([two.guard('ground-alarm'), two.guard('ground-objective-1')]).toEqual(['mp40', 'mp40']);
  });

  it('three enter where one protects: three dice, and one stays for good', () => {
    const t = walk(['AAB'], { commandos: { medic: { at: on('A') } }, level: { ...WEST, tiles: stand({ B: { mp40: 3 } }) } }, [6, 5, 4], {
      alarm: 'A',
    });
    expect([t.told('check').map(({ dice }) => dice), t.guard('ground-alarm'), t.tile(on('A')).enemies]).toEqual([
      [[6, 5, 4]],
      'mp40',
      { mp40: 2 },
    ]);
  });

  it('a hidden commando in a nest is checked like any other, and seen in it keeps its cover', () => {
    const t = walk(
      ['AB'],
      { commandos: { medic: { at: on('A'), nest: true } }, level: { ...WEST, tiles: stand({ B: { mauser: 1 } }) } },
      [2, 4],
      { nests: 'A' },
    );
    expect([t.last('check').result, t.commando('medic').inNest, t.commando('medic').wounds]).toEqual(['visible', true, 0]);
  });

  it('the guard of an objective that is done walks again', () => {
    const t = walk(['AB'], { ...AWAY, level: { ...WEST, done: ['ground-objective-1'], tiles: stand({ B: { mp40: 1 } }) } }, [], {
      objectives: [
        { tile: 'B', do: 'interact', points: 1 },
        { tile: 'Z', do: 'destroy' },
      ],
    });
    expect(moves(t)).toEqual([way('B', 'A', 1)]);
  });

  it('a German officer stays on his objective, whoever is seen, and shoots', () => {
    const t = walk(
      ['AB'],
      { commandos: { medic: seen('A') }, level: { ...RINGING, ...WEST, guards: { 'ground-objective-1': 'german-officer' } } },
      [],
      { objectives: [{ tile: 'B', do: 'eliminate' }] },
    );
    expect([moves(t), t.told('enemies-shot').map(({ dice }) => dice.length)]).toEqual([[], [1]]);
  });

  it('a split among commandos whose tiles are full in part: nobody is sent on to the other', () => {
    const t = walk(['ABC'], {
      commandos: { medic: seen('A'), scout: seen('C') },
      level: { ...RINGING, ...NORTH, tiles: stand({ A: { mauser: 3 }, B: { mp40: 4 } }) },
    });
    expect(['A', 'B', 'C'].map((letter) => t.tile(on(letter)).enemies)).toEqual([{ mauser: 3 }, { mp40: 2 }, { mp40: 2 }]);
  });

  it('the way counts through tiles that are full', () => {
    const t = walk(['ABCD', 'EFGH'], {
      commandos: { medic: seen('D') },
      level: { ...RINGING, ...NORTH, tiles: stand({ A: { mp40: 1 }, C: { mauser: 4 }, D: { mauser: 3 } }) },
    });
    expect(moves(t)).toEqual([way('A', 'B', 1)]);
  });

  it('whoever has no way to the visible one goes by the card, the others to him', () => {
    const t = walk(['ABC.DE'], {
      commandos: { medic: seen('A') },
      level: { ...RINGING, ...WEST, tiles: stand({ C: { mp40: 1 }, E: { mp40: 1 } }) },
    });
    expect(moves(t).sort()).toEqual([way('C', 'B', 1), way('E', 'D', 1)]);
  });

  it('a locked door is one step on the way to the nearest', () => {
    const t = walk(
      ['ABCDE'],
      { commandos: { medic: seen('A'), scout: seen('E') }, level: { ...RINGING, ...NORTH, tiles: stand({ B: { mp40: 1 } }) } },
      [],
      { indoor: 'A', doors: { AB: 'locked' } },
    );
    expect(moves(t)).toEqual([way('B', 'A', 1)]);
  });
});
