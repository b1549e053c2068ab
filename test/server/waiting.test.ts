/** Which tables wait for whom: a list says it to the one who is asked, and at a secret window to nobody else. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TablesAnswer } from '../../src/wire/wire.ts';
import { dueling, type House, openHouse, removeFolders, type Visitor } from './given.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
  await removeFolders();
});

async function askedAt(visitor: Visitor, id: string): Promise<readonly string[]> {
  const { tables } = await visitor.gets<TablesAnswer>('GET', '/api/tables?section=under-way');
  return (tables.find((table) => table.id === id)?.seats ?? []).filter(({ asked }) => asked).map(({ seat }) => seat);
}

it('a move makes a table wait for the other one, in the lists of both', async () => {
  const { id, red, blue } = await dueling(house);
  const seen = new Set<string>();
  for (let i = 0; i < 90 && seen.size < 2; i++) {
    const { question } = await red.scene(id);
    const lists = [await askedAt(red, id), await askedAt(blue, id)];
    if (question && question.pass === undefined) {
      expect(lists).toEqual([question.seats, question.seats]);
      for (const seat of question.seats) seen.add(seat);
    }
    await moved(red, blue, id, i);
  }
  expect([...seen].sort()).toEqual(['blue', 'red']);
});

it('at a secret window only the list of the one who is asked says that it waits', async () => {
  const { id, red, blue } = await dueling(house);
  let secrets = 0;
  for (let i = 0; i < 60 && secrets < 3; i++) {
    const [ofRed, ofBlue] = [await red.scene(id), await blue.scene(id)];
    const isSecret = ofRed.question?.pass !== undefined || ofBlue.question?.pass !== undefined;
    if (isSecret) {
      secrets++;
      expect(await askedAt(red, id)).not.toContain('blue');
      expect(await askedAt(blue, id)).not.toContain('red');
      const asked = [...(await askedAt(red, id)), ...(await askedAt(blue, id))];
      expect(asked.length).toBeGreaterThan(0);
    }
    await moved(red, blue, id, 0);
  }
  expect(secrets).toBeGreaterThan(0);
});

/** The one of both who has something to choose chooses one of the offers. */
async function moved(red: Visitor, blue: Visitor, id: string, which: number): Promise<void> {
  const [ofRed, ofBlue] = [await red.scene(id), await blue.scene(id)];
  const [asked, scene] = ofRed.offers.length > 0 ? [red, ofRed] : [blue, ofBlue];
  await asked.does(id, 'choices', { choice: scene.offers[(which * 5) % scene.offers.length]?.text });
}
