/** 18.0 OPFOR units: picked from the bin, gone back into it when the battle is over. */
import { pick } from '../../../kernel/decks.ts';
import type { State } from '../state.ts';
import type { Table } from '../vocabulary.ts';

/** 31.1-5 One more for each mission won in a campaign. Ruling 24: a bin that holds too few gives what it has. */
export function placeOpfor(t: Table, count: number, space: string, rule: string): void {
  const s = t.state;
  const called = count + (s.campaign?.won.length ?? 0);
  const placed: string[] = [];
  while (placed.length < called) {
    const opfor = pick(s.random, s.bin);
    if (opfor === undefined) break;
    placed.push(opfor);
  }
  for (const opfor of placed) s.opfor.push(opfor);
  t.tell?.({ type: 'opfor-placed', rule, opfor: placed, called, space });
}

export function backToBin(s: State): void {
  s.bin.push(...s.opfor);
  s.opfor = [];
  s.surprise = '';
}
