/** A set-up becomes a position: nothing is placed yet, and everybody waits for a base. */
import type { Random } from '../../kernel/dice.ts';
import type { Setup } from '../../kernel/game.ts';
import { MARKER_COUNTS } from './content/casualties.ts';
import { unitsOf } from './content/enemies.ts';
import { FIRST_GEAR, isFree, PIECE_COUNT, SQUADS } from './content/pieces.ts';
import { setupCalled } from './content/setups.ts';
import { type HouseRules, houseRules, purseOf } from './options.ts';
import { everyMission } from './rules/missions.ts';
import { COMING, NO_MARKER, NO_MISSION, NOBODY, OFF, type State } from './state.ts';

const MAPS = 4;

export function begin(setup: Setup, random: Random): State {
  const rules = houseRules(setup);
  return emptyTable(setup.id, rules, random);
}

export function emptyTable(setup: string, rules: HouseRules, random: Random): State {
  const { first, purse } = setupCalled(setup);
  const byPiece = <T>(value: (piece: number) => T): T[] => Array.from({ length: PIECE_COUNT }, (_, piece) => value(piece));
  const bySquad = (value: number): number[] => Array.from({ length: SQUADS }, () => value);
  return {
    random,
    rules,
    setup,
    phase: 'set-up',
    map: first,
    turn: 1,
    points: purseOf(rules, purse),
    missions: everyMission(first),
    mission: NO_MISSION,
    missionAt: OFF,
    since: 0,
    completed: [],
    accomplished: Array.from({ length: MAPS }, () => 0),
    forfeited: Array.from({ length: MAPS }, () => 0),
    lost: 0,
    lostLately: 0,
    wasForfeited: false,
    places: byPiece((piece) => (piece < FIRST_GEAR && isFree(piece) ? COMING : OFF)),
    holders: byPiece(() => NOBODY),
    did: byPiece(() => 0),
    heard: bySquad(0),
    markers: bySquad(NO_MARKER),
    hearings: 0,
    escapes: 0,
    bases: [OFF, OFF],
    ownsSecond: false,
    basesLost: 0,
    basesTried: 0,
    pool: [...MARKER_COUNTS],
    cup: unitsOf(first).map((_, unit) => unit),
    enemies: [],
    move: null,
    fight: null,
    loss: null,
    chase: null,
    aimed: [],
    how: '',
  };
}
