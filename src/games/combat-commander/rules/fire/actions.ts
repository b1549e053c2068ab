/** A27, A29, A30, A34, A35.1, A35.3, A37, A40, A41: Actions played just before an attack or a defence roll. */
import { hexName, hexNamed } from '../../content/battle-map.ts';
import { cardCalled } from '../../content/cards.ts';
import { weaponType } from '../../content/counters.ts';
import type { Action, Side } from '../../content/terms.ts';
import type { Doings } from '../../doing.ts';
import { during, type Known, now, type State } from '../../state.ts';
import type { CardKind, ChoiceOf, Rules, Table } from '../../vocabulary.ts';
import { ask, type ChosenOf, ofHexes, option, plain, question, type Refusal, refusal } from '../asking.ts';
import { hasAction, ofActions, playAction } from '../hands.ts';
import { mapOf } from '../line-of-sight.ts';
import { placeFortification } from '../markers.ts';
import { acrossFrom, coverAt, whyNotFortify } from '../terrain.ts';
import { firerOf, hasBoxedRange, isLeader } from '../units.ts';
import { groupFirepower, isTarget, whyNotReach } from './group.ts';

type Attack = Doings<'attack'>;

type WhyNot = (state: State, attack: Attack, side: Side) => Refusal | undefined;
type WhyNotStrengthen = (state: Known, attack: Attack) => Refusal | undefined;

const isDefender = (state: Known, side: Side): boolean => state.sides[side].brief.posture === 'defend';

function action<K extends CardKind & Action>(kind: K, rule: string, whyNot: WhyNot) {
  return ofActions(kind, rule, (state, _card, side) => whyNot(state, during(state, 'attack'), side));
}

const firingWeapons = (state: Known, { firers }: Attack) =>
  firers.filter((piece) => firerOf(state, piece)?.weapon === piece).map(weaponType);

// Actions that add 2 FP. What they need is asked of the attack itself: the shot may not have been announced yet.

const whyNotBoreSighting: WhyNotStrengthen = (state, attack) => {
  if (!isDefender(state, attack.side)) return refusal('not-defender', 'A27');
  const isHeavy = firingWeapons(state, attack).some(({ firepower }) => firepower >= 5);
  return isHeavy ? undefined : refusal('weapon-too-light', 'A27');
};

const whyNotCrossfire: WhyNotStrengthen = (state, { side, hexes }) => {
  const movers = now(state, 'move');
  const isMoving = movers?.side !== side && state.units.some(({ id, at }) => hexes.includes(at) && movers?.active.includes(id));
  return isMoving ? undefined : refusal('not-moving-target', 'A30');
};

const whyNotHandGrenades: WhyNotStrengthen = (state, { from, hexes }) => {
  const map = mapOf(state);
  const isNear = from.some((hex) => hexes.some((target) => map.distance(hex, target) === 1));
  return isNear ? undefined : refusal('nobody-adjacent', 'A34');
};

const whyNotMarksmanship: WhyNotStrengthen = (state, { firers }) => {
  const isAimed = firers.some((piece) => {
    const unit = firerOf(state, piece);
    return unit?.id === piece && !isLeader(unit);
  });
  return isAimed ? undefined : refusal('wrong-nation', 'A37');
};

const whyNotSustainedFire: WhyNotStrengthen = (state, attack) => {
  const isAutomatic = firingWeapons(state, attack).some(({ kind }) => kind === 'mg' || kind === 'mortar');
  return isAutomatic ? undefined : refusal('no-mg-or-mortar', 'A41');
};

const STRENGTHENING: Readonly<Partial<Record<Action, WhyNotStrengthen>>> = {
  'bore-sighting': whyNotBoreSighting,
  crossfire: whyNotCrossfire,
  'hand-grenades': whyNotHandGrenades,
  marksmanship: whyNotMarksmanship,
  'sustained-fire': whyNotSustainedFire,
};

/** What each of them adds. */
export const ADDED_FIREPOWER = 2;

/** How many cards a side holds that might add FP to an attack, whichever it is. */
export function strengtheningCards(state: State, side: Side): number {
  let cards = 0;
  for (const card of state.sides[side].hand) if (STRENGTHENING[cardCalled(card).action]) cards++;
  return cards;
}

/** Cards in the hand of whoever makes an attack that would add FP to it. */
export function addingCards(state: Known, attack: Attack): readonly string[] {
  return (state.sides[attack.side].hand ?? []).filter((card) => {
    const whyNot = STRENGTHENING[cardCalled(card).action];
    return whyNot !== undefined && whyNot(state, attack) === undefined;
  });
}

/** What an attack may still gain from them. */
const promisedFirepower = (state: Known, attack: Attack): number => ADDED_FIREPOWER * addingCards(state, attack).length;

