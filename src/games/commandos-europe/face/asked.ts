/** Where the map looks by itself: where something happens, or what is asked about. Where that is no place of its own, it stays where it is. */
import { useMemo, useRef } from 'react';
import type { Point } from '../../../board/geometry.ts';
import type { PieceProps } from '../../face.ts';
import { isSquad, pieceAt } from '../content/pieces.ts';
import { heardLastIn } from '../reckoning/escape.ts';
import type { View } from '../view.ts';
import type { ChoiceKind } from '../vocabulary.ts';
import { middleOf } from './ground.ts';
import { aimFrom, nearestTo } from './rank.ts';
import { isHex, thingsOf } from './things.ts';

type Asking = Pick<PieceProps, 'asks' | 'offers' | 'playing' | 'considered' | 'advised'> & {
  readonly pointed?: PieceProps['pointed'];
  /** Who was under way last. */
  readonly lately?: string | undefined;
};

/** What somebody does who is on the map: he is looked for first. */
const ACTS: ReadonlySet<string> = new Set<ChoiceKind>(['attack', 'suppress', 'lose', 'suffer']);

/** The hex that is brought into sight; undefined where the map stays as it is. */
export function askedIn(
  view: View,
  { asks, offers, playing, considered, advised, pointed, lately }: Asking,
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
      return leads === undefined ? whoseTurn(view, offers, lately)?.at : hexOf(leads);
    default: {
      const acting = offers.find(({ choice }) => ACTS.has(choice.kind));
      return firstHex([
        leads,
        move?.lead,
        fight?.at,
        loss?.at,
        acting && thingsOf(acting.choice)[0],
        ...(isSettingUp(view) ? [squadsOut(view)[0], bases[0]] : []),
      ]);
    }
  }
}

/** What is done about a base. */
const OF_BASE: ReadonlySet<string> = new Set<ChoiceKind>(['base', 'escape']);

/** The site of a base whose row is looked at, or the base to escape to: the map shows where that is, and stays as it is under a pointer. */
export function siteLookedAt({ considered, pointed }: Pick<Asking, 'considered' | 'pointed'>): string | undefined {
  return pointed === undefined && considered && OF_BASE.has(considered.choice.kind) ? thingsOf(considered.choice).find(isHex) : undefined;
}

const isSettingUp = ({ phase }: View): boolean => phase === 'set-up' || phase === 'placement';

const hasBegun = ({ pieces }: View): boolean => pieces.some(({ moved }) => moved);

/** Before anybody has moved, who sets out; then whoever came last stays in sight until another one is chosen. */
function whoseTurn(view: View, offers: PieceProps['offers'], lately: string | undefined): View['pieces'][number] | undefined {
  return hasBegun(view) ? view.pieces.find(({ id, at }) => id === lately && isHex(at)) : setsOut(view, offers);
}

/** Whoever is out, the hunted first; else whoever is in a base, unless somebody is hunted. Gear sets out with nobody. */
function setsOut({ pieces, bases }: View, offers: PieceProps['offers']): View['pieces'][number] | undefined {
  const able = new Set(offers.flatMap(({ choice }) => (choice.kind === 'move' ? thingsOf(choice).slice(0, 1) : [])));
  const waiting = pieces.filter(({ id, at, gear }) => able.has(id) && !gear && isHex(at));
  const out = waiting.filter(({ at }) => !bases.includes(at));
  const isHunt = pieces.some(({ detected }) => detected);
  return out.find(({ detected }) => detected) ?? out[0] ?? (isHunt ? undefined : waiting[0]);
}

/** So far below a mission stands its name: whoever buys for it sees that too. */
const NAMED = 56;

/** So many enemies are seen around whoever they have come for. */
const AROUND = 3;

/**
 * What is brought into sight besides, or as much of the way to it as there is room for: where whoever is about to go wants to, and
 * the mission; around a hunted squad the enemies; for whoever buys, the base that is nearest to the mission; with a base to escape to those
 * who were heard; and with whatever happens the squad that it is about.
 */
