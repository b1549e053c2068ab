/** The view once an event has been seen: all events of a step make the view after it, in everything that is drawn. */
import type * as Kernel from '../../../../kernel/game.ts';
import { hexName, hexNamed } from '../../content/battle-map.ts';
import { unitType } from '../../content/counters.ts';
import { enemyOf, type Side } from '../../content/terms.ts';
import type { View } from '../../view.ts';
import type { Event, EventOf } from '../../vocabulary.ts';
import { seen, told } from '../seen.ts';

type Unit = View['units'][number];
type SideSeen = View['sides'][Side];

export function after(view: unknown, event: Kernel.GameEvent): unknown {
  const [known] = told([event]);
  return known ? seenAfter(seen(view), known) : view;
}

function seenAfter(view: View, event: Event): View {
  switch (event.type) {
    case 'drew':
      return eachSide(view, event.side, ({ cards, pile }) => ({ cards: cards + event.count, pile: pile - event.count }));
    case 'drew-cards':
      return drewCards(view, event);
    case 'rolled':
    case 'revealed':
      return turnedOver(view, event.side, event.card);
    case 'rerolled':
      return { ...view, initiative: enemyOf(event.side) };
    case 'order-given':
      return { ...played(view, event.side, [event.card]), orders: view.orders + 1 };
    case 'action-played':
    case 'card-lost':
      return played(view, event.side, [event.card]);
    case 'discarded':
      return played(view, event.side, event.cards);
    case 'reshuffled':
      return eachSide(view, event.side, () => ({ pile: event.cards, discards: [] }));
    case 'turn-began':
      return turnBegan(view, event);
    case 'time-advanced':
      return { ...view, time: event.time };
    case 'points':
      return { ...view, vp: event.vp };
    case 'control':
      return { ...view, control: view.control.map((side, i) => (`${i + 1}` === event.objective ? event.side : side)) };
    case 'surrender-moved':
      return eachSide(view, event.side, () => ({ surrender: event.surrender }));
    case 'game-over':
      return { ...view, phase: 'over', winner: event.winner, how: event.how };
    default:
      return withChits(view, event);
  }
}

/** 7.3 */
function withChits(view: View, event: Event): View {
  switch (event.type) {
    case 'chit-opened':
      return {
        ...eachSide(view, event.side, ({ secret, secrets }) => opened(event, secret, secrets)),
        openChits: [...view.openChits, event.chit],
      };
    case 'chit-secret':
      return eachSide(view, event.side, ({ secrets }) => ({ secrets: secrets + 1 }));
    case 'chit-drawn': {
      const [side] = event.to;
      return side === 'axis' || side === 'allies'
        ? eachSide(view, side, ({ secret }) => ({ secret: secret && [...secret, event.chit] }))
        : view;
    }
    case 'radio-arrived':
      return eachSide(view, event.side, () => ({ radio: { id: event.radio, broken: false } }));
    case 'radio-broke':
      return eachSide(view, event.side, () => ({ radio: { id: event.radio, broken: true } }));
    case 'radio-fixed':
      return eachSide(view, event.side, () => ({ radio: { id: event.radio, broken: false } }));
    case 'radio-eliminated':
      return eachSide(view, event.side, () => ({ radio: undefined }));
    default:
      return withUnits(view, event);
  }
}

/** Secret ones come into the open by Reconnaissance, and at the end. */
function opened({ chit, rule }: EventOf<'chit-opened'>, secret: readonly string[] | undefined, secrets: number): Partial<SideSeen> {
  if (rule !== '6.3.2' && rule !== 'E67') return {};
  return { secret: secret?.filter((each) => each !== chit), secrets: secrets - 1 };
}

