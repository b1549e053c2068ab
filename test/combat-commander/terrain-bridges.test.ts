/**
 * What the corner map has not: a Major Bridge for a road in E7, one for the railway in B6, a railway through woods in B9
 * and a road through a building in M7.
 */
import { describe, expect, vi } from 'vitest';
import type { MapFile } from '../../src/games/combat-commander/content/map-file.ts';
import { rule } from '../ledger.ts';
import { type Given, given } from './given.ts';

vi.mock('../../src/games/combat-commander/content/maps/corner.json', async (original) => {
  const { default: file } = await original<{ readonly default: MapFile }>();
  const altered: Readonly<Record<string, string>> = { B6: 's', B9: 'w', M7: 'b' };
  const terrain = file.terrain.map((row, i) =>
    [...row].map((letter, column) => altered[`${'ABCDEFGHIJKLMNO'[column]}${i + 1}`] ?? letter).join(''),
  );
  const bridges = ['E7', 'B6'].map((at) => ({ at, kind: 'major' }));
  return { default: { ...file, terrain, bridges } };
});

function moving(from: string): Given {
  const t = given({ axis: { hand: ['G-25'] }, units: { 'g-marquardt': from } });
  return t.choose('order G-25', 'activate g-marquardt', 'set-out g-marquardt');
}

const cost = (from: string, to: string) => moving(from).choose(`step ${to}`).last('moved').cost;

const advancing = (from: string) =>
  given({ axis: { hand: ['G-43'] }, units: { 'g-rifle-1': from } }).choose('order G-43', 'activate g-rifle-1');

/** The Cover of a broken Rifle squad, Morale 7, that rolls to Rally. */
function coverIn(hex: string): number {
  const t = given({ axis: { hand: ['G-3'], pile: ['G-43'] }, units: { 'g-rifle-1': { at: hex, broken: true } } });
  const rally = t
    .choose('order G-3')
    .until()
    .events.find(({ type }) => type === 'rally-roll');
  return (rally?.type === 'rally-roll' ? rally.morale : 0) - 7;
}

/** A broken Rifle squad, Morale 7, for which a Rout Roll of 10 is made. */
function routed(from: string): Given {
  const t = given({ axis: { hand: ['G-11'], pile: ['G-62'] }, units: { 'g-rifle-1': { at: from, broken: true } } });
  return t.choose('order G-11');
}

describe('T80 bridges', () => {
  rule('T80a', 'a bridge has a Cover of 2', () => {
    expect(coverIn('B6')).toBe(2);
  });

  rule('T80b', 'a road on it takes 1 off', () => {
    expect(coverIn('E7')).toBe(1);
  });

  rule(['T80.1b', 'T80.1c'], 'a Major Bridge is entered along its road or railway, for 1', () => {
    expect([cost('F6', 'E7'), cost('D7', 'E7'), cost('B5', 'B6'), cost('B7', 'B6')]).toEqual([1, 1, 1, 1]);
    expect(['E6', 'E8', 'F7', 'D6'].map((hex) => moving(hex).why('step E7'))).toEqual(Array(4).fill('bridge-side T80.1'));
    expect(['A6', 'C6'].map((hex) => moving(hex).why('step B6'))).toEqual(Array(2).fill('bridge-side T80.1'));
  });

  rule('T80.1d', 'it is left the same way, by Move as by Advance', () => {
    expect(['E6', 'E8', 'F7', 'D6'].map((hex) => moving('E7').why(`step ${hex}`))).toEqual(Array(4).fill('bridge-side T80.1'));
    expect(['F6', 'D7'].map((hex) => moving('E7').why(`step ${hex}`))).toEqual([undefined, undefined]);
    expect(advancing('E7').choices).toEqual(['advance g-rifle-1 F6', 'advance g-rifle-1 D7']);
    expect(advancing('D6').why('advance g-rifle-1 E7')).toBe('bridge-side T80.1');
  });

  rule('T80.1d', 'nobody retreats over its side', () => {
    const off = routed('E7');
    expect(off.until().told('retreated')[0]).toMatchObject({ from: 'E7', hex: 'D7' });
    const past = routed('F7');
    expect(past.until().told('retreated')[0]).toMatchObject({ from: 'F7', hex: 'E8' });
  });

  rule(['T78.1g', 'T78.1f'], 'with a Major Bridge over it a stream is no water: Weapons fire, and there can be Foxholes and fire', () => {
    const event = (card: string) => {
      const units = { 'g-rifle-1': { at: 'O1', broken: true } };
      return given({ axis: { hand: ['G-5'], pile: ['G-33', card, 'G-23'] }, units })
        .choose('order G-5')
        .until();
    };
    expect(event('G-1').told('fortified')).toMatchObject([{ hex: 'E7' }]);
    expect(event('G-20').told('blaze-placed')).toMatchObject([{ hex: 'E7' }]);
    expect(event('G-4').told('smoke-placed')).toMatchObject([{ hex: 'E7' }]);
    const units = { 'g-rifle-1': { at: 'E7', weapon: 'g-light-mg-1' }, 'a-line-1': 'G6' };
    const t = given({ axis: { hand: ['G-50'], pile: ['G-6'] }, allies: { pile: ['A-61'] }, units });
    t.choose('order G-50', 'activate g-rifle-1', 'target G6', 'fire-all').until();
    expect(t.last('fired').firers).toEqual(['g-rifle-1', 'g-light-mg-1']);
  });
});

describe('T92 railways, T93 a road through a building', () => {
  rule(['T92a', 'T92b'], 'along the railway into woods for 1, from beside it for 2', () => {
    expect([cost('B8', 'B9'), cost('B10', 'B9'), cost('C9', 'B9')]).toEqual([1, 1, 2]);
  });

  rule('T92c', 'woods with a railway give 2', () => {
    expect(coverIn('B9')).toBe(2);
  });

  rule('T93h', 'a road through a building leaves it 2', () => {
    expect(coverIn('M7')).toBe(2);
  });
});
