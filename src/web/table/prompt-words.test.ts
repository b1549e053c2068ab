import { expect, it } from 'vitest';
import { promptWords, sheetWords } from './prompt-words.ts';

it('what is asked stands by itself', () => {
  expect(promptWords('Where does the force go?')).toEqual({ head: 'Where does the force go?', prose: '' });
});

it('what comes after the question is prose', () => {
  expect(promptWords('Who gets down here? Whoever stays aboard does not fight.')).toEqual({
    head: 'Who gets down here?',
    prose: 'Whoever stays aboard does not fight.',
  });
});

it('a rank that is cut short ends no sentence', () => {
  const whole = { head: 'Where does Cpl. Lindquist stand?', prose: '' };
  expect([promptWords(whole.head), sheetWords(whole.head)]).toEqual([whole, whole]);
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

it('in the head of a sheet a short question stands whole', () => {
  expect(sheetWords('Turn 1: who moves?')).toEqual({ head: 'Turn 1: who moves?', prose: '' });
  expect(sheetWords('Tour 1 : qui se déplace ? Bloqué en mer sans bateau : équipe A.')).toEqual({
    head: 'Tour 1 : qui se déplace ?',
    prose: 'Bloqué en mer sans bateau : équipe A.',
  });
  const long = 'Reconnaissance: which of your secret chits do you turn up?';
  expect(sheetWords(long)).toEqual(promptWords(long));
});
