import { describe, expect, it } from 'vitest';
import { skirmish } from '../../test/skirmish/game.ts';
import { AMBUSH, DUEL, gameFrom, INTO_THE_AMBUSH, portrait, type Skirmish, spoken } from '../../test/skirmish/play.ts';
import { proceed } from '../../test/skirmish/rules.ts';
import type { Choice, ChoiceOf, Event, Question, State, Table } from '../../test/skirmish/state.ts';
import { randomChoice } from '../bots/random.ts';
import { Chronicle } from './chronicle.ts';
import { commitmentTo } from './commitment.ts';
import { randomFrom } from './dice.ts';
import type { Entry } from './entry.ts';
import { type Refusal, refusal } from './game.ts';

type SkirmishChronicle = Chronicle<State, Choice, Event>;

const ORIGIN = { setup: DUEL, seed: 'seed', salt: 'salt' };

function chronicleFrom(arrangement: unknown, dice: readonly number[] = []): SkirmishChronicle {
  return new Chronicle(gameFrom(arrangement, dice), ORIGIN);
}

/** Says what is played; gives back the first refusal. */
function say(chronicle: SkirmishChronicle, lines: readonly string[]): Refusal | undefined {
  for (const line of lines) {
    const { seat, choice } = spoken(line);
    const reason = chronicle.choose(seat, choice);
    if (reason) return reason;
  }
  return undefined;
}

const codeOf = (chronicle: SkirmishChronicle, line: string) => {
  const { seat, choice } = spoken(line);
  return chronicle.whyNot(seat, choice)?.code;
};

describe('the referee', () => {
  const atOrders: readonly [string, string | undefined][] = [
    ['red play march-1', undefined],
    ['red play fire-1', undefined],
    ['red rest', undefined],
    ['blue play march-3', 'not-your-decision'],
    ['green rest', 'not-your-decision'],
    ['red play march-3', 'not-in-hand'],
    ['red play march-99', 'not-in-hand'],
    ['red join red-a', 'not-now'],
  ];

  it.each(atOrders)('judges "%s": %s', (line, code) => {
    const chronicle = chronicleFrom(AMBUSH);
    const before = portrait(chronicle.match);
    expect(codeOf(chronicle, line)).toBe(code);
    expect(portrait(chronicle.match)).toBe(before);
    const refused = say(chronicle, [line])?.code;
    expect(refused).toBe(code);
    expect(chronicle.version).toBe(code === undefined ? 1 : 0);
    expect(portrait(chronicle.match) === before).toBe(code !== undefined);
  });

  it('says why, with rule and figures', () => {
    const chronicle = chronicleFrom({ ...AMBUSH, squads: { 'red-a': 0, 'blue-a': 5 } });
    expect(say(chronicle, ['red play fire-1'])).toEqual({ code: 'no-target', rule: 'S4.1', figures: { range: 3 } });
    expect(say(chronicle, ['blue rest'])).toEqual({ code: 'not-your-decision', rule: 'S2', figures: { seats: ['red'] } });
  });

  it('refuses what nothing speaks against but is not in the list', () => {
    const lenient: Skirmish = {
      ...gameFrom(AMBUSH),
      *proceed() {
        const options = [
          {
            kind: 'target' as const,
            rule: 'S4.1',
            candidates: () => [{ kind: 'target' as const, squad: 'blue-a' }],
            whyNot: () => undefined,
          },
        ];
        yield { seats: ['red'], question: { asks: 'target', rule: 'S4.1', options } };
      },
    };
    const chronicle = new Chronicle(lenient, ORIGIN);
    expect(say(chronicle, ['red target moon'])).toEqual({ code: 'no-such-thing', rule: 'S4.1', figures: { wanted: 'target moon' } });
    expect(chronicle.replay({ seat: 'red', asks: 'target', choice: 'target moon' }, true)).toBe(false);
    expect(say(chronicle, ['red target blue-a'])).toBeUndefined();
  });

  it('asks nobody anything when the game is over', () => {
    const chronicle = chronicleFrom({ ...AMBUSH, turn: 20 });
    expect(say(chronicle, ['red rest', 'red done'])).toBeUndefined();
    expect(chronicle.match.outcome?.how).toBe('time');
    expect(chronicle.choices()).toEqual([]);
    expect(say(chronicle, ['red rest'])?.code).toBe('game-over');
  });

  it('lets the end be taken back only beyond what has come to light, for it reveals the dice', () => {
    const chronicle = chronicleFrom({ ...AMBUSH, turn: 20 });
    expect(say(chronicle, ['red rest', 'red done'])).toBeUndefined();
    expect(chronicle.undoable('red')).toBe(0);
    expect(chronicle.undo('red')?.code).toBe('undo-stops-here');
    expect(chronicle.undo('red', true)).toBeUndefined();
    expect(chronicle.entries.at(-1)).toMatchObject({ seat: 'red', beyond: true });
    expect(chronicle.match.outcome).toBeUndefined();
  });

  it('takes the answer of either seat of a team and records whose it was', () => {
    const chronicle = chronicleFrom({ ...AMBUSH, setup: 'trio' });
    expect(say(chronicle, ['red-2 play march-1', 'red-1 join red-a'])).toBeUndefined();
    expect(chronicle.entries.map((entry) => entry.seat)).toEqual(['red-2', 'red-1']);
    expect(say(chronicle, ['red done'])?.code).toBe('not-your-decision');
  });
});

