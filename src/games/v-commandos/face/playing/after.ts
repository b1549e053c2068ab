/**
 * The view once an event has been seen: all events of a step make the view after it, in everything that is drawn. The view is
 * read back into the terms of the rules, changed there as the event tells, and looked at again.
 */
import type * as Kernel from '../../../../kernel/game.ts';
import { type CardSide, ITEM_KINDS, itemAt, SPECIALISTS, TNT } from '../../content/terms.ts';
import { copyState } from '../../copy.ts';
import { carryOut } from '../../reckoning/answering.ts';
import { positionOf } from '../../reckoning/position.ts';
import { beginCommandoPhase } from '../../rules/commando-phase.ts';
import { dismantle } from '../../rules/completing.ts';
import { leavePlay } from '../../rules/health.ts';
import { layStartingEquipment, setUpLevel } from '../../rules/level-set-up.ts';
import { levelCard } from '../../rules/operation-in-play.ts';
import { enterAnew } from '../../rules/operation-set-up.ts';
import { layPoint } from '../../rules/points.ts';
import { spend } from '../../rules/shooting.ts';
import { clearEnemies, clearItems } from '../../rules/tnt.ts';
import { BELOW, type Commando, commandoAt, commandoCalled, levelInPlay, OUT, type State } from '../../state.ts';
import { type View, view as viewOf } from '../../view.ts';
import type { Event, EventOf } from '../../vocabulary.ts';
import { seen, told } from '../seen.ts';
import { happenedToLevel, placeOf } from './after-level.ts';

export function after(anyView: unknown, event: Kernel.GameEvent): unknown {
  const [known] = told([event]);
  return known ? seenAfter(seen(anyView), known) : anyView;
}

function seenAfter(before: View, event: Event): View {
  const state = copyState(positionOf(before));
  if (!happened(state, event)) return before;
  const now = viewOf(state, before.by === '' ? undefined : before.by);
  // What lies face down is not in the terms of a view.
  const levels = now.levels.map((level) => {
    const old = before.levels.find(({ id }) => id === level.id);
    const { turns } = levelCard(state, level.id);
    return {
      ...level,
      cardsLeft: (old?.cardsLeft ?? turns) - (event.type === 'event-drawn' && event.level === level.id && old?.cardsLeft ? 1 : 0),
    };
  });
  return { ...now, levels, events: before.events };
}

/** Whether anything has changed by it. */
function happened(state: State, event: Event): boolean {
  return (
    happenedInTurn(state, event) || happenedToCommando(state, event) || happenedToThings(state, event) || happenedToLevel(state, event)
  );
}

function happenedInTurn(state: State, event: Event): boolean {
  const t = { state, by: '' };
  switch (event.type) {
    case 'selected':
      selected(state, event);
      return true;
    case 'replaced': {
      const commando = commandoAt(state, event.seat);
      commando.specialist = event.commando;
      commando.side = event.side as CardSide;
      commando.since = state.turn;
      return true;
    }
    case 'turn-began':
      state.turn = event.turn;
      for (const level of state.levels) level.event = '';
      beginCommandoPhase(t);
      return true;
    case 'level-set-up':
      carryOut(setUpLevel(t, event.level), state);
      for (const each of state.commandos) enterAnew(state, each);
      return true;
    case 'level-completed': {
      const level = levelInPlay(state, event.level);
      state.levels = state.levels.filter((each) => each !== level);
      state.completed.push(event.level);
      if (level) dismantle(state, level);
      return true;
    }
    case 'turn-finished': {
      const commando = commandoCalled(state, event.commando);
      if (commando) Object.assign(commando, { finished: true, left: 0 });
      state.acting = -1;
      return true;
    }
    case 'over':
      state.phase = 'over';
      state.won = event.won;
      state.how = event.how;
      return true;
    default:
      return false;
  }
}

/** 9.2 When the last one is chosen everybody has his starting tokens. */
function selected(state: State, { seat, commando: specialist, side }: EventOf<'selected'>): void {
  const commando = commandoAt(state, seat);
  commando.specialist = specialist;
  commando.side = side as CardSide;
  if (state.commandos.some((each) => each.specialist === '')) return;
  state.box = SPECIALISTS.filter((id) => !state.commandos.some((each) => each.specialist === id));
  carryOut(layStartingEquipment({ state, by: '' }), state);
}

function whoIs(state: State, event: Event): Commando | undefined {
  if ('commando' in event) return commandoCalled(state, event.commando);
  return 'who' in event ? commandoCalled(state, event.who) : undefined;
}

