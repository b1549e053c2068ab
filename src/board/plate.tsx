/** What a place that can be chosen says: its key, its name, and what it risks. */
import { type ReactNode, useId } from 'react';
import { beakTo, isBeakless, type StandingPlate } from './plates.ts';
import './plate.css';

/** The sides of a plate in pixels; one is drawn larger or smaller as a whole. */
export const PLATE = { height: 45, bare: 23, small: 24 } as const;
const HEAD = 22;
const LETTER = 7.5;

/** How wide a plate is for its name, in pixels. */
export function plateWidth(name: string, hasKey: boolean): number {
  return Math.max(102, Math.ceil(name.length * LETTER) + (hasKey ? 38 : 20));
}

/** A small plate shows the risk alone, and a tag only how large it is. */
export const SMALL_PLATE = 58;
export const TAG = { width: 36, height: 19 } as const;

interface PlateProps {
  readonly plate: StandingPlate;
  readonly name: string;
  readonly shortcut?: string | undefined;
  /** The share of bad outcomes, in words and as a number; its icon is drawn around the origin, 16 wide. */
  readonly risk?: { readonly words: string; readonly share: number; readonly icon: ReactNode } | undefined;
  readonly considered: boolean;
  readonly isSmall: boolean;
  /** Units of the board for one pixel of the plate. */
  readonly pixel: number;
}

export function Plate({ plate, name, shortcut, risk, considered, isSmall, pixel }: PlateProps) {
  const { at, reach, box } = plate;
  const [width, height] = [box.width / pixel, box.height / pixel];
  const grows = considered ? 1.15 : 1;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return (
    <g className={considered ? 'plate plate-considered' : 'plate'} data-plate={plate.id}>
      {!plate.isTag && !isBeakless(plate) && <path className="plate-beak" d={beakTo(at, reach, box, 7 * pixel)} />}
      <g transform={`translate(${x} ${y}) scale(${pixel * grows}) translate(${-width / 2} ${-height / 2})`}>
        <rect className="plate-shadow" x={1.5} y={3} width={width} height={height} rx={6} />
        <rect className="plate-body" width={width} height={height} rx={6} data-keep-clear data-put-upon={plate.id} data-tells={plate.id} />
        {plate.isTag ? (
          <text className="plate-tag" x={width / 2} y={height - 4.5} textAnchor="middle">
            {risk?.words}
          </text>
        ) : isSmall ? (
          risk && <Risk {...risk} y={1} width={width} />
        ) : (
          <>
            <path className="plate-head" d={`M1 ${HEAD}V6a5 5 0 0 1 5 -5H${width - 6}a5 5 0 0 1 5 5V${HEAD}Z`} />
            {shortcut !== undefined && <Key words={shortcut} />}
            <text className="plate-name" x={shortcut === undefined ? 9 : 28} y={16.5}>
              {name}
            </text>
            {risk && <Risk {...risk} y={HEAD} width={width} />}
          </>
        )}
      </g>
    </g>
  );
}

function Key({ words }: { readonly words: string }) {
  return (
    <g className="plate-key">
      <rect x={5} y={3} width={17} height={17} rx={3.5} />
      <text x={13.5} y={16} textAnchor="middle">
        {words}
      </text>
    </g>
  );
}

interface RiskProps {
  readonly words: string;
  readonly share: number;
  readonly icon: ReactNode;
  readonly y: number;
  readonly width: number;
}

/** The hatched part of the bar is always the bad one. */
function Risk({ words, share, icon, y, width }: RiskProps) {
  const id = useId();
  const room = width - 10;
  return (
    <g className="plate-risk" transform={`translate(0 ${y})`}>
      <g className="plate-risk-icon" transform="translate(14 9.5)">
        {icon}
      </g>
      <text x={26} y={14.5}>
        {words}
      </text>
      <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="plate-bar-bad" width={5} height={5} />
        <rect className="plate-bar-hatch" width={2.1} height={5} />
      </pattern>
      <rect className="plate-bar" x={5} y={18} width={room} height={3.4} />
      <rect x={5} y={18} width={room * share} height={3.4} fill={`url(#${id})`} />
    </g>
  );
}
