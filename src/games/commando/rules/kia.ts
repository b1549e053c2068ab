/** 22.0 Killed in action. */

import { KILLED, RECRUIT_BOX } from '../boxes.ts';
import { theatreOf } from '../content/theatres.ts';
import { entriesOf } from '../content/unit-set.ts';
import { KIA } from '../killed.ts';
import type { State, Unit } from '../state.ts';
import type { Table } from '../vocabulary.ts';
import { counterOf, inSpace } from './map.ts';
import { leaveForce, place } from './standing.ts';

/** OPFOR eliminated +1, Commando eliminated -2, Commando panicked -1; below zero the marker lies on its reverse. */
export function changeKia(t: Table, by: number): void {
  t.state.kia += by;
  tellKia(t, by);
}

function tellKia(t: Table, by: number): void {
  t.tell?.({ type: 'kia-changed', rule: '22.0', by, kia: t.state.kia });
}

/** 19.2 To the Recruit Box; 24.0 a leader is out of the mission. Whatever it transported goes with it (15.4). */
export function eliminate(t: Table, unit: Unit, rule: string): void {
  const s = t.state;
  place(s, unit, counterOf(s, unit.id).leader ? KILLED : RECRUIT_BOX);
  unit.panicked = false;
  unit.aboard = '';
  leaveForce(s, unit.id);
  s.losses++;
  s.kia += KIA.eliminated;
  const stays = s.rules['carried-objective'] === 'stays';
  if (stays) for (const objective of s.objectives) if (objective.carrier === unit.id) objective.carrier = '';
  t.tell?.({ type: 'eliminated', rule, side: 'commando', unit: unit.id });
  tellKia(t, KIA.eliminated);
  for (const cargo of s.units) if (cargo.aboard === unit.id) eliminate(t, cargo, '15.4');
  for (const objective of s.objectives) {
    if (objective.carrier !== unit.id) continue;
    const { id, at: space } = objective;
    objective.carrier = '';
    objective.at = '';
    t.tell?.({ type: 'objective-lost', rule: '15.4', objective: id, space });
  }
}

export function panic(t: Table, unit: Unit, rule: string): void {
  unit.panicked = true;
  t.state.kia += KIA.panicked;
  t.tell?.({ type: 'panicked', rule, side: 'commando', unit: unit.id });
  tellKia(t, KIA.panicked);
}

/** 20.0, 21.0 Panic lasts for a battle. */
export function recover(s: State, space: string): void {
  for (const unit of entriesOf(s.units, inSpace(s, theatreOf(s).space(space)))) unit.panicked = false;
}
