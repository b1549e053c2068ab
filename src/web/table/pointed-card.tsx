/** What lies under the pointer: what it is, what can be done with it, and how that would come out. */
import { useEffect, useState } from 'react';
import { HoverCard } from '../../board/hover-card.tsx';
import { thingElementId } from '../../board/thing.tsx';
import type { Described, Thing } from '../../games/face.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import { offersOn } from './choosing.ts';
import { useRoom } from './room.ts';
import { type Session, sentenceFor, useSession } from './session.ts';
import type { Pointed } from './sitting.ts';

/** So that cards do not flicker up along the way of a pointer that is only passing. */
const PATIENCE_MS = 350;
const MOST_OFFERS = 4;
/** Where there are more than that, so many give an idea of them. */
const SOME_OFFERS = 2;

/** Once there, it stays until the pointer has left it too, so that it can be entered. */
export function PointedCard() {
  const session = useSession();
  const { sitting, moment, considering } = useRoom();
  const { pointed } = sitting;
  const isHidden = sitting.isCardHidden || considering.opened !== undefined;
  const [shown, setShown] = useState<Pointed>();
  useEffect(() => {
    if (!pointed) return undefined;
    // Another thing: what was told of the one before is in the way now.
    setShown((before) => (before?.thing === pointed.thing ? before : undefined));
    const timer = setTimeout(() => setShown(pointed), PATIENCE_MS);
    // Whoever presses has seen enough.
    const stop = () => clearTimeout(timer);
    window.addEventListener('pointerdown', stop, true);
    return () => {
      stop();
      window.removeEventListener('pointerdown', stop, true);
    };
  }, [pointed]);
  useEffect(() => {
    if (isHidden) setShown(undefined);
  }, [isHidden]);
  const described = shown && describe(shown.thing, moment.view, moment.offers, session);
  // what the keys have led to may have been lent its element only now
  const anchor = shown && (shown.anchor ?? document.getElementById(thingElementId(shown.thing)) ?? undefined);
  if (isHidden || !anchor?.isConnected || !described) return null;
  return (
    <HoverCard
      key={shown.thing}
      anchor={anchor}
      title={described.title}
      lines={described.lines}
      closes={session.say('close')}
      onRule={(rule) => session.desk.showRule(rule, anchor)}
      onClose={() => setShown(undefined)}
    />
  );
}

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
