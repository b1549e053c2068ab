/** Bases, the mission and counters on the map. The board's surface finds out which of them is meant. */
import { memo, useLayoutEffect, useRef } from 'react';
import { boxOutline, Edge, edgeKind } from '../../../board/edge.tsx';
import { type Box, between } from '../../../board/geometry.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { mapPlayed, playedIn } from '../content/map-played.ts';
import { isSquad, kindOf, PIECE_COUNT, pieceAt } from '../content/pieces.ts';
import type { View } from '../view.ts';
import { groundOf, middleOf } from './ground.ts';
import { type Placed, SIGN, type Stack, stripOf } from './layout.ts';
import { EnemyCounter, MissionPiece, PieceCounter } from './piece/counter.tsx';
import { Sign } from './piece/sign.tsx';
import { PIECE_SIGNS } from './piece/signs.ts';
import type { Walk } from './playing/walking.ts';
import './pieces.css';

export interface ShownProps {
  readonly view: View;
  readonly speaker: Speaker;
  readonly legal: ReadonlySet<string>;
  readonly considered: ReadonlySet<string>;
  readonly pointed: string | undefined;
  /** Those who are on their way now. */
  readonly walk?: Walk | undefined;
  /** Where no die has said yet whether somebody is heard. */
  readonly unrolled?: string | undefined;
}

/** A ring of rope around the hex, and a tab that says what it is. */
export const Bases = memo(function Bases({ view, speaker }: Pick<ShownProps, 'view' | 'speaker'>) {
  return view.bases
    .filter((hex) => hex !== '')
    .map((hex) => {
      const [x, y] = middleOf(hex);
      const words = speaker.say('look base');
      const width = 14 + words.length * 6.6;
      return (
        <g key={hex} className="base" transform={`translate(${x} ${y})`}>
          <circle className="base-casing" r={37} />
          <circle className="base-ring" r={37} />
          <g transform="translate(0 42)">
            <rect className="base-tab" x={-width / 2} y={-7.5} width={width} height={15} rx={3} />
            <text className="base-word" y={4} textAnchor="middle">
              {words}
            </text>
          </g>
        </g>
      );
    });
});

/** How large it is beside somebody. */
const SHARED = 30;

/** In the middle of its hex, or at its upper left where somebody stands. */
export function missionPlace(view: View): Placed | undefined {
  const { mission } = view;
  if (!mission) return undefined;
  const [x, y] = middleOf(mission.at);
  const isShared = [...view.pieces, ...view.enemies].some(({ at }) => at === mission.at);
  return isShared ? { id: mission.id, at: [x - 34, y - 26], size: SHARED } : { id: mission.id, at: [x, y], size: 42 };
}

/** Beside the edge of the map the name of a mission stands as far within as it must. */
export function tabWithin({ x, width }: Pick<Box, 'x' | 'width'>, middle: number, half: number): number {
  return between(x + half, middle, x + width - half);
}

/** Where its name stands. */
export function missionTab(view: View, speaker: Speaker): Box | undefined {
  const place = missionPlace(view);
  if (!place || !view.mission) return undefined;
  const { id, at } = view.mission;
  const width = 14 + speaker.name(id).length * 6.2;
  const [cx, cy] = middleOf(at);
  // the name of a place stands below its middle
  const isNamed = mapPlayed(playedIn(view)).sheet.names.some((name) => name.at === at && name.to === undefined);
  const middle = cy + (isNamed && place.size > SHARED ? -43 : 42);
  return { x: tabWithin(groundOf(view).extent, cx, width / 2) - width / 2, y: middle - 8, width, height: 16 };
}

export const Mission = memo(function Mission({ view, speaker }: Pick<ShownProps, 'view' | 'speaker'>) {
  const place = missionPlace(view);
  if (!place || !view.mission) return null;
  const [x, y] = place.at;
  const [cx, cy] = middleOf(view.mission.at);
  const tab = missionTab(view, speaker);
  return (
    <g className="mission">
      <circle className="mission-casing" cx={cx} cy={cy} r={36} />
      <circle className="mission-ring" cx={cx} cy={cy} r={36} data-keep-clear />
      <g transform={`translate(${x} ${y})`}>
        <MissionPiece map={view.map} id={view.mission.id} award={view.mission.award} size={place.size} />
      </g>
      {tab && (
        <>
          <rect className="mission-tab" {...tab} rx={3} data-keep-clear data-clear-most />
          <text className="mission-word" x={tab.x + tab.width / 2} y={tab.y + 12.5} textAnchor="middle">
            {speaker.name(view.mission.id)}
          </text>
        </>
      )}
    </g>
  );
});

/** Counters lie above all that belongs to stacks, each always the same one: so it glides from hex to hex. */
export const Stacks = memo(function Stacks({ stacks, ...shown }: ShownProps & { readonly stacks: readonly Stack[] }) {
  const all = stacks.flatMap(({ pieces }) => pieces);
  const ordered = all.toSorted((a, b) => rankOf(a.id) - rankOf(b.id) || (a.id < b.id ? -1 : 1));
  // what belongs to a stack is there when its men are
  const standing = stacks.filter(({ id }) => id !== shown.walk?.hex);
  return (
    <>
      {standing.map((stack) => (
        <Below key={stack.id} {...shown} stack={stack} />
      ))}
      {ordered.map((placed) => (
        <PieceThing key={placed.id} {...shown} placed={placed} />
      ))}
      {standing.map((stack) => (
        <Above key={stack.id} {...shown} stack={stack} />
      ))}
    </>
  );
});

