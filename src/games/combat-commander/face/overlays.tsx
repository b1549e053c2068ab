/** What is laid over the map for the question that is open: lines of fire, what a way costs, the odds on the places they are about. */

import { outlineOf } from '../../../board/hex/hexes.ts';
import { MANY } from '../../../board/hex/marks.tsx';
import { LegalPlaces } from '../../../board/legal-places.tsx';
import type { Odds } from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { hexName, hexNamed } from '../content/battle-map.ts';
import { mapOf } from '../rules/line-of-sight.ts';
import { setUpArea } from '../rules/set-up-area.ts';
import { now } from '../state.ts';
import { ownSide, type View } from '../view.ts';
import { centreOf, HEXES, SCALE } from './ground.ts';
import { threatsTo, wayTo } from './march.ts';
import type { Marks } from './marks.ts';
import { besideCounters } from './plate-beside.ts';
import { chosen } from './seen.ts';
import './overlays.css';

export function FireLines({ lines }: { readonly lines: readonly { readonly from: number; readonly to: number }[] }) {
  return lines.map(({ from, to }) => {
    const [x1, y1] = centreOf(from);
    const [x2, y2] = centreOf(to);
    return (
      <g key={`${from} ${to}`} className="fire-line">
        <line className="fire-casing" x1={x1} y1={y1} x2={x2} y2={y2} />
        <path className="fire-light" d={`M${x1},${y1}L${x2},${y2}`} data-keep-clear />
      </g>
    );
  });
}

/** Where names are printed, from the centre: a frame around the hex would cover them, and so they stand upon it once more. */
const NAME = { above: 115 * SCALE, asideOfLevel: 10 * SCALE };

export function NamesOverMarks({ view, marks: { open = [], chosen: acting = [] } }: { readonly view: View; readonly marks: Marks }) {
  // Of many only a tint is seen, and the printed names through it.
  const framed = [...new Set([...(open.length > MANY ? [] : open), ...acting])];
  const { level } = mapOf(view);
  return (
    <g className="name-over-mark">
      {framed.map((name) => {
        const hex = hexNamed(name);
        const [x, y] = centreOf(hex);
        const isHigh = (level[hex] ?? 0) > 0;
        return (
          <text key={name} x={isHigh ? x - NAME.asideOfLevel : x} y={y - NAME.above} textAnchor={isHigh ? 'end' : 'middle'}>
            {name}
          </text>
        );
      })}
    </g>
  );
}

/** 5 While somebody is still to be set up, where that may be. */
export function SetUpArea({ view }: { readonly view: View }) {
  const own = ownSide(view);
  if (own === undefined || view.phase !== 'set-up' || view.toSetUp[0]?.side !== own) return null;
  const hexes = setUpArea(view, own).flatMap((hex) => HEXES.find(hexName(hex)) ?? []);
  return <path className="set-up-area" d={hexes.map((hex) => outlineOf(hex)).join('')} />;
}

/** Half the side of what is kept clear of a hex: its counters. */
const HALF = 40;

/** Hexes that matter now: no slip lies upon them, and least of all upon those that are told of. */
export function KeptClear({ hexes, most = [] }: { readonly hexes: readonly number[]; readonly most?: readonly number[] }) {
  return [...new Set([...most, ...hexes])].map((hex) => {
    const [x, y] = centreOf(hex);
    const isMost = most.includes(hex);
    return (
      <rect
        key={hex}
        className="kept-clear"
        x={x - HALF}
        y={y - HALF}
        width={2 * HALF}
        height={2 * HALF}
        data-keep-clear
        {...(isMost && { 'data-clear-most': '' })}
      />
    );
  });
}

/** Where something could be put, or can be chosen. */
export function LegalHexes({ hexes }: { readonly hexes: readonly string[] }) {
  const known = hexes.map(hexNamed).filter((hex) => hex >= 0);
  return <LegalPlaces at={known.map(centreOf)} side={2 * HALF} />;
}

interface CostsProps {
  readonly view: View;
  /** By name, from where they stand. */
  readonly route: readonly string[];
  readonly speaker: Speaker;
  /** A counter is held over the last of them. */
  readonly isHeld: boolean;
}

/** What is held over a hex leaves its upper edge free. */
const LIFTED = 58;

