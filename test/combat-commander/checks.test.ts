/** What `check` says about files that could be read and would not do what they say: in codes, in both languages, with the line. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { beginScenario } from '../../src/games/combat-commander/beginning.ts';
import { faultsInMap } from '../../src/games/combat-commander/content/map-check.ts';
import corner from '../../src/games/combat-commander/content/maps/corner.json' with { type: 'json' };
import river from '../../src/games/combat-commander/content/maps/river.json' with { type: 'json' };
import { mapCalled } from '../../src/games/combat-commander/content/maps.ts';
import { ScenarioFile } from '../../src/games/combat-commander/content/scenario.ts';
import { faultsInScenario, remarksOnScenario } from '../../src/games/combat-commander/content/scenario-check.ts';
import birchCrossing from '../../src/games/combat-commander/content/scenarios/birch-crossing.json' with { type: 'json' };
import bridgehead from '../../src/games/combat-commander/content/scenarios/bridgehead.json' with { type: 'json' };
import { POSTURES } from '../../src/games/combat-commander/content/terms.ts';
import { houseRules } from '../../src/games/combat-commander/options.ts';
import { handSize } from '../../src/games/combat-commander/rules/hands.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import type { Fault } from '../../src/kernel/game.ts';
import { rule } from '../ledger.ts';
import { runWith } from '../paper-desk.ts';

type Json = Record<string, unknown>;

const brief = ({ code, figures }: Fault): string => `${code} ${Object.values(figures).join(' ')}`;

/** Birch Crossing: light machine guns and light mortars on both sides, and no mines. */
const birch = (change: Json): Json => ({ ...birchCrossing, ...change });
const axis = (change: Json, allies: Json = {}): Json =>
  birch({ axis: { ...birchCrossing.axis, ...change }, allies: { ...birchCrossing.allies, ...allies } });
const faults = (data: unknown): string[] => faultsInScenario(data).map(brief);
const special = (rules: Json): string[] => faults(birch({ special: rules }));
const remarks = (rules: Json): string[] => remarksOnScenario(birch({ special: rules })).map(brief);

const here = mkdtempSync(join(tmpdir(), 'cockleshell-checks-'));
afterAll(() => rmSync(here, { recursive: true, force: true }));

/** What a designer reads about a file with one field in a line: every sentence that comes with a line, and that line. */
async function told(data: unknown, language: 'en' | 'fr' = 'en'): Promise<string[]> {
  const file = join(here, 'file.json');
  const lines = JSON.stringify(data, undefined, 1).split('\n');
  writeFileSync(file, lines.join('\n'));
  const { out, err } = await runWith(['--lang', language, 'check', file]);
  return `${out}\n${err}`.split('\n').flatMap((said) => {
    const [, number, sentence = ''] = /^:(\d+)\s?: (.*)$/.exec(said.replace(file, '')) ?? [];
    return number === undefined ? [] : [`${lines[Number(number) - 1]?.trim()} ${sentence}`];
  });
}