describe('the record', () => {
  it('says who was asked what and what they chose', () => {
    const chronicle = chronicleFrom(AMBUSH);
    say(chronicle, ['red play march-1', 'red join red-a', 'red done']);
    expect(chronicle.entries).toEqual([
      { seat: 'red', asks: 'order', choice: 'play march-1' },
      { seat: 'red', asks: 'group', choice: 'join red-a' },
      { seat: 'red', asks: 'group', choice: 'done' },
    ]);
    expect(chronicle.line).toEqual(chronicle.entries);
  });

  it('keeps events with the version at which they happened and the seats they are for', () => {
    const chronicle = chronicleFrom(AMBUSH);
    say(chronicle, ['red play march-1', 'red join red-a']);
    expect(chronicle.told).toEqual([
      { version: 0, step: 1, event: { type: 'card-played', rule: 'S2.1', side: 'red', by: 'red', card: 'march-1' } },
      { version: 1, step: 2, event: { type: 'chosen', rule: 'S2.3', to: ['red'], id: 'red-a' } },
    ]);
  });

  it('commits to its dice and starts the same from the same seed', () => {
    const [one, other] = [new Chronicle(skirmish, ORIGIN), new Chronicle(skirmish, ORIGIN)];
    expect(one.commitment).toBe(commitmentTo('seed', 'salt'));
    expect(one.fingerprint).toBe(other.fingerprint);
    expect(new Chronicle(skirmish, { ...ORIGIN, seed: 'another' }).fingerprint).not.toBe(one.fingerprint);
  });
});

