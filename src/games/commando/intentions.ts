/** Everything a player could point at and want, legal or not: what `why` can be asked about. */
import { theatreOf } from './content/theatres.ts';
import type { State } from './state.ts';
import { type Choice, GRAMMAR } from './vocabulary.ts';

export function intentions(s: State): Choice[] {
  const theatre = theatreOf(s);
  const spaces = theatre.spaces.map(({ id }) => id);
  const units = theatre.units.map(({ id }) => id);
  const ids: Record<string, readonly string[]> = {
    space: [...spaces, 'air-available'],
    base: spaces,
    unit: units,
    helicopter: units,
    cargo: [...units, ...s.objectives.map(({ id }) => id)],
    card: theatre.sheet.events.map(({ id }) => id),
    type: theatre.sheet.units.map(({ type }) => type),
    opfor: theatre.opfor.map(({ id }) => id),
  };
  return Object.entries(GRAMMAR).flatMap(([kind, fields]) => {
    let wishes: Record<string, string>[] = [{ kind }];
    for (const field of fields) wishes = wishes.flatMap((wish) => (ids[field] ?? []).map((id) => ({ ...wish, [field]: id })));
    // The grammar's type makes each of these records a choice.
    return wishes as unknown as Choice[];
  });
}
