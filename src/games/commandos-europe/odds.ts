/** What could come of a choice: being heard, winning a combat, suppressing an enemy. */
import type { Odds, Seat } from '../../kernel/game.ts';
import { unitOf } from './content/enemies.ts';
import { hexNamed } from './content/map.ts';
import { requiredBy } from './content/missions.ts';
import { isSquad, pieceAt } from './content/pieces.ts';
import { squadsFirepower, unitCalled } from './rules/combat.ts';
import { distanceBetween, penaltyAt } from './rules/ground.ts';
import { noiseLevel } from './rules/noise.ts';
import { enemyCalled, isBase, isHeldBy, noiseOf, piecesAt, placeOf } from './rules/pieces-in-play.ts';
import { reach, wayTo } from './rules/reach.ts';
import { type Fight, type Move, NO_MISSION, type State } from './state.ts';
import type { Choice } from './vocabulary.ts';

export function odds(state: State, _seat: Seat, choice: Choice): Odds | undefined {
  switch (choice.kind) {
    case 'go':
      return state.move ? haltOdds(state, state.move, hexNamed(choice.hex)) : undefined;
    case 'halt':
      return state.move && state.move.steps > 0
        ? heardOdds(noiseLevel(state, placeOf(state, state.move.lead), state.move.steps === 1).noise)
        : undefined;
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
  let coming = 0;
  for (const piece of piecesAt(state, placeOf(state, move.lead)))
    if (move.group.some((member) => member === piece || isHeldBy(state, piece, member))) coming += noiseOf(state, piece);
  return there.noise + coming + (wouldAccomplish(state, move, hex) ? 1 : 0);
}

/** 7.1, 12.2 With a squad, and everything required there already or on the way. */
export function wouldAccomplish(state: State, move: Move, hex: number): boolean {
  if (state.mission === NO_MISSION || hex !== state.missionAt || !move.group.some(isSquad)) return false;
  const arrives = (counter: number) => placeOf(state, counter) === hex || move.group.some((member) => isHeldBy(state, counter, member));
  return requiredBy(state.map, state.mission).every((counters) => counters.some(arrives));
}

function haltOdds(state: State, move: Move, hex: number): Odds | undefined {
  if (!move.group.some(isSquad) || isBase(state, hex)) return undefined;
  reach(state, move);
  const way = wayTo(hex);
  return way && heardOdds(noiseOfHalt(state, move, hex, move.steps + way.steps));
}

/** 13.0 Both dice, in tens. */
function battleOdds(state: State, fight: Fight): Odds {
  const enemy = enemyCalled(state, fight.unit);
  const values = unitOf(state.map, fight.unit);
  const bySquads = fight.attacker === 'squads';
  const penalty = penaltyAt(bySquads ? (enemy?.at ?? fight.hex) : fight.hex);
  const lead = squadsFirepower(state, fight) - values.firepower + (bySquads ? penalty : -penalty);
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

/** As if the squad attacked alone with what is at hand. */
function attackOdds(state: State, squad: number, unit: number): Odds | undefined {
  if (!isSquad(squad) || !enemyCalled(state, unit)) return undefined;
  return battleOdds(state, { attacker: 'squads', hex: placeOf(state, squad), unit, squads: [squad], weapons: [] });
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
