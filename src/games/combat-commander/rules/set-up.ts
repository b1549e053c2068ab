/** Setting up a scenario: weapons are given out, units and fortifications placed, chits and hands drawn. */
import { below, rollDie } from '../../../kernel/dice.ts';
import { EVERYWHERE, hexName, hexNamed, isWater } from '../content/battle-map.ts';
import { unitType } from '../content/counters.ts';
import { supportFor } from '../content/support.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import { type Deployment, during, fortificationAt, hasUnit, type Known, type State, theUnit, type Unit } from '../state.ts';
import type { ChoiceOf, Rules, Table } from '../vocabulary.ts';
import { ask, byPressing, foundBy, ofHexes, ofUnits, option, plain, question, quietly, type Refusal, refusal } from './asking.ts';
import { breakWeapon } from './casualties.ts';
import { drawChits } from './chits.ts';
import { mapOf } from './line-of-sight.ts';
import { placeFortification } from './markers.ts';
import { putOnMap } from './reinforcements.ts';
import { setUpArea } from './set-up-area.ts';
import { figuresAt, figuresByHex, limitAt } from './stacking.ts';
import { isImpassableFor } from './terrain.ts';
import { refillHand } from './turn.ts';
import { gainPoints, updateControl } from './victory.ts';

const deploying = (state: State): Deployment | undefined => state.toSetUp[0];

// 11.2 Weapons

const arming = question('arm', '11.2', [
  option(
    'arm',
    '11.2',
    (state) => {
      const { weapons: [weapon = ''] = [], units = [] } = deploying(state) ?? {};
      return units.filter((each) => each.weapon === '').map(({ unit }) => ({ kind: 'arm', weapon, unit }));
    },
    (state, { weapon, unit }) => {
      const doing = deploying(state);
      if (doing?.weapons[0] !== weapon) return refusal('not-to-choose', '11.2', { weapon });
      const carrier = doing.units.find((each) => each.unit === unit);
      if (!carrier) return refusal('not-yours', '11.2', { unit });
      return carrier.weapon === '' ? undefined : refusal('weapon-already', '8.1.1', { unit });
    },
  ),
]);

// Units

const pick = ofUnits('pick', '5', (state) => (deploying(state)?.units ?? []).map(({ unit }) => unit));

/** Whoever of the side has been set up, and nobody of the enemy since: until all of them stand, they may stand elsewhere. */
export function standingSoFar({ units, toSetUp: [doing] }: Known): Unit[] {
  const last = units.findLastIndex(({ side }) => side !== doing?.side);
  return doing ? units.slice(last + 1) : [];
}

const standing = (state: State) => standingSoFar(state).map(({ id }) => id);

const picking = question('set-up', '5', [pick, byPressing(ofUnits('take-up', '5', standing))]);

/** Within the set-up area; where that is crowded, whoever finds no room may stand too close, until the first Turn ends. */
export function placesFor(state: Known, side: Side, unit: string): number[] {
  const enemies = figuresByHex(state, enemyOf(side));
  const own = figuresByHex(state, side);
  const { figures } = unitType(unit);
  const open = setUpArea(state, side).filter((hex) => enemies[hex] === 0 && !isImpassableFor(state, hex));
  const roomy = open.filter((hex) => (own[hex] ?? 0) + figures <= limitAt(state, hex));
  return roomy.length > 0 ? roomy : open;
}

/** Within the set-up area, within stacking limits, not where the enemy stands. */
export function whyNotThere(state: Known, side: Side, unit: string, hex: number): Refusal | undefined {
  const figures = { unit, hex: hexName(hex) };
  if (!setUpArea(state, side).includes(hex)) return refusal('outside-set-up', '5', figures);
  if (isImpassableFor(state, hex)) return refusal('impassable', 'T98', figures);
  if (hasUnit(state, hex, enemyOf(side))) return refusal('enemy-there', '5', figures);
  if (placesFor(state, side, unit).includes(hex)) return undefined;
  const soldiers = { standing: figuresAt(state, hex, side), coming: unitType(unit).figures, limit: limitAt(state, hex) };
  return refusal('overstacked', '8.2', { ...figures, ...soldiers });
}

