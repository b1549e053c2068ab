/** A32 Dig In: the last thing that an advance of the time brings (6.1.2-6). */
import { hexNamed } from '../content/battle-map.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import type { State } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { ask, ofHexes, PASS, plain, question, refusal } from './asking.ts';
import { ofActions, playAction } from './hands.ts';
import { placeFortification } from './markers.ts';
import { whyNotFortify } from './terrain.ts';

const digInCard = ofActions('dig-in', 'A32', (state, card, side) =>
  diggable(state, side).length > 0 ? undefined : refusal('nobody-can', 'A32', { card }),
);

function diggable(state: State, side: Side): number[] {
  const hexes = new Set(state.units.filter((unit) => unit.side === side).map(({ at }) => at));
  return [...hexes].filter((hex) => whyNotFortify(state, hex, 'A32', 'foxholes') === undefined).sort((a, b) => a - b);
}

const mayDigIn = question('dig-in', 'A32', [digInCard, plain('pass', 'A32')], PASS);
const whereToDig = question('dig-in-hex', 'A32', [ofHexes('entrench', 'A32', diggable)]);

/** 6.1.2-6 Both may dig in, the inactive player first. */
export function* digIn(t: Table): Rules {
  const { state } = t;
  for (const side of [enemyOf(state.active), state.active]) {
    while (state.sides[side].hand.length > 0) {
      const choice = yield* ask(side, mayDigIn);
      if (choice.kind === 'pass') break;
      playAction(t, side, choice.card, 'A32');
      const where = yield* ask(side, whereToDig);
      placeFortification(t, hexNamed(where.hex), 'foxholes', 'A32');
    }
  }
}
