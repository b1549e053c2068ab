/** What a seat may see, key by key; a spectator sees what both know. */
import type { Seat } from '../../kernel/game.ts';
import { hexName } from './content/battle-map.ts';
import { SIDES, type Side } from './content/terms.ts';
import type { Doing } from './doing.ts';
import { now, type SideState, type State, type Unit } from './state.ts';

export type View = ReturnType<typeof view>;

export const sideOfSeat = (seat: Seat | undefined): Side | undefined => SIDES.find((side) => side === seat);

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
    toSetUp: state.toSetUp.map(({ side, units, weapons, fortifications }) => ({
      side,
      units: units.map(({ unit, weapon }) => ({ unit, weapon })),
      weapons: [...weapons],
      fortifications: [...fortifications],
    })),
    units: state.units.map(unitView),
    sides: { axis: sideView(state.sides.axis, own === 'axis'), allies: sideView(state.sides.allies, own === 'allies') },
    fortifications: state.fortifications.map(({ at, kind, holder }) => ({ at: hexName(at), kind, holder })),
    smoke: state.smoke.map(({ at, value }) => ({ at: hexName(at), value })),
    blaze: state.blaze.map(hexName),
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
  return { id, side, at: hexName(at), broken, suppressed, veteran, weapon, weaponBroken, activated };
}

function sideView({ brief, hand, deck, casualties, surrender, radio, secret, recovered }: SideState, isOwn: boolean) {
  const { nation, quality, posture, edge, orders, depth, area } = brief;
  return {
    nation,
    quality,
    posture,
    edge,
    orders,
    depth,
    area: area.map(hexName),
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
function viewOfDoing(doing: Doing, own: Side | undefined): Record<string, unknown>[] {
  if ((doing.what === 'activation' || doing.what === 'discard') && doing.side !== own) return [];
  if (doing.what === 'event') {
    const { what, side, event, card } = doing;
    const items = event === 'interrogation' && side !== own ? [] : doing.items.slice();
    return [{ what, side, event, card, items }];
  }
  return [named(doing)];
}

const HEX_KEYS = ['hex', 'target', 'at'];
const HEX_LISTS = ['hexes', 'from', 'struck'];

/** Hexes by their names. */
function named(doing: Doing): Record<string, unknown> {
  const told: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(doing)) {
    if (HEX_KEYS.includes(key) && typeof value === 'number') told[key] = hexName(value);
    else if (HEX_LISTS.includes(key) && Array.isArray(value)) told[key] = value.map((hex) => hexName(Number(hex)));
    else told[key] = Array.isArray(value) ? value.slice() : typeof value === 'object' && value !== null ? { ...value } : value;
  }
  return told;
}
