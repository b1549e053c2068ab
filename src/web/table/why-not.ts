/** What the server says against something that was pressed, or put somewhere, in vain. */
import type { Thing } from '../../games/face.ts';
import type { Explained, Scene } from '../../wire/wire.ts';
import { OutOfReachError, RefusedError } from '../api.ts';
import type { Surroundings } from './surroundings.ts';

/** What lies there is no place where anything could be put. */
const NO_PLACE = 'unknown-id';

type Verdicts = Explained['verdicts'];
interface Asker {
  readonly table: string;
  readonly seat: Scene['seat'];
}
type Around = Pick<Surroundings, 'api' | 'standsFor'>;

/** Of what may have been wished, the first that there is something to say about; otherwise of the thing. Nothing, out of reach. */
export async function verdictsOn(around: Around, asker: Asker, thing: Thing, wished: readonly string[]): Promise<Verdicts> {
  try {
    return await asked(around, asker, thing, wished);
  } catch (error) {
    if (error instanceof RefusedError) return [{ choice: '', refusal: error.refused }];
    if (error instanceof OutOfReachError) return [];
    throw error;
  }
}

async function asked({ api, standsFor }: Around, { table, seat }: Asker, thing: Thing, wished: readonly string[]): Promise<Verdicts> {
  const by = seat !== null && { seat };
  for (const choice of wished) {
    const { verdicts } = await api.explain(table, { choice, ...by });
    if (verdicts.some(({ refusal }) => refusal && refusal.code !== NO_PLACE)) return verdicts;
  }
  return (await api.explain(table, { thing, near: [...standsFor(thing)], ...by })).verdicts;
}
