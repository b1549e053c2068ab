/** 32.0 Reserve Recruit Points. */
import { no, type Option, type Table } from '../vocabulary.ts';
import { changeOps, changeRp } from './operations-track.ts';

const OP_PRICE = 2;

export const buyOp: Option<'buy-op'> = {
  kind: 'buy-op',
  rule: '32.0',
  minor: true,
  candidates: () => [{ kind: 'buy-op' }],
  whyNot(s) {
    if (s.rules['reserve-points'] === 'off') return no('rule-switched-off', '32.0');
    if (s.rp < OP_PRICE) return no('no-recruit-points', '32.0', { needed: OP_PRICE, rp: s.rp });
    return undefined;
  },
};

export function boughtOp(t: Table): void {
  changeRp(t, -OP_PRICE, '32.0');
  changeOps(t, 1, 'bought', '32.0');
}