describe('taking back', () => {
  it('goes as far as the seat’s own choices since something came to light', () => {
    const chronicle = chronicleFrom(AMBUSH);
    say(chronicle, ['red play march-1']);
    const afterCard = portrait(chronicle.match);
    expect(chronicle.undoable('red')).toBe(0);
    say(chronicle, ['red join red-a', 'red join red-b']);
    expect(chronicle.undoable('red')).toBe(2);
    expect(chronicle.undo('red')).toBeUndefined();
    expect(chronicle.undo('red')).toBeUndefined();
    expect(portrait(chronicle.match)).toBe(afterCard);
    expect(chronicle.undo('red')?.code).toBe('undo-stops-here');
    expect(portrait(chronicle.match)).toBe(afterCard);
  });

  it('stops at a die', () => {
    const chronicle = chronicleFrom(AMBUSH, [6]);
    say(chronicle, ['red play fire-1', 'red target blue-a', 'red join red-a', 'red done']);
    expect(chronicle.match.state.random.script).toEqual([]);
    expect(chronicle.undoable('red')).toBe(0);
    expect(chronicle.undo('red')?.code).toBe('undo-stops-here');
  });

  it('stops at a foreign choice', () => {
    const chronicle = chronicleFrom(AMBUSH);
    say(chronicle, [...INTO_THE_AMBUSH]);
    expect(chronicle.undoable('red')).toBe(3);
    expect(chronicle.undoable('blue')).toBe(0);
    expect(chronicle.undo('blue')?.code).toBe('undo-stops-here');
    say(chronicle, ['blue pass']);
    expect(chronicle.undoable('red')).toBe(0);
    expect(chronicle.undoable('blue')).toBe(1);
    expect(chronicle.undo('red')?.code).toBe('undo-stops-here');
  });

  it('does not let one seat of a team take back what the other chose', () => {
    const chronicle = chronicleFrom({ ...AMBUSH, setup: 'trio' });
    say(chronicle, ['red-1 play march-1', 'red-1 join red-a', 'red-2 join red-b']);
    expect(chronicle.undo('red-1')?.code).toBe('undo-stops-here');
    expect(chronicle.undo('red-2')).toBeUndefined();
    expect(chronicle.undo('red-1')).toBeUndefined();
  });

  it('goes further where that is allowed, and the entry says so', () => {
    const chronicle = chronicleFrom(AMBUSH, [6]);
    const start = portrait(chronicle.match);
    say(chronicle, ['red play march-1']);
    expect(chronicle.undo('red', true)).toBeUndefined();
    expect(chronicle.entries.at(-1)).toEqual({ seat: 'red', undo: 1, beyond: true });
    expect(portrait(chronicle.match)).toBe(start);
    say(chronicle, ['red play march-2', 'red join red-a']);
    chronicle.undo('red', true);
    expect(chronicle.entries.at(-1)).toEqual({ seat: 'red', undo: 1 });
  });

  it('takes what was answered unasked along', () => {
    const chronicle = chronicleFrom({ ...AMBUSH, hands: { ...AMBUSH.hands, blue: ['march-3'] } });
    say(chronicle, ['red play march-1', 'red join red-a', 'red done']);
    const before = portrait(chronicle.match);
    say(chronicle, ['red step red-a']);
    expect(chronicle.entries.at(-1)).toEqual({ seat: 'blue', asks: 'opportunity', choice: 'pass', unasked: true });
    expect(chronicle.undo('red', true)).toBeUndefined();
    expect(chronicle.entries.at(-1)).toEqual({ seat: 'red', undo: 2, beyond: true });
    expect(portrait(chronicle.match)).toBe(before);
  });

  it('has nothing to take back at the start', () => {
    expect(chronicleFrom(AMBUSH).undo('red', true)?.code).toBe('nothing-to-undo');
  });

  it('untells what happened since, while versions and entries only grow', () => {
    const chronicle = chronicleFrom(AMBUSH);
    const versions = [chronicle.version];
    const grow = (act: () => unknown) => {
      act();
      versions.push(chronicle.version);
    };
    grow(() => say(chronicle, ['red play march-1']));
    grow(() => say(chronicle, ['red join red-a']));
    grow(() => chronicle.undo('red'));
    expect(chronicle.told.map(({ event }) => event.type)).toEqual(['card-played']);
    grow(() => say(chronicle, ['red join red-b']));
    expect(chronicle.told.at(-1)).toMatchObject({ version: 3, event: { type: 'chosen', id: 'red-b' } });
    grow(() => chronicle.undo('red'));
    grow(() => chronicle.redo('red'));
    expect(versions).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(chronicle.line.map(({ choice }) => choice)).toEqual(['play march-1', 'join red-b']);
  });
});

describe('choosing again what was taken back', () => {
  it('comes to the same position, step by step', () => {
    const chronicle = chronicleFrom(AMBUSH);
    say(chronicle, ['red play march-1', 'red join red-a', 'red join red-b', 'red done']);
    const there = portrait(chronicle.match);
    for (let i = 0; i < 3; i++) chronicle.undo('red');
    expect(chronicle.redo('blue')?.code).toBe('not-your-decision');
    for (let i = 0; i < 3; i++) expect(chronicle.redo('red')).toBeUndefined();
    expect(portrait(chronicle.match)).toBe(there);
    expect(chronicle.redo('red')?.code).toBe('nothing-to-redo');
  });

  it('passes the windows again that had passed by themselves', () => {
    const chronicle = chronicleFrom({ ...AMBUSH, hands: { ...AMBUSH.hands, blue: ['march-3'] } });
    say(chronicle, [...INTO_THE_AMBUSH, 'red step red-a']);
    const there = portrait(chronicle.match);
    const length = chronicle.line.length;
    chronicle.undo('red', true);
    chronicle.undo('red', true);
    expect(chronicle.line).toHaveLength(length - 4);
    chronicle.redo('red');
    chronicle.redo('red');
    expect(portrait(chronicle.match)).toBe(there);
    expect(chronicle.line).toHaveLength(length);
  });

  it('is over when something else was chosen, but not when that was refused', () => {
    const chronicle = chronicleFrom(AMBUSH);
    say(chronicle, ['red play march-1', 'red join red-a']);
    chronicle.undo('red');
    expect(say(chronicle, ['red done'])?.code).toBe('nobody-chosen');
    expect(chronicle.redo('red')).toBeUndefined();
    chronicle.undo('red');
    say(chronicle, ['red join red-b']);
    expect(chronicle.redo('red')?.code).toBe('nothing-to-redo');
  });
});

