/** 9.0 Why this unit is bought, and why no more. */
import type { Advice } from '../../../kernel/game.ts';
import { has, theatreOf, type UnitCounter } from '../content/theatres.ts';
import { stackingLimit } from '../rules/map.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { advise } from './advice.ts';
import { falseLeft } from './aims.ts';
import { opsInReserve } from './plan.ts';
import { boughtForGround, freeLifts, markersThatCount, owned, willClearMines } from './recruit.ts';

export function forRecruiting(s: State, choice: Choice): Advice | undefined {
  switch (choice.kind) {
    case 'place-leader':
      return advise('leader-near-markers', '8.0', { base: choice.base, markers: Math.min(markersThatCount(s), s.objectives.length) });
    case 'recruit':
      return forGroundUnit(s, choice.type);
    case 'recruit-air':
      return forAircraft(s, choice.type);
    case 'done':
      return forNobodyElse(s);
    default:
      return undefined;
  }
}

/** 9.0 Several at once: a force that is not judged by the first of its units. */
export function forForce(s: State, together: readonly Choice[]): Advice | undefined {
  const types = together.flatMap((choice) => (choice.kind === 'recruit' || choice.kind === 'recruit-air' ? [choice.type] : []));
  if (types.length < 2) return undefined;
  const counters = types.flatMap((type) => counterOfType(s, type) ?? []);
  const sum = (of: (counter: UnitCounter) => number) => counters.reduce((total, counter) => total + of(counter), 0);
  const limit = stackingLimit(s);
  // 10.2 What cannot stand in one space together is a second force.
  const ground = boughtForGround(s).length + together.filter(({ kind }) => kind === 'recruit').length;
  const rest = Math.max(0, ground - limit);
  return advise('recruit-force', '9.0', {
    forces: rest > 0 ? 'two' : 'one',
    rest,
    units: types.length,
    firepower: sum(({ firepower }) => firepower),
    cost: sum(({ cost = 0 }) => cost),
    rp: s.rp,
    limit,
  });
}

function counterOfType(s: State, type: string): UnitCounter | undefined {
  return theatreOf(s).findType(type)?.counters[0];
}

/** In the order in which the price is weighed: what makes this one a better or a worse bargain than its dice. */
function forGroundUnit(s: State, type: string): Advice | undefined {
  const counter = counterOfType(s, type);
  if (!counter) return undefined;
  const { firepower, movement, cost = 0 } = counter;
  const price = { type, firepower, movement, cost, rp: s.rp };
  const bought = boughtForGround(s).length;
  const abilities = counter.abilities.filter((ability) => ability !== 'transportable');
  const isFirst = owned(s, theatreOf(s).findType(type)?.counters ?? []) === 0;
  const seats = freeLifts(s);
  if (bought >= stackingLimit(s)) return advise('recruit-reserve', '10.2', { ...price, bought, limit: stackingLimit(s) });
  if (willClearMines(s, counter)) return advise('recruit-sappers', '27.0', { ...price, ...falseLeft(s), markers: s.objectives.length });
  if (isFirst && abilities.length > 0) return advise('recruit-ability', '9.0', { ...price, abilities });
  if (movement >= 2) return advise('recruit-dice', '9.0', price);
  if (has(counter, 'transportable') && seats > 0) return advise('recruit-rider', '15.4', { ...price, seats });
  return advise('recruit-slow', '9.0', price);
}

/** Aircraft help a force: they are worth what there is to help. */
function forAircraft(s: State, type: string): Advice | undefined {
  const counter = counterOfType(s, type);
  if (!counter) return undefined;
  const { firepower, cost = 0 } = counter;
  const force = boughtForGround(s).reduce((sum, unit) => sum + unit.firepower, 0);
  const figures = { type, firepower, cost, rp: s.rp, force };
  if (has(counter, 'airstrike')) return advise('recruit-airstrike', '29.0', figures);
  if (has(counter, 'helicopter')) return advise('recruit-helicopter', '30.0', figures);
  return advise('recruit-air-supply', '34.0', figures);
}

function forNobodyElse(s: State): Advice {
  const ops = s.rules['reserve-points'] === 'on' ? opsInReserve(s) : 0;
  return ops > 0 ? advise('recruit-enough', '32.0', { rp: s.rp, ops }) : advise('recruit-nothing-good', '9.0', { rp: s.rp });
}
