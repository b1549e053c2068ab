/** Characters as they stand on a level, around the origin; `size` is their width. Commandos are round, enemies square, escorts eight-sided. */
import { useId } from 'react';
import { type CardSide, ENEMIES, ENEMY_DICE, ESCORTS, enemyAt, NEST_DICE, OFFICER, OFFICER_DICE } from '../../content/terms.ts';
import { Bust, type FigureName, isFigure } from './figures.tsx';
import { Count, DieFigure, Sign, type SignName } from './signs.tsx';
import { GUNS } from './weapons.ts';
import './token.css';

export { EquipmentToken } from './equipment.tsx';
export { Barricade, Gate, Triangle } from './marker.tsx';

const SIDE = 100;
/** What a token measures on the board. */
export const TOKEN_SIZE = 46;

/** Sixteen rays around somebody who is seen. */
const RAYS = Array.from({ length: 16 }, (_, i) => {
  const at = (radius: number, turn: number) => {
    const angle = ((i + turn) * Math.PI) / 8;
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${at(53, -0.2)}L${at(65, 0)}L${at(53, 0.2)}Z`;
}).join('');

interface CommandoTokenProps {
  readonly specialist: string;
  readonly side: CardSide;
  readonly visible: boolean;
  readonly uniform?: boolean;
  readonly critical?: boolean;
  /** In critical condition: the turn by whose end he must be treated. */
  readonly until?: number | undefined;
  /** On a banner below; left out where it is said beside the token. */
  readonly name?: string | undefined;
  readonly size?: number;
}

export function CommandoToken({
  specialist,
  side,
  visible,
  uniform = false,
  critical = false,
  until,
  name,
  size = TOKEN_SIZE,
}: CommandoTokenProps) {
  const clip = useId();
  const figure: FigureName = uniform ? 'disguised' : isFigure(specialist) ? specialist : 'scout';
  return (
    <g
      className="token"
      data-token="commando"
      data-side={side}
      data-visible={visible && !critical}
      data-critical={critical}
      transform={`scale(${size / SIDE})`}
    >
      <clipPath id={clip}>
        <circle r={47} />
      </clipPath>
      <circle className="token-fall" cx={5} cy={8} r={51} />
      {visible && !critical && <path className="token-rays" d={RAYS} />}
      <circle className="token-disc" r={49} />
      <g clipPath={`url(#${clip})`}>
        <g transform={critical ? 'rotate(-90) translate(0 6)' : 'translate(0 7)'}>
          <Bust figure={figure} />
        </g>
        {side === 'tan' && <path className="token-stripes" d="M-44,32L-16,47M44,32L16,47M-38,22L-24,30M38,22L24,30" />}
      </g>
      <circle className="token-casing" r={49} />
      <circle className="token-side" r={43.5} />
      <circle className="token-rim" r={49} />
      <Sign sign={critical ? 'critical' : visible ? 'seen' : 'hidden'} x={36} y={-36} scale={1.7} />
      {uniform && <Sign sign="uniform" x={-36} y={-36} scale={1.6} />}
      {until !== undefined && <Deadline turn={until} />}
      {name !== undefined && <Banner name={name} />}
    </g>
  );
}

/** An hourglass, and the turn in which it runs out. */
function Deadline({ turn }: { readonly turn: number }) {
  return (
    <g className="token-deadline" transform="translate(-34 -36)">
      <rect className="token-deadline-back" x={-26} y={-17} width={52} height={34} rx={6} />
      <path className="token-deadline-glass" d="M-21,-10H-5L-13,0L-5,10H-21L-13,0Z" />
      <text className="token-deadline-turn" x={10} y={10} textAnchor="middle">
        {turn}
      </text>
    </g>
  );
}

/** A white rim of its own, so that it is read over anything. */
function Banner({ name }: { readonly name: string }) {
  const width = name.length * 12.4 + 20;
  return (
    <g className="token-banner" transform="translate(0 50)">
      <rect className="token-banner-back" x={-width / 2} y={-16} width={width} height={32} rx={6} />
      <text className="token-banner-name" y={9} textAnchor="middle">
        {name}
      </text>
    </g>
  );
}

const OCTAGON = 'M-21,-49H21L49,-21V21L21,49H-21L-49,21V-21Z';

/** Whoever is brought along; a German one has the enemy's band. */
export function EscortToken({
  id,
  visible,
  name,
  size = TOKEN_SIZE,
}: {
  readonly id: string;
  readonly visible: boolean;
  readonly name?: string;
  readonly size?: number;
}) {
  const clip = useId();
  const german = ESCORTS[id]?.german ?? false;
  return (
    <g className="token" data-token="escort" data-german={german} data-visible={visible} transform={`scale(${size / SIDE})`}>
      <clipPath id={clip}>
        <path d={OCTAGON} />
      </clipPath>
      <path className="token-fall" d={OCTAGON} transform="translate(5 8)" />
      {visible && <path className="token-rays" d={RAYS} />}
      <path className="token-disc" d={OCTAGON} />
      <g clipPath={`url(#${clip})`}>
        <g transform="translate(0 8)">
          <Bust figure={isFigure(id) ? id : 'courier'} />
        </g>
        {german && <path className="token-hatching" d={HATCHING} />}
      </g>
      <path className="token-casing" d={OCTAGON} />
      <path className="token-rim" d={OCTAGON} />
      <Sign sign={visible ? 'seen' : 'hidden'} x={36} y={-36} scale={1.7} />
      {name !== undefined && <Banner name={name} />}
    </g>
  );
}

const SQUARE = 'M-48,-48H48V48H-48Z';
/** Slanting strokes in the band along the upper edge. */
const HATCHING = Array.from({ length: 8 }, (_, i) => `M${i * 11.4 - 47},-33.5l14,-14`).join('');
const CHEVRONS = 'M-38,-34L-30,-43L-22,-34M-20,-34L-12,-43L-4,-34M-2,-34L6,-43L14,-34';

/** Why a group stays where it is. */
type Stays = 'guard' | 'wall' | 'edge';

interface EnemyTokenProps {
  /** A kind of enemy, the German officer, or a token of the reserve whose side is not known: `regular`, `hammer`, `null`. */
  readonly kind: string;
  readonly count?: number;
  /** He protects a triangle. */
  readonly guards?: boolean;
  /** Where a group would go and cannot. */
  readonly stays?: Exclude<Stays, 'guard'> | undefined;
  readonly inNest?: boolean;
  readonly size?: number;
}

export function EnemyToken({ kind, count = 1, guards = false, stays, inNest = false, size = TOKEN_SIZE }: EnemyTokenProps) {
  const look = lookOf(kind, inNest);
  const signs: SignName[] = [
    ...(guards ? (['guard'] as const) : []),
    ...(stays ? [stays] : []),
    ...(look.hasHammer ? (['hammer'] as const) : []),
  ];
  return (
    <g
      className="token"
      data-token="enemy"
      data-special={look.isSpecial}
      data-officer={kind === OFFICER}
      transform={`scale(${size / SIDE})`}
    >
      <path className="token-fall" d={SQUARE} transform="translate(5 8)" />
      {count > 1 && <path className="token-below" d={SQUARE} transform="translate(5 5)" />}
      <path className="token-disc" d={SQUARE} />
      {kind === 'null' ? (
        <path className="token-null" d="M0,-24A26,26 0 1 0 0,28A26,26 0 1 0 0,-24ZM-22,28L22,-24" />
      ) : (
        <>
          <g transform="translate(-12 2) scale(0.72)">
            <Bust figure={look.figure} />
          </g>
          {look.gun && <path className="token-gun" d={GUNS[look.gun]} transform="translate(-8 30) scale(0.78)" />}
        </>
      )}
      <path className="token-band" d="M-48,-48H48V-33H-48Z" />
      <path className={look.isSpecial ? 'token-chevrons' : 'token-hatching'} d={look.isSpecial ? CHEVRONS : HATCHING} />
      <path className="token-outline" d={SQUARE} />
      {look.dice !== '' && <DieFigure x={33} y={3} side={28} figure={look.dice} />}
      {signs.map((sign, i) => (
        <Sign key={sign} sign={sign} x={-36 + i * 34} y={38} scale={1.5} />
      ))}
      <Count count={count} x={36} y={-38} />
    </g>
  );
}

interface EnemyLook {
  readonly figure: FigureName;
  readonly gun: 'mp40' | 'mauser' | 'mg42' | 'stg44-1' | undefined;
  readonly dice: string;
  readonly isSpecial: boolean;
  readonly hasHammer: boolean;
}

const GUN_OF: Readonly<Record<string, EnemyLook['gun']>> = {
  mp40: 'mp40',
  mauser: 'mauser',
  'hammer-mp40': 'mp40',
  'hammer-mauser': 'mauser',
  stormtrooper: 'stg44-1',
  'machine-gunner': 'mg42',
  pioneer: 'mp40',
};

function lookOf(kind: string, inNest: boolean): EnemyLook {
  const hasHammer = kind.startsWith('hammer') || kind === 'pioneer';
  const isSpecial = ['stormtrooper', 'machine-gunner', 'pioneer'].includes(kind);
  if (kind === OFFICER)
    return { figure: 'officer', gun: undefined, dice: String(inNest ? NEST_DICE : OFFICER_DICE), isSpecial: true, hasHammer };
  const at = enemyAt(kind);
  const dice = at < 0 ? (kind === 'null' ? '' : '?') : String(inNest ? NEST_DICE : ENEMY_DICE[at]);
  return { figure: isSpecial ? 'special' : 'soldier', gun: inNest ? 'mg42' : GUN_OF[ENEMIES[at] ?? ''], dice, isSpecial, hasHammer };
}
