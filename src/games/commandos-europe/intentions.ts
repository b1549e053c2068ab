/** Everything a player could point at here, legal or not: what `why` is asked about. */
import type { Seat } from '../../kernel/game.ts';
import { wishesFor } from '../../kernel/grammar.ts';
import { unitIds } from './content/enemies.ts';
import { GRID, MAPS } from './content/map.ts';
import { KINDS, PIECE_IDS } from './content/pieces.ts';
import { hexesOf } from './rules/ground.ts';
import { nameAt } from './rules/pieces-in-play.ts';
import type { State } from './state.ts';
import { type Choice, type ChoiceKind, GRAMMAR, type Question } from './vocabulary.ts';

/** There is no such piece, hex, enemy. */
const NOTHING = 'nothing-1';

/** Of what is not asked now, one wish stands for all of its kind. */
export function intentions(state: State, _seat: Seat, question: Question | undefined): readonly Choice[] {
  const lists = listsOf(state);
  const asked = new Set((question?.options ?? []).map(({ kind }) => kind));
  return (Object.keys(GRAMMAR) as ChoiceKind[]).flatMap((kind) =>
    wishesFor(GRAMMAR, kind, lists, asked.has(kind) ? Number.POSITIVE_INFINITY : 1),
  );
}

function listsOf(state: State): Readonly<Record<string, readonly string[]>> {
  const { map } = state;
  // A hex of each other map stands for all of them.
  const elsewhere = [0, 1, 2, 3].filter((other) => other !== map).map((other) => nameAt(MAPS[other]?.first ?? 0));
  return {
    hex: [...hexesOf(state).map((hex) => GRID.names[hex] ?? ''), ...elsewhere, NOTHING],
    piece: [...PIECE_IDS, NOTHING],
    goods: ['base', ...KINDS, NOTHING],
    enemy: [...unitIds(state), NOTHING],
  };
}
