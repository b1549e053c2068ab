/** Good sense wins what is guided: a player who does what is advised, and one who has it played for him. */
import { expect, it } from 'vitest';
import type { AnyGame } from '../src/games/box.ts';
import { SHELF } from '../src/games/shelf.ts';
import { type Beginning, chosen, guidedTable, readyMade } from './guided.ts';

interface Lid {
  readonly id: string;
  readonly firstGame?: Beginning;
  readonly guidedNext?: readonly Beginning[];
  readonly game: () => Promise<AnyGame>;
}

/** What the other side draws from, and a scripted player in one's own place. */
const DICE = ['one', 'two', 'three'];

const LIDS = await Promise.all(SHELF.map(async ({ id }): Promise<Lid> => (await import(`../src/games/${id}/face/lid.ts`)).LID));

const GUIDED = LIDS.flatMap((lid) => {
  const tables = lid.firstGame ? [lid.firstGame, ...(lid.guidedNext ?? [])] : [];
  return tables.map((first) => ({ id: lid.id, setup: first.setup, first, lid }));
});

it('each game has a guided beginning', () => {
  expect(new Set(GUIDED.map(({ lid }) => lid))).toEqual(new Set(LIDS));
});

it.each(GUIDED)('advice alone wins $setup of $id, whatever dice the other side has', async ({ lid, first }) => {
  const game = await lid.game();
  const won = DICE.map((dice) => {
    const table = guidedTable(game, first);
    table.byAdvice(dice);
    return table.isWon();
  });
  expect(won).toEqual(DICE.map(() => true));
});

it.each(GUIDED)('having it played for oneself wins $setup of $id', async ({ lid, first }) => {
  const game = await lid.game();
  const won = DICE.map((dice) => {
    const table = guidedTable(game, first);
    table.playedFor(dice);
    return table.isWon();
  });
  expect(won).toEqual(DICE.map(() => true));
});

it.each(GUIDED.filter(({ id }) => id === 'commando'))(
  'every force that is put together for $setup wins it by advice',
  async ({ lid, first }) => {
    const game = await lid.game();
    const recruiting = () => {
      const table = guidedTable(game, first);
      const [seat = ''] = table.own;
      while (readyMade(table).length === 0) chosen(table.chronicle, table.own, seat, table.chronicle.choices(seat).slice(0, 1));
      return table;
    };
    const forces = readyMade(recruiting());
    expect(forces.length).toBeGreaterThan(1);
    for (const force of forces) {
      const table = recruiting();
      chosen(table.chronicle, table.own, table.own[0] ?? '', force);
      table.byAdvice('one');
      expect({ force, isWon: table.isWon() }).toEqual({ force, isWon: true });
    }
  },
);
