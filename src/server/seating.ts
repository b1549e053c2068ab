/**
 * Who sits where: invitations, and what happens to the dice when somebody sits down. Nobody at a table may know the dice
 * to come, not even whoever set it up: all that nobody has seen is dealt anew, from a secret of the server's to which it has
 * committed itself before, and from a share that each one's own machine has drawn.
 */
import type { Seat } from '../kernel/game.ts';
import { isAsked } from '../kernel/witness/sight.ts';
import type { Pace, SeatRow } from '../store/store.ts';
import type { Seating } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { refuseKnownHand, tellPlayersOfSeveralSides, tellSeenHands } from './onlookers.ts';
import { isOwner } from './owner.ts';
import { Refused, refusedByRule } from './refusal.ts';
import { mayDeal } from './room.ts';
import { knownBot } from './scripted.ts';
import {
  change,
  deal,
  formerWith,
  heldAt,
  isAwaiting,
  isClosed,
  noteHandedOver,
  opponentsOf,
  othersThan,
  refuseTooManyChanges,
  refuseToSit,
  reseat,
  rowAt,
  sidesAt,
} from './seat-changes.ts';
import { hashOf } from './secrets.ts';
import { comeBack, replaceHolder } from './ways-back.ts';

/** The secret of a link that gives the seat to whoever comes with it first. */
export async function invite(seating: Seating, table: LiveTable, visitor: string, seat: Seat): Promise<string> {
  const invitation = seating.secret();
  await table.inOrder(async () => {
    const row = rowAt(table, seat);
    const isTheirs = row.holder === visitor || (row.holder === null && table.kept.table.owner === visitor);
    if (!isTheirs) throw new Refused(403, 'not-your-seat', { seat });
    table.rates.let('invitations', visitor, seating.now());
    await seating.store.invite(table.id, seat, hashOf(invitation), table.kept.table.seated);
    await seating.refresh(table);
    if (!table.kept.table.coming) await change(seating, table, { coming: { secret: seating.secret(), shares: {} } });
  });
  seating.tell(table);
  return invitation;
}

/** Somebody who sits there adds to the chance to come, once: what he has given stands. */
export async function addShare(seating: Seating, table: LiveTable, visitor: string, share: string): Promise<void> {
  if (table.presenceOf(visitor).held.length === 0) throw new Refused(403, 'not-at-this-table');
  await table.inOrder(async () => {
    const { coming } = table.kept.table;
    if (!coming || coming.shares[visitor] !== undefined) return;
    await change(seating, table, { coming: { ...coming, shares: { ...coming.shares, [visitor]: share } } });
  });
  seating.tell(table);
}

export async function takeSeat(
  seating: Seating,
  table: LiveTable,
  visitor: string,
  { invitation, share, isMeant }: { readonly invitation: string; readonly share: string; readonly isMeant?: boolean },
): Promise<void> {
  await table.inOrder(async () => {
    await seating.refresh(table);
    const hash = hashOf(invitation);
    const row = table.kept.seats.find((entry) => [entry.invitation, entry.anew, entry.wayBack].includes(hash));
    if (!row) throw new Refused(403, 'invitation-used-up');
    if (row.wayBack === hash) return comeBack(seating, table, visitor, row, share);
    const isAnew = row.anew === hash;
    // Who only tries his link out must not take the seat of the one he means it for.
    const isOwn = isAnew ? isOwner(table.kept, visitor) : (row.holder ?? table.kept.table.owner) === visitor;
    if (isOwn && !isMeant) throw new Refused(409, 'own-invitation', { seat: row.seat });
    refuseKnownHand(table, visitor, row.seat);
    refuseUndealtHands(table, row.seat);
    refuseToSit(seating, table, visitor, row.seat);
    await tellPlayersOfSeveralSides(seating, table);
    await tellSeenHands(seating, table, visitor, row.seat);
    await (isAnew ? replaceHolder : sitDown)(seating, table, visitor, row, share);
    if (row.bot !== null) await noteHandedOver(seating, table, row.seat, null);
    await change(seating, table, { coming: isAwaiting(table) ? { secret: seating.secret(), shares: {} } : null });
  });
  seating.tell(table);
}

async function sitDown(seating: Seating, table: LiveTable, visitor: string, row: SeatRow, share: string): Promise<void> {
  const stays = await dealAnew(seating, table, visitor, row, share);
  const seat = row.invitation === null ? undefined : await seating.store.takeSeat(table.id, row.invitation, visitor);
  if (seat === undefined) throw new Refused(403, 'invitation-used-up');
  await seating.store.seat(table.id, seat, { former: formerWith(row, row.holder), seen: seating.now() });
  await seating.refresh(table);
  const isKnown = stays && row.holder !== null && row.holder !== visitor && opponentsOf(table, seat).length > 0;
  if (isKnown && !isClosed(table)) await seating.enter(table, () => table.chronicle.passOn(seat));
}

