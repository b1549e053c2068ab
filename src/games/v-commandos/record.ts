/** What was done in a night, worked out from events alone: for the page at its end. */
import type { Event } from './vocabulary.ts';

export interface Happened {
  readonly step: number;
  readonly event: Event;
}

/** What one commando did; whoever took over for him has a record of his own. */
export interface Deeds {
  readonly commando: string;
  readonly enemies: number;
  /** Stealth checks at which nobody noticed him, and all of his. */
  readonly held: number;
  readonly checks: number;
  readonly wounds: number;
  readonly fate: 'below' | 'out' | 'inside' | 'fallen';
}

export interface NightRecord {
  readonly turns: number;
  readonly levels: number;
  readonly objectives: number;
  readonly enemies: number;
  readonly alarms: number;
  readonly deeds: readonly Deeds[];
  /** What decided it, in order. */
  readonly moments: readonly Happened[];
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const DECIDE: ReadonlySet<string> = new Set<Event['type']>([
  'alarm-triggered',
  'alarm-interrupted',
  'objective-done',
  'level-completed',
  'exploded',
  'critical',
  'eliminated',
  'escort-appeared',
  'escort-left',
  'escort-lost',
  'collapsed',
]);

export function recordOf(told: readonly Happened[]): NightRecord {
  const night = { turns: 0, levels: 0, objectives: 0, enemies: 0, alarms: 0 };
  const deeds = new Map<string, Mutable<Deeds>>();
  const of = (commando: string): Mutable<Deeds> => {
    const known = deeds.get(commando) ?? { commando, enemies: 0, held: 0, checks: 0, wounds: 0, fate: 'below' };
    deeds.set(commando, known);
    return known;
  };
  let shooter = '';
  for (const { event } of told) {
    switch (event.type) {
      case 'selected':
      case 'replaced':
        of(event.commando);
        break;
      case 'turn-began':
        night.turns = event.turn;
        break;
      case 'level-completed':
        night.levels++;
        break;
      case 'objective-done':
        night.objectives++;
        break;
      case 'alarm-triggered':
        night.alarms++;
        break;
      case 'shot':
        shooter = event.commando;
        break;
      case 'killed':
        night.enemies++;
        // 6.11 Of a close combat it is told afterwards whose it was.
        if (event.rule !== '6.11') of(shooter).enemies++;
        break;
      case 'close-combat':
        of(event.commando).enemies++;
        break;
      case 'exploded':
        night.enemies += event.enemies;
        of(event.commando).enemies += event.enemies;
        break;
      default:
        befell(event, of, deeds);
    }
  }
  return { ...night, deeds: [...deeds.values()], moments: told.filter(({ event }) => DECIDE.has(event.type)) };
}

/** What happened to somebody himself; a check may be that of a character who is escorted. */
function befell(event: Event, of: (commando: string) => Mutable<Deeds>, known: ReadonlyMap<string, unknown>): void {
  switch (event.type) {
    case 'check':
      if (!known.has(event.who)) return;
      of(event.who).checks++;
      if (event.result === 'stealthy') of(event.who).held++;
      return;
    case 'wounded':
      of(event.commando).wounds++;
      return;
    case 'exited':
      of(event.commando).fate = 'out';
      return;
    case 'entered':
      of(event.commando).fate = 'inside';
      return;
    case 'eliminated':
      of(event.commando).fate = 'fallen';
      return;
    default:
  }
}
