/** What goes on without spending anything, and what nobody wishes for: by these the table knows its one filled button and its bars. */
import type { Choice } from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import { hexNamed } from '../content/battle-map.ts';
import { enemyOf } from '../content/terms.ts';
import { isGroupAsked } from '../rules/fire/group.ts';
import { hasUnit, now } from '../state.ts';
import { ownSide, type View } from '../view.ts';
import type { ChoiceKind } from '../vocabulary.ts';
import { chosen, seen } from './seen.ts';
import { endsSetUp } from './setting-up.ts';

/** Each ends what is going on, or leaves it as it is; the likeliest first. */
const GOES_ON: readonly ChoiceKind[] = [
  // A33.2 Offered once the card is spent and somebody activated: it costs nothing more, and is what they were activated for.
  'op-attack',
  'pass',
  'fire-all',
  'done',
  'halt',
  'decline',
  'end-move',
  'end-advance',
  'cease-fire',
];

/** Questions at which going on means to give something up: to be chosen, not to be slipped into. */
const TO_BE_CHOSEN: ReadonlySet<string> = new Set(['turn', 'next-order', 'discard']);

/** As long as one of these is possible somebody can still fire, or still go on. */
const STILL: ReadonlySet<string> = new Set<ChoiceKind>([
  'target',
  'shell',
  'set-out',
  'set-out-all',
  'step',
  'exit',
  'advance',
  'advance-exit',
]);

/** 3.3.1.1 Whoever is asked who goes along takes everybody, or those whom he has picked, and then nobody whom he has not. */
export function wayOn(view: unknown, offers: readonly Offer[], asks: string | undefined): Offer | undefined {
  if (asks !== undefined && TO_BE_CHOSEN.has(asks)) return undefined;
  const single = offers.filter(({ choices, aside }) => !choices && !aside);
  const [only, ...others] = single;
  if (only && others.length === 0) return only;
  // Whoever can still fire or go on gives that up by choosing to, and not by one press too many.
  if (single.some(({ choice }) => STILL.has(choice.kind))) return undefined;
  if (asks === 'activate-more') {
    const isPicked = (now(seen(view), 'activation')?.chosen.length ?? 0) > 1;
    return single.find(({ choice }) => choice.kind === (isPicked ? 'done' : 'activate-all'));
  }
  return GOES_ON.flatMap((kind) => single.filter(({ choice }) => choice.kind === kind)).at(0);
}

/** O15 Whoever discards nothing has given up the Turn for nothing: one press does not do that. */
export function asksFirst(view: unknown, { kind }: Choice): boolean {
  return kind === 'done' && now(seen(view), 'discard') !== undefined;
}

/**
 * What an attack may come to is seen before it is made: by the first press, or where it is asked who fires. 9.1 So is another roll, which
 * costs the card, and O14 an Order: nobody takes back a card that the other side has seen. 5 So is how everybody stands before the last is set up.
 */
export function showsFirst(anyView: unknown, choice: Choice, choices?: readonly Choice[]): boolean {
  const view = seen(anyView);
  const known = chosen(choice);
  switch (known.kind) {
    case 'target':
      return !isOrderedGroup(view, hexNamed(known.hex));
    case 'shell':
    case 'shell-smoke':
    case 'op-attack':
    case 'aim':
    case 'aim-smoke':
    case 'reroll':
    case 'order':
      return true;
    case 'advance':
      return isMelee(view, hexNamed(known.hex));
    case 'place':
    case 'fortify':
      // Whoever stands already is only put elsewhere.
      return !choices && endsSetUp(view);
    default:
      return false;
  }
}

/** 5 Whoever is set up stands there at the first press, and is taken up by one; the last waits for a second, as with it all are set up. */
export function isAtOnce(anyView: unknown, { kind }: Choice): boolean {
  const view = seen(anyView);
  return kind === 'take-up' || (kind === 'place' && now(view, 'set-up') !== undefined && !endsSetUp(view));
}

/** O20.3.1 By Order, and with more than one piece that could. */
function isOrderedGroup(view: View, hex: number): boolean {
  const firing = now(view, 'fire');
  return firing?.by === 'order' && isGroupAsked(view, firing, hex);
}

/** O16.4 */
function isMelee(view: View, hex: number): boolean {
  const side = ownSide(view);
  return side !== undefined && hasUnit(view, hex, enemyOf(side));
}

const HARM: ReadonlySet<string> = new Set(['eliminated', 'broken', 'suppressed', 'any-eliminated', 'any-broken', 'any-suppressed']);
const MELEE_BAD: ReadonlySet<string> = new Set(['melee-lost', 'melee-tied']);
const IN_VAIN: ReadonlySet<string> = new Set(['miss', 'safe', 'any-safe']);

/** For whoever makes an attack, that it does nothing; for whoever is attacked, what harms them. O22, O23: to stay broken; to run, but not for the enemy. */
export function isBad(outcome: string, anyView: unknown): boolean {
  const view = seen(anyView);
  if (MELEE_BAD.has(outcome)) return true;
  const attack = now(view, 'attack');
  if (attack) return (attack.side === ownSide(view) ? IN_VAIN : HARM).has(outcome);
  const rout = now(view, 'rout');
  if (rout) return outcome === (rout.of === ownSide(view) ? 'retreat' : 'none');
  return IN_VAIN.has(outcome) || outcome === 'none';
}