/** On every hex of a way: what all has cost so far, and from how many hexes it can be fired at. */
export function Costs({ view, route, speaker, isHeld }: CostsProps) {
  const last = route.at(-1);
  if (last === undefined || !now(view, 'move')) return null;
  return wayTo(view, hexNamed(last)).map(({ hex, total }) => {
    const [x, centre] = centreOf(hex);
    const y = isHeld && hexName(hex) === last ? centre - LIFTED : centre;
    const from = new Set(threatsTo(view, hex).map(({ at }) => at));
    return (
      <g key={hex} className="cost" transform={`translate(${x} ${y})`}>
        <g className="to-scale">
          <rect x={-25} y={-10} width={50} height={20} rx={10} />
          <text y={5} textAnchor="middle">
            {speaker.say('look cost', { total })}
          </text>
          {from.size > 0 && (
            <g className="cost-threat" transform="translate(25 -11)">
              <circle r={9.5} />
              <text y={4.5} textAnchor="middle">
                {from.size}
              </text>
            </g>
          )}
        </g>
        <title>{from.size > 0 ? speaker.say('look threat', { count: from.size }) : ''}</title>
      </g>
    );
  });
}

interface PlaceOddsProps {
  readonly view: View;
  readonly offers: readonly Offer[];
  readonly considered: Offer | undefined;
  readonly speaker: Speaker;
}

/** From the point at which it stands to the middle of a plate. */
const PLATE = { below: 10, above: -13, upon: 0 } as const;

/** Where an attack would strike, how likely it is that somebody there breaks: by what is considered, or else by the best there is. */
export function PlaceOdds({ view, offers, considered, speaker }: PlaceOddsProps) {
  const places = new Map<number, Odds>();
  for (const offer of considered ? [...offers, considered] : offers) {
    const hex = placeOf(view, offer);
    const { odds } = offer;
    if (hex < 0 || !odds) continue;
    const before = places.get(hex);
    if (!before || offer === considered || sharesOf(odds.outcomes).broken > sharesOf(before.outcomes).broken) places.set(hex, odds);
  }
  return [...places].map(([hex, { outcomes }]) => {
    const { at, side } = besideCounters(view, hex);
    const shares = sharesOf(outcomes);
    // As it is read in the list: rounded together with the others, unless several are told as one.
    const harms = speaker.chances({ outcomes }).filter(({ what }) => isHarm(what));
    const isSummed = harms.length > 1;
    let from = -24;
    return (
      <g key={hex} className="place-odds" transform={`translate(${at.join(' ')})`}>
        <g className="to-scale">
          <g transform={`translate(0 ${PLATE[side]})`}>
            <rect className="place-odds-ground" x={-27} y={-10} width={54} height={23} rx={5} />
            {isSummed && <Summed words={speaker.say('look place-odds')} isAbove={side === 'above'} />}
            <text y={4} textAnchor="middle">
              {(!isSummed && harms[0]?.figure) || speaker.percent(shares.broken)}
            </text>
            {SHARES.map((what) => {
              const width = shares[what] * 48;
              const x = from;
              from += width;
              return <rect key={what} className={`odds-${what}`} x={x} y={7} width={width} height={4} />;
            })}
          </g>
        </g>
      </g>
    );
  });
}

/** A letter of it is so wide at most. */
const LETTER = 5.2;

/** What the figure is where the list tells several apart. */
function Summed({ words, isAbove }: { readonly words: string; readonly isAbove: boolean }) {
  const width = LETTER * words.length + 8;
  return (
    <g transform={`translate(0 ${isAbove ? -36 : 0})`}>
      <rect className="place-odds-ground" x={-width / 2} y={12} width={width} height={15} rx={4} />
      <text className="place-odds-what" y={23} textAnchor="middle">
        {words}
      </text>
    </g>
  );
}

const SHARES = ['broken', 'suppressed', 'safe'] as const;
type Shares = Record<(typeof SHARES)[number], number>;

const isHarm = (what: string): boolean => ['eliminated', 'broken', 'hit'].includes(what.replace('any-', ''));

/** Broken or worse, suppressed, nothing. */
function sharesOf(outcomes: Odds['outcomes']): Shares {
  const shares: Shares = { broken: 0, suppressed: 0, safe: 0 };
  for (const { what, chance } of outcomes) {
    if (isHarm(what)) shares.broken += chance;
    else if (what.replace('any-', '') === 'suppressed') shares.suppressed += chance;
    else shares.safe += chance;
  }
  return shares;
}

function placeOf(view: View, { choice }: Offer): number {
  const known = chosen(choice);
  switch (known.kind) {
    case 'target':
    case 'shell':
    case 'aim':
    case 'aim-smoke':
      return hexNamed(known.hex);
    case 'fire':
    case 'fire-all':
      return now(view, 'fire')?.target ?? -1;
    case 'pass':
      return now(view, 'attack')?.hexes[0] ?? -1;
    default:
      return -1;
  }
}
