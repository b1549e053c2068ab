/** O16 Advance: one hex, whatever it costs, even into the enemy. */
import { hexName, hexNamed } from '../content/battle-map.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import { during, fortificationAt, now, type State, theUnit } from '../state.ts';
import type { Question, Rules, Table } from '../vocabulary.ts';
import { activate, isAtEnemyEdge, whyNotAdvanceInto } from './activation.ts';
import { ask, ofUnits, option, plain, type Refusal, refusal } from './asking.ts';
import { mineAttack } from './attack.ts';
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

const advanceOff = ofUnits('advance-exit', 'O16.2', waiting, (state, id) =>
  isAtEnemyEdge(state, theUnit(state, id)) ? undefined : refusal('not-your-edge', 'O16.3', { unit: id }),
);

/** O14.4 Somebody has to do it, as long as somebody can. */
function mustGoOn(state: State): boolean {
  return !advancing(state).crossed && waiting(state).some((id) => canStill(state, id));
}

function canStill(state: State, id: string): boolean {
  const unit = theUnit(state, id);
  if (isAtEnemyEdge(state, unit)) return true;
  return (mapOf(state).adjacent[unit.at] ?? []).some((hex) => whyNotAdvanceInto(state, unit, hex) === undefined);
}

const endAdvance = plain('end-advance', 'O16.1', (state) => (mustGoOn(state) ? refusal('must-advance', 'O14.4') : undefined));

const question: Question = { asks: 'advance', rule: 'O16.1', options: [advanceInto, advanceOff, endAdvance] };

export function* advanceOrder(t: Table, side: Side): Rules {
  const { state } = t;
  const active = yield* activate(t, side, 'advance', 'O16.1');
  state.doing.push({ what: 'advance', side, active, finished: [], entered: [], enteredHex: -1, crossed: false });
  while (waiting(state).some((id) => canStill(state, id))) {
    const choice = yield ask(t, side, question);
    if (choice.kind === 'advance') yield* advanceOne(t, choice.unit, hexNamed(choice.hex));
    else if (choice.kind === 'advance-exit') yield* exitOne(t, choice.unit);
    else break;
  }
  state.doing.pop();
}

function* exitOne(t: Table, id: string): Rules {
  const doing = advancing(t.state);
  doing.crossed = true;
  doing.entered = [id];
  yield* minesOnTheWayOut(t, id);
  // Whoever has deployed in the mines leaves as two teams.
  yield* leaveMap(t, advancing(t.state).entered.slice());
}

/** F103.1 Mines attack whoever leaves their hex. */
function* minesOnTheWayOut(t: Table, id: string): Rules {
  const { at } = theUnit(t.state, id);
  if (fortificationAt(t.state, at)?.kind === 'mines') yield* mineAttack(t, [id], at);
}

function* advanceOne(t: Table, id: string, hex: number): Rules {
  const { state } = t;
  const doing = advancing(state);
  doing.finished.push(id);
  doing.entered = [id];
  doing.enteredHex = hex;
  doing.crossed = true;
  const from = theUnit(state, id).at;
  yield* minesOnTheWayOut(t, id);
  // A deploy in the middle of it leaves two teams to go.
  for (const each of advancing(state).entered) {
    const unit = theUnit(state, each);
    unit.at = hex;
    t.tell?.({ type: 'advanced', rule: 'O16.1', side: unit.side, unit: each, from: hexName(from), hex: hexName(hex) });
  }
  updateControl(t);
  if (fortificationAt(state, hex)?.kind === 'mines') yield* mineAttack(t, advancing(state).entered, hex);
  yield* hiddenObstacles(t, enemyOf(doing.side), () => now(state, 'advance')?.entered ?? []);
}