const place = foundBy(
  ofHexes(
    'place',
    '5',
    () => EVERYWHERE,
    (state, hex) => {
      const { side, unit } = during(state, 'set-up');
      return whyNotThere(state, side, unit, hex);
    },
  ),
  (state) => {
    const { side, unit } = during(state, 'set-up');
    return placesFor(state, side, unit).map((hex) => ({ kind: 'place', hex: hexName(hex) }) as const);
  },
);

/** Whoever is in hand is put down first; the last, who was not picked, waits. */
export function whyNotTakeUp({ toSetUp: [doing], doing: going }: Known): Refusal | undefined {
  const inHand = going.find(({ what }) => what === 'set-up');
  if (inHand?.what !== 'set-up' || doing?.units.length === 1) return undefined;
  return refusal('put-down-first', '5', { unit: inHand.unit });
}

const placing = question('set-up-hex', '5', [place, quietly(ofUnits('take-up', '5', standing, whyNotTakeUp))]);

// F100.1 Fortifications

function fortifiable(state: State): number[] {
  const doing = deploying(state);
  if (!doing) return [];
  const map = mapOf(state);
  const enemies = figuresByHex(state, enemyOf(doing.side));
  return setUpArea(state, doing.side).filter(
    (hex) => !isWater(map, hex) && enemies[hex] === 0 && fortificationAt(state, hex) === undefined,
  );
}

const fortifying = question('fortify', 'F100.1', [ofHexes('fortify', 'F100.1', fortifiable)]);

/** Whether a side sets up one more, and with that has set up everybody. */
export function isLastToSetUp({ toSetUp: [doing, next] }: Pick<Known, 'toSetUp'>, side: Side): boolean {
  if (doing?.side !== side || next?.side === side) return false;
  return doing.units.length + doing.fortifications.length === 1 && doing.weapons.length === 0;
}

/** One piece at a time; each is a checkpoint. */
export function* setUp(t: Table): Rules {
  const { state } = t;
  const doing = deploying(state);
  if (!doing) {
    state.phase = 'opening';
    return;
  }
  if (doing.mayRadio) yield* mayBuyRadio(t, doing);
  else if (doing.weapons.length > 0) yield* armOne(t, doing);
  else if (doing.units.length > 0) yield* placeOne(t, doing);
  else if (doing.fortifications.length > 0) yield* fortifyOne(t, doing);
  else state.toSetUp.shift();
}

function* armOne(t: Table, doing: Deployment): Rules {
  const choice = yield* ask(doing.side, arming);
  const carrier = doing.units.find(({ unit }) => unit === choice.unit);
  if (carrier) carrier.weapon = choice.weapon;
  doing.weapons.shift();
  t.tell?.({ type: 'armed', rule: '11.2', side: doing.side, unit: choice.unit, weapon: choice.weapon });
}

function* placeOne(t: Table, doing: Deployment): Rules {
  const { state } = t;
  const { side } = doing;
  const [only, another] = doing.units;
  let next: ChoiceOf<'pick' | 'take-up'> = only && !another ? { kind: 'pick', unit: only.unit } : yield* ask(side, picking);
  for (;;) {
    if (next.kind === 'take-up') takeFromMap(t, doing, next.unit);
    const id = next.unit;
    state.doing.push({ what: 'set-up', side, unit: id });
    const choice = yield* ask(side, placing);
    state.doing.pop();
    if (choice.kind === 'place') return putDown(t, doing, id, hexNamed(choice.hex));
    next = choice;
  }
}

function putDown(t: Table, doing: Deployment, id: string, hex: number): void {
  const carrier = doing.units.find(({ unit }) => unit === id);
  doing.units = doing.units.filter((each) => each !== carrier);
  putOnMap(t, doing.side, id, carrier?.weapon ?? '', hex, false, '5');
}

