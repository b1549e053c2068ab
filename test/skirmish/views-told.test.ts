/** What somebody saw whenever he was told something: kept while it was played, or played again. */
import { describe, expect, it } from 'vitest';
import { Chronicle } from '../../src/kernel/chronicle.ts';
import { below, randomFrom } from '../../src/kernel/dice.ts';
import type { Game, GameEvent } from '../../src/kernel/game.ts';
import type { Asker } from '../../src/kernel/witness/audience.ts';
import { type LogLine, logFor } from '../../src/kernel/witness/log.ts';
import { viewsAlong, viewsOfStep } from '../../src/kernel/witness/views-told.ts';
import { skirmish } from './game.ts';
import { AMBUSH, DUEL, INTO_THE_AMBUSH } from './play.ts';
import type { Choice, Event, State } from './state.ts';
import { chronicleFrom, ORIGIN, type SkirmishChronicle, say } from './table.ts';

/** Blue fires, rolls a six and red-a is gone. */
const SHOT = ['blue react fire-2', 'red pass'];
const ASKERS: readonly Asker[] = ['red', 'blue', undefined];

const events = (lines: readonly LogLine[]) => lines.flatMap((line): GameEvent[] => ('event' in line ? [line.event] : []));
const told = (chronicle: SkirmishChronicle, asker: Asker) => events(logFor(chronicle, asker)).map(({ type }) => type);

/** Chooses by lot until something is so, or the game is over. */
function playUntil(chronicle: SkirmishChronicle, isSo: () => boolean): void {
  const random = randomFrom('played');
  for (let choices = chronicle.choices(); choices.length > 0 && !isSo(); choices = chronicle.choices())
    chronicle.choose(chronicle.match.decision?.seats[0] ?? '', choices[below(random, choices.length)] as Choice);
}

function ambushed(game?: Game<State, Choice, Event>): SkirmishChronicle {
  const chronicle = game ? new Chronicle(game, ORIGIN) : chronicleFrom(AMBUSH, [6]);
  chronicle.isWatched = () => true;
  expect(say(chronicle, [...INTO_THE_AMBUSH, ...SHOT])).toBeUndefined();
  return chronicle;
}

describe('the views along with what was told', () => {
  it('show the board as it was at each event, in the middle of a rule', () => {
    const chronicle = ambushed();
    expect(told(chronicle, 'blue').slice(-3)).toEqual(['fired', 'rolled', 'eliminated']);
    const squads = (views: readonly unknown[]) => views.map((view) => (view as { squads: readonly object[] }).squads.length);
    expect(squads(viewsAlong(chronicle, 'blue', logFor(chronicle, 'blue').slice(-3)))).toEqual([4, 4, 3]);
    expect(viewsAlong(chronicle, 'blue', [])).toEqual([]);
  });

  it('show each seat its own cards only', () => {
    const chronicle = ambushed();
    const hands = (asker: Asker) =>
      viewsAlong(chronicle, asker, logFor(chronicle, asker).slice(-2)).map((view) => (view as { hand?: readonly string[] }).hand);
    expect(hands('red')).toEqual([
      ['march-2', 'fire-1'],
      ['march-2', 'fire-1'],
    ]);
    expect(hands('blue')).toEqual([['march-3'], ['march-3']]);
    expect(hands(undefined)).toEqual([undefined, undefined]);
  });

  it('are the same where the choice is played once more, and none are missing', () => {
    let views = 0;
    for (let number = 0; number < 12; number++) {
      const chronicle = new Chronicle(skirmish, { setup: DUEL, seed: `told ${number}`, salt: 'salt' });
      chronicle.isWatched = () => true;
      const random = randomFrom(`told ${number}`);
      for (let choices = chronicle.choices(); choices.length > 0; choices = chronicle.choices()) {
        const [step, undoes] = [chronicle.lineIndices.length, below(random, 9) === 0];
        const [seat = ''] = chronicle.match.decision?.seats ?? [];
        if (undoes) chronicle.undo(seat, true);
        else chronicle.choose(seat, choices[below(random, choices.length)] as Choice);
        for (const asker of undoes ? [] : ASKERS) {
          const lines = logFor(chronicle, asker).filter((line) => line.step > step);
          const kept = viewsAlong(chronicle, asker, lines);
          expect(kept.length).toBe(events(lines).length);
          const again = [...new Set(lines.map((line) => line.step))].flatMap((each) => viewsOfStep(chronicle, asker, each));
          if (!chronicle.match.outcome) expect(again).toEqual(kept);
          views += kept.length;
        }
        chronicle.stateAt.clear();
      }
    }
    expect(views).toBeGreaterThan(500);
  });

  it('are played again as far as the way back is known, and of a few choices only', () => {
    const chronicle = ambushed();
    chronicle.stateAt.clear();
    const lines = logFor(chronicle, undefined);
    expect(viewsAlong(chronicle, undefined, lines).length).toBe(lines.filter(({ step }) => step > 0).length);
    const snapshot = JSON.parse(JSON.stringify(chronicle.snapshot()));
    const restored = Chronicle.restore(skirmish, chronicle.origin, chronicle.entries, snapshot);
    expect(viewsAlong(restored, undefined, logFor(restored, undefined))).toEqual([]);
    const long = new Chronicle(skirmish, { setup: DUEL, seed: 'long', salt: 'salt' });
    playUntil(long, () => false);
    const seen = viewsAlong(long, undefined, logFor(long, undefined));
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.length).toBeLessThan(told(long, undefined).length);
  });

  it('show what the others held once the game is over', () => {
    const open = { ...skirmish, viewAfterwards: ({ hands }: State) => ({ hands }) };
    const chronicle = new Chronicle(open, { setup: DUEL, seed: 'open', salt: 'salt' });
    playUntil(chronicle, () => told(chronicle, 'red').at(-1) === 'rolled');
    const step = chronicle.lineIndices.length;
    expect(viewsOfStep(chronicle, 'red', step).at(-1)).not.toHaveProperty('hands');
    chronicle.resign('red');
    expect(viewsOfStep(chronicle, 'red', step).at(-1)).toHaveProperty('hands');
  });
});

