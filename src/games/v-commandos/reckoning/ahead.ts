/**
 * What the enemy will do next, worked out by letting the rules do it on a copy of what everybody sees: with dice by which nobody
 * hidden is noticed and no shot hits, and with the first answer wherever players would be asked.
 */
import { scriptedRandom } from '../../../kernel/dice.ts';
import { isDirection } from '../content/level.ts';
import { ENEMIES, KINDS } from '../content/terms.ts';
import { copyState } from '../copy.ts';
import { movement } from '../rules/enemy-movement.ts';
import { shooting } from '../rules/enemy-shooting.ts';
import { compassOf } from '../rules/event-phase.ts';
import { levelCard } from '../rules/operation-in-play.ts';
import { protect } from '../rules/protecting.ts';
import { openEntrances, perEntrance } from '../rules/reinforcements.ts';
import { room } from '../rules/spaces.ts';
import type { State } from '../state.ts';
import type { LevelView, View } from '../view.ts';
import type { Event } from '../vocabulary.ts';
import { carryOut } from './answering.ts';
import { positionOf } from './position.ts';

interface Walk {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  /** 7.4 Whom or what they go by: `visible`, or a direction of the event card. */
  readonly towards: string;
}

/** Somebody hidden on whose tile enemies walk. */
interface WalkIn {
  readonly who: string;
  readonly enemies: number;
  readonly hidden: number;
}

interface ShotAhead {
  readonly from: string;
  readonly tile: string;
  readonly dice: number;
  readonly needed: number;
  /** The chance of a hit at least. */
  readonly chance: number;
}

interface Arrival {
  readonly entrance: string;
  /** Tokens that will be drawn for it, and enemies who wait there. */
  readonly tokens: number;
  readonly waiting: number;
  /** They wait outside until there are enough of them to break in. */
  readonly isBarred: boolean;
}

export interface Ahead {
  readonly arrivals: readonly Arrival[];
  readonly walks: readonly Walk[];
  /** Where those would walk who come in first, if every token is somebody. */
  readonly newcomers: readonly Walk[];
  readonly walkIns: readonly WalkIn[];
  readonly shots: readonly ShotAhead[];
}

/** Which steps of the enemy are still to come in this turn. */
const STEPS = ['reinforcement', 'movement', 'shooting'] as const;
const TO_COME: Readonly<Partial<Record<View['phase'], readonly (typeof STEPS)[number][]>>> = {
  commandos: STEPS,
  'before-reinforcement': STEPS,
  reinforcement: STEPS,
  'before-movement': ['movement', 'shooting'],
  movement: ['movement', 'shooting'],
  'before-shooting': ['shooting'],
  shooting: ['shooting'],
};

const KNOWN = new WeakMap<View, Ahead>();
const NOTHING: Ahead = { arrivals: [], walks: [], newcomers: [], walkIns: [], shots: [] };

export function aheadOf(view: View): Ahead {
  const known = KNOWN.get(view);
  if (known) return known;
  const ahead = reckon(view);
  KNOWN.set(view, ahead);
  return ahead;
}

function reckon(view: View): Ahead {
  const steps = TO_COME[view.phase];
  // In the middle of something nothing can be said of what comes after it.
  if (!steps || view.doing.length > 0) return NOTHING;
  const position = positionOf(view);
  const events: Event[] = [];
  const tell = (event: Event) => void events.push(event);
  const state: State = { ...copyState(position), random: alwaysRolling(6) };
  if (steps.includes('movement')) carryOut(movement({ state, tell, by: '' }), state);
  carryOut(shooting({ state: { ...state, random: alwaysRolling(1) }, tell, by: '' }), state);
  const arrivals = steps.includes('reinforcement') ? arrivalsIn(position) : [];
  const walks = walksIn(events);
  return {
    arrivals,
    walks,
    newcomers: newcomersAmong(position, arrivals, walks),
    walkIns: events.flatMap((event) => {
      if (event.type !== 'check') return [];
      return [{ who: event.who, enemies: event.dice.length, hidden: ((6 - event.limit) / 6) ** event.dice.length }];
    }),
    shots: events.flatMap((event) => {
      if (event.type !== 'enemies-shot') return [];
      const { from, tile, dice, needed } = event;
      return [{ from, tile, dice: dice.length, needed, chance: 1 - (Math.min(6, needed - 1) / 6) ** dice.length }];
    }),
  };
}

function walksIn(events: readonly Event[]): Walk[] {
  let towards = '';
  return events.flatMap((event) => {
    if (event.type === 'enemies-turn') towards = event.towards;
    return event.type === 'enemies-moved' ? [{ from: event.from, to: event.tile, count: event.count, towards }] : [];
  });
}

/** The same step with somebody for every token: whoever walks then besides those who are there already. */
function newcomersAmong(position: State, arrivals: readonly Arrival[], walks: readonly Walk[]): Walk[] {
  if (arrivals.length === 0) return [];
  const events: Event[] = [];
  const state: State = { ...copyState(position), random: alwaysRolling(6) };
  const table = { state, tell: (event: Event) => void events.push(event), by: '' };
  for (const level of state.levels) {
    const card = levelCard(state, level.id);
    for (const { id, tile } of card.entrances) {
      const { tokens = 0, waiting = 0, isBarred = false } = arrivals.find(({ entrance }) => entrance === id) ?? {};
      const entering = isBarred ? 0 : Math.min(tokens + waiting, room(state, card, level, tile));
      if (entering === 0) continue;
      // Which kind stands for them makes no difference to where they go.
      level.enemies[tile * KINDS] = (level.enemies[tile * KINDS] ?? 0) + entering;
      carryOut(protect(table, level, tile), state);
    }
  }
  carryOut(movement(table), state);
  return walksIn(events).flatMap((walk) => {
    const more = walk.count - (walks.find(({ from, to }) => from === walk.from && to === walk.to)?.count ?? 0);
    return more > 0 ? [{ ...walk, count: more }] : [];
  });
}

/** More dice than a night has. */
const MANY = 1000;

function alwaysRolling(face: number): State['random'] {
  return scriptedRandom(Array.from({ length: MANY }, () => face));
}

function arrivalsIn(position: State): Arrival[] {
  return position.levels.flatMap((level) => {
    const card = levelCard(position, level.id);
    if (!card.training.enemies) return [];
    const isOpen = openEntrances(position, level);
    return card.entrances.flatMap(({ id }, i): Arrival[] => {
      const waiting = ENEMIES.reduce((sum, _, kind) => sum + (level.waiting[i * ENEMIES.length + kind] ?? 0), 0);
      return isOpen[i] ? [{ entrance: id, tokens: perEntrance(position, level), waiting, isBarred: level.barricaded[i] === true }] : [];
    });
  });
}

/** Where the enemies of a level go who see nobody: a direction, or `any` as long as another card has to be drawn for it. */
export function directionOn({ event }: LevelView): string {
  if (event === '') return '';
  const compass = compassOf(event);
  return isDirection(compass) ? compass : 'any';
}
