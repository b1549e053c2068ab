/** Sitting down with an invitation, and adding to the dice by that. */
import { api, RefusedError } from '../api.ts';
import { newShare, rememberShare } from '../table/shares.ts';

/** `really`: also where the invitation is one’s own. */
export async function takeSeats(table: string, secrets: readonly string[], really = false): Promise<void> {
  for (const secret of secrets) {
    // The server has committed itself to its part of the dice before it learns of ours.
    const { dice } = await api.table(table);
    const share = newShare();
    await api.takeSeat(table, { secret, share, ...(really && { really }) });
    if (dice.coming) rememberShare(table, { share, commitment: dice.coming.commitment });
  }
}

/** Somebody may have sat down there before: then he finds his seat. */
export async function goAlong(table: string, invitations: readonly string[]): Promise<void> {
  try {
    await takeSeats(table, invitations);
  } catch (error) {
    if (!(error instanceof RefusedError && error.refused.code === 'invitation-used-up')) throw error;
  }
}
