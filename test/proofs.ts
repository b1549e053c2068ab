/** The rows of a ledger against the rule tests that prove them. */

export interface Ledger {
  readonly game: string;
  /** Rows that must be proved, and rows that cannot be. */
  readonly testable: readonly string[];
  readonly untestable: readonly string[];
}

/** A rule test as it came out. */
export interface Proof {
  readonly file: string;
  readonly rows: readonly string[];
  readonly passed: boolean;
}

/** What is wrong with the proofs of a ledger, when all the rule tests of its game have run: a line for each kind. */
export function faultsOfProofs({ game, testable, untestable }: Ledger, proofs: readonly Proof[]): string[] {
  const files = new Map<string, Set<string>>();
  for (const { file, rows } of proofs) for (const row of rows) files.set(row, (files.get(row) ?? new Set()).add(file));
  const proved = new Set(proofs.filter(({ passed }) => passed).flatMap(({ rows }) => rows));
  const named = (row: string) => `${row} (${[...(files.get(row) ?? [])].join(', ')})`;
  const unproved = testable.filter((row) => !proved.has(row));
  const known = new Set([...testable, ...untestable]);
  const unknown = [...files.keys()].filter((row) => !known.has(row));
  const contradicted = untestable.filter((row) => files.has(row));
  return [
    unproved.length > 0
      ? `${unproved.length} of ${testable.length} rows of ${game} have no proof that ran and passed: ${unproved.join(' ')}`
      : '',
    unknown.length > 0 ? `Rule tests of ${game} name rows that are not in its rulebook: ${unknown.map(named).join(', ')}` : '',
    contradicted.length > 0 ? `Rows of ${game} are marked as untestable, and proved: ${contradicted.map(named).join(', ')}` : '',
  ].filter((fault) => fault !== '');
}