describe('a window', () => {
  const withBlueHolding = (card: string) => chronicleFrom({ ...AMBUSH, hands: { ...AMBUSH.hands, blue: [card] } });

  it('stops a seat that has something to play', () => {
    const chronicle = withBlueHolding('fire-2');
    say(chronicle, INTO_THE_AMBUSH);
    expect(chronicle.match.decision?.question.asks).toBe('opportunity');
  });

  it('passes by itself for a seat that has nothing', () => {
    const chronicle = withBlueHolding('march-3');
    say(chronicle, INTO_THE_AMBUSH);
    expect(chronicle.match.decision?.question.asks).toBe('march');
    expect(chronicle.entries.at(-1)).toEqual({ seat: 'blue', asks: 'opportunity', choice: 'pass', unasked: true });
  });

  it('looks the same to the enemy whether or not anybody was asked', () => {
    const asked = withBlueHolding('fire-2');
    say(asked, [...INTO_THE_AMBUSH, 'blue pass']);
    const unasked = withBlueHolding('march-3');
    say(unasked, INTO_THE_AMBUSH);
    const seenByRed = (chronicle: SkirmishChronicle) => ({
      version: chronicle.version,
      record: chronicle.entries.map((entry) => ('choice' in entry ? { seat: entry.seat, asks: entry.asks, choice: entry.choice } : entry)),
      told: chronicle.told.filter(({ event }) => event.to?.includes('red') !== false),
      view: skirmish.view(chronicle.match.state, 'red'),
      asks: chronicle.match.decision?.question.asks,
      choices: chronicle.choices(),
      undoable: chronicle.undoable('red'),
      undo: chronicle.undo('red'),
    });
    expect(seenByRed(unasked)).toEqual(seenByRed(asked));
    expect(asked.entries).not.toEqual(unasked.entries);
  });

  it('at the very start gives nothing away through a refused undo either', () => {
    const window: Question = {
      asks: 'ambush',
      rule: 'S3.3',
      options: [
        {
          kind: 'react',
          rule: 'S3.3',
          candidates: (state) => state.hands.blue.map((card) => ({ kind: 'react', card })),
          whyNot: (_, { card }: ChoiceOf<'react'>) => (card === 'fire-2' ? undefined : refusal('not-a-fire-card', 'S3.3')),
        },
        { kind: 'pass', rule: 'S3.3', candidates: () => [{ kind: 'pass' }], whyNot: () => undefined },
      ],
      pass: { kind: 'pass' },
    };
    const refused = ['fire-2', 'march-3'].map((card) => {
      const game: Skirmish = {
        ...gameFrom({ ...AMBUSH, hands: { ...AMBUSH.hands, blue: [card] } }),
        *proceed(table: Table) {
          yield { seats: ['blue'], question: window };
          yield* proceed(table);
        },
      };
      const chronicle = new Chronicle(game, ORIGIN);
      expect(chronicle.version).toBe(card === 'fire-2' ? 0 : 1);
      if (card === 'fire-2') say(chronicle, ['blue pass']);
      return chronicle.undo('red');
    });
    expect(refused[0]).toEqual(refused[1]);
    expect(refused[0]?.code).toBe('undo-stops-here');
  });

  it('passes for a seat that does not want to be stopped', () => {
    const chronicle = withBlueHolding('fire-2');
    chronicle.stops = (_, seat) => seat !== 'blue';
    say(chronicle, INTO_THE_AMBUSH);
    expect(chronicle.match.decision?.question.asks).toBe('march');
    expect(chronicle.entries.at(-1)).toMatchObject({ seat: 'blue', choice: 'pass', unasked: true });
  });

  it('stops a team when one of its seats wants to be stopped', () => {
    const opened = (stops: (seat: string) => boolean) => {
      const game = gameFrom({ ...AMBUSH, setup: 'trio', hands: { red: ['march-1'], blue: ['fire-2'] } }, [6]);
      const chronicle = new Chronicle(game, ORIGIN, (_, seat) => stops(seat));
      say(chronicle, ['red-1 play march-1', 'red-1 join red-a', 'red-1 done', 'red-1 step red-a', 'blue react fire-2']);
      return chronicle.match.decision?.question.asks;
    };
    expect(opened((seat) => seat !== 'red-1')).toBe('reroll');
    expect(opened((seat) => seat === 'blue')).toBe('march');
  });
});