/** Our own from squads to gear, then enemies. */
function rankOf(id: string): number {
  const piece = pieceAt(id);
  return piece < 0 ? PIECE_COUNT : piece;
}

type StackProps = ShownProps & { readonly stack: Stack };

const squadsIn = ({ view, stack }: StackProps) => view.pieces.filter(({ id, at }) => at === stack.id && isSquad(pieceAt(id)));

function Below(props: StackProps) {
  const { stack } = props;
  const [x, y] = stack.centre;
  return (
    <g className="stack">
      {squadsIn(props).some(({ detected }) => detected) && <path className="stack-burst" d={BURST} transform={`translate(${x} ${y})`} />}
      {stack.gear.length > 0 && <Strip stack={stack} />}
    </g>
  );
}

/** Outside a base: whether they are hunted. */
function Above(props: StackProps) {
  const { view, stack, speaker, unrolled } = props;
  const squads = squadsIn(props);
  if (squads.length === 0 || view.bases.includes(stack.id)) return null;
  const isDetected = squads.some(({ detected }) => detected);
  if (!isDetected && stack.id === unrolled) return null;
  const isWounded = squads.some(({ marker }) => marker !== '');
  return (
    <Tab
      stack={stack}
      isDetected={isDetected}
      isWounded={isWounded}
      words={speaker.say(`look ${isDetected ? 'detected' : 'undetected'}`)}
    />
  );
}

/** A star with a stitched rim. */
const BURST = `M${Array.from({ length: 32 }, (_, i) => {
  const [turn, r] = [(i * Math.PI) / 16, i % 2 === 0 ? 46 : 39];
  return `${(r * Math.sin(turn)).toFixed(1)} ${(-r * Math.cos(turn)).toFixed(1)}`;
}).join('L')}Z`;

interface TabProps {
  readonly stack: Stack;
  readonly isDetected: boolean;
  /** A casualties marker lies on the upper edge of the counter, and is not to be covered. */
  readonly isWounded: boolean;
  readonly words: string;
}

/** Rounded with a closed eye for those nobody has heard, square with an open eye for those who are hunted. */
function Tab({ stack, isDetected, isWounded, words }: TabProps) {
  const width = 26 + words.length * 5.6;
  const [x, y] = stack.centre;
  return (
    <g className="stack-tab" data-detected={isDetected} transform={`translate(${x} ${y - (isWounded ? 46 : 35)})`}>
      <rect x={-width / 2} y={-7.5} width={width} height={15} rx={isDetected ? 1 : 7.5} />
      <g transform={`translate(${11 - width / 2} 0)`}>
        {isDetected ? (
          <>
            <path className="eye" d="M-6 0C-3 -4.6 3 -4.6 6 0C3 4.6 -3 4.6 -6 0Z" />
            <circle className="eye-ball" r={2.2} />
          </>
        ) : (
          <path className="eye" d="M-6 -1.4C-3 3 3 3 6 -1.4M-4.4 1.4L-6 3.6M0 2.4V5M4.4 1.4L6 3.6" />
        )}
      </g>
      <text x={20 - width / 2} y={4}>
        {words}
      </text>
    </g>
  );
}

function Strip({ stack: { gear, strip } }: { readonly stack: Stack }) {
  const [x, y] = strip;
  const { shown, more, width } = stripOf(gear);
  return (
    <g className="stack-strip" transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y={-8} width={width} height={15} rx={3} />
      {shown.map(({ id }, i) => {
        const sign = PIECE_SIGNS[kindOf(pieceAt(id))];
        return (
          sign && (
            <g key={id} data-shows={id}>
              <Sign name={sign} x={9 + i * SIGN - width / 2} y={-0.5} size={11.5} />
            </g>
          )
        );
      })}
      {more > 0 && (
        <text x={width / 2 - 4} y={4} textAnchor="end">
          +{more}
        </text>
      )}
    </g>
  );
}

function PieceThing({ placed, legal, considered, pointed, view, walk }: ShownProps & { readonly placed: Placed }) {
  const { id, at, size } = placed;
  const own = walk?.pieces.has(id) ? walk : undefined;
  const lying = useRef<SVGGElement>(null);
  const [x, y] = at;
  useLayoutEffect(() => {
    const last = own?.over.at(-1);
    if (!own || !last) return;
    const [dx, dy] = [x - last[0], y - last[1]];
    const steps = own.over.map(([u, v]) => ({ transform: `translate(${u + dx}px, ${v + dy}px)` }));
    const walking = lying.current?.animate(steps, { duration: own.ms, easing: 'ease-in-out' });
    return () => walking?.cancel();
  }, [own, x, y]);
  const isEnemy = pieceAt(id) < 0;
  return (
    <g
      ref={lying}
      className="lying"
      data-piece={id}
      data-legal={legal.has(id)}
      data-walking={own !== undefined}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      {/* below the counter: no line goes through its figures, nor through a casualties marker */}
      <Edge kind={edgeKind(considered.has(id), pointed === id, legal.has(id))} d={boxOutline(size + 5, size + 5, isEnemy ? 1 : 5)} />
      <PieceOnMap view={view} id={id} size={size} />
    </g>
  );
}

/** One of ours or one of theirs; whoever takes it has this in hand. */
export function PieceOnMap({ view, id, size }: { readonly view: View; readonly id: string; readonly size: number }) {
  const enemy = view.enemies.find((each) => each.id === id);
  return (
    <g data-shows={id}>
      {enemy ? <DrawnEnemy map={view.map} own={view.own} enemy={enemy} size={size} /> : <Drawn view={view} id={id} size={size} />}
    </g>
  );
}

const Drawn = memo(PieceCounter);
const DrawnEnemy = memo(EnemyCounter);
