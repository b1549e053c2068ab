/** What happens, while it happens: a line that says it with its dice, and on the map who walks, who drifts in and who fires. */
import { type CSSProperties, type RefObject, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { listBoxes } from '../../../../board/clear-ground.ts';
import { useFreeCorner } from '../../../../board/free-corner.ts';
import type { Box, Point } from '../../../../board/geometry.ts';
import { GlassContext } from '../../../../board/glass.ts';
import { Ring } from '../../../../board/highlight.tsx';
import { useNarrow } from '../../../../board/narrow.ts';
import { ThrownDice } from '../../../../board/thrown-dice.tsx';
import type { Speaker } from '../../../../words/speaker.ts';
import { FLIGHT_MS } from '../../../beats.ts';
import type { Playing } from '../../../face.ts';
import { isSquad, pieceAt } from '../../content/pieces.ts';
import { haltAt } from '../../reckoning/halt.ts';
import { positionOf } from '../../reckoning/position.ts';
import { SEAT } from '../../state.ts';
import type { View } from '../../view.ts';
import type { Event, EventOf } from '../../vocabulary.ts';
import { Battle } from '../battle.tsx';
import { diceOf, staysDetected } from '../events.ts';
import { type Ground, middleOf } from '../ground.ts';
import { Path } from '../overlays.tsx';
import { told } from '../seen.ts';
import { isHex } from '../things.ts';
import { EACH_DIE_MS } from './beats.ts';
import { Drift } from './drift.tsx';
import { Pursuit, quarryOf } from './pursuit.tsx';
import '../../../../board/told-slip.css';
import './gestures.css';

interface GestureProps {
  readonly view: View;
  readonly playing: Playing;
  readonly speaker: Speaker;
  readonly calm: boolean;
}

/** Seen on the map itself, and nothing more to be said. */
const SILENT: ReadonlySet<string> = new Set<Event['type']>(['moved', 'base-placed']);

/** Along the edge of the map: what happens now. */
export function Gesture({ view, playing, speaker, calm }: GestureProps) {
  const [event] = told([playing.event]);
  const slip = useRef<HTMLDivElement>(null);
  useFreeCorner(slip, useOccasion(playing.beat));
  useFoot(slip, useNarrow() && event !== undefined && !SILENT.has(event.type));
  if (!event || SILENT.has(event.type)) return null;
  const { beat, isTold, stretch } = playing;
  const isInTheAir = beat.name === 'throw';
  return (
    <div
      ref={slip}
      className="gesture told-slip"
      data-event={event.type}
      data-beat={beat.name}
      data-calm={calm}
      style={{ '--beat': `${beat.ms * stretch}ms` } as CSSProperties}
    >
      {event.type === 'battle' && !isInTheAir ? (
        <Battle battle={event} speaker={speaker} calm />
      ) : (
        <>
          {diceOf(event).map(({ sides, faces, who }, i) => (
            <ThrownDice
              // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names
              key={i}
              sides={sides}
              dice={faces.map((face) => ({ face, mark: markOf(event), tone: who === SEAT ? 0 : 1 }))}
              isFlying={isInTheAir}
              flight={FLIGHT_MS * stretch}
              each={EACH_DIE_MS * stretch}
              calm={calm}
              label=""
            />
          ))}
          <strong>{isTold || beat.waits ? wordsOf(view, event, speaker) : openingOf(view, event, speaker)}</strong>
        </>
      )}
    </div>
  );
}

/** Another one with each beat, and when the map has come to rest after moving to what happens: only then is it known what lies where. */
function useOccasion(beat: Playing['beat']): unknown {
  const glass = useContext(GlassContext);
  const [settled, setSettled] = useState(0);
  useEffect(() => glass?.watch((_view, _surface, isSettled) => isSettled && setSettled((times) => times + 1)), [glass]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both say that something is elsewhere
  return useMemo(() => ({}), [beat, settled]);
}

/** So far it lies from the edge, in pixels. */
const EDGE = 10;

/** On a phone what is told is as wide as the map, and the sums of a fight half as high: it lies at its foot, and the map shows above it where it happens. */
function useFoot(slip: RefObject<HTMLElement | null>, isAtFoot: boolean): void {
  const glass = useContext(GlassContext);
  // whichever corner was found for this beat
  useLayoutEffect(() => {
    if (!slip.current) return;
    if (isAtFoot) slip.current.dataset.corner = 'bottom';
    // what lies over the foot then is the slip itself
    slip.current.style.setProperty('--foot', isAtFoot ? '0px' : '');
  });
  useLayoutEffect(() => {
    const element = slip.current;
    if (!isAtFoot || !element) return;
    const resized = new ResizeObserver(() => glass?.cover(element.offsetHeight + EDGE));
    resized.observe(element);
    return () => {
      resized.disconnect();
      glass?.cover(0);
    };
  }, [slip, isAtFoot, glass]);
}

/** Whoever was detected before stays so until he is in a base, however quiet he has become; and heard again he is not asked whether he escapes. */
function wordsOf(view: View, event: Event, speaker: Speaker): string {
  const text = speaker.event(event);
  if (event.type !== 'noise') return text;
  const isHunted = (id: string) => view.pieces.some((piece) => piece.id === id && piece.detected);
  if (event.result === 'unheard') return staysDetected(view, event) ? `${text} ${speaker.say('look still-detected')}` : text;
  const isHuntedStill = event.squads.every(isHunted) && positionOf(view).rules.escape !== 'hunted';
  return isHuntedStill ? `${text} ${speaker.say('look heard-again')}` : text;
}

/** What can be said while the dice are in the air, or before an enemy sets out. */
function openingOf(view: View, event: Event, speaker: Speaker): string {
  const key = `look playing ${event.type}`;
  if (!speaker.has(key)) return '';
  const quarry = event.type === 'enemy-moved' ? quarryOf(view, event) : undefined;
  return speaker.say(key, { ...event, squad: quarry?.id ?? '', away: quarry?.distance ?? 0 });
}

function markOf(event: Event): 'good' | 'harm' | undefined {
  switch (event.type) {
    case 'noise':
      return event.result === 'heard' ? 'harm' : 'good';
    case 'suppressed':
      return 'good';
    default:
      return undefined;
  }
}

interface OnMapProps {
  readonly view: View;
  readonly ground: Ground;
  readonly playing: Playing;
  /** What was told so far: where enemies come for, in which hex somebody was heard. */
  readonly before: readonly Event[];
  readonly speaker: Speaker;
}

export function GestureOnMap({ view, ground, playing, before, speaker }: OnMapProps) {
  const [event] = told([playing.event]);
  if (!event) return null;
  const { beat } = playing;
  switch (event.type) {
    case 'moved': {
      const halt = beat.name === 'way' && view.move ? haltAt(view, view.move.lead, event.hex) : undefined;
      return halt ? <Path halt={halt} hexes={ground.hexes} speaker={speaker} /> : null;
    }
    case 'enemy-placed':
    case 'enemy-put-back':
      return beat.name === 'throw' ? null : <Drift event={event} from={originOf(before)} playing={playing} />;
    case 'enemy-moved':
      return <Pursuit view={view} event={event} />;
    case 'battle':
      return <Fire view={view} event={event} />;
    case 'accomplished':
      return <Stamp event={event} within={ground.extent} speaker={speaker} />;
    default:
      return <Marked view={view} things={beat.things ?? []} isOnItsWay={beat.travels === true} />;
  }
}

/** Enemies come for the hex in which somebody was heard, or has attacked. */
function originOf(before: readonly Event[]): string {
  const drawn = before.findLast((event): event is EventOf<'enemies-drawn'> => event.type === 'enemies-drawn');
  return drawn?.hex ?? '';
}

function Fire({ view, event: { hex, against, attacker } }: { readonly view: View; readonly event: EventOf<'battle'> }) {
  const [from, to] = attacker === 'squads' ? [hex, against] : [against, hex];
  const [x1, y1] = middleOf(from);
  const [x2, y2] = middleOf(to);
  return (
    <g className="fire">
      {hex !== against && <path className="fire-casing" d={`M${x1} ${y1}L${x2} ${y2}`} />}
      {hex !== against && <path className="fire-line" d={`M${x1} ${y1}L${x2} ${y2}`} data-keep-clear />}
      <Ring kind="affected" at={[x2, y2]} r={ringAround(view, to)} />
    </g>
  );
}

interface StampProps {
  readonly event: EventOf<'accomplished'>;
  readonly within: Box;
  readonly speaker: Speaker;
}

/** As far from the edges of the map as half of it reaches, turned as it is. */
const [STAMP_WIDE, STAMP_HIGH] = [112, 54];

function stampedAt([x, y]: Point, within: Box): Point {
  const kept = (at: number, from: number, size: number, half: number) => Math.min(Math.max(at, from + half), from + size - half);
  return [kept(x, within.x, within.width, STAMP_WIDE), kept(y, within.y, within.height, STAMP_HIGH)];
}

/** Where it was accomplished it is stamped upon the map: what it is called, and what it brings. */
function Stamp({ event: { hex, award }, within, speaker }: StampProps) {
  const [x, y] = stampedAt(middleOf(hex), within);
  return (
    <g className="europe-stamp" transform={`translate(${x} ${y}) rotate(-8)`} data-keep-clear data-clear-most>
      <rect x={-104} y={-34} width={208} height={68} rx={7} />
      <rect className="europe-stamp-line" x={-98} y={-28} width={196} height={56} rx={4} />
      <text y={1} textAnchor="middle">
        {speaker.say('look stamp accomplished')}
      </text>
      <text className="europe-stamp-award" y={20} textAnchor="middle">
        {speaker.say('look stamp award', { award })}
      </text>
    </g>
  );
}

function Marked({ view, things, isOnItsWay }: { readonly view: View; readonly things: readonly string[]; readonly isOnItsWay: boolean }) {
  if (isOnItsWay) return null;
  const places = things.map((thing) => (isHex(thing) ? thing : [...view.pieces, ...view.enemies].find(({ id }) => id === thing)?.at));
  const hexes = [...new Set(places)].flatMap((hex) => (hex !== undefined && isHex(hex) ? [hex] : []));
  return (
    <g data-clear-boxes={listBoxes(hexes.map(boxOf))} data-clear-most>
      {hexes.map((hex) => (
        <Ring key={hex} kind="affected" at={middleOf(hex)} r={ringAround(view, hex)} />
      ))}
    </g>
  );
}

/** Past whatever is written at the edges of a hex: that somebody is detected or not, above a casualties marker too, and that it is a base. */
const RING = { plain: 36, squad: 46, base: 53, wounded: 57 };

export function ringAround({ pieces, bases }: Pick<View, 'pieces' | 'bases'>, hex: string): number {
  const squads = pieces.filter(({ id, at }) => at === hex && isSquad(pieceAt(id)));
  if (bases.includes(hex)) return RING.base;
  if (squads.length === 0) return RING.plain;
  return squads.some(({ marker }) => marker !== '') ? RING.wounded : RING.squad;
}

/** What stands there, with its name below. */
function boxOf(hex: string): Box {
  const [x, y] = middleOf(hex);
  return { x: x - 44, y: y - 44, width: 88, height: 116 };
}
