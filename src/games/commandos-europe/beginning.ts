/** A set-up becomes a position: nothing is placed yet, and everybody waits for a base. */
import type { Random } from '../../kernel/dice.ts';
import { frozen } from '../../kernel/frozen.ts';
import type { Setup } from '../../kernel/game.ts';
import { MARKER_COUNTS } from './content/casualties.ts';
import { type Raid, raidFrom } from './content/content-file.ts';
import { unitsOf } from './content/enemies.ts';
import { FIRST_GEAR, isFree, PIECE_COUNT, PIECE_IDS, SQUADS } from './content/pieces.ts';
import { setupOf } from './content/setups.ts';
import { type HouseRules, houseRules, purseOf } from './options.ts';
import { everyMission } from './rules/missions.ts';
import { COMING, NO_MARKER, NO_MISSION, NOBODY, OFF, type State } from './state.ts';

const MAPS = 4;
/** [piece] 3.2, 3.3 Who begins without being bought. */
const FREE_MEN_COME: readonly number[] = PIECE_IDS.map((_, piece) => (piece < FIRST_GEAR && isFree(piece) ? COMING : OFF));

export function begin(setup: Setup, random: Random): State {
  const rules = houseRules(setup);
  const own = setup.content ? frozen(raidFrom(setup.content.data)) : null;
  return emptyTable(setup.id, own, rules, random);
}

export function emptyTable(setup: string, own: Raid | null, rules: HouseRules, random: Random): State {
  const { first, purse } = setupOf({ setup, own });
  const byPiece = (value: number): number[] => new Array<number>(PIECE_COUNT).fill(value);
  const bySquad = (value: number): number[] => new Array<number>(SQUADS).fill(value);
  return {
    random,
    rules,
    setup,
    own,
    phase: 'set-up',
    map: first,
    turn: 1,
    points: purseOf(rules, purse),
    missions: everyMission({ map: first, own }),
    mission: NO_MISSION,
    missionAt: OFF,
    since: 0,
    completed: [],
    accomplished: new Array<number>(MAPS).fill(0),
    forfeited: new Array<number>(MAPS).fill(0),
    lost: 0,
    lostLately: 0,
    wasForfeited: false,
    places: FREE_MEN_COME.slice(),
    holders: byPiece(NOBODY),
    did: byPiece(0),
    heard: bySquad(0),
    heardWith: bySquad(0),
    fought: 0,
    markers: bySquad(NO_MARKER),
    hearings: 0,
    escapes: 0,
    bases: [OFF, OFF],
    ownsSecond: false,
    basesLost: 0,
    basesTried: 0,
    pool: [...MARKER_COUNTS],
    cup: unitsOf({ map: first, own }).map((_, unit) => unit),
    enemies: [],
    move: null,
    fight: null,
    loss: null,
    chase: null,
    aimed: [],
    how: '',
  };
}
