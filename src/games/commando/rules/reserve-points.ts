/** 32.0 Reserve Recruit Points. */
import type { State } from '../state.ts';
import { NONE, no, option, type Table } from '../vocabulary.ts';
import { changeOps, changeRp } from './operations-track.ts';

const OP_PRICE = 2;

const BUY_OP = [{ kind: 'buy-op' }] as const;

function canBuyOp(s: State): boolean {
  return s.rp >= OP_PRICE && s.rules['reserve-points'] === 'on';
}

export const buyOp = option<'buy-op'>({
  kind: 'buy-op',
  rule: '32.0',
  exact: true,
  aside: true,
  minor: true,
  candidates: (s) => (canBuyOp(s) ? BUY_OP : NONE),
  whyNot(s) {
    if (s.rules['reserve-points'] === 'off') return no('rule-switched-off', '32.0');
    if (s.rp < OP_PRICE) return no('no-recruit-points', '32.0', { needed: OP_PRICE, rp: s.rp });
    return undefined;
  },
});

export function boughtOp(t: Table): void {
  changeRp(t, -OP_PRICE, '32.0');
  changeOps(t, 1, 'bought', '32.0');
}
