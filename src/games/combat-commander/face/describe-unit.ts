/** What there is to know about a unit or a weapon: each figure with everything that makes it, and what can befall it. */
import type { RuleId } from '../../../kernel/game.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { Described } from '../../face.ts';
import { hexName } from '../content/battle-map.ts';
import { isUnit, type UnitType, unitType, weaponType } from '../content/counters.ts';
import { coverNow } from '../reckoning/hexes.ts';
import { printedFigures, unitFigures, weaponFigures } from '../reckoning/pieces.ts';
import { commandOf, isInWire } from '../rules/units.ts';
import type { Unit } from '../state.ts';
import { figuresOfUnit, noted, unitName, unitNotes, weaponNotes } from '../terminal/pieces.ts';
import type { View } from '../view.ts';
import { objectiveLines } from './describe-hex.ts';

interface Part {
  readonly by: number;
  readonly why: string;
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
  const figures = unitFigures(view, unit);
  const values = {
    firepower: figures.firepower.value,
    range: figures.range.value,
    movement: figures.movement.value,
    morale: figures.morale,
  };
  const { points, figures: soldiers } = unitType(unit.id);
  const notes = unitNotes(unit, speaker);
  return {
    title: say('title', { unit: speaker.name(unit.id), hex: hexName(unit.at) }),
    lines: [
      { text: [figuresOfUnit(figures), ...notes].join(' · '), rule: '3.1' },
      ...STATS.map(({ stat, rule }) => ({ text: figureLine(stat, values[stat], partsOf(view, unit, stat), speaker), rule })),
      ...(unit.weapon === ''
        ? []
        : [{ text: noted(say('carries', { weapon: unit.weapon }), weaponNotes(unit, speaker), speaker), rule: '11.1' }]),
      { text: say('worth', { points, soldiers }), rule: '7.1' },
      ...objectiveLines(view, unit.at, speaker),
    ],
  };
}

/** `Firepower 6 = 5 + 1 Command`: the sum only where there is more than what is printed. */
function figureLine(stat: string, value: number, parts: readonly Part[], speaker: Speaker): string {
  const [printed, ...others] = parts;
  const name = speaker.say(`look stat ${stat}`);
  if (others.length === 0) return speaker.say('look figure', { name, value });
  const sum = others.reduce(
    (words, { by, why }) => `${words} ${by < 0 ? '−' : '+'} ${Math.abs(by)} ${speaker.say(`look part ${why}`)}`,
    `${printed?.by ?? 0}`,
  );
  return speaker.say('look figure-sum', { name, value, sum });
}

function partsOf(view: View, unit: Unit, stat: Stat): readonly Part[] {
  const type = unitType(unit.id);
  const { veteran, suppressed, broken } = unit;
  const parts: Part[] = [
    { by: (broken ? type.broken : type.unbroken)[stat], why: 'printed' },
    { by: commandFor(view, unit, type), why: 'command' },
    { by: veteran ? 1 : 0, why: 'veteran' },
    { by: suppressed ? -1 : 0, why: 'suppressed' },
    { by: stat !== 'movement' && isInWire(view, unit.at) ? -1 : 0, why: 'wire' },
    { by: stat === 'movement' && unit.weapon !== '' ? weaponType(unit.weapon).movement : 0, why: 'weapon' },
    { by: stat === 'morale' ? coverNow(view, unit.at) : 0, why: 'cover' },
  ];
  return parts.filter(({ by }, i) => i === 0 || by !== 0);
}

/** 3.3.1.2 What the leaders in its hex add. */
function commandFor({ units }: View, unit: Unit, { kind }: UnitType): number {
  if (kind === 'leader') return 0;
  return units.reduce((sum, other) => {
    const helps = other.at === unit.at && other.id !== unit.id && other.side === unit.side;
    return helps ? sum + commandOf(other) : sum;
  }, 0);
}

export function weaponDescribed(view: View, unit: Unit, speaker: Speaker): Described {
  const say = (key: string, figures: object = {}) => speaker.say(`look weapon ${key}`, figures);
  const { firepower, nearest, range } = weaponFigures(view, unit);
  const { isOrdnance, firesSmoke, movement } = weaponType(unit.weapon);
  return {
    title: speaker.name(unit.weapon),
    lines: [
      { text: say('carried', { unit: unitName(unit.id, speaker), hex: hexName(unit.at) }), rule: '11.2' },
      { text: say('figures', { firepower: firepower.value, nearest, range: range.value }), rule: '11.1' },
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
