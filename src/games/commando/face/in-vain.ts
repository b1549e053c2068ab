/** 19.1 Why a unit cannot be put into that place of the line: told of the one in hand, not of the one it was put upon. */
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { Described, Thing } from '../../face.ts';
import { seen } from './seen.ts';

export function inVain(
  view: unknown,
  offers: readonly Offer[],
  inHand: Thing,
  onto: Thing,
  speaker: Speaker,
): Described['lines'][number] | undefined {
  const { battle } = seen(view);
  if (!battle || inHand === onto || !offers.some(({ choice }) => choice.kind === 'keep-line')) return undefined;
  const [from, to] = [battle.line.indexOf(inHand), battle.line.indexOf(onto)];
  if (from < 0 || to < 0) return undefined;
  const say = (why: string) => ({ text: speaker.say(`look battle ${why}`, { unit: inHand, place: to + 1 }), rule: '19.1' });
  if (from < battle.lined) return say('has-place');
  return say(to < battle.lined ? 'place-taken' : 'place-too-far');
}

/** Whoever is in a line that is being drawn up can be tried anywhere in it. */
export function mayTry(view: unknown, offers: readonly Offer[], thing: Thing): boolean {
  return offers.some(({ choice }) => choice.kind === 'keep-line') && seen(view).battle?.line.includes(thing) === true;
}
