/** Tiles and whatever lies upon them, as things that can be pointed at and pressed. */
import { memo } from 'react';
import { boxOutline, Edge, edgeKind } from '../../../board/edge.tsx';
import type { OnPoint, OnPress } from '../../../board/pointing.ts';
import { Thing } from '../../../board/thing.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import { levelCard } from '../rules/operation-in-play.ts';
import type { View } from '../view.ts';
import { labelOf } from './describe-commando.ts';
import { enemiesOn } from './describe-tile.ts';
import { type Laid, middleOf, type Piece, piecesOn, tileBox } from './layout.ts';
import { isOpen, MOVER, shotAt } from './things.ts';
import { Token } from './tokens.tsx';

interface ShownProps {
  readonly view: View;
  readonly speaker: Speaker;
  /** What can be chosen, and what is being considered. */
  readonly legal: ReadonlySet<string>;
  readonly considered: ReadonlySet<string>;
  readonly pointed: string | undefined;
  /** The tile on which what is in hand can be put down. */
  readonly underfoot: string | undefined;
  /** A finger presses: it needs more room. */
  readonly isNarrow: boolean;
  readonly onPoint: OnPoint;
  readonly onPress: OnPress;
}

/** Lines around tiles stay this far inside them. */
const INSIDE = 9;

export function Tiles({ laid, ...shown }: ShownProps & { readonly laid: readonly Laid[] }) {
  const { view, speaker, legal, considered, pointed, underfoot, onPoint, onPress } = shown;
  return laid.flatMap(({ level, card }) =>
    level.tiles.map(({ id, gone }, i) => {
      const box = tileBox(laid, id);
      if (!box) return null;
      const ours = view.commandos.filter(({ at, isOut }) => at === id && !isOut).map((commando) => labelOf(commando, speaker));
      const light = speaker.say(gone ? 'look tile gone' : `look light ${card.tiles[i]?.size ?? 'small'}`);
      const what = [
        speaker.say('drawn place', { state: speaker.name(id), place: light }),
        ...ours,
        ...enemiesOn(view, level, id, speaker),
      ].join('; ');
      const isLegal = legal.has(id) || legal.has(shotAt(id)) || underfoot === id;
      const isConsidered = considered.has(id) || considered.has(shotAt(id));
      const d = boxOutline(box.width - INSIDE, box.height - INSIDE, 5);
      return (
        <Thing
          key={id}
          id={id}
          at={middleOf(box)}
          label={isLegal ? speaker.say('look legal', { what }) : what}
          pointed={pointed === id}
          legal={isLegal}
          onPoint={onPoint}
          onPress={onPress}
        >
          <rect className="tile-ground" x={-box.width / 2} y={-box.height / 2} width={box.width} height={box.height} data-open={isLegal} />
          <Edge kind={edgeKind(isConsidered, pointed === id, isLegal)} d={d} />
        </Thing>
      );
    }),
  );
}

export function Pieces({ laid, ...shown }: ShownProps & { readonly laid: readonly Laid[] }) {
  return laid.flatMap((one) => {
    const pieces = piecesOn(shown.view, one);
    return pieces.map((piece) => (
      <PieceThing key={piece.id} {...shown} piece={piece} reach={shown.isNarrow ? reachFor(piece, pieces) : reachOf(piece)} />
    ));
  });
}

/** How far around its middle a piece reaches. */
const SIDES: Readonly<Record<Piece['what'], number>> = {
  commando: 58,
  escort: 58,
  enemy: 46,
  guard: 40,
  triangle: 44,
  item: 28,
  charge: 28,
  hatch: 42,
  door: 28,
  entrance: 42,
  waiting: 40,
};

/** Whoever presses beside a figure means it: half the way to the next. What is printed is meant where it is seen, also by what is put upon it. */
const TARGETS: Readonly<Partial<Record<Piece['what'], number>>> = {
  commando: 30,
  escort: 30,
  enemy: 30,
  guard: 24,
  item: 17,
  charge: 17,
  door: 14,
  hatch: 20,
};
/** What a finger needs in a small window, in units of the board: some 32 pixels across. */
const FINGER = 26;

const reachOf = ({ what }: Piece): number => TARGETS[what] ?? 0;

