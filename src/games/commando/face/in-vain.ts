/** Why something cannot be put there, told of what is in hand; and why a space that is pressed is no goal. */
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { Described, InVain, Thing } from '../../face.ts';
import { has, theatreOf, type UnitType } from '../content/theatres.ts';
import { allowance } from '../rules/sight.ts';
import type { View } from '../view.ts';
import { type ChoiceKind, choiceText } from '../vocabulary.ts';
import { shotsToCome } from './battle-scene.ts';
import { markerLine } from './describe-space.ts';
import { couldRide } from './errands.ts';
import { faceOf } from './reckoning.ts';
import { seen } from './seen.ts';
import { reads, standsFor, thingsOf } from './things.ts';

type Line = Described['lines'][number];

export function inVain(
  view: unknown,
  offers: readonly Offer[],
  inHand: Thing,
  onto: Thing,
  speaker: Speaker,
  isPut = false,
): InVain | undefined {
  const { battle } = seen(view);
  const notNow = battle && notInBattleNow(seen(view), battle, offers, inHand, speaker);
  if (notNow) return notNow;
  if (inHand === onto)
    return (
      tooFar(seen(view), offers, onto, speaker) ?? offTheWay(seen(view), offers, onto, speaker) ?? hiddenMarker(seen(view), onto, speaker)
    );
  if (!battle)
    return (
      notYet(seen(view), offers, inHand, speaker) ??
      outOfReach(seen(view), offers, inHand, onto, speaker) ??
      (isPut ? putInVain(seen(view), offers, inHand, onto, speaker) : undefined)
    );
  const say = (why: string, figures = {}) => ({ text: speaker.say(`look battle ${why}`, { unit: inHand, ...figures }), rule: '19.1' });
  const isOwn = battle.line.includes(inHand);
  if (!isLineAsked(offers))
    return isOwn && isFireAsked(offers) && battle.line.includes(onto) ? say('own-side', { other: onto }) : undefined;
  if (isOwn && seen(view).opfor.includes(onto)) return say('line-first');
  const [from, to] = [battle.line.indexOf(inHand), battle.line.indexOf(onto)];
  if (from < 0 || to < 0) return undefined;
  if (from < battle.lined) return say('has-place');
  return say(to < battle.lined ? 'place-taken' : 'place-too-far', { place: to + 1 });
}

const isLineAsked = (offers: readonly Offer[]) => offers.some(({ choice }) => choice.kind === 'keep-line');

const isFireAsked = (offers: readonly Offer[]) => offers.some(({ choice }) => choice.kind === 'fire');

/** 19.1 Whoever is in the line while another fires: when its own shot comes, or that none will. */
export function notInBattleNow(
  view: View,
  battle: NonNullable<View['battle']>,
  offers: readonly Offer[],
  unit: Thing,
  speaker: Speaker,
): Line | undefined {
  if (!isFireAsked(offers) || battle.firing === '' || battle.firing === unit || !battle.line.includes(unit)) return undefined;
  const say = (key: string, figures = {}) => ({ text: speaker.say(key, { unit, firing: battle.firing, ...figures }), rule: '19.1' });
  if (view.units.some(({ id, panicked }) => id === unit && panicked)) return say('look unit panicked');
  if (battle.fired.includes(unit)) return say('look unit fired');
  const count = shotsToCome(view, battle).indexOf(unit) + 1;
  return count > 0 ? say('look battle fires-later', { count }) : say('look battle fires-not');
}

/** 9.0 Whoever has been recruited waits until all are; 29.0 and an aircraft for a battle, or for a marker to be looked at. */
export function notYet(view: View, offers: readonly Offer[], unit: Thing, speaker: Speaker): InVain | undefined {
  const say = (key: string, rule: string) => ({ text: speaker.say(`look in-vain ${key}`, { unit }), rule, about: unit });
  if (offers.some(({ choice }) => thingsOf(choice).includes(unit))) return undefined;
  if (view.phase === 'recruiting' && view.units.some(({ id }) => id === unit)) return say('recruiting', '9.0');
  return isAircraft(view, unit) ? say('aircraft', '29.0') : undefined;
}

