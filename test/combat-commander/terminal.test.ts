/** Combat Commander at a terminal: figures as the rules have them, nothing that a seat may not see, a map that fits. */
import { describe, expect, it } from 'vitest';
import { randomChoice } from '../../src/bots/random.ts';
import { COMBAT_COMMANDER } from '../../src/games/combat-commander/box.ts';
import { hexNamed } from '../../src/games/combat-commander/content/battle-map.ts';
import hedgerows from '../../src/games/combat-commander/content/maps/hedgerows.json' with { type: 'json' };
import firstLight from '../../src/games/combat-commander/content/scenarios/first-light.json' with { type: 'json' };
import { SIDES } from '../../src/games/combat-commander/content/terms.ts';
import { combatCommander } from '../../src/games/combat-commander/game.ts';
import { coverAt } from '../../src/games/combat-commander/rules/terrain.ts';
import { bareMoraleOf } from '../../src/games/combat-commander/rules/units.ts';
import { type State, theUnit } from '../../src/games/combat-commander/state.ts';
import { diceIn } from '../../src/games/combat-commander/statistics.ts';
import { detail } from '../../src/games/combat-commander/terminal/detail.ts';
import { map } from '../../src/games/combat-commander/terminal/map.ts';
import { printed, sight } from '../../src/games/combat-commander/terminal/sight.ts';
import { situation } from '../../src/games/combat-commander/terminal/situation.ts';
import { TEXTS } from '../../src/games/combat-commander/text/texts.ts';
import { view } from '../../src/games/combat-commander/view.ts';
import { type Choice, choiceFrom, type Event } from '../../src/games/combat-commander/vocabulary.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { Match } from '../../src/kernel/match.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { begun, given } from './given.ts';

const english = new Speaker('en', ...TEXTS.en);
const french = new Speaker('fr', ...TEXTS.fr);

const linesFor = (state: State, seat: string, speaker = english) => situation(view(state, seat), speaker);
const detailOf = (state: State, seat: string, text: string) => detail(view(state, seat), choiceFrom(text) as Choice, english);

/** Open ground on the hedgerows map behind a hedge, and the hex on its other side. */
const HEDGED = { hex: 'A8', from: 'A7' };

/** A squad with a machine gun and a sergeant dug in on a road, another squad broken beside them, higher up. */
const POSITION = {
  units: {
    'g-rifle-1': { at: 'H5', weapon: 'g-light-mg-1' },
    'g-oertel': 'H5',
    'g-rifle-2': { at: 'H6', broken: true, suppressed: true, veteran: true },
    'a-line-1': 'J5',
  },
  axis: { hand: ['G-52', 'G-20'], secret: ['Q'] },
  allies: { hand: ['A-1'], secret: ['N'] },
  openChits: ['S'],
  control: ['axis', '', 'allies', '', ''],
  smoke: { I5: 4 },
  fortifications: { H5: 'foxholes' },
  vp: -3,
};

