/**
 * 10 The line of sight, looked at: hold a key or take the tool, point at two hexes. It shows the line, everything it touches
 * that matters, and all that can be seen from the first hex.
 */
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { listBoxes, narrowPage } from '../../../board/clear-ground.ts';
import { useFreeCorner } from '../../../board/free-corner.ts';
import { outlineOf, wayOver } from '../../../board/hex/hexes.ts';
import { useNarrow } from '../../../board/narrow.ts';
import { onNarrow } from '../../../board/narrow-placing.ts';
import type { OnPress } from '../../../board/pointing.ts';
import { InToolPlace } from '../../../board/tool-place.tsx';
import type { Refusal } from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { EVERYWHERE, hexName, hexNamed } from '../content/battle-map.ts';
import { sightReport } from '../content/sight.ts';
import { BLOCKED, hindranceBetween, mapOf, sightOf } from '../rules/line-of-sight.ts';
import { firerOf } from '../rules/units.ts';
import { sight } from '../terminal/sight.ts';
import type { View } from '../view.ts';
import { type Strip, stripBeside } from './beside-map.ts';
import { centreOf, HEXES, SCALE } from './ground.ts';
import { keyDown, keyUp, type Looking, pressed, turned } from './looking.ts';
import { hexesLookedFor, seenFrom } from './sight-from.ts';
import './sight-tool.css';

/** Tapped, it turns the tool on and off as its button does; held down, it shows it as long as one looks. */
const KEY = 'v';

export interface SightTool {
  readonly isOn: boolean;
  readonly from: string | undefined;
  readonly to: string | undefined;
  turn(): void;
  /** Takes the presses while it is on. */
  readonly onPress: OnPress;
}

export function useSightTool(pointed: string | undefined, onPress: OnPress, offers: readonly Offer[]): SightTool {
  const [looking, setLooking] = useState<Looking>();
  // Whoever is asked something else answers on the board: the tool is put back.
  const asked = offers.map(({ text }) => text).join('\n');
  useEffect(() => {
    if (asked !== '') setLooking((now) => (now?.heldSince === undefined ? undefined : now));
  }, [asked]);
  useEffect(() => {
    const watching = new AbortController();
    const { signal } = watching;
    window.addEventListener(
      'keydown',
      (event) => {
        const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
        if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key.toLowerCase() !== KEY || event.repeat) return;
        setLooking((now) => keyDown(now, event.timeStamp, pointed));
      },
      { signal },
    );
    window.addEventListener(
      'keyup',
      (event) => {
        if (event.key.toLowerCase() === KEY) setLooking((now) => keyUp(now, event.timeStamp));
      },
      { signal },
    );
    return () => watching.abort();
  }, [pointed]);
  const isOn = looking !== undefined;
  // Before anybody else hears it: it puts the tool back, and what was picked before stays picked.
  useEffect(() => {
    if (!isOn) return undefined;
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open], .popover')) return;
      event.preventDefault();
      event.stopPropagation();
      setLooking(undefined);
    };
    window.addEventListener('keydown', onEscape, true);
    return () => window.removeEventListener('keydown', onEscape, true);
  }, [isOn]);
  // Whoever holds the key first and points then looks from there.
  const waits = looking?.heldSince !== undefined && looking.from === undefined;
  useEffect(() => {
    if (waits && pointed !== undefined) setLooking((now) => now && { ...now, from: pointed });
  }, [waits, pointed]);
  const turn = useCallback(() => setLooking(turned), []);
  const press: OnPress = useCallback(
    (thing, element) => {
      if (looking) setLooking(pressed(looking, thing));
      else onPress(thing, element);
    },
    [looking, onPress],
  );
  return { isOn, from: looking?.from, to: looking?.to, turn, onPress: press };
}

function hexOf(view: View, thing: string | undefined): number {
  if (thing === undefined) return -1;
  const hex = hexNamed(thing);
  return hex >= 0 ? hex : (firerOf(view, thing)?.at ?? -1);
}

interface ShownProps {
  readonly view: View;
  readonly tool: SightTool;
  readonly pointed: string | undefined;
}

