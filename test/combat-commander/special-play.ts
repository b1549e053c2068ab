/** Special rules of scenarios in play: when each of them makes itself felt, and a scenario for those that none of ours has. */
import { hexNamed } from '../../src/games/combat-commander/content/battle-map.ts';
import { isWeapon, weaponType } from '../../src/games/combat-commander/content/counters.ts';
import { mapCalled } from '../../src/games/combat-commander/content/maps.ts';
import { SWITCHES } from '../../src/games/combat-commander/content/scenario.ts';
import { SIDES } from '../../src/games/combat-commander/content/terms.ts';
import { coverAt, moveCost } from '../../src/games/combat-commander/rules/terrain.ts';
import { now, type SpecialRules, type State, theUnit } from '../../src/games/combat-commander/state.ts';
import type { Choice, Event, EventOf } from '../../src/games/combat-commander/vocabulary.ts';
import type { Random } from '../../src/kernel/dice.ts';
import { skirmish } from './designs.ts';

export const SPECIAL_RULES: readonly string[] = SWITCHES.map((name) => `special rule ${name}`);

type Switch = keyof SpecialRules;

const felt = (names: readonly (Switch | false | undefined)[]): string[] => names.flatMap((name) => (name ? [`special rule ${name}`] : []));

export function feltByChoice(state: State, choice: Choice): string[] {
  const { tightHex, dealt, snipers } = state.special;
  const isDealt = SIDES.some((side) => dealt?.[side]?.some((card) => state.sides[side].hand.includes(card)));
  const placing = now(state, 'placing');
  const sniper =
    choice.kind === 'snipe' && placing ? mapCalled(state.map).distance(placing.hexes[0] ?? 0, theUnit(state, choice.unit).at) : 0;
  return felt([
    choice.kind === 'mine-strength' && 'mineChoice',
    tightHex && now(state, 'stacking')?.hex === tightHex.hex && 'tightHex',
    state.turn === 1 && isDealt && 'dealt',
    snipers && sniper > 1 && 'snipers',
  ]);
}

export function feltByEvent(state: State, event: Event): string[] {
  const { special } = state;
  switch (event.type) {
    case 'moved':
      return feltUnderfoot(state, event);
    case 'weapon-broke':
      return felt([event.rule === 'SR.4' && 'brokenWeapon']);
    case 'weapon-eliminated':
      return felt([special.fragile === weaponType(event.weapon).id && event.rule === '1.9.1.2' && 'fragile']);
    case 'event-void':
      return felt([special.noDigging && ['booby-trap', 'rubble', 'shellholes', 'entrench'].includes(event.event) && 'noDigging']);
    case 'concealed':
      return felt([event.camouflage > 0 && 'camouflage']);
    case 'order-given':
      return felt([state.orders > state.sides[event.side].brief.orders && 'risingOrders']);
    case 'eliminated':
      return felt([event.rule === 'SR.9' && 'exitIsLoss']);
    case 'attack-total':
      return felt([event.night > 0 && 'night']);
    case 'discarded':
      return felt([event.cards.length === special.discardLimit && 'discardLimit']);
    case 'exited':
      return felt([special.exitPoints !== undefined && special.exitPoints !== event.side && event.points === 0 && 'exitPoints']);
    case 'melee-strength':
      return felt([event.bonus > 0 && 'meleeBonus']);
    case 'haze':
      return felt(['haze']);
    case 'fired':
      return feltInFire(state, event);
    default:
      return [];
  }
}

/** A step that would have cost something else without the rule. */
function feltUnderfoot(state: State, { side, from, hex, cost }: EventOf<'moved'>): string[] {
  const without = (name: Switch) =>
    moveCost({ ...state, special: { ...state.special, [name]: undefined } }, side, hexNamed(from), hexNamed(hex)) !== cost;
  return felt([without('thickHedges') && 'thickHedges', without('softGround') && 'softGround', without('surefooted') && 'surefooted']);
}

function feltInFire(state: State, { firers, hexes }: EventOf<'fired'>): string[] {
  const { tied, selective } = state.special;
  const types = firers.filter(isWeapon).map((weapon) => weaponType(weapon).id);
  const covered = hexes.some((hex) => coverAt(state, hexNamed(hex)) >= (selective?.cover ?? 99));
  return felt([tied && types.includes(tied.weapon) && 'tied', selective && types.includes(selective.weapon) && covered && 'selective']);
}

/** Close together, the Americans already behind the Germans, so that everything happens soon. */
function closeTogether(special: SpecialFields, random: Random): State {
  return skirmish(
    {
      map: 'hedgerows',
      axis: {
        depth: 0,
        area: ['F5', 'G5'],
        leaders: ['g-lorenz'],
        units: { 'g-rifle': 2, 'g-weapon-team+g-heavy-mg': 1 },
        fortifications: { mines: 1 },
        surrender: 9,
      },
      allies: {
        depth: 0,
        area: ['E1', 'F2', 'G2', 'H1'],
        leaders: ['a-hanlon'],
        units: { 'a-line': 3, 'a-weapon-team+a-medium-mg': 2 },
        surrender: 9,
      },
      special,
    },
    random,
  );
}

type SpecialFields = Readonly<Record<string, unknown>>;

/** What no scenario on the shelf asks for. */
function allTheRest(random: Random): State {
  return closeTogether(
    {
      brokenWeapon: 'allies',
      fragile: 'g-heavy-mg',
      exitIsLoss: true,
      mineChoice: { side: 'axis', weak: 6, strong: 8, card: 'G-33' },
      tightHex: { hex: 'G5', figures: 4 },
      tied: { weapon: 'g-heavy-mg', hex: 'F5' },
      selective: { weapon: 'a-medium-mg', cover: 1 },
    },
    random,
  );
}

/** Where only one side earns anything by it, hardly anybody of the other leaves. */
const leavingForNothing = (random: Random): State => closeTogether({ exitPoints: 'axis' }, random);

export const DESIGNS: readonly ((random: Random) => State)[] = [allTheRest, leavingForNothing];
