import { expect, it } from 'vitest';
import { promptWords } from './prompt-words.ts';

it('what is asked stands by itself', () => {
  expect(promptWords('Where does the force go?')).toEqual({ head: 'Where does the force go?', prose: '' });
});

it('what comes after the question is prose', () => {
  expect(promptWords('Who gets down here? Whoever stays aboard does not fight.')).toEqual({
    head: 'Who gets down here?',
    prose: 'Whoever stays aboard does not fight.',
  });
});

it('what comes after a colon is prose, too, in French as well', () => {
  expect(promptWords('Recruit for the mission: place your leaders.')).toEqual({
    head: 'Recruit for the mission',
    prose: 'Place your leaders.',
  });
  expect(promptWords('Recruter pour la mission : placez vos chefs.')).toEqual({
    head: 'Recruter pour la mission',
    prose: 'Placez vos chefs.',
  });
});
