/** RS.2, RS.3, RS.L, RS.F: every value of the tables that a random scenario is rolled on. */
import { describe, expect } from 'vitest';
import { isUnit } from '../../src/games/combat-commander/content/counters.ts';
import {
  alliedNation,
  FORTIFICATION_OBS,
  germanYear,
  leaderFor,
  ORDERS_OF_BATTLE,
  qualityOf,
} from '../../src/games/combat-commander/content/orders-of-battle.ts';
import { NATIONS, type Nation } from '../../src/games/combat-commander/content/terms.ts';
import { combatCommander } from '../../src/games/combat-commander/game.ts';
import { scriptedRandom } from '../../src/kernel/dice.ts';
import { rule } from '../ledger.ts';
import { Given } from './given.ts';

const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const YEARS = [1941, 1942, 1943, 1944, 1945];

describe('RS.2 the year and the Allies', () => {
  rule('RS.2c', 'the German year', () => {
    expect(ROLLS.map(germanYear)).toEqual([1939, 1943, 1940, 1945, 1941, 1942, 1943, 1944, 1944, 1944, 1944]);
  });

  const allies = (year: number) => ROLLS.map((roll) => alliedNation(year, roll)?.slice(0, 1) ?? '.').join('');

  rule(['RS.2d', 'RS.2e'], 'the Allied nation, roll by roll from 2 to 12', () => {
    expect(YEARS.map(allies)).toEqual(['...rrrr....', 'rrrrrrr....', '.aaarrrr...', '.raaarrr...', '.raaarrr...']);
  });

  rule('RS.2g', 'in 1939 and 1940 there is none', () => {
    expect([1939, 1940].map(allies)).toEqual(['...........', '...........']);
  });
});

