/** What there is to know about a tile, and about what is printed on it. */
import type { Speaker } from '../../../words/speaker.ts';
import type { Described } from '../../face.ts';
import type { Size } from '../content/terms.ts';
import { aheadOf } from '../reckoning/ahead.ts';
import { positionOf } from '../reckoning/position.ts';
import { exit, sneakCost } from '../rules/moving.ts';
import { levelCard } from '../rules/operation-in-play.ts';
import { enemyDice, room } from '../rules/spaces.ts';
import { commandoAt, levelOn } from '../state.ts';
import type { LevelView, View } from '../view.ts';
import type { ChoiceOf } from '../vocabulary.ts';
import { detail } from './detail.ts';
import { objectiveWords } from './objective-words.ts';
import { ownCommando } from './things.ts';

type Line = Described['lines'][number];

export function tileDescribed(view: View, level: LevelView, id: string, speaker: Speaker): Described {
  const say = (key: string, figures: object = {}) => speaker.say(`look tile ${key}`, figures);
  const card = levelCard(view, level.id);
  const index = card.tileAt[id] ?? 0;
  const tile = card.tiles[index];
  const there = level.tiles[index];
  if (!tile || !there) return { title: speaker.name(id), lines: [] };
  if (there.gone) return { title: speaker.name(id), lines: [{ text: say('gone'), rule: '10.3' }] };
  const position = positionOf(view);
  const inPlay = levelOn(position, { level: level.id });
  const enemies = enemiesOn(view, level, id, speaker);
  const { walks, shots } = aheadOf(view);
  const place = tile.indoor ? 'indoor' : 'outdoor';
  return {
    title: say('title', { tile: id }),
    lines: [
      { text: say(lightOf(tile.size, enemies.length > 0), { count: costOfHiding(view) }), rule: '2.1' },
      { text: say('place', { place, needed: tile.hits, room: room(position, card, inPlay, index), spaces: tile.spaces }), rule: '6.6' },
      ...(enemies.length > 0
        ? [{ text: say('enemies', { enemies: enemies.join(', '), count: enemyDice(card, inPlay, index) }), rule: '7.8' }]
        : []),
      ...walks.filter(({ to }) => to === id).map(({ from, count }): Line => ({ text: say('next', { from, count }), rule: '7.4' })),
      ...shots
        .filter(({ tile: aim }) => aim === id)
        .map(
          ({ from, dice, chance }): Line => ({ text: say('aimed', { from, count: dice, chance: speaker.percent(chance) }), rule: '7.8' }),
        ),
    ],
  };
}

/** 2.3 Where enemies stand, a tile alone hides nobody: dice do. */
const lightOf = (size: Size, isWatched: boolean): string => (isWatched && size !== 'large' ? `${size}-watched` : size);

/** 6.7 What whoever looks pays for entering a half-lit tile hidden. */
function costOfHiding(view: View): number {
  const own = ownCommando(view);
  return own && own.id !== '' ? sneakCost(commandoAt(positionOf(view), own.seat)) : UNSKILLED;
}

const UNSKILLED = 2;

/** Those who walk and those who protect something, as many as there are of each. */
export function enemiesOn(view: View, level: LevelView, id: string, speaker: Speaker): string[] {
  const card = levelCard(view, level.id);
  const index = card.tileAt[id] ?? -1;
  const free = Object.entries(level.tiles[index]?.enemies ?? {});
  const guards = (card.trianglesOn[index] ?? []).flatMap((triangle) => {
    const guard = level.triangles[triangle]?.guard ?? '';
    return guard === '' ? [] : [speaker.say('terminal guard', { enemy: guard, triangle: card.triangles[triangle]?.id ?? '' })];
  });
  return [...free.map(([enemy, count]) => speaker.say('terminal count', { id: enemy, count })), ...guards];
}

