/** The place of the company above the board: there for every table of more than one seat, loaded only there. */
import { lazy, Suspense } from 'react';
import { useSession } from '../session.ts';
import { isInterrupt } from './stops.ts';
import './company-row.css';

const Company = lazy(async () => ({ default: (await import('./company.tsx')).Company }));

const InterruptPanel = lazy(async () => ({ default: (await import('./company.tsx')).Interrupt }));

export function CompanyRow() {
  const { scene } = useSession();
  if (scene.seats.length < 2) return null;
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
