/**
 * What each audience of a table knows of: how many entries, when the last of them was made, which dice it saw. It is
 * kept with the table's row whenever that changes, so that lists and statistics need not open any table.
 */
import { z } from 'zod';
import type { AnyChronicle, Box, Honours, Rolled } from '../games/box.ts';
import { isFork } from '../kernel/entry.ts';
import type { Seat } from '../kernel/game.ts';
import { isSecret } from '../kernel/legality.ts';
import type { Audience } from '../kernel/snapshot.ts';
import { isTold } from '../kernel/witness/audience.ts';
import { wholeStory } from '../kernel/witness/log.ts';
import type { Sum, TableRow, Tally } from '../store/store.ts';
import type { StatisticsAnswer, TableCard } from '../wire/wire.ts';

/** How often each face came up, by who rolled and how many sides the die has. */
export type DiceCounts = StatisticsAnswer['games'][number]['dice'];

export interface Account {
  readonly to: Audience;
  readonly entries: number;
  readonly changed: number;
  /** Since the last fork: what was rolled before is counted at the table it came from. */
  readonly dice: DiceCounts;
}

/** Once all dice had six sides, and were counted by who rolled alone. */
const SixSided = z
  .record(z.string(), z.array(z.number()))
  .transform((counts) => Object.entries(counts).map(([who, faces]) => ({ who, sides: 6, counts: faces })));

const AccountsKept: z.ZodType<readonly Account[]> = z.array(
  z.object({
    to: z.union([z.literal('all'), z.array(z.string())]),
    entries: z.number(),
    changed: z.number(),
    dice: z.union([z.array(z.object({ who: z.string(), sides: z.number(), counts: z.array(z.number()) })), SixSided]),
  }),
);

/** As they were kept; undefined for a table whose accounts were never worked out. */
export function accountsFrom(kept: unknown): readonly Account[] | undefined {
  const read = AccountsKept.safeParse(kept);
  return read.success ? read.data : undefined;
}

/** All of them, from the beginning. When something happened only the row can tell. */
export function accountsOf(chronicle: AnyChronicle, diceIn: Box['dice'], { accounts, changed }: Row): readonly Account[] {
  const kept = accountsFrom(accounts);
  const tally = new Accounting([]);
  for (const to of chronicle.audiences) tally.of(to).entries++;
  tally.countDice(chronicle, diceIn, 1 + chronicle.entries.findLastIndex(isFork));
  return tally.accounts.map((account) => ({
    ...account,
    changed: kept ? (kept.find(({ to }) => keyOf(to) === keyOf(account.to))?.changed ?? account.changed) : changed,
  }));
}

/** What setting up told, and what the first entry did, are of the same version; dice of set-up have been counted by then. */
const AFTER_SET_UP = 1;

interface Row {
  readonly accounts: unknown;
  readonly changed: number;
}

/** With what happened after the first so many entries. */
export function accountsAfter(
  before: readonly Account[],
  chronicle: AnyChronicle,
  diceIn: Box['dice'],
  from: number,
  changed: number,
): readonly Account[] {
  const news = chronicle.entries.slice(from);
  const tally = new Accounting(before);
  for (const to of chronicle.audiences.slice(from)) {
    const account = tally.of(to);
    account.entries++;
    account.changed = changed;
  }
  // Dice that were taken back were never rolled, so all of them are counted again.
  if (news.some((entry) => 'undo' in entry || 'redeal' in entry))
    return accountsOf(chronicle, diceIn, { accounts: tally.accounts, changed });
  tally.countDice(chronicle, diceIn, from, AFTER_SET_UP);
  return tally.accounts;
}

/** How much has happened, and when, as far as one knows who holds these seats. */
export function knownTo(held: readonly Seat[], accounts: readonly Account[]): { version: number; changed: number } {
  let version = 0;
  let changed = 0;
  for (const account of accounts) {
    if (!isTold(account.to, held)) continue;
    version += account.entries;
    changed = Math.max(changed, account.changed);
  }
  return { version, changed };
}

/** What a list says of a table: figures, and where pieces stand that everybody sees. */
export function summaryOf(
  { game, places }: Pick<Box, 'game' | 'places'>,
  { state, decision }: AnyChronicle['match'],
): TableCard['figures'] {
  const asked = decision && { [isSecret(decision.question) ? ASKED_IN_SECRET : ASKED]: decision.seats.join(' ') };
  return { ...game.lab.figures?.(state), ...(places && { places: places(state) }), ...asked };
}

/** Beside the figures it is kept who is asked, for lists; at a secret window only those are told of it who are. */
const ASKED = 'asked';
const ASKED_IN_SECRET = 'asked in secret';

