/** E42 to E77, 6.1.2 Why an event befalls this one and not another. */
import type { Advice } from '../../../kernel/game.ts';
import { hexNamed } from '../content/battle-map.ts';
import { isUnit, unitType, weaponType } from '../content/counters.ts';
import type { Side } from '../content/terms.ts';
import { moraleOf } from '../rules/recover.ts';
import { now, type State, unitCalled } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { advise, percent, tenths } from './advice.ts';
import { chanceBelow } from './chances.ts';
import { bestHole, holeWorth } from './digging.ts';
import { headsIn } from './reasons-fire.ts';
import { situation } from './situation.ts';
import { costOfHit, coverIn, type Soldier, soldierCalled } from './soldiers.ts';

export function atEvent(state: State, side: Side, asks: string, choice: Choice): Advice | undefined {
  return (
    forVictim(state, side, choice) ??
    forHex(state, side, asks, choice) ??
    forRefusing(state, side, asks, choice) ??
    forPiece(state, side, asks, choice)
  );
}

/** Something bad befalls a unit, or something good. */
function forVictim(state: State, side: Side, choice: Choice): Advice | undefined {
  switch (choice.kind) {
    case 'snipe':
    case 'shock':
      return whom(state, side, choice.unit, costOfHit);
    case 'kill':
    case 'capture':
      return whom(state, side, choice.unit, ({ dying }) => dying);
    case 'interdict':
    case 'suppress':
      return whom(state, side, choice.unit, ({ breaking }) => 0.3 * breaking);
    case 'malfunction':
      return whom(state, side, choice.unit, ({ unit }) => (unit.weapon === '' ? 0 : weaponType(unit.weapon).firepower / 12));
    case 'rally':
      return advise('rally-best', 'E65', { unit: choice.unit, points: unitType(choice.unit).points });
    case 'harden':
      return advise('harden-best', 'E44', { unit: choice.unit, firepower: unitType(choice.unit).unbroken.firepower });
    case 'judge': {
      const unit = unitCalled(state, choice.unit);
      return unit && advise('judge', 'E50', { unit: unit.id, chance: percent(chanceBelow(moraleOf(state, unit) + 1)) });
    }
    default:
      return undefined;
  }
}

function whom(state: State, side: Side, id: string, cost: (soldier: Soldier) => number): Advice | undefined {
  const { m } = situation(state, side);
  const foe = soldierCalled(m.foes, id);
  if (foe) return advise('strike-at', '1.9.1', { unit: id, worth: tenths(cost(foe)) });
  const own = soldierCalled(m.own, id);
  return own && advise('suffer', '1.9.1', { unit: id, worth: tenths(cost(own)) });
}

function forHex(state: State, side: Side, asks: string, choice: Choice): Advice | undefined {
  if (!('hex' in choice)) return undefined;
  const s = situation(state, side);
  const at = hexNamed(choice.hex);
  const figures = { hex: choice.hex, cover: coverIn(s.m, at), ...headsIn(state, side, at) };
  switch (choice.kind) {
    case 'strike':
      return advise('strike-hex', 'E43', figures);
    case 'entrench':
      return advise('foxholes', 'F102', { ...figures, worth: tenths(holeWorth(s, at)) });
    case 'hero':
    case 'promote':
      return advise('come-forward', 'E58', figures);
    case 'clear':
      return advise('clear-way', 'E70', figures);
    case 'phosphorus':
      return advise('phosphorus', 'E77', figures);
    case 'remove-smoke':
      return advise('clear-smoke', '6.1.2', figures);
    case 'place':
    case 'displace':
      return asks === 'set-up-hex' ? undefined : forComingIn(state, side, figures);
    default:
      return undefined;
  }
}

function forComingIn(state: State, side: Side, { hex, cover }: { readonly hex: string; readonly cover: number }): Advice {
  const piece = now(state, 'placing')?.piece ?? '';
  const isEnemy = isUnit(piece) && unitType(piece).side !== side;
  return advise(isEnemy ? 'enemy-comes-in' : 'come-in', 'E68', { hex, cover });
}

function forRefusing(state: State, side: Side, asks: string, choice: Choice): Advice | undefined {
  if (choice.kind !== 'decline' && choice.kind !== 'pass') return undefined;
  switch (asks) {
    case 'dig-in':
    case 'may-entrench':
      return advise('dig-nowhere', 'A32', { worth: tenths(bestHole(situation(state, side))) });
    case 'may-deploy':
      return advise('stay-whole', 'E52');
    case 'radio':
      return advise('no-radio', 'RS.11');
    case 'may-snipe':
    case 'may-strike':
    case 'may-suppress':
    case 'may-clear':
    case 'may-phosphorus':
    case 'upon-discard':
      return advise('leave-alone', 'E42');
    default:
      return undefined;
  }
}

function forPiece(state: State, side: Side, asks: string, choice: Choice): Advice | undefined {
  switch (choice.kind) {
    case 'dig-in':
      return advise('dig-in', 'A32', { worth: tenths(bestHole(situation(state, side))) });
    case 'interrogate':
      return advise('take-card', 'E61', { card: choice.card });
    case 'reveal':
      return advise('reveal-least', 'E67', { chit: choice.chit });
    case 'hidden-unit':
      return advise('hidden-unit', 'A35.4', { card: choice.card });
    case 'demolitions':
      return advise('demolish', 'A31', { card: choice.card });
    case 'scrounge':
      return advise('take-weapon', 'E71', { weapon: choice.weapon, firepower: weaponType(choice.weapon).firepower });
    case 'keep':
      return advise('keep-weapon', 'E71', { unit: choice.unit });
    case 'revive': {
      const { side: owner, points } = unitType(choice.unit);
      return advise(owner === side ? 'revive-own' : 'revive-enemy', 'E76', { unit: choice.unit, points });
    }
    case 'select':
      return advise('take-support', 'E68', { item: choice.item });
    case 'return':
      return advise('come-back', '7.2.1', { time: choice.time });
    case 'give':
      return asks === 'deploy-markers' ? advise('share-markers', 'E52.2', { unit: choice.unit }) : undefined;
    default:
      return undefined;
  }
}
