/**
 * The things of a choice, and what a press upon a thing could mean: what a hand would point at.
 *
 * Most go by the id that choices use. What lies in several places has that place after an `@` (`mp40@barracks-3`): it stands
 * for what can be done with it there. `lying-mp40@barracks-3` is a token that lies there, `mp40@barracks-3` an enemy who has one. `at-barracks-3` is what is shot at on a tile, while the tile itself is gone to.
 */
import type * as Kernel from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Thing } from '../../face.ts';
import type { Level } from '../content/level.ts';
import { enemyAt, itemAt } from '../content/terms.ts';
import { positionOf } from '../reckoning/position.ts';
import { move } from '../rules/moving.ts';
import { levelCard } from '../rules/operation-in-play.ts';
import type { CommandoView, View } from '../view.ts';
import type { Choice, ChoiceKind } from '../vocabulary.ts';
import { lastTeam, SAME_TEAM } from './last-team.ts';
import { chosen, seen } from './seen.ts';

/** The commando of whoever looks, pressed for what he can do. */
export const SELF = 'self';
/** Whoever looks can go somewhere. */
export const MOVER = 'team';
/** What he picks up or takes from another comes into these. */
const HANDS = 'hands';
/** Where a token is put down: the tile on which one stands. */
export const UNDERFOOT = 'underfoot';
/** What a charge is laid for: an objective at one's feet that is to be destroyed. */
const TARGET = 'target';

/** A tile that is gone to stealthily and not otherwise. */
export const quietly = (tile: string): Thing => `quietly-${tile}`;
export const shotAt = (tile: string): Thing => `at-${tile}`;
/** An enemy of a kind, or the one who protects a triangle. */
const foe = (enemy: string): Thing => (enemyAt(enemy) >= 0 ? `foe-${enemy}` : placed(GUARD, enemy));
const LYING = 'lying-';
export const lying = (item: string): Thing => LYING + item;
/** What lies there, by the id of its thing; '' for what is none. */
export const lyingItem = (thing: Thing): string => (thing.startsWith(LYING) ? thing.slice(LYING.length) : '');
const others = (item: string): Thing => `others-${item}`;
export const placed = (what: string, where: string): Thing => `${what}@${where}`;
export const HATCH = 'hatch';
/** The tile of a trap door, by the id of its thing; '' for what is none. */
export const hatchTile = (thing: Thing): string => (thing.startsWith(placed(HATCH, '')) ? thing.slice(HATCH.length + 1) : '');
export const GUARD = 'guard';
export const CHARGE = 'charge';
const WAY = 'way';
const NEWCOMERS = 'newcomers';
/** The arrow from tile to tile of those who are there already, or of those who come in first. */
export const wayThing = (from: string, to: string, isNew: boolean): Thing => placed(isNew ? NEWCOMERS : WAY, `${from}>${to}`);
/** Whose way it is, by the id of its thing. */
export function wayOf(thing: Thing): { readonly from: string; readonly to: string; readonly isNew: boolean } | undefined {
  const [what = '', where = ''] = thing.split('@');
  const [from = '', to = ''] = where.split('>');
  return what === WAY || what === NEWCOMERS ? { from, to, isNew: what === NEWCOMERS } : undefined;
}
const CARD = 'card';
/** The card of a comrade, by which he is called upon. */
export const cardFor = (commando: string): Thing => placed(CARD, commando);
/** Whose card it is; '' for what is none. */
export const cardOf = (thing: Thing): string => (thing.startsWith(placed(CARD, '')) ? thing.slice(CARD.length + 1) : '');

/** What a choice touches, the one it is about first. */
export function thingsOf(choice: Kernel.Choice): readonly Thing[] {
  return touchedBy(chosen(choice));
}

function touchedBy(choice: Choice): readonly Thing[] {
  switch (choice.kind) {
    case 'move':
      return [choice.tile, MOVER];
    case 'sneak':
      return [choice.tile, MOVER, quietly(choice.tile)];
    case 'shoot':
      return [shotAt(choice.tile), choice.weapon];
    case 'throw':
      return [shotAt(choice.tile), 'grenade'];
    case 'bombard':
      return [shotAt(choice.tile), 'bombardment'];
    case 'blow-up':
      return [shotAt(choice.tile)];
    case 'next':
    case 'aim':
      return [choice.tile];
    case 'first-aid':
      return [choice.commando, 'first-aid'];
    case 'bandage':
    case 'order':
    case 'point':
      return [choice.commando];
    case 'collect':
      return [lying(choice.item), HANDS];
    case 'drop':
      return [choice.item, UNDERFOOT];
    case 'close-combat':
    case 'kill':
      return [foe(choice.target)];
    case 'select':
      return [`${choice.specialist}-${choice.side}`];
    case 'side':
      return [choice.side];
    default:
      return touchedElse(choice);
  }
}

