/** What is advised where mines may lie: by what the player can count, and with the sappers that are at hand. */
import { describe, expect, it } from 'vitest';
import { reason } from '../../src/games/commando/bot/reasons.ts';
import { commando } from '../../src/games/commando/game.ts';
import { habits } from '../../src/games/commando/habits.ts';
import type { State } from '../../src/games/commando/state.ts';
import { type Choice, type Event, SEAT } from '../../src/games/commando/vocabulary.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { legalChoices } from '../../src/kernel/legality.ts';
import { Match } from '../../src/kernel/match.ts';
import { choicesFrom } from '../../src/kernel/together.ts';

const DESERT = { theatre: 'western-desert', ops: 6, rp: 0 };

function position(arrangement: object, choices: string): Match<State, Choice, Event> {
  const arranged = commando.lab.arrange({ ...DESERT, ...arrangement }, randomFrom('mines'));
  if (!arranged.ok) throw new Error(arranged.fault.code);
  const match = new Match(commando, arranged.value);
  for (const choice of choicesFrom(commando, choices) ?? []) match.choose(choice, SEAT);
  return match;
}

function advised({ state, decision }: Match<State, Choice, Event>): { choice: string; because: string } {
  if (!decision) throw new Error('Nobody is asked.');
  const choice = commando.player.policy(state, SEAT, decision.question, legalChoices(state, decision.question, SEAT), randomFrom(''));
  return { choice: commando.choiceText(choice), because: reason(state, SEAT, decision.question, choice).code };
}

const TRUCKS = ['truck-patrol-1', 'truck-patrol-2', 'truck-patrol-3', 'armoured-cars-1', 'jeep-patrol-1'];
const at = (space: string, ...units: readonly string[]) => Object.fromEntries(units.map((unit) => [unit, space]));

/** KIA is all that is asked for; both Real Objectives lie open, so the marker in Mechili can only be mines. */
const ONLY_MINES = {
  mission: 'midnight-toll',
  objectives: [
    { at: 'derna', real: true, faceUp: true },
    { at: 'barce', real: true, faceUp: true },
    { at: 'mechili', real: false },
  ],
};

describe('a force that needs KIA where nothing but mines is left', () => {
  const from = (units: object, choices = 'force tengeder + take-all + done') => position({ ...ONLY_MINES, units }, choices);

  it('hunts elsewhere if it has no sappers, and says so', () => {
    const { choice, because } = advised(from(at('tengeder', ...TRUCKS)));
    expect(choice).toMatch(/^move /);
    expect(choice).not.toBe('move mechili');
    expect(because).toBe('march-hunt-mines');
    expect(advised(from(at('tengeder', ...TRUCKS), '')).because).toBe('plan-hunt-mines');
  });

  it('goes to the marker with sappers, its own or some who wait there', () => {
    expect(advised(from(at('tengeder', 'sappers-1', ...TRUCKS))).choice).toBe('move mechili');
    expect(advised(from({ ...at('tengeder', ...TRUCKS), 'sappers-1': 'mechili' })).choice).toBe('move mechili');
  });
});

describe('sappers', () => {
  const MARKERS = ['jalo', 'mechili', 'tobruk', 'derna', 'barce'].map((space, i) => ({ at: space, real: i < 3 }));

  it('come along before guns that would crowd them out, while markers may be mines', () => {
    const units = at('kufra', 'jeep-patrol-2', 'sappers-1', ...TRUCKS);
    const match = position({ mission: 'borrowed-papers', units, objectives: MARKERS }, 'force kufra');
    const taken: string[] = [];
    for (;;) {
      const { choice, because } = advised(match);
      if (!choice.startsWith('take ')) break;
      taken.push(`${choice} ${because}`);
      match.choose(choicesFrom(commando, choice)?.[0] as Choice, SEAT);
    }
    expect(taken).toContain('take sappers-1 take-sappers');
  });

  it('do not lead a force on past the marker that it came for', () => {
    const units = at('palificata', 'sappers-1', ...TRUCKS);
    const march = 'force palificata + take-all + done + move jalo';
    const match = position({ mission: 'behind-the-wire', units, objectives: MARKERS }, march);
    expect(advised(match)).toEqual({ choice: 'halt', because: 'halt-target' });
  });
});

describe('the onlooker', () => {
  const counts = (units: object, choices: string, ...entered: readonly string[]) => {
    const match = position({ ...ONLY_MINES, units }, choices);
    const onlooker = habits();
    for (const space of entered) {
      if (match.decision) onlooker.watch(match.state, SEAT, match.decision.question, { kind: 'move', space }, () => []);
    }
    return onlooker.counts(match.state);
  };

  it('tells forces with sappers from others, and counts a marker that can only be mines', () => {
    const march = 'force tengeder + take-all + done';
    expect(counts(at('tengeder', ...TRUCKS), march, 'mechili', 'msus')).toMatchObject({ led: 0, unled: 1, certain: 1 });
    expect(counts(at('tengeder', 'sappers-1', 'truck-patrol-1'), march, 'mechili')).toMatchObject({ led: 1, unled: 0, certain: 0 });
  });

  it('counts sappers who are left behind, and why', () => {
    const left = (units: object, take: string) => {
      const match = position({ ...ONLY_MINES, units }, `force tengeder + ${take}`);
      const onlooker = habits();
      if (match.decision) onlooker.watch(match.state, SEAT, match.decision.question, { kind: 'done' }, () => []);
      return onlooker.counts(match.state);
    };
    const here = at('tengeder', 'sappers-1', ...TRUCKS);
    expect(left(here, 'take truck-patrol-1')).toMatchObject({ 'sappers-left': 1, 'sappers-slow': 0 });
    expect(left(here, 'take jeep-patrol-1')).toMatchObject({ 'sappers-left': 0, 'sappers-slow': 1 });
    expect(left(here, 'take sappers-1')).toMatchObject({ 'sappers-left': 0, 'sappers-slow': 0, 'sappers-crowded-out': 0 });
  });

  it('counts mines and those lost to them', () => {
    const onlooker = habits();
    for (const die of [1, 4, 1]) onlooker.hear({ type: 'mine-checked', rule: '23.0', unit: 'truck-patrol-1', die, lost: die === 1 });
    expect(onlooker.counts(position({ ...ONLY_MINES, units: {} }, '').state)).toMatchObject({ minefields: 1, 'lost-to-mines': 2 });
  });
});
