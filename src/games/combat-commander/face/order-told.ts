/** What an Order would do, told before its card is spent: who rolls, fires or goes, and with what chance. */
import type { Odds } from '../../../kernel/game.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { hexName } from '../content/battle-map.ts';
import { cardCalled } from '../content/cards.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import { rallyOdds, routOdds } from '../odds/morale.ts';
import { bestOf, shotsByOrder } from '../reckoning/orders.ts';
import { ableTo, isSpent, whyNotAdvanceInto } from '../rules/activation.ts';
import { mapOf } from '../rules/line-of-sight.ts';
import { relieved, routable } from '../rules/recover.ts';
import { hasUnit, type Unit } from '../state.ts';
import { ownSide, type View } from '../view.ts';
import { harmBy } from './assaults.ts';
import { cardsLeft } from './cards-left.ts';

export function orderTold(view: View, card: string, speaker: Speaker): string[] {
  const side = ownSide(view) ?? view.active;
  switch (cardCalled(card).order) {
    case 'fire':
      return fireTold(view, side, speaker);
    case 'move':
      return [speaker.say('look order move', { count: able(view, side, 'move').length })];
    case 'advance':
      return advanceTold(view, side, speaker);
    case 'recover':
      return recoverTold(view, side, speaker);
    case 'rout':
      return routTold(view, side, speaker);
    case 'artillery-request':
      return requestTold(view, side, speaker);
    case 'artillery-denied':
      return radioTold(view, enemyOf(side), 'denied', speaker);
    case 'command-confusion':
      return [];
  }
}

const able = (view: View, side: Side, purpose: 'move' | 'advance' | 'spot'): Unit[] =>
  view.units.filter((unit) => unit.side === side && !isSpent(unit) && ableTo(view, side, purpose)(unit));

/** O20 The best shot there is, with the chance that it harms somebody. */
function fireTold(view: View, side: Side, speaker: Speaker): string[] {
  const shots = shotsByOrder(view, side);
  const best = bestOf(view, shots);
  const odds = best && harmBy(view, best.attack);
  if (!best || !odds) return [];
  const { unit, hex, attack } = best;
  const figures = { unit: unit.id, hex: hexName(hex), firepower: attack.firepower, harm: speaker.percent(1 - vainOf(odds)) };
  const count = new Set(shots.map((shot) => shot.unit.id)).size - 1;
  return [speaker.say('look order fire', figures), ...(count > 0 ? [speaker.say('look order others', { count })] : [])];
}

const vainOf = ({ outcomes }: Odds): number => outcomes.find(({ what }) => what === 'safe' || what === 'any-safe')?.chance ?? 0;

const chanceOf = ({ outcomes }: Odds, wanted: string): number => outcomes.find(({ what }) => what === wanted)?.chance ?? 0;

/** O16.4 Who goes in where the enemy stands, fights there. */
function advanceTold(view: View, side: Side, speaker: Speaker): string[] {
  const units = able(view, side, 'advance');
  const beside = units.flatMap((unit) =>
    (mapOf(view).adjacent[unit.at] ?? []).filter((hex) => whyNotAdvanceInto(view, unit, hex) === undefined),
  );
  const hexes = [...new Set(beside)].filter((hex) => hasUnit(view, hex, enemyOf(side))).map(hexName);
  return [
    speaker.say('look order advance', { count: units.length }),
    ...(hexes.length > 0 ? [speaker.say('look order melee', { hexes })] : []),
  ];
}

/** O22.2 Who rolls, and who is no longer suppressed. */
function recoverTold(view: View, side: Side, speaker: Speaker): string[] {
  const own = view.units.filter((unit) => unit.side === side);
  const cards = cardsLeft(view)[side];
  const freed = own.filter(({ suppressed }) => suppressed).map(({ id }) => id);
  const rolls = own
    .filter(({ broken }) => broken)
    .map((unit) => {
      const rallied = chanceOf(rallyOdds(view, relieved(unit), cards), 'rallied');
      return speaker.say('look order rallies', { unit: unit.id, hex: hexName(unit.at), chance: speaker.percent(rallied) });
    });
  return [...rolls, ...(freed.length > 0 ? [speaker.say('look order freed', { units: freed })] : [])];
}

/** O23 The enemy’s first: it is asked whose, where both have broken units. */
function routTold(view: View, side: Side, speaker: Speaker): string[] {
  const cards = cardsLeft(view)[side];
  const sides = routable(view).toSorted((a) => (a === side ? 1 : -1));
  return sides.flatMap((of) =>
    view.units
      .filter((unit) => unit.side === of && unit.broken)
      .map((unit) => {
        const retreats = chanceOf(routOdds(view, unit, cards), 'retreat');
        return speaker.say('look order retreats', { unit: unit.id, hex: hexName(unit.at), chance: speaker.percent(retreats) });
      }),
  );
}

/** O18 A broken Radio is repaired first. */
function requestTold(view: View, side: Side, speaker: Speaker): string[] {
  const spotters = able(view, side, 'spot').map(({ id }) => id);
  if (view.sides[side].radio?.broken || spotters.length === 0) return radioTold(view, side, 'request', speaker);
  return [speaker.say('look order spot', { units: spotters })];
}

function radioTold(view: View, side: Side, order: 'request' | 'denied', speaker: Speaker): string[] {
  const { radio } = view.sides[side];
  return radio ? [speaker.say(`look order ${order}`, { broken: radio.broken ? 'yes' : 'no' })] : [];
}
