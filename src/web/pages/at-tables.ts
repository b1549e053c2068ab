/** Who plays at a table of a list, and whom it waits for: in words, from what the list knows. */
import type { ListedTable } from '../../wire/wire.ts';
import type { Speaker } from '../../words/speaker.ts';
import { botName } from '../table/company/bot-words.ts';

type Sitting = Pick<ListedTable, 'seats' | 'outcome'>;

/** Somebody who plays everything is always to choose himself. */
export function waitsForMe({ seats, outcome }: Sitting): boolean {
  if (outcome) return false;
  return seats.every(({ yours }) => yours) || seats.some(({ yours, bot, asked }) => yours && bot === null && asked);
}

/** Others sit there too, and it is I who keep them waiting. */
export function keepsOthersWaiting(table: Sitting): boolean {
  return waitsForMe(table) && table.seats.some(({ yours, held, bot }) => !yours && (held || bot !== null));
}

/** First those at which I keep others waiting, the longest first; then those I play alone and those at which others are to choose, the latest first. */
export function inOrder<Table extends Sitting & Pick<ListedTable, 'changed'>>(tables: readonly Table[]): Table[] {
  const place = (table: Table) => (keepsOthersWaiting(table) ? 0 : waitsForMe(table) ? 1 : 2);
  return tables.toSorted((a, b) => place(a) - place(b) || (place(a) === 0 ? a.changed - b.changed : b.changed - a.changed));
}

/** Those who play, one after the other; nothing where there is one seat. */
export function playersAt({ seats }: Sitting, speaker: Speaker): string {
  if (seats.length < 2) return '';
  const named = seats.map(({ seat, yours, bot, held }) => {
    const who = bot !== null ? 'bot' : yours ? 'you' : held ? 'guest' : 'free';
    return speaker.say(`page tables sits ${who}`, { seat: speaker.name(seat), ...(bot !== null && { bot: botName(bot, speaker) }) });
  });
  return named.join(' · ');
}

/** Who has won, where others have not; or who is to choose, as far as one knows. */
export function standsAt(table: Sitting, speaker: Speaker): string {
  const { seats, outcome } = table;
  if (outcome) {
    const { winners } = outcome;
    return winners.length === 0 || winners.length === seats.length ? '' : speaker.say('table-page won-by', { seats: winners });
  }
  if (waitsForMe(table)) return speaker.say('page tables your-turn');
  const asked = seats.filter((one) => one.asked).map(({ seat }) => speaker.name(seat));
  return asked.length > 0 ? speaker.say('page tables turn-of', { seats: speaker.list(asked) }) : '';
}
