/** The battlefield with everything upon it, and what is laid over it for the moment. */
import { useEffect, useMemo, useRef } from 'react';
import { useFootCovered } from '../../../board/covering.ts';
import { Frame } from '../../../board/frame.tsx';
import type { Point } from '../../../board/geometry.ts';
import type { HexHandle } from '../../../board/hex/hits.tsx';
import { HexLayers } from '../../../board/hex/layers.tsx';
import { useLookedInto } from '../../../board/looked-into.ts';
import { useNarrow } from '../../../board/narrow.ts';
import type { FirstLook } from '../../../board/panning.ts';
import type { OnPress } from '../../../board/pointing.ts';
import { useSteady } from '../../../board/steady.ts';
import { Surface, SurfaceFoot } from '../../../board/surface.tsx';
import { useTextScale } from '../../../board/text-scale.ts';
import { frameWords } from '../../board-words.ts';
import type { PieceProps } from '../../face.ts';
import { hexName, hexNamed } from '../content/battle-map.ts';
import { mapCalled } from '../content/maps.ts';
import { ownSide, type View } from '../view.ts';
import { firstSeen, useAsked } from './asked.ts';
import { hexLabel } from './describe-hex.ts';
import { Draft } from './draft.tsx';
import { whereTheyGo, whoCarriesOut } from './errands.ts';
import { WaysGone, waysGone } from './gone.tsx';
import { EXTENT, GROUND, HEXES } from './ground.ts';
import { Terrain } from './map/terrain.tsx';
import { MarkersAbove, MarkersBelow, ObjectiveMarkers } from './markers.tsx';
import { goingIn, linesOfFire, marksIn, meantIn, placesOf, routeIn, toldOfMost } from './marks.ts';
import { Costs, FireLines, KeptClear, LegalHexes, NamesOverMarks, PlaceOdds, SetUpArea } from './overlays.tsx';
import { pieceLabel } from './piece.tsx';
import { Fanned, Pieces } from './pieces.tsx';
import { Gesture, GestureOnMap } from './playing/gestures.tsx';
import { Recent } from './results.tsx';
import { seen, told } from './seen.ts';
import { type Laid, laidIn, withLaid } from './setting-up.ts';
import { SightPanel, SightRefused, SightShown, useSightTool } from './sight-tool.tsx';
import { fanOut, layOut, type Stack } from './stacks.ts';
import { spotsIn, thingsOf, touched } from './things.ts';
import './board.css';

export function Board(props: PieceProps) {
  const view = seen(props.view);
  return isGroundKnown(view) ? <Battlefield {...props} view={view} /> : <Draft {...props} view={view} />;
}

/** RS A scenario in the making has no map yet, whatever lies on the table meanwhile. */
const isGroundKnown = ({ map, draft }: View): boolean => map !== '' && !draft;

