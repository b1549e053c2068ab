/** What is laid over the level: the enemy's next step before it happens, and the odds on the places they are about. */
import { useMemo } from 'react';
import { around, cheapest, type Place } from '../../../board/free-ground.ts';
import type { Box, Point, Size } from '../../../board/geometry.ts';
import { beakTo } from '../../../board/plates.ts';
import { type OnPoint, type OnPress, usePointing } from '../../../board/pointing.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { type Ahead, aheadOf, directionOn } from '../reckoning/ahead.ts';
import { sentSoFar } from '../reckoning/in-line.ts';
import type { View } from '../view.ts';
import { type Shaft, shaftBetween, straight } from './arrows.ts';
import { figuresOn, LABEL_LINE, labelSize, namesOn, OWN, placedLabels, readOn, type WantedLabel } from './labels.ts';
import { extentOf, type Laid, middleOf, tileBox } from './layout.ts';
import { Plate } from './level/level.tsx';
import { type PlaceOddsProps, pillBoxes } from './place-odds.tsx';
import { wayThing } from './things.ts';
import './overlays.css';

interface NextStepProps {
  readonly view: View;
  readonly laid: readonly Laid[];
  readonly speaker: Speaker;
  /** How many times larger than drawn names are. */
  readonly size: number;
}

interface Hands {
  readonly onPoint: OnPoint;
  readonly onPress: OnPress;
}

/** Arrows where groups will go, or where those go who have been named so far, and lines where they will fire. */
export function NextStep({ view, laid, speaker, size, ...hands }: NextStepProps & Hands) {
  const { shots } = aheadOf(view);
  const walks = useMemo(() => walksOn(view, laid), [view, laid]);
  const crossed = new Set(walks.flatMap(({ from, to }) => [from, to]));
  return (
    <g className="ahead">
      {walks.map((walk) => (
        <g key={walk.id} className={walk.isNew ? 'ahead-newcomers' : undefined}>
          <ShaftDrawn {...walk.shaft} />
          <ShaftTarget {...walk} {...hands} />
        </g>
      ))}
      {shots.map(({ from, tile }) => {
        const [a, b] = [tileBox(laid, from), tileBox(laid, tile)];
        return a && b && from !== tile && <FireLine key={from} from={middleOf(a)} to={middleOf(b)} />;
      })}
      <Names laid={laid} crossed={crossed} speaker={speaker} size={size} />
    </g>
  );
}

/** The name of a tile is read over whatever goes there. */
function Names({ laid, crossed, speaker, size }: Omit<NextStepProps, 'view'> & { readonly crossed: ReadonlySet<string> }) {
  return laid.map(({ level, card, plan, by: [x, y] }) => (
    <g key={level.id} className="level" transform={`translate(${x} ${y})`}>
      {card.tiles.map((tile, i) => {
        const { plate } = plan.tiles[i] ?? {};
        return plate && crossed.has(tile.id) && <Plate key={tile.id} tile={tile} at={plate} speaker={speaker} size={size} />;
      })}
    </g>
  ));
}

interface WalkShown {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly count: number;
  readonly shaft: Shaft;
  readonly isNew: boolean;
}

/** Those who are there already; and beside their arrows those who come in first, where it matters who else comes. */
function walksOn(view: View, laid: readonly Laid[]): readonly WalkShown[] {
  const { walks, newcomers } = aheadOf(view);
  const taken = laid.flatMap((one) => [...figuresOn(view, one), ...namesOn(laid, one)]);
  const shown = ({ from, to, count }: Pick<WalkShown, 'from' | 'to' | 'count'>, isNew: boolean): WalkShown[] => {
    const [a, b] = [tileBox(laid, from), tileBox(laid, to)];
    return a && b ? [{ id: wayThing(from, to, isNew), from, to, count, shaft: shaftBetween(a, b, taken), isNew }] : [];
  };
  const known = [...walks, ...sentSoFar(view)].flatMap((walk) => shown(walk, false));
  return [...known, ...(isInDanger(view) ? newcomers : []).flatMap((walk) => shown(walk, true))];
}

/** Somebody is seen, or odds are shown: then it matters who else comes. In a quiet night it would only fill the board. */
function isInDanger(view: View): boolean {
  const { walkIns, shots } = aheadOf(view);
  return walkIns.length + shots.length > 0 || [...view.commandos, ...view.escorts].some(({ at, visible }) => at !== '' && visible);
}

/** Whoever points at an arrow is told whose way it is; a press upon it is one upon the tile below. */
function ShaftTarget({ id, from, to, shaft: { tail, tip }, onPoint, onPress }: WalkShown & Hands) {
  const edge: Point = [(tail[0] + tip[0]) / 2, (tail[1] + tip[1]) / 2];
  return (
    <>
      <path className="ahead-target" d={lineBetween(tail, edge)} {...usePointing(id, onPoint, (_, element) => onPress(from, element))} />
      <path className="ahead-target" d={lineBetween(edge, tip)} {...usePointing(id, onPoint, (_, element) => onPress(to, element))} />
    </>
  );
}

