/** A small map of a set-up or a position; nothing is loaded for it before it is seen. */
import { useCallback, useState } from 'react';
import type { Lid, SketchProps } from '../../games/lid.ts';
import type { TableCard } from '../../wire/wire.ts';
import { useLoaded } from '../use-loaded.ts';
import './small-map.css';

interface SmallMapProps extends SketchProps {
  readonly lid: Lid;
}

export function SmallMap({ lid, ...shown }: SmallMapProps) {
  const [isSeen, look] = useSeen();
  const { value: Sketch } = useLoaded(isSeen ? lid.sketch : undefined);
  if (!lid.sketch) return null;
  return (
    <span className="small-map" ref={look} data-game={lid.id}>
      {Sketch && <Sketch {...shown} />}
    </span>
  );
}

/** Where pieces stand at a table, as it was noted down with it. */
export function placesOf({ figures }: TableCard): string | undefined {
  return typeof figures.places === 'string' ? figures.places : undefined;
}

/** How far from the window it is as good as seen. */
const NEAR = '200px';

/** Whether an element has come into sight, and where to say which. */
export function useSeen(): readonly [isSeen: boolean, look: (element: Element | null) => (() => void) | undefined] {
  const [isSeen, setSeen] = useState(false);
  const look = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isSeen, look];
}
