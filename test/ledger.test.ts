/** The ledger of each game: every row once, with a gist in every language. Whether each has been proved is said at the end of a run. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ledgerOf } from '../src/games/ledger.ts';
import { boxOf, textsOf } from '../src/games/shelf.ts';
import { LANGUAGES, sentencesIn } from '../src/words/texts.ts';
import { GAMES } from './games.ts';
import { faultsOfProofs, type Ledger } from './proofs.ts';

describe.each(GAMES)('the ledger of $id', ({ game }) => {
  const rulebook = ledgerOf(boxOf(game.id));
  const rows = new Set(rulebook.map(({ id }) => id));
  const ledger: Ledger = {
    game: game.id,
    testable: rulebook.filter(({ untestable }) => untestable === undefined).map(({ id }) => id),
    untestable: rulebook.filter(({ untestable }) => untestable !== undefined).map(({ id }) => id),
  };

  it('has every row once', () => {
    const ids = rulebook.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(ids.length).toBeGreaterThan(0);
  });

  it('is handed to whoever compares it with the proofs (test/last-word.ts)', ({ task }) => {
    expect(readdirSync(`test/${game.id}`).filter((name) => name.endsWith('.test.ts')).length).toBeGreaterThan(0);
    task.meta.ledger = ledger;
  });

  it('says why where a row cannot be proved', () => {
    expect(rulebook.filter(({ untestable }) => untestable?.trim() === '').map(({ id }) => id)).toEqual([]);
  });

  it.each(LANGUAGES)('has a gist for every row, and for no other (%s)', (language) => {
    const sentences = sentencesIn(...textsOf(game.id, language));
    const gists = [...sentences.keys()].filter((key) => key.startsWith('rule ')).map((key) => key.slice('rule '.length));
    expect(
      rulebook.map(({ id }) => id).filter((id) => !sentences.get(`rule ${id}`)?.trim()),
      'rows without a gist',
    ).toEqual([]);
    expect(
      gists.filter((id) => !rows.has(id)),
      'gists without a row',
    ).toEqual([]);
  });
});

describe('the proofs of a ledger', () => {
  const ledger: Ledger = { game: 'chess', testable: ['1.0a', '1.0b'], untestable: ['1.0c'] };
  const file = 'test/chess/pawns.test.ts';
  const faults = (...proofs: readonly (readonly [rows: string, passed: boolean])[]) =>
    faultsOfProofs(
      ledger,
      proofs.map(([rows, passed]) => ({ file, rows: rows.split(' '), passed })),
    ).join('\n');

  it('are complete when each row has a test that passed, whatever else failed', () => {
    expect(faults(['1.0a', true], ['1.0b', true])).toBe('');
    expect(faults(['1.0a 1.0b', true], ['1.0b', false])).toBe('');
  });

  it('lack a row whose only test failed, or never ran', () => {
    expect(faults(['1.0a', true], ['1.0b', false])).toBe('1 of 2 rows of chess have no proof that ran and passed: 1.0b');
    expect(faults()).toBe('2 of 2 rows of chess have no proof that ran and passed: 1.0a 1.0b');
  });

  it('name rows that the rulebook does not have, passed or not', () => {
    expect(faults(['1.0a 1.0b 9.9z', true])).toBe(`Rule tests of chess name rows that are not in its rulebook: 9.9z (${file})`);
    expect(faults(['1.0a 1.0b', true], ['9.9z', false])).toContain('9.9z');
  });

  it('contradict a mark that says there can be none', () => {
    expect(faults(['1.0a 1.0b 1.0c', true])).toBe(`Rows of chess are marked as untestable, and proved: 1.0c (${file})`);
  });
});
