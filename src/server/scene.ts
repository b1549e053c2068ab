/** What one who asks gets to see of a table: the witness's account, with names on the seats. */
import type { FastifyReply } from 'fastify';
import type { AnyChronicle, AnyGame } from '../games/box.ts';
import type { Choice, GameEvent, GameState } from '../kernel/game.ts';
import type { Asker } from '../kernel/witness/audience.ts';
import type { LogLine, Notes } from '../kernel/witness/log.ts';
import { type Present, partingFor, presenceOf } from '../kernel/witness/presence.ts';
import { isAsked, momentFor, viewAt } from '../kernel/witness/sight.ts';
import { viewsAlong, viewsOfStep } from '../kernel/witness/views-told.ts';
import type { Kept, NextTable } from '../store/store.ts';
import { LINES_AT_ONCE } from '../wire/limits.ts';
import { changesBefore, type ViewChange } from '../wire/views.ts';
import type { ListedTable, LogPart, PastScene, Scene, SeatCard, TableCard } from '../wire/wire.ts';
import { type Account, accountsFrom, askedIn, figuresIn, knownTo } from './accounts.ts';
import { comingDeal } from './coming-deal.ts';
import { isOwner } from './owner.ts';
import { declinedAt, type Failing, isTrying, proposalFor } from './proposal.ts';

export interface Log {
  /** More may be added to them later: only the first so many belong to it. */
  readonly lines: readonly LogLine[];
  readonly length: number;
}

/** A scene as it is sent, made once for all who see the same: without its log, and the log. */
export interface Sighting extends Log {
  /** JSON. */
  readonly still: string;
  /** How many choices stood. */
  readonly step: number;
  /** How the board looked whenever one of the lines from this one on was told; to be asked before anything else happens. */
  viewsFrom(line: number): readonly ViewChange[];
}

/** What a scene is made from. */
export interface Seen {
  readonly game: AnyGame;
  readonly chronicle: AnyChronicle;
  readonly kept: Kept;
  readonly accounts: readonly Account[];
  readonly diverged: Scene['diverged'];
  readonly failing: Failing | undefined;
  readonly stops?: ReadonlyMap<string, NonNullable<Scene['stops']>>;
  isSpared?(asker: Asker): boolean;
  downSince?(moment: number): number;
  holderOf(asker: Asker): string | undefined;
  notesFor(asker: Asker): Pick<Notes<GameState, Choice, GameEvent>, 'lines' | 'steps'>;
  presenceOf(visitor: string | undefined): Present;
}

export function sightingOf(table: Seen, asker: Asker): Sighting {
  const visitor = table.holderOf(asker);
  const present = table.presenceOf(visitor);
  const { lines, steps } = table.notesFor(asker);
  const { view, question, offers, undoable, redoable, outcome, dice } = momentFor(table.chronicle, asker, present.held);
  // Where today's rules part from a game nothing more is done, so nothing is offered.
  const isOver = table.diverged !== null;
  const coming = comingDeal(table.kept);
  const declined = declinedAt(table);
  const { next } = table.kept.table;
  const card = cardOf(table.kept, table.accounts, visitor);
  const still: Omit<Scene, 'log'> = {
    version: card.version,
    step: steps.at(-1) ?? 0,
    steps,
    view,
    question,
    offers: isOver ? [] : offers,
    undoable: isOver ? 0 : undoable || withConsent(table, asker),
    redoable: redoable && !isOver,
    outcome,
    dice: { ...dice, ...(coming && { coming }) },
    table: card,
    seat: asker ?? null,
    seats: seatCards(table, visitor),
    manners: table.kept.table.manners,
    ...downAt(table, card),
    ...wishedBy(table, asker, visitor),
    ...failingAs(table.failing),
    proposal: proposalFor(table, steps),
    ...(declined && { declined }),
    ...(next && { next: invitedTo(next, present) }),
    solo: present.alone,
    diverged: table.diverged && partingFor(table.diverged, asker, present),
    ...earlierAt(table),
  };
  const { length } = lines;
  const viewsFrom = (line: number) => changesBefore(view, viewsAlong(table.chronicle, asker, lines.slice(line, length)));
  return { still: JSON.stringify(still), step: table.chronicle.lineIndices.length, lines, length, viewsFrom };
}

/** Told where people may lose patience: it does not count. */
function downAt(table: Seen, { changed }: TableCard): Pick<Scene, 'down'> {
  const down = table.kept.table.manners.patience === null ? 0 : (table.downSince?.(changed) ?? 0);
  return down > 0 ? { down } : {};
}

function earlierAt({ chronicle }: Seen): Pick<Scene, 'earlier'> {
  const { carried } = chronicle.origin;
  return carried ? { earlier: { rules: carried.rules, step: carried.step } } : {};
}

/** Nobody gets another's invitation. */
function invitedTo({ table, by, invitations }: NextTable, { held }: Present): NonNullable<Scene['next']> {
  return { table, by, invitations: Object.entries(invitations).flatMap(([seat, secret]) => (held.includes(seat) ? secret : [])) };
}

