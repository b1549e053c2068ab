/** The odds on the places they are about: a pill on every tile, beside whatever can be pressed there. */
import { around, cheapest, costOf, type Place, type TakenBox } from '../../../board/free-ground.ts';
import type { Box, Point, Size } from '../../../board/geometry.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { View } from '../view.ts';
import { savedSpent } from './detail.ts';
import { pressedOn } from './labels.ts';
import { type Laid, middleOf, tileBox } from './layout.ts';
import { chosen } from './seen.ts';
import { ownCommando } from './things.ts';
import './overlays.css';

const LETTER = 6.6;
const HEIGHT = 28;
/** Figures of two tiles lie upon each other nowhere. */
const EDGE = 6;
/** How far above the foot of its tile it may stand, and what each unit of that weighs. */
const ROWS = 6;
const AWAY = 2;
/** The head of a tile has its name. */
const HEAD = 28;

/** At the foot of its tile, in the middle or in a corner; above that where something lies there that can be pressed. */
export function placeOfPill(tile: Box, pill: Size, taken: readonly TakenBox[]): Point {
  return (
    cheapest(placesIn(tile, pill), { boxes: taken, lines: [] }, tile)?.what ?? [middleOf(tile)[0], tile.y + tile.height - pill.height / 2]
  );
}

function* placesIn(tile: Box, pill: Size): Generator<Place<Point>> {
  const foot = tile.y + tile.height - pill.height / 2;
  const [middle] = middleOf(tile);
  const aside = (tile.width - pill.width - EDGE) / 2;
  for (let row = 0; row < ROWS; row++) {
    const y = foot - (row * pill.height) / 2;
    if (y - pill.height / 2 < tile.y + HEAD) return;
    for (const dx of [0, -aside, aside]) {
      const at: Point = [middle + dx, y];
      yield { box: around(at, pill), dislike: (foot - y + Math.abs(dx)) * AWAY, what: at };
    }
  }
}

export interface PlaceOddsProps {
  readonly view: View;
  readonly laid: readonly Laid[];
  readonly offers: readonly Offer[];
  readonly considered: Offer | undefined;
  readonly speaker: Speaker;
  /** How large the figures are, as far as a tile has room for them. */
  readonly size: number;
}

/** On every tile that can be gone to or shot at: how likely it goes well. The one considered stands for its tile. */
function pillsFor({ view, laid, offers, considered, speaker, size }: PlaceOddsProps) {
  const places = new Map<string, Offer>();
  for (const offer of offers) {
    const tile = placeOf(view, offer);
    if (tile !== undefined && isBetter(offer, places.get(tile))) places.set(tile, offer);
  }
  const wanted = considered && placeOf(view, considered);
  if (considered && wanted !== undefined) places.set(wanted, considered);
  const pieces = laid.flatMap((one) => pressedOn(view, one));
  return [...places].flatMap(([tile, offer]) => {
    const box = tileBox(laid, tile);
    const told = toldOn(view, offer, speaker);
    return box && told ? [{ tile, offer, share: told.share, ...fitted(box, told, size, pieces) }] : [];
  });
}

/** Where odds stand while nothing is considered: other words keep clear of them. */
export function pillBoxes(props: Omit<PlaceOddsProps, 'considered'>): readonly Box[] {
  return pillsFor({ ...props, considered: undefined }).map(({ at, width, scale }) =>
    around(at, { width: width * scale, height: HEIGHT * scale }),
  );
}

export function PlaceOdds(props: PlaceOddsProps) {
  return pillsFor(props).map(({ tile, offer, share, words, width, scale, at }) => (
    <g
      key={tile}
      className="place-odds"
      data-good={share >= 0.5}
      data-considered={offer === props.considered}
      transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}
    >
      <rect className="place-odds-ground" x={-width / 2} y={-12} width={width} height={24} rx={5} />
      <rect className="place-odds-bad" x={-width / 2 + 4} y={6} width={width - 8} height={4} />
      <rect className="place-odds-good" x={-width / 2 + 4} y={6} width={(width - 8) * share} height={4} />
      <text y={3} textAnchor="middle">
        {words}
      </text>
    </g>
  ));
}

