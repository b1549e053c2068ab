/** 19.0 Battle, 20.0 winning and 21.0 losing it. */

import { rollDie } from '../../../kernel/dice.ts';
import { NOBODY_CHOOSES } from '../../../kernel/game.ts';
import { entryOf } from '../../../kernel/listed.ts';
import type { BattleResult } from '../content/terms.ts';
import { has, theatreOf } from '../content/theatres.ts';
import { entriesOf } from '../content/unit-set.ts';
import { KIA } from '../killed.ts';
import type { Battle, Side, State } from '../state.ts';
import { ask, type ChoiceOf, isPossible, NONE, no, option, question, type Rules, type Table } from '../vocabulary.ts';
import { checkAvailability, onCall, support } from './airstrikes.ts';
import { changeKia, eliminate, panic, recover } from './kia.ts';
import { checkSupply, fullFirepower } from './logistics.ts';
import { battleOf, counterOf, groundUnitsAt, inSpace, unitOf } from './map.ts';
import { backToBin } from './opfor.ts';
import { diceNow, type Fire, fireNow } from './sight.ts';
import { place } from './standing.ts';
import { pass } from './windows.ts';

/** 11.0-3 Fights whatever OPFOR stand in the space, round after round to the end; says whether the Commandos won. */
export function* fightBattle(t: Table, at: string): Rules<boolean> {
  const s = t.state;
  const battle = beginBattle(s, at);
  t.tell?.({ type: 'battle-began', rule: '19.0', space: at, units: battle.line.slice(), opfor: s.opfor.slice() });
  yield* declareFullFirepower(t);
  do yield* fightRound(t);
  while (standing(s, 'commando') && standing(s, 'opfor'));
  const won = standing(s, 'commando');
  // 20.0, 21.0 OPFOR back to the bin, panic over.
  recover(s, at);
  backToBin(s);
  s.battle = undefined;
  t.tell?.({ type: 'battle-ended', rule: won ? '20.0' : '21.0', space: at, won, rounds: battle.round });
  checkAfter(t, battle);
  return won;
}

/** 19.0 Everybody in the space fights, whoever was there before; what is still aboard another unit does not. */
function beginBattle(s: State, at: string): Battle {
  const line = groundUnitsAt(s, at).filter(({ aboard }) => aboard === '');
  s.battle = {
    at,
    round: 0,
    superiority: 'commando',
    opfor: s.opfor.map((id) => ({ id, panicked: false, fired: false })),
    line: line.map(({ id }) => id),
    lined: 0,
    fired: [],
    firing: '',
    support: [],
    flown: [],
    supply: '',
  };
  return s.battle;
}

const FULL_FIREPOWER = question('full-firepower', '34.0', [fullFirepower, pass], { kind: 'pass' });

/** 34.0 At the beginning of the battle, for all of it. */
function declareFullFirepower(t: Table): Rules {
  return isPossible(t.state, fullFirepower) ? fullFirepowerIfWanted(t) : NOBODY_CHOOSES;
}

function* fullFirepowerIfWanted(t: Table): Rules {
  const s = t.state;
  const choice = yield* ask(FULL_FIREPOWER);
  if (choice.kind === 'pass') return;
  battleOf(s).supply = choice.unit;
  t.tell?.({ type: 'full-firepower', rule: '34.0', unit: choice.unit });
}

function* fightRound(t: Table): Rules {
  const s = t.state;
  const battle = battleOf(s);
  battle.round++;
  battle.fired = [];
  battle.flown = [];
  for (const opfor of battle.opfor) opfor.fired = false;
  determineSuperiority(t);
  if (battle.round === 1 || s.rules.lines === 'each-round') yield* drawUpLines(t);
  let side = battle.superiority;
  for (;;) {
    const other = side === 'commando' ? 'opfor' : 'commando';
    const next = nextToFire(s, side);
    if (next === undefined && nextToFire(s, other) === undefined) return;
    if (next !== undefined) yield* fires(t, side, next);
    side = other;
  }
}

function fires(t: Table, side: Side, unit: string): Rules {
  if (side === 'commando') return commandoFires(t, unit);
  opforFires(t, unit);
  return NOBODY_CHOOSES;
}

