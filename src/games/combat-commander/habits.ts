/**
 * What a player should not do, counted over a game, both sides together: an onlooker sees every choice and hears every event.
 * It looks at the whole table, and decides nothing.
 */
import type { Onlooker, Seat } from '../../kernel/game.ts';
import { assaultStrength, CHARGES } from './bot/storm-troops.ts';
import { hexNamed } from './content/battle-map.ts';
import { cardCalled } from './content/cards.ts';
import { chitCalled } from './content/chits.ts';
import { unitType, weaponType } from './content/counters.ts';
import { enemyOf, type Order, type Side } from './content/terms.ts';
import { mapOf } from './rules/line-of-sight.ts';
import { coverAt } from './rules/terrain.ts';
import { fortificationAt, hasUnit, type State } from './state.ts';
import { sideOfSeat } from './view.ts';
import type { Choice, Event, EventOf, Question } from './vocabulary.ts';

export function habits(): Onlooker<State, Choice, Event> {
  const walks = walking();
  const ground = digging();
  const guns = carrying();
  const sets = settingUp();
  const barrages = bombarding();
  let idle = 0;
  let mines = 0;
  return {
    watch(state: State, seat: Seat, { asks }: Question, choice: Choice, choices: () => readonly Choice[]): void {
      const side = sideOfSeat(seat) ?? state.active;
      if (asks === 'turn' && choice.kind === 'discard' && isBehind(state, side) && choices().some(isActive)) idle++;
      if ((choice.kind === 'step' || choice.kind === 'advance') && isMined(state, hexNamed(choice.hex))) mines++;
      if (choice.kind === 'entrench' && DUG.includes(asks)) ground.dig(state, side, hexNamed(choice.hex));
      if (choice.kind === 'arm') guns.arm(state, choice.weapon, choice.unit);
    },
    hear(event: Event): void {
      walks.hear(event);
      ground.hear(event);
      guns.hear(event);
      sets.hear(event);
      barrages.hear(event);
    },
    counts: (state: State) => ({
      scenario: state.scenario,
      idle,
      'to-and-fro': walks.count(),
      foxholes: ground.count(),
      'idle-foxholes': ground.idle(state),
      'own-barrage': barrages.own(),
      'enemy-barrage': barrages.enemy(),
      mines,
      'wrong-charges': guns.wrong(),
      'spent-charges': guns.spent(),
      ...sets.made(),
    }),
  };
}

// Idle Turns

const ACTIVE: readonly Order[] = ['move', 'advance', 'fire'];

const isActive = (choice: Choice): boolean => choice.kind === 'order' && ACTIVE.includes(cardCalled(choice.card).order);

/** By what the side itself knows: the track, and its own secret chits; at nought whoever does not hold the Initiative. */
function isBehind(state: State, side: Side): boolean {
  let lead = side === 'axis' ? state.vp : -state.vp;
  for (const chit of state.sides[side].secret) {
    chitCalled(chit).points.forEach((points, i) => {
      if (state.control[i] === side) lead += points;
      else if (state.control[i] === enemyOf(side)) lead -= points;
    });
  }
  return lead < 0 || (lead === 0 && state.initiative !== side);
}

const isMined = (state: State, hex: number): boolean => fortificationAt(state, hex)?.kind === 'mines';

// To and fro

/** Three of one's own Turns are six on the track of both. */
const SOON = 6;

/** Stacks that come back to a hex they have left shortly before, though they were not hit and no objective has changed hands since. */
function walking() {
  const left = new Map<string, { readonly hex: string; readonly turn: number }[]>();
  let begun = new Map<string, string>();
  let ends = new Map<string, string>();
  let turn = 0;
  let count = 0;
  const step = (unit: string, from: string, to: string) => {
    if (!begun.has(unit)) begun.set(unit, from);
    ends.set(unit, to);
  };
  const arrive = () => {
    const stacks = new Set<string>();
    for (const [unit, from] of begun) {
      const to = ends.get(unit) ?? from;
      if (to === from) continue;
      const before = left.get(unit) ?? [];
      if (before.some((each) => each.hex === to && turn - each.turn <= SOON)) stacks.add(`${from} ${to}`);
      left.set(unit, [...before, { hex: from, turn }]);
    }
    count += stacks.size;
    begun = new Map();
    ends = new Map();
  };
  const forget = (unit: string) => {
    left.delete(unit);
    begun.delete(unit);
  };
  return {
    count: () => count,
    hear(event: Event): void {
      if (event.type === 'turn-began') turn = event.turn;
      if (event.type === 'moved') for (const unit of event.units) step(unit, event.from, event.hex);
      if (event.type === 'advanced') step(event.unit, event.from, event.hex);
      if (event.type === 'broke' || event.type === 'suppressed' || event.type === 'rallied') forget(event.unit);
      if (event.type === 'control') left.clear();
      if (event.type === 'order-ended') arrive();
    },
  };
}

