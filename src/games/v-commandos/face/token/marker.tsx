/** What lies on a level besides characters and equipment: triangles, entrances, barricades. */
import type { ReactNode } from 'react';
import type { Point } from '../../../../board/geometry.ts';
import type { Direction } from '../../content/terms.ts';
import { DieFigure } from './signs.tsx';
import { GEAR, GUNS } from './weapons.ts';

const SIDE = 100;
const TRIANGLE = 'M0,-52L50,38H-50Z';

type Task = 'destroy' | 'interact' | 'hold' | 'escort' | 'eliminate';

type TriangleProps = { readonly size?: number } & (
  | { readonly kind: 'alarm'; readonly ringing: boolean; readonly spent?: boolean }
  | { readonly kind: 'objective'; readonly task: Task; readonly done?: boolean }
  | { readonly kind: 'nest' }
  | { readonly kind: 'equipment' }
);

/** A triangle around its middle. An alarm rings in orange with strokes around its bell; silent, the bell is struck out. */
export function Triangle(props: TriangleProps) {
  const { size = props.kind === 'nest' ? 92 : 41 } = props;
  return (
    <g
      className="triangle"
      data-kind={props.kind}
      data-ringing={props.kind === 'alarm' && props.ringing}
      data-done={props.kind === 'objective' && props.done === true}
      transform={`scale(${size / SIDE})`}
    >
      <path className="triangle-fall" d={TRIANGLE} transform="translate(5 8)" />
      <path className="triangle-casing" d={TRIANGLE} />
      <path className="triangle-body" d={TRIANGLE} />
      {props.kind === 'alarm' && <Bell ringing={props.ringing} spent={props.spent ?? false} />}
      {props.kind === 'objective' && <TaskSign task={props.task} done={props.done ?? false} />}
      {props.kind === 'nest' && <Nest />}
      {props.kind === 'equipment' && <path className="triangle-line" d="M-20,-2H20V30H-20ZM-20,-2L20,30M20,-2L-20,30" />}
    </g>
  );
}

const BELL =
  'M0,-22C4,-22 6,-19 6,-16C16,-12 17,0 18,11L24,19H-24L-18,11C-17,0 -16,-12 -6,-16C-6,-19 -4,-22 0,-22ZM-8,22H8C6,30 -6,30 -8,22Z';

function Bell({ ringing, spent }: { readonly ringing: boolean; readonly spent: boolean }) {
  return (
    <g>
      <path className="triangle-fill" d={BELL} transform={ringing ? 'rotate(12 0 4)' : ''} />
      {ringing ? (
        <path className="triangle-line" d="M-24,-6C-28,2 -30,10 -30,18M24,-6C28,2 30,10 30,18" />
      ) : (
        <>
          <path className="triangle-strike-casing" d="M-22,-14L22,28" />
          <path className="triangle-strike" d="M-22,-14L22,28" />
        </>
      )}
      {spent && <path className="triangle-line" d="M-34,31H34" strokeDasharray="5 5" />}
    </g>
  );
}

const TASKS: Readonly<Record<Task, ReactNode>> = {
  destroy: (
    <>
      <circle className="triangle-fill" cx={-3} cy={14} r={17} />
      <path className="triangle-line" d="M8,2L14,-6C18,-12 10,-14 14,-20" />
      <path className="triangle-fill" d="M14,-32L17,-25L24,-26L19,-20L23,-14L16,-16L12,-10L11,-18L4,-20L11,-24Z" />
    </>
  ),
  interact: (
    <path
      className="triangle-fill"
      d="M-4,-16C-4,-22 5,-22 5,-16V2H8V-4C8,-8 14,-8 14,-4V3C16,1 21,2 21,6V16C21,27 13,32 4,32C-8,32 -12,24 -20,12C-23,7 -17,3 -13,7L-4,16Z"
    />
  ),
  hold: <path className="triangle-fill" d="M-14,-22H-9V-20C0,-26 6,-16 20,-20V6C6,10 0,0 -9,6V32H-14Z" />,
  escort: (
    <>
      <circle className="triangle-fill" cx={-8} cy={-8} r={9} />
      <path className="triangle-fill" d="M-24,32C-24,10 -18,4 -8,4C2,4 8,10 8,32Z" />
      <path className="triangle-line" d="M10,-4H28M20,-12L28,-4L20,4" />
    </>
  ),
  eliminate: (
    <>
      <circle className="triangle-line" cy={8} r={17} />
      <path className="triangle-line" d="M0,-18V0M0,16V33M-26,8H-8M8,8H26" />
    </>
  ),
};

