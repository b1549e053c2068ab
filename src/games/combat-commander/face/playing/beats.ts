/** What is seen of each event, beat by beat, and for how long at a steady pace. */
import type * as Kernel from '../../../../kernel/game.ts';
import type { Beat, Sound, Thing } from '../../../face.ts';
import { ownSide, type View } from '../../view.ts';
import type { Event, EventOf } from '../../vocabulary.ts';
import { seen, told } from '../seen.ts';

const NONE: readonly Beat[] = [];

/** A card is turned over; then its dice are there, and what they come to. */
const TURN_MS = 420;
const READ_MS = 900;
/** The name of a card is read. */
const EACH_CARD_MS = 900;
/** What a roll comes to is a sentence with three figures. */
const RECKONED_MS = 1700;
/** What an Event says is a sentence or two, and nobody has waited for it. */
const EVENT_MS = 3200;
/** A step of one's own, and one that nobody has expected. */
const STEP_MS = { own: 420, others: 750 };

/** The enemy has set up: all of it is told at once, and stays until one goes on. */
export const SET_UP = 'set-up';

/** `next`: what follows in the same step. */
export function beats(view: unknown, event: Kernel.GameEvent, next: readonly Kernel.GameEvent[]): readonly Beat[] {
  const [known, ...others] = told([event, ...next]);
  return known ? beatsOf(known, others, seen(view)) : NONE;
}

/** What comes of a roll belongs to it, and points belong to what brings them; an attack is one thing, and those who defend against it are another. */
export function follows(event: Kernel.GameEvent, past: readonly Kernel.GameEvent[]): boolean {
  const [known] = told([event]);
  if (known?.type !== 'rolled') return FOLLOWING.has(event.type);
  const last = past.at(-1);
  // 9.1 Made again, it is the same roll.
  if (last?.type === 'rerolled') return true;
  if (known.purpose === 'fire-attack') return last?.type === 'fired';
  return known.purpose === 'fire-defence' && last !== undefined && DEFENDED.has(last.type);
}

/** Where several defend against one attack, their rolls come one after the other. */
const DEFENDED: ReadonlySet<string> = new Set<Event['type']>(['defended', 'broke', 'suppressed', 'eliminated']);

const FOLLOWING: ReadonlySet<string> = new Set<Event['type']>([
  'attack-total',
  'defended',
  'broke',
  'suppressed',
  'rallied',
  'eliminated',
  'weapon-eliminated',
  'weapon-broke',
  'points',
  'control',
  'targeting',
  'accuracy',
  'rally-roll',
  'rout-roll',
  'melee-strength',
  'melee-ended',
]);

function beatsOf(event: Event, next: readonly Event[], view: View): readonly Beat[] {
  const own = ownSide(view);
  switch (event.type) {
    case 'rolled':
      return rolled(event, next);
    case 'rerolled':
      return [{ name: 'told', ms: 1100, sound: 'card' }];
    case 'triggered':
      return [{ name: 'told', ms: 1200, sound: 'failure' }];
    case 'random-hex':
      return [{ name: 'told', ms: 900, things: [event.hex], sound: 'card' }];
    case 'event':
      return drawn(event, next);
    case 'event-void':
      return [{ name: 'told', ms: EVENT_MS, isRead: true }];
    case 'order-given':
      return event.side === own ? NONE : [{ name: 'card', ms: 1400, things: [event.card], sound: 'card' }];
    case 'action-played':
      return [{ name: 'card', ms: event.side === own ? 700 : 1400, things: [event.card], sound: 'card' }];
    case 'activated':
      return event.side === own || event.units.length === 0 ? NONE : [{ name: 'told', ms: 1000, things: event.units, sound: 'counter' }];
    case 'fired':
      return [{ name: 'aim', ms: 800, things: [...event.hexes, ...event.firers], sound: 'shot' }];
    case 'time-advanced':
    case 'sudden-death-passed':
    case 'surrender-moved':
      return [{ name: 'told', ms: 1200, sound: 'card' }];
    case 'points':
      return [{ name: 'told', ms: 1100, sound: 'counter' }];
    case 'chit-opened':
    case 'chit-drawn':
      return [
        { name: 'turn', ms: TURN_MS, sound: 'card', travels: true },
        { name: 'read', ms: 1700, tells: true },
      ];
    case 'chit-secret':
      // whoever draws it is told what it is by the next event
      return event.side === own ? NONE : [{ name: 'told', ms: 1200, sound: 'card' }];
    case 'placed':
      return event.rule === '5' ? setUp(view, event, own) : result([event.hex], 800, 'counter');
    case 'fortified':
      return event.rule === 'F100.1' ? setUp(view, event, own) : result([event.hex], 700, 'counter');
    case 'discarded':
      return event.side === own ? NONE : [{ name: 'told', ms: 1400 + EACH_CARD_MS * event.cards.length, sound: 'card' }];
    case 'orders-over':
      // Nobody has ended it: it stays with what the last Order has brought.
      return [{ name: 'told', ms: 1400, waits: event.why === 'none-possible', isRead: true }];
    case 'turn-began':
      return event.side === own ? othersDone(view) : [{ name: 'told', ms: 900 }];
    case 'moved':
      return [{ name: 'march', ms: stepMs(event, own), things: [event.hex, ...event.units], sound: 'march', travels: true }];
    case 'advanced':
    case 'retreated':
    case 'displaced':
      return [{ name: 'march', ms: stepMs(event, own), things: [event.hex, event.unit], sound: 'march', travels: true }];
    case 'broke':
    case 'suppressed':
      return [spirit(event, next)];
    default:
      return onTheMap(event);
  }
}

