/** Counters of both sides, with every figure and where it comes from. */
import type { RuleId } from '../../../kernel/game.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { Described } from '../../face.ts';
import type { Ability } from '../content/terms.ts';
import { theatreOf, type UnitCounter } from '../content/theatres.ts';
import type { Unit } from '../state.ts';
import type { View } from '../view.ts';
import { boxed, diceNow, paceOf, unitSeen } from './reckoning.ts';

type Line = Described['lines'][number];

const ABILITY_RULES: Readonly<Record<Ability, RuleId>> = {
  leader: '24.0',
  paratrooper: '25.0',
  psyop: '26.0',
  sapper: '27.0',
  'supply-column': '34.0',
  recon: '33.0',
  transportable: '15.4',
  airstrike: '29.0',
  helicopter: '30.0',
  'air-supply': '34.0',
};

export function unitDescribed(view: View, id: string, speaker: Speaker): Described {
  const counter = theatreOf(view).unit(id);
  const unit = unitSeen(view, id);
  return {
    title: speaker.name(id),
    lines: [
      ...stateLines(view, unit, speaker),
      // who has panicked does not fire in this battle
      ...(unit?.panicked && view.battle ? [] : [firepowerLine(view, counter, speaker)]),
      ...movementLines(view, counter, speaker),
      ...loadLines(view, counter, speaker),
      ...abilityLines(counter, speaker),
      ...whereLines(view, unit, speaker),
    ],
  };
}

/** What is the matter with it just now. */
function stateLines(view: View, unit: Unit | undefined, speaker: Speaker): Line[] {
  if (!unit) return [];
  const { id, panicked, aboard, jumped, worn } = unit;
  const { battle } = view;
  const say = (key: string, rule: RuleId, figures: object = {}): Line => ({ text: speaker.say(`look unit ${key}`, figures), rule });
  return [
    ...(panicked ? [say('panicked', '19.2')] : []),
    ...(battle?.firing === id ? [say('fires', '19.1')] : []),
    ...(battle?.fired.includes(id) && battle.firing !== id ? [say('fired', '19.1')] : []),
    ...(aboard ? [say('aboard', '15.4', { unit: aboard })] : []),
    ...(jumped ? [say('jumped', '25.0')] : []),
    ...(worn ? [say('worn', '35.0')] : []),
  ];
}

/** What is seen anyhow comes last. */
function whereLines(view: View, unit: Unit | undefined, speaker: Speaker): Line[] {
  if (!unit) return [];
  const isUnderWay = view.operation?.force.includes(unit.id) === true;
  const units = view.battle ? [] : view.units.flatMap(({ id, at }) => (at === unit.at && id !== unit.id ? id : []));
  return [
    ...(isUnderWay ? [{ text: speaker.say('look unit in-force'), rule: '10.3' }] : []),
    { text: speaker.say('look unit at', { at: unit.at }) },
    // What lies in a stack is asked of whoever lies on top of it.
    ...(units.length > 0 && theatreOf(view).isSpace(unit.at) ? [{ text: speaker.say('look unit with', { units }) }] : []),
  ];
}

function firepowerLine(view: View, { id, firepower }: UnitCounter, speaker: Speaker): Line {
  const { battle } = view;
  const fights = battle?.line.includes(id) === true;
  const dice = battle?.firing === id ? diceNow(view) : undefined;
  if (dice && battle && dice.supply + dice.air > 0) {
    return { text: speaker.say('look unit firepower-now', { ...dice, from: battle.support, supplier: battle.supply }), rule: '19.2' };
  }
  if (fights && battle?.supply) {
    return {
      text: speaker.say('look unit firepower-supplied', { firepower, total: firepower + 1, supplier: battle.supply }),
      rule: '34.0',
    };
  }
  return { text: speaker.say('look unit firepower', { count: firepower }), rule: '4.0' };
}

