/**
 * Pieces as they are printed: firepower upper left, cost upper right, noise lower left on its yellow square, movement lower right, a
 * vehicle's ringed, a boat's on its blue hexagon. All are drawn around the origin.
 */
import { OutlineIcon } from '../../../../board/icon.tsx';
import { MARKER_IDS, markerOf } from '../../content/casualties.ts';
import { MAP_IDS } from '../../content/content-file.ts';
import { type Unit, unitsOf } from '../../content/enemies.ts';
import {
  costOf,
  countersOf,
  isBoat,
  isPlus,
  isSquad,
  isVehicle,
  kindOf,
  pieceAt,
  printedFirepower,
  printedMove,
  printedNoise,
} from '../../content/pieces.ts';
import { generationOn } from '../../rules/pieces-in-play.ts';
import type { View } from '../../view.ts';
import { missionSign, signOf } from './signs.ts';
import './counter.css';

/** Drawn on a square of this side, and scaled from there. */
const SIDE = 44;
const HALF = SIDE / 2;

interface PieceCounterProps {
  readonly view: Pick<View, 'map' | 'pieces'>;
  /** A piece, or a kind of pieces as they are for sale. */
  readonly id: string;
  readonly size: number;
}

interface Figures {
  readonly firepower: number;
  readonly cost: number;
  readonly noise: number;
  readonly move: number;
}

/** What is printed on a piece on this map, reduced by its casualties; undefined for what is none. */
function figuresOf({ map, pieces }: Pick<View, 'map' | 'pieces'>, id: string): (Figures & { readonly piece: number }) | undefined {
  const named = pieceAt(id);
  const piece = named >= 0 ? named : (countersOf(id)[0] ?? -1);
  if (piece < 0) return undefined;
  const generation = generationOn(MAP_IDS.indexOf(map));
  const marker = pieces.find((each) => each.id === id)?.marker ?? '';
  const loss = marker === '' ? undefined : markerCalled(marker);
  return {
    piece,
    firepower: Math.max(0, printedFirepower(piece, generation) + (loss?.firepower ?? 0)),
    cost: costOf(piece),
    noise: printedNoise(piece, generation),
    move: isSquad(piece) ? Math.max(0, printedMove(piece, generation) + (loss?.move ?? 0)) : printedMove(piece, generation),
  };
}

/** With its sign, as it is printed on whatever is not a squad. */
function signed(value: number): string {
  return value > 0 ? `+${value}` : `${value}`.replace('-', '−');
}

export function PieceCounter({ view, id, size }: PieceCounterProps) {
  const figures = figuresOf(view, id);
  if (!figures) return null;
  const { piece, firepower, cost, noise, move } = figures;
  const own = view.pieces.find((each) => each.id === id);
  const letter = isSquad(piece) ? id.slice(0, 1).toUpperCase() : undefined;
  const shown = isSquad(piece) ? `${move}` : isPlus(piece) ? `+${move}` : move === 0 ? '−0' : signed(move);
  return (
    <g className="europe-piece" data-sort={isSquad(piece) ? 'squad' : 'other'} data-moved={own?.moved} transform={`scale(${size / SIDE})`}>
      <rect className="piece-fall" x={1.5 - HALF} y={3 - HALF} width={SIDE} height={SIDE} rx={5} />
      <rect className="piece-body" x={-HALF} y={-HALF} width={SIDE} height={SIDE} rx={5} />
      <g className="piece-sign">
        <OutlineIcon outline={signOf(kindOf(piece))} x={0} y={-1} size={23} />
      </g>
      {letter && (
        <text className="piece-letter" y={HALF - 4.5} textAnchor="middle">
          {letter}
        </text>
      )}
      {(firepower > 0 || isSquad(piece)) && (
        <text className="piece-figure" x={3 - HALF} y={12 - HALF}>
          {isSquad(piece) ? firepower : signed(firepower)}
        </text>
      )}
      {cost > 0 && (
        <text className="piece-figure piece-cost" x={HALF - 3} y={12 - HALF} textAnchor="end">
          {cost}
        </text>
      )}
      <rect className="piece-noise" x={2 - HALF} y={HALF - 14} width={13} height={12} rx={1.5} />
      <text className="piece-noise-figure" x={8.5 - HALF} y={HALF - 4} textAnchor="middle">
        {signed(noise).replace('+', '')}
      </text>
      <Movement text={shown} isRinged={isVehicle(piece)} isBlue={isBoat(piece)} />
      {own && own.marker !== '' && <Casualties marker={own.marker} />}
    </g>
  );
}

