/** 10 Whether one hex sees another on the map as it lies, and what is in the way. */
import type { Speaker } from '../../../words/speaker.ts';
import { hexNamed } from '../content/battle-map.ts';
import { MAP_IDS, mapCalled } from '../content/maps.ts';
import { type SightCause, sightReport } from '../content/sight.ts';
import type { Known } from '../state.ts';

/** All that matters to a line of sight. */
type Ground = Pick<Known, 'map' | 'smoke' | 'blaze' | 'haze'>;

/** A map without a game on it. */
export function printed(map: string): Ground | undefined {
  return MAP_IDS.includes(map) ? { map, smoke: [], blaze: [], haze: 0 } : undefined;
}

export function sight({ map, smoke, blaze, haze }: Ground, from: string, to: string, speaker: Speaker): string[] {
  const [a, b] = [hexNamed(from), hexNamed(to)];
  if (a < 0 || b < 0) return [speaker.say('sight no-hex', { hex: a < 0 ? from : to })];
  if (a === b) return [speaker.say('sight itself', { from })];
  const ground = mapCalled(map);
  const smoked = new Map(smoke.map(({ at, value }) => [at, value]));
  const { state, hindrance, causes } = sightReport(ground, a, b, smoked, new Set(blaze));
  const figures = { from, to, range: ground.distance(a, b), hindrance: hindrance + haze };
  if (state === 'blocked') return [speaker.say('sight blocked', figures), ...causes.map((cause) => causeLine(cause, speaker))];
  return [
    speaker.say(hindrance + haze > 0 ? 'sight hindered' : 'sight open', figures),
    ...causes.map((cause) => causeLine(cause, speaker)),
    ...(haze > 0 ? [`  ${speaker.say('sight haze', { haze, rule: speaker.cite('SR.20') })}`] : []),
  ];
}

function causeLine({ hex, what, rule, hindrance }: SightCause, speaker: Speaker): string {
  const key = hindrance === undefined ? 'sight blocks' : 'sight hinders';
  return `  ${speaker.say(key, { hex, what, hindrance, rule: speaker.cite(rule) })}`;
}
