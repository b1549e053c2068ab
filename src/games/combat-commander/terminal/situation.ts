/** Where a game stands: tracks, sides, objectives, hands, and everybody on the map by hexes. */
import type { Speaker } from '../../../words/speaker.ts';
import { hexName } from '../content/battle-map.ts';
import { chitCalled } from '../content/chits.ts';
import { isWeapon, unitType, weaponType } from '../content/counters.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import type { Doing } from '../doing.ts';
import { mapOf } from '../rules/line-of-sight.ts';
import { orderLimit } from '../rules/turn.ts';
import { openValue } from '../rules/victory.ts';
import { unitCalled } from '../state.ts';
import { ownSide, type View } from '../view.ts';
import { doingLines } from './doing.ts';
import { hexLine, noted, objectiveName, radioLine, shortName, unitsThere } from './pieces.ts';

export function situation(view: View, speaker: Speaker): string[] {
  if (view.draft) return draftLines(view, speaker);
  const own = ownSide(view);
  const concerned = hexesConcerned(view);
  if (concerned) {
    return [
      headline(view, speaker),
      trackLine(view, speaker),
      ...handLines(view, own, speaker),
      ...sidesFrom(view).flatMap((side) => forceLines(view, side, speaker, concerned)),
      ...doingLines(view, own, speaker),
    ];
  }
  return [
    headline(view, speaker),
    trackLine(view, speaker),
    ...sidesFrom(view).map((side) => sideLine(view, side, speaker)),
    objectiveLine(view, own, speaker),
    ...chitLines(view, own, speaker),
    ...specialLines(view, speaker),
    ...handLines(view, own, speaker),
    ...setUpLines(view, speaker),
    ...sidesFrom(view).flatMap((side) => forceLines(view, side, speaker)),
    ...markerLines(view, speaker),
    ...dueLines(view, speaker),
    ...doingLines(view, own, speaker),
  ];
}

/** Own things first, then the enemy's. */
function sidesFrom(view: View): readonly Side[] {
  const own = ownSide(view) ?? view.active;
  return [own, enemyOf(own)];
}

/**
 * While dice are being read or blows are being answered, the hexes in which that happens are all that matters; undefined
 * when the whole map does.
 */
function hexesConcerned(view: View): readonly number[] | undefined {
  const innermost = view.doing.at(-1)?.what;
  if (innermost === undefined || !AT_CLOSE_QUARTERS.includes(innermost)) return undefined;
  return view.doing.flatMap((doing) => {
    if (doing.what === 'attack') return [...doing.from, ...doing.hexes];
    if (doing.what === 'melee') return [doing.hex];
    const units = doing.what === 'breaking' ? doing.units : doing.what === 'recover' || doing.what === 'rout' ? doing.rolling : [];
    return units.flatMap((id) => unitCalled(view, id)?.at ?? []);
  });
}

const AT_CLOSE_QUARTERS: readonly Doing['what'][] = ['roll', 'attack', 'melee', 'breaking', 'deploying'];

function headline(view: View, speaker: Speaker): string {
  const { map, year, winner } = view;
  // A position from outside belongs to no scenario.
  const scenario = view.scenario === '' ? speaker.name(map) : speaker.setup(view.scenario);
  if (winner !== '') return speaker.say('situation over', { scenario, winner });
  return speaker.say('situation headline', { scenario, map, year, side: ownSide(view) ?? '' });
}

function trackLine(view: View, speaker: Speaker): string {
  const { time, suddenDeath, initiative, turn, active, orders, phase } = view;
  const points = pointsOn(view, speaker);
  const limit = orderLimit(view, active);
  return speaker.say('situation tracks', { time, suddenDeath, points, initiative, turn, active, orders, limit, phase });
}

/** 4.1 The Victory Track. */
export function pointsOn({ vp }: View, speaker: Speaker): string {
  return speaker.say('situation points', { side: vp === 0 ? '' : vp > 0 ? 'axis' : 'allies', points: Math.abs(vp) });
}

function sideLine(view: View, side: Side, speaker: Speaker): string {
  const { brief, casualties, surrender, cards, pile, radio, secrets } = view.sides[side];
  const { nation, quality, posture, edge } = brief;
  const parts = [
    speaker.say('situation losses', { losses: casualties.length, surrender }),
    speaker.say('situation cards', { cards, pile }),
    ...(radio ? [radioLine(radio.id, radio.broken, speaker)] : []),
    ...(secrets > 0 ? [speaker.say('situation secrets', { secrets })] : []),
  ];
  return speaker.say('situation side', { side, nation, quality, posture, edge, parts: parts.join(' · ') });
}

/** What each objective is worth by the open chits, and by those that only its owner knows. */
export function objectiveLine(view: View, own: Side | undefined, speaker: Speaker): string {
  const secret = own === undefined ? [] : (view.sides[own].secret ?? []);
  const told = mapOf(view).objectives.map((_, i) => {
    const value = openValue(view, i);
    const more = secret.reduce((sum, chit) => sum + (chitCalled(chit).points[i] ?? 0), 0);
    const holder = view.control[i] ?? '';
    const what = speaker.say('situation objective', { objective: i + 1, hex: objectiveName(view, i, speaker), side: holder, value });
    return more > 0 ? speaker.say('situation objective-secret', { what, more }) : what;
  });
  return speaker.say('situation objectives', { list: told.join(' · ') });
}

export function chitLines(view: View, own: Side | undefined, speaker: Speaker): string[] {
  const list = (chits: readonly string[]) => chits.map((chit) => speaker.say('situation chit', { chit })).join(' · ');
  const secret = own === undefined ? [] : (view.sides[own].secret ?? []);
  return [
    ...(view.openChits.length > 0 ? [speaker.say('situation open-chits', { list: list(view.openChits) })] : []),
    ...(secret.length > 0 ? [speaker.say('situation secret-chits', { list: list(secret) })] : []),
  ];
}

