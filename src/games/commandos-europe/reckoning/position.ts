/**
 * A view read back into the terms in which the rules reckon, so that they can be asked about what everybody sees: how far a
 * squad would come, how loud it would be, what a piece would add. The chance to come is not in it.
 */
import { randomFrom } from '../../../kernel/dice.ts';
import { MARKER_IDS } from '../content/casualties.ts';
import { unitIds } from '../content/enemies.ts';
import { hexNamed } from '../content/map.ts';
import { playedIn } from '../content/map-played.ts';
import { missionsOf } from '../content/missions.ts';
import { PIECE_COUNT, pieceAt, SQUADS } from '../content/pieces.ts';
import { bitsOf } from '../rules/detection.ts';
import { COMING, FORFEITED, GONE, NO_MARKER, NO_MISSION, NOBODY, OFF, type State } from '../state.ts';
import type { View } from '../view.ts';

const READ = new WeakMap<View, State>();

/** The same view is read once. Whoever asks changes nothing; whoever tries something out does so on a copy. */
export function positionOf(view: View): State {
  const known = READ.get(view);
  if (known) return known;
  const position = read(view);
  READ.set(view, position);
  return position;
}

function read(view: View): State {
  const played = playedIn(view);
  const unit = (id: string) => unitIds(played).indexOf(id);
  const missionIds = missionsOf(played).map(({ id }) => id);
  const inPlay = new Set(view.enemies.map(({ id }) => id));
  return {
    random: randomFrom(''),
    rules: view.rules,
    setup: view.setup,
    ...played,
    phase: view.phase,
    turn: view.turn,
    points: view.points,
    missions: view.undrawn.map((id) => missionIds.indexOf(id)),
    mission: view.mission ? missionIds.indexOf(view.mission.id) : NO_MISSION,
    missionAt: view.mission ? hexNamed(view.mission.at) : OFF,
    since: view.mission?.since ?? 0,
    completed: view.completed.map(({ id, accomplished }) => (accomplished ? missionIds.indexOf(id) : FORFEITED - missionIds.indexOf(id))),
    accomplished: [...view.accomplished],
    forfeited: [...view.forfeited],
    lost: view.lost,
    lostLately: view.lostLately,
    wasForfeited: view.wasForfeited,
    ...piecesIn(view),
    hearings: view.hearings,
    escapes: view.escapes,
    bases: view.bases.map((hex) => (hex === '' ? OFF : hexNamed(hex))),
    ownsSecond: view.ownsSecond,
    basesLost: view.basesLost,
    basesTried: view.basesTried,
    pool: MARKER_IDS.map((id) => view.pool[id] ?? 0),
    // Whoever is not on the map is in the cup.
    cup: unitIds(played).flatMap((id, each) => (inPlay.has(id) ? [] : [each])),
    enemies: view.enemies.map(({ id, at, acted, suppressed }) => ({ unit: unit(id), at: hexNamed(at), acted, suppressed })),
    ...underWay(view, unit),
    how: view.how,
  };
}

function placeCalled(at: string): number {
  if (at === 'gone') return GONE;
  return at === 'coming' ? COMING : hexNamed(at);
}

function piecesIn({ pieces }: View): Pick<State, 'places' | 'holders' | 'did' | 'heard' | 'heardWith' | 'fought' | 'markers'> {
  const by = (count: number, value: number): number[] => Array.from({ length: count }, () => value);
  const found = {
    places: by(PIECE_COUNT, OFF),
    holders: by(PIECE_COUNT, NOBODY),
    did: by(PIECE_COUNT, 0),
    heard: by(SQUADS, 0),
    heardWith: by(SQUADS, 0),
    fought: bitsOf(pieces.flatMap(({ id, fought }) => (fought ? [pieceAt(id)] : []))),
    markers: by(SQUADS, NO_MARKER),
  };
  for (const { id, at, with: holder, did, heard, heardWith, marker } of pieces) {
    const piece = pieceAt(id);
    found.places[piece] = placeCalled(at);
    found.holders[piece] = named(holder);
    found.did[piece] = did;
    if (piece >= SQUADS) continue;
    found.heard[piece] = heard;
    found.heardWith[piece] = bitsOf(heardWith.map(pieceAt));
    found.markers[piece] = marker === '' ? NO_MARKER : MARKER_IDS.indexOf(marker);
  }
  return found;
}

const named = (id: string): number => (id === '' ? NOBODY : pieceAt(id));

function underWay(
  { move, fight, loss, chase, aimed }: View,
  unit: (id: string) => number,
): Pick<State, 'move' | 'fight' | 'loss' | 'chase' | 'aimed'> {
  return {
    move: move && {
      lead: pieceAt(move.lead),
      group: move.group.map(pieceAt),
      from: hexNamed(move.from),
      spent: move.spent,
      steps: move.steps,
      afloat: move.afloat,
      by: move.by.map(named),
      byChosen: move.byChosen,
      dropped: [...move.dropped],
      halts: move.halts.map(({ at, steps }) => ({ hex: hexNamed(at), steps })),
      delivered: move.delivered,
    },
    fight: fight && {
      attacker: fight.attacker,
      hex: hexNamed(fight.at),
      unit: unit(fight.enemy),
      squads: fight.squads.map(pieceAt),
      weapons: fight.weapons.map(pieceAt),
    },
    loss: loss && { hex: hexNamed(loss.at), left: loss.left, among: loss.among.map(pieceAt) },
    // Between whom or what it has to choose is what is asked.
    chase: chase && { unit: unit(chase.enemy), among: [] },
    aimed: aimed.map(({ weapon, enemy }) => ({ weapon: pieceAt(weapon), unit: unit(enemy) })),
  };
}
