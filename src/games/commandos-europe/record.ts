/** What was done in a war, worked out from events alone: for the pages that tell of it. */
import { costOf, countersOf, pieceAt } from './content/pieces.ts';
import type { Event } from './vocabulary.ts';

export interface Happened {
  readonly step: number;
  readonly event: Event;
}

export interface MissionRecord {
  readonly mission: string;
  readonly hex: string;
  /** What it brought; 0 for one that was forfeited or is still open. */
  readonly award: number;
  readonly fate: 'accomplished' | 'forfeited' | 'open';
  readonly step: number;
  /** How often somebody was heard on the way, and how often they fled. */
  readonly heard: number;
  readonly fled: number;
  /** What was told of it that is worth reading, in order. */
  readonly story: readonly Happened[];
}

export interface MapRecord {
  readonly map: string;
  readonly missions: readonly MissionRecord[];
  /** Forfeited without having been drawn. */
  readonly undrawn: number;
}

export interface WarRecord {
  readonly maps: readonly MapRecord[];
  /** By kind: how many were bought and lost, and for how much. */
  readonly gear: readonly { readonly kind: string; readonly bought: number; readonly lost: number; readonly cost: number }[];
  readonly spent: number;
  readonly earned: number;
  readonly noises: number;
  readonly heard: number;
  readonly fled: number;
  readonly enemies: number;
  readonly squads: number;
  readonly leaders: number;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K] };

const STORY: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'mission-drawn',
  'base-placed',
  'base-bought',
  'base-moved',
  'base-lost',
  'detected',
  'escaped',
  'enemies-drawn',
  'battle',
  'casualties',
  'squad-eliminated',
  'leader-killed',
  'gear-lost',
  'overrun',
  'sunk',
  'stray',
  'enemies-withdrew',
  'accomplished',
  'forfeited',
  'undrawn-forfeited',
]);

/** A piece goes by its kind, for two of a kind are alike. */
function kindCalled(id: string): string {
  if (countersOf(id).length > 0) return id;
  return id.replace(/-\d+$/, '');
}

function priceOf(id: string): number {
  const piece = pieceAt(id) >= 0 ? pieceAt(id) : (countersOf(kindCalled(id))[0] ?? -1);
  return piece < 0 ? 0 : costOf(piece);
}

class Recorder {
  readonly maps: Mutable<MapRecord>[] = [];
  readonly gear = new Map<string, { kind: string; bought: number; lost: number; cost: number }>();
  readonly sums = { spent: 0, earned: 0, noises: 0, heard: 0, fled: 0, enemies: 0, squads: 0, leaders: 0 };
  /** What happens on a map before its first mission is drawn belongs to that one. */
  #before: Happened[] = [];

  constructor(map: string) {
    this.maps.push({ map, missions: [], undrawn: 0 });
  }

  get #map(): Mutable<MapRecord> | undefined {
    return this.maps.at(-1);
  }

  get #mission(): Mutable<MissionRecord> | undefined {
    return this.#map?.missions.at(-1) as Mutable<MissionRecord> | undefined;
  }

  note(happened: Happened): void {
    const { event, step } = happened;
    switch (event.type) {
      case 'map-began':
        this.maps.push({ map: event.map, missions: [], undrawn: 0 });
        this.#before = [];
        break;
      case 'mission-drawn':
        this.#begin({ mission: event.mission, hex: event.hex, award: 0, fate: 'open', step, heard: 0, fled: 0, story: [...this.#before] });
        break;
      case 'accomplished':
        this.sums.earned += event.award;
        this.#end('accomplished', event.award);
        break;
      case 'forfeited':
        this.#end('forfeited', 0);
        break;
      case 'undrawn-forfeited':
        if (this.#map) this.#map.undrawn += event.count;
        break;
      default:
        this.#count(event);
    }
    if (event.type === 'enemy-put-back') this.#sendBack(event.enemy);
    if (STORY.has(event.type)) this.#story.push(happened);
  }

  get #story(): Happened[] {
    return (this.#mission as { readonly story: Happened[] } | undefined)?.story ?? this.#before;
  }

  /** 12.9 It went back into the cup before anybody had seen it. */
  #sendBack(enemy: string): void {
    const at = this.#story.findLastIndex(({ event }) => event.type === 'enemies-drawn');
    const drawn = this.#story[at];
    if (drawn?.event.type !== 'enemies-drawn') return;
    this.#story[at] = { ...drawn, event: { ...drawn.event, enemies: drawn.event.enemies.filter((id) => id !== enemy) } };
  }

  #begin(mission: MissionRecord): void {
    this.#map?.missions.push(mission);
    this.#before = [];
  }

  #end(fate: 'accomplished' | 'forfeited', award: number): void {
    const mission = this.#mission;
    if (!mission) return;
    mission.fate = fate;
    mission.award = award;
  }

  #count(event: Event): void {
    const { sums } = this;
    switch (event.type) {
      case 'bought':
        sums.spent += event.cost;
        this.#gear(event.piece).bought++;
        break;
      case 'base-moved':
        sums.spent += event.cost;
        break;
      case 'noise':
        sums.noises++;
        if (event.result === 'heard') sums.heard++;
        if (event.result === 'heard' && this.#mission) this.#mission.heard++;
        break;
      case 'escaped':
        sums.fled++;
        if (this.#mission) this.#mission.fled++;
        this.#lose(event.lost);
        break;
      case 'gear-lost':
      case 'sunk':
        this.#lose(event.pieces);
        break;
      case 'overrun':
        this.#lose(event.pieces);
        sums.leaders += event.pieces.filter((id) => /^(commander|officer)/.test(id)).length;
        break;
      case 'enemy-eliminated':
        sums.enemies++;
        break;
      case 'squad-eliminated':
        sums.squads++;
        break;
      case 'leader-killed':
        sums.leaders++;
        break;
      default:
    }
  }

  #gear(id: string) {
    const kind = kindCalled(id);
    const known = this.gear.get(kind) ?? { kind, bought: 0, lost: 0, cost: priceOf(id) };
    this.gear.set(kind, known);
    return known;
  }

  #lose(pieces: readonly string[]): void {
    for (const id of pieces) if (!/^(commander|officer|[ab]-squad)/.test(id)) this.#gear(id).lost++;
  }
}

/** `first` is the map that the war begins on. */
export function recordOf(told: readonly Happened[], first: string): WarRecord {
  const recorder = new Recorder(first);
  for (const happened of told) recorder.note(happened);
  const { maps, gear, sums } = recorder;
  return { maps, gear: [...gear.values()], ...sums };
}