/** 19.1-1 A die each, +1 for a leader but never more, ties to the Commandos; anew every round. */
function determineSuperiority(t: Table): void {
  const s = t.state;
  const battle = battleOf(s);
  if (battle.round === 1 && s.surprise) {
    battle.superiority = s.surprise;
    t.tell?.({ type: 'surprised', rule: '16.0', side: s.surprise });
    return;
  }
  const commandoDie = rollDie(s.random);
  const opforDie = rollDie(s.random);
  const theatre = theatreOf(s);
  const commandoLeader = battle.line.some((id) => theatre.unit(id).leader) ? 1 : 0;
  const opforLeader = battle.opfor.some(({ id }) => theatre.opforUnit(id).leader) ? 1 : 0;
  const side = commandoDie + commandoLeader >= opforDie + opforLeader ? 'commando' : 'opfor';
  battle.superiority = side;
  t.tell?.({ type: 'superiority', rule: '19.1', round: battle.round, commandoDie, commandoLeader, opforDie, opforLeader, side });
}

const lineOpfor = option<'line-opfor'>({
  kind: 'line-opfor',
  rule: '19.1',
  candidates: (s) => battleOf(s).opfor.map(({ id }) => ({ kind: 'line-opfor', opfor: id })),
  whyNot(s, { opfor }) {
    const { opfor: line, lined } = battleOf(s);
    const place = line.findIndex(({ id }) => id === opfor);
    if (place < 0) return no('not-in-battle', '19.1', { unit: opfor });
    if (place < lined) return no('already-in-line', '19.1', { unit: opfor });
    const next = line[lined];
    if (next && firepowerOf(s, next) !== firepowerOf(s, { id: opfor }))
      return no('stronger-opfor-first', '19.1', { unit: opfor, first: next.id });
    return undefined;
  },
});

const OPFOR_LINE = question('opfor-line', '19.1', [lineOpfor]);

const line = option<'line'>({
  kind: 'line',
  rule: '19.1',
  exact: true,
  candidates(s) {
    const { line: standingInLine, lined } = battleOf(s);
    const next: ChoiceOf<'line'>[] = [];
    for (let place = lined; place < standingInLine.length; place++) {
      next.push({ kind: 'line', unit: entryOf(standingInLine, place, 'unit in line') });
    }
    return next;
  },
  whyNot(s, { unit }) {
    const { line: standingInLine, lined } = battleOf(s);
    const place = standingInLine.indexOf(unit);
    if (place < 0) return no('not-in-battle', '19.1', { unit });
    return place < lined ? no('already-in-line', '19.1', { unit }) : undefined;
  },
});

const KEEP_LINE = [{ kind: 'keep-line' }] as const;

/** The rest of the line stays in the order it has. */
const keepLine = option<'keep-line'>({
  kind: 'keep-line',
  rule: '19.1',
  exact: true,
  settles: () => true,
  candidates: () => KEEP_LINE,
  whyNot: () => undefined,
});

const COMMANDO_LINE = question('line', '19.1', [keepLine, line]);

/** 19.1-2 The OPFOR from the strongest to the weakest, ties as the player likes; the Commandos in any order. */
function* drawUpLines(t: Table): Rules {
  const s = t.state;
  const battle = battleOf(s);
  // Those who are left stay in their order.
  if (battle.round === 1) strongestFirst(s, battle.opfor);
  for (battle.lined = 0; battle.lined < battle.opfor.length - 1; battle.lined++) {
    if (!tieMatters(s, battle)) continue;
    const { opfor } = yield* ask(OPFOR_LINE);
    toPlace(battle.opfor, battle.lined, ({ id }) => id === opfor);
  }
  for (battle.lined = 0; battle.lined < battle.line.length - 1; battle.lined++) {
    const choice = yield* ask(COMMANDO_LINE);
    if (choice.kind === 'keep-line') break;
    toPlace(battle.line, battle.lined, (unit) => unit === choice.unit);
  }
  battle.lined = 0;
  t.tell?.({ type: 'lines-drawn', rule: '19.1', line: battle.line.slice(), opfor: battle.opfor.map(({ id }) => id) });
}

/** One after the other goes forward past those who are weaker: for so few that is faster than a sort. */
function strongestFirst(s: State, row: Battle['opfor']): void {
  for (let next = 1; next < row.length; next++) {
    const stronger = entryOf(row, next, 'OPFOR in line');
    const firepower = firepowerOf(s, stronger);
    let place = next;
    for (; place > 0; place--) {
      const before = entryOf(row, place - 1, 'OPFOR in line');
      if (firepowerOf(s, before) >= firepower) break;
      row[place] = before;
    }
    row[place] = stronger;
  }
}

