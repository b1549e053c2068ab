/** Where the map looks by itself: where something happens, or what is asked about. Where that is no place of its own, it stays where it is. */
import { useMemo } from 'react';
import type { Point } from '../../../board/geometry.ts';
import type { PieceProps } from '../../face.ts';
import { heardLastIn } from '../reckoning/escape.ts';
import type { View } from '../view.ts';
import type { ChoiceKind } from '../vocabulary.ts';
import { middleOf } from './ground.ts';
import { aimFrom, nearestTo } from './rank.ts';
import { isHex, thingsOf } from './things.ts';

type Asking = Pick<PieceProps, 'asks' | 'offers' | 'playing' | 'considered' | 'advised'> & { readonly pointed?: PieceProps['pointed'] };

/** What somebody does who is on the map: he is looked for first. */
const ACTS: ReadonlySet<string> = new Set<ChoiceKind>(['attack', 'suppress', 'lose', 'suffer']);

/** The hex that is brought into sight; undefined where the map stays as it is. */
export function askedIn(
  view: View,
  { asks, offers, playing, considered, advised, pointed }: Asking,
  leads: string | undefined,
): string | undefined {
  const hexOf = (thing: string | undefined = '') =>
    isHex(thing) ? thing : [...view.pieces, ...view.enemies].find(({ id }) => id === thing)?.at;
  const firstHex = (things: readonly (string | undefined)[]) => things.map(hexOf).find((hex = '') => isHex(hex));
  const happens = firstHex(playing?.beat.things ?? []);
  if (happens !== undefined || playing) return happens;
  const there = advised && thingsOf(advised.choice).find(isHex);
  if (there !== undefined) return there;
  const site = siteLookedAt({ considered, pointed });
  if (site !== undefined) return site;
  const { fight, loss, move, mission, bases } = view;
  switch (asks) {
    case 'escape':
      return heardLastIn(view)[0]?.at;
    case 'purchase':
      return mission?.at;
    case 'where':
      return firstHex([...(considered ? thingsOf(considered.choice) : []), ...offers.flatMap(({ choice }) => thingsOf(choice))]);
    case 'movement':
      return leads === undefined ? whoSetsOut(view, offers) : hexOf(leads);
    default: {
      const acting = offers.find(({ choice }) => ACTS.has(choice.kind));
      return firstHex([
        leads,
        move?.lead,
        fight?.at,
        loss?.at,
        acting && thingsOf(acting.choice)[0],
        isSettingUp(view) ? bases[0] : undefined,
      ]);
    }
  }
}

/** The site of a base whose row is looked at: the map shows where that is, and stays as it is under a pointer. */
export function siteLookedAt({ considered, pointed }: Pick<Asking, 'considered' | 'pointed'>): string | undefined {
  return pointed === undefined && considered?.choice.kind === 'base' ? thingsOf(considered.choice).find(isHex) : undefined;
}

const isSettingUp = ({ phase }: View): boolean => phase === 'set-up' || phase === 'placement';

/** Whoever is out and has not moved yet, the hunted first; in a base only before anybody has moved: else nobody there is worth a look. */
function whoSetsOut({ pieces, bases }: View, offers: PieceProps['offers']): string | undefined {
  const able = new Set(offers.flatMap(({ choice }) => (choice.kind === 'move' ? thingsOf(choice).slice(0, 1) : [])));
  const waiting = pieces.filter(({ id, at }) => able.has(id) && isHex(at));
  const out = waiting.filter(({ at }) => !bases.includes(at));
  const isBegun = pieces.some(({ moved }) => moved) || pieces.some(({ detected }) => detected);
  return (out.find(({ detected }) => detected) ?? out[0] ?? (isBegun ? undefined : waiting[0]))?.at;
}

/** So far below a mission stands its name: whoever buys for it sees that too. */
const NAMED = 56;

/**
 * What is brought into sight besides, or as much of the way to it as there is room for: where whoever is about to go wants to; for whoever
 * buys, the base that is nearest to the mission.
 */
export function besidesIn(view: View, asks: string | undefined, lead: string | undefined): string | undefined {
  if (asks === 'purchase') return view.mission ? nearestTo(view.mission.at, view.bases)?.at : undefined;
  const at = view.pieces.find(({ id }) => id === lead)?.at;
  return at !== undefined && isHex(at) ? aimFrom(view, at, lead)?.at : undefined;
}

export function useBesides(view: View, { asks, playing }: Asking, lead: string | undefined): readonly Point[] | undefined {
  const hex = playing ? undefined : besidesIn(view, asks, lead);
  return useMemo(() => (hex === undefined || !isHex(hex) ? undefined : [middleOf(hex)]), [hex]);
}

export function useAsked(view: View, props: Asking, leads: string | undefined): Point | undefined {
  const hex = askedIn(view, props, leads);
  const below = props.asks === 'purchase' && hex === view.mission?.at ? NAMED : 0;
  return useMemo(() => {
    if (hex === undefined || !isHex(hex)) return undefined;
    const [x, y] = middleOf(hex);
    return [x, y + below];
  }, [hex, below]);
}

/** Where whoever sits down looks first if nothing else is asked: at the hunted, at whoever is out, at a base. */
export function begunAt({ pieces, bases }: View): Point | undefined {
  const there = pieces.filter(({ at }) => isHex(at));
  const one = there.find(({ detected }) => detected) ?? there.find(({ at }) => !bases.includes(at)) ?? there[0];
  return one && middleOf(one.at);
}
