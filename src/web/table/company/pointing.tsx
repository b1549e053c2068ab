/** What somebody shows to the others: a ring around it for a moment, and its name for those who do not see it. */
import { type RefObject, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Glass, GlassContext } from '../../../board/glass.ts';
import { seatName, useSession } from '../session.ts';
import { useGathered } from './gathered.ts';

const SHOWN_MS = 4000;
const MARGIN = 6;
/** What a board draws without an element of its own is framed by so many pixels. */
const SIDE = 48;

export function PointedFor() {
  const session = useSession();
  const { scene, face, speaker, announce } = session;
  const pointing = useGathered()?.pointing;
  const [shown, setShown] = useState<number>();
  const { view } = scene;
  const title = pointing && (face.describe(view, pointing.thing, speaker)?.title ?? pointing.thing);
  const sentence = pointing && speaker.say('company pointing shows', { seat: seatName(pointing.seat, session), what: title });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that somebody points
  useEffect(() => {
    // What was shown before one came here is over.
    if (!pointing || Date.now() - pointing.at > SHOWN_MS) return undefined;
    setShown(pointing.at);
    if (sentence) announce(sentence);
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [pointing?.at]);
  const frame = useRef<HTMLDivElement>(null);
  const isShown = pointing !== undefined && shown === pointing.at;
  useFollowing(frame, isShown ? pointing.thing : undefined);
  if (!isShown) return null;
  const tone = scene.seats.find(({ seat }) => seat === pointing.seat)?.tone ?? 0;
  return (
    <>
      <div ref={frame} className="pointed-for" aria-hidden="true" style={{ borderColor: `var(--tone-${tone})` }} />
      <div className="company-notice" data-notice="pointing">
        <p>{sentence}</p>
      </div>
    </>
  );
}

/** The frame stays around its thing, whatever moves the board meanwhile. */
function useFollowing(frame: RefObject<HTMLElement | null>, thing: string | undefined): void {
  const glass = useContext(GlassContext);
  useLayoutEffect(() => {
    if (thing === undefined) return undefined;
    let request = 0;
    const follow = () => {
      const box = boxOf(thing, glass);
      if (frame.current) {
        frame.current.hidden = box === undefined;
        if (box) Object.assign(frame.current.style, inPixels(box));
      }
      request = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(request);
  }, [frame, thing, glass]);
}

function boxOf(thing: string, glass: Glass | undefined): DOMRect | undefined {
  const drawn = document.getElementById(`thing-${thing}`)?.getBoundingClientRect();
  if (drawn && drawn.width > 0) return drawn;
  const [x, y] = glass?.placeOf(thing) ?? [];
  return x === undefined || y === undefined ? undefined : new DOMRect(x - SIDE / 2, y - SIDE / 2, SIDE, SIDE);
}

function inPixels({ x, y, width, height }: DOMRect) {
  const outside = { left: x - MARGIN, top: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  return Object.fromEntries(Object.entries(outside).map(([side, length]) => [side, `${length}px`]));
}