describe('who carries what', () => {
  const REINFORCED = axis({ reinforcements: [{ time: 2, leaders: ['g-thiele'], weapons: { 'g-light-mg': 1 } }] });

  rule('SR.14a', 'loose Weapons of reinforcements are refused, with the place where they stand', () => {
    expect(faults(REINFORCED)).toEqual(['scenario-setup axis.reinforcements.0.weapons axis loose']);
    const odd = axis({
      reinforcements: [
        { time: 2, units: { 'g-rifle': 1 } },
        { time: 3, weapons: { 'g-light-mg': 1 }, horses: 2 },
      ],
    });
    expect(faults(odd)).toEqual([
      'scenario-setup axis.reinforcements.1.weapons axis loose',
      expect.stringMatching(/^scenario-malformed axis\.reinforcements\.1 .*horses/),
    ]);
    expect(faults(axis({ reinforcements: [{ time: 2, units: { 'g-rifle+g-light-mg': 1 } }] }))).toEqual([]);
  });

  it('and the sentence says where they should stand', async () => {
    expect(await told(REINFORCED)).toEqual([expect.stringMatching(/^"weapons": \{ .*reinforcements.*“unit\+weapon”/)]);
    expect(await told(REINFORCED, 'fr')).toEqual([expect.stringMatching(/^"weapons": \{ .*renforts.*unité\+arme/)]);
  });

  rule(['SR.1a', '11.2a'], 'Weapons that are kept back need somebody who is kept back, and is free', () => {
    const keptBack = (force: Json) => faults(axis({ after: force }));
    const fault = ['scenario-setup axis.after.weapons axis weapons'];
    const weapons = { 'g-light-mg': 2 };
    expect([keptBack({ weapons }), keptBack({ units: { 'g-conscript': 1 }, weapons })]).toEqual([fault, fault]);
    expect(keptBack({ units: { 'g-conscript': 1, 'g-weapon-team+g-heavy-mg': 1 }, weapons })).toEqual(fault);
    expect([
      keptBack({ units: { 'g-conscript': 2 }, weapons }),
      keptBack({ leaders: ['g-thiele'], units: { 'g-conscript': 1 }, weapons }),
    ]).toEqual([[], []]);
  });

  rule('11.2a', 'nobody carries two, wherever he is listed', () => {
    const units = { 'g-weapon-team+g-heavy-mg+g-light-mg': 1 };
    const [entry] = Object.keys(units);
    expect(faults(axis({ after: { units } }))).toEqual([`scenario-setup axis.after.units.${entry} axis laden`]);
    expect(faults(axis({ reinforcements: [{ time: 2, units }] }))).toEqual([
      `scenario-setup axis.reinforcements.0.units.${entry} axis laden`,
    ]);
  });

  rule('SR.1c', 'those who are kept back need room in the same area', () => {
    const small = { depth: 0, area: ['A1', 'A2', 'A3'], leaders: [], units: { 'g-rifle': 2 }, weapons: {} };
    expect(faults(axis({ ...small, after: { units: { 'g-conscript': 1 } } }))).toEqual([]);
    expect(faults(axis({ ...small, after: { units: { 'g-conscript': 2 } } }))).toEqual(['scenario-setup axis.depth axis room']);
  });

  rule('SR.14c', 'a Radio that comes later is one of that nation', () => {
    const later = (radio: string) => faults(axis({ reinforcements: [{ time: 2, radio }] }));
    expect(later('g-radio-81mm')).toEqual([]);
    expect(later('r-radio-76mm')).toEqual(['scenario-unknown axis.reinforcements.0.radio r-radio-76mm']);
    expect(later('pigeon')).toEqual(['scenario-unknown axis.reinforcements.0.radio pigeon']);
  });

  rule('SR.14a', 'they are due after the space on which Time starts', () => {
    const due = (...times: number[]) => axis({ reinforcements: times.map((time) => ({ time, units: { 'g-rifle': 1 } })) });
    expect(faults({ ...due(4, 3, 1), time: 3 })).toEqual([
      'scenario-late axis.reinforcements.1.time axis 3 3',
      'scenario-late axis.reinforcements.2.time axis 1 3',
    ]);
    expect(faults(due(1))).toEqual([]);
  });
});

describe('where the two areas overlap', () => {
  /** Two hexes hold eight figures. */
  const two = { depth: 0, leaders: [], units: { 'g-rifle': 2 }, weapons: {} };
  const facing = (axisArea: string[], alliesArea: string[], more: Json = {}) =>
    axis({ ...two, area: axisArea, ...more }, { ...two, area: alliesArea, units: { 'r-rifle': 2 } });

  rule('SR.1c', 'each side needs room where the enemy cannot be, whoever sets up first', () => {
    const mine = ['G5', 'G6'];
    expect(faults(facing(mine, ['I5', 'I6']))).toEqual([]);
    expect(faults(facing([...mine, 'H5'], ['H5', 'I5', 'I6']))).toEqual([]);
    const shared = facing([...mine, 'H5'], ['H5', 'I5']);
    expect([faults(shared), faults({ ...shared, setUp: ['axis', 'allies'] })]).toEqual([
      ['scenario-setup allies.depth allies shared'],
      ['scenario-setup allies.depth allies shared'],
    ]);
    expect(faults(facing(mine, mine))).toEqual(['scenario-setup axis.depth axis shared', 'scenario-setup allies.depth allies shared']);
  });

  rule('SR.1c', 'also for those who are kept back', () => {
    const after = { units: { 'g-conscript': 1 } };
    expect(faults(facing(['G5', 'G6', 'H5'], ['H5', 'I5', 'I6'], { after }))).toEqual(['scenario-setup axis.depth axis shared']);
    expect(faults(facing(['G5', 'G6', 'H5'], ['I5', 'I6'], { after }))).toEqual([]);
  });

  rule('F100.3a', 'and hexes for its Fortifications', () => {
    const works = { fortifications: { foxholes: 2 }, after: { fortifications: { wire: 1 } } };
    expect(faults(facing(['G5', 'G6', 'F5'], ['H5', 'I5', 'I6'], works))).toEqual([]);
    expect(faults(facing(['G5', 'G6', 'H5'], ['H5', 'I5', 'I6'], works))).toEqual(['scenario-setup axis.fortifications axis works 3 2']);
  });

  it('as it does when both sit at the same edge', () => {
    expect(faults(axis({}, { edge: 'left' }))).toEqual(['scenario-setup allies.depth allies shared', 'scenario-setup axis.edge axis edge']);
  });
});

describe('what special rules name', () => {
  const tied = (weapon: string, hex = 'E4') => ({ tied: { weapon, hex } });
  const selective = (weapon: string) => ({ selective: { weapon, cover: 2 } });

  rule(['SR.10a', 'SR.18a', 'SR.19a'], 'a Weapon that does not exist, or that neither nation has, is refused', () => {
    for (const weapon of ['g-longbow', 'longbow', 'g-rifle', 'g-light-mg-1', 'a-medium-mg']) {
      expect(special({ fragile: weapon, ...tied(weapon), ...selective(weapon) })).toEqual([
        `scenario-unknown special.fragile ${weapon}`,
        `scenario-unknown special.tied.weapon ${weapon}`,
        `scenario-unknown special.selective.weapon ${weapon}`,
      ]);
    }
    expect(special({ fragile: 'r-light-mg', ...tied('g-light-mg'), ...selective('r-light-mortar') })).toEqual([]);
  });

  rule(['SR.10a', 'SR.18a', 'SR.19a'], 'one that nobody has is pointed out: a card may bring it', () => {
    const rules = { fragile: 'r-50cal-mg', ...tied('g-heavy-mg'), ...selective('g-ig-18-gun') };
    expect([special(rules), remarks(rules)]).toEqual([
      [],
      [
        'scenario-idle special.fragile r-50cal-mg',
        'scenario-idle special.tied.weapon g-heavy-mg',
        'scenario-idle special.selective.weapon g-ig-18-gun',
      ],
    ]);
    expect(remarks({ fragile: 'r-light-mg', ...tied('g-light-mg'), ...selective('r-light-mortar') })).toEqual([]);
    const later = axis({ reinforcements: [{ time: 2, units: { 'g-weapon-team+g-heavy-mg': 1 } }] });
    expect(remarksOnScenario({ ...later, special: tied('g-heavy-mg') }).map(brief)).toEqual([]);
  });

  const mined = (rules: Json, side: Json = { fortifications: { mines: 2 } }) => faults({ ...axis(side), special: rules });
  const choice = (card: string, side = 'axis') => ({ mineChoice: { side, weak: 6, strong: 8, card } });

  rule('SR.15b', 'the promised card is one of that side’s deck, and not dealt already', () => {
    expect(mined(choice('G-32'))).toEqual([]);
    for (const card of ['R-32', 'G-73', 'joker']) expect(mined(choice(card))).toEqual([`scenario-unknown special.mineChoice.card ${card}`]);
    expect(mined({ ...choice('G-32'), dealt: { axis: ['G-32'] } })).toEqual(['scenario-twice special.mineChoice.card G-32']);
    expect(mined({ ...choice('G-32'), dealt: { axis: ['G-31'], allies: ['R-32'] } })).toEqual([]);
  });

  rule('SR.15a', 'a choice of strength without Mines of that side is pointed out: a card may bring them', () => {
    const pointedOut = (rules: Json, side: Json) => remarksOnScenario({ ...axis(side), special: rules }).map(brief);
    const mines = { fortifications: { mines: 2 } };
    expect([special(choice('G-32')), pointedOut(choice('G-32'), {})]).toEqual([[], ['scenario-mines special.mineChoice axis none']]);
    expect(pointedOut(choice('R-32', 'allies'), mines)).toEqual(['scenario-mines special.mineChoice allies none']);
    expect([pointedOut(choice('G-32'), mines), pointedOut(choice('G-32'), { after: mines })]).toEqual([[], []]);
  });

  rule('SR.15b', 'the weaker Mines are weaker', () => {
    const between = (weak: number, strong: number) => mined({ mineChoice: { side: 'axis', weak, strong, card: 'G-32' } });
    expect([between(6, 7), between(7, 8)]).toEqual([[], []]);
    expect(between(7, 7)).toEqual(['scenario-mines special.mineChoice.weak axis weak 7 7']);
    expect(between(8, 6)).toEqual(['scenario-mines special.mineChoice.weak axis weak 8 6']);
  });

  rule('SR.7a', 'Orders that rise do not begin above the most there will be', () => {
    const most = (count: number) => special({ risingOrders: { side: 'axis', most: count } });
    expect([most(2), most(3), most(4)]).toEqual([['scenario-rising special.risingOrders.most axis 2 3'], [], []]);
  });

  rule(['1.1a', '1.1b', '1.1c', 'SR.22b'], 'no more cards are dealt and promised than a hand of that Posture holds', () => {
    for (const posture of POSTURES) {
      const data = axis({ posture, fortifications: { mines: 1 } });
      const size = handSize(beginScenario(ScenarioFile.parse(data), houseRules({ options: {} }), randomFrom(posture)), 'axis');
      const deal = (count: number, rules: Json = {}) =>
        faults({ ...data, special: { dealt: { axis: Array.from({ length: count }, (_, i) => `G-${i + 1}`) }, ...rules } });
      const tooMany = [`scenario-hand special.dealt.axis axis ${size + 1} ${size}`];
      expect([deal(size), deal(size + 1), deal(size - 1, choice('G-32')), deal(size, choice('G-32'))]).toEqual([[], tooMany, [], tooMany]);
    }
  });

  rule('SR.22a', 'no card is dealt twice', () => {
    expect(special({ dealt: { axis: ['G-33', 'G-34', 'G-33'], allies: ['R-33'] } })).toEqual(['scenario-twice special.dealt.axis.2 G-33']);
  });

  rule(['SR.17a', 'SR.18a', 'T98e'], 'no rule is about a Water Barrier; a bridge over one is another matter', () => {
    const { terrain, bridge } = mapCalled('river');
    const water = river.terrain.flatMap((row, r) =>
      [...row].flatMap((letter, c) => (letter === 'x' ? [`${'ABCDEFGHIJKLMNO'[c]}${r + 1}`] : [])),
    );
    const [wet = ''] = water.filter((hex) => !river.bridges.some(({ at }) => at === hex));
    const bridged = river.bridges[0]?.at ?? '';
    expect([terrain.includes('water-barrier'), bridge.includes('major'), water.includes(bridged)]).toEqual([true, true, true]);
    const at = (hex: string) => faults({ ...bridgehead, special: { tightHex: { hex, figures: 4 }, ...tied('g-heavy-mg', hex) } });
    expect(at(wet)).toEqual([`scenario-water special.tightHex.hex ${wet}`, `scenario-water special.tied.hex ${wet}`]);
    expect([at(bridged), at('A1')]).toEqual([[], []]);
  });

  it('each with its line and a sentence in both languages', async () => {
    const unknown = birch({ special: { fragile: 'g-longbow' } });
    const idle = birch({ special: { fragile: 'g-heavy-mg' } });
    const again = birch({ special: { dealt: { axis: ['G-33', 'G-33'] }, ...choice('G-32') } });
    for (const language of ['en', 'fr'] as const) {
      expect(await told(unknown, language)).toEqual([expect.stringMatching(/^"fragile": .*special\.fragile.*g-longbow/)]);
      expect(await told(idle, language)).toEqual([expect.stringMatching(/^"fragile": .*special\.fragile.*g-heavy-mg/)]);
      expect(await told(again, language)).toEqual([expect.stringMatching(/^"G-33" .*G-33/)]);
    }
  });
});

describe('each of these has its line and a sentence in both languages', () => {
  const only = (hex: string) => ({ depth: 0, area: [hex], leaders: [], weapons: {} });
  const { chits } = birchCrossing;

  it.each<[string, Json, RegExp, RegExp]>([
    [
      'shared hexes',
      axis({ ...only('E5'), units: { 'g-rifle': 1 } }, { ...only('E5'), depth: 5, units: { 'r-rifle': 1 } }),
      /^"depth": 0, Axis: .*room.*enemy/,
      /^"depth": 0, Axe\u00a0: .*place.*ennemi/,
    ],
    ['no discards', birch({ special: { discardLimit: 0 } }), /^"discardLimit": 0 .*at least 1/, /^"discardLimit": 0 .*au moins 1/],
    ['one side', birch({ setUp: ['axis', 'axis'] }), /^"setUp": \[ Allies: .*both/, /^"setUp": \[ Alliés\u00a0: .*les deux/],
    ['a chit again', birch({ chits: { ...chits, open: ['S', 'S'] } }), /^"S" .*chit S again/, /^"S" .*encore le jeton S/],
    ['a chit removed', birch({ chits: { ...chits, open: ['R'] } }), /^"R" .*chit R.*chits\.removed/, /^"R" .*jeton R.*chits\.removed/],
    [
      'bunkers',
      axis({ fortifications: { bunker: 9 } }, { after: { fortifications: { bunker: 9 } } }),
      /^"bunker": 9 Bunker: .* 18, the box has 9/,
      /^"bunker": 9 Bunker\u00a0: .* 18, la boîte en a 9/,
    ],
    [
      'cards',
      birch({ special: { dealt: { axis: ['G-1', 'G-2', 'G-3', 'G-4', 'G-5', 'G-6'] } } }),
      /^"axis": \[ Axis: 6 cards.* 5\.$/,
      /^"axis": \[ Axe\u00a0: 6 cartes.* 5\.$/,
    ],
    [
      'late reinforcements',
      { ...axis({ reinforcements: [{ time: 2, units: { 'g-rifle': 1 } }] }), time: 3 },
      /^"time": 2, Axis: .*space 2.* 3:.*never/,
      /^"time": 2, Axe\u00a0: .*case 2.* 3\u00a0:.*jamais/,
    ],
    [
      'falling Orders',
      birch({ special: { risingOrders: { side: 'axis', most: 1 } } }),
      /^"most": 1 Axis: .*3 Orders/,
      /^"most": 1 Axe\u00a0: 3 Ordres/,
    ],
    [
      'no hex for a trench',
      axis({ depth: 1, fortifications: { trench: 20 } }),
      /^"fortifications": \{ Axis: Fortifications.*: 20;.*: 10\.$/,
      /^"fortifications": \{ Axe\u00a0: Fortifications.*: 20\u00a0;.*: 10\.$/,
    ],
    [
      'mines as strong as the others',
      birch({ special: { mineChoice: { side: 'axis', weak: 7, strong: 7, card: 'G-32' } } }),
      /^"weak": 7, Axis: .*7 FP.*7 FP/,
      /^"weak": 7, Axe\u00a0: .*7 PF.*7 PF/,
    ],
    [
      'no mines',
      birch({ special: { mineChoice: { side: 'axis', weak: 6, strong: 7, card: 'G-32' } } }),
      /^"mineChoice": \{ Axis: .*Hidden Mines/,
      /^"mineChoice": \{ Axe\u00a0: .*Mines cachées/,
    ],
  ])('%s', async (_, data, english, french) => {
    expect(await told(data)).toEqual([expect.stringMatching(english)]);
    expect(await told(data, 'fr')).toEqual([expect.stringMatching(french)]);
  });
});

describe('what a bridge spans', () => {
  /** The corner of the examples with `letter` under its bridge. */
  const over = (letter: string, kind: string) => ({
    ...corner,
    terrain: corner.terrain.map((row, i) => (i === 6 ? `${row.slice(0, 4)}${letter}${row.slice(5)}` : row)),
    bridges: [{ at: 'E7', kind }],
  });

  rule(['T80.2c', 'T98a'], 'a minor bridge spans stream, marsh or gully: a Water Barrier cannot be entered from beside it', () => {
    for (const letter of ['s', 'm', 'g']) expect(faultsInMap(over(letter, 'minor'))).toEqual([]);
    expect(faultsInMap(over('x', 'minor')).map(brief)).toEqual(['bridge-too-short bridges.0 E7 minor']);
    expect(faultsInMap(over('.', 'minor')).map(brief)).toEqual(['bridge-over-land bridges.0 E7 minor']);
  });

  rule('T80.1b', 'a major bridge spans stream, marsh or Water Barrier, no gully', () => {
    for (const letter of ['s', 'm', 'x']) expect(faultsInMap(over(letter, 'major'))).toEqual([]);
    expect(faultsInMap(over('g', 'major')).map(brief)).toEqual(['bridge-over-land bridges.0 E7 major']);
  });

  it('and the sentence names the hex, in both languages', async () => {
    expect(await told(over('x', 'minor'))).toEqual([expect.stringMatching(/^\{ .*minor bridge in E7.*water barrier/)]);
    expect(await told(over('x', 'minor'), 'fr')).toEqual([expect.stringMatching(/^\{ .*petit pont en E7.*plan d’eau/)]);
  });
});
