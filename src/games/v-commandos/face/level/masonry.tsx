/** Walls, windows and doors, as they are seen in any light. */
import type { Point } from '../../../../board/geometry.ts';
import type { Level } from '../../content/level.ts';
import { rectangle } from './pen.ts';
import { boxOf, DOOR, LOCK_ABOVE, type OnEdge, planOf, WALL } from './plan.ts';
import type { Walls } from './walls.ts';

interface MasonryProps {
  readonly level: Level;
  readonly walls: Walls;
  readonly locked: readonly boolean[];
}

export function Masonry({ level, walls: { runs, windows }, locked }: MasonryProps) {
  const { doors } = planOf(level);
  const masonry = runs.map(rectangle).join('');
  return (
    <g className="walls">
      <path className="wall-fall" d={masonry} transform="translate(3 4)" />
      <path className="wall" d={masonry} />
      <path className="wall-course" d={runs.map(courses).join('')} />
      <path
        className="wall-rim"
        d={runs.map(({ x, y, width, height }) => `M${x + 1.2},${y + height - 1}V${y + 1.2}H${x + width - 1}`).join('')}
      />
      {windows.map((pane) => (
        <g key={pane.at.join()} className="pane" transform={lying(pane, insideOf(level, pane))}>
          <path className="pane-glass" d="M-16,-4h32v8h-32Z" />
          <path className="pane-bar" d="M0,-4v8M-16,0h32" />
        </g>
      ))}
      {doors.map((door, i) => (
        <g key={door.at.join()} className="door" data-locked={locked[i] ?? false} transform={lying(door, 0)}>
          {locked[i] ? <LockedDoor upright={door.upright} /> : <OpenDoor />}
        </g>
      ))}
    </g>
  );
}

/** Joints across the wall. */
function courses({ x, y, width, height }: ReturnType<typeof boxOf>): string {
  const upright = height > width;
  let d = '';
  for (let along = 11; along < (upright ? height : width) - 4; along += 12) {
    d += upright ? `M${x},${y + along}h${width}` : `M${x + along},${y}v${height}`;
  }
  return d;
}

/** Drawn lying from west to east, then turned onto its edge; a window stands in the wall, which is on one side of it. */
function lying({ at: [x, y], upright }: OnEdge, inwards: number): string {
  const off = (inwards * WALL) / 2;
  return upright ? `translate(${x + off} ${y}) rotate(90)` : `translate(${x} ${y + off})`;
}

function insideOf({ tiles }: Level, { at: [x, y], upright }: OnEdge): number {
  const beyond: Point = upright ? [x + 2, y] : [x, y + 2];
  const isInside = tiles.some((tile) => {
    const box = boxOf(tile);
    return tile.indoor && beyond[0] > box.x && beyond[0] < box.x + box.width && beyond[1] > box.y && beyond[1] < box.y + box.height;
  });
  return isInside ? 1 : -1;
}

const HALF = DOOR / 2;

function OpenDoor() {
  return (
    <>
      <path className="door-sill" d={`M${-HALF},-7.5h${DOOR}v15h${-DOOR}Z`} />
      <path className="door-jamb" d={`M${-HALF - 2},-8.5h5v17h-5ZM${HALF - 3},-8.5h5v17h-5Z`} />
      <g transform={`translate(${HALF - 1} -3) rotate(66)`}>
        <path className="door-leaf" d="M0,-3h-33v6h33Z" />
        <path className="door-leaf-light" d="M-31,-1.2h29" />
        <circle className="door-jamb" cx={-28} r={1.6} />
      </g>
    </>
  );
}

/** The padlock stands upright whichever way the door does, and leaves the name of the tile below it free. */
function LockedDoor({ upright }: { readonly upright: boolean }) {
  return (
    <>
      <path className="door-shut" d={`M${-HALF},-7h${DOOR}v14h${-DOOR}Z`} />
      <path className="door-plank" d={`M${-HALF},0h${DOOR}`} />
      <path className="door-hinge" d={`M${-HALF + 4},-6v12M${HALF - 4},-6v12`} />
      <g transform={upright ? 'rotate(-90)' : `translate(0 ${-LOCK_ABOVE})`}>
        <Padlock />
      </g>
    </>
  );
}

export function Padlock() {
  return (
    <>
      <circle className="door-lock" r={10.5} />
      <path className="door-padlock" d="M-5,-1.4h10v7h-10Z" />
      <path className="door-shackle" d="M-3,-1.4v-2a3,3 0 0 1 6,0v2" />
    </>
  );
}
