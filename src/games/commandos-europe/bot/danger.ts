/** What a fight is likely to cost: the chance of a casualties marker, by what a hex can bring to bear and by the map's enemies. */
import { unitsOf } from '../content/enemies.ts';

const FACES = 6;
const TENS = 10;
const ROLLS = FACES * FACES;

/** How likely it is that an enemy's die beats the squads' by so much, or equals it. */
export function chanceBeaten(lead: number): number {
  let beaten = 0;
  for (let own = 1; own <= FACES; own++) for (let other = 1; other <= FACES; other++) if ((other - own) * TENS >= lead) beaten++;
  return beaten / ROLLS;
}

/** The most that a table goes to: whoever has more is safe. */
const MOST = 120;
const LEAST = -60;

const BEATEN = Float64Array.from({ length: MOST - LEAST + 1 }, (_, i) => chanceBeaten(i + LEAST));

export function beatenAt(lead: number): number {
  return BEATEN[Math.min(MOST, Math.max(LEAST, Math.round(lead))) - LEAST] ?? 0;
}

/** 12.8 Enemies that a detection brings, on average. */
export const DRAWN = 3.5;
/** 13.1 Of twenty markers six kill leaders only. */
export const WOUNDS = 0.7;

/** What never moves is met seldom, and boats only near the water. */
const STATIC = 0.25;
const AFLOAT = 0.4;

interface Faced {
  readonly weight: number;
  readonly firepower: number;
  readonly circled: boolean;
}

const faced: (readonly Faced[])[] = [];
const tables: Float64Array[] = [];

function facedOn(map: number): readonly Faced[] {
  const known = faced[map];
  if (known) return known;
  const units = unitsOf(map).map(({ firepower, move, circled, boat }) => ({
    firepower,
    circled,
    weight: boat ? AFLOAT : move === 0 ? STATIC : 1,
  }));
  faced[map] = units;
  return units;
}

/** Of those who would come on this map, how many stay away or are sent back: the share that is met. */
export function shareMet(map: number): number {
  const units = facedOn(map);
  return units.reduce((sum, { weight }) => sum + weight, 0) / units.length;
}

const HALF = 2;

/** [strength, and the same for vehicles] The mean chance of a marker when somebody of this map attacks. */
function tableOf(map: number): Float64Array {
  const known = tables[map];
  if (known) return known;
  const table = new Float64Array((MOST + 1) * HALF);
  const units = facedOn(map);
  const all = units.reduce((sum, { weight }) => sum + weight, 0);
  for (let strength = 0; strength <= MOST; strength++)
    for (const { firepower, circled, weight } of units) {
      const at = strength * HALF + (circled ? 1 : 0);
      table[at] = (table[at] ?? 0) + (weight / all) * beatenAt(strength - firepower);
    }
  tables[map] = table;
  return table;
}

const within = (strength: number): number => Math.min(MOST, Math.max(0, Math.round(strength)));

/** Strength is firepower with what the ground helps; anti-tank weapons add theirs once more against vehicles. */
export function riskOf(map: number, strength: number, antiTank: number): number {
  const table = tableOf(map);
  return (table[within(strength) * HALF] ?? 0) + (table[within(strength + antiTank) * HALF + 1] ?? 0);
}
