/** Whether somebody is still to be offered a lasting link to his seat: where others wait for him, he has none, and has not said no. */
import { useState } from 'react';
import type { Scene } from '../../../wire/wire.ts';
import { isForSeveral } from './acts.ts';

const PREFIX = 'cockleshell without way back';

export function lacksWayBack(scene: Pick<Scene, 'seats' | 'outcome' | 'diverged'>): boolean {
  if (scene.outcome || scene.diverged || !isForSeveral(scene)) return false;
  return scene.seats.some(({ yours, wayBack }) => yours && wayBack === undefined);
}

export function useDeclined(table: string): readonly [boolean, () => void] {
  const [declined, setDeclined] = useState<string>();
  const decline = () => {
    setDeclined(table);
    try {
      localStorage.setItem(`${PREFIX} ${table}`, 'yes');
    } catch {
      // Then he is asked again the next time.
    }
  };
  return [declined === table || hasDeclined(table), decline];
}

function hasDeclined(table: string): boolean {
  try {
    return localStorage.getItem(`${PREFIX} ${table}`) !== null;
  } catch {
    return false;
  }
}