/** Units alike in everything but their name may stand in any order without anybody being asked. */
function tieMatters(s: State, { opfor, lined }: Battle): boolean {
  const theatre = theatreOf(s);
  const next = entryOf(opfor, lined, 'OPFOR in line');
  const { firepower, leader } = theatre.opforUnit(next.id);
  for (let place = lined + 1; place < opfor.length; place++) {
    const other = entryOf(opfor, place, 'OPFOR in line');
    const counter = theatre.opforUnit(other.id);
    if (counter.firepower === firepower && (other.panicked !== next.panicked || counter.leader !== leader)) return true;
  }
  return false;
}

/** Whoever was chosen steps forward to a place of the line; those between make room. */
function toPlace<T>(row: T[], place: number, isIt: (entry: T) => boolean): void {
  let from = place;
  while (!isIt(entryOf(row, from, 'place in line'))) from++;
  const chosen = entryOf(row, from, 'place in line');
  for (; from > place; from--) row[from] = entryOf(row, from - 1, 'place in line');
  row[place] = chosen;
}

function firepowerOf(s: State, { id }: { readonly id: string }): number {
  return theatreOf(s).opforUnit(id).firepower;
}

/** 19.1-2 The first in line that is neither panicked nor has fired, as long as there is somebody to fire at. */
function nextToFire(s: State, side: Side): string | undefined {
  const battle = battleOf(s);
  if (side === 'opfor') {
    if (battle.line.length === 0) return undefined;
    return battle.opfor.find(({ panicked, fired }) => !panicked && !fired)?.id;
  }
  if (battle.opfor.length === 0) return undefined;
  for (const id of battle.line) {
    if (battle.fired.includes(id)) continue;
    const { air, index, firepower } = counterOf(s, id);
    if (air || s.units[index]?.panicked) continue;
    // 19.2 A die for each point of firepower, one more under Full Firepower (34.0), and whatever comes by air (29.0)
    if (firepower > 0 || battle.supply || onCall(s) !== 0) return id;
  }
  return undefined;
}

/** 19.1 The Commandos fire at whom they like, panicked or not. */
const fire = option<'fire'>({
  kind: 'fire',
  rule: '19.1',
  exact: true,
  candidates: (s) => (diceNow(s) === 0 ? [] : battleOf(s).opfor.map(({ id }) => ({ kind: 'fire', opfor: id }))),
  whyNot(s, { opfor }) {
    if (!battleOf(s).opfor.some(({ id }) => id === opfor)) return no('not-in-battle', '19.1', { unit: opfor });
    return diceNow(s) === 0 ? no('no-dice', '19.2', { unit: battleOf(s).firing }) : undefined;
  },
});

const HOLD_FIRE = [{ kind: 'hold-fire' }] as const;

const holdFire = option<'hold-fire'>({
  kind: 'hold-fire',
  rule: '19.1',
  exact: true,
  settles: () => true,
  candidates: (s) => (diceNow(s) > 0 ? NONE : HOLD_FIRE),
  whyNot: (s) => (diceNow(s) > 0 ? no('must-fire', '19.1', { unit: battleOf(s).firing }) : undefined),
});

const FIRING = question('fire', '19.1', [fire, support, holdFire]);

/** At the only one there is, where nobody could come by air either, without a question. */
function commandoFires(t: Table, unit: string): Rules {
  const s = t.state;
  const battle = battleOf(s);
  battle.firing = unit;
  battle.fired.push(unit);
  const [first, another] = battle.opfor;
  if (first === undefined || another !== undefined || onCall(s) !== 0) return commandoPicksTarget(t, unit);
  fireAtOpfor(t, first.id);
  return NOBODY_CHOOSES;
}

function* commandoPicksTarget(t: Table, unit: string): Rules {
  const battle = battleOf(t.state);
  let choice = yield* ask(FIRING);
  while (choice.kind === 'support') {
    callIn(t, choice.unit);
    choice = yield* ask(FIRING);
  }
  if (choice.kind === 'fire') fireAtOpfor(t, choice.opfor);
  else {
    battle.firing = '';
    t.tell?.({ type: 'held-fire', rule: '19.1', unit });
  }
  sendHome(t);
}

