/** What is seen of each event, beat by beat, and for how long at a steady pace. */
import type * as Kernel from '../../../../kernel/game.ts';
import type { Beat, Sound, Thing } from '../../../face.ts';
import { RECOVERED } from '../../boxes.ts';
import { theatreOf } from '../../content/theatres.ts';
import type { Event } from '../../vocabulary.ts';
import { isAimReached } from '../reckoning.ts';
import { seen, told } from '../seen.ts';

const NONE: readonly Beat[] = [];

/** Dice fly and land one by one; what they mean stands below them a moment after the last lies still. */
export const FLIGHT_MS = 520;
export const EACH_DIE_MS = 90;
const HOLD_MS = 700;
/** What is lost on one's own side stays longer: it is what one has to think about. */
const LOSS_MS = { opfor: { panicked: 450, eliminated: 450 }, commando: { panicked: 900, eliminated: 2400 } } as const;

/** `next`: what follows in the same step; `past`: what came before. */
export function beats(
  view: unknown,
  event: Kernel.GameEvent,
  next: readonly Kernel.GameEvent[],
  past: readonly Kernel.GameEvent[] = [],
): readonly Beat[] {
  const [known, ...others] = told([event, ...next]);
  if (!known) return NONE;
  const shots = known.type === 'fired' ? shotBeats(view, known, others, told(past)) : NONE;
  return [...shots, ...beatsOf(view, known, others), ...(reachesAim(view, known) ? [REACHED] : NONE)];
}

/** 16.0 What a card gives or takes is told as it is given or taken, and not only counted. */
const EFFECT_MS = 1800;
const BY_CARD = '16.0';

/** Who has come is read, one after the other. */
const APPEAR_MS = 2600;
const EACH_MS = 400;
const MOST_MS = 4000;

/** A card stays until one goes on; where nobody decides it is read line by line: its name, what it does, what a battle is worth, and what it may be kept for. */
const LINE_MS = 1700;
const LEAST_READ_MS = 4000;

function readingTime(view: unknown, id: string): number {
  if (view === undefined) return LEAST_READ_MS;
  const { effects, win, lose, intel } = theatreOf(seen(view)).card(id);
  const lines = 1 + effects.length + Number(win + lose > 0) + Number(intel !== undefined);
  return Math.max(LEAST_READ_MS, LINE_MS * lines);
}

/** 6.0, 12.0 All that the mission asks for has just been done: it stays until one goes on, for from now on the mission can be ended. */
const REACHED: Beat = { name: 'reached', ms: 2200, sound: 'success', waits: true };

function reachesAim(anyView: unknown, event: Event): boolean {
  if (anyView === undefined) return false;
  const view = seen(anyView);
  if (event.type === 'kia-changed') return !isAimReached(view) && isAimReached({ ...view, kia: event.kia });
  if (event.type !== 'objective-recovered') return false;
  const objectives = view.objectives.map((marker) => (marker.id === event.objective ? { ...marker, at: RECOVERED } : marker));
  return !isAimReached(view) && isAimReached({ ...view, objectives });
}

/** A loss belongs to the dice that caused it, and the count of those killed to the loss. */
export function follows({ type }: Kernel.GameEvent): boolean {
  return FOLLOWING.has(type);
}

const FOLLOWING: ReadonlySet<string> = new Set<Event['type']>(['panicked', 'eliminated', 'kia-changed', 'objective-lost']);

