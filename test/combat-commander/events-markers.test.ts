/** Events that put markers on the map, or take them off: E46, E47, E48, E53, E55, E69, E70, E73, E77. */
import { describe, expect } from 'vitest';
import { hexName } from '../../src/games/combat-commander/content/battle-map.ts';
import { rule } from '../ledger.ts';
import { eventWith, type EventPosition as Position } from './event-drawn.ts';
import { type Given, given } from './given.ts';

const RIFLE = 'g-rifle-1';
const YANKS = 'a-line-1';

const event = eventWith();

/** The same with a broken team of the Allies. */
function alliedEvent(card: string, { units = {}, pile = [], more = {} }: Position = {}): Given {
  const nation = card.slice(0, 1);
  const team = nation === 'A' ? 'a-green-team-8' : 'r-green-team-8';
  const t = given({
    active: 'allies',
    units: { [team]: { at: 'O1', broken: true }, [RIFLE]: 'B5', ...units },
    allies: { nation: nation === 'A' ? 'america' : 'russia', hand: [`${nation}-8`], pile: [`${nation}-34`, card, ...pile] },
    ...more,
  }).choose(`order ${nation}-8`);
  return (t.asks === 'rally-roll' ? t.choose(`rally-roll ${team}`) : t).pass();
}

/** Germans and Americans meet in L7, and the German Melee Roll brings up the card. */
function duringMelee(card: string, pile: readonly string[]): Given {
  return given({
    units: { [RIFLE]: 'L6', [YANKS]: 'L7', 'g-rifle-9': 'A5', 'a-line-9': 'O1' },
    axis: { hand: ['G-68'], pile: ['G-34', card, ...pile] },
    allies: { pile: ['A-13'] },
  })
    .choose('order G-68', `activate ${RIFLE}`, `advance ${RIFLE} L7`)
    .until();
}

const blazes = (t: Given) => t.state.blaze.map(hexName).sort();
const forts = (t: Given) => t.state.fortifications.map(({ at, kind }) => `${kind} ${hexName(at)}`);
const smoke = (t: Given) => t.state.smoke.map(({ at, value }) => `${value} ${hexName(at)}`);

describe('E46 Blaze', () => {
  rule(['E46a', 'E46d'], 'a random hex burns, all of it: nobody sees across', () => {
    const t = event('G-23', { pile: ['G-62'], units: { [RIFLE]: 'L6', [YANKS]: 'N7' }, hand: ['G-50'], more: { smokeCup: [3] } });
    expect(t.told('random-hex')).toMatchObject([{ hex: 'M7' }]);
    expect(t.told('blaze-placed')).toMatchObject([{ hex: 'M7' }]);
    expect(blazes(t)).toEqual(['M7']);
    expect(t.why('order G-50')).toBe('no-target O20.1');
  });

  rule(['E46b', 'E46c'], 'Water does not burn, and a Blaze burns already', () => {
    expect(event('G-23', { pile: ['G-21'] }).told('blaze-placed')).toEqual([]);
    expect(event('G-23', { pile: ['G-19'] }).told('blaze-placed')).toEqual([]);
    const again = event('G-23', { pile: ['G-62'], more: { blaze: ['M7'] } });
    expect([again.told('blaze-placed'), blazes(again)]).toEqual([[], ['M7']]);
  });

  rule(['E46e', 'E46f'], 'Smoke and Fortification in the hex go, those next to it stay', () => {
    const more = { smoke: { M7: 3, M8: 2 }, fortifications: { M7: 'bunker', L7: 'wire' } };
    const t = event('G-23', { pile: ['G-62'], more });
    expect([smoke(t), forts(t)]).toEqual([['2 M8'], ['wire L7']]);
  });

  rule(['E46g', 'E46h'], 'units leave for a hex next to it, where their owner likes, but not into Water Barrier or another Blaze', () => {
    const t = event('G-23', { pile: ['G-9'], units: { [YANKS]: 'B9', 'a-line-2': 'B9' }, more: { blaze: ['A9'] } });
    expect([t.seat, ...t.choices.sort()]).toEqual(['allies', ...['A10', 'B10', 'B8', 'C9'].map((hex) => `displace ${hex}`)]);
    t.choose('displace B8', 'displace C9');
    expect([t.at(YANKS), t.at('a-line-2')]).toEqual(['B8', 'C9']);
  });

  rule('E46i', 'the inactive player moves his out first', () => {
    const t = duringMelee('G-23', ['G-57']);
    expect([t.asks, t.seat]).toEqual(['event-displace', 'allies']);
    t.choose('displace M8');
    expect([t.asks, t.seat]).toEqual(['event-displace', 'axis']);
    t.choose('displace K8');
    expect([t.at(YANKS), t.at(RIFLE)]).toEqual(['M8', 'K8']);
  });

  rule('E46j', 'a unit with nowhere to go is eliminated', () => {
    const t = event('G-23', { pile: ['G-9'], units: { [RIFLE]: 'B9' }, more: { blaze: ['A9', 'A10', 'B8', 'B10', 'C9'] } });
    expect(t.told('eliminated')).toMatchObject([{ unit: RIFLE, rule: 'E46' }]);
    expect(t.state.sides.axis.casualties).toEqual([RIFLE]);
  });
});

