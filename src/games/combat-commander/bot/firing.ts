/** O20 Fire, A33 Op Fire and A26 Assault Fire, shot by shot; and the cards that help a shot. */
import { hexNamed } from '../content/battle-map.ts';
import { weaponType } from '../content/counters.ts';
import type { Side } from '../content/terms.ts';
import { movingHex } from '../rules/activation.ts';
import { groupable } from '../rules/fire/group.ts';
import { firerOf } from '../rules/units.ts';
import { during, type State } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { missedAction, missedOrder } from './card-worth.ts';
import { chanceAbove } from './chances.ts';
import { bestSalvo, bestSplit, chainsOf, hardest, piecesOf, type Shot, shotsAt, strengthOf } from './fire-groups.ts';
import { bestOpFire, opFireWorth } from './op-fire.ts';
import { pickBest, pickKind } from './picking.ts';
import { situation } from './situation.ts';
import { costOfHit, coverIn, type Soldier, soldierCalled } from './soldiers.ts';
import { attackWorth, type Sights } from './targets.ts';
import { WEIGHTS } from './weights.ts';

const soldiersCalled = (s: Sights, ids: readonly string[]): Soldier[] => ids.flatMap((id) => soldierCalled(s.m.own, id) ?? []);

/** The next target, or an end of it. */
export function fire(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const s = situation(state, side);
  const { active, fired, by } = during(state, 'fire');
  const isOffered = (hex: number, weapon: string) =>
    choices.some((choice) =>
      weapon === ''
        ? choice.kind === 'target' && hexNamed(choice.hex) === hex
        : choice.kind === 'shell' && choice.weapon === weapon && hexNamed(choice.hex) === hex,
    );
  const shooters = soldiersCalled(s, active).filter(({ type, unit }) => by !== 'assault-fire' || (type.boxedFirepower && !unit.broken));
  const salvo = bestSalvo(s, shooters, fired, isOffered);
  const cease = pickKind(choices, 'cease-fire');
  if (!salvo || (cease && salvo.worth <= 0)) return cease ?? pickKind(choices, 'target') ?? pickKind(choices, 'shell');
  if (salvo.isShell)
    return choices.find(
      (choice) => choice.kind === 'shell' && choice.weapon === salvo.group[0] && hexNamed(choice.hex) === salvo.target.hex,
    );
  return choices.find((choice) => choice.kind === 'target' && hexNamed(choice.hex) === salvo.target.hex);
}

/** O20.3.1 Piece by piece, until the group is the one that was meant. */
export function formGroup(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const s = situation(state, side);
  const firing = during(state, 'fire');
  const pieces = groupable(state, firing, firing.target);
  const wanted = groupWanted(s, firing.target, pieces, firing.by === 'op-fire');
  const all = firing.group.length === 0 && wanted.length === pieces.length ? pickKind(choices, 'fire-all') : undefined;
  if (all) return all;
  const next = choices.find((choice) => choice.kind === 'join' && wanted.includes(choice.piece));
  return next ?? pickKind(choices, 'fire') ?? pickKind(choices, 'fire-all');
}

function groupWanted(s: Sights, hex: number, pieces: readonly string[], isOpFire: boolean): readonly string[] {
  const index = s.targets.all.findIndex((target) => target.hex === hex);
  const target = s.targets.all[index];
  if (!target) return pieces;
  const shots = shotsAt(s, s.m.own, index).filter(({ piece }) => pieces.includes(piece));
  let best: { readonly worth: number; readonly group: readonly Shot[] } | undefined;
  for (const chain of chainsOf(s.m, shots)) {
    const tried = isOpFire ? together(s, hex, chain) : bestSplit(s, target, chain);
    if (best === undefined || tried.worth > best.worth) best = tried;
  }
  return best ? piecesOf(best.group) : pieces;
}

/** A33.3 One attack for each step, and nobody is used up by it. */
function together(s: Sights, hex: number, chain: readonly Shot[]): { readonly worth: number; readonly group: readonly Shot[] } {
  const group = hardest(chain);
  const target = s.targets.all.find((each) => each.hex === hex);
  return { group, worth: target ? attackWorth(s.m, target, strengthOf(group), true) : 0 };
}

