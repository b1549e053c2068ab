/** What is told of a mission when it is over: who did what, what decided it, which rolls were rare, which medals it earned. */
import { describe, expect, it } from 'vitest';
import { sergeant } from '../../src/bots/bot.ts';
import { theatreOf } from '../../src/games/commando/content/theatres.ts';
import { commando } from '../../src/games/commando/game.ts';
import { type Happened, type MissionRecord, recordsOf } from '../../src/games/commando/record.ts';
import { extremesIn } from '../../src/games/commando/rolls.ts';
import type { State } from '../../src/games/commando/state.ts';
import { turningPoints } from '../../src/games/commando/turning-points.ts';
import type { Event } from '../../src/games/commando/vocabulary.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { Match } from '../../src/kernel/match.ts';
import { howMany } from '../how-many.ts';

interface Played {
  readonly state: State;
  readonly told: readonly Happened[];
}

function played(setup: string, seed: string): Played {
  const told: Happened[] = [];
  let step = 0;
  const match = new Match(commando, commando.begin({ id: setup, options: {} }, randomFrom(seed)), {
    tell: (event: Event) => told.push({ step, event }),
  });
  const random = randomFrom(`${seed} bots`);
  while (match.decision) {
    step++;
    const seat = 'commando';
    match.choose(sergeant.choose(match, seat, match.choices(seat), random), seat);
  }
  return { state: match.state, told };
}

const SETUPS = ['western-desert/midnight-toll', 'western-desert/long-shadow', 'highlands/two-waters', 'highlands/campaign'];

