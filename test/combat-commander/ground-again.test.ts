/** Level crossings, bridges on fire, counters that run out, events that come to nothing, a Private who is on his way. */
import { describe, expect } from 'vitest';
import { GRID, hexName, hexNamed } from '../../src/games/combat-commander/content/battle-map.ts';
import { FORTIFICATION_COUNTERS } from '../../src/games/combat-commander/content/counters.ts';
import { MAPS, mapCalled } from '../../src/games/combat-commander/content/maps.ts';
import { sightOn, sightReport } from '../../src/games/combat-commander/content/sight.ts';
import { whyNotFortify } from '../../src/games/combat-commander/rules/terrain.ts';
import { rule } from '../ledger.ts';
import { type Given, given } from './given.ts';

const RIFLE = 'g-rifle-1';
const YANKS = 'a-line-1';
const PATIENT = 'g-green-team-8';

interface Position {
  readonly units?: Record<string, unknown>;
  readonly pile?: readonly string[];
  readonly more?: Record<string, unknown>;
}

/** A broken German Team makes a Rally Roll of 7 that does it no good; Event! brings up the card. */
function event(card: string, { units = {}, pile = [], more = {} }: Position = {}): Given {
  return given({
    units: { [PATIENT]: { at: 'A5', broken: true }, [YANKS]: 'O8', ...units },
    axis: { hand: ['G-8'], pile: ['G-34', card, ...pile] },
    ...more,
  }).choose('order G-8', 'pass');
}

const forts = (t: Given, wanted: string) => t.state.fortifications.filter(({ kind }) => kind === wanted).length;