function isAircraft(view: View, unit: Thing): boolean {
  return view.units.some(({ id }) => id === unit) && theatreOf(view).unit(unit).air === true;
}

/**
 * 15.0 Whoever presses a space at the beginning of an operation wants to go there: whatever can be reached is offered. Of a force that is
 * near enough it is told what is in its way, as if it had been put there.
 */
function tooFar(view: View, offers: readonly Offer[], space: Thing, speaker: Speaker): Line | undefined {
  const isAskedWhere = offers.some(({ choice, choices }) => choice.kind === 'force' && !choices);
  const isOthers = theatreOf(view).isSpace(space) && !view.units.some(({ at }) => at === space);
  if (!isAskedWhere || !isOthers) return undefined;
  const reasons = view.units.flatMap(({ id }) => outOfReach(view, offers, id, space, speaker) ?? []);
  return reasons.find(({ rule }) => IN_THE_WAY.has(rule)) ?? { text: speaker.say('look too-far', { space }), rule: '15.0' };
}

/** 15.1 It must stop before, 10.2 or there is no room. */
const IN_THE_WAY: ReadonlySet<string> = new Set(['15.1', '10.2']);

/** By hand, so that nothing else can be meant: upon another of the same place, upon that place, or elsewhere while others set out. */
function putInVain(view: View, offers: readonly Offer[], inHand: Thing, onto: Thing, speaker: Speaker): InVain | undefined {
  const recon = reconTold(view, offers, inHand, speaker);
  const at = view.units.find(({ id }) => id === inHand)?.at ?? '';
  const space = [onto, ...standsFor(view, onto)].find((thing) => theatreOf(view).isSpace(thing));
  if (recon || space === undefined || !theatreOf(view).isSpace(at)) return recon;
  const say = (key: string, rule: string) => ({ text: speaker.say(`look in-vain ${key}`, { unit: inHand, space }), rule });
  const rides = ridesNowhere(view, inHand, onto, speaker);
  if (rides) return rides;
  if (space === at) return onto === at ? say('there', '10.3') : undefined;
  if (!view.operation || view.operation.force.includes(inHand)) return undefined;
  return view.operation.force.length === 0 && at === view.operation.at ? say('forming', '10.3') : say('stays', '10.3');
}

/** 33.0 Aircraft that can look at a marker now: at which. */
export function reconTold(view: View, offers: readonly Offer[], unit: Thing, speaker: Speaker): Line | undefined {
  const markers = offers.flatMap(({ choice }) =>
    choice.kind === 'air-recon' && thingsOf(choice)[0] === unit ? thingsOf(choice).slice(1) : [],
  );
  if (!isAircraft(view, unit) || markers.length === 0) return undefined;
  return { text: speaker.say('look nowhere recon', { unit, places: markers.map((marker) => speaker.name(marker)) }), rule: '33.0' };
}

/** 15.4 Before anybody sets out, one is put upon another of the same place: who carries nobody, or who cannot ride. */
function ridesNowhere(view: View, inHand: Thing, onto: Thing, speaker: Speaker): InVain | undefined {
  const placeOf = (unit: Thing) => view.units.find(({ id }) => id === unit)?.at;
  const [rider, carrier] = [theatreOf(view).findUnit(inHand), theatreOf(view).findUnit(onto)];
  const place = placeOf(inHand);
  const areTogether = place !== undefined && place === placeOf(onto) && theatreOf(view).isSpace(place);
  if (!rider || !carrier || !areTogether || view.phase === 'recruiting' || (view.operation?.moved ?? 0) > 0) return undefined;
  const say = (key: string) => ({ text: speaker.say(`look in-vain ${key}`, { unit: inHand, other: onto }), rule: '15.4' });
  if (!has(rider, 'transportable')) return say('rides-not');
  return carrier.lifts === 0 ? say('carries-nobody') : undefined;
}