function Battlefield(props: PieceProps & { readonly view: View }) {
  const { speaker, offers, considered, pointed, calm, playing } = props;
  const laid = useLaid(props);
  const view = useMemo(() => withLaid(props.view, laid), [props.view, laid]);
  const hands = useSteady(props);
  const hits = useRef<HexHandle>(null);
  const isNarrow = useNarrow();
  const text = useTextScale();
  // Whoever is only laid there is taken up by dragging; a press makes nothing of it.
  const press: OnPress = (thing, element) => thing !== laid?.unit && props.onPress(thing, element);
  const tool = useSightTool(pointed, press, offers);
  const words = useMemo(() => frameWords(speaker), [speaker]);
  const ground = useMemo(() => ({ drawing: <Terrain map={mapCalled(view.map)} />, box: GROUND }), [view.map]);
  const spots = useMemo(() => spotsIn(view), [view]);
  const legal = useMemo(() => touched(offers), [offers]);
  const wanted = useMemo(() => new Set(considered ? thingsOf(considered.choice) : []), [considered]);
  const { stacks } = layOut(view);
  // Whoever looks along a line wants everything to stay where it is.
  const opened = useLookedInto(stacks, usePointedAnew(tool.isOn ? undefined : pointed, playing !== undefined));
  const fan = useMemo(() => {
    const stack = stacks.find(({ id, pieces: all }) => id === opened && all.filter(({ isWeapon }) => !isWeapon).length > 1);
    // Whoever stands beside it may be whom one means to go to, or to fire at.
    const others = stacks.flatMap(({ hex }) => (hex === stack?.hex ? [] : [hex]));
    return stack && { stack, ...fanOut(stack, new Set([...[...legal].map(hexNamed).filter((hex) => hex >= 0), ...others])) };
  }, [stacks, opened, legal]);
  // where a stack lay closed, it keeps open: the pointer rests there
  const pieces = useMemo(() => [...stacks.flatMap((stack) => stack.pieces), ...(fan?.pieces ?? [])], [stacks, fan]);
  const targets = useMemo(() => pieces.map(({ id, at, size, height }) => ({ thing: id, at, size, height })), [pieces]);
  const meant = useMemo(() => meantIn(considered, props.ahead), [considered, props.ahead]);
  const ontos = useMemo(
    () => props.ontos ?? [...placesOf(view, meant), ...whoCarriesOut(props.view, offers, meant), ...whereTheyGo(props.view, offers, meant)],
    [props.ontos, props.view, view, offers, meant],
  );
  const marks = useMemo(() => (tool.isOn ? {} : marksIn(view, offers, meant, ontos)), [tool.isOn, view, offers, meant, ontos]);
  // What can be pressed, or whoever stands there: nothing is laid upon it.
  const askedFor = useMemo(() => {
    const able = stacks.filter(({ pieces: all }) => all.some(({ id }) => legal.has(id))).map(({ hex }) => hexName(hex));
    return [...new Set([...ontos, ...(marks.open ?? []), ...able])];
  }, [stacks, legal, ontos, marks]);
  const going = useMemo(() => goingIn(view, props.ahead), [view, props.ahead]);
  const route = going?.route ?? (offers.length > 0 ? routeIn(view, considered, pointed) : []);
  const gone = useMemo(() => (tool.isOn ? [] : waysGone(view, told(props.told ?? []))), [tool.isOn, view, props.told]);
  const most = useMemo(() => toldOfMost(view, props.inHand ?? props.put, going), [view, props.inHand, props.put, going]);
  const label = (thing: string) => {
    const piece = pieces.find(({ id }) => id === thing);
    const what = piece ? pieceLabel(view, piece.unit, piece.isWeapon, speaker) : hexLabel(view, hexNamed(thing), speaker);
    return legal.has(thing) ? speaker.say('look legal', { what }) : what;
  };
  const walk = useMemo(() => ({ all: HEXES, direction: props.hexDirection, hits }), [props.hexDirection]);
  const asked = useStill(useAsked(view, props), tool.isOn);
  const surface = useRef<HTMLDivElement>(null);
  useFootCovered(surface);
  useEffect(() => {
    surface.current?.setAttribute('data-tool', tool.isOn ? 'sight' : '');
    // Whoever looks along a line lets nothing go by it that was picked before.
    surface.current?.toggleAttribute('data-own-press', tool.isOn);
  }, [tool.isOn]);
  const shown = { view, speaker, legal, considered: wanted, pointed };
  return (
    <Surface>
      <div ref={surface} className="battlefield" data-playing={playing !== undefined}>
        <Frame
          key={text}
          extent={EXTENT}
          ground={ground}
          margin={2}
          first={
            props.isExample
              ? atPlace(stacks)
              : { at: firstSeen(view) ?? ownEdge(view), pixels: isNarrow ? CLOSE : 0, fills: 'when-closer', text: isNarrow ? 1 : text }
          }
          asked={asked}
          label={speaker.say('look board', { map: view.map })}
          hint={speaker.say('board hint')}
          words={words}
          spots={spots}
          hexes={walk}
          pointed={pointed}
          onPoint={hands.onPoint}
          onPress={tool.onPress}
          calm={calm}
        >
          <HexLayers
            ref={hits}
            hexes={HEXES}
            ground={
              <>
                <SetUpArea view={view} />
                <MarkersBelow view={view} />
              </>
            }
            hasLines={false}
            hasNames={false}
            marks={marks}
            routes={route.length > 1 ? [{ over: route, kind: 'chosen' }] : []}
            pieces={
              <>
                <WaysGone ways={gone} />
                <NamesOverMarks view={view} marks={marks} />
                <ObjectiveMarkers view={view} />
                <LegalHexes hexes={askedFor} />
                <FireLines lines={linesOfFire(view)} />
                <KeptClear hexes={[...(marks.chosen ?? []), ...(marks.affected ?? []), ...route].map(hexNamed)} most={most} />
                <Pieces {...shown} stacks={stacks} except={fan?.stack.id} />
                <MarkersAbove view={view} />
                <Costs view={going?.view ?? view} route={route} speaker={speaker} isHeld={(props.inHand ?? props.put) !== undefined} />
                {!tool.isOn && <PlaceOdds offers={offers} considered={considered} view={view} speaker={speaker} />}
                {fan && <Fanned {...shown} stack={fan.stack} fan={fan} />}
                {playing && <GestureOnMap view={view} playing={playing} />}
                {props.refusals && <SightRefused view={view} refusals={props.refusals} />}
                <SightShown view={view} tool={tool} pointed={pointed} />
              </>
            }
            targets={targets}
            pointed={pointed}
            label={label}
            onPoint={hands.onPoint}
            onPress={tool.onPress}
          />
        </Frame>
      </div>
      <SightPanel view={view} tool={tool} pointed={pointed} speaker={speaker} />
      {playing && <Gesture view={view} playing={playing} speaker={speaker} calm={calm} rolls={told(props.told ?? [])} />}
      <SurfaceFoot>{!playing && <Recent unseen={told(props.unseen ?? [])} speaker={speaker} />}</SurfaceFoot>
    </Surface>
  );
}

