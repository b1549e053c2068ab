/** The levels in words: every tile, what it touches, and how one gets there. */
import type { Speaker } from '../../../words/speaker.ts';
import type { Edge, Level } from '../content/level.ts';
import { levelCard } from '../rules/operation-in-play.ts';
import type { LevelView, View } from '../view.ts';

export function map(view: View, speaker: Speaker): string[] {
  return view.levels.flatMap((level) => {
    const card = levelCard(view, level.id);
    return [
      ...card.tiles.map((tile, i) => {
        const ways = (card.edges[i] ?? []).map((edge) => wayOf(card, level, edge, speaker));
        const door = level.trapDoors.find(({ id }) => id === tile.id);
        if (door) ways.push(speaker.say(`terminal trap-door ${door.open ? 'open' : 'blocked'}`));
        return speaker.say('terminal tile', {
          tile: tile.id,
          size: tile.size,
          place: tile.indoor ? 'indoor' : 'outdoor',
          ways: ways.join(', '),
        });
      }),
      ...card.entrances.map(({ id, tile }) => speaker.say('terminal entrance', { entrance: id, tile: card.tiles[tile]?.id ?? '' })),
    ];
  });
}

function wayOf(card: Level, level: LevelView, { to, direction, open, door }: Edge, speaker: Speaker): string {
  const kind = open ? 'open' : door < 0 ? 'wall' : level.doors[door]?.locked ? 'locked' : 'unlocked';
  return speaker.say(`terminal way ${kind}`, { direction, tile: card.tiles[to]?.id ?? '' });
}
