/** 7.3.2, 7.3.3 Drawing Objective chits, open and secret. */
import { below, comesToLight } from '../../../kernel/dice.ts';
import { chitCalled } from '../content/chits.ts';
import { SIDES, type Side } from '../content/terms.ts';
import type { ChitsToDraw, State } from '../state.ts';
import type { Table } from '../vocabulary.ts';
import { privately } from './asking.ts';
import { openChit } from './victory.ts';

/** 7.3.2 A chit out of the cup, unseen. */
export function drawChit(state: State): string | undefined {
  const { chitCup, random } = state;
  if (chitCup.length === 0) return undefined;
  comesToLight(random);
  return chitCup.splice(random.script === undefined ? below(random, chitCup.length) : 0, 1)[0];
}

/** 7.3.3 A chit without a secret side is opened at once. */
export function keepSecret(t: Table, side: Side, chit: string, rule: string): void {
  if (chitCalled(chit).isOpenOnly) {
    openChit(t, side, chit, '7.3.3');
    return;
  }
  t.state.sides[side].secret.push(chit);
  t.tell?.({ type: 'chit-secret', rule, side });
  t.tell?.({ type: 'chit-drawn', rule, to: privately(side), chit });
}

/** 7.3.2 Before a game: those that are named for the open, then those left to chance. */
export function drawChits(t: Table, { open, count, axis, allies }: ChitsToDraw): void {
  const { state } = t;
  for (const chit of open) openChit(t, state.active, chit, '7.3.2');
  for (let i = 0; i < count; i++) {
    const chit = drawChit(state);
    if (chit !== undefined) openChit(t, state.active, chit, '7.3.2');
  }
  const secrets = { axis, allies };
  for (const side of SIDES) {
    for (let i = 0; i < secrets[side]; i++) {
      const chit = drawChit(state);
      if (chit !== undefined) keepSecret(t, side, chit, '7.3.3');
    }
  }
}
