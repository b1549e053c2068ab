/** A26 Whoever moves and is put upon an enemy fires at him, or is told why he does not; O16 an Advance says as much as a Move. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import { hexName } from '../content/battle-map.ts';
import { combatCommander } from '../game.ts';
import { mapOf } from '../rules/line-of-sight.ts';
import { now, type State } from '../state.ts';
import { type Choice, choiceFrom, choiceText, type Event } from '../vocabulary.ts';
import { bestAssault, harmBy } from './assaults.ts';
import { errands, isExpected } from './errands.ts';
import { inVain } from './in-vain.ts';
import { seen } from './seen.ts';
import { ways } from './ways.ts';

type Fight = Match<State, Choice, Event>;

const speaker = { say: (key: string) => key };

function offersIn(match: Fight): Offer[] {
  return match.choices().map((choice) => ({ text: choiceText(choice), choice }));
}

function* momentsAsking(asks: readonly string[], most: number): Generator<Fight> {
  for (const seed of ['assaults', 'more assaults']) {
    const setup = { id: 'first-light', options: {} };
    const match: Fight = new Match(combatCommander, combatCommander.begin(setup, randomFrom(seed)), {});
    const random = randomFrom(`${seed} too`);
    for (let made = 0; made < most && match.decision; made++) {
      const { question, seats } = match.decision;
      const [seat = ''] = seats;
      if (asks.includes(question.asks)) yield match;
      match.choose(combatCommander.player.policy(match.state, seat, question, match.choices(seat), random), seat);
    }
  }
}

it('whoever moves and is put upon an enemy fires at him by Assault Fire, with the odds that come of it', () => {
  let fired = 0;
  const refused = new Set<string>();
  for (const match of momentsAsking(['move'], 400)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = seen(combatCommander.view(match.state, seat));
    const offers = offersIn(match);
    const card = offers.find(({ choice }) => choice.kind === 'assault-fire');
    const enemies = match.state.units.filter(({ side }) => side !== seat);
    for (const unit of match.state.units.filter(({ id }) => now(view, 'move')?.active.includes(id))) {
      const possible = errands(view, offers, unit.id);
      for (const { id, at } of enemies) {
        const texts = possible.get(hexName(at));
        if (!texts) {
          const why = inVain(view, offers, unit.id, id, speaker)?.text;
          expect(why, `${unit.id} onto ${id}`).toBeDefined();
          refused.add(`${card ? 'card' : 'no card'}: ${why}`);
          continue;
        }
        const [way, ...others] = ways(view, offers, unit.id, [id, hexName(at)], speaker);
        expect([way?.what, way?.texts.at(-1), others.length]).toEqual(['look way assault-fire', `target ${hexName(at)}`, 0]);
        const copy: Fight = Match.resume(combatCommander, match.position(), {}, false);
        copy.choose(choiceFrom(texts[0] ?? '') ?? { kind: 'done' }, seat);
        const target = copy.choices().find((one) => choiceText(one) === texts[1]);
        expect(target, texts.join(' + ')).toBeDefined();
        if (target && way?.odds) expect(way.odds).toEqual(combatCommander.odds(copy.state, seat, target));
        fired++;
      }
    }
  }
  expect(fired).toBeGreaterThan(0);
  expect([...refused]).toContain('no card: look in-vain assault');
  expect([...refused].filter((why) => /^card: /.test(why))).not.toContain('card: look in-vain assault');
});

it('the card is told with the shot that its odds are of', () => {
  let told = 0;
  for (const match of momentsAsking(['move'], 400)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = seen(combatCommander.view(match.state, seat));
    const card = match.choices().find(({ kind }) => kind === 'assault-fire');
    const best = card && bestAssault(view);
    if (!card || !best) continue;
    expect(harmBy(view, best)).toEqual(combatCommander.odds(match.state, seat, card));
    told++;
  }
  expect(told).toBeGreaterThan(0);
});

it('what was begun goes on after the card is played', () => {
  const played = { type: 'action-played', rule: 'A26', side: 'allies', card: 'A-16' };
  expect(
    [
      { ...played, action: 'assault-fire' },
      { ...played, action: 'concealment' },
    ].map(isExpected),
  ).toEqual([true, false]);
});

it('an Advance tells of an Objective and of the Action lost what a Move to the same hex tells', () => {
  let compared = 0;
  let wanting = 0;
  for (const match of momentsAsking(['turn', 'next-order'], 400)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = seen(combatCommander.view(match.state, seat));
    const offers = offersIn(match);
    for (const unit of match.state.units.filter(({ side }) => side === seat)) {
      const beside = (mapOf(view).adjacent[unit.at] ?? []).filter((hex) => mapOf(view).objectiveHexes.some((hexes) => hexes.includes(hex)));
      for (const onto of beside.map(hexName)) {
        const all = ways(view, offers, unit.id, [onto], speaker);
        const told = (what: string) => all.find((way) => way.what === `look way ${what}`)?.detail.split(' · ');
        const [advance, move] = [told('advance'), told('move')];
        if (!advance || !move) continue;
        for (const line of ['look hex wanting', 'detail action'])
          expect(advance.includes(line), `${onto}: ${line}`).toBe(move.includes(line));
        wanting += advance.includes('look hex wanting') ? 1 : 0;
        compared++;
      }
    }
  }
  expect(Math.min(compared, wanting)).toBeGreaterThan(0);
});