/** The last that is set up lies where it was put until the button ends the set-up; while somebody else is moved, too. */
function useLaid({ view, picked, offers, onChoose }: PieceProps & { readonly view: View }): Laid | undefined {
  const now = laidIn(view, picked);
  const [hex, unit] = [now?.hex, now?.unit];
  const laid = useMemo(() => (hex === undefined || unit === undefined ? undefined : { hex, unit }), [hex, unit]);
  const before = useRef<Laid>(undefined);
  if (laid) before.current = laid;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other choices, and not when it is taken back
  useEffect(() => {
    const again = picked ? undefined : offers.find((offer) => isSame(laidIn(view, offer), before.current));
    if (again) onChoose?.(again.text);
  }, [offers]);
  return laid;
}

const isSame = (a: Laid | undefined, b: Laid | undefined): boolean => a !== undefined && a.unit === b?.unit && a.hex === b.hex;

/** While something is played out, only what was not pointed at before: nobody has opened what merely lies under the hand. */
function usePointedAnew(pointed: string | undefined, isPlaying: boolean): string | undefined {
  const before = useRef<string>(undefined);
  const wasPlaying = useRef(false);
  if (!isPlaying || before.current !== pointed) before.current = undefined;
  if (isPlaying && !wasPlaying.current) before.current = pointed;
  wasPlaying.current = isPlaying;
  return before.current === undefined ? pointed : undefined;
}

/** What it was when stillness was wished for, as long as that is so. */
function useStill<Value>(value: Value, isStill: boolean): Value {
  const last = useRef(value);
  if (!isStill) last.current = value;
  return last.current;
}

/** Pixels that one unit of the board has at least on a narrow page: a finger finds a hex. Elsewhere all of it is seen at first. */
const CLOSE = 0.58;

/** An example begins close to where its counters stand, so that their figures can be read. */
const CLOSE_BY = 0.75;

function atPlace(stacks: readonly Stack[]): FirstLook {
  const [xs, ys] = [0, 1].map((i) => stacks.flatMap(({ pieces }) => pieces.map(({ at }) => at[i] ?? 0)));
  const middle = (all: readonly number[] = []) => (Math.min(...all) + Math.max(...all)) / 2;
  const { x, y, width, height } = HEXES.extent;
  const at: Point = stacks.length > 0 ? [middle(xs), middle(ys)] : [x + width / 2, y + height / 2];
  return { at, pixels: CLOSE_BY, fills: 'when-closer' };
}

/** The middle of one's own edge of the map; for those who watch, the middle of all. */
function ownEdge(view: View): Point {
  const own = ownSide(view);
  const edge = own && view.sides[own].brief.edge;
  const { x, y, width, height } = HEXES.extent;
  const along = (near: string, far: string) => (edge === near ? 0 : edge === far ? 1 : 0.5);
  return [x + along('left', 'right') * width, y + along('top', 'bottom') * height];
}