describe('RS.3 the quality of the troops', () => {
  /** Elite, Line or Green, roll by roll from 2 to 12. */
  const quality = (nation: Nation, year: number) => ROLLS.map((roll) => qualityOf(nation, year, roll).slice(0, 1)).join('');

  rule(['RS.3b', 'RS.3c', 'RS.3d'], 'Germany, 1941 to 1945', () => {
    expect(YEARS.map((year) => quality('germany', year))).toEqual([
      'eeeeellllll',
      'eeeeelllllg',
      'eeeelllllgg',
      'eeeelllllgg',
      'eeellllgggg',
    ]);
  });

  rule(['RS.3e', 'RS.3f', 'RS.3g'], 'Russia, 1941 to 1945', () => {
    expect(YEARS.map((year) => quality('russia', year))).toEqual([
      'eelllllgggg',
      'eeelllllggg',
      'eeeelllllgg',
      'eeeellllllg',
      'eeeeellllll',
    ]);
  });

  rule(['RS.3h', 'RS.3i', 'RS.3j'], 'America, 1943 to 1945', () => {
    expect([1943, 1944, 1945].map((year) => quality('america', year))).toEqual(['eelllllgggg', 'eeellllllgg', 'eeeeeeelllg']);
  });

  rule('RS.5d', 'there is an OB for everybody who can be rolled', () => {
    for (const year of YEARS) {
      for (const nation of ['germany', ...new Set(ROLLS.flatMap((roll) => alliedNation(year, roll) ?? []))] as const) {
        for (const wanted of new Set(ROLLS.map((roll) => qualityOf(nation, year, roll)))) {
          const some = ORDERS_OF_BATTLE.filter((ob) => ob.nation === nation && ob.quality === wanted && ob.from <= year && year <= ob.to);
          expect(some.length, `${nation} ${wanted} ${year}`).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });
});

describe('RS.L the Leader Table', () => {
  const TABLE: Readonly<Record<Nation, readonly string[]>> = {
    germany: ['hauck', 'ruppert', 'marquardt', 'oertel', 'pohl', 'wiegand', 'ahrens', 'v-retzow'],
    russia: ['pankov', 'yershov', 'vetrov', 'loginov', 'ryabov', 'melnik', 'osipov', 'zaretsky'],
    america: ['dunbar', 'lindquist', 'mccready', 'hanlon', 'stroud', 'keller', 'merriam', 'delgado'],
  };

  const nameOf = (id: string) => id.slice(2);

  /** In a year without a modifier, by the die as it falls. */
  function unmodified(nation: Nation): string[] {
    const year = nation === 'russia' ? 1942 : 1944;
    return [1, 2, 3, 4, 5, 6].map((die) => nameOf(leaderFor(nation, 'line', year, die)));
  }

  /** A Green unit's 1, and an Elite unit's 6, in the same year. */
  function ends(nation: Nation): string[] {
    const year = nation === 'russia' ? 1942 : 1944;
    return [nameOf(leaderFor(nation, 'green', year, 1)), nameOf(leaderFor(nation, 'elite', year, 6))];
  }

  rule('RS.Lg', 'Germany', () => {
    expect([unmodified('germany'), ends('germany')]).toEqual([TABLE.germany.slice(1, 7), ['hauck', 'v-retzow']]);
  });

  rule('RS.Lh', 'Russia', () => {
    expect([unmodified('russia'), ends('russia')]).toEqual([TABLE.russia.slice(1, 7), ['pankov', 'zaretsky']]);
  });

  rule('RS.Li', 'America', () => {
    expect([unmodified('america'), ends('america')]).toEqual([TABLE.america.slice(1, 7), ['dunbar', 'delgado']]);
  });

  /** How far a die of 4 is moved. */
  function moved(nation: Nation, year: number, quality: 'elite' | 'line' | 'green' = 'line'): number {
    const leader = leaderFor(nation, quality, year, 4);
    expect(isUnit(leader)).toBe(true);
    return TABLE[nation].indexOf(nameOf(leader)) - 4;
  }

  rule('RS.Lb', 'Elite adds 1, Green takes 1 off', () => {
    const by = (nation: Nation, year: number) => (['elite', 'line', 'green'] as const).map((quality) => moved(nation, year, quality));
    expect([by('germany', 1944), by('russia', 1943), by('america', 1944)]).toEqual(NATIONS.map(() => [1, 0, -1]));
  });

  rule('RS.Lc', 'Germany year by year', () => {
    expect([1939, 1940, ...YEARS].map((year) => moved('germany', year))).toEqual([1, 1, 1, 1, 1, 0, -1]);
  });

  rule('RS.Ld', 'Russia year by year', () => {
    expect([1939, 1940, ...YEARS].map((year) => moved('russia', year))).toEqual([-2, -2, -1, 0, 0, 1, 1]);
  });

  rule('RS.Le', 'America year by year', () => {
    expect([1943, 1944, 1945].map((year) => moved('america', year))).toEqual([-1, 0, 1]);
  });

  rule('RS.Lf', 'less than 0 counts as 0, more than 7 as 7', () => {
    expect([leaderFor('russia', 'green', 1941, 1), leaderFor('russia', 'green', 1940, 2)]).toEqual(['r-pankov', 'r-pankov']);
    expect([leaderFor('germany', 'elite', 1943, 6), leaderFor('america', 'elite', 1945, 6)]).toEqual(['g-v-retzow', 'a-delgado']);
  });

  /** A German rifle detachment in 1944 rolls for its two leaders, an American platoon for its one. */
  function detachment(...dice: number[]): string[] {
    const before = [1, 1, 5, 5, 4, 5, 2, 2, 3, 4, 3, 3];
    const t = new Given(combatCommander.begin({ id: 'random', options: {} }, scriptedRandom([...before, ...dice, 1, 1])));
    t.choose('battlefield hedgerows', 'order-of-battle g-ob-rifle-detachment', 'order-of-battle a-ob-line-rifle-platoon');
    return t.told('leader-rolled').map(({ leader, roll }) => `${leader} ${roll}`);
  }

  rule('RS.La', 'only the hanlon die counts', () => {
    expect(detachment(2, 6, 5, 1, 6, 3)).toEqual(['g-marquardt 2', 'g-wiegand 5', 'a-merriam 6']);
  });

  rule('RS.Lj', 'nobody comes twice', () => {
    expect(detachment(2, 6, 2, 5, 2, 1, 5, 1, 6, 3)).toEqual(['g-marquardt 2', 'g-wiegand 5', 'a-merriam 6']);
  });
});

describe('RS.F Fortification OBs', () => {
  const ob = (id: string) => {
    const { cost, content, mines } = FORTIFICATION_OBS.find((each) => each.id === id) ?? {};
    return { cost, content, mines };
  };

  rule('RS.Fa', 'Entrenchments', () => expect(ob('entrenchments')).toEqual({ cost: 1, content: { foxholes: 3 }, mines: 0 }));
  rule('RS.Fb', 'Trench Line', () => expect(ob('trench-line')).toEqual({ cost: 2, content: { trench: 3 }, mines: 0 }));
  rule('RS.Fc', 'Barbed Wire', () => expect(ob('barbed-wire')).toEqual({ cost: 3, content: { wire: 9 }, mines: 0 }));
  rule('RS.Fd', 'Strongpoint', () => expect(ob('strongpoint')).toEqual({ cost: 2, content: { bunker: 1, trench: 1 }, mines: 0 }));
  rule('RS.Fe', 'Bunker Complex', () =>
    expect(ob('bunker-complex')).toEqual({ cost: 10, content: { bunker: 3, trench: 3, wire: 3, mines: 3 }, mines: 8 }),
  );
  rule('RS.Ff', 'Hasty Minefield', () => expect(ob('hasty-minefield')).toEqual({ cost: 6, content: { mines: 10 }, mines: 6 }));
  rule('RS.Fg', 'Prepared Minefield', () => expect(ob('prepared-minefield')).toEqual({ cost: 9, content: { mines: 10 }, mines: 7 }));
  rule('RS.Fh', 'Extensive Minefield', () => expect(ob('extensive-minefield')).toEqual({ cost: 12, content: { mines: 10 }, mines: 8 }));

  /** A German platoon against an American company: 18 ahead, 17 when the Axis have bought a squad. */
  function rich(...items: string[]): Given {
    const dice = [1, 1, 5, 5, 4, 5, 2, 2, 3, 4, 3, 3, 3, 1, 3, 1, 4, 1, 5, 1, 3, 4];
    const t = new Given(combatCommander.begin({ id: 'random', options: {} }, scriptedRandom(dice)));
    t.choose('battlefield hedgerows', 'order-of-battle g-ob-rifle-platoon', 'order-of-battle a-ob-line-rifle-company');
    return t.choose('buy g-rifle', 'done', ...items.map((item) => `buy ${item}`));
  }

  rule('RS.Fi', 'Mines of one strength only', () => {
    const t = rich('hasty-minefield');
    expect([t.state.vp, t.why('buy hasty-minefield'), t.why('buy prepared-minefield')]).toEqual([11, undefined, 'already-chosen RS.F']);
    expect([t.why('buy bunker-complex'), t.why('buy barbed-wire')]).toEqual(['already-chosen RS.F', undefined]);
    expect(rich('entrenchments').why('buy extensive-minefield')).toBeUndefined();
  });

  rule(['RS.Fe', 'RS.Ff', 'RS.Fg', 'RS.Fh'], 'and that is how strong Mines are in the game', () => {
    const strength = (...items: string[]) => rich(...items, 'entrenchments').choose('done').state.mineStrength;
    expect(['bunker-complex', 'hasty-minefield', 'prepared-minefield', 'extensive-minefield'].map((item) => strength(item))).toEqual([
      8, 6, 7, 8,
    ]);
    expect(strength()).toBe(6);
  });
});