/** 23.0 Whoever presses a marker before anybody is under way wants to know what that is. */
function hiddenMarker(view: View, thing: Thing, speaker: Speaker): Line | undefined {
  const marker = view.objectives.find(({ id }) => id === thing);
  if (!marker || view.operation || faceOf(marker) !== 'hidden') return undefined;
  return { text: `${markerLine(view, marker, speaker).text} ${speaker.say('look marker turning')}`, rule: '23.0' };
}

/** 15.0 Under way, a space that is pressed and cannot be come to is told of as if the force had been put there. */
function offTheWay(view: View, offers: readonly Offer[], space: Thing, speaker: Speaker): Line | undefined {
  const [first] = view.operation?.force ?? [];
  const isMoving = offers.some(({ choice }) => choice.kind === 'move');
  return isMoving && first !== undefined && theatreOf(view).isSpace(space) ? outOfReach(view, offers, first, space, speaker) : undefined;
}

/** 15.0 A force that is put down where it does not get to: how far that is, and how far it goes. */
function outOfReach(view: View, offers: readonly Offer[], inHand: Thing, onto: Thing, speaker: Speaker) {
  const { units, operation } = view;
  const theatre = theatreOf(view);
  const isSpace = (thing: Thing) => theatre.isSpace(thing);
  const at = units.find(({ id }) => id === inHand)?.at;
  const space = [onto, ...standsFor(view, onto)].find(isSpace);
  if (at === undefined || space === undefined || !isSpace(at) || space === at) return undefined;
  // A force that was formed goes without him.
  if (operation && operation.force.length > 1 && !operation.force.includes(inHand)) return undefined;
  const say = (key: string, rule: string, figures = {}) => ({
    text: speaker.say(`look in-vain ${key}`, { from: at, space, ...figures }),
    rule,
  });
  const isUnderWay = operation?.force.includes(inHand) === true;
  const isOffered = (kind: ChoiceKind) => offers.some(({ choice, says }) => choice.kind === kind && !says);
  const isFormed = isUnderWay && (isOffered('halt') || (isOffered('done') && operation.moved === 0 && operation.force.length > 1));
  const paces = isFormed ? undefined : setsOut(view, offers, inHand);
  const moves = isFormed ? allowance(view) - operation.moved : paces?.fastest;
  if (moves === undefined) return isUnderWay && operation.moved > 0 ? say('moved', '11.0') : undefined;
  if (moves === 0) return say('not-by-itself', '15.4', { unit: inHand });
  const away = distance(at, space, (one) => theatre.space(one).neighbours);
  if (away > moves && paces && paces.whole < moves) return say('too-far-in-part', '15.0', { away, moves, whole: paces.whole });
  if (away > moves) return say('too-far', '15.0', { away, moves });
  const stops = stopsBetween(view, at, space, moves);
  if (stops.length === 0) return say('no-room', '10.2');
  const isByMarkers = stops.every((stop) => isMarked(view, stop));
  return say(isByMarkers ? 'stopped-by-marker' : 'stopped', '15.1', { stops: stops.map((stop) => speaker.name(stop)) });
}

/** 15.1 Where a force must stop that would get from one space to another: on its terrain, or at a marker. */
function stopsBetween(view: View, from: Thing, to: Thing, moves: number): readonly Thing[] {
  const theatre = theatreOf(view);
  const away = (one: Thing, other: Thing) => distance(one, other, (space) => theatre.space(space).neighbours);
  return theatre.spaces
    .filter(({ id, stop }) => id !== from && id !== to && (stop || isMarked(view, id)) && away(from, id) + away(id, to) <= moves)
    .map(({ id }) => id);
}

