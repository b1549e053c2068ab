/**
 * Counters as they lie on map and sheet, around the origin: firepower in the upper left corner, cost in the upper right, noise
 * on the yellow square in the lower left, movement in the lower right. What it is, the thing around it says.
 */
import type { ReactNode } from 'react';
import { MARKER_IDS, markerOf } from '../../content/casualties.ts';
import { MAP_IDS } from '../../content/content-file.ts';
import { unitsOf } from '../../content/enemies.ts';
import { kindOf } from '../../content/pieces.ts';
import { type Figures, figuresOf, pieceOrKind } from '../../reckoning/figures.ts';
import { positionOf } from '../../reckoning/position.ts';
import type { View } from '../../view.ts';
import { Sign } from './sign.tsx';
import { ENEMY_SIGNS, MISSION_SIGNS, PIECE_SIGNS } from './signs.ts';
import './piece.css';

/** A counter is drawn on a square of this side, and scaled from there. */
const SIDE = 44;
const HALF = SIDE / 2;
const CORNER = 5;

/** A true minus, as wide as a plus. */
export const plainly = (value: number): string => (value < 0 ? `−${-value}` : String(value));
export const signed = (value: number): string => (value < 0 ? plainly(value) : `+${value}`);

interface BodyProps {
  readonly className: string;
  readonly size: number;
  /** It has done what it could in this turn. */
  readonly dimmed?: boolean;
  readonly corner?: number;
  readonly children: ReactNode;
}

function Body({ className, size, dimmed = false, corner = CORNER, children }: BodyProps) {
  return (
    <g className={`piece ${className}`} data-dimmed={dimmed} transform={`scale(${size / SIDE})`}>
      <rect className="piece-shadow" x={1.4 - HALF} y={3.4 - HALF} width={SIDE} height={SIDE} rx={corner} />
      <rect className="piece-edge" x={-HALF} y={1.6 - HALF} width={SIDE} height={SIDE} rx={corner} />
      <rect className="piece-body" x={-HALF} y={-HALF} width={SIDE} height={SIDE} rx={corner} />
      {children}
    </g>
  );
}

interface PieceCounterProps {
  readonly view: View;
  /** A piece, or a kind of pieces as they are for sale. */
  readonly id: string;
  readonly size: number;
}

/** One of ours: squads, leaders, weapons, equipment, vehicles and boats, with a casualties marker where a squad has one. */
export function PieceCounter({ view, id, size }: PieceCounterProps) {
  const piece = pieceOrKind(id);
  if (piece < 0) return null;
  const figures = figuresOf(positionOf(view), piece);
  const { firepower, cost, noise, moves } = figures;
  const sign = PIECE_SIGNS[kindOf(piece)];
  const own = view.pieces.find((each) => each.id === id);
  const isMan = moves === 'standard' || moves === 'plus';
  return (
    <Body className={`piece-ours piece-${moves}`} size={size} dimmed={own?.moved === true}>
      {sign && <Sign name={sign} size={moves === 'standard' ? 25 : 22} y={-0.5} />}
      {moves === 'standard' && (
        <text className="piece-letter" y={HALF - 3.8}>
          {id.slice(0, 1).toUpperCase()}
        </text>
      )}
      <text className="piece-firepower" x={3 - HALF} y={12.4 - HALF}>
        {isMan || firepower === 0 ? firepower : signed(firepower)}
      </text>
      <text className="piece-cost" x={HALF - 3} y={11.8 - HALF}>
        {cost}
      </text>
      <rect className="piece-noise-square" x={2 - HALF} y={HALF - 14} width={13} height={12} rx={1.5} />
      <text className="piece-noise" x={8.5 - HALF} y={HALF - 4.2}>
        {plainly(noise)}
      </text>
      <Movement {...figures} />
      {own && own.marker !== '' && (
        <g transform={`translate(0 ${CHIP_AT - HALF})`}>
          <CasualtiesChip marker={own.marker} />
        </g>
      )}
    </Body>
  );
}

/** It lies on the upper edge, above the figures in the corners. */
const CHIP_AT = -4.5;

