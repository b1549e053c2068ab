/** O16 Advance: one hex, whatever it costs, even into the enemy. */
import { hexName, hexNamed } from '../content/battle-map.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import { during, fortificationAt, now, type State, theUnit } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { activate, canAdvance, whyNotAdvanceInto, whyNotExit } from './activation.ts';
import { ask, ofUnits, option, plain, question, type Refusal, refusal, settling } from './asking.ts';
import { mineAttack } from './fire/attack.ts';
import { hiddenObstacles } from './hidden.ts';
import { leaveMap } from './leaving.ts';
import { mapOf } from './line-of-sight.ts';
import { updateControl } from './victory.ts';

const advancing = (state: State) => during(state, 'advance');

function waiting(state: State): string[] {
  const { active, finished } = advancing(state);
  return active.filter((id) => !finished.includes(id));
}

function whyNotHe(state: State, id: string): Refusal | undefined {
  if (!advancing(state).active.includes(id)) return refusal('not-to-choose', 'O16.1', { unit: id });
  return advancing(state).finished.includes(id) ? refusal('has-moved', 'O16.1', { unit: id }) : undefined;
}

const advanceInto = option(
  'advance',
  'O16.1',
  (state) =>
    waiting(state).flatMap((unit) =>
      (mapOf(state).adjacent[theUnit(state, unit).at] ?? []).map((hex) => ({ kind: 'advance', unit, hex: hexName(hex) }) as const),
    ),
  (state, { unit, hex }) => {
    const at = hexNamed(hex);
    if (at < 0) return refusal('unknown-id', 'O16.1', { id: hex });
    return whyNotHe(state, unit) ?? whyNotAdvanceInto(state, theUnit(state, unit), at);
  },
);

const advanceOff = ofUnits('advance-exit', 'O16.2', waiting, (state, id) => whyNotExit(state, theUnit(state, id), 'O16.3'));

/** O14.4 Somebody has to do it, as long as somebody can. */
function mustGoOn(state: State): boolean {
  return !advancing(state).crossed && canAnybodyAdvance(state);
}

const canAnybodyAdvance = (state: State): boolean => waiting(state).some((id) => canAdvance(state, theUnit(state, id)));

const endAdvance = settling(plain('end-advance', 'O16.1', (state) => (mustGoOn(state) ? refusal('must-advance', 'O14.4') : undefined)));

const advances = question('advance', 'O16.1', [advanceInto, advanceOff, endAdvance]);

export function* advanceOrder(t: Table, side: Side): Rules {
  const { state } = t;
  const active = yield* activate(t, side, 'advance', 'O16.1');
  state.doing.push({ what: 'advance', side, active, finished: [], entered: [], enteredHex: -1, crossed: false });
  while (canAnybodyAdvance(state)) {
    const choice = yield* ask(side, advances);
    if (choice.kind === 'advance') yield* advanceOne(t, choice.unit, hexNamed(choice.hex));
    else if (choice.kind === 'advance-exit') yield* exitOne(t, choice.unit);
    else break;
  }
  state.doing.pop();
}

function* exitOne(t: Table, id: string): Rules {
  const { state } = t;
  const from = theUnit(state, id).at;
  const doing = advancing(state);
  doing.finished.push(id);
  doing.entered = [id];
  yield* minesOnTheWayOut(t, id);
  const leaving = advancing(state).entered.filter((each) => theUnit(state, each).at === from);
  if (leaving.length > 0) advancing(state).crossed = true;
  yield* leaveMap(t, leaving);
}

/** F103.1 Mines attack whoever leaves their hex. */
function* minesOnTheWayOut(t: Table, id: string): Rules {
  const { at } = theUnit(t.state, id);
  if (fortificationAt(t.state, at)?.kind === 'mines') yield* mineAttack(t, [id], at);
}

/** The trigger of the mines may have displaced the unit, closed the hex or made it two teams. */
function* advanceOne(t: Table, id: string, hex: number): Rules {
  const { state } = t;
  const doing = advancing(state);
  doing.finished.push(id);
  doing.entered = [id];
  const from = theUnit(state, id).at;
  yield* minesOnTheWayOut(t, id);
  const going = advancing(state).entered.filter((each) => {
    const unit = theUnit(state, each);
    return unit.at === from && whyNotAdvanceInto(state, unit, hex) === undefined;
  });
  Object.assign(advancing(state), { entered: going, enteredHex: hex });
  if (going.length === 0) return;
  advancing(state).crossed = true;
  for (const each of going) {
    const unit = theUnit(state, each);
    unit.at = hex;
    t.tell?.({ type: 'advanced', rule: 'O16.1', side: unit.side, unit: each, from: hexName(from), hex: hexName(hex) });
  }
  updateControl(t);
  if (fortificationAt(state, hex)?.kind === 'mines') yield* mineAttack(t, advancing(state).entered, hex);
  yield* hiddenObstacles(t, enemyOf(doing.side), () => now(state, 'advance')?.entered ?? []);
}
