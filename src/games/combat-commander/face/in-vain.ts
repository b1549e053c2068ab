/** O14.1 A counter was put where it can do nothing: why, of that counter and that place. */
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { Described, Thing } from '../../face.ts';
import { hexName, hexNamed } from '../content/battle-map.ts';
import { cardCalled, isCard } from '../content/cards.ts';
import { sightReport } from '../content/sight.ts';
import { enemyOf, type Order } from '../content/terms.ts';
import { isSpent, whyNotMoveInto } from '../rules/activation.ts';
import { whyNotReach } from '../rules/fire/group.ts';
import { mapOf } from '../rules/line-of-sight.ts';
import { movementLeft } from '../rules/moving.ts';
import { standingSoFar, whyNotTakeUp, whyNotThere } from '../rules/set-up.ts';
import { firerOf } from '../rules/units.ts';
import { hasUnit, now, type Unit } from '../state.ts';
import { ownSide, type View } from '../view.ts';
import { type ChoiceKind, choiceText } from '../vocabulary.ts';
import { assaultCards, isForOthers, whyNoAssault } from './assaults.ts';
import { playedFor } from './cards-put.ts';
import { gathers } from './gathering.ts';
import { asIfMoving, costTo, waitingAt } from './march.ts';
import { chosen, seen } from './seen.ts';

type Line = Described['lines'][number];

/** Where Orders are given; elsewhere a press upon the place tells as much. Put upon itself, it was only pressed. */
export function inVain(
  anyView: unknown,
  offers: readonly Offer[],
  inHand: Thing,
  onto: Thing,
  speaker: Pick<Speaker, 'say'>,
): Line | undefined {
  const view = seen(anyView);
  const unit = firerOf(view, inHand);
  const hex = hexMeant(view, onto);
  if (isCard(inHand)) return whyNotPlayed(view, offers, inHand, onto, speaker);
  if (view.phase === 'set-up')
    return isOwn(view, unit) ? whyNotSetUp(view, unit, hex, speaker) : onto === inHand ? undefined : whyNotArm(view, inHand, speaker);
  if (isUnderWay(offers)) return whyNotWalk(view, offers, inHand, onto, speaker);
  const orders = offers.flatMap(({ choice }) => {
    const known = chosen(choice);
    return known.kind === 'order' ? [cardCalled(known.card).order] : [];
  });
  if (!givesOrders(offers) || !unit || hex === undefined) return undefined;
  if (!isOwn(view, unit))
    return onto === inHand ? { text: speaker.say('look in-vain enemy', enemyFigures(unit, orders)), rule: 'O20.1' } : undefined;
  if (isSpent(unit)) return refused(speaker, { code: 'already-activated', figures: { unit: unit.id }, rule: 'O14.1' });
  if (onto === inHand) return { text: speaker.say('look in-vain press', { unit: unit.id, orders: orders.length }), rule: 'O14.1' };
  if (hex === unit.at) return undefined;
  const isShot = hasUnit(view, hex, enemyOf(unit.side));
  const reason = isShot ? whyNotShoot(view, unit, hex) : whyNotGo(view, unit, hex);
  if (reason) return unseen(view, unit, hex, reason, speaker) ?? refused(speaker, reason);
  const isBeside = mapOf(view).distance(unit.at, hex) === 1;
  const wanted: readonly Order[] = isShot ? ['fire'] : isBeside ? ['move', 'advance'] : ['move'];
  if (!wanted.some((order) => orders.includes(order)))
    return { text: speaker.say('look in-vain card', { order: wanted[0] }), rule: 'O14.1' };
  if (!isShot) return tooFar(asIfMoving(view, unit), unit, hex, speaker);
  return { text: speaker.say('look in-vain too-weak', { unit: unit.id, hex: hexName(hex) }), rule: '10.3.2.1' };
}

/** The hex itself, or where what was pressed stands. */
const hexMeant = (view: View, onto: Thing): number | undefined => (hexNamed(onto) >= 0 ? hexNamed(onto) : firerOf(view, onto)?.at);

