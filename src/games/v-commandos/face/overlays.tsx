/** What is laid over the level: the enemy's next step before it happens, and the odds on the places they are about. */
import { useMemo } from 'react';
import type { Point } from '../../../board/geometry.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { aheadOf, directionOn } from '../reckoning/ahead.ts';
import { sentSoFar } from '../reckoning/in-line.ts';
import { levelCard } from '../rules/operation-in-play.ts';
import type { View } from '../view.ts';
import { savedSpent } from './detail.ts';
import { labelSize, placedLabels, type WantedLabel } from './labels.ts';
import { type Laid, middleOf, tileBox } from './layout.ts';
import { chosen } from './seen.ts';
import './overlays.css';

interface NextStepProps {
  readonly view: View;
  readonly laid: readonly Laid[];
  readonly speaker: Speaker;
}

/** Arrows where groups will go, or where those go who have been named so far, and lines where they will fire. */
export function NextStep({ view, laid, speaker }: NextStepProps) {
  const { walks, shots, newcomers } = aheadOf(view);
  const sent = sentSoFar(view);
  const say = (key: string, figures: object) => speaker.say(`look ahead ${key}`, figures);
  return (
    <g className="ahead">
      {[...walks, ...sent].map(({ from, to, count }) => {
        const [a, b] = [tileBox(laid, from), tileBox(laid, to)];
        return a && b && <Arrow key={`${from} ${to}`} from={middleOf(a)} to={middleOf(b)} words={say('count', { count })} />;
      })}
      {(isInDanger(view) ? newcomers : []).map(({ from, to, count }) => {
        const [a, b] = [tileBox(laid, from), tileBox(laid, to)];
        if (!a || !b) return null;
        return (
          <g key={`${from} ${to}`} className="ahead-newcomers">
            <Arrow from={aside(middleOf(a))} to={aside(middleOf(b))} words={say('newcomers', { count })} />
          </g>
        );
      })}
      {shots.map(({ from, tile }) => {
        const [a, b] = [tileBox(laid, from), tileBox(laid, tile)];
        return a && b && from !== tile && <FireLine key={from} from={middleOf(a)} to={middleOf(b)} />;
      })}
    </g>
  );
}

/** Somebody is seen, or odds are shown: then it matters who else comes. In a quiet night it would only fill the board. */
function isInDanger(view: View): boolean {
  const { walkIns, shots } = aheadOf(view);
  return walkIns.length + shots.length > 0 || [...view.commandos, ...view.escorts].some(({ at, visible }) => at !== '' && visible);
}

/** Beside the arrow of those who are there already. */
const aside = ([x, y]: Point): Point => [x + 22, y + 22];

const BEFORE_THEY_WALK: ReadonlySet<string> = new Set<View['phase']>([
  'commandos',
  'before-reinforcement',
  'reinforcement',
  'before-movement',
]);

/** Who would be found and who shot at, with the odds: on ground where neither a token nor another label is covered. */
export function NextLabels({ view, laid, speaker }: NextStepProps) {
  const lost = BEFORE_THEY_WALK.has(view.phase) ? laid.filter(({ level }) => directionOn(level) === 'any') : [];
  const wanted = useMemo(() => labelsFor(view, laid, speaker), [view, laid, speaker]);
  const labels = useMemo(() => placedLabels(view, laid, wanted), [view, laid, wanted]);
  return (
    <g className="ahead">
      {labels.map(({ id, words, at }) => (
        <Label key={id} at={at} words={words} />
      ))}
      {lost.map(({ level, plan, by: [x, y] }) => {
        const words = speaker.say('look ahead lost', {});
        const { width } = labelSize(words);
        return <Label key={level.id} at={[plan.extent.x + x + width / 2 + 8, plan.extent.y + y + 16]} words={words} />;
      })}
    </g>
  );
}

function labelsFor(view: View, laid: readonly Laid[], speaker: Speaker): WantedLabel[] {
  const { arrivals, walkIns, shots } = aheadOf(view);
  const say = (key: string, figures: object) => speaker.say(`look ahead ${key}`, figures);
  return [
    // Whoever comes in first is of a kind that nobody knows: the odds leave him out.
    ...(isInDanger(view) ? arrivals : []).flatMap(({ entrance, tokens, waiting, isBarred }): WantedLabel[] => {
      const box = tileBox(laid, tileBehind(view, entrance));
      if (!box || isBarred || tokens + waiting === 0) return [];
      return [{ id: `first ${entrance}`, at: middleOf(box), words: say('first', { count: tokens + waiting }) }];
    }),
    ...walkIns.flatMap(({ who, enemies, hidden }): WantedLabel[] => {
      const box = tileBox(laid, [...view.commandos, ...view.escorts].find(({ id }) => id === who)?.at ?? '');
      if (!box) return [];
      const at: Point = [box.x + box.width / 2, box.y + box.height - 40];
      return [{ id: `in ${who}`, at, words: say('hidden', { enemies, hidden: speaker.percent(hidden) }) }];
    }),
    ...shots.flatMap(({ from, tile, dice, chance }): WantedLabel[] => {
      const [a, b] = [tileBox(laid, from), tileBox(laid, tile)];
      if (!a || !b) return [];
      const at: Point = [(middleOf(a)[0] + middleOf(b)[0]) / 2, (middleOf(a)[1] + middleOf(b)[1]) / 2 + 20];
      return [{ id: `fire ${from}`, at, words: say('fire', { count: dice, chance: speaker.percent(chance) }) }];
    }),
  ];
}

function tileBehind(view: View, entrance: string): string {
  for (const { id } of view.levels) {
    const { tiles, entrances } = levelCard(view, id);
    const found = entrances.find((each) => each.id === entrance);
    if (found) return tiles[found.tile]?.id ?? '';
  }
  return '';
}

