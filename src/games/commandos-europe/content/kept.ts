/** The missions, enemies and purse that a game on one map was begun with: it goes on with those, as with a raid of somebody's own. */
import { frozen } from '../../../kernel/frozen.ts';
import type { KeptContent } from '../../../kernel/game.ts';
import { entryOf } from '../../../kernel/listed.ts';
import type { State } from '../state.ts';
import { MAP_IDS, MissionsFile, type Raid, RaidFile } from './content-file.ts';
import { enemiesOf } from './enemies.ts';
import file from './former-missions.json' with { type: 'json' };
import { missionsOf } from './missions.ts';
import { SETUPS, setupCalled } from './setups.ts';

/** Under these rules positions did not keep it yet, and former-missions.json was on the shelf. */
const FORMER_RULES = '1.2.0';
const FORMER = MissionsFile.parse(file);

/** Undefined for a war over several maps, which a raid is not, and for what is not on the shelf any more. */
function raidOnShelf({ setup, own }: Pick<State, 'setup' | 'own'>, isFormer = false): Raid | undefined {
  if (own || !SETUPS.includes(setup)) return undefined;
  const { id, first, last, missions, purse } = setupCalled(setup);
  if (first !== last) return undefined;
  const map = entryOf(MAP_IDS, first, 'map');
  const objectives = isFormer ? FORMER[map] : [...missionsOf({ map: first, own })];
  return { raid: 1, game: 'commandos-europe', id, map, missions, purse, objectives, enemies: enemiesOf(first) };
}

export const kept: KeptContent<State> = {
  of: (state) => raidOnShelf(state),
  put: (state, content) => ({ ...state, own: frozen(RaidFile.parse(content)) }),
  before: (rules, state) => (rules === FORMER_RULES ? raidOnShelf(state, true) : undefined),
};
