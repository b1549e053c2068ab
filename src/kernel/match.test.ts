import { describe, expect, it } from 'vitest';
import { skirmish } from '../../test/skirmish/game.ts';
import {
  AMBUSH,
  arranged,
  choicesOf,
  DUEL,
  INTO_THE_AMBUSH,
  matchFrom,
  newMatch,
  play,
  portrait,
  type Skirmish,
  TRIO,
} from '../../test/skirmish/play.ts';
import { proceed } from '../../test/skirmish/rules.ts';
import type { Choice, Event, State, Table } from '../../test/skirmish/state.ts';
import { playRandom, randomAnswer, randomChoice } from '../bots/random.ts';
import { fingerprint } from './commitment.ts';
import { randomFrom } from './dice.ts';
import { whyNot } from './legality.ts';
import { type Answer, Match } from './match.ts';

describe('nested interrupts', () => {
  it('happen in the order in which the rulebook tells them', () => {
    const told: Event[] = [];
    const match = matchFrom(AMBUSH, [6, 2, 6, 1], { tell: (event) => void told.push(event) });
    play(match, INTO_THE_AMBUSH);
    expect([match.decision?.seats, match.decision?.question.asks]).toEqual([['blue'], 'opportunity']);
    play(match, ['blue react fire-2', 'red cancel', 'blue cancel', 'red cancel', 'blue pass']);
    expect([match.decision?.seats, match.decision?.question.asks]).toEqual([['red'], 'sniper']);
    expect(match.state.doing.map(({ what }) => what)).toEqual(['march', 'fire', 'roll']);
    play(match, ['red snipe blue-b']);
    expect(match.state.doing.map(({ what }) => what)).toEqual(['march']);
    play(match, ['red halt']);

    expect(told.map(({ type }) => type)).toEqual([
      'card-played',
      'chosen',
      'moved',
      'card-played',
      'fired',
      'rolled',
      ...['roll-cancelled', 'rolled', 'roll-cancelled', 'rolled', 'roll-cancelled', 'rolled'],
      'sniper',
      'eliminated',
    ]);
    expect(match.state.squads.map(({ id }) => id)).toEqual(['red-a', 'red-b', 'blue-a']);
    expect(match.state.initiative).toBe('blue');
    expect(match.state.random.script).toEqual([]);
  });

  it('may go back and forth without end', () => {
    const match = matchFrom(AMBUSH, new Array<number>(101).fill(6));
    play(match, [...INTO_THE_AMBUSH, 'blue react fire-2']);
    for (let i = 0; i < 50; i++) play(match, ['red cancel', 'blue cancel']);
    expect(match.decision?.seats).toEqual(['red']);
    play(match, ['red pass']);
    expect(match.state.squads.map(({ id }) => id)).not.toContain('red-a');
  });
});

describe('a decision for several seats of a team', () => {
  it('is settled by the first answer, and who gave it is told', () => {
    const told: Event[] = [];
    const match = matchFrom({ ...AMBUSH, setup: 'trio' }, [], { tell: (event) => void told.push(event) });
    expect(match.decision?.seats).toEqual(['red-1', 'red-2']);
    play(match, ['red-2 play march-1', 'red-1 join red-a', 'red-2 done']);
    expect(told[0]).toMatchObject({ type: 'card-played', side: 'red', by: 'red-2' });
    expect(match.position().since).toMatchObject([{ seat: 'red-2' }, { seat: 'red-1' }, { seat: 'red-2' }]);
  });

  it('is answered by the first of them where nobody says who', () => {
    const told: Event[] = [];
    const match = matchFrom({ ...AMBUSH, setup: 'trio' }, [], { tell: (event) => void told.push(event) });
    match.choose({ kind: 'play', card: 'march-1' });
    expect(told[0]).toMatchObject({ by: 'red-1' });
  });
});

describe('a window for several seats', () => {
  const FIRED_AT = { ...AMBUSH, setup: 'trio' };
  const upToTheRoll = ['red-1 play march-1', 'red-1 join red-a', 'red-1 done', 'red-1 step red-a', 'blue react fire-2'];

  it('closes when all of them have passed, whoever passes first', () => {
    const match = matchFrom(FIRED_AT, [6]);
    play(match, [...upToTheRoll, 'red-2 pass']);
    expect([match.decision?.seats, match.decision?.question.asks]).toEqual([['red-1'], 'reroll']);
    const rebuilt = Match.resume(skirmish, match.position());
    expect(rebuilt.decision?.seats).toEqual(['red-1']);
    play(match, ['red-1 pass']);
    expect(match.decision?.question.asks).toBe('march');
  });

  it('is open to all of them again after one has played', () => {
    const match = matchFrom({ ...FIRED_AT, initiative: 'red' }, [6, 6, 6]);
    play(match, [...upToTheRoll, 'red-2 pass', 'red-1 cancel', 'blue cancel']);
    expect(match.decision?.seats).toEqual(['red-1', 'red-2']);
  });
});