function touchedElse(choice: Choice): readonly Thing[] {
  switch (choice.kind) {
    case 'shoot-door':
      return [choice.door, choice.weapon];
    case 'force-door':
      return [choice.door, 'crowbar'];
    case 'open-door':
      return [choice.door];
    case 'barricade':
      return [choice.entrance, 'crowbar'];
    case 'lay-tnt':
      return ['tnt', TARGET];
    case 'wear-uniform':
      return ['uniform'];
    case 'at-entrance':
      return [choice.entrance];
    case 'interact':
      return [choice.objective];
    case 'give':
      return [choice.item, choice.commando];
    case 'take':
      return [others(choice.item), choice.commando, HANDS];
    case 'follow':
      return [choice.escort];
    case 'hit':
      return [choice.character];
    case 'post':
      return [foe(choice.enemy), choice.triangle];
    case 'let-in':
      return [foe(choice.enemy)];
    case 'send':
      return [foe(choice.enemy), choice.tile];
    case 'go-without':
      return [choice.place];
    default:
      return [];
  }
}

/** Everything that some legal choice touches, and the kinds of those that touch nothing. */
export function touched(offers: readonly Offer[]): ReadonlySet<Thing> {
  return new Set(offers.flatMap(({ choice }) => [choice.kind, ...thingsOf(choice)]));
}

/** Whether a press upon a thing would lead anywhere. */
export function isOpen(view: View, thing: Thing, legal: ReadonlySet<Thing>): boolean {
  if (legal.has(thing) || standsFor(view, thing).some((meant) => legal.has(meant))) return true;
  return legal.has(MOVER) && thing === ownCommando(view)?.id;
}

/** The commando of the seat that looks. */
export function ownCommando(view: View): CommandoView | undefined {
  return view.commandos.find(({ seat }) => seat === view.by);
}

/** All that somebody can do, the nearest at hand first. */
const OF_SELF: readonly ChoiceKind[] = [
  'close-combat',
  'interact',
  'interrupt-alarm',
  'exit',
  'unblock',
  'shoot',
  'throw',
  'shoot-door',
  'force-door',
  'barricade',
  'lay-tnt',
  'blow-up',
  'first-aid',
  'bandage',
  'order',
  'wear-uniform',
  'enter-nest',
  'leave-nest',
  'collect',
  'give',
  'take',
  'drop',
  'save',
  'use-saved',
  'move',
  'sneak',
  'done',
  'wait',
  'stand-by',
  'stand-down',
];
/** What is done with the ground under one's feet, and what lies or stands there. */
const OF_GROUND: readonly ChoiceKind[] = [
  'interact',
  'interrupt-alarm',
  'exit',
  'unblock',
  'force-door',
  'shoot-door',
  'barricade',
  'lay-tnt',
  'first-aid',
  'bandage',
  'enter-nest',
  'leave-nest',
  'collect',
  'drop',
];
const OF_FIGHT: readonly ChoiceKind[] = ['close-combat'];
const OF_HATCH: readonly ChoiceKind[] = ['exit', 'unblock'];
const OF_ALARM: readonly ChoiceKind[] = ['interrupt-alarm'];
const OF_NEST: readonly ChoiceKind[] = ['enter-nest', 'leave-nest', 'leave-it'];
const OF_TARGET: readonly Thing[] = ['lay-tnt' satisfies ChoiceKind, TARGET];

export function standsFor(anyView: unknown, thing: Thing): readonly Thing[] {
  const view = seen(anyView);
  if (thing === SELF) return OF_SELF;
  if (thing === SAME_TEAM)
    return lastTeam(view)
      .slice(0, 1)
      .map(({ id, side }) => `${id}-${side}`);
  const own = ownCommando(view);
  const [what = '', where = ''] = thing.split('@');
  if (where !== '') return standsForPlaced(view, what, where, own);
  if (itemAt(thing) >= 0) return [];
  const commando = view.commandos.find(({ id, isOut }) => id === thing && !isOut);
  if (commando) return commando === own ? [HANDS] : commando.at === '' ? [] : [commando.at];
  const escort = view.escorts.find(({ id }) => id === thing);
  if (escort) return escort.at === '' ? [] : [escort.at];
  return standsForPrinted(view, thing, own);
}

/** What lies or stands somewhere. */
function standsForPlaced(view: View, what: string, where: string, own: CommandoView | undefined): readonly Thing[] {
  if (what === CARD) return [];
  const isHere = own?.at === where;
  // whoever is elsewhere and presses one with a cross wants to know what that is
  if (what === HATCH) return isHere ? OF_HATCH : isBlocked(view, where) ? [] : [where];
  if (what === CHARGE) return [shotAt(where), where];
  if (what === GUARD) return standsForGuard(view, where, own);
  if (enemyAt(what) >= 0 && isTile(view, where)) {
    // the raw kind is what a reason speaks of
    return [...(isHere || isAskedAbout(view, where) ? [foe(what), what] : []), shotAt(where), where];
  }
  if (enemyAt(what) >= 0 && isEntrance(view, where)) return [foe(what), where];
  if (view.commandos.some(({ id }) => id === where)) return [others(what), where];
  // what lies there is not what he carries, though it be of the same kind
  return isHere ? [what] : [where];
}