/** 3, 11, 13 What befalls units and what they carry. */
function withUnits(view: View, event: Event): View {
  switch (event.type) {
    case 'broke':
      return eachUnit(view, [event.unit], { broken: true });
    case 'rallied':
      return eachUnit(view, [event.unit], { broken: false });
    case 'suppressed':
      return eachUnit(view, [event.unit], { suppressed: true });
    case 'hardened':
      return eachUnit(view, [event.unit], { veteran: true });
    case 'unsuppressed':
      return eachUnit(view, event.units, { suppressed: false });
    case 'activated':
      return eachUnit(view, event.units, { activated: true });
    case 'weapon-broke':
      return eachUnit(view, [event.unit], { weaponBroken: true });
    case 'weapon-fixed':
      return eachUnit(view, [event.unit], { weaponBroken: false });
    case 'weapon-eliminated':
      return { ...eachUnit(view, [event.unit], { weapon: '', weaponBroken: false }), weapons: [...view.weapons, event.weapon] };
    case 'weapon-given':
      return weaponGiven(view, event);
    case 'eliminated':
      return eliminated(view, event);
    case 'lightly-wounded':
      return replaced(view, event.unit, [event.team], true);
    case 'deployed':
      return replaced(view, event.unit, event.teams, false);
    case 'exited':
      return { ...view, units: view.units.filter(({ id }) => id !== event.unit) };
    case 'moved':
      return eachUnit(view, event.units, at(event.hex));
    case 'advanced':
    case 'retreated':
    case 'displaced':
      return eachUnit(view, [event.unit], at(event.hex));
    default:
      return withGround(view, event);
  }
}

/** What is put on the map, and taken off it. */
function withGround(view: View, event: Event): View {
  switch (event.type) {
    case 'placed':
      return placed(view, event);
    case 'taken-up':
      return takenUp(view, event);
    case 'armed':
      return armed(view, event);
    case 'fortified':
      return fortified(view, event);
    case 'fortification-removed':
      return { ...view, fortifications: view.fortifications.filter(({ hex }) => hex !== event.hex) };
    case 'smoke-placed':
      return smoked(view, event);
    case 'smoke-removed':
      return { ...view, smoke: view.smoke.filter(({ hex }) => hex !== event.hex) };
    case 'blaze-placed':
      return {
        ...view,
        blaze: [...view.blaze, hexNamed(event.hex)],
        smoke: view.smoke.filter(({ hex }) => hex !== event.hex),
      };
    case 'haze':
      return { ...view, haze: event.hindrance };
    default:
      return view;
  }
}

function eachSide(view: View, side: Side, change: (seen: SideSeen) => Partial<SideSeen>): View {
  return { ...view, sides: { ...view.sides, [side]: { ...view.sides[side], ...change(view.sides[side]) } } };
}

function eachUnit(view: View, ids: readonly string[], change: Partial<Unit>): View {
  return { ...view, units: view.units.map((unit) => (ids.includes(unit.id) ? { ...unit, ...change } : unit)) };
}

const at = (hex: string): Partial<Unit> => ({ at: hexNamed(hex), hex });

/** Cards that are drawn are told to whoever draws them. */
function drewCards(view: View, { to, cards }: EventOf<'drew-cards'>): View {
  const [side] = to;
  if (side !== 'axis' && side !== 'allies') return view;
  return eachSide(view, side, ({ hand }) => ({ hand: hand && [...hand, ...cards] }));
}

/** 1.3 The top card of a pile, face up on the discards. */
function turnedOver(view: View, side: Side, card: string): View {
  return eachSide(view, side, ({ pile, discards }) => ({ pile: pile - 1, discards: [...discards, card] }));
}

/** Out of the hand, face up on the discards. */
function played(view: View, side: Side, cards: readonly string[]): View {
  return eachSide(view, side, (seenNow) => ({
    cards: seenNow.cards - cards.length,
    hand: seenNow.hand?.filter((card) => !cards.includes(card)),
    discards: [...seenNow.discards, ...cards],
  }));
}

function turnBegan(view: View, { side, turn }: EventOf<'turn-began'>): View {
  const fresh = { ...view, phase: 'turn' as const, active: side, turn, orders: 0 };
  return { ...fresh, units: view.units.map((unit) => (unit.activated ? { ...unit, activated: false } : unit)) };
}

function weaponGiven(view: View, { weapon, unit, receiver }: EventOf<'weapon-given'>): View {
  const wasBroken = view.units.find(({ id }) => id === unit)?.weaponBroken === true;
  return eachUnit(eachUnit(view, [unit], { weapon: '', weaponBroken: false }), [receiver], { weapon, weaponBroken: wasBroken });
}

