/**
 * What a hand could mean by putting a counter somewhere, or by pressing a hex that is far off: choices that are made one after the
 * other. In between the enemy may answer, so they are no single choice; whatever comes to light ends them.
 */
import type * as Kernel from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { ErrandTold, Thing } from '../../face.ts';
import { hexName, hexNamed } from '../content/battle-map.ts';
import { cardCalled, isCard } from '../content/cards.ts';
import { unitType } from '../content/counters.ts';
import type { Order, Side } from '../content/terms.ts';
import type { ActivationPurpose } from '../doing.ts';
import { bestOf, isGroupAskedOf, onlyShot, type Shot, shotsByOrder } from '../reckoning/orders.ts';
import { ableTo, isSpent, led, whyNotAdvanceInto } from '../rules/activation.ts';
import { canReach, enemyHexes } from '../rules/fire/shot.ts';
import { mapOf } from '../rules/line-of-sight.ts';
import { firerOf, isLeader } from '../rules/units.ts';
import { now, type Unit, unitsAt } from '../state.ts';
import { ownSide, type View } from '../view.ts';
import { type Choice, type ChoiceOf, choiceFrom, choiceText, type Event } from '../vocabulary.ts';
import { assaults } from './assaults.ts';
import { upon } from './cards-put.ts';
import { asIfMoving, waitingAt, wayTo, withinReach } from './march.ts';
import { chosen, seen, told } from './seen.ts';

type Errands = Map<Thing, readonly string[]>;

interface Last {
  readonly view: unknown;
  readonly offers: readonly Offer[];
  readonly inHand: Thing | undefined;
  readonly found: Errands;
}

let last: Last | undefined;

/** It is asked again with every move of a hand. */
export function errands(view: unknown, offers: readonly Offer[], inHand: Thing | undefined): Errands {
  if (last && last.view === view && last.offers === offers && last.inHand === inHand) return last.found;
  const found = errandsIn(view, offers, inHand);
  last = { view, offers, inHand, found };
  return found;
}

/** By the hex that is meant; with nothing in hand, those of whoever is under way, and of whoever is pressed to Move alone. */
function errandsIn(anyView: unknown, offers: readonly Offer[], inHand: Thing | undefined): Errands {
  const view = seen(anyView);
  const unit = inHand === undefined ? undefined : firerOf(view, inHand);
  if (inHand === undefined && hasKind(offers, 'order')) return onlyShots(view, offers);
  if (inHand !== undefined && isCard(inHand)) return new Map([...upon(view, inHand, offers), ...whomToOrder(view, inHand, offers)]);
  if (hasKind(offers, 'step')) return onTheWay(view, unit, inHand === undefined, offers);
  if (inHand === undefined && isMoverAsked(view)) return movers(offers);
  if (inHand !== undefined && hasKind(offers, 'place')) return now(view, 'set-up')?.unit === inHand ? places(offers) : new Map();
  if (inHand !== undefined && hexNamed(inHand) >= 0) return settingOutTogether(view, inHand, offers);
  if (!unit || unit.side !== ownSide(view)) return new Map();
  if (hasKind(offers, 'set-out')) {
    const mover = moverAt(view, unit, offers);
    const others = unitsAt(view, unit.at).filter(({ id }) => offers.some(({ choice }) => isOf(choice, 'set-out', id)));
    return new Map([...(mover ? settingOut(view, mover, [], others) : []), ...assaults(view, unit, offers)]);
  }
  if (hasKind(offers, 'assault-fire')) return assaults(view, unit, offers);
  if (hasKind(offers, 'advance')) return advancesBelow(view, unit, offers);
  if (hasKind(offers, 'target')) return shots(view, unit, offers);
  if (hasKind(offers, 'activate')) return activatedToFire(view, unit, offers);
  return hasKind(offers, 'order') ? withOrders(view, unit, offers) : new Map();
}

