/** What is going on, outermost first, and what the roll on the table comes to so far. */
import type { Speaker } from '../../../words/speaker.ts';
import { hexName } from '../content/battle-map.ts';
import { isUnit } from '../content/counters.ts';
import { enemyOf, SIDES, type Side } from '../content/terms.ts';
import type { Doing, Doings } from '../doing.ts';
import { coverAgainst, defenceResult, extrasOf } from '../rules/fire/attack.ts';
import { groupFirepower } from '../rules/fire/group.ts';
import { discardLimit } from '../rules/hands.ts';
import { meleeStrength } from '../rules/melee.ts';
import { movementLeft } from '../rules/moving.ts';
import { figuresAt } from '../rules/stacking.ts';
import { coverAt } from '../rules/terrain.ts';
import { bareMoraleOf, firerOf } from '../rules/units.ts';
import { now, type State, type Unit, unitCalled } from '../state.ts';
import { farOff } from './pieces.ts';

export function doingLines(state: State, own: Side | undefined, speaker: Speaker): string[] {
  return [...fortificationLine(state, speaker), ...state.doing.flatMap((doing) => linesOf(state, doing, own, speaker))];
}

/** F100.1 What is placed next when everything else of the side stands. */
function fortificationLine({ toSetUp: [deployment] }: State, speaker: Speaker): string[] {
  const [kind] = deployment?.fortifications ?? [];
  if (!deployment || kind === undefined || deployment.units.length > 0 || deployment.weapons.length > 0) return [];
  return [speaker.say('doing to-fortify', { kind })];
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
      return doing.side === own ? say({ limit: discardLimit(state, own) }) : [];
    case 'move':
      return moveLines(state, doing, speaker);
    case 'advance':
      return waitingLine(doing, speaker, 'doing advance');
    case 'fire':
      return fireLines(state, doing, speaker);
    case 'attack':
      return attackLines(state, doing, speaker);
    case 'melee':
      return meleeLines(state, doing, speaker);
    case 'recover':
    case 'rout':
      return doing.left.length === 0 ? [] : say();
    case 'retreat':
      return doing.units.length > 0 ? say() : [];
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
  const isOver = state.doing.at(-1)?.what === 'fire' && group.length > 0 && group.every((piece) => fired.includes(piece));
  if (isOver) return [speaker.say('doing fired', { pieces: fired })];
  const pieces = group.filter((piece) => firerOf(state, piece) !== undefined);
  if (target >= 0 && pieces.length > 0) {
    const { firepower } = groupFirepower(state, pieces, [target]);
    return [speaker.say('doing group', { pieces, hex: hexName(target), firepower, firing: by })];
  }
  return fired.length === 0 ? [] : [speaker.say('doing fired', { pieces: fired })];
}

function attackLines(state: State, attack: Doings<'attack'>, speaker: Speaker): string[] {
  const { hexes, firepower, total, targets, by } = attack;
  const figures = { hexes: hexes.map(hexName), firepower, total, targets, by };
  return [
    speaker.say(total === 0 ? 'doing attack' : 'doing attack-total', figures),
    ...(targets.length > 0 && total > 0 ? [speaker.say('doing to-defend', { list: defenders(state, attack, speaker) })] : []),
  ];
}

/** Those who have yet to defend, with the Morale that counts against this attack. */
function defenders(state: State, attack: Doings<'attack'>, speaker: Speaker): string {
  const told = attack.targets.flatMap((id) => {
    const unit = unitCalled(state, id);
    if (!unit) return [];
    const cover = coverAgainst(state, attack, unit.at);
    return [speaker.say('doing defender', { unit: id, morale: bareMoraleOf(state, unit) + cover, cover })];
  });
  return told.join(' · ');
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
    ...meaningOf(state, side, purpose, { sum, product }, speaker),
  ];
}

interface Figures {
  readonly sum: number;
  readonly product: number;
}

function meaningOf(state: State, side: Side, purpose: string, { sum, product }: Figures, speaker: Speaker): string[] {
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
      return moraleMeaning(state, purpose, now(state, purpose === 'rally' ? 'recover' : 'rout')?.rolling[0], sum, speaker);
    case 'melee':
      return meleeMeaning(state, side, sum, speaker);
    case 'targeting':
      return targetingMeaning(state, product, speaker);
    case 'accuracy':
      return accuracyMeaning(state, product, speaker);
    case 'sudden-death':
      return [speaker.say('doing would-end', { sum, time: state.time, ends: sum < state.time })];
    default:
      return [];
  }
}

