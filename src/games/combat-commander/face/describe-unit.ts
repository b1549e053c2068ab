/** What there is to know about a unit or a weapon: each figure with everything that makes it, and what can befall it. */
import type { RuleId } from '../../../kernel/game.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { Described } from '../../face.ts';
import { hexName } from '../content/battle-map.ts';
import { isUnit, unitType, weaponType } from '../content/counters.ts';
import { shelterNow } from '../reckoning/hexes.ts';
import { printedFigures, unitFigures, weaponFigures } from '../reckoning/pieces.ts';
import { commandersOf, commandOf, isInWire } from '../rules/units.ts';
import type { Unit } from '../state.ts';
import { boxed, figuresOfUnit, noted, unitName, unitNotes, weaponNotes } from '../terminal/pieces.ts';
import type { View } from '../view.ts';
import { changeOf } from './counter/look.ts';
import { objectiveLines } from './describe-hex.ts';

/** What a figure is made of, and where that comes from. */
interface Part {
  readonly by: number;
  readonly why: string;
  /** Whatever the words of it name. */
  readonly of?: string | readonly string[];
}

type Stat = 'firepower' | 'range' | 'movement' | 'morale';
const STATS: readonly { readonly stat: Stat; readonly rule: RuleId }[] = [
  { stat: 'firepower', rule: '3.1.1' },
  { stat: 'range', rule: '3.1.2' },
  { stat: 'movement', rule: '3.1.3' },
  { stat: 'morale', rule: '3.1.4' },
];

export function unitDescribed(view: View, unit: Unit, speaker: Speaker): Described {
  const say = (key: string, figures: object = {}) => speaker.say(`look unit ${key}`, figures);
  const stats = STATS.map(({ stat, rule }) => ({ stat, rule, parts: partsOf(view, unit, stat) }));
  const { points, figures: soldiers } = unitType(unit.id);
  return {
    title: say('title', { unit: speaker.name(unit.id), hex: hexName(unit.at) }),
    lines: [
      // A glance tells no more than this: which figures are other than printed, and what made them so.
      { text: [signedFigures(view, unit), ...unitNotes(unit, speaker), ...changesTold(stats, speaker)].join(' · '), rule: '3.1' },
      ...stats.map(({ stat, rule, parts }) => ({ text: figureLine(stat, parts, speaker), rule })),
      ...(unit.weapon === ''
        ? []
        : [{ text: noted(say('carries', { weapon: unit.weapon }), weaponNotes(unit, speaker), speaker), rule: '11.1' }]),
      { text: say('worth', { points, soldiers }), rule: '7.1' },
      ...objectiveLines(view, unit.at, speaker),
    ],
  };
}

const SIGNS = { raised: '▴', lowered: '▾', '': '' } as const;

/** `5-5*-3▾/10▴`: as on the counter, an arrow where a figure is other than printed. */
function signedFigures(view: View, unit: Unit): string {
  const type = unitType(unit.id);
  const figures = unitFigures(view, unit);
  const printed = unit.broken ? type.broken : type.unbroken;
  const values = [figures.firepower, figures.range, figures.movement].map(boxed);
  const signs = STATS.map(({ stat }) => {
    const value = stat === 'morale' ? figures.morale : figures[stat].value;
    return SIGNS[changeOf(value, printed[stat])];
  });
  return `${values.map((value, i) => `${value}${signs[i] ?? ''}`).join('-')}/${figures.morale}${signs[3] ?? ''}`;
}

/** `+1 Command (Sgt. Hanlon) · Morale +3 Cover (building)`: what changes all figures names none of them. */
function changesTold(stats: readonly { readonly stat: Stat; readonly parts: readonly Part[] }[], speaker: Speaker): string[] {
  const told = new Map<string, Stat[]>();
  for (const { stat, parts } of stats) {
    for (const part of parts.slice(1)) {
      const words = partWords(part, '', speaker);
      told.set(words, [...(told.get(words) ?? []), stat]);
    }
  }
  return [...told].map(([words, changed]) => {
    const names = changed.length === STATS.length ? [] : [changed.map((stat) => speaker.say(`look stat ${stat}`)).join(', ')];
    return [...names, words].join(' ');
  });
}

function partWords({ by, why, of }: Part, gap: string, speaker: Speaker): string {
  return `${by < 0 ? '−' : '+'}${gap}${Math.abs(by)} ${speaker.say(`look part ${why}`, { of })}`;
}

