/** Scenario files: that all of them can be played, that together they show what the game has, and what is found wrong with others. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { beginScenario } from '../../src/games/combat-commander/beginning.ts';
import { EVERYWHERE, hexName } from '../../src/games/combat-commander/content/battle-map.ts';
import { BATTLEFIELDS } from '../../src/games/combat-commander/content/battlefields.ts';
import { mapCalled } from '../../src/games/combat-commander/content/maps.ts';
import { pointsFor } from '../../src/games/combat-commander/content/points.ts';
import type { Scenario, ScenarioSide } from '../../src/games/combat-commander/content/scenario.ts';
import { faultsInScenario, isScenarioFile, remarksOnScenario } from '../../src/games/combat-commander/content/scenario-check.ts';
import birchCrossing from '../../src/games/combat-commander/content/scenarios/birch-crossing.json' with { type: 'json' };
import bridgehead from '../../src/games/combat-commander/content/scenarios/bridgehead.json' with { type: 'json' };
import { SCENARIOS, scenarioCalled } from '../../src/games/combat-commander/content/scenarios.ts';
import { type FortificationKind, POSTURES } from '../../src/games/combat-commander/content/terms.ts';
import { combatCommander } from '../../src/games/combat-commander/game.ts';
import { houseRules } from '../../src/games/combat-commander/options.ts';
import english from '../../src/games/combat-commander/text/scenarios.en.json' with { type: 'json' };
import french from '../../src/games/combat-commander/text/scenarios.fr.json' with { type: 'json' };
import { randomFrom } from '../../src/kernel/dice.ts';
import { Match } from '../../src/kernel/match.ts';
import { rule } from '../ledger.ts';
import { faultInPieces } from './pieces.ts';

const FOLDER = 'src/games/combat-commander/content/scenarios';
const IDS = SCENARIOS.map(({ id }) => id);

const sides = ({ axis, allies }: Scenario): readonly ScenarioSide[] => [axis, allies];
const having = (test: (sheet: ScenarioSide) => boolean): string[] =>
  SCENARIOS.filter((scenario) => sides(scenario).some(test)).map(({ id }) => id);
const all = <T>(of: (scenario: Scenario) => readonly T[]): T[] => [...new Set(SCENARIOS.flatMap(of))].sort();

function worksIn({ fortifications = {}, after }: ScenarioSide): FortificationKind[] {
  return [...Object.keys(fortifications), ...Object.keys(after?.fortifications ?? {})] as FortificationKind[];
}

/** Everything that stands on the map at the start, as a number of units. */
function unitsIn({ leaders = [], units = {}, after }: ScenarioSide): number {
  const count = (counts: Readonly<Record<string, number>> = {}) => Object.values(counts).reduce((sum, each) => sum + each, 0);
  return leaders.length + count(units) + (after?.leaders?.length ?? 0) + count(after?.units);
}

