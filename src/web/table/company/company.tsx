/** Who sits here: every seat with its name, who plays it and who must choose; the pace of scripted players; what waits for an answer. */
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useNarrow } from '../../../board/narrow.ts';
import { ToolPlace } from '../../../board/tool-place.tsx';
import type { Seat } from '../../../kernel/game.ts';
import type { Scene, SeatCard } from '../../../wire/wire.ts';
import { Glyph } from '../glyph.tsx';
import { useRoom } from '../room.ts';
import { type Session, seatName, useSession } from '../session.ts';
import { setsPace } from './acts.ts';
import { chairsAt, leadsSeveral } from './chairs.ts';
import { CompanySheet } from './company-sheet.tsx';
import { useGathered } from './gathered.ts';
import { Interrupt, useLettingGo } from './interrupt.tsx';
import { forgetLink } from './invitations.ts';
import { InvitationsDialog, isExpecting, openSeats } from './invitations-dialog.tsx';
import { Notices } from './notices.tsx';
import { PaceOfBots } from './pace-of-bots.tsx';
import { TakeBackSeat } from './played-elsewhere.tsx';
import { SeatMark } from './seat-mark.tsx';
import { noteOf } from './seat-words.ts';
import { useSeatsLost } from './seats-lost.ts';
import { SideClock, WindowClock } from './side-clock.tsx';
import { Talking } from './talking.tsx';
import { useTurnSign } from './turn-sign.ts';
import './company.css';

/** What the column shows of the company is loaded along with it. */
export { Interrupt };

const WayBackDialog = lazy(async () => ({ default: (await import('./seat-links.tsx')).WayBackDialog }));
const ReplacementDialog = lazy(async () => ({ default: (await import('./seat-links.tsx')).ReplacementDialog }));

export function Company() {
  const session = useSession();
  const { scene, speaker } = session;
  const { SeatFigure } = session.face;
  const { moment, playing } = useRoom();
  // Whoever falls keeps his name until that has been seen.
  const view = playing ? moment.view : scene.view;
  const isNarrow = useNarrow();
  const [opened, setOpened] = useState<'sheet' | 'invitations' | 'take-back' | 'keep' | { readonly replaces: Seat }>();
  const gathered = useGathered();
  const [lost] = useSeatsLost();
  const invite = () => setOpened('invitations');
  const keep = () => setOpened('keep');
  useInviting(session.scene, invite);
  useLettingGo();
  useTurnSign();
  const at = useAt(session, playing !== undefined);
  const seats = useRef<HTMLUListElement>(null);
  // Where not all have room in the row, the one who acts is seen.
  useEffect(() => {
    const mark = at === undefined ? null : seats.current?.querySelector(`[data-seat="${at}"]`);
    mark?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  useGoingOn(seats);
  const close = () => setOpened(undefined);
  return (
    <>
      <div className="company on-desk">
        <div className="company-row">
          <ul ref={seats} className="seats" aria-label={speaker.say('company who')}>
            {scene.seats.map((card) => (
              <SeatMark
                key={card.seat}
                card={card}
                name={seatName(card.seat, { ...session, scene: { ...scene, view } })}
                figure={isNarrow && SeatFigure && <SeatFigure view={view} seat={card.seat} speaker={speaker} />}
                clock={<SideClock side={card.side} />}
                isAt={card.seat === at}
                sit={sitAt(card, session)}
                note={noteOf(card, speaker, gathered?.here)}
                thinking={
                  isThinking(card, session)
                    ? speaker.say(card.yours && card.bot === null ? 'company to-choose' : 'company thinking')
                    : undefined
                }
              />
            ))}
          </ul>
          <WindowClock />
          <Notices onInvite={invite} onKeep={keep} onTakeBack={() => setOpened('take-back')} />
          {isNarrow && <ToolPlace />}
          <Talking />
          {setsPace(scene) && <PaceOfBots />}
          <button type="button" className="company-more" aria-haspopup="dialog" onClick={() => setOpened('sheet')}>
            <Glyph name="people" />
            <span>{speaker.say('company more')}</span>
          </button>
        </div>
      </div>
      {opened === 'sheet' && (
        <CompanySheet onInvite={invite} onKeep={keep} onReplace={(replaces) => setOpened({ replaces })} onClose={close} />
      )}
      {opened === 'invitations' && <InvitationsDialog onClose={close} />}
      <Suspense>
        {opened === 'keep' && <WayBackDialog onClose={close} />}
        {typeof opened === 'object' && <ReplacementDialog seat={opened.replaces} onClose={close} />}
      </Suspense>
      {opened === 'take-back' && lost !== undefined && <TakeBackSeat seat={lost} onClose={close} />}
    </>
  );
}

/** Where the row goes on beyond its edge, that is seen, and keys scroll it. */
function useGoingOn(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const beyond = element.scrollWidth - element.clientWidth;
      element.dataset.goesOn = `${beyond - element.scrollLeft > HARDLY}`;
      if (beyond > 0) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const resized = new ResizeObserver(look);
    for (const one of [element, ...element.children]) resized.observe(one);
    element.addEventListener('scroll', look);
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  });
}

/** Pixels beyond the edge that nobody misses. */
const HARDLY = 8;

/** The one of several of one's own for whom one chooses now; while something is shown, the one for whom that was chosen. */
function useAt({ scene, handing }: Session, isPlaying: boolean): Seat | undefined {
  const before = useRef<Seat>(undefined);
  const card = scene.seats.find(({ seat }) => seat === scene.seat);
  const now = !handing && card?.asked && scene.outcome === null && leadsSeveral(scene) ? card.seat : undefined;
  useEffect(() => {
    if (!isPlaying) before.current = now;
  }, [isPlaying, now]);
  return isPlaying ? (before.current ?? now) : now;
}

/** Where the screen is handed round, changing over is another matter. */
function chairsOf({ scene, desk, handing }: Session) {
  return handing ? undefined : chairsAt(scene, desk.housekeeping);
}

/** Another of one's own that is asked: one press changes over. */
function sitAt({ seat }: SeatCard, session: Session) {
  const { speaker } = session;
  const chairs = chairsOf(session);
  if (!chairs || seat === chairs.at || !chairs.asked.includes(seat)) return undefined;
  return { label: speaker.say('company sit', { seat: seatName(seat, session) }), onSit: () => chairs.sit(seat) };
}

/** Whoever has just set up a table gets the links at once; a link by which somebody has come is of no more use. */
function useInviting(scene: Scene, invite: () => void): void {
  const { id, owned } = scene.table;
  const isNew = owned && !isExpecting(scene) && openSeats(scene).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when one comes to the table
  useEffect(() => {
    if (isNew) invite();
  }, [id]);
  useEffect(() => {
    for (const { seat, held } of scene.seats) if (held) forgetLink(id, seat);
  }, [id, scene.seats]);
}

/** What is being played out comes first: nobody is seen to think about something that has not happened yet, nor on a seat that is free. */
function isThinking({ asked, seat, held, yours, bot }: SeatCard, { scene, sequencer, face }: Session): boolean {
  if (!held && !yours && bot === null) return false;
  return asked && scene.outcome === null && !sequencer.isPlaying() && !face.isOnlyAsideAsked?.(scene.view, seat);
}
