/** The hand-written copy of a state; what both share is frozen. */
import { copyRandom } from '../../kernel/dice.ts';
import type { Aimed, Enemy, Fight, Halt, Loss, Move, State } from './state.ts';

export function copyState(s: State): State {
  return {
    random: copyRandom(s.random),
    rules: s.rules,
    setup: s.setup,
    own: s.own,
    phase: s.phase,
    map: s.map,
    turn: s.turn,
    points: s.points,
    missions: s.missions.slice(),
    mission: s.mission,
    missionAt: s.missionAt,
    since: s.since,
    completed: s.completed.slice(),
    accomplished: s.accomplished.slice(),
    forfeited: s.forfeited.slice(),
    lost: s.lost,
    lostLately: s.lostLately,
    wasForfeited: s.wasForfeited,
    places: s.places.slice(),
    holders: s.holders.slice(),
    did: s.did.slice(),
    heard: s.heard.slice(),
    heardWith: s.heardWith.slice(),
    fought: s.fought,
    markers: s.markers.slice(),
    hearings: s.hearings,
    escapes: s.escapes,
    bases: s.bases.slice(),
    ownsSecond: s.ownsSecond,
    basesLost: s.basesLost,
    basesTried: s.basesTried,
    pool: s.pool.slice(),
    cup: s.cup.slice(),
    enemies: s.enemies.map(copyEnemy),
    move: s.move && copyMove(s.move),
    fight: s.fight && copyFight(s.fight),
    loss: s.loss && copyLoss(s.loss),
    chase: s.chase && { unit: s.chase.unit, among: s.chase.among.slice() },
    aimed: s.aimed.map(copyAimed),
    how: s.how,
  };
}

function copyEnemy(e: Enemy): Enemy {
  return { unit: e.unit, at: e.at, acted: e.acted, suppressed: e.suppressed };
}

function copyMove(m: Move): Move {
  return {
    lead: m.lead,
    group: m.group.slice(),
    from: m.from,
    spent: m.spent,
    steps: m.steps,
    afloat: m.afloat,
    by: m.by.slice(),
    byChosen: m.byChosen,
    dropped: m.dropped.slice(),
    halts: m.halts.map(copyHalt),
    delivered: m.delivered,
  };
}

function copyHalt(h: Halt): Halt {
  return { hex: h.hex, steps: h.steps };
}

function copyFight(f: Fight): Fight {
  return { attacker: f.attacker, hex: f.hex, unit: f.unit, squads: f.squads.slice(), weapons: f.weapons.slice() };
}

function copyLoss(l: Loss): Loss {
  return { hex: l.hex, left: l.left, among: l.among.slice() };
}

function copyAimed(a: Aimed): Aimed {
  return { weapon: a.weapon, unit: a.unit };
}
