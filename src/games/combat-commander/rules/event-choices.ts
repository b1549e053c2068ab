/** What the events ask: one thing out of a list. A must is not asked where there is only one; a may always is. */
import { hexName, hexNamed } from '../content/battle-map.ts';
import type { Side } from '../content/terms.ts';
import { during, now, type State } from '../state.ts';
import type { Choice, HexKind, Option, Question, Rules, Table, UnitKind } from '../vocabulary.ts';
import { ask, ofHexes, ofUnits, option, plain, question, refusal } from './asking.ts';

/** Which event a choice belongs to; those shared by several stand under the first. */
const RULE_OF_UNIT = {
  harden: 'E44',
  judge: 'E50',
  deploy: 'E52.1',
  interdict: 'E60',
  kill: 'E62',
  malfunction: 'E63',
  rally: 'E64',
  capture: 'E66',
  keep: 'E71',
  shock: 'E72',
  suppress: 'E75',
  revive: 'E76',
  fall: 'E77',
} as const satisfies Partial<Record<UnitKind, string>>;

const RULE_OF_HEX = {
  strike: 'E43',
  displace: 'E46',
  entrench: 'E55',
  promote: 'E56',
  hero: 'E58',
  clear: 'E70',
  phosphorus: 'E77',
} as const satisfies Partial<Record<HexKind, string>>;

type OfUnit = keyof typeof RULE_OF_UNIT;
type OfHex = keyof typeof RULE_OF_HEX;

const items = (state: State): readonly string[] => now(state, 'event')?.items ?? [];
const hexItems = (state: State): number[] => items(state).map(hexNamed);

/** What a player may leave alone. */
const OPTIONAL: readonly string[] = ['strike', 'deploy', 'entrench', 'promote', 'clear', 'phosphorus'];

function asking<O extends Option>(kind: string, rule: string, isOptional: boolean, choosing: O) {
  return isOptional ? question(`may-${kind}`, rule, [choosing, plain('decline', rule)]) : question(`event-${kind}`, rule, [choosing]);
}

const ofUnit = (kind: OfUnit, isOptional: boolean) =>
  asking(kind, RULE_OF_UNIT[kind], isOptional, ofUnits(kind, RULE_OF_UNIT[kind], items));
const ofHex = (kind: OfHex, isOptional: boolean) => asking(kind, RULE_OF_HEX[kind], isOptional, ofHexes(kind, RULE_OF_HEX[kind], hexItems));

/** One question for each kind of choice, made when it is first needed. */
function once<K, Q>(make: (kind: K, isOptional: boolean) => Q): (kind: K, isOptional: boolean) => Q {
  const may = new Map<K, Q>();
  const must = new Map<K, Q>();
  return (kind, isOptional) => {
    const made = isOptional ? may : must;
    const asked = made.get(kind) ?? make(kind, isOptional);
    made.set(kind, asked);
    return asked;
  };
}

const whichUnit = once(ofUnit);
const whichHex = once(ofHex);

/** Puts the list on the table while somebody chooses from it. */
function* choose<C extends Choice>(t: Table, side: Side, asked: Question<C>, list: readonly string[]): Rules<C> {
  during(t.state, 'event').items = list.slice();
  const choice = yield* ask(side, asked);
  const doing = now(t.state, 'event');
  if (doing) doing.items = [];
  return choice;
}

/** E42 Told only of an event that has done nothing at all: its later steps see for themselves whether there is anything to choose. */
export function comesToNothing(t: Table, side: Side): undefined {
  t.tell?.({ type: 'event-void', rule: 'E42', side, event: during(t.state, 'event').event });
  return undefined;
}

export function* chooseUnit(
  t: Table,
  side: Side,
  kind: OfUnit,
  units: readonly string[],
  isOptional = OPTIONAL.includes(kind),
): Rules<string | undefined> {
  const [only, another] = units;
  if (only === undefined) return comesToNothing(t, side);
  if (another === undefined && !isOptional) return only;
  const choice = yield* choose(t, side, whichUnit(kind, isOptional), units);
  return choice.kind === 'decline' ? undefined : choice.unit;
}

export function* chooseHex(t: Table, side: Side, kind: OfHex, hexes: readonly number[]): Rules<number | undefined> {
  const isOptional = OPTIONAL.includes(kind);
  const [only, another] = hexes;
  if (only === undefined) return comesToNothing(t, side);
  if (another === undefined && !isOptional) return only;
  const choice = yield* choose(t, side, whichHex(kind, isOptional), hexes.map(hexName));
  return choice.kind === 'decline' ? undefined : hexNamed(choice.hex);
}

const interrogating = question('may-interrogate', 'E61', [
  option(
    'interrogate',
    'E61',
    (state) => items(state).map((card) => ({ kind: 'interrogate', card })),
    (state, { card }) => (items(state).includes(card) ? undefined : refusal('not-to-choose', 'E61', { card })),
  ),
  plain('decline', 'E61'),
]);

export function* chooseCard(t: Table, side: Side, cards: readonly string[]): Rules<string | undefined> {
  if (cards.length === 0) return comesToNothing(t, side);
  const choice = yield* choose(t, side, interrogating, cards);
  return choice.kind === 'decline' ? undefined : choice.card;
}

const revealing = question('event-reveal', 'E67', [
  option(
    'reveal',
    'E67',
    (state, side) => state.sides[side].secret.map((chit) => ({ kind: 'reveal', chit })),
    (state, { chit }, side) => (state.sides[side].secret.includes(chit) ? undefined : refusal('not-to-choose', 'E67', { chit })),
  ),
]);

/** The owner's secret chits are no list for everybody to see: the option looks them up itself. */
export function* chooseChit(t: Table, side: Side, chits: readonly string[]): Rules<string | undefined> {
  const [only, another] = chits;
  if (only === undefined) return comesToNothing(t, side);
  if (another === undefined) return only;
  return (yield* choose(t, side, revealing, [])).chit;
}

const scrounging = question('may-scrounge', 'E71', [
  option(
    'scrounge',
    'E71',
    (state) => items(state).map((weapon) => ({ kind: 'scrounge', weapon })),
    (state, { weapon }) => (items(state).includes(weapon) ? undefined : refusal('not-to-choose', 'E71', { weapon })),
  ),
  plain('decline', 'E71'),
]);

export function* chooseWeapon(t: Table, side: Side, weapons: readonly string[]): Rules<string | undefined> {
  if (weapons.length === 0) return comesToNothing(t, side);
  const choice = yield* choose(t, side, scrounging, weapons);
  return choice.kind === 'decline' ? undefined : choice.weapon;
}
