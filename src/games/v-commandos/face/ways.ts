/** Where a man can go to a tile in two ways, both are shown with what each costs and gives away; unless one of them is plainly better. A token is put down at once only where nothing else could be meant. */
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { Thing, Way } from '../../face.ts';
import { detail } from './detail.ts';
import { goesSoftly, stepsOf, usesHere } from './errands.ts';
import { seen } from './seen.ts';
import { ownCommando } from './things.ts';

export function waysTo(view: unknown, offers: readonly Offer[], inHand: Thing, onto: readonly Thing[], speaker: Speaker): readonly Way[] {
  const own = ownCommando(seen(view));
  const found = own?.id === inHand ? stepsTo(view, offers, onto) : tokenUses(own?.at, offers, inHand, onto);
  return found.map((offer) => ({
    texts: [offer.text],
    what: speaker.offer(offer, { asks: 'commandos' }),
    detail: detail(view, offer.choice, speaker) ?? '',
    ...(offer.odds && { odds: offer.odds }),
  }));
}

function stepsTo(view: unknown, offers: readonly Offer[], onto: readonly Thing[]): readonly Offer[] {
  const steps = stepsOf(offers);
  const found = onto.flatMap((thing) => steps.get(thing) ?? []);
  return found.length < 2 || goesSoftly(seen(view)) ? [] : found;
}

/** Upon bare ground a token that is of no other use there is put down. */
function tokenUses(at: string | undefined, offers: readonly Offer[], item: Thing, [upon]: readonly Thing[]): readonly Offer[] {
  const uses = usesHere(offers, item);
  return uses.length === 1 && upon === at ? [] : uses;
}
