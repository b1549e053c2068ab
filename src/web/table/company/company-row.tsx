/** The place of the company above the board: there for every table of more than one seat, and where one's seat is played elsewhere. */
import { lazy, Suspense } from 'react';
import { useSession } from '../session.ts';
import { useSeatsLost } from './seats-lost.ts';
import { isInterrupt } from './stops.ts';
import './company-row.css';

const Company = lazy(async () => ({ default: (await import('./company.tsx')).Company }));

const InterruptPanel = lazy(async () => ({ default: (await import('./company.tsx')).Interrupt }));

export function CompanyRow() {
  const { scene } = useSession();
  const isLost = useSeatsLost().length > 0;
  if (scene.seats.length < 2 && !isLost) return null;
  return (
    <Suspense fallback={<div className="company on-desk" />}>
      <Company />
    </Suspense>
  );
}

/** In the column, above what may be chosen. */
export function InterruptRow() {
  const { scene } = useSession();
  if (!isInterrupt(scene)) return null;
  return (
    <Suspense>
      <InterruptPanel />
    </Suspense>
  );
}