interface Paces {
  readonly fastest: number;
  /** Of the force with the most counters. */
  readonly whole: number;
}

/** 15.1 A marker lies there: whoever comes by must stop. */
function isMarked({ objectives }: View, space: Thing): boolean {
  return objectives.some(({ at, carrier }) => at === space && !carrier);
}

/** How far the forces go that would take it along; where nobody is with it, it goes by itself. */
function setsOut(view: View, offers: readonly Offer[], unit: Thing): Paces | undefined {
  const forces = offers.flatMap(({ says }) => {
    const { units, moves } = says?.code === 'set-out' ? says.figures : {};
    return Array.isArray(units) && units.includes(unit) && typeof moves === 'number' ? [{ count: units.length, moves }] : [];
  });
  const [largest] = forces.toSorted((a, b) => b.count - a.count);
  if (largest) return { fastest: Math.max(...forces.map(({ moves }) => moves)), whole: largest.moves };
  const { movement } = theatreOf(view).unit(unit);
  return view.operation ? undefined : { fastest: movement, whole: movement };
}

function distance(from: Thing, to: Thing, neighbours: (space: Thing) => readonly Thing[]): number {
  const reached = new Map([[from, 0]]);
  for (const [space, steps] of reached) {
    for (const next of neighbours(space)) if (!reached.has(next)) reached.set(next, steps + 1);
  }
  return reached.get(to) ?? Number.POSITIVE_INFINITY;
}

/**
 * 9.0 A line of the Recruit Table that is put somewhere is to be bought there; 16.2 a card that is kept, to be played there; 15.4 whoever
 * can ride is to be loaded; 29.0 an aircraft in a battle is to be called in.
 */
export function wished(view: unknown, inHand: Thing, onto: Thing): readonly string[] {
  if (seen(view).battle && isAircraft(seen(view), inHand)) return [choiceText({ kind: 'support', unit: inHand })];
  if (seen(view).operation?.moved === 0 && couldRide(seen(view), inHand, onto))
    return [choiceText({ kind: 'carry', cargo: inHand, unit: onto })];
  if (seen(view).intel.includes(inHand)) return [onto, ...standsFor(view, onto)].flatMap((place) => intelOn(seen(view), inHand, place));
  const sold = soldNow(seen(view), inHand);
  if (!sold) return [];
  return sold.air ? [`recruit-air ${inHand}`] : [onto, ...standsFor(view, onto)].map((place) => `recruit ${inHand} ${place}`);
}

function intelOn(view: View, card: Thing, space: Thing): readonly string[] {
  const theatre = theatreOf(view);
  if (!theatre.isSpace(space)) return [];
  const actions = theatre.card(card).intel?.actions ?? [];
  return [
    ...(actions.includes('reveal') ? [choiceText({ kind: 'intel-reveal', card, space })] : []),
    ...(actions.includes('forward-base') ? [choiceText({ kind: 'intel-base', card, space })] : []),
  ];
}

function soldNow(view: View, type: Thing): UnitType | undefined {
  const entry = view.phase === 'recruiting' ? theatreOf(view).findType(type) : undefined;
  return entry?.cost === undefined ? undefined : entry;
}

/**
 * 9.0 Whatever is for sale can be tried in a base, 16.0 a card anywhere, and so can whoever is one's own: it is told why nothing comes of it.
 * 19.1 In a battle only who is in the line, while that is drawn up or one of it fires; 29.0 and an aircraft.
 */
export function mayTry(view: unknown, offers: readonly Offer[], thing: Thing): boolean {
  const { battle, units } = seen(view);
  if (offers.length === 0) return false;
  if (soldNow(seen(view), thing) || isAircraft(seen(view), thing) || reads(view, thing)) return true;
  if (!battle) return units.some(({ id, at }) => id === thing && theatreOf(seen(view)).isSpace(at));
  return (isLineAsked(offers) || isFireAsked(offers)) && battle.line.includes(thing);
}
