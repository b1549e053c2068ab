/** What somebody shows to the others: a ring around it for a moment, and its name for those who do not see it. */
import { useEffect, useState } from 'react';
import { seatName, useSession } from '../session.ts';
import { useGathered } from './gathered.ts';

const SHOWN_MS = 4000;
const MARGIN = 6;

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
  if (!pointing || shown !== pointing.at) return null;
  const box = document.getElementById(`thing-${pointing.thing}`)?.getBoundingClientRect();
  const tone = scene.seats.find(({ seat }) => seat === pointing.seat)?.tone ?? 0;
  return (
    <>
      {box && box.width > 0 && (
        <div
          className="pointed-for"
          aria-hidden="true"
          style={{
            left: box.x - MARGIN,
            top: box.y - MARGIN,
            width: box.width + 2 * MARGIN,
            height: box.height + 2 * MARGIN,
            borderColor: `var(--tone-${tone})`,
          }}
        />
      )}
      <div className="company-notice" data-notice="pointing">
        <p>{sentence}</p>
      </div>
    </>
  );
}
