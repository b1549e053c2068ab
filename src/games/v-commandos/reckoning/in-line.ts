/** Where enemies are named one after the other: how many have been named, of how many. */
import { ENEMIES, KINDS } from '../content/terms.ts';
import type { Doings } from '../doing.ts';
import { total } from '../rules/bag.ts';
import { levelCard } from '../rules/operation-in-play.ts';
import { whoFits } from '../rules/protecting.ts';
import { levelOn, type State } from '../state.ts';
import type { View } from '../view.ts';
import { positionOf } from './position.ts';

interface InLine {
  /** How many have been named already. */
  readonly named: number;
  readonly all: number;
  /** Whether it is the room that is not enough for all. */
  readonly forRoom: boolean;
}

export function inLine(view: View): InLine | undefined {
  const doing = view.doing.at(-1);
  switch (doing?.what) {
    case 'split':
      return { named: total(doing.sent), all: total(doing.sent) + total(doing.left), forRoom: false };
    case 'squeeze':
      return forRoom(positionOf(view), doing.level, doing.to, doing.left, doing.entered);
    case 'entry':
      return entering(positionOf(view), doing);
    default:
      return undefined;
  }
}

function entering(state: State, { level: id, entrance, entered }: Doings<'entry'>): InLine {
  const { waiting } = levelOn(state, { level: id });
  const { tile = 0 } = levelCard(state, id).entrances[entrance] ?? {};
  const left = ENEMIES.map((_, kind) => (waiting[entrance * KINDS + kind] ?? 0) - (entered[kind] ?? 0));
  return forRoom(state, id, tile, left, entered);
}

/** As many as find room: whoever may take a nest comes first among the kinds, so there are never more. */
function forRoom(state: State, id: string, tile: number, left: readonly number[], entered: readonly number[]): InLine {
  const [outside, inside] = [left.slice(), entered.slice()];
  for (;;) {
    const [kind] = whoFits(state, levelCard(state, id), levelOn(state, { level: id }), tile, outside, inside);
    if (kind === undefined) return { named: total(entered), all: total(inside), forRoom: true };
    outside[kind] = (outside[kind] ?? 0) - 1;
    inside[kind] = (inside[kind] ?? 0) + 1;
  }
}

interface Sent {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** Where those go who have been named, before they walk. */
export function sentSoFar(view: View): readonly Sent[] {
  const doing = view.doing.at(-1);
  if (doing?.what !== 'split' && doing?.what !== 'squeeze') return [];
  const { tiles } = levelCard(view, doing.level);
  const from = tiles[doing.tile]?.id ?? '';
  const sent = (to: number, count: number): Sent[] => (count > 0 ? [{ from, to: tiles[to]?.id ?? '', count }] : []);
  if (doing.what === 'squeeze') return sent(doing.to, total(doing.entered));
  return doing.to.flatMap((to, i) => sent(to, total(doing.sent.slice(i * KINDS, (i + 1) * KINDS))));
}
