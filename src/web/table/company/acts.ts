/** What can be done about a seat in the middle of a game, by whoever looks at it. The server decides; this is what is offered. */
import type { Seat } from '../../../kernel/game.ts';
import type { Scene, SeatCard } from '../../../wire/wire.ts';

const SEAT_ACTS = [
  'play-myself',
  'hand-to-bot',
  'other-bot',
  'take-over',
  'invite',
  'stand-in',
  'replace',
  'move',
  'keep',
  'leave',
] as const;
export type SeatAct = (typeof SEAT_ACTS)[number];

type Company = Pick<Scene, 'seats' | 'table' | 'outcome' | 'manners' | 'diverged' | 'question' | 'down'>;

/**
 * `now`: by which a seat may have kept the others waiting for longer than was agreed; `here`: the seats whose people are connected,
 * where that is known.
 */
export function actsAt(card: SeatCard, company: Company, now: number, here?: readonly Seat[]): SeatAct[] {
  if (company.outcome || company.diverged) return [];
  const may = new Set(card.held ? actsAtHeld(card, company, now, here) : actsAtFree(card, company));
  return SEAT_ACTS.filter((act) => may.has(act));
}

function actsAtHeld(card: SeatCard, company: Company, now: number, here?: readonly Seat[]): SeatAct[] {
  if (card.yours) return card.bot === null ? ['hand-to-bot', 'move', 'keep', 'leave'] : ['play-myself', 'other-bot', 'keep', 'leave'];
  const until = waitsUntil(card, company);
  const standsIn: SeatAct[] = until !== undefined && now > until ? ['stand-in'] : [];
  const isMissing = here !== undefined && !here.includes(card.seat);
  return company.table.owned && isMissing ? [...standsIn, 'replace'] : standsIn;
}

function actsAtFree(card: SeatCard, { seats, table }: Company): SeatAct[] {
  const sides = seats.filter(({ yours }) => yours).map(({ side }) => side);
  // Nobody plays both against and for somebody.
  const isOfOwnSide = sides.every((side) => side === card.side);
  const takes: SeatAct[] = isOfOwnSide && (sides.length > 0 || table.owned) ? ['take-over'] : [];
  if (!table.owned) return takes;
  return [...takes, 'invite', card.bot === null ? 'hand-to-bot' : 'other-bot'];
}

/** What one who plays may give up: the game, which is lost then, or his seat, where others play on. */
export function givesUp({ seat, seats, outcome, diverged }: Company & Pick<Scene, 'seat'>): readonly ('leave' | 'resign')[] {
  if (seat === null || outcome || diverged) return [];
  return seats.length > 1 ? ['leave', 'resign'] : ['resign'];
}

/**
 * Until when somebody may keep the others waiting; undefined where nobody waits for him, or nothing was agreed. At a window that one
 * knows nothing of it may be any of the others.
 */
export function waitsUntil(card: SeatCard, company: Company): number | undefined {
  const { seats, table, manners, down = 0 } = company;
  const { patience } = manners;
  const isAwaited = card.asked || isAtOthersWindow(company);
  const isKept = card.held && !card.yours && card.bot === null && isAwaited && seats.some(({ yours }) => yours);
  return patience !== null && isKept ? table.changed + patience + down : undefined;
}

function isAtOthersWindow({ question, outcome, diverged, seats }: Company): boolean {
  return question === null && outcome === null && diverged === null && !seats.some(({ yours, asked }) => yours && asked);
}

/** Whether one has a say in how fast scripted players choose, and there are any. */
export function setsPace({ seats, table, outcome }: Pick<Company, 'seats' | 'table' | 'outcome'>): boolean {
  return outcome === null && seats.some(({ bot }) => bot !== null) && (table.owned || seats.some(({ yours }) => yours));
}

/** Several people play there, or are expected: taking back and ending the game are for all of them to agree to. */
export function isForSeveral({ seats }: Pick<Scene, 'seats'>): boolean {
  return seats.some(({ yours, bot, held }) => !yours && (held || bot === null));
}
