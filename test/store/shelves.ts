/** What every store must know of each visitor's shelf: what lies on it, in which order, and what it adds up to. */
import { expect, it } from 'vitest';
import { below, randomFrom } from '../../src/kernel/dice.ts';
import type { Store, Tally } from '../../src/store/store.ts';
import { howMany } from '../how-many.ts';
import { commitOf, kept, newId } from './given.ts';

export const NOTHING = { 'under-way': 0, finished: 0, archived: 0, deleted: 0 };
const OUTCOME = { winners: ['seat-0'], how: 'won' };

const toAll = (changed: number, counts: Record<string, number> = {}): Tally[] => [{ to: 'all', changed, counts }];

export function shelvesAreKept(store: () => Store): void {
  const names = async (visitor: string, wish: object = {}) =>
    (await store().shelf(visitor, { most: 99, ...wish })).tables.map(({ table }) => table.id);
  const sums = (visitor: string) => sumsOf(store(), visitor);

  it("lists a visitor's tables, owned or joined, the last changed first, by sections", async () => {
    const [visitor, first, second, third, fourth] = [newId(), newId(), newId(), newId(), newId()];
    const made = { owner: visitor, created: 1 };
    await store().create(kept(first, { ...made, tallies: toAll(10), archived: true }, [{ holder: visitor }]), []);
    await store().create(
      kept(second, { created: 1, tallies: toAll(30) }, [{ holder: 'someone' }, { holder: visitor }, { holder: visitor }]),
      [],
    );
    await store().create(kept(third, { ...made, tallies: toAll(20), deleted: 25 }), []);
    await store().create(kept(fourth, { created: 1, tallies: toAll(40) }, [{ holder: 'someone' }]), []);
    expect(await names(visitor)).toEqual([second, third, first]);
    expect(await names(visitor, { section: 'archived' })).toEqual([first]);
    await store().commit(commitOf(first, 0, { tallies: toAll(50), outcome: OUTCOME }));
    const { tables, sections } = await store().shelf(visitor, { most: 1 });
    expect(tables).toEqual([await store().table(first)]);
    expect(sections).toEqual({ 'under-way': 1, finished: 0, archived: 1, deleted: 1 });
    await store().change(first, { archived: false });
    await store().change(third, { deleted: null });
    expect((await store().shelf(visitor, { most: 1 })).sections).toEqual({ 'under-way': 2, finished: 1, archived: 0, deleted: 0 });
  });

  it('moves a table with all that it adds up to when it gets another owner', async () => {
    const [before, after, id] = [newId(), newId(), newId()];
    await store().create(kept(id, { owner: before, created: 1, tallies: toAll(10, { dice: 3 }) }, [{ holder: null }]), []);
    const sum = await sums(before);
    expect(sum).not.toEqual({});
    await store().change(id, { owner: after });
    expect([await names(before), await names(after)]).toEqual([[], [id]]);
    expect([await sums(before), await sums(after)]).toEqual([await sums(newId()), sum]);
    expect((await store().table(id))?.table.owner).toBe(after);
  });

  it('goes on after any place, and loses and repeats nothing', async () => {
    const visitor = newId();
    const ids = Array.from({ length: 23 }, newId);
    // Several of them in the same moment.
    for (const [i, id] of ids.entries()) await store().create(kept(id, { owner: visitor, created: 1, tallies: toAll(10 + (i % 5)) }), []);
    const whole = await names(visitor);
    expect(whole.toSorted()).toEqual(ids.toSorted());
    for (const most of [1, 4, 22, 23, 24]) {
      const seen: string[] = [];
      for (
        let page = await store().shelf(visitor, { most });
        ;
        page = await store().shelf(visitor, { most, after: page.next ?? undefined })
      ) {
        seen.push(...page.tables.map(({ table }) => table.id));
        expect(page.tables.length).toBeLessThanOrEqual(most);
        if (!page.next) break;
      }
      expect(seen).toEqual(whole);
    }
  });

  it('places a table by what each visitor knows of, and adds up what each was told', async () => {
    const [red, blue, table, other] = [newId(), newId(), newId(), newId()];
    await store().create(kept(table, { owner: red, created: 1, tallies: toAll(10) }, [{ holder: red }, { holder: blue }]), []);
    await store().create(kept(other, { owner: blue, created: 1, seed: 'another', tallies: toAll(20, { die: 1 }) }), []);
    const tallies = [...toAll(10, { die: 2 }), { to: ['seat-0'], changed: 30, counts: { die: 1, secret: 1 } }];
    await store().commit(commitOf(table, 0, { tallies }));
    expect(await names(blue)).toEqual([other, table]);
    expect(await sums(red)).toEqual({ 'skirmish die': 3, 'skirmish secret': 1 });
    expect(await sums(blue)).toEqual({ 'skirmish die': 3 });
    // Whoever takes a seat takes what it knows; whoever gives it away does not keep it.
    await store().invite(table, 'seat-0', 'relief');
    await store().takeSeat(table, 'relief', blue);
    expect(await sums(red)).toEqual({ 'skirmish die': 2 });
    expect(await sums(blue)).toEqual({ 'skirmish die': 4, 'skirmish secret': 1 });
    expect(await names(blue)).toEqual([table, other]);
  });

  it('counts one of several copies, the last played, as long as it is there', async () => {
    const [visitor, first, copy, fork] = [newId(), newId(), newId(), newId()];
    const made = { owner: visitor, created: 1, seed: `seed of ${visitor}` };
    await store().create(kept(first, { ...made, tallies: toAll(10, { die: 1 }) }), []);
    await store().create(kept(copy, { ...made, tallies: toAll(20, { die: 10 }) }), []);
    await store().create(kept(fork, { ...made, tallies: toAll(20, { die: 100 }), forkedFrom: first }), []);
    expect(await sums(visitor)).toEqual({ 'skirmish die': 110 });
    await store().commit(commitOf(first, 0, { tallies: toAll(30, { die: 2 }) }));
    expect(await sums(visitor)).toEqual({ 'skirmish die': 102 });
    await store().change(first, { deleted: 31 });
    expect(await sums(visitor)).toEqual({ 'skirmish die': 110 });
    await store().change(copy, { deleted: 32 });
    await store().change(fork, { deleted: 32 });
    expect(await sums(visitor)).toEqual({});
    await store().change(copy, { deleted: null });
    expect(await sums(visitor)).toEqual({ 'skirmish die': 10 });
  });

  it('counts what was done at every copy, as long as it is there', async () => {
    const [visitor, first, copy] = [newId(), newId(), newId()];
    const made = { owner: visitor, created: 1, seed: `seed of ${visitor}` };
    const tallies = (changed: number) => [{ to: 'all' as const, changed, counts: { die: 1 }, deeds: { won: 1 } }];
    await store().create(kept(first, { ...made, tallies: tallies(10) }), []);
    await store().create(kept(copy, { ...made, tallies: tallies(20) }), []);
    expect(await sums(visitor)).toEqual({ 'skirmish die': 1, 'skirmish won': 2 });
    await store().change(first, { archived: true });
    expect(await sums(visitor)).toEqual({ 'skirmish die': 1, 'skirmish won': 2 });
    await store().change(copy, { deleted: 30 });
    expect(await sums(visitor)).toEqual({ 'skirmish die': 1, 'skirmish won': 1 });
    await store().purge(31);
    expect(await sums(visitor)).toEqual({ 'skirmish die': 1, 'skirmish won': 1 });
  });

  it('adds up the same as whoever reads all tables, whatever is done to them', async () => {
    const random = randomFrom('shelves');
    const visitors = [newId(), newId(), newId()];
    const ids = Array.from({ length: 8 }, newId);
    const versions = new Map<string, number>();
    const someone = () => visitors[below(random, visitors.length)] ?? '';
    let clock = 100;
    for (const [i, id] of ids.entries()) {
      const seats = [{ holder: someone() }, below(random, 2) === 0 ? { holder: someone() } : {}];
      const seed = `seed ${i % 4} of ${visitors[0]}`;
      await store().create(kept(id, { owner: someone(), created: 1, seed, tallies: toAll(clock++, { die: 1 }) }, seats), []);
      versions.set(id, 0);
    }
    for (let i = 0; i < howMany({ test: 60, soak: 2000 }); i++) {
      const id = ids[below(random, ids.length)] ?? '';
      const what = below(random, 5);
      if (what === 0) await store().change(id, { deleted: below(random, 2) === 0 ? null : clock });
      else if (what === 1) await store().change(id, { archived: below(random, 2) === 0 });
      else if (what === 2) {
        await store().invite(id, `seat-${below(random, 2)}`, `invitation ${i}`);
        await store().takeSeat(id, `invitation ${i}`, someone());
      } else {
        const version = versions.get(id) ?? 0;
        const secret = { to: [`seat-${below(random, 2)}`], changed: clock++, counts: { secret: 1 + below(random, 3) } };
        const { kind } = await store().commit(
          commitOf(id, version, { tallies: [...toAll(clock++, { die: i }), secret], outcome: below(random, 3) === 0 ? OUTCOME : null }),
        );
        if (kind === 'committed') versions.set(id, version + 1);
      }
      for (const visitor of visitors) await addsUp(store(), visitor);
    }
  });
}

