/** What can be read off a counter. */
import type { ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../../kernel/dice.ts';
import { Speaker } from '../../../../words/speaker.ts';
import { LANGUAGES } from '../../../../words/texts.ts';
import { countersOf, RADIO_TYPES, UNIT_TYPES, WEAPON_TYPES } from '../../content/counters.ts';
import { combatCommander } from '../../game.ts';
import { type State, theUnit } from '../../state.ts';
import { TEXTS } from '../../text/texts.ts';
import { MarkerCounter, nameOn, PieceCounter, printedLook, unitLook, weaponLook } from './counter.tsx';
import type { Marker } from './marker.tsx';

const inSvg = (children: ReactNode) => renderToStaticMarkup(jsx('svg', { children }));
const drawn = (props: Parameters<typeof PieceCounter>[0]) => inSvg(jsx(PieceCounter, props));
const figuresIn = (markup: string) => [...markup.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, text]) => text);

function stateOf(units: Record<string, unknown>): State {
  const sides = { axis: { nation: 'germany', edge: 'left' }, allies: { nation: 'america', edge: 'right' } };
  const arranged = combatCommander.lab.arrange({ map: 'corner', units, ...sides }, randomFrom('counters'));
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
  return arranged.value;
}

it('shows the values as they are now, and says which are not as printed', () => {
  const state = stateOf({ 'a-line-1': { at: 'A6' }, 'a-hanlon': { at: 'A6' }, 'a-line-2': { at: 'C1', suppressed: true } });
  const led = unitLook(state, theUnit(state, 'a-line-1'));
  expect([led.firepower.change, led.range?.change, led.movement?.change, led.morale?.change]).toEqual(Array(4).fill('raised'));
  const pinned = unitLook(state, theUnit(state, 'a-line-2'));
  expect(pinned.firepower.change).toBe('lowered');
  expect(pinned.isSuppressed).toBe(true);
  expect(drawn({ piece: pinned })).toContain('data-badge="suppressed"');
});

it('boxes what is boxed, and nothing on a broken side', () => {
  const boxes = (isBroken: boolean) => drawn({ piece: printedLook('g-pionier-1', isBroken) }).split('class="piece-box"').length - 1;
  expect([boxes(false), boxes(true)]).toEqual([3, 0]);
});

it('hangs a weapon below its carrier, with its own values', () => {
  const state = stateOf({ 'a-weapon-team-1': { at: 'A6', weapon: 'a-heavy-mg-1' } });
  const team = theUnit(state, 'a-weapon-team-1');
  const markup = drawn({ piece: unitLook(state, team), weapon: weaponLook(state, team) });
  expect(markup).toContain('piece-tab');
  expect(figuresIn(markup)).toEqual(expect.arrayContaining(['8', '12']));
});

it('shows what repairs a broken weapon, which slows its carrier as before', () => {
  expect(figuresIn(drawn({ piece: printedLook('g-heavy-mg-1', true) }))).toEqual(['−1', '1–6', '7–8']);
});

const ALL = [...UNIT_TYPES, ...WEAPON_TYPES].flatMap((type) => countersOf(type).slice(0, 1)).concat(RADIO_TYPES.map(({ id }) => id));

it.each([false, true])('every piece is drawn (broken: %s)', (isBroken) => {
  for (const id of ALL) {
    const markup = drawn({ piece: printedLook(id, isBroken), name: id });
    expect(markup, id).toContain('class="piece-name"');
    expect(markup, id).toContain('class="figure"');
  }
});

describe.each(LANGUAGES)('in %s', (language) => {
  const speaker = new Speaker(language, ...TEXTS[language]);

  it('every counter has a short name of its own', () => {
    for (const id of ALL) expect(nameOn(id, speaker).length, id).toBeLessThanOrEqual(13);
    expect([...speaker.missing]).toEqual([]);
  });
});

/** The compiler keeps this list complete. */
const MARKERS: Readonly<Record<Marker['kind'], Marker>> = {
  smoke: { kind: 'smoke', value: 4 },
  blaze: { kind: 'blaze' },
  foxholes: { kind: 'foxholes' },
  trench: { kind: 'trench' },
  bunker: { kind: 'bunker' },
  pillbox: { kind: 'pillbox' },
  wire: { kind: 'wire' },
  mines: { kind: 'mines', value: 7 },
  control: { kind: 'control', side: 'axis' },
  objective: { kind: 'objective', number: 3, side: 'allies' },
  sniper: { kind: 'sniper' },
  'spotting-round': { kind: 'spotting-round', side: 'axis' },
};

it('every marker is drawn, with its figure where it has one', () => {
  for (const marker of Object.values(MARKERS))
    expect(inSvg(jsx(MarkerCounter, { marker }))).toMatch(/<(path|circle|ellipse) class="marker-/);
  expect(
    figuresIn(
      Object.values(MARKERS)
        .map((marker) => inSvg(jsx(MarkerCounter, { marker })))
        .join(''),
    ),
  ).toEqual(['4', '7', '3']);
});
