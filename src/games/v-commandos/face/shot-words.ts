/** What an event says where it happened: of a quiet shot also that nobody has heard it, of a turn how many there are. */
import type { Speaker } from '../../../words/speaker.ts';
import type { Level } from '../content/level.ts';
import { NEST_NUMBER, WEAPONS } from '../content/terms.ts';
import { positionOf } from '../reckoning/position.ts';
import { tileCalled } from '../rules/moving.ts';
import { levelCard } from '../rules/operation-in-play.ts';
import { countEnemies } from '../rules/spaces.ts';
import type { LevelInPlay } from '../state.ts';
import type { View } from '../view.ts';
import type { Event, EventOf } from '../vocabulary.ts';

export function wordsAfter(view: View, event: Event, speaker: Speaker): string {
  if (event.type === 'turn-began') return turnWords(view, event.turn, speaker);
  const words = speaker.event(event);
  if (event.type !== 'shot') return words;
  const level = view.levels.find(({ tiles }) => tiles.some(({ id }) => id === event.tile));
  const { bell = true, eye = true } = WEAPONS[event.weapon] ?? {};
  return [
    words,
    ...(isLostOnNest(view, event) ? [speaker.say('look after nest')] : []),
    ...(bell || eye ? [] : [speaker.say(level?.alarm === 'silent' ? 'look after quiet-silent' : 'look after quiet')]),
  ].join(' ');
}

/** 6.12 More low hits than there are enemies outside the nest: those are lost on whoever sits in it. */
function isLostOnNest(view: View, { tile, dice, needed }: EventOf<'shot'>): boolean {
  const there = tileCalled(positionOf(view), tile);
  if (!there || !isNestHeld(there.card, there.level, there.tile)) return false;
  const low = dice.filter((die) => die >= needed && die < NEST_NUMBER).length;
  return low > countEnemies(there.card, there.level, there.tile) - 1;
}

/** Whether an enemy sits in the nest of a tile. */
export function isNestHeld(card: Level, { guards }: LevelInPlay, tile: number): boolean {
  return (guards[card.nestOn[tile] ?? -1] ?? '') !== '';
}

/** Where the enemy has no phase nobody sees him do anything: that is said. */
function turnWords(view: View, turn: number, speaker: Speaker): string {
  const enemies = enemyHasPhase(view) ? 'moves' : 'stay';
  const time = timeOf(view, turn);
  return speaker.say(time.turns > 0 ? 'look turn-of' : 'look turn', { ...time, enemies });
}

/** 11.5 The turn as the level counts it that must be done first, and how many it has; 0 where there is no limit. */
export function timeOf(view: View, turn: number): { readonly turn: number; readonly turns: number } {
  const limited = view.levels.flatMap(({ id, since }) => {
    const { turns } = levelCard(view, id);
    return turns > 0 ? [{ turn: turn - since + 1, turns }] : [];
  });
  return limited.toSorted((a, b) => a.turns - a.turn - (b.turns - b.turn))[0] ?? { turn, turns: 0 };
}

/** Before anybody is inside nobody knows where he will be. */
export function enemyHasPhase(view: View): boolean {
  return view.levels.length === 0 || view.levels.some(({ id }) => levelCard(view, id).training.enemies);
}
