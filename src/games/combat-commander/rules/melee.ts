/** O16.4 Melee: at the end of any Order or trigger that leaves both sides in a hex. A25 Ambush, A38 No Quarter. */
import { NOBODY_CHOOSES } from '../../../kernel/game.ts';
import { hexName, hexNamed } from '../content/battle-map.ts';
import { type BySide, enemyOf, SIDES, type Side } from '../content/terms.ts';
import type { Doings, MeleeStrength } from '../doing.ts';
import { during, fortificationAt, hasUnit, type Known, now, type State, unitsAt } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { ask, ofHexes, ofUnits, PASS, plain, question } from './asking.ts';
import { breakUnits, eliminate } from './casualties.ts';
import { ofActions, playAction } from './hands.ts';
import { roll, type Settle } from './rolls.ts';
import { hasBoxedFirepower, meleeFirepowerOf } from './units.ts';
import { gainPoints, updateControl } from './victory.ts';

export function meleeHexes(state: State): number[] {
  const hexes: number[] = [];
  for (const { side, at } of state.units) {
    if (side === 'axis' && !hexes.includes(at) && hasUnit(state, at, 'allies')) hexes.push(at);
  }
  return hexes.length > 1 ? hexes.sort((a, b) => a - b) : hexes;
}

const whichMelee = question('melee', 'O16.4', [ofHexes('melee', 'O16.4', (state) => now(state, 'melees')?.hexes ?? [])]);

/**
 * O16.4 The active player says in which order. A trigger in the middle of an Order settles only what it has caused itself:
 * hexes that were contested before it wait for the end of the Order.
 */
export function resolveMelees(t: Table, settle: Settle, waiting: readonly number[] = NONE_WAIT): Rules {
  return hexesDue(t.state, waiting).length > 0 ? meleesInTurn(t, settle, waiting) : NOBODY_CHOOSES;
}

const NONE_WAIT: readonly number[] = [];

function hexesDue(state: State, waiting: readonly number[]): number[] {
  const hexes = meleeHexes(state);
  return waiting.length === 0 ? hexes : hexes.filter((hex) => !waiting.includes(hex));
}

function* meleesInTurn(t: Table, settle: Settle, waiting: readonly number[]): Rules {
  for (let hexes = hexesDue(t.state, waiting); hexes.length > 0; hexes = hexesDue(t.state, waiting)) {
    const hex = yield* nextMelee(t, hexes);
    yield* melee(t, hex, settle);
  }
}

function* nextMelee(t: Table, hexes: number[]): Rules<number> {
  const [only = 0, another] = hexes;
  if (another === undefined) return only;
  t.state.doing.push({ what: 'melees', hexes });
  const choice = yield* ask(t.state.active, whichMelee);
  t.state.doing.pop();
  return hexNamed(choice.hex);
}

const isFoughtIn = (state: State, hex: number): boolean => hasUnit(state, hex, 'axis') && hasUnit(state, hex, 'allies');

function* melee(t: Table, hex: number, settle: Settle): Rules {
  const { state } = t;
  // F101, F104 Who held the hex when the Melee began decides a tie.
  const fortification = fortificationAt(state, hex);
  const isStrong = fortification?.kind === 'bunker' || fortification?.kind === 'pillbox';
  const holder = isStrong ? fortification.holder : '';
  state.doing.push({ what: 'melee', hex, holder, strength: undefined, units: [], total: { axis: 0, allies: 0 } });
  t.tell?.({ type: 'melee-began', rule: 'O16.4', hex: hexName(hex) });
  yield* ambushes(t, enemyOf(state.active), hex);
  yield* ambushes(t, state.active, hex);
  if (isFoughtIn(state, hex)) yield* meleeRolls(t, hex, settle);
  yield* noQuarter(t, hex);
  state.doing.pop();
  updateControl(t);
}

// A25 Ambush

const ambushing = question('ambush', 'A25', [ofActions('ambush', 'A25'), plain('pass', 'A25')], PASS);

const whoFalls = question('ambushed', 'A25', [
  ofUnits('fall', 'A25', (state, victim) =>
    unitsAt(state, now(state, 'melee')?.hex ?? -1)
      .filter(({ side }) => side === victim)
      .map(({ id }) => id),
  ),
]);

