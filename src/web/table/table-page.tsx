/** The page where one plays; where several play at one screen, it is handed from one to the other. */
import { lazy, Suspense } from 'react';
import { useBeside } from './company/beside.ts';
import { OpenedTable, Waiting } from './opened-table.tsx';
import './table-page.css';

const HandedRound = lazy(async () => ({ default: (await import('./company/handed-round.tsx')).HandedRound }));

export function TablePage({ id }: { readonly id: string }) {
  const beside = useBeside(id);
  if (beside.length === 0) return <OpenedTable id={id} />;
  return (
    <Suspense fallback={<Waiting />}>
      <HandedRound key={id} id={id} beside={beside} />
    </Suspense>
  );
}
