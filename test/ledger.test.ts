/** The ledger against its proofs: every obligation of a rulebook is proved by a rule test, or says why it cannot be. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../src/games/box.ts';
import { ledgerOf, paragraphOf } from '../src/games/ledger.ts';
import { boxOf, textsOf } from '../src/games/shelf.ts';
import { readExample } from '../src/kernel/example.ts';
import { LANGUAGES, sentencesIn } from '../src/words/texts.ts';
import { GAMES } from './games.ts';

/** `rule('19.1a', …` and `rule(['19.1a', '19.1b'], …`. */
const PROOF = /\brule\(\s*('[^']*'|\[[^\]]*\])/g;
const CALL = /\brule\(/g;

interface Source {
  readonly file: string;
  readonly text: string;
}

function filesIn(folder: string, ending: string): Source[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

/** Rows that a source says it proves. */
function rowsIn(text: string): string[] {
  return [...text.matchAll(PROOF)].flatMap(([, rows = '']) => [...rows.matchAll(/'([^']*)'/g)].map(([, row = '']) => row));
}

/** Each row with the files that prove it. */
function proofsOf(sources: readonly Source[]): Map<string, string[]> {
  const proofs = new Map<string, string[]>();
  for (const { file, text } of sources) for (const row of rowsIn(text)) proofs.set(row, [...(proofs.get(row) ?? []), file]);
  return proofs;
}

function exampleRows({ id }: AnyGame): Map<string, string[]> {
  const rows = new Map<string, string[]>();
  for (const { file, text } of filesIn(`src/games/${id}/examples`, '.json')) {
    const example = readExample(text);
    if (!example.ok) throw new Error(`${file}: ${example.fault.code} ${JSON.stringify(example.fault.figures)}`);
    for (const row of example.value.rules) rows.set(row, [...(rows.get(row) ?? []), file]);
  }
  return rows;
}

const naming = (proofs: ReadonlyMap<string, string[]>, row: string) => `${row} in ${proofs.get(row)?.join(', ')}`;

describe.each(GAMES)('the ledger of $id', ({ game }) => {
  const sources = filesIn(`test/${game.id}`, '.test.ts');
  const proofs = proofsOf(sources);
  const ledger = ledgerOf(boxOf(game.id));
  const rows = new Map(ledger.map((row) => [row.id, row]));
  const examples = exampleRows(game);

  it('has every row once', () => {
    const ids = ledger.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(ids.length).toBeGreaterThan(0);
  });

  it('has a proof for every row that can be proved', () => {
    const unproved = ledger.filter(({ id, untestable }) => untestable === undefined && !proofs.has(id)).map(({ id }) => id);
    expect(unproved, `${unproved.length} of ${rows.size} rows have no rule test in test/${game.id}/: ${unproved.join(' ')}`).toEqual([]);
  });

  it('knows every row that a rule test or an example names', () => {
    const unknown = [...proofs.keys()].filter((row) => !rows.has(row)).map((row) => naming(proofs, row));
    const paragraphs = new Set(ledger.map(({ id }) => paragraphOf(id)));
    const shown = [...examples.keys()].filter((row) => !rows.has(row) && !paragraphs.has(row)).map((row) => naming(examples, row));
    expect([...unknown, ...shown], 'rows that are not in the rulebook').toEqual([]);
  });

  it('marks nothing as untestable that is proved, and says why', () => {
    const marked = ledger.filter(({ untestable }) => untestable !== undefined);
    expect(marked.filter(({ id }) => proofs.has(id)).map(({ id }) => naming(proofs, id))).toEqual([]);
    expect(marked.filter(({ untestable }) => untestable?.trim() === '').map(({ id }) => id)).toEqual([]);
  });

  it.each(LANGUAGES)('has a gist for every row, and for no other (%s)', (language) => {
    const sentences = sentencesIn(...textsOf(game.id, language));
    const gists = [...sentences.keys()].filter((key) => key.startsWith('rule ')).map((key) => key.slice('rule '.length));
    expect(
      ledger.map(({ id }) => id).filter((id) => !sentences.get(`rule ${id}`)?.trim()),
      'rows without a gist',
    ).toEqual([]);
    expect(
      gists.filter((id) => !rows.has(id)),
      'gists without a row',
    ).toEqual([]);
  });

  it('can read every rule test: rows stand in the call itself', () => {
    const unread = sources
      .filter(({ text }) => [...text.matchAll(CALL)].length !== [...text.matchAll(PROOF)].length)
      .map(({ file }) => file);
    expect(unread, 'files with a rule(…) whose rows are not written out').toEqual([]);
  });
});
