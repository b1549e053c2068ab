/** What a player would look up before making a choice. */
import type { Speaker } from '../../../words/speaker.ts';
import { hexName, hexNamed } from '../content/battle-map.ts';
import { cardCalled, isCard } from '../content/cards.ts';
import { isUnit, isWeapon, unitType, unitTypeCalled, weaponType } from '../content/counters.ts';
import { FORTIFICATION_OBS, ORDERS_OF_BATTLE } from '../content/orders-of-battle.ts';
import { supportFor } from '../content/support.ts';
import { enemyOf, SIDES, type Side } from '../content/terms.ts';
import { aimOfGun, aimOfSpotter, attackAhead, hindranceOf } from '../reckoning/attacks.ts';
import { coverFromShells, crowdWith, lookersAt, pointsForExit, stepCost, underWay, uselessFollowers } from '../reckoning/hexes.ts';
import { printedFigures, unitFigures, weaponFigures } from '../reckoning/pieces.ts';
import { coverAgainst } from '../rules/fire/attack.ts';
import { discardLimit } from '../rules/hands.ts';
import { meleeStrength } from '../rules/melee.ts';
import { type Aim, productNeeded } from '../rules/targeting.ts';
import { firerOf } from '../rules/units.ts';
import { now, type Unit, unitCalled, unitsAt } from '../state.ts';
import { ownSide, type View } from '../view.ts';
import type { Choice } from '../vocabulary.ts';
import { figuresOfUnit, figuresOfWeapon, hexNotes, noted, unitName, unitNotes, unitsThere, weaponNotes } from './pieces.ts';

/** Choices are the seat's own; a spectator is told them as the active player's. */
const sideToPlay = (view: View): Side => ownSide(view) ?? view.active;

export function detail(view: View, choice: Choice, speaker: Speaker): string | undefined {
  const told = detailParts(view, choice, speaker);
  return told.length === 0 ? undefined : told.join(', ');
}

/** One by one, for whoever parts them otherwise. */
export function detailParts(view: View, choice: Choice, speaker: Speaker): string[] {
  switch (choice.kind) {
    case 'order':
      return [speaker.say('detail action', { card: choice.card })];
    case 'discard':
      return [speaker.say('detail discard', { limit: discardLimit(view, sideToPlay(view)) })];
    case 'activate-all':
      return unableParts(view, speaker);
    case 'battlefield':
    case 'edge':
    case 'toss':
    case 'interrogate':
      return [];
    case 'order-of-battle':
      return orderOfBattleParts(view, choice.ob, speaker);
    case 'buy':
    case 'select':
      return itemParts(view, choice.item, speaker);
    case 'step':
      return stepParts(view, hexNamed(choice.hex), speaker);
    case 'target':
    case 'op-attack':
    case 'fire-all':
    case 'fire':
      return attackParts(view, choice, speaker);
    case 'shell':
      return [...shellParts(view, choice.weapon, hexNamed(choice.hex), speaker), ...attackParts(view, choice, speaker)];
    case 'shell-smoke':
      return shellParts(view, choice.weapon, hexNamed(choice.hex), speaker);
    case 'aim':
    case 'aim-smoke':
      return aimParts(view, hexNamed(choice.hex), speaker);
    case 'impact':
      return [...hexNotes(view, hexNamed(choice.hex), speaker), ...shelledParts(view, hexNamed(choice.hex), speaker)];
    case 'strike':
      return [...ownThere(view, hexNamed(choice.hex), speaker), ...otherParts(view, choice, speaker)];
    case 'melee':
      return meleeParts(view, hexNamed(choice.hex), speaker);
    case 'spray-fire':
      return [...sprayParts(view, hexNamed(choice.hex), speaker), ...cardParts(choice.card, speaker)];
    case 'join':
      return pieceParts(view, choice.piece, speaker);
    case 'halt':
      return haltParts(view, speaker);
    case 'advance':
      return [...advanceParts(view, hexNamed(choice.hex), speaker), ...crowdParts(view, hexNamed(choice.hex), [choice.unit], speaker)];
    case 'exit':
    case 'advance-exit':
      return exitParts(view, choice.kind === 'exit' ? underWay(view).group : [choice.unit], speaker);
    case 'rout':
      return [speaker.say('detail broken', { broken: view.units.filter(({ side, broken }) => side === choice.side && broken).length })];
    case 'reveal':
      return [speaker.say(`chit ${choice.chit}`)];
    case 'scrounge':
      return printedWeapon(choice.weapon, speaker);
    case 'transfer':
      return unitParts(view, choice.receiver, speaker);
    default:
      return otherParts(view, choice, speaker);
  }
}