function beatsOf(view: unknown, event: Event, next: readonly Event[]): readonly Beat[] {
  switch (event.type) {
    case 'moved':
      return [{ name: 'march', ms: 460, things: [event.space, ...event.force], sound: 'march', travels: true }];
    case 'flown':
    case 'sailed':
    case 'lifted':
      return [{ name: 'march', ms: 900, things: [event.space, ...event.force], sound: 'march', travels: true }];
    case 'card-drawn':
      return [
        { name: 'turn', ms: 400, things: [event.card], sound: 'card', travels: true },
        { name: 'read', ms: readingTime(view, event.card), things: [event.card], tells: true, isRead: true, waits: true },
        { name: 'dock', ms: 350, things: [event.card], travels: true },
      ];
    case 'card-exchanged':
    case 'intel-kept':
      return [{ name: 'away', ms: 350, things: [event.card], sound: 'card', travels: true }];
    case 'intel-played':
      return [{ name: 'read', ms: 900, things: [event.card], sound: 'card' }];
    case 'effect-averted':
    case 'effect-missed':
    case 'no-reinforcement':
      return [{ name: 'told', ms: 1000 }];
    case 'opfor-placed':
      return [
        {
          name: 'appear',
          isRead: true,
          ms: Math.min(MOST_MS, APPEAR_MS + EACH_MS * event.opfor.length),
          things: [event.space, ...event.opfor],
          sound: 'counter',
        },
      ];
    case 'ops-changed':
      return event.why === 'operation'
        ? NONE
        : [{ name: 'told', ms: event.why === 'card' ? EFFECT_MS : 600, sound: byFortune(event.by > 0) }];
    case 'rp-changed':
      return event.rule === BY_CARD && event.by !== 0 ? [{ name: 'told', ms: EFFECT_MS, sound: byFortune(event.by > 0) }] : NONE;
    case 'jumped':
      return checked([event.unit, event.space], event.landing === 'landed');
    case 'ground-reconned':
    case 'air-reconned':
      return checked([event.space], event.revealed, READ_MS);
    case 'supply-checked':
    case 'availability-checked':
      return checked([event.unit], event.stays);
    case 'attrition':
      return checked([event.unit], !event.lost);
    case 'mine-checked':
      return [{ name: 'blast', ms: 350, things: [event.unit], sound: 'shot' }, ...checked([event.unit], !event.lost)];
    case 'leader-rolled':
      return checked([], event.die === 6, READ_MS);
    case 'reinforced':
      return [{ name: 'arrive', ms: 700, things: [event.at, event.unit], sound: 'counter' }];
    case 'leader-appeared':
      return [{ name: 'arrive', ms: 2200, things: [event.space, event.unit], sound: 'success', isRead: true }];
    case 'air-returned':
      return [{ name: 'arrive', ms: 600, things: [event.unit], sound: 'counter' }];
    case 'grounded':
      return [{ name: 'told', ms: 2000, things: [event.unit], sound: 'failure', isRead: true }];
    case 'base-built':
      return [{ name: 'arrive', ms: 700, things: [event.space], sound: 'success' }];
    case 'objective-revealed':
      return [
        { name: 'turn', ms: 450, things: [event.space], sound: 'card', travels: true },
        { name: 'result', ms: 2400, things: [event.space], sound: byFortune(event.real), tells: true, isRead: true, waits: true },
      ];
    case 'objective-recovered':
      return [{ name: 'arrive', ms: 1000, things: [event.base, event.objective], sound: 'success' }];
    case 'objective-lost':
      return [{ name: 'result', ms: 700, things: [event.space, event.objective], sound: 'failure' }];
    case 'mines-cleared':
      return [{ name: 'told', ms: 2000, things: [event.space], sound: 'success', isRead: true }];
    case 'ambushed':
      return [{ name: 'blast', ms: 1800, things: [event.space], sound: 'failure', isRead: true }];
    case 'mission-ended':
      // The last one has a page of its own.
      return next.some(({ type }) => type === 'mission-drawn')
        ? [
            { name: 'ended', ms: 2600, sound: byFortune(event.won), waits: true },
            { name: 'leave', ms: 200, tells: true },
          ]
        : NONE;
    default:
      return inBattle(event, next);
  }
}