export function figuresIn(summary: unknown): TableCard['figures'] {
  const { [ASKED]: _, [ASKED_IN_SECRET]: __, ...figures } = isFigures(summary) ? summary : {};
  return figures;
}

/** The seats that are asked, as far as one knows who holds these; none where it was never kept. */
export function askedIn(summary: unknown, held: readonly Seat[]): readonly Seat[] {
  const { [ASKED]: openly, [ASKED_IN_SECRET]: secretly } = isFigures(summary) ? summary : {};
  const seatsIn = (text: number | string | undefined) => (typeof text === 'string' && text !== '' ? text.split(' ') : []);
  return [...seatsIn(openly), ...seatsIn(secretly).filter((seat) => held.includes(seat))];
}

/** What the store adds up for each visitor, under a name: this is how they are written and read. */
const Counted = z.union([
  z.tuple([z.literal('table')]),
  // How often a game was won with such a figure: the best of them is the best result.
  z.tuple([z.literal('figure'), z.string(), z.string(), z.string(), z.number()]),
  z.tuple([z.literal('medal'), z.string()]),
  // Two files are two scenarios, whatever they are called: that of somebody's own has a hash.
  z.tuple([z.enum(['played', 'won']), z.string(), z.string()]),
  z.tuple([z.literal('die'), z.string(), z.number(), z.number()]),
]);

function named(...what: z.infer<typeof Counted>): string {
  return JSON.stringify(what);
}

/** What a table adds to the sums of those who know of it. Nobody needs to open one for it that is not over. */
export function talliesOf(
  { outcome, setup, summary }: Pick<TableRow, 'outcome' | 'setup' | 'summary'>,
  accounts: readonly Account[],
  honours: Honours | undefined,
  played: AnyChronicle | undefined,
): Tally[] {
  const tallies: Tally[] = accounts.map(({ to, changed, dice }) => ({ to, changed, counts: diceCounts(dice) }));
  tallies.push({ to: 'all', changed: 0, counts: {}, deeds: { [named('table')]: 1 } });
  if (!outcome || !played) return tallies;
  // A fork of a game that was over already: nobody has played it.
  if (played.entries.length > 0 && played.entries.findLastIndex(isFork) === played.entries.length - 1) return tallies;
  const figures = figuresIn(summary);
  const scenario = String(figures.scenario ?? setup.id);
  const file = setup.content?.hash ?? '';
  const bests = Object.keys(honours?.bests ?? {}).flatMap((figure) => {
    const value = figures[figure];
    return typeof value === 'number' ? [[named('figure', scenario, file, figure, value), 1] as const] : [];
  });
  const medals = honours && isPlayedFairly(played) && file === '' ? honours.medals(wholeStory(played)) : [];
  tallies.push(
    { to: 'all', changed: 0, counts: {}, deeds: { [named('played', scenario, file)]: 1 } },
    { to: outcome.winners, changed: 0, counts: {}, deeds: { [named('won', scenario, file)]: 1, ...Object.fromEntries(bests) } },
    {
      to: played.game.seats(setup).map(({ id }) => id),
      changed: 0,
      counts: {},
      deeds: Object.fromEntries(medals.map((medal) => [named('medal', medal), 1])),
    },
  );
  return tallies;
}

/** By whoever sits there, with the dice as they fell: medals are for nobody else. */
function isPlayedFairly({ entries }: AnyChronicle): boolean {
  return !entries.some((entry) => isFork(entry) || ('scripted' in entry && entry.scripted) || ('beyond' in entry && entry.beyond));
}

/** Most choices roll no dice, and leave the counts of before as they are. */
const counted = new WeakMap<DiceCounts, Readonly<Record<string, number>>>();

function diceCounts(dice: DiceCounts): Readonly<Record<string, number>> {
  const known = counted.get(dice) ?? facesIn(dice);
  counted.set(dice, known);
  return known;
}

function facesIn(dice: DiceCounts): Readonly<Record<string, number>> {
  const faces = dice.flatMap(({ who, sides, counts }) => counts.map((count, i) => [named('die', who, sides, i + 1), count] as const));
  return Object.fromEntries(faces.filter(([, count]) => count > 0));
}

