/**
 * Choices that are made one after the other because one thing was meant: a march over several hexes, an order and what it is for.
 * Each is sent when it is asked for; what was not expected ends them, and so does whatever the player does meanwhile.
 */
import type { Thing } from '../../games/face.ts';
import type { GameEvent } from '../../kernel/game.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import type { Known } from './scene-keeper.ts';
import { eventsIn, isAsked } from './scene-keeper.ts';

export interface Errand {
  /** Texts of the choices still to be made; with none left, it may still go on by itself. */
  readonly rest: readonly string[];
  /** How many lines the log had when the last was sent. */
  readonly lines: number;
  /** What it comes to was read before it was begun: nothing of it is shown once more. */
  readonly isRead: boolean;
}

/** What is meant by the first of these things that means anything. */
export function errandAmong(all: ReadonlyMap<Thing, readonly string[]> | undefined, things: readonly Thing[]): readonly string[] {
  for (const thing of things) {
    const meant = all?.get(thing);
    if (meant) return meant;
  }
  return [];
}

export const linesOf = ({ first, log }: Known): number => first + log.length;

type Next = { readonly do: 'choose'; readonly offer: Offer; readonly rest: readonly string[] } | { readonly do: 'wait' | 'end' };

/** Whether something is asked that is to be answered before the next choice, and belongs to what was begun. */
export type ErrandWaits = (offers: readonly Offer[], next: string) => boolean;

interface Manner {
  readonly isExpected: (event: GameEvent) => boolean;
  readonly errandWaits?: ErrandWaits | undefined;
  /** Steps with one sensible answer go by themselves. */
  readonly goesOn: boolean;
}

export function nextOf({ rest, lines }: Omit<Errand, 'isRead'>, known: Known, { isExpected, errandWaits, goesOn }: Manner): Next {
  const { scene, log, first } = known;
  const [next, ...others] = rest;
  // What leaves nothing to choose needs no answer, whatever has happened meanwhile.
  const isAsMeant = next === undefined || eventsIn(log.slice(Math.max(0, lines - first))).every(isExpected);
  if (!isAsMeant || scene.outcome) return { do: 'end' };
  if (!isAsked(scene)) return { do: 'wait' };
  if (next !== undefined && errandWaits?.(scene.offers, next)) return { do: 'wait' };
  const offer = next === undefined ? soleOffer(known, goesOn) : scene.offers.find(({ text }) => text === next);
  return offer ? { do: 'choose', offer, rest: others } : { do: 'end' };
}

/** The only answer there is, if it goes on and costs nothing. */
function soleOffer({ scene: { offers, question } }: Known, goesOn: boolean): Offer | undefined {
  const [only, ...others] = offers.filter(({ aside, choices }) => !aside && !choices);
  return goesOn && only && others.length === 0 && question?.pass === undefined && question?.settles === only.text ? only : undefined;
}
