/** What was seen of a database, and found wrong with it. */
import type { Figure } from '../kernel/game.ts';
import { codeOf, messageOf, StoreFault } from './fault.ts';
import { LATEST } from './migrations.ts';

/** What keeps a server from doing its work is wrong; a note is for its operator to think about. */
export interface Finding {
  readonly level: 'wrong' | 'note';
  readonly code: string;
  readonly figures: Readonly<Record<string, Figure>>;
}

/** What was seen of the database, by name; what is not known is left out. */
export interface Facts {
  readonly kind: 'sqlite' | 'postgres';
  readonly folder?: string;
  /** Whether there is a database already. */
  readonly exists?: boolean;
  readonly bytes?: number;
  /** Bytes that are free where the folder is. */
  readonly room?: number;
  /** Of folder, owner and mode as `ls` would write the number. */
  readonly mode?: string;
  readonly tables?: number;
  readonly step?: number;
  readonly latest: number;
  /** How many servers run on it. */
  readonly servers?: number;
  readonly version?: string;
  readonly roundTripMs?: number;
  /** By how many milliseconds its clock is ahead of this machine's. */
  readonly aheadMs?: number;
}

export interface Diagnosis {
  readonly facts: Facts;
  readonly findings: readonly Finding[];
}

/** Takes down what is seen, as it is seen. */
export class Notes {
  facts: Facts;
  readonly findings: Finding[] = [];

  constructor(facts: Omit<Facts, 'latest'>) {
    this.facts = { ...facts, latest: LATEST };
  }

  see(facts: Partial<Facts>): void {
    this.facts = { ...this.facts, ...facts };
  }

  wrong(code: string, figures: Finding['figures'] = {}): void {
    this.findings.push({ level: 'wrong', code, figures });
  }

  note(code: string, figures: Finding['figures'] = {}): void {
    this.findings.push({ level: 'note', code, figures });
  }

  /** How far the database is. */
  seeStep(step: number): void {
    this.see({ step });
    if (step > LATEST) this.wrong('database-newer', { found: step, known: LATEST });
    else if (step < LATEST) this.note('database-older', { found: step, known: LATEST });
  }

  /** Whatever goes wrong while something is looked at is a finding, too. */
  async try(work: () => void | Promise<void>, otherwise: string, figures: Finding['figures'] = {}): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof StoreFault) this.wrong(error.code, { ...error.figures });
      else this.wrong(otherwise, { ...figures, why: messageOf(error) || codeOf(error) });
    }
  }
}

export interface Look {
  readonly now?: () => number;
  /** Fewer bytes on the disk are too few; left out, as many as a server wants. */
  readonly leastRoom?: number;
}
