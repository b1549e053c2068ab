/** The board of an example: it can be looked at and asked about, but the choices are the example's own. */
import { useState } from 'react';
import { HoverCard } from '../../board/hover-card.tsx';
import type { Face, PieceProps, Thing } from '../../games/face.ts';
import type { ExampleScene } from '../../kernel/example.ts';
import type { GameEvent } from '../../kernel/game.ts';
import type { Speaker } from '../../words/speaker.ts';
import { useSettings } from '../settings.tsx';
import { hexDirectionFor } from '../table/keys.ts';
import type { Shown } from '../table/playing/sequencer.ts';

interface LessonBoardProps {
  readonly face: Face;
  readonly game: string;
  /** The position as far as it has been played out, and all that was told up to there. */
  readonly shown: Shown;
  readonly told: readonly GameEvent[];
  readonly scene: ExampleScene | undefined;
  readonly speaker: Speaker;
}

const NOTHING: readonly GameEvent[] = [];

export function LessonBoard({ face, game, shown, told, scene, speaker }: LessonBoardProps) {
  const { calm, keys } = useSettings();
  const { view, playing } = shown;
  const [pointed, setPointed] = useState<{ readonly thing: Thing; readonly element: Element | undefined }>();
  const point = (thing: Thing | undefined, element?: Element) => {
    setPointed(thing === undefined ? undefined : { thing, element });
  };
  const props: PieceProps = {
    view,
    speaker,
    isExample: true,
    asks: scene?.question?.asks,
    offers: [],
    considered: undefined,
    pointed: pointed?.thing,
    // The events stand beside the board, with their dice: nothing need stay upon it.
    recent: NOTHING,
    playing,
    told,
    calm,
    onPoint: point,
    onPress: point,
    hexDirection: (pressed) => hexDirectionFor(pressed, keys),
    onChoose: () => {},
    // what was tried in vain is seen as long as nothing else is
    ...(scene && !playing && { refusals: scene.refused.map(({ refusal }) => refusal) }),
  };
  const described = pointed && face.describe(view, pointed.thing, speaker);
  return (
    <div className="lesson-table" data-game={game}>
      <h2 className="unseen">{speaker.say('page lesson board')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it scrolls sideways, which the keyboard must be able to do */}
      <section className="lesson-headline-bar" aria-label={speaker.say('page lesson headline')} tabIndex={0}>
        <face.Headline view={view} speaker={speaker} />
      </section>
      <div className="lesson-board">
        <face.Board {...props} />
      </div>
      <div className="lesson-tray on-desk">{face.Tray && <face.Tray {...props} />}</div>
      {described && pointed.element && <HoverCard anchor={pointed.element} title={described.title} lines={described.lines} />}
    </div>
  );
}