describe('a resumed position', () => {
  it('equals the live one, byte for byte, after every choice of 100 games, and once more from the seed', () => {
    for (let game = 0; game < 100; game++) {
      const setup = game % 2 === 0 ? DUEL : TRIO;
      const match = newMatch(`twin ${game}`, setup);
      const random = randomFrom(`twin choices ${game}`);
      const answers: Answer<Choice>[] = [];
      while (match.decision) {
        const answer = randomAnswer(match, random);
        match.choose(answer.choice, answer.seat);
        answers.push(answer);
        expect(portrait(Match.resume(skirmish, match.position())), `game ${game}`).toBe(portrait(match));
      }
      const again = newMatch(`twin ${game}`, setup);
      for (const { choice, seat } of answers) again.choose(choice, seat);
      expect(portrait(again)).toBe(portrait(match));
    }
  });

  it('plays on as the live one does', () => {
    const match = newMatch('plays on');
    playRandom(match, randomFrom('so far'), 40);
    const twin = Match.resume(skirmish, match.position());
    playRandom(match, randomFrom('from here'));
    playRandom(twin, randomFrom('from here'));
    expect(portrait(twin)).toBe(portrait(match));
  });

  it('tells nothing that was told before, and everything that comes', () => {
    const match = matchFrom(AMBUSH, [6, 5]);
    play(match, INTO_THE_AMBUSH);
    const told: string[] = [];
    const twin = Match.resume(skirmish, match.position(), { tell: ({ type }) => void told.push(type) });
    expect(told).toEqual([]);
    play(twin, ['blue react fire-2']);
    expect(told).toEqual(['card-played', 'fired', 'rolled']);
  });

  it('knows no more than the live one of who answered before the checkpoint', () => {
    const seen: string[] = [];
    const curious: Skirmish = {
      ...skirmish,
      proceed(table: Table) {
        seen.push(table.by);
        return proceed(table);
      },
    };
    const match = new Match(curious, arranged(AMBUSH));
    play(match, ['red rest', 'red done']);
    const live = seen.at(-1);
    Match.resume(curious, match.position());
    expect(seen.at(-1)).toBe(live);
    expect(seen).toHaveLength(4);
  });
});

describe('a rule that throws', () => {
  /** Walking makes the rules fail after the squad has moved, and so does the end of the first turn. */
  const rotten: Skirmish = {
    ...skirmish,
    *proceed(table: Table) {
      const rules = proceed(table);
      let step = rules.next();
      while (!step.done) {
        const choice = yield step.value;
        step = rules.next(choice);
        if (choice.kind === 'step') throw new Error('The bridge is rotten.');
      }
      if (table.state.turn === 2) throw new Error('The second turn never comes.');
    },
  };

  it('leaves the match where it stood, and the match plays on', () => {
    const match = new Match(rotten, arranged(AMBUSH));
    play(match, ['red play march-1', 'red join red-a', 'red done']);
    const before = portrait(match);
    expect(() => play(match, ['red step red-a'])).toThrow('A rule of skirmish failed at "step red-a".');
    expect(portrait(match)).toBe(before);
    expect(portrait(Match.resume(rotten, match.position()))).toBe(before);
    play(match, ['red halt', 'red toss march-2']);
    expect(match.state.phase).toBe('refit');
  });

  it('does so too when it throws as the last thing before a checkpoint', () => {
    const match = new Match(rotten, arranged(AMBUSH));
    play(match, ['red rest', 'red toss march-2']);
    const before = portrait(match);
    expect(() => play(match, ['red done'])).toThrow('failed at "done"');
    expect(portrait(match)).toBe(before);
    expect(() => play(match, ['red done'])).toThrow('failed at "done"');
    expect(portrait(match)).toBe(before);
  });

  it('does so too when it throws as the first thing after a checkpoint', () => {
    const lazy: Skirmish = {
      ...skirmish,
      *proceed(table: Table) {
        if (table.state.phase === 'refit') throw new Error('Nobody refits.');
        yield* proceed(table);
      },
    };
    const match = new Match(lazy, arranged(AMBUSH));
    const before = portrait(match);
    expect(() => play(match, ['red rest'])).toThrow('failed at "rest"');
    expect(portrait(match)).toBe(before);
    expect(match.position().since).toEqual([]);
    play(match, ['red play march-1']);
    expect(choicesOf(match)).toEqual(['join red-a', 'join red-b']);
  });

  it('says what went wrong in the rule', () => {
    const match = new Match(rotten, arranged(AMBUSH));
    play(match, ['red play march-1', 'red join red-a', 'red done']);
    const failing = () => play(match, ['red step red-a']);
    expect(failing).toThrow(expect.objectContaining({ cause: expect.objectContaining({ message: 'The bridge is rotten.' }) }));
  });

  it('goes on telling the listener after it was rebuilt', () => {
    const told: string[] = [];
    const match = new Match(rotten, arranged(AMBUSH), { tell: ({ type }) => void told.push(type) });
    play(match, ['red play march-1', 'red join red-a', 'red done']);
    expect(() => play(match, ['red step red-a'])).toThrow();
    told.length = 0;
    play(match, ['red halt', 'red toss march-2']);
    expect(told).toEqual(['chosen']);
  });
});

