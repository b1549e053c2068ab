/** O14.1 What a counter that was put somewhere could be ordered to do there: card by card, with what each would bring. */
import type { Odds } from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { Thing, Way } from '../../face.ts';
import { hexName, hexNamed } from '../content/battle-map.ts';
import { cardCalled, isCard } from '../content/cards.ts';
import { enemyOf } from '../content/terms.ts';
import { advanceWith } from '../odds/melees.ts';
import { type Shot, shotAt, shotOrdered } from '../reckoning/orders.ts';
import { type Attack, coverAgainst } from '../rules/fire/attack.ts';
import { movementLeft } from '../rules/moving.ts';
import { firerOf, movementOf } from '../rules/units.ts';
import { hasUnit, type Unit, unitCalled } from '../state.ts';
import { ownSide, type View } from '../view.ts';
import { type ChoiceOf, choiceFrom, choiceText } from '../vocabulary.ts';
import { assaultCards, assaultOn, assaults, harmBy } from './assaults.ts';
import { cardsLeft } from './cards-left.ts';
import { playedFor } from './cards-put.ts';
import { wantingIn } from './describe-hex.ts';
import { byOrder, cardsWith, errands, goingAlong, type Ordered } from './errands.ts';
import { asIfMoving, waitingAt } from './march.ts';
import { seen } from './seen.ts';
import { walkTold } from './walk-told.ts';

/** As one would ask: shoot, go in, or go there? */
const ASKED: readonly Ordered[] = ['fire', 'advance', 'move'];

export function ways(
  anyView: unknown,
  offers: readonly Offer[],
  inHand: Thing,
  onto: readonly Thing[],
  speaker: Pick<Speaker, 'say'>,
): readonly Way[] {
  const view = seen(anyView);
  if (isCard(inHand)) return carriedOut(view, offers, inHand, onto, speaker);
  if (hexNamed(inHand) >= 0) return together(view, offers, inHand, onto, speaker);
  const unit = firerOf(view, inHand);
  if (!unit || unit.side !== ownSide(view)) return [];
  const orders = ASKED.flatMap((order) => {
    const cards = oneOfEach(cardsWith(offers, order));
    const [first] = cards;
    const found = first && byOrder(view, unit, order, first);
    const hex = onto.find((thing) => found?.has(thing));
    const [, ...rest] = (hex !== undefined && found?.get(hex)) || [];
    if (hex === undefined || rest.length === 0) return [];
    const at = hexNamed(hex);
    const told = [...leaderIn(rest, unit, speaker), ...goingAlong(rest, speaker), ...tellingOf(view, unit, order, at, speaker)];
    const odds = oddsOf(view, unit, order, at);
    const isMelee = hasUnit(view, at, enemyOf(unit.side));
    return cards.map(({ card, ...played }) => ({
      card,
      told,
      texts: [choiceText({ card, ...played }), ...rest],
      what: speaker.say(`look way ${order}`, { hex, card, isMelee }),
      ...(odds && { odds }),
    }));
  });
  // Which Action is lost is told of every card where one is chosen.
  const lost = (card: string) => (orders.length > 1 ? [speaker.say('detail action', { card })] : []);
  const ordered = orders.map(({ card, told, ...way }) => ({ ...way, detail: [...told, ...lost(card)].join(' · ') }));
  const spending = [...assaultWays(view, unit, offers, onto, speaker), ...ordered];
  return spending.length > 0 ? spending : walks(view, unit, offers, onto, speaker);
}

/** O14.1 Whoever is to carry out the Order of a card: he is only activated by it. */
function carriedOut(view: View, offers: readonly Offer[], card: Thing, onto: readonly Thing[], speaker: Pick<Speaker, 'say'>): Way[] {
  const found = errands(view, offers, card);
  const texts = onto.map((thing) => found.get(thing)).find((all) => all !== undefined) ?? [];
  const played = playedFor(offers, card);
  // Its Action and Op Fire may both be possible: then it is asked which of them is meant.
  if (texts.length > 0 && played.length > 1)
    return played.map((choice) => ({ texts: [choiceText(choice)], what: speaker.say(`choice ${choice.kind}`, { card }), detail: '' }));
  const activated = choiceFrom(texts[1] ?? '');
  if (activated?.kind !== 'activate') return [];
  const shot = shotOrdered(view, texts);
  if (shot) return [{ texts, ...shotByCard(view, card, shot, speaker) }];
  const what = speaker.say('look way card', { card, unit: activated.unit });
  return [{ texts, what, detail: speaker.say('detail action', { card }), isFree: true }];
}

