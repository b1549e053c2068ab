/** 9.0 Recruiting more than one counter at a time. */
import type { Shortcut, Trying } from '../../../kernel/game.ts';
import { boughtForGround, recruit } from '../bot/recruit.ts';
import { AIR_AVAILABLE } from '../boxes.ts';
import { has, theatreOf } from '../content/theatres.ts';
import { stackingLimit } from '../rules/map.ts';
import type { State } from '../state.ts';
import type { Choice, Event } from '../vocabulary.ts';

type Here = Trying<State, Choice>;
type Found = Shortcut<Choice>;

export function recruiting(here: Here, told: Iterable<Event>): Found[] {
  const history = [...told];
  return [...asBefore(here, history), ...readyForce(here), ...again(here, history)];
}

/** 31.0 In a campaign: what was recruited for the mission before, as far as it is there and can be paid. */
function asBefore(here: Here, history: readonly Event[]): Found[] {
  const ended = history.findIndex(({ type }) => type === 'recruiting-ended');
  const isBegun = history.slice(0, Math.max(0, ended)).some(({ type }) => type === 'recruited');
  if (ended < 0 || isBegun) return [];
  const trial = here.again();
  const began = history.findIndex(({ type }, i) => i > ended && type === 'mission-drawn');
  for (const event of history.slice(ended + 1, began < 0 ? undefined : began).reverse()) {
    if (event.type === 'recruited') trial.go(bought(here.state, event));
  }
  return [{ choices: trial.made, says: { code: 'as-before', figures: { count: trial.made.length } } }];
}

/** What a sensible player would recruit, all of it; where that brings sappers against mines, also without them. */
function readyForce(here: Here): Found[] {
  const plain = recruited(here.again(), true);
  if (!hasSappersForMines(plain.state)) return [readyMade(plain, 'any')];
  const without = recruited(here.again(), false);
  if (hasSappersForMines(without.state)) return [readyMade(plain, 'any')];
  return [readyMade(plain, 'with'), readyMade(without, 'without')];
}

function readyMade({ made, state }: Here, sappers: 'with' | 'without' | 'any'): Found {
  const count = made.filter(({ kind }) => kind !== 'place-leader').length;
  return { choices: made, says: { code: 'ready-force', figures: { count, rp: state.rp, sappers, base: baseOfMost(made) } } };
}

/** Where most of them stand; aircraft have a box of their own. */
function baseOfMost(made: readonly Choice[]): string {
  const bases = made.flatMap((choice) => (choice.kind === 'recruit' ? [choice.base] : []));
  const countOf = (base: string) => bases.filter((other) => other === base).length;
  return bases.reduce((most, base) => (countOf(base) > countOf(most) ? base : most), bases[0] ?? AIR_AVAILABLE);
}

function recruited(trial: Here, alsoSappers: boolean): Here {
  for (let choices = trial.choices(); choices.length > 0; choices = trial.choices()) {
    const isWanted = (choice: Choice) => hasRoom(trial.state, choice) && (alsoSappers || !isForSappers(trial.state, choice));
    const next = recruit(trial.state, choices.filter(isWanted));
    if (next.kind === 'done' || !trial.go(next)) break;
  }
  return trial;
}

/** 10.2 No more for the ground than can go together in this mission. */
function hasRoom(s: State, { kind }: Choice): boolean {
  return kind !== 'recruit' || boughtForGround(s).length < stackingLimit(s);
}

/** 23.0 False objectives are minefields, and somebody who can clear them has been recruited. */
function hasSappersForMines(s: State): boolean {
  const canClear = boughtForGround(s).some((counter) => has(counter, 'sapper'));
  return theatreOf(s).sheet.falseObjective.kind === 'minefield' && canClear;
}

function isForSappers(s: State, choice: Choice): boolean {
  const counter = choice.kind === 'recruit' ? theatreOf(s).findType(choice.type)?.counters[0] : undefined;
  return counter !== undefined && has(counter, 'sapper');
}

/** As many more of what was recruited last, in the same place. */
function again(here: Here, [last]: readonly Event[]): Found[] {
  if (last?.type !== 'recruited') return [];
  const trial = here.again();
  const choice = bought(here.state, last);
  while (trial.go(choice));
  const { type } = theatreOf(here.state).unit(last.unit);
  return [{ choices: trial.made, says: { code: 'again', figures: { count: trial.made.length, type, at: last.at } } }];
}

function bought(s: State, { unit, at }: Extract<Event, { readonly type: 'recruited' }>): Choice {
  const { type } = theatreOf(s).unit(unit);
  return at === AIR_AVAILABLE ? { kind: 'recruit-air', type } : { kind: 'recruit', type, base: at };
}
