/** What is going on, outermost first, and what the roll on the table comes to so far. */
import type { Speaker } from '../../words/speaker.ts';
import { hexName } from './content/battle-map.ts';
import { isUnit } from './content/counters.ts';
import { SIDES, type Side } from './content/terms.ts';
import type { Doing, Doings } from './doing.ts';
import { coverAgainst, extraOf } from './rules/attack.ts';
import { groupFirepower } from './rules/fire-group.ts';
import { meleeStrength } from './rules/melee.ts';
import { movementLeft } from './rules/move.ts';
import { figuresAt } from './rules/stacking.ts';
import { coverAt } from './rules/terrain.ts';
import { bareMoraleOf, firerOf } from './rules/units.ts';
import { now, type State, unitCalled } from './state.ts';
import { productNeeded } from './terminal-pieces.ts';

export function doingLines(state: State, own: Side | undefined, speaker: Speaker): string[] {
  return state.doing.flatMap((doing) => linesOf(state, doing, own, speaker));
}

function linesOf(state: State, doing: Doing, own: Side | undefined, speaker: Speaker): string[] {
  const say = (figures: object = {}) => [speaker.say(`doing ${doing.what}`, { ...doing, ...figures })];
  switch (doing.what) {
    case 'order':
    case 'trigger':
    case 'event':
    case 'time':
      return say();
    case 'activation':
      return doing.chosen.length === 0 ? [] : say();
    case 'discard':
      return doing.chosen.length === 0 || doing.side !== own ? [] : say();
    case 'move':
      return moveLines(state, doing, speaker);
    case 'advance':
      return waitingLine(doing, speaker, 'doing advance');
    case 'fire':
      return fireLines(state, doing, speaker);
    case 'attack':
      return attackLines(doing, speaker);
    case 'melee':
      return meleeLines(state, doing, speaker);
    case 'recover':
    case 'rout':
      return doing.left.length === 0 ? [] : say();
    case 'retreat':
      return unitCalled(state, doing.unit) ? say() : [];
    case 'artillery':
      return doing.at < 0 ? [] : say({ hex: hexName(doing.at) });
    case 'roll':
      return rollLines(state, doing, speaker);
    case 'placing':
      return placingLine(doing, speaker);
    case 'breaking':
      return say();
    case 'stacking':
      return say({ hex: hexName(doing.hex), figures: figuresAt(state, doing.hex, doing.side) });
    case 'deploying':
      return say({ marker: doing.markers[0] ?? '' });
    case 'set-up':
      return say({ weapon: weaponToSetUp(state, doing.unit) });
    case 'melees':
      return [];
  }
}

function waitingLine({ active, finished }: { active: string[]; finished: string[] }, speaker: Speaker, key: string): string[] {
  const units = active.filter((id) => !finished.includes(id));
  return units.length === 0 ? [] : [speaker.say(key, { units })];
}

/** O21.2 Who is under way and how far they get; who has yet to set out. */
function moveLines(state: State, move: Doings<'move'>, speaker: Speaker): string[] {
  const { group, active, finished, opFirers } = move;
  const hex = hexName(unitCalled(state, group[0] ?? '')?.at ?? -1);
  return [
    ...(group.length > 0 ? [speaker.say('doing move', { units: group, hex, left: Math.max(0, movementLeft(state)) })] : []),
    ...waitingLine({ active, finished: [...finished, ...group] }, speaker, 'doing to-move'),
    ...(opFirers.length > 0 ? [speaker.say('doing op-firers', { units: opFirers })] : []),
  ];
}

function fireLines(state: State, { target, group, by, fired }: Doings<'fire'>, speaker: Speaker): string[] {
  // While an attack is being rolled, it tells of itself.
  if (now(state, 'attack')) return [];
  const pieces = group.filter((piece) => firerOf(state, piece) !== undefined);
  if (target >= 0 && pieces.length > 0) {
    const { firepower } = groupFirepower(state, pieces, [target]);
    return [speaker.say('doing group', { pieces, hex: hexName(target), firepower, firing: by })];
  }
  return fired.length === 0 ? [] : [speaker.say('doing fired', { pieces: fired })];
}

function attackLines({ hexes, firepower, total, targets, by }: Doings<'attack'>, speaker: Speaker): string[] {
  const figures = { hexes: hexes.map(hexName), firepower, total, targets, by };
  return [
    speaker.say(total === 0 ? 'doing attack' : 'doing attack-total', figures),
    ...(targets.length > 0 && total > 0 ? [speaker.say('doing to-defend', figures)] : []),
  ];
}

