/** Counters and markers on the map: one layer, keyed by id, so that whatever moves glides from where it was. */
import { memo } from 'react';
import { Edge, edgeKind, squareOutline } from '../../../board/edge.tsx';
import type { OnPoint, OnPress } from '../../../board/pointing.ts';
import { Thing } from '../../../board/thing.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import { type Theatre, theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import { Icon } from './icon.tsx';
import { COUNTER, type Layout, layOut, type PlacedCounter } from './layout.ts';
import { marksOn, Piece, pieceLabel } from './piece.tsx';
import { faceOf, paceOf } from './reckoning.ts';
import { MARKER_ICONS } from './unit-icons.ts';
import './counters.css';

interface LayerProps {
  readonly view: View;
  readonly speaker: Speaker;
  readonly legal: ReadonlySet<string>;
  readonly considered: ReadonlySet<string>;
  readonly pointed: string | undefined;
  readonly onPoint: OnPoint;
  readonly onPress: OnPress;
}

export function Counters(props: LayerProps) {
  const { view, speaker, legal, considered, pointed, onPoint, onPress } = props;
  const theatre = theatreOf(view);
  const { counters, markers } = layOut(view);
  const force = view.operation?.force ?? [];
  return (
    <>
      <ForceBacking view={view} counters={counters} />
      {counters.map(({ id, x, y }) => (
        <CounterThing
          key={id}
          theatre={theatre}
          id={id}
          x={x}
          y={y}
          marks={marksOn(view, id).join(' ')}
          label={pieceLabel(view, id, speaker, force.includes(id) ? [speaker.say('look counter in-force')] : [])}
          dimmed={view.battle?.fired.includes(id) === true && view.battle.firing !== id}
          legal={legal.has(id)}
          considered={considered.has(id)}
          pointed={pointed === id}
          speaker={speaker}
          onPoint={onPoint}
          onPress={onPress}
        />
      ))}
      {markers.map((placed) => (
        <MarkerThing
          key={placed.id}
          placed={placed}
          trap={theatre.sheet.falseObjective.kind}
          legal={legal.has(placed.id)}
          considered={considered.has(placed.id)}
          pointed={pointed === placed.id}
          speaker={speaker}
          onPoint={onPoint}
          onPress={onPress}
        />
      ))}
      <ForceBadge view={view} counters={counters} speaker={speaker} />
    </>
  );
}

interface CounterThingProps {
  readonly theatre: Theatre;
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly marks: string;
  readonly label: string;
  readonly dimmed: boolean;
  readonly legal: boolean;
  readonly considered: boolean;
  readonly pointed: boolean;
  readonly speaker: Speaker;
  readonly onPoint: OnPoint;
  readonly onPress: OnPress;
}

const CounterThing = memo(function CounterThing(props: CounterThingProps) {
  const { theatre, id, x, y, marks, label, dimmed, legal, considered, pointed, speaker, onPoint, onPress } = props;
  return (
    <Thing
      id={id}
      at={[x, y]}
      label={legal ? speaker.say('look legal', { what: label }) : label}
      legal={legal}
      pointed={pointed}
      onPoint={onPoint}
      onPress={onPress}
    >
      <Piece theatre={theatre} id={id} marks={marks} speaker={speaker} dimmed={dimmed} size={COUNTER} isNumbered={false} />
      <Edge kind={edgeKind(considered, pointed, legal)} d={COUNTER_EDGE} />
    </Thing>
  );
});

const COUNTER_EDGE = squareOutline(COUNTER + 3, 6);

interface MarkerProps {
  readonly placed: Layout['markers'][number];
  readonly trap: 'minefield' | 'ambush';
  readonly legal: boolean;
  readonly considered: boolean;
  readonly pointed: boolean;
  readonly speaker: Speaker;
  readonly onPoint: OnPoint;
  readonly onPress: OnPress;
}

const DIAMOND = 'M0,-17L17,0L0,17L-17,0Z';

function MarkerThing({ placed, trap, legal, considered, pointed, speaker, onPoint, onPress }: MarkerProps) {
  const { id, x, y, marker } = placed;
  const face = faceOf(marker);
  const label = speaker.say(`look marker label-${face}`, { space: marker.at, trap });
  return (
    <Thing id={id} at={[x, y]} label={label} legal={legal} pointed={pointed} onPoint={onPoint} onPress={onPress}>
      <g className={`marker marker-${face}`}>
        <path className="marker-shadow" d={DIAMOND} />
        <path className="marker-body" d={DIAMOND} />
        {face === 'hidden' && (
          <text className="marker-sign" y={7} textAnchor="middle">
            ?
          </text>
        )}
        {face === 'real' && <Icon name={MARKER_ICONS.objective} x={0} y={0} size={18} />}
        {face === 'false' && <Icon name={MARKER_ICONS[trap]} x={0} y={0} size={17} />}
      </g>
      <Edge kind={edgeKind(considered, pointed, legal)} d={DIAMOND} />
    </Thing>
  );
}

/** Squares behind the counters of the force: side by side they grow together into one tray. */
function ForceBacking({ view, counters }: { readonly view: View; readonly counters: readonly PlacedCounter[] }) {
  const force = forceOf(view, counters);
  const square = (margin: number) => ({
    x: -COUNTER / 2 - margin,
    y: -COUNTER / 2 - margin,
    width: COUNTER + 2 * margin,
    height: COUNTER + 2 * margin,
  });
  return (
    <g className="force">
      {[7, 4].map((margin) =>
        force.map(({ id, x, y }) => (
          <g key={`${margin} ${id}`} className="glide" style={{ transform: `translate(${x}px, ${y}px)` }}>
            <rect className={margin === 7 ? 'force-casing' : 'force-tray'} {...square(margin)} rx={margin + 2} />
          </g>
        )),
      )}
    </g>
  );
}

function forceOf({ operation, battle }: View, counters: readonly PlacedCounter[]): readonly PlacedCounter[] {
  if (!operation || battle) return [];
  return counters.filter(({ id }) => operation.force.includes(id));
}

/** What is left of the march, at the corner of the tray. */
function ForceBadge({
  view,
  counters,
  speaker,
}: {
  readonly view: View;
  readonly counters: readonly PlacedCounter[];
  readonly speaker: Speaker;
}) {
  const force = forceOf(view, counters);
  const pace = paceOf(view);
  const isOver = !pace || !view.operation || view.operation.moved > pace.allowance;
  if (isOver || force.length === 0 || view.event || view.opfor.length > 0) return null;
  const x = Math.min(...force.map((counter) => counter.x)) - COUNTER / 2 - 4;
  const y = Math.min(...force.map((counter) => counter.y)) - COUNTER / 2 - 6;
  return (
    <g className="glide force-badge" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <title>{speaker.say('look force left-about', pace)}</title>
      <rect x={-13} y={-9} width={40} height={19} rx={9.5} />
      <Icon name="hiking" x={-3} y={0.5} size={14} />
      <text x={15} y={5} textAnchor="middle">
        {speaker.say('look force left', pace)}
      </text>
    </g>
  );
}
