/** What a player would look up before making a choice. */
import type { Speaker } from '../../../words/speaker.ts';
import { hexName, hexNamed } from '../content/battle-map.ts';
import { cardCalled, isCard } from '../content/cards.ts';
import { isUnit, isWeapon, unitType, unitTypeCalled, weaponType } from '../content/counters.ts';
import { FORTIFICATION_OBS, ORDERS_OF_BATTLE } from '../content/orders-of-battle.ts';
import { supportFor } from '../content/support.ts';
import { enemyOf, SIDES, type Side } from '../content/terms.ts';
import { attackAhead } from '../odds.ts';
import { ableTo, followers } from '../rules/activation.ts';
import { coverAgainst } from '../rules/fire/attack.ts';
import { groupFirepower, pieceFirepower } from '../rules/fire/group.ts';
import { discardLimit } from '../rules/hands.ts';
import { BLOCKED, hindranceBetween } from '../rules/line-of-sight.ts';
import { meleeStrength } from '../rules/melee.ts';
import { figuresAt, limitAt } from '../rules/stacking.ts';
import { coverAt, moveCost } from '../rules/terrain.ts';
import { firerOf, rangeOf, weaponRangeOf } from '../rules/units.ts';
import { exitPoints } from '../rules/victory.ts';
import { now, type State, type Unit, unitCalled, unitsAt } from '../state.ts';
import type { View } from '../view.ts';
import type { Choice } from '../vocabulary.ts';
import { hexNotes, printedFigures, productNeeded, unitFigures, unitName, unitNotes, unitsThere, weaponFigures } from './pieces.ts';
import { ownSide, positionOf } from './position.ts';

export function detail(view: View, choice: Choice, speaker: Speaker): string | undefined {
  const told = parts(view, choice, speaker);
  return told.length === 0 ? undefined : told.join(', ');
}

function parts(view: View, choice: Choice, speaker: Speaker): string[] {
  const state = positionOf(view);
  const own = ownSide(view) ?? view.active;
  switch (choice.kind) {
    case 'order':
      return [speaker.say('detail action', { card: choice.card })];
    case 'discard':
      return [speaker.say('detail discard', { limit: discardLimit(state, own) })];
    case 'activate-all':
      return unableParts(state, speaker);
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
      return stepParts(state, own, hexNamed(choice.hex), speaker);
    case 'target':
    case 'op-attack':
    case 'fire-all':
    case 'fire':
      return attackParts(state, own, choice, speaker);
    case 'shell':
      return [...shellParts(state, choice.weapon, hexNamed(choice.hex), speaker), ...attackParts(state, own, choice, speaker)];
    case 'shell-smoke':
      return shellParts(state, choice.weapon, hexNamed(choice.hex), speaker);
    case 'aim':
    case 'aim-smoke':
      return aimParts(state, hexNamed(choice.hex), speaker);
    case 'impact':
      return [...hexNotes(state, hexNamed(choice.hex), speaker), ...shelledParts(state, hexNamed(choice.hex), speaker)];
    case 'melee':
      return meleeParts(state, hexNamed(choice.hex), speaker);
    case 'spray-fire':
      return [...sprayParts(state, own, hexNamed(choice.hex), speaker), ...cardParts(choice.card, speaker)];
    case 'join':
      return pieceParts(state, choice.piece, speaker);
    case 'halt':
      return haltParts(state, own, speaker);
    case 'advance':
      return [
        ...advanceParts(state, own, hexNamed(choice.hex), speaker),
        ...crowdParts(state, own, hexNamed(choice.hex), [choice.unit], speaker),
      ];
    case 'exit':
    case 'advance-exit':
      return exitParts(state, own, choice.kind === 'exit' ? (now(state, 'move')?.group ?? []) : [choice.unit], speaker);
    case 'rout':
      return [speaker.say('detail broken', { broken: state.units.filter(({ side, broken }) => side === choice.side && broken).length })];
    case 'reveal':
      return [speaker.say(`chit ${choice.chit}`)];
    case 'scrounge':
      return printedWeapon(choice.weapon, speaker);
    case 'transfer':
      return unitParts(state, choice.receiver, speaker);
    default:
      return otherParts(state, own, choice, speaker);
  }
}

