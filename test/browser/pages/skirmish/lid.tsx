/** Skirmish with a lid and the plainest of faces: a game of several seats, hidden hands and interrupts, to try the shell with. */
import { anyGame } from '../../../../src/games/box.ts';
import type { Face, PieceProps } from '../../../../src/games/face.ts';
import type { Lid } from '../../../../src/games/lid.ts';
import type { GameEvent } from '../../../../src/kernel/game.ts';
import { skirmish } from '../../../skirmish/game.ts';
import { EN, FR } from './words.ts';

/** As far as it is drawn. */
interface View {
  readonly turn: number;
  readonly points: { readonly red: number; readonly blue: number };
  readonly squads: readonly { readonly id: string; readonly at: number }[];
  readonly hand?: readonly string[];
  readonly cards: { readonly red: number; readonly blue: number };
}

/** What the game's own `view` has made, as it came over the wire. */
function seen(view: unknown): View {
  return view as View;
}

function Board({ view, onPress, onPoint, speaker }: PieceProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is one stop of the keyboard
    <div role="application" aria-label={speaker.say('board name')} tabIndex={0} style={{ padding: 24, display: 'grid', gap: 8 }}>
      {seen(view).squads.map(({ id, at }) => (
        <button
          key={id}
          type="button"
          id={`thing-${id}`}
          style={{ marginInlineStart: `${at * 14}%`, width: '14%' }}
          onPointerEnter={({ currentTarget }) => onPoint(id, currentTarget)}
          onPointerLeave={() => onPoint(undefined)}
          onClick={({ currentTarget }) => onPress(id, currentTarget)}
        >
          {speaker.name(id)}
        </button>
      ))}
    </div>
  );
}

function Tray({ view, onPress, speaker }: PieceProps) {
  return (
    <div data-hand style={{ display: 'flex', gap: 8, padding: 6 }}>
      {seen(view).hand?.map((card) => (
        <button key={card} type="button" id={`thing-${card}`} onClick={({ currentTarget }) => onPress(card, currentTarget)}>
          {speaker.name(card)}
        </button>
      ))}
    </div>
  );
}

function Headline({ view }: Pick<PieceProps, 'view'>) {
  const { turn, points } = seen(view);
  return (
    <span>
      {turn} · {points.red} : {points.blue}
    </span>
  );
}

const FACE: Face = {
  Board,
  Tray,
  Headline,
  things: (choice) => Object.entries(choice).flatMap(([key, id]) => (key === 'squad' || key === 'card' ? [String(id)] : [])),
  spots: () => [],
  describe: (_view, thing, speaker) => ({ title: speaker.name(thing), lines: [] }),
  dice: (event: GameEvent) => ('die' in event && event.type === 'rolled' ? [{ who: 'table', sides: 6, faces: [Number(event.die)] }] : []),
};

export const LID: Lid = {
  id: 'skirmish',
  lidTexts: { en: async () => EN, fr: async () => FR },
  cover: async () => () => null,
  players: [2, 3],
  minutes: [5, 10],
  ladder: ['duel', 'trio'],
  options: {},
  face: async () => FACE,
  texts: async () => [],
  game: async () => anyGame(skirmish),
  examples: async () => [],
};
