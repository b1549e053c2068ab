/** Where a counter can do nothing, it is said why: of that counter, that place, and that moment. */
import { expect, it } from 'vitest';
import type { Offer } from '../../../kernel/witness/sight.ts';
import { hexName } from '../content/battle-map.ts';
import { cardCalled } from '../content/cards.ts';
import { unitType } from '../content/counters.ts';
import { combatCommander } from '../game.ts';
import { now } from '../state.ts';
import { errands } from './errands.ts';
import { inVain, mayTry } from './in-vain.ts';
import { momentsAsking, offersIn } from './moments-asking.ts';
import { seen } from './seen.ts';

const isLed = (unit: string) => unitType(unit).kind !== 'leader';

const hasOrders = (offers: readonly Offer[]) => offers.some(({ choice }) => choice.kind === 'order');

it('where a counter can do nothing, it is said why: of that counter, that place, and the cards in hand', () => {
  const said = new Set<string>();
  const speaker = { say: (key: string) => key };
  for (const match of momentsAsking(['turn', 'next-order'], 400)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = combatCommander.view(match.state, seat);
    const offers = offersIn(match);
    if (!hasOrders(offers)) continue;
    const enemies = match.state.units.filter(({ side }) => side !== seat);
    for (const unit of match.state.units.filter(({ id, side }) => side === seat && isLed(id))) {
      const possible = errands(view, offers, unit.id);
      for (const { id, at } of enemies) {
        const why = inVain(view, offers, unit.id, id, speaker);
        if (!possible.has(hexName(at))) expect(why, `${unit.id} onto ${id}`).toBeDefined();
        if (why && !possible.has(hexName(at))) said.add(why.text);
      }
      for (const hex of ['A1', 'H5', 'O10'])
        if (!possible.has(hex)) said.add(inVain(view, offers, unit.id, hex, speaker)?.text ?? 'where it stands');
    }
  }
  expect([...said].sort()).toEqual(
    expect.arrayContaining(['look in-vain card', 'look in-vain too-far', 'look in-vain unseen', 'refusal out-of-range']),
  );
});

it('whoever is set up already may be taken up, and is told why he cannot stand where he was put', () => {
  const speaker = { say: (key: string) => key };
  const said = new Set<string>();
  for (const match of momentsAsking(['set-up', 'set-up-hex'], 60)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = seen(combatCommander.view(match.state, seat));
    for (const { id, side } of match.state.units) {
      const told = ['A1', 'H5', 'O10'].map((hex) => inVain(view, offersIn(match), id, hex, speaker)?.text);
      expect(mayTry(view, offersIn(match), id)).toBe(side === seat);
      if (side === seat) for (const text of told) said.add(text ?? 'may stand there');
      else expect(told).toEqual([undefined, undefined, undefined]);
    }
  }
  expect([...said].sort()).toEqual(expect.arrayContaining(['refusal outside-set-up', 'refusal put-down-first']));
});

it('while a Move is carried out, it is said what a hex that is too far off would cost', () => {
  const said = new Map<string, object>();
  const speaker = { say: (key: string, figures: object = {}) => (said.set(key, figures) ? key : '') };
  for (const match of momentsAsking(['move'], 400)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = seen(combatCommander.view(match.state, seat));
    const [mover] = now(view, 'move')?.group ?? [];
    for (const thing of mover === undefined ? ['A1', 'O10'] : ['A1', 'O10', mover])
      for (const hex of ['A1', 'O10']) inVain(view, offersIn(match), thing, hex, speaker);
  }
  const { cost = 0, movement = 0 } = (said.get('look in-vain too-far') ?? {}) as { cost?: number; movement?: number };
  expect(cost).toBeGreaterThan(movement);
  // before anybody sets out, a hex is nobody's goal yet
  expect([...said.keys()]).toContain('look in-vain who-first');
});

it('a Fire card put upon an enemy at whom nobody can fire says so', () => {
  const speaker = { say: (key: string) => key };
  let told = 0;
  for (const match of momentsAsking(['turn', 'next-order'], 200)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = seen(combatCommander.view(match.state, seat));
    const offers = offersIn(match);
    const cards = match
      .choices()
      .flatMap((choice) => (choice.kind === 'order' && cardCalled(choice.card).order === 'fire' ? [choice.card] : []));
    for (const card of cards)
      for (const { id, at, side } of match.state.units) {
        if (side === seat || errands(view, offers, card).has(hexName(at))) continue;
        for (const onto of [id, hexName(at)])
          expect(inVain(view, offers, card, onto, speaker)).toEqual({ text: 'look in-vain nobody-fires', rule: 'O20.1' });
        told++;
      }
  }
  expect(told).toBeGreaterThan(0);
});

it('an enemy pressed where an Order is to be given is told of as an enemy', () => {
  const said = new Map<string, number>();
  const speaker = { say: (key: string, figures: { fire?: number } = {}) => (said.set(key, figures.fire ?? 0) ? key : '') };
  for (const match of momentsAsking(['turn', 'next-order'], 60)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = seen(combatCommander.view(match.state, seat));
    const offers = offersIn(match);
    const fire = match.choices().filter((choice) => choice.kind === 'order' && cardCalled(choice.card).order === 'fire').length;
    for (const { id, side } of match.state.units) {
      if (side === seat) continue;
      expect(inVain(view, offers, id, id, speaker)).toEqual({ text: 'look in-vain enemy', rule: 'O20.1' });
      expect(said.get('look in-vain enemy')).toBe(fire);
    }
  }
  expect(said.size).toBe(1);
});
