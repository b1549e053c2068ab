/** The pace of everything that is shown at one table: chosen there it holds there, until another is chosen for all in the settings. */
import { useCallback, useSyncExternalStore } from 'react';
import { useSettings } from '../../settings.tsx';
import { paceFrom, type Speed } from './pace.ts';

const PREFIX = 'cockleshell pace';
const listeners = new Set<() => void>();

export function usePaceAt(table: string): readonly [Speed, (speed: Speed) => void] {
  const usual = useSettings().speed;
  const kept = useSyncExternalStore(subscribe, () => keptAt(table));
  const choose = useCallback((speed: Speed) => keep(table, { speed, usual }), [table, usual]);
  return [paceFrom(kept, usual), choose];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where storage is full or forbidden it holds until the page is closed. */
const unkept = new Map<string, string>();

function keptAt(table: string): string {
  try {
    return unkept.get(table) ?? localStorage.getItem(`${PREFIX} ${table}`) ?? '';
  } catch {
    return '';
  }
}

function keep(table: string, { speed, usual }: { readonly speed: Speed; readonly usual: Speed }): void {
  const text = `${speed} ${usual}`;
  try {
    localStorage.setItem(`${PREFIX} ${table}`, text);
  } catch {
    unkept.set(table, text);
  }
  for (const listener of listeners) listener();
}
