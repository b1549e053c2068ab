/** Marks on the map: where the force is, where it can go and what it risks there, and the way of the choice being considered. */
import { around } from '../../../board/free-ground.ts';
import type { Box, Point } from '../../../board/geometry.ts';
import { Ring } from '../../../board/highlight.tsx';
import type { MarkKind } from '../../../board/mark.tsx';
import { Plate } from '../../../board/plate.tsx';
import { beakTo, runsOver } from '../../../board/plates.ts';
import { ConsideredWay, LitRoutes, NoFurther, StepCoin } from '../../../board/route.tsx';
import { Veil } from '../../../board/veil.tsx';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import { ghostStand } from './ghost-stand.ts';
import { Icon } from './icon.tsx';
import { COUNTER, reachOf } from './layout.ts';
import { labelBox } from './map/labels.ts';
import { drawnSpaces, terrainOf } from './map/routes.ts';
import { GROUND } from './map/sheet.ts';
import { SpaceName, StopSign } from './map/space-mark.tsx';
import { Piece } from './piece.tsx';
import { type Plan, RING, STOP_SIGN } from './plan.ts';
import { type Destination, endsOf, goersOf, legsOver, routeOf, startOf } from './reach.ts';
import { thingsOf } from './things.ts';

interface MarksProps {
  readonly view: View;
  readonly destinations: readonly Destination[];
  readonly plan: Plan;
  /** What is considered; or, where the pointer rests on the one place that a single choice leads to, that choice. */
  readonly preview: Offer | undefined;
  readonly pointed: string | undefined;
  readonly legal: ReadonlySet<string>;
}

interface ReachProps extends Pick<MarksProps, 'view' | 'destinations' | 'plan' | 'preview'> {
  /** Where what is in somebody's hand can be put. */
  readonly held: ReadonlySet<string>;
}

const NO_WAYS: Plan['lit'] = [];

/** Below the spaces: all but the reach lies under a veil, and the ways there are lit. */
export function Reach({ view, destinations, plan, preview, held }: ReachProps) {
  const considered = preview && <ConsideredWay legs={legsOver(view.theatre, routeOf(view, preview))} clear={36} />;
  const places = drawnSpaces(view.theatre);
  const takes = [...held].flatMap((space) => places.get(space) ?? []);
  if (destinations.length === 0)
    return (
      <>
        {takes.length > 0 && <Veil ground={GROUND} places={takes.map(({ at }) => at)} ways={NO_WAYS} />}
        {considered}
      </>
    );
  const lit = [startOf(view, destinations) ?? '', ...destinations.map(({ space }) => space)];
  return (
    <>
      <Veil ground={GROUND} places={lit.flatMap((space) => places.get(space) ?? []).map(({ at }) => at)} ways={plan.lit} />
      <LitRoutes lines={plan.lit} />
      {destinations.flatMap((destination) =>
        endsOf(view, destination).map((line) => <NoFurther key={`${destination.space} ${line[1]}`} line={line} after={BARS_AFTER} />),
      )}
      {considered}
    </>
  );
}

/** From the middle of a space to the bars across its ways. */
const BARS_AFTER = 46;

interface MarksOverProps extends MarksProps {
  readonly sight: Box | undefined;
  /** Something is in somebody's hand: the places where it can be put are brighter than at any other time. */
  readonly isHeld: boolean;
}

/** Above the spaces. */
export function Marks({ view, destinations, plan, sight, preview, pointed, legal, isHeld }: MarksOverProps) {
  const places = drawnSpaces(view.theatre);
  const here = view.battle ? undefined : startOf(view, destinations);
  const over = preview ? routeOf(view, preview) : [];
  const wanted = new Set(preview ? thingsOf(preview.choice) : []);
  const ring = (id: string, kind: MarkKind) => {
    const place = places.get(id);
    return place && <Ring key={`${kind} ${id}`} kind={kind} at={place.at} r={reachOf(place) + RING - 1} />;
  };
  const reached = new Set(destinations.map(({ space }) => space));
  const onTheWay = over.slice(1, -1);
  return (
    <g className="marks" data-held={isHeld} pointerEvents="none">
      {here && <g data-keep-clear>{ring(here, 'chosen')}</g>}
      {[...legal, ...reached]
        .filter((id, i, all) => places.has(id) && !wanted.has(id) && id !== here && all.indexOf(id) === i)
        .map((id) => ring(id, 'open'))}
      {onTheWay.map((id) => ring(id, 'open'))}
      {[...wanted].filter((id) => places.has(id)).map((id) => ring(id, 'chosen'))}
      {[...reached].flatMap((id) => {
        // the ring lies over the sign that ends the move, and that one matters now
        const place = places.get(id);
        return place && terrainOf(view.theatre, place.terrain).stop === true
          ? [<StopSign key={id} x={place.at[0] + STOP_SIGN.x} y={place.at[1] + STOP_SIGN.y} radius={STOP_SIGN.radius} />]
          : [];
      })}
      {onTheWay.map((id, i) => {
        const place = places.get(id);
        return place && <StepCoin key={id} at={[place.at[0] + 19, place.at[1] - 19]} count={i + 1} />;
      })}
      {preview && (
        <Ghost
          view={view}
          over={over}
          goers={goersOf(view, preview)}
          stand={(goers, space) => ghostStand({ view, goers, space, plates: plan.plates, sight })}
        />
      )}
      {pointed && !wanted.has(pointed) && ring(pointed, 'pointed')}
    </g>
  );
}