describe('T92, T93 level crossings', () => {
  const seen = (map: string, a: string, b: string) => {
    const { hindrance, causes } = sightReport(mapCalled(map), hexNamed(a), hexNamed(b));
    return [sightOn(mapCalled(map)).seen(hexNamed(a), hexNamed(b)), hindrance, ...causes.map(({ hex, what }) => `${hex} ${what}`)];
  };

  rule('T93k', 'a line straight along a road is clear where the road crosses a railway', () => {
    expect([seen('river', 'D2', 'D8'), seen('river', 'I7', 'O10')]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect([seen('junction', 'E1', 'E8'), seen('junction', 'K5', 'K10')]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  rule(['T92d', 'T92e', 'T93l'], 'in the same hex the rails hinder any other line, and none along themselves', () => {
    expect(seen('junction', 'F2', 'D5')).toEqual([1, 1, 'E4 railway']);
    expect(seen('junction', 'D3', 'F4')).toEqual([0, 0]);
  });

  rule('T93k', 'on every map: nothing but a hill stands between two hexes of a straight road', () => {
    for (const map of MAPS) {
      for (let from = 0; from < GRID.size; from++) {
        for (const d of [0, 1, 2]) {
          let to = from;
          while (map.roadAcross[to]?.[d] === true && (map.neighbours[to]?.[d] ?? -1) >= 0) {
            to = map.neighbours[to]?.[d] ?? -1;
            const causes = sightReport(map, from, to).causes.filter(({ what }) => what !== 'hill');
            expect(causes, `${map.id} ${hexName(from)} ${hexName(to)}`).toEqual([]);
          }
        }
      }
    }
  });
});

describe('E46, E48 fire at a Major Bridge', () => {
  const onTheBridge = (blaze: readonly string[]) =>
    event('G-23', { pile: ['G-32'], units: { [YANKS]: 'G5', 'a-line-2': 'O8' }, more: { map: 'river', blaze } });

  rule(['E46h', 'T80.1d'], 'whoever stands on it leaves by the road: not over the side, be there land', () => {
    const t = onTheBridge([]);
    expect([t.last('random-hex').hex, ...t.choices]).toEqual(['G5', 'displace H4', 'displace F5']);
    expect(t.why('displace F4')).toBe('not-to-choose E46');
    expect(t.choose('displace F5').at(YANKS)).toBe('F5');
  });

  rule(['E46j', 'E42d'], 'with the road on fire he is eliminated, and nobody says that the Blaze came to nothing', () => {
    const t = onTheBridge(['F5', 'H4']);
    expect(t.told('eliminated')).toMatchObject([{ unit: YANKS, rule: 'E46' }]);
    expect(t.told('event-void')).toEqual([]);
  });

  rule(['E48g', 'T80.1b'], 'nobody flees onto it over the side', () => {
    const t = event('G-13', { units: { [YANKS]: 'F4', 'a-line-2': 'O8' }, more: { map: 'river', blaze: ['F5'] } });
    expect(t.told('blaze-placed')).toMatchObject([{ hex: 'F4' }]);
    expect([t.choices.includes('displace F3'), t.choices.includes('displace G5')]).toEqual([true, false]);
  });
});

describe('F100.1 the counters of a kind', () => {
  /** So many in columns G to K of the corner map, away from M7. */
  const placed = (kind: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`${'GHIJK'.slice(i % 5, (i % 5) + 1)}${1 + Math.floor(i / 5)}`, kind]));

  rule(['F100.1d', 'E42d'], 'with twenty Mines on the map a Booby Trap is void, and with nineteen it is not', () => {
    const all = event('G-2', { pile: ['G-62'], more: { fortifications: placed('mines', 20) } });
    expect([all.last('random-hex').hex, forts(all, 'mines')]).toEqual(['M7', 20]);
    expect(all.told('event-void')).toMatchObject([{ event: 'booby-trap' }]);
    const last = event('G-2', { pile: ['G-62'], more: { fortifications: placed('mines', 19) } });
    expect([forts(last, 'mines'), last.told('event-void')]).toEqual([20, []]);
  });

  rule(['F100.1d', 'E42d'], 'with twenty Wire on the map there is no Rubble; Mines do not count for it', () => {
    const all = event('G-3', { pile: ['G-62'], more: { fortifications: placed('wire', 20) } });
    expect([forts(all, 'wire'), all.told('event-void').length]).toEqual([20, 1]);
    const other = event('G-3', { pile: ['G-62'], more: { fortifications: placed('mines', 20) } });
    expect([forts(other, 'wire'), other.told('event-void')]).toEqual([1, []]);
  });

  rule('F100.1a', 'Foxholes are as many as are dug', () => {
    const t = event('G-1', { pile: ['G-62'], more: { fortifications: placed('foxholes', 25) } });
    expect(forts(t, 'foxholes')).toBe(26);
  });

  rule('F100.1b', 'whoever would place one more is told that none is left', () => {
    for (const kind of ['mines', 'wire', 'bunker', 'pillbox'] as const) {
      const count = FORTIFICATION_COUNTERS[kind] ?? 0;
      const why = (many: number) =>
        whyNotFortify(given({ units: {}, fortifications: placed(kind, many) }).state, hexNamed('M7'), 'A35.2', kind);
      expect(why(count), kind).toMatchObject({ code: 'none-left', rule: 'F100.1' });
      expect(why(count - 1), kind).toBeUndefined();
    }
  });
});

describe('E42 an Event that has done something', () => {
  const course = (t: Given, ...types: string[]) => t.events.map(({ type }) => type).filter((type) => types.includes(type));

  rule(['E42d', 'E58c'], 'a Hero where nobody is broken has come all the same', () => {
    const t = event('G-67', { units: { [RIFLE]: 'L7' } }).choose('hero L7');
    expect(course(t, 'placed', 'event-void')).toEqual(['placed']);
  });

  rule(['E42d', 'E77f'], 'so has White Phosphorus where nobody is, or only one side', () => {
    const thrown = (hex: string) => {
      const t = given({
        active: 'allies',
        units: { 'a-green-team-8': { at: 'O1', broken: true }, [YANKS]: 'L6', [RIFLE]: 'L7' },
        allies: { hand: ['A-8'], pile: ['A-34', 'A-22'] },
        smokeCup: [4],
      });
      return t.choose('order A-8', `phosphorus ${hex}`);
    };
    expect(course(thrown('L5'), 'smoke-placed', 'broke', 'event-void')).toEqual(['smoke-placed']);
    expect(course(thrown('L7'), 'smoke-placed', 'broke', 'event-void')).toEqual(['smoke-placed', 'broke']);
  });

  rule(['E42d', 'E42e'], 'with nobody on the Casualty Tracks Walking Wounded still draws its hex, and is void after that', () => {
    const t = event('G-52', { pile: ['G-67'], units: { [RIFLE]: 'L7' } });
    expect(course(t, 'random-hex', 'event-void')).toEqual(['random-hex', 'event-void']);
  });
});

describe('E56 the Private on the Time Track', () => {
  rule(['E56b', '7.2.1f'], 'is not on the map: promoted he comes at once, with the Weapon that he carries', () => {
    const reinforcements = [
      { side: 'axis', time: 4, unit: 'g-apelt', weapon: 'g-light-mg-1' },
      { side: 'axis', time: 4, unit: 'g-rifle-2', weapon: 'g-light-mg-2' },
    ];
    const t = event('G-25', { more: { reinforcements } }).choose('promote A5');
    expect(t.last('placed')).toMatchObject({ unit: 'g-apelt', weapon: 'g-light-mg-1', hex: 'A5', rule: 'E56' });
    expect(t.unit('g-apelt')).toMatchObject({ weapon: 'g-light-mg-1', weaponBroken: false });
    expect(t.state.reinforcements.map(({ unit, weapon }) => [unit, weapon])).toEqual([['g-rifle-2', 'g-light-mg-2']]);
  });

  rule('E56b', 'who was eliminated has no Weapon any more', () => {
    const axis = { hand: ['G-8'], pile: ['G-34', 'G-25'], casualties: ['g-apelt'] };
    const t = event('G-25', { more: { axis, weapons: ['g-light-mg-1'] } }).choose('promote A5');
    expect([t.unit('g-apelt').weapon, t.state.weapons]).toEqual(['', ['g-light-mg-1']]);
  });
});
