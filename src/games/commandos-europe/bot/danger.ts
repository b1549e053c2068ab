/** What a fight is likely to cost: the chance of a casualties marker, by what a hex can bring to bear and by the map's enemies. */
import type { Played } from '../content/content-file.ts';
import { type Unit, unitsOf } from '../content/enemies.ts';

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

/** How likely somebody of a set is to be met. */
const weightOf = ({ boat, move }: Unit): number => (boat ? AFLOAT : move === 0 ? STATIC : 1);

/** What a set of enemies means to whoever meets it. */
interface Danger {
  /** Of those who come, the share that is met. */
  readonly met: number;
  /** [strength * 2, and one more for vehicles] The mean chance of a marker when somebody attacks. */
  readonly risks: Float64Array;
}

const KNOWN = new WeakMap<readonly Unit[], Danger>();
const SORTS = 2;

function dangerOf(units: readonly Unit[]): Danger {
  const known = KNOWN.get(units);
  if (known) return known;
  const all = units.reduce((sum, unit) => sum + weightOf(unit), 0);
  const risks = new Float64Array((MOST + 1) * SORTS);
  for (let strength = 0; strength <= MOST; strength++)
    for (const unit of units) {
      const at = strength * SORTS + (unit.circled ? 1 : 0);
      risks[at] = (risks[at] ?? 0) + (weightOf(unit) / all) * beatenAt(strength - unit.firepower);
    }
  const danger = { met: all / units.length, risks };
  KNOWN.set(units, danger);
  return danger;
}

export const shareMet = (played: Played): number => dangerOf(unitsOf(played)).met;

const within = (strength: number): number => Math.min(MOST, Math.max(0, Math.round(strength)));

/** Strength is firepower with what the ground helps; anti-tank weapons add theirs once more against vehicles. */
export function riskOf(played: Played, strength: number, antiTank: number): number {
  const { risks } = dangerOf(unitsOf(played));
  return (risks[within(strength) * SORTS] ?? 0) + (risks[within(strength + antiTank) * SORTS + 1] ?? 0);
}
