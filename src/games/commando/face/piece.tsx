/** What is printed on a counter, and what is the matter with it. */
import { type Badge, Counter } from '../../../board/counter.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import { type Theatre, theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import { Icon, type IconName } from './icon.tsx';
import { ANY_OPFOR, ANY_UNIT, MARKER_ICONS, OPFOR_ICONS, UNIT_ICONS } from './unit-icons.ts';
import './piece.css';

/** Commandos have the first tone, the enemy the second; what nobody in particular rolls is white, too. */
export function toneOf(who: string): number {
  return who === 'opfor' ? 1 : 0;
}

/** States that a badge shows; the words are under `look counter`. */
const MARKS = ['panicked', 'aboard', 'cargo', 'jumped', 'worn', 'supplies', 'supports', 'leader'] as const;
type Mark = (typeof MARKS)[number];

const MARK_ICONS: Readonly<Record<Mark, IconName>> = {
  panicked: MARKER_ICONS.panic,
  aboard: 'truck',
  cargo: MARKER_ICONS.objective,
  jumped: 'parachute',
  worn: 'stopwatch',
  supplies: 'jerrycan',
  supports: 'crosshair',
  leader: 'rank-3',
};

/** The state of a counter of either side, in the order of importance. */
export function marksOn(view: View, id: string): readonly Mark[] {
  const theatre = theatreOf(view);
  const { battle, operation } = view;
  if (theatre.has('opfor', id)) {
    const fighter = battle?.opfor.find((opfor) => opfor.id === id);
    return [...mark(fighter?.panicked, 'panicked'), ...mark(theatre.opforUnit(id).leader, 'leader')];
  }
  const unit = view.units.find((one) => one.id === id);
  return [
    ...mark(unit?.panicked, 'panicked'),
    ...mark(
      view.objectives.some(({ carrier }) => carrier === id),
      'cargo',
    ),
    ...mark(unit !== undefined && unit.aboard !== '', 'aboard'),
    ...mark(operation?.boost === id || battle?.supply === id, 'supplies'),
    ...mark(battle?.support.includes(id), 'supports'),
    ...mark(unit?.jumped, 'jumped'),
    ...mark(unit?.worn, 'worn'),
  ];
}

function mark(holds: boolean | undefined, what: Mark): Mark[] {
  return holds ? [what] : [];
}

/** What a screen reader says: name, figures and state. */
export function pieceLabel(view: View, id: string, speaker: Speaker, more: readonly string[] = []): string {
  const theatre = theatreOf(view);
  const cargo = view.objectives.find(({ carrier }) => carrier === id)?.id ?? '';
  const notes = [...marksOn(view, id).map((what) => speaker.say(`look counter ${what}`, { cargo })), ...more];
  const what = theatre.has('opfor', id)
    ? speaker.say('look counter opfor', { unit: id, firepower: theatre.opforUnit(id).firepower })
    : unitLabel(theatre, id, speaker);
  return notes.length === 0 ? what : speaker.say('look counter noted', { what, notes: notes.join(', ') });
}

function unitLabel(theatre: Theatre, id: string, speaker: Speaker): string {
  const { air, firepower, movement } = theatre.unit(id);
  return speaker.say(air ? 'look counter air' : 'look counter unit', { unit: id, firepower, movement });
}

interface PieceProps {
  readonly theatre: Theatre;
  readonly id: string;
  /** Joined by spaces, so that an unchanged counter is not drawn again. */
  readonly marks: string;
  /** Who says what the badges mean, where there are any. */
  readonly speaker?: Speaker;
  readonly dimmed?: boolean;
  readonly selected?: boolean;
  readonly size?: number;
  /** Which of its kind it is. Left out on the map, where the values need the room. */
  readonly isNumbered?: boolean;
}

export function Piece({ theatre, id, marks, speaker, dimmed = false, selected = false, size = 40, isNumbered = true }: PieceProps) {
  const isOpfor = theatre.has('opfor', id);
  const badges = speaker ? marks.split(' ').flatMap((what) => badgeOf(what, speaker)) : [];
  const { icon, left, right, number } = isOpfor ? opforFace(theatre, id) : unitFace(theatre, id);
  return (
    <>
      <Counter
        tone={toneOf(isOpfor ? 'opfor' : 'commando')}
        icon={<Icon name={icon} x={0} y={0} size={24} />}
        left={left}
        right={right}
        badges={badges}
        dimmed={dimmed}
        selected={selected}
        size={size}
      />
      {number && isNumbered && (
        <text
          className="piece-number"
          data-side={isOpfor ? 'b' : 'a'}
          x={-0.41 * size}
          y={(isOpfor ? -0.13 : -0.25) * size}
          fontSize={size * 0.26}
        >
          {number}
        </text>
      )}
    </>
  );
}

function badgeOf(what: string, speaker: Speaker): Badge[] {
  const known = MARKS.find((one) => one === what);
  if (!known) return [];
  return [
    {
      id: known,
      label: speaker.say(`look counter ${known}`, { cargo: 'objective' }),
      icon: <Icon name={MARK_ICONS[known]} x={0} y={0} size={9} />,
    },
  ];
}

interface PieceFace {
  readonly icon: IconName;
  readonly left: number;
  readonly right: number | undefined;
  readonly number: string | undefined;
}

function unitFace(theatre: Theatre, id: string): PieceFace {
  const { type, air, firepower, movement } = theatre.unit(id);
  const alike = theatre.findType(type)?.counters.length ?? 1;
  return { icon: unitIcon(type), left: firepower, right: air ? undefined : movement, number: alike > 1 ? numberOf(id) : undefined };
}

function opforFace(theatre: Theatre, id: string): PieceFace {
  const { type, firepower } = theatre.opforUnit(id);
  const alike = theatre.opfor.filter((other) => other.type === type).length;
  return { icon: OPFOR_ICONS[type] ?? ANY_OPFOR, left: firepower, right: undefined, number: alike > 1 ? numberOf(id) : undefined };
}

export function unitIcon(type: string): IconName {
  return UNIT_ICONS[type] ?? ANY_UNIT;
}

/** `jeep-patrol-2` is the second of its kind. */
function numberOf(id: string): string | undefined {
  return /-(\d+)$/.exec(id)?.[1];
}

/** A counter among words: in a box, in a line of battle. What it is, the button around it says. */
export function PieceOnPaper({ px, ...piece }: PieceProps & { readonly px: number }) {
  return (
    <svg className="piece-paper" width={px} height={px} viewBox="-24 -24 48 48" aria-hidden="true">
      <Piece {...piece} />
    </svg>
  );
}