/** A25 The ambushed side says which of its units breaks. */
function* ambushes(t: Table, side: Side, hex: number): Rules {
  const { state } = t;
  const victim = enemyOf(side);
  while (state.sides[side].hand.length > 0 && hasUnit(state, hex, victim)) {
    const choice = yield* ask(side, ambushing);
    if (choice.kind === 'pass') return;
    playAction(t, side, choice.card, 'A25');
    const [only, another] = unitsAt(state, hex).filter((unit) => unit.side === victim);
    const fallen = another === undefined ? undefined : yield* ask(victim, whoFalls);
    yield* breakUnits(t, [fallen?.unit ?? only?.id ?? ''], 'A25');
  }
}

// O16.4.1 to O16.4.3

/** O16.4.1 Units only, not weapons; one more for each boxed firepower; SR.16. */
export function meleeStrength(state: Known, hex: number, side: Side): MeleeStrength {
  let firepower = 0;
  let boxed = 0;
  for (const unit of unitsAt(state, hex)) {
    if (unit.side !== side) continue;
    firepower += meleeFirepowerOf(state, unit);
    if (hasBoxedFirepower(unit)) boxed++;
  }
  return { firepower, boxed, bonus: bonusOf(state, side) };
}

/** The strengths that were reckoned before the rolls, or what they would be. */
export const strengthIn = (state: Known, { strength, hex }: Doings<'melee'>, side: Side): MeleeStrength =>
  strength?.[side] ?? meleeStrength(state, hex, side);

/** O16.4.2 What it comes to with such a roll. */
export const meleeTotal = ({ firepower, boxed, bonus }: MeleeStrength, roll: number): number => firepower + boxed + bonus + roll;

/** SR.16 */
function bonusOf(state: Known, side: Side): number {
  const { meleeBonus } = state.special;
  return meleeBonus?.side === side ? meleeBonus.bonus : 0;
}

/** O16.4.2 Strengths are reckoned before either roll; the inactive player rolls first. */
function* meleeRolls(t: Table, hex: number, settle: Settle): Rules {
  const { state } = t;
  // Never changed again, so copies of the state may share it.
  const strength = { axis: Object.freeze(meleeStrength(state, hex, 'axis')), allies: Object.freeze(meleeStrength(state, hex, 'allies')) };
  during(state, 'melee').strength = strength;
  during(state, 'melee').units = unitsAt(state, hex).map(({ id }) => id);
  for (const side of [enemyOf(state.active), state.active]) {
    const made = yield* roll(t, side, 'melee', 'O16.4.2');
    const { firepower, boxed, bonus } = strength[side];
    const total = meleeTotal(strength[side], made.sum);
    during(state, 'melee').total[side] = total;
    t.tell?.({ type: 'melee-strength', rule: 'O16.4.2', side, firepower, boxed, bonus, roll: made.sum, total });
    yield* settle(t, made);
    if (!isFoughtIn(state, hex)) return;
  }
  meleeResult(t, hex);
}

/** O16.4.3 The lower total is wiped out, both at a tie unless one of them held a bunker or pillbox. */
export const meleeLosers = (total: BySide<number>, holder: Side | ''): Side[] =>
  SIDES.filter((side) => total[side] < total[enemyOf(side)] || (total.axis === total.allies && side !== holder));

function meleeResult(t: Table, hex: number): void {
  const { state } = t;
  const { total, holder, units } = during(state, 'melee');
  const losers = meleeLosers(total, holder);
  const [loser, another] = losers;
  const winner = loser && !another ? enemyOf(loser) : '';
  t.tell?.({ type: 'melee-ended', rule: 'O16.4.3', hex: hexName(hex), axis: total.axis, allies: total.allies, winner });
  const lost = unitsAt(state, hex).filter(({ id, side }) => losers.includes(side) && units.includes(id));
  eliminate(
    t,
    lost.map(({ id }) => id),
    'O16.4.3',
  );
}

// A38 No Quarter

const merciless = question('no-quarter', 'A38', [ofActions('no-quarter', 'A38'), plain('pass', 'A38')], PASS);

/** A38 By Russians, or by Germans against Russians, with a unit left standing. */
function mayShowNoQuarter(state: State, side: Side, hex: number): boolean {
  const nations = [state.sides.axis.brief.nation, state.sides.allies.brief.nation];
  return nations.includes('russia') && hasUnit(state, hex, side) && state.sides[side].hand.length > 0;
}

function* noQuarter(t: Table, hex: number): Rules {
  const { state } = t;
  for (const side of [enemyOf(state.active), state.active]) {
    while (mayShowNoQuarter(state, side, hex)) {
      const choice = yield* ask(side, merciless);
      if (choice.kind === 'pass') break;
      playAction(t, side, choice.card, 'A38');
      gainPoints(t, side, 2, 'no-quarter', 'A38');
    }
  }
}
