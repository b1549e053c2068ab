/** The levels at night with everything upon them, and what is laid over them for the moment. */
import { useEffect, useMemo, useState } from 'react';
import { Frame } from '../../../board/frame.tsx';
import type { Box, Point } from '../../../board/geometry.ts';
import { useNarrow } from '../../../board/narrow.ts';
import { useSteady } from '../../../board/steady.ts';
import { Surface, SurfaceFoot } from '../../../board/surface.tsx';
import type { Offer } from '../../../kernel/witness/sight.ts';
import { frameWords } from '../../board-words.ts';
import type { PieceProps } from '../../face.ts';
import type { Level } from '../content/level.ts';
import { operation } from '../rules/operation-in-play.ts';
import type { View } from '../view.ts';
import { leavingBy } from './arithmetic.ts';
import { Bubble, BubbleBelow, BubbleWay } from './bubble.tsx';
import { OperationCard } from './card/operation-card.tsx';
import { CardChoice } from './card-choice.tsx';
import { Done } from './done.tsx';
import { rememberTeam } from './last-team.ts';
import { extentOf, type Laid, layLevels, middleOf, snugExtentOf, spotsIn, tileBox } from './layout.ts';
import { LevelGround, LevelTable } from './level/level.tsx';
import { planOf } from './level/plan.ts';
import { NextLabels, NextStep } from './overlays.tsx';
import { Pieces, Tiles } from './pieces.tsx';
import { PlaceOdds } from './place-odds.tsx';
import { Gesture, GestureOnLevel } from './playing/gestures.tsx';
import { Recent } from './results.tsx';
import { seen, told } from './seen.ts';
import { FREELY, pressFor } from './sitting.ts';
import { ownCommando, thingsOf, touched, UNDERFOOT } from './things.ts';
import './board.css';

export function Board(props: PieceProps) {
  const view = seen(props.view);
  if (view.phase === 'selection') return <CardChoice {...props} view={view} />;
  // When the last level has been left there is nothing to stand on: what is seen is how far the operation has come.
  if (view.levels.length === 0) return <HowFar {...props} view={view} />;
  return <Levels {...props} view={view} />;
}

function HowFar({ view, speaker, playing, calm }: PieceProps & { readonly view: View }) {
  const whole = operation(view);
  const last = whole.levelCalled[view.completed.at(-1) ?? ''];
  return (
    <div className="how-far">
      {last && <LeftBehind level={last} speaker={speaker} />}
      {(whole.levels.length > 1 || !last) && <OperationCard operation={whole} view={view} speaker={speaker} />}
      {playing && <Gesture view={view} playing={playing} speaker={speaker} calm={calm} />}
    </div>
  );
}

/** The ground of the level that was left last, without anybody on it. */
function LeftBehind({ level, speaker }: { readonly level: Level; readonly speaker: PieceProps['speaker'] }) {
  const { extent } = planOf(level);
  return (
    <svg className="left-behind" viewBox={`${extent.x} ${extent.y} ${extent.width} ${extent.height}`} aria-hidden="true">
      <LevelTable box={beyond(extent)} />
      <LevelGround level={level} speaker={speaker} />
    </svg>
  );
}

/** Pixels that one unit of the board has at least, in a small window: a finger finds a token. */
const CLOSE = 0.62;
/** And so many where nothing is beyond an edge for it: a finger finds a tile. */
const ENOUGH = 0.45;

/** In a small window odds and names on the board are so much larger than they are drawn elsewhere. */
const LARGER = 1.35;

/** Around the level, in pixels: little, where there is little. */
const MARGIN = 8;
const SMALL_MARGIN = 2;

const NOWHERE: readonly string[] = [];

