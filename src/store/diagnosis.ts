/** What can be said of a database without changing it: it is looked at as it lies, also while a server runs on it. */
import type { Diagnosis, Look } from './diagnosis-notes.ts';
import type { Where } from './store.ts';

export async function diagnose({ url, folder, ...look }: Pick<Where, 'url' | 'folder'> & Look): Promise<Diagnosis> {
  // Each loads its own driver only.
  if (url) return (await import('./diagnosis-postgres.ts')).diagnosePostgres(url, folder, look);
  return (await import('./diagnosis-sqlite.ts')).diagnoseSqlite(folder, look);
}