describe('scenarios on the shelf', () => {
  it('are all there, under the names of their files, and nothing is wrong with them', () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
    expect(IDS.map((id) => `${id}.json`).toSorted()).toEqual(files.toSorted());
    for (const name of files) {
      const data = JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
      expect([name, isScenarioFile(data), faultsInScenario(data)]).toEqual([name, true, []]);
    }
  });

  it('are asked for by name', () => {
    expect(scenarioCalled('night-shift').map).toBe('junction');
    expect(() => scenarioCalled('nowhere')).toThrow('nowhere');
  });

  it('have their words in both languages', () => {
    for (const { name, scenario } of [english, french]) {
      expect(Object.keys(name).toSorted()).toEqual(IDS.toSorted());
      expect(Object.keys(scenario).toSorted()).toEqual(IDS.toSorted());
    }
    for (const words of Object.values(french.scenario)) {
      expect(words.text).not.toMatch(/[^\u00a0][:;?!]|«[^\u00a0]|[^\u00a0]»|'/);
      expect(words.title).not.toMatch(/'/);
    }
    for (const words of Object.values(english.scenario)) expect(words.text + words.title).not.toMatch(/'/);
  });

  it('are worth what their start VPs make up for, more or less', () => {
    expect(SCENARIOS.filter((scenario) => remarksOnScenario(scenario).length > 0).map(({ id }) => id)).toEqual([]);
  });
});

describe('together they use', () => {
  it('every nation, posture, year and map', () => {
    expect(all((scenario) => sides(scenario).map(({ nation }) => nation))).toEqual(['america', 'germany', 'russia']);
    expect(all((scenario) => sides(scenario).map(({ posture }) => posture))).toEqual([...POSTURES].sort());
    expect(all(({ year }) => [year])).toEqual([1941, 1942, 1943, 1944, 1945]);
    expect(all(({ map }) => [map])).toEqual(BATTLEFIELDS.toSorted());
  });

  it('both ways across a map, and an attack by either side', () => {
    expect(all((scenario) => sides(scenario).map(({ edge }) => edge))).toEqual(['bottom', 'left', 'right', 'top']);
    expect(all(({ axis, allies }) => [`${axis.posture} ${allies.posture}`])).toEqual(['attack defend', 'defend attack', 'recon recon']);
  });

  it('radios and reinforcements', () => {
    expect(having(({ radio }) => radio !== undefined).length).toBeGreaterThanOrEqual(3);
    expect(having(({ reinforcements = [] }) => reinforcements.length > 0).length).toBeGreaterThanOrEqual(2);
    for (const { id, time, suddenDeath, ...scenario } of SCENARIOS) {
      for (const group of [scenario.axis, scenario.allies].flatMap(({ reinforcements = [] }) => reinforcements)) {
        expect(group.time, id).toBeGreaterThan(time);
        expect(group.time, id).toBeLessThan(suddenDeath);
      }
    }
  });

  it('every fortification that a scenario can hand out', () => {
    expect(having((sheet) => worksIn(sheet).length > 0).length).toBeGreaterThanOrEqual(3);
    expect(all((scenario) => sides(scenario).flatMap(worksIn))).toEqual(['bunker', 'foxholes', 'mines', 'trench', 'wire']);
    for (const { axis, allies } of SCENARIOS) {
      for (const sheet of [axis, allies]) if (worksIn(sheet).length > 0) expect(sheet.posture).toBe('defend');
    }
  });

  it('most of the special rules', () => {
    expect(all(({ special }) => Object.keys(special)).length).toBeGreaterThanOrEqual(14);
  });

  it('from a handful of units to a company and more', () => {
    const sizes = SCENARIOS.map((scenario) => sides(scenario).reduce((sum, sheet) => sum + unitsIn(sheet), 0)).sort((a, b) => a - b);
    expect(sizes[0]).toBeLessThanOrEqual(13);
    expect(sizes.at(-1)).toBeGreaterThanOrEqual(30);
  });
});

describe('the scenario to learn with', () => {
  const [training] = SCENARIOS;

  it('has few units, few leaders, and ends soon', () => {
    if (!training) throw new Error('There is none.');
    expect(training.id).toBe('first-light');
    expect([4, 5]).toContain(training.suddenDeath);
    expect(training.special).toEqual({});
    for (const sheet of sides(training)) {
      expect(sheet.leaders?.length).toBeLessThanOrEqual(2);
      expect(unitsIn(sheet)).toBeLessThanOrEqual(8);
      expect([sheet.radio, sheet.fortifications, sheet.reinforcements]).toEqual([undefined, undefined, undefined]);
    }
  });
});

describe('each can be set up by the scripted player', () => {
  it.each(IDS)('%s', (id) => {
    const match = new Match(combatCommander, combatCommander.begin({ id, options: {} }, randomFrom(id)), {}, false);
    const random = randomFrom(`${id} choices`);
    while (match.state.phase !== 'turn' && match.decision) {
      const { seats, question } = match.decision;
      const choices = match.choices();
      match.choose(combatCommander.player.policy(match.state, seats[0] ?? '', question, choices, random));
      expect(faultInPieces(match.state)).toBeUndefined();
    }
    const { state } = match;
    const scenario = scenarioCalled(id);
    expect(state.phase).toBe('turn');
    expect(state.active).toBe(scenario.first);
    expect(state.units).toHaveLength(unitsIn(scenario.axis) + unitsIn(scenario.allies));
    const works = sides(scenario).flatMap(({ fortifications = {}, after }) => [fortifications, after?.fortifications ?? {}]);
    expect(state.fortifications).toHaveLength(works.flatMap((counts) => Object.values(counts)).reduce((sum, count) => sum + count, 0));
  });
});

type Json = Record<string, unknown>;
const FILE = birchCrossing as unknown as Json & { axis: Json; allies: Json; chits: Json };

/** What is found wrong with the file when some fields say something else. */
function faultsWith(change: Json): string[] {
  return faultsInScenario({ ...FILE, ...change }).map(({ code, figures }) => `${code} ${Object.values(figures).join(' ')}`);
}
const axis = (change: Json): Json => ({ axis: { ...FILE.axis, ...change } });
const allies = (change: Json): Json => ({ allies: { ...FILE.allies, ...change } });

describe('what is found wrong with a file', () => {
  it('nothing, if nothing is', () => {
    expect(faultsWith({})).toEqual([]);
  });

  it.each<[string, Json, string | RegExp]>([
    ['a year without this war', { year: 1918 }, /^scenario-malformed year /],
    ['a field that does not exist', { wether: 'fine' }, /^scenario-malformed .*wether/],
    ['a chit that does not exist', { chits: { ...FILE.chits, open: ['I'] } }, /^scenario-malformed chits\.open/],
    ['an edge that no map has', axis({ edge: 'north' }), /^scenario-malformed axis\.edge /],
    ['no Orders at all', allies({ orders: 0 }), /^scenario-malformed allies\.orders /],
    ['four objectives', { control: ['axis', '', '', ''] }, /^scenario-malformed control/],
    ['a special rule for nobody', { special: { camouflage: 'both' } }, /^scenario-malformed special\.camouflage /],
    ['a hex beyond the map', axis({ area: ['P1'] }), /^scenario-malformed axis\.area\.0 /],
    ['a fortification that nobody builds', axis({ fortifications: { ditch: 1 } }), /^scenario-malformed axis\.fortifications/],
    ['too many of everything', axis({ units: { 'g-rifle': 21 } }), /^scenario-malformed axis\.units\.g-rifle /],
    ['no map of that name', { map: 'moon' }, 'scenario-unknown map moon'],
    ['the map of the examples', { map: 'corner' }, 'scenario-unknown map corner'],
    ['Germans as Allies', allies({ nation: 'germany' }), 'scenario-unknown allies.nation germany'],
    ['a unit of another nation', axis({ units: { 'r-rifle': 2 } }), 'scenario-unknown axis.units.r-rifle r-rifle'],
    ['a unit that is a weapon', axis({ units: { 'g-light-mg': 1 } }), 'scenario-unknown axis.units.g-light-mg g-light-mg'],
    [
      'a weapon that comes with a unit',
      axis({ units: { 'g-weapon-team+g-rifle': 1 } }),
      'scenario-unknown axis.units.g-weapon-team+g-rifle g-rifle',
    ],
    ['a leader whom nobody knows', axis({ leaders: ['g-nobody'] }), 'scenario-unknown axis.leaders.0 g-nobody'],
    [
      'a reinforcement whom nobody knows',
      allies({ reinforcements: [{ time: 2, leaders: ['r-nobody'] }] }),
      'scenario-unknown allies.reinforcements.0.leaders.0 r-nobody',
    ],
    ['a radio of the other side', allies({ radio: 'g-radio-81mm' }), 'scenario-unknown allies.radio g-radio-81mm'],
    ['a card of the other deck', { special: { dealt: { axis: ['R-1'] } } }, 'scenario-unknown special.dealt.axis.0 R-1'],
    ['one leader twice', axis({ leaders: ['g-oertel', 'g-oertel'] }), 'scenario-counters axis.leaders.0 g-oertel 2 1'],
    [
      'more guns than there are',
      axis({ units: { 'g-rifle': 9 }, weapons: { 'g-heavy-mg': 4 } }),
      'scenario-counters axis.weapons.g-heavy-mg g-heavy-mg 4 3',
    ],
    ['no room', allies({ depth: 0, area: ['N8'] }), 'scenario-setup allies.depth allies room'],
    ['weapons that nobody can carry', axis({ leaders: ['g-oertel'], units: { 'g-rifle': 1 } }), 'scenario-setup axis.weapons axis weapons'],
    ['neighbouring edges', allies({ edge: 'top' }), 'scenario-setup axis.edge axis edge'],
    ['one side twice and the other never', { setUp: ['axis', 'axis'] }, 'scenario-setup setUp allies absent'],
    ['nothing to be discarded, ever', { special: { discardLimit: 0 } }, 'scenario-discard special.discardLimit'],
    ['too much to be discarded', { special: { discardLimit: 7 } }, /^scenario-malformed special\.discardLimit /],
    ['an open chit twice', { chits: { ...FILE.chits, open: ['A', 'S', 'A'] } }, 'scenario-chit chits.open.2 A again'],
    ['an open chit that is removed', { chits: { ...FILE.chits, open: ['S', 'R'] } }, 'scenario-chit chits.open.1 R removed'],
    [
      'more chits drawn than there are',
      { chits: { open: ['S'], secret: { axis: 2, allies: 2 }, removed: [...'ABCDEFGHJKLMNPQRTU'] } },
      'scenario-cup chits.removed 4 3',
    ],
    ['chits left to chance that were counted', { chits: { ...FILE.chits, open: 2, counted: true } }, 'scenario-counted chits.counted'],
    ['no chits at all that were counted', { chits: { ...FILE.chits, open: [], counted: true } }, 'scenario-counted chits.counted'],
    [
      'reinforcements who come when every game is over',
      allies({ reinforcements: [{ time: 13, units: { 'r-rifle': 1 } }] }),
      'scenario-too-late allies.reinforcements.0.time allies 13 6 never',
    ],
    ['fewer Orders than at the start', { special: { risingOrders: { side: 'allies', most: 2 } } }, /^scenario-rising .* allies 2 3$/],
  ])('%s', (_, change, fault) => {
    const faults = faultsWith(change);
    expect(faults).toHaveLength(1);
    if (typeof fault === 'string') expect(faults[0]).toBe(fault);
    else expect(faults[0]).toMatch(fault);
  });

  it('every fault of both sides at once', () => {
    expect(faultsWith({ ...axis({ leaders: ['g-nobody'] }), ...allies({ radio: 'r-radio-1mm' }) })).toEqual([
      'scenario-unknown axis.leaders.0 g-nobody',
      'scenario-unknown allies.radio r-radio-1mm',
    ]);
  });

  it('files of other kinds are not looked at', () => {
    expect([isScenarioFile({ map: 1, game: 'combat-commander' }), isScenarioFile({ scenario: 1, game: 'commando' })]).toEqual([
      false,
      false,
    ]);
    expect(faultsInScenario('a letter')).toHaveLength(1);
  });
});

describe('Fortifications of a file', () => {
  rule(['F100.1b', 'F100.1c'], 'both sides take them out of one box, at the start and later', () => {
    const build = (...[first, second, third, fourth]: Json[]) =>
      faultsWith({
        ...axis({ fortifications: first, after: { fortifications: second } }),
        ...allies({ fortifications: third, after: { fortifications: fourth } }),
      });
    expect(build({ mines: 5 }, { mines: 5 }, { mines: 5 }, { mines: 5 })).toEqual([]);
    expect(build({ mines: 5 }, { mines: 5 }, { mines: 5 }, { mines: 6 })).toEqual([
      'scenario-counters allies.after.fortifications.mines mines 21 20',
    ]);
    expect(build({ bunker: 9, wire: 20 }, { pillbox: 1 }, { bunker: 1, pillbox: 1 }, { wire: 1 })).toEqual([
      'scenario-counters allies.fortifications.bunker bunker 10 9',
      'scenario-counters allies.fortifications.pillbox pillbox 2 1',
      'scenario-counters allies.after.fortifications.wire wire 21 20',
    ]);
    expect(build({}, { bunker: 10 }, { bunker: 1 }, {})).toEqual(['scenario-counters axis.after.fortifications.bunker bunker 11 9']);
    expect(build({ trench: 20 }, { foxholes: 20 }, { trench: 20 }, { foxholes: 20 })).toEqual([]);
  });

  rule(['F100.3a', 'F100.3c', 'F100.3d'], 'each has a hex of its own, not in water; a bridge is none', () => {
    const { terrain, bridge } = mapCalled('river');
    const hexes = (test: (hex: number) => boolean) => EVERYWHERE.filter(test).map(hexName);
    const wet = hexes((hex) => terrain[hex] === 'stream' || terrain[hex] === 'marsh' || terrain[hex] === 'water-barrier');
    const [bridged = ''] = hexes((hex) => bridge[hex] !== '');
    const build = (area: string[], fortifications: Json) =>
      faultsWith({ ...bridgehead, allies: { ...bridgehead.allies, depth: 0, area, leaders: [], units: {}, weapons: {}, fortifications } });
    expect([wet.length > 0, wet.includes(bridged)]).toEqual([true, false]);
    expect(build(['L5', 'L6', bridged], { foxholes: 2, wire: 1 })).toEqual([]);
    expect(build(['L5', 'L6', bridged], { foxholes: 2, wire: 2 })).toEqual(['scenario-setup allies.fortifications allies works 4 3']);
    expect(build(wet, { foxholes: 1 })).toEqual(['scenario-setup allies.fortifications allies works 1 0']);
    expect(faultsWith(axis({ depth: 0, area: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'], after: { fortifications: { trench: 7 } } }))).toEqual([
      'scenario-setup axis.after.fortifications axis works 7 6',
    ]);
  });
});

describe('start VPs and open chits', () => {
  const begun = (counted: boolean) => {
    const control = ['axis', 'allies', 'axis', '', 'axis'] as const;
    const chits = { open: ['S', 'J', 'V'], secret: { axis: 0, allies: 0 }, removed: [], counted };
    const scenario: Scenario = { ...scenarioCalled('birch-crossing'), control: [...control], chits, vp: 5 };
    const state = beginScenario(scenario, houseRules({ options: {} }), randomFrom('chits'));
    return new Match(combatCommander, state, {}, false).state;
  };

  rule('7.3.3h', 'start VPs come before what the open chits score, or include it where the scenario says so', () => {
    // S gives 3 to the Axis and 1 to the Allies, J gives 2 to the Axis, V nothing.
    expect([begun(false).vp, begun(true).vp]).toEqual([9, 5]);
    expect(begun(true).openChits).toEqual(['S', 'J', 'V']);
  });
});

describe('what a designer is warned about', () => {
  const scenario = scenarioCalled('birch-crossing');

  it('start VPs far from what the forces are worth', () => {
    expect(remarksOnScenario({ ...scenario, vp: scenario.vp + 12 })).toMatchObject([
      { code: 'scenario-lopsided', figures: { vp: scenario.vp + 12 } },
    ]);
    const many = { ...scenario, axis: { ...scenario.axis, units: { ...scenario.axis.units, 'g-ss': 8 } } };
    expect(remarksOnScenario(many)).toMatchObject([{ code: 'scenario-lopsided' }]);
  });

  it('start VPs that include open chits, without what those are worth', () => {
    const control = ['axis', 'axis', 'axis', 'axis', 'axis'];
    const counting = (counted: boolean) =>
      remarksOnScenario({ ...scenario, control, chits: { ...scenario.chits, open: ['T'], counted }, vp: scenario.vp + 10 });
    expect(counting(true)).toEqual([]);
    expect(counting(false)).toMatchObject([{ code: 'scenario-lopsided' }]);
  });

  it('reinforcements who come when the game may be over', () => {
    const due = (time: number) => {
      const late = { ...scenario.axis, reinforcements: [{ time, units: { 'g-rifle': 1 } }] };
      return remarksOnScenario({ ...scenario, axis: late }).map(({ code, figures }) => `${code} ${figures.due} ${figures.what}`);
    };
    const { suddenDeath } = scenario;
    expect([due(suddenDeath - 1), due(suddenDeath), due(12)]).toEqual([
      [],
      [`scenario-too-late ${suddenDeath} perhaps`],
      ['scenario-too-late 12 perhaps'],
    ]);
  });

  it('in hundredths of a VP for each piece', () => {
    expect(['g-rifle', 'r-rifle', 'a-line', 'g-oertel', 'a-radio-105mm'].map(pointsFor)).toEqual([100, 79, 114, 439, 521]);
    expect(() => pointsFor('g-nobody')).toThrow('g-nobody');
  });
});