function Levels(props: PieceProps & { readonly view: View }) {
  const { view, speaker, offers, pointed, calm, playing, ontos = NOWHERE, ahead = NOWHERE } = props;
  // Held over a tile, a man shows what it would come to; put down where he can go in two ways, he has chosen none of them.
  const held = props.inHand === undefined ? undefined : offers.find(({ text }) => text === ahead[0]);
  const considered = props.considered ?? held ?? leavingBy(view, offers, pointed);
  const isNarrow = useNarrow();
  const [wanted, setWanted] = useState<string>();
  const shownLevel = levelShown(view, wanted);
  const only = isNarrow && view.levels.length > 1 ? shownLevel : undefined;
  const ids = view.levels.map(({ id }) => id).join(' ');
  const laid = useMemo(() => layLevels(view, only), [view, only]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same levels lie in the same places
  const extent = useMemo(() => (isNarrow ? snugExtentOf(laid) : extentOf(laid)), [ids, only, isNarrow]);
  const hands = useSteady({ onPoint: props.onPoint, onPress: pressFor(props) });
  const words = useMemo(() => frameWords(speaker), [speaker]);
  const spots = useMemo(() => spotsIn(view, only), [view, only]);
  const names = useMemo(
    () => Object.fromEntries(spots.map(({ thing }) => [thing, tileName(thing, view, speaker)])),
    [spots, view, speaker],
  );
  const legal = useMemo(() => new Set([...touched(offers), ...ontos]), [offers, ontos]);
  const considers = useMemo(() => new Set(considered ? thingsOf(considered.choice) : []), [considered]);
  const asked = useAsked(view, laid, legal, isNarrow ? considered : undefined);
  // While a token is in hand it can be put down where one stands.
  const underfoot = props.inHand !== undefined && legal.has(UNDERFOOT) ? ownCommando(view)?.at : undefined;
  useTakenOver(props);
  useEffect(() => rememberTeam(view), [view]);
  const size = isNarrow ? LARGER : 1;
  const ground = useGround(laid, extent, speaker, size);
  const shown = { view, speaker, underfoot, legal, considered: considers, pointed, laid, isNarrow, ...hands };
  return (
    <Surface>
      <div
        className="levels"
        data-playing={playing !== undefined}
        data-switched={only !== undefined}
        data-several={laid.length > 1}
        data-alarm={view.levels.some(({ alarm }) => alarm === 'triggered')}
      >
        <Frame
          key={`${ids} ${only}`}
          extent={extent}
          ground={ground}
          margin={isNarrow ? SMALL_MARGIN : MARGIN}
          isAtHead={isNarrow}
          {...(isNarrow && { first: { at: asked ?? middleOf(extent), pixels: CLOSE, enough: ENOUGH } })}
          asked={asked}
          {...(isNarrow && { choices: legal })}
          label={speaker.say('look board', { levels: laid.map(({ level }) => level.id) })}
          hint={speaker.say('board hint')}
          words={words}
          spots={spots}
          names={names}
          pointed={pointed}
          onPoint={hands.onPoint}
          onPress={hands.onPress}
          calm={calm}
        >
          <Done laid={laid} />
          <Tiles {...shown} />
          {!playing && <NextStep view={view} laid={laid} speaker={speaker} size={size} {...hands} />}
          {!playing && considered && <BubbleWay view={view} laid={laid} offer={considered} speaker={speaker} />}
          <Pieces {...shown} />
          {!playing && <NextLabels view={view} laid={laid} speaker={speaker} offers={offers} size={size} />}
          <PlaceOdds view={view} laid={laid} offers={offers} considered={considered} speaker={speaker} size={size} />
          {!playing && !isNarrow && considered && <Bubble view={view} laid={laid} offer={considered} speaker={speaker} />}
          {playing && <GestureOnLevel view={view} laid={laid} playing={playing} />}
        </Frame>
      </div>
      {!playing && isNarrow && considered && <BubbleBelow view={view} offer={considered} speaker={speaker} />}
      {only !== undefined && (
        <fieldset className="level-switch">
          <legend className="unseen">{speaker.say('look levels')}</legend>
          {view.levels.map(({ id }) => (
            <button key={id} type="button" aria-pressed={id === only} onClick={() => setWanted(id)}>
              {speaker.name(id)}
            </button>
          ))}
        </fieldset>
      )}
      {props.asks === 'side' && <CardChoice {...props} view={view} />}
      {playing && <Gesture view={view} playing={playing} speaker={speaker} calm={calm} />}
      <SurfaceFoot>
        {!playing && !isNarrow && <Recent view={view} unseen={told(props.unseen ?? [])} speaker={speaker} calm={calm} />}
      </SurfaceFoot>
    </Surface>
  );
}

/** Whoever takes up another of his men plays him from then on. */
function useTakenOver({ view, asks = '', inHand, chairs }: PieceProps & { readonly view: View }): void {
  const seat = FREELY.has(asks) ? view.commandos.find(({ id }) => id !== '' && id === inHand)?.seat : undefined;
  const wanted = seat !== undefined && seat !== chairs?.at && chairs?.asked.includes(seat) ? seat : undefined;
  useEffect(() => {
    if (wanted !== undefined) chairs?.sit(wanted);
  }, [wanted, chairs]);
}

/** Typed letters lead to tiles. */
function tileName(thing: string, view: View, speaker: PieceProps['speaker']): string {
  return view.levels.some(({ tiles }) => tiles.some(({ id }) => id === thing)) ? speaker.name(thing) : '';
}

/** The one that somebody wants to look at, or the one his commando is on. */
function levelShown(view: View, wanted: string | undefined): string | undefined {
  const isInPlay = (id: string | undefined) => view.levels.some((level) => level.id === id);
  if (isInPlay(wanted)) return wanted;
  const own = ownCommando(view)?.level;
  return isInPlay(own) ? own : view.levels[0]?.id;
}

/** The table goes on beyond the levels, farthest below them: in a small window they lie at the head of it. */
function beyond({ x, y, width, height }: Box): Box {
  return { x: x - width, y: y - height, width: width * 3, height: height * 4 };
}

/** What is printed changes with a door, a trap door or a tile that is gone. */
function useGround(laid: readonly Laid[], extent: Box, speaker: PieceProps['speaker'], size: number) {
  const key = JSON.stringify(
    laid.map(({ level, by }) => [level.id, by, level.doors, level.trapDoors, level.tiles.map(({ gone }) => gone)]),
  );
  const box = useMemo(() => beyond(extent), [extent]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that is drawn
  return useMemo(
    () => ({
      drawing: (
        <>
          <LevelTable box={box} />
          {laid.map(({ level, card, by: [x, y] }) => (
            <g key={level.id} transform={`translate(${x} ${y})`}>
              <LevelGround
                level={card}
                doors={level.doors}
                trapDoors={level.trapDoors}
                gone={level.tiles.map(({ gone }) => gone)}
                speaker={speaker}
                size={size}
              />
            </g>
          ))}
        </>
      ),
      box,
    }),
    [key, box, speaker, size],
  );
}

/** Where whoever looks is or could come up, or in a small window where he considers going: that is brought into sight. */
function useAsked(view: View, laid: readonly Laid[], legal: ReadonlySet<string>, considered: Offer | undefined): Point | undefined {
  const tile = considered && thingsOf(considered.choice).find((thing) => tileBox(laid, thing));
  const at = tile ?? (ownCommando(view)?.at || [...legal].find((thing) => tileBox(laid, thing)) || '');
  return useMemo(() => {
    const box = tileBox(laid, at);
    return box && middleOf(box);
  }, [laid, at]);
}