describe('the record of a mission', () => {
  const games = SETUPS.flatMap((setup) =>
    Array.from({ length: howMany({ test: 12, soak: 400 }) }, (_, i) => played(setup, `${setup} ${i}`)),
  );

  it('agrees with the state that the game ended in', () => {
    for (const { state, told } of games) {
      const records = recordsOf(told);
      const last = records.at(-1);
      expect(records).toHaveLength(state.campaign?.missionsPlayed ?? 1);
      expect(last?.mission).toBe(state.mission);
      expect(last?.course.at(-1)).toMatchObject({ ops: Math.max(0, state.ops), kia: state.kia });
      expect(records.reduce((sum, { losses }) => sum + losses.length, 0)).toBe(state.losses);
      const down = told.filter(({ event }) => event.type === 'eliminated' && event.side === 'opfor').length;
      expect(records.flatMap(({ deeds }) => deeds.flatMap(({ kills }) => kills))).toHaveLength(down);
      for (const record of records) {
        expect(record.battles.reduce((sum, { kills }) => sum + kills, 0)).toBe(record.deeds.flatMap(({ kills }) => kills).length);
        for (const { battles } of record.deeds) expect(battles).toBeLessThanOrEqual(record.battles.length);
        const paid = record.told.filter(({ event }) => event.type === 'ops-changed' && event.why === 'operation').length;
        expect(record.course.length).toBeGreaterThan(paid);
        for (const { how, by, space } of record.losses) {
          expect(space).not.toBe('');
          expect(by === '').toBe(how === 'mine' || how === 'attrition' || how === 'jump');
        }
        for (const { by } of record.broughtHome)
          if (by !== '') expect(record.deeds.find(({ unit }) => unit === by)?.broughtHome).toBeGreaterThan(0);
      }
      const standing = state.units.filter(({ at }) => theatreOf(state).isSpace(at)).map(({ id }) => id);
      const gone = new Set(last?.deeds.flatMap(({ unit, lost }) => (lost ? [unit] : [])));
      expect(standing.filter((id) => gone.has(id))).toEqual([]);
    }
  });

  it('tells at most four turning points, the greatest there were, in their order', () => {
    let most = 0;
    for (const { told } of games) {
      for (const record of recordsOf(told)) {
        const points = turningPoints(record, true);
        most = Math.max(most, points.length);
        expect(points.map(({ step }) => step)).toEqual(points.map(({ step }) => step).toSorted((a, b) => a - b));
        for (const { kia, event } of points) if (event.type === 'mine-checked') expect(kia).toBeLessThanOrEqual(-2);
      }
    }
    expect(most).toBe(4);
  });

  it('shows the board of the battle that was decided, and not what came of it', () => {
    const happened = (step: number, type: string, more: object = {}): Happened => ({ step, event: { type, ...more } as unknown as Event });
    const won = [
      happened(3, 'battle-began'),
      happened(4, 'kia-changed', { by: 3 }),
      happened(6, 'fired'),
      happened(7, 'kia-changed', { by: 2 }),
      happened(7, 'battle-ended'),
    ];
    const shown = (told: readonly Happened[]) => turningPoints({ told } as unknown as MissionRecord, true).map(({ step }) => step);
    expect(shown(won)).toEqual([6]);
    expect(shown([...won, happened(7, 'battle-began')])).toEqual([6]);
    const atOnce = [happened(2, 'moved'), ...won.map(({ event }) => ({ step: 3, event }))];
    expect(shown(atOnce)).toEqual([3]);
  });

  it('tells a lost mission by what it cost: units lost in a battle that was won, Ops lost to cards', () => {
    const happened = (step: number, type: string, more: object = {}): Happened => ({ step, event: { type, ...more } as unknown as Event });
    const told = [
      happened(1, 'ops-changed', { why: 'card', by: -1 }),
      happened(2, 'battle-began'),
      happened(2, 'kia-changed', { by: 5 }),
      happened(3, 'kia-changed', { by: -4 }),
      happened(3, 'battle-ended', { won: true }),
      happened(4, 'battle-began'),
      happened(4, 'kia-changed', { by: 3 }),
      happened(5, 'battle-ended', { won: true }),
      happened(6, 'ops-changed', { why: 'card', by: 1 }),
    ];
    const points = (won: boolean) => turningPoints({ told, ended: { won, why: 'out-of-ops' } } as unknown as MissionRecord, false);
    expect(points(false).map(({ step, kia, ops }) => [step, kia, ops])).toEqual([
      [1, 0, -1],
      [2, -4, 0],
    ]);
    expect(points(true).map(({ kia }) => kia)).toEqual([3]);
  });

  it('never names a battle that cost nothing as what a mission was lost by', () => {
    const lost = games.flatMap(({ told }) => recordsOf(told)).filter(({ ended }) => ended?.won === false);
    const points = lost.flatMap((record) => turningPoints(record, true));
    expect(points.length).toBeGreaterThan(0);
    for (const { kia, ops, swing } of points) expect([kia <= 0, ops <= 0, swing < 0]).toEqual([true, true, true]);
  });

  it('tells of no objective where the mission asks for none, and of other moments in its place', () => {
    const isObjective = ({ event }: { readonly event: Event }) => event.type.startsWith('objective-');
    const records = games.flatMap(({ told }) => recordsOf(told));
    const found = records.filter((record) => turningPoints(record, true).some(isObjective));
    expect(found.length).toBeGreaterThan(0);
    for (const record of found) expect(turningPoints(record, false).filter(isObjective)).toEqual([]);
    const others = (record: MissionRecord, asked: boolean) => turningPoints(record, asked).filter((point) => !isObjective(point)).length;
    expect(found.some((record) => others(record, false) > others(record, true))).toBe(true);
  });

  it('thinks more of three that are eliminated than of three that panic', () => {
    const state = games[0]?.state ?? expect.fail('Nothing was played.');
    const fired = (results: readonly string[], dice: readonly number[]) =>
      ({ type: 'fired', side: 'commando', results, dice }) as unknown as Event;
    const chanceOf = (event: Event) =>
      extremesIn({ told: [{ event, step: 1 }] } as unknown as MissionRecord, theatreOf(state)).best?.chance;
    expect(chanceOf(fired(['elimination', 'elimination', 'elimination'], [6, 6, 5]))).toBeCloseTo(1 / 27);
    expect(chanceOf(fired(['elimination', 'elimination', 'panic'], [6, 6, 4]))).toBeCloseTo(5 / 54);
    expect(chanceOf(fired(['panic', 'panic', 'panic'], [4, 4, 4]))).toBeUndefined();
  });

  it('finds rolls that are rare', () => {
    for (const { told, state } of games) {
      const { best, worst } = recordsOf(told).map((record) => extremesIn(record, theatreOf(state)))[0] ?? {};
      for (const roll of [best, worst]) if (roll) expect(roll.chance).toBeLessThan(0.2);
    }
  });
});
