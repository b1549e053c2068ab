/** The same irregularity each time, from a name: maps drawn anew look as they did. */

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** Between 0 and 1, depending on the key alone. */
export type Seeded = (key: string) => number;

export function seededBy(name: string): Seeded {
  return (key) => scattered(hashOf(`${name} ${key}`)) / 2 ** 32;
}

function hashOf(text: string): number {
  let hash = OFFSET;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return hash;
}

/** Keys that differ in their last letter only would otherwise come out alike. */
function scattered(hash: number): number {
  let mixed = hash;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

export function amount(seeded: Seeded, key: string, least: number, most: number): number {
  return least + (most - least) * seeded(key);
}
