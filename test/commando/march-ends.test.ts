/** 15.0, 15.4 A march to a place that was named ends there, and whoever rides gets down; a force that is led step by step is asked. */
import { expect, it } from 'vitest';
import { commando } from '../../src/games/commando/game.ts';
import { shortcuts } from '../../src/games/commando/shortcuts.ts';
import { type Choice, SEAT } from '../../src/games/commando/vocabulary.ts';
import { Match } from '../../src/kernel/match.ts';
import { Trial } from '../../src/kernel/trial.ts';
import { arranged } from '../given.ts';

const RIDING = { 'truck-patrol-1': 'kufra', 'truck-patrol-2': 'kufra', 'heavy-weapons-1': 'kufra' };

function at(units: Readonly<Record<string, string>>, ...texts: readonly string[]) {
  const arrangement = { theatre: 'western-desert', mission: 'midnight-toll', ops: 6, rp: 0, units, objectives: [] };
  const match = new Match(commando, arranged(commando, arrangement, 'march'));
  for (const text of texts) match.choose(commando.choiceFrom(text) as Choice, SEAT);
  return match;
}

function offered(match: ReturnType<typeof at>) {
  return shortcuts(Trial.from(match, SEAT), []).map((found) => ({ ...found, text: found.choices.map(commando.choiceText).join(' + ') }));
}

const SETS_OUT = ['force kufra', 'take truck-patrol-1', 'take truck-patrol-2', 'carry heavy-weapons-1 truck-patrol-1', 'done'];

it('goes as one from the first who is taken to the last who gets down, wherever it ends', () => {
  const marches = offered(at(RIDING)).filter(({ says }) => says?.code === 'march');
  const endOf = (place: string) =>
    marches.find(({ comesTo }) => comesTo?.kind === 'move' && comesTo.space === place)?.text.split(' done + ')[1];
  expect(endOf('zighen')).toBe('move zighen + halt + debark heavy-weapons-1');
  expect(endOf('palificata')).toBe('move zighen + move palificata + debark heavy-weapons-1');
});

it('can be made choice by choice, to the last of them', () => {
  for (const { choices, comesTo } of offered(at(RIDING)).filter(({ says }) => says?.code === 'march')) {
    const trial = Trial.from(at(RIDING), SEAT);
    expect(choices.map((choice) => trial.go(choice))).not.toContain(false);
    expect(choices).toContain(comesTo);
  }
});

it('ends where a force under way is sent by several spaces at once, and asks after a single one', () => {
  const texts = offered(at(RIDING, ...SETS_OUT)).map(({ text }) => text);
  expect(texts).toContain('move zighen + move palificata + debark heavy-weapons-1');
  expect(texts).toContain('move zighen');
  const led = offered(at(RIDING, ...SETS_OUT, 'move zighen'));
  expect(led[0]).toMatchObject({ text: 'halt + debark heavy-weapons-1', says: { code: 'stop-all-down' } });
});

it('stops with nobody to get down, and sets nobody down in a base', () => {
  const onFoot = { 'truck-patrol-1': 'big-cairn' };
  const texts = offered(at(onFoot)).map(({ text }) => text.split(' + ').slice(-2).join(' + '));
  expect(texts).toContain('move kufra + halt');
  expect(offered(at({ ...RIDING, ...onFoot })).some(({ text }) => text.includes('move kufra + halt + debark'))).toBe(false);
});

it('says who of the same force as last time has joined it since', () => {
  const match = at({ ...RIDING, 'patrol-leader-1': 'kufra', 'patrol-leader-2': 'kufra' });
  const force = ['truck-patrol-1', 'truck-patrol-2', 'heavy-weapons-1', 'patrol-leader-1'];
  const began = { type: 'operation-began', rule: '11.0', operation: 'ground', force, space: 'siwa' } as const;
  const appeared = { type: 'leader-appeared', rule: '24.0', unit: 'patrol-leader-2', space: 'kufra' } as const;
  const same = (told: readonly (typeof began | typeof appeared)[]) =>
    shortcuts(Trial.from(match, SEAT), told).find(({ says }) => says?.code === 'set-out' && `${says.figures.who}`.startsWith('same'))?.says;
  expect(same([appeared, began])?.figures).toMatchObject({ who: 'same', count: 5, joined: ['patrol-leader-2'] });
  expect(same([began])?.figures).toMatchObject({ who: 'same-without', count: 4, left: 1, joined: [] });
});