/** What leaving comes to for whoever stands there and may: 6.9 what it costs, 8.1 what it ends. */
export function hatchDescribed(view: View, level: LevelView, tile: string, speaker: Speaker): Described {
  const isOpen = level.trapDoors.find(({ id }) => id === tile)?.open === true;
  const own = ownCommando(view);
  const mayLeave = own?.at === tile && exit.whyNot(positionOf(view), EXIT, own.seat) === undefined;
  const leaving = mayLeave ? detail(view, EXIT, speaker) : undefined;
  return {
    title: speaker.say('look hatch title', { tile }),
    lines: [
      { text: speaker.say(`look hatch ${isOpen ? 'open' : 'blocked'}`), rule: isOpen ? '6.9' : '6.10' },
      ...(leaving === undefined ? [] : [{ text: speaker.say('look hatch leaving', { commando: own?.id, leaving }), rule: '8.1' }]),
    ],
  };
}

const EXIT: ChoiceOf<'exit'> = { kind: 'exit' };

export function chargeDescribed(tile: string, speaker: Speaker): Described {
  return { title: speaker.say('look charge title', { tile }), lines: [{ text: speaker.say('look charge about'), rule: '14.8' }] };
}

export function doorDescribed(level: LevelView, id: string, speaker: Speaker): Described {
  const isLocked = level.doors.find((door) => door.id === id)?.locked === true;
  const name = speaker.name(id);
  const title = name.charAt(0).toLocaleUpperCase(speaker.language) + name.slice(1);
  return { title, lines: [{ text: speaker.say(`look door ${isLocked ? 'locked' : 'open'}`), rule: '6.5' }] };
}

export function entranceDescribed(view: View, level: LevelView, id: string, speaker: Speaker): Described {
  const say = (key: string, figures: object = {}) => speaker.say(`look entrance ${key}`, figures);
  const { barricaded = false, waiting = {} } = level.entrances.find((each) => each.id === id) ?? {};
  const outside = Object.entries(waiting).map(([enemy, count]) => speaker.say('terminal count', { id: enemy, count }));
  const arrival = aheadOf(view).arrivals.find(({ entrance }) => entrance === id);
  return {
    title: speaker.name(id),
    lines: [
      ...(arrival ? [{ text: say('tokens', { count: arrival.tokens }), rule: '7.2' }] : []),
      ...(barricaded ? [{ text: say('barricaded'), rule: '14.3' }] : []),
      ...(outside.length > 0 ? [{ text: say('waiting', { enemies: outside.join(', ') }), rule: '7.2' }] : []),
    ],
  };
}

export function triangleDescribed(view: View, level: LevelView, id: string, speaker: Speaker): Described {
  const card = levelCard(view, level.id);
  const index = card.triangleAt[id] ?? -1;
  const guard = level.triangles[index]?.guard ?? '';
  return {
    title: speaker.say('look triangle title', { triangle: id }),
    lines: [
      purposeOf(view, level, index, speaker),
      ...(guard === '' ? [] : [{ text: speaker.say('look triangle guarded', { enemy: guard }), rule: '7.6' }]),
    ],
  };
}

function purposeOf(view: View, level: LevelView, index: number, speaker: Speaker): Line {
  const say = (key: string, figures: object = {}) => speaker.say(`look triangle ${key}`, figures);
  const card = levelCard(view, level.id);
  const triangle = card.triangles[index];
  if (triangle?.kind === 'alarm') {
    if (level.alarm === 'silent') return { text: say(level.interrupted ? onceMore(view, level) : 'alarm-silent'), rule: '3.1' };
    return { text: say(level.interrupted ? 'alarm-for-good' : 'alarm-ringing'), rule: '6.14' };
  }
  if (triangle?.kind === 'nest') return { text: say('nest'), rule: '14.6' };
  const objective = card.objectives[triangle?.objective ?? -1];
  return { text: objective ? objectiveWords('look triangle', objective, speaker) : '', rule: '6.15' };
}

/** 6.14, 16.1 What comes of an alarm that has been interrupted. */
const onceMore = (view: View, { id }: LevelView): string => (levelCard(view, id).training.alarmFails ? 'alarm-last' : 'alarm-once');
