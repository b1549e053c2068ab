/** The map with everything upon it, and what is laid over it for the moment. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFootCovered } from '../../../board/covering.ts';
import { Frame } from '../../../board/frame.tsx';
import type { Point } from '../../../board/geometry.ts';
import type { HexHandle, HexTarget } from '../../../board/hex/hits.tsx';
import { HexLayers } from '../../../board/hex/layers.tsx';
import { useNarrow } from '../../../board/narrow.ts';
import { useSteady } from '../../../board/steady.ts';
import { Surface, SurfaceFoot } from '../../../board/surface.tsx';
import type { GameEvent } from '../../../kernel/game.ts';
import { frameWords } from '../../board-words.ts';
import type { PieceProps } from '../../face.ts';
import { hexName } from '../content/map.ts';
import { mapIdOf } from '../content/map-played.ts';
import { isSquad, pieceAt } from '../content/pieces.ts';
import { positionOf } from '../reckoning/position.ts';
import { openSites } from '../rules/bases.ts';
import type { View } from '../view.ts';
import { begunAt, siteLookedAt, useAsked } from './asked.ts';
import { hexLabel, pieceLabel, terrainWords } from './describe-hex.ts';
import { FannedStack, useFan } from './fan.tsx';
import { type Ground, groundOf } from './ground.ts';
import { Inset } from './inset.tsx';
import { layOut, type Placed, type Stack, signsBeside } from './layout.ts';
import { type March, marchIn } from './march.ts';
import { marksIn, openIn, ruledIn } from './marks.ts';
import { Aims, LegalHexes, NoiseField, Numbered, Path, Rim, type Taken } from './overlays.tsx';
import { Bases, Mission, missionPlace, missionTab, Stacks } from './pieces.tsx';
import { unrolledAt } from './playing/beats.ts';
import { Gesture, GestureOnMap } from './playing/gestures.tsx';
import { useWalk } from './playing/walking.ts';
import { Recent } from './results.tsx';
import { seen, told } from './seen.ts';
import { BASE } from './sheet/catalogue.tsx';
import { lookedAt } from './sheet/tried.ts';
import { Slip } from './slip.tsx';
import { isHex, spotsIn, thingsOf, touched } from './things.ts';
import './board.css';

/** Pixels that one unit of the board has at least, in a small window: a finger finds a hex. */
const CLOSE = 0.62;

/** So many hexes that can be chosen are marked one by one; around more of them there is a rim. */
const FEW = 30;
const NOTHING: readonly GameEvent[] = [];

