/** 6.1, 6.2, 6.16, 6.17 Action points: whose turn it is, who may interject, what is paid with. */
import { BELOW, type Commando, hasSkill, isActing, isOnLevel, OUT, type State, saved } from '../state.ts';
import type { Table } from '../vocabulary.ts';
import { plain, type Refusal, refusal } from './asking.ts';
import { isFrench } from './operation-in-play.ts';

/** 6.1 Points are spent in one go: nobody begins while another is at it. */
function isOwnTurn(state: State, commando: Commando): boolean {
  if (state.phase !== 'commandos' || commando.finished) return false;
  return state.acting < 0 || isActing(state, commando);
}

/** Points of this turn that he can spend now. */
function pointsNow(state: State, commando: Commando): number {
  return isOwnTurn(state, commando) ? commando.left : 0;
}

/** What he could pay with now: points, and whatever he has saved. */
function purse(state: State, commando: Commando): number {
  return pointsNow(state, commando) + commando.drawn + saved(commando);
}

/** 6.17 Points first, then what he has saved. In the French edition a saved point pays for an action of 1 only. */
function canPay(state: State, commando: Commando, cost: number): boolean {
  if (cost === 0) return true;
  if (purse(state, commando) < cost) return false;
  return cost === 1 || !isFrench(state) || pointsNow(state, commando) >= cost;
}

/** Whether he has anything that he could spend. */
export function hasPoint(state: State, commando: Commando): boolean {
  return commando.critical === 0 && purse(state, commando) > 0;
}

const NOT_IN_PLAY = refusal('not-to-choose', '10.3');
const IS_BELOW = refusal('below', '6.9');
const IS_CRITICAL = refusal('in-critical-condition', '10.2');
const ANOTHER_ACTS = refusal('another-acts', '6.1');

/** What it costs is asked last: whoever is in the wrong place need not be told that he is also out of points. */
export function whyCannotPay(state: State, commando: Commando, cost: number, rule: string): Refusal | undefined {
  if (canPay(state, commando, cost)) return undefined;
  const has = purse(state, commando);
  if (has >= cost) return refusal('points-not-combined', '6.17', { needed: cost });
  if (has === 0 && state.phase === 'commandos' && !commando.finished && commando.left > 0) return ANOTHER_ACTS;
  return refusal('no-points', rule, { needed: cost, points: has });
}

/** 6.9, 10.2 What keeps a commando from every action: not being there. */
function whyAbsent(commando: Commando): Refusal | undefined {
  if (commando.level === OUT) return NOT_IN_PLAY;
  return commando.level === BELOW ? IS_BELOW : undefined;
}

/** What keeps a commando from every action that costs anything, however many points he has. */
export function whyUnable(commando: Commando): Refusal | undefined {
  return whyAbsent(commando) ?? (commando.critical > 0 ? IS_CRITICAL : undefined);
}

/** Whether he may perform an action of so many points on his level now: for lists, which need not say why. */
export function mayAct(state: State, commando: Commando, cost: number): boolean {
  return isOnLevel(commando) && (cost === 0 || (commando.critical === 0 && canPay(state, commando, cost)));
}

export function whyNotAct(state: State, commando: Commando, cost: number, rule: string): Refusal | undefined {
  const absent = whyAbsent(commando);
  if (absent) return absent;
  if (commando.critical > 0 && cost > 0) return IS_CRITICAL;
  return whyCannotPay(state, commando, cost, rule);
}

/** 6.9 From below there is only entering, from the turn after he left. */
export function whyNotEnter(state: State, commando: Commando, cost: number, rule: string): Refusal | undefined {
  if (commando.level === OUT) return NOT_IN_PLAY;
  if (commando.since >= state.turn) return IS_BELOW;
  if (commando.critical > 0) return IS_CRITICAL;
  return whyCannotPay(state, commando, cost, rule);
}

export const forFree = (state: State, commando: Commando): Refusal | undefined => whyNotAct(state, commando, 0, '6.2');
export const forPoints =
  (cost: number, rule: string) =>
  (state: State, commando: Commando): Refusal | undefined =>
    whyNotAct(state, commando, cost, rule);

/** 6.1 An action is paid for: with a saved point taken in hand, then with points, then with what is saved. */
export function pay(t: Table, commando: Commando, cost: number): void {
  const { state } = t;
  newMoment(state);
  const fromHand = handFor(state, commando, cost);
  commando.drawn -= fromHand;
  for (let due = cost - fromHand - spendPoints(state, commando, cost - fromHand); due > 0; due--) spendSaved(t, commando);
}

