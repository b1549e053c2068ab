/** What would come of putting down what is in hand where it is held: told beside the hand, and in the column. */
import { useEffect, useMemo, useState } from 'react';
import type { Face, FindWays, Thing, Way } from '../../games/face.ts';
import type { Odds } from '../../kernel/game.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import { droppedOn } from './choosing.ts';
import { errandAmong } from './errand.ts';
import { detailFor, type Session, sentenceFor } from './session.ts';
import type { Sitting } from './sitting.ts';

export interface HeldTold {
  /** Upon what it is held. */
  readonly title: string;
  readonly what: readonly string[];
  readonly detail: string | undefined;
  readonly odds: Odds | undefined;
}

interface Held {
  readonly inHand: Thing;
  readonly over: Thing;
  readonly offers: readonly Offer[];
  readonly find: FindWays | undefined;
}

type Told = Pick<Session, 'scene' | 'face' | 'speaker'>;

/** So much of what there is to know of a place that nothing else is told about. */
const LINES = 2;

export function heldTold({ inHand, over, offers, find }: Held, session: Told): HeldTold {
  const { scene, face, speaker } = session;
  const { view } = scene;
  const standsFor = (thing: Thing) => face.standsFor?.(view, thing) ?? [];
  const onto = [over, ...standsFor(over)];
  const described = face.describe(view, over, speaker);
  const title = described?.title ?? speaker.name(over);
  const put = droppedOn(offers, face.things, inHand, onto, face.standsFor?.(view, inHand, true));
  if (put) return { title, what: [sentenceFor(put, session)], detail: detailFor(put, session), odds: put.odds };
  const ways = byWhatIsDone(find?.(view, offers, inHand, onto, speaker) ?? []).filter(({ isFree }) => !isFree);
  const [first] = ways;
  if (first) return { title, what: ways.map(({ what }) => what), detail: first.detail, odds: first.odds };
  const errand = errandAmong(face.errands?.(view, offers, inHand), onto);
  const lines = (described?.lines ?? []).slice(0, LINES).map(({ text }) => text);
  const told = errand.length > 0 ? face.errandTold?.(view, errand, over, speaker) : undefined;
  const [only, ...rest] = errand;
  const meant = rest.length === 0 ? offers.find(({ text }) => text === only) : undefined;
  if (told) {
    const place = told.onto === undefined ? undefined : face.describe(view, told.onto, speaker)?.title;
    return { title: place ?? title, what: [told.what, ...(told.withPlace ? lines : [])], detail: told.detail, odds: meant?.odds };
  }
  if (meant) return { title, what: [sentenceFor(meant, session)], detail: detailFor(meant, session), odds: meant.odds };
  return { title, what: lines, detail: undefined, odds: undefined };
}

/** Held where it cannot be put: why not, as it is told to whoever puts it there. Of things that lie in the way there is nothing to say. */
export function heldInVain(
  inHand: Thing,
  under: Thing,
  offers: readonly Offer[],
  { scene: { view }, face, speaker }: Told,
): HeldTold | undefined {
  const why = face.inVain?.(view, offers, inHand, under, speaker, true);
  const title = face.describe(view, why?.about ?? under, speaker)?.title ?? '';
  return why && { title, what: [why.text], detail: why.rule === undefined ? undefined : speaker.cite(why.rule), odds: undefined };
}

/** The same by another card is the same. */
function byWhatIsDone(ways: readonly Way[]): readonly Way[] {
  const doing = (way: Way) => way.texts.at(-1);
  return ways.filter((way, i) => ways.findIndex((other) => doing(other) === doing(way)) === i);
}

export function useHeldTold({ inHand, over, under }: Sitting, offers: readonly Offer[], session: Told): HeldTold | undefined {
  const find = useWays(session.face, inHand !== undefined);
  const { scene, face, speaker } = session;
  return useMemo(() => {
    const told = { scene, face, speaker };
    if (inHand === undefined || under === undefined) return undefined;
    return over === undefined ? heldInVain(inHand, under, offers, told) : heldTold({ inHand, over, offers, find }, told);
  }, [inHand, over, under, offers, find, scene, face, speaker]);
}

/** Fetched when something is first taken up. */
function useWays(face: Face, isWanted: boolean): FindWays | undefined {
  const [found, setFound] = useState<{ readonly find: FindWays }>();
  useEffect(() => {
    if (isWanted && face.ways)
      face.ways().then(
        (find) => setFound({ find }),
        () => {},
      );
  }, [face, isWanted]);
  return found?.find;
}
