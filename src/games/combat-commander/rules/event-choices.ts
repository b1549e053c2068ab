/** What the events ask: one thing out of a list. A must is not asked where there is only one; a may always is. */
import { hexName, hexNamed } from '../content/battle-map.ts';
import type { Side } from '../content/terms.ts';
import { during, now, type State } from '../state.ts';
import type { HexKind, Option, Question, Rules, Table, UnitKind } from '../vocabulary.ts';
import { ask, ofHexes, ofUnits, option, plain, refusal } from './asking.ts';

/** Which event a choice belongs to; those shared by several stand under the first. */
const RULE: Readonly<Partial<Record<UnitKind | HexKind, string>>> = {
  strike: 'E43',
  harden: 'E44',
  displace: 'E46',
  judge: 'E50',
  deploy: 'E52.1',
  entrench: 'E55',
  promote: 'E56',
  hero: 'E58',
  interdict: 'E60',
  kill: 'E62',
  malfunction: 'E63',
  rally: 'E64',
  capture: 'E66',
  clear: 'E70',
  keep: 'E71',
  shock: 'E72',
  suppress: 'E75',
  revive: 'E76',
  phosphorus: 'E77',
  fall: 'E77',
};

const items = (state: State): readonly string[] => now(state, 'event')?.items ?? [];
const hexItems = (state: State): number[] => items(state).map(hexNamed);

/** What a player may leave alone. */
const OPTIONAL: readonly string[] = ['strike', 'deploy', 'entrench', 'promote', 'clear', 'phosphorus'];

const questions = new Map<string, Question>();

/** One question for each kind of choice, made when it is first needed. */
function questionFor(kind: string, isOptional: boolean, make: (rule: string) => Option): Question {
  const key = `${kind} ${isOptional}`;
  const known = questions.get(key);
  if (known) return known;
  const rule = RULE[kind as UnitKind] ?? 'E42';
  const question: Question = {
    asks: isOptional ? `may-${kind}` : `event-${kind}`,
    rule,
    options: [make(rule), ...(isOptional ? [plain('decline', rule)] : [])],
  };
  questions.set(key, question);
  return question;
}

/** Puts the list on the table while somebody chooses from it. */
function* choose(t: Table, side: Side, question: Question, list: readonly string[]): Rules<string | undefined> {
  during(t.state, 'event').items = list.slice();
  const choice = yield ask(side, question);
  const doing = now(t.state, 'event');
  if (doing) doing.items = [];
  if ('unit' in choice) return choice.unit;
  if ('hex' in choice) return choice.hex;
  if ('weapon' in choice) return choice.weapon;
  if ('card' in choice) return choice.card;
  return 'chit' in choice ? choice.chit : undefined;
}

/** E42 Told only of an event that has done nothing at all: its later steps see for themselves whether there is anything to choose. */
export function comesToNothing(t: Table, side: Side): undefined {
  t.tell?.({ type: 'event-void', rule: 'E42', side, event: during(t.state, 'event').event });
  return undefined;
}

export function* chooseUnit(
  t: Table,
  side: Side,
  kind: UnitKind,
  units: readonly string[],
  isOptional = OPTIONAL.includes(kind),
): Rules<string | undefined> {
  const [only, another] = units;
  if (only === undefined) return comesToNothing(t, side);
  if (another === undefined && !isOptional) return only;
  const question = questionFor(kind, isOptional, (rule) => ofUnits(kind, rule, items));
  return yield* choose(t, side, question, units);
}

export function* chooseHex(t: Table, side: Side, kind: HexKind, hexes: readonly number[]): Rules<number | undefined> {
  const isOptional = OPTIONAL.includes(kind);
  const [only, another] = hexes;
  if (only === undefined) return comesToNothing(t, side);
  if (another === undefined && !isOptional) return only;
  const question = questionFor(kind, isOptional, (rule) => ofHexes(kind, rule, hexItems));
  const name = yield* choose(t, side, question, hexes.map(hexName));
  return name === undefined ? undefined : hexNamed(name);
}

const interrogating: Question = {
  asks: 'may-interrogate',
  rule: 'E61',
  options: [
    option(
      'interrogate',
      'E61',
      (state) => items(state).map((card) => ({ kind: 'interrogate', card })),
      (state, { card }) => (items(state).includes(card) ? undefined : refusal('not-to-choose', 'E61', { card })),
    ),
    plain('decline', 'E61'),
  ],
};

export function* chooseCard(t: Table, side: Side, cards: readonly string[]): Rules<string | undefined> {
  return cards.length === 0 ? comesToNothing(t, side) : yield* choose(t, side, interrogating, cards);
}

const revealing: Question = {
  asks: 'event-reveal',
  rule: 'E67',
  options: [
    option(
      'reveal',
      'E67',
      (state, side) => state.sides[side].secret.map((chit) => ({ kind: 'reveal', chit })),
      (state, { chit }, side) => (state.sides[side].secret.includes(chit) ? undefined : refusal('not-to-choose', 'E67', { chit })),
    ),
  ],
};

/** The owner's secret chits are no list for everybody to see: the option looks them up itself. */
export function* chooseChit(t: Table, side: Side, chits: readonly string[]): Rules<string | undefined> {
  const [only, another] = chits;
  if (only === undefined) return comesToNothing(t, side);
  if (another === undefined) return only;
  return yield* choose(t, side, revealing, []);
}

const scrounging: Question = {
  asks: 'may-scrounge',
  rule: 'E71',
  options: [
    option(
      'scrounge',
      'E71',
      (state) => items(state).map((weapon) => ({ kind: 'scrounge', weapon })),
      (state, { weapon }) => (items(state).includes(weapon) ? undefined : refusal('not-to-choose', 'E71', { weapon })),
    ),
    plain('decline', 'E71'),
  ],
};

export function* chooseWeapon(t: Table, side: Side, weapons: readonly string[]): Rules<string | undefined> {
  return weapons.length === 0 ? comesToNothing(t, side) : yield* choose(t, side, scrounging, weapons);
}
