/** O22 Recover, O23 Rout: they activate a player, not units. */
import { hexName, hexNamed } from '../content/battle-map.ts';
import { enemyOf, type Order, SIDES, type Side } from '../content/terms.ts';
import { during, fortificationAt, hasUnit, type Known, now, type State, theUnit, type Unit, unitCalled } from '../state.ts';
import type { ChoiceOf, Question, Rules, Table } from '../vocabulary.ts';
import { ask, ofHexes, ofUnits, option, question, type Refusal, refusal } from './asking.ts';
import { eliminate, leaveBehind, rally, suppress } from './casualties.ts';
import { mineAttack } from './fire/attack.ts';
import { mapOf } from './line-of-sight.ts';
import { roll } from './rolls.ts';
import { coverAt, isCliff, whyNotEnter } from './terrain.ts';
import { settle } from './triggers.ts';
import { bareMoraleOf } from './units.ts';
import { updateControl } from './victory.ts';

/** O22.3, O23.2 Nobody fires: the Cover of the hex as it is. */
export const moraleOf = (state: Known, unit: Unit): number => bareMoraleOf(state, unit) + coverAt(state, unit.at);

/** O22.3, O23.2 How a roll stands to the Morale. */
export const rollAgainst = (morale: number, roll: number): 'below' | 'equal' | 'above' =>
  roll < morale ? 'below' : roll === morale ? 'equal' : 'above';

const RALLY_RESULT = { below: 'rallied', equal: 'suppressed', above: 'none' } as const;

const isBrokenOf = (side: Side) => (unit: Unit) => unit.side === side && unit.broken;

/** O22.1 */
export function whyNotRecover(state: State, side: Side): Refusal | undefined {
  if (state.sides[side].recovered) return refusal('already-recovered', 'O22.1');
  const isNeeded = state.units.some((unit) => unit.side === side && (unit.broken || unit.suppressed));
  return isNeeded ? undefined : refusal('nobody-broken', 'O22.1');
}

/** O23.1 */
export function whyNotRout(state: Known, of: Side): Refusal | undefined {
  if (state.sides[of].recovered) return refusal('already-recovered', 'O23.1', { side: of });
  return state.units.some(isBrokenOf(of)) ? undefined : refusal('nobody-broken', 'O23.1', { side: of });
}

/** O23.1 Whose units could be routed. */
export const routable = (state: Known): Side[] => SIDES.filter((side) => whyNotRout(state, side) === undefined);

/** O22.2, O23.2 For whom the dice are rolled as soon as the Order is given, where nothing else has to be chosen first. */
export function rolledAtOnce(state: Known, side: Side, order: Order): Unit | undefined {
  const [of, other] = order === 'recover' ? [side] : order === 'rout' ? routable(state) : [];
  if (of === undefined || other !== undefined) return undefined;
  const [only, another] = state.units.filter(isBrokenOf(of));
  return another ? undefined : only;
}

const rallyRolls = question('rally-roll', 'O22.2', [ofUnits('rally-roll', 'O22.2', (state) => now(state, 'recover')?.left ?? [])]);

/** O22.2 A unit as it rolls by a Recover Order: no longer suppressed. */
export const relieved = (unit: Unit): Unit => (unit.suppressed ? { ...unit, suppressed: undefined } : unit);

/** O22.2 Suppression goes, then every unit that was broken when the order was given rolls. */
export function* recoverOrder(t: Table, side: Side): Rules {
  const { state } = t;
  state.sides[side].recovered = true;
  const suppressed = state.units.filter((unit) => unit.side === side && unit.suppressed);
  for (const unit of suppressed) unit.suppressed = undefined;
  if (suppressed.length > 0) t.tell?.({ type: 'unsuppressed', rule: 'O22.2', side, units: suppressed.map(({ id }) => id) });
  const left = state.units.filter(isBrokenOf(side)).map(({ id }) => id);
  state.doing.push({ what: 'recover', side, left, rolling: [] });
  for (;;) {
    const id = yield* nextUnit(side, during(state, 'recover'), rallyRolls);
    if (id === undefined) break;
    yield* rallyRoll(t, side, id);
  }
  state.doing.pop();
}

/** In which order is up to whoever gave the order. */
function* nextUnit(
  side: Side,
  doing: { left: string[]; rolling: string[] },
  rolls: Question<ChoiceOf<'rally-roll' | 'rout-roll'>>,
): Rules<string | undefined> {
  const [only, another] = doing.left;
  if (only === undefined) return undefined;
  const id = another === undefined ? only : (yield* ask(side, rolls)).unit;
  doing.left = doing.left.filter((other) => other !== id);
  doing.rolling = [id];
  return id;
}

/** O22.3 Less rallies, equal suppresses. */
function* rallyRoll(t: Table, side: Side, id: string): Rules {
  const { state } = t;
  const made = yield* roll(t, side, 'rally', 'O22.3');
  const morale = moraleOf(state, theUnit(state, id));
  const result = RALLY_RESULT[rollAgainst(morale, made.sum)];
  t.tell?.({ type: 'rally-roll', rule: 'O22.3', side, unit: id, morale, roll: made.sum, result });
  yield* settle(t, made);
  for (const unit of rolling(state, 'recover')) {
    if (result === 'rallied') rally(t, unit, 'O22.3');
    if (result === 'suppressed') suppress(t, unit, 'O22.3');
  }
}

/** Whoever the roll was for and is still there; two teams if it has deployed meanwhile. */
function rolling(state: State, what: 'recover' | 'rout'): Unit[] {
  return during(state, what).rolling.flatMap((id) => unitCalled(state, id) ?? []);
}

// O23