// A33 Reactions

export function react(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const pass = pickKind(choices, 'pass');
  if (choices.length === 1) return pass;
  const s = situation(state, side);
  const hex = movingHex(state);
  const { opFirers } = during(state, 'move');
  const mines = pickKind(choices, 'hidden-mines');
  if (mines && mineWorth(s, during(state, 'move').group) > 0.3) return mines;
  const ready = pickKind(choices, 'op-attack') ? opFireWorth(s, soldiersCalled(s, opFirers), hex) : 0;
  const card = pickBest(choices, 'op-fire', (choice) => -missedAction(state, side, choice.card));
  const call = card ? bestOpFire(s, hex) : undefined;
  if (card && call && call.worth > WEIGHTS.opFire && call.worth > ready + 0.3) return card.choice;
  if (ready > 0.04) return pickKind(choices, 'op-attack');
  const wire = pickKind(choices, 'hidden-wire');
  if (wire && isWorthWire(s, hex)) return wire;
  return pass;
}

/** F103.2 */
function mineWorth({ m }: Sights, victims: readonly string[]): number {
  return m.foes
    .filter(({ id }) => victims.includes(id))
    .reduce((sum, foe) => sum + chanceAbove(m.state.mineStrength - foe.morale) * costOfHit(foe), 0);
}

/** Where they stand in the open before our guns. */
function isWorthWire(s: Sights, hex: number): boolean {
  const { m } = s;
  if (coverIn(m, hex) > 1) return false;
  return m.own.some(({ at, unit, range, gun }) => !unit.broken && m.map.distance(at, hex) <= Math.max(range, gun?.range ?? 0));
}

/** A35 After an Advance. */
export function hideObstacles(state: State, side: Side, choices: readonly Choice[], entered: readonly string[]): Choice | undefined {
  if (choices.length === 1) return pickKind(choices, 'pass');
  const s = situation(state, side);
  const mines = pickKind(choices, 'hidden-mines');
  if (mines && mineWorth(s, entered) > 0.3) return mines;
  return pickKind(choices, 'pass');
}

// A24 to A41 Cards that help a shot

export function helpShot(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const pass = pickKind(choices, 'pass');
  if (choices.length === 1) return pass;
  const s = situation(state, side);
  const attack = during(state, 'attack');
  const isMoving = attack.firing === 'op-fire';
  const targets = s.targets.all.filter(({ hex }) => attack.hexes.includes(hex));
  const worthWith = (firepower: number) => targets.reduce((sum, target) => sum + attackWorth(s.m, target, firepower, isMoving), 0);
  const more = worthWith(attack.firepower + 2) - worthWith(attack.firepower);
  let best: Choice | undefined = attack.firepower < 1 ? undefined : pass;
  let most = attack.firepower < 1 ? Number.NEGATIVE_INFINITY : 0;
  for (const choice of choices) {
    if (!('card' in choice)) continue;
    const gain = choice.kind === 'spray-fire' ? sprayWorth(s, hexNamed(choice.hex), attack.firepower) : more;
    const worth = gain - missedOrder(state, side, choice.card) * 0.5 - 0.05 - wear(state, choice.kind, attack.firers);
    if (worth > most) {
      most = worth;
      best = choice;
    }
  }
  return best ?? pass;
}

/** A40 The second hex for the same shot. */
function sprayWorth({ m, targets }: Sights, hex: number, firepower: number): number {
  const target = targets.all.find((each) => each.hex === hex);
  return target ? attackWorth(m, target, firepower - 0.5) : 0;
}

/** A41 One time in six the weapon breaks. */
function wear(state: State, kind: Choice['kind'], firers: readonly string[]): number {
  if (kind !== 'sustained-fire') return 0;
  const guns = firers.filter((piece) => firerOf(state, piece)?.weapon === piece).map((piece) => weaponType(piece).firepower);
  return guns.length === 0 ? 0 : Math.min(...guns) / 60;
}
