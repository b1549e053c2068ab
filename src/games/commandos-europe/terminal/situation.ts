/** Where the war stands: the mission, the bases, and what is in each hex. */
import type { Speaker } from '../../../words/speaker.ts';
import { MAP_IDS } from '../content/content-file.ts';
import { unitsOf } from '../content/enemies.ts';
import { setupOf } from '../content/setups.ts';
import type { PieceView, View } from '../view.ts';

export function briefing(view: View, speaker: Speaker): string[] {
  return [speaker.say('terminal briefing', { setup: view.setup, missions: setupOf(view).missions })];
}

export function situation(view: View, speaker: Speaker): string[] {
  const map = MAP_IDS.indexOf(view.map);
  return [
    speaker.say('terminal turn', { ...view, accomplished: view.accomplished[map] ?? 0, forfeited: view.forfeited[map] ?? 0 }),
    view.mission ? speaker.say('terminal mission', view.mission) : speaker.say('terminal no-mission'),
    ...view.bases.filter((hex) => hex !== '').map((hex) => speaker.say('terminal base', { hex })),
    ...hexLines(view, speaker),
    ...view.enemies.map((enemy) => speaker.say('terminal hex', { hex: enemy.at, what: enemyWords(view, enemy.id, speaker) })),
    ...(view.move ? [speaker.say('terminal move', view.move)] : []),
  ];
}

/** What of ours is in each hex, those who are nowhere yet left out. */
function hexLines({ pieces }: View, speaker: Speaker): string[] {
  const hexes = [...new Set(pieces.map(({ at }) => at))].filter((at) => /^\d/.test(at));
  return hexes.map((hex) => {
    const there = pieces.filter(({ at }) => at === hex).map((piece) => pieceWords(piece, speaker));
    return speaker.say('terminal hex', { hex, what: there.join('; ') });
  });
}

function pieceWords({ id, with: holder, detected, marker }: PieceView, speaker: Speaker): string {
  const state = [...(detected ? [speaker.say('terminal detected')] : []), ...(marker === '' ? [] : [speaker.name(marker)])];
  const name = speaker.say('terminal piece', { id, with: holder });
  return state.length === 0 ? name : `${name} (${state.join(', ')})`;
}

function enemyWords({ map, own }: View, id: string, speaker: Speaker): string {
  const { firepower = 0, move = 0 } = unitsOf({ map: MAP_IDS.indexOf(map), own }).find((unit) => unit.id === id) ?? {};
  return speaker.say('terminal enemy', { id, firepower, move });
}