export function Board(props: PieceProps) {
  const view = seen(props.view);
  const { speaker, offers, considered, pointed, calm, playing, ontos } = props;
  const ground = groundOf(view);
  const sheets = useSheets();
  const printed = useMemo(() => ({ drawing: sheets ? <sheets.Sheet map={ground.map} /> : null, box: ground.painted }), [sheets, ground]);
  const hands = useSteady(props);
  const pressedHere = useRef<string>(undefined);
  const onPress = useCallback<PieceProps['onPress']>(
    (thing, element) => {
      pressedHere.current = thing;
      hands.onPress(thing, element);
    },
    [hands],
  );
  const hits = useRef<HexHandle>(null);
  const words = useMemo(() => frameWords(speaker), [speaker]);
  const spots = useMemo(() => spotsIn(view), [view]);
  const legal = useMemo(() => touched(offers), [offers]);
  const wanted = useWanted(considered);
  const { stacks } = layOut(view);
  const march = playing ? undefined : marchIn(view, props);
  const tapped = props.tapped === pressedHere.current ? props.tapped : undefined;
  const into = lookedInto(view, stacks, { ...props, tapped }, march);
  const fan = useFan(stacks, into, ground.extent, into !== undefined && into === tapped);
  // goods are put into the base itself, whoever stands there
  const isBuying = props.asks === 'purchase' && props.inHand !== undefined;
  const targets = useMemo(() => (isBuying ? [] : [...targetsIn(view), ...(fan?.pieces ?? []).map(asTarget)]), [view, fan, isBuying]);
  // one rim is around all that a move can come to
  const put = march ? undefined : ontos;
  const choosable = useMemo(() => openIn(offers, put), [offers, put]);
  const armed = props.picked ?? props.advised;
  const marks = useMemo(() => marksIn(view, choosable, { considered, armed }), [view, choosable, considered, armed]);
  const ruled = useMemo(() => ruledIn(view, marks), [view, marks]);
  const taken = useMemo(() => takenIn(stacks, view.mission?.at ?? ''), [stacks, view.mission]);
  const label = useCallback(
    (thing: string) => {
      const what = isHex(thing) ? hexLabel(view, thing, speaker) : pieceLabel(view, thing, speaker);
      return legal.has(thing) ? speaker.say('look legal', { what }) : what;
    },
    [view, speaker, legal],
  );
  const walk = useMemo(() => ({ all: ground.hexes, direction: props.hexDirection, hits }), [ground, props.hexDirection]);
  const tab = useMemo(() => missionTab(view, speaker), [view, speaker]);
  const reach = march?.reach;
  const reached = useMemo(() => reach?.map(({ hex }) => hex), [reach]);
  // whoever looks at a base in the shop sees where it could be
  const isBaseLookedAt = !playing && legal.has(BASE) && lookedAt(props) === BASE;
  const sites = useMemo(() => (isBaseLookedAt ? openSites(positionOf(view)).map(hexName) : undefined), [isBaseLookedAt, view]);
  const open = reached ?? sites ?? choosable;
  const overview = useMemo(() => sheets && <sheets.Overview map={ground.map} />, [sheets, ground]);
  const moment = `${view.phase} ${view.turn}`;
  const site = siteLookedAt(props) ?? '';
  const about = useMemo(() => [view.mission?.at ?? '', ...view.bases, site, ...whoIsOut(view)], [view, site]);
  const clear = useMemo(() => [...taken.keys(), ...open], [taken, open]);
  const asked = useAsked(view, props, march?.lead);
  const isNarrow = useNarrow();
  const middle = begunAt(view) ?? middleOfBox(ground);
  const across = middleOfBox(ground)[0];
  // a wide window shows the map from side to side
  const first: Point = isNarrow ? (asked.at ?? middle) : [across, asked.at?.[1] ?? middle[1]];
  const walking = useWalk(view, playing);
  // counters are drawn anew for a counter that is pointed at, and not for a hex
  const atCounter = pointed && isHex(pointed) ? undefined : pointed;
  const shown = { view, speaker, legal, considered: wanted, pointed: atCounter, walk: walking, unrolled: playing && unrolledAt(playing) };
  const europe = useRef<HTMLDivElement>(null);
  useFootCovered(europe);
  const unseen = useUntil(props.unseen ?? NOTHING, `${moment} ${view.move?.lead}`);
  return (
    <Surface>
      <div ref={europe} className="europe" data-map={view.map} data-playing={playing !== undefined}>
        <Frame
          key={view.map}
          extent={ground.extent}
          ground={printed}
          margin={0}
          first={{ at: first, pixels: CLOSE, fills: true }}
          asked={asked.at}
          askedFor={asked.besides}
          isAskedByHand={asked.isByHand}
          label={speaker.say('look board', { map: mapIdOf(view) })}
          hint={speaker.say('board hint')}
          words={words}
          spots={spots}
          hexes={walk}
          pointed={pointed}
          onPoint={hands.onPoint}
          onPress={onPress}
          calm={calm}
        >
          <HexLayers
            ref={hits}
            hexes={ground.hexes}
            ground={<Bases view={view} speaker={speaker} />}
            hasLines={false}
            hasNames={false}
            marks={marks}
            pieces={
              <>
                <Mission view={view} speaker={speaker} />
                {(march || open.length > FEW) && <Rim within={open} hexes={ground.hexes} />}
                {ruled !== '' && <Numbered hexes={ruled} map={ground.map} />}
                {!march && !playing && <LegalHexes hexes={open} />}
                <Stacks {...shown} stacks={stacks} />
                {march && <NoiseField reach={march.reach} taken={taken} tab={tab} />}
                {!playing && <Aims view={view} />}
                {march?.halt && <Path halt={march.halt} hexes={ground.hexes} speaker={speaker} />}
                {fan && <FannedStack {...shown} fan={fan} />}
                {playing && (
                  <GestureOnMap view={view} ground={ground} playing={playing} before={told(props.told ?? [])} speaker={speaker} />
                )}
              </>
            }
            targets={targets}
            pointed={pointed}
            label={label}
            onPoint={hands.onPoint}
            onPress={onPress}
          />
        </Frame>
      </div>
      {sheets && <Inset view={view} ground={ground} drawing={overview} about={about} clear={clear} moment={moment} />}
      {march?.halt && <Slip halt={march.halt} ground={terrainWords(view, march.halt.hex, speaker)} speaker={speaker} />}
      {playing && <Gesture view={view} playing={playing} speaker={speaker} calm={calm} />}
      <SurfaceFoot>{!playing && !march?.halt && <Recent unseen={told(unseen)} speaker={speaker} calm={calm} />}</SurfaceFoot>
    </Surface>
  );
}

