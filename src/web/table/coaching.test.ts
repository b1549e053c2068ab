import { expect, test } from 'vitest';
import { isTooEarly, momentOver, noteAgain, noteFor, noteNow } from './coaching.ts';

test('what is asked is explained before what has happened', () => {
  expect(noteFor(['saw-detected'], 'escape', [])).toBe('escape');
  expect(noteFor(['chapter-cards', 'saw-detected', 'chapter-battle'], 'line', [])).toBe('chapter-cards');
  expect(noteFor(['chapter-cards', 'chapter-battle'], 'line', ['chapter-cards', 'chapter-battle'])).toBe('line');
  expect(noteFor(['first-blood', 'first-marker'], 'movement', ['movement'])).toBe('first-marker');
});

test('what was heard is not said again', () => {
  expect(noteFor(['first-blood', 'first-marker'], 'movement', ['movement', 'first-marker'])).toBe('first-blood');
  expect(noteFor(['first-blood'], 'movement', ['first-blood', 'movement'])).toBeUndefined();
});

const READ = { note: 'base', isFirst: true, events: [], question: 'before-draw', heard: ['base'] };

test('with another question the note for the last one goes, also the first of all', () => {
  expect(noteNow(READ)).toBe('before-draw');
  expect(noteNow({ ...READ, heard: ['base', 'before-draw'] })).toBeUndefined();
});

test('the first note stays while nobody is asked', () => {
  expect(noteNow({ ...READ, question: undefined })).toBe('base');
});

test('a note stays for as long as the same is asked, or nothing else has happened', () => {
  expect(noteNow({ ...READ, question: 'base' })).toBe('base');
  const happened = { note: 'saw-battle', isFirst: false, events: ['saw-battle'], question: 'movement', heard: ['movement', 'saw-battle'] };
  expect(noteNow(happened)).toBe('saw-battle');
  expect(noteNow({ ...happened, events: [] })).toBeUndefined();
});

test('nobody is asked', () => {
  expect(noteFor([], undefined, [])).toBeUndefined();
});

test('what a game is about comes first of all, and only then', () => {
  expect(noteFor(['welcome', 'first-marker'], 'recruiting', [])).toBe('welcome');
  expect(noteFor(['welcome'], 'recruiting', ['welcome'])).toBe('recruiting');
  expect(noteFor(['welcome'], 'recruiting', ['movement'])).toBe('recruiting');
});

test('nothing is said before whoever is guided is asked for the first time', () => {
  expect(isTooEarly(['welcome', 'first-marker'], undefined, [])).toBe(true);
  expect(isTooEarly(['welcome', 'first-marker'], 'recruiting', [])).toBe(false);
  expect(isTooEarly(['first-marker'], undefined, ['welcome'])).toBe(false);
});

test('a note that has missed its moment is not given later', () => {
  const shot = { recent: ['fired', 'eliminated'], events: ['first-battle', 'first-blood'], question: 'fire' };
  expect(momentOver(undefined, shot)).toEqual({ over: [], events: shot.events });
  expect(momentOver(shot, { ...shot })).toEqual({ over: [], events: shot.events });
  expect(momentOver(shot, { ...shot, question: 'movement' })).toEqual({ over: shot.events, events: [] });
  const marched = { recent: ['moved'], events: [], question: 'movement' };
  expect(momentOver(shot, marched)).toEqual({ over: shot.events, events: [] });
});

test('the newest note of a decision is explained again, also after a choice was taken back', () => {
  const shown = [
    { note: 'movement', step: 3 },
    { note: 'first-blood', step: 5 },
  ];
  expect(noteAgain(shown, 5, 'movement')).toBe('first-blood');
  expect(noteAgain(shown, 6, 'movement')).toBe('movement');
  expect(noteAgain([], 5, undefined)).toBeUndefined();
});

test('whoever has looked back comes back to the note that he left', () => {
  const shot = { recent: ['fired', 'lost'], events: ['first-blood'], question: 'fire' };
  expect(momentOver(shot, { ...shot, recent: [...shot.recent] })).toEqual({ over: [], events: shot.events });
  expect(momentOver(shot, { ...shot, recent: ['fired', 'missed'] })).toEqual({ over: shot.events, events: shot.events });
});