describe('a rule that throws', () => {
  it('tells nothing, records nothing, and leaves what could be redone', () => {
    const rotten: Skirmish = {
      ...gameFrom(AMBUSH),
      *proceed(table: Table) {
        const rules = proceed(table);
        let step = rules.next();
        while (!step.done) {
          const choice = yield step.value;
          step = rules.next(choice);
          if (choice.kind === 'join' && choice.squad === 'red-b') throw new Error('Red-b does not answer.');
        }
      },
    };
    const chronicle = new Chronicle(rotten, ORIGIN);
    say(chronicle, ['red play march-1', 'red join red-a']);
    chronicle.undo('red');
    const before = portrait(chronicle.match);
    const told = [...chronicle.told];
    expect(() => say(chronicle, ['red join red-b'])).toThrow('A rule of skirmish failed');
    expect(chronicle.version).toBe(3);
    expect(chronicle.told).toEqual(told);
    expect(portrait(chronicle.match)).toBe(before);
    expect(chronicle.redo('red')).toBeUndefined();
    expect(chronicle.told.slice(told.length)).toEqual([
      { version: 3, step: 2, event: { type: 'chosen', rule: 'S2.3', to: ['red'], id: 'red-a' } },
    ]);
  });
});

describe('a replayed record', () => {
  /** A game with everything in it: windows, undos near and far, redos. */
  function livelyGame(seed: string): SkirmishChronicle {
    const chronicle = new Chronicle(skirmish, { ...ORIGIN, seed });
    const random = randomFrom(`lively ${seed}`);
    while (chronicle.match.decision) {
      const seat = chronicle.match.decision.seats[0] ?? '';
      const what = randomChoice([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], random);
      if (what === 0) chronicle.undo(seat);
      else if (what === 1 && chronicle.version < 100) chronicle.undo(seat, true);
      else if (what === 2) chronicle.redo(seat);
      else chronicle.choose(seat, randomChoice(chronicle.choices(), random));
    }
    return chronicle;
  }

  it('gives the same table', () => {
    const kinds = new Set<string>();
    for (let game = 0; game < 30; game++) {
      const played = livelyGame(`${game}`);
      const again = new Chronicle(skirmish, played.origin, () => true);
      for (const entry of played.entries) {
        expect(again.replay(entry, true), JSON.stringify(entry)).toBe(true);
        if ('undo' in entry) kinds.add(`undo ${entry.beyond ?? false}`);
        if ('choice' in entry) kinds.add(`choice ${entry.unasked ?? false}`);
      }
      expect(again.entries).toEqual(played.entries);
      expect(again.told).toEqual(played.told);
      expect(again.line).toEqual(played.line);
      expect(portrait(again.match)).toBe(portrait(played.match));
    }
    expect([...kinds].sort()).toEqual(['choice false', 'choice true', 'undo false', 'undo true']);
  });

  const wrong: readonly [string, Entry][] = [
    ['an illegal choice', { seat: 'red', asks: 'group', choice: 'join blue-a' }],
    ['no choice at all', { seat: 'red', asks: 'group', choice: 'sing' }],
    ['another question', { seat: 'red', asks: 'march', choice: 'join red-a' }],
    ['another seat', { seat: 'blue', asks: 'group', choice: 'join red-a' }],
    ['more undone than done', { seat: 'red', undo: 2, beyond: true }],
    ['nothing undone', { seat: 'red', undo: 0 }],
    ['half a choice undone', { seat: 'red', undo: 0.5 }],
    ['a look at what came to light, not owned up to', { seat: 'red', undo: 1 }],
  ];

  it.each(wrong)('is refused where it holds %s, and nothing is written down', (_, entry) => {
    const chronicle = chronicleFrom(AMBUSH);
    say(chronicle, ['red play march-1']);
    const before = portrait(chronicle.match);
    expect(chronicle.replay(entry, true)).toBe(false);
    expect(chronicle.version).toBe(1);
    expect(portrait(chronicle.match)).toBe(before);
  });
});
