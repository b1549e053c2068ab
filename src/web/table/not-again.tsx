/** One plays alone, and has let a window go by for the rest of a turn: the others like it go by themselves until the next begins. */
import { useEffect, useRef } from 'react';
import { isAtWindow, useStops } from './company/stops.ts';
import { useRoom } from './room.ts';
import { useSession } from './session.ts';

/** Beside whatever could be played at the window. */
export default function NotAgain() {
  useNotAgain();
  const { scene, speaker, face, desk } = useSession();
  const { moment } = useRoom();
  const [stops, change] = useStops(scene.table.id);
  const pass = moment.offers.find(({ text }) => text === scene.question?.pass);
  if (!face.turnBegins || scene.seats.length > 1 || !pass || !isAtWindow(scene)) return null;
  const letGo = () => {
    change({ ...stops, untilMyTurn: true });
    desk.commit(pass);
  };
  return (
    <button type="button" className="not-again" onClick={letGo}>
      {speaker.say('look window not-again')}
    </button>
  );
}

function useNotAgain(): void {
  const { scene, face, desk } = useSession();
  const { sitting, playing } = useRoom();
  const [stops, change] = useStops(scene.table.id);
  const { question, step, version } = scene;
  const before = useRef(step);
  const isOn = face.turnBegins !== undefined && scene.seats.length === 1 && stops.untilMyTurn;
  // Whoever has gone back wishes to be asked.
  const isOver = isOn && (question?.asks === face.turnBegins || step < before.current);
  useEffect(() => {
    before.current = step;
    if (isOver) change({ ...stops, untilMyTurn: false });
  }, [isOver, step, stops, change]);
  const goesBy = isOn && !isOver && isAtWindow(scene) && sitting.sending === 'no' && sitting.looking === undefined && !playing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each window anew
  useEffect(() => {
    const offer = goesBy ? desk.offers().find(({ text }) => text === question?.pass) : undefined;
    if (offer) desk.commit(offer);
  }, [goesBy, version, desk]);
}