const stepMs = ({ side }: { readonly side: string }, own: string | undefined): number => STEP_MS[side === own ? 'own' : 'others'];

/** The enemy's Turn is over: it stays, with those that did something in it, until one goes on to one's own. */
function othersDone({ active, phase, units }: View): readonly Beat[] {
  const did = units.filter(({ side, activated }) => side === active && activated);
  return phase === 'turn' ? [{ name: 'told', ms: 1600, things: did.map(({ id }) => id), waits: true }] : NONE;
}

/** Rolls by which units break or are suppressed, and which say so themselves. */
const TOLD_BY_ROLL: ReadonlySet<string> = new Set(['O20.3.4', 'O22.3']);

/** What a roll has told already is only seen; what an Event or an enemy does without one is read, and the last of it waits for whoever is new. */
function spirit({ type, rule, unit, hex }: EventOf<'broke' | 'suppressed'>, [next]: readonly Event[]): Beat {
  if (TOLD_BY_ROLL.has(rule)) return { name: 'result', ms: 500, things: [unit, hex], sound: 'failure' };
  const isLast = next?.type !== type || next.rule !== rule;
  return { name: 'result', ms: RECKONED_MS, things: [unit, hex], sound: 'failure', isRead: isLast };
}

/** What is seen where it happens. */
function onTheMap(event: Event): readonly Beat[] {
  switch (event.type) {
    case 'defended':
      return result([event.unit], RECKONED_MS, event.result === 'safe' ? 'success' : 'failure');
    case 'eliminated':
      // O16.4.3 Whoever falls in a Melee has been waited for with its result.
      return [{ name: 'result', ms: 1200, things: [event.hex], sound: 'failure', isRead: event.rule !== 'O16.4.3' }];
    case 'rallied':
    case 'hardened':
      return result([event.unit, event.hex], 600, 'success');
    case 'lightly-wounded':
    case 'deployed':
      return result([event.unit], 700, 'counter');
    case 'exited':
      return result([event.unit], 800, 'success');
    case 'weapon-broke':
    case 'weapon-eliminated':
      return result([event.unit], 600, 'failure');
    case 'weapon-fixed':
      return result([event.unit], 600, 'success');
    case 'smoke-placed':
    case 'blaze-placed':
    case 'spotting-round':
    case 'drifted':
      return result([event.hex], 700, 'counter');
    case 'melee-began':
      return result([event.hex], 900, 'failure');
    case 'melee-strength':
      return [{ name: 'told', ms: 1400 }];
    case 'melee-ended':
      return [{ name: 'result', ms: 2600, things: [event.hex], sound: 'counter', waits: true }];
    case 'control':
      return [{ name: 'told', ms: 800, sound: 'counter' }];
    case 'targeting':
    case 'accuracy':
      return [{ name: 'told', ms: RECKONED_MS, sound: event.hit ? 'success' : 'failure' }];
    case 'rally-roll':
    case 'rout-roll':
      return result([event.unit], RECKONED_MS, 'counter');
    case 'attack-total':
      return [{ name: 'told', ms: RECKONED_MS }];
    case 'game-over':
      return [{ name: 'told', ms: 2200, waits: true, sound: 'success' }];
    default:
      return NONE;
  }
}

/** One's own counters are put down one by one; the enemy's are shown together once all of them stand. */
function setUp({ toSetUp, units }: View, { hex }: EventOf<'placed' | 'fortified'>, own?: string): readonly Beat[] {
  const [deployment, next] = toSetUp;
  if (!deployment || deployment.side === own) return [{ name: 'place', ms: 90, things: [hex], sound: 'counter' }];
  const left = deployment.units.length + deployment.fortifications.length;
  if (left > 1 || next?.side === deployment.side) return NONE;
  const hexes = units.filter(({ side }) => side === deployment.side).map((unit) => unit.hex);
  return [{ name: SET_UP, ms: 3000, things: [...new Set([...hexes, hex])], sound: 'counter', waits: true }];
}

function result(things: readonly Thing[], ms: number, sound: Sound): readonly Beat[] {
  return [{ name: 'result', ms, things, sound }];
}

/** Until the card has been turned over nobody knows; where its meaning is told next, it need not be read for long. */
function rolled({ card }: EventOf<'rolled'>, [next]: readonly Event[]): readonly Beat[] {
  const isExplained = next !== undefined && FOLLOWING.has(next.type);
  return [
    { name: 'turn', ms: TURN_MS, things: [card], sound: 'card', travels: true },
    { name: 'read', ms: isExplained ? 500 : READ_MS, things: [card], tells: true },
  ];
}

/** What comes to nothing is read with that. */
function drawn({ card }: EventOf<'event'>, [next]: readonly Event[]): readonly Beat[] {
  const isVoid = next?.type === 'event-void';
  return [
    { name: 'turn', ms: TURN_MS, things: [card], sound: 'card', travels: true },
    { name: 'read', ms: isVoid ? 2000 : EVENT_MS, things: [card], tells: true, isRead: !isVoid },
  ];
}
