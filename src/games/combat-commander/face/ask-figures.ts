/** Figures that a question and the names of its choices speak of. */
import type { Offer } from '../../../kernel/witness/sight.ts';
import { hexName } from '../content/battle-map.ts';
import { comparedWithStanding, meleeAgain } from '../odds/rerolls.ts';
import { attackAhead } from '../reckoning/attacks.ts';
import { movementLeft } from '../rules/moving.ts';
import { now, unitCalled } from '../state.ts';
import { ownSide, type View } from '../view.ts';
import { cardsLeft } from './cards-left.ts';
import { seen } from './seen.ts';
import { endsSetUp, laidIn } from './setting-up.ts';

export function askFigures(anyView: unknown, offer?: Offer, picked?: Offer): object {
  const view = seen(anyView);
  const own = ownSide(view);
  const isAimed = (now(view, 'fire')?.target ?? -1) >= 0;
  const laid = laidIn(view, picked);
  return {
    // All stand on the map, and nobody is asked about any more.
    unit: laid ? 'laid' : now(view, 'set-up')?.unit,
    ends: endsSetUp(view) && !offer?.choices ? (laid && offer?.text === picked?.text ? 'laid' : 'yes') : 'no',
    going: now(view, 'activation')?.chosen.length ?? 0,
    tossed: now(view, 'discard')?.chosen.length ?? 0,
    strongest: own && isAimed ? (attackAhead(view, own, { kind: 'fire-all' })?.firepower ?? 0) : 0,
    leader: now(view, 'activation')?.chosen[0],
    ...underWay(view),
    ...again(view),
  };
}

/** O21.1, A33 Who moves, where they have come to and what they have left; nothing while one of them is being lost. */
function underWay(view: View): object {
  const { group = [] } = now(view, 'move') ?? {};
  const [first] = group.map((id) => unitCalled(view, id));
  if (!first || !group.every((id) => unitCalled(view, id))) return {};
  return { movers: group, entered: hexName(first.at), movement: Math.max(0, movementLeft(view)) };
}

/** 9.1 How likely another roll is better for whoever looks than the one on the table, or worse, in percent; nothing where a new pile begins. */
function again(view: View): object {
  const roll = now(view, 'roll');
  const own = ownSide(view);
  if (!roll || !own || view.sides[roll.side].pile === 0) return {};
  const left = cardsLeft(view);
  const melee = meleeAgain(view, own, left);
  // A higher roll that loses all the same is no better.
  if (melee) return { better: 'melee', won: wholePercent(melee.won), again: wholePercent(melee.again) };
  const compared = comparedWithStanding(view, own, left);
  return compared ? { better: wholePercent(compared.better), worse: wholePercent(compared.worse) } : {};
}

/** What can happen has one percent at least, and what need not happen has not a hundred. */
const wholePercent = (chance: number): number =>
  chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(100 * chance)));
