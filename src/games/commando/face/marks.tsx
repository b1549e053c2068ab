/** Highlights on the map: where the force is, where it can go, and the way of the choice being considered. */
import type { Point } from '../../../board/geometry.ts';
import { Ring, Trail } from '../../../board/highlight.tsx';
import type { MarkKind } from '../../../board/mark.tsx';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { View } from '../view.ts';
import type { Choice } from '../vocabulary.ts';
import { BASE_RING, DISC } from './map/labels.ts';
import { drawnSpaces, wayBetween } from './map/routes.ts';
import { chosen } from './seen.ts';
import { destination, thingsOf } from './things.ts';

interface MarksProps {
  readonly view: View;
  readonly offers: readonly Offer[];
  readonly considered: Offer | undefined;
  readonly pointed: string | undefined;
  readonly legal: ReadonlySet<string>;
}

export function Marks({ view, offers, considered, pointed, legal }: MarksProps) {
  const places = drawnSpaces(view.theatre);
  const here = view.battle ? undefined : view.operation?.at;
  const preview = previewed(offers, considered, pointed);
  const wanted = new Set(preview ? thingsOf(preview) : []);
  const ring = (id: string, kind: MarkKind) => {
    const place = places.get(id);
    return place && <Ring key={`${kind} ${id}`} kind={kind} at={place.at} r={place.base ? BASE_RING + 0.5 : DISC + 2} />;
  };
  return (
    <g className="marks" pointerEvents="none">
      {here && ring(here, 'chosen')}
      {[...legal].filter((id) => places.has(id) && !wanted.has(id)).map((id) => ring(id, 'open'))}
      <Way view={view} choice={preview} />
      {[...wanted].filter((id) => places.has(id)).map((id) => ring(id, 'affected'))}
      {pointed && !wanted.has(pointed) && ring(pointed, 'pointed')}
    </g>
  );
}

/** What is considered; or, where the pointer rests on the one place that a single choice leads to, that choice. */
function previewed(offers: readonly Offer[], considered: Offer | undefined, pointed: string | undefined): Choice | undefined {
  if (considered) return chosen(considered.choice);
  const there = offers.map(({ choice }) => chosen(choice)).filter((choice) => destination(choice) === pointed && pointed !== undefined);
  return there.length === 1 ? there[0] : undefined;
}

function Way({ view, choice }: { readonly view: View; readonly choice: Choice | undefined }) {
  const to = destination(choice);
  const from = view.operation?.at;
  if (to === undefined || from === undefined) return null;
  return <Trail kind="chosen" points={pointsOf(wayBetween(view.theatre, from, to))} />;
}

/** The map draws ways as paths of straight pieces. */
function pointsOf(path: string): readonly Point[] {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return numbers.flatMap((x, i) => {
    const y = numbers[i + 1];
    return i % 2 === 0 && y !== undefined ? [[x, y] as const] : [];
  });
}
