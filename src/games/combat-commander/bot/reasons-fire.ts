/** O20, A33, O18 Why this target, who fires with whom, and which cards help. */
import type { Advice } from '../../../kernel/game.ts';
import { hexName, hexNamed } from '../content/battle-map.ts';
import { radioType } from '../content/counters.ts';
import type { Side } from '../content/terms.ts';
import { movingHex } from '../rules/activation.ts';
import { during, now, type State } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { advise, percent, tenths } from './advice.ts';
import { barrageWorth } from './artillery-worth.ts';
import { chanceAbove, chanceProductAbove } from './chances.ts';
import { bestSalvo } from './fire-groups.ts';
import { soldiersCalled } from './moving.ts';
import { bestOpFire, opFireWorth } from './op-fire.ts';
import { type Situation, situation } from './situation.ts';
import { coverIn, hindrance, soldierCalled } from './soldiers.ts';

export function forFire(state: State, side: Side, asks: string, choice: Choice): Advice | undefined {
  switch (asks) {
    case 'reaction':
    case 'hidden-obstacles':
      return forReaction(situation(state, side), asks, choice);
    case 'fire':
    case 'assault-fire':
      return forTarget(situation(state, side), choice);
    case 'fire-group':
      return forGroup(state, choice);
    case 'fire-actions':
    case 'fire-strength':
      return forHelp(situation(state, side), asks, choice);
    case 'spot':
      return forAim(situation(state, side), choice);
    case 'impact':
      return choice.kind === 'impact'
        ? advise('impact', 'O18.2.3', { hex: choice.hex, ...headsIn(state, side, hexNamed(choice.hex)) })
        : undefined;
    default:
      return undefined;
  }
}

/** Units of either side in a hex. */
export function headsIn({ units }: State, side: Side, hex: number): { readonly enemies: number; readonly own: number } {
  const there = units.filter(({ at }) => at === hex);
  const own = there.filter((unit) => unit.side === side).length;
  return { enemies: there.length - own, own };
}

function forReaction(s: Situation, asks: string, choice: Choice): Advice | undefined {
  const { state } = s.m;
  const at = movingHex(state);
  const hex = at < 0 ? '' : hexName(at);
  const call = asks === 'reaction' ? bestOpFire(s, at) : undefined;
  switch (choice.kind) {
    case 'op-fire':
      return call && advise('op-fire', 'A33', { hex, unit: call.first.id, count: call.soldiers.length, worth: tenths(call.worth) });
    case 'op-attack': {
      const worth = tenths(opFireWorth(s, soldiersCalled(s, during(state, 'move').opFirers), at));
      return advise('op-attack', 'A33.3', { hex, worth });
    }
    case 'hidden-mines':
      return advise('hidden-mines', 'A35.2', { strength: state.mineStrength });
    case 'hidden-wire':
      return advise('hidden-wire', 'A35.5', { hex, cover: coverIn(s.m, at) });
    case 'pass':
      return asks === 'reaction' ? advise('let-go', 'A33.2', { hex, worth: tenths(call?.worth ?? 0) }) : advise('hide-nothing', 'A35');
    default:
      return undefined;
  }
}

function forTarget(s: Situation, choice: Choice): Advice | undefined {
  const { active, fired, by } = during(s.m.state, 'fire');
  const shooters = soldiersCalled(s, active).filter(({ type, unit }) => by !== 'assault-fire' || (type.boxedFirepower && !unit.broken));
  if (choice.kind === 'cease-fire') return advise('cease-fire', 'O20.3');
  if (choice.kind !== 'target' && choice.kind !== 'shell') return undefined;
  const at = hexNamed(choice.hex);
  const { enemies } = headsIn(s.m.state, s.m.side, at);
  const salvo = bestSalvo(s, shooters, fired, (hex) => hex === at);
  const worth = tenths(Math.max(0, salvo?.worth ?? 0));
  const figures = { hex: choice.hex, enemies, cover: coverIn(s.m, at), worth };
  if (choice.kind === 'target') return advise('target', 'O20.3', figures);
  const bearer = s.m.own.find(({ gun }) => gun?.id === choice.weapon);
  if (!bearer) return undefined;
  const hit = chanceProductAbove(s.m.map.distance(bearer.at, at) + Math.max(0, hindrance(s.m, bearer.at, at)));
  return advise('shell', 'O20.2', { ...figures, weapon: choice.weapon, hit: percent(hit) });
}

function forGroup(state: State, choice: Choice): Advice | undefined {
  const { target, group } = during(state, 'fire');
  const hex = target < 0 ? '' : hexName(target);
  if (choice.kind === 'join') return advise('join', 'O20.3.1', { piece: choice.piece, hex });
  if (choice.kind === 'fire-all') return advise('fire-all', 'O20.3.1', { hex });
  return choice.kind === 'fire' ? advise('group-complete', 'O20.3.1', { hex, count: group.length }) : undefined;
}

/** The chance that the attack breaks whoever holds out worst, as it is and with two more. */
function forHelp(s: Situation, asks: string, choice: Choice): Advice | undefined {
  const attack = during(s.m.state, 'attack');
  const { firepower } = attack;
  if (choice.kind === 'spray-fire') return advise('spray-fire', 'A40', { hex: choice.hex, firepower });
  if (asks === 'fire-strength') return advise('help-weak-shot', '10.3.2.1', { firepower });
  const defences = s.m.foes.filter(({ at }) => attack.hexes.includes(at)).map(({ at, morale }) => morale + coverIn(s.m, at));
  if (defences.length === 0) return undefined;
  const weakest = Math.min(...defences);
  const figures = { firepower, before: percent(chanceAbove(firepower - weakest)), after: percent(chanceAbove(firepower + 2 - weakest)) };
  if ('card' in choice) return advise('help-shot', 'A24.1', { ...figures, action: choice.kind });
  return choice.kind === 'pass' ? advise('roll-as-it-is', 'A24.1', figures) : undefined;
}

function forAim(s: Situation, choice: Choice): Advice | undefined {
  const { state, side, map } = s.m;
  const spotter = soldierCalled(s.m.own, now(state, 'artillery')?.spotter ?? '');
  const { radio } = state.sides[side];
  if (choice.kind !== 'aim' || !spotter || !radio) return undefined;
  const at = hexNamed(choice.hex);
  const near = state.units.filter((unit) => map.distance(unit.at, at) <= 2);
  const own = near.filter((unit) => unit.side === side).length;
  const hit = spotter.at === at ? 1 : chanceProductAbove(map.distance(spotter.at, at) + Math.max(0, hindrance(s.m, spotter.at, at)));
  const worth = tenths(barrageWorth(s, spotter.at, at, radioType(radio.id).firepower));
  return advise('aim', 'O18', { hex: choice.hex, enemies: near.length - own, own, hit: percent(hit), worth });
}
