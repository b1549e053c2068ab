/** The map with everything upon it, and what is laid over it for the moment. */
import { type CSSProperties, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { listBoxes } from '../../../board/clear-ground.ts';
import { Frame } from '../../../board/frame.tsx';
import { type Box, between, boxAround, type Point } from '../../../board/geometry.ts';
import { useLookedInto, useWithinFan } from '../../../board/looked-into.ts';
import { useNarrow } from '../../../board/narrow.ts';
import type { Sight } from '../../../board/raster.ts';
import { useSteady } from '../../../board/steady.ts';
import { Surface, SurfaceFoot } from '../../../board/surface.tsx';
import { useTextScale } from '../../../board/text-scale.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { frameWords } from '../../board-words.ts';
import type { PieceProps } from '../../face.ts';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import { Counters } from './counters.tsx';
import { aboutToMarch, groundAhead, groundAt, layOut, type Stack, spacesAhead } from './layout.ts';
import { boardOf, drawnSpaces } from './map/routes.ts';
import { GROUND, StaffMap, ticksOf } from './map/staff-map.tsx';
import { inRings, Marks, NamesOver, Plates, Reach } from './marks.tsx';
import { goersWith } from './nowhere.ts';
import { openStacks } from './opened.ts';
import { isOpening, OrdersTold } from './orders-told.tsx';
import { type Plan, planOf } from './plan.ts';
import { Gesture, spokenOf, toldOf } from './playing/gestures.tsx';
import { glideOf, March } from './playing/march.tsx';
import { destinationsIn } from './reach.ts';
import { happenedAt, isAimIn, unseenOnMap, withItsOperation } from './reckoning.ts';
import { chosen, seen, told } from './seen.ts';
import { Spaces } from './spaces.tsx';
import { destination, meantBy, ringed, spotsIn, touched } from './things.ts';

const NOBODY: readonly string[] = [];
const battleSheet = async () => ({ default: (await import('./battle.tsx')).BattleSheet });
const BattleSheet = lazy(battleSheet);
/** Nothing has happened yet when a table is opened. */
const Recent = lazy(async () => ({ default: (await import('./results.tsx')).Recent }));
/** No battle is fought so soon: it is fetched when everything else is there, in milliseconds. */
const BEFORE_ANY_BATTLE = 4000;

function useBattleAtHand(): void {
  useEffect(() => {
    // What does not come now is fetched with the first battle.
    const fetching = setTimeout(() => void battleSheet().catch(() => {}), BEFORE_ANY_BATTLE);
    return () => clearTimeout(fetching);
  }, []);
}

export function Board(props: PieceProps) {
  useBattleAtHand();
  const { speaker, offers, considered, pointed, calm, shortcuts, playing } = props;
  const view = seen(props.view);
  const unseen = unseenOnMap(told(props.unseen ?? []), told(props.recent));
  const past = told(props.told ?? []);
  const hands = useSteady(props);
  const isNarrow = useNarrow();
  const legal = useMemo(() => touched(offers), [offers]);
  const wanted = useMemo(() => new Set(considered ? meantBy(considered) : []), [considered]);
  const taken = props.inHand;
  const { ontos } = props;
  const rings = useMemo(() => new Set([...ringed(offers, taken ?? pointed), ...(ontos ?? [])]), [offers, taken, pointed, ontos]);
  const isInFan = useWithinFan(view.operation ? undefined : taken);
  const inHand = useMemo(
    () => new Set(taken === undefined ? [] : isInFan ? [taken] : goersWith(view, offers, taken, considered)),
    [view, offers, taken, considered, isInFan],
  );
  const asOne = useMemo(() => new Set(offers.flatMap(({ press }) => press ?? [])), [offers]);
  const spots = useMemo(() => spotsIn(view), [view]);
  const words = useMemo(() => frameWords(speaker), [speaker]);
  const printed = useMemo(() => (key: string) => speaker.say(key), [speaker]);
  const names = useMemo(() => namesIn(view, speaker), [view, speaker]);
  const ground = useMemo(
    () => ({ drawing: <StaffMap theatre={view.theatre} names={printed} />, box: GROUND, ticks: ticksOf(view.theatre) }),
    [view.theatre, printed],
  );
  const [unit, setUnit] = useState(USUAL);
  const text = useTextScale();
  const fit = useMemo(() => ({ unit, text }), [unit, text]);
  const scale = scaleFor(fit);
  const [sight, setSight] = useState<Sight>();
  const { plan, destinations, preview, lookedAt, opened } = usePlan(view, props, names, fit, scale.isSmall ? sight : undefined, isInFan);
  const around = useMemo(() => inRings(view, rings, destinations, preview), [view, rings, destinations, preview]);
  const asked = placeOf(view, view.operation?.at);
  const looked = placeOf(view, lookedAt);
  const at = looked ?? asked ?? setsOutFrom(view, offers);
  return (
    <Surface>
      <Frame
        extent={boardOf(view.theatre)}
        ground={ground}
        margin={MARGIN}
        near={at && { at, pixels: CLOSE, isHeld: looked !== undefined, isForTall: !looked && !asked }}
        choices={rings}
        asked={offers.length > 0 ? asked : undefined}
        askedWith={offers}
        told={isNarrow ? toldAt(view, props) : undefined}
        opened={opened}
        label={speaker.say('look board', { theatre: view.theatre })}
        hint={speaker.say('board hint')}
        words={words}
        spots={spots}
        names={names}
        pointed={pointed}
        onPoint={hands.onPoint}
        onPress={hands.onPress}
        onFit={setUnit}
        onSight={scale.isSmall ? setSight : undefined}
        calm={calm}
      >
        {playing && <g data-clear-most data-clear-boxes={listBoxes(groundAt(view, toldOf(view, playing)))} />}
        {unseen.length > 0 && !playing && <g data-clear-boxes={listBoxes(groundAhead(view))} />}
        <Reach view={view} destinations={destinations} plan={plan} preview={preview} held={taken === undefined ? NOWHERE : rings} />
        <Spaces
          view={view}
          speaker={speaker}
          legal={legal}
          ringed={around}
          destinations={destinations}
          named={plan.named}
          pointed={pointed}
          {...hands}
        />
        <Marks
          view={view}
          destinations={destinations}
          plan={plan}
          sight={scale.isSmall ? sight?.box : undefined}
          preview={preview}
          pointed={pointed}
          legal={rings}
          isHeld={taken !== undefined}
        />
        <Plates plan={plan} destinations={destinations} preview={preview} shortcuts={shortcuts} speaker={speaker} pixel={scale.pixel} />
        <NamesOver view={view} plan={plan} ringed={around} pointed={pointed} names={names} text={text} />
        <March theatre={view.theatre} playing={playing} />
        <g style={{ '--glide': glideOf(playing) } as CSSProperties}>
          <Counters
            view={view}
            speaker={speaker}
            plan={plan}
            onTheirWay={playing?.beat.name === 'march' ? (playing.beat.things ?? []) : NOBODY}
            isGettingOff={isGettingOff(offers)}
            legal={legal}
            considered={wanted}
            inHand={inHand}
            asOne={asOne}
            pointed={pointed}
            {...hands}
          />
        </g>
      </Frame>
      {view.battle ? (
        <Suspense>
          <BattleSheet {...props} view={view} battle={view.battle} legal={legal} considers={wanted} />
        </Suspense>
      ) : (
        <SurfaceFoot>
          {/* While it is told why something cannot be put there, the orders do not lie below that. */}
          {playing || props.put !== undefined ? null : isOpening(view, past) ? (
            <OrdersTold view={view} speaker={speaker} />
          ) : (
            unseen.length > 0 && (
              <Suspense>
                <Recent events={unseen} speaker={speaker} calm isBrief={isNarrow} isAim={isAimIn(view, withItsOperation(unseen, past))} />
              </Suspense>
            )
          )}
        </SurfaceFoot>
      )}
      {playing && <Gesture view={view} playing={playing} speaker={speaker} calm={calm} />}
    </Surface>
  );
}

const NOWHERE: ReadonlySet<string> = new Set();

/** Pixels for one unit of the board: what is usual, and what a small window has at least, so that a finger finds a space. */
const USUAL = 1.1;
const CLOSE = 0.8;
/** Around the spaces, in pixels, where the window has as much: names and counters lie beyond the outermost. */
const MARGIN = 120;

function placeOf({ theatre }: View, space: string | undefined): Point | undefined {
  return space === undefined ? undefined : drawnSpaces(theatre).get(space)?.at;
}

/** Where the largest of the forces stands that may set out now. */
function setsOutFrom(view: View, offers: readonly Offer[]): Point | undefined {
  const from = new Set(offers.map(({ choice }) => chosen(choice)).flatMap((choice) => (choice.kind === 'force' ? [choice.space] : [])));
  const stacks = layOut(view).stacks.filter(({ space }) => from.has(space));
  const [largest] = stacks.toSorted((a, b) => b.ids.length - a.ids.length);
  return placeOf(view, largest?.space);
}

/** So far from the edges, in pixels: what is told has its words beside it, what is considered must only be seen. */
const TOLD = 130;
const CONSIDERED = 34;

/** In a small window: the place of which something is told, or to which what is considered leads; of the past, where it happened. */
function toldAt(view: View, { playing, considered, offers, recent }: PieceProps) {
  const goal = considered ? destination(chosen(considered.choice)) : offers.length === 0 ? happenedAt(view, told(recent)) : undefined;
  const at = placeOf(view, playing ? spokenOf(view, playing) : goal);
  return at && { at, margin: playing ? TOLD : CONSIDERED };
}

interface Fit {
  readonly unit: number;
  /** How large the player likes his text, where 1 is usual. */
  readonly text: number;
}

/** Plates are as large as type must be to be read, and no larger: so many units of the board for one of their pixels. */
function scaleFor({ unit, text }: Fit): { readonly pixel: number; readonly isSmall: boolean; readonly text: number } {
  const seenAt = Math.max(unit, CLOSE);
  return { pixel: between(0.6, text / seenAt, 1.25 * text), isSmall: unit < 0.75, text };
}

/** What is laid over the map for the question that is open. Stacks lie where they lay before, while they can. */
function usePlan(
  view: View,
  props: PieceProps,
  names: Readonly<Record<string, string>>,
  fit: Fit,
  sight: Sight | undefined,
  isInFan: boolean,
) {
  const { offers, considered, pointed, tapped, shortcuts } = props;
  const { stacks } = layOut(view);
  const isInHand = isInFan || (props.inHand !== undefined && view.operation?.moved === 0);
  const held = stacks.find(({ ids, space }) => tapped !== undefined && ids.length > 1 && (space === tapped || ids.includes(tapped)));
  const before = useRef<Plan>(undefined);
  const isOpen = ({ id }: Stack) => before.current?.fans.has(id) === true;
  const takenFrom = isInFan ? stacks.find((stack) => stack.ids.includes(props.inHand ?? '') && isOpen(stack)) : undefined;
  const pointedInto = useLookedInto(stacks, pointed);
  const lookedInto = takenFrom?.id ?? pointedInto ?? held?.id;
  const looked = props.inHand ?? pointed;
  const inHand = looked !== undefined && !drawnSpaces(view.theatre).has(looked) ? looked : undefined;
  // What was put down somewhere stands in no list until it is confirmed: its way is shown all the same.
  const laidDown = considered?.quiet === 'drag' ? considered : undefined;
  const destinations = useMemo(
    () => (view.battle ? [] : destinationsIn(view, laidDown ? [laidDown, ...offers] : offers, inHand)),
    [view, offers, laidDown, inHand],
  );
  const { plan, opened } = useMemo(() => {
    const scale = scaleFor(fit);
    const legal = touched(offers);
    const laidBefore = before.current?.fans;
    const open = openStacks(view, stacks, { legal, lookedInto, isSmall: scale.isSmall, laid: isInHand ? laidBefore : undefined });
    const laid = planOf(view, {
      destinations,
      legal,
      ahead: spacesAhead(view, aboutToMarch(view, stacks, lookedInto)),
      open,
      names,
      hasKeys: shortcuts !== undefined,
      ...scale,
      sight,
      before: laidBefore,
      isInHand,
    });
    // Where all of the map is seen there is nothing to be brought into sight.
    const needed = scale.isSmall ? open.filter(({ isNeeded }) => isNeeded) : [];
    const fans = needed.flatMap(({ stack }) => laid.fans.get(stack.id)?.box ?? []);
    return { plan: laid, opened: fans.length > 0 ? boxAround(fans.map(withPill)) : undefined };
  }, [view, offers, destinations, stacks, lookedInto, names, shortcuts, fit, sight, isInHand]);
  useEffect(() => {
    before.current = plan;
  }, [plan]);
  const there = destinations.filter(({ space }) => space === pointed);
  const preview = considered ?? (there.length === 1 ? there[0]?.offer : undefined);
  return { plan, destinations, preview, lookedAt: held?.space, opened };
}

function isGettingOff(offers: readonly Offer[]): boolean {
  const kinds = offers.map(({ choice }) => chosen(choice).kind);
  return kinds.includes('debark') && !kinds.includes('move');
}

/** What is left to a force stands on the upper edge of its fan. */
function withPill({ y, height, ...box }: Box): Box {
  return { ...box, y: y - PILL, height: height + PILL };
}

const PILL = 13;

/** Counters by their names, spaces by theirs: for letters typed on the board. */
function namesIn(view: View, speaker: Speaker): Readonly<Record<string, string>> {
  const theatre = theatreOf(view);
  const ids = [...theatre.spaces, ...theatre.units, ...theatre.opfor].map(({ id }) => id);
  return Object.fromEntries(ids.map((id) => [id, speaker.name(id)]));
}
