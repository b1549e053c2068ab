/** A card that is put upon whom it is for does what it is played for, as by a press upon it. */
import { expect, it } from 'vitest';
import { Match } from '../../../kernel/match.ts';
import { hexName, hexNamed } from '../content/battle-map.ts';
import { isCard } from '../content/cards.ts';
import { combatCommander } from '../game.ts';
import { movingHex } from '../rules/activation.ts';
import { choiceFrom } from '../vocabulary.ts';
import { playedFor } from './cards-put.ts';
import { answers, errands, whereTheyGo } from './errands.ts';
import { inVain } from './in-vain.ts';
import { type Fight, momentsAsking, offersIn } from './moments-asking.ts';
import { seen } from './seen.ts';
import { thingsOf } from './things.ts';
import { ways } from './ways.ts';

const speaker = { say: (key: string) => key };

/** The rules have each of them made, one after the other. */
function carryOut(match: Fight, seat: string, texts: readonly string[]): Fight {
  const copy: Fight = Match.resume(combatCommander, match.position(), {}, false);
  for (const text of texts) copy.choose(choiceFrom(text) ?? { kind: 'pass' }, seat);
  return copy;
}

it('whatever a card can be played for is done by putting it upon those whom it concerns, and elsewhere it is said so', () => {
  const kinds = new Set<string>();
  for (const match of momentsAsking(['reaction', 'move', 'attack-actions', 'defence', 'defence-actions', 'ambush', 'dig-in'], 1500)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = seen(combatCommander.view(match.state, seat));
    const offers = offersIn(match);
    for (const card of new Set(offers.flatMap(({ choice }) => thingsOf(choice).filter(isCard)))) {
      const played = playedFor(offers, card);
      const found = errands(view, offers, card);
      if (played.length === 0) continue;
      expect(found.size).toBeGreaterThan(0);
      for (const { kind } of played) kinds.add(kind);
      for (const texts of found.values()) carryOut(match, seat, texts);
      if (played.length > 1) expect(ways(view, offers, card, [...found.keys()], speaker)).toHaveLength(played.length);
      expect(inVain(view, offers, card, 'A1', speaker)?.text).toBe('look in-vain concerned');
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['op-fire', 'assault-fire']));
});

it('a card with Fire is put upon those who move, or upon whoever is to fire at them: he is activated by the same command', () => {
  const said = new Set<string>();
  for (const match of momentsAsking(['reaction'], 1500)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = seen(combatCommander.view(match.state, seat));
    const offers = offersIn(match);
    const opFire = offers.find(({ choice }) => choice.kind === 'op-fire');
    if (!opFire) continue;
    const found = errands(view, offers, thingsOf(opFire.choice)[0] ?? '');
    expect(found.get(hexName(movingHex(view)))).toEqual([opFire.text]);
    for (const [, ...rest] of found.values()) {
      expect(answers(view, opFire.choice, rest)).toEqual(rest);
      for (const text of rest) said.add(text.split(' ')[0] ?? '');
    }
  }
  expect([...said]).toEqual(['activate']);
});

it('all who wait in a hex go together to a hex that is pressed afterwards, which is lit before', () => {
  let tried = 0;
  for (const match of momentsAsking(['move'], 800)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = seen(combatCommander.view(match.state, seat));
    const offers = offersIn(match);
    for (const offer of offers.filter(({ choice }) => choice.kind === 'set-out-all')) {
      const [from = ''] = thingsOf(offer.choice);
      const found = errands(view, offers, from);
      expect(whereTheyGo(view, offers, offer)).toEqual([...found.keys()]);
      for (const [hex, [first = '', ...steps]] of found) {
        expect([first, choiceFrom(steps.at(-1) ?? '')]).toEqual([offer.text, { kind: 'step', hex }]);
        carryOut(match, seat, [first, ...steps.slice(0, 1)]);
        expect(ways(view, offers, from, [hex], speaker)).toHaveLength(1);
        tried++;
      }
      const far = ['A1', 'O10'].find((hex) => !found.has(hex) && hexNamed(hex) !== hexNamed(from));
      if (far !== undefined) expect(inVain(view, offers, from, far, speaker)).toBeDefined();
    }
  }
  expect(tried).toBeGreaterThan(0);
});

it('a Weapon put upon a hex is said to be set up by whoever carries it, and one card too many not to be discarded', () => {
  const said = new Set<string>();
  for (const match of momentsAsking(['arm', 'discard'], 400)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = seen(combatCommander.view(match.state, seat));
    for (const { choice } of offersIn(match)) {
      const [thing = ''] = thingsOf(choice);
      const onto = choice.kind === 'toss' ? thing : 'H3';
      if (thing !== '') said.add(`${choice.kind}: ${inVain(view, offersIn(match), thing, onto, speaker)?.text}`);
    }
  }
  expect([...said].sort()).toEqual(['arm: look in-vain arm', 'toss: look in-vain enough']);
});