function meleeLines(state: State, { hex, total }: Doings<'melee'>, speaker: Speaker): string[] {
  const sides = SIDES.map((side) => {
    if (total[side] > 0) return speaker.say('doing melee-total', { side, total: total[side] });
    const { firepower, boxed } = meleeStrength(state, hex, side);
    return speaker.say('doing melee-strength', { side, firepower, boxed });
  });
  return [speaker.say('doing melee', { hex: hexName(hex), sides: sides.join(' · ') })];
}

/** The dice, and what they would mean: the Initiative card is played with that in mind. */
function rollLines(state: State, { side, purpose, white, coloured, trigger }: Doings<'roll'>, speaker: Speaker): string[] {
  const sum = white + coloured;
  const product = white * coloured;
  return [
    speaker.say('doing roll', { side, purpose, white, coloured, sum, product, trigger }),
    ...meaningOf(state, side, purpose, sum, speaker),
  ];
}

function meaningOf(state: State, side: Side, purpose: string, sum: number, speaker: Speaker): string[] {
  const attack = now(state, 'attack');
  switch (purpose) {
    case 'fire-attack':
    case 'mine-attack':
    case 'impact':
      return attack ? attackMeaning(state, attack, sum, speaker) : [];
    case 'fire-defence':
      return attack ? defenceMeaning(state, attack, sum, speaker) : [];
    case 'rally':
    case 'rout':
      return moraleMeaning(state, now(state, purpose === 'rally' ? 'recover' : 'rout')?.rolling ?? [], sum, speaker);
    case 'melee':
      return meleeMeaning(state, side, sum, speaker);
    case 'targeting':
      return targetingMeaning(state, speaker);
    case 'accuracy':
      return accuracyMeaning(state, speaker);
    case 'sudden-death':
      return [speaker.say('doing would-end', { sum, time: state.time, ends: sum < state.time })];
    default:
      return [];
  }
}

/** O20.2.3 What the product is held against. */
function targetingMeaning(state: State, speaker: Speaker): string[] {
  const firing = now(state, 'fire');
  const firer = firing && firerOf(state, firing.group[0] ?? '');
  return firer ? [productNeeded(state, firer.at, firing.target, speaker)] : [];
}

/** O18.2.2 The same for a spotting round. */
function accuracyMeaning(state: State, speaker: Speaker): string[] {
  const artillery = now(state, 'artillery');
  const spotter = unitCalled(state, artillery?.spotter ?? '');
  return artillery && spotter ? [productNeeded(state, spotter.at, artillery.at, speaker)] : [];
}

function attackMeaning(state: State, attack: Doings<'attack'>, sum: number, speaker: Speaker): string[] {
  const extra = extraOf(state, attack);
  const { firepower } = attack;
  return [speaker.say('doing would-attack', { firepower, sum, extra, total: firepower + sum + extra })];
}

function defenceMeaning(state: State, attack: Doings<'attack'>, sum: number, speaker: Speaker): string[] {
  const unit = unitCalled(state, attack.defending[0] ?? '');
  if (!unit) return [];
  const morale = bareMoraleOf(state, unit) + coverAgainst(state, attack, unit.at);
  return [speaker.say('doing would-defend', { unit: unit.id, morale, sum, defence: morale + sum, attack: attack.total })];
}

function meleeMeaning(state: State, side: Side, sum: number, speaker: Speaker): string[] {
  const melee = now(state, 'melee');
  if (!melee) return [];
  const { firepower, boxed } = meleeStrength(state, melee.hex, side);
  const { meleeBonus } = state.special;
  const bonus = meleeBonus?.side === side ? meleeBonus.bonus : 0;
  return [speaker.say('doing would-melee', { firepower, boxed, sum, bonus, total: firepower + boxed + sum + bonus })];
}

function moraleMeaning(state: State, rolling: readonly string[], sum: number, speaker: Speaker): string[] {
  const unit = unitCalled(state, rolling[0] ?? '');
  if (!unit) return [];
  return [speaker.say('doing would-hold', { unit: unit.id, morale: bareMoraleOf(state, unit) + coverAt(state, unit.at), sum })];
}

function placingLine({ piece, hexes }: Doings<'placing'>, speaker: Speaker): string[] {
  if (piece === 'sniper') return [speaker.say('doing sniper', { hex: hexName(hexes[0] ?? -1) })];
  return isUnit(piece) ? [speaker.say('doing placing', { unit: piece })] : [];
}

function weaponToSetUp({ toSetUp }: State, unit: string): string {
  return toSetUp[0]?.units.find((each) => each.unit === unit)?.weapon ?? '';
}