/** An enemy of that tile is to be named: killed, sent on, put on a post. */
function isAskedAbout(view: View, tile: string): boolean {
  return view.doing.some((doing) => 'tile' in doing && levelCard(view, doing.level).tiles[doing.tile]?.id === tile);
}

export function isBlocked(view: View, tile: string): boolean {
  return view.levels.some(({ trapDoors }) => trapDoors.some(({ id, open }) => id === tile && !open));
}

export function isTile(view: View, id: string): boolean {
  return view.levels.some(({ tiles }) => tiles.some((tile) => tile.id === id));
}

function isEntrance(view: View, id: string): boolean {
  return view.levels.some(({ entrances }) => entrances.some((entrance) => entrance.id === id));
}

/** What is printed on a level: tiles, doors, triangles. */
function standsForPrinted(view: View, thing: Thing, own: CommandoView | undefined): readonly Thing[] {
  for (const { id } of view.levels) {
    const card = levelCard(view, id);
    if (card.tileAt[thing] !== undefined) return own?.at === thing ? [...OF_FIGHT, shotAt(thing), ...OF_GROUND] : [shotAt(thing)];
    const door = card.doors[card.doorAt[thing] ?? -1];
    if (door) {
      const sides = door.between.map((tile) => card.tiles[tile]?.id ?? '');
      // whoever is elsewhere wants to know what it is, and goes nowhere by it
      return sides.includes(own?.at ?? '') ? sides.filter((tile) => tile !== own?.at) : [];
    }
    const triangle = card.triangles[card.triangleAt[thing] ?? -1];
    if (triangle?.kind === 'alarm') return standsForAlarm(view, card, triangle, own);
    if (triangle) return isElsewhere(card, triangle, own) ? [card.tiles[triangle.tile]?.id ?? ''] : standsForTriangle(view, thing, own);
    const entrance = card.entrances[card.entranceAt[thing] ?? -1];
    if (entrance) return [card.tiles[entrance.tile]?.id ?? ''];
  }
  return [];
}

/** A bell is interrupted or gone to: nobody who presses it means to fire at its tile, and whoever cannot go there is told how it is interrupted. */
function standsForAlarm(view: View, card: Level, { tile }: Level['triangles'][number], own: CommandoView | undefined): readonly Thing[] {
  const id = card.tiles[tile]?.id ?? '';
  if (own?.at === id) return OF_ALARM;
  const isActing = own !== undefined && own.at !== '' && view.phase === 'commandos' && view.doing.length === 0;
  return isActing && move.whyNot(positionOf(view), { kind: 'move', tile: id }, own.seat) !== undefined ? OF_ALARM : [id];
}

/** An objective is gone to: nobody who presses it from elsewhere means to fire at its tile, unless it is an officer to be eliminated. */
function isElsewhere(card: Level, { kind, objective, tile }: Level['triangles'][number], own: CommandoView | undefined): boolean {
  return kind === 'objective' && card.objectives[objective]?.do !== 'eliminate' && own?.at !== card.tiles[tile]?.id;
}

/** Whoever presses a sentry means him, and not what he protects; where he comes to his post, that is meant. */
function standsForGuard(view: View, triangle: string, own: CommandoView | undefined): readonly Thing[] {
  const near = standsForTriangle(view, triangle, own);
  return view.doing.length > 0 ? [triangle, ...near] : near.slice(near.indexOf(placed(GUARD, triangle)) + 1);
}

/** What can be done about a triangle and whoever protects it. */
function standsForTriangle(view: View, thing: Thing, own: CommandoView | undefined): readonly Thing[] {
  for (const { id } of view.levels) {
    const card = levelCard(view, id);
    const triangle = card.triangles[card.triangleAt[thing] ?? -1];
    if (!triangle) continue;
    const tile = card.tiles[triangle.tile]?.id ?? '';
    const isHere = own?.at === tile;
    return [...(isHere ? [...kindsOf(card, triangle), placed(GUARD, thing)] : []), shotAt(tile), tile];
  }
  return [];
}

/** What is done about a triangle by whoever stands there. */
function kindsOf(card: Level, { kind, objective }: Level['triangles'][number]): readonly Thing[] {
  if (kind === 'alarm') return OF_ALARM;
  if (kind === 'nest') return OF_NEST;
  return card.objectives[objective]?.do === 'destroy' ? OF_TARGET : [];
}
