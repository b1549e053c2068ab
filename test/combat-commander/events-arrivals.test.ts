/** Events that bring somebody or something onto the map: E59 Infiltration, E68 Reinforcements, E71 Scrounge, E76 Walking Wounded. */
import { describe, expect } from 'vitest';
import { hexName } from '../../src/games/combat-commander/content/battle-map.ts';
import { mapCalled } from '../../src/games/combat-commander/content/maps.ts';
import { rule } from '../ledger.ts';
import { eventWith, PATIENT, type EventPosition as Position } from './event-drawn.ts';
import { type Given, given } from './given.ts';

const RIFLE = 'g-rifle-1';

const event = eventWith({ at: 'B5', order: 'G-9', hand: ['G-3'] });

const selections = (t: Given) => t.until('support').choices.map((choice) => choice.slice('select '.length));
const places = (t: Given) =>
  t.choices
    .filter((choice) => choice.startsWith('place '))
    .map((choice) => choice.slice('place '.length))
    .sort();

/** What a roll of 7 offers Germans in 1944, besides a Radio. */
const SEVEN = ['g-dressel', 'g-weapon-team+g-light-mg', 'g-weapon-team+g-medium-mortar', 'g-rifle'];
const SEVEN_IN_1942 = ['g-hartwig', 'g-lorenz', 'g-weapon-team+g-light-mg', 'g-weapon-team+g-light-mortar', 'g-rifle'];
const AROUND_K9 = ['J8', 'J9', 'K10', 'K8', 'K9', 'L8', 'L9'];

describe('E59 Infiltration', () => {
  /** Support roll 7; the random hex is K9. */
  const infiltrates = ({ pile = ['G-32', 'G-53'], ...position }: Position = {}) => event('G-54', { pile, ...position });

  rule(['E59a', 'E59d', 'E59e'], 'a roll on the Support Table gives the column: what the year has, but no Radio', () => {
    const t = infiltrates().until('support');
    expect(t.last('rolled')).toMatchObject({ side: 'axis', purpose: 'support', sum: 7 });
    expect(selections(t)).toEqual(SEVEN);
    expect(selections(infiltrates({ more: { year: 1942 } }))).toEqual(SEVEN_IN_1942);
    expect(selections(infiltrates({ pile: ['G-13', 'G-53'] }))).toEqual(['g-thiele', 'g-weapon-team+g-light-mg', 'g-volksgrenadier']);
  });

  rule(['E59b', 'E59c', 'E59f'], 'one entry is taken, for nothing, and only then a random hex is drawn', () => {
    const t = infiltrates().until('support');
    expect(t.told('random-hex')).toEqual([]);
    t.choose('select g-rifle');
    expect(t.told('random-hex')).toMatchObject([{ hex: 'K9' }]);
    t.choose('place K9');
    expect(t.told('placed')).toHaveLength(1);
    expect([t.told('points'), t.state.vp]).toEqual([[], 0]);
  });

  rule(['E59g', 'E59h'], 'the unit comes with its Weapon into that hex or one next to it', () => {
    const t = infiltrates().choose('select g-weapon-team+g-medium-mortar');
    expect(places(t)).toEqual(AROUND_K9);
    t.choose('place L9');
    expect(t.told('placed')).toMatchObject([{ unit: 'g-weapon-team-1', weapon: 'g-medium-mortar-1', hex: 'L9' }]);
    expect(t.unit('g-weapon-team-1')).toMatchObject({ broken: false, weapon: 'g-medium-mortar-1' });
  });

  rule('E59g', 'even among enemies, which ends in Melee before play goes on', () => {
    const t = infiltrates({ units: { 'a-line-2': 'K10' } }).choose('select g-rifle');
    expect(places(t)).toContain('K10');
    t.choose('place K10').until('next-order');
    expect(t.told('melee-ended')).toMatchObject([{ hex: 'K10' }]);
  });

  rule('E59i', 'it cannot exceed the stacking limit: a Squad no second one, a Leader does not mind', () => {
    const units = { 'g-rifle-2': 'L9', 'g-line-team-1': 'K8' };
    expect(places(infiltrates({ units }).choose('select g-rifle'))).toEqual(AROUND_K9.filter((hex) => hex !== 'L9'));
    expect(places(infiltrates({ units }).choose('select g-dressel'))).toEqual(AROUND_K9);
  });

  rule('E59j', 'nor can it come into a Blaze or a Water Barrier', () => {
    const marsh = infiltrates({ pile: ['G-32', 'G-14'], more: { blaze: ['B8'] } }).choose('select g-rifle');
    expect(places(marsh)).toEqual(['B9', 'C8', 'C9', 'D8']);
  });
});

