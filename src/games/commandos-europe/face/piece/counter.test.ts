/** What is printed on counters, and that everything has a sign. */
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../../kernel/dice.ts';
import { MAP_IDS } from '../../content/content-file.ts';
import { unitsOf } from '../../content/enemies.ts';
import { missionsOf } from '../../content/missions.ts';
import { KINDS } from '../../content/pieces.ts';
import { commandosEurope } from '../../game.ts';
import { PieceOnMap } from '../pieces.tsx';
import { EnemyCounter, MissionPiece, PieceCounter } from './counter.tsx';
import { ENEMY_SIGNS, MISSION_SIGNS, PIECE_SIGNS } from './signs.ts';

const arranged = commandosEurope.lab.arrange(
  { pieces: { 'a-squad-1': { at: '0340', marker: 'walking-wounded', moved: true }, canoe: { at: '0340' } } },
  randomFrom('counter'),
);
if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
const view = commandosEurope.view(arranged.value, undefined) as Parameters<typeof PieceCounter>[0]['view'];

const drawn = (id: string) => renderToStaticMarkup(jsx(PieceCounter, { view, id, size: 44 }));
const figure = (markup: string, name: string) => new RegExp(`class="piece-${name}"[^>]*>([^<]*)<`).exec(markup)?.[1];
const printed = (id: string) => ['firepower', 'cost', 'noise', 'move'].map((name) => figure(drawn(id), name));

describe('a counter of ours', () => {
  it('has its four figures, a squad’s as its casualties leave them', () => {
    expect(printed('a-squad-1')).toEqual(['4', '0', '1', '3']);
    expect(printed('b-squad-1')).toEqual(['6', '0', '1', '4']);
    expect(printed('vickers')).toEqual(['+14', '3', '1', '−3']);
    expect(printed('silencers')).toEqual(['0', '3', '−1', '−0']);
    expect(printed('commander-1')).toEqual(['3', '0', '1', '+2']);
  });

  it('has a hexagon for a boat and a ring for a vehicle', () => {
    expect([drawn('canoe').includes('piece-hexagon'), drawn('canoe').includes('piece-ring')]).toEqual([true, false]);
    expect([drawn('jeep').includes('piece-hexagon'), drawn('jeep').includes('piece-ring')]).toEqual([false, true]);
  });

  it('has its marker above the figures in its corners', () => {
    const [, firepower = ''] = /class="piece-firepower" x="[^"]*" y="([^"]*)"/.exec(drawn('a-squad-1')) ?? [];
    const [, chip = ''] = /translate\(0 ([^)]*)\)"><g class="casualties-chip">/.exec(drawn('a-squad-1')) ?? [];
    const [capital, half] = [9.2, 7.5];
    expect(Number(chip) + half).toBeLessThanOrEqual(Number(firepower) - capital);
  });

  it('is what whoever takes it from the map has in hand', () => {
    expect(renderToStaticMarkup(jsx(PieceOnMap, { view, id: 'a-squad-1', size: 44 }))).toBe(
      `<g data-shows="a-squad-1">${drawn('a-squad-1')}</g>`,
    );
  });

  it('shows the marker upon it, and that it has moved', () => {
    expect(drawn('a-squad-1')).toMatch(/data-dimmed="true".*casualties-chip.*>−2 −1›</s);
    expect(drawn('b-squad-1')).not.toContain('casualties-chip');
  });
});

it('every kind, every enemy and every mission has a sign', () => {
  for (const kind of KINDS) expect(PIECE_SIGNS[kind], kind).toBeDefined();
  for (const [map, name] of MAP_IDS.entries()) {
    for (const { id, kind, firepower } of unitsOf({ map, own: null })) {
      expect(ENEMY_SIGNS[kind], kind).toBeDefined();
      const markup = renderToStaticMarkup(
        jsx(EnemyCounter, { map: name, own: null, enemy: { id, acted: false, suppressed: false }, size: 40 }),
      );
      expect(figure(markup, 'firepower')).toBe(String(firepower));
    }
    for (const { id, award } of missionsOf({ map, own: null })) {
      expect(MISSION_SIGNS[id], id).toBeDefined();
      const markup = renderToStaticMarkup(jsx(MissionPiece, { map: name, id, award, size: 40 }));
      expect(figure(markup, 'firepower')).toBe(String(award));
    }
  }
});