/** O20 A Fire card put upon an enemy: who fires, with how much, and what may come of it. */
function shotByCard(view: View, card: Thing, { unit, hex, attack }: Shot, speaker: Pick<Speaker, 'say'>): Omit<Way, 'texts'> {
  const odds = harmBy(view, attack);
  const told = [speaker.say('look attack firers', { pieces: [unit.id] }), ...shotTold(view, attack, hex, speaker)];
  return {
    what: speaker.say('look way fire', { hex: hexName(hex), card }),
    detail: [...told, speaker.say('detail action', { card })].join(' · '),
    ...(odds && { odds }),
  };
}

/** O21.1 The way of whoever sets out while a Move is carried out already: the card is spent. */
function walks(view: View, unit: Unit, offers: readonly Offer[], onto: readonly Thing[], speaker: Pick<Speaker, 'say'>): Way[] {
  const found = errands(view, offers, unit.id);
  const hex = onto.find((thing) => found.has(thing));
  const texts = (hex !== undefined && found.get(hex)) || [];
  const setsOut = choiceFrom(texts[0] ?? '');
  const mover = setsOut?.kind === 'set-out' ? unitCalled(view, setsOut.unit) : undefined;
  if (hex === undefined || !mover) return [];
  const told = [...goingAlong(texts, speaker), ...walkTold(asIfMoving(view, mover), movementOf(view, mover), hexNamed(hex), speaker)];
  return [{ texts, what: speaker.say('look way walk', { hex, unit: mover.id }), detail: told.join(' · '), isFree: true }];
}

/** O21.2 The way of all who wait in a hex. */
function together(view: View, offers: readonly Offer[], from: Thing, onto: readonly Thing[], speaker: Pick<Speaker, 'say'>): Way[] {
  const found = errands(view, offers, from);
  const hex = onto.find((thing) => found.has(thing));
  const [mover, ...others] = waitingAt(view, hexNamed(from));
  if (hex === undefined || !mover) return [];
  const going = asIfMoving(view, mover, others);
  const takes = speaker.say('look way takes', { units: others.map(({ id }) => id) });
  const told = [takes, ...walkTold(going, movementLeft(going), hexNamed(hex), speaker)];
  return [
    { texts: found.get(hex) ?? [], what: speaker.say('look way walk', { hex, unit: mover.id }), detail: told.join(' · '), isFree: true },
  ];
}

/** A26 It spends a card, too. */
function assaultWays(view: View, unit: Unit, offers: readonly Offer[], onto: readonly Thing[], speaker: Pick<Speaker, 'say'>): Way[] {
  const found = assaults(view, unit, offers);
  const hex = onto.find((thing) => found.has(thing));
  if (hex === undefined) return [];
  const at = hexNamed(hex);
  const attack = assaultOn(view, at);
  const odds = attack && harmBy(view, attack);
  return assaultCards(offers).map((card) => ({
    texts: [choiceText(card), choiceText({ kind: 'target', hex })],
    what: speaker.say('look way assault-fire', { hex, card: card.card }),
    detail: attack ? shotTold(view, attack, at, speaker).join(' · ') : '',
    ...(odds && { odds }),
  }));
}

/** Of cards that say the same, either will do. */
function oneOfEach(cards: readonly ChoiceOf<'order'>[]): readonly ChoiceOf<'order'>[] {
  const actions = cards.map(({ card }) => cardCalled(card).action);
  return cards.filter((_, i) => actions.indexOf(actions[i] ?? 'ambush') === i);
}

/** 3.3.1.1 Who is activated with it, if anybody. */
function leaderIn([first = '']: readonly string[], unit: Unit, speaker: Pick<Speaker, 'say'>): string[] {
  const activated = choiceFrom(first);
  const isLed = activated?.kind === 'activate' && activated.unit !== unit.id;
  return isLed ? [speaker.say('look way led', { unit: activated.unit })] : [];
}

function tellingOf(view: View, unit: Unit, order: Ordered, hex: number, speaker: Pick<Speaker, 'say'>): string[] {
  if (order === 'move') return walkTold(asIfMoving(view, unit), movementOf(view, unit), hex, speaker);
  const attack = order === 'fire' ? shotAt(view, unit, hex) : undefined;
  // 7.3.1 Whoever goes in does not take an Objective either while enemies are elsewhere in it.
  return attack ? shotTold(view, attack, hex, speaker) : order === 'advance' ? wantingIn(view, hex, speaker) : [];
}

function shotTold(view: View, attack: Attack, hex: number, speaker: Pick<Speaker, 'say'>): string[] {
  const { firepower } = attack;
  return [speaker.say('look attack plain', { firepower }), speaker.say('situation cover', { cover: coverAgainst(view, attack, hex) })];
}

function oddsOf(view: View, unit: Unit, order: Ordered, hex: number): Odds | undefined {
  if (order === 'advance') return advanceWith(view, unit.side, unit.id, hex, cardsLeft(view));
  const attack = order === 'fire' ? shotAt(view, unit, hex) : undefined;
  return attack && harmBy(view, attack);
}
