/**
 * The map in text: every hex two lines high, the columns B, D, F … one line lower, so that neighbours touch.
 *
 *     /C5 w1\     name, terrain, level
 *     \2G3* /     objective or road, units, marker
 */
import type { Speaker } from '../../../words/speaker.ts';
import { type BattleMap, COLUMNS, hexName, ROWS, SIDE_TERRAINS, TERRAINS, type Terrain } from '../content/battle-map.ts';
import { unitType } from '../content/counters.ts';
import { SIDES, type Side } from '../content/terms.ts';
import { mapOf } from '../rules/line-of-sight.ts';
import { isLeader } from '../rules/units.ts';
import { fortificationAt, type Known, smokeAt, unitsAt } from '../state.ts';
import type { View } from '../view.ts';
import { objectiveName } from './pieces.ts';

/** As in a map file; a bridge has a letter of its own. */
const SIGNS: Readonly<Record<Terrain, string>> = {
  building: 'b',
  woods: 'w',
  brush: 'u',
  orchard: 'o',
  field: 'f',
  bridge: 'n',
  gully: 'g',
  'water-barrier': 'x',
  stream: 's',
  marsh: 'm',
  open: '.',
};

const WIDTH = 5;

export function map(view: View, speaker: Speaker): string[] {
  const known = view.draft ? { ...view, map: view.draft.map } : view;
  const ground = mapOf(known);
  const rows = Array.from({ length: 2 * ROWS + 1 }, (_, line) => lineOf(known, ground, line));
  return [speaker.name(ground.id), ...rows, ...legend(known, ground, speaker)];
}

/** The upper half of a hex in one column is beside the lower half of one in the next. */
function lineOf(known: Known, ground: BattleMap, line: number): string {
  let text = '';
  for (let column = 0; column < COLUMNS; column++) {
    const own = line - (column % 2);
    const row = Math.floor(own / 2);
    const isUpper = own % 2 === 0;
    const isThere = own >= 0 && row < ROWS;
    text += slant(line, column);
    const hex = column * ROWS + row;
    text += isThere ? (isUpper ? upperHalf(ground, hex) : lowerHalf(known, ground, hex)) : ' '.repeat(WIDTH);
  }
  return text + slant(line, COLUMNS);
}

/** The left border of a column; that beyond the last closes the line. */
function slant(line: number, column: number): string {
  return (line + column) % 2 === 0 ? '/' : '\\';
}

function upperHalf(ground: BattleMap, hex: number): string {
  const level = ground.level[hex] ?? 0;
  return `${hexName(hex).padEnd(3)}${SIGNS[ground.terrain[hex] ?? 'open']}${level > 0 ? level : ' '}`;
}

function lowerHalf(known: Known, ground: BattleMap, hex: number): string {
  const objective = ground.objectives.indexOf(hex) + 1;
  const first = objective > 0 ? `${objective}` : ground.hasRoad[hex] ? '=' : ground.hasRail[hex] ? '+' : ' ';
  const units = SIDES.map((side) => stackSign(known, hex, side)).join('');
  const text = `${first}${units}`;
  // Two sides in one hex leave no room for the marker.
  return text.length < WIDTH ? text.padEnd(WIDTH - 1) + markerSign(known, hex) : text.slice(0, WIDTH);
}

/** The nation's letter and how many there are, small if all of them are broken; a star for a leader. */
function stackSign(known: Known, hex: number, side: Side): string {
  const units = unitsAt(known, hex).filter((unit) => unit.side === side);
  const [first] = units;
  if (!first) return '';
  const letter = unitType(first.id).nation.slice(0, 1);
  const isStanding = units.some(({ broken }) => !broken);
  const isContested = known.units.some((unit) => unit.at === hex && unit.side !== side);
  const star = !isContested && units.some(isLeader) ? '*' : '';
  return `${isStanding ? letter.toUpperCase() : letter}${units.length}${star}`;
}

function markerSign(known: Known, hex: number): string {
  if (known.blaze.includes(hex)) return '&';
  if (smokeAt(known, hex) > 0) return '~';
  return fortificationAt(known, hex) ? '#' : ' ';
}

function legend(view: View, ground: BattleMap, speaker: Speaker): string[] {
  const terrains = TERRAINS.filter((terrain) => ground.terrain.includes(terrain)).map(
    (terrain) => `${SIGNS[terrain]} ${speaker.name(terrain)}`,
  );
  const nations = SIDES.map((side) => view.sides[side].brief.nation).map(
    (nation) => `${nation.charAt(0).toUpperCase()} ${speaker.name(nation)}`,
  );
  return [
    terrains.join(' · '),
    speaker.say('map legend', { nations: nations.join(', ') }),
    speaker.say('map objectives', { list: holders(view, speaker) }),
    ...sideLines(ground, speaker),
  ];
}

function holders(view: View, speaker: Speaker): string {
  return mapOf(view)
    .objectives.map((_, i) =>
      speaker.say('map objective', { objective: i + 1, hex: objectiveName(view, i, speaker), side: view.control[i] ?? '' }),
    )
    .join(' · ');
}

/** Fences, hedges, walls and cliffs, each by the two hexes it divides. */
function sideLines(ground: BattleMap, speaker: Speaker): string[] {
  return SIDE_TERRAINS.flatMap((kind) => {
    const sides = ground.hexside.flatMap((around, hex) =>
      around.flatMap((side, d) => {
        const other = ground.neighbours[hex]?.[d] ?? -1;
        return side === kind && other > hex ? [`${hexName(hex)}/${hexName(other)}`] : [];
      }),
    );
    return sides.length === 0 ? [] : [speaker.say('map sides', { kind, list: sides.join(' ') })];
  });
}
