/** A26 Whoever moves and is put upon an enemy fires at him: by which card, with how much, and else why not. */
import type { Odds } from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import { hexName } from '../content/battle-map.ts';
import { enemyOf } from '../content/terms.ts';
import { harmOf } from '../odds/attacks.ts';
import type { Attack } from '../rules/fire/attack.ts';
import { type Firing, whyNotFire, whyNotReach } from '../rules/fire/group.ts';
import { attackOn, enemyHexes, isStrongEnough, newFiring, strongestGroup } from '../rules/fire/shot.ts';
import { now, type Unit } from '../state.ts';
import type { View } from '../view.ts';
import { type ChoiceOf, choiceText } from '../vocabulary.ts';
import { cardsLeft } from './cards-left.ts';
import { chosen } from './seen.ts';

/** The cards in hand that could be played for it now. */
export function assaultCards(offers: readonly Offer[]): ChoiceOf<'assault-fire'>[] {
  return offers.flatMap(({ choice }) => {
    const known = chosen(choice);
    return known.kind === 'assault-fire' ? [known] : [];
  });
}

function firingIn(view: View): Firing | undefined {
  const move = now(view, 'move');
  return move && newFiring(move.side, 'assault-fire', move.active, move.scrounged);
}

const piecesOf = ({ id, weapon }: Unit): string[] => (weapon === '' ? [id] : [id, weapon]);

/** At every enemy at whom the unit itself would fire, whoever else fires along. */
export function assaults(view: View, unit: Unit, offers: readonly Offer[]): Map<string, readonly string[]> {
  const [card] = assaultCards(offers);
  const firing = firingIn(view);
  if (!card || !firing) return new Map();
  const pieces = piecesOf(unit);
  const hexes = enemyHexes(view, unit.side).filter((hex) => {
    const group = strongestGroup(view, firing, hex);
    return group.some((piece) => pieces.includes(piece)) && isStrongEnough(view, firing, group, hex);
  });
  return new Map(hexes.map(hexName).map((hex) => [hex, [choiceText(card), choiceText({ kind: 'target', hex })]]));
}

/** Whether others fire there, who are stronger without it. */
export function isForOthers(view: View, unit: Unit, hex: number): boolean {
  const firing = firingIn(view);
  const group = firing ? strongestGroup(view, firing, hex) : [];
  return firing !== undefined && isStrongEnough(view, firing, group, hex) && !group.some((piece) => piecesOf(unit).includes(piece));
}

export function assaultOn(view: View, hex: number): Attack | undefined {
  const firing = firingIn(view);
  return firing && attackOn(view, firing, strongestGroup(view, firing, hex), hex);
}

export function harmBy(view: View, attack: Attack): Odds | undefined {
  const cards = cardsLeft(view);
  return attack.firepower >= 1 ? harmOf(view, attack, cards[attack.side], cards[enemyOf(attack.side)]) : undefined;
}

/** Of all shots that those under way could take, the one that is told with the card: in which most likely somebody is harmed. */
export function bestAssault(view: View): Attack | undefined {
  const firing = firingIn(view);
  if (!firing) return undefined;
  let best: { readonly attack: Attack; readonly vain: number } | undefined;
  for (const hex of enemyHexes(view, firing.side)) {
    const group = strongestGroup(view, firing, hex);
    const attack = group.length > 0 && isStrongEnough(view, firing, group, hex) ? attackOn(view, firing, group, hex) : undefined;
    const odds = attack && harmBy(view, attack);
    const vain = odds?.outcomes.find(({ what }) => what === 'safe' || what === 'any-safe')?.chance ?? 0;
    if (attack && odds && (!best || vain < best.vain)) best = { attack, vain };
  }
  return best?.attack;
}

/** That it is not seen says more than that it is far off, and that more than who may not fire while he moves. */
export function whyNoAssault(view: View, unit: Unit, hex: number) {
  const firing = firingIn(view);
  if (!firing) return undefined;
  const able = piecesOf(unit).filter((piece) => whyNotFire(view, firing, piece) === undefined);
  if (able.length === 0) return whyNotFire(view, firing, unit.id);
  const reasons = able.map((piece) => whyNotReach(view, piece, hex));
  return reasons.includes(undefined) ? undefined : (reasons.find((reason) => reason?.code === 'no-line-of-sight') ?? reasons.at(-1));
}
