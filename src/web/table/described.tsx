/** What there is to know of a thing, and what can be done with it. */
import type { Described, Thing } from '../../games/face.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import { offersOn } from './choosing.ts';
import { SeatSign } from './company/seat-mark.tsx';
import { RuleLink } from './rule-link.tsx';
import { type Session, sentenceFor } from './session.ts';

const MOST_OFFERS = 4;
/** Where there are more than that, so many give an idea of them. */
const SOME_OFFERS = 2;

export function describe(thing: Thing, view: unknown, offers: readonly Offer[], session: Session): Described | undefined {
  const { face, speaker, say } = session;
  const described = face.describe(view, thing, speaker);
  const touching = offersOn(offers, face.things, thing);
  if (!described && touching.length === 0) return undefined;
  const possible = touching.slice(0, touching.length > MOST_OFFERS ? SOME_OFFERS : MOST_OFFERS).map((offer) => {
    const what = sentenceFor(offer, session);
    return { text: offer.odds ? say('can-with-odds', { what, odds: speaker.odds(offer.odds) }) : say('can', { what }) };
  });
  const rest = touching.length - possible.length;
  return {
    title: described?.title ?? speaker.name(thing),
    lines: [...(described?.lines ?? []), ...possible, ...(rest > 0 ? [{ text: say('can-more', { count: rest }) }] : [])],
  };
}

/** Line by line, each with its rule. */
export function DescribedLines({ lines }: Pick<Described, 'lines'>) {
  return (
    <ul className="why-not">
      {lines.map(({ text, rule, tone }) => (
        <li key={`${rule} ${text}`}>
          {tone !== undefined && <SeatSign tone={tone} />} {text} <RuleLink rule={rule} />
        </li>
      ))}
    </ul>
  );
}
