/** Spaces and the markers that lie in them. */
import type { RuleId } from '../../../kernel/game.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { Described } from '../../face.ts';
import { missionOf, theatreOf } from '../content/theatres.ts';
import { faceDown, knownOf } from '../face-down.ts';
import type { View } from '../view.ts';
import { distances, faceOf, isBase, isOnMap, type ObjectiveSeen, stackedAt } from './reckoning.ts';

type Line = Described['lines'][number];

export function spaceDescribed(view: View, id: string, speaker: Speaker): Described {
  const { terrain, stop, noLanding, patrolled } = theatreOf(view).space(id);
  // What its terrain does was told by its marks.
  const isMarked = stop || noLanding || patrolled > 0;
  return {
    title: speaker.say('look space heading', { space: id, terrain }),
    lines: [
      ...markLines(view, id, speaker),
      ...unitLines(view, id, speaker),
      ...wayLines(view, id, speaker),
      limitLine(view, id, speaker),
      ...(isMarked ? [] : [{ text: speaker.say(`terrain ${terrain}`), rule: '3.0' }]),
    ],
  };
}

function markLines(view: View, id: string, speaker: Speaker): Line[] {
  const theatre = theatreOf(view);
  const { stop, noLanding, patrolled, airfield, base } = theatre.space(id);
  const say = (key: string, rule: RuleId, figures: object = {}): Line => ({ text: speaker.say(`look space ${key}`, figures), rule });
  return [
    ...(missionOf(view).barred.includes(id) ? [say('barred', '8.0')] : []),
    ...view.objectives.filter(({ at, carrier }) => at === id && carrier === '').map((marker) => markerLine(view, marker, speaker)),
    ...(base ? [say('base', '17.0')] : []),
    ...(view.forwardBases.includes(id) ? [say('forward-base', '16.2')] : []),
    ...(stop ? [say('stop', '15.1')] : []),
    ...(patrolled > 0 ? [say('patrolled', '16.0', { count: patrolled })] : []),
    ...(noLanding ? [say('no-landing', '25.0')] : []),
    ...(airfield ? [say(base ? 'airfield-base' : 'airfield', base ? '25.0' : '15.2')] : []),
  ];
}

function unitLines(view: View, id: string, speaker: Speaker): Line[] {
  const here = view.units.filter(({ at }) => at === id).map((unit) => unit.id);
  return here.length > 0 ? [{ text: speaker.say('look space units', { units: here }) }] : [];
}

function limitLine(view: View, id: string, speaker: Speaker): Line {
  if (isBase(view, id)) return { text: speaker.say('look space no-limit'), rule: '10.2' };
  const { stacking: limit } = missionOf(view);
  return { text: speaker.say('look space stacking', { count: stackedAt(view, id), limit }), rule: '10.2' };
}

function wayLines(view: View, id: string, speaker: Speaker): Line[] {
  const { neighbours, overWater } = theatreOf(view).space(id);
  const away = distances(view).get(id);
  return [
    ...(away !== undefined && away > 0 ? [{ text: speaker.say('look space away', { count: away }), rule: '15.0' }] : []),
    { text: speaker.say('look space ways', { spaces: neighbours }), rule: '15.0' },
    ...(overWater.length > 0 ? [{ text: speaker.say('look space water', { spaces: overWater }), rule: '15.3' }] : []),
  ];
}

export function markerLine(view: View, marker: ObjectiveSeen, speaker: Speaker): Line {
  const { kind } = theatreOf(view).sheet.falseObjective;
  const known = knownOf(view, marker);
  const key = known === 'real' && !isAskedFor(view) ? 'real-unasked' : known;
  return { text: speaker.say(`look marker ${key}`, { trap: kind, ...faceDown(view) }), rule: '23.0' };
}

/** 6.0 Whether the Mission card wants any of them brought home. */
const isAskedFor = (view: View): boolean => missionOf(view).recover > 0;

export function markerDescribed(view: View, marker: ObjectiveSeen, speaker: Speaker): Described {
  const face = faceOf(marker);
  return {
    title: face === 'hidden' ? speaker.say('look marker heading') : speaker.name(marker.id),
    lines: [
      markerLine(view, marker, speaker),
      ...(marker.carrier ? [{ text: speaker.say('look marker carried', { unit: marker.carrier }), rule: '15.4' }] : []),
      ...(isOnMap(marker) ? [{ text: speaker.say('look marker at', { space: marker.at }) }] : []),
      ...(face === 'hidden' ? [{ text: speaker.say('look marker turning'), rule: '23.0' }] : []),
      ...(isOnMap(marker) && !marker.carrier ? [{ text: speaker.say('look marker stops'), rule: '15.1' }] : []),
      ...(face === 'false' ? [{ text: speaker.say('look marker spent'), rule: '23.0' }] : []),
      ...(face === 'real' && isAskedFor(view) ? [{ text: speaker.say('look marker home'), rule: '6.1' }] : []),
    ],
  };
}
