/** What is laid over the level: the enemy's next step before it happens, and the odds on the places they are about. */
import { useMemo } from 'react';
import type { Point } from '../../../board/geometry.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { aheadOf, directionOn } from '../reckoning/ahead.ts';
import { sentSoFar } from '../reckoning/in-line.ts';
import { levelCard } from '../rules/operation-in-play.ts';
import type { View } from '../view.ts';
import { labelSize, placedLabels, type WantedLabel } from './labels.ts';
import { type Laid, middleOf, tileBox } from './layout.ts';
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
