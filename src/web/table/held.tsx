/** Beside what is in hand: upon what it is held, and what would come of it. It keeps beside the pointer and is never in its way. */
import { useEffect, useRef } from 'react';
import { useRoom } from './room.ts';
import { useSession } from './session.ts';
import './held.css';

/** What is in hand has so much room around the pointer, a finger with it more, in pixels. */
const BESIDE = 40;
const ABOVE = 64;
/** What the slip needs beside that. */
const WIDE = 330;

export function Held() {
  const { speaker } = useSession();
  const { held } = useRoom();
  const slip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let from: number | undefined;
    const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
      from ??= clientX;
      // Away from where it comes from: the way there stays in sight.
      const isLeft = clientX > window.innerWidth - WIDE || (clientX < from && clientX > WIDE);
      const lift = pointerType === 'touch' ? ABOVE : 0;
      slip.current?.style.setProperty(
        'translate',
        `calc(${clientX + (isLeft ? -BESIDE : BESIDE)}px + ${isLeft ? '-100%' : '0px'}) calc(${clientY - lift}px - 50%)`,
      );
    };
    window.addEventListener('pointermove', follow, true);
    return () => window.removeEventListener('pointermove', follow, true);
  }, []);
  return (
    <div ref={slip} className="held-told" aria-hidden="true" hidden={!held}>
      <b>{held?.title}</b>
      {held?.what.map((what) => (
        <span key={what}>{what}</span>
      ))}
      {held?.detail && <span className="held-detail">{held.detail}</span>}
      {held?.odds && <span className="held-odds">{speaker.odds(held.odds)}</span>}
    </div>
  );
}
