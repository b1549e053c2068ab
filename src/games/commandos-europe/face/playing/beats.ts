/** What is seen of each event, beat by beat, and for how long at a steady pace. */
import type * as Kernel from '../../../../kernel/game.ts';
import { FLIGHT_MS, rolled, shown } from '../../../beats.ts';
import type { Beat, Playing } from '../../../face.ts';
import type { View } from '../../view.ts';
import type { Event, EventOf } from '../../vocabulary.ts';
import { seen, told } from '../seen.ts';

const NONE: readonly Beat[] = [];

/** Each die after the first lands so much later. */
export const EACH_DIE_MS = 90;
/** For each hex of a drift. */
export const PIP_MS = 120;
/** For each hex of a march. */
const STEP_MS = 150;

export function beats(view: unknown, event: Kernel.GameEvent, next: readonly Kernel.GameEvent[] = []): readonly Beat[] {
  const [known] = told([event]);
  if (!known) return NONE;
  const played = withDice(known) ?? withoutDice(known);
  return isReadFirst(seen(view), known, next[0]?.type) ? untilReadIn(played) : played;
}

/** What a fight, a loss or a draw comes to is read before anything follows; of a roll and what it takes, both as one. */
function isReadFirst({ loss }: View, { type }: Event, next: string | undefined): boolean {
  switch (type) {
    case 'gear-loss':
      return next !== 'gear-lost';
    case 'gear-lost':
      // whoever has chosen it knows
      return loss === null;
    case 'map-ended':
      return next !== 'over';
    default:
      return READ_FIRST.has(type);
  }
}

const READ_FIRST: ReadonlySet<string> = new Set<Event['type']>([
  'mission-drawn',
  'battle',
  'casualties',
  'squad-eliminated',
  'leader-killed',
  'nobody-killed',
  'overrun',
  'sunk',
  'base-lost',
]);

const untilReadIn = (played: readonly Beat[]): readonly Beat[] =>
  played.map((beat, i) => (i === played.length - 1 ? { ...beat, waits: true } : beat));

/** Where somebody has come to, and no die has said yet whether he is heard. */
export function unrolledAt({ event, isTold }: Pick<Playing, 'event' | 'isTold'>): string | undefined {
  const [known] = told([event]);
  const isOpen = known?.type === 'moved' || known?.type === 'accomplished' || (known?.type === 'noise' && !isTold);
  return isOpen ? known.hex : undefined;
}

/** What comes of a roll belongs to it. */
export function follows({ type }: Kernel.GameEvent): boolean {
  return FOLLOWING.has(type);
}

const FOLLOWING: ReadonlySet<string> = new Set<Event['type']>([
  'detected',
  'enemy-placed',
  'enemy-put-back',
  'enemy-eliminated',
  'marker-drawn',
  'casualties',
  'squad-eliminated',
  'leader-killed',
  'nobody-killed',
  'gear-lost',
]);

function withDice(event: Event): readonly Beat[] | undefined {
  switch (event.type) {
    case 'noise':
      return longer(rolled([event.hex, ...event.squads]), event.result === 'heard' ? HEARD_MS : 0);
    case 'mission-drawn':
    case 'enemies-drawn':
    case 'stray':
      return rolled([event.hex]);
    case 'battle':
      return fought(event);
    case 'gear-loss':
      return rolled([]);
    case 'suppressed':
    case 'not-suppressed':
      return rolled([event.enemy]);
    case 'base-stays':
      return rolled([event.hex]);
    case 'enemy-placed':
    case 'enemy-put-back':
      return [
        { name: 'throw', ms: FLIGHT_MS, sound: 'dice', travels: true },
        { name: 'drift', ms: 260 + event.distance * PIP_MS, things: [event.hex], sound: 'march' },
        { name: 'read', ms: 900, things: [event.hex], tells: true },
      ];
    default:
      return undefined;
  }
}

/** Two dice, two firepowers and the terrain take longer to read than one die. */
const SUMS_MS = 3600;
/** So does what a hunt begins with. */
const HEARD_MS = 2600;

function fought({ against, hex }: EventOf<'battle'>): readonly Beat[] {
  return longer(rolled([against, hex]), SUMS_MS);
}

/** The last of them is read for so long at least. */
function longer(played: readonly Beat[], ms: number): readonly Beat[] {
  return played.map((beat, i) => (i === played.length - 1 ? { ...beat, ms: Math.max(beat.ms, ms) } : beat));
}

/** Where it happens, without dice. */
function withoutDice(event: Event): readonly Beat[] {
  switch (event.type) {
    case 'moved':
      return [
        { name: 'way', ms: 260, things: [event.hex], sound: 'march', travels: true },
        { name: 'walk', ms: 240 + event.steps * STEP_MS, things: [event.hex], tells: true, travels: true },
      ];
    case 'enemy-moved':
      return [
        { name: 'why', ms: 700, things: [event.from, event.hex], sound: 'march' },
        { name: 'walk', ms: 420, things: [event.hex], tells: true, travels: true },
      ];
    case 'detected':
      return shown([event.hex], 1100, 'failure');
    case 'undetected':
      return shown(event.squads, 700, 'success');
    case 'escaped':
      return shown([event.hex], 1100, 'march');
    case 'enemies-withdrew':
      return shown([], 900, 'success');
    case 'enemy-eliminated':
      return shown([event.hex], 900, 'success');
    case 'marker-drawn':
      return shown([], 900, 'card');
    case 'casualties':
    case 'squad-eliminated':
      return shown([event.squad], event.type === 'casualties' ? 1000 : 1600, 'failure');
    case 'nobody-killed':
      return shown([], 1100, 'card');
    case 'leader-killed':
    case 'overrun':
    case 'gear-lost':
    case 'sunk':
      return shown([event.hex], 1100, 'failure');
    case 'base-placed':
    case 'base-bought':
    case 'base-moved':
      return shown([event.hex], 600, 'counter');
    case 'base-lost':
      return shown([event.hex], 1400, 'failure');
    case 'accomplished':
      return [{ name: 'told', ms: 2600, things: [event.hex], waits: true, sound: 'success' }];
    case 'forfeited':
    case 'map-ended':
      return shown([], 1400, 'card');
    case 'map-began':
      return shown([], 900, 'card');
    case 'over':
      return [{ name: 'told', ms: 2200, waits: true, sound: event.how === 'defeat' ? 'failure' : 'success' }];
    default:
      return NONE;
  }
}
