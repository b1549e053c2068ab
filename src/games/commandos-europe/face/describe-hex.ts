/** What there is to know about a hex: its terrain and what it does, who is there, what the mission asks for. */
import type { Speaker } from '../../../words/speaker.ts';
import type { Described } from '../../face.ts';
import { hexNamed } from '../content/map.ts';
import { landPlayed } from '../content/map-played.ts';
import { KIND } from '../content/terrain.ts';
import { haltAt } from '../reckoning/halt.ts';
import { positionOf } from '../reckoning/position.ts';
import { whyNotGo } from '../rules/friendly-movement.ts';
import { isAllSea } from '../rules/ground.ts';
import type { View } from '../view.ts';

const KINDS = Object.entries(KIND);

/** What is in a hex, in words; the sea has nothing else. */
export function terrainWords(view: View, name: string, speaker: Speaker): string {
  const kinds = landPlayed(view).kinds[hexNamed(name)] ?? 0;
  return KINDS.filter(([, bit]) => (kinds & bit) !== 0)
    .map(([kind]) => speaker.say(`terrain ${kind}`))
    .join(', ');
}

/** What a screen reader says of a hex. */
export function hexLabel(view: View, name: string, speaker: Speaker): string {
  const there = [
    ...(view.bases.includes(name) ? [speaker.say('look base')] : []),
    ...(view.mission?.at === name ? [speaker.name(view.mission.id)] : []),
    ...view.pieces.filter(({ at }) => at === name).map(({ id }) => speaker.name(id)),
    ...view.enemies.filter(({ at }) => at === name).map(({ id }) => speaker.name(id)),
  ];
  const what = speaker.say('look hex title', { hex: name, terrain: terrainWords(view, name, speaker) });
  return there.length === 0 ? what : `${what}: ${there.join('; ')}`;
}

/** And of a piece: who it is with, whether it is hunted, what it has suffered, and where it is. */
export function pieceLabel(view: View, id: string, speaker: Speaker): string {
  const piece = view.pieces.find((each) => each.id === id);
  const enemy = view.enemies.find((each) => each.id === id);
  if (enemy) return speaker.say('look enemy-label', enemy);
  if (!piece) return speaker.name(id);
  const state = [
    ...(piece.detected ? [speaker.say('look detected')] : []),
    ...(piece.marker === '' ? [] : [speaker.name(piece.marker)]),
    speaker.say('look at', { hex: piece.at }),
  ];
  return `${speaker.say('terminal piece', { id, with: piece.with })}, ${state.join(', ')}`;
}

export function hexDescribed(view: View, name: string, speaker: Speaker): Described {
  const hex = hexNamed(name);
  const say = (key: string, figures: object = {}) => speaker.say(`look hex ${key}`, figures);
  const land = landPlayed(view);
  const [cost = 0, noise = 0, penalty = 0] = [land.cost[hex], land.noise[hex], land.penalty[hex]];
  return {
    title: say('title', { hex: name, terrain: terrainWords(view, name, speaker) }),
    lines: [
      ...haltLine(view, name, speaker),
      ...(view.phase === 'purchase' && view.bases.includes(name) ? [{ text: speaker.say('sheet into-it'), rule: '3.5' }] : []),
      cost === 0 ? { text: say('sea'), rule: '11.0' } : { text: say('figures', { cost, noise, penalty }), rule: '10.7' },
      ...(view.mission?.at === name ? [{ text: say('mission', view.mission), rule: '7.1' }] : []),
      ...(view.bases.includes(name) ? [{ text: say('base'), rule: '12.11' }] : []),
    ],
  };
}

export function missionDescribed(view: View, mission: NonNullable<View['mission']>, speaker: Speaker): Described {
  const sea = isAtSea(view, mission.at) ? [{ text: speaker.say('look hex at-sea'), rule: '11.0' }] : [];
  return { title: speaker.name(mission.id), lines: [{ text: speaker.say('look hex mission', mission), rule: '7.1' }, ...sea] };
}

/** Nobody walks there. */
export function isAtSea(view: View, name: string): boolean {
  return isAllSea(positionOf(view), hexNamed(name));
}

/** For those under way: what a halt there would bring, or what keeps them from it. */
function haltLine(view: View, name: string, speaker: Speaker): Described['lines'] {
  if (!view.move) return [];
  const halt = haltAt(view, view.move.lead, name);
  if (!halt) {
    const why = whyNotGo(positionOf(view), hexNamed(name));
    return why && why.code !== 'same-hex' ? [{ text: speaker.say(`refusal ${why.code}`, why.figures), rule: why.rule }] : [];
  }
  const { noise, heard, allowance, left } = halt;
  const figures = { noise, chance: speaker.percent(heard), spent: allowance - left, allowance };
  return [{ text: speaker.say(heard > 0 ? 'look hex halt' : 'look hex halt-base', figures), rule: '12.0' }];
}