function inBattle(event: Event, next: readonly Event[]): readonly Beat[] {
  switch (event.type) {
    case 'battle-began':
      return [{ name: 'meet', ms: 900, things: [event.space, ...event.units, ...event.opfor], sound: 'counter' }];
    case 'full-firepower':
      return [{ name: 'told', ms: 600, things: [event.unit], sound: 'counter' }];
    case 'superiority':
      return [
        { name: 'dice', ms: flightOf(2), sound: 'dice', travels: true },
        { name: 'result', ms: 1600, tells: true },
      ];
    case 'surprised':
      return [{ name: 'told', ms: 2600, sound: byFortune(event.side === 'commando') }];
    case 'lines-drawn':
      return [{ name: 'line-up', ms: 400, things: [...event.line, ...event.opfor], sound: 'counter', travels: true }];
    case 'helicopter-joined':
      return [{ name: 'arrive', ms: 450, things: [event.unit], sound: 'counter', travels: true }];
    case 'held-fire':
      return [{ name: 'told', ms: 500, things: [event.unit] }];
    case 'panicked':
    case 'eliminated':
      return [
        {
          name: 'result',
          ms: LOSS_MS[event.side][event.type],
          things: [event.unit],
          sound: byFortune(event.side === 'opfor'),
          isRead: event.side === 'commando' && event.type === 'eliminated',
        },
        ...(next[0]?.type === 'kia-changed' ? NONE : settled(next)),
      ];
    case 'kia-changed':
      return [{ name: 'count', ms: 350 }, ...settled(next)];
    case 'battle-ended':
      return [
        { name: 'stay', ms: 2600, things: [event.space], sound: byFortune(event.won), waits: true },
        { name: 'leave', ms: 300, tells: true },
      ];
    default:
      return NONE;
  }
}

type Fired = Extract<Event, { type: 'fired' }>;

function shotBeats(view: unknown, event: Fired, next: readonly Event[], past: readonly Event[]): readonly Beat[] {
  return [...shot(event, isUnasked(view, event) && !isLetFire(event, past)), ...(isHit(event, next) ? NONE : settled(next))];
}

/** Whoever has let one fire at the last enemy of a round lets the others, one after the other. */
function isLetFire({ target }: Fired, past: readonly Event[]): boolean {
  const before = past.findLast((one) => one.type === 'superiority' || (one.type === 'fired' && one.side === 'commando'));
  return before?.type === 'fired' && before.target === target;
}

/** Where there is one enemy only nobody is asked whom to fire at; who is asked about is named as the one that fires. */
function isUnasked(view: unknown, { side, unit }: Fired): boolean {
  if (side === 'opfor' || view === undefined) return false;
  const { battle } = seen(view);
  return battle !== undefined && battle.firing !== unit;
}

/** Nobody has chosen what the enemy aims at: it takes longer to be found. */
const AIM_MS = { commando: 350, opfor: 700 } as const;

/** Aim, shot, pause, dice; only when the last of them lies still does anybody know. One's own dice never fly unless one has pressed for it. */
function shot({ side, unit, target, dice }: Fired, waits: boolean): readonly Beat[] {
  const things = [unit, target];
  return [
    { name: 'aim', ms: AIM_MS[side], things, ...(waits && { waits, aims: target }) },
    { name: 'shot', ms: 260, things, sound: 'shot' },
    { name: 'pause', ms: 180, things },
    { name: 'dice', ms: flightOf(dice.length), things, sound: 'dice', travels: true },
    { name: 'captions', ms: 150, things, tells: true },
  ];
}

function isHit({ target }: Fired, [next]: readonly Event[]): boolean {
  return (next?.type === 'panicked' || next?.type === 'eliminated') && next.unit === target;
}

/** Long enough to be read before the reply; the last shot of a step stays anyway. */
function settled(next: readonly Event[]): readonly Beat[] {
  return next.some(({ type }) => type === 'fired' || type === 'battle-ended' || type === 'superiority')
    ? [{ name: 'hold', ms: HOLD_MS }]
    : NONE;
}

function flightOf(dice: number): number {
  return FLIGHT_MS + EACH_DIE_MS * dice;
}

/** Two lines to be read, before the next card comes. */
const READ_MS = 2200;

/** One die, and what it decides. */
function checked(things: readonly Thing[], isWell: boolean, ms = 1300): readonly Beat[] {
  return [
    { name: 'dice', ms: flightOf(1), things, sound: 'dice', travels: true },
    { name: 'result', ms, things, sound: byFortune(isWell), tells: true },
  ];
}

function byFortune(isGood: boolean): Sound {
  return isGood ? 'success' : 'failure';
}