describe('the situation', () => {
  const { state } = given(POSITION);

  it('tells the tracks, and what objectives are worth openly and in secret', () => {
    const lines = linesFor(state, 'axis');
    expect(lines).toContain('Turn 1: Axis, Orders 0 of 6 · Time 0, Sudden Death from 6 · VP 3 Allies · Initiative: Axis');
    const objectives = lines.find((line) => line.startsWith('Objectives:')) ?? '';
    expect(objectives).toMatch(/1 C6 \(building with D6\) Axis, 1 VP · 2 \w+ nobody, 1 VP · .* · 5 \w+ nobody, 1 VP \(\+5 secret\)$/);
    expect(lines).toContain('Your secret chits: Q, Objective 5 worth 5 VPs');
    expect(lines).toContain('Your hand (Order/Action): G-52 Fire/Smoke Grenades · G-20 Move/Crossfire');
  });

  it('shows units by hex with their figures as they are now', () => {
    const lines = linesFor(state, 'axis').join('\n');
    // Rifle 5-5-4/7 with Command 2 and Foxholes on a road (2); the machine gun gains by Command too.
    expect(lines).toMatch(
      /H5 \(.*Cover \+2, Foxholes.*\): Rifle 1 7-7\*-6\*\/11 \+ Light MG 1 6\*-10\* · Sgt\. Oertel 2-1-6\/10 \[Command 2\]/,
    );
    expect(lines).toMatch(/H6 \(.*\): Rifle 2 2-1-1\/\d+ \[broken, suppressed, veteran\]/);
    expect(lines).toContain('Markers: H5 Foxholes · I5 Smoke 4');
  });

  it('speaks French', () => {
    expect(linesFor(state, 'axis', french)).toContain(
      'Tour 1\u00a0: Axe, Ordres 0 sur 6 · Temps 0, Mort subite dès 6 · PV 3 Alliés · Initiative\u00a0: Axe',
    );
  });

  it('knows that a Turn is going on when it is ending', () => {
    const lines = situation({ ...view(state, 'axis'), phase: 'end-of-turn' }, english);
    expect(lines[1]).toMatch(/^Turn 1: Axis, Orders 0 of 6 · /);
  });

  it('agrees with men and with their Team in French, and brackets what is below zero', () => {
    const units = {
      'g-oertel': { at: 'H5', broken: true, suppressed: true },
      'g-weapon-team-1': { at: 'H6', broken: true, suppressed: true, weapon: 'g-heavy-mg-1' },
      'a-line-1': 'J5',
    };
    const lines = linesFor(given({ units }).state, 'axis', french).join('\n');
    expect(lines).toMatch(/Oertel .*\[Commandement 0, démoralisé, neutralisé\]/);
    expect(lines).toMatch(/Équipe d’appui 1 .*-\(−\d\)\/\d+ .*\[démoralisée, neutralisée\]/);
  });

  it('is short while dice are read, and says what they would come to', () => {
    const table = given({
      units: { 'g-rifle-1': 'H5', 'a-line-1': 'H6', 'a-line-2': 'A1' },
      axis: { hand: ['G-52'], pile: ['G-28', 'G-3'] },
    });
    table.choose('order G-52', 'activate g-rifle-1', 'target H6').until('initiative');
    const lines = linesFor(table.state, 'axis');
    expect(lines).toContain('Roll, Axis (Fire Attack): 4 + 2 = 6');
    expect(lines).toContain('That makes an Attack Total of 4 + 6 = 10');
    expect(lines.some((line) => line.includes('H6 ('))).toBe(true);
    expect(lines.some((line) => line.includes('A1 ('))).toBe(false);
  });
});

describe('the detail of a choice', () => {
  it('tells what a card would be lost for, and what a step costs', () => {
    const table = given({ units: { 'g-rifle-1': 'H5', 'a-line-1': 'O1' }, axis: { hand: ['G-20'] } });
    expect(detailOf(table.state, 'axis', 'order G-20')).toBe('Action lost: Crossfire');
    table.choose('order G-20', 'activate g-rifle-1', 'set-out g-rifle-1');
    const steps = table.choices.filter((text) => text.startsWith('step'));
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) expect(detailOf(table.state, 'axis', step)).toMatch(/^\d MP, .*Cover [+−]?\d/);
  });

  it('tells the firepower against a target, and who stands there', () => {
    const table = given({ units: { 'g-rifle-1': 'H5', 'a-line-1': 'H6' }, axis: { hand: ['G-52'] } });
    table.choose('order G-52', 'activate g-rifle-1');
    expect(detailOf(table.state, 'axis', 'target H6')).toMatch(/^4 FP, Cover [+−]?\d, Line 1 6\*-6-4\*\/\d+$/);
  });

  it('counts the Cover of a hedge that the fire crosses', () => {
    const table = given({ map: 'hedgerows', units: { 'g-rifle-1': HEDGED.from, 'a-line-1': HEDGED.hex }, axis: { hand: ['G-52'] } });
    const bare = bareMoraleOf(table.state, theUnit(table.state, 'a-line-1'));
    expect(coverAt(table.state, table.unit('a-line-1').at)).toBe(0);
    table.choose('order G-52', 'activate g-rifle-1');
    expect(detailOf(table.state, 'axis', `target ${HEDGED.hex}`)).toContain(`Cover +1, Line 1 6*-6-4*/${bare + 1}`);
    table.choose(`target ${HEDGED.hex}`).until('initiative');
    const lines = linesFor(table.state, 'axis').join('\n');
    expect(lines).toContain('Cover +1 against this attack');
    expect(lines).toContain(`Line 1 6*-6-4*/${bare + 1}`);
  });
});