/** Whatever else names a hex, a unit or a card. */
function otherParts(view: View, choice: Choice, speaker: Speaker): string[] {
  if ('hex' in choice) {
    const hex = hexNamed(choice.hex);
    if (hex < 0) return [];
    return [
      ...hexNotes(view, hex, speaker, unitsAt(view, hex).length > 0),
      ...everybodyParts(view, hex, speaker),
      ...crowdParts(view, hex, comingTo(view, choice), speaker),
    ];
  }
  if ('unit' in choice) return unitParts(view, choice.unit, speaker);
  return 'card' in choice ? cardParts(choice.card, speaker) : [];
}

/** Who would stand in the hex that is chosen, if anybody. */
function comingTo(view: View, { kind }: Choice): string[] {
  if (kind === 'retreat') return now(view, 'retreat')?.units ?? [];
  return kind === 'place' ? [now(view, 'set-up')?.unit ?? now(view, 'placing')?.piece ?? ''] : [];
}

/** What falls on a hex falls on whoever stands there. */
function ownThere(view: View, hex: number, speaker: Speaker): string[] {
  return unitsAt(view, hex).some(({ side }) => side === sideToPlay(view)) ? [speaker.say('detail own-there')] : [];
}

/** The Order that is lost when a card is played for its Action. */
function cardParts(card: string, speaker: Speaker): string[] {
  return isCard(card) && cardCalled(card).order !== 'command-confusion' ? [speaker.say('detail order', { card })] : [];
}

function unitParts(view: View, id: string, speaker: Speaker): string[] {
  const unit = unitCalled(view, id);
  if (!unit) return isUnit(id) ? [figuresOfUnit(printedFigures(unitType(id)))] : [];
  return [hexName(unit.at), figuresOfUnit(unitFigures(view, unit)), ...unitNotes(unit, speaker), ...armedParts(view, unit, speaker)];
}

/** The weapon that a unit carries, and whether it is broken. */
function armedParts(view: View, unit: Unit, speaker: Speaker): string[] {
  if (unit.weapon === '') return [];
  const what = speaker.say('detail weapon', { weapon: unit.weapon, figures: figuresOfWeapon(weaponFigures(view, unit)) });
  return [noted(what, weaponNotes(unit, speaker), speaker)];
}

function occupantParts(view: View, hex: number, side: Side, speaker: Speaker, cover?: number): string[] {
  const there = unitsThere(view, hex, side, speaker, cover);
  return there.length === 0 ? [] : [there.join(' · ')];
}

function everybodyParts(view: View, hex: number, speaker: Speaker, cover?: number): string[] {
  return SIDES.flatMap((side) => occupantParts(view, hex, side, speaker, cover));
}

function stepParts(view: View, hex: number, speaker: Speaker): string[] {
  const cost = stepCost(view, hex);
  return [
    ...(cost === undefined ? [] : [speaker.say('detail cost', { cost })]),
    ...arrivalParts(view, hex, speaker),
    ...sightParts(view, hex, speaker),
  ];
}

/** Where those under way would come to. */
export function arrivalParts(view: View, hex: number, speaker: Speaker): string[] {
  return [...hexNotes(view, hex, speaker), ...friendParts(view, hex, speaker), ...crowdParts(view, hex, underWay(view).group, speaker)];
}

function haltParts(view: View, speaker: Speaker): string[] {
  const { group, at } = underWay(view);
  return crowdParts(view, at, group, speaker);
}

function friendParts(view: View, hex: number, speaker: Speaker): string[] {
  const names = unitsAt(view, hex).flatMap(({ id, side }) => (side === sideToPlay(view) ? [unitName(id, speaker)] : []));
  return names.length === 0 ? [] : [speaker.say('detail friends', { units: names })];
}

/** 8.2 Whether more would stand in a hex, with these, than may stay there when the Turn ends. */
function crowdParts(view: View, hex: number, coming: readonly string[], speaker: Speaker): string[] {
  const { figures, limit } = crowdWith(view, sideToPlay(view), hex, coming);
  return figures > limit ? [speaker.say('detail crowd', { figures, limit })] : [];
}

/** O14.4 Those in the Command Radius who would be activated in vain. */
function unableParts(view: View, speaker: Speaker): string[] {
  const units = uselessFollowers(view).map(({ id }) => unitName(id, speaker));
  return units.length === 0 ? [] : [speaker.say('detail unable', { units, purpose: now(view, 'activation')?.purpose ?? '' })];
}

function sightParts(view: View, hex: number, speaker: Speaker): string[] {
  const hexes = lookersAt(view, sideToPlay(view), hex).map(hexName);
  return hexes.length === 0 ? [] : [speaker.say('detail seen', { hexes })];
}

