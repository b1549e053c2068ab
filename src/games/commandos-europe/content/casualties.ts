/** The casualties markers, each by its kind: the pool is counted by kinds, for markers of a kind are alike. */
import { entryOf } from '../../../kernel/listed.ts';
import file from './casualties.json' with { type: 'json' };
import { CasualtiesFile } from './content-file.ts';

interface Casualties {
  readonly id: string;
  readonly count: number;
  readonly firepower: number;
  readonly move: number;
  /** 13.1 Whom it kills; '' for one that reduces a squad. */
  readonly kills: '' | 'commander' | 'officer';
}

const CASUALTIES: readonly Casualties[] = CasualtiesFile.parse(file).map((each) => ({ firepower: 0, move: 0, kills: '', ...each }));

export const MARKER_IDS: readonly string[] = CASUALTIES.map(({ id }) => id);
export const MARKER_COUNTS: readonly number[] = CASUALTIES.map(({ count }) => count);

export function markerOf(kind: number): Casualties {
  return entryOf(CASUALTIES, kind, 'casualties marker');
}