/** What nobody has seen happen, for as long as it is the same moment; some choices bring nothing else to tell. */
function useUntil(unseen: readonly GameEvent[], moment: string): readonly GameEvent[] {
  const [came, setCame] = useState({ unseen, moment });
  if (came.unseen !== unseen) setCame({ unseen, moment });
  return came.moment === moment ? unseen : NOTHING;
}

/** The counters of what is considered: the same for as long as they are the same, whichever hex they would go to. */
function useWanted(considered: PieceProps['considered']): ReadonlySet<string> {
  const things = (considered ? thingsOf(considered.choice) : []).filter((thing) => !isHex(thing)).join(' ');
  return useMemo(() => new Set(things.split(' ')), [things]);
}

/**
 * What is pointed at, or was tapped on the map. Whoever is about to choose a hex needs to see the hexes: then nothing is fanned out over them, unless
 * another squad lies below the one that was tapped.
 */
function lookedInto(
  { pieces }: View,
  stacks: readonly Stack[],
  { asks, offers, playing, pointed, tapped }: PieceProps,
  march: March | undefined,
): string | undefined {
  if (playing !== undefined || asks === 'moving') return undefined;
  if (pointed !== undefined || tapped === undefined || !march) return pointed ?? tapped;
  const at = pieces.find(({ id }) => id === tapped)?.at ?? tapped;
  const stack = stacks.find(({ id }) => id === at);
  const movers = offers.filter(({ choice }) => choice.kind === 'move').flatMap(({ choice }) => thingsOf(choice));
  return movers.filter((id) => isSquad(pieceAt(id)) && stack?.ids.includes(id)).length > 1 ? tapped : undefined;
}

function takenIn(stacks: readonly Stack[], mission: string): Taken {
  return new Map([[mission, 'counters'], ...stacks.map(({ id, gear }) => [id, gear.length > 0 ? 'strip' : 'counters'] as const)]);
}

/** Where enemies are, and squads that are not in a base. */
function whoIsOut({ pieces, enemies }: View): readonly string[] {
  return [...enemies, ...pieces.filter(({ id }) => isSquad(pieceAt(id)))].map(({ at }) => at);
}

/** What can be pressed besides hexes: the mission below, then counters. */
function targetsIn(view: View) {
  const mission = missionPlace(view);
  const { stacks } = layOut(view);
  const all = [...(mission ? [mission] : []), ...stacks.flatMap(({ pieces }) => pieces), ...signsBeside(view, stacks)];
  return all.map(asTarget);
}

const asTarget = ({ id, at, size }: Placed): HexTarget => ({ thing: id, at, size });

type Sheets = Pick<typeof import('./map/sheet.tsx'), 'Sheet' | 'Overview'>;

/** A sheet is drawn from its letters by code that nobody needs before a map lies on the table. */
function useSheets(): Sheets | undefined {
  const [sheets, setSheets] = useState<Sheets>();
  useEffect(() => {
    let isWanted = true;
    void import('./map/sheet.tsx').then((drawn) => isWanted && setSheets(drawn));
    return () => {
      isWanted = false;
    };
  }, []);
  return sheets;
}

function middleOfBox({ extent: { x, y, width, height } }: Ground): Point {
  return [x + width / 2, y + height / 2];
}
