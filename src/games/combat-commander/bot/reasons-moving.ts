/** O21, O16 Why this way, why no further, and what for. */
import type { Advice, Figure } from '../../../kernel/game.ts';
import { hexName, hexNamed } from '../content/battle-map.ts';
import type { Side } from '../content/terms.ts';
import { movementLeft } from '../rules/moving.ts';
import { exitPoints } from '../rules/victory.ts';
import { during, now, type State } from '../state.ts';
import type { Choice, ChoiceOf } from '../vocabulary.ts';
import { assaultsBy, meleeChances } from './advances.ts';
import { advise, percent, tenths } from './advice.ts';
import { exposure } from './danger.ts';
import { bestTrip } from './destinations.ts';
import { bestSalvo } from './fire-groups.ts';
import { bestOuting, soldiersCalled } from './moving.ts';
import { exitDraw, exitWorth, goalDraw, type Situation, situation, type Trip } from './situation.ts';
import { coverIn, type Soldier, soldierCalled } from './soldiers.ts';
import { outingsOf } from './whom-to-activate.ts';

export function forMoving(state: State, side: Side, asks: string, choice: Choice): Advice | undefined {
  switch (asks) {
    case 'move':
      return forMove(situation(state, side), choice);
    case 'place-smoke':
      return choice.kind === 'place-smoke' ? advise('smoke-hex', 'A39', { hex: choice.hex }) : undefined;
    case 'advance':
      return forAdvance(situation(state, side), choice);
    default:
      return undefined;
  }
}

/** What draws somebody to where he goes: an objective to be taken or guarded, the enemy's edge of the map, or only a better place. */
export function aimOf(s: Situation, soldier: Soldier, { to, isExit }: Trip): Record<string, Figure> {
  const hex = hexName(to);
  const worth = exitWorth(s, soldier);
  const towardsEdge = exitDraw(s, worth, to);
  const towardsGoal = goalDraw(s, soldier, to);
  const points = exitPoints(s.m.state, soldier.id, s.m.side);
  if (isExit || (towardsEdge > towardsGoal && towardsEdge > exitDraw(s, worth, soldier.at)))
    return { hex, aim: 'exit', objective: 0, points };
  const objective = nearestGoal(s, to);
  const isNearer = towardsGoal > goalDraw(s, soldier, soldier.at);
  const isHeld = s.m.state.control[objective] === s.m.side;
  const aim = !isNearer || soldier.unit.broken ? 'post' : isHeld ? 'guard' : 'objective';
  return { hex, aim, objective: objective + 1, points };
}

function nearestGoal({ m, aims }: Situation, hex: number): number {
  let nearest = 0;
  let most = 0;
  aims.goals.forEach((goal, i) => {
    const way = goal.hexes.includes(hex) ? 0 : m.ways.between(hex, goal.hex);
    const draw = goal.draw / (1 + way);
    if (draw > most) {
      most = draw;
      nearest = i;
    }
  });
  return nearest;
}

function forMove(s: Situation, choice: Choice): Advice | undefined {
  const { state, side } = s.m;
  const { active, finished, crossed, group } = during(state, 'move');
  const members = soldiersCalled(s, group);
  const [first] = members;
  switch (choice.kind) {
    case 'set-out':
    case 'set-out-all':
    case 'smoke-grenades': {
      const waiting = soldiersCalled(s, active).filter(({ id }) => !finished.includes(id));
      return forSettingOut(s, choice, bestOuting(outingsOf(s, waiting), waiting, crossed));
    }
    case 'with':
      return advise('go-with', 'O21.2', { unit: choice.unit, leader: first?.id ?? '' });
    case 'step':
      return first && forStep(s, choice, members);
    case 'exit':
      return advise('exit', '7.2.1', { points: members.reduce((sum, { id }) => sum + exitPoints(state, id, side), 0) });
    case 'halt':
      return first && advise('halt', 'O21', { hex: hexName(first.at), cover: coverIn(s.m, first.at) });
    case 'end-move':
      return advise('end-move', 'O21');
    case 'assault-fire': {
      const salvo = bestSalvo(
        s,
        soldiersCalled(s, active).filter(({ type, unit }) => type.boxedFirepower && !unit.broken),
      );
      return salvo && advise('assault-fire', 'A26', { hex: hexName(salvo.target.hex), worth: tenths(salvo.worth) });
    }
    default:
      return undefined;
  }
}

function forSettingOut(s: Situation, choice: Choice, trip: Trip | undefined): Advice | undefined {
  const [first] = trip?.members ?? [];
  if (!trip || !first || trip.gain <= 0) return advise('must-go', 'O14.4');
  const figures = { unit: first.id, ...aimOf(s, first, trip), worth: tenths(trip.gain) };
  if (choice.kind === 'smoke-grenades') return advise('smoke', 'A39', figures);
  return advise(choice.kind === 'set-out-all' ? 'set-out-all' : 'set-out', 'O21', { ...figures, count: trip.members.length });
}

function forStep(s: Situation, { hex }: ChoiceOf<'step'>, members: readonly Soldier[]): Advice | undefined {
  const { state } = s.m;
  const [first] = members;
  const trip = first && bestTrip(s, { members, from: first.at, mps: movementLeft(state), onRoad: during(state, 'move').onRoad });
  if (!first || !trip || trip.gain <= 0) return advise('must-go', 'O14.4');
  const risk = exposure(s.m, first, trip.to, first.morale);
  return advise('step', 'O21', { unit: first.id, next: hex, ...aimOf(s, first, trip), cover: coverIn(s.m, trip.to), risk: tenths(risk) });
}

function forAdvance(s: Situation, choice: Choice): Advice | undefined {
  const { m } = s;
  if (choice.kind === 'advance-exit') return advise('exit', '7.2.1', { points: exitPoints(m.state, choice.unit, m.side) });
  if (choice.kind === 'end-advance') return advise('end-advance', 'O16');
  if (choice.kind !== 'advance') return undefined;
  const { active = [], finished = [] } = now(m.state, 'advance') ?? {};
  const waiting = soldiersCalled(s, active).filter(({ id }) => !finished.includes(id));
  const assaults = assaultsBy(s, waiting);
  const to = hexNamed(choice.hex);
  const assault = assaults.find(({ soldier, to: hex }) => soldier.id === choice.unit && hex === to);
  const figures = { unit: choice.unit, hex: choice.hex, cover: coverIn(m, to) };
  if (!assault || !soldierCalled(m.own, choice.unit)) return advise('advance-must', 'O14.4', figures);
  const theirs = m.foes.filter(({ at }) => at === to);
  if (theirs.length === 0) return advise('advance-step', 'O16', { ...figures, worth: tenths(assault.worth) });
  const comrades = assaults.flatMap((each) => (each.to === to ? [each.soldier] : []));
  const mine = [...comrades, ...m.own.filter(({ at }) => at === to)];
  return advise('advance-melee', 'O16.4', { ...figures, count: theirs.length, win: percent(meleeChances(m, to, mine, theirs).win) });
}
