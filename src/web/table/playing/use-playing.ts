/** The sequencer at a table: it is given every moment as it comes, and gives the moment as far as it has been played out. */
import { useEffect, useReducer, useRef, useState } from 'react';
import type { Face } from '../../../games/face.ts';
import type { ExampleScene } from '../../../kernel/example.ts';
import type { GameEvent } from '../../../kernel/game.ts';
import { useLoaded } from '../../use-loaded.ts';
import { type Frame, folded, stepBetween } from './frames.ts';
import { type Manner, Sequencer, type Shown } from './sequencer.ts';

export function useSequencer(face: Face): Sequencer {
  const [sequencer] = useState(() => new Sequencer(face.playOut, () => performance.now()));
  return sequencer;
}

/** `frame` is undefined while the next one is being fetched. */
export function usePlayedOut(sequencer: Sequencer, face: Face, frame: Frame | undefined, manner: Manner): Shown {
  const last = useRef<Frame>(undefined);
  sequencer.behave(manner);
  // Taken in before it is drawn, so that nobody sees for a moment what is still held back; the same frame twice is taken in once.
  if (frame && (last.current?.view !== frame.view || last.current?.lines !== frame.lines)) {
    const step = last.current && stepBetween(last.current, frame, face.playOut);
    if (!step || (frame.isLeapt && last.current?.isPast)) sequencer.jump(frame.view);
    else if (frame.isPast || last.current?.isPast) sequencer.turnTo(step, frame.isPast);
    else sequencer.add(step);
    last.current = frame;
  }
  return useStage(sequencer, manner);
}

/** What is on stage now, drawn again whenever that changes. */
function useStage(sequencer: Sequencer, manner: Manner): Shown {
  const [, draw] = useReducer((turn: number) => turn + 1, 0);
  sequencer.behave(manner);
  useEffect(() => {
    const stop = sequencer.subscribe(draw);
    return () => void stop();
  }, [sequencer]);

  const due = sequencer.due();
  useEffect(() => {
    if (due === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // A browser's timer may come a fraction of a millisecond early; then it is not due yet, and waited for again.
    const wait = () => {
      timer = setTimeout(
        () => {
          sequencer.tick();
          if (sequencer.due() === due) wait();
        },
        Math.max(1, Math.ceil(due - performance.now())),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [sequencer, due]);
  return sequencer.shown();
}

/** A scene of an example: played when one goes on to it, shown when one goes back. */
export function useExamplePlayed(face: Face, view: unknown, scene: ExampleScene | undefined, manner: Manner): Shown {
  const sequencer = useSequencer(face);
  const last = useRef<ExampleScene>(undefined);
  const isNew = last.current !== scene;
  if (isNew && scene && scene.before !== undefined && isNext(last.current, scene)) {
    const { before, events, after } = scene;
    sequencer.add({ before, events, views: face.playOut?.after ? folded(before, events, face.playOut.after) : scene.views, after });
  } else if (isNew || sequencer.shown().view === undefined) sequencer.jump(view);
  last.current = scene;
  return useStage(sequencer, manner);
}

/** The first one, or the one that begins where the last one ended. */
function isNext(last: ExampleScene | undefined, scene: ExampleScene): boolean {
  return last === undefined || JSON.stringify(last.after) === JSON.stringify(scene.before);
}

/** A beat is heard as it comes on stage, by whoever has switched it on; without sound it is seen all the same. */
export function useSound({ playing }: Shown, isOn: boolean): void {
  const { value: playSound } = useLoaded(isOn ? player : undefined);
  const beat = playing?.beat;
  useEffect(() => {
    if (isOn && beat?.sound) playSound?.(beat.sound);
  }, [isOn, beat, playSound]);
}

const player = async () => (await import('../../sound/player.ts')).playSound;

/** Says what is told, when it is told, and nothing twice. What is to stay until one goes on is said as it comes. */
export function useTelling({ playing }: Shown, recent: readonly GameEvent[], say: (events: readonly GameEvent[]) => void): void {
  const before = useRef<readonly GameEvent[]>([]);
  const told = playing?.beat.waits && !playing.isTold ? [...recent, playing.event] : recent;
  useEffect(() => {
    const isMore = before.current.every((event, i) => event === told[i]);
    const news = isMore ? told.slice(before.current.length) : told;
    before.current = told;
    if (news.length > 0) say(news);
  });
}
