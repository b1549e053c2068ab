/** Where forces and markers stand, in one line: what a list of tables needs for a small map. */

import { RECOVERED } from './boxes.ts';
import { theatreOf } from './content/theatres.ts';
import type { State } from './state.ts';

/** `siwa=3 qara=? tobruk=!`: so many units, a marker face down, a Real Objective. */
export function placesIn(state: State): string {
  const theatre = theatreOf(state);
  const counts = new Map<string, number>();
  for (const { at } of state.units) if (theatre.isSpace(at)) counts.set(at, 1 + (counts.get(at) ?? 0));
  const forces = [...counts].map(([space, count]) => `${space}=${count}`);
  const markers = state.objectives
    .filter(({ at, real, faceUp }) => at !== '' && at !== RECOVERED && (!faceUp || real))
    .map(({ at, faceUp }) => `${at}=${faceUp ? '!' : '?'}`);
  return [...forces, ...markers].join(' ');
}

interface Places {
  readonly forces: readonly { readonly space: string; readonly count: number }[];
  readonly markers: readonly { readonly space: string; readonly face: 'real' | 'hidden' }[];
}

export function placesFrom(text: string): Places {
  const parts = text.split(' ').flatMap((part) => {
    const [space = '', what = ''] = part.split('=');
    return space === '' ? [] : [{ space, what }];
  });
  return {
    forces: parts.filter(({ what }) => /^\d+$/.test(what)).map(({ space, what }) => ({ space, count: Number(what) })),
    markers: parts
      .filter(({ what }) => what === '!' || what === '?')
      .map(({ space, what }) => ({ space, face: what === '!' ? 'real' : 'hidden' })),
  };
}
