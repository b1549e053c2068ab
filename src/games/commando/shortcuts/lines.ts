/** 19.1 In battle: the whole line at once, as it was the last time or as it should be, a shot that leaves the line as it is, and one with aircraft. */
import type { Shortcut, Trying } from '../../../kernel/game.ts';
import { wantedLine } from '../bot/fight.ts';
import { odds } from '../odds.ts';
import { battleOf, counterOf, unitOf } from '../rules/map.ts';
import type { State } from '../state.ts';
import { type Choice, type Event, SEAT } from '../vocabulary.ts';

export function lines(here: Trying<State, Choice>, told: Iterable<Event>): Shortcut<Choice>[] {
  const { line, lined } = battleOf(here.state);
  const usual = [...line.slice(0, lined), ...usualLine(here.state, line.slice(lined))];
  const before = lineBefore(line, told);
  const isOther = before.some((unit, i) => usual[i] !== unit);
  return [
    ...(isOther ? drawnUp(here, 'same-line', before) : []),
    ...drawnUp(here, 'usual-line', usual),
    ...firingAtOnce(here),
    ...changedPlaces(here),
  ];
}

/** Everybody in the order that is wanted, with one press; nothing where they stand so already, or somebody else has his place. */
function drawnUp(here: Trying<State, Choice>, code: string, wanted: readonly string[]): Shortcut<Choice>[] {
  const trial = here.again();
  const { line, lined } = battleOf(here.state);
  const isAsWanted = () => wanted.every((id, i) => battleOf(trial.state).line[i] === id);
  if (isAsWanted() || line.slice(0, lined).some((id, i) => wanted[i] !== id)) return [];
  while (trial.asks === 'line' && !isAsWanted()) {
    const unit = wanted[battleOf(trial.state).lined];
    if (unit === undefined || !trial.go({ kind: 'line', unit })) break;
  }
  // That is not tried out: the first shots may fall at once.
  const choices: readonly Choice[] = trial.asks === 'line' ? [...trial.made, { kind: 'keep-line' }] : trial.made;
  return [{ choices, says: { code, figures: { units: wanted, first: wanted[lined] ?? '', place: lined + 1 } } }];
}

/** Whoever stood in the last line, as they stood there; the others behind them. */
function lineBefore(line: readonly string[], told: Iterable<Event>): readonly string[] {
  for (const event of told) {
    if (event.type !== 'lines-drawn') continue;
    const again = event.line.filter((unit) => line.includes(unit));
    return [...again, ...line.filter((unit) => !again.includes(unit))];
  }
  return line;
}

/** As the scripted player would stand, so that advice and this are one: but whoever carries an objective behind those who carry nothing. */
function usualLine(s: State, line: readonly string[]): string[] {
  return wantedLine(s, line).sort((a, b) => backness(s, a) - backness(s, b));
}

/** Nought for whoever may stand in front; the higher, the farther back he belongs. */
function backness(s: State, id: string): number {
  const { leader, air } = counterOf(s, id);
  if (air || leader || unitOf(s, id).panicked) return 2;
  return s.objectives.some(({ carrier }) => carrier === id) ? 1 : 0;
}

/**
 * A unit is dragged onto another of the line: it takes that one's place, and those before it stand as they did. Whoever comes after
 * is still to be placed; to the next place of all it goes by itself, and never so far back that the line would be complete.
 */
function changedPlaces({ state }: Trying<State, Choice>): Shortcut<Choice>[] {
  const { line, lined } = battleOf(state);
  const open = line.slice(lined);
  return open.flatMap((thing) =>
    open.slice(1, -2).flatMap((onto, before): Shortcut<Choice>[] => {
      if (thing === onto) return [];
      const order = open.filter((unit) => unit !== thing);
      order.splice(before + 1, 0, thing);
      const choices = order.slice(0, before + 2).map((unit) => ({ kind: 'line', unit }) as const);
      const figures = { unit: thing, place: lined + before + 2, before: order[before] ?? '' };
      return [{ choices, quiet: 'drag', drag: { thing, onto }, says: { code: 'line-place', figures } }];
    }),
  );
}

function firing(opfor: string) {
  return { code: 'keep-and-fire', figures: { opfor } };
}

/** An enemy is pressed while the line is drawn up: the line stays as it is, and the first of it fires. */
function firingAtOnce(here: Trying<State, Choice>): Shortcut<Choice>[] {
  const trial = here.again();
  if (!trial.go({ kind: 'keep-line' }) || trial.asks !== 'fire') return [];
  return trial.choices().flatMap((choice): Shortcut<Choice>[] => {
    if (choice.kind !== 'fire') return [];
    return [{ choices: [...trial.made, choice], quiet: 'press', odds: odds(trial.state, SEAT, choice), says: firing(choice.opfor) }];
  });
}

/** 29.0 Aircraft are dragged onto an enemy: they are called in, and whoever fires now fires there. */
export function calledIn(here: Trying<State, Choice>): Shortcut<Choice>[] {
  return here.choices().flatMap((call): Shortcut<Choice>[] => {
    const trial = here.again();
    if (call.kind !== 'support' || !trial.go(call)) return [];
    return trial.choices().flatMap((choice): Shortcut<Choice>[] => {
      if (choice.kind !== 'fire') return [];
      const drag = { thing: call.unit, onto: choice.opfor };
      const says = { code: 'call-and-fire', figures: { unit: call.unit, opfor: choice.opfor } };
      return [{ choices: [...trial.made, choice], quiet: 'drag', drag, odds: odds(trial.state, SEAT, choice), says }];
    });
  });
}