function Movement({ text, isRinged, isBlue }: { readonly text: string; readonly isRinged: boolean; readonly isBlue: boolean }) {
  const x = HALF - 8.5;
  const y = HALF - 8;
  return (
    <>
      {isBlue && <path className="piece-boat" d={`M${x - 8} ${y}l4 -6.6h8l4 6.6l-4 6.6h-8Z`} />}
      {isRinged && <circle className="piece-ring" cx={x} cy={y} r={7.2} />}
      <text className="piece-figure" data-blue={isBlue} x={x} y={y + 4} textAnchor="middle">
        {text}
      </text>
    </>
  );
}

function markerCalled(id: string): ReturnType<typeof markerOf> | undefined {
  const kind = MARKER_IDS.indexOf(id);
  return kind < 0 ? undefined : markerOf(kind);
}

/** A white chip with a red cross, and what is lost. */
function Casualties({ marker }: { readonly marker: string }) {
  const loss = markerCalled(marker);
  const text = loss
    ? [loss.firepower, loss.move]
        .filter((value) => value !== 0)
        .map(signed)
        .join(' ')
    : '';
  const width = 13 + text.length * 5.4;
  return (
    <g className="piece-casualties" transform={`translate(0 ${-HALF})`}>
      <rect x={-width / 2} y={-7} width={width} height={14} rx={3} />
      <path d={`M${5 - width / 2} -3.4v6.8m-3.4 -3.4h6.8`} />
      <text x={10 - width / 2} y={4}>
        {text}
      </text>
    </g>
  );
}

interface EnemyCounterProps {
  readonly map: View['map'];
  readonly enemy: View['enemies'][number];
  readonly size: number;
}

function unitCalled(map: View['map'], id: string): Unit | undefined {
  return unitsOf(MAP_IDS.indexOf(map)).find((unit) => unit.id === id);
}

/** Sharp corners and a hatched band in the colour of the map. */
export function EnemyCounter({ map, enemy, size }: EnemyCounterProps) {
  const unit = unitCalled(map, enemy.id);
  if (!unit) return null;
  const x = HALF - 8.5;
  const y = HALF - 8;
  return (
    <g className="europe-enemy" data-map={map} data-acted={enemy.acted} transform={`scale(${size / SIDE})`}>
      <rect className="piece-fall" x={1.5 - HALF} y={3 - HALF} width={SIDE} height={SIDE} />
      <rect className="enemy-body" x={-HALF} y={-HALF} width={SIDE} height={SIDE} />
      <rect className="enemy-band" x={-HALF} y={-HALF} width={SIDE} height={7} />
      <path className="enemy-hatch" d={Array.from({ length: 8 }, (_, i) => `M${i * 6 - HALF} ${-HALF + 7}l5 -7`).join('')} />
      <rect className="enemy-rim" x={-HALF} y={-HALF} width={SIDE} height={SIDE} />
      <g className="piece-sign">
        <OutlineIcon outline={signOf(unit.kind)} x={0} y={1} size={23} />
      </g>
      <text className="enemy-figure" x={3 - HALF} y={HALF - 4}>
        {unit.firepower}
      </text>
      {unit.circled && <circle className="enemy-ring" cx={x} cy={y} r={7.2} />}
      {unit.boat && <path className="enemy-waves" d={`M${x - 9} ${y + 7}q2.2 -2.6 4.4 0t4.4 0t4.4 0`} />}
      <text className="enemy-figure" x={x} y={y + 4} textAnchor="middle">
        {unit.move}
      </text>
      {enemy.suppressed && <path className="enemy-suppressed" d={`M${-HALF} ${HALF}L${HALF} ${-HALF}`} />}
    </g>
  );
}

/** The mission in the colour of its map, with what it is about. */
export function MissionPiece({
  map,
  id,
  award,
  size,
}: {
  readonly map: View['map'];
  readonly id: string;
  readonly award: number;
  readonly size: number;
}) {
  return (
    <g className="europe-mission" data-map={map} transform={`scale(${size / SIDE})`}>
      <rect className="piece-fall" x={1.5 - HALF} y={3 - HALF} width={SIDE} height={SIDE} rx={8} />
      <rect className="mission-body" x={-HALF} y={-HALF} width={SIDE} height={SIDE} rx={8} />
      <g className="mission-sign">
        <OutlineIcon outline={missionSign(id)} x={0} y={3} size={28} />
      </g>
      <text className="mission-award" x={4 - HALF} y={13 - HALF}>
        {award}
      </text>
    </g>
  );
}
