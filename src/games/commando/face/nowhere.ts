/** Where a thing can be put: told to whoever has let go of it where nothing lies. And how many go along with it. */
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { Described, Thing } from '../../face.ts';
import { AIR_AVAILABLE } from '../boxes.ts';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import { couldRide, errands } from './errands.ts';
import { notInBattleNow, notYet, reconTold } from './in-vain.ts';
import { goersOf } from './reach.ts';
import { chosen, seen } from './seen.ts';
import { destination, standsFor, thingsOf } from './things.ts';

type Line = Described['lines'][number];

export function nowhere(view: unknown, offers: readonly Offer[], inHand: Thing, speaker: Speaker): Line | undefined {
  const known = seen(view);
  if (theatreOf(known).isSpace(inHand)) return undefined;
  return known.battle
    ? (notInBattleNow(known, known.battle, offers, inHand, speaker) ?? inBattle(known.battle, offers, inHand, speaker))
    : (notYet(known, offers, inHand, speaker) ?? reconTold(known, offers, inHand, speaker) ?? onTheMap(known, offers, inHand, speaker));
}

/** 19.1, 29.0 Whoever fires is put upon an enemy, aircraft upon an enemy or upon whoever fires, and who is lined up upon another of the line. */
function inBattle(battle: NonNullable<View['battle']>, offers: readonly Offer[], unit: Thing, speaker: Speaker): Line | undefined {
  const say = (key: string, rule: string) => ({ text: speaker.say(`look nowhere ${key}`, { unit, firing: battle.firing }), rule });
  const kinds = new Set(offers.map(({ choice }) => chosen(choice).kind));
  if (offers.some(({ choice }) => choice.kind === 'support' && thingsOf(choice)[0] === unit)) return say('support', '29.0');
  if (kinds.has('keep-line') && battle.line.includes(unit)) return say('line', '19.1');
  return kinds.has('fire') && battle.firing === unit ? say('fire', '19.1') : undefined;
}

/** So many spaces are named; of more it is said that they are lit. */
const NAMED = 4;

/** 7.0, 9.0 What is set up goes to a base, 15.0 a force to a space in its reach, and 15.4 whoever is carried to a carrier. */
function onTheMap(view: View, offers: readonly Offer[], inHand: Thing, speaker: Speaker): Line | undefined {
  const theatre = theatreOf(view);
  const ontos = [...new Set([...errands(view, offers, inHand).keys(), ...offers.flatMap((offer) => putOn(offer, inHand))])];
  const spaces = ontos.filter((onto) => theatre.isSpace(onto));
  const others = ontos.filter((onto) => theatre.findUnit(onto) !== undefined);
  const say = (key: string, rule: string, places: readonly Thing[] = []) => ({
    text: speaker.say(`look nowhere ${key}`, { unit: inHand, places: places.map((place) => speaker.name(place)), count: places.length }),
    rule,
  });
  const carriers = others.filter((other) => couldRide(view, inHand, other));
  if (carriers.length > 0 && view.operation) return say('carried', '15.4', carriers);
  if (spaces.length === 0) return others.length > 0 ? say('carried', '15.4', others) : undefined;
  const kinds = new Set(offers.filter((offer) => putOn(offer, inHand).length > 0).map(({ choice }) => chosen(choice).kind));
  if (kinds.has('place-leader')) return say('leader', '7.0', spaces);
  if (ontos.includes(AIR_AVAILABLE)) return say('aircraft', '9.0', [AIR_AVAILABLE]);
  if (kinds.has('recruit')) return say('recruit', '9.0', spaces);
  return spaces.length > NAMED ? say('lit', '15.0') : say('spaces', '15.0', spaces);
}

/** Upon what it is put to make a choice: the places that the choice names beside it, and where a force goes that it belongs to. */
function putOn({ choice, choices = [choice], drag, says, quiet }: Offer, inHand: Thing): readonly Thing[] {
  // What has a name of its own, as a whole force recruited, is put nowhere.
  if (says && !quiet && !drag) return [];
  if (drag) return drag.thing === inHand ? [drag.onto, ...(drag.elsewhere ?? [])] : [];
  const named = thingsOf(choice);
  if (named.includes(inHand)) return named.filter((thing) => thing !== inHand);
  const to = destination(chosen(choice));
  return to !== undefined && choices.some((one) => thingsOf(one).includes(inHand)) ? [to] : [];
}

/** Who goes along with whoever is in hand: to the place that is considered, or else at most. */
export function goersWith(view: View, offers: readonly Offer[], inHand: Thing, considered: Offer | undefined): readonly string[] {
  const { battle, operation } = view;
  if (battle || !view.units.some(({ id }) => id === inHand)) return [];
  if (operation)
    return operation.moved === 0 || offers.some(({ choice }) => choice.kind === 'move') ? forceOf(operation.force, inHand) : [];
  const marches = (considered ? [considered] : offers).filter((offer) => isMarch(offer, inHand));
  const crowds = marches.map((march) => goersOf(view, march));
  return crowds.reduce<readonly string[]>((most, crowd) => (crowd.length > most.length ? crowd : most), []);
}

const forceOf = (force: readonly string[], inHand: Thing) => (force.includes(inHand) ? force : []);

function isMarch({ choice, choices = [], drag }: Offer, inHand: Thing): boolean {
  return !drag && destination(chosen(choice)) !== undefined && choices.some((one) => thingsOf(one).includes(inHand));
}

/** 15.0 How many that are: over a place to which none of them gets, nobody goes; 15.4 nor over another who is where it is. */
export function goesAlong(view: unknown, offers: readonly Offer[], inHand: Thing, over: Thing | undefined): number | undefined {
  const placeOf = (unit: Thing | undefined) => seen(view).units.find(({ id }) => id === unit)?.at;
  if (over !== undefined && over !== inHand && placeOf(over) !== undefined && placeOf(over) === placeOf(inHand)) return undefined;
  const places = over === undefined ? [] : [over, ...standsFor(view, over)];
  const there = offers.find((offer) => isMarch(offer, inHand) && places.includes(destination(chosen(offer.choice)) ?? ''));
  const { length } = goersWith(seen(view), offers, inHand, there);
  return length > 1 ? length : undefined;
}