/** Above everything on the map. */
export function SightShown({ view, tool, pointed }: ShownProps) {
  const from = hexOf(view, tool.from);
  const to = hexOf(view, tool.to ?? pointed);
  if (!tool.isOn || from < 0) return null;
  const clear = [from, ...hexesLookedFor(view, from)].map((hex) => boxAround(hex));
  return (
    <g className="sight" data-clear-boxes={listBoxes(clear)}>
      <Field view={view} from={from} />
      {to >= 0 && to !== from && <Line view={view} from={from} to={to} />}
    </g>
  );
}

/** What stands in a hex, with a little of the hex around it. */
function boxAround(hex: number) {
  const [x, y] = centreOf(hex);
  return { x: x - SCALE / 2, y: y - SCALE / 2, width: SCALE, height: SCALE };
}

/** Everything that is not seen lies in the shade, what is hindered in half of it. */
function Field({ view, from }: { readonly view: View; readonly from: number }) {
  const { blind, hindered } = useMemo(() => {
    const by = (isMeant: (hindrance: number) => boolean) =>
      EVERYWHERE.filter((hex) => hex !== from && isMeant(hindranceBetween(view, from, hex)))
        .flatMap((hex) => HEXES.find(hexName(hex)) ?? [])
        .map((hex) => outlineOf(hex))
        .join('');
    return { blind: by((hindrance) => hindrance === BLOCKED), hindered: by((hindrance) => hindrance > 0) };
  }, [view, from]);
  const [own] = wayOver(HEXES, [hexName(from)]);
  return (
    <>
      <path className="sight-blind" d={blind} />
      <path className="sight-hindered" d={hindered} />
      {own && <path className="sight-from" d={outlineOf(own, 0.04)} />}
    </>
  );
}

/** 10.2 Lines that somebody tried to look along in vain. */
export function SightRefused({ view, refusals }: { readonly view: View; readonly refusals: readonly Refusal[] }) {
  const lines = refusals.flatMap(({ code, figures = {} }) => {
    const from = hexOf(view, `${figures.piece ?? ''}`);
    const to = hexNamed(`${figures.hex ?? ''}`);
    return code === 'no-line-of-sight' && from >= 0 && to >= 0 ? [{ from, to }] : [];
  });
  return (
    <g className="sight">
      {lines.map((line) => (
        <Line key={`${line.from} ${line.to}`} view={view} {...line} />
      ))}
    </g>
  );
}

function Line({ view, from, to }: { readonly view: View; readonly from: number; readonly to: number }) {
  const { state, causes } = reportOf(view, from, to);
  const [x1, y1] = centreOf(from);
  const [x2, y2] = centreOf(to);
  const line = `M${x1} ${y1}L${x2} ${y2}`;
  const over = sightOf(view)
    .through(from, to)
    .flatMap((hex) => HEXES.find(hexName(hex)) ?? [])
    .map((hex) => outlineOf(hex, 0.03))
    .join('');
  const map = mapOf(view);
  const shapes = (blocks: boolean) =>
    causes
      .filter(({ hindrance }) => (hindrance === undefined) === blocks)
      .flatMap(({ hex }) => hex.split('/').slice(0, 1).map(hexNamed))
      .flatMap((hex) => [...(map.drawing.outlines[hex] ?? []), ...(map.drawing.railways[hex] ?? [])])
      .map((shape) => `M${shape.map(([x, y]) => `${x * SCALE} ${y * SCALE}`).join('L')}Z`)
      .join('');
  return (
    <>
      <path className="sight-over" d={over} />
      <path className="sight-blocks" d={shapes(true)} />
      <path className="sight-hinders" d={shapes(false)} />
      <path className="sight-casing" d={line} />
      <path className={`sight-line sight-${state}`} d={line} data-keep-clear />
    </>
  );
}

function reportOf(view: View, from: number, to: number) {
  return sightReport(mapOf(view), from, to, new Map(view.smoke.map(({ at, value }) => [at, value])), new Set(view.blaze));
}