/** `Firepower 6 = 5 + 1 Command (Sgt. Hanlon)`: the sum only where there is more than what is printed. */
function figureLine(stat: string, parts: readonly Part[], speaker: Speaker): string {
  const [printed, ...others] = parts;
  const name = speaker.say(`look stat ${stat}`);
  const value = parts.reduce((sum, { by }) => sum + by, 0);
  if (others.length === 0) return speaker.say('look figure', { name, value });
  const sum = [`${printed?.by ?? 0}`, ...others.map((part) => partWords(part, ' ', speaker))].join(' ');
  return speaker.say('look figure-sum', { name, value, sum });
}

function partsOf(view: View, unit: Unit, stat: Stat): readonly Part[] {
  const type = unitType(unit.id);
  const { veteran, suppressed, broken, weapon } = unit;
  const shelter = stat === 'morale' ? shelterNow(view, unit.at) : undefined;
  return [
    { by: (broken ? type.broken : type.unbroken)[stat], why: 'printed' },
    ...changes([
      ...commandParts(view, unit),
      { by: veteran ? 1 : 0, why: 'veteran' },
      { by: suppressed ? -1 : 0, why: 'suppressed' },
      { by: stat !== 'movement' && isInWire(view, unit.at) ? -1 : 0, why: 'wire' },
      { by: stat === 'movement' && weapon !== '' ? weaponType(weapon).movement : 0, why: 'weapon', of: weapon },
      { by: shelter?.cover ?? 0, why: 'cover', of: shelter?.what ?? '' },
      { by: -(shelter?.road ?? 0), why: 'road' },
    ]),
  ];
}

const changes = (parts: readonly Part[]): readonly Part[] => parts.filter(({ by }) => by !== 0);

/** 3.3.1.2 What the leaders in its hex add. */
const commandParts = (view: View, unit: Unit): Part[] =>
  commandersOf(view, unit).map((leader) => ({ by: commandOf(leader), why: 'command', of: leader.id }));

export function weaponDescribed(view: View, unit: Unit, speaker: Speaker): Described {
  const say = (key: string, figures: object = {}) => speaker.say(`look weapon ${key}`, figures);
  const { firepower, nearest, range } = weaponFigures(view, unit);
  const { isOrdnance, firesSmoke, movement, firepower: printed, maxRange } = weaponType(unit.weapon);
  // 3.3.1.3 Command helps a weapon without a white band.
  const sums = isOrdnance ? [] : commandParts(view, unit);
  const sumLine = (stat: Stat, by: number) => figureLine(stat, [{ by, why: 'printed' }, ...sums], speaker);
  return {
    title: speaker.name(unit.weapon),
    lines: [
      { text: say('carried', { unit: unitName(unit.id, speaker), hex: hexName(unit.at) }), rule: '11.2' },
      { text: say('figures', { firepower: firepower.value, nearest, range: range.value }), rule: '11.1' },
      ...(sums.length === 0 ? [] : [{ text: `${sumLine('firepower', printed)} · ${sumLine('range', maxRange)}`, rule: '3.3.1.3' }]),
      ...(isOrdnance ? [{ text: say('ordnance'), rule: '11.5' }] : []),
      ...(firesSmoke ? [{ text: say('smoke'), rule: 'O20.2.1' }] : []),
      ...(movement < 0 ? [{ text: say('heavy', { movement: -movement }), rule: '11.1' }] : []),
      ...(unit.weaponBroken ? [{ text: say('broken'), rule: '11.4' }] : []),
    ],
  };
}

/** A counter that is not on the map: waiting to be set up, lost, or to be had. */
export function countedDescribed(view: View, id: string, speaker: Speaker): Described {
  if (!isUnit(id)) {
    const { firepower, minRange, maxRange } = weaponType(id);
    return {
      title: speaker.name(id),
      lines: [{ text: speaker.say('look weapon figures', { firepower, nearest: minRange, range: maxRange }), rule: '11.1' }],
    };
  }
  const weapon = view.toSetUp.flatMap(({ units }) => units).find(({ unit }) => unit === id)?.weapon ?? '';
  const { points, figures } = unitType(id);
  return {
    title: speaker.name(id),
    lines: [
      { text: speaker.say('look unit printed', { figures: figuresOfUnit(printedFigures(unitType(id))) }), rule: '3.1' },
      ...(weapon === '' ? [] : [{ text: speaker.say('look unit carries', { weapon }), rule: '11.1' }]),
      { text: speaker.say('look unit worth', { points, soldiers: figures }), rule: '7.1' },
    ],
  };
}
