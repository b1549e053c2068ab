/** Where an operation stands: the levels with their alarms and events, the commandos, the enemies by tiles. */
import type { Speaker } from '../../../words/speaker.ts';
import { eventCard } from '../content/events.ts';
import { levelCard, operation } from '../rules/operation-in-play.ts';
import type { CommandoView, LevelView, View } from '../view.ts';

export function briefing(view: View, speaker: Speaker): string[] {
  const setup = setupName(view);
  const { levels } = operation(view);
  return [
    speaker.say('terminal briefing', { setup, levels }),
    ...storyOf(setup, speaker),
    // A quick game has the story of its level.
    ...levels.filter((id) => id !== setup).flatMap((id) => storyOf(id, speaker).map((story) => `${speaker.name(id)} – ${story}`)),
    ...objectives(view, speaker),
  ];
}

const setupName = ({ setup }: View): string => setup.split('/').at(-1) ?? setup;

/** What is told of an operation or a level; somebody's own need not have a story. */
function storyOf(id: string, speaker: Speaker): string[] {
  return speaker.has(`story ${id}`) ? [speaker.say(`story ${id}`)] : [];
}

export function situation(view: View, speaker: Speaker): string[] {
  return [
    speaker.say('terminal turn', { turn: view.turn, phase: view.phase }),
    ...view.levels.flatMap((level) => levelLines(view, level, speaker)),
    ...view.commandos.map((commando) => commandoLine(commando, speaker)),
    speaker.say('terminal reserve', { count: Object.values(view.reserve).reduce((sum, count) => sum + count, 0) }),
  ];
}

function objectives(view: View, speaker: Speaker): string[] {
  return view.levels.flatMap((level) => {
    const card = levelCard(view, level.id);
    return card.objectives.map(({ id, tile, do: task }, i) =>
      speaker.say('terminal objective', {
        done: level.objectives[i]?.done ?? false,
        objective: id,
        tile: card.tiles[tile]?.id ?? '',
        task,
      }),
    );
  });
}

function levelLines(view: View, level: LevelView, speaker: Speaker): string[] {
  const event =
    level.event === ''
      ? speaker.say('terminal no-event')
      : speaker.say('terminal event', { card: level.event, effect: eventCard(level.event)[level.half] });
  return [
    speaker.say('terminal level', { level: level.id, alarm: level.alarm, event }),
    ...level.tiles.flatMap((tile) => tileLine(view, level, tile, speaker)),
  ];
}

/** What is on a tile; nothing for an empty one. */
function tileLine(view: View, level: LevelView, tile: LevelView['tiles'][number], speaker: Speaker): string[] {
  const card = levelCard(view, level.id);
  const guards = card.triangles.flatMap((triangle, i) => {
    const guard = level.triangles[i]?.guard ?? '';
    return guard !== '' && card.tiles[triangle.tile]?.id === tile.id
      ? [speaker.say('terminal guard', { enemy: guard, triangle: triangle.id })]
      : [];
  });
  const counts = Object.entries(tile.enemies).map(([id, count]) => speaker.say('terminal count', { id, count }));
  const items = Object.entries(tile.items).map(([id, count]) => speaker.say('terminal count', { id, count }));
  const lying = items.length > 0 ? [speaker.say('terminal lies', { items: items.join(', ') })] : [];
  const charge = tile.charges > 0 ? [speaker.say('terminal charge')] : [];
  const all = [...counts, ...guards, ...lying, ...charge];
  return all.length > 0 ? [`  ${speaker.say('terminal enemies', { tile: tile.id, enemies: all.join('; ') })}`] : [];
}

function commandoLine(commando: CommandoView, speaker: Speaker): string {
  const { id, seat, isOut, at, points, saved, wounds, carries } = commando;
  if (id === '') return speaker.say('terminal nobody-yet', { seat });
  const where = isOut ? speaker.say('terminal out') : at === '' ? speaker.say('terminal below') : speaker.name(at);
  const state = speaker.say(`terminal ${stateOf(commando)}`);
  return speaker.say('terminal commando', { id, seat, where, state, points, saved, wounds, carries });
}

function stateOf({ critical, uniform, visible }: CommandoView): string {
  if (critical > 0) return 'critical';
  if (uniform) return 'uniform';
  return visible ? 'visible' : 'stealthy';
}
