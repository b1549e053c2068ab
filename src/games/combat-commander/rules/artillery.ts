/** O17 Artillery Denied, O18 Artillery Request. */
import { EVERYWHERE, hexName, hexNamed } from '../content/battle-map.ts';
import { radioType } from '../content/counters.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import { during, fortificationAt, now, type State, theUnit, unitCalled, unitsAt } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { activate, canActivate } from './activation.ts';
import { ask, ofHexes, openWhile, question, type Refusal, refusal } from './asking.ts';
import { newAttack, resolveAttack } from './fire/attack.ts';
import { BLOCKED, hindranceBetween, mapOf } from './line-of-sight.ts';
import { placeSmoke } from './markers.ts';
import { roll, turnOver } from './rolls.ts';
import { aimFrom, isHit } from './targeting.ts';
import { settle, timeTrigger } from './triggers.ts';

/** O17 */
export function whyNotDeny(state: State, side: Side): Refusal | undefined {
  return state.sides[enemyOf(side)].radio ? undefined : refusal('no-enemy-radio', 'O17');
}

export function denyArtillery(t: Table, side: Side): void {
  const victim = enemyOf(side);
  const own = t.state.sides[victim];
  const { radio } = own;
  if (!radio) return;
  if (radio.broken) {
    own.radio = undefined;
    t.tell?.({ type: 'radio-eliminated', rule: 'O17', side: victim, radio: radio.id });
    return;
  }
  radio.broken = true;
  t.tell?.({ type: 'radio-broke', rule: 'O17', side: victim, radio: radio.id });
}

// O18

/** O18 A broken radio is repaired, a working one needs a leader; there is only one radio, so never both. */
export function whyNotRequest(state: State, side: Side): Refusal | undefined {
  const { radio } = state.sides[side];
  if (!radio) return refusal('no-radio', 'O18');
  return radio.broken || canActivate(state, side, 'spot') ? undefined : refusal('nobody-to-activate', 'O18');
}

export function* requestArtillery(t: Table, side: Side): Rules {
  const { radio } = t.state.sides[side];
  if (!radio) return;
  if (radio.broken) {
    radio.broken = false;
    t.tell?.({ type: 'radio-fixed', rule: 'O18.1', side, radio: radio.id });
    return;
  }
  yield* fireForEffect(t, side, radio.id);
}

/** O18.2.1 Any hex that the spotter sees, passable or not. */
function inSight(state: State): number[] {
  const spotter = unitCalled(state, now(state, 'artillery')?.spotter ?? '');
  if (!spotter) return [];
  return EVERYWHERE.filter((hex) => hex === spotter.at || hindranceBetween(state, spotter.at, hex) !== BLOCKED);
}

function firesSmoke(state: State, side: Side): boolean {
  const { radio } = state.sides[side];
  return radio !== undefined && radioType(radio.id).firesSmoke;
}

const aimSmoke = ofHexes('aim-smoke', 'O18.2.1.1', inSight, (state, _hex, side) => {
  if (!firesSmoke(state, side)) return refusal('fires-no-smoke', 'O18.2.1.1');
  return state.smokeCup.length === 0 ? refusal('none-left', 'T94') : undefined;
});

const spotting = question('spot', 'O18.2.1', [ofHexes('aim', 'O18.2.1', inSight), openWhile(firesSmoke, aimSmoke)]);

function* fireForEffect(t: Table, side: Side, radio: string): Rules {
  const { state } = t;
  const [spotter = ''] = yield* activate(t, side, 'spot', 'O18.2');
  state.doing.push({ what: 'artillery', side, spotter, at: -1, smoke: false, struck: [] });
  const choice = yield* ask(side, spotting);
  const smoke = choice.kind === 'aim-smoke';
  Object.assign(during(state, 'artillery'), { at: hexNamed(choice.hex), smoke });
  t.tell?.({ type: 'spotting-round', rule: 'O18.2.1', side, hex: choice.hex, smoke });
  const landed = yield* accuracy(t, side);
  if (landed >= 0) yield* impact(t, side, radio, landed);
  state.doing.pop();
}

/** O18.2.2 A targeting roll, then two dice that are no roll: how far the round errs. -1 if it leaves the map, even for a moment. */
function* accuracy(t: Table, side: Side): Rules<number> {
  const { state } = t;
  const { spotter, at } = during(state, 'artillery');
  const from = theUnit(state, spotter).at;
  const made = yield* roll(t, side, 'accuracy', 'O18.2.2');
  // A roll that was cancelled may have let the time advance, and Smoke drift away.
  const { range, hindrance } = aimFrom(state, from, at);
  const product = made.white * made.coloured;
  const hit = isHit({ range, hindrance }, product);
  t.tell?.({ type: 'accuracy', rule: 'O18.2.2', side, range, product, hindrance, hit });
  yield* settle(t, made);
  const { white, coloured } = yield* turnOver(t, side, timeTrigger);
  const way = hit ? [white, coloured] : Array.from({ length: coloured }, () => white);
  return drift(t, side, at, way);
}

function drift(t: Table, side: Side, from: number, way: readonly number[]): number {
  const map = mapOf(t.state);
  let hex = from;
  for (const direction of way) {
    hex = map.neighbours[hex]?.[direction - 1] ?? -1;
    if (hex < 0) break;
  }
  const directions = way.map(String);
  t.tell?.({ type: 'drifted', rule: 'O18.2.2', side, from: hexName(from), hex: hex < 0 ? '' : hexName(hex), directions });
  return hex;
}

const which = question('impact', 'O18.2.3', [ofHexes('impact', 'O18.2.3', leftToHit)]);

/** O18.2.3.2 Hexes of the impact area with anything in them that have not been rolled for: somebody may come in meanwhile. */
function leftToHit(state: State): number[] {
  const { at = -1, struck = [] } = now(state, 'artillery') ?? {};
  return impactArea(state, at)
    .filter((hex) => !struck.includes(hex) && isWorthHitting(state, hex))
    .sort((a, b) => a - b);
}

/** O18.2.3 The hex and the six around it. */
function impactArea(state: State, centre: number): number[] {
  return [centre, ...(mapOf(state).adjacent[centre] ?? [])];
}

function* impact(t: Table, side: Side, radio: string, centre: number): Rules {
  const { state } = t;
  const doing = during(state, 'artillery');
  doing.at = centre;
  if (doing.smoke) {
    for (const hex of impactArea(state, centre)) placeSmoke(t, hex, 'O18.2.3.1');
    return;
  }
  for (;;) {
    const [only, another] = leftToHit(state);
    if (only === undefined) return;
    const choice = another === undefined ? undefined : yield* ask(side, which);
    const hex = choice ? hexNamed(choice.hex) : only;
    during(state, 'artillery').struck.push(hex);
    yield* strike(t, side, radio, hex);
  }
}

function isWorthHitting(state: State, hex: number): boolean {
  return unitsAt(state, hex).length > 0 || fortificationAt(state, hex) !== undefined;
}

function* strike(t: Table, side: Side, radio: string, hex: number): Rules {
  const { firepower } = radioType(radio);
  t.tell?.({
    type: 'fired',
    rule: 'O18.2.3.2',
    side,
    by: 'artillery',
    firing: '',
    firers: [radio],
    hexes: [hexName(hex)],
    base: firepower,
    others: 0,
    hindrance: 0,
    height: 0,
    firepower,
  });
  yield* resolveAttack(t, newAttack({ side, by: 'artillery', hexes: [hex], indirect: true, firepower }));
}