describe('E68 Reinforcements', () => {
  const reinforced = ({ pile = ['G-32'], ...position }: Position = {}) => event('G-55', { pile, ...position });

  rule(['E68a', 'E68b', 'E68d'], 'a roll on the Support Table gives the column: what the year has, Radio included', () => {
    const t = reinforced().until('support');
    expect(t.last('rolled')).toMatchObject({ side: 'axis', purpose: 'support', sum: 7 });
    expect(selections(t)).toEqual([...SEVEN, 'g-radio-150mm']);
    expect(selections(reinforced({ more: { year: 1942 } }))).toEqual([...SEVEN_IN_1942, 'g-radio-81mm']);
  });

  rule('E68e', 'a Radio goes into the Artillery Box, if that is empty', () => {
    const t = reinforced().choose('select g-radio-150mm');
    expect(t.state.sides.axis.radio).toEqual({ id: 'g-radio-150mm', broken: false });
    expect([t.told('placed'), t.told('random-hex')]).toEqual([[], []]);
    expect(selections(reinforced({ axis: { radio: 'g-radio-75mm', radioBroken: true } }))).toEqual(SEVEN);
  });

  rule(['E68c', 'E68f', 'E68g'], 'a unit enters along the own board edge, with its Weapon, for nothing', () => {
    const t = reinforced().choose('select g-weapon-team+g-light-mg');
    expect(places(t)).toEqual(['A1', 'A10', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9']);
    t.choose('place A7');
    expect(t.told('placed')).toMatchObject([{ unit: 'g-weapon-team-1', weapon: 'g-light-mg-1', hex: 'A7' }]);
    expect([t.told('points'), t.state.vp]).toEqual([[], 0]);
    const allies = given({
      active: 'allies',
      units: { 'a-green-team-8': { at: 'B5', broken: true }, [RIFLE]: 'L7' },
      allies: { edge: 'top', hand: ['A-9'], pile: ['A-34', 'A-55', 'A-43'] },
      axis: { edge: 'bottom' },
    }).choose('order A-9', 'select a-line');
    expect(places(allies)).toHaveLength(15);
    expect(places(allies).every((hex) => hex.endsWith('1'))).toBe(true);
  });

  rule('E68h', 'it cannot exceed the stacking limit', () => {
    const units = { 'g-rifle-2': 'A1' };
    expect(places(reinforced({ units }).choose('select g-rifle'))).not.toContain('A1');
    expect(places(reinforced({ units }).choose('select g-dressel'))).toContain('A1');
  });

  rule('E68i', 'nor can it come into a Blaze or a Water Barrier', () => {
    expect(places(reinforced({ more: { blaze: ['A2'] } }).choose('select g-rifle'))).not.toContain('A2');
    const river = mapCalled('river');
    const topEdge = Array.from({ length: river.size }, (_, hex) => hex).filter((hex) => river.edgeDistance('top', hex) === 1);
    const dry = topEdge.filter((hex) => river.terrain[hex] !== 'water-barrier').map(hexName);
    expect(dry.length).toBeLessThan(topEdge.length);
    const edges = { axis: { edge: 'top' }, more: { map: 'river', allies: { edge: 'bottom' } } };
    expect(places(reinforced(edges).choose('select g-rifle'))).toEqual(dry.sort());
  });
});

describe('E71 Scrounge', () => {
  const armed = { [RIFLE]: { at: 'L7', weapon: 'g-light-mg-1' }, 'g-rifle-2': 'L6' };
  const found = (units: Record<string, unknown> = armed) => event('G-57', { units, more: { weapons: ['a-medium-mg-1', 'g-heavy-mg-1'] } });

  rule(['E71a', 'E71b'], 'one eliminated Weapon may be fetched back, the enemy’s too, or none', () => {
    const t = found();
    expect([t.seat, ...t.choices]).toEqual(['axis', 'scrounge a-medium-mg-1', 'scrounge g-heavy-mg-1', 'decline']);
    t.choose('scrounge a-medium-mg-1', 'keep g-rifle-2');
    expect(t.unit('g-rifle-2')).toMatchObject({ weapon: 'a-medium-mg-1', weaponBroken: false });
    expect(t.state.weapons).toEqual(['g-heavy-mg-1']);
    expect(found().choose('decline').state.weapons).toHaveLength(2);
  });

  rule('E71c', 'it goes to an own unit without a Weapon; if all carry one it cannot be taken', () => {
    expect(found().choose('scrounge g-heavy-mg-1').choices).toEqual([`keep ${PATIENT}`, 'keep g-rifle-2']);
    const full = found({ [PATIENT]: { at: 'B5', broken: true, weapon: 'g-light-mg-1' } });
    expect(full.told('event-void')).toMatchObject([{ event: 'scrounge' }]);
  });
});

describe('E76 Walking Wounded', () => {
  const losses = { axis: { casualties: ['g-rifle-5'] }, more: { allies: { casualties: ['a-line-5', 'a-keller'] } } };
  const returning = ({ pile = ['G-53'], ...position }: Position) => event('G-51', { pile, ...position });

  rule(['E76a', 'E76b'], 'one eliminated unit of either side must be named, before its place is known', () => {
    const t = returning(losses);
    expect([t.seat, ...t.choices]).toEqual(['axis', 'revive g-rifle-5', 'revive a-line-5', 'revive a-keller']);
    expect(t.told('random-hex')).toEqual([]);
    t.choose('revive g-rifle-5');
    expect(t.told('random-hex')).toMatchObject([{ hex: 'K9' }]);
  });

  rule('E76b', 'if only the opponent has losses one of his must come back', () => {
    const t = returning({ more: { allies: { casualties: ['a-line-5'] } } });
    expect([t.asks, t.seat]).toEqual(['place', 'axis']);
    expect(t.choose('place K9').at('a-line-5')).toBe('K9');
  });

  rule(['E76c', 'E76d'], 'it returns to the random hex or one next to it, broken, and leaves the track', () => {
    const t = returning(losses).choose('revive g-rifle-5');
    expect(places(t)).toEqual(AROUND_K9);
    t.choose('place J9');
    expect(t.unit('g-rifle-5')).toMatchObject({ side: 'axis', broken: true });
    expect([t.at('g-rifle-5'), t.state.sides.axis.casualties]).toEqual(['J9', []]);
  });

  rule('E76e', 'not where it would exceed the stacking limit of its own side', () => {
    const units = { 'g-rifle-2': 'L9', 'a-line-2': 'K8' };
    expect(places(returning({ units, ...losses }).choose('revive g-rifle-5'))).toEqual(AROUND_K9.filter((hex) => hex !== 'L9'));
    expect(places(returning({ units, ...losses }).choose('revive a-line-5'))).toEqual(AROUND_K9.filter((hex) => hex !== 'K8'));
    expect(places(returning({ units, ...losses }).choose('revive a-keller'))).toEqual(AROUND_K9);
  });

  rule('E76f', 'nor into a Blaze or a Water Barrier', () => {
    const more = { ...losses.more, blaze: ['B8'] };
    expect(places(returning({ pile: ['G-14'], axis: losses.axis, more }).choose('revive g-rifle-5'))).toEqual(['B9', 'C8', 'C9', 'D8']);
  });
});
