/** Counters of units, weapons and radios, 100 by 100 around the origin: figures in the middle, values where the game prints them. */
import { cornered, type Tone, toneAt } from '../../../../board/tone.ts';
import { isRadio, isUnit, radioType, unitType, weaponType } from '../../content/counters.ts';
import { SIDES, sideOf } from '../../content/terms.ts';
import { Figure, type StanceName } from './figures.tsx';
import type { PieceLook, Value } from './look.ts';
import { RadioFigure, WeaponFigure } from './weapons.tsx';
import './counter.css';

export { nameOn, printedLook, unitLook, weaponLook } from './look.ts';
export { MarkerCounter } from './marker.tsx';

const SIDE = 100;
const HALF = SIDE / 2;
const CORNER = 13;
/** The foot of the band with the name. */
const BAND = -27;

interface PieceCounterProps {
  readonly piece: PieceLook;
  /** What stands on the band; left out where it is said beside the counter. */
  readonly name?: string | undefined;
  /** What a unit carries: a tab below its counter, a third as high. */
  readonly weapon?: PieceLook | undefined;
  readonly size?: number;
}

export function PieceCounter({ piece, name, weapon, size = SIDE }: PieceCounterProps) {
  const { nation, isBroken, isActivated = false } = piece;
  const { index, look } = toneAt(SIDES.indexOf(sideOf(nation)));
  const body = cornered(SIDE, look.corner, CORNER);
  return (
    <g
      className="piece"
      data-side={index}
      data-nation={nation}
      data-broken={isBroken}
      data-activated={isActivated}
      transform={`scale(${size / SIDE})${isActivated ? ' rotate(6)' : ''}`}
    >
      {weapon && <Tab weapon={weapon} corner={look.corner} />}
      <path className="piece-shadow" d={body} transform="translate(4 9)" />
      <path className="piece-thick" d={body} transform="translate(0 5)" />
      <path className="piece-body" d={body} />
      {isBroken && <path className="piece-frame" d={cornered(SIDE - 7, look.corner, CORNER - 3)} />}
      <Band look={look} name={name} />
      <path className="piece-outline" d={body} />
      {isUnit(piece.id) ? <UnitFace piece={piece} /> : isRadio(piece.id) ? <RadioFace piece={piece} /> : <WeaponFace piece={piece} />}
      <Badges piece={piece} />
    </g>
  );
}

const LONGEST = 93;

/** How wide a word on the band is: what is too long is printed closer. */
function widthOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (/[iljtfr.’ ]/.test(letter) ? 5.4 : /[mwMWG]/.test(letter) ? 12.4 : 9), 0);
}

