/** 9.0, 10.3 Forces that are offered ready-made: whom they take along, and that they say whom they leave. */
import { expect, it } from 'vitest';
import { commando } from '../../src/games/commando/game.ts';
import { shortcuts } from '../../src/games/commando/shortcuts.ts';
import { type Event, SEAT } from '../../src/games/commando/vocabulary.ts';
import { textsOf } from '../../src/games/shelf.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { Match } from '../../src/kernel/match.ts';
import { Trial } from '../../src/kernel/trial.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { arranged } from '../given.ts';

/** What a set-up offers first of all to recruit; and whether it says that there are sappers among them. */
function readyForces(setup: string) {
  const match = new Match(commando, commando.begin({ id: setup, options: {} }, randomFrom('ready')));
  return shortcuts(Trial.from(match, SEAT), [])
    .filter(({ says }) => says?.code === 'ready-force')
    .map(({ says, choices }) => ({ sappers: says?.figures.sappers, bought: choices.map((choice) => commando.choiceText(choice)) }));
}

it('takes sappers first where false objectives are minefields, and with them a force; without them it says so', () => {
  const forces = readyForces('western-desert/midnight-toll');
  expect(forces.map(({ sappers }) => sappers)).toEqual(['with', 'without']);
  const [{ bought } = { bought: [] }] = forces;
  const sappers = bought.filter((text) => text.startsWith('recruit sappers '));
  expect(sappers).toHaveLength(1);
  const [, , base] = sappers[0]?.split(' ') ?? [];
  const ground = bought.filter((text) => text.startsWith('recruit '));
  expect(ground.length).toBeGreaterThan(3);
  expect(ground.filter((text) => !text.endsWith(` ${base}`))).toEqual([]);
});

it('is one where false objectives are something else', () => {
  expect(readyForces('highlands/lantern-walk').map(({ sappers }) => sappers)).toEqual(['any']);
});

it('is no larger on the ground than what the mission lets stand in one space', () => {
  for (const { bought } of readyForces('western-desert/borrowed-papers')) {
    expect(bought.filter((text) => text.startsWith('recruit '))).toHaveLength(4);
  }
});

it('stands where the leader was put, and says so', () => {
  const match = new Match(commando, commando.begin({ id: 'western-desert/midnight-toll', options: {} }, randomFrom('ready')));
  const placed = match.choices(SEAT).map((choice) => commando.choiceText(choice));
  for (const text of placed.filter((one) => one.startsWith('place-leader '))) {
    const base = text.split(' ').at(-1);
    const trial = Trial.from(match, SEAT).again();
    expect(trial.go(trial.choices().find((choice) => commando.choiceText(choice) === text) ?? { kind: 'done' })).toBe(true);
    const [force] = shortcuts(trial, []).filter(({ says }) => says?.code === 'ready-force');
    expect(force?.says?.figures.base).toBe(base);
    const ground = (force?.choices ?? []).filter((choice) => choice.kind === 'recruit');
    expect(ground.length).toBeGreaterThan(3);
    expect(ground.filter((choice) => choice.base !== base)).toEqual([]);
  }
});

const BEGAN: Event = { type: 'operation-began', rule: '11.0', operation: 'ground', force: ['truck-patrol-1', 'sappers-1'], space: 'kufra' };
const APPEARED: Event = { type: 'leader-appeared', rule: '19.1', unit: 'patrol-leader-1', space: 'siwa' };

/** What the forces that are offered say, with these events told, the newest first. */
function forcesOf(units: readonly string[], told: readonly Event[], besides: object = {}): unknown[] {
  const arrangement = {
    ...{ theatre: 'western-desert', mission: 'midnight-toll', ops: 6, rp: 0 },
    units: Object.fromEntries(units.map((unit) => [unit, 'siwa'])),
    ...besides,
  };
  const match = new Match(commando, arranged(commando, arrangement, 'same'));
  expect(match.decision?.question.asks).toBe('operation');
  return shortcuts(Trial.from(match, SEAT), told).flatMap(({ says }) => (says?.code === 'set-out' ? [says.figures] : []));
}

it('takes a leader along who has turned up since', () => {
  const [same] = forcesOf(['truck-patrol-1', 'sappers-1', 'patrol-leader-1'], [APPEARED, BEGAN]);
  expect(same).toMatchObject({ who: 'same', count: 3, left: 0 });
});

