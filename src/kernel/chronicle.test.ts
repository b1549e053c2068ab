import { describe, expect, it } from 'vitest';
import { skirmish } from '../../test/skirmish/game.ts';
import { AMBUSH, gameFrom, INTO_THE_AMBUSH, portrait, type Skirmish, spoken } from '../../test/skirmish/play.ts';
import { proceed } from '../../test/skirmish/rules.ts';
import type { ChoiceOf, Question, Table } from '../../test/skirmish/state.ts';
import { chronicleFrom, ORIGIN, type SkirmishChronicle, say } from '../../test/skirmish/table.ts';
import { Chronicle } from './chronicle.ts';
import { commitmentTo } from './commitment.ts';
import { refusal } from './game.ts';

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