/** O15, O14.1, A24.1 Why a card is not discarded besides, or not played by being put there. */
function whyNotPlayed(view: View, offers: readonly Offer[], card: Thing, onto: Thing, speaker: Pick<Speaker, 'say'>): Line | undefined {
  const { most } = gathers(view, 'discard') ?? {};
  if (now(view, 'discard')) return { text: speaker.say('look in-vain enough', { count: most }), rule: 'O15' };
  if (onto === card) return undefined;
  const hex = hexMeant(view, onto);
  const side = ownSide(view);
  const isAtEnemy = side !== undefined && hex !== undefined && hasUnit(view, hex, enemyOf(side));
  if (isAtEnemy && isOrder(offers, card) && cardCalled(card).order === 'fire')
    return { text: speaker.say('look in-vain nobody-fires', { hex: hexName(hex) }), rule: 'O20.1' };
  if (isOrder(offers, card)) return { text: speaker.say('look in-vain upon'), rule: 'O14.1' };
  return playedFor(offers, card).length > 0 ? { text: speaker.say('look in-vain concerned'), rule: 'A24.1' } : undefined;
}

/** 11.2 A Weapon is set up by whoever carries it. */
function whyNotArm(view: View, weapon: Thing, speaker: Pick<Speaker, 'say'>): Line | undefined {
  const { weapons = [] } = view.toSetUp[0] ?? {};
  return weapons.includes(weapon) ? { text: speaker.say('look in-vain arm', { weapon }), rule: '11.2' } : undefined;
}

const enemyFigures = ({ id }: Unit, orders: readonly Order[]) => ({ unit: id, fire: orders.filter((order) => order === 'fire').length });

/** 5 Why somebody who stands already cannot stand there instead. */
function whyNotSetUp(view: View, unit: Unit, hex: number | undefined, speaker: Pick<Speaker, 'say'>): Line | undefined {
  if (!standingSoFar(view).some(({ id }) => id === unit.id))
    return { text: speaker.say('look in-vain set-up', { unit: unit.id }), rule: '5' };
  const reason = whyNotTakeUp(view) ?? whyNotElsewhere(view, unit, hex);
  return reason && refused(speaker, { code: reason.code, figures: reason.figures ?? {}, rule: reason.rule });
}

function whyNotElsewhere(view: View, { id, side, at }: Unit, hex: number | undefined) {
  const others = { ...view, units: view.units.filter((unit) => unit.id !== id) };
  return hex === undefined || hex === at ? undefined : whyNotThere(others, side, id, hex);
}

interface Reason {
  readonly code: string;
  readonly figures: object;
  readonly rule: string;
}

const refused = (speaker: Pick<Speaker, 'say'>, { code, figures, rule }: Reason): Line => ({
  text: speaker.say(`refusal ${code}`, figures),
  rule,
});

/** 10.2 That it is not seen, with what is in the way. */
function unseen(view: View, unit: Unit, hex: number, { code, figures, rule }: Reason, speaker: Pick<Speaker, 'say'>): Line | undefined {
  if (code !== 'no-line-of-sight') return undefined;
  const smoke = new Map(view.smoke.map(({ at, value }) => [at, value]));
  const { causes } = sightReport(mapOf(view), unit.at, hex, smoke, new Set(view.blaze));
  const blocks = causes.find(({ hindrance }) => hindrance === undefined);
  return blocks && { text: speaker.say('look in-vain unseen', { ...figures, by: blocks.hex, what: blocks.what }), rule };
}

const UNDER_WAY: ReadonlySet<string> = new Set<ChoiceKind>(['set-out', 'step', 'halt', 'end-move']);

const isUnderWay = (offers: readonly Offer[]): boolean => offers.some(({ choice: { kind } }) => UNDER_WAY.has(kind));