function TaskSign({ task, done }: { readonly task: Task; readonly done: boolean }) {
  return (
    <g>
      {TASKS[task]}
      {done && <path className="triangle-tick-casing" d="M-22,8L-4,26L26,-14" />}
      {done && <path className="triangle-tick" d="M-22,8L-4,26L26,-14" />}
    </g>
  );
}

/** Sandbags in a bow, the gun over them, what hits here; somebody stands in the middle. */
const BAGS = Array.from({ length: 9 }, (_, i) => {
  const angle = ((198 + i * 18) * Math.PI) / 180;
  return { x: 38 * Math.cos(angle), y: 14 + 36 * Math.sin(angle), turn: 198 + i * 18 + 90 };
});

function Nest() {
  return (
    <g>
      {BAGS.map(({ x, y, turn }) => (
        <path
          key={turn}
          className="triangle-bag"
          d="M-8,-2Q-8,-5 -5,-5H5Q8,-5 8,-2V2Q8,5 5,5H-5Q-8,5 -8,2Z"
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})`}
        />
      ))}
      <path className="triangle-gun" d={GUNS.mg42} transform="translate(0 -34) rotate(-90) scale(0.5)" />
      <DieFigure x={40} y={30} side={17} figure="5+" />
    </g>
  );
}

const PENTAGON = 'M-22,-20H22V4L0,20L-22,4Z';
/** Which way it must be turned so that its point looks in. */
const TURN: Readonly<Record<Direction, number>> = { north: 0, east: 90, south: 180, west: 270 };
const HELMET = 'M-9,3C-10,-9 -4,-11 0,-11C4,-11 10,-9 9,3L12,7C6,4 -6,4 -12,7Z';

/** Helmet and figure stand upright in it, beside each other or one above the other. */
const WRITTEN: Readonly<Record<Direction, Readonly<Record<'sign' | 'figure', Point>>>> = {
  north: { sign: [-9, -3], figure: [9, 2] },
  east: { sign: [4, -7], figure: [4, 15] },
  south: { sign: [-9, 7], figure: [9, 12] },
  west: { sign: [-4, -7], figure: [-4, 15] },
};

interface GateProps {
  readonly side: Direction;
  /** How many come in here now. */
  readonly coming: number;
  /** Two come while the alarm rings: then it is orange and hatched. */
  readonly ringing: boolean;
}

/** An entrance of the enemy, in units of the board: its point touches the tile. */
export function Gate({ side, coming, ringing }: GateProps) {
  return (
    <g className="gate" data-ringing={ringing}>
      <g transform={`rotate(${TURN[side]})`}>
        <path className="gate-fall" d={PENTAGON} transform="translate(3 4)" />
        <path className="gate-casing" d={PENTAGON} />
        <path className="gate-body" d={PENTAGON} />
        {ringing && <path className="gate-hatching" d="M-21,-8L-9,-19M-21,2L1,-19M-15,8L11,-19M-7,13L21,-12M1,17L21,-2" />}
      </g>
      <path className="gate-sign" d={HELMET} transform={`translate(${WRITTEN[side].sign.join(' ')}) scale(0.8)`} />
      <text className="gate-figure" x={WRITTEN[side].figure[0]} y={WRITTEN[side].figure[1]} textAnchor="middle">
        +{coming}
      </text>
    </g>
  );
}

/** A crowbar across an entrance, with how many push against it: four break it. */
export function Barricade({ pushing, most = 4 }: { readonly pushing: number; readonly most?: number }) {
  return (
    <g className="barricade">
      <path className="barricade-plank" d="M-24,-9L24,-3V3L-24,-3ZM-24,9L24,3V-3L-24,3Z" />
      <circle className="barricade-disc" r={13.5} />
      <circle className="barricade-rim" r={12.4} />
      <path className="barricade-bar" d={GEAR.crowbar} transform="scale(0.34)" />
      <g transform="translate(0 21)">
        <rect className="barricade-label" x={-13} y={-8} width={26} height={15} rx={3} />
        <text className="barricade-word" y={4} textAnchor="middle">
          {pushing}/{most}
        </text>
      </g>
    </g>
  );
}
