/** 19.1 The ready-made line: the enemy fires at the head of it, so the cheapest stands there. */
import { expect, it } from 'vitest';
import { commando } from '../../src/games/commando/game.ts';
import { shortcuts } from '../../src/games/commando/shortcuts.ts';
import { SEAT } from '../../src/games/commando/vocabulary.ts';
import { Match } from '../../src/kernel/match.ts';
import { Trial } from '../../src/kernel/trial.ts';
import { arranged } from '../given.ts';

/** The units of a force in the order of the ready-made line; undefined where none is offered. */
function readyLine(units: readonly string[], objectives: readonly object[], march: readonly string[]): unknown {
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
  return shortcuts(Trial.from(match, SEAT), []).find(({ says }) => says?.code === 'spare-first')?.says?.figures.units;
}

it('puts the cheapest in front, then whoever has fewer dice for his price, and the leader last', () => {
  const line = readyLine(
    ['para-section-1', 'leader-1', 'ranger-team-1', 'sappers-1'],
    [],
    ['force halvona', 'take-all', 'done', 'move osmaro'],
  );
  expect(line).toEqual(['sappers-1', 'ranger-team-1', 'para-section-1', 'leader-1']);
});

it('keeps whoever carries an objective behind those who carry nothing', () => {
  const line = readyLine(
    ['para-section-1', 'ranger-team-1', 'sappers-1'],
    [{ at: 'halvona', real: true, faceUp: true }],
    ['force halvona', 'take-all', 'carry objective-1 sappers-1', 'done', 'move osmaro'],
  );
  expect(line).toEqual(['ranger-team-1', 'para-section-1', 'sappers-1']);
});
