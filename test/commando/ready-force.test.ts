/** 9.0, 10.3 Forces that are offered ready-made: whom they take along, and that they say whom they leave. */
import { expect, it } from 'vitest';
import { commando } from '../../src/games/commando/game.ts';
import { shortcuts } from '../../src/games/commando/shortcuts.ts';
import { type Event, SEAT } from '../../src/games/commando/vocabulary.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { Match } from '../../src/kernel/match.ts';
import { Trial } from '../../src/kernel/trial.ts';
import { arranged } from '../given.ts';

/** What a set-up offers first of all to recruit. */
function readyForce(setup: string): string[] {
  const match = new Match(commando, commando.begin({ id: setup, options: {} }, randomFrom('ready')));
  const found = shortcuts(Trial.from(match, SEAT), []).find(({ says }) => says?.code === 'ready-force');
  return found?.choices.map((choice) => commando.choiceText(choice)) ?? [];
}

it('takes sappers where false objectives are minefields, and with them a force', () => {
  const bought = readyForce('western-desert/midnight-toll');
  const sappers = bought.filter((text) => text.startsWith('recruit sappers '));
  expect(sappers).toHaveLength(1);
  const [, , base] = sappers[0]?.split(' ') ?? [];
  const ground = bought.filter((text) => text.startsWith('recruit '));
  expect(ground.length).toBeGreaterThan(3);
  expect(ground.filter((text) => !text.endsWith(` ${base}`))).toEqual([]);
});

const BEGAN: Event = { type: 'operation-began', rule: '11.0', operation: 'ground', force: ['truck-patrol-1', 'sappers-1'], space: 'kufra' };
const APPEARED: Event = { type: 'leader-appeared', rule: '19.1', unit: 'patrol-leader-1', space: 'siwa' };

/** What the first force that is offered says, with these events told, the newest first. */
function sameForce(units: readonly string[], told: readonly Event[]): unknown {
  const arrangement = {
    ...{ theatre: 'western-desert', mission: 'midnight-toll', ops: 6, rp: 0 },
    units: Object.fromEntries(units.map((unit) => [unit, 'siwa'])),
  };
  const match = new Match(commando, arranged(commando, arrangement, 'same'));
  expect(match.decision?.question.asks).toBe('operation');
  return shortcuts(Trial.from(match, SEAT), told).find(({ says }) => says?.code === 'set-out')?.says?.figures;
}

it('takes a leader along who has turned up since', () => {
  const figures = sameForce(['truck-patrol-1', 'sappers-1', 'patrol-leader-1'], [APPEARED, BEGAN]);
  expect(figures).toMatchObject({ who: 'same', count: 3, left: 0 });
});

it('says how many stay behind who were not with it', () => {
  const figures = sameForce(['truck-patrol-1', 'truck-patrol-2', 'sappers-1', 'patrol-leader-1'], [APPEARED, BEGAN]);
  expect(figures).toMatchObject({ who: 'same-without', count: 3, left: 1 });
});
