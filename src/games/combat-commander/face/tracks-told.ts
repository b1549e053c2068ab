/** What a track above the map says, on asking: how it stands, how that came about, and what it means. */
import type { Speaker } from '../../../words/speaker.ts';
import type { Described } from '../../face.ts';
import { hexName } from '../content/battle-map.ts';
import { SIDES, type Side } from '../content/terms.ts';
import { recordOf } from '../record.ts';
import { mapOf } from '../rules/line-of-sight.ts';
import { openValue } from '../rules/victory.ts';
import type { View } from '../view.ts';
import type { Event } from '../vocabulary.ts';

export type Track = 'time' | 'vp' | `lost-${Side}` | 'orders' | 'initiative';

type Lines = Described['lines'][number][];

export function trackTold(track: Track, view: View, events: readonly Event[], speaker: Speaker): Described {
  const say = (key: string, figures: object = {}) => speaker.say(`look headline ${key}`, figures);
  const { time, suddenDeath, active } = view;
  switch (track) {
    case 'time':
      return {
        title: say('time-title', { time }),
        lines: [
          { text: say('time-advances'), rule: '6.1.2' },
          { text: say('time-about', { time, suddenDeath }), rule: '6.2.2' },
        ],
      };
    case 'vp':
      return { title: say('vp-title', leadOf(view.vp)), lines: [...pointsTold(view, events, speaker), ...objectivesTold(view, speaker)] };
    case 'lost-axis':
      return lossesTold('axis', view, speaker);
    case 'lost-allies':
      return lossesTold('allies', view, speaker);
    case 'orders':
      return { title: say('orders'), lines: [{ text: say('orders-about', { side: active }), rule: '5.1' }] };
    case 'initiative':
      return { title: say('initiative-title', { side: view.initiative }), lines: [{ text: say('initiative-about'), rule: '9' }] };
  }
}

/** Who is ahead, and by how much: above 0 the Axis are. */
function leadOf(vp: number): { readonly side: Side | ''; readonly points: number } {
  return { side: vp === 0 ? '' : vp > 0 ? 'axis' : 'allies', points: Math.abs(vp) };
}

/** A line that speaks of a side bears its sign. */
function toned(side: Side | '' | undefined): { readonly tone?: number } {
  return side === undefined || side === '' ? {} : { tone: SIDES.indexOf(side) };
}

/** What has happened may be known from some Turn on only: what came before it is told as one. */
function pointsTold(view: View, events: readonly Event[], speaker: Speaker): Lines {
  const say = (key: string, figures: object = {}) => speaker.say(`look headline ${key}`, figures);
  const record = recordOf(events.map((event) => ({ step: 0, event })));
  const gains = record.sides.flatMap(({ side, points }) => points.map((gain) => ({ side, ...gain })));
  const gained = gains.reduce((sum, { side, points }) => sum + (side === 'axis' ? points : -points), 0);
  return [
    { text: say('vp-means', { initiative: view.initiative }), rule: '6.3.2' },
    { text: say('vp-before', leadOf(view.vp - gained)), rule: '4.1', ...toned(leadOf(view.vp - gained).side) },
    ...gains.map((gain) => ({ text: say('vp-gained', gain), rule: RULES[gain.why] ?? '7', ...toned(gain.side) })),
  ];
}

const RULES: Readonly<Record<string, string>> = { elimination: '7.1', exit: '7.2', objective: '7.3', time: '6.1.2' };

/** 7.3 Who holds what, and what it is worth as far as everybody knows. */
function objectivesTold(view: View, speaker: Speaker): Lines {
  return mapOf(view).objectives.map((hex, i) => ({
    text: speaker.say('look headline objective', {
      objective: i + 1,
      hex: hexName(hex),
      side: view.control[i] ?? '',
      points: openValue(view, i),
    }),
    rule: '7.3',
    ...toned(view.control[i]),
  }));
}

function lossesTold(side: Side, view: View, speaker: Speaker): Described {
  const { casualties, surrender } = view.sides[side];
  const say = (key: string, figures: object) => speaker.say(`look headline ${key}`, figures);
  return {
    title: say('lost-title', { side }),
    lines: [
      { text: say('lost-about', { side, losses: casualties.length, surrender }), rule: '6.3.1' },
      { text: say('lost-who', { units: casualties }), rule: '4.2' },
      { text: say('lost-worth', {}), rule: '7.1' },
    ],
  };
}