describe('E47 Booby Trap', () => {
  rule(['E47a', 'E47e'], 'Mines appear in a random hex, occupied or not', () => {
    const t = event('G-2', { pile: ['G-62'] });
    expect([t.told('random-hex')[0]?.hex, forts(t)]).toEqual(['M7', ['mines M7']]);
    expect(forts(event('G-2', { pile: ['G-62'], units: { [YANKS]: 'M7' } }))).toEqual(['mines M7']);
  });

  rule(['E47b', 'E47c', 'E47d'], 'but not in Water, in a Blaze, or beside a Fortification', () => {
    expect(forts(event('G-2', { pile: ['G-21'] }))).toEqual([]);
    expect(forts(event('G-2', { pile: ['G-62'], more: { blaze: ['M7'] } }))).toEqual([]);
    expect(forts(event('G-2', { pile: ['G-62'], more: { fortifications: { M7: 'wire' } } }))).toEqual(['wire M7']);
  });

  const mineAttacks = (t: Given) => t.told('fired').filter(({ by }) => by === 'mines');

  rule(['E47f', 'E47g'], 'whoever stands there is attacked on the way out only, by Move or by Advance', () => {
    const trapped = (order: string) => {
      const t = event('G-2', { pile: ['G-62'], units: { [RIFLE]: 'M7' }, hand: [order], more: { allies: { pile: ['A-5'] } } });
      expect([forts(t), mineAttacks(t)]).toEqual([['mines M7'], []]);
      return t.choose(`order ${order}`, `activate ${RIFLE}`);
    };
    const moved = trapped('G-20').choose(`set-out ${RIFLE}`, 'step L7').until('move');
    expect(mineAttacks(moved)).toMatchObject([{ hexes: ['M7'], side: 'allies' }]);
    const advanced = trapped('G-68').choose(`advance ${RIFLE} L7`).until('turn');
    expect(mineAttacks(advanced)).toMatchObject([{ hexes: ['M7'] }]);
  });

  rule('E47g', 'or by Retreat', () => {
    const units = { 'a-green-1': { at: 'M7', broken: true } };
    const t = event('G-2', { pile: ['G-62', 'G-55', 'G-5'], units, hand: ['G-10'], more: { allies: { pile: ['A-55'] } } });
    t.choose('order G-10').until('retreat');
    expect(mineAttacks(t)).toEqual([]);
    t.choose('retreat N6').until('retreat');
    expect(mineAttacks(t)).toMatchObject([{ hexes: ['M7'], side: 'axis' }]);
  });
});

