/**
 * What a seat may see, key by key; a spectator sees what both know. It is `Known`, so the rules reckon with it as they do with a
 * State, in the browser too. Hexes go by their numbers as everywhere in the rules; what lies in one tells its name besides.
 */
import type { Seat } from '../../kernel/game.ts';
import { hexName } from './content/battle-map.ts';
import { enemyOf, SIDES, type Side } from './content/terms.ts';
import { copyDoing } from './copy.ts';
import type { Doing } from './doing.ts';
import { now, type SideState, type State, type Unit } from './state.ts';

export type View = ReturnType<typeof view>;

export const sideOfSeat = (seat: Seat | undefined): Side | undefined => SIDES.find((side) => side === seat);

/** Whose hand the view shows; undefined for a spectator. */
export function ownSide({ sides }: View): Side | undefined {
  return SIDES.find((side) => sides[side].hand !== undefined);
}

export function view(state: State, seat: Seat | undefined) {
  const own = sideOfSeat(seat);
  return {
    scenario: state.scenario,
    map: state.map,
    year: state.year,
    rules: { ...state.rules },
    special: { ...state.special },
    phase: state.phase,
    turn: state.turn,
    active: state.active,
    orders: state.orders,
    time: state.time,
    suddenDeath: state.suddenDeath,
    initiative: state.initiative,
    vp: state.vp,
    mineStrength: state.mineStrength,
    haze: state.haze,
    draft: draftView(state, own),
    toSetUp: state.toSetUp.map(({ side, units, weapons, fortifications, mayRadio }) => ({
      side,
      units: units.map(({ unit, weapon }) => ({ unit, weapon })),
      weapons: [...weapons],
      fortifications: [...fortifications],
      mayRadio,
    })),
    units: state.units.map(unitView),
    sides: { axis: sideView(state.sides.axis, own === 'axis'), allies: sideView(state.sides.allies, own === 'allies') },
    fortifications: state.fortifications.map(({ at, kind, holder }) => ({ at, hex: hexName(at), kind, holder })),
    smoke: state.smoke.map(({ at, value }) => ({ at, hex: hexName(at), value })),
    blaze: [...state.blaze],
    reinforcements: state.reinforcements.map(({ side, time, unit, weapon }) => ({ side, time, unit, weapon })),
    weapons: [...state.weapons],
    control: [...state.control],
    openChits: [...state.openChits],
    chitsLeft: state.chitCup.length,
    shown: shownHand(state, own),
    doing: state.doing.flatMap((doing) => viewOfDoing(doing, own)),
    winner: state.winner,
    how: state.how,
  };
}

/** When nobody has anything to hide any more: the enemy's hand lies beside one's own. */
export function viewAfterwards(state: State, seat: Seat | undefined) {
  const own = sideOfSeat(seat);
  const seen = view(state, seat);
  return own === undefined ? seen : { ...seen, shown: seen.shown ?? [...state.sides[enemyOf(own)].hand] };
}

/** RS.5 An order of battle is its owner's secret until both have chosen. */
function draftView({ draft }: State, own: Side | undefined) {
  if (!draft) return undefined;
  const { step, map, edge, year, allies, quality, ob, revealed, leaders, column, bought, defender, fortifications } = draft;
  const shown = (side: Side) => (revealed || side === own ? ob[side] : '');
  return {
    step,
    map,
    edge: { axis: edge.axis, allies: edge.allies },
    year,
    allies,
    quality: { axis: quality.axis, allies: quality.allies },
    ob: { axis: shown('axis'), allies: shown('allies') },
    leaders: { axis: [...leaders.axis], allies: [...leaders.allies] },
    column,
    bought: { axis: [...bought.axis], allies: [...bought.allies] },
    defender,
    fortifications: [...fortifications],
  };
}

function unitView({ id, side, at, broken, suppressed, veteran, weapon, weaponBroken, activated }: Unit) {
  return {
    id,
    side,
    at,
    hex: hexName(at),
    broken,
    suppressed: suppressed === true,
    veteran: veteran === true,
    weapon,
    weaponBroken: weaponBroken === true,
    activated: activated === true,
  };
}

function sideView({ brief, hand, deck, casualties, surrender, radio, secret, recovered }: SideState, isOwn: boolean) {
  const { nation, quality, posture, edge, orders, depth, area } = brief;
  return {
    brief: { nation, quality, posture, edge, orders, depth, area: [...area] },
    hand: isOwn ? [...hand] : undefined,
    cards: hand.length,
    pile: deck.pile.length,
    discards: [...deck.discards],
    casualties: [...casualties],
    surrender,
    radio: radio && { id: radio.id, broken: radio.broken },
    secret: isOwn ? [...secret] : undefined,
    secrets: secret.length,
    recovered,
  };
}

/** E61 The enemy's hand, while an interrogation goes on. */
function shownHand(state: State, own: Side | undefined): string[] | undefined {
  const event = now(state, 'event');
  return event?.event === 'interrogation' && event.side === own ? [...event.items] : undefined;
}

/** Groups that are being put together are nobody else's business until they are done. */
function viewOfDoing(doing: Doing, own: Side | undefined): Doing[] {
  if ((doing.what === 'activation' || doing.what === 'discard') && doing.side !== own) return [];
  const seen = copyDoing(doing);
  if (seen.what === 'event' && seen.event === 'interrogation' && seen.side !== own) seen.items = [];
  return [seen];
}
