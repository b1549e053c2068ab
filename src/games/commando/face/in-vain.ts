/** Why something cannot be put there, told of what is in hand; and why a space that is pressed is no goal. */
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { Described, Thing } from '../../face.ts';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import { seen } from './seen.ts';

export function inVain(
  view: unknown,
  offers: readonly Offer[],
  inHand: Thing,
  onto: Thing,
  speaker: Speaker,
): Described['lines'][number] | undefined {
  if (inHand === onto) return tooFar(seen(view), offers, onto, speaker);
  const { battle } = seen(view);
  if (!battle || !offers.some(({ choice }) => choice.kind === 'keep-line')) return undefined;
  const [from, to] = [battle.line.indexOf(inHand), battle.line.indexOf(onto)];
  if (from < 0 || to < 0) return undefined;
  const say = (why: string) => ({ text: speaker.say(`look battle ${why}`, { unit: inHand, place: to + 1 }), rule: '19.1' });
  if (from < battle.lined) return say('has-place');
  return say(to < battle.lined ? 'place-taken' : 'place-too-far');
}

/** 15.0 Whoever presses a space at the beginning of an operation wants to go there: whatever can be reached is offered. */
function tooFar(view: View, offers: readonly Offer[], space: Thing, speaker: Speaker): Described['lines'][number] | undefined {
  const isAskedWhere = offers.some(({ choice, choices }) => choice.kind === 'force' && !choices);
  const isOthers = theatreOf(view).isSpace(space) && !view.units.some(({ at }) => at === space);
  return isAskedWhere && isOthers ? { text: speaker.say('look too-far', { space }), rule: '15.0' } : undefined;
}

/** 19.1 Whoever is in a line that is being drawn up can be tried anywhere in it. */
export function mayTry(view: unknown, offers: readonly Offer[], thing: Thing): boolean {
  return offers.some(({ choice }) => choice.kind === 'keep-line') && seen(view).battle?.line.includes(thing) === true;
}