/** How strong the attack is, and who defends against it, with the Cover that counts then. */
function attackParts(view: View, choice: Choice, speaker: Speaker): string[] {
  const own = sideToPlay(view);
  const attack = attackAhead(view, own, choice);
  const [hex] = attack?.hexes ?? [];
  if (!attack || hex === undefined) return [];
  const cover = coverAgainst(view, attack, hex);
  return [
    speaker.say('detail firepower', { firepower: attack.firepower, hindrance: hindranceOf(view, attack) }),
    speaker.say('situation cover', { cover }),
    unitsThere(view, hex, enemyOf(own), speaker, cover).join(' · '),
  ];
}

function shellParts(view: View, weapon: string, hex: number, speaker: Speaker): string[] {
  return aimLine(aimOfGun(view, weapon, hex), speaker);
}

function aimParts(view: View, hex: number, speaker: Speaker): string[] {
  const aim = aimOfSpotter(view, hex);
  return aim ? [...aimLine(aim, speaker), ...shelledParts(view, hex, speaker)] : [];
}

/** O20.2.3 The product of two dice that hits. */
function aimLine(aim: Aim | undefined, speaker: Speaker): string[] {
  return aim ? [speaker.say('detail product', { ...aim, product: productNeeded(aim) })] : [];
}

/** Everybody in a hex, with the Cover that counts against artillery. */
function shelledParts(view: View, hex: number, speaker: Speaker): string[] {
  return everybodyParts(view, hex, speaker, coverFromShells(view, hex));
}

/** A40 Those in the second hex, with the Cover they have against this attack. */
function sprayParts(view: View, hex: number, speaker: Speaker): string[] {
  const attack = now(view, 'attack');
  return occupantParts(view, hex, enemyOf(sideToPlay(view)), speaker, attack && coverAgainst(view, attack, hex));
}

function meleeParts(view: View, hex: number, speaker: Speaker): string[] {
  return SIDES.map((side) => speaker.say('doing melee-strength', { side, ...meleeStrength(view, hex, side) }));
}

function advanceParts(view: View, hex: number, speaker: Speaker): string[] {
  const enemies = occupantParts(view, hex, enemyOf(sideToPlay(view)), speaker);
  const notes = hexNotes(view, hex, speaker, enemies.length > 0);
  return enemies.length === 0 ? notes : [speaker.say('detail melee'), ...notes, ...enemies];
}

function pieceParts(view: View, piece: string, speaker: Speaker): string[] {
  const unit = firerOf(view, piece);
  if (!unit) return [];
  const { firepower, range } = unit.weapon === piece ? weaponFigures(view, unit) : unitFigures(view, unit);
  return [hexName(unit.at), speaker.say('detail piece', { firepower: firepower.value, range: range.value })];
}

function exitParts(view: View, ids: readonly string[], speaker: Speaker): string[] {
  return [speaker.say('detail points', { points: pointsForExit(view, sideToPlay(view), ids) })];
}

function printedWeapon(id: string, speaker: Speaker): string[] {
  if (!isWeapon(id)) return [];
  const { firepower, maxRange } = weaponType(id);
  return [speaker.say('detail piece', { firepower, range: maxRange })];
}

/** What a support item or a set of fortifications costs, and what it is. */
function itemParts(view: View, item: string, speaker: Speaker): string[] {
  const works = FORTIFICATION_OBS.find(({ id }) => id === item);
  if (works) return [speaker.say('detail price', { cost: works.cost }), ...worksParts(works, speaker)];
  const own = sideToPlay(view);
  const { draft } = view;
  const offered = draft ? supportFor(own === 'axis' ? 'germany' : draft.allies, draft.column, draft.year) : [];
  const price = offered.find(({ id }) => id === item)?.cost;
  const type = unitTypeCalled(item.split('+')[0] ?? '');
  return [
    ...(price === undefined ? [] : [speaker.say('detail price', { cost: price })]),
    ...(type ? [figuresOfUnit(printedFigures(type))] : []),
  ];
}

function worksParts({ content, mines }: (typeof FORTIFICATION_OBS)[number], speaker: Speaker): string[] {
  const kinds = Object.entries(content).map(([kind, times]) => speaker.say('situation times', { what: speaker.name(kind), times }));
  return mines > 0 ? [...kinds, speaker.say('choice mine-strength', { strength: mines })] : kinds;
}

function orderOfBattleParts(view: View, id: string, speaker: Speaker): string[] {
  const ob = ORDERS_OF_BATTLE.find((each) => each.id === id);
  if (!ob) return [];
  const year = view.draft?.year ?? view.year;
  const { points, orders, leaders, surrender } = ob;
  const items = ob.items
    .filter(({ from, to }) => year >= from && year <= to)
    .map(({ what, count }) => {
      const name = speaker.has(`short ${what}`) ? speaker.say(`short ${what}`) : unitName(what, speaker);
      return count === 1 ? name : speaker.say('situation times', { what: name, times: count });
    });
  return [speaker.say('detail ob', { points, orders, leaders, surrender }), ...items];
}