/** In the corner of the board, or beside a small one: the tool. What it says lies where it covers nothing that one looks at. */
export function SightPanel({ view, tool, pointed, speaker }: ShownProps & { readonly speaker: Speaker }): ReactNode {
  const from = hexOf(view, tool.from);
  const to = hexOf(view, tool.to ?? pointed);
  const isNarrow = useNarrow();
  return (
    <>
      <InToolPlace isWanted={isNarrow}>
        <div className="sight-panel" data-tool="sight" data-keep-clear>
          <button
            type="button"
            className="sight-button"
            aria-pressed={tool.isOn}
            title={speaker.say('look sight keys')}
            onClick={tool.turn}
          >
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <path d="M-10 0Q0 -10 10 0Q0 10 -10 0Z" />
              <circle r={3.2} />
            </svg>
            <span>{speaker.say('look sight tool')}</span> <kbd>{KEY.toUpperCase()}</kbd>
          </button>
        </div>
      </InToolPlace>
      {tool.isOn && (
        <SightWords from={from}>
          {from < 0 ? (
            <p>
              <b>{speaker.say('look sight first')}</b>
            </p>
          ) : to >= 0 && to !== from ? (
            <LineTold view={view} from={from} to={to} speaker={speaker} />
          ) : (
            <FieldTold view={view} from={from} speaker={speaker} />
          )}
        </SightWords>
      )}
    </>
  );
}

interface FieldToldProps {
  readonly view: View;
  readonly from: number;
  readonly speaker: Speaker;
}

/** Whether one hex is seen, and what is on the way. */
function LineTold({ view, from, to, speaker }: FieldToldProps & { readonly to: number }) {
  const [verdict = '', ...causes] = sight(view, hexName(from), hexName(to), speaker);
  return (
    <>
      <p>
        <b>{verdict}</b>
      </p>
      {causes.map((cause) => (
        <p key={cause}>{cause.trim()}</p>
      ))}
    </>
  );
}

/** So many of those who are seen, and of the others, have a line of their own; of the others only those who are near. */
const LISTED = { seen: 4, unseen: 2 };

/** Whom one sees from a hex, and whom not. */
function FieldTold({ view, from, speaker }: FieldToldProps) {
  const told = seenFrom(view, from, speaker);
  const say = (key: string, figures: object = {}) => speaker.say(`look sight ${key}`, figures);
  const listed = (isSeen: boolean) => {
    const lines = told.filter((one) => one.isSeen === isSeen);
    if (lines.length === 0) return isSeen ? <p>{say('nobody')}</p> : null;
    const count = lines.length - (isSeen ? LISTED.seen : LISTED.unseen);
    return (
      <>
        <p>
          <b>{say(isSeen ? 'is-seen' : 'is-unseen')}</b>
        </p>
        <ul data-seen={isSeen}>
          {lines.slice(0, count > 0 ? -count : undefined).map(({ hex, text }) => (
            <li key={hex}>{text}</li>
          ))}
        </ul>
        {count > 0 && <p>{say('more', { count })}</p>}
      </>
    );
  };
  return (
    <>
      <p>{say(told.length === 0 ? 'second' : 'whom', { hex: hexName(from) })}</p>
      {told.length > 0 && listed(true)}
      {listed(false)}
    </>
  );
}

interface Room extends Partial<Strip> {
  /** Where they lie below the board, upon what is written there. */
  readonly below?: number;
  readonly height?: number;
}

/** Upon a sheet below the board, under its question; else beside the map, where that leaves a strip of the board empty; else upon the map. */
function roomFor(board: Element, words: HTMLElement): Room {
  const page = narrowPage(board);
  if (page?.paper) {
    const { y, height } = onNarrow(
      { width: words.offsetWidth, height: words.offsetHeight },
      page,
      { pressed: [page.board], asked: [] },
      false,
    );
    return { below: y, height: Math.max(height, page.paper.y + page.paper.height - y) };
  }
  return stripBeside(board) ?? { height: board.getBoundingClientRect().height / 3 };
}

/** Where there is a sheet below the board they lie there: on a small map they would cover what one looks at. Elsewhere beside the map or in a free corner. */
function SightWords({ from, children }: { readonly from: number; readonly children: ReactNode }) {
  const words = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as one looks from the same hex they stay where they are
  useLayoutEffect(() => {
    const element = words.current;
    const board = element?.parentElement;
    if (!element || !board) return undefined;
    const measure = () => setRoom(roomFor(board, element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(board);
    return () => observer.disconnect();
  }, [from]);
  const isBelow = room.below !== undefined;
  useLayoutEffect(() => {
    if (isBelow) words.current?.showPopover();
  }, [isBelow]);
  useFreeCorner(words, from);
  return (
    <div
      ref={words}
      className="sight-words"
      role="status"
      data-corner="top-right"
      data-strip={room.strip}
      popover={isBelow ? 'manual' : undefined}
      style={{ top: room.below, width: room.width, maxHeight: room.height }}
    >
      {children}
    </div>
  );
}