describe('whoever comes into a hex', () => {
  const crowded = { 'g-rifle-1': 'L7', 'g-marquardt': 'L7', 'g-rifle-2': 'L6', 'a-line-1': 'A1' };
  const crowd = /9 of 7 soldiers: at the end of the Turn a unit too many would be lost \(a Squad may deploy first\)/;

  it('is told who is there, and that they would be too many', () => {
    const table = given({ units: crowded, axis: { hand: ['G-20', 'G-43'] } });
    table.choose('order G-20', 'activate g-rifle-2', 'set-out g-rifle-2');
    expect(detailOf(table.state, 'axis', 'step L7')).toMatch(crowd);
    expect(detailOf(table.state, 'axis', 'step L7')).toContain('already there: Rifle 1 and Sgt. Marquardt');
    expect(detailOf(table.state, 'axis', 'step M7')).not.toMatch(/soldiers|already/);
    table.choose('step L7').until('move');
    expect(detailOf(table.state, 'axis', 'halt')).toMatch(crowd);
  });

  it('is told so when it Advances or retreats, too', () => {
    const advance = given({ units: crowded, axis: { hand: ['G-43'] } });
    advance.choose('order G-43', 'activate g-rifle-2');
    expect(detailOf(advance.state, 'axis', 'advance g-rifle-2 L7')).toMatch(crowd);
    const units = { 'g-rifle-1': 'K7', 'g-marquardt': 'K7', 'g-rifle-2': { at: 'L7', broken: true }, 'a-line-1': 'A1' };
    const rout = given({ units, axis: { hand: ['G-11'], pile: ['G-69'] } });
    rout.choose('order G-11').until('retreat');
    expect(rout.choices).toContain('retreat K7');
    expect(detailOf(rout.state, 'axis', 'retreat K7')).toMatch(crowd);
  });
});

describe('before a choice is made', () => {
  it('says how many cards may be discarded', () => {
    const table = given({ units: { 'g-rifle-1': 'L7', 'a-line-1': 'A1' }, axis: { hand: ['G-20', 'G-43'] } });
    expect(detailOf(table.state, 'axis', 'discard')).toBe('6 cards at most');
    table.choose('discard');
    expect(linesFor(table.state, 'axis').at(-1)).toBe('6 cards at most to be discarded, none chosen yet');
    table.choose('toss G-43');
    expect(linesFor(table.state, 'axis').at(-1)).toBe('6 cards at most to be discarded, so far: G-43 Advance/Sustained Fire');
  });

  it('says who would be activated in vain', () => {
    const units = { 'g-oertel': 'L6', 'g-rifle-1': 'L6', 'g-rifle-2': { at: 'L5', broken: true }, 'a-line-1': 'L7' };
    const table = given({ units, axis: { hand: ['G-52'] } });
    table.choose('order G-52', 'activate g-oertel');
    expect(detailOf(table.state, 'axis', 'activate-all')).toBe('without a target: Rifle 2');
  });

  it('says that a weapon is broken', () => {
    const armed = (weaponBroken: boolean) =>
      given({ units: { 'g-rifle-1': { at: 'L6', weapon: 'g-heavy-mg-1', weaponBroken }, 'a-line-1': 'A1' } }).state;
    expect(detailOf(armed(true), 'axis', 'abandon g-rifle-1')).toMatch(/ \[broken\]$/);
    expect(detailOf(armed(false), 'axis', 'abandon g-rifle-1')).not.toContain('broken');
  });

  it('says which Fortification is placed next', () => {
    const table = begun('goat-path', 'fortified');
    while (table.asks !== 'fortify') table.choose(table.choices[0] ?? '');
    const [kind] = table.state.toSetUp[0]?.fortifications ?? [];
    expect(linesFor(table.state, table.seat).at(-1)).toBe(`Next to be placed: ${english.name(kind ?? '')}`);
  });

  it('tells of a shot only until it is over', () => {
    const units = { 'g-rifle-1': 'L6', 'g-oertel': 'L6', 'g-rifle-2': 'L6', 'a-line-1': 'L7', 'a-line-2': 'M7' };
    const table = given({ units, axis: { hand: ['G-52'], pile: ['G-28'] }, allies: { pile: ['A-69'] } });
    table.choose('order G-52', 'activate g-oertel', 'activate-all', 'target L7', 'join g-rifle-1');
    expect(linesFor(table.state, 'axis').at(-1)).toMatch(/^Fire at L7: German Rifle 1 with \d+ FP$/);
    table.choose('fire').until('fire');
    expect(linesFor(table.state, 'axis').at(-1)).toBe('Have fired: German Rifle 1');
  });
});

describe('the map', () => {
  const { state } = given(POSITION);
  const lines = map(view(state, 'axis'), english);
  const grid = lines.slice(1, 22);

  it('names every hex once and fits a terminal of 100 columns', () => {
    expect(grid.join('\n').match(/\b[A-O](10|[1-9])(?=[ a-z.])/g)?.length).toBe(150);
    for (const line of grid) expect(line.length).toBeLessThanOrEqual(100);
  });

  it('tells the hexes of an Objective that is a building', () => {
    expect(lines.find((line) => line.startsWith('Objectives:'))).toMatch(/^Objectives: 1 C6 \(building with D6\) Axis · 2 E7 nobody/);
  });

  it('marks units, leaders, broken units and markers', () => {
    const below = (hex: string) => {
      const row = grid.findIndex((line) => line.includes(`${hex} `));
      return grid[row + 1]?.slice((grid[row] ?? '').indexOf(`${hex} `), (grid[row] ?? '').indexOf(`${hex} `) + 5);
    };
    expect(below('H5')?.slice(1)).toBe('G2*#');
    expect(below('H6')?.slice(1)).toBe('g1  ');
    expect(below('J5')?.slice(1)).toBe('A1  ');
    expect(below('I5')?.slice(1)).toBe('   ~');
  });
});

