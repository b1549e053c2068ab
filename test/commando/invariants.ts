/** What must hold in every position of Commando, and what its player cannot see. */

import { AIR_AVAILABLE, KILLED, RECOVERED, RECRUIT_BOX } from '../../src/games/commando/boxes.ts';
import { type Theatre, theatreOf } from '../../src/games/commando/content/theatres.ts';
import { STANDING, type State, standingOf } from '../../src/games/commando/state.ts';
import type { View } from '../../src/games/commando/view.ts';
import { type Choice, type Event, REASONS } from '../../src/games/commando/vocabulary.ts';
import type { Invariants } from '../games.ts';
import { CONTENT, occursByChoice, occursByEvent } from './content.ts';
import { COUNTED } from './counted.ts';
import { POSITIONS } from './positions.ts';

type Fault = string | undefined;

function faultInPieces(s: State): Fault {
  if (s.phase === 'mission' && s.mission === '') return undefined; // nothing is on the table yet
  const theatre = theatreOf(s);
  // A mission may end in the middle of an operation: then the map is left as it was.
  const inPlay = s.phase === 'recruiting' || s.phase === 'operations';
  if (!inPlay) return faultInOpfor(s, theatre) ?? faultInCards(s, theatre);
  return (
    faultInUnits(s, theatre) ??
    faultInOpfor(s, theatre) ??
    faultInCards(s, theatre) ??
    faultInObjectives(s, theatre) ??
    faultInTracks(s, theatre)
  );
}

/** Each counter once, where a counter of its kind can be; riders with their carriers; no stack too high. */
function faultInUnits(s: State, theatre: Theatre): Fault {
  if (
    !sameThings(
      s.units.map(({ id }) => id),
      theatre.units.map(({ id }) => id),
    )
  )
    return 'a unit is missing or there twice';
  for (const { id, at, aboard } of s.units) {
    const { air, leader } = theatre.unit(id);
    const inBox = at === RECRUIT_BOX || (at === AIR_AVAILABLE && air) || (at === KILLED && leader);
    if (!inBox && !theatre.isSpace(at)) return `${id} is at "${at}"`;
    if (!inBox && air && !s.operation) return `${id} is left in ${at} after the operation`;
    if (aboard) {
      if (!s.operation?.force.includes(id) || !s.operation.force.includes(aboard)) return `${id} rides outside a force`;
      if (s.units.find((unit) => unit.id === aboard)?.at !== at) return `${id} is not where its carrier is`;
      if (s.units.filter((unit) => unit.aboard === aboard).length > theatre.unit(aboard).lifts) return `${aboard} carries too much`;
    }
  }
  for (const id of s.operation?.kind === 'turnaround' ? [] : (s.operation?.force ?? [])) {
    if (s.units.find((unit) => unit.id === id)?.at !== s.operation?.at) return `${id} is not with its force`;
  }
  if (JSON.stringify(s[STANDING]) !== JSON.stringify(standingOf(s))) return 'who stands where is not what is at hand of it';
  return s.operation ? undefined : faultInStacks(s, theatre);
}

/** 10.2, between operations. */
function faultInStacks(s: State, theatre: Theatre): Fault {
  const limit = theatre.mission(s.mission).stacking;
  const crowded = theatre.spaces.find(({ id, base }) => {
    const stack = s.units.filter((unit) => unit.at === id && !theatre.unit(unit.id).leader);
    return !base && !s.forwardBases.includes(id) && stack.length > limit;
  });
  return crowded && `more than ${limit} units in ${crowded.id}`;
}

function faultInOpfor(s: State, theatre: Theatre): Fault {
  if (
    !sameThings(
      [...s.bin, ...s.opfor],
      theatre.opfor.map(({ id }) => id),
    )
  )
    return 'an OPFOR unit is missing or there twice';
  if (
    s.battle &&
    !sameThings(
      s.battle.opfor.map(({ id }) => id),
      s.opfor,
    )
  )
    return 'the battle and the map have other OPFOR units';
  if (!s.operation && s.opfor.length > 0) return 'OPFOR units are left on the map after the operation';
  const { battle } = s;
  const away = battle?.line.find((id) => s.units.find((unit) => unit.id === id)?.at !== battle.at);
  return away && `${away} fights where it is not`;
}

function faultInCards(s: State, theatre: Theatre): Fault {
  const inPlay = s.event ? [s.event.card] : [];
  const cards = [...s.deck.pile, ...s.deck.discards, ...s.intel, ...inPlay];
  return sameThings(
    cards,
    theatre.sheet.events.map(({ id }) => id),
  )
    ? undefined
    : 'an Event card is missing or there twice';
}