interface Told {
  readonly words: string;
  readonly share: number;
  /** Where there is no room for the words. */
  readonly brief?: string;
}

/** So much more of what can be pressed, in square units, the full words may cover where there is room. */
const SPARED = 200;

/** In few words where the others would cover a man of one's own, or much of another; in a small window, whatever they would cover. */
export function fitted(tile: Box, { words, brief = words }: Pick<Told, 'words' | 'brief'>, size: number, taken: readonly TakenBox[]) {
  const full = pillOf(tile, words, size, taken);
  const short = pillOf(tile, brief, size, taken);
  return short.cost + (size > 1 ? 0 : SPARED) < full.cost ? short : full;
}

function pillOf(tile: Box, words: string, size: number, taken: readonly TakenBox[]) {
  const width = 20 + words.length * LETTER;
  const scale = Math.min(size, (tile.width - EDGE) / width);
  const pill = { width: width * scale, height: HEIGHT * scale };
  const at = placeOfPill(tile, pill, taken);
  return {
    words,
    width,
    scale,
    at,
    cost: costOf(around(at, pill), { boxes: taken, lines: [] }),
  };
}

const chanceOf = ({ odds }: Offer, what: string): number | undefined => odds?.outcomes.find((outcome) => outcome.what === what)?.chance;

/** The odds, and whether a saved point pays for it. */
function toldOn(view: View, offer: Offer, speaker: Speaker): Told | undefined {
  const told = oddsWords(offer, speaker);
  if (!told || savedSpent(view, chosen(offer.choice)) === 0) return told;
  const saved = (words: string) => speaker.say('look odds with-saved', { words });
  return { ...told, words: saved(told.words), ...(told.brief !== undefined && { brief: saved(told.brief) }) };
}

function oddsWords(offer: Offer, speaker: Speaker): Told | undefined {
  const sure = (key: string) => speaker.say(`look odds ${key}-sure`);
  if (offer.choice.kind === CLOSE_COMBAT)
    return { words: speaker.say('look odds close-combat', { chance: speaker.percent(1) }), share: 1, brief: sure('close-combat') };
  const say = (key: string, chance: number) => speaker.say(`look odds ${key}`, { chance: speaker.percent(chance) });
  const [hidden, hurt, hit] = [chanceOf(offer, 'stealthy'), chanceOf(offer, 'wounded'), chanceOf(offer, 'hit')];
  if (hidden !== undefined)
    return hidden > 0
      ? { words: say('hidden', hidden), share: hidden, brief: hidden === 1 ? sure('hidden') : say('hidden-brief', hidden) }
      : { words: say('seen', 0), share: 0 };
  if (hurt !== undefined) return { words: say('hurt', hurt), share: 1 - hurt, brief: say('hurt-brief', hurt) };
  return hit === undefined ? undefined : { words: say('hit', hit), share: hit };
}

const CLOSE_COMBAT = 'close-combat';

/** Going comes before shooting, and the better way of going before the other; what always succeeds comes before what dice decide. */
function isBetter(offer: Offer, known: Offer | undefined): boolean {
  if (!known || offer.choice.kind === CLOSE_COMBAT) return true;
  if (known.choice.kind === CLOSE_COMBAT) return false;
  return (chanceOf(offer, 'stealthy') ?? -1) > (chanceOf(known, 'stealthy') ?? -1);
}

function placeOf(view: View, { choice, odds }: Offer): string | undefined {
  const known = chosen(choice);
  switch (known.kind) {
    case 'move':
    case 'sneak':
    case 'shoot':
    case 'throw':
    case 'bombard':
      return odds && known.tile;
    case CLOSE_COMBAT:
      return ownCommando(view)?.at || undefined;
    default:
      return undefined;
  }
}