async function sumsOf(store: Store, visitor: string): Promise<Record<string, number>> {
  return Object.fromEntries(
    (await store.sums(visitor)).flatMap(({ game, what, count }) => (game === '' ? [] : [[`${game} ${what}`, count]])),
  );
}

/** Of copies any one may count: which one, the tests above say. */
export async function addsUp(store: Store, visitor: string): Promise<void> {
  const { tables, sections } = await store.shelf(visitor, { most: 999 });
  const theirs = tables.map(({ table, seats }) => {
    const held = seats.filter(({ holder }) => holder === visitor).map(({ seat }) => seat);
    const told = table.tallies?.filter(({ to }) => to === 'all' || to.some((seat) => held.includes(seat))) ?? [];
    return { table, die: countIn(told, 'die'), secret: countIn(told, 'secret') };
  });
  const counted = Object.fromEntries(theirs.map(({ table }) => [sectionOf(table), 0]));
  for (const { table } of theirs) counted[sectionOf(table)] = (counted[sectionOf(table)] ?? 0) + 1;
  expect(sections).toEqual({ ...NOTHING, ...counted });
  const standing = theirs.filter(({ table }) => table.deleted === null);
  const seeds = [...new Set(standing.map(({ table }) => table.seed))];
  let possible = [{ die: 0, secret: 0 }];
  for (const seed of seeds) {
    const copies = standing.filter(({ table }) => table.seed === seed);
    possible = possible.flatMap((sum) => copies.map(({ die, secret }) => ({ die: sum.die + die, secret: sum.secret + secret })));
  }
  const found = await sumsOf(store, visitor);
  expect(possible).toContainEqual({ die: found['skirmish die'] ?? 0, secret: found['skirmish secret'] ?? 0 });
}

function countIn(tallies: readonly Tally[], what: string): number {
  return tallies.reduce((sum, { counts }) => sum + (counts[what] ?? 0), 0);
}

function sectionOf({ deleted, archived, outcome }: { deleted: number | null; archived: boolean; outcome: unknown }): string {
  if (deleted !== null) return 'deleted';
  if (archived) return 'archived';
  return outcome === null ? 'under-way' : 'finished';
}