/** O21.1 A Move is being carried out: why not there, by whoever was taken up or is under way. */
function whyNotWalk(view: View, offers: readonly Offer[], inHand: Thing, onto: Thing, speaker: Pick<Speaker, 'say'>): Line | undefined {
  const move = now(view, 'move');
  if (!move) return undefined;
  const { active, finished, group } = move;
  const [first] = group;
  const unit = firerOf(view, inHand) ?? waitingAt(view, hexNamed(inHand))[0] ?? (first === undefined ? undefined : firerOf(view, first));
  const other = firerOf(view, onto);
  const hex = other ? other.at : hexNamed(onto);
  if (!unit && first === undefined && inHand === onto && hex >= 0)
    return { text: speaker.say('look in-vain who-first', { hex: hexName(hex) }), rule: 'O21.1' };
  if (!unit || hex < 0 || hex === unit.at || unit.side !== ownSide(view)) return undefined;
  if (!active.includes(unit.id) && !group.includes(unit.id))
    return { text: speaker.say('look in-vain not-going', { unit: unit.id }), rule: 'O14.1' };
  if (hasUnit(view, hex, enemyOf(unit.side))) return whyNotAssault(view, unit, hex, offers, speaker);
  if (finished.includes(unit.id)) return { text: speaker.say('look in-vain arrived', { unit: unit.id }), rule: 'O21.2' };
  const reason = whyNotGo(view, unit, hex);
  if (reason) return refused(speaker, reason);
  return tooFar(group.includes(unit.id) ? view : asIfMoving(view, unit), unit, hex, speaker);
}

/** A26 Whoever moves fires by an Action alone. */
function whyNotAssault(view: View, unit: Unit, hex: number, offers: readonly Offer[], speaker: Pick<Speaker, 'say'>): Line {
  const why = whyNoAssault(view, unit, hex);
  const isCard = assaultCards(offers).length > 0;
  const figures = { unit: unit.id, hex: hexName(hex) };
  if (isCard && why) return unseen(view, unit, hex, why, speaker) ?? refused(speaker, why);
  if (isCard && isForOthers(view, unit, hex)) return { text: speaker.say('look in-vain others', figures), rule: 'A26' };
  return { text: speaker.say(isCard ? 'look in-vain too-weak' : 'look in-vain assault', figures), rule: isCard ? '10.3.2.1' : 'A26' };
}

/** As the view has them under way. */
function tooFar(view: View, { id }: Unit, hex: number, speaker: Pick<Speaker, 'say'>): Line {
  const figures = { unit: id, hex: hexName(hex), cost: costTo(view, hex), movement: movementLeft(view) };
  return { text: speaker.say('look in-vain too-far', figures), rule: 'O21.1' };
}

/** O16.1 Whoever is put into a hex while others Advance was to Advance there. */
export function wished(anyView: unknown, inHand: Thing, onto: Thing): readonly string[] {
  const view = seen(anyView);
  const unit = firerOf(view, inHand);
  const hex = hexMeant(view, onto);
  if (!now(view, 'advance') || !isOwn(view, unit) || hex === undefined || hex === unit.at) return [];
  return [choiceText({ kind: 'advance', unit: unit.id, hex: hexName(hex) })];
}

/** One's own counters may be taken up wherever Orders are given: put down, they say why nothing comes of it. */
export function mayTry(anyView: unknown, offers: readonly Offer[], thing: Thing): boolean {
  const view = seen(anyView);
  if (isOrder(offers, thing)) return true;
  // 5 whoever is set up stays there, and says so
  return (givesOrders(offers) || isUnderWay(offers) || view.phase === 'set-up') && isOwn(view, firerOf(view, thing));
}

const isOwn = (view: View, unit: Unit | undefined): unit is Unit => unit !== undefined && unit.side === ownSide(view);

const isOrder = (offers: readonly Offer[], card: Thing): boolean =>
  offers.some(({ choice }) => {
    const known = chosen(choice);
    return known.kind === 'order' && known.card === card;
  });

const givesOrders = (offers: readonly Offer[]): boolean =>
  offers.some(({ choice: { kind } }) => kind === 'order' || kind === 'discard' || kind === 'end-turn');

/** That it is not seen says more than that it is far off. */
function whyNotShoot(view: View, unit: Unit, hex: number) {
  const pieces = unit.weapon === '' ? [unit.id] : [unit.id, unit.weapon];
  const reasons = pieces.map((piece) => whyNotReach(view, piece, hex));
  if (reasons.includes(undefined)) return undefined;
  return reasons.find((reason) => reason?.code === 'no-line-of-sight') ?? reasons.at(-1);
}

/** What bars a hex for everybody who comes from beside it; that it is far off is told where nothing else is. */
function whyNotGo(view: View, unit: Unit, hex: number) {
  const beside = mapOf(view).adjacent[hex] ?? [];
  const [first, ...others] = beside.map((from) => whyNotMoveInto(view, { ...unit, at: from }, hex));
  return first && others.every((reason) => reason?.code === first.code) ? first : undefined;
}
