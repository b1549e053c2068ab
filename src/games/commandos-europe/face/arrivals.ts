/** 12.8 Enemies that come for those who were heard: who was drawn, who stands where, who goes back, and who is still to come. */
import type { Playing } from '../../face.ts';
import type { Event, EventOf } from '../vocabulary.ts';
import { told } from './seen.ts';

export interface Arrival {
  readonly enemy: string;
  readonly is: 'waits' | 'now' | 'came' | 'back';
  /** Where it stands; empty where it stands nowhere. */
  readonly hex: string;
}

export interface Arrivals {
  /** They come for this hex. */
  readonly hex: string;
  readonly all: readonly Arrival[];
}

type Coming = EventOf<'enemy-placed' | 'enemy-put-back'>;

const isComing = (event: Event): event is Coming => event.type === 'enemy-placed' || event.type === 'enemy-put-back';
const isDrawn = (event: Event): event is EventOf<'enemies-drawn'> => event.type === 'enemies-drawn';

/** Undefined before their die has landed, and where nobody was drawn. `before`: what was told so far. */
export function arrivalsIn(before: readonly Event[], playing?: Pick<Playing, 'event' | 'isTold'>): Arrivals | undefined {
  const [event] = playing ? told([playing.event]) : [];
  const isOpen = event !== undefined && playing?.isTold === false;
  if (event && isDrawn(event)) return isOpen ? undefined : { hex: event.hex, all: event.enemies.map((enemy) => arrivalOf(enemy, [])) };
  const from = before.findLastIndex(isDrawn);
  const [drawn, ...since] = before.slice(from);
  if (from < 0 || !drawn || !isDrawn(drawn)) return undefined;
  const done = [...since, ...(event && !isOpen ? [event] : [])].filter(isComing);
  const now = isOpen && event && isComing(event) ? event.enemy : undefined;
  return { hex: drawn.hex, all: drawn.enemies.map((enemy) => (enemy === now ? { enemy, is: 'now', hex: '' } : arrivalOf(enemy, done))) };
}

function arrivalOf(enemy: string, done: readonly Coming[]): Arrival {
  const come = done.find((event) => event.enemy === enemy);
  if (!come) return { enemy, is: 'waits', hex: '' };
  return come.type === 'enemy-placed' ? { enemy, is: 'came', hex: come.hex } : { enemy, is: 'back', hex: '' };
}

/** Whether it is about them: what plays now, or without that what the last step brought. */
export function isAboutArrivals(event: Event): boolean {
  return isDrawn(event) || isComing(event);
}