/** Whatever else names a hex, a unit or a card. */
function otherParts(state: State, own: Side, choice: Choice, speaker: Speaker): string[] {
  if ('hex' in choice) {
    const hex = hexNamed(choice.hex);
    if (hex < 0) return [];
    return [
      ...hexNotes(state, hex, speaker),
      ...everybodyParts(state, hex, speaker),
      ...crowdParts(state, own, hex, comingTo(state, choice), speaker),
    ];
  }
  if ('unit' in choice) return unitParts(state, choice.unit, speaker);
  return 'card' in choice ? cardParts(choice.card, speaker) : [];
}

/** Who would stand in the hex that is chosen, if anybody. */
function comingTo(state: State, { kind }: Choice): string[] {
  if (kind === 'retreat') return now(state, 'retreat')?.units ?? [];
  return kind === 'place' ? [now(state, 'set-up')?.unit ?? now(state, 'placing')?.piece ?? ''] : [];
}

/** The Order that is lost when a card is played for its Action. */
function cardParts(card: string, speaker: Speaker): string[] {
  return isCard(card) && cardCalled(card).order !== 'command-confusion' ? [speaker.say('detail order', { card })] : [];
}

function unitParts(state: State, id: string, speaker: Speaker): string[] {
  const unit = unitCalled(state, id);
  if (!unit) return isUnit(id) ? [printedFigures(unitType(id))] : [];
  const armed = unit.weapon === '' ? [] : [speaker.say('detail weapon', { weapon: unit.weapon, figures: weaponFigures(state, unit) })];
  return [hexName(unit.at), unitFigures(state, unit), ...unitNotes(unit, speaker), ...armed];
}

function occupantParts(state: State, hex: number, side: Side, speaker: Speaker, cover?: number): string[] {
  const there = unitsThere(state, hex, side, speaker, cover);
  return there.length === 0 ? [] : [there.join(' · ')];
}

function everybodyParts(state: State, hex: number, speaker: Speaker, cover?: number): string[] {
  return SIDES.flatMap((side) => occupantParts(state, hex, side, speaker, cover));
}

function stepParts(state: State, own: Side, hex: number, speaker: Speaker): string[] {
  const [mover = ''] = now(state, 'move')?.group ?? [];
  const unit = unitCalled(state, mover);
  const cost = unit ? [speaker.say('detail cost', { cost: moveCost(state, unit.side, unit.at, hex) })] : [];
  const { group = [] } = now(state, 'move') ?? {};
  return [
    ...cost,
    ...hexNotes(state, hex, speaker),
    ...friendParts(state, own, hex, speaker),
    ...crowdParts(state, own, hex, group, speaker),
    ...sightParts(state, own, hex, speaker),
  ];
}

function haltParts(state: State, own: Side, speaker: Speaker): string[] {
  const { group = [] } = now(state, 'move') ?? {};
  return crowdParts(state, own, unitCalled(state, group[0] ?? '')?.at ?? -1, group, speaker);
}

function friendParts(state: State, own: Side, hex: number, speaker: Speaker): string[] {
  const names = unitsAt(state, hex).flatMap(({ id, side }) => (side === own ? [unitName(id, speaker)] : []));
  return names.length === 0 ? [] : [speaker.say('detail friends', { units: names })];
}

/** 8.2 Whether more would stand in a hex, with these, than may stay there when the Turn ends. */
function crowdParts(state: State, own: Side, hex: number, coming: readonly string[], speaker: Speaker): string[] {
  const newcomers = coming.filter((id) => isUnit(id) && unitCalled(state, id)?.at !== hex);
  const figures = newcomers.reduce((sum, id) => sum + unitType(id).figures, figuresAt(state, hex, own));
  const limit = limitAt(state, hex);
  return figures > limit ? [speaker.say('detail crowd', { figures, limit })] : [];
}

/** O14.4 Those in the Command Radius who would be activated in vain. */
function unableParts(state: State, speaker: Speaker): string[] {
  const { side, purpose } = now(state, 'activation') ?? {};
  if (side === undefined || purpose === undefined) return [];
  const isAble = ableTo(state, side, purpose);
  const names = followers(state).flatMap((unit) => (isAble(unit) ? [] : [unitName(unit.id, speaker)]));
  return names.length === 0 ? [] : [speaker.say('detail unable', { units: names, purpose })];
}