export function besidesIn(
  view: View,
  { asks, offers, playing, lately }: Asking,
  lead: string | undefined,
  asked: string | undefined,
): readonly string[] {
  if (asked === undefined) return [];
  const { bases, enemies, mission } = view;
  const hexes = (at: string | undefined) => (at === undefined || !isHex(at) ? [] : [at]);
  if (playing) return hexes(nearestTo(asked, squadsOut(view))?.at ?? nearestTo(asked, bases)?.at);
  if (asks === 'escape') return heardLastIn(view).flatMap(({ at }) => (at === asked ? [] : hexes(at)));
  if (asks === 'purchase') return mission ? hexes(nearestTo(mission.at, bases)?.at) : [];
  const nearestFirst = (all: readonly string[]) => all.toSorted((a, b) => away(asked, a) - away(asked, b));
  const around = nearestFirst(enemies.map(({ at }) => at));
  if (asks === 'before-draw') return [...around.slice(0, 1), ...hexes(nearestTo(asked, bases)?.at)];
  if (lead === undefined && asks !== 'movement') return [];
  const first = lead === undefined ? whoseTurn(view, offers, lately) : view.pieces.find(({ id }) => id === lead);
  if (first === undefined || !isHex(first.at)) return [];
  const hunters = first.detected && lead === undefined ? around.slice(0, AROUND) : [];
  if (lead === undefined && hasBegun(view)) return hunters;
  const aims = [...hexes(aimFrom(view, first.at, first.id)?.at), ...hexes(mission?.at)];
  return [...new Set([...hunters, ...nearestFirst(aims)])];
}

const away = (from: string, to: string): number => nearestTo(from, [to])?.away ?? 0;

/** Where squads are that are not in a base: the hunted alone, where there are any. */
function squadsOut({ pieces, bases }: View): readonly string[] {
  const out = pieces.filter(({ id, at }) => isSquad(pieceAt(id)) && isHex(at) && !bases.includes(at));
  const hunted = out.filter(({ detected }) => detected);
  return (hunted.length > 0 ? hunted : out).map(({ at }) => at);
}

/** What the map looks at: the place, what is seen besides it, and whether something that was pressed or advised is there. */
interface Looks {
  readonly at: Point | undefined;
  readonly besides: readonly Point[] | undefined;
  readonly isByHand: boolean;
}

/** Whoever is pressed, or under way, was seen when he was: nothing moves for him. What happens is looked at wherever it is. */
export function isByHandIn({ playing, considered, advised }: Asking, lead: string | undefined): boolean {
  return !playing && (lead !== undefined || considered !== undefined || advised !== undefined);
}

export function useAsked(view: View, asking: Omit<Asking, 'lately'>, lead: string | undefined): Looks {
  const { asks, offers, playing } = asking;
  const props = { ...asking, lately: useLately(view) };
  const isByHand = isByHandIn(props, lead);
  const isLeft = useLeft(offers, playing !== undefined, isByHand);
  const hex = isLeft ? undefined : askedIn(view, props, lead);
  const below = asks === 'purchase' && hex === view.mission?.at ? NAMED : 0;
  const beside = besidesIn(view, props, lead, hex).join(' ');
  const at = useMemo<Point | undefined>(() => {
    if (hex === undefined || !isHex(hex)) return undefined;
    const [x, y] = middleOf(hex);
    return [x, y + below];
  }, [hex, below]);
  const besides = useMemo(() => (beside === '' ? undefined : beside.split(' ').map(middleOf)), [beside]);
  return { at, besides, isByHand };
}

/** Who was under way last, of those whom somebody at this table has seen go. */
function useLately({ move }: View): string | undefined {
  const last = useRef<string>(undefined);
  if (move) last.current = move.lead;
  return last.current;
}

/** Something was chosen at this question, and is no longer: the map has been moved for it, and stays where it is until another is asked. */
function useLeft(offers: PieceProps['offers'], isPlaying: boolean, isByHand: boolean): boolean {
  const question = useMemo(() => offers.map(({ text }) => text).join(), [offers]);
  const touched = useRef<string>(undefined);
  if (isByHand) touched.current = question;
  return !isPlaying && !isByHand && touched.current === question;
}

/** Where whoever sits down looks first if nothing else is asked: at the hunted, at whoever is out, at a base. */
export function begunAt({ pieces, bases }: View): Point | undefined {
  const there = pieces.filter(({ at }) => isHex(at));
  const one = there.find(({ detected }) => detected) ?? there.find(({ at }) => !bases.includes(at)) ?? there[0];
  return one && middleOf(one.at);
}