const BEFORE_THEY_WALK: ReadonlySet<string> = new Set<View['phase']>([
  'commandos',
  'before-reinforcement',
  'reinforcement',
  'before-movement',
]);

/** Who would be found and who shot at, with the odds: on ground where neither a token nor another label is covered. */
export function NextLabels({ view, laid, speaker, offers, size }: NextStepProps & Pick<PlaceOddsProps, 'offers' | 'size'>) {
  const wanted = useMemo(() => labelsFor(view, laid, speaker, size), [view, laid, speaker, size]);
  const counts = useMemo(() => countsFor(view, laid, speaker), [view, laid, speaker]);
  const labels = useMemo(() => {
    if (wanted.length === 0) return wanted;
    const written = counts.map(({ at }) => around(at, COUNT));
    return placedLabels(view, laid, wanted, size, [...written, ...pillBoxes({ view, laid, offers, speaker, size })]);
  }, [view, laid, wanted, counts, offers, speaker, size]);
  return (
    <g className="ahead">
      {counts.map(({ id, words, at, isNew }) => (
        <g key={id} className={isNew ? 'ahead-newcomers' : undefined}>
          <Count at={at} words={words} />
        </g>
      ))}
      {labels.map(({ id, lines, at, about }) => (
        <Label key={id} at={at} lines={lines} about={about} size={size} />
      ))}
      {size === 1 && lostLabels(view, laid, speaker).map((label) => <Label key={label.id} {...label} size={size} />)}
    </g>
  );
}

/** Above each level on which nobody knows which way patrols walk; in a small window, where nothing lies above, on free ground at its foot. */
function lostLabels(view: View, laid: readonly Laid[], speaker: Speaker, size = 1): WantedLabel[] {
  if (!BEFORE_THEY_WALK.has(view.phase)) return [];
  const lines = [speaker.say('look ahead lost', {})];
  const { width, height } = labelSize(lines, size);
  return laid
    .filter(({ level }) => directionOn(level) === 'any')
    .map(({ level: { id }, plan: { extent, snug }, by: [x, y] }) => {
      const middle = size > 1 ? snug.y + snug.height - height / 2 - 2 : extent.y + height / 2 + 5;
      return { id, at: [(size > 1 ? snug : extent).x + x + width / 2 + 8, middle + y], lines };
    });
}

/** `size`: in a small window what is said is short, for it lies upon the level. */
function labelsFor(view: View, laid: readonly Laid[], speaker: Speaker, size: number): WantedLabel[] {
  const { arrivals, shots } = aheadOf(view);
  const say = (key: string, figures: object) => speaker.say(`look ahead ${key}`, figures);
  return [
    // Whoever comes in first is of a kind that nobody knows: the odds leave him out.
    ...(isInDanger(view) ? arrivals : []).flatMap(({ entrance, tokens, waiting, isBarred }): WantedLabel[] => {
      const at = gateOf(laid, entrance);
      if (!at || isBarred || tokens + waiting === 0) return [];
      return [{ id: `first ${entrance}`, at, lines: [say('first', { count: tokens + waiting })] }];
    }),
    ...[...walkInsByTile(view)].flatMap(([tile, found]): WantedLabel[] => {
      const box = tileBox(laid, tile);
      if (!box) return [];
      const at: Point = [box.x + box.width / 2, box.y + box.height - 40];
      return [{ id: `in ${tile}`, at, lines: walkInLines(found, speaker), about: box }];
    }),
    ...[...new Set(shots.map(({ tile }) => tile))].flatMap((tile): WantedLabel[] => {
      const box = tileBox(laid, tile);
      if (!box) return [];
      const fires = shots
        .filter((shot) => shot.tile === tile)
        .map(({ from, dice, chance }) =>
          say(size > 1 && from === tile ? 'fire-here' : 'fire', { from, count: dice, chance: speaker.percent(chance) }),
        );
      return [{ id: `fire ${tile}`, at: middleOf(box), lines: [say('at', { who: seenOn(view, tile) }), ...fires], about: box }];
    }),
    ...(size > 1 ? lostLabels(view, laid, speaker, size) : []),
  ];
}

function walkInsByTile(view: View): ReadonlyMap<string, Ahead['walkIns']> {
  const tileOf = (who: string) => [...view.commandos, ...view.escorts].find(({ id }) => id === who)?.at ?? '';
  const byTile = new Map<string, Ahead['walkIns']>();
  for (const one of aheadOf(view).walkIns) byTile.set(tileOf(one.who), [...(byTile.get(tileOf(one.who)) ?? []), one]);
  return byTile;
}

/** Said once where it is the same for all of a tile, else of each by name. */
export function walkInLines(found: Ahead['walkIns'], speaker: Speaker): readonly string[] {
  const say = (key: string, { who, enemies, hidden }: Ahead['walkIns'][number]) =>
    speaker.say(`look ahead ${key}`, { who, count: enemies, hidden: speaker.percent(hidden) });
  const [first] = found;
  if (!first) return [];
  const isSame = found.every(({ enemies, hidden }) => enemies === first.enemies && hidden === first.hidden);
  return isSame ? [say(found.length > 1 ? 'hidden-each' : 'hidden', first)] : found.map((one) => say('hidden-of', one));
}

