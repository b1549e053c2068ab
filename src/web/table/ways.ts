/** Several ways to do what was meant by one gesture, each begun by a choice of its own. */
import type { Way } from '../../games/face.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import type { Opened } from './sitting.ts';

const NOTHING_MORE: readonly string[] = [];

/** What is laid open for choosing among them; the only one is what is meant. */
export function waysAmong(of: readonly Offer[], ways: readonly Way[]) {
  const offers = ways.flatMap(({ texts: [first] }) => of.filter(({ text }) => text === first));
  const [only, ...others] = offers;
  return { offers, ways, ...(only && others.length === 0 && { meant: only.text }) };
}

/** Of the ways that lie open, the one that a choice begins. */
export function wayBegunBy(opened: Opened | undefined, offer: Offer | undefined): Way | undefined {
  return opened?.what === 'which' ? opened.ways?.find(({ texts: [first] }) => first === offer?.text) : undefined;
}

/** What else is to be done by it. */
export function restOfWay(opened: Opened | undefined, offer: Offer): readonly string[] {
  return wayBegunBy(opened, offer)?.texts.slice(1) ?? NOTHING_MORE;
}

/** Whether the odds of all of it are there to be read. */
export function showsOdds(opened: Opened | undefined, offer: Offer): boolean {
  return (wayBegunBy(opened, offer)?.odds ?? offer.odds) !== undefined;
}
