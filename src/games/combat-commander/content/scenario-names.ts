/** What a scenario file names: whether there is such a thing, and whether it can be named again. */
import type { Fault } from '../../../kernel/game.ts';
import { DECKS } from './cards.ts';
import { CHITS } from './chits.ts';
import { isRadio, nationOf, unitTypeCalled, weaponTypeCalled } from './counters.ts';
import type { Force, Scenario, ScenarioSide } from './scenario.ts';
import { SIDES, type Side, sideOf } from './terms.ts';

export const found = (code: string, figures: Fault['figures'] = {}): Fault => ({ code, figures });

/** The forces of a side, each with its place in the file. */
export function forcesOf(sheet: ScenarioSide, side: Side): { readonly force: Force; readonly where: string }[] {
  return [
    { force: sheet, where: side },
    ...(sheet.after ? [{ force: sheet.after, where: `${side}.after` }] : []),
    ...(sheet.reinforcements ?? []).map((force, i) => ({ force, where: `${side}.reinforcements.${i}` })),
  ];
}

interface Named {
  readonly id: string;
  readonly isArms: boolean;
  readonly where: string;
}

/** Every type that a side names, as often as it names it. */
export function namesIn(sheet: ScenarioSide, side: Side): Named[] {
  const each = (counts: Readonly<Record<string, number>> = {}) =>
    Object.entries(counts).flatMap(([entry, count]) => Array.from({ length: count }, () => entry));
  return forcesOf(sheet, side).flatMap(({ force: { leaders = [], units, weapons }, where }) => [
    ...leaders.map((id, i) => ({ id, isArms: false, where: `${where}.leaders.${i}` })),
    ...each(units).flatMap((entry) => entry.split('+').map((id, i) => ({ id, isArms: i > 0, where: `${where}.units.${entry}` }))),
    ...each(weapons).map((id) => ({ id, isArms: true, where: `${where}.weapons.${id}` })),
  ]);
}

export const eachOnce = (names: readonly Named[]): Named[] => names.filter(({ id }, i) => names.findIndex((name) => name.id === id) === i);

export function unknownIn(scenario: Scenario, side: Side): Fault[] {
  const sheet = scenario[side];
  if (sideOf(sheet.nation) !== side) return [found('scenario-unknown', { where: `${side}.nation`, id: sheet.nation })];
  const isKnown = ({ id, isArms }: { id: string; isArms: boolean }) =>
    (isArms ? weaponTypeCalled(id) : unitTypeCalled(id)) !== undefined && nationOf(id) === sheet.nation;
  const strangers = eachOnce(namesIn(sheet, side).filter((name) => !isKnown(name)));
  const radios = radiosIn(sheet, side).filter(({ id }) => !isRadio(id) || nationOf(id) !== sheet.nation);
  const cards = cardsIn(scenario, side).filter((card) => !DECKS[sheet.nation].some(({ id }) => id === card.id));
  return [...strangers, ...radios, ...cards].map(({ where, id }) => found('scenario-unknown', { where, id }));
}

interface Place {
  readonly id: string;
  readonly where: string;
}

/** Whatever is named at all. */
export const given = (places: readonly { readonly id: string | undefined; readonly where: string }[]): Place[] =>
  places.flatMap(({ id, where }) => (id === undefined ? [] : [{ id, where }]));

/** The second time that a thing is named, and every further one. */
const isAgain = ({ id }: Place, i: number, places: readonly Place[]): boolean => places.findIndex((place) => place.id === id) < i;

function radiosIn({ radio, reinforcements = [] }: ScenarioSide, side: Side): Place[] {
  const later = reinforcements.map((group, i) => ({ id: group.radio, where: `${side}.reinforcements.${i}.radio` }));
  return given([{ id: radio, where: `${side}.radio` }, ...later]);
}

/** SR.15, SR.22 The cards that a side has, or may have, before it draws any. */
export function cardsIn({ special: { dealt, mineChoice } }: Scenario, side: Side): Place[] {
  const promised = mineChoice?.side === side ? mineChoice.card : undefined;
  return given([
    ...(dealt?.[side] ?? []).map((id, i) => ({ id, where: `special.dealt.${side}.${i}` })),
    { id: promised, where: 'special.mineChoice.card' },
  ]);
}

export function repeatedCardsIn(scenario: Scenario, side: Side): Fault[] {
  return cardsIn(scenario, side)
    .filter(isAgain)
    .map(({ where, id }) => found('scenario-twice', { where, id }));
}

/** 7.3.2 There is one chit of each letter, and it cannot lie in the open if it is not in the game. */
export function repeatedChitsIn({ chits: { open, removed } }: Scenario): Fault[] {
  const named = Array.isArray(open) ? open.map((id, i) => ({ id, where: `chits.open.${i}` })) : [];
  const chit =
    (what: string) =>
    ({ where, id }: Place) =>
      found('scenario-chit', { where, id, what });
  return [
    ...named.filter(isAgain).map(chit('again')),
    ...named.filter((place, i) => removed.includes(place.id) && !isAgain(place, i, named)).map(chit('removed')),
  ];
}

/** 7.3.2 As many as are drawn must be in the cup: those that are neither named nor removed. */
export function cupIn({ chits: { open, secret, removed } }: Scenario): Fault[] {
  const named = Array.isArray(open) ? open : [];
  const left = CHITS.filter(({ id }) => !named.includes(id) && !removed.includes(id)).length;
  const drawn = (Array.isArray(open) ? 0 : open) + secret.axis + secret.allies;
  return drawn > left ? [found('scenario-cup', { where: 'chits.removed', drawn, left })] : [];
}

/** 7.3.3 Only chits that the file names can have been counted in it. */
export function countedIn({ chits: { open, counted } }: Scenario): Fault[] {
  const isNamed = Array.isArray(open) && open.length > 0;
  return counted && !isNamed ? [found('scenario-counted', { where: 'chits.counted' })] : [];
}

/** SR.10, SR.18, SR.19 */
function weaponsInSpecial({ special: { fragile, tied, selective } }: Scenario): Place[] {
  return given([
    { id: fragile, where: 'special.fragile' },
    { id: tied?.weapon, where: 'special.tied.weapon' },
    { id: selective?.weapon, where: 'special.selective.weapon' },
  ]);
}

export function unknownWeaponsIn(scenario: Scenario): Fault[] {
  const nations = SIDES.map((side) => scenario[side].nation);
  return weaponsInSpecial(scenario)
    .filter(({ id }) => !nations.some((nation) => weaponTypeCalled(id)?.nation === nation))
    .map(({ where, id }) => found('scenario-unknown', { where, id }));
}

/** A card or an Event may still bring such a weapon, so it is no fault. */
export function idleWeaponsIn(scenario: Scenario): Fault[] {
  const arms = SIDES.flatMap((side) => namesIn(scenario[side], side)).filter(({ isArms }) => isArms);
  return weaponsInSpecial(scenario)
    .filter(({ id }) => !arms.some((weapon) => weapon.id === id))
    .map(({ where, id }) => found('scenario-idle', { where, id }));
}