describe('a line of sight', () => {
  const ground = printed('hedgerows') ?? expect.fail('There is no such map.');

  it('is told with what is in the way', () => {
    expect(sight(ground, 'A1', 'A1', english)).toEqual(['A1 is one and the same hex.']);
    expect(sight(ground, 'A1', 'Z9', english)).toEqual(['There is no hex “Z9” on the map.']);
    expect(sight(ground, 'A1', 'A2', english)).toEqual(['A1 sees A2, 1 hex away, without Hindrance.']);
    const [first, ...causes] = sight(ground, 'A1', 'O10', english);
    expect(first).toBe('A1 does not see O10, 16 hexes away:');
    expect(causes[0]).toMatch(/^ {2}\w+(\/\w+)?: [a-z ]+ \(rule /);
  });

  it('is hindered by haze and Smoke', () => {
    const hazy = { ...ground, haze: 2, smoke: [{ at: hexNamed('A2'), value: 5 }] };
    expect(sight(hazy, 'A1', 'A2', english)[0]).toBe('A1 sees A2, 1 hex away, with Hindrance 7:');
    expect(printed('atlantis')).toBeUndefined();
  });
});

describe('in play by lot', () => {
  const DECISIONS = 400;

  function playThrough(setup: string, look: (state: State, seat: string, choices: readonly Choice[]) => void): void {
    const match = new Match(combatCommander, combatCommander.begin({ id: setup, options: {} }, randomFrom(setup)), {}, false);
    const random = randomFrom('terminal');
    for (let i = 0; match.decision && i < DECISIONS; i++) {
      const choices = match.choices();
      look(match.state, match.decision.seats[0] ?? '', choices);
      match.choose(randomChoice(choices, random));
    }
  }

  it('nobody reads of cards or chits that he may not see', () => {
    playThrough('first-light', (state, seat, choices) => {
      const own = SIDES.find((side) => side === seat) ?? 'axis';
      const enemy = state.sides[own === 'axis' ? 'allies' : 'axis'];
      if (view(state, seat).shown) return;
      const said = [
        ...linesFor(state, seat),
        ...choices.slice(0, 20).map((choice) => detail(view(state, seat), choice, english) ?? ''),
      ].join('\n');
      for (const card of enemy.hand) expect(said).not.toContain(`${card} `);
      for (const chit of enemy.secret) expect(said).not.toContain(`secret chits: ${chit},`);
    });
  });
});

it('counts the dice of every roll', () => {
  const rolled: Event = {
    type: 'rolled',
    rule: '1.9',
    side: 'axis',
    purpose: 'melee',
    card: 'G-20',
    white: 4,
    coloured: 1,
    sum: 5,
    trigger: '',
  };
  expect(diceIn(rolled)).toEqual([{ who: 'axis', sides: 6, faces: [4, 1] }]);
  expect(diceIn({ type: 'turn-began', rule: '5', side: 'axis', turn: 2 })).toEqual([]);
});

describe('content', () => {
  const { recognises, check } = COMBAT_COMMANDER.content ?? expect.fail('It checks no content.');
  const findings = (data: object) => check(data).map(({ code, figures }) => english.say(`finding ${code}`, figures));

  it('is known for what it is', () => {
    expect([hedgerows, firstLight, { game: 'commando', map: 1 }].map((data) => recognises(data))).toEqual([true, true, false]);
    expect(check(hedgerows)).toEqual([]);
    expect(check(firstLight)).toEqual([]);
  });

  it('is told what is wrong with it', () => {
    expect(findings({ ...hedgerows, objectives: { ...hedgerows.objectives, 2: hedgerows.objectives[1] } })).toEqual([
      `There are two Objectives in ${hedgerows.objectives[1]}.`,
    ]);
    expect(findings({ ...firstLight, map: 'atlantis' })).toEqual(['“map” names “atlantis”, and there is no such thing for it.']);
    expect(findings({ ...firstLight, axis: { ...firstLight.axis, units: { 'g-ss': 20 } } })[0]).toBe(
      'German SS: the scenario wants 20, the box has 10.',
    );
    expect([...english.missing, ...french.missing]).toEqual([]);
  });
});
