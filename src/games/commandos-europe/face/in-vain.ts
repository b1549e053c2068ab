/** Why something cannot be put where it was put: goods upon a sheet, a squad upon a hex that it does not come to; and what is pressed only to be read. */
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { InVain, Thing } from '../../face.ts';
import { isSquad, pieceAt } from '../content/pieces.ts';
import { whyOutOfReach } from '../reckoning/halt.ts';
import { positionOf } from '../reckoning/position.ts';
import { unitCalled, whyNotAttack } from '../rules/combat.ts';
import { HANDLED, MOVED } from '../state.ts';
import type { View } from '../view.ts';
import { describe } from './describe.ts';
import { seen } from './seen.ts';
import { BASE } from './sheet/catalogue.tsx';
import { hexOfStore, pieceOfSheet } from './sheet/hands.ts';
import { takersOf } from './sheet/takers.ts';
import { isHex, isReadAtShop, standsFor } from './things.ts';

type Line = InVain;

export function inVain(anyView: unknown, offers: readonly Offer[], inHand: Thing, onto: Thing, speaker: Speaker): Line | undefined {
  const view = seen(anyView);
  const stays = whyItStays(view, inHand, speaker);
  if (stays) return stays;
  if (inHand === onto && isReadAtShop(view, onto)) return readAtShop(view, onto, speaker);
  const untaken = inHand === onto ? whyNotTaken(view, inHand, speaker) : undefined;
  if (untaken) return untaken;
  if (isHeardNow(view, offers, inHand)) return { text: speaker.say('sheet in-vain heard', { piece: inHand }), rule: '12.4' };
  if (isFighter(view, inHand)) return inHand === onto ? undefined : whyNotFought(view, inHand, onto, speaker);
  const has = (text: string) => offers.some((offer) => offer.text === text);
  const squad = pieceOfSheet(onto);
  const lying = hexOfStore(onto);
  const isGoods = has(`buy ${inHand}`);
  const place = lying ?? [onto, ...standsFor(view, onto)].find(isHex);
  if (isGoods && inHand !== BASE && place !== undefined && squad === undefined && !view.bases.includes(place))
    return { text: speaker.say('sheet in-vain no-base', { goods: inHand }), rule: '3.5' };
  if (isGoods && lying !== undefined && inHand === BASE) return { text: speaker.say('sheet goods base'), rule: '12.11' };
  const misplaced = squad === undefined && inHand !== onto ? whyNotThere(view, inHand, { lying, place }, speaker) : undefined;
  if (misplaced) return misplaced;
  if (squad !== undefined && isGoods) return { text: speaker.say('sheet in-vain bought', { goods: inHand, piece: squad }), rule: '3.5' };
  const hex = [onto, ...standsFor(view, onto)].find(isHex);
  if (hex === undefined || inHand === onto || !(has(`move ${inHand}`) || view.move?.lead === inHand)) return undefined;
  const why = whyOutOfReach(view, inHand, hex);
  if (!why || why.code === 'same-hex') return undefined;
  const key = why.code === 'too-far' ? 'sheet in-vain too-far' : `refusal ${why.code}`;
  return { text: speaker.say(key, why.figures), rule: why.rule, about: hex };
}

/** 3.5 Let go of where nothing lies: what is bought goes into a base. */
export function nowhere(_: unknown, offers: readonly Offer[], inHand: Thing, speaker: Speaker): Line | undefined {
  const isGoods = offers.some(({ text }) => text === `buy ${inHand}`);
  return isGoods && inHand !== BASE ? { text: speaker.say('sheet in-vain no-base', { goods: inHand }), rule: '3.5' } : undefined;
}

/** 9.0 Gear is put down beside its squad and nowhere else; what lies loose goes nowhere without one. */
function whyNotThere(
  { pieces }: View,
  thing: Thing,
  { lying, place }: { readonly lying: string | undefined; readonly place: string | undefined },
  speaker: Speaker,
): Line | undefined {
  const gear = pieces.find(({ id, at, gear: isGear }) => id === thing && isGear && isHex(at));
  if (!gear || place === undefined || lying === gear.at) return undefined;
  const loose = gear.with === '' ? 'by-squad' : 'only-here';
  return { text: speaker.say(`sheet in-vain ${lying === undefined ? loose : 'elsewhere'}`, { piece: gear.id, hex: gear.at }), rule: '9.0' };
}

