/** What there is to know about a hex. */
import type { Speaker } from '../../../words/speaker.ts';
import type { Described } from '../../face.ts';
import { hexName, type Terrain } from '../content/battle-map.ts';
import { enemyOf, SIDES } from '../content/terms.ts';
import { hexFigures, lookersAt } from '../reckoning/hexes.ts';
import { mapOf } from '../rules/line-of-sight.ts';
import { figuresAt, limitAt } from '../rules/stacking.ts';
import { openValue } from '../rules/victory.ts';
import { hasUnit, unitsAt } from '../state.ts';
import { hexLine, hexNotes, unitName } from '../terminal/pieces.ts';
import { ownSide, type View } from '../view.ts';
import { wayTo } from './march.ts';

export function hexLabel(view: View, hex: number, speaker: Speaker): string {
  if (hex < 0) return '';
  const there = unitsAt(view, hex).map(({ id }) => unitName(id, speaker));
  const what = hexLine(view, hex, speaker);
  return there.length === 0 ? what : speaker.say('look hex-label', { what, units: there });
}

const TERRAIN_RULES: Readonly<Record<Terrain, string>> = {
  building: 'T82',
  woods: 'T99',
  brush: 'T81',
  orchard: 'T91',
  field: 'T85',
  bridge: 'T80',
  gully: 'T86',
  'water-barrier': 'T98',
  stream: 'T95',
  marsh: 'T89',
  open: 'T90',
};

export function hexDescribed(view: View, hex: number, speaker: Speaker): Described {
  const say = (key: string, figures: object = {}) => speaker.say(`look hex ${key}`, figures);
  const { terrain, fortification } = hexFigures(view, hex);
  const [name = '', ...notes] = hexNotes(view, hex, speaker);
  const way = wayTo(view, hex);
  const last = way.at(-1);
  const own = ownSide(view);
  const aims = objectiveLines(view, hex, speaker);
  const ground = { text: notes.join(' · '), rule: TERRAIN_RULES[terrain] };
  const lookers = own ? lookersAt(view, own, hex) : [];
  return {
    title: say('title', { hex: hexName(hex), terrain: name }),
    lines: [
      // A glance tells no more than the first of them: what the fight is about, but to those under way what the ground is like.
      ...(last ? [ground, ...aims] : [...aims, ground]),
      ...(last ? [{ text: say('cost', { cost: last.cost, total: last.total }), rule: 'O21.1' }] : []),
      ...SIDES.flatMap((side) => {
        const figures = figuresAt(view, hex, side);
        return figures === 0 ? [] : [{ text: say('crowd', { side, figures, limit: limitAt(view, hex) }), rule: '8.2' }];
      }),
      ...(fortification === '' ? [] : [{ text: speaker.name(fortification), rule: FORTIFICATION_RULES[fortification] }]),
      ...(lookers.length > 0 ? [{ text: say('seen', { hexes: lookers.map(hexName) }), rule: '10' }] : []),
    ],
  };
}

/** 7.3.1 Whoever comes to a hex of an Objective does not take it while enemies are in another. */
export function wantingIn(view: View, hex: number, speaker: Pick<Speaker, 'say'>): string[] {
  const { objective } = hexFigures(view, hex);
  const own = ownSide(view);
  if (objective === 0 || own === undefined || view.control[objective - 1] === own) return [];
  const enemies = (mapOf(view).objectiveHexes[objective - 1] ?? []).filter((one) => one !== hex && hasUnit(view, one, enemyOf(own)));
  return enemies.length === 0 ? [] : [speaker.say('look hex wanting', { enemies: enemies.map(hexName) })];
}

/** 7.3.1 Who holds the Objective that a hex belongs to, and what is still wanting to take it. */
export function objectiveLines(view: View, hex: number, speaker: Speaker): Described['lines'] {
  const { objective } = hexFigures(view, hex);
  if (objective === 0) return [];
  const say = (key: string, figures: object) => speaker.say(`look hex ${key}`, figures);
  const side = view.control[objective - 1] ?? '';
  const own = ownSide(view);
  const hexes = mapOf(view).objectiveHexes[objective - 1] ?? [];
  const enemies = own ? hexes.filter((one) => hasUnit(view, one, enemyOf(own))) : [];
  const wanting = own && side !== own ? [say('wanting', { enemies: enemies.map(hexName) })] : [];
  return [
    { text: [say('objective', { objective, side, points: openValue(view, objective - 1) }), ...wanting].join(' · '), rule: '7.3' },
    ...(own && side !== own ? [{ text: say('take', { hexes: hexes.map(hexName), enemies: enemies.map(hexName) }), rule: '7.3.1' }] : []),
  ];
}

const FORTIFICATION_RULES = {
  bunker: 'F101',
  foxholes: 'F102',
  mines: 'F103.1',
  pillbox: 'F104',
  trench: 'F105.1',
  wire: 'F106.1',
} as const;
