/** In battle: how to line up, whom to fire at, when to call for help. */
import { entryOf } from '../../../kernel/listed.ts';
import { theatreOf } from '../content/theatres.ts';
import { fireOutcomes } from '../fire-odds.ts';
import { battleOf, counterOf, unitOf } from '../rules/map.ts';
import { diceNow } from '../rules/sight.ts';
import type { State } from '../state.ts';
import type { Choice, ChoiceOf } from '../vocabulary.ts';
import { minesAreLeft } from './mines.ts';

/** Firepower of the enemy that can still shoot, against ours. */
export function danger(s: State): number {
  return theirFirepower(s) / Math.max(1, ourFirepower(s));
}

export function theirFirepower(s: State): number {
  const theatre = theatreOf(s);
  let theirs = 0;
  for (const { id, panicked } of battleOf(s).opfor) if (!panicked) theirs += theatre.opforUnit(id).firepower;
  return theirs;
}

export function ourFirepower(s: State): number {
  const theatre = theatreOf(s);
  let ours = 0;
  for (const id of battleOf(s).line) if (!unitOf(s, id).panicked) ours += theatre.unit(id).firepower;
  return ours;
}

/** The enemy fires at the head of the line: somebody who can be spared leads, the guns follow, the shaken and the leaders stay back; so do sappers while there are mines. */
function placeInLine(s: State, id: string): number {
  const { firepower, leader, air, abilities } = counterOf(s, id);
  if (air) return 90;
  if (unitOf(s, id).panicked) return 80;
  if (leader) return 70;
  if (abilities.includes('sapper') && minesAreLeft(s)) return 60;
  return firepower <= 1 ? firepower : 20 - firepower;
}

/** Those who stand together in the order they should have. */
export function wantedLine(s: State, line: readonly string[]): string[] {
  return [...line].sort((a, b) => placeInLine(s, a) - placeInLine(s, b));
}

export function lineUp(s: State, choices: readonly Choice[]): Choice {
  const { line, lined } = battleOf(s);
  const wanted = wantedLine(s, line);
  const isAsWanted = wanted.every((id, i) => line[i] === id);
  const better = isAsWanted
    ? pickKind(choices, 'keep-line')
    : choices.find((choice) => choice.kind === 'line' && choice.unit === wanted[lined]);
  return better ?? entryOf(choices, 0, 'choice');
}

/** Kill what is about to shoot; finish what cannot, for the tally. */
function pickTarget(s: State, choices: readonly Choice[]): Choice {
  const theatre = theatreOf(s);
  const { opfor } = battleOf(s);
  const dice = diceNow(s);
  const table = theatre.sheet.battleResults.commando;
  const elimination = table.filter((result) => result === 'elimination').length / 6;
  const panic = table.filter((result) => result === 'panic').length / 6;
  let best = entryOf(choices, 0, 'choice');
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    if (choice.kind !== 'fire') continue;
    const target = opfor.find(({ id }) => id === choice.opfor);
    if (!target) continue;
    const counter = theatre.opforUnit(target.id);
    const threat = target.panicked ? 0 : counter.firepower * (target.fired ? 0.6 : 1) + (counter.leader ? 0.4 : 0);
    const [killed, shaken] = fireOutcomes(dice, elimination, panic, target.panicked);
    const gain = (killed?.chance ?? 0) * (1 + threat) + (shaken?.chance ?? 0) * threat;
    if (gain > most) [best, most] = [choice, gain];
  }
  return best;
}

/** Aircraft are for fights that could go wrong; half of them do not come back. */
export function fire(s: State, choices: readonly Choice[]): Choice {
  const call = danger(s) > 0.6 ? choices.find((choice) => choice.kind === 'support' && isWorthCalling(s, choice)) : undefined;
  return call ?? pickTarget(s, choices);
}

function isWorthCalling(s: State, { unit }: ChoiceOf<'support'>): boolean {
  const { abilities } = counterOf(s, unit);
  return abilities.includes('airstrike') || danger(s) > 1;
}

export function isKind<K extends Choice['kind']>(choice: Choice, kind: K): choice is ChoiceOf<K> {
  return choice.kind === kind;
}

export function pickKind<K extends Choice['kind']>(choices: readonly Choice[], kind: K): ChoiceOf<K> | undefined {
  return choices.find((choice) => isKind(choice, kind));
}
