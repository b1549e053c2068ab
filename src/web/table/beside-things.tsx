/** What lies beside things on the board, for whoever points at one or presses it: fetched once a hand is there. */
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Described } from '../../games/face.ts';
import { useRoom } from './room.ts';
import type { Opened } from './sitting.ts';
import { usePointingAct } from './use-pointing-act.ts';

const openedBeside = async () => ({ default: (await import('./explain.tsx')).OpenedBeside });
const OpenedBeside = lazy(openedBeside);
const PointedCard = lazy(async () => ({ default: (await import('./pointed-card.tsx')).PointedCard }));

interface BesideThingsProps {
  readonly opened: Opened | undefined;
  /** What has no free ground beside it is told in the column. */
  readonly onTold: (described: Described | undefined) => void;
}

export function BesideThings({ opened, onTold }: BesideThingsProps) {
  const act = usePointingAct();
  const isPointing = useRoom().sitting.pointed !== undefined;
  const [hasPointed, setHasPointed] = useState(isPointing);
  if (isPointing && !hasPointed) setHasPointed(true);
  useEffect(() => {
    // Whoever points will press: it is at hand then. What does not come now comes with the press.
    if (hasPointed) void openedBeside().catch(() => {});
  }, [hasPointed]);
  return (
    <>
      {hasPointed && (
        <Suspense>
          <PointedCard act={act} onTold={onTold} />
        </Suspense>
      )}
      {opened && (
        <Suspense>
          <OpenedBeside opened={opened} />
        </Suspense>
      )}
    </>
  );
}