/** How many hexes of the enemy look into a hex: where a Move ends is where Op Fire begins. */
function sightParts(state: State, own: Side, hex: number, speaker: Speaker): string[] {
  const seen = new Set(
    state.units.filter(({ side, at }) => side !== own && hindranceBetween(state, at, hex) !== BLOCKED).map(({ at }) => at),
  );
  return seen.size === 0 ? [] : [speaker.say('detail seen', { hexes: [...seen].sort((a, b) => a - b).map(hexName) })];
}

/** How strong the attack is, and who defends against it, with the Cover that counts then. */
function attackParts(state: State, own: Side, choice: Choice, speaker: Speaker): string[] {
  const attack = attackAhead(state, own, choice);
  const [hex] = attack?.hexes ?? [];
  if (!attack || hex === undefined) return [];
  const { firers, hexes, firepower } = attack;
  // What hinders a Targeting Roll does not hinder the attack.
  const hindrance = choice.kind === 'shell' ? 0 : groupFirepower(state, firers, hexes).hindrance;
  const cover = coverAgainst(state, attack, hex);
  return [
    speaker.say('detail firepower', { firepower, hindrance }),
    speaker.say('situation cover', { cover }),
    unitsThere(state, hex, enemyOf(own), speaker, cover).join(' · '),
  ];
}

function shellParts(state: State, weapon: string, hex: number, speaker: Speaker): string[] {
  const unit = firerOf(state, weapon);
  return unit ? [productNeeded(state, unit.at, hex, speaker)] : [];
}

function aimParts(state: State, hex: number, speaker: Speaker): string[] {
  const spotter = unitCalled(state, now(state, 'artillery')?.spotter ?? '');
  return spotter ? [productNeeded(state, spotter.at, hex, speaker), ...shelledParts(state, hex, speaker)] : [];
}

/** F102, T87, T97 Everybody in a hex, with the Cover that counts against artillery. */
function shelledParts(state: State, hex: number, speaker: Speaker): string[] {
  return everybodyParts(state, hex, speaker, coverAt(state, hex, { indirect: true, across: 0 }));
}

/** A40 Those in the second hex, with the Cover they have against this attack. */
function sprayParts(state: State, own: Side, hex: number, speaker: Speaker): string[] {
  const attack = now(state, 'attack');
  return occupantParts(state, hex, enemyOf(own), speaker, attack && coverAgainst(state, attack, hex));
}

function meleeParts(state: State, hex: number, speaker: Speaker): string[] {
  return SIDES.map((side) => speaker.say('doing melee-strength', { side, ...meleeStrength(state, hex, side) }));
}

function advanceParts(state: State, own: Side, hex: number, speaker: Speaker): string[] {
  const enemies = occupantParts(state, hex, enemyOf(own), speaker);
  const notes = hexNotes(state, hex, speaker);
  return enemies.length === 0 ? notes : [speaker.say('detail melee'), ...notes, ...enemies];
}

function pieceParts(state: State, piece: string, speaker: Speaker): string[] {
  const unit = firerOf(state, piece);
  if (!unit) return [];
  return [hexName(unit.at), speaker.say('detail piece', { firepower: pieceFirepower(state, piece), range: reachOf(state, unit, piece) })];
}

const reachOf = (state: State, unit: Unit, piece: string): number =>
  unit.weapon === piece ? weaponRangeOf(state, unit) : rangeOf(state, unit);

function exitParts(state: State, own: Side, ids: readonly string[], speaker: Speaker): string[] {
  const points = ids.reduce((sum, id) => sum + exitPoints(state, id, own), 0);
  return [speaker.say('detail points', { points })];
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
  const own = ownSide(view) ?? view.active;
  const { draft } = view;
  const offered = draft ? supportFor(own === 'axis' ? 'germany' : draft.allies, draft.column, draft.year) : [];
  const price = offered.find(({ id }) => id === item)?.cost;
  const type = unitTypeCalled(item.split('+')[0] ?? '');
  return [...(price === undefined ? [] : [speaker.say('detail price', { cost: price })]), ...(type ? [printedFigures(type)] : [])];
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