/** The sums of a visitor in one game, as they are told; undefined where he has no table of it. */
export function statisticsOf(
  { game: { id: game }, honours }: Pick<Box, 'game' | 'honours'>,
  sums: readonly Sum[],
): GameStatistics | undefined {
  let tables = 0;
  const dice: DiceCounts[number][] = [];
  const medals: GameStatistics['medals'][number][] = [];
  const ended = new Map<string, Ended>();
  const endedIn = (scenario: string, hash: string, table: string): Ended => {
    const key = `${scenario} ${hash}`;
    const entry = ended.get(key) ?? { scenario, ...(hash && { own: { hash, table } }), played: 0, won: 0, bests: [] };
    ended.set(key, entry);
    return entry;
  };
  for (const { what, count, table } of sums.filter((sum) => sum.game === game)) {
    const counted = Counted.parse(JSON.parse(what));
    if (counted[0] === 'table') tables = count;
    else if (counted[0] === 'die') dice.push(countOf({ who: counted[1], sides: counted[2], faces: [counted[3]] }, count));
    else if (counted[0] === 'medal') medals.push({ medal: counted[1], count });
    else if (counted[0] === 'figure') {
      const [, scenario, hash, figure, value] = counted;
      const entry = endedIn(scenario, hash, table);
      entry.bests = withBest(entry.bests, { figure, value }, honours?.bests[figure]);
    } else endedIn(counted[1], counted[2], table)[counted[0]] = count;
  }
  if (tables === 0) return undefined;
  const byName = (a: { scenario: string }, b: { scenario: string }) => a.scenario.localeCompare(b.scenario, 'en');
  const order = Object.keys(honours?.bests ?? {});
  for (const entry of ended.values()) entry.bests = entry.bests.toSorted((a, b) => order.indexOf(a.figure) - order.indexOf(b.figure));
  return { game, tables, dice: sumOf(dice), ended: [...ended.values()].sort(byName), medals };
}

type GameStatistics = StatisticsAnswer['games'][number];
type Best = GameStatistics['ended'][number]['bests'][number];
type Ended = Pick<GameStatistics['ended'][number], 'scenario' | 'own'> & { played: number; won: number; bests: readonly Best[] };

/** With what may be better; a figure that the game does not ask about any more is left out. */
function withBest(bests: readonly Best[], one: Best, better: 'most' | 'least' | undefined): readonly Best[] {
  if (better === undefined) return bests;
  const before = bests.find(({ figure }) => figure === one.figure);
  const isBetter = !before || (better === 'most' ? one.value > before.value : one.value < before.value);
  return isBetter ? [...bests.filter((best) => best !== before), one] : bests;
}

/** One entry for each kind of die of each who rolled, in an order that does not depend on who rolled first. */
export function sumOf(parts: DiceCounts): DiceCounts {
  const sums = new Map<string, DiceCounts[number]>();
  for (const part of parts) {
    const key = `${part.who} ${part.sides}`;
    const before = sums.get(key)?.counts ?? [];
    sums.set(key, { ...part, counts: part.counts.map((count, i) => count + (before[i] ?? 0)) });
  }
  return [...sums.values()].sort((a, b) => a.who.localeCompare(b.who, 'en') || a.sides - b.sides);
}

class Accounting {
  readonly #byAudience = new Map<string, { to: Audience; entries: number; changed: number; dice: DiceCounts }>();

  constructor(accounts: readonly Account[]) {
    for (const account of accounts) this.#byAudience.set(keyOf(account.to), { ...account });
  }

  get accounts(): readonly Account[] {
    return [...this.#byAudience.values()];
  }

  of(to: Audience) {
    const key = keyOf(to);
    const account = this.#byAudience.get(key) ?? { to, entries: 0, changed: 0, dice: [] };
    this.#byAudience.set(key, account);
    return account;
  }

  /** Of what was told by the entries from this one on, and not before that step. */
  countDice({ told }: AnyChronicle, diceIn: Box['dice'], from: number, firstStep = 0): void {
    for (let i = told.length - 1; i >= 0; i--) {
      const heard = told[i];
      if (heard === undefined || heard.version < from || heard.step < firstStep) return;
      for (const rolled of diceIn(heard.event)) {
        const account = this.of(heard.event.to ?? 'all');
        account.dice = sumOf([...account.dice, countOf(rolled)]);
      }
    }
  }
}

function keyOf(to: Audience): string {
  return to === 'all' ? '' : to.join(' ');
}

/** How often each face came up, if all this was rolled so many times. */
function countOf({ who, sides, faces }: Rolled, times = 1): DiceCounts[number] {
  const counts = Array.from({ length: sides }, () => 0);
  for (const face of faces) counts[face - 1] = (counts[face - 1] ?? 0) + times;
  return { who, sides, counts };
}

function isFigures(summary: unknown): summary is TableCard['figures'] {
  return typeof summary === 'object' && summary !== null;
}