function faultInObjectives(s: State, theatre: Theatre): Fault {
  const { real, decoys } = theatre.mission(s.mission);
  if (s.objectives.length !== real + decoys) return 'an objective marker is missing';
  if (s.objectives.filter((objective) => objective.real).length !== real) return 'a marker has changed what it is';
  for (const { id, at, faceUp, real: isReal, carrier } of s.objectives) {
    const isLost = at === '' && s.rules['carried-objective'] === 'eliminated';
    if (!theatre.isSpace(at) && at !== RECOVERED && !isLost) return `${id} is at "${at}"`;
    if ((at === RECOVERED || isLost || carrier) && !(faceUp && isReal)) return `${id} was taken before it was known`;
    if (carrier && !s.operation?.force.includes(carrier)) return `${id} is carried by nobody`;
    if (carrier && at !== s.operation?.at) return `${id} is not where its carrier is`;
  }
  const hidden = s.objectives.filter(({ faceUp }) => !faceUp).map(({ at }) => at);
  return new Set(hidden).size < hidden.length ? 'two hidden markers in one space' : undefined;
}

function faultInTracks(s: State, theatre: Theatre): Fault {
  if (s.rp < 0) return 'fewer than no RP';
  if (s.forwardBases.some((id, i) => theatre.space(id).base || s.forwardBases.indexOf(id) !== i)) return 'a base built twice';
  if (
    s.campaign &&
    !sameThings(
      [...s.missions, ...s.campaign.won],
      theatre.sheet.missions.map(({ id }) => id),
    )
  )
    return 'a mission is lost';
  return undefined;
}

function sameThings(some: readonly string[], others: readonly string[]): boolean {
  const there = new Set(some);
  return there.size === some.length && some.length === others.length && others.every((thing) => there.has(thing));
}

/** The order of the deck, and which face-down marker is which; the same for whoever looks on. */
function hiddenFrom(s: State): ReadonlyMap<string, string>[] {
  const hidden = s.objectives.filter(({ faceUp }) => !faceUp);
  return [
    new Map(s.deck.pile.map((card, place) => [card, `${place}`])),
    new Map(hidden.map(({ id, real }) => [id, real ? 'real' : 'false'])),
  ];
}

/** A card still in the pile. What a marker is can only be told by an event about that marker. */
function leakIn(event: Event, s: State): string | undefined {
  if (event.type === 'objective-revealed')
    return s.objectives.some(({ at, faceUp }) => at === event.space && faceUp) ? undefined : event.space;
  if (event.type === 'deck-reshuffled') return undefined;
  const text = JSON.stringify(event);
  return s.deck.pile.find((card) => text.includes(`"${card}"`));
}

/** Ruling 10 is CM-28; 17 is cosmetic; 24 cannot come up, for the bin always holds more than are ever called; 25 is a set-up. */
const RULINGS = '1 2 3 4 5 6 7 8 9 11 12 12a 13 14 15 16 18 19 20 21 22 23 26'.split(' ');

/** The acceptance list, the rulebook’s own, the rulings. */
const EXAMPLES = [...Array.from({ length: 28 }, (_, i) => `CM-${i + 1}`), '11.0', ...RULINGS.map((number) => `R-${number}`)];

/** Whose turn it is to fire, who is being put in line and what flies in are the player's to see when he is asked. */
function drawnOfBattle({ at, round, superiority, opfor, line, supply, fired, firing }: NonNullable<View['battle']>) {
  const enemies = opfor.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return { at, round, superiority, opfor: enemies, line: line.toSorted(), supply, fired: fired.filter((id) => id !== firing) };
}

function drawn({
  operation: _inHand,
  missions: _pile,
  surprise: _inDice,
  phase: _moment,
  event,
  battle,
  units,
  objectives,
  ...view
}: View) {
  // Where the Op is paid first, no event says that the operation is over: who rode, carried or shook is seen at the end of the step.
  const isUntold = view.rules['op-paid'] === 'at-start';
  return {
    ...view,
    event: event?.card,
    units: units.map(({ served: _past, ...unit }) => (isUntold ? { ...unit, aboard: '', panicked: false } : unit)),
    objectives: objectives.map((marker) => (isUntold ? { ...marker, carrier: '' } : marker)),
    battle: battle && drawnOfBattle(battle),
  };
}

export const INVARIANTS: Invariants<State, Choice, Event> = {
  drawn: (view) => drawn(view as View),
  otherFigures: ['campaign-points: kia', 'air-returned: rp'],
  faultInPieces,
  hiddenFrom,
  leakIn,
  reasons: REASONS,
  positions: POSITIONS,
  examples: EXAMPLES,
  content: CONTENT,
  occursByChoice,
  occursByEvent,
  counted: COUNTED,
  aims: [
    { bots: ['sergeant'], games: 2000, between: (scenario) => (scenario.endsWith('campaign') ? [0.1, 0.4] : [0.35, 0.65]) },
    { bots: ['random'], games: 2000, between: () => [0, 0.15] },
  ],
};