interface GhostProps {
  readonly view: View;
  readonly over: readonly string[];
  readonly goers: readonly string[];
  readonly stand: (goers: readonly string[], space: string) => Point | undefined;
}

/** The force as it would stand at the far end, with a beak to its space. */
function Ghost({ view, over, goers, stand }: GhostProps) {
  const to = over.at(-1) ?? '';
  const place = drawnSpaces(view.theatre).get(to);
  const [top] = goers;
  const at = stand(goers, to);
  if (!at || !place || top === undefined) return null;
  const count = goers.length;
  const box = around(at, { width: COUNTER, height: COUNTER });
  return (
    <>
      <path className="ghost-beak" d={beakTo(place.at, reachOf(place) + RING, box, 8)} />
      <g className="ghost" data-takes={top} transform={`translate(${at[0]} ${at[1]})`}>
        <g opacity={0.62}>
          <Piece theatre={theatreOf(view)} id={top} marks="" size={COUNTER} isNumbered={false} />
        </g>
        <rect className="ghost-edge" x={-COUNTER / 2 - 2} y={-COUNTER / 2 - 2} width={COUNTER + 4} height={COUNTER + 4} rx={7} />
        {count > 1 && (
          <g className="ghost-count" transform={`translate(${COUNTER / 2} ${COUNTER / 2})`}>
            <rect x={-13} y={-9.5} width={26} height={19} rx={9.5} />
            <text y={5} textAnchor="middle">
              ×{count}
            </text>
          </g>
        )}
      </g>
    </>
  );
}

/** The spaces that have a ring: what can be chosen, where the force stands, and the way of what is considered. Their names make room for it. */
export function inRings(
  view: View,
  legal: ReadonlySet<string>,
  destinations: readonly Destination[],
  preview: Offer | undefined,
): ReadonlySet<string> {
  const here = view.battle ? undefined : startOf(view, destinations);
  const considered = preview ? [...routeOf(view, preview).slice(1), ...thingsOf(preview.choice)] : [];
  return new Set([...legal, ...destinations.map(({ space }) => space), ...considered, ...(here === undefined ? [] : [here])]);
}

interface NamesProps extends Pick<MarksProps, 'view' | 'plan' | 'pointed'> {
  readonly ringed: ReadonlySet<string>;
  readonly names: Readonly<Record<string, string>>;
  readonly text: number;
}

/** Over the rings and the beaks of plates: what the places are called that matter now, and whatever a beak runs over. */
export function NamesOver({ view, plan, ringed, pointed, names, text }: NamesProps) {
  return [...drawnSpaces(view.theatre)].flatMap(([id, { at, label, base }]) => {
    const words = names[id] ?? id;
    const isRinged = ringed.has(id);
    const isUnder = () => plan.plates.some((plate) => runsOver(plate, labelBox(at, label, base, words, text, isRinged)));
    if (plan.named.has(id) || !(isRinged || id === pointed || isUnder())) return [];
    return [
      <g key={id} transform={`translate(${at[0]} ${at[1]})`} pointerEvents="none">
        <SpaceName side={label} base={base} ringed={isRinged} words={words} />
      </g>,
    ];
  });
}

interface PlatesProps {
  readonly plan: Plan;
  readonly destinations: readonly Destination[];
  readonly preview: Offer | undefined;
  readonly shortcuts: ReadonlyMap<string, string> | undefined;
  readonly speaker: Speaker;
  readonly pixel: number;
}

/** Odds stand where the eye is: on the place. */
export function Plates({ plan, destinations, preview, shortcuts, speaker, pixel }: PlatesProps) {
  const considered = preview && destinations.find(({ offer }) => offer.text === preview.text)?.space;
  const inOrder = [...plan.plates].sort((a, b) => Number(a.id === considered) - Number(b.id === considered));
  return inOrder.map((plate) => {
    const found = destinations.find(({ space }) => space === plate.id);
    if (!found) return null;
    const { offer, space, risk } = found;
    const percent = risk === undefined ? '' : speaker.percent(risk);
    return (
      <Plate
        key={space}
        plate={plate}
        name={speaker.name(space)}
        shortcut={shortcuts?.get(offer.text)}
        risk={
          risk === undefined
            ? undefined
            : { words: plate.isReduced ? percent : speaker.say('look plate enemy', { percent }), share: risk, icon: HELMET }
        }
        considered={space === considered}
        isSmall={plate.isReduced}
        pixel={pixel}
      />
    );
  });
}

const HELMET = <Icon name="sun-helmet" x={0} y={0} size={17} />;