/** 10.3.2.1 A shot may be announced with too little if cards can make up for it. */
export function firepowerWith(state: Known, attack: Attack): number {
  return attack.firepower + promisedFirepower(state, attack);
}

/** A40 The second hex: beside the first, occupied by the enemy, in the range and sight of every firing piece, all boxed. */
function whyNotSpray(state: State, card: string, hex: number): Refusal | undefined {
  if (!hasAction(card, 'spray-fire')) return refusal('not-that-card', 'A40', { card });
  const attack = now(state, 'attack');
  if (!attack || attack.sprayed) return refusal('already-sprayed', 'A40');
  const [target = -1] = attack.hexes;
  if (mapOf(state).distance(target, hex) !== 1) return refusal('not-adjacent', 'A40', { hex: hexName(hex) });
  if (!isTarget(state, hex, attack)) return refusal('no-enemy-there', 'A40', { hex: hexName(hex) });
  for (const piece of attack.firers) {
    if (!isRangeBoxed(state, piece)) return refusal('not-boxed', 'A40', { piece });
    const unreached = whyNotReach(state, piece, hex);
    if (unreached) return unreached;
  }
  const spoiled = firepowerWith(state, sprayed(state, attack, hex)) < 1;
  return spoiled ? refusal('too-weak', '10.3.2.1', { hex: hexName(hex) }) : undefined;
}

/** A40 Both hexes as one: the worst Hindrance and every difference of height count. */
function sprayed(state: State, attack: Attack, hex: number): Attack {
  const hexes = [...attack.hexes, hex];
  const change = groupFirepower(state, attack.firers, hexes).firepower - groupFirepower(state, attack.firers, attack.hexes).firepower;
  return { ...attack, hexes, firepower: attack.firepower + change, sprayed: true };
}

function isRangeBoxed(state: State, piece: string): boolean {
  const unit = firerOf(state, piece);
  if (!unit) return false;
  return unit.weapon === piece ? weaponType(piece).boxedRange : hasBoxedRange(unit);
}

const sprayFire = option(
  'spray-fire',
  'A40',
  (state, side) => {
    const attack = now(state, 'attack');
    const cards = state.sides[side].hand.filter((card) => hasAction(card, 'spray-fire'));
    if (!attack || cards.length === 0) return [];
    const hexes = mapOf(state).adjacent[attack.hexes[0] ?? -1] ?? [];
    return cards.flatMap((card) => hexes.map((hex) => ({ kind: 'spray-fire', card, hex: hexName(hex) }) as const));
  },
  (state, { card, hex }, side) => {
    if (!state.sides[side].hand.includes(card)) return refusal('not-in-hand', 'A40', { card });
    const at = hexNamed(hex);
    return at < 0 ? refusal('unknown-id', 'A40', { id: hex }) : whyNotSpray(state, card, at);
  },
);

/** 10.3.2.1 The roll cannot be made with less than 1 FP; such a shot was announced because there are cards that will help. */
const makeTheRoll = plain('pass', 'O20.3.3', (state) => {
  const attack = now(state, 'attack');
  return attack !== undefined && attack.firepower < 1 ? refusal('too-weak', '10.3.2.1') : undefined;
});

export const FIRE_ACTIONS = [
  action('bore-sighting', 'A27', whyNotBoreSighting),
  action('crossfire', 'A30', whyNotCrossfire),
  action('hand-grenades', 'A34', whyNotHandGrenades),
  action('marksmanship', 'A37', whyNotMarksmanship),
  action('sustained-fire', 'A41', whyNotSustainedFire),
  sprayFire,
  makeTheRoll,
];

type FireAction = Exclude<ChosenOf<(typeof FIRE_ACTIONS)[number]>, { kind: 'pass' }>;

export function playFireAction(t: Table, choice: FireAction): void {
  const { state } = t;
  const attack = during(state, 'attack');
  if (choice.kind === 'spray-fire') {
    spray(t, choice);
    return;
  }
  playAction(t, attack.side, choice.card, RULE[choice.kind]);
  attack.firepower += ADDED_FIREPOWER;
  if (choice.kind === 'sustained-fire') attack.sustained++;
}

const RULE: Readonly<Record<Exclude<FireAction['kind'], 'spray-fire'>, string>> = {
  'bore-sighting': 'A27',
  crossfire: 'A30',
  'hand-grenades': 'A34',
  marksmanship: 'A37',
  'sustained-fire': 'A41',
};

function spray(t: Table, { card, hex }: ChoiceOf<'spray-fire'>): void {
  const { state } = t;
  const attack = during(state, 'attack');
  playAction(t, attack.side, card, 'A40');
  Object.assign(attack, sprayed(state, attack, hexNamed(hex)));
}

// Before a defence roll

/** A29 Whatever the Cover: none changes nothing, and less than none helps the attacker. */
const concealment = action('concealment', 'A29', () => undefined);

