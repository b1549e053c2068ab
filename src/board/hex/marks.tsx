/** Marks on hexes: all of one kind are two paths, however many they are; a sign stands where the line alone says too little. */
import { memo } from 'react';
import { Sign, Trail } from '../highlight.tsx';
import { type MarkKind, signOf } from '../mark.tsx';
import { entryOf } from '../present.ts';
import { cornersOf, type Hexes, outlineOf, roomIn, wayOver } from './hexes.ts';

/** From below to above: what matters more lies over what matters less. */
const ORDER: readonly MarkKind[] = ['open', 'barred', 'danger', 'chosen', 'affected', 'pointed'];

/** Marks of several kinds on one hex lie one inside the other. */
const INSET: Readonly<Record<MarkKind, number>> = { open: 0.1, chosen: 0.04, affected: 0.16, barred: 0.22, danger: 0.22, pointed: 0 };

/** Signs of different kinds keep to different corners: clockwise from the upper left. */
const CORNER: Readonly<Partial<Record<MarkKind, number>>> = { affected: 1, barred: 4, danger: 3 };

/** More than so many that can be chosen are much of the map: rings would bury it, and it is only tinted. */
export const MANY = 30;

interface HexMarksProps {
  readonly hexes: Hexes;
  readonly marks: Readonly<Partial<Record<MarkKind, readonly string[]>>>;
  readonly pointed: string | undefined;
}

export function HexMarks({ hexes, marks, pointed }: HexMarksProps) {
  return (
    <>
      {ORDER.map((kind) => {
        const ids = kind === 'pointed' ? [pointed ?? ''] : (marks[kind] ?? []);
        return <MarksOf key={kind} hexes={hexes} kind={kind} ids={ids.join(' ')} />;
      })}
    </>
  );
}

interface MarksOfProps {
  readonly hexes: Hexes;
  readonly kind: MarkKind;
  /** Joined by spaces, so that unchanged marks are not drawn again. */
  readonly ids: string;
}

const MarksOf = memo(function MarksOf({ hexes, kind, ids }: MarksOfProps) {
  const marked = wayOver(hexes, ids.split(' '));
  if (marked.length === 0) return null;
  const drawn = kind === 'pointed' ? cornersOf : outlineOf;
  const d = marked.map((hex) => drawn(hex, INSET[kind])).join('');
  const sign = signOf(kind);
  const corner = CORNER[kind] ?? 1;
  return (
    <g className={`highlight highlight-${kind}`} data-hexes={ids} data-many={kind === 'open' && marked.length > MANY}>
      <path className="highlight-casing" d={d} />
      <path className="highlight-line" d={d} />
      {sign &&
        marked.map(({ id, centre: [cx, cy], corners }) => {
          const [x, y] = entryOf(corners, corner, 'corner');
          return (
            <Sign key={id} at={[x + (cx - x) * 0.3, y + (cy - y) * 0.3]}>
              {sign}
            </Sign>
          );
        })}
    </g>
  );
});

interface HexRouteProps {
  readonly hexes: Hexes;
  readonly over: readonly string[];
  readonly kind: MarkKind;
}

/** From hex to hex through their centres, with an arrow where it leads; it stops short of both ends, where pieces stand. */
export function HexRoute({ hexes, over, kind }: HexRouteProps) {
  const way = wayOver(hexes, over);
  const [first] = way;
  if (!first) return null;
  return <Trail kind={kind} points={way.map(({ centre }) => centre)} clear={roomIn(first) * 0.4} />;
}