describe('how it stood in between', () => {
  it('is kept for those only who look on', () => {
    const chronicle = chronicleFrom(AMBUSH, [6]);
    say(chronicle, INTO_THE_AMBUSH);
    expect(chronicle.stateAt.size).toBe(0);
    chronicle.isWatched = () => true;
    say(chronicle, SHOT);
    expect([...chronicle.stateAt.keys()].map(({ type }) => type)).toEqual(['card-played', 'fired', 'rolled', 'eliminated']);
  });

  it('is kept when the choice has gone through, and not where a rule fails', () => {
    const { match } = chronicleFrom(AMBUSH, [6]);
    const failing: Game<State, Choice, Event> = {
      ...match.game,
      *proceed(table) {
        const procedure = match.game.proceed(table);
        if (!procedure) return;
        const failsAt = (event: Event | undefined) => event?.type === 'rolled' && failures++ === 0;
        let last: Event | undefined;
        const { tell } = table;
        Object.assign(table, {
          tell: (event: Event) => {
            last = event;
            tell?.(event);
          },
        });
        for (let next = procedure.next(); !next.done; ) {
          if (failsAt(last)) throw new Error('It fails in the middle.');
          next = procedure.next(yield next.value);
        }
      },
    };
    let failures = 0;
    const chronicle = new Chronicle(failing, ORIGIN);
    chronicle.isWatched = () => true;
    say(chronicle, INTO_THE_AMBUSH);
    chronicle.stateAt.clear();
    expect(() => say(chronicle, SHOT)).toThrow(/failed/);
    expect(chronicle.stateAt.size).toBe(0);
    expect(failures).toBe(1);
  });

  it('fails no rule where no view can be taken of it', () => {
    const { match } = chronicleFrom(AMBUSH, [6]);
    const blind: Game<State, Choice, Event> = {
      ...match.game,
      view(state, seat) {
        if (state.doing.some(({ what }) => what === 'roll')) throw new Error('Nothing can be seen.');
        return skirmish.view(state, seat);
      },
    };
    const chronicle = ambushed(blind);
    expect(told(chronicle, 'red').at(-1)).toBe('eliminated');
    // That of the last step can be; what goes before it is shown at once.
    expect(viewsAlong(chronicle, 'red', logFor(chronicle, 'red')).length).toBe(1);
  });
});
