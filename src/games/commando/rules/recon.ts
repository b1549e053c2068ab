/** 33.0 Reconnaissance: one attempt an operation, before the force moves. */
import { rollDie } from '../../../kernel/dice.ts';
import { AIR_AVAILABLE } from '../boxes.ts';
import { has, theatreOf } from '../content/theatres.ts';
import { STANDING, type State } from '../state.ts';
import { type ChoiceOf, NONE, no, option, type Refusal, type Table } from '../vocabulary.ts';
import { checkAvailability } from './airstrikes.ts';
import { revealObjective } from './intel.ts';
import { counterOf, findUnit, forceHas, hiddenObjectiveAt, isSpace, operationOf } from './map.ts';

function whyNotRecon(s: State, space: string): Refusal | undefined {
  const { reconned: tried, moved } = operationOf(s);
  if (s.rules.recon === 'off') return no('rule-switched-off', '33.0');
  if (!isSpace(s, space)) return no('unknown-id', '33.0', { id: space });
  if (moved > 0) return no('after-moving', '33.0');
  if (tried) return no('one-recon-only', '33.0');
  if (!hiddenObjectiveAt(s, space)) return no('no-hidden-objective', '33.0', { space });
  return undefined;
}

/** Before the force moves, once. */
function mayRecon(s: State): boolean {
  const { moved, reconned: tried } = operationOf(s);
  return moved === 0 && !tried && s.rules.recon === 'on';
}

export const groundRecon = option<'ground-recon'>({
  kind: 'ground-recon',
  rule: '33.0',
  exact: true,
  candidates(s) {
    if (!mayRecon(s) || !forceHas(s, 'recon')) return NONE;
    const patrols: ChoiceOf<'ground-recon'>[] = [];
    const { neighbours } = theatreOf(s).space(operationOf(s).at);
    for (const { at, faceUp } of s.objectives) if (!faceUp && neighbours.includes(at)) patrols.push({ kind: 'ground-recon', space: at });
    return patrols;
  },
  whyNot(s, { space }) {
    const reason = whyNotRecon(s, space);
    if (reason) return reason;
    if (!forceHas(s, 'recon')) return no('no-recon-unit', '33.0');
    const { at } = operationOf(s);
    if (!theatreOf(s).space(at).neighbours.includes(space)) return no('not-adjacent-to-objective', '33.0', { from: at, space });
    return undefined;
  },
});

/** Anywhere on the map, with an airstrike that is then checked for availability. */
export const airRecon = option<'air-recon'>({
  kind: 'air-recon',
  rule: '33.0',
  exact: true,
  candidates(s) {
    const { airAvailable } = s[STANDING];
    if (airAvailable === 0 || !mayRecon(s)) return NONE;
    const flights: ChoiceOf<'air-recon'>[] = [];
    for (const { id, bit } of theatreOf(s).having.airstrike) {
      if ((airAvailable & bit) === 0) continue;
      for (const { at, faceUp } of s.objectives) if (!faceUp) flights.push({ kind: 'air-recon', unit: id, space: at });
    }
    return flights;
  },
  whyNot(s, { unit: id, space }) {
    const reason = whyNotRecon(s, space);
    if (reason) return reason;
    const unit = findUnit(s, id);
    if (!unit) return no('unknown-id', '33.0', { id });
    if (!has(counterOf(s, id), 'airstrike')) return no('not-an-airstrike', '33.0', { unit: id });
    if (unit.at !== AIR_AVAILABLE) return no('air-not-available', '29.0', { unit: id });
    return undefined;
  },
});

/** Even reveals. */
export function reconnoitre(t: Table, choice: ChoiceOf<'ground-recon' | 'air-recon'>): void {
  const s = t.state;
  operationOf(s).reconned = true;
  const die = rollDie(s.random);
  const revealed = die % 2 === 0;
  if (choice.kind === 'ground-recon') t.tell?.({ type: 'ground-reconned', rule: '33.0', space: choice.space, die, revealed });
  else t.tell?.({ type: 'air-reconned', rule: '33.0', unit: choice.unit, space: choice.space, die, revealed });
  const hidden = hiddenObjectiveAt(s, choice.space);
  if (revealed && hidden) revealObjective(t, hidden, '33.0');
  // Ruling 8: only aircraft are checked
  if (choice.kind === 'air-recon') checkAvailability(t, choice.unit);
}