/**
 * Before he sits: if it failed halfway, somebody would play with dice that another could know. A seat that its holder gives to
 * another keeps its hand, unless he goes on playing for another side: then he would know it. Says whether the hand stays.
 */
async function dealAnew(seating: Seating, table: LiveTable, visitor: string, row: SeatRow, share: string): Promise<boolean> {
  const { kept } = table;
  const isNew = !kept.seats.some(({ holder }) => holder === visitor);
  if (!isNew || isClosed(table)) return true;
  const sideOf = sidesAt(table);
  const plays = (side: string | undefined) => kept.seats.some(({ seat, holder }) => holder === row.holder && sideOf.get(seat) !== side);
  const isSeen = row.holder !== null && plays(sideOf.get(row.seat));
  const known = heldAt(table).filter((seat) => !(isSeen && seat === row.seat));
  // Where nobody sits, nobody knows any hand: whoever left had his dealt anew. What this seat holds is dealt once more.
  await deal(seating, table, row.seat, known.length > 0 ? known : othersThan(table, row.seat), share);
  return !isSeen;
}

/** Where today's rules part from the game nothing is dealt anew, and it goes on elsewhere with the hands that it has. */
function refuseUndealtHands(table: LiveTable, seat: Seat): void {
  if (table.diverged && opponentsOf(table, seat).length > 0) throw new Refused(409, 'hand-stays', { seat });
}

/** A seat of another side that no person holds: somebody may have looked from there before, under whatever name. */
function hasFreeOpponent({ kept }: LiveTable, sideOf: ReadonlyMap<Seat, string>, seat: Seat): boolean {
  return kept.seats.some((row) => row.holder === null && sideOf.get(row.seat) !== sideOf.get(seat));
}

/**
 * A scripted player plays for the seat from now on, or the one who holds it does again. Whose seat it is decides; for one that
 * nobody holds whoever set up the table; and for one that has kept all waiting for longer than was agreed, anybody who plays.
 */
export async function handOver(seating: Seating, table: LiveTable, visitor: string, seat: Seat, bot: string | null): Promise<void> {
  await table.inOrder(async () => {
    const row = rowAt(table, seat);
    const isTheirs = row.holder === visitor || (row.holder === null && table.kept.table.owner === visitor);
    if (!isTheirs && !(bot !== null && mayHandOver(seating, table, visitor, seat))) throw new Refused(403, 'not-your-seat', { seat });
    if (bot !== null) knownBot(table.game, bot);
    if (bot === null && row.holder === null) throw new Refused(409, 'seat-needs-somebody', { seat });
    if (row.bot === bot) return;
    // Where a scripted player comes for a person there is always room: for each time the person has had to come back.
    if (row.bot !== null || bot === null) refuseTooManyChanges(seating, table, visitor, seat);
    // An open seat that the scripted player gets is not open any more; a seat with a holder is still his to give away.
    await reseat(seating, table, seat, row.holder === null ? { bot, invitation: null } : { bot }, bot);
  });
  seating.tell(table);
}

/** Somebody leaves: a scripted player goes on for him, until somebody else takes the seat over. */
export async function leaveSeat(seating: Seating, table: LiveTable, visitor: string, seat: Seat, bot: string): Promise<void> {
  await table.inOrder(async () => {
    if (table.holderOf(seat) !== visitor) throw new Refused(403, 'not-your-seat', { seat });
    knownBot(table.game, bot);
    await tellPlayersOfSeveralSides(seating, table);
    await dealForOthers(seating, table, seat);
    const former = formerWith(rowAt(table, seat), visitor);
    await reseat(seating, table, seat, { holder: null, bot, invitation: null, anew: null, wayBack: null, former }, bot);
  });
  seating.tell(table);
}

/**
 * He knows what the seat held, and may play for another side under another name: what those cannot know who stay is dealt anew. Where
 * nobody stays, the seat itself is, for whoever sits down next.
 */
async function dealForOthers(seating: Seating, table: LiveTable, seat: Seat): Promise<void> {
  const known = othersThan(table, seat);
  const sideOf = sidesAt(table);
  const isSecret = known.some((other) => sideOf.get(other) !== sideOf.get(seat));
  if (!isSecret || isClosed(table) || !mayDeal(table)) return;
  await deal(seating, table, seat, known, seating.secret());
}