/** Standard values plain, boats' in a blue hexagon, vehicles' ringed; minus values with their minus even where it is nothing. */
function Movement({ move, moves }: Figures) {
  const isFramed = moves === 'boat' || moves === 'vehicle';
  const text = moves === 'standard' ? String(move) : moves === 'minus' ? `−${-move}` : signed(move);
  return (
    <>
      {moves === 'boat' && <path className="piece-hexagon" d={`M${HALF - 18} ${HALF - 8}l3.6 -6.4h9.6l3.4 6.4l-3.4 6.4h-9.6Z`} />}
      {moves === 'vehicle' && <circle className="piece-ring" cx={HALF - 9.6} cy={HALF - 8} r={7.2} />}
      <text className="piece-move" data-moves={moves} x={HALF - (isFramed ? 9.6 : 3)} y={HALF - 3.8}>
        {text}
      </text>
    </>
  );
}

/** 13.1 A white chip with a red cross and what it takes: firepower, and after an arrow movement. */
function CasualtiesChip({ marker }: { readonly marker: string }) {
  const kind = MARKER_IDS.indexOf(marker);
  if (kind < 0) return null;
  const { firepower, move } = markerOf(kind);
  const text = [...(firepower === 0 ? [] : [plainly(firepower)]), ...(move === 0 ? [] : [`${plainly(move)}›`])].join(' ');
  const width = 18 + text.length * 5.2;
  return (
    <g className="casualties-chip">
      <rect x={-width / 2} y={-7.5} width={width} height={15} rx={3} />
      <path d={`M${3.6 - width / 2} -1.3h2.6v-2.6h2.6v2.6h2.6v2.6h-2.6v2.6h-2.6v-2.6h-2.6Z`} />
      <text x={5.6} y={4.2}>
        {text}
      </text>
    </g>
  );
}

interface EnemyCounterProps {
  readonly map: View['map'];
  /** A raid of somebody's own has its own enemies. */
  readonly own: View['own'];
  readonly enemy: Pick<View['enemies'][number], 'id' | 'acted' | 'suppressed'>;
  readonly size: number;
}

/** Sharp corners and a hatched band in the colour of the map; boats have waves under their movement, vehicles a ring around it. */
export function EnemyCounter({ map, own, enemy: { id, acted, suppressed }, size }: EnemyCounterProps) {
  const unit = unitsOf({ map: MAP_IDS.indexOf(map), own }).find((each) => each.id === id);
  if (!unit) return null;
  const { kind, firepower, move, circled, boat } = unit;
  const sign = ENEMY_SIGNS[kind];
  return (
    <Body className="piece-enemy" size={size} corner={0} dimmed={acted}>
      <g className="piece-band" data-map={map}>
        <rect x={0.7 - HALF} y={0.7 - HALF} width={SIDE - 1.4} height={6.6} />
        <path className="piece-hatching" d={HATCHING} />
      </g>
      {sign && <Sign name={sign} size={23} y={0.5} />}
      <text className="piece-firepower" x={3 - HALF} y={HALF - 4}>
        {firepower}
      </text>
      {circled && <circle className="piece-ring" cx={HALF - 9} cy={HALF - 8.4} r={7} />}
      {boat && <path className="piece-waves" d={`M${HALF - 17.4} ${HALF - 3.2}q2 -2 4 0t4 0t4 0t4 0`} />}
      <text className="piece-move" data-moves={circled ? 'vehicle' : 'standard'} x={HALF - (circled ? 9 : 3)} y={HALF - (boat ? 5.8 : 4)}>
        {move}
      </text>
      {suppressed && (
        <path
          className="piece-suppressed"
          d={`M${4 - HALF} ${HALF - 4}L${HALF - 4} ${4 - HALF}M${4 - HALF} ${4 - HALF}L${HALF - 4} ${HALF - 4}`}
        />
      )}
    </Body>
  );
}

const HATCHING = Array.from({ length: 7 }, (_, i) => `M${i * 6 - 20.4} ${7 - HALF}l5.6 -6`).join('');

interface MissionPieceProps {
  readonly map: View['map'];
  readonly id: string;
  readonly award: number;
  readonly size: number;
}

/** A mission objective in the colour of its map, with what it brings. */
export function MissionPiece({ map, id, award, size }: MissionPieceProps) {
  const sign = MISSION_SIGNS[id];
  return (
    <Body className="piece-mission" size={size}>
      <rect className="piece-field" data-map={map} x={2 - HALF} y={2 - HALF} width={SIDE - 4} height={SIDE - 4} rx={3.4} />
      {sign && <Sign name={sign} size={25} y={3} />}
      <text className="piece-firepower" x={4.6 - HALF} y={13.6 - HALF}>
        {award}
      </text>
    </Body>
  );
}