/** A29 The Cover of the target hex, of either hex under Spray Fire; SR.6 takes off more, Cover or not. */
export function concealingCover(state: State, attack: Attack, side: Side): number {
  const covers = attack.hexes.map((hex) => coverAt(state, hex, { indirect: attack.indirect, across: acrossFrom(state, attack.from, hex) }));
  return (attack.noCover ? 0 : Math.max(...covers)) + camouflageOf(state, side);
}

/** SR.6 */
const camouflageOf = (state: State, side: Side): number => (state.special.camouflage === side ? 2 : 0);

/** The hexes attacked where the defender has somebody who has yet to defend. */
function defendedHexes(state: State, { hexes, targets }: Attack, side: Side): number[] {
  return hexes.filter((hex) => state.units.some((unit) => unit.at === hex && unit.side === side && targets.includes(unit.id)));
}

const hiddenEntrenchments = action('hidden-entrenchments', 'A35.1', (state, attack, side) => {
  if (!isDefender(state, side)) return refusal('not-defender', 'A35');
  return firstReason(defendedHexes(state, attack, side), (hex) => {
    if (mapOf(state).terrain[hex] === 'building') return refusal('building', 'A35.1', { hex: hexName(hex) });
    return whyNotFortify(state, hex, 'A35.1', 'foxholes');
  });
});

const hiddenPillbox = action('hidden-pillbox', 'A35.3', (state, attack, side) => {
  if (!isDefender(state, side)) return refusal('not-defender', 'A35');
  if (state.fortifications.some(({ kind }) => kind === 'pillbox')) return refusal('pillbox-in-play', 'A35.3');
  return firstReason(defendedHexes(state, attack, side), (hex) => {
    const isObjective = mapOf(state).objectiveHexes.some((hexes) => hexes.includes(hex));
    return isObjective ? whyNotFortify(state, hex, 'A35.3', 'pillbox') : refusal('not-objective', 'A35.3', { hex: hexName(hex) });
  });
});

/** Undefined if one of the hexes will do, otherwise what is wrong with the first. */
function firstReason(hexes: readonly number[], whyNot: (hex: number) => Refusal | undefined): Refusal | undefined {
  const reasons = hexes.map(whyNot);
  if (reasons.length === 0) return refusal('nobody-defends', 'O20.3.4');
  return reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined;
}

export const DEFENCE_ACTIONS = [concealment, hiddenEntrenchments, hiddenPillbox];

type DefenceAction = ChosenOf<(typeof DEFENCE_ACTIONS)[number]>;

/** Where a hidden pillbox, or hidden entrenchments, may be: under Spray Fire perhaps in either hex. */
function hidingHexes(state: State, side: Side, isPillbox: boolean): number[] {
  const attack = now(state, 'attack');
  return attack ? defendedHexes(state, attack, side).filter((hex) => mayHide(state, hex, isPillbox)) : [];
}

const whereTrenches = question('hide-trenches', 'A35.1', [ofHexes('entrench', 'A35.1', (state, side) => hidingHexes(state, side, false))]);
const wherePillbox = question('hide-pillbox', 'A35.3', [ofHexes('entrench', 'A35.3', (state, side) => hidingHexes(state, side, true))]);

export function* playDefenceAction(t: Table, side: Side, choice: DefenceAction): Rules {
  const { state } = t;
  if (choice.kind === 'concealment') {
    conceal(t, side, choice.card);
    return;
  }
  const isPillbox = choice.kind === 'hidden-pillbox';
  const rule = isPillbox ? 'A35.3' : 'A35.1';
  const [only, another] = hidingHexes(state, side, isPillbox);
  playAction(t, side, choice.card, rule);
  const where = another === undefined ? undefined : yield* ask(side, isPillbox ? wherePillbox : whereTrenches);
  const hex = where ? hexNamed(where.hex) : only;
  if (hex !== undefined) placeFortification(t, hex, isPillbox ? 'pillbox' : 'foxholes', rule);
}

function conceal(t: Table, side: Side, card: string): void {
  const { state } = t;
  const attack = during(state, 'attack');
  const cover = concealingCover(state, attack, side);
  playAction(t, side, card, 'A29');
  attack.total -= cover;
  t.tell?.({ type: 'concealed', rule: 'A29', side, cover, camouflage: camouflageOf(state, side), total: attack.total });
}

function mayHide(state: State, hex: number, isPillbox: boolean): boolean {
  const map = mapOf(state);
  if (whyNotFortify(state, hex, 'A35', isPillbox ? 'pillbox' : 'foxholes') !== undefined) return false;
  return isPillbox ? map.objectiveHexes.some((hexes) => hexes.includes(hex)) : map.terrain[hex] !== 'building';
}