/** The special rules of the scenario. Haze thins out, so it is told as it is now. */
export function specialLines({ special, haze }: View, speaker: Speaker): string[] {
  const told = Object.entries(special)
    .filter(([rule, value]) => value !== undefined && (rule !== 'haze' || haze > 0))
    .map(([rule, value]) => speaker.say(`special ${rule}`, rule === 'haze' ? { value: haze } : specialFigures(value)));
  return told.length === 0 ? [] : [speaker.say('situation special', { list: told.join(' · ') })];
}

function specialFigures(value: unknown): object {
  if (typeof value !== 'object' || value === null) return { value };
  return 'hex' in value && typeof value.hex === 'number' ? { ...value, hex: hexName(value.hex) } : value;
}

function handLines(view: View, own: Side | undefined, speaker: Speaker): string[] {
  const hand = own === undefined ? undefined : view.sides[own].hand;
  const list = (cards: readonly string[]) => cards.map((card) => speaker.name(card)).join(' · ');
  return [
    ...(hand && hand.length > 0 ? [speaker.say('situation hand', { list: list(hand) })] : []),
    ...(view.shown && view.shown.length > 0 ? [speaker.say('situation shown', { list: list(view.shown) })] : []),
  ];
}

/** What has yet to be set up, the counters of a type together. */
function setUpLines(view: View, speaker: Speaker): string[] {
  return view.toSetUp.flatMap(({ side, units, weapons, fortifications }) => {
    const armed = units.map(({ unit, weapon }) => {
      const name = counterName(unit, speaker);
      return weapon === '' ? name : speaker.say('situation armed', { what: name, weapon: counterName(weapon, speaker) });
    });
    const waiting = [
      ...armed,
      ...weapons.map((weapon) => counterName(weapon, speaker)),
      ...fortifications.map((kind) => speaker.name(kind)),
    ];
    return waiting.length === 0 ? [] : [speaker.say('situation to-set-up', { side, list: counted(waiting, speaker) })];
  });
}

function counterName(id: string, speaker: Speaker): string {
  const type = isWeapon(id) ? weaponType(id).id : unitType(id).id;
  return type === id ? speaker.name(id) : shortName(type, type, speaker);
}

function counted(names: readonly string[], speaker: Speaker): string {
  return [...new Set(names)]
    .map((name) => {
      const count = names.filter((other) => other === name).length;
      return count === 1 ? name : speaker.say('situation times', { what: name, times: count });
    })
    .join(', ');
}

function forceLines(view: View, side: Side, speaker: Speaker, only?: readonly number[]): string[] {
  const all = view.units.filter((unit) => unit.side === side && (only === undefined || only.includes(unit.at)));
  const hexes = [...new Set(all.map(({ at }) => at))].sort((a, b) => a - b);
  if (hexes.length === 0) return [];
  const lines = hexes.map((hex) => {
    const units = unitsThere(view, hex, side, speaker).join(' · ');
    return `  ${speaker.say('situation stack', { hex: hexLine(view, hex, speaker), units })}`;
  });
  return [speaker.say('situation force', { side }), ...lines];
}

function markerLines(view: View, speaker: Speaker): string[] {
  const list = [
    ...view.fortifications.map(({ hex, kind }) => speaker.say('situation fortification', { hex, kind })),
    ...view.smoke.map(({ hex, value }) => speaker.say('situation smoke-at', { hex, value })),
    ...view.blaze.map((hex) => speaker.say('situation blaze-at', { hex: hexName(hex) })),
  ];
  return list.length === 0 ? [] : [speaker.say('situation markers', { list: list.join(' · ') })];
}

function dueLines(view: View, speaker: Speaker): string[] {
  const list = view.reinforcements.map(({ side, time, unit, weapon }) => {
    const what = speaker.say('situation due-unit', { side, time, unit });
    return weapon === '' ? what : noted(what, [counterName(weapon, speaker)], speaker);
  });
  return list.length === 0 ? [] : [speaker.say('situation due', { list: list.join(' · ') })];
}

/** RS A scenario in the making. */
function draftLines(view: View, speaker: Speaker): string[] {
  const { draft } = view;
  if (!draft) return [];
  const own = ownSide(view);
  const points = pointsOn(view, speaker);
  const lines = [speaker.say('situation draft', { side: own ?? '', points })];
  if (draft.step === 'ground') return lines;
  const { map, year } = draft;
  lines.push(speaker.say('situation draft-ground', { map, year }));
  for (const side of sidesFrom(view)) {
    const parts = [
      ...(draft.ob[side] === '' ? [] : [speaker.name(draft.ob[side])]),
      ...(draft.leaders[side].length === 0 ? [] : [speaker.list(draft.leaders[side].map((id) => speaker.name(id)))]),
      ...draft.bought[side].map((item) => speaker.name(item)),
      ...(draft.defender === side ? draft.fortifications.map((item) => speaker.name(item)) : []),
    ];
    const nation = side === 'axis' ? 'germany' : draft.allies;
    const figures = { side, nation, quality: draft.quality[side], edge: draft.edge[side], parts: counted(parts, speaker) };
    if (isRolled(view)) lines.push(speaker.say('situation draft-side', figures));
  }
  return [...lines, ...chitLines(view, own, speaker)];
}

/** Year, nation and quality are rolled just before the chits are drawn. */
const isRolled = (view: View): boolean => view.openChits.length > 0 || view.sides.axis.secrets > 0;
