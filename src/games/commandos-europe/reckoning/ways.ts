/** How far it is to a hex from everywhere: on foot, or with a boat. Each field is computed once and kept, for ground does not change. */
import type { Played } from '../content/content-file.ts';
import type { Land } from '../content/land.ts';
import { landPlayed } from '../content/map-played.ts';
import { costAt, HEXES, isOpenByBoat, isOpenOnFoot, neighbour } from '../rules/ground.ts';

/** Nobody gets there. */
export const NEVER = 250;
const DIRECTIONS = 6;
const OPPOSITE = 3;

type On = Pick<Played, 'own'>;

type Fields = Map<number | string, Uint8Array>;

const FIELDS = new WeakMap<Land, Fields>();

function fieldsOn(land: Land): Fields {
  const known = FIELDS.get(land) ?? new Map();
  FIELDS.set(land, known);
  return known;
}

/** What it costs to come from each hex to the target; through none of those where everybody halts. */
export function fieldTo(on: On, target: number, hasBoat: boolean, halts: readonly number[] = []): Uint8Array {
  const fields = fieldsOn(landPlayed(on));
  const plain = target * 2 + (hasBoat ? 1 : 0);
  const key = halts.length > 0 ? `${plain} ${halts.join(' ')}` : plain;
  const known = fields.get(key);
  if (known) return known;
  const field = flood(on, target, hasBoat, halts);
  fields.set(key, field);
  return field;
}

function flood(on: On, target: number, hasBoat: boolean, halts: readonly number[]): Uint8Array {
  const field = new Uint8Array(HEXES).fill(NEVER);
  const buckets: number[][] = [[target]];
  field[target] = 0;
  for (let cost = 0; cost < buckets.length; cost++) {
    for (const hex of buckets[cost] ?? []) {
      if (field[hex] !== cost || (hex !== target && halts.includes(hex))) continue;
      for (let direction = 1; direction <= DIRECTIONS; direction++) {
        const from = neighbour(hex, direction);
        if (from < 0) continue;
        const price = cost + priceOf(on, from, ((direction + OPPOSITE - 1) % DIRECTIONS) + 1, hex, hasBoat);
        if (price >= (field[from] ?? 0)) continue;
        field[from] = price;
        const bucket = buckets[price];
        if (bucket) bucket.push(from);
        else {
          for (let i = buckets.length; i < price; i++) buckets.push([]);
          buckets.push([from]);
        }
      }
    }
  }
  return field;
}

function priceOf(on: On, from: number, direction: number, to: number, hasBoat: boolean): number {
  if (hasBoat && isOpenByBoat(on, from, direction)) return 1;
  return isOpenOnFoot(on, from, direction) && costAt(on, to) > 0 ? costAt(on, to) : NEVER;
}