/** It is in hand again, with what it carries. */
function takeFromMap(t: Table, doing: Deployment, id: string): void {
  const { state } = t;
  const { side, weapon, at } = theUnit(state, id);
  state.units = state.units.filter((unit) => unit.id !== id);
  doing.units.push({ unit: id, weapon });
  t.tell?.({ type: 'taken-up', rule: '5', side, unit: id, weapon, hex: hexName(at) });
}

function* fortifyOne(t: Table, doing: Deployment): Rules {
  const [kind] = doing.fortifications;
  if (kind === undefined || fortifiable(t.state).length === 0) {
    doing.fortifications = [];
    return;
  }
  const choice = yield* ask(doing.side, fortifying);
  doing.fortifications.shift();
  placeFortification(t, hexNamed(choice.hex), kind, 'F100.1');
}

// RS.11

const radioQuestion = question('radio', 'RS.11', [plain('roll-for-radio', 'RS.11'), plain('decline', 'RS.11')]);

/** RS.11 The Attacker may roll once; a radio that the column offers must be bought. */
function* mayBuyRadio(t: Table, doing: Deployment): Rules {
  const { state } = t;
  const { side } = doing;
  const choice = yield* ask(side, radioQuestion);
  doing.mayRadio = false;
  if (choice.kind === 'decline') return;
  const made = rollDie(state.random) + rollDie(state.random);
  const item = supportFor(state.sides[side].brief.nation, made, state.year).find(({ radio }) => radio !== '');
  t.tell?.({ type: 'generated', rule: 'RS.11', side, what: 'radio', value: `${made}` });
  if (!item) return;
  state.sides[side].radio = { id: item.radio, broken: false };
  t.tell?.({ type: 'bought', rule: 'RS.11', side, item: item.id, cost: item.cost });
  gainPoints(t, enemyOf(side), item.cost, 'radio', 'RS.11');
}

// SR.15

const mining = question('mine-strength', 'SR.15', [
  option(
    'mine-strength',
    'SR.15',
    (state) => strengths(state).map((strength) => ({ kind: 'mine-strength', strength })),
    (state, { strength }) => (strengths(state).includes(strength) ? undefined : refusal('not-to-choose', 'SR.15', { strength })),
  ),
]);

function strengths({ special }: State): string[] {
  const { weak, strong } = special.mineChoice ?? { weak: 6, strong: 6 };
  return [`${weak}`, `${strong}`];
}

/** SR.15 Whoever takes the weaker mines has a card for it in the opening hand. */
function* chooseMines(t: Table): Rules {
  const { state } = t;
  const { mineChoice } = state.special;
  if (!mineChoice) return;
  const { side, weak, card } = mineChoice;
  const choice = yield* ask(side, mining);
  state.mineStrength = Number(choice.strength);
  const { hand, deck } = state.sides[side];
  if (state.mineStrength !== weak || !deck.pile.includes(card)) return;
  deck.pile = deck.pile.filter((other) => other !== card);
  hand.push(card);
}

/** 7.3.2 Everybody knows his objectives before he sets up. */
export function layOutChits(t: Table): undefined {
  const { state } = t;
  drawChits(t, state.chitsToDraw);
  state.phase = 'set-up';
}

/** What happens when everything stands: SR.4, SR.15, SR.22, 1.1 hands. */
export function* opening(t: Table): Rules {
  const { state } = t;
  updateControl(t);
  yield* chooseMines(t);
  if (state.special.brokenWeapon) breakOneWeapon(t, state.special.brokenWeapon);
  for (const side of [state.active, enemyOf(state.active)]) yield* refillHand(t, side);
  state.phase = 'turn';
  t.tell?.({ type: 'turn-began', rule: '5', side: state.active, turn: state.turn });
}

function breakOneWeapon(t: Table, side: Side): void {
  const { state } = t;
  const carriers = state.units.filter((unit) => unit.side === side && unit.weapon !== '');
  if (carriers.length === 0) return;
  const unit = carriers[state.random.script === undefined ? below(state.random, carriers.length) : 0];
  if (unit) breakWeapon(t, unit, 'SR.4');
}
