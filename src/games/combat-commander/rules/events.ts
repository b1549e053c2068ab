/** E42 to E77 Events: drawn by an Event! trigger, never played. Rolls made in them have no triggers. */
import type { FateEvent, Side } from '../content/terms.ts';
import type { Rules, Table } from '../vocabulary.ts';
import {
  battlefieldIntegrity,
  commandAndControl,
  elan,
  fogOfWar,
  interrogation,
  malfunction,
  missionObjective,
  reconnaissance,
  reinforcementsEvent,
  scrounge,
  strategicObjective,
} from './events-fortune.ts';
import { blaze, breeze, dust, entrench, fortifyAtRandom, sappers, whitePhosphorus } from './events-ground.ts';
import {
  airSupport,
  battleHarden,
  commissar,
  cower,
  deployEvent,
  fieldPromotion,
  hero,
  infiltration,
  interdiction,
  kia,
  medic,
  prisonersOfWar,
  shellShock,
  suppressingFire,
  walkingWounded,
} from './events-men.ts';
import type { Happening } from './events-near.ts';
import { turnOver } from './rolls.ts';

/** 1.9.1.1 The card is revealed, and its event carried out as far as that is possible (E42). */
export function* drawEvent(t: Table, side: Side): Rules {
  const { state } = t;
  const { id, event } = yield* turnOver(t, side);
  t.tell?.({ type: 'event', rule: '1.9.1.1', side, event, card: id });
  state.doing.push({ what: 'event', side, event, card: id, hex: -1, items: [] });
  const procedure = HAPPENING[event](t, side);
  if (procedure) yield* procedure;
  state.doing.pop();
}

const HAPPENING: Readonly<Record<FateEvent, Happening>> = {
  'air-support': airSupport,
  'battle-harden': battleHarden,
  'battlefield-integrity': battlefieldIntegrity,
  blaze,
  'booby-trap': fortifyAtRandom('mines', 'E47'),
  breeze,
  'command-and-control': commandAndControl,
  commissar,
  cower,
  deploy: deployEvent,
  dust,
  elan,
  entrench,
  'field-promotion': fieldPromotion,
  'fog-of-war': fogOfWar,
  hero,
  infiltration,
  interdiction,
  interrogation,
  kia,
  malfunction,
  medic,
  'mission-objective': missionObjective,
  'prisoners-of-war': prisonersOfWar,
  reconnaissance,
  reinforcements: reinforcementsEvent,
  rubble: fortifyAtRandom('wire', 'E69'),
  sappers,
  scrounge,
  'shell-shock': shellShock,
  shellholes: fortifyAtRandom('foxholes', 'E73'),
  'strategic-objective': strategicObjective,
  'suppressing-fire': suppressingFire,
  'walking-wounded': walkingWounded,
  'white-phosphorus': whitePhosphorus,
};
