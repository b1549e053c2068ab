/** What the player, or anybody watching, may see: the same, for there is only one side with eyes. */
import type { Objective, STANDING, State } from './state.ts';

interface ObjectiveView extends Omit<Objective, 'real'> {
  /** Known once the marker is face up. */
  readonly real: boolean | undefined;
}

export type View = Readonly<
  Omit<State, typeof STANDING | 'random' | 'deck' | 'objectives'> & {
    readonly objectives: readonly ObjectiveView[];
    readonly deck: { readonly cards: number; readonly discards: readonly string[] };
  }
>;

export function view(s: State): View {
  return {
    theatre: s.theatre,
    rules: s.rules,
    phase: s.phase,
    missions: s.missions.slice(),
    mission: s.mission,
    ownMission: s.ownMission,
    ops: s.ops,
    kia: s.kia,
    losses: s.losses,
    rp: s.rp,
    units: s.units.map((unit) => ({ ...unit })),
    objectives: s.objectives.map(({ id, at, real, faceUp, carrier }) => ({ id, at, faceUp, carrier, real: faceUp ? real : undefined })),
    bin: s.bin.slice(),
    opfor: s.opfor.slice(),
    surprise: s.surprise,
    deck: { cards: s.deck.pile.length, discards: s.deck.discards.slice() },
    intel: s.intel.slice(),
    forwardBases: s.forwardBases.slice(),
    leadersToPlace: s.leadersToPlace.slice(),
    operation: s.operation && { ...s.operation, force: s.operation.force.slice(), helicopters: s.operation.helicopters.slice() },
    event: s.event && { ...s.event },
    battle: s.battle && {
      ...s.battle,
      opfor: s.battle.opfor.map((opfor) => ({ ...opfor })),
      line: s.battle.line.slice(),
      fired: s.battle.fired.slice(),
      support: s.battle.support.slice(),
      flown: s.battle.flown.slice(),
    },
    campaign: s.campaign && { ...s.campaign, won: s.campaign.won.slice(), leaders: s.campaign.leaders.slice() },
    won: s.won,
  };
}
