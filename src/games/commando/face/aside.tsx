/** Beside the log: the Mission card, fetched when somebody asks for it. */
import { lazy, Suspense } from 'react';
import type { Speaker } from '../../../words/speaker.ts';

const MissionCard = lazy(async () => ({ default: (await import('./mission-card.tsx')).MissionCard }));

export function Aside(props: { readonly view: unknown; readonly speaker: Speaker }) {
  return (
    <Suspense>
      <MissionCard {...props} />
    </Suspense>
  );
}