describe('E48 Breeze', () => {
  const burning = (card: string, blaze: string[], position: Position = {}) =>
    event(card, { ...position, more: { blaze, ...position.more } });

  rule('E48a', 'all Smoke goes', () => {
    expect(smoke(event('G-13', { more: { smoke: { M7: 3, B5: 9 } } }))).toEqual([]);
  });

  rule(['E48b', 'E48e'], 'each Blaze spreads into one hex, downwind: the cards name the six directions of the compass', () => {
    const spread = (card: string) =>
      burning(card, ['M7'])
        .told('blaze-placed')
        .map(({ hex }) => hex);
    expect(['G-13', 'G-14', 'G-15', 'G-16', 'G-17', 'G-18'].flatMap(spread)).toEqual(['M6', 'N6', 'N7', 'M8', 'L7', 'L6']);
    expect(blazes(burning('G-16', ['M7', 'K9']))).toEqual(['K10', 'K9', 'M7', 'M8']);
  });

  rule('E48c', 'a Blaze that has just sprung up carries the fire no further', () => {
    expect(blazes(burning('G-16', ['L6', 'L7']))).toEqual(['L6', 'L7', 'L8']);
    expect(blazes(burning('G-13', ['M9']))).toEqual(['M8', 'M9']);
  });

  rule('E48d', 'fire does not spread into Water, nor off the map', () => {
    expect(blazes(burning('G-16', ['E5']))).toEqual(['E5']);
    expect(blazes(burning('G-16', ['M10']))).toEqual(['M10']);
  });

  rule(['E48f', 'E48g'], 'units there go to a hex next to it that is not impassable, where their owner likes', () => {
    const t = burning('G-16', ['B8'], { units: { [YANKS]: 'B9' } });
    expect([t.seat, ...t.choices.sort()]).toEqual(['allies', ...['A10', 'A9', 'B10', 'C9'].map((hex) => `displace ${hex}`)]);
    t.choose('displace A10');
    expect(t.told('displaced')).toMatchObject([{ unit: YANKS, hex: 'A10', rule: 'E48' }]);
  });

  rule('E48h', 'those who have nowhere to go are eliminated', () => {
    const t = burning('G-16', ['B8', 'A9', 'A10', 'B10', 'C9'], { units: { [RIFLE]: 'B9' } });
    expect(t.told('eliminated')).toMatchObject([{ unit: RIFLE, rule: 'E48' }]);
  });
});

describe('E53 Dust', () => {
  rule(['E53a', 'E53d'], 'a random hex gets a Smoke marker drawn at random, asked or not', () => {
    const t = event('G-4', { pile: ['G-62'], more: { smokeCup: [6] } });
    expect([t.told('random-hex')[0]?.hex, smoke(t)]).toEqual(['M7', ['6 M7']]);
  });

  rule(['E53b', 'E53c'], 'but not in Water or in a Blaze', () => {
    expect(smoke(event('G-4', { pile: ['G-21'] }))).toEqual([]);
    expect(smoke(event('G-4', { pile: ['G-62'], more: { blaze: ['M7'] } }))).toEqual([]);
  });
});

describe('E55 Entrench', () => {
  const units = { 'r-rifle-1': 'N7', 'r-rifle-2': 'F5', 'r-rifle-3': 'L7', [RIFLE]: 'M8' };
  const digging = () => alliedEvent('R-23', { units, more: { fortifications: { L7: 'mines', B5: 'foxholes' } } });

  rule(['E55b', 'E55c', 'E55d'], 'Foxholes go where a unit of the drawer is, but not into Water or beside a Fortification', () => {
    const t = digging();
    expect([t.seat, ...t.choices]).toEqual(['allies', 'entrench N7', 'entrench O1', 'decline']);
    expect(forts(t.choose('entrench N7'))).toContain('foxholes N7');
  });

  rule('E55a', 'nobody has to dig', () => {
    expect(digging().choose('decline').told('fortified')).toEqual([]);
  });
});

describe('E69 Rubble', () => {
  rule(['E69a', 'E69e'], 'Wire appears in a random hex', () => {
    const t = event('G-3', { pile: ['G-62'] });
    expect([t.told('random-hex')[0]?.hex, forts(t)]).toEqual(['M7', ['wire M7']]);
  });

  rule(['E69b', 'E69c', 'E69d'], 'but not in Water, in a Blaze, or beside a Fortification', () => {
    expect(forts(event('G-3', { pile: ['G-21'] }))).toEqual([]);
    expect(forts(event('G-3', { pile: ['G-62'], more: { blaze: ['M7'] } }))).toEqual([]);
    expect(forts(event('G-3', { pile: ['G-62'], more: { fortifications: { M7: 'mines' } } }))).toEqual(['mines M7']);
  });
});

describe('E70 Sappers', () => {
  const cleared = () => event('G-37', { more: { fortifications: { M7: 'mines', B5: 'wire', O8: 'trench' } } });

  rule(['E70a', 'E70b'], 'one marker of Mines or Wire goes, wherever it lies, or none', () => {
    const t = cleared();
    expect([t.seat, ...t.choices].sort()).toEqual(['axis', 'clear B5', 'clear M7', 'decline']);
    expect(forts(t.choose('clear M7'))).toEqual(['wire B5', 'trench O8']);
    expect(forts(cleared().choose('clear B5'))).toEqual(['mines M7', 'trench O8']);
    expect(forts(cleared().choose('decline'))).toHaveLength(3);
  });
});