/** 29.0 An airstrike comes to the space and adds its dice; 30.0 a helicopter also takes its place in the line. */
function callIn(t: Table, id: string): void {
  const s = t.state;
  const battle = battleOf(s);
  battle.support.push(id);
  place(s, unitOf(s, id), battle.at);
  if (!has(counterOf(s, id), 'helicopter')) return;
  battle.flown.push(id);
  if (battle.line.includes(id)) return;
  battle.line.push(id);
  t.tell?.({ type: 'helicopter-joined', rule: '30.0', unit: id });
}

function fireAtOpfor(t: Table, target: string): void {
  const s = t.state;
  const battle = battleOf(s);
  const [unit, dice] = [battle.firing, fireNow(s)];
  battle.firing = '';
  const results = rollFire(t, 'commando', unit, target, dice);
  const opfor = battle.opfor.find(({ id }) => id === target);
  if (opfor) {
    const loss = lossFrom(results, opfor.panicked);
    if (loss === 'panic') {
      opfor.panicked = true;
      t.tell?.({ type: 'panicked', rule: '19.2', side: 'opfor', unit: target });
    } else if (loss === 'elimination') {
      battle.opfor = battle.opfor.filter(({ id }) => id !== target);
      s.opfor = s.opfor.filter((id) => id !== target);
      s.bin.push(target);
      t.tell?.({ type: 'eliminated', rule: '19.2', side: 'opfor', unit: target });
      changeKia(t, KIA.opfor);
    }
  }
}

/** Ruling 7: one firing of one unit, then the check. */
function sendHome(t: Table): void {
  const battle = battleOf(t.state);
  for (const id of battle.support) if (has(counterOf(t.state, id), 'airstrike')) checkAvailability(t, id);
  battle.support = [];
}

/** 19.1-2 At the first in the Commando line (ruling 3: panicked or not). */
function opforFires(t: Table, id: string): void {
  const s = t.state;
  const battle = battleOf(s);
  const shooter = battle.opfor.find((opfor) => opfor.id === id);
  if (!shooter) return;
  shooter.fired = true;
  const target = opforTarget(s);
  const results = rollFire(t, 'opfor', shooter.id, target, { firepower: firepowerOf(s, shooter), supply: 0, air: 0 });
  const unit = unitOf(s, target);
  const loss = lossFrom(results, unit.panicked);
  if (loss === 'panic') panic(t, unit, '19.2');
  else if (loss === 'elimination') eliminate(t, unit, '19.2');
}

function opforTarget(s: State): string {
  const { line: commandos } = battleOf(s);
  const standingFirst = s.rules['opfor-target'] === 'first-standing' && commandos.find((id) => !unitOf(s, id).panicked);
  return standingFirst || entryOf(commandos, 0, 'unit in line');
}

function rollFire(t: Table, side: Side, unit: string, target: string, { firepower, supply, air }: Fire): BattleResult[] {
  const table = theatreOf(t.state).sheet.battleResults[side];
  const dice: number[] = [];
  for (let n = firepower + supply + air; n > 0; n--) dice.push(rollDie(t.state.random));
  const results = dice.map((die) => entryOf(table, die - 1, 'battle result'));
  t.tell?.({ type: 'fired', rule: '19.1', side, unit, target, firepower, supply, air, dice, results });
  return results;
}

/** 19.2 One elimination is enough and swallows panics; two panics eliminate; nothing spills over. */
export function lossFrom(results: readonly BattleResult[], panickedBefore: boolean): BattleResult {
  let panics = panickedBefore ? 1 : 0;
  for (const result of results) {
    if (result === 'elimination') return 'elimination';
    if (result === 'panic') panics++;
  }
  if (panics === (panickedBefore ? 1 : 0)) return 'no-effect';
  return panics >= 2 ? 'elimination' : 'panic';
}

/** 19.1-4 A side goes on as long as one of its units is not panicked; a helicopter alone does not hold the ground. */
function standing(s: State, side: Side): boolean {
  const battle = battleOf(s);
  if (side === 'opfor') return battle.opfor.some(({ panicked }) => !panicked);
  return battle.line.some((id) => !unitOf(s, id).panicked && !counterOf(s, id).air);
}

/** 29.1, 34.0 Supply and helicopters that have fought. */
function checkAfter(t: Table, { at, supply, line }: Battle): void {
  const s = t.state;
  if (supply) checkSupply(t, supply);
  const theatre = theatreOf(s);
  for (const { id } of entriesOf(theatre.units, inSpace(s, theatre.space(at)) & ~theatre.ground)) {
    if (line.includes(id)) checkAvailability(t, id);
  }
}
