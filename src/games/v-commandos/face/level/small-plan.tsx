/** A level with a few strokes, in the units of its plan: how light each tile is, walls, doors, what it is about, and who stands there. */
import { useId } from 'react';
import type { Point } from '../../../../board/geometry.ts';
import { entryOf } from '../../../../board/present.ts';
import type { Level } from '../../content/level.ts';
import type { CommandoView, LevelView } from '../../view.ts';
import { lampsOf } from './light.ts';
import { disc, rectangle } from './pen.ts';
import { boxOf, OUTWARDS, planOf } from './plan.ts';
import './small-plan.css';

interface SmallPlanProps {
  readonly level: Level;
  readonly view?: LevelView | undefined;
  readonly commandos?: readonly CommandoView[] | undefined;
}

export function SmallPlan({ level, view, commandos = [] }: SmallPlanProps) {
  const id = useId();
  const plan = planOf(level);
  const boxes = level.tiles.map(boxOf);
  const gone = view?.tiles.map((tile) => tile.gone) ?? [];
  const pathOf = (wanted: (tile: Level['tiles'][number], i: number) => boolean) =>
    level.tiles.flatMap((tile, i) => (wanted(tile, i) ? rectangle(boxOf(tile)) : [])).join('');
  return (
    <g className="small-plan">
      <defs>
        <Glow id={`${id}wide`} cx={0.5} cy={0.04} />
        <Glow id={`${id}tall`} cx={0.96} cy={0.5} />
      </defs>
      <path className="small-tile" data-size="small" d={pathOf((tile, i) => tile.size === 'small' && !gone[i])} />
      <path className="small-tile" data-size="large" d={pathOf((tile, i) => tile.size === 'large' && !gone[i])} />
      {level.tiles.map(
        (tile, i) =>
          tile.size === 'medium' &&
          !gone[i] && (
            <path key={tile.id} className="small-tile" fill={`url(#${id}${tile.width > 1 ? 'wide' : 'tall'})`} d={rectangle(boxOf(tile))} />
          ),
      )}
      <path className="small-gone" d={pathOf((_, i) => gone[i] === true)} />
      {lampsOf(level, gone).map(({ at: [x, y], kind }) => (
        <circle key={`${x},${y}`} className="small-lamp" data-kind={kind} cx={x} cy={y} r={kind === 'flood' ? 26 : 20} />
      ))}
      <path className="small-edge" d={boxes.map(rectangle).join('')} />
      <path className="small-wall" d={pathOf(({ indoor }) => indoor)} />
      {plan.doors.map((door, i) => {
        const isLocked = view?.doors[i]?.locked ?? level.doors[i]?.locked ?? false;
        return <path key={door.at.join()} className="small-door" data-locked={isLocked} d={across(door.at, door.upright)} />;
      })}
      {plan.trapDoors.map((at, i) => (
        <path key={at.join()} className="small-trap" data-open={view?.trapDoors[i]?.open ?? level.trapDoors[i]?.open} d={disc(at, 22)} />
      ))}
      {plan.triangles.map(({ at: [x, y] }, i) => (
        <path
          key={`${x},${y}`}
          className="small-triangle"
          data-kind={entryOf(level.triangles, i, 'triangle').kind}
          data-ringing={view?.alarm === 'triggered'}
          d={`M${x},${y - 32}l32,54h-64Z`}
        />
      ))}
      {plan.entrances.map(({ at: [x, y], side }) => {
        const [dx, dy] = OUTWARDS[side];
        const [bx, by] = [x + dx * 46, y + dy * 46];
        return (
          <path
            key={`${x},${y}`}
            className="small-entrance"
            d={`M${x},${y}L${bx + dy * 30},${by + dx * 30}L${bx - dy * 30},${by - dx * 30}Z`}
          />
        );
      })}
      {view && <Standing level={level} view={view} commandos={commandos} />}
    </g>
  );
}

/** One lamp at the edge, and less light the further one is from it. */
function Glow({ id, cx, cy }: { readonly id: string; readonly cx: number; readonly cy: number }) {
  return (
    <radialGradient id={id} cx={cx} cy={cy} r={0.72}>
      <stop className="small-glow-near" offset={0} />
      <stop className="small-glow" offset={0.45} />
      <stop className="small-glow-far" offset={1} />
    </radialGradient>
  );
}

function across([x, y]: Point, upright: boolean): string {
  return upright ? `M${x},${y - 20}v40` : `M${x - 20},${y}h40`;
}

/** So far from the corner of its tile is the middle of a count: it covers neither a trap door nor a triangle. */
const COUNT = 29;

/** How many enemies are on a tile, and each commando. */
function Standing({
  level,
  view,
  commandos,
}: {
  readonly level: Level;
  readonly view: LevelView;
  readonly commandos: readonly CommandoView[];
}) {
  return view.tiles.map(({ id, enemies }, i) => {
    const { x, y, width, height } = boxOf(entryOf(level.tiles, i, 'tile'));
    const guards = view.triangles.filter(({ guard }, at) => guard !== '' && level.triangles[at]?.tile === i).length;
    const count = Object.values(enemies).reduce((sum, each) => sum + each, guards);
    const here = commandos.filter((commando) => commando.at === id);
    return (
      <g key={id}>
        {count > 0 && (
          <g className="small-enemies" transform={`translate(${x + COUNT} ${y + height - COUNT})`}>
            <rect x={4 - COUNT} y={4 - COUNT} width={2 * COUNT - 8} height={2 * COUNT - 8} />
            <text y={15} textAnchor="middle">
              {count}
            </text>
          </g>
        )}
        {here.map((commando, at) => (
          <circle
            key={commando.id}
            className="small-commando"
            data-visible={commando.visible}
            cx={x + width - 40 - at * 34}
            cy={y + 40}
            r={30}
          />
        ))}
      </g>
    );
  });
}
