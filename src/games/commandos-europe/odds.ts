/** What could come of a choice: being heard, winning a combat, suppressing an enemy. */
import type { Odds, Seat } from '../../kernel/game.ts';
import { unitOf } from './content/enemies.ts';
import { hexNamed } from './content/map.ts';
import { requiredBy } from './content/missions.ts';
import { isSquad, NAVAL_GUNFIRE, pieceAt, SQUADS } from './content/pieces.ts';
import { placesIn, squadsFirepower, unitCalled, weaponsAtHand } from './rules/combat.ts';
import { distanceBetween, penaltyAt } from './rules/ground.ts';
import { noiseLevel } from './rules/noise.ts';
import { enemyCalled, firepowerOf, isBase, isHeldBy, noiseOf, piecesAt, placeOf } from './rules/pieces-in-play.ts';
import { reach, wayTo } from './rules/reach.ts';
import { type Fight, type Move, NO_MISSION, type State } from './state.ts';
import type { Choice } from './vocabulary.ts';

export function odds(state: State, _seat: Seat, choice: Choice): Odds | undefined {
  switch (choice.kind) {
    case 'go':
      return state.move ? goOdds(state, state.move, hexNamed(choice.hex)) : undefined;
    case 'halt':
      return state.move && state.move.steps > 0 ? haltOdds(state, state.move, placeOf(state, state.move.lead), 0) : undefined;
    case 'fire':
      return state.fight ? battleOdds(state, state.fight) : undefined;
    case 'attack':
      return attackOdds(state, pieceAt(choice.piece), unitCalled(state, choice.enemy));
    case 'suppress':
      return suppressOdds(state, pieceAt(choice.piece), unitCalled(state, choice.enemy));
    default:
      return undefined;
  }
}

/** 12.0 One in ten at least, nine in ten at most. */
export function chanceHeard(noise: number): number {
  return Math.min(9, Math.max(1, noise)) / 10;
}

function heardOdds(noise: number): Odds {
  const heard = chanceHeard(noise);
  return {
    outcomes: [
      { what: 'unheard', chance: 1 - heard },
      { what: 'heard', chance: heard },
    ],
  };
}

/** 12.0 How loud it would be if the move ended there. A mission that would be accomplished adds its awareness before the roll. */
function noiseOfHalt(state: State, move: Move, hex: number, steps: number): number {
  const there = noiseLevel(state, hex, steps === 1);
  const from = placeOf(state, move.lead);
  let coming = 0;
  if (hex !== from) for (const piece of piecesAt(state, from)) if (goesWith(state, move, piece)) coming += noiseOf(state, piece);
  return there.noise + coming + (wouldAccomplish(state, move, hex) ? 1 : 0);
}

const goesWith = (state: State, { group }: Move, piece: number): boolean =>
  group.some((member) => member === piece || isHeldBy(state, piece, member));

/** 7.1, 12.2 With a squad at the objective and everything required, there already or on the way; whoever goes on is not there. */
export function wouldAccomplish(state: State, move: Move, hex: number): boolean {
  const { mission, missionAt } = state;
  if (mission === NO_MISSION) return false;
  const willBeThere = (piece: number) => (goesWith(state, move, piece) ? hex : placeOf(state, piece)) === missionAt;
  for (let squad = 0; squad < SQUADS; squad++)
    if (willBeThere(squad)) return requiredBy(state, mission).every((counters) => counters.some(willBeThere));
  return false;
}

function goOdds(state: State, move: Move, hex: number): Odds | undefined {
  reach(state, move);
  const way = wayTo(hex);
  return way && haltOdds(state, move, hex, way.steps);
}

/** 12.0 Only squads are heard, and 12.11 not in a base. */
function haltOdds(state: State, move: Move, hex: number, steps: number): Odds | undefined {
  if (!move.group.some(isSquad) || isBase(state, hex)) return undefined;
  return heardOdds(noiseOfHalt(state, move, hex, move.steps + steps));
}

/** 13.0 What both add to their dice; the terrain speaks against whoever attacks. */
interface FightFigures {
  readonly own: number;
  readonly enemy: number;
  readonly penalty: number;
}

function fightFigures(state: State, fight: Fight): FightFigures {
  const enemy = enemyCalled(state, fight.unit);
  const penalty = penaltyAt(state, fight.attacker === 'squads' ? (enemy?.at ?? fight.hex) : fight.hex);
  return { own: squadsFirepower(state, fight), enemy: unitOf(state, fight.unit).firepower, penalty };
}

/** 13.0 Both dice, in tens. */
function battleOdds(state: State, fight: Fight): Odds {
  const { own: ours, enemy: theirs, penalty } = fightFigures(state, fight);
  const lead = ours - theirs + (fight.attacker === 'squads' ? penalty : -penalty);
  let won = 0;
  let both = 0;
  for (let own = 1; own <= 6; own++) {
    for (let other = 1; other <= 6; other++) {
      const difference = (own - other) * 10 + lead;
      if (difference > 0) won++;
      else if (difference === 0) both++;
    }
  }
  return {
    outcomes: [
      { what: 'enemy-loses', chance: won / 36 },
      { what: 'both-lose', chance: both / 36 },
      { what: 'squads-lose', chance: (36 - won - both) / 36 },
    ],
  };
}

function attackOdds(state: State, squad: number, unit: number): Odds | undefined {
  const fight = attackOf(state, squad, unit);
  return fight && battleOdds(state, fight);
}

export function attackFigures(state: State, squad: number, unit: number): FightFigures | undefined {
  const fight = attackOf(state, squad, unit);
  return fight && fightFigures(state, fight);
}

/** As if the squad attacked alone, with the best that is at hand but without naval gunfire, about which it is asked. */
function attackOf(state: State, squad: number, unit: number): Fight | undefined {
  if (!isSquad(squad) || !enemyCalled(state, unit)) return undefined;
  const hex = placeOf(state, squad);
  const squads = [squad];
  const weapons = weaponsAtHand(state, hex, 'squads')
    .filter((weapon) => weapon !== NAVAL_GUNFIRE)
    .sort((a, b) => firepowerOf(state, b) - firepowerOf(state, a))
    .slice(0, placesIn(state, { hex, squads }));
  return { attacker: 'squads', hex, unit, squads, weapons };
}

function suppressOdds(state: State, weapon: number, unit: number): Odds | undefined {
  const enemy = enemyCalled(state, unit);
  if (weapon < 0 || !enemy) return undefined;
  const chance = Math.max(0, 6 - distanceBetween(placeOf(state, weapon), enemy.at)) / 6;
  return {
    outcomes: [
      { what: 'suppressed', chance },
      { what: 'not-suppressed', chance: 1 - chance },
    ],
  };
}
