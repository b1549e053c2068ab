/** Everything a player could point at here, legal or not: what `why` is asked about. */
import type { Seat } from '../../kernel/game.ts';
import { wishesFor } from '../../kernel/grammar.ts';
import { CARD_SIDES, ENEMIES, ESCORT_IDS, ITEMS, NEST, SPECIALISTS, WEAPONS } from './content/terms.ts';
import { levelCard } from './rules/operation-in-play.ts';
import { cardOn, commandoAt, type State } from './state.ts';
import { type Choice, type ChoiceKind, GRAMMAR, type Question } from './vocabulary.ts';

/** There is no such tile, door, commando. */
const NOWHERE = 'nowhere-1';

/** Of what is not asked now, one wish stands for all of its kind. */
export function intentions(state: State, seat: Seat, question: Question | undefined): readonly Choice[] {
  const lists = listsOf(state, seat);
  const asked = new Set((question?.options ?? []).map(({ kind }) => kind));
  return (Object.keys(GRAMMAR) as ChoiceKind[]).flatMap((kind) =>
    wishesFor(GRAMMAR, kind, lists, asked.has(kind) ? Number.POSITIVE_INFINITY : 1),
  );
}

function listsOf(state: State, seat: Seat): Readonly<Record<string, readonly string[]>> {
  const cards = state.levels.map(({ id }) => levelCard(state, id));
  const tiles = cards.flatMap((card) => card.tiles.map(({ id }) => id));
  const triangles = cards.flatMap((card) => card.triangles.map(({ id }) => id));
  // who is attacked or falls at a triangle protects it
  const held = state.levels.flatMap(({ id, guards }) => levelCard(state, id).triangles.flatMap((each, i) => (guards[i] ? [each.id] : [])));
  const own = commandoAt(state, seat);
  const specialists = state.commandos.map(({ specialist }) => specialist).filter((id) => id !== '');
  const weapons = own.specialist === '' ? [] : [cardOn(own).weapon];
  return {
    tile: [...tiles, NOWHERE],
    place: [...tiles, ...specialists],
    commando: [...specialists, NOWHERE],
    character: [...specialists, ...ESCORT_IDS],
    escort: ESCORT_IDS,
    item: ITEMS,
    weapon: [...weapons, NEST, ...ITEMS.filter((item) => WEAPONS[item])],
    door: [...cards.flatMap((card) => card.doors.map(({ id }) => id)), NOWHERE],
    entrance: [...cards.flatMap((card) => card.entrances.map(({ id }) => id)), NOWHERE],
    objective: [...cards.flatMap((card) => card.objectives.map(({ id }) => id)), NOWHERE],
    target: [...ENEMIES, ...held],
    triangle: triangles,
    enemy: ENEMIES,
    specialist: SPECIALISTS,
    side: CARD_SIDES,
  };
}
