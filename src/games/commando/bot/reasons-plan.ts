/** 11.0 Why this operation, and 10.3 why these units. */
import type { Advice } from '../../../kernel/game.ts';
import { forceMeant } from '../bot.ts';
import { AIR_AVAILABLE } from '../boxes.ts';
import { missionOf, theatreOf } from '../content/theatres.ts';
import { counterOf, groundUnitsAt, operationOf, stackingLimit } from '../rules/map.ts';
import { recoveredCount } from '../rules/sight.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { advise } from './advice.ts';
import { aimOf, falseLeft, figuresOf, markersLeft } from './aims.ts';
import { spacesBetween } from './distances.ts';
import { isKeptOffByMines, minesAreLeft } from './mines.ts';
import { bestPlan, firepower, homeFrom, lootAt, opsInReserve, paceOf, sparedByBase } from './plan.ts';

export function forOperation(s: State, asks: string, choice: Choice): Advice | undefined {
  switch (choice.kind) {
    case 'finish':
      return advise(missionOf(s).recover > 0 ? 'finish' : 'finish-kia', '12.0', { kia: s.kia, recovered: recoveredCount(s), ops: s.ops });
    case 'intel-air':
      return advise('intel-air', '16.2', { card: choice.card, unit: choice.unit });
    case 'intel-base': {
      const goal = sparedByBase(s, choice.space);
      return goal === undefined ? undefined : forBase(s, choice.space, goal);
    }
    case 'intel-op':
      return advise('intel-op', '16.2', { card: choice.card, ops: s.ops });
    case 'force':
    case 'airborne':
    case 'helicopters':
      return forPlan(s, choice.kind, choice.space);
    case 'take':
      return asks === 'emplaning' ? forJumper(s, choice.unit) : forMember(s, choice.unit);
    case 'carry':
      return forLoad(s, choice.cargo, choice.unit);
    case 'lift':
      return forLift(s, choice.unit);
    case 'return-air':
      return advise('return-air', '35.0', { unit: choice.unit, firepower: counterOf(s, choice.unit).firepower, rp: s.rp });
    case 'done':
      return forCompleteness(s, asks);
    default:
      return undefined;
  }
}

function forBase(s: State, space: string, goal: string): Advice {
  const base = homeFrom(s, goal);
  return advise('intel-base', '16.2', { space, goal, near: spacesBetween(s, goal, space), base, spaces: spacesBetween(s, goal, base) });
}

const PLAN_KINDS = { force: 'ground', airborne: 'airborne', helicopters: 'helicopter' } as const;

/** The operation that was weighed best, if it is the one that begins here. */
function forPlan(s: State, kind: keyof typeof PLAN_KINDS, space: string): Advice | undefined {
  const plan = bestPlan(s);
  if (plan?.from !== space || plan.kind !== PLAN_KINDS[kind]) return undefined;
  const figures = {
    ...figuresOf(s, space, plan.target),
    space,
    units: plan.force.length,
    firepower: firepower(theatreOf(s), plan.force),
    count: lootAt(s, space).length,
  };
  switch (plan.kind) {
    case 'airborne':
      return advise('plan-jump', '25.0', figures);
    case 'helicopter':
      return advise(figures.count > 0 ? 'plan-lift-home' : 'plan-lift-out', '30.0', figures);
    case 'ground': {
      const aim = aimOf(s, space, plan.target, figures.count > 0, spacesLeft(s, plan.force));
      if (aim === 'hunt' && isKeptOffByMines(s, plan.force)) return advise('plan-hunt-mines', '23.0', figures);
      return advise(`plan-${aim}`, '11.0', figures);
    }
  }
}

/** So far a force gets with all the Ops there are, and those that can be bought. */
function spacesLeft(s: State, force: readonly string[]): number {
  return (s.ops + opsInReserve(s)) * paceOf(theatreOf(s), force);
}

/** One more that keeps pace with those who are meant to go. */
function forMember(s: State, unit: string): Advice {
  const { firepower: own, movement, leader, abilities } = counterOf(s, unit);
  const theatre = theatreOf(s);
  const pace = paceOf(theatre, forceMeant(s));
  const figures = { unit, own, movement, pace, firepower: firepower(theatre, [...operationOf(s).force, unit]) };
  if (leader) return advise('take-leader', '24.0', figures);
  if (abilities.includes('sapper') && minesAreLeft(s))
    return advise('take-sappers', '27.0', { ...figures, ...markersLeft(s), ...falseLeft(s) });
  const special = abilities.filter((ability) => ability !== 'transportable');
  return special.length > 0 ? advise('take-ability', '10.3', { ...figures, abilities: special }) : advise('take', '10.3', figures);
}

function forJumper(s: State, unit: string): Advice {
  const { force } = operationOf(s);
  return advise('emplane', '25.0', { unit, firepower: firepower(theatreOf(s), [...force, unit]), limit: stackingLimit(s) });
}

function forLoad(s: State, cargo: string, unit: string): Advice {
  const { from } = operationOf(s);
  if (s.objectives.some(({ id }) => id === cargo)) {
    const base = homeFrom(s, from);
    return advise('load-objective', '6.1', { cargo, unit, base, spaces: spacesBetween(s, from, base) });
  }
  const { movement, firepower: own } = counterOf(s, cargo);
  return advise('load-rider', '15.4', { cargo, unit, movement, own });
}

/** Home with what was found, one helicopter a load; or out, as many as fly. */
function forLift(s: State, unit: string): Advice {
  const { from, helicopters } = operationOf(s);
  const count = lootAt(s, from).length;
  if (count > 0) return advise('board-loot', '30.0', { unit, space: from, count });
  const ready = theatreOf(s).having.helicopter.filter(({ index }) => s.units[index]?.at === AIR_AVAILABLE).length;
  return advise('board-out', '30.0', { unit, firepower: counterOf(s, unit).firepower, free: ready - helicopters.length });
}

function forCompleteness(s: State, asks: string): Advice | undefined {
  const { from, force } = operationOf(s);
  const theatre = theatreOf(s);
  // leaders take no room (10.2)
  const units = force.filter((id) => !theatre.unit(id).leader).length;
  const figures = { units, firepower: firepower(theatre, force), limit: stackingLimit(s) };
  if (asks === 'emplaning') return advise('plane-full', '10.2', figures);
  if (asks === 'boarding') {
    const count = s.objectives.filter(({ carrier }) => force.includes(carrier)).length;
    return count > 0 ? advise('board-complete', '30.0', { ...figures, count }) : undefined;
  }
  if (asks !== 'force') return undefined;
  const left = groundUnitsAt(s, from).filter(({ id }) => !force.includes(id)).length;
  return advise('force-complete', '10.3', { ...figures, pace: paceOf(theatre, force), left });
}
