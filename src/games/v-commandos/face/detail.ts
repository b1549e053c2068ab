/** What a player would look up before making a choice: what it costs, the dice it takes, what it gives away. */
import type * as Kernel from '../../../kernel/game.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { BOMBARDMENT_DICE, GRENADE_DICE, NEST_NUMBER, WEAPONS } from '../content/terms.ts';
import { areAllAlike } from '../going-by.ts';
import { endsPhase, pointsLost, ringingAgain, ringsForGood } from '../reckoning/for-good.ts';
import { inLine } from '../reckoning/in-line.ts';
import { positionOf } from '../reckoning/position.ts';
import { stepAhead } from '../reckoning/step.ts';
import { isAllDone, isOnlyToBeSilenced } from '../rules/end-of-turn.ts';
import { kitCost } from '../rules/equipment.ts';
import { effectOn } from '../rules/event-effects.ts';
import { targetsOn } from '../rules/killing.ts';
import { sneakCost, tileCalled } from '../rules/moving.ts';
import { levelCard, operation } from '../rules/operation-in-play.ts';
import { savedFor } from '../rules/points.ts';
import { countEnemies } from '../rules/spaces.ts';
import { layCost } from '../rules/tnt.ts';
import { type Commando, commandoAt } from '../state.ts';
import type { View } from '../view.ts';
import type { Choice, ChoiceKind } from '../vocabulary.ts';
import { chosen, seen } from './seen.ts';
import { enemyHasPhase, isNestHeld } from './shot-words.ts';

