/** RS, 5, 11.2, F100.1 Why this ground, this force, this place. */
import type { Advice } from '../../../kernel/game.ts';
import { hexNamed } from '../content/battle-map.ts';
import { unitType, weaponType } from '../content/counters.ts';
import { FORTIFICATION_OBS, orderOfBattle } from '../content/orders-of-battle.ts';
import type { Side } from '../content/terms.ts';
import { now, type State } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { advise, tenths } from './advice.ts';
import { placeWorth } from './set-up.ts';
import { situation } from './situation.ts';
import { coverIn } from './soldiers.ts';
import { CHARGES } from './storm-troops.ts';
import { WEIGHTS } from './weights.ts';

export function forSetUp(state: State, side: Side, asks: string, choice: Choice, choices: readonly Choice[]): Advice | undefined {
  switch (choice.kind) {
    case 'battlefield':
    case 'edge':
      return advise('ground-by-lot', 'RS', { count: choices.length });
    case 'order-of-battle':
      return advise('middling-force', 'RS.5', { ob: choice.ob, points: orderOfBattle(choice.ob).points });
    case 'buy':
      return asks === 'buy-support' ? advise('buy-support', 'RS.7', { item: choice.item }) : forDigging(state, choice.item);
    case 'done':
      return asks === 'buy-support' ? advise('support-enough', 'RS.7') : advise('cover-enough', 'RS.9', { vp: Math.abs(state.vp) });
    case 'arm':
      return forWeapon(choice.weapon, choice.unit);
    case 'pick':
      return forPick(choice.unit);
    case 'place':
      return forPlace(state, side, choice.hex, choices);
    case 'fortify':
      return forFortification(state, side, choice.hex);
    case 'mine-strength':
      return advise('strong-mines', 'SR.15', { strength: choice.strength });
    default:
      return undefined;
  }
}

function forDigging(state: State, item: string): Advice | undefined {
  return FORTIFICATION_OBS.some(({ id }) => id === item) ? advise('buy-cover', 'RS.9', { item, vp: Math.abs(state.vp) }) : undefined;
}

function forWeapon(weapon: string, unit: string): Advice {
  const { kind, firepower, movement, maxRange } = weaponType(weapon);
  const { unbroken } = unitType(unit);
  const figures = { weapon, unit, firepower, reach: maxRange, movement: unbroken.movement, own: unbroken.firepower };
  if (CHARGES.includes(kind)) return advise('arm-charge', '11.6', figures);
  return advise(movement < 0 || firepower >= 6 ? 'arm-heavy' : 'arm-light', '11.2', figures);
}

function forPick(unit: string): Advice {
  return advise(unitType(unit).kind === 'leader' ? 'pick-leader' : 'pick-troops', '5', { unit });
}

/** Any hex that is about as good as the best may be chosen. */
function forPlace(state: State, side: Side, hex: string, choices: readonly Choice[]): Advice | undefined {
  const worth = placeWorth(state, side);
  const most = Math.max(...choices.map((choice) => (choice.kind === 'place' ? worth(hexNamed(choice.hex)) : 0)));
  const least = most - WEIGHTS.variety;
  if (worth(hexNamed(hex)) < least) return advise('another-way', '5');
  const { m } = situation(state, side);
  const count = choices.filter((choice) => choice.kind === 'place' && worth(hexNamed(choice.hex)) >= least).length;
  const figures = { unit: now(state, 'set-up')?.unit ?? '', hex, cover: coverIn(m, hexNamed(hex)), count, enemies: m.foes.length };
  return advise(m.foes.length === 0 ? 'place-blind' : 'place-post', '5', figures);
}

function forFortification(state: State, side: Side, hex: string): Advice {
  const { m } = situation(state, side);
  const at = hexNamed(hex);
  const kind = state.toSetUp[0]?.fortifications[0] ?? '';
  const own = m.own.filter((soldier) => soldier.at === at);
  if (kind === 'wire' || kind === 'mines') {
    const near = m.own.filter((soldier) => m.map.distance(soldier.at, at) === 1).length;
    return advise('fortify-obstacle', 'F100.1', { kind, hex, near });
  }
  const worth = tenths(own.reduce((sum, { dying }) => sum + dying, 0));
  return advise('fortify-cover', 'F100.1', { kind, hex, count: own.length, cover: coverIn(m, at), worth });
}