describe('E73 Shellholes', () => {
  rule(['E73a', 'E73e'], 'Foxholes appear in a random hex', () => {
    const t = event('G-1', { pile: ['G-62'] });
    expect([t.told('random-hex')[0]?.hex, forts(t)]).toEqual(['M7', ['foxholes M7']]);
  });

  rule(['E73b', 'E73c', 'E73d'], 'but not in Water, in a Blaze, or in Wire', () => {
    expect(forts(event('G-1', { pile: ['G-21'] }))).toEqual([]);
    expect(forts(event('G-1', { pile: ['G-62'], more: { blaze: ['M7'] } }))).toEqual([]);
    expect(forts(event('G-1', { pile: ['G-62'], more: { fortifications: { M7: 'wire' } } }))).toEqual(['wire M7']);
  });
});

describe('E77 White Phosphorus', () => {
  const thrown = (units: Record<string, unknown>, more: Record<string, unknown> = {}) =>
    alliedEvent('A-22', { units: { 'a-green-team-8': { at: 'O1', broken: true }, ...units }, more: { smokeCup: [4], ...more } });
  const around = (t: Given) => t.choices.filter((choice) => choice.startsWith('phosphorus')).map((choice) => choice.slice(-2));

  rule('E77a', 'the drawer may place a random Smoke marker; if he declines nobody is hurt', () => {
    const t = thrown({ [YANKS]: 'L6', [RIFLE]: 'L7' }).choose('phosphorus L7');
    expect([smoke(t), t.told('broke')]).toMatchObject([['4 L7'], [{ unit: RIFLE }]]);
    const declined = thrown({ [YANKS]: 'L6', [RIFLE]: 'L7' }).choose('decline');
    expect([smoke(declined), declined.told('broke')]).toEqual([[], []]);
  });

  rule(['E77b', 'E77c'], 'next to an unbroken Squad of his: not to its own hex, nor to a Team, a Leader, or a broken Squad', () => {
    const others = { 'a-line-team-1': 'B5', 'a-keller': 'C4', 'a-line-2': { at: 'K10', broken: true } };
    expect(around(thrown({ [YANKS]: 'L6', ...others }))).toEqual(['K6', 'K7', 'L5', 'L7', 'M6', 'M7']);
    expect(thrown(others).told('event-void')).toMatchObject([{ event: 'white-phosphorus' }]);
  });

  rule(['E77d', 'E77e'], 'not on Water, not into a Blaze', () => {
    expect(around(thrown({ [YANKS]: 'E5', [RIFLE]: 'B9' }, { blaze: ['D4'] }))).toEqual(['D5', 'E4']);
  });

  rule('E77f', 'everybody with units in the hex breaks one of them, of his own choice', () => {
    const enemies = thrown({ [YANKS]: 'L6', [RIFLE]: 'L7', 'g-oertel': 'L7' }).choose('phosphorus L7');
    expect([enemies.seat, ...enemies.choices]).toEqual(['axis', `fall ${RIFLE}`, 'fall g-oertel']);
    expect(enemies.choose('fall g-oertel').told('broke')).toMatchObject([{ unit: 'g-oertel' }]);
    const own = thrown({ [YANKS]: 'L6', 'a-line-2': 'L7', 'a-keller': 'L7' }).choose('phosphorus L7');
    expect([own.seat, ...own.choices]).toEqual(['allies', 'fall a-line-2', 'fall a-keller']);
    expect(own.choose('fall a-line-2').told('broke')).toMatchObject([{ unit: 'a-line-2' }]);
  });

  rule('E77f', 'both sides, if both are there', () => {
    const t = given({
      units: { [RIFLE]: 'L7', [YANKS]: 'L6', 'a-line-2': 'M7', 'g-rifle-9': 'A5', 'a-line-9': 'O1' },
      axis: { hand: ['G-68'], pile: ['G-55'] },
      allies: { pile: ['A-34', 'A-22'] },
    });
    t.choose('order G-68', `activate ${RIFLE}`, `advance ${RIFLE} L6`).until('may-phosphorus').choose('phosphorus L6');
    expect(t.told('broke').map(({ unit }) => unit)).toEqual([YANKS, RIFLE]);
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