// Foxholes

/** Where nobody is under fire at that moment. */
const DUG: readonly string[] = ['dig-in-hex', 'may-entrench'];
/** Foxholes give as much. */
const COVER = 3;
/** Nobody this far off will fire into them for a while. */
const FAR = 10;

interface Hole {
  readonly hex: number;
  readonly side: Side;
  readonly isVain: boolean;
  isUnderFire: boolean;
}

/** Where there is as much Cover already, nobody of one's own, or no enemy near; or they were left before anybody had fired at them. */
function digging() {
  const holes: Hole[] = [];
  return {
    dig(state: State, side: Side, hex: number): void {
      const map = mapOf(state);
      const isNear = state.units.some((unit) => unit.side !== side && map.distance(unit.at, hex) <= FAR);
      const isVain = coverAt(state, hex) >= COVER || !hasUnit(state, hex, side) || !isNear;
      holes.push({ hex, side, isVain, isUnderFire: false });
    },
    hear(event: Event): void {
      if (event.type !== 'fired') return;
      for (const hole of holes) if (event.hexes.some((hex) => hexNamed(hex) === hole.hex)) hole.isUnderFire = true;
    },
    count: () => holes.length,
    idle: (state: State) =>
      holes.filter(({ isVain, isUnderFire, hex, side }) => isVain || (!isUnderFire && !hasUnit(state, hex, side))).length,
  };
}

// Flamethrowers and satchel charges

const isCharge = (weapon: string): boolean => CHARGES.includes(weaponType(weapon).kind);

/** Given to a squad although there is a better one for it; and how many were used at all. */
function carrying() {
  const given = new Set<string>();
  const used = new Set<string>();
  let wrong = 0;
  return {
    arm(state: State, weapon: string, unit: string): void {
      if (!isCharge(weapon)) return;
      given.add(weapon);
      const { units = [] } = state.toSetUp[0] ?? {};
      const best = units.filter((each) => each.weapon === '' || !isCharge(each.weapon)).map((each) => assaultStrength(unitType(each.unit)));
      if (assaultStrength(unitType(unit)) < Math.max(...best)) wrong++;
    },
    hear(event: Event): void {
      if (event.type === 'targeting' && given.has(event.weapon)) used.add(event.weapon);
    },
    wrong: () => wrong,
    spent: () => used.size,
  };
}

// Set-ups

/** Who stood where when the first Turn began, by side. */
function settingUp() {
  const places: string[] = [];
  let isOver = false;
  const of = (side: Side) =>
    places
      .filter((place) => place.startsWith(side))
      .sort()
      .join(' ');
  return {
    hear(event: Event): void {
      if (event.type === 'turn-began') isOver = true;
      if (event.type === 'placed' && !isOver) places.push(placeOf(event));
    },
    made: () => ({ 'axis-set-up': of('axis'), 'allied-set-up': of('allies') }),
  };
}

/** One rifle squad is as good as another. */
const placeOf = ({ side, unit, weapon, hex }: EventOf<'placed'>): string =>
  `${side} ${unitType(unit).id} ${weapon === '' ? '' : weaponType(weapon).id} ${hex}`;

// Barrages

function bombarding() {
  let spotter: Side | '' = '';
  let own = 0;
  let enemy = 0;
  return {
    own: () => own,
    enemy: () => enemy,
    hear(event: Event): void {
      if (event.type === 'fired') spotter = event.by === 'artillery' ? event.side : '';
      if (event.type !== 'defended' || event.result !== 'broken' || spotter === '') return;
      if (event.side === spotter) own++;
      else enemy++;
    },
  };
}
