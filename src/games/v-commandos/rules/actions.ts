/** 6.1 Every action of a commando, and how it is carried out. */
import { type Commando, commandoCalled } from '../state.ts';
import type { Choice, Rules, Table } from '../vocabulary.ts';
import { NOBODY_CHOOSES } from './asking.ts';
import { attackInCloseCombat, closeCombat } from './close-combat.ts';
import {
  bandage,
  bandageWound,
  barricade,
  barricadeEntrance,
  firstAid,
  forceDoor,
  forceOpen,
  giveFirstAid,
  giveOrder,
  order,
  putOnUniform,
  wearUniform,
} from './equipment.ts';
import { collect, collectItem, drop, dropItem, give, handOver, take } from './handling.ts';
import { interruptAlarm, switchOff } from './interrupting.ts';
import { exit, leaveLevel, move, sneak, stepOnto, unblock, unblockTrapDoor } from './moving.ts';
import { enterNest, leaveNest, shift } from './nests.ts';
import { interact, interactWith } from './objectives.ts';
import { finish, newMoment, save, saveAPoint, takeSavedInHand, useSaved } from './points.ts';
import { bombard, callBombardment, fire, fireAtDoor, shoot, shootDoor, throwAt, throwGrenade } from './shooting.ts';
import { blowUp, explode, layCharge, layTnt } from './tnt.ts';

/** 6.1 Whatever a commando can do, with the points of his turn, with saved points, or for nothing. */
export const ACTIONS = [
  move,
  sneak,
  exit,
  unblock,
  closeCombat,
  shoot,
  shootDoor,
  throwGrenade,
  firstAid,
  bandage,
  order,
  forceDoor,
  barricade,
  wearUniform,
  layTnt,
  bombard,
  blowUp,
  interruptAlarm,
  interact,
  save,
  useSaved,
  enterNest,
  leaveNest,
  collect,
  drop,
  give,
  take,
];

export function act(t: Table, commando: Commando, choice: Choice): Rules {
  switch (choice.kind) {
    case 'move':
      return stepOnto(t, commando, choice.tile, false);
    case 'sneak':
      return stepOnto(t, commando, choice.tile, true);
    case 'exit':
      return leaveLevel(t, commando);
    case 'close-combat':
      return attackInCloseCombat(t, commando, choice.target);
    case 'shoot':
      return fire(t, commando, choice.weapon, choice.tile);
    case 'throw':
      return throwAt(t, commando, choice.tile);
    case 'bombard':
      return callBombardment(t, commando, choice.tile);
    case 'blow-up':
      newMoment(t.state);
      return explode(t, commando, choice.tile);
    case 'interrupt-alarm':
      return switchOff(t, commando);
    case 'interact':
      return interactWith(t, commando, choice.objective);
    case 'enter-nest':
      return shift(t, commando, true);
    case 'leave-nest':
      return shift(t, commando, false);
    default:
      carryOutAtOnce(t, commando, choice);
      return NOBODY_CHOOSES;
  }
}

/** Actions in which nobody has to choose anything more. */
function carryOutAtOnce(t: Table, commando: Commando, choice: Choice): void {
  switch (choice.kind) {
    case 'unblock':
      unblockTrapDoor(t, commando);
      return;
    case 'shoot-door':
      fireAtDoor(t, commando, choice.weapon, choice.door);
      return;
    case 'first-aid':
      giveFirstAid(t, commando, choice.commando);
      return;
    case 'bandage':
      bandageWound(t, commando, choice.commando);
      return;
    case 'order':
      giveOrder(t, commando, choice.commando);
      return;
    case 'force-door':
      forceOpen(t, commando, choice.door);
      return;
    case 'barricade':
      barricadeEntrance(t, commando, choice.entrance);
      return;
    case 'wear-uniform':
      putOnUniform(t, commando);
      return;
    case 'lay-tnt':
      layCharge(t, commando);
      return;
    case 'save':
      saveAPoint(t, commando);
      return;
    case 'use-saved':
      takeSavedInHand(t, commando);
      return;
    case 'collect':
      collectItem(t, commando, choice.item);
      return;
    case 'drop':
      dropItem(t, commando, choice.item);
      return;
    case 'give':
    case 'take': {
      const other = commandoCalled(t.state, choice.commando);
      if (other && choice.kind === 'give') handOver(t, commando, other, choice.item);
      else if (other) handOver(t, other, commando, choice.item);
      return;
    }
    case 'wait':
      commando.waits = true;
      return;
    case 'stand-by':
      commando.standsBy = true;
      commando.saidSo = true;
      return;
    case 'stand-down':
      delete commando.standsBy;
      commando.saidSo = true;
      return;
    default:
      finish(t, commando);
  }
}
