/** Where the map looks by itself: where something happens, what is advised, or what is asked about. */
import { useMemo } from 'react';
import type { Point } from '../../../board/geometry.ts';
import type { PieceProps } from '../../face.ts';
import { hexNamed } from '../content/battle-map.ts';
import { rollsFor } from '../reckoning/dice.ts';
import { now } from '../state.ts';
import { ownSide, type View } from '../view.ts';
import { centreOf } from './ground.ts';
import { standing } from './seen.ts';
import { frontOf } from './setting-up.ts';
import { thingsOf, touched } from './things.ts';

type Asking = Pick<PieceProps, 'offers' | 'playing' | 'advised' | 'advice'>;

export function useAsked(view: View, { offers, playing, advised, advice }: Asking): Point | undefined {
  return useMemo(() => askedIn(view, { offers, playing, advised, advice }), [view, offers, playing, advised, advice]);
}

/** Where something happens, or is going on that one is asked about, or where an answer lies: that is brought into sight. */
export function askedIn(view: View, { offers, playing, advised, advice }: Asking): Point | undefined {
  const played = playing?.beat.things?.map((thing) => hexOf(view, thing)).find((each) => each >= 0);
  if (played !== undefined) return centreOf(played);
  if (offers.length === 0) return undefined;
  const there = advised ? spokenOf(view, advised, advice) : undefined;
  if (there !== undefined) return centreOf(there);
  const [mover = ''] = now(view, 'move')?.group ?? now(view, 'retreat')?.units ?? [rollsFor(view) ?? ''];
  const hex = now(view, 'attack')?.hexes[0] ?? now(view, 'melee')?.hex ?? standing(view, mover)?.at;
  if (hex !== undefined) return centreOf(hex);
  if (view.phase === 'set-up') return middleOf(frontOf(view));
  return middleOf([...touched(offers)].map(hexNamed).filter((each) => each >= 0)) ?? middleOf(ownHexes(view));
}

/** Where one looks at first: at one's own, or where they will stand. */
export const firstSeen = (view: View): Point | undefined => middleOf(ownHexes(view)) ?? middleOf(frontOf(view));

/** The hex that is advised, or that the reason for it names; else where the one stands who is to do it. */
function spokenOf(view: View, { choice }: NonNullable<Asking['advised']>, advice: Asking['advice']): number | undefined {
  const { hex = '', unit = '' } = advice?.figures ?? {};
  const things = [...thingsOf(choice), `${hex}`, `${unit}`];
  return [...things.map(hexNamed), ...things.map((thing) => hexOf(view, thing))].find((each) => each >= 0);
}

function hexOf(view: View, thing: string): number {
  const hex = hexNamed(thing);
  return hex >= 0 ? hex : (standing(view, thing)?.at ?? -1);
}

/** Where one's own stand. */
function ownHexes(view: View): readonly number[] {
  const own = ownSide(view);
  return view.units.flatMap(({ side, at }) => (side === own ? [at] : []));
}

function middleOf(hexes: readonly number[]): Point | undefined {
  if (hexes.length === 0) return undefined;
  const centres = hexes.map(centreOf);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [mean(centres.map(([x]) => x)), mean(centres.map(([, y]) => y))];
}