function happenedToCommando(state: State, event: Event): boolean {
  const commando = whoIs(state, event);
  if (!commando) return false;
  switch (event.type) {
    case 'moved':
    case 'sneaked':
    case 'entered': {
      const place = placeOf(state, event.tile);
      if (place) Object.assign(commando, { level: place.level.id, tile: place.tile, inNest: false });
      return true;
    }
    case 'exited':
      Object.assign(commando, { level: BELOW, tile: -1, inNest: false, since: state.turn, leftLevel: event.level });
      return true;
    case 'became-visible':
      Object.assign(commando, { visible: true, uniform: false });
      return true;
    case 'became-stealthy':
      commando.visible = false;
      return true;
    case 'dressed':
      spend(state, commando, itemAt('uniform'));
      commando.uniform = true;
      return true;
    case 'reaction-fire':
    case 'nest-left':
      commando.inNest = false;
      return true;
    case 'nest-entered':
      commando.inNest = true;
      return true;
    case 'wounded':
      wounded(commando, event.wounds);
      return true;
    case 'critical':
      Object.assign(commando, { critical: state.turn, visible: false, uniform: false });
      return true;
    case 'healed':
      healed(state, commando, event);
      return true;
    case 'eliminated':
      eliminated(state, commando, event.why);
      return true;
    case 'saved':
    case 'point-given':
      layPoint(commando);
      return true;
    case 'saved-used':
      if (commando.savedTop) commando.savedTop = false;
      else commando.savedLow = false;
      return true;
    default:
      return false;
  }
}

/** 10.1 A saved point that lies where the wound goes is lost. */
function wounded(commando: Commando, wounds: number): void {
  commando.wounds = wounds;
  if (wounds === 1) commando.savedTop = false;
  else commando.savedLow = false;
}

/** 14.2, 9.2 */
function healed(state: State, patient: Commando, { by, rule }: EventOf<'healed'>): void {
  const healer = commandoCalled(state, by);
  if (rule === '14.2' && healer) spend(state, healer, itemAt('first-aid'));
  patient.wounds = rule === '14.2' ? 0 : patient.wounds - 1;
  if (patient.critical === 0) return;
  patient.critical = 0;
  const size = patient.level === BELOW ? 'small' : levelCard(state, patient.level).tiles[patient.tile]?.size;
  patient.visible = size === 'large';
}

/** 10.3 What he carried stays where he fell, unless nothing is left of it. */
function eliminated(state: State, commando: Commando, why: string): void {
  const level = why === 'explosion' || why === 'collapse' ? undefined : levelInPlay(state, commando.level);
  for (const item of commando.carries) {
    if (level) level.items[commando.tile * ITEM_KINDS + item] = (level.items[commando.tile * ITEM_KINDS + item] ?? 0) + 1;
    else state.discards[item] = (state.discards[item] ?? 0) + 1;
  }
  const gone = commando.specialist;
  leavePlay(commando);
  // 8.2 With the last one the operation is over: nobody takes over for him.
  if (state.commandos.every(({ level: where }) => where === OUT)) return;
  if (state.box.length === 0) {
    state.box = state.fallen;
    state.fallen = [];
  }
  state.fallen.push(gone);
  commando.specialist = '';
}

/** Equipment changes its place, or is used up. */
function happenedToThings(state: State, event: Event): boolean {
  const commando = whoIs(state, event);
  if (!commando) return false;
  const level = levelInPlay(state, commando.level);
  const lay = (item: number, by: number) => {
    const place = commando.tile * ITEM_KINDS + item;
    if (level) level.items[place] = (level.items[place] ?? 0) + by;
  };
  const letGo = (item: number) => void commando.carries.splice(commando.carries.indexOf(item), 1);
  switch (event.type) {
    case 'collected':
      lay(itemAt(event.item), -1);
      commando.carries.push(itemAt(event.item));
      return true;
    case 'dropped':
      letGo(itemAt(event.item));
      lay(itemAt(event.item), 1);
      return true;
    case 'handed-over':
      letGo(itemAt(event.item));
      commandoCalled(state, event.receiver)?.carries.push(itemAt(event.item));
      return true;
    case 'charge-laid':
      letGo(TNT);
      if (level) level.charges[commando.tile] = (level.charges[commando.tile] ?? 0) + 1;
      return true;
    case 'exploded': {
      const place = placeOf(state, event.tile);
      if (place) {
        clearEnemies(state, place.level, place.tile);
        clearItems(state, place.level, place.tile);
      }
      return true;
    }
    case 'thrown':
      spend(state, commando, itemAt('grenade'));
      return true;
    case 'called-in':
      spend(state, commando, itemAt('bombardment'));
      return true;
    case 'uniform-lost':
      commando.uniform = false;
      return true;
    case 'barricaded': {
      letGo(itemAt('crowbar'));
      if (level) level.barricaded[levelCard(state, level.id).entranceAt[event.entrance] ?? -1] = true;
      return true;
    }
    case 'interacted':
      usedUp(state, commando, event.objective);
      return true;
    default:
      return false;
  }
}

/** 6.15 Some objectives want an item. */
function usedUp(state: State, commando: Commando, id: string): void {
  const objective = levelCard(state, commando.level).objectives.find((each) => each.id === id);
  if (objective && 'item' in objective && typeof objective.item === 'string') spend(state, commando, itemAt(objective.item));
}
