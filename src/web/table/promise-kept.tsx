/** Windows go by as promised, whichever page of the column or the sheet lies open, and however far that is folded. */
import { useEffect, useRef } from 'react';
import { isAtWindow, useStops } from './company/stops.ts';
import { isTakenBack, isUsed, newsIn, type Window, withNews, withoutPromise } from './promised.ts';
import { useRoom } from './room.ts';
import { useSession } from './session.ts';

export default function PromiseKept() {
  const { scene, face, desk } = useSession();
  const { sitting, playing } = useRoom();
  const [stops, change] = useStops(scene.table.id);
  const { question, step, version, offers } = scene;
  const texts = offers.map(({ text }) => text);
  const now: Window = { step, asks: question?.asks, texts };
  const before = useRef(now);
  const promised = face.turnBegins !== undefined && scene.seats.length === 1 ? stops.promised : undefined;
  const isHere = isAtWindow(scene);
  const isWishedFor =
    promised && (isTakenBack(promised, { step, isAtWindow: isHere }, before.current.step) || (isHere && isUsed(before.current, now)));
  const isOver = isWishedFor || question?.asks === face.turnBegins;
  const news = promised && !isOver && isHere ? newsIn(promised, step, texts) : [];
  useEffect(() => {
    before.current = now;
    if (promised && isOver) change(withoutPromise(stops));
    else if (promised && news.length > 0 && promised.asked?.step !== step) change({ ...stops, promised: withNews(promised, step, news) });
  });
  const isQuiet = sitting.sending === 'no' && sitting.looking === undefined && sitting.playedFor === 'no' && !playing;
  const goesBy = promised !== undefined && !isOver && isHere && news.length === 0 && isQuiet;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each window anew
  useEffect(() => {
    const offer = goesBy ? desk.offers().find(({ text }) => text === question?.pass) : undefined;
    if (offer) desk.commit(offer);
  }, [goesBy, version, desk]);
  return null;
}