export function detail(anyView: unknown, choice: Kernel.Choice, speaker: Speaker): string | undefined {
  const parts = partsOf(seen(anyView), chosen(choice), speaker);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

/** One by one: what it costs, then what there is to know of it. */
export function partsOf(view: View, choice: Choice, speaker: Speaker): readonly string[] {
  if (!view.commandos.some(({ seat, id }) => seat === view.by && id !== '')) return [];
  const commando = commandoAt(positionOf(view), view.by);
  const cost = costOf(view, choice, commando);
  const costs = cost === undefined ? [] : [costWords(view, commando, cost, speaker)];
  if (choice.kind === 'exit' && isWonByLeaving(view)) return [speaker.say('look detail wins'), ...costs];
  return [...costs, ...notesOn(view, choice, speaker), ...notesOnLast(view, choice, speaker)];
}

/** 6.14 What rings for the second time rings for good. */
function notesOnLast(view: View, choice: Choice, speaker: Speaker): readonly string[] {
  const last = ringsForGood(view, choice);
  return last ? [speaker.say(`look detail ${lastWords(last)}`)] : [];
}

export const lastWords = ({ isSure, fails }: NonNullable<ReturnType<typeof ringsForGood>>): string =>
  `${isSure ? 'rings' : 'if-rings'}-${fails ? 'fails' : 'for-good'}`;

/** What it costs, and whether a saved point goes with it. */
function costWords(view: View, commando: Commando, cost: number, speaker: Speaker): string {
  const saved = savedFor(positionOf(view), commando, cost);
  const key = saved === 0 ? 'cost' : saved === cost ? 'saved' : 'mixed';
  return speaker.say(`look detail ${key}`, { count: cost, saved });
}

/** How many saved points a choice of his own would spend. */
export function savedSpent(view: View, choice: Choice): number {
  if (!view.commandos.some(({ seat, id }) => seat === view.by && id !== '')) return 0;
  const position = positionOf(view);
  const commando = commandoAt(position, view.by);
  return savedFor(position, commando, costOf(view, choice, commando) ?? 0);
}

const FOR_A_POINT: ReadonlySet<ChoiceKind> = new Set<ChoiceKind>([
  'move',
  'exit',
  'unblock',
  'close-combat',
  'shoot',
  'shoot-door',
  'throw',
  'bombard',
  'bandage',
  'order',
  'force-door',
  'barricade',
  'wear-uniform',
  'interrupt-alarm',
  'save',
]);
const FOR_NOTHING: ReadonlySet<ChoiceKind> = new Set<ChoiceKind>([
  'blow-up',
  'collect',
  'drop',
  'give',
  'take',
  'enter-nest',
  'leave-nest',
]);

function costOf(view: View, choice: Choice, commando: Commando): number | undefined {
  if (choice.kind === 'sneak') return sneakCost(commando);
  if (choice.kind === 'first-aid') return kitCost(commando);
  if (choice.kind === 'lay-tnt') return layCost(commando);
  if (choice.kind === 'interact') {
    const objective = levelCard(view, commando.level).objectives.find(({ id }) => id === choice.objective);
    return objective && 'points' in objective ? Number(objective.points) : 0;
  }
  if (FOR_A_POINT.has(choice.kind)) return 1;
  return FOR_NOTHING.has(choice.kind) ? 0 : undefined;
}

export function notesOn(view: View, choice: Choice, speaker: Speaker): readonly string[] {
  switch (choice.kind) {
    case 'move':
    case 'sneak':
      return notesOnStep(view, choice.tile, choice.kind === 'sneak', speaker);
    case 'shoot':
      return notesOnShot(view, choice.tile, choice.weapon, speaker);
    case 'throw':
      return [...shotWords(view, choice.tile, GRENADE_DICE, speaker), ...noise(view, choice.tile, speaker)];
    case 'bombard':
      return [...shotWords(view, choice.tile, BOMBARDMENT_DICE, speaker), ...noise(view, choice.tile, speaker)];
    case 'blow-up':
      return [...notesOnBlast(view, choice.tile, speaker), ...noise(view, choice.tile, speaker)];
    case 'lay-tnt':
      return [speaker.say('look detail quiet'), speaker.say('look detail laid')];
    case 'force-door':
      return [speaker.say('look detail opens'), speaker.say('look detail quiet'), speaker.say('look detail keeps-crowbar')];
    case 'shoot-door':
      return notesOnDoor(view, choice.weapon, speaker);
    case 'send':
    case 'let-in':
      return notesOnLine(view, speaker);
    case 'close-combat':
      return [speaker.say('look detail sure')];
    case 'interact':
      return notesOnObjective(view, choice.objective, speaker);
    case 'exit':
      return [...notesOnLost(view, choice, speaker), ...notesOnLeaving(view, speaker)];
    case 'interrupt-alarm':
      return notesOnSilence(view, speaker);
    case 'collect':
    case 'drop':
    case 'give':
    case 'take':
      return notesOnEnd(view, choice, speaker);
    case 'use-saved':
      return [speaker.say('look detail in-hand')];
    case 'done': {
      const { points = 0 } = view.commandos.find(({ seat }) => seat === view.by) ?? {};
      return points > 0 ? [speaker.say('look detail lost', { count: points })] : [];
    }
    default:
      return [];
  }
}

/** 6.15 What it takes besides points. */
function notesOnObjective(view: View, id: string, speaker: Speaker): readonly string[] {
  const { level } = commandoAt(positionOf(view), view.by);
  const objective = levelCard(view, level).objectives.find((each) => each.id === id);
  return objective && 'item' in objective && objective.item !== undefined
    ? [speaker.say('look detail uses', { item: objective.item })]
    : [];
}

/** 3.1, 6.14 Where somebody is still seen it rings again at once. */
function notesOnSilence(view: View, speaker: Speaker): readonly string[] {
  const again = ringingAgain(view);
  if (!again) return [];
  return [speaker.say(`look detail again-${again.why}`), ...(again.fails ? [speaker.say('look detail again-fails')] : [])];
}

/** 6.9 Whoever leaves has done with his turn; where all others have, it is the enemy's. */
function notesOnLost(view: View, choice: Choice, speaker: Speaker): readonly string[] {
  const count = pointsLost(view, choice);
  if (count === 0) return [];
  return [speaker.say('look detail lost', { count }), ...notesOnEnd(view, choice, speaker)];
}

/** Where the enemy has no phase, the next turn begins. */
function notesOnEnd(view: View, choice: Choice, speaker: Speaker): readonly string[] {
  if (!endsPhase(view, choice)) return [];
  return [speaker.say(`look detail ${enemyHasPhase(view) ? 'ends-phase' : 'ends-turn'}`)];
}

/** 8.1 All is done, and with him nobody is left inside whom anything could happen to. */
function isWonByLeaving(view: View): boolean {
  const position = positionOf(view);
  const { level } = commandoAt(position, view.by);
  return operation(position).last.includes(level) && isAllDone(position) && othersInside(view).length === 0;
}

const othersInside = (view: View) => view.commandos.filter(({ seat, at }) => seat !== view.by && at !== '');

/** 8.1 One man out is enough, and the others stay behind: whoever leaves first is told before he does. */
function notesOnLeaving(view: View, speaker: Speaker): readonly string[] {
  const position = positionOf(view);
  const { level } = commandoAt(position, view.by);
  if (!operation(position).last.includes(level)) return [];
  if (isOnlyToBeSilenced(position)) return [speaker.say('look detail still-rings')];
  if (!isAllDone(position)) return [speaker.say('look detail only-hides')];
  const inside = othersInside(view);
  const own = inside.map(({ id }) => id);
  const canFollow = inside.some(({ finished, saved }) => !finished || saved > 0);
  return [speaker.say(`look detail ${canFollow ? 'ends-unless' : 'ends-without'}`, { own })];
}

function notesOnLine(view: View, speaker: Speaker): readonly string[] {
  const line = inLine(view);
  return line ? [speaker.say(line.forRoom ? 'look detail nth-room' : 'look detail nth', { count: line.named + 1, all: line.all })] : [];
}

function notesOnStep(view: View, tile: string, sneaking: boolean, speaker: Speaker): readonly string[] {
  const step = stepAhead(view, view.by, tile, sneaking);
  if (!step) return [];
  const { isHidden, seenBy, enemies, limit, fire, needed, isSilent } = step;
  const say = (key: string, figures: object = {}) => speaker.say(`look detail ${key}`, figures);
  return [
    ...(fire > 0 ? [say('reaction', { count: fire, needed })] : []),
    ...(isHidden && enemies > 0 ? [say('check', { count: enemies, limit })] : []),
    ...(seenBy ? [say(`seen ${seenBy}`)] : []),
    ...(!isHidden && isSilent ? [say('alarm')] : []),
    ...tasksOn(view, tile).map((task) => say('objective', { task })),
  ];
}

/** 6.15 What is still to be done on a tile. */
function tasksOn(view: View, tile: string): readonly string[] {
  const there = tileCalled(positionOf(view), tile);
  if (!there) return [];
  const { card, level } = there;
  return card.objectives
    .filter((objective, i) => objective.tile === there.tile && !level.done[i] && !level.turned[i])
    .map((each) => each.do);
}

function shotWords(view: View, tile: string, dice: number, speaker: Speaker): readonly string[] {
  const there = tileCalled(positionOf(view), tile);
  const needed = there?.card.tiles[there.tile]?.hits ?? 0;
  const words = speaker.say('look detail dice', { count: dice, needed });
  const isHeld = there !== undefined && needed < NEST_NUMBER && isNestHeld(there.card, there.level, there.tile);
  return [words, ...(isHeld ? [speaker.say('look detail nest', { needed: NEST_NUMBER })] : []), ...whoFalls(view, tile, speaker)];
}

/** 6.12 Of several the shooter chooses, after the roll; where it is all one nobody asks him, and posts stay held. */
function whoFalls(view: View, tile: string, speaker: Speaker): readonly string[] {
  const there = tileCalled(positionOf(view), tile);
  const targets = there ? targetsOn(there.card, there.level, there.tile, true) : [];
  if (!there || targets.length < 2) return [];
  return [speaker.say(`look detail ${areAllAlike(there.card, there.level, there.tile, 1) ? 'alike' : 'whom'}`)];
}

function noise(view: View, tile: string, speaker: Speaker): readonly string[] {
  const position = positionOf(view);
  const there = tileCalled(position, tile);
  if (there && effectOn(position, there.level) === 'noise') return [speaker.say('look detail unheard')];
  return [speaker.say(there?.level.alarm === 'silent' ? 'look detail noisy' : 'look detail noisy-rings')];
}

/** 14.8 Everybody on the tile, one's own first; and what it means for an objective. */
function notesOnBlast(view: View, tile: string, speaker: Speaker): readonly string[] {
  const there = tileCalled(positionOf(view), tile);
  if (!there) return [];
  const say = (key: string, figures: object = {}) => speaker.say(`look detail ${key}`, figures);
  const own = [...view.commandos, ...view.escorts].filter(({ at }) => at === tile).map(({ id }) => id);
  const enemies = countEnemies(there.card, there.level, there.tile);
  const isLost = there.card.objectives.some(
    (objective, i) =>
      objective.tile === there.tile &&
      !there.level.done[i] &&
      !there.level.turned[i] &&
      objective.do !== 'destroy' &&
      objective.do !== 'eliminate',
  );
  return [
    ...(own.length > 0 ? [say('blast-own', { own })] : []),
    ...(enemies > 0 ? [say('blast-enemies', { count: enemies })] : []),
    ...(own.length + enemies === 0 ? [say('blast-nobody')] : []),
    ...(isLost ? [say('blast-fails')] : []),
  ];
}

/** 6.12 A door opens at a shot, without dice, as by a crowbar; what the weapon gives away it gives away. */
function notesOnDoor(view: View, weapon: string, speaker: Speaker): readonly string[] {
  const { bell = false, eye = false } = WEAPONS[weapon] ?? {};
  const at = view.commandos.find(({ seat }) => seat === view.by)?.at ?? '';
  return [
    speaker.say('look detail opens'),
    ...(bell ? noise(view, at, speaker) : [speaker.say(eye ? 'look detail quiet' : 'look detail quiet-as-crowbar')]),
    ...(eye ? [speaker.say('look detail visible')] : []),
  ];
}

function notesOnShot(view: View, tile: string, weapon: string, speaker: Speaker): readonly string[] {
  const { dice = 0, bell = false, eye = false } = WEAPONS[weapon] ?? {};
  return [
    ...shotWords(view, tile, dice, speaker),
    ...(bell ? noise(view, tile, speaker) : [speaker.say(eye ? 'look detail quiet' : 'look detail quiet-shot')]),
    ...(eye ? [speaker.say('look detail visible')] : []),
  ];
}
