/** 6.1.2-5 Reinforcements: what comes onto the map during play, and where. */
import { hexName, hexNamed } from '../content/battle-map.ts';
import { isRadio } from '../content/counters.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import { now, type Reinforcement, type State, unmarked } from '../state.ts';
import type { ChoiceOf, Question, Rules, Table } from '../vocabulary.ts';
import { ask, ofHexes, question } from './asking.ts';
import { mapOf } from './line-of-sight.ts';
import { fits } from './stacking.ts';
import { isImpassableFor } from './terrain.ts';
import { updateControl } from './victory.ts';

/** Hexes along the friendly edge where a unit may come in, also upon the enemy: a Melee follows. */
export function entryHexes(state: State, side: Side, unit: string): number[] {
  const map = mapOf(state);
  const { edge } = state.sides[side].brief;
  const hexes: number[] = [];
  for (let hex = 0; hex < map.size; hex++) {
    if (map.edgeDistance(edge, hex) === 1 && !isImpassableFor(state, hex) && fits(state, hex, side, unit)) hexes.push(hex);
  }
  return hexes;
}

const placing = new Map<string, Question<ChoiceOf<'place'>>>();

/** The same question, in the name of the rule that asks it. */
function placingBy(rule: string): Question<ChoiceOf<'place'>> {
  const known = placing.get(rule);
  if (known) return known;
  const places = question('place', rule, [ofHexes('place', rule, (state) => now(state, 'placing')?.hexes ?? [])]);
  placing.set(rule, places);
  return places;
}

/** Somebody says where a unit comes in; undefined where there is no room for it. */
export function* choosePlace(t: Table, side: Side, piece: string, hexes: number[], rule: string): Rules<number | undefined> {
  if (hexes.length <= 1) return hexes[0];
  t.state.doing.push({ what: 'placing', side, piece, hexes });
  const choice = yield* ask(side, placingBy(rule));
  t.state.doing.pop();
  return hexNamed(choice.hex);
}

export function putOnMap(t: Table, side: Side, unit: string, weapon: string, hex: number, broken: boolean, rule: string): void {
  const { state } = t;
  state.units.push(unmarked(unit, side, hex, broken, weapon));
  t.tell?.({ type: 'placed', rule, side, unit, weapon, hex: hexName(hex) });
  updateControl(t);
}

export function* reinforcements(t: Table): Rules {
  const { state } = t;
  const due = state.reinforcements.filter(({ time }) => time === state.time);
  if (due.length === 0) return;
  for (const side of [enemyOf(state.active), state.active]) {
    for (const arrival of due) if (arrival.side === side) yield* arrive(t, arrival);
  }
}

/** 8.1.2 Into an empty Artillery Box; where there is a radio already, it does not come. */
export function radioArrives(t: Table, side: Side, radio: string, rule: string): void {
  const own = t.state.sides[side];
  if (own.radio) return;
  own.radio = { id: radio, broken: false };
  t.tell?.({ type: 'radio-arrived', rule, side, radio });
}

function* arrive(t: Table, arrival: Reinforcement): Rules {
  const { state } = t;
  const { side, unit, weapon } = arrival;
  state.reinforcements = state.reinforcements.filter((other) => other !== arrival);
  if (isRadio(unit)) {
    radioArrives(t, side, unit, '6.1.2');
    return;
  }
  const hex = yield* choosePlace(t, side, unit, entryHexes(state, side, unit), '6.1.2');
  if (hex === undefined) {
    // No room along the whole edge: it waits for the next space of the track.
    state.reinforcements.push({ side, unit, weapon, time: state.time + 1 });
    return;
  }
  putOnMap(t, side, unit, weapon, hex, false, '6.1.2');
}