/** O14.1, A33 Asked who is activated to fire, whoever is put upon an enemy is. */
function activatedToFire(view: View, unit: Unit, offers: readonly Offer[]): Errands {
  const purpose = now(view, 'activation')?.purpose;
  const offer = offers.find(({ choice }) => isOf(choice, 'activate', unit.id));
  if (!offer || (purpose !== 'fire' && purpose !== 'op-fire')) return new Map();
  return new Map(view.units.filter(({ side }) => side !== unit.side).map(({ at }) => [hexName(at), [offer.text]]));
}

/** O21.1, A26 Those under way go on; whoever was activated with them may fire, too. */
function onTheWay(view: View, unit: Unit | undefined, isNobodyInHand: boolean, offers: readonly Offer[]): Errands {
  const group = now(view, 'move')?.group ?? [];
  const goesOn = isNobodyInHand || (unit !== undefined && group.includes(unit.id));
  return new Map([...(goesOn ? marches(view, []) : []), ...(unit ? assaults(view, unit, offers) : [])]);
}

/** O14.1 Whoever goes along with a leader does not set out before him. */
function isMoverAsked(view: View): boolean {
  const activation = now(view, 'activation');
  return activation?.purpose === 'move' && activation.chosen.length === 0;
}

/** O21.2 Who sets out with the first. */
export function goingAlong(texts: readonly string[], speaker: Pick<Speaker, 'say'>): string[] {
  const units = texts.map(choiceFrom).flatMap((choice) => (choice?.kind === 'with' ? [choice.unit] : []));
  return units.length > 0 ? [speaker.say('look way takes', { units })] : [];
}

/** The same of those that are under way already. */
export function errandTold(view: unknown, texts: readonly string[], _onto: Thing, speaker: Pick<Speaker, 'say'>): ErrandTold | undefined {
  const isUnderWay = choiceFrom(texts[0] ?? '')?.kind === 'step';
  const [, ...others] = isUnderWay ? (now(seen(view), 'move')?.group ?? []) : [];
  const [what] = others.length > 0 ? [speaker.say('look way takes', { units: others })] : goingAlong(texts, speaker);
  return what === undefined ? undefined : { what, withPlace: true };
}

/** 3.3.1.1 Who else goes along is asked before the first of them acts. */
export function errandWaits(offers: readonly Offer[], next: string): boolean {
  return hasKind(offers, 'activate-all') && !offers.some(({ text }) => text === next);
}

/** Whether what was begun goes on over an event: nobody else has done anything, and no card was turned over. */
export function isExpected(event: Kernel.GameEvent): boolean {
  return told([event]).every((one) => EXPECTED.has(one.type) || (one.type === 'action-played' && one.action === 'assault-fire'));
}

const EXPECTED: ReadonlySet<string> = new Set<Event['type']>(['order-given', 'activated', 'moved', 'control', 'points', 'order-ended']);

const hasKind = (offers: readonly Offer[], kind: Choice['kind']): boolean => offers.some(({ choice }) => choice.kind === kind);

/** Who sets out when a stack is taken up: the one on top, or whoever below it may; a leader before others, for he takes them along. */
function moverAt(view: View, unit: Unit, offers: readonly Offer[]): Unit | undefined {
  const isAble = ({ id }: Unit) => offers.some(({ choice }) => isOf(choice, 'set-out', id));
  if (isAble(unit)) return unit;
  const below = unitsAt(view, unit.at).filter(isAble);
  return below.find(isLeader) ?? below[0];
}

/** O16.1 The one on top is dragged by his own choices; where he has none, whoever below him may Advance does. */
function advancesBelow(view: View, unit: Unit, offers: readonly Offer[]): Errands {
  const found: Errands = new Map();
  const here = unitsAt(view, unit.at).map(({ id }) => id);
  const advances = offers.flatMap(({ choice, text }) => {
    const known = chosen(choice);
    return known.kind === 'advance' && here.includes(known.unit) ? [{ ...known, text }] : [];
  });
  const [first] = advances;
  if (!first || advances.some((advance) => advance.unit === unit.id)) return found;
  for (const { unit: other, hex, text } of advances) if (other === first.unit) found.set(hex, [text]);
  return found;
}

