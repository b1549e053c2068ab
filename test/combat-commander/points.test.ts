/** RS.P: what pieces are worth, and what follows from it for a scenario of one's own. */
import { describe, expect } from 'vitest';
import { UNIT_TYPES, WEAPON_TYPES } from '../../src/games/combat-commander/content/counters.ts';
import { appraise, pointsFor, sidePoints } from '../../src/games/combat-commander/content/points.ts';
import type { Scenario, ScenarioSide } from '../../src/games/combat-commander/content/scenario.ts';
import { remarksOnScenario } from '../../src/games/combat-commander/content/scenario-check.ts';
import type { Nation } from '../../src/games/combat-commander/content/terms.ts';
import { rule } from '../ledger.ts';
import { design, type Fields } from './designs.ts';

const named = (nation: string, values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${nation}-${name}`, value]));

/** What the content says about the same pieces. */
const worth = (values: Readonly<Record<string, number>>) => Object.fromEntries(Object.keys(values).map((id) => [id, pointsFor(id)]));

/** All pieces of a nation that are of a kind. */
const allOf = (nation: Nation, kind: 'squad' | 'team' | 'leader') =>
  UNIT_TYPES.filter((type) => type.nation === nation && type.kind === kind)
    .map(({ id }) => id)
    .toSorted();

const allWeaponsOf = (nation: Nation) =>
  WEAPON_TYPES.filter((type) => type.nation === nation)
    .map(({ id }) => id)
    .toSorted();

describe('RS.P leaders', () => {
  const GERMANS = named('g', {
    ...{ trautmann: 597, uhlig: 515, 'v-retzow': 515, reuter: 409, steinbach: 409, wiegand: 409, ahrens: 409 },
    ...{ oertel: 439, pohl: 439, hartwig: 439, lorenz: 439, marquardt: 340, dressel: 340 },
    ...{ ruppert: 277, thiele: 277, hauck: 221, sievers: 221, apelt: 307, lindner: 452 },
  });
  const RUSSIANS = named('r', {
    ...{ drozdov: 344, zaretsky: 296, polyansky: 296, osipov: 236, voronin: 236 },
    ...{ ryabov: 253, melnik: 253, usov: 253, demchenko: 253, loginov: 196, belyakov: 196 },
    ...{ yershov: 160, vetrov: 160, samoylov: 160, tarasov: 160, pankov: 127, shubin: 127, zotov: 177, lapshin: 260 },
  });
  const AMERICANS = named('a', {
    ...{ kincaid: 443, delgado: 382, thorne: 382, merriam: 304, ostrander: 304 },
    ...{ stroud: 326, keller: 326, garrity: 326, sandoval: 326, mccready: 252, hanlon: 252, rusk: 252, novotny: 252 },
    ...{ lindquist: 206, tolliver: 206, dunbar: 164, norris: 164, pruitt: 228, whitlock: 336 },
  });

  rule('RS.Pb', 'German', () => {
    expect(worth(GERMANS)).toEqual(GERMANS);
    expect(Object.keys(GERMANS).toSorted()).toEqual(allOf('germany', 'leader'));
  });

  rule('RS.Pc', 'Russian', () => {
    expect(worth(RUSSIANS)).toEqual(RUSSIANS);
    expect(Object.keys(RUSSIANS).toSorted()).toEqual(allOf('russia', 'leader'));
  });

  rule('RS.Pd', 'American', () => {
    expect(worth(AMERICANS)).toEqual(AMERICANS);
    expect(Object.keys(AMERICANS).toSorted()).toEqual(allOf('america', 'leader'));
  });
});

describe('RS.P Squads and Teams', () => {
  const check = (values: Readonly<Record<string, number>>, nation: Nation, kind: 'squad' | 'team') => {
    expect(worth(values)).toEqual(values);
    expect(Object.keys(values).toSorted()).toEqual(allOf(nation, kind));
  };

  rule('RS.Pe', 'German Squads', () => {
    const values = { ss: 154, pionier: 148, 'elite-rifle': 125, parachute: 123, rifle: 100, volksgrenadier: 83, conscript: 63 };
    check(named('g', values), 'germany', 'squad');
  });

  rule('RS.Pf', 'Russian Squads', () => {
    check(named('r', { assault: 139, 'guards-smg': 115, 'guards-rifle': 103, smg: 89, rifle: 79, militia: 61 }), 'russia', 'squad');
  });

  rule('RS.Pg', 'American Squads', () => {
    check(named('a', { paratroop: 141, engineer: 137, elite: 125, line: 114, green: 78 }), 'america', 'squad');
  });

  rule(['RS.Ph', 'RS.Pi', 'RS.Pj'], 'Teams', () => {
    check(named('g', { 'weapon-team': 83, 'elite-team': 86, 'line-team': 64, 'green-team': 45 }), 'germany', 'team');
    check(named('r', { 'weapon-team': 79, 'elite-team': 71, 'line-team': 54, 'green-team': 40 }), 'russia', 'team');
    check(named('a', { 'weapon-team': 73, 'elite-team': 96, 'line-team': 73, 'green-team': 52 }), 'america', 'team');
  });
});

describe('RS.P Weapons and Radios', () => {
  const check = (values: Readonly<Record<string, number>>, nation: Nation) => {
    expect(worth(values)).toEqual(values);
    expect(Object.keys(values).toSorted()).toEqual(allWeaponsOf(nation));
  };

  rule('RS.Pk', 'German Weapons', () => {
    const mortars = { 'light-mortar': 71, 'medium-mortar': 107 };
    const others = { 'ig-18-gun': 111, 'ig-33-gun': 137, 'satchel-charge': 38, flamethrower: 81 };
    check(named('g', { 'light-mg': 62, 'heavy-mg': 123, ...mortars, ...others }), 'germany');
  });

  rule('RS.Pl', 'Russian Weapons', () => {
    const mgs = { 'light-mg': 35, 'medium-mg': 74, 'heavy-mg': 105, '50cal-mg': 122 };
    const others = { 'light-mortar': 79, 'medium-mortar': 102, 'infantry-gun': 110, 'satchel-charge': 36, flamethrower: 77 };
    check(named('r', { ...mgs, ...others }), 'russia');
  });

  rule('RS.Pm', 'American Weapons', () => {
    const mgs = { 'medium-mg': 84, 'heavy-mg': 108, '50cal-mg': 125 };
    const others = { 'light-mortar': 87, 'medium-mortar': 105, 'pack-howitzer': 119, 'satchel-charge': 37, flamethrower: 79 };
    check(named('a', { ...mgs, ...others }), 'america');
  });

  rule(['RS.Pn', 'RS.Po', 'RS.Pp'], 'Radios', () => {
    const values = {
      ...named('g', { 'radio-75mm': 265, 'radio-81mm': 320, 'radio-105mm': 380, 'radio-120mm': 440, 'radio-150mm': 510 }),
      ...named('r', { 'radio-76mm': 201, 'radio-82mm': 243, 'radio-122mm': 334, 'radio-152mm': 334 }),
      ...named('a', { 'radio-75mm': 364, 'radio-81mm': 439, 'radio-105mm': 521, 'radio-155mm': 700, 'radio-203mm': 700 }),
    };
    expect(worth(values)).toEqual(values);
  });
});

/** Sudden Death at 8, and both on Recon. */
function recon(axis: Fields, allies: Fields = {}, more: Fields = {}): Scenario {
  const common = { posture: 'recon', depth: 4 };
  const edges = { axis: { edge: 'left', ...axis }, allies: { edge: 'right', ...allies } };
  return design({ map: 'hedgerows', suddenDeath: 8, common, ...edges, ...more });
}

const german = (more: Fields): ScenarioSide => recon(more).axis;

describe('RS.P a side as a whole', () => {
  rule('RS.Pa', 'leaders, units, Weapons and Radio add up, in hundredths of a VP', () => {
    const side = german({
      leaders: ['g-oertel'],
      units: { 'g-rifle': 3, 'g-weapon-team+g-heavy-mg': 2 },
      weapons: { 'g-light-mg': 2 },
      radio: 'g-radio-81mm',
    });
    expect(sidePoints(side, 8)).toBe(439 + 3 * 100 + 2 * (83 + 123) + 2 * 62 + 320);
    expect(sidePoints(german({ units: { 'g-rifle': 1 }, after: { units: { 'g-conscript': 2 } } }), 8)).toBe(100 + 2 * 63);
    expect(appraise(recon({ units: { 'g-rifle': 10 } })).vp).toBe(-10);
  });

  rule('RS.Pq', 'Fortifications, and Mines by their strength', () => {
    const works = (fortifications: Fields, more: Fields = {}) => sidePoints(german({ fortifications, ...more }), 8);
    const each = ['foxholes', 'trench', 'bunker', 'wire'].map((kind) => works({ [kind]: 1 }));
    expect(each).toEqual([31, 62, 124, 33]);
    expect([6, 7, 8].map((mines) => works({ mines: 2 }, { mines }))).toEqual([120, 180, 240]);
    expect(works({ mines: 1 })).toBe(60);
    expect(sidePoints(german({ after: { fortifications: { wire: 2 } } }), 8)).toBe(66);
  });

  rule('RS.Px', 'who comes at Time 2 of 8 counts for three quarters, at Time 8 for nothing', () => {
    const late = (time: number) => sidePoints(german({ reinforcements: [{ time, units: { 'g-rifle': 4 } }] }), 8);
    expect([1, 2, 4, 7, 8, 9].map(late)).toEqual([350, 300, 200, 50, 0, 0]);
    const armed = { time: 4, leaders: ['g-oertel'], units: { 'g-rifle+g-light-mg': 1 } };
    expect(sidePoints(german({ reinforcements: [armed] }), 8)).toBe((439 + 100 + 62) / 2);
  });
});

describe('RS.P rules of thumb', () => {
  const COMPANY = { leaders: ['g-oertel', 'g-pohl', 'g-lorenz'], units: { 'g-rifle': 10, 'g-line-team': 7 } };
  const DETACHMENT = { leaders: ['a-hanlon', 'a-keller'], units: { 'a-line': 10 } };
  const PLATOON = { leaders: ['a-hanlon'], units: { 'a-line': 4 } };

  rule('RS.Pt', 'one Order more than leaders', () => {
    expect([appraise(recon(COMPANY, DETACHMENT)).orders, appraise(recon(COMPANY, PLATOON)).orders]).toEqual([
      { axis: 4, allies: 3 },
      { axis: 4, allies: 2 },
    ]);
  });

  rule('RS.Pu', 'Sudden Death at 2 more than all leaders', () => {
    expect([appraise(recon(COMPANY, DETACHMENT)).suddenDeath, appraise(recon(COMPANY, PLATOON)).suddenDeath]).toEqual([7, 6]);
  });

  rule('RS.Pv', 'Surrender of 20, 12 and 5 units at 14, 9 and 4', () => {
    expect(appraise(recon(COMPANY, DETACHMENT)).surrender).toEqual({ axis: 14, allies: 9 });
    expect(appraise(recon(COMPANY, PLATOON)).surrender).toEqual({ axis: 14, allies: 4 });
  });

  rule('RS.Pw', 'the weaker side has the difference, rounded down', () => {
    const vp = (rifles: number, conscripts: number, lines: number) =>
      appraise(
        recon({ units: { 'g-rifle': rifles, ...(conscripts > 0 && { 'g-conscript': conscripts }) } }, { units: { 'a-line': lines } }),
      ).vp;
    expect([vp(3, 0, 10), vp(10, 0, 2)]).toEqual([8, -7]);
    expect([vp(2, 0, 2), vp(2, 1, 2)].every((none) => Math.abs(none) === 0)).toBe(true);
    expect(appraise(recon({ units: { 'g-rifle': 3 } }, { units: { 'a-green': 5, 'a-weapon-team': 2 } })).vp).toBe(2);
  });

  rule('RS.Pw', 'a design that strays from it by more than 6 VPs is pointed out', () => {
    const codes = (vp: number) =>
      remarksOnScenario(recon({ units: { 'g-rifle': 3 } }, { units: { 'a-line': 10 } }, { vp })).map(({ code, figures }) => [
        code,
        figures,
      ]);
    expect([codes(8), codes(2), codes(14)]).toEqual([[], [], []]);
    const found = (vp: number) => [['scenario-lopsided', { where: 'vp', axis: 300, allies: 1140, wanted: 8, vp }]];
    expect([codes(1), codes(15)]).toEqual([found(1), found(15)]);
  });
});
