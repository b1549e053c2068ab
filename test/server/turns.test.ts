/** Whoever brings many things waits behind those who bring one: by address, and behind an address by person. */
import { expect, it } from 'vitest';
import { Turns } from '../../src/server/turns.ts';

it('takes one from each address in turn, and of an address one from each person', () => {
  const turns = new Turns<string>();
  for (let table = 1; table <= 3; table++) {
    turns.add({ address: 'A', person: 'mallory' }, `mallory ${table}`);
    turns.add({ address: 'A', person: `mallory as ${table}` }, `disguised ${table}`);
  }
  turns.add({ address: 'B', person: 'anne' }, 'anne 1');
  turns.add({ address: 'B', person: 'anne' }, 'anne 2');
  turns.add({ address: 'B', person: 'bert' }, 'bert');
  expect([turns.length, turns.waitingAt('A'), turns.waitingAt('B'), turns.waitingAt('C')]).toEqual([9, 6, 3, 0]);
  const order = Array.from({ length: 10 }, () => turns.next());
  expect(order).toEqual([
    ...['mallory 1', 'anne 1', 'disguised 1', 'bert', 'disguised 2', 'anne 2', 'disguised 3', 'mallory 2', 'mallory 3'],
    undefined,
  ]);
  expect(turns.length).toBe(0);
});

it('lets somebody leave, once', () => {
  const turns = new Turns<string>();
  const leave = turns.add({ address: 'A', person: 'anne' }, 'first');
  turns.add({ address: 'A', person: 'anne' }, 'second');
  expect([leave(), leave(), turns.length, turns.waitingAt('A')]).toEqual([true, false, 1, 1]);
  expect([turns.next(), turns.next()]).toEqual(['second', undefined]);
});
