/** What a hex is known by besides its number: the mission there, a base, a name that is printed on the map. */
import type { Speaker } from '../../../words/speaker.ts';
import type { Played } from '../content/content-file.ts';
import { distance, hexNamed } from '../content/map.ts';
import { mapPlayed, playedIn } from '../content/map-played.ts';
import type { View } from '../view.ts';

/** In lists, and beside the filled button; `near`: how far off a place may be to say where a hex lies. Nothing where there is only a number. */
export function placeWords(view: View, hex: string, near: number, speaker: Speaker): string | undefined {
  const mission = view.mission?.at === hex ? view.mission.id : undefined;
  const known = [
    mission === undefined ? undefined : speaker.name(mission),
    view.bases.includes(hex) ? speaker.say('look base') : undefined,
    // what has a name of its own is not told by another's
    nearestName(playedIn(view), hex, mission === undefined ? near : 0, speaker),
  ];
  return known.filter((word) => word !== undefined).join(', ') || undefined;
}

/** By a name that is printed on the map there, or so near. */
export function nearestName(played: Played, hex: string, near: number, speaker: Speaker): string | undefined {
  const away = (to: string) => distance(hexNamed(hex), hexNamed(to));
  const [nearest] = mapPlayed(played)
    .sheet.names.filter(({ kind }) => kind !== 'water')
    .map(({ text, at, to = at }) => ({ text, far: Math.min(away(at), away(to)) }))
    .toSorted((a, b) => a.far - b.far);
  if (!nearest || nearest.far > near) return undefined;
  return nearest.far === 0 ? nearest.text : speaker.say('look near', { place: nearest.text });
}

/** So near is a place by which a base is known. */
const AROUND = 6;

/** Where a base lies, or could lie: that it is one is said already. */
export function baseWords(view: View, hex: string, speaker: Speaker): string | undefined {
  return placeWords({ ...view, bases: [] }, hex, AROUND, speaker);
}
