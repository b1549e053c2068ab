/** A request that is not granted: thrown anywhere, turned into a sentence in one place. */
import type { Fault, Figure, Refusal } from '../kernel/game.ts';
import type { LogLine } from '../kernel/witness/log.ts';
import { StoreFault } from '../store/fault.ts';

export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly rule: string;
  readonly figures: Readonly<Record<string, Figure>>;
  /** Where its sentence is found: a refusal of a rule, a fault in what was sent, or a refusal of the table itself. */
  readonly kind: 'refusal' | 'fault';
  /** What has happened since, where that is the reason. */
  news: readonly LogLine[] | undefined;

  constructor(status: number, code: string, figures: Readonly<Record<string, Figure>> = {}, rule = '', kind: Refused['kind'] = 'refusal') {
    super(code);
    this.status = status;
    this.code = code;
    this.rule = rule;
    this.figures = figures;
    this.kind = kind;
  }
}

/** What the rules do not allow. */
export function refusedByRule({ code, rule, figures }: Refusal): Refused {
  return new Refused(422, code, figures, rule);
}

const SECRECY: Readonly<Record<string, number>> = { 'secrets-until-the-end': 409, 'which-seat': 422 };

/** What somebody may not know, or not yet, or not unless he says for whom. */
export function refusedBySecrecy({ code, rule, figures }: Refusal): Refused {
  return new Refused(SECRECY[code] ?? 403, code, figures, rule);
}

export function faulty({ code, figures }: Fault): Refused {
  return new Refused(422, code, figures, '', 'fault');
}

/** What the store cannot read, or not now; undefined for whatever else went wrong. */
export function refusedByStore(error: unknown): Refused | undefined {
  if (!(error instanceof StoreFault)) return undefined;
  if (error.code === 'table-changed') return new Refused(503, 'table-busy');
  if (error.code === 'table-damaged') return new Refused(500, 'table-damaged', error.figures);
  return new Refused(503, error.code === 'database-moved' ? 'database-moved' : 'store-failure');
}

export function noSuchTable(id: string): Refused {
  return new Refused(404, 'no-such-table', { table: id });
}