function handFor(state: State, { drawn }: Commando, cost: number): number {
  return isFrench(state) && cost > 1 ? 0 : Math.min(cost, drawn);
}

/** How many of the points that an action takes would be saved ones, in hand or not. */
export function savedFor(state: State, commando: Commando, cost: number): number {
  const fromHand = handFor(state, commando, cost);
  return cost - Math.min(cost - fromHand, pointsNow(state, commando));
}

/** Whoever spends a point of this turn has begun it; what he has saved begins nothing. */
function spendPoints(state: State, commando: Commando, due: number): number {
  const points = Math.min(due, pointsNow(state, commando));
  if (points > 0) state.acting = state.commandos.indexOf(commando);
  commando.left -= points;
  commando.spent += points;
  return points;
}

/** The one on the top slot goes first: it would be the first to be lost. */
function spendSaved(t: Table, commando: Commando): void {
  if (commando.savedTop) commando.savedTop = false;
  else commando.savedLow = false;
  t.tell?.({ type: 'saved-used', rule: '6.17', commando: commando.specialist });
}

/** 6.2 Something has happened since: free actions may be made anew. */
export function newMoment(state: State): void {
  const { handled } = state;
  for (let item = 0; item < handled.length; item++) handled[item] = 0;
  for (const each of state.commandos) {
    each.shifted = false;
    each.waits = false;
    if (each.saidSo) delete each.saidSo;
  }
}

/** 6.1 When nothing is left to spend, the turn is over, also for whoever has lost it before he began. */
export function finishIfSpent(t: Table): void {
  const { phase, commandos } = t.state;
  if (phase !== 'commandos') return;
  for (const each of commandos) if (!each.finished && each.left + each.drawn === 0) finish(t, each);
}

export function finish(t: Table, commando: Commando): void {
  const { state } = t;
  const lost = commando.left + commando.drawn;
  // Points given up are spent: nobody gets them back by being healed.
  commando.spent += commando.left;
  commando.left = 0;
  commando.drawn = 0;
  commando.finished = true;
  if (isActing(state, commando)) state.acting = -1;
  t.tell?.({ type: 'turn-finished', rule: '6.1', commando: commando.specialist, lost });
}

/** 6.16 How many points a card can hold. */
function slotsFor(commando: Commando): number {
  return hasSkill(commando, 'two-points') ? 2 : 1;
}

/** Why no saved point can be laid on the card. */
export function whyNoSlot(commando: Commando): Refusal | undefined {
  if (commando.wounds > 0) return refusal('top-slot-wounded', '10.1');
  return saved(commando) >= slotsFor(commando) ? refusal('slots-full', '6.16') : undefined;
}

/** The lower slot first, where a wound comes later. */
export function layPoint(commando: Commando): void {
  if (slotsFor(commando) === 2 && !commando.savedLow) commando.savedLow = true;
  else commando.savedTop = true;
}

/** With a point of this turn: a saved one would pay for nothing but another one. */
export const save = plain('save', '6.16', (state, commando) => {
  const cannot = whyNotAct(state, commando, 1, '6.16');
  if (cannot) return cannot;
  return pointsNow(state, commando) === 0 ? refusal('no-points', '6.16', { needed: 1, points: 0 }) : whyNoSlot(commando);
});

export function saveAPoint(t: Table, commando: Commando): void {
  newMoment(t.state);
  spendPoints(t.state, commando, 1);
  layPoint(commando);
  t.tell?.({ type: 'saved', rule: '6.16', commando: commando.specialist });
}

const NOTHING_SAVED = refusal('nothing-saved', '6.17');

/** 6.17 In his own turn, and before it, too, he may pay with a saved point before he spends his points. */
export const useSaved = plain(
  'use-saved',
  '6.17',
  (state, commando) => {
    if (saved(commando) === 0) return NOTHING_SAVED;
    const absent = commando.level === BELOW ? whyNotEnter(state, commando, 0, '6.17') : whyNotAct(state, commando, 0, '6.17');
    if (absent) return absent;
    if (commando.critical > 0) return IS_CRITICAL;
    if (!isOwnTurn(state, commando))
      return refusal(state.phase === 'commandos' && !commando.finished ? 'another-acts' : 'turn-over', '6.17');
    return commando.left === 0 ? refusal('turn-over', '6.17') : undefined;
  },
  true,
);

export function takeSavedInHand(t: Table, commando: Commando): void {
  spendSaved(t, commando);
  commando.drawn++;
}
