/** What there is to know about an enemy: his dice, and what he will do next. */
import type { Speaker } from '../../../words/speaker.ts';
import type { Described } from '../../face.ts';
import { ENEMY_DICE, ENEMY_PUSH, enemyAt, isRegular, NEST_DICE, OFFICER_DICE } from '../content/terms.ts';
import { aheadOf, directionOn } from '../reckoning/ahead.ts';
import { levelCard } from '../rules/operation-in-play.ts';
import type { LevelView, View } from '../view.ts';
import type { wayOf } from './things.ts';

export function enemyDescribed(view: View, level: LevelView, enemy: string, tile: string, speaker: Speaker): Described {
  const count = level.tiles.find(({ id }) => id === tile)?.enemies[enemy] ?? 0;
  return {
    title: titleOf(enemy, count, speaker),
    lines: [
      { text: nextOf(view, level, tile, speaker), rule: '7.4' },
      { text: diceOf(enemy, speaker), rule: '7.8' },
      ...natureOf(enemy, speaker),
    ],
  };
}

function titleOf(enemy: string, count: number, speaker: Speaker): string {
  return count > 1 ? speaker.say('look enemy title', { enemy, count }) : speaker.say('look enemy one', { enemy });
}

function diceOf(enemy: string, speaker: Speaker): string {
  return speaker.say('look enemy dice', { count: ENEMY_DICE[enemyAt(enemy)] ?? OFFICER_DICE });
}

function natureOf(enemy: string, speaker: Speaker): Described['lines'] {
  const kind = enemyAt(enemy);
  return [
    ...(kind >= 0 && !isRegular(kind) ? [{ text: speaker.say('look enemy special'), rule: '7.6' }] : []),
    ...((ENEMY_PUSH[kind] ?? 0) > 1 ? [{ text: speaker.say('look enemy hammer'), rule: '14.3' }] : []),
  ];
}

function nextOf(view: View, level: LevelView, tile: string, speaker: Speaker): string {
  const walks = aheadOf(view).walks.filter(({ from }) => from === tile);
  if (walks.length > 0) return walks.map(({ count, to }) => speaker.say('look enemy goes', { count, tile: to })).join(' ');
  if (view.phase !== 'commandos') return speaker.say('look enemy free');
  return speaker.say(directionOn(level) === 'any' ? 'look enemy unknown' : 'look enemy stays');
}

/** 7.4 Whose way an arrow is, and by what they go it. */
export function wayDescribed(
  view: View,
  { from, to, isNew }: NonNullable<ReturnType<typeof wayOf>>,
  speaker: Speaker,
): Described | undefined {
  const say = (key: string, figures: object = {}) => speaker.say(`look way ${key}`, figures);
  const { walks, newcomers } = aheadOf(view);
  const walk = (isNew ? newcomers : walks).find((one) => one.from === from && one.to === to);
  if (!walk) return undefined;
  const { count, towards } = walk;
  return {
    title: say(isNew ? 'newcomers-title' : 'title', { count, from, to }),
    lines: [
      { text: towards === 'visible' ? say('visible') : say('card', { towards }), rule: '7.4' },
      ...(isNew ? [{ text: say('newcomers'), rule: '7.2' }] : []),
    ],
  };
}

export function guardDescribed(view: View, triangle: string, speaker: Speaker): Described | undefined {
  for (const level of view.levels) {
    const card = levelCard(view, level.id);
    const at = card.triangleAt[triangle];
    if (at === undefined) continue;
    const enemy = level.triangles[at]?.guard ?? '';
    if (enemy === '') return undefined;
    const isInNest = card.triangles[at]?.kind === 'nest';
    return {
      title: speaker.say('look enemy guard', { enemy }),
      lines: [
        { text: speaker.say('look enemy guards', { triangle }), rule: '7.6' },
        { text: isInNest ? speaker.say('look enemy nest', { count: NEST_DICE }) : diceOf(enemy, speaker), rule: '7.8' },
        ...natureOf(enemy, speaker),
      ],
    };
  }
  return undefined;
}

export function waitingDescribed(view: View, enemy: string, entrance: string, speaker: Speaker): Described {
  const outside = view.levels.flatMap(({ entrances }) => entrances).find(({ id }) => id === entrance);
  return {
    title: titleOf(enemy, outside?.waiting[enemy] ?? 1, speaker),
    lines: [
      { text: speaker.say('look enemy waits', { entrance }), rule: '7.2' },
      { text: diceOf(enemy, speaker), rule: '7.8' },
      ...natureOf(enemy, speaker),
    ],
  };
}