it('had rather take everybody who slows nobody down, and names who was not with it', () => {
  const [all, same] = forcesOf(['truck-patrol-1', 'truck-patrol-2', 'sappers-1', 'patrol-leader-1'], [APPEARED, BEGAN]);
  expect(all).toMatchObject({ who: 'all-light', count: 4, left: 0 });
  expect(same).toMatchObject({ who: 'same-without', count: 3, behind: ['truck-patrol-2'] });
});

it('takes up an objective that lies there, and says so, where the mission asks for any', () => {
  const objectives = [{ at: 'siwa', real: true, faceUp: true }];
  const setOut = (mission: string) => forcesOf(['truck-patrol-1', 'sappers-1'], [BEGAN], { mission, objectives })[0];
  expect(setOut('borrowed-papers')).toMatchObject({ who: 'same-loading', count: 2, left: 0 });
  expect(setOut('midnight-toll')).toMatchObject({ who: 'same', count: 2, left: 0 });
});

it('leaves that objective where it lies, too, in one press', () => {
  const arrangement = {
    ...{ theatre: 'western-desert', mission: 'borrowed-papers', ops: 6, rp: 0 },
    units: { 'truck-patrol-1': 'siwa', 'heavy-weapons-1': 'siwa' },
    objectives: [{ at: 'siwa', real: true, faceUp: true }],
  };
  const match = new Match(commando, arranged(commando, arrangement, 'unladen'));
  const forces = shortcuts(Trial.from(match, SEAT), []).filter(({ says }) => says?.code === 'set-out');
  expect(forces.map(({ says, choices }) => [says?.figures.who, choices.filter(({ kind }) => kind === 'carry').length])).toEqual([
    ['all-loading', 2],
    ['all', 1],
  ]);
});

it('names whoever stays behind, or where they are fewer, those who go', () => {
  const six = ['jeep-patrol-1', 'truck-patrol-1', 'commando-party-1', 'sappers-1', 'heavy-weapons-1', 'patrol-leader-1'];
  const arrangement = {
    ...{ theatre: 'western-desert', mission: 'borrowed-papers', ops: 6, rp: 0 },
    units: Object.fromEntries(six.map((unit) => [unit, 'siwa'])),
  };
  const match = new Match(commando, arranged(commando, arrangement, 'alike'));
  const forces = shortcuts(Trial.from(match, SEAT), []).filter(({ says }) => says?.code === 'set-out');
  expect(forces.map(({ says }) => [says?.figures.count, says?.figures.moves, says?.figures.behind])).toEqual([
    [5, 2, ['heavy-weapons-1']],
    [5, 2, ['commando-party-1']],
    [3, 3, ['truck-patrol-1', 'commando-party-1', 'sappers-1']],
  ]);
  // Whoever presses the stack, or its space, means as many as there can be.
  expect(forces.map(({ press }) => press)).toEqual(['siwa', undefined, undefined]);
  const read = forces.flatMap(({ says }) =>
    says ? [new Speaker('en', ...textsOf('commando', 'en')).say('shortcut set-out', says.figures)] : [],
  );
  expect(read.slice(1)).toEqual([
    'Set out from Siwa: 5 counters without Commando party 1, loaded (2 spaces a move)',
    'Set out from Siwa: Jeep patrol 1, Leader 1, and Heavy weapons 1, loaded (3 spaces a move)',
  ]);
});

it('says of a march whether an objective goes along', () => {
  const marches = (besides: object) => {
    const arrangement = {
      ...{ theatre: 'western-desert', mission: 'borrowed-papers', ops: 6, rp: 0 },
      units: { 'truck-patrol-1': 'sollum', 'jeep-patrol-1': 'sollum' },
      ...besides,
    };
    const match = new Match(commando, arranged(commando, arrangement, 'marches'));
    const marched = shortcuts(Trial.from(match, SEAT), []).filter(({ says }) => says?.code === 'march');
    const speaker = new Speaker('en', ...textsOf('commando', 'en'));
    return marched.map(({ says }) => speaker.say('shortcut march', says?.figures));
  };
  const real = [{ at: 'sollum', real: true, faceUp: true }];
  expect(marches({})).toContain('March from Sollum to Maddalena with 2 counters');
  expect(marches({ objectives: real })).toContain('March from Sollum to Maddalena with 2 counters and the objective');
  expect(marches({ objectives: real, mission: 'midnight-toll' })).toContain(
    'March from Sollum to Maddalena with 2 counters, without the objective',
  );
});