function isOf(choice: Kernel.Choice, kind: 'set-out' | 'activate', unit: string): boolean {
  const known = chosen(choice);
  return known.kind === kind && known.unit === unit;
}

/** O14.1 Whoever is activated alone is the one who sets out; a leader is asked first whom he takes along. */
function movers(offers: readonly Offer[]): Errands {
  return new Map(
    offers.flatMap(({ choice, text }) => {
      const known = chosen(choice);
      if (known.kind !== 'activate' || unitType(known.unit).kind === 'leader') return [];
      return [[known.unit, [text, choiceText({ kind: 'set-out', unit: known.unit })]] as const];
    }),
  );
}

/** O21.1 To every hex within reach, the cheapest way. */
function marches(view: View, before: readonly Choice[]): Errands {
  const found: Errands = new Map();
  for (const hex of withinReach(view)) {
    const steps = wayTo(view, hex).map(({ hex: next }): Choice => ({ kind: 'step', hex: hexName(next) }));
    found.set(hexName(hex), [...before, ...steps].map(choiceText));
  }
  return found;
}

/** O21.2 A leader takes those along who could set out with him from where he stands; to where they do not get he goes alone. */
function settingOut(view: View, unit: Unit, before: readonly Choice[], able: readonly Unit[]): Errands {
  const setsOut: readonly Choice[] = [...before, { kind: 'set-out', unit: unit.id }];
  const alone = marches(asIfMoving(view, unit), setsOut);
  const others = isLeader(unit) ? able.filter(({ id, at }) => at === unit.at && id !== unit.id) : [];
  if (others.length === 0) return alone;
  const along = others.map(({ id }): Choice => ({ kind: 'with', unit: id }));
  return new Map([...alone, ...marches(asIfMoving(view, unit, others), [...setsOut, ...along])]);
}

/** O21.2 All who wait in a hex go together. */
function settingOutTogether(view: View, hex: Thing, offers: readonly Offer[]): Errands {
  const offer = offers.find(({ choice }) => choice.kind === 'set-out-all' && 'hex' in choice && choice.hex === hex);
  const [first, ...others] = waitingAt(view, hexNamed(hex));
  return offer && first ? marches(asIfMoving(view, first, others), [chosen(offer.choice)]) : new Map();
}

/** O21.2 Where those who would set out by a choice get. */
export function whereTheyGo(view: unknown, offers: readonly Offer[], considered: Offer | undefined): readonly Thing[] {
  const known = considered && chosen(considered.choice);
  if (!considered || (known?.kind !== 'set-out' && known?.kind !== 'set-out-all')) return [];
  const found = errands(view, offers, known.kind === 'set-out' ? known.unit : known.hex);
  return [...found].flatMap(([hex, [first]]) => (first === considered.text ? [hex] : []));
}

/** O21.2 Whoever sets out takes along who was activated for it, and goes his first step: taken back, all of them stand as before. */
export function answers(anyView: unknown, choice: Kernel.Choice, rest: readonly string[]): readonly string[] {
  const steps = rest.findIndex((text) => text.startsWith('step '));
  // A33.2 Whoever has put the card upon somebody has activated him by it.
  if (choice.kind === 'op-fire') return rest.slice(0, 1);
  if ((choice.kind !== 'set-out' && choice.kind !== 'set-out-all') || steps < 0) return [];
  const { active = [] } = now(seen(anyView), 'move') ?? {};
  return rest.slice(0, steps + 1).filter((text) => {
    const known = choiceFrom(text);
    return known?.kind !== 'with' || active.includes(known.unit);
  });
}

