import { expect, test } from 'vitest';
import { overlap } from '../../../../board/free-ground.ts';
import type { Box } from '../../../../board/geometry.ts';
import { Speaker } from '../../../../words/speaker.ts';
import { EN } from '../../text/en.ts';
import { FR } from '../../text/fr.ts';
import { DISC, labelBox } from './labels.ts';
import { drawnSpaces } from './routes.ts';

/** The largest size of text that can be chosen. */
const LARGEST = 1.32;
/** Boxes are taken for the widest letters: so much of two may overlap before any letters do, in units of the board. */
const LOOSE = 12;

test.each([
  ['western-desert', 'en' as const, EN],
  ['western-desert', 'fr' as const, FR],
  ['highlands', 'en' as const, EN],
  ['highlands', 'fr' as const, FR],
])('names in %s (%s) lie neither upon each other nor upon a space, however large the text is', (theatre, language, words) => {
  const speaker = new Speaker(language, ...words);
  const spaces = [...drawnSpaces(theatre)];
  const names = spaces.map(([id, { at, label, base }]) => ({ id, box: labelBox(at, label, base, speaker.name(id), LARGEST) }));
  const discs = spaces.map(
    ([
      id,
      {
        at: [x, y],
      },
    ]) => ({ id, box: { x: x - DISC, y: y - DISC, width: 2 * DISC, height: 2 * DISC } }),
  );
  const clashes = names.flatMap(({ id, box }, i) =>
    [...names.slice(i + 1), ...discs].filter((other) => other.id !== id && isUpon(box, other.box)).map((other) => `${id} ${other.id}`),
  );
  expect(clashes).toEqual([]);
  // nor where one steps back from a ring around its space, with text as it is usual
  const usual = (ringed?: string) =>
    spaces.map(([id, { at, label, base }]) => ({ id, box: labelBox(at, label, base, speaker.name(id), 1, id === ringed) }));
  const stepped = spaces.flatMap(([id]) => {
    const box = usual(id).find((one) => one.id === id)?.box;
    return usual().flatMap((other) => (box && other.id !== id && isUpon(box, other.box) ? [`${id} ${other.id}`] : []));
  });
  expect(stepped).toEqual([]);
});

function isUpon(a: Box, b: Box): boolean {
  return overlap(a, b) > LOOSE;
}

test.each([
  ['en' as const, EN],
  ['fr' as const, FR],
])('no name (%s) is much longer than counters and markers make room for', (language, words) => {
  const speaker = new Speaker(language, ...words);
  const spaces = ['western-desert', 'highlands'].flatMap((theatre) => [...drawnSpaces(theatre)]);
  const long = spaces.filter(([id, { asLong }]) => speaker.name(id).length > asLong.length + A_LITTLE).map(([id]) => id);
  expect(long).toEqual([]);
});

/** Letters: boxes are taken for the widest. */
const A_LITTLE = 2;
