/** The slip of a halt before it is made: every term of its noise, the faces of the die by which it is heard, and who would come. */
import { useRef } from 'react';
import { useFreeCorner } from '../../../board/free-corner.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { Halt, NoisePart } from '../reckoning/halt.ts';
import './slip.css';

interface SlipProps {
  readonly halt: Halt;
  readonly speaker: Speaker;
}

/** `ground`: what lies in the hex, in words. */
export function Slip({ halt, ground, speaker }: SlipProps & { readonly ground: string }) {
  const slip = useRef<HTMLDivElement>(null);
  useFreeCorner(slip, halt.hex);
  const say = (key: string, figures: object = {}) => speaker.say(`look slip ${key}`, figures);
  return (
    <div ref={slip} className="slip" aria-hidden="true" data-clear-most>
      <p className="slip-head">
        <b>{halt.hex}</b> {ground} ·{' '}
        {halt.isMinimum ? say('minimum') : say('points', { spent: halt.allowance - halt.left, allowance: halt.allowance, left: halt.left })}
      </p>
      {halt.isBase && <p className="slip-line">{say('base')}</p>}
      {halt.heard > 0 && <Sum halt={halt} speaker={speaker} />}
      {halt.heard === 0 && !halt.isBase && <p className="slip-line">{say('nobody')}</p>}
    </div>
  );
}

/** Pieces of the same value stand for themselves; what adds nothing is left out, unless it is all there is. */
function Sum({ halt, speaker }: SlipProps) {
  const say = (key: string, figures: object = {}) => speaker.say(`look slip ${key}`, figures);
  const parts = halt.parts.filter(({ value }) => value !== 0);
  return (
    <>
      <ul className="slip-parts">
        {parts.map((part) => (
          <li key={part.what} data-there={part.isThere}>
            {partWords(part, halt, speaker)} <b>{signed(part.value)}</b>
          </li>
        ))}
      </ul>
      <p className="slip-dice">
        <b className="slip-noise">{`${halt.noise}`.replace('-', '−')}</b>
        {FACES.map((face) => (
          <span key={face} className="slip-face" data-heard={isHeardBy(face, halt.noise)}>
            {face}
          </span>
        ))}
      </p>
      <p className="slip-odds">
        <span>{say('heard', { chance: speaker.percent(halt.heard) })}</span>
        <span>{say('unheard', { chance: speaker.percent(1 - halt.heard) })}</span>
      </p>
      <Pursuers halt={halt} speaker={speaker} />
    </>
  );
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

function partWords({ what, isThere }: NoisePart, { isStealthy, accomplishes }: Halt, speaker: Speaker): string {
  const say = (key: string, figures: object = {}) => speaker.say(`look slip ${key}`, figures);
  if (what === 'terrain') return say(isStealthy ? 'terrain-stealthy' : 'terrain');
  if (what === 'awareness') return say(accomplishes ? 'awareness-more' : 'awareness');
  return isThere ? say('there', { piece: what }) : speaker.name(what);
}

/** As they are printed on the die: 0 is never heard, 1 always. */
const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

function isHeardBy(face: number, noise: number): boolean {
  return face === 1 || (face !== 0 && face <= noise);
}

/** How many would come on average, were they heard and to stand, and from which side. */
function Pursuers({ halt: { pursuers }, speaker }: SlipProps) {
  const all = pursuers.reduce((sum, each) => sum + each, 0);
  return (
    <div className="slip-pursuers">
      <svg viewBox="-34 -34 68 68" aria-hidden="true">
        <path className="slip-rose" d="M-9 -15.6h18l9 15.6l-9 15.6h-18l-9 -15.6Z" />
        {pursuers.map((count, i) => {
          const turn = (i * Math.PI) / 3;
          const [x, y] = [26 * Math.sin(turn), -26 * Math.cos(turn)];
          return (
            <g key={turn}>
              <path className="slip-arrow" d={`M${x * 0.72} ${y * 0.72}L${x * 0.3} ${y * 0.3}`} strokeWidth={1 + count * 7} />
              <text x={x} y={y + 4} textAnchor="middle">
                {decimal(count, speaker)}
              </text>
            </g>
          );
        })}
      </svg>
      <span>{speaker.say('look slip pursuers', { figure: decimal(all, speaker) })}</span>
    </div>
  );
}

const ONE_PLACE = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
/** By language: a new one for each figure would take longer than all the rest of the slip. */
const FORMATS = new Map<string, Intl.NumberFormat>();

function decimal(value: number, { language }: Speaker): string {
  const format = FORMATS.get(language) ?? new Intl.NumberFormat(language, ONE_PLACE);
  FORMATS.set(language, format);
  return format.format(value);
}