/** Half the way to the next, as far as a finger needs it; nothing less than a pointer has. */
export function reachFor(piece: Piece, all: readonly Piece[]): number {
  if (piece.what === 'entrance' || piece.what === 'waiting') return reachOf(piece);
  const [x, y] = piece.at;
  const apart = all.filter((other) => other !== piece).map(({ at }) => Math.hypot(at[0] - x, at[1] - y));
  return Math.max(reachOf(piece), Math.min(FINGER, ...apart.map((way) => way / 2)));
}

interface PieceThingProps extends ShownProps {
  readonly piece: Piece;
  /** How far from its middle it is pressed. */
  readonly reach: number;
}

function PieceThing({ piece, reach, view, speaker, legal, considered, pointed, onPoint, onPress }: PieceThingProps) {
  const { id, what } = piece;
  const isLegal = isOpen(view, id, legal) && isMeant(piece, legal, view);
  const label = pieceLabel(piece, view, speaker);
  const side = SIDES[what];
  const edge = (
    <Edge kind={edgeKind(considered.has(id), pointed === id, isLegal)} d={boxOutline(side, side, what === 'commando' ? side / 2 : 5)} />
  );
  // A name below a figure is not crossed out by what is drawn around it.
  const hasName = what === 'commando' || what === 'escort';
  return (
    <Thing
      id={id}
      at={piece.at}
      label={isLegal ? speaker.say('look legal', { what: label }) : label}
      pointed={pointed === id}
      legal={isLegal}
      onPoint={onPoint}
      onPress={onPress}
    >
      <circle className="piece-target" r={reach} data-clear-most={what === 'commando' ? '' : undefined} />
      {hasName && edge}
      <Drawn view={view} piece={piece} speaker={speaker} />
      {what === 'commando' && isActing(piece.commando, view) && <path className="acts-here" d="M-9 -29H9L0 -17Z" />}
      {!hasName && edge}
    </Thing>
  );
}

/** He for whom one chooses, among several. */
function isActing({ seat }: View['commandos'][number], { by, phase, commandos }: View): boolean {
  return seat === by && phase === 'commandos' && commandos.length > 1;
}

/** A piece is marked for what is done with it, not for its tile, which is marked itself. */
function isMeant({ id, tile, what }: Piece, legal: ReadonlySet<string>, view: View): boolean {
  if (what === 'door') return legal.has(id);
  if (!legal.has(tile)) return true;
  const without = new Set([...legal].filter((thing) => thing !== tile && thing !== MOVER));
  return isOpen(view, id, without);
}

const Drawn = memo(Token);

/** As it is read aloud: what it is, how it is, and where. */
function pieceLabel(piece: Piece, view: View, speaker: Speaker): string {
  const state = (words: string) => speaker.say('drawn place', { state: speaker.name(piece.id), place: words });
  const there = (count: string) => speaker.say('drawn place', { state: count, place: speaker.name(piece.tile) });
  switch (piece.what) {
    case 'commando':
      return labelOf(piece.commando, speaker);
    case 'escort':
      return speaker.name(piece.escort.id);
    case 'enemy':
      return there(speaker.say('terminal count', { id: piece.enemy, count: piece.count }));
    case 'waiting':
      return speaker.say('terminal count', { id: piece.enemy, count: piece.count });
    case 'guard':
      return speaker.say('terminal guard', { enemy: piece.enemy, triangle: piece.id.split('@')[1] ?? '' });
    case 'item':
      return there(speaker.say('terminal count', { id: piece.item, count: piece.count }));
    case 'charge':
      return speaker.say('look charge title', { tile: piece.tile });
    case 'hatch': {
      const title = speaker.say('look hatch title', { tile: piece.tile });
      return speaker.say('drawn place', { state: title, place: speaker.say(`look state ${piece.open ? 'open' : 'blocked'}`) });
    }
    case 'door':
      return state(speaker.say(`look state ${piece.locked ? 'locked' : 'open'}`));
    case 'triangle':
      return state(triangleState(piece, view, speaker));
    default:
      return speaker.name(piece.id);
  }
}

function triangleState({ id, kind, objective }: Extract<Piece, { what: 'triangle' }>, view: View, speaker: Speaker): string {
  const level = view.levels.find(({ triangles }) => triangles.some((triangle) => triangle.id === id));
  if (!level || kind === 'nest') return speaker.name(kind);
  if (kind === 'alarm') return speaker.say(`look headline ${level.alarm}`);
  return speaker.say(`task ${levelCard(view, level.id).objectives[objective]?.do ?? 'interact'}`);
}
