/** O20.3.4, O16.4, O22, O23, 9.1 Under fire, in melee, in fear: why this one, why this card, why now. */
import type { Advice } from '../../../kernel/game.ts';
import { hexNamed } from '../content/battle-map.ts';
import { unitType } from '../content/counters.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import { isLeader } from '../rules/units.ts';
import { now, type State, unitCalled } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { meleeChances } from './advances.ts';
import { advise, percent, tenths } from './advice.ts';
import { threatTo } from './danger.ts';
import { gainByReroll } from './initiative.ts';
import { situation } from './situation.ts';
import { coverIn } from './soldiers.ts';
import { WEIGHTS } from './weights.ts';

export function inBattle(state: State, side: Side, asks: string, choice: Choice): Advice | undefined {
  switch (asks) {
    case 'defence':
    case 'defence-actions':
      return forDefence(state, choice);
    case 'light-wounds':
      return forWounds(state, choice);
    case 'melee':
      return choice.kind === 'melee' ? forMelee(state, side, choice.hex) : undefined;
    case 'ambush':
      return 'card' in choice ? advise('ambush', 'A25', { card: choice.card }) : undefined;
    case 'ambushed':
    case 'event-fall':
      return choice.kind === 'fall' ? advise('give-up', 'A25', { unit: choice.unit, ...stateOf(state, choice.unit) }) : undefined;
    case 'no-quarter':
      return 'card' in choice ? advise('no-quarter', 'A38') : undefined;
    case 'initiative':
      return forInitiative(state, side, choice);
    default:
      return inFear(state, side, choice);
  }
}

function stateOf(state: State, unit: string): { readonly state: string; readonly points: number } {
  return { state: unitCalled(state, unit)?.broken ? 'broken' : 'sound', points: unitType(unit).points };
}

function forDefence(state: State, choice: Choice): Advice | undefined {
  const total = now(state, 'attack')?.total ?? 0;
  if (choice.kind === 'defend')
    return advise('defend-next', 'O20.3.4', { unit: choice.unit, leader: isLeader({ id: choice.unit }) ? 'yes' : 'no' });
  if ('card' in choice) return advise('defence-card', 'A29', { action: choice.kind, total });
  return choice.kind === 'pass' ? advise('defence-enough', 'A24.1', { total }) : undefined;
}

function forWounds(state: State, choice: Choice): Advice | undefined {
  const unit = now(state, 'breaking')?.units[0] ?? '';
  if ('card' in choice) return advise('light-wounds', 'A36', { unit });
  return choice.kind === 'pass' ? advise('no-light-wounds', 'A36', { unit }) : undefined;
}

function forMelee(state: State, side: Side, hex: string): Advice {
  const { m } = situation(state, side);
  const isThere = ({ at }: { readonly at: number }) => at === hexNamed(hex);
  const { win } = meleeChances(m, hexNamed(hex), m.own.filter(isThere), m.foes.filter(isThere));
  return advise('melee-first', 'O16.4', { hex, win: percent(win) });
}

function forInitiative(state: State, side: Side, choice: Choice): Advice | undefined {
  const roll = now(state, 'roll');
  if (!roll) return undefined;
  const figures = {
    roll: roll.purpose,
    sum: roll.white + roll.coloured,
    gain: tenths(Math.max(0, gainByReroll(state, side, roll))),
    price: tenths(WEIGHTS.initiative),
  };
  return advise(choice.kind === 'reroll' ? 'reroll' : 'keep-initiative', '9.1', figures);
}

/** Rallies, routs and retreats, and too many in one hex. */
function inFear(state: State, side: Side, choice: Choice): Advice | undefined {
  switch (choice.kind) {
    case 'rally-roll':
      return advise(isLeader({ id: choice.unit }) ? 'rally-leader' : 'rally-any', 'O22', { unit: choice.unit });
    case 'rout':
      return choice.side === enemyOf(side) ? advise('rout-enemy', 'O23') : undefined;
    case 'rout-roll':
      return advise(isLeader({ id: choice.unit }) ? 'rout-leader' : 'rout-any', 'O23', { unit: choice.unit });
    case 'retreat': {
      const { m } = situation(state, side);
      const at = hexNamed(choice.hex);
      return advise('fall-back', 'O23.2', { hex: choice.hex, cover: coverIn(m, at), seen: threatTo(m, at) > 0 ? 'seen' : 'unseen' });
    }
    case 'deploy':
      return advise('split-up', '8.2', { unit: choice.unit });
    case 'eliminate':
      return advise('lose-least', '8.2', { unit: choice.unit, ...stateOf(state, choice.unit) });
    default:
      return undefined;
  }
}
