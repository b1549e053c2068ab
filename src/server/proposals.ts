/** What it takes the others' consent for: taking back over what they have chosen since, and ending the game. An offer lapses when something happens, and outlasts a restart of the server. */
import { refusal, type Seat } from '../kernel/game.ts';
import type { Proposal } from '../wire/wire.ts';
import type { Seating } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { neededFor, proposalAt } from './proposal.ts';
import { Refused, refusedByRule } from './refusal.ts';
import { refuseWithoutRoom } from './room.ts';
import { change } from './seat-changes.ts';

/** Those of them agree at once who are scripted, or the same person. */
export async function propose(
  seating: Seating,
  table: LiveTable,
  visitor: string,
  speaker: () => Seat,
  what: Proposal['what'],
): Promise<void> {
  await table.inOrder(async () => {
    const seat = speaker();
    table.rates.let('proposals', visitor, seating.now());
    if (table.chronicle.match.outcome) throw refusedByRule(refusal('game-over', ''));
    refuseWithoutRoom(table, seat, what);
    if (neededFor(table, what, seat) === undefined) throw refusedByRule(refusal('undo-stops-here', ''));
    await change(seating, table, { offered: { what, seat, version: table.chronicle.version, agreed: [] } });
    await carryOutIfAgreed(seating, table);
  });
  seating.tell(table);
}

/** Whoever is asked agrees, or the offer is off; whoever made it may withdraw it. */
export async function answerProposal(seating: Seating, table: LiveTable, speaker: () => Seat, agrees: boolean): Promise<void> {
  await table.inOrder(async () => {
    const seat = speaker();
    const proposal = proposalAt(table);
    const { offered } = table.kept.table;
    if (!proposal || !offered) throw new Refused(409, 'no-proposal');
    if (seat !== proposal.seat && !proposal.awaiting.includes(seat)) throw new Refused(403, 'not-asked-to-agree', { seat });
    if (!agrees) await change(seating, table, { offered: seat === proposal.seat ? null : { ...offered, declinedBy: seat } });
    else if (seat !== proposal.seat) {
      await change(seating, table, { offered: { ...offered, agreed: [...offered.agreed, seat] } });
      await carryOutIfAgreed(seating, table);
    }
  });
  seating.tell(table);
}

async function carryOutIfAgreed(seating: Seating, table: LiveTable): Promise<void> {
  const proposal = proposalAt(table);
  if (!proposal || proposal.awaiting.length > 0) return;
  const { what, seat } = proposal;
  await change(seating, table, { offered: null });
  if (what === 'undo') await seating.recall(table);
  const { chronicle, kept } = table;
  const others = kept.seats.map((row) => row.seat).filter((other) => other !== seat);
  await seating.enter(table, () => {
    const refused = what === 'undo' ? chronicle.undoTogether(seat, others) : chronicle.endTogether(seat, others);
    if (refused) throw refusedByRule(refused);
  });
}
