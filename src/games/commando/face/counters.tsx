/** Counters and markers on the map: one layer, keyed by id, so that whatever moves glides from where it was. */
import { memo } from 'react';
import { Edge, edgeKind, squareOutline } from '../../../board/edge.tsx';
import type { Point } from '../../../board/geometry.ts';
import type { OnPoint, OnPress } from '../../../board/pointing.ts';
import { Bracket, StackBubble, StackFoot, StackSigns } from '../../../board/stack.tsx';
import { Thing } from '../../../board/thing.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import type { Ability } from '../content/terms.ts';
import { type Theatre, theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import { Icon, type IconName } from './icon.tsx';
import { anchorOf, COUNTER, layOut, type PlacedMarker, type Stack } from './layout.ts';
import { drawnSpaces } from './map/routes.ts';
import { DIAMOND, MarkerSign } from './marker-sign.tsx';
import { marksOn, Piece, pieceLabel } from './piece.tsx';
import type { Plan } from './plan.ts';
import { faceOf, paceOf } from './reckoning.ts';
import './counters.css';

interface LayerProps {
  readonly view: View;
  readonly speaker: Speaker;
  readonly plan: Plan;
  /** Whoever glides from one space to the next: what a closed stack lies on, and what is said of it, waits until they are there. */
  readonly onTheirWay: readonly string[];
  /** The march is over: whoever rides may get off, and nobody goes on. */
  readonly isGettingOff: boolean;
  readonly legal: ReadonlySet<string>;
  readonly considered: ReadonlySet<string>;
  /** Who is in somebody's hand: whoever else is there stays behind. */
  readonly inHand: ReadonlySet<string>;
  /** Spaces from which all who lie there can set out as one: a closed stack that is pressed stands for its space. */
  readonly asOne: ReadonlySet<string>;
  readonly pointed: string | undefined;
  readonly onPoint: OnPoint;
  readonly onPress: OnPress;
}

export function Counters(props: LayerProps) {
  const { view, speaker, plan, legal, considered, inHand, pointed, onPoint, onPress } = props;
  const theatre = theatreOf(view);
  const { stacks, markers } = layOut(view);
  const hands = { onPoint, onPress };
  const resting = stacks.filter(({ ids }) => !ids.some((id) => props.onTheirWay.includes(id)));
  return (
    <>
      {resting.map((stack) => (
        <Below key={stack.id} {...props} stack={stack} />
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
          {...hands}
        />
      ))}
      {standing(stacks, plan, inHand).map(({ id, at, closed, isHidden, isUsed }) => (
        <CounterThing
          key={id}
          theatre={theatre}
          id={id}
          pressedAs={pressedAs(closed, id, props.asOne)}
          x={at[0]}
          y={at[1]}
          isHidden={isHidden}
          isInHand={inHand.has(id)}
          marks={marksOn(view, id).join(' ')}
          label={pieceLabel(view, id, speaker, view.operation?.force.includes(id) ? [speaker.say('look counter in-force')] : [])}
          dimmed={view.battle?.fired.includes(id) === true && view.battle.firing !== id}
          legal={legal.has(id)}
          isInside={isUsed(legal)}
          considered={considered.has(id) || isUsed(considered)}
          pointed={pointed === id}
          speaker={speaker}
          {...hands}
        />
      ))}
      {resting.map((stack) => (
        // by the one on top: how many they are goes along with it
        <Above key={stack.ids[0]} view={view} stack={stack} plan={plan} inHand={inHand} speaker={speaker} />
      ))}
    </>
  );
}

interface Standing {
  readonly id: string;
  readonly at: Point;
  /** The stack in which it lies, if that is closed. */
  readonly closed: Stack | undefined;
  /** It lies below another one. */
  readonly isHidden: boolean;
  /** Whether something below it is among these, where it lies on top. */
  readonly isUsed: (things: ReadonlySet<string>) => boolean;
}

/** Sorted, so that a counter keeps its place among its like and is moved on screen, never put in anew. */
function standing(stacks: readonly Stack[], plan: Plan, inHand: ReadonlySet<string>): readonly Standing[] {
  const nothing = () => false;
  return stacks
    .flatMap((stack): Standing[] => {
      const fan = plan.fans.get(stack.id);
      // Of those who stay behind one is seen.
      const top = stack.ids.find((id) => !inHand.has(id)) ?? stack.ids[0];
      return stack.ids.map((id, i) => ({
        id,
        at: fan?.spots[i] ?? stack.at,
        closed: fan ? undefined : stack,
        isHidden: !fan && id !== top,
        isUsed: fan || id !== top ? nothing : (things) => stack.ids.some((below) => things.has(below)),
      }));
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function pressedAs(closed: Stack | undefined, id: string, asOne: ReadonlySet<string>): string {
  return closed?.side === 'commando' && asOne.has(closed.space) ? closed.space : id;
}

function pressing(id: string, pressed: string, onPress: OnPress): OnPress {
  return pressed === id ? onPress : (_, element) => onPress(pressed, element);
}

/** Whether this is the force whose operation it is. */
function isForce({ operation, battle }: View, { ids }: Stack): boolean {
  return operation !== undefined && !battle && ids.some((id) => operation.force.includes(id));
}

function Below({ view, speaker, plan, stack, isGettingOff, asOne, onPoint, onPress }: LayerProps & { readonly stack: Stack }) {
  const place = drawnSpaces(view.theatre).get(stack.space);
  const [top] = stack.ids;
  if (!place || top === undefined) return null;
  const anchor = anchorOf(stack.id, place);
  const fan = plan.fans.get(stack.id);
  const isActing = isForce(view, stack);
  const foot = (!fan || !isActing) && (
    <StackFoot
      top={top}
      count={stack.ids.length}
      at={stack.at}
      size={COUNTER}
      place={anchor}
      isOpen={fan !== undefined}
      isActing={isActing}
      onPoint={onPoint}
      onPress={pressing(top, pressedAs(fan ? undefined : stack, top, asOne), onPress)}
    />
  );
  return (
    <>
      {foot}
      {fan && (
        <StackBubble
          top={top}
          box={fan.box}
          place={anchor}
          isActing={isActing}
          pill={isActing ? pillOf(view, speaker, isGettingOff) : undefined}
        />
      )}
    </>
  );
}

/** What is left of the march. */
function pillOf(view: View, speaker: Speaker, isGettingOff: boolean) {
  const pace = paceOf(view);
  const icon = <Icon name="hiking" x={0} y={0} size={16} />;
  if (isGettingOff) return { words: speaker.say('look force gets-off'), brief: '', icon };
  if (!pace || view.event || view.opfor.length > 0 || (view.operation && view.operation.moved > pace.allowance)) return undefined;
  return { words: speaker.say('look force left', pace), brief: String(pace.left), icon };
}

function Above({
  view,
  stack,
  plan,
  inHand,
  speaker,
}: {
  readonly view: View;
  readonly stack: Stack;
  readonly plan: Plan;
  readonly inHand: ReadonlySet<string>;
  readonly speaker: Speaker;
}) {
  const fan = plan.fans.get(stack.id);
  const theatre = theatreOf(view);
  if (!fan) {
    const ids = stack.ids.filter((id) => !inHand.has(id));
    return ids.length === 0 ? null : (
      <StackSigns count={ids.length} at={stack.at} size={COUNTER} badges={badgesOf(theatre, { ...stack, ids })} />
    );
  }
  const spotOf = (id: string) => fan.spots[stack.ids.indexOf(id)];
  return (
    <>
      {fan.isNamed &&
        stack.ids.flatMap((id) => {
          const spot = spotOf(id);
          return spot ? [<Name key={id} at={spot} words={speaker.name(id)} />] : [];
        })}
      {(fan.isNamed ? stack.ids : []).flatMap((id) => {
        const carrier = view.units.find((unit) => unit.id === id)?.aboard ?? '';
        const [at, with_] = [spotOf(id), spotOf(carrier)];
        if (!at || !with_ || at[1] !== with_[1]) return [];
        return [<Bracket key={id} from={with_[0]} to={at[0]} y={at[1] - COUNTER / 2 - 6} words={speaker.say('look force rides')} />];
      })}
    </>
  );
}

/** In two lines below its counter, the second with the number. */
function Name({ at: [x, y], words }: { readonly at: Point; readonly words: string }) {
  const cut = splitOf(words);
  return (
    <text className="bubble-name" textAnchor="middle">
      {cut.map((line, i) => (
        <tspan key={line} x={x} y={y + COUNTER / 2 + 11.5 + i * 11.5}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** So many letters fit below a counter. */
const SHORT = 9;

/** About half of the words in each line. */
function splitOf(words: string): readonly string[] {
  if (words.length <= SHORT) return [words];
  const parts = words.split(/ /u);
  const splits = parts.slice(1).map((_, i) => [parts.slice(0, i + 1).join(' '), parts.slice(i + 1).join(' ')] as const);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  const [first, ...others] = splits;
  return first ? others.reduce<readonly string[]>((best, split) => (longest(split) < longest(best) ? split : best), first) : [words];
}

const ABILITY_ICONS: Readonly<Partial<Record<Ability, IconName>>> = {
  leader: 'rank-3',
  sapper: 'dynamite',
  'supply-column': 'jerrycan',
  recon: 'binoculars',
  psyop: 'megaphone',
  paratrooper: 'parachute',
};
/** More would reach over the neighbour. */
const MOST_BADGES = 2;

/** What those below can do that the one on top cannot. */
function badgesOf(theatre: Theatre, { ids: [top = '', ...below], side }: Stack) {
  if (side === 'opfor') return [];
  const shown = theatre.unit(top).abilities;
  const hidden = new Set(below.flatMap((id) => theatre.unit(id).abilities).filter((ability) => !shown.includes(ability)));
  return [...hidden]
    .flatMap((id) => {
      const name = ABILITY_ICONS[id];
      return name ? [{ id, icon: <Icon name={name} x={0} y={0} size={13} /> }] : [];
    })
    .slice(0, MOST_BADGES);
}

interface CounterThingProps {
  readonly theatre: Theatre;
  readonly id: string;
  /** What it stands for when it is pressed: itself, or all who lie there. */
  readonly pressedAs: string;
  readonly x: number;
  readonly y: number;
  readonly isHidden: boolean;
  /** It is faint where it lay. */
  readonly isInHand: boolean;
  readonly marks: string;
  readonly label: string;
  readonly dimmed: boolean;
  readonly legal: boolean;
  /** Something below it can be chosen. */
  readonly isInside: boolean;
  readonly considered: boolean;
  readonly pointed: boolean;
  readonly speaker: Speaker;
  readonly onPoint: OnPoint;
  readonly onPress: OnPress;
}

const CounterThing = memo(function CounterThing(props: CounterThingProps) {
  const { theatre, id, x, y, isHidden, isInHand, marks, label, dimmed, legal, isInside, considered, pointed, speaker } = props;
  return (
    <Thing
      id={id}
      at={[x, y]}
      label={legal ? speaker.say('look legal', { what: label }) : label}
      legal={legal}
      pointed={pointed}
      hidden={isHidden}
      onPoint={props.onPoint}
      onPress={pressing(id, props.pressedAs, props.onPress)}
    >
      <g className={isInHand ? 'counter-in-hand' : undefined}>
        <Piece theatre={theatre} id={id} marks={marks} speaker={speaker} dimmed={dimmed} size={COUNTER} isNumbered={false} />
      </g>
      <Edge kind={edgeKind(considered, pointed, legal || isInside)} d={COUNTER_EDGE} />
    </Thing>
  );
});

const COUNTER_EDGE = squareOutline(COUNTER + 3, 6);

interface MarkerProps {
  readonly placed: PlacedMarker;
  readonly trap: 'minefield' | 'ambush';
  readonly legal: boolean;
  readonly considered: boolean;
  readonly pointed: boolean;
  readonly speaker: Speaker;
  readonly onPoint: OnPoint;
  readonly onPress: OnPress;
}

function MarkerThing({ placed, trap, legal, considered, pointed, speaker, onPoint, onPress }: MarkerProps) {
  const { id, at, marker } = placed;
  const face = faceOf(marker);
  const label = speaker.say(`look marker label-${face}`, { space: marker.at, trap });
  return (
    <Thing id={id} at={at} label={label} legal={legal} pointed={pointed} onPoint={onPoint} onPress={onPress}>
      <MarkerSign face={face} trap={trap} />
      <Edge kind={edgeKind(considered, pointed, legal)} d={DIAMOND} />
    </Thing>
  );
}
