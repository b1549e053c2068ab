/** Everything a player could point at and want, legal or not: what `why` can be asked about. */
import { wishesOf } from '../../kernel/grammar.ts';
import { AIR_AVAILABLE } from './boxes.ts';
import { onceForEachTheatre, type Theatre, theatreOf } from './content/theatres.ts';
import type { State } from './state.ts';
import { type Choice, GRAMMAR } from './vocabulary.ts';

/** Thousands, and they depend on nothing but the theatre and the markers in play: kept by the number of markers. */
const kept = onceForEachTheatre(() => new Map<number, readonly Choice[]>());

export function intentions(s: State): readonly Choice[] {
  const theatre = theatreOf(s);
  const known = kept(theatre).get(s.objectives.length);
  if (known) return known;
  const made = wishes(
    theatre,
    s.objectives.map(({ id }) => id),
  );
  kept(theatre).set(s.objectives.length, made);
  return made;
}

function wishes(theatre: Theatre, objectives: readonly string[]): Choice[] {
  const spaces = theatre.spaces.map(({ id }) => id);
  const units = theatre.units.map(({ id }) => id);
  return wishesOf(GRAMMAR, {
    space: [...spaces, AIR_AVAILABLE],
    base: spaces,
    unit: units,
    helicopter: units,
    cargo: [...units, ...objectives],
    card: theatre.sheet.events.map(({ id }) => id),
    type: theatre.sheet.units.map(({ type }) => type),
    opfor: theatre.opfor.map(({ id }) => id),
  });
}