function movementLines(view: View, { id, movement, air }: UnitCounter, speaker: Speaker): Line[] {
  if (air) return [];
  const lines: Line[] = [
    movement > 0
      ? { text: speaker.say('look unit movement', { count: movement }), rule: '4.0' }
      : { text: speaker.say('look unit no-movement'), rule: '15.4' },
  ];
  const pace = view.operation?.force.includes(id) ? paceOf(view) : undefined;
  if (!pace || !view.operation) return lines;
  const { moved, boost: supplier } = view.operation;
  // whoever has got down again is slower than what the force moved with
  if (moved > pace.allowance) return [...lines, { text: speaker.say('look unit marched', { moved }), rule: '15.0' }];
  const figures = { ...pace, moved, supplier };
  return [...lines, { text: speaker.say(pace.lent > 0 ? 'look unit pace-lent' : 'look unit pace', figures), rule: '10.3' }];
}

function liftLines({ lifts }: UnitCounter, speaker: Speaker): Line[] {
  return lifts > 0 ? [{ text: speaker.say('look unit lifts', { count: lifts }), rule: '15.4' }] : [];
}

function loadLines(view: View, counter: UnitCounter, speaker: Speaker): Line[] {
  const riders = view.units.filter(({ aboard }) => aboard === counter.id).map((unit) => unit.id);
  const prizes = view.objectives.filter(({ carrier }) => carrier === counter.id).map((objective) => objective.id);
  return [
    ...liftLines(counter, speaker),
    ...(riders.length > 0 ? [{ text: speaker.say('look unit carries', { cargo: riders }), rule: '15.4' }] : []),
    ...(prizes.length > 0 ? [{ text: speaker.say('look unit carries', { cargo: prizes }), rule: '23.0' }] : []),
  ];
}

function abilityLines({ abilities }: UnitCounter, speaker: Speaker): Line[] {
  return abilities.map((ability) => ({ text: speaker.say(`look ability ${ability}`), rule: ABILITY_RULES[ability] }));
}

/** A line of the Recruit Table; what the two figures in it mean comes first, for only that is read in passing. */
export function typeDescribed(view: View, type: string, speaker: Speaker): Described | undefined {
  const entry = theatreOf(view).findType(type);
  const counter = entry?.counters[0];
  if (!entry || !counter) return undefined;
  const firepower = speaker.say('look unit firepower', { count: counter.firepower });
  return {
    title: speaker.name(type),
    lines: [
      { text: [firepower, ...movementLines(view, counter, speaker).map(({ text }) => text)].join(' '), rule: '4.0' },
      // what an aircraft does is all in its ability
      ...(counter.air ? abilityLines(counter, speaker) : [{ text: speaker.say(`unit ${type}`) }]),
      ...(entry.cost === undefined
        ? [{ text: speaker.say('look unit no-price'), rule: '24.0' }]
        : [{ text: speaker.say('look unit price', { cost: entry.cost, rp: view.rp }), rule: '9.0' }]),
      { text: speaker.say('look unit left', { count: boxed(view, type).length, all: entry.counters.length }), rule: '3.0' },
      ...liftLines(counter, speaker),
      ...(counter.air ? [] : abilityLines(counter, speaker)),
    ],
  };
}

export function opforDescribed(view: View, id: string, speaker: Speaker): Described {
  const { firepower, leader } = theatreOf(view).opforUnit(id);
  const { battle } = view;
  const place = battle?.opfor.findIndex((opfor) => opfor.id === id) ?? -1;
  const fighter = battle?.opfor[place];
  const say = (key: string, rule: RuleId, figures: object = {}): Line => ({ text: speaker.say(`look opfor ${key}`, figures), rule });
  if (battle && !fighter) return { title: speaker.name(id), lines: [say('eliminated', '19.2')] };
  return {
    title: speaker.name(id),
    lines: [
      ...(fighter?.panicked ? [say('panicked', '19.2')] : []),
      ...(fighter?.fired ? [say('fired', '19.1')] : []),
      ...(fighter?.panicked ? [] : [say('firepower', '19.2', { count: firepower })]),
      ...(leader ? [say('leader', '19.1')] : []),
      ...(fighter && battle && battle.round > 0 ? [say('place', '19.1', { place: place + 1 })] : []),
      ...(fighter?.panicked ? [] : [say('target', '19.1')]),
      say('kia', '22.0'),
      say('bin', '18.0'),
    ],
  };
}
