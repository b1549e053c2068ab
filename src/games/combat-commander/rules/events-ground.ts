/** Events that change the ground: fire, smoke, wind, and what is dug or blown up. */
import { hexName, isWater } from '../content/battle-map.ts';
import { breezeDirection, cardCalled } from '../content/cards.ts';
import { enemyOf, type FortificationKind, type Side } from '../content/terms.ts';
import { during, theUnit, unitsAt } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { breakUnits, eliminate, leaveBehind } from './casualties.ts';
import { chooseHex, chooseUnit, comesToNothing } from './event-choices.ts';
import { type Happening, ids, unitsOf } from './events-near.ts';
import { mapOf } from './line-of-sight.ts';
import { placeBlaze, placeFortification, placeSmoke, removeFortification, removeSmoke } from './markers.ts';
import { randomHex, roll, settleQuietly } from './rolls.ts';
import { whyNotEnter, whyNotFortify, whyNotSmoke } from './terrain.ts';
import { isSquad } from './units.ts';
import { updateControl } from './victory.ts';

export function* blaze(t: Table, side: Side): Rules {
  const hex = yield* randomHex(t, side);
  if (whyNotSmoke(t.state, hex, 'E46') !== undefined) comesToNothing(t, side);
  else yield* burn(t, [hex], 'E46');
}

/** E46, E48 Burning hexes are left by their units, the inactive player's first; those who cannot get away perish together. */
function* burn(t: Table, hexes: readonly number[], rule: string): Rules {
  const { state } = t;
  const map = mapOf(state);
  const lit = hexes.filter((hex) => hex >= 0 && !isWater(map, hex) && !state.blaze.includes(hex) && state.smokeCup.length > 0);
  for (const hex of lit) placeBlaze(t, hex, rule);
  const burning = lit.filter((hex) => state.blaze.includes(hex));
  const lost: string[] = [];
  for (const side of [enemyOf(state.active), state.active]) {
    for (const hex of burning) {
      for (const { id } of unitsAt(state, hex).filter((unit) => unit.side === side)) {
        if (!(yield* displace(t, id, rule))) lost.push(id);
      }
    }
  }
  // 8.1.5 Nobody occupies a burning hex, not even for a moment: control is looked at when all have left.
  if (lost.length > 0) eliminate(t, lost, rule);
  else updateControl(t);
}

/** False for a unit that has nowhere to go. */
function* displace(t: Table, id: string, rule: string): Rules<boolean> {
  const { state } = t;
  const unit = theUnit(state, id);
  // T80.1 The sides of a Major Bridge are no way out, and no way onto it.
  const hexes = (mapOf(state).adjacent[unit.at] ?? []).filter((hex) => whyNotEnter(state, unit, hex, rule) === undefined);
  const hex = hexes.length === 0 ? undefined : yield* chooseHex(t, unit.side, 'displace', hexes);
  if (hex === undefined) return false;
  leaveBehind(t, unit);
  unit.at = hex;
  t.tell?.({ type: 'displaced', rule, side: unit.side, unit: id, hex: hexName(hex) });
  return true;
}

/** E47, E69, E73 A fortification in a random hex that has room for it. */
export function fortifyAtRandom(kind: FortificationKind, rule: string): Happening {
  return function* (t, side) {
    const hex = yield* randomHex(t, side);
    if (whyNotFortify(t.state, hex, rule, kind) === undefined) placeFortification(t, hex, kind, rule);
    else comesToNothing(t, side);
  };
}

export function* breeze(t: Table, side: Side): Rules {
  const { state } = t;
  for (const { at } of state.smoke.slice()) {
    removeSmoke(state, at);
    t.tell?.({ type: 'smoke-removed', rule: 'E48', hex: hexName(at) });
  }
  if (state.haze > 0) {
    state.haze--;
    t.tell?.({ type: 'haze', rule: 'SR.20', hindrance: state.haze });
  }
  const direction = yield* windDirection(t, side);
  const map = mapOf(state);
  yield* burn(
    t,
    state.blaze.map((hex) => map.neighbours[hex]?.[direction - 1] ?? -1),
    'E48',
  );
}

function* windDirection(t: Table, side: Side): Rules<number> {
  const { card } = during(t.state, 'event');
  if (t.state.rules.breeze === 'card') return breezeDirection(cardCalled(card));
  const made = yield* roll(t, side, 'breeze', 'E48');
  yield* settleQuietly(t, made);
  return made.white;
}

export function* dust(t: Table, side: Side): Rules {
  const hex = yield* randomHex(t, side);
  placeSmoke(t, hex, 'E53');
}

export function* entrench(t: Table, side: Side): Rules {
  const { state } = t;
  const hexes = [...new Set(unitsOf(state, side).map(({ at }) => at))].sort((a, b) => a - b);
  const hex = yield* chooseHex(
    t,
    side,
    'entrench',
    hexes.filter((at) => whyNotFortify(state, at, 'E55', 'foxholes') === undefined),
  );
  if (hex !== undefined) placeFortification(t, hex, 'foxholes', 'E55');
}

export function* sappers(t: Table, side: Side): Rules {
  const { state } = t;
  const hexes = state.fortifications.filter(({ kind }) => kind === 'mines' || kind === 'wire').map(({ at }) => at);
  const hex = yield* chooseHex(t, side, 'clear', hexes);
  if (hex !== undefined) removeFortification(t, hex, 'E70');
}

export function* whitePhosphorus(t: Table, side: Side): Rules {
  const { state } = t;
  const map = mapOf(state);
  const squads = unitsOf(state, side).filter((unit) => !unit.broken && isSquad(unit));
  const hexes = [...new Set(squads.flatMap(({ at }) => map.adjacent[at] ?? []))].sort((a, b) => a - b);
  const hex = yield* chooseHex(
    t,
    side,
    'phosphorus',
    hexes.filter((at) => whyNotSmoke(state, at, 'E77') === undefined),
  );
  if (hex === undefined) return;
  placeSmoke(t, hex, 'E77');
  const falling: string[] = [];
  for (const each of [enemyOf(state.active), state.active]) {
    const there = ids(unitsAt(state, hex).filter((unit) => unit.side === each));
    const id = there.length === 0 ? undefined : yield* chooseUnit(t, each, 'fall', there);
    if (id !== undefined) falling.push(id);
  }
  yield* breakUnits(t, falling, 'E77');
}
