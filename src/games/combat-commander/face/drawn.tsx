/** Plain drawings of map, pieces, markers and cards. */

import { outlineOf } from '../../../board/hex/hexes.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { BattleMap } from '../content/battle-map.ts';
import { cardCalled } from '../content/cards.ts';
import type { Side } from '../content/terms.ts';
import { unitFigures, weaponFigures } from '../reckoning/pieces.ts';
import type { Unit } from '../state.ts';
import type { View } from '../view.ts';
import { HEXES } from './ground.ts';

const FILLS: Readonly<Record<string, string>> = {
  building: '#9e9aa3',
  woods: '#7fa05e',
  brush: '#a9b96f',
  orchard: '#b6c98a',
  field: '#e8d28a',
  bridge: '#c9b48f',
  gully: '#cbb991',
  'water-barrier': '#7db4dd',
  stream: '#9cc9ea',
  marsh: '#b9d6cf',
  open: '#f2ecd8',
};

export function Terrain({ map }: { readonly map: BattleMap }) {
  return HEXES.all.map((hex, i) => <path key={hex.id} d={outlineOf(hex)} fill={FILLS[map.terrain[i] ?? 'open']} />);
}

interface PieceProps {
  readonly view: View;
  readonly unit: Unit;
  readonly isWeapon: boolean;
  readonly speaker: Speaker;
}

/** 100 by 100, around the origin. */
export function PlainPiece({ view, unit, isWeapon, speaker }: PieceProps) {
  const { firepower, range } = isWeapon ? weaponFigures(view, unit) : unitFigures(view, unit);
  const figures = unitFigures(view, unit);
  const isAxis = unit.side === 'axis';
  const key = `short ${unit.id.replace(/-\d+$/, '')}`;
  const name = isWeapon ? 'W' : speaker.has(key) ? speaker.say(key) : speaker.name(unit.id);
  return (
    <g opacity={unit.activated ? 0.75 : 1}>
      <rect
        x={-50}
        y={-50}
        width={100}
        height={100}
        rx={isAxis ? 8 : 0}
        fill={isAxis ? '#123f6d' : '#f2b27a'}
        stroke="#111"
        strokeWidth={3}
      />
      {unit.broken && !isWeapon && <rect x={-50} y={-50} width={100} height={14} fill="#b23329" />}
      <g fill={isAxis ? '#fff' : '#111'} fontFamily="var(--label-face)" fontWeight={700} textAnchor="middle">
        <text y={0} fontSize={20}>
          {name.slice(0, 11)}
        </text>
        <text x={-30} y={42} fontSize={32}>
          {firepower.value}
        </text>
        <text y={42} fontSize={32}>
          {range.value}
        </text>
        {!isWeapon && (
          <>
            <text x={30} y={42} fontSize={32}>
              {figures.movement.value}
            </text>
            <text x={34} y={-20} fontSize={30}>
              {figures.morale}
            </text>
          </>
        )}
      </g>
    </g>
  );
}

export function PlainMarker({ words }: { readonly words: string }) {
  return (
    <g>
      <rect x={-50} y={-26} width={100} height={52} fill="#fff8e0" stroke="#111" strokeWidth={3} />
      <text y={10} fontSize={26} textAnchor="middle" fontWeight={700} fontFamily="var(--label-face)">
        {words}
      </text>
    </g>
  );
}

export function PlainCard({ card, speaker }: { readonly card: string; readonly side: Side; readonly speaker: Speaker }) {
  const { order, action, white, coloured } = cardCalled(card);
  return (
    <span className="plain-card">
      <b>{speaker.name(order)}</b>
      <span>{speaker.name(action)}</span>
      <small>
        {white}·{coloured}
      </small>
    </span>
  );
}