/** From the edge of the one to a little way into the other. */
const lineBetween = ([x1, y1]: Point, [x2, y2]: Point): string => `M${x1} ${y1}L${x2} ${y2}`;
const HEAD = 13;

export function Arrow({ from: [x1, y1], to: [x2, y2], words }: { readonly from: Point; readonly to: Point; readonly words: string }) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const middle: Point = [(x1 + x2) / 2, (y1 + y2) / 2];
  const reach = Math.min(46, length / 2 - 8);
  const tip: Point = [middle[0] + ux * reach, middle[1] + uy * reach];
  const tail: Point = [middle[0] - ux * reach, middle[1] - uy * reach];
  const neck: Point = [tip[0] - ux * HEAD, tip[1] - uy * HEAD];
  const wing = (side: number) => `${neck[0] - uy * HEAD * side} ${neck[1] + ux * HEAD * side}`;
  return (
    <g className="ahead-walk">
      <path className="ahead-casing" d={`M${tail[0]} ${tail[1]}L${neck[0]} ${neck[1]}`} />
      <path className="ahead-line" d={`M${tail[0]} ${tail[1]}L${neck[0]} ${neck[1]}`} />
      <path className="ahead-head" d={`M${tip[0]} ${tip[1]}L${wing(0.8)}L${wing(-0.8)}Z`} />
      <g transform={`translate(${tail[0]} ${tail[1]})`}>
        <circle className="ahead-count" r={11} />
        <text y={5} textAnchor="middle">
          {words}
        </text>
      </g>
    </g>
  );
}

export function FireLine({ from, to }: { readonly from: Point; readonly to: Point }) {
  return (
    <g className="ahead-fire">
      <path d={lineBetween(from, to)} />
    </g>
  );
}

function Label({ at: [x, y], words }: { readonly at: Point; readonly words: string }) {
  const { width, height } = labelSize(words);
  return (
    <g className="ahead-label" transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={4} />
      <text y={5} textAnchor="middle">
        {words}
      </text>
    </g>
  );
}

interface PlaceOddsProps {
  readonly view: View;
  readonly laid: readonly Laid[];
  readonly offers: readonly Offer[];
  readonly considered: Offer | undefined;
  readonly speaker: Speaker;
  /** How large the figures are, as far as a tile has room for them. */
  readonly size: number;
}

/** Figures of two tiles lie upon each other nowhere. */
const EDGE = 6;

/** On every tile that can be gone to or shot at: how likely it goes well. The one considered stands for its tile. */
export function PlaceOdds({ view, laid, offers, considered, speaker, size }: PlaceOddsProps) {
  const places = new Map<string, Offer>();
  for (const offer of offers) {
    const tile = placeOf(offer);
    if (tile !== undefined && offer.odds && isBetter(offer, places.get(tile))) places.set(tile, offer);
  }
  const wanted = considered && placeOf(considered);
  if (considered?.odds && wanted !== undefined) places.set(wanted, considered);
  return [...places].map(([tile, offer]) => {
    const box = tileBox(laid, tile);
    const told = toldOn(view, offer, speaker);
    if (!box || !told) return null;
    const width = 20 + told.words.length * 6.6;
    const scale = Math.min(size, (box.width - EDGE) / width);
    return (
      <g
        key={tile}
        className="place-odds"
        data-good={told.share >= 0.5}
        data-considered={offer === considered}
        transform={`translate(${box.x + box.width / 2} ${box.y + box.height - 14 * scale}) scale(${scale})`}
      >
        <rect className="place-odds-ground" x={-width / 2} y={-12} width={width} height={24} rx={5} />
        <rect className="place-odds-bad" x={-width / 2 + 4} y={6} width={width - 8} height={4} />
        <rect className="place-odds-good" x={-width / 2 + 4} y={6} width={(width - 8) * told.share} height={4} />
        <text y={3} textAnchor="middle">
          {told.words}
        </text>
      </g>
    );
  });
}

const share = ({ odds }: Offer, what: string): number | undefined => odds?.outcomes.find((outcome) => outcome.what === what)?.chance;

/** The odds, and whether a saved point pays for it. */
function toldOn(view: View, offer: Offer, speaker: Speaker): ReturnType<typeof oddsWords> {
  const told = oddsWords(offer, speaker);
  if (!told || savedSpent(view, chosen(offer.choice)) === 0) return told;
  return { ...told, words: speaker.say('look odds with-saved', { words: told.words }) };
}

function oddsWords(offer: Offer, speaker: Speaker): { readonly words: string; readonly share: number } | undefined {
  const say = (key: string, chance: number) => speaker.say(`look odds ${key}`, { chance: speaker.percent(chance) });
  const [hidden, hurt, hit] = [share(offer, 'stealthy'), share(offer, 'wounded'), share(offer, 'hit')];
  if (hidden !== undefined) return { words: hidden > 0 ? say('hidden', hidden) : say('seen', 0), share: hidden };
  if (hurt !== undefined) return { words: say('hurt', hurt), share: 1 - hurt };
  return hit === undefined ? undefined : { words: say('hit', hit), share: hit };
}

/** Going comes before shooting, and the better way of going before the other. */
function isBetter(offer: Offer, known: Offer | undefined): boolean {
  if (!known) return true;
  return (share(offer, 'stealthy') ?? -1) > (share(known, 'stealthy') ?? -1);
}

function placeOf({ choice }: Offer): string | undefined {
  const known = chosen(choice);
  switch (known.kind) {
    case 'move':
    case 'sneak':
    case 'shoot':
    case 'throw':
    case 'bombard':
      return known.tile;
    default:
      return undefined;
  }
}