/** 12.4 It is asked whether those who were heard escape: nobody goes anywhere else. */
function isHeardNow({ pieces }: View, offers: readonly Offer[], thing: Thing): boolean {
  const isAsked = offers.some(({ choice }) => choice.kind === 'stand');
  return isAsked && isSquad(pieceAt(thing)) && pieces.some(({ id, at }) => id === thing && isHex(at));
}

/** Squads on the map in the Friendly Combat Phase, while none of them attacks. */
function isFighter({ phase, fight, pieces }: View, thing: Thing): boolean {
  return phase === 'combat' && !fight && isSquad(pieceAt(thing)) && pieces.some(({ id, at }) => id === thing && isHex(at));
}

/** 13.0 An enemy whom it does not attack, or ground: nobody moves in this phase. */
function whyNotFought(view: View, squad: Thing, onto: Thing, speaker: Speaker): Line | undefined {
  const under = [onto, ...standsFor(view, onto)];
  const enemy = view.enemies.find(({ id }) => under.includes(id));
  const state = positionOf(view);
  const why = enemy && whyNotAttack(state, pieceAt(squad), unitCalled(state, enemy.id));
  if (why)
    return {
      text: speaker.say(why.code === 'not-adjacent' ? 'sheet in-vain not-adjacent' : `refusal ${why.code}`, { piece: squad }),
      rule: why.rule,
    };
  const at = view.pieces.find(({ id }) => id === squad)?.at;
  const isElsewhere = under.some((thing) => isHex(thing) && thing !== at);
  return enemy || !isElsewhere ? undefined : { text: speaker.say('sheet in-vain not-moving', { piece: squad }), rule: '4.0' };
}

/** What changed hands in the move that is going on, and squads in a phase in which they only attack, may be taken up all the same: put down, it is said why not. */
export function mayTry(anyView: unknown, offers: readonly Offer[], thing: Thing): boolean {
  const view = seen(anyView);
  return isHeardNow(view, offers, thing) || hasStayed(view, thing) !== undefined || isFighter(view, thing);
}

/** 9.0 It changed hands in this move; 10.1 or it was put down on the way, and has moved. */
function hasStayed({ move, pieces }: View, thing: Thing): 'handled' | 'finished' | undefined {
  const at = pieces.find(({ id }) => id === move?.lead)?.at;
  const piece = pieces.find((each) => each.id === thing && each.at === at);
  if (!move || !piece || isSquad(pieceAt(thing))) return undefined;
  if ((piece.did & HANDLED) !== 0) return 'handled';
  return piece.with === '' && (piece.did & MOVED) !== 0 ? 'finished' : undefined;
}

function whyItStays(view: View, thing: Thing, speaker: Speaker): Line | undefined {
  const why = hasStayed(view, thing);
  if (why === undefined) return undefined;
  if (why === 'handled') return { text: speaker.say('sheet in-vain handled', { piece: thing }), rule: '9.0' };
  return { text: speaker.say('refusal finished'), rule: '10.1' };
}

/** 9.0, 9.1 Gear that is pressed before anybody has set out, where no one squad is meant by that. */
function whyNotTaken(view: View, piece: Thing, speaker: Speaker): Line | undefined {
  const takers = takersOf(view, piece);
  if (!takers || takers.able.length === 1) return undefined;
  const { beside, able } = takers;
  if (beside.length > 0 && able.length === 0) return { text: speaker.say('refusal no-places'), rule: '9.1' };
  return { text: speaker.say('sheet in-vain whose', { takers: able }), rule: '9.0' };
}

function readAtShop(view: View, thing: Thing, speaker: Speaker): Line | undefined {
  const lines = describe(view, thing, speaker)?.lines ?? [];
  const rule = lines.find((line) => line.rule !== undefined)?.rule;
  return lines.length === 0 ? undefined : { text: lines.map(({ text }) => text).join(' '), ...(rule !== undefined && { rule }) };
}