/** 4.2, E58.1 A hero goes back to the counter mix. */
function eliminated(view: View, { side, unit }: EventOf<'eliminated'>): View {
  const left = { ...view, units: view.units.filter(({ id }) => id !== unit) };
  return unitType(unit).isHero ? left : eachSide(left, side, ({ casualties }) => ({ casualties: [...casualties, unit] }));
}

/** New units stand where the old one stood. Markers and the weapon go to the first of them, until somebody says otherwise. */
function replaced(view: View, old: string, teams: readonly string[], isWhole: boolean): View {
  const units = view.units.flatMap((unit) => {
    if (unit.id !== old) return [unit];
    const bare = { ...unit, weapon: '', weaponBroken: false, veteran: false, suppressed: false };
    const marked = isWhole ? unit : firstMarked(unit, bare);
    return teams.map((id, i) => ({ ...(i === 0 ? marked : bare), id }));
  });
  return { ...view, units };
}

function firstMarked(unit: Unit, bare: Unit): Unit {
  if (unit.weapon !== '') return { ...bare, weapon: unit.weapon, weaponBroken: unit.weaponBroken };
  if (unit.veteran) return { ...bare, veteran: true };
  return unit.suppressed ? { ...bare, suppressed: true } : bare;
}

/** E76 Whoever comes back from the casualties is broken. */
function placed(view: View, { side, unit, weapon, hex, rule }: EventOf<'placed'>): View {
  const stands: Unit = {
    id: unit,
    side,
    at: hexNamed(hex),
    hex,
    broken: rule === 'E76',
    suppressed: false,
    veteran: false,
    weapon,
    weaponBroken: false,
    activated: false,
  };
  const left = eachSide(view, side, ({ casualties }) => ({ casualties: casualties.filter((id) => id !== unit) }));
  return {
    ...left,
    units: [...view.units, stands],
    reinforcements: view.reinforcements.filter((due) => due.unit !== unit),
    toSetUp: setUpLess(view, (deployment) => ({ ...deployment, units: deployment.units.filter((each) => each.unit !== unit) })),
  };
}

/** 5 Back among those who are to be set up. */
function takenUp(view: View, { unit, weapon }: EventOf<'taken-up'>): View {
  const units = view.units.filter(({ id }) => id !== unit);
  return { ...view, units, toSetUp: setUpLess(view, (doing) => ({ ...doing, units: [...doing.units, { unit, weapon }] })) };
}

type Deployment = View['toSetUp'][number];

/** The first deployment changed; whoever has nothing left to set up has set up. */
function setUpLess({ toSetUp }: View, change: (deployment: Deployment) => Deployment): Deployment[] {
  const [first, ...others] = toSetUp;
  return first ? [change(first), ...others] : [];
}

/** 11.2 Before play from what is given out; E71 during play from what is lost. */
function armed(view: View, { unit, weapon }: EventOf<'armed'>): View {
  const carried = eachUnit(view, [unit], { weapon, weaponBroken: false });
  return {
    ...carried,
    weapons: view.weapons.filter((lost) => lost !== weapon),
    toSetUp: setUpLess(view, (deployment) => ({
      ...deployment,
      weapons: deployment.weapons.filter((each) => each !== weapon),
      units: deployment.units.map((each) => (each.unit === unit ? { ...each, weapon } : each)),
    })),
  };
}

function fortified(view: View, { kind, hex, rule }: EventOf<'fortified'>): View {
  const works = [...view.fortifications, { at: hexNamed(hex), hex, kind, holder: '' as const }];
  if (rule !== 'F100.1') return { ...view, fortifications: works };
  const toSetUp = setUpLess(view, (deployment) => ({ ...deployment, fortifications: deployment.fortifications.slice(1) }));
  return { ...view, fortifications: works, toSetUp };
}

/** 8.1.4 Of two Smoke markers the larger stays. */
function smoked(view: View, { hex, value }: EventOf<'smoke-placed'>): View {
  const hexAt = hexNamed(hex);
  const there = view.smoke.find((smoke) => smoke.at === hexAt)?.value ?? 0;
  if (value <= there) return view;
  return { ...view, smoke: [...view.smoke.filter((smoke) => smoke.at !== hexAt), { at: hexAt, hex: hexName(hexAt), value }] };
}
