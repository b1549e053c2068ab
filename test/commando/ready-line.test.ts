/** 19.1 The ready-made line: as the scripted player advises, or as it was the last time. */
import { expect, it } from 'vitest';
import { commando } from '../../src/games/commando/game.ts';
import { shortcuts } from '../../src/games/commando/shortcuts.ts';
import { type Event, SEAT } from '../../src/games/commando/vocabulary.ts';
import { Match } from '../../src/kernel/match.ts';
import { Trial } from '../../src/kernel/trial.ts';
import { arranged } from '../given.ts';

/** The units of a force in the order of each line that is ready-made. */
function readyLines(
  units: readonly string[],
  objectives: readonly object[],
  march: readonly string[],
  told: readonly Event[] = [],
): Readonly<Record<string, unknown>> {
  const state = arranged(
    commando,
    {
      theatre: 'highlands',
      mission: 'stone-hail',
      ops: 9,
      units: Object.fromEntries(units.map((unit) => [unit, 'halvona'])),
      cards: ['militia-muster'],
      bin: ['hill-militia-1', 'hill-militia-2', 'hill-militia-3'],
      objectives,
    },
    [6, 1],
  );
  const match = new Match(commando, state, {});
  for (const text of march) {
    const choice = commando.choiceFrom(text);
    if (!choice) throw new Error(`"${text}" is no choice.`);
    match.choose(choice, SEAT);
  }
  expect(match.decision?.question.asks).toBe('line');
  const offered = shortcuts(Trial.from(match, SEAT), told).flatMap(({ says }) => says ?? []);
  return Object.fromEntries(offered.map(({ code, figures }) => [code, figures.units]));
}

it('puts whoever can be spared in front, then the guns, and the leader last, as the advice does', () => {
  const lines = readyLines(
    ['para-section-1', 'leader-1', 'ranger-team-1', 'sappers-1'],
    [],
    ['force halvona', 'take-all', 'done', 'move osmaro'],
  );
  expect(lines['usual-line']).toEqual(['sappers-1', 'para-section-1', 'ranger-team-1', 'leader-1']);
  expect(lines['same-line']).toBeUndefined();
});

it('stands as it stood in the last battle: whoever was there, and then the others', () => {
  const before: Event = { type: 'lines-drawn', rule: '19.1', line: ['ranger-team-1', 'leader-1', 'mule-train-1'], opfor: [] };
  const lines = readyLines(
    ['para-section-1', 'leader-1', 'ranger-team-1', 'sappers-1'],
    [],
    ['force halvona', 'take-all', 'done', 'move osmaro'],
    [before],
  );
  expect(lines['same-line']).toEqual(['ranger-team-1', 'leader-1', 'para-section-1', 'sappers-1']);
  expect(lines['usual-line']).toEqual(['sappers-1', 'para-section-1', 'ranger-team-1', 'leader-1']);
});

it('keeps whoever carries an objective behind those who carry nothing', () => {
  const lines = readyLines(
    ['para-section-1', 'ranger-team-1', 'sappers-1'],
    [{ at: 'halvona', real: true, faceUp: true }],
    ['force halvona', 'take-all', 'carry objective-1 para-section-1', 'done', 'move osmaro'],
  );
  expect(lines['usual-line']).toEqual(['sappers-1', 'ranger-team-1', 'para-section-1']);
});