/** Whom the enemy can fire at there. */
function seenOn(view: View, tile: string): readonly string[] {
  return [...view.commandos, ...view.escorts].filter(({ at, visible }) => at === tile && visible).map(({ id }) => id);
}

const COUNT: Size = { width: 22, height: 22 };

interface CountAt {
  readonly id: string;
  readonly at: Point;
  readonly words: string;
  readonly isNew: boolean;
}

/** How many walk: at the place along the arrow that covers least of a figure, of its name and of the name of a tile. */
function countsFor(view: View, laid: readonly Laid[], speaker: Speaker): CountAt[] {
  const boxes = readOn(view, laid);
  return walksOn(view, laid).map(({ id, count, shaft, isNew }) => {
    const { tail, neck } = drawnShaft(shaft);
    const at = cheapest(placesAlong(tail, neck), { boxes, lines: [] }, extentOf(laid))?.what ?? tail;
    boxes.push({ ...around(at, COUNT), weight: OWN });
    return { id, at, words: speaker.say(`look ahead ${isNew ? 'newcomers' : 'count'}`, { count }), isNew };
  });
}

/** Upon the line, or beside it. */
function* placesAlong([x1, y1]: Point, [x2, y2]: Point): Generator<Place<Point>> {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  for (const share of [0, 0.2, 0.4, 0.6, 0.8]) {
    for (const beside of [0, -14, 14, -26, 26]) {
      const at: Point = [x1 + (x2 - x1) * share - uy * beside, y1 + (y2 - y1) * share + ux * beside];
      yield { box: around(at, COUNT), dislike: share * 20 + Math.abs(beside) * BESIDE, what: at };
    }
  }
}

const BESIDE = 3;

/** Where those stand who come in by it. */
function gateOf(laid: readonly Laid[], entrance: string): Point | undefined {
  for (const { card, plan, by } of laid) {
    const { token } = plan.entrances[card.entranceAt[entrance] ?? -1] ?? {};
    if (token) return [token[0] + by[0], token[1] + by[1]];
  }
  return undefined;
}

const lineBetween = ([x1, y1]: Point, [x2, y2]: Point): string => `M${x1} ${y1}L${x2} ${y2}`;
const HEAD = 13;

function drawnShaft({ tail, tip }: Shaft) {
  const length = Math.hypot(tip[0] - tail[0], tip[1] - tail[1]) || 1;
  const [ux, uy] = [(tip[0] - tail[0]) / length, (tip[1] - tail[1]) / length];
  const neck: Point = [tip[0] - ux * HEAD, tip[1] - uy * HEAD];
  const wing = (side: number) => `${neck[0] - uy * HEAD * side} ${neck[1] + ux * HEAD * side}`;
  return { tail, neck, head: `M${tip[0]} ${tip[1]}L${wing(0.8)}L${wing(-0.8)}Z` };
}

interface FromTo {
  readonly from: Point;
  readonly to: Point;
}

function ShaftDrawn(shaft: Shaft) {
  const { tail, neck, head } = drawnShaft(shaft);
  return (
    <g className="ahead-walk">
      <path className="ahead-casing" d={lineBetween(tail, neck)} />
      <path className="ahead-line" d={lineBetween(tail, neck)} />
      <path className="ahead-head" d={head} />
    </g>
  );
}

function Count({ at: [x, y], words }: { readonly at: Point; readonly words: string }) {
  return (
    <g className="ahead-counted" transform={`translate(${x} ${y})`}>
      <circle className="ahead-count" r={11} />
      <text y={5} textAnchor="middle">
        {words}
      </text>
    </g>
  );
}

export function Arrow({ from, to, words }: FromTo & { readonly words: string }) {
  const shaft = straight(from, to);
  return (
    <>
      <ShaftDrawn {...shaft} />
      <Count at={shaft.tail} words={words} />
    </>
  );
}

export function FireLine({ from, to }: FromTo) {
  return (
    <g className="ahead-fire">
      <path d={lineBetween(from, to)} />
    </g>
  );
}

interface LabelProps extends Pick<WantedLabel, 'at' | 'lines' | 'about'> {
  /** How many times larger than drawn. */
  readonly size: number;
}

/** Where it does not lie on the tile it speaks of, it points there. */
function Label({ at, lines, about, size }: LabelProps) {
  const { width, height } = labelSize(lines, 1);
  const box = around(at, labelSize(lines, size));
  return (
    <g className="ahead-label">
      {about && !isUpon(at, about) && (
        <path className="ahead-beak" d={beakTo(middleOf(about), Math.min(about.width, about.height) / 2, box, 6)} />
      )}
      <g transform={`translate(${at[0]} ${at[1]}) scale(${size})`}>
        <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={4} />
        {lines.map((line, i) => (
          <text key={line} y={5 + (i - (lines.length - 1) / 2) * LABEL_LINE} textAnchor="middle">
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}

const isUpon = ([x, y]: Point, box: Box): boolean => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