/** O20.2.3 The product, less the Hindrance, is held against the range. */
function targetingMeaning(state: State, product: number, speaker: Speaker): string[] {
  const firing = now(state, 'fire');
  const firer = firing && firerOf(state, firing.group[0] ?? '');
  return firer ? [aimMeaning('doing would-hit', farOff(state, firer.at, firing.target), product, speaker)] : [];
}

/** O18.2.2 The same for a spotting round. */
function accuracyMeaning(state: State, product: number, speaker: Speaker): string[] {
  const artillery = now(state, 'artillery');
  const spotter = unitCalled(state, artillery?.spotter ?? '');
  if (!artillery || !spotter) return [];
  return [aimMeaning('doing would-land', farOff(state, spotter.at, artillery.at), product, speaker)];
}

function aimMeaning(key: string, { range, hindrance }: ReturnType<typeof farOff>, product: number, speaker: Speaker): string {
  const left = product - hindrance;
  return speaker.say(key, { product, hindrance, left, range, hit: left > range });
}

function attackMeaning(state: State, attack: Doings<'attack'>, sum: number, speaker: Speaker): string[] {
  const { airburst, night } = extrasOf(state, attack);
  const { firepower } = attack;
  return [speaker.say('doing would-attack', { firepower, sum, airburst, night, total: firepower + sum + airburst - night })];
}

function defenceMeaning(state: State, attack: Doings<'attack'>, sum: number, speaker: Speaker): string[] {
  const unit = unitCalled(state, attack.defending[0] ?? '');
  if (!unit) return [];
  const morale = bareMoraleOf(state, unit) + coverAgainst(state, attack, unit.at);
  const defence = morale + sum;
  const result = resultFor(unit, defence === attack.total, defenceResult(state, unit.id, defence, attack.total));
  return [speaker.say('doing would-defend', { unit: unit.id, morale, sum, defence, attack: attack.total, result })];
}

/** The result as it is for this unit: one that is broken cannot break, one that is suppressed cannot be more so. */
function resultFor({ broken, suppressed }: Unit, isTie: boolean, result: ReturnType<typeof defenceResult>): string {
  if (result === 'suppressed') return suppressed ? 'suppressed-still' : result;
  if (result === 'safe') return result;
  const harm = broken ? 'eliminated' : 'broken';
  return isTie ? `${harm}-moving` : harm;
}

function meleeMeaning(state: State, side: Side, sum: number, speaker: Speaker): string[] {
  const melee = now(state, 'melee');
  if (!melee) return [];
  const { firepower, boxed } = meleeStrength(state, melee.hex, side);
  const { meleeBonus } = state.special;
  const bonus = meleeBonus?.side === side ? meleeBonus.bonus : 0;
  const total = firepower + boxed + sum + bonus;
  return [speaker.say('doing would-melee', { firepower, boxed, sum, bonus, total }), meleeOutlook(melee, side, total, speaker)];
}

/** O16.4.3 Whoever rolls second knows how it would end. */
function meleeOutlook({ total, holder }: Doings<'melee'>, side: Side, own: number, speaker: Speaker): string {
  const enemy = enemyOf(side);
  const other = total[enemy];
  if (other === 0) return speaker.say('doing would-await', { enemy, total: own });
  if (own === other) return speaker.say('doing would-tie', { total: own, holder });
  return speaker.say('doing would-win', { winner: own > other ? side : enemy, more: Math.max(own, other), less: Math.min(own, other) });
}

/** O22.3, O23.2 The roll against the Morale: below, equal or above. */
function moraleMeaning(state: State, purpose: string, id: string | undefined, sum: number, speaker: Speaker): string[] {
  const unit = unitCalled(state, id ?? '');
  if (!unit) return [];
  const morale = bareMoraleOf(state, unit) + coverAt(state, unit.at);
  const how = sum < morale ? 'below' : sum === morale ? 'equal' : 'above';
  return [speaker.say(`doing would-${purpose}`, { unit: unit.id, morale, sum, how, hexes: sum - morale })];
}

function placingLine({ piece, hexes }: Doings<'placing'>, speaker: Speaker): string[] {
  if (piece === 'sniper') return [speaker.say('doing sniper', { hex: hexName(hexes[0] ?? -1) })];
  return isUnit(piece) ? [speaker.say('doing placing', { unit: piece })] : [];
}

function weaponToSetUp({ toSetUp }: State, unit: string): string {
  return toSetUp[0]?.units.find((each) => each.unit === unit)?.weapon ?? '';
}
