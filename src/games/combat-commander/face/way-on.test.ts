/** What the one filled button does by itself, and what one press never does. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import { cardCalled } from '../content/cards.ts';
import { combatCommander } from '../game.ts';
import type { State } from '../state.ts';
import type { Choice, ChoiceKind, Event } from '../vocabulary.ts';
import { isBad, showsFirst, wayOn } from './way-on.ts';

const NOTHING = { doing: [] };
const offers = (...kinds: readonly ChoiceKind[]): Offer[] => kinds.map((kind) => ({ text: kind, choice: { kind } }));

it('lets those who move go on until somebody is activated for Op Fire, who then fires', () => {
  expect(wayOn(NOTHING, offers('op-fire', 'pass'), 'reaction')?.text).toBe('pass');
  expect(wayOn(NOTHING, offers('op-fire', 'op-attack', 'hidden-mines', 'pass'), 'reaction')?.text).toBe('op-attack');
});

it('it is bad that one of one’s own runs, and that an enemy stays', () => {
  const rout = (of: string) => ({
    sides: { axis: { hand: [] }, allies: {} },
    doing: [{ what: 'rout', side: 'axis', of, left: [], rolling: [] }],
  });
  const bad = (of: string) => ['none', 'suppressed', 'retreat'].filter((outcome) => isBad(outcome, rout(of)));
  expect([bad('axis'), bad('allies')]).toEqual([['retreat'], ['none']]);
});

it('gives nothing up by itself', () => {
  expect(wayOn(NOTHING, offers('order', 'end-turn'), 'next-order')).toBeUndefined();
  expect(wayOn(NOTHING, offers('end-turn'), 'next-order')).toBeUndefined();
});

it('ends nobody’s Move or Advance, and no Move of all, while somebody can still go on', () => {
  expect(wayOn(NOTHING, offers('step', 'halt'), 'move')).toBeUndefined();
  expect(wayOn(NOTHING, offers('set-out', 'end-move'), 'move')).toBeUndefined();
  expect(wayOn(NOTHING, offers('advance', 'end-advance'), 'advance')).toBeUndefined();
  expect(wayOn(NOTHING, offers('smoke-grenades', 'halt'), 'move')?.text).toBe('halt');
  expect(wayOn(NOTHING, offers('assault-fire', 'end-move'), 'move')?.text).toBe('end-move');
});

it('takes everybody along with a leader, or whoever has been picked and nobody besides', () => {
  const picked = (...chosen: readonly string[]) => ({ doing: [{ what: 'activation', side: 'axis', purpose: 'move', chosen }] });
  expect(wayOn(picked('a'), offers('activate', 'activate-all', 'done'), 'activate-more')?.text).toBe('activate-all');
  expect(wayOn(picked('a'), offers('activate', 'activate-all'), 'activate-more')?.text).toBe('activate-all');
  expect(wayOn(picked('a', 'b'), offers('activate', 'activate-all', 'done'), 'activate-more')?.text).toBe('done');
});

/** Every choice of these kinds in a game of the scripted player: whether it is shown first, and what is asked after it. */
function shotsIn(id: string, kinds: readonly ChoiceKind[]): { readonly isShown: boolean; readonly next: string | undefined }[] {
  const random = randomFrom(`${id} shots`);
  const match = new Match<State, Choice, Event>(combatCommander, combatCommander.begin({ id, options: {} }, randomFrom(id)));
  const shots = [];
  for (let made = 0; made < 1200 && match.decision; made++) {
    const { question, seats } = match.decision;
    const [seat = ''] = seats;
    const choices = match.choices(seat);
    for (const choice of choices.filter(({ kind }) => kinds.includes(kind))) {
      const copy = Match.resume(combatCommander, match.position(), {}, false);
      copy.choose(choice, seat);
      shots.push({ isShown: showsFirst(combatCommander.view(match.state, seat), choice), next: copy.decision?.question.asks });
    }
    match.choose(combatCommander.player.policy(match.state, seat, question, choices, random), seat);
  }
  return shots;
}

it('no shot goes off by the first press: it is shown, or it is asked who fires', () => {
  const shots = shotsIn('first-light', ['target', 'shell']);
  expect(new Set(shots.map(({ isShown }) => isShown)).size).toBe(2);
  expect(shots.filter(({ isShown, next }) => isShown === (next === 'fire-group'))).toEqual([]);
});

it('shows an Op Fire attack first, and an Advance upon the enemy but no other', () => {
  expect(showsFirst(NOTHING, { kind: 'op-attack' })).toBe(true);
  const melees = shotsIn('first-light', ['advance']);
  expect(new Set(melees.map(({ isShown }) => isShown)).size).toBe(2);
});

it('no Order is given by the first press upon its card: one that rolls at once shows what it may come to', () => {
  const orders = ordersIn('first-light');
  expect(orders.filter(({ isShown }) => !isShown)).toEqual([]);
  const rolling = orders.filter(({ order }) => order === 'recover' || order === 'rout');
  expect(new Set(rolling.map(({ rolls }) => rolls)).size).toBe(2);
  expect(rolling.filter(({ rolls, hasOdds }) => rolls !== hasOdds)).toEqual([]);
});

/** Every Order that could be given in a game of the scripted player: whether it is shown first, and whether dice are rolled before anything else is asked. */
function ordersIn(id: string) {
  const random = randomFrom(`${id} orders`);
  const match = new Match<State, Choice, Event>(combatCommander, combatCommander.begin({ id, options: {} }, randomFrom(id)));
  const orders = [];
  for (let made = 0; made < 1200 && match.decision; made++) {
    const { question, seats } = match.decision;
    const [seat = ''] = seats;
    const choices = match.choices(seat);
    for (const choice of choices) {
      if (choice.kind !== 'order') continue;
      const { order } = cardCalled(choice.card);
      const purposes: string[] = [];
      const tell = (event: Event) => event.type === 'rolled' && purposes.push(event.purpose);
      const copy = Match.resume(combatCommander, match.position(), { tell }, false);
      copy.choose(choice, seat);
      orders.push({
        order,
        isShown: showsFirst(combatCommander.view(match.state, seat), choice),
        hasOdds: combatCommander.odds(match.state, seat, choice) !== undefined,
        rolls: purposes.some((purpose) => purpose === 'rally' || purpose === 'rout'),
      });
    }
    match.choose(combatCommander.player.policy(match.state, seat, question, choices, random), seat);
  }
  return orders;
}