const whom = question('rout', 'O23.1', [
  option(
    'rout',
    'O23.1',
    () => SIDES.map((side) => ({ kind: 'rout', side })),
    (state, { side }) => {
      const of = SIDES.find((each) => each === side);
      return of ? whyNotRout(state, of) : refusal('unknown-id', 'O23.1', { id: side });
    },
  ),
]);

const routRolls = question('rout-roll', 'O23.2', [ofUnits('rout-roll', 'O23.2', (state) => now(state, 'rout')?.left ?? [])]);

/** O23.2 Whoever gives the order rolls, and says for whom first, even for the enemy's units. */
export function* routOrder(t: Table, side: Side): Rules {
  const { state } = t;
  const possible = routable(state);
  const choice = possible.length === 1 ? undefined : yield* ask(side, whom);
  const of = possible.find((each) => each === choice?.side) ?? possible[0] ?? side;
  state.sides[of].recovered = true;
  const left = state.units.filter(isBrokenOf(of)).map(({ id }) => id);
  state.doing.push({ what: 'rout', side, of, left, rolling: [] });
  for (;;) {
    const id = yield* nextUnit(side, during(state, 'rout'), routRolls);
    if (id === undefined) break;
    yield* routRoll(t, side, of, id);
  }
  state.doing.pop();
}

function* routRoll(t: Table, side: Side, of: Side, id: string): Rules {
  const { state } = t;
  const made = yield* roll(t, side, 'rout', 'O23.2');
  const morale = moraleOf(state, theUnit(state, id));
  const hexes = made.sum - morale;
  const result = hexes > 0 ? `retreat-${hexes}` : hexes === 0 ? 'suppressed' : 'none';
  t.tell?.({ type: 'rout-roll', rule: 'O23.2', side, unit: id, morale, roll: made.sum, result });
  yield* settle(t, made);
  if (hexes === 0) for (const unit of rolling(state, 'rout')) suppress(t, unit, 'O23.2');
  if (hexes > 0) yield* retreat(t, of, hexes);
}

// O23.3

/** Nearer to the friendly edge, and to be entered without perishing. */
function whyNotRetreat(state: State, unit: Unit, hex: number): Refusal | undefined {
  const map = mapOf(state);
  const { edge } = state.sides[unit.side].brief;
  const figures = { unit: unit.id, hex: hexName(hex) };
  const reason = whyNotEnter(state, unit, hex, 'O23.3.5');
  if (reason) return reason;
  if (map.edgeDistance(edge, hex) >= map.edgeDistance(edge, unit.at)) return refusal('not-closer', 'O23.3', figures);
  if (hasUnit(state, hex, enemyOf(unit.side))) return refusal('enemy-there', 'O23.3.5', figures);
  return isCliff(state, unit.at, hex) ? refusal('cliff', 'O23.3.5', figures) : undefined;
}

function retreatHexes(state: State, unit: Unit): number[] {
  return (mapOf(state).adjacent[unit.at] ?? []).filter((hex) => whyNotRetreat(state, unit, hex) === undefined);
}

const retreating = question('retreat', 'O23.3', [
  ofHexes(
    'retreat',
    'O23.3',
    (state) => mapOf(state).adjacent[runner(state)?.at ?? -1] ?? [],
    (state, hex) => {
      const unit = runner(state);
      return unit ? whyNotRetreat(state, unit, hex) : refusal('nobody-moving', 'O23.3');
    },
  ),
]);

/** O23.3 Hex by hex towards its own edge; the owner leads the way. Where no hex will do, it is lost. */
function* retreat(t: Table, side: Side, hexes: number): Rules {
  const { state } = t;
  const { rolling: units } = during(state, 'rout');
  state.doing.push({ what: 'retreat', side, units: units.slice(), left: hexes });
  let leftFrom = -1;
  while (during(state, 'retreat').left > 0) {
    // A Blaze may have driven two teams apart: only those with the first go on.
    during(state, 'retreat').units = together(state);
    const unit = runner(state);
    if (!unit) break;
    const [only, another] = retreatHexes(state, unit);
    if (only === undefined) {
      eliminate(t, together(state), 'O23.3.5');
      continue;
    }
    const choice = another === undefined ? undefined : yield* ask(side, retreating);
    const isSecondTry = leftFrom === unit.at;
    leftFrom = unit.at;
    yield* retreatOne(t, choice ? hexNamed(choice.hex) : only, isSecondTry);
  }
  state.doing.pop();
}

/** E52.2 Two teams that were one squad when the roll was made go on together. */
const runner = (state: State): Unit | undefined => unitCalled(state, now(state, 'retreat')?.units[0] ?? '');

const together = (state: State): string[] => during(state, 'retreat').units.filter((id) => theUnit(state, id).at === runner(state)?.at);

/**
 * O23.3.4 Mines attack on the way out, once, and on the way in. Their trigger may have changed everything: then another hex
 * is looked for.
 */
function* retreatOne(t: Table, hex: number, isSecondTry: boolean): Rules {
  const { state } = t;
  const from = runner(state)?.at ?? -1;
  if (!isSecondTry && fortificationAt(state, from)?.kind === 'mines') yield* mineAttack(t, together(state), from);
  const first = runner(state);
  if (first?.at !== from || whyNotRetreat(state, first, hex) !== undefined) return;
  for (const id of together(state)) {
    const unit = theUnit(state, id);
    leaveBehind(t, unit);
    unit.at = hex;
    t.tell?.({ type: 'retreated', rule: 'O23.3', side: unit.side, unit: id, from: hexName(from), hex: hexName(hex) });
  }
  updateControl(t);
  if (fortificationAt(state, hex)?.kind === 'mines') yield* mineAttack(t, together(state), hex);
  during(state, 'retreat').left--;
}
