/** Where a man can go to a tile in two ways, both are shown with what each costs and gives away; unless one of them is plainly better. */
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { Thing, Way } from '../../face.ts';
import { detail } from './detail.ts';
import { goesSoftly, stepsOf } from './errands.ts';
import { seen } from './seen.ts';

export function waysTo(view: unknown, offers: readonly Offer[], _inHand: Thing, onto: readonly Thing[], speaker: Speaker): readonly Way[] {
  const steps = stepsOf(offers);
  const [, ...others] = onto.flatMap((thing) => steps.get(thing) ?? []);
  if (others.length === 0 || goesSoftly(seen(view))) return [];
  return onto
    .flatMap((thing) => steps.get(thing) ?? [])
    .map((offer) => ({
      texts: [offer.text],
      what: speaker.offer(offer, { asks: 'commandos' }),
      detail: detail(view, offer.choice, speaker) ?? '',
      ...(offer.odds && { odds: offer.odds }),
    }));
}