describe('old copies', () => {
  it('never change, whatever is played later', () => {
    for (let game = 0; game < 20; game++) {
      const match = newMatch(`old ${game}`);
      const random = randomFrom(`old choices ${game}`);
      const kept: { copy: State; position: ReturnType<typeof match.position>; hash: string; positionHash: string }[] = [];
      while (match.decision) {
        const copy = skirmish.copy(match.state);
        const position = match.position();
        expect(copy).toEqual(match.state);
        kept.push({ copy, position, hash: fingerprint(copy), positionHash: fingerprint(position) });
        playRandom(match, random, 1);
      }
      for (const { copy, position, hash, positionHash } of kept) {
        expect(fingerprint(copy)).toBe(hash);
        expect(fingerprint(position)).toBe(positionHash);
        expect(fingerprint(Match.resume(skirmish, position).state)).toBe(hash);
      }
    }
  });

  it('are not what looking, listing, explaining and advising work on', () => {
    const match = newMatch('looking');
    const random = randomFrom('looking choices');
    while (match.decision) {
      const { state } = match;
      const { question } = match.decision;
      const before = JSON.stringify(state);
      const choices = match.choices();
      for (const seat of ['red', 'blue', undefined]) skirmish.view(state, seat);
      for (const wish of match.intentions(match.decision.seats[0] ?? '')) {
        whyNot(state, question, wish, match.decision.seats[0] ?? '');
        skirmish.odds(state, 'red', wish);
      }
      skirmish.player.score(state, 'red');
      skirmish.player.policy(state, match.decision.seats[0] ?? '', question, choices, random);
      expect(JSON.stringify(state)).toBe(before);
      playRandom(match, random, 1);
    }
  });
});

describe('checkpoints', () => {
  it('are told as copies to keep, from each of which the same game can be played to its end', () => {
    const checkpoints: { state: State; hash: string; after: number }[] = [];
    const answers: Choice[] = [];
    const onCheckpoint = (state: State) => void checkpoints.push({ state, hash: fingerprint(state), after: answers.length });
    const match = newMatch('checkpoints', DUEL, { onCheckpoint });
    const random = randomFrom('checkpoint choices');
    while (match.decision) {
      const choice = randomChoice(match.choices(), random);
      answers.push(choice);
      match.choose(choice);
    }
    expect(checkpoints.length).toBeGreaterThan(10);
    for (const { state, hash, after } of checkpoints) {
      expect(fingerprint(state)).toBe(hash);
      const again = new Match(skirmish, state);
      for (const choice of answers.slice(after)) again.choose(choice);
      expect(portrait(again)).toBe(portrait(match));
    }
  });
});

describe('a match that keeps no positions', () => {
  it('plays the same game', () => {
    const kept = newMatch('the same');
    const light = new Match(skirmish, skirmish.begin(DUEL, randomFrom('the same')), {}, false);
    playRandom(kept, randomFrom('same choices'));
    playRandom(light, randomFrom('same choices'));
    expect(portrait(light)).toBe(portrait(kept));
  });

  it('says that it cannot be come back to', () => {
    const light = new Match(skirmish, arranged(AMBUSH), {}, false);
    expect(() => light.position()).toThrow('keeps no positions');
  });

  it('can be resumed from one that does', () => {
    const match = matchFrom(AMBUSH, [6]);
    play(match, [...INTO_THE_AMBUSH, 'blue react fire-2']);
    const light = Match.resume(skirmish, match.position(), {}, false);
    expect(portrait(light)).toBe(portrait(match));
    expect(() => light.position()).toThrow('keeps no positions');
  });
});

describe('a game that is over', () => {
  it('has an outcome, asks nobody and takes no answer', () => {
    const match = matchFrom({ ...AMBUSH, turn: 20, active: 'blue' });
    play(match, ['blue rest', 'blue done']);
    expect(match.outcome).toEqual({ winners: [], how: 'time' });
    expect(match.decision).toBeUndefined();
    expect(choicesOf(match)).toEqual([]);
    expect(() => match.choose({ kind: 'rest' }, 'red')).toThrow('The game is over');
  });
});
