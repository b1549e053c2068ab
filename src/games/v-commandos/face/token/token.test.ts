/** What can be told from a token at a glance, and not by its colour alone. */
import type { ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CARD_SIDES, CARDS, DIRECTIONS, ENEMIES, ESCORT_IDS, ITEMS, OFFICER, SPECIALISTS, TOKENS, WEAPONS } from '../../content/terms.ts';
import { Barricade, CommandoToken, EnemyToken, EquipmentToken, EscortToken, Gate, TOKEN_SIZE, Triangle } from './token.tsx';

const inSvg = (children: ReactNode) => renderToStaticMarkup(jsx('svg', { children }));
const signsIn = (markup: string) => [...markup.matchAll(/data-sign="([a-z]+)"/g)].map(([, sign]) => sign);
const figuresIn = (markup: string) => [...markup.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, text]) => text);

describe.each(SPECIALISTS)('%s', (specialist) => {
  it.each(CARD_SIDES)('on the %s side is hidden or seen by badge, rays and rim', (side) => {
    const hidden = inSvg(jsx(CommandoToken, { specialist, side, visible: false }));
    const seen = inSvg(jsx(CommandoToken, { specialist, side, visible: true }));
    expect(signsIn(hidden)).toEqual(['hidden']);
    expect(signsIn(seen)).toEqual(['seen']);
    expect(hidden).not.toContain('token-rays');
    expect(seen).toContain('token-rays');
    expect(seen).toContain(`scale(${TOKEN_SIZE / 100})`);
  });
});

it('the tan side has stripes', () => {
  const drawn = CARD_SIDES.map((side) => inSvg(jsx(CommandoToken, { specialist: 'medic', side, visible: true })).includes('token-stripes'));
  expect(drawn).toEqual([false, true]);
});

it('in uniform everybody looks the same but for a badge; in critical condition he lies', () => {
  const token = inSvg(jsx(CommandoToken, { specialist: 'officer', side: 'tan', visible: false, uniform: true, name: 'Officer' }));
  expect(signsIn(token)).toEqual(['hidden', 'uniform']);
  expect(figuresIn(token)).toEqual(['Officer']);
  const fallen = inSvg(jsx(CommandoToken, { specialist: 'sniper', side: 'blue', visible: true, critical: true }));
  expect(signsIn(fallen)).toEqual(['critical']);
  expect(fallen).toContain('rotate(-90)');
});

it.each([
  ['mp40', '2', []],
  ['mauser', '1', []],
  ['hammer-mp40', '2', ['hammer']],
  ['hammer-mauser', '1', ['hammer']],
  ['stormtrooper', '3', []],
  ['machine-gunner', '4', []],
  ['pioneer', '3', ['hammer']],
  [OFFICER, '1', []],
])('%s has %s on his die', (kind, dice, signs) => {
  const markup = inSvg(jsx(EnemyToken, { kind }));
  expect(figuresIn(markup)).toEqual([dice]);
  expect(signsIn(markup)).toEqual(signs);
});

it('every enemy and every token of the reserve is drawn', () => {
  const all = [...ENEMIES, OFFICER, ...TOKENS].map((kind) => inSvg(jsx(EnemyToken, { kind })));
  for (const markup of all) expect(markup).toMatch(/token-null|bust/);
  expect(new Set(all).size).toBeGreaterThan(9);
});

it('a group has its number, a guard his shield, and in a nest there are four dice', () => {
  const markup = inSvg(jsx(EnemyToken, { kind: 'mp40', count: 3, guards: true, stays: 'wall', inNest: true }));
  expect(figuresIn(markup)).toEqual(['4', '3']);
  expect(signsIn(markup)).toEqual(['guard', 'wall']);
});

it('weapons show their dice, eye and bell as the rules have them', () => {
  for (const [id, weapon] of Object.entries(WEAPONS)) {
    if (!weapon) continue;
    const markup = inSvg(jsx(EquipmentToken, { item: id }));
    expect(signsIn(markup), id).toEqual([...(weapon.eye ? ['seen'] : []), ...(weapon.bell ? ['bell'] : [])]);
    expect(/class="equipment-dice" d="([^"]*)"/.exec(markup)?.[1]?.split('M').length, id).toBe(weapon.dice + 1);
  }
});

it('every item and every printed weapon has a picture; kept, spent and laid out have different shapes', () => {
  for (const item of [...ITEMS, ...CARDS.map(({ weapon }) => weapon)]) {
    expect(inSvg(jsx(EquipmentToken, { item })), item).toContain('class="equipment-sign"');
  }
  const shapeOf = (item: string, placed = false) =>
    /data-sort="([a-z]+)"/.exec(inSvg(jsx(EquipmentToken, { item, placed, count: 2, hot: true })))?.[1];
  expect([shapeOf('crowbar'), shapeOf('tnt'), shapeOf('tnt', true), shapeOf('spotted')]).toEqual(['kept', 'spent', 'placed', 'spotted']);
});

it('a silent alarm is struck out, a ringing one is not', () => {
  const drawn = [false, true].map((ringing) => inSvg(jsx(Triangle, { kind: 'alarm', ringing })).includes('triangle-strike'));
  expect(drawn).toEqual([true, false]);
  const tasks = (['destroy', 'interact', 'hold', 'escort', 'eliminate'] as const).map((task) =>
    inSvg(jsx(Triangle, { kind: 'objective', task })),
  );
  expect(new Set(tasks).size).toBe(5);
  expect(inSvg(jsx(Triangle, { kind: 'objective', task: 'hold', done: true }))).toContain('triangle-tick');
  expect(figuresIn(inSvg(jsx(Triangle, { kind: 'nest' })))).toEqual(['5+']);
  expect(inSvg(jsx(Triangle, { kind: 'equipment' }))).toContain('triangle-line');
});

it('an entrance says how many come, a barricade how many push', () => {
  for (const side of DIRECTIONS) expect(figuresIn(inSvg(jsx(Gate, { side, coming: 2, ringing: true })))).toEqual(['+2']);
  expect(figuresIn(inSvg(jsx(Barricade, { pushing: 3 })))).toEqual(['3/4']);
});

it.each(ESCORT_IDS)('%s is drawn hidden and seen', (id) => {
  const [hidden, seen] = [false, true].map((visible) => inSvg(jsx(EscortToken, { id, visible, name: id })));
  expect(signsIn(hidden ?? '')).toEqual(['hidden']);
  expect(signsIn(seen ?? '')).toEqual(['seen']);
});
