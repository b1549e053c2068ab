/** Counters of units, weapons and radios, 100 by 100 around the origin: figures in the middle, values where the game prints them. */
import { useId } from 'react';
import { cornered, toneAt } from '../../../../board/tone.ts';
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
const BAND = -29;

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
      <Band body={body} isHatched={look.band === 'hatched'} name={name} />
      {isBroken && <path className="piece-frame" d={cornered(SIDE - 7, look.corner, CORNER - 3)} />}
      <path className="piece-outline" d={body} />
      {isUnit(piece.id) ? <UnitFace piece={piece} /> : isRadio(piece.id) ? <RadioFace piece={piece} /> : <WeaponFace piece={piece} />}
      <Badges piece={piece} />
    </g>
  );
}

/** Letters of the band's type are about so wide. */
const LETTER = 9.3;
const LONGEST = 92;

/** The colour says the nation; the second side is hatched above it, for colour alone says nothing to some. */
function Band({ body, isHatched, name }: { readonly body: string; readonly isHatched: boolean; readonly name: string | undefined }) {
  const id = useId();
  const isLong = name !== undefined && name.length * LETTER > LONGEST;
  return (
    <>
      <clipPath id={id}>
        <path d={body} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect className="piece-band" x={-HALF} y={-HALF} width={SIDE} height={BAND + HALF} />
        {isHatched && <path className="piece-hatching" d={HATCHING} />}
      </g>
      {name !== undefined && (
        <text
          className="piece-name"
          y={BAND - 4}
          textAnchor="middle"
          {...(isLong && { textLength: LONGEST, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {name}
        </text>
      )}
    </>
  );
}

const HATCHING = `M-50,-27.4H50${Array.from({ length: 15 }, (_, i) => `M${i * 8 - 57},-25l8,-7`).join('')}`;

/** How men stand in their counter: feet, size. */
const RANKS: Readonly<Record<'squad' | 'team' | 'leader', readonly (readonly [x: number, y: number, scale: number])[]>> = {
  squad: [
    [-25, 12, 0.82],
    [-4, 11, 0.82],
    [-35, 18, 0.9],
    [-14, 18, 0.9],
    [8, 18, 0.9],
  ],
  team: [
    [-25, 17, 0.98],
    [0, 18, 0.98],
  ],
  leader: [[-10, 18, 1.04]],
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
  const men = kind === 'squad' ? RANKS.squad.slice(1) : RANKS[kind];
  return (
    <>
      <g className="piece-figures">
        {men.map(([x, y, scale], i) => (
          <Figure key={`${x} ${y}`} stance={stanceOf(id, i, isBroken)} nation={nation} x={x} y={y} scale={scale} />
        ))}
      </g>
      {morale && (
        <g className="piece-morale">
          {isBroken && <path className="piece-red" d="M22,-30H47V-5H28Q22,-5 22,-11Z" />}
          <Figures value={morale} x={45} y={-7} anchor="end" />
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
    <g className="piece-command" transform="translate(32 8)">
      <path d="M-14,0L-7,-12H7L14,0L7,12H-7Z" />
      <text y={8} textAnchor="middle">
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

const DIGIT = 12.6;

interface FiguresProps {
  readonly value: Value;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Before the figure, as the least range. */
  readonly from?: number | undefined;
}

/** A box where it is boxed; an arrow, besides the colour, where it is other than printed. */
function Figures({ value: { value, isBoxed, change }, x, y, anchor, from }: FiguresProps) {
  const words = `${from !== undefined && from > 1 ? `${from}–` : ''}${value < 0 ? `−${-value}` : value}`;
  const width = words.length * DIGIT;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return (
    <g className="piece-value" data-change={change}>
      {isBoxed && <rect className="piece-box" x={left - 3.5} y={y - 22} width={width + 7} height={25.5} rx={1.5} />}
      <text x={left + width / 2} y={y} textAnchor="middle">
        {words}
      </text>
      {change !== '' && <path className="piece-arrow" transform={`translate(${left + width / 2} ${y - 28})`} d={ARROWS[change]} />}
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
      <WeaponFigure type={type} x={0} y={-2} />
      {isBroken ? (
        <Repairs fix={type.fix} eliminated={type.eliminated} />
      ) : (
        <>
          {type.isOrdnance && <rect className="piece-ordnance" x={1.5 - HALF} y={21.5} width={SIDE - 3} height={24} />}
          <g data-ordnance={type.isOrdnance}>
            <Figures value={firepower} x={-44} y={43} anchor="start" />
            {range && <Figures value={range} x={2} y={43} anchor="middle" from={least} />}
            {movement && movement.value < 0 && <Figures value={movement} x={45} y={43} anchor="end" />}
          </g>
        </>
      )}
      {type.firesSmoke && <SmokeSign x={36} y={-14} />}
    </>
  );
}

const spanOf = ([from, to]: readonly [number, number]) => `${from}–${to}`;

function Repairs({ fix, eliminated }: { readonly fix: readonly [number, number]; readonly eliminated: readonly [number, number] }) {
  return (
    <g className="piece-repairs">
      <path d="M-43,28l4,4 8,-9" />
      <text x={-27} y={43} textAnchor="start">
        {spanOf(fix)}
      </text>
      <path d="M6,25l9,9m0,-9l-9,9" />
      <text x={45} y={43} textAnchor="end">
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
      {type.isOrdnance && !weapon.isBroken && <rect className="piece-ordnance" x={-6} y={54} width={51} height={25} />}
      {weapon.isBroken && <path className="piece-broken-tab" d="M-45,54H45V61H-45Z" />}
      <path className="piece-outline" d={body} />
      <WeaponFigure type={type} x={-25} y={68} scale={0.52} />
      <Figures value={weapon.firepower} x={-2} y={77} anchor="start" />
      {weapon.range && <Figures value={weapon.range} x={42} y={77} anchor="end" />}
    </g>
  );
}

/** Suppressed lies flat, a veteran has his star, and blades are crossed in melee. */
function Badges({ piece: { isSuppressed, isVeteran, isInMelee } }: { readonly piece: PieceLook }) {
  const badges = [
    ...(isSuppressed ? (['suppressed'] as const) : []),
    ...(isVeteran ? (['veteran'] as const) : []),
    ...(isInMelee ? (['melee'] as const) : []),
  ];
  return badges.map((badge, i) => (
    <g key={badge} className="piece-badge" data-badge={badge} transform={`translate(-37 ${-15 + i * 26})`}>
      <circle r={13} />
      <path d={BADGES[badge]} />
    </g>
  ));
}

const BADGES = {
  suppressed: 'M0,-9V2M-6,-3L0,4L6,-3M-8,8H8',
  veteran: 'M0,-9L2.6,-3L9,-2.6L4,1.6L5.8,8L0,4.4L-5.8,8L-4,1.6L-9,-2.6L-2.6,-3Z',
  melee: 'M-7,-8L6,6M7,-8L-6,6M-8,3L-3,8M8,3L3,8',
} as const;
