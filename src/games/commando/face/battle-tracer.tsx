/** The shot itself: from whoever fires to whoever is fired at, and from the aircraft above where some take part. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Speaker } from '../../../words/speaker.ts';
import type { Event } from '../vocabulary.ts';
import { Icon } from './icon.tsx';

interface TracerProps {
  readonly field: RefObject<HTMLElement | null>;
  readonly shot: Extract<Event, { type: 'fired' }>;
  readonly beat: string;
  readonly speaker: Speaker;
}

interface Way {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  /** How wide the field is. */
  readonly width: number;
}

export function Tracer({ field, shot, beat, speaker }: TracerProps) {
  const { unit, target, air } = shot;
  const [way, setWay] = useState<Way>();
  useLayoutEffect(() => {
    const [from, to] = [middleOf(field.current, unit), middleOf(field.current, target)];
    setWay(from && to ? { from, to, width: field.current?.clientWidth ?? 0 } : undefined);
  }, [field, unit, target]);
  if (!way || beat === 'aim' || beat === '') return null;
  const {
    from: [ax, ay],
    to: [bx, by],
  } = way;
  return (
    <svg className="battle-tracer" data-beat={beat} aria-hidden="true">
      <path className="battle-tracer-glow" d={`M${ax} ${ay}L${bx} ${by}`} />
      <path className="battle-tracer-line" d={`M${ax - 5} ${ay}L${bx - 7} ${by}M${ax + 7} ${ay}L${bx + 9} ${by}`} />
      {air > 0 && <Aircraft to={way.to} width={way.width} words={speaker.say('look battle air-dice', { count: air })} />}
      <path className="battle-flash" d={star(ax, ay, 40, 9)} />
      <path className="battle-flash battle-flash-core" d={star(ax, ay, 22, 8)} />
      <path className="battle-flash" d={star(bx, by, 30, 8)} />
    </svg>
  );
}

/** So far from its target, and from the edge of the field, an aircraft and its words lie. */
const FAR = 230;
const INSIDE = 74;

interface AircraftProps extends Pick<Way, 'to' | 'width'> {
  readonly words: string;
}

function Aircraft({ to: [x, y], width, words }: AircraftProps) {
  const isRight = x + FAR + INSIDE <= width;
  const [px, py] = [isRight ? x + FAR : Math.max(INSIDE, x - FAR), Math.max(34, y - 120)];
  const wing = isRight ? 1 : -1;
  return (
    <g className="battle-aircraft">
      <path className="battle-tracer-line" d={`M${px - 30 * wing} ${py + 12}L${x + 20 * wing} ${y - 12}`} />
      <g transform={`rotate(${-112 * wing} ${px} ${py})`}>
        <Icon name="fighter" x={px} y={py} size={72} />
      </g>
      <text x={px} y={py + 58} textAnchor="middle">
        {words}
      </text>
    </g>
  );
}

/** Of the counter of a unit, within the field. */
function middleOf(field: HTMLElement | null, id: string): readonly [number, number] | undefined {
  const piece = field?.querySelector(`[data-fighter="${CSS.escape(id)}"] .battle-piece`);
  if (!field || !piece) return undefined;
  const [room, box] = [field.getBoundingClientRect(), piece.getBoundingClientRect()];
  return [box.x + box.width / 2 - room.x + field.scrollLeft, box.y + box.height / 2 - room.y + field.scrollTop];
}

function star(x: number, y: number, r: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const [angle, far] = [(i * Math.PI) / points, i % 2 === 0 ? r : r * 0.42];
    return `${(x + far * Math.sin(angle)).toFixed(1)} ${(y - far * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