/** 5 A counter that has been taken up already is put where it may stand. */
function places(offers: readonly Offer[]): Errands {
  return new Map(
    offers.flatMap(({ choice, text }) => {
      const known = chosen(choice);
      return known.kind === 'place' ? [[known.hex, [text]] as const] : [];
    }),
  );
}

/** O20.3 Whoever fires, at whomever it reaches. */
function shots(view: View, unit: Unit, offers: readonly Offer[]): Errands {
  const found: Errands = new Map();
  for (const { choice, text } of offers) {
    const known = chosen(choice);
    const hex = known.kind === 'target' ? known.hex : undefined;
    if (hex !== undefined && enemyHexes(view, unit.side).some((each) => hexName(each) === hex && canReach(view, unit, each)))
      found.set(hex, [text]);
  }
  return found;
}

export type Ordered = Order & ActivationPurpose;

/** What is seen while it is held: at an enemy a shot, elsewhere a Move. Which Order is meant is asked before a card is played. */
const ORDERED: readonly Ordered[] = ['advance', 'move', 'fire'];

/** O14.1 By the first card that orders it: to where it can Move, or Advance, and at whom it can fire. */
function withOrders(view: View, unit: Unit, offers: readonly Offer[]): Errands {
  const found: Errands = new Map();
  for (const order of ORDERED) {
    const [card] = cardsWith(offers, order);
    if (card) for (const [hex, texts] of byOrder(view, unit, order, card)) found.set(hex, texts);
  }
  return found;
}

/** The cards in hand that could be played for an Order. */
export function cardsWith(offers: readonly Offer[], order: Order): ChoiceOf<'order'>[] {
  return offers.flatMap(({ choice }) => {
    const known = chosen(choice);
    return known.kind === 'order' && cardCalled(known.card).order === order ? [known] : [];
  });
}

/** All that a counter could do by one card. */
export function byOrder(view: View, unit: Unit, order: Ordered, card: Choice): Errands {
  if (isSpent(unit)) return new Map();
  const before = [card, ...activating(view, unit, order)];
  const isAble = ableTo(view, unit.side, order)(unit);
  const others = isLeader(unit) ? led(view, unit).filter(ableTo(view, unit.side, order)) : [];
  if (order === 'move') return isAble ? settingOut(view, unit, before, others) : new Map();
  if (order === 'advance') {
    const hexes = isAble ? advancesOf(view, unit) : [];
    return new Map(hexes.map((hex) => [hex, [...before, { kind: 'advance', unit: unit.id, hex } as const].map(choiceText)]));
  }
  // A leader is asked first who fires along with him.
  const firers = [...(isAble ? [unit] : []), ...(isLeader(unit) ? led(view, unit) : [])];
  const hexes = enemyHexes(view, unit.side).filter((hex) => firers.some((firer) => canReach(view, firer, hex)));
  return new Map(hexes.map((hex) => [hexName(hex), [...before, ...firing(view, unit, hex)].map(choiceText)]));
}

/** O20.3.1 The shot that has been shown is one by all who can. */
function firing(view: View, unit: Unit, hex: number): Choice[] {
  return [{ kind: 'target', hex: hexName(hex) }, ...(isGroupAskedOf(view, unit, hex) ? [{ kind: 'fire-all' } as const] : [])];
}

/** O14.1 A card put upon whoever is to carry out its Order: the same as pressing the one and then the other. */
function whomToOrder(view: View, card: Thing, offers: readonly Offer[]): Errands {
  const found: Errands = new Map();
  const order = ORDERED.find((one) => one === cardCalled(card).order);
  const [played] = order ? cardsWith(offers, order).filter((known) => known.card === card) : [];
  const side = ownSide(view);
  if (!order || !played || !side) return found;
  const isAble = ableTo(view, side, order);
  for (const unit of view.units) {
    if (unit.side !== side || isSpent(unit) || !(isAble(unit) || (isLeader(unit) && led(view, unit).some(isAble)))) continue;
    const alone: readonly Choice[] = order === 'move' && !isLeader(unit) ? [{ kind: 'set-out', unit: unit.id }] : [];
    const texts = [played, { kind: 'activate', unit: unit.id } as const, ...alone].map(choiceText);
    for (const thing of [unit.id, hexName(unit.at)]) if (!found.has(thing)) found.set(thing, texts);
  }
  return order === 'fire' ? new Map([...shotsWith(view, played, side), ...found]) : found;
}

