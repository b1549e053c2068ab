/** 14.0 The Ops marker, up and down. What happens when it reaches zero is in windows.ts. */
import type { OpsReason, Table } from '../vocabulary.ts';

export function changeOps(t: Table, by: number, why: OpsReason, rule: string): void {
  t.state.ops += by;
  t.tell?.({ type: 'ops-changed', rule, by, ops: t.state.ops, why });
}

export function changeRp(t: Table, by: number, rule: string): void {
  const before = t.state.rp;
  t.state.rp = Math.max(0, before + by);
  t.tell?.({ type: 'rp-changed', rule, by: t.state.rp - before, rp: t.state.rp });
}
