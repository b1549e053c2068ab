/** 19.0 Why this line, this target and this support. */
import type { Advice } from '../../../kernel/game.ts';
import { has, theatreOf } from '../content/theatres.ts';
import { odds } from '../odds.ts';
import { battleOf, counterOf, unitOf } from '../rules/map.ts';
import { diceNow } from '../rules/sight.ts';
import type { State } from '../state.ts';
import { type Choice, SEAT } from '../vocabulary.ts';
import { advise } from './advice.ts';
import { falseLeft } from './aims.ts';
import { ourFirepower, theirFirepower, wantedLine } from './fight.ts';
import { minesAreLeft } from './mines.ts';

export function inBattle(s: State, asks: string, choice: Choice): Advice | undefined {
  switch (choice.kind) {
    case 'full-firepower':
      return advise('full-firepower', '34.0', { unit: choice.unit, ...balance(s) });
    case 'pass':
      return asks === 'full-firepower' ? advise('save-supplies', '34.0', balance(s)) : undefined;
    case 'line-opfor':
      return advise('opfor-line', '19.1', { opfor: choice.opfor, firepower: theatreOf(s).opforUnit(choice.opfor).firepower });
    case 'keep-line':
      return forLineAsItIs(s);
    case 'line':
      return forPlaceInLine(s, choice.unit);
    case 'support':
      return forCall(s, choice.unit);
    case 'fire':
      return forTarget(s, choice);
    case 'appoint':
      return advise('leader', '24.0', { unit: choice.unit });
    default:
      return undefined;
  }
}

/** Firepower of those who can still fire. */
function balance(s: State): { readonly theirs: number; readonly ours: number } {
  return { theirs: theirFirepower(s), ours: ourFirepower(s) };
}

function forLineAsItIs(s: State): Advice | undefined {
  const { line } = battleOf(s);
  const isWanted = wantedLine(s, line).every((id, i) => line[i] === id);
  return isWanted ? advise('line-as-wanted', '19.1', { unit: line[0] ?? '', line }) : undefined;
}

/** The enemy fires at the head of the line. */
function forPlaceInLine(s: State, unit: string): Advice | undefined {
  const { firepower, leader, abilities } = counterOf(s, unit);
  const place = battleOf(s).lined + 1;
  const figures = { unit, firepower, place };
  if (unitOf(s, unit).panicked) return undefined;
  if (leader) return advise('line-leader', '24.0', figures);
  if (abilities.includes('sapper') && minesAreLeft(s)) return advise('line-sappers', '27.0', { ...figures, ...falseLeft(s) });
  return advise(firepower <= 1 ? 'line-spare' : 'line-guns', '19.1', figures);
}

function forCall(s: State, unit: string): Advice {
  const counter = counterOf(s, unit);
  const dice = diceNow(s);
  const figures = { unit, firepower: counter.firepower, firing: battleOf(s).firing, dice, ...balance(s) };
  if (dice === 0) return advise('call-for-dice', '29.0', figures);
  return has(counter, 'helicopter') ? advise('call-helicopter', '30.0', figures) : advise('call-airstrike', '29.0', figures);
}

/** Whoever is about to shoot first; whoever cannot, for the tally. */
function forTarget(s: State, choice: Extract<Choice, { kind: 'fire' }>): Advice | undefined {
  const target = battleOf(s).opfor.find(({ id }) => id === choice.opfor);
  if (!target) return undefined;
  const figures = {
    opfor: target.id,
    firepower: theatreOf(s).opforUnit(target.id).firepower,
    dice: diceNow(s),
    killed: percentOf(s, choice, 'elimination'),
    shaken: percentOf(s, choice, 'panic'),
  };
  if (target.panicked) return advise('fire-finish', '22.0', figures);
  return advise(target.fired ? 'fire-has-fired' : 'fire-before-it-fires', '19.1', figures);
}

function percentOf(s: State, choice: Choice, what: string): number {
  const chance = odds(s, SEAT, choice)?.outcomes.find((outcome) => outcome.what === what)?.chance ?? 0;
  return Math.round(100 * chance);
}