/** O20 Put upon an enemy, the best shot at him. */
function shotsWith(view: View, card: Choice, side: Side): Errands {
  const shots = shotsByOrder(view, side);
  const hexes = [...new Set(shots.map(({ hex }) => hex))];
  return new Map(
    hexes.flatMap((at) => {
      const shot = bestOf(
        view,
        shots.filter(({ hex }) => hex === at),
      );
      return shot ? [[hexName(at), withShot(view, card, shot)] as const] : [];
    }),
  );
}

const withShot = (view: View, card: Choice, { unit, hex, attack }: Shot): readonly string[] =>
  [card, ...activatingAll(view, unit, attack.firers), ...firing(view, unit, hex)].map(choiceText);

/** 3.3.1.1 A leader takes along those who fire, and nobody else. */
function activatingAll(view: View, unit: Unit, firers: readonly string[]): Choice[] {
  const activate = ({ id }: Unit): Choice => ({ kind: 'activate', unit: id });
  if (!isLeader(unit)) return [activate(unit)];
  const all = led(view, unit);
  const along = all.filter(({ id, weapon }) => firers.includes(id) || firers.includes(weapon));
  return [activate(unit), ...along.map(activate), ...(along.length < all.length ? [{ kind: 'done' } as const] : [])];
}

/** O14.1, O20 A Fire card that leaves nothing to choose: playing it is the shot. */
function onlyShots(view: View, offers: readonly Offer[]): Errands {
  const side = ownSide(view);
  const cards = cardsWith(offers, 'fire');
  const shot = side && cards.length > 0 ? onlyShot(view, side) : undefined;
  return new Map(shot ? cards.map((card) => [card.card, withShot(view, card, shot)] as const) : []);
}

/** O14.1 Where those stand who could carry out the Order that is considered. */
export function whoCarriesOut(view: unknown, offers: readonly Offer[], considered: Offer | undefined): readonly Thing[] {
  const known = considered && chosen(considered.choice);
  if (known?.kind !== 'order') return [];
  const at = new Set(seen(view).units.flatMap((unit) => (unit.side === ownSide(seen(view)) ? [hexName(unit.at)] : [])));
  return [...whomToOrder(seen(view), known.card, offers).keys()].filter((thing) => at.has(thing));
}

/** 3.3.1.1 It is activated by the leader with whom most others could do the same, so that they may go along; or else alone. */
function activating(view: View, unit: Unit, purpose: ActivationPurpose): Choice[] {
  const isAble = ableTo(view, unit.side, purpose);
  let [best, most]: [Unit | undefined, number] = [undefined, 0];
  for (const leader of isLeader(unit) ? [] : view.units) {
    if (leader.side !== unit.side || !isLeader(leader) || isSpent(leader)) continue;
    const party = led(view, leader);
    if (!party.includes(unit)) continue;
    const others = [leader, ...party].filter((each) => each !== unit && isAble(each)).length;
    if (others > most) [best, most] = [leader, others];
  }
  return [...(best ? [best] : []), unit].map(({ id }) => ({ kind: 'activate', unit: id }));
}

/** O16.3 */
function advancesOf(view: View, unit: Unit): string[] {
  const beside = mapOf(view).adjacent[unit.at] ?? [];
  return beside.filter((hex) => whyNotAdvanceInto(view, unit, hex) === undefined).map(hexName);
}