/** The colour says the nation; the second side is hatched below it, for colour alone says nothing to some. */
function Band({ look, name }: { readonly look: Tone; readonly name: string | undefined }) {
  const isLong = name !== undefined && widthOf(name) > LONGEST;
  const round = look.corner === 'round' ? CORNER : 0;
  const top = `M${-HALF},${BAND}V${round - HALF}q0,${-round} ${round},${-round}H${HALF - round}q${round},0 ${round},${round}V${BAND}Z`;
  return (
    <>
      <path className="piece-band" d={top} />
      {look.band === 'hatched' && <path className="piece-hatching" d={HATCHING} />}
      {name !== undefined && (
        <text
          className="piece-name"
          y={BAND - 3.5}
          textAnchor="middle"
          {...(isLong && { textLength: LONGEST, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {name}
        </text>
      )}
    </>
  );
}

/** Slanting strokes along the foot of the band. */
const HATCHING = Array.from({ length: 12 }, (_, i) => `M${i * 8 - 48},${BAND + 5}l5,-5`).join('');

/** How men stand in their counter: feet, size. */
const RANKS: Readonly<Record<'squad' | 'team' | 'leader', readonly (readonly [x: number, y: number, scale: number])[]>> = {
  squad: [
    [-20, 13, 0.84],
    [6, 13, 0.84],
    [-33, 19, 0.88],
    [-7, 19, 0.88],
  ],
  team: [
    [-25, 17, 0.98],
    [0, 18, 0.98],
  ],
  leader: [[-17, 18, 1.04]],
};

function stanceOf(id: string, place: number, isBroken: boolean): StanceName {
  const { kind, unbroken } = unitType(id);
  if (isBroken) return place % 2 === 0 ? 'cowering' : 'sitting';
  if (kind === 'leader') return 'pointing';
  // Troops of short range carry machine pistols.
  return kind === 'squad' && unbroken.range <= 3 ? 'gunning' : 'ready';
}

/** 3.2.1 The Morale of a broken unit is white on red. */
function UnitFace({ piece }: { readonly piece: PieceLook }) {
  const { id, nation, isBroken, firepower, range, movement, morale, command } = piece;
  const { kind } = unitType(id);
  return (
    <>
      <g className="piece-figures">
        {RANKS[kind].map(([x, y, scale], i) => (
          <Figure key={`${x} ${y}`} stance={stanceOf(id, i, isBroken)} nation={nation} x={x} y={y} scale={scale} />
        ))}
      </g>
      {morale && (
        <g className="piece-morale">
          {isBroken && <path className="piece-red" d="M21,-30H47V-1H27Q21,-1 21,-7Z" />}
          <Figures value={morale} x={45} y={-4} anchor="end" isLow />
        </g>
      )}
      {command !== undefined && command > 0 && <Command command={command} />}
      <Row values={[firepower, range, movement]} />
    </>
  );
}

/** A leader's Command, in a hexagon as it is printed. */
function Command({ command }: { readonly command: number }) {
  return (
    <g className="piece-command" transform="translate(17 5)">
      <path d="M-15,0L-7.5,-13H7.5L15,0L7.5,13H-7.5Z" />
      <text y={9} textAnchor="middle">
        {command}
      </text>
    </g>
  );
}

/** Firepower, range and movement along the foot. */
function Row({ values: [firepower, range, movement] }: { readonly values: readonly [Value, Value | undefined, Value | undefined] }) {
  return (
    <>
      <Figures value={firepower} x={-44} y={45} anchor="start" />
      {range && <Figures value={range} x={0} y={45} anchor="middle" />}
      {movement && <Figures value={movement} x={44} y={45} anchor="end" />}
    </>
  );
}

/** How wide a figure is for its height. */
const DIGIT = 0.45;
const LARGE = 30;
/** On a tab, and where several figures stand side by side. */
const SMALL = 27;

interface FiguresProps {
  readonly value: Value;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Before the figure, as the least range. */
  readonly from?: number | undefined;
  readonly size?: number;
  /** Whether there is no room for an arrow above it. */
  readonly isLow?: boolean;
}

/** A box where it is boxed; an arrow, besides the colour, where it is other than printed. */
function Figures({ value: { value, isBoxed, change }, x, y, anchor, from, size = LARGE, isLow = false }: FiguresProps) {
  const words = `${from !== undefined && from > 1 ? `${from}–` : ''}${value < 0 ? `−${-value}` : value}`;
  const width = words.length * DIGIT * size;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const arrow = isLow ? [left - 9, y - size * 0.36] : [left + width / 2, y - size];
  return (
    <g className="piece-value" data-change={change} data-boxed={isBoxed}>
      {isBoxed && <rect className="piece-box" x={left - 3.5} y={y - size * 0.79} width={width + 7} height={size * 0.91} rx={1.5} />}
      <text x={left + width / 2} y={y} fontSize={size} textAnchor="middle">
        {words}
      </text>
      {change !== '' && <path className="piece-arrow" transform={`translate(${arrow.join(' ')})`} d={ARROWS[change]} />}
    </g>
  );
}

const ARROWS = { raised: 'M-8,3.5L0,-4.5L8,3.5Z', lowered: 'M-8,-4.5L0,3.5L8,-4.5Z' } as const;

/** 11.1 Ordnance has a white band behind its values; a broken weapon shows what repairs it, and what makes an end of it. */
function WeaponFace({ piece }: { readonly piece: PieceLook }) {
  const type = weaponType(piece.id);
  const { firepower, range, movement, least, isBroken } = piece;
  return (
    <>
      <WeaponFigure type={type} x={type.movement < 0 ? 6 : 0} y={0} scale={0.98} />
      {movement && movement.value < 0 && <Figures value={movement} x={-45} y={-5} anchor="start" size={SMALL} />}
      {type.firesSmoke && <SmokeSign x={36} y={8} />}
      {isBroken ? (
        <Repairs fix={type.fix} eliminated={type.eliminated} />
      ) : (
        <>
          {type.isOrdnance && <rect className="piece-ordnance" x={1.5 - HALF} y={20.5} width={SIDE - 3} height={25} />}
          <g data-ordnance={type.isOrdnance}>
            <Figures value={firepower} x={-42} y={43} anchor="start" />
            {range && <Figures value={range} x={42} y={43} anchor="end" from={least} />}
          </g>
        </>
      )}
    </>
  );
}

const spanOf = ([from, to]: readonly [number, number]) => `${from}–${to}`;

function Repairs({ fix, eliminated }: { readonly fix: readonly [number, number]; readonly eliminated: readonly [number, number] }) {
  return (
    <g className="piece-repairs">
      <path className="piece-mended" d="M-44,34l4,5l8,-11" />
      <text x={-30} y={43} fontSize={24} textAnchor="start">
        {spanOf(fix)}
      </text>
      <path className="piece-lost" d="M1,29l9,9m0,-9l-9,9" />
      <text x={45} y={43} fontSize={24} textAnchor="end">
        {spanOf(eliminated)}
      </text>
    </g>
  );
}

function RadioFace({ piece }: { readonly piece: PieceLook }) {
  return (
    <>
      <RadioFigure x={-6} y={3} />
      <Figures value={piece.firepower} x={-44} y={45} anchor="start" />
      {radioType(piece.id).firesSmoke && <SmokeSign x={35} y={34} />}
    </>
  );
}

/** It can fire smoke. */
function SmokeSign({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      className="piece-smoke"
      transform={`translate(${x} ${y})`}
      d="M-10,7a6,6 0 0 1 1,-11.5a7.5,7.5 0 0 1 14,-1a6.5,6.5 0 0 1 3,12.5Z"
    />
  );
}

/** A weapon in its carrier's hands. */
function Tab({ weapon, corner }: { readonly weapon: PieceLook; readonly corner: 'round' | 'sharp' | 'cut' }) {
  const type = weaponType(weapon.id);
  const round = corner === 'round' ? 8 : 0;
  const body = `M-46,40H46V${82 - round}q0,${round} ${-round},${round}H${round - 46}q${-round},0 ${-round},${-round}Z`;
  return (
    <g className="piece-tab" data-broken={weapon.isBroken} data-ordnance={type.isOrdnance}>
      <path className="piece-shadow" d={body} transform="translate(4 7)" />
      <path className="piece-body" d={body} />
      {type.isOrdnance && !weapon.isBroken && <rect className="piece-ordnance" x={-11} y={55} width={55} height={25} />}
      <path className="piece-outline" d={body} />
      <WeaponFigure type={type} x={-28} y={69} scale={0.46} />
      {weapon.isBroken && <path className="piece-struck" d="M-41,59L-16,79M-16,59L-41,79" />}
      <Figures value={weapon.firepower} x={-8} y={77} anchor="start" size={SMALL} />
      {weapon.range && <Figures value={weapon.range} x={41} y={77} anchor="end" size={SMALL} />}
    </g>
  );
}

/** Who is suppressed is pressed to the ground, a veteran has his chevrons, and blades are crossed in melee. */
function Badges({ piece: { isSuppressed, isVeteran, isInMelee } }: { readonly piece: PieceLook }) {
  const badges = [
    ...(isSuppressed ? (['suppressed'] as const) : []),
    ...(isVeteran ? (['veteran'] as const) : []),
    ...(isInMelee ? (['melee'] as const) : []),
  ];
  return badges.map((badge, i) => (
    <g key={badge} className="piece-badge" data-badge={badge} transform={`translate(${-37 + i * 25} -15)`}>
      <circle r={13} />
      <path d={BADGES[badge]} />
    </g>
  ));
}

const BADGES = {
  suppressed: 'M0,-9V2M-6,-3L0,4L6,-3M-8,8H8',
  veteran: 'M-7,0L0,-7L7,0M-7,7L0,0L7,7',
  melee: 'M-7,-8L6,6M7,-8L-6,6M-8,3L-3,8M8,3L3,8',
} as const;
