/**
 * A simulation in parts, on as many machines as one likes: each part is a run of its games, and its file says which. Put
 * together they are byte for byte what one machine writes.
 */
import { z } from 'zod';
import { gameOf, SHELF } from '../games/shelf.ts';
import { fault, type Result } from '../kernel/game.ts';
import type { GameRecord, Plan } from './games.ts';

/** Games `from` to `to`-1 of a plan. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export function wholeOf({ games }: Plan): Range {
  return { from: 0, to: games };
}

/** The k-th of n parts, counted from 1; they differ by one game at most. */
export function rangeOf(games: number, [k, n]: readonly [number, number]): Range {
  return { from: Math.floor((games * (k - 1)) / n), to: Math.floor((games * k) / n) };
}

/** Games of a plan, as a file holds them. */
export interface Part extends Range {
  /** As it was asked for; null where all are played by turns. */
  readonly setup: string | null;
  readonly rules: string;
  readonly plan: Plan;
  readonly records: readonly GameRecord[];
}

/** The first line of a file, by which one of ours is known. */
export const PART_MARK = '{"cockleshell":"sim",';

const Count = z.int().nonnegative();
const SetupRead = z.object({
  id: z.string(),
  options: z.record(z.string(), z.string()),
  content: z.object({ hash: z.string(), data: z.unknown() }).exactOptional(),
});
const Head = z.object({
  cockleshell: z.literal('sim'),
  rules: z.string(),
  setup: z.string().nullable(),
  plan: z.object({
    game: z.string(),
    setups: z.array(SetupRead),
    bots: z.array(z.string()),
    seed: z.string(),
    games: Count,
    habits: z.boolean().exactOptional(),
  }),
  from: Count,
  to: Count,
});
const RecordRead: z.ZodType<GameRecord> = z.object({
  setup: z.string(),
  finished: z.boolean(),
  winners: z.array(z.string()),
  how: z.string(),
  decisions: Count,
  figures: z.record(z.string(), z.union([z.number(), z.string()])),
  tallies: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.number()))).exactOptional(),
});

/** A line that says what the games are, then a line for each. */
export function* linesOf({ setup, rules, plan, from, to, records }: Part): Generator<string> {
  // Whatever order things have in memory, a file has them in one.
  yield `${JSON.stringify(Head.parse({ cockleshell: 'sim', rules, setup, plan: written(plan), from, to }))}\n`;
  for (const { setup, finished, winners, how, decisions, figures, tallies } of records)
    yield `${JSON.stringify({ setup, finished, winners, how, decisions, figures, tallies })}\n`;
}

/** What is left out is not there at all. */
function written({ habits, ...plan }: Plan) {
  return habits ? { ...plan, habits } : plan;
}

export function partIn(text: string, file: string): Result<Part> {
  const [first = '', ...rest] = text.split('\n');
  const head = read(Head, first);
  if (!head || rest.at(-1) !== '') return fault(head ? 'part-cut' : 'not-a-part', { file });
  const records: GameRecord[] = [];
  for (const line of rest.slice(0, -1)) {
    const record = read(RecordRead, line);
    if (!record) return fault('part-damaged', { file, line: records.length + 2 });
    records.push(record);
  }
  const { cockleshell: _, ...part } = head;
  if (records.length !== part.to - part.from) return fault('part-cut', { file });
  return { ok: true, value: { ...part, records } };
}

function read<T>(schema: z.ZodType<T>, line: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** The parts as one, whatever the order in which they are named. */
export function merged(named: readonly { readonly file: string; readonly part: Part }[]): Result<Part> {
  const [first] = named;
  if (!first) return fault('no-parts', {});
  const { rules, setup, plan } = first.part;
  const game = gameOf(plan.game);
  if (!game) return fault('unknown-game', { game: plan.game, known: SHELF.map(({ id }) => id) });
  if (game.rulesVersion !== rules) return fault('part-of-other-rules', { file: first.file, found: rules, known: game.rulesVersion });
  const asked = (part: Part) => JSON.stringify([part.rules, part.setup, part.plan]);
  const other = named.find(({ part }) => asked(part) !== asked(first.part));
  if (other) return fault('part-of-another', { file: other.file, first: first.file });
  const inOrder = named.toSorted((a, b) => a.part.from - b.part.from || a.part.to - b.part.to);
  let next = 0;
  for (const { file, part } of inOrder) {
    if (part.from < next) return fault('part-twice', { file, from: part.from, to: Math.min(next, part.to) - 1 });
    if (part.from > next) return fault('part-missing', { from: next, to: part.from - 1 });
    next = part.to;
  }
  if (next < plan.games) return fault('part-missing', { from: next, to: plan.games - 1 });
  return { ok: true, value: { rules, setup, plan, from: 0, to: plan.games, records: inOrder.flatMap(({ part }) => part.records) } };
}
