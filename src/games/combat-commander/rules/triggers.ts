/** 1.9.1 The four die triggers: resolved when the result of the roll is locked in, before it is applied. */
import { NOBODY_CHOOSES } from '../../../kernel/game.ts';
import type { Side } from '../content/terms.ts';
import { during, now, type State } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { ask, ofUnits, plain, question } from './asking.ts';
import { breakUnits, breakWeapon } from './casualties.ts';
import { drawEvent } from './events.ts';
import { mapOf } from './line-of-sight.ts';
import { meleeHexes, resolveMelees } from './melee.ts';
import { endPile, type Roll, randomHex, settleQuietly } from './rolls.ts';
import { firerOf } from './units.ts';

/** Settles a roll. Inside a trigger there are no triggers, only the end of the pile. */
export function settle(t: Table, made: Roll): Rules {
  if (now(t.state, 'trigger')) return settleQuietly(t, made);
  return made.isLast || made.trigger !== '' ? settleTriggers(t, made) : NOBODY_CHOOSES;
}

function* settleTriggers(t: Table, made: Roll): Rules {
  const { side, trigger, isLast } = made;
  // 6.1.2 Once only, if the last card is itself a Time! roll; 1.9.1 any other trigger on it comes after the time.
  if (isLast || trigger === 'time') yield* timeTrigger(t, side);
  if (trigger === 'event') yield* resolve(t, side, 'event', () => drawEvent(t, side));
  if (trigger === 'sniper') yield* resolve(t, side, 'sniper', () => sniper(t, side));
  // 1.9.1.2 Fire Attack Rolls only.
  if (trigger === 'jammed' && made.purpose === 'fire-attack') yield* resolve(t, side, 'jammed', () => jammed(t));
}

/** 6.1.2 Time!, or the last card of a pile outside of any trigger, which is treated exactly alike. */
export function timeTrigger(t: Table, side: Side): Rules {
  return resolve(t, side, 'time', () => endPile(t, side));
}

/** O16.4 A trigger that brings both sides together in a hex ends with a Melee there. */
function* resolve(t: Table, side: Side, trigger: 'time' | 'event' | 'sniper' | 'jammed', task: () => Rules | undefined): Rules {
  const { state } = t;
  const waiting = meleeHexes(state);
  state.doing.push({ what: 'trigger', side, trigger });
  t.tell?.({ type: 'triggered', rule: '1.9.1', side, trigger });
  const procedure = task();
  if (procedure) yield* procedure;
  yield* resolveMelees(t, settleQuietly, waiting);
  state.doing.pop();
}

const sniping = question('may-snipe', '1.9.1.3', [ofUnits('snipe', '1.9.1.3', nearSniper), plain('decline', '1.9.1.3')]);

/** In or adjacent to the hex; SR.21 some snipers reach enemies further away. */
function nearSniper(state: State): string[] {
  const placing = now(state, 'placing');
  const hex = placing?.hexes[0] ?? -1;
  if (!placing || hex < 0) return [];
  const { snipers } = state.special;
  const reach = (side: Side) => (snipers?.side === placing.side && side !== placing.side ? snipers.radius : 1);
  const map = mapOf(state);
  return state.units.filter(({ at, side }) => map.distance(hex, at) <= reach(side)).map(({ id }) => id);
}

function* sniper(t: Table, side: Side): Rules {
  const { state } = t;
  const hex = yield* randomHex(t, side);
  state.doing.push({ what: 'placing', side, piece: 'sniper', hexes: [hex] });
  const choice = nearSniper(state).length > 0 ? yield* ask(side, sniping) : undefined;
  state.doing.pop();
  if (choice?.kind === 'snipe') yield* breakUnits(t, [choice.unit], '1.9.1.3');
}

/** 1.9.1.2 Every firing weapon breaks; the attack goes on. */
function jammed(t: Table): undefined {
  const { state } = t;
  for (const piece of during(state, 'attack').firers.slice()) {
    const unit = firerOf(state, piece);
    if (unit?.weapon === piece) breakWeapon(t, unit, '1.9.1.2');
  }
}