/** Somebody who plays there takes a seat as well at which no person sits: one of his own side, for he would see what it holds. */
export async function takeOver(seating: Seating, table: LiveTable, visitor: string, seat: Seat): Promise<void> {
  await table.inOrder(async () => {
    const row = rowAt(table, seat);
    const { held } = table.presenceOf(visitor);
    if (held.length === 0 && table.kept.table.owner !== visitor) throw new Refused(403, 'not-at-this-table');
    if (row.holder !== null) throw new Refused(403, 'not-your-seat', { seat });
    const sideOf = sidesAt(table);
    if (held.some((own) => sideOf.get(own) !== sideOf.get(seat))) throw new Refused(403, 'other-side', { seat });
    refuseKnownHand(table, visitor, seat);
    refuseToSit(seating, table, visitor, seat);
    await tellSeenHands(seating, table, visitor, seat);
    if (hasFreeOpponent(table, sideOf, seat) && !table.chronicle.match.outcome) {
      // Where today's rules part from the game nothing can be dealt anew.
      if (table.diverged) throw new Refused(409, 'other-side', { seat });
      await deal(seating, table, seat, [...heldAt(table), seat], seating.secret());
    }
    await reseat(seating, table, seat, { holder: visitor, bot: null, invitation: null, seen: seating.now() }, null);
  });
  seating.tell(table);
}

/** Whoever plays may do it for another who has kept all waiting for longer than was agreed, or has no time left. */
function mayHandOver(seating: Seating, table: LiveTable, visitor: string, seat: Seat): boolean {
  if (table.presenceOf(visitor).held.length === 0) return false;
  const isLate = table.kept.table.manners.clock?.whenOut === 'hand-over' && seating.isOutOfTime(table, seat);
  return isLate || hasKeptWaiting(seating, table, visitor, seat);
}

/** Whoever plays for another side ends the game over a seat that has no time left, where that was agreed: his side has won. */
export async function endOutOfTime(seating: Seating, table: LiveTable, visitor: string, seat: Seat): Promise<void> {
  await table.inOrder(async () => {
    const sideOf = sidesAt(table);
    if (!sideOf.has(seat)) throw new Refused(404, 'no-such-seat', { seat });
    const { held } = table.presenceOf(visitor);
    if (held.length === 0) throw new Refused(403, 'not-at-this-table');
    const isAgreed = table.kept.table.manners.clock?.whenOut === 'end';
    const isOthers = held.every((own) => sideOf.get(own) !== sideOf.get(seat));
    if (!isAgreed || !isOthers || table.diverged || !seating.isOutOfTime(table, seat)) throw new Refused(409, 'not-out-of-time', { seat });
    await seating.enter(table, () => {
      const refused = table.chronicle.endOutOfTime(seat);
      if (refused) throw refusedByRule(refused);
    });
  });
  seating.tell(table);
}

/**
 * The seat is asked, and for longer than was agreed nothing has happened that whoever complains knows of. Whether it is asked at a
 * secret window he learns only then, and only if he himself is not: who is asked as well could find out what others think about.
 */
function hasKeptWaiting(seating: Seating, table: LiveTable, visitor: string, seat: Seat): boolean {
  const { patience } = table.kept.table.manners;
  const { held } = table.presenceOf(visitor);
  const asked = table.chronicle.match.decision?.seats ?? [];
  const isWaitedFor = isAsked(table.chronicle, seat, held) || (asked.includes(seat) && !held.some((own) => asked.includes(own)));
  if (patience === null || held.length === 0 || !isWaitedFor) return false;
  return seating.upSince(Math.max(table.kept.table.created, table.knownTo(visitor).changed)) > patience;
}

/** How fast scripted players choose is for everybody to say who plays. Where time is counted, nobody lets another's run by it. */
export async function setPace(seating: Seating, table: LiveTable, visitor: string, pace: Pace): Promise<void> {
  if (table.presenceOf(visitor).held.length === 0 && table.kept.table.owner !== visitor) throw new Refused(403, 'not-at-this-table');
  await table.inOrder(async () => {
    table.rates.let('pace', visitor, seating.now());
    const { manners } = table.kept.table;
    const others = table.kept.seats.find(({ holder, bot }) => bot !== null && holder !== null && holder !== visitor);
    if (manners.clock && pace === 'paused' && others) throw new Refused(403, 'costs-time', { seat: others.seat });
    table.failing = undefined;
    await change(seating, table, { manners: { ...manners, pace } });
    if (manners.clock) await seating.noteTimes(table);
  });
  seating.tell(table);
}
