/** At how many tables one keeps others waiting: counted again as another page is opened, and while one looks. */
import { api } from './api.ts';
import { keepsOthersWaiting } from './pages/at-tables.ts';
import { useAgain } from './use-again.ts';
import { useLoaded } from './use-loaded.ts';
import { useWords } from './words.tsx';

export function TablesWaiting({ current }: { readonly current: string }) {
  const words = useWords();
  const { value, again } = useLoaded(underWay);
  useAgain(again, current);
  const count = value?.tables.filter(keepsOthersWaiting).length ?? 0;
  if (count === 0) return null;
  const said = words.say('page shell waiting', { count });
  return (
    <span className="header-waiting" title={said}>
      <span aria-hidden="true">{count}</span>
      <span className="unseen"> ({said})</span>
    </span>
  );
}

export function underWay() {
  return api.tables({ section: 'under-way' });
}