function wishedBy(table: Seen, asker: Asker, visitor: string | undefined): Pick<Scene, 'stops' | 'spared'> {
  const stops = table.stops?.get(visitor ?? '');
  return { ...(stops && { stops }), ...(table.isSpared?.(asker) && { spared: true }) };
}

function failingAs(failing: Failing | undefined): Pick<Scene, 'failing' | 'triesWithin'> {
  if (!isTrying(failing)) return { failing: failing ?? null };
  return { failing: 'trying', triesWithin: Math.ceil(failing.milliseconds / 1000) };
}

/** Scripted players have nothing against taking back. */
function withConsent({ chronicle, kept }: Seen, asker: Asker): number {
  const needed = asker === undefined ? undefined : chronicle.consentTo(asker);
  return needed && needed.length > 0 && needed.every((seat) => kept.seats.some((row) => row.seat === seat && row.bot !== null)) ? 1 : 0;
}

/** Whoever has nothing yet gets the last lines of a log; what came before is asked for. */
function lastLines({ length }: Pick<Sighting, 'length'>): number {
  return Math.max(0, length - LINES_AT_ONCE);
}

/**
 * The scene with the lines of its log from this one on, without writing it all down a second time. Whoever has so many lines
 * already (`known`) has seen how it stood then, and sees how it went on.
 */
export function sceneText(sighting: Sighting, wanted = 0, known = sighting.length): string {
  const { still, lines, length } = sighting;
  const from = Math.max(wanted, lastLines(sighting));
  const views = known < length ? sighting.viewsFrom(Math.max(known, from)) : [];
  const told = views.length > 0 ? `,"views":${JSON.stringify(views)}` : '';
  return `${still.slice(0, -1)},"log":${JSON.stringify({ from, lines: lines.slice(from, length) })}${told}}`;
}

/** As an answer; whoever changes the table goes before or comes after. */
export function sendScene(reply: FastifyReply, table: { sightingFor(asker: Asker): Sighting }, asker: Asker, known?: number): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(sceneText(table.sightingFor(asker), 0, known));
}

function seatCards(table: Seen, visitor: string | undefined): SeatCard[] {
  const { held } = table.presenceOf(visitor);
  const known = table.game.seats(table.kept.table.setup);
  return table.kept.seats.map(({ seat, holder, bot, wayBack }, i) => {
    // a save of earlier rules may know a seat that there is no more
    const { side, tone } = known.find(({ id }) => id === seat) ?? { side: seat, tone: i };
    const asked = isAsked(table.chronicle, seat, held);
    const yours = held.includes(seat);
    return { seat, side, tone, held: holder !== null, yours, bot, asked, ...(yours && wayBack !== null && { wayBack: true }) };
  });
}

/** Some lines of the log before that one, or the last. */
export function logPart({ lines }: Pick<Notes<GameState, Choice, GameEvent>, 'lines'>, before = lines.length): LogPart {
  const end = Math.min(before, lines.length);
  const from = lastLines({ length: end });
  return { from, lines: lines.slice(from, end) };
}

/** Undefined where the asker saw nothing new. */
export function pastScene(table: Pick<Seen, 'chronicle' | 'notesFor'>, asker: Asker, step: number): PastScene | undefined {
  const view = viewAt(table.chronicle, asker, step);
  if (view === undefined) return undefined;
  const views = changesBefore(view, viewsOfStep(table.chronicle, asker, step));
  return { step, view, views, lines: table.notesFor(asker).lines.filter((line) => line.step <= step).length };
}

/** As a list shows it to a visitor: others may have done something in secret. A table whose accounts were never worked out tells nothing yet. */
function cardOf({ table, seats }: Kept, accounts: readonly Account[] | undefined, visitor: string | undefined): TableCard {
  const { id, game, rules, setup, name, guided, archived, deleted, created, outcome, forkedFrom, summary } = table;
  const { version, changed } = knownTo(presenceOf(seats, visitor).held, accounts ?? []);
  const figures = figuresIn(summary);
  return {
    id,
    game,
    rules,
    setup: { id: setup.id, options: setup.options, ...(setup.content && { hash: setup.content.hash }) },
    name,
    guided,
    archived,
    deleted: deleted !== null,
    created,
    // Nobody knows of an entry yet at a table that was just set up.
    changed: Math.max(created, changed),
    version,
    outcome,
    forkedFrom,
    figures,
    owned: isOwner({ table, seats }, visitor),
  };
}

/** Of a table that need not be open. */
export function keptCard(kept: Kept, visitor: string | undefined): ListedTable {
  const { held } = presenceOf(kept.seats, visitor);
  const asked = askedIn(kept.table.summary, held);
  const seats = kept.seats.map(({ seat, holder, bot }) => ({
    seat,
    held: holder !== null,
    yours: held.includes(seat),
    bot,
    asked: asked.includes(seat),
  }));
  return { ...cardOf(kept, accountsFrom(kept.table.accounts), visitor), seats };
}
