/** What is meant by dragging where no choice names the thing in hand: the force goes where one of it is put, whoever fires fires at the target. */
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Thing } from '../../face.ts';
import { AIR_AVAILABLE, INTEL_HELD, OPS_TRACK } from '../boxes.ts';
import { has, theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import type { ChoiceKind } from '../vocabulary.ts';
import { DISCARDS } from './describe.ts';
import { seen } from './seen.ts';
import { thingsOf } from './things.ts';

export function errands(view: unknown, offers: readonly Offer[], inHand: Thing | undefined): ReadonlyMap<Thing, readonly string[]> {
  const known = seen(view);
  const bought = boughtByHand(known, offers, inHand) ?? broughtBack(offers, inHand) ?? cardPut(known, offers, inHand);
  if (bought) return bought;
  const inLine = placedByHand(known, offers, inHand);
  if (inLine) return inLine;
  const joined = joinedByHand(known, offers, inHand) ?? fetchedByHand(known, offers, inHand) ?? setDownByHand(known, offers, inHand);
  if (joined) return joined;
  const { battle } = known;
  const call = offers.find(({ choice }) => choice.kind === 'support' && thingsOf(choice)[0] === inHand);
  // 29.0 Put upon whoever fires now, it is called in, and his target is still to be chosen.
  if (call && battle) return new Map([[battle.firing, [call.text]]]);
  return new Map(doneBy(known, offers, inHand));
}

/** Whoever fires fires at the target, and one of the force takes it where he is put: as it was formed, if it has not set out. */
function doneBy(view: View, offers: readonly Offer[], inHand: Thing | undefined): (readonly [Thing, readonly string[]])[] {
  const kinds = inHand === undefined ? [] : doneWith(view, inHand);
  const meant = offers.filter(({ choice, says }) => kinds.some((kind) => kind === choice.kind) && (!says || says.code === 'march'));
  return meant.flatMap(({ choice, text }) => thingsOf(choice).map((thing) => [thing, [text]] as const));
}

/** 9.0 Aircraft go to their own box, wherever they are put that takes what is bought: there, or in a base. */
function boughtByHand(view: View, offers: readonly Offer[], inHand: Thing | undefined): ReadonlyMap<Thing, readonly string[]> | undefined {
  const sale = offers.find(({ choice }) => choice.kind === 'recruit-air' && thingsOf(choice)[0] === inHand);
  return sale && new Map([AIR_AVAILABLE, ...theatreOf(view).bases].map((place) => [place, [sale.text]]));
}

/** 16.2 Aircraft in the Recruit Box that a card can bring back are put where they would go. */
function broughtBack(offers: readonly Offer[], inHand: Thing | undefined): ReadonlyMap<Thing, readonly string[]> | undefined {
  const back = offers.find(({ choice }) => choice.kind === 'intel-air' && inHand !== undefined && thingsOf(choice).includes(inHand));
  return back && thingsOf(back.choice)[0] !== inHand ? new Map([[AIR_AVAILABLE, [back.text]]]) : undefined;
}

/** 16.0 The card in play is put upon what it is about, or to where it goes; 16.2 one that is kept, upon the track of Ops for one more. */
function cardPut({ event }: View, offers: readonly Offer[], inHand: Thing | undefined): ReadonlyMap<Thing, readonly string[]> | undefined {
  if (inHand !== undefined && event?.card === inHand) {
    const meant = offers.flatMap(({ choice, text }) => cardGoals(choice).map((goal) => [goal, [text]] as const));
    return meant.length > 0 ? new Map(meant) : undefined;
  }
  const op = offers.find(({ choice }) => choice.kind === 'intel-op' && thingsOf(choice)[0] === inHand);
  return op && new Map([[OPS_TRACK, [op.text]]]);
}

function cardGoals(choice: Offer['choice']): readonly Thing[] {
  switch (choice.kind) {
    case 'keep-intel':
      return [INTEL_HELD];
    case 'discard-intel':
      return [DISCARDS];
    case 'reveal':
    case 'ground-air':
      return thingsOf(choice);
    default:
      return [];
  }
}

/** 10.3 Whoever stays and is put upon the force goes with it; 15.4 upon what carries others, he is to ride and not to walk. */
function joinedByHand(view: View, offers: readonly Offer[], inHand: Thing | undefined): ReadonlyMap<Thing, readonly string[]> | undefined {
  const take = offers.find(({ choice }) => choice.kind === 'take' && thingsOf(choice)[0] === inHand);
  if (!take || !view.operation || inHand === undefined) return undefined;
  const carrierOf = (unit: Thing) => view.units.find(({ id }) => id === unit)?.aboard || unit;
  const others = view.operation.force.filter((unit) => !couldRide(view, inHand, carrierOf(unit)));
  return new Map(others.map((unit) => [unit, [take.text]]));
}

/** 15.4 Whether the one is of a kind to ride on the other. */
export function couldRide(view: View, cargo: Thing, carrier: Thing): boolean {
  const [rider, lifting] = [cargo, carrier].map((unit) => theatreOf(view).findUnit(unit));
  return rider !== undefined && lifting !== undefined && has(rider, 'transportable') && lifting.lifts > 0;
}

/** 10.3 One of the force that is put upon whoever stays fetches him; elsewhere he takes the force along. */
function fetchedByHand(view: View, offers: readonly Offer[], inHand: Thing | undefined): ReadonlyMap<Thing, readonly string[]> | undefined {
  if (inHand === undefined || !view.operation?.force.includes(inHand)) return undefined;
  const takes = offers.filter(({ choice, says }) => choice.kind === 'take' && !says);
  const fetched = takes.flatMap(({ choice, text }) => thingsOf(choice).map((unit) => [unit, [text]] as const));
  return fetched.length === 0 ? undefined : new Map([...fetched, ...doneBy(view, offers, inHand)]);
}

/** 15.4 Whoever rides and is put where the force has come to gets off there. */
function setDownByHand(
  { operation }: View,
  offers: readonly Offer[],
  inHand: Thing | undefined,
): ReadonlyMap<Thing, readonly string[]> | undefined {
  const down = offers.find(({ choice, says }) => choice.kind === 'debark' && !says && thingsOf(choice)[0] === inHand);
  return down && operation && new Map([[operation.at, [down.text]]]);
}

/** 19.1 Put where the next of the line is to stand, it stands there; with two left, behind the other, the other does. */
function placedByHand(
  { battle }: View,
  offers: readonly Offer[],
  inHand: Thing | undefined,
): ReadonlyMap<Thing, readonly string[]> | undefined {
  if (!battle || inHand === undefined || !offers.some(({ choice }) => choice.kind === 'keep-line')) return undefined;
  const [first, ...others] = battle.line.slice(battle.lined);
  const [second, ...more] = others;
  if (first === undefined) return undefined;
  if (others.includes(inHand)) return new Map([[first, [`line ${inHand}`]]]);
  return inHand === first && second !== undefined && more.length === 0 ? new Map([[second, [`line ${second}`]]]) : undefined;
}

function doneWith({ battle, operation }: View, thing: Thing): readonly ChoiceKind[] {
  if (battle) return battle.firing === thing ? ['fire'] : [];
  return operation?.force.includes(thing) ? ['move', 'drop', 'land'] : [];
}
