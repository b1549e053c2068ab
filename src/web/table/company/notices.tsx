/** What waits for somebody at the table to say something: an offer to agree to, a scripted player that does not go on, a seat kept free. */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNarrow } from '../../../board/narrow.ts';
import type { Declined, Proposal, Scene } from '../../../wire/wire.ts';
import { api } from '../../api.ts';
import { goAlong } from '../../pages/joining.ts';
import { navigate } from '../../router.tsx';
import { Glyph } from '../glyph.tsx';
import { type Session, seatName, useSession } from '../session.ts';
import { actsAt, waitsUntil } from './acts.ts';
import { useGathered } from './gathered.ts';
import { openSeats } from './invitations-dialog.tsx';
import { lacksWayBack, useDeclined } from './keeping.ts';
import { PointedFor } from './pointing.tsx';
import { USUAL_BOT } from './seating.ts';
import { useSeatsLost, wasReplaced } from './seats-lost.ts';
import { useTimeLeft } from './side-clock.tsx';

interface NoticesProps {
  readonly onInvite: () => void;
  readonly onKeep: () => void;
  readonly onTakeBack: () => void;
}

export function Notices({ onInvite, onKeep, onTakeBack }: NoticesProps) {
  const { scene, speaker } = useSession();
  const { proposal, declined, failing, next } = scene;
  const isNarrow = useNarrow();
  const list = useRef<HTMLDivElement>(null);
  const [wish, setWish] = useState<'open' | 'shut'>();
  const [isUrgent, setUrgent] = useState(false);
  // Each notice knows by itself whether it is there.
  useLayoutEffect(() => setUrgent(list.current?.querySelector('[data-urgent="true"]') != null));
  const isOpen = !isNarrow || wish === 'open' || (isUrgent && wish !== 'shut');
  const toggle = () => setWish(isOpen ? 'shut' : 'open');
  return (
    <div className="company-notices" data-open={isOpen}>
      <div className="company-notice-list" role="status" ref={list}>
        {proposal && <Proposed proposal={proposal} />}
        {declined && <NotAgreed declined={declined} />}
        <PlayedElsewhere onTakeBack={onTakeBack} />
        {next && <AskedAlong next={next} />}
        {failing && <Failing why={failing} />}
        <OutOfTime />
        <KeptWaiting />
        <StillFree onInvite={onInvite} />
        <WithoutWayBack onKeep={onKeep} />
        <DiceSealed />
        {scene.seat === null && scene.manners.watching?.delay && !scene.outcome && (
          <Notice kind="behind" text={speaker.say('company watching behind')} />
        )}
        <PointedFor />
      </div>
      {isNarrow && (
        <button
          type="button"
          className="company-notices-shut"
          aria-expanded={isOpen}
          aria-label={speaker.say('company notices')}
          onClick={toggle}
        >
          <Glyph name={isOpen ? 'up' : 'down'} />
        </button>
      )}
    </div>
  );
}

interface NoticeProps {
  readonly kind: string;
  readonly text: string;
  /** Somebody waits for an answer. */
  readonly isUrgent?: boolean;
  readonly children?: ReactNode;
}

function Notice({ kind, text, isUrgent = false, children }: NoticeProps) {
  return (
    <div className="company-notice" data-notice={kind} data-urgent={isUrgent}>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** Somebody has opened the seat of this browser on another machine, or was invited in its place: from there no way leads back. */
function PlayedElsewhere({ onTakeBack }: { readonly onTakeBack: () => void }) {
  const session = useSession();
  const { speaker, log } = session;
  const [seat] = useSeatsLost();
  if (seat === undefined) return null;
  const figures = { seat: seatName(seat, session) };
  if (wasReplaced(seat, log)) return <Notice kind="elsewhere" isUrgent text={speaker.say('company elsewhere replaced', figures)} />;
  return (
    <Notice kind="elsewhere" isUrgent text={speaker.say('company elsewhere text', figures)}>
      <button type="button" onClick={onTakeBack}>
        {speaker.say('company elsewhere take')}
      </button>
    </Notice>
  );
}

function Proposed({ proposal: { what, seat, awaiting, from } }: { readonly proposal: Proposal }) {
  const session = useSession();
  const { scene, speaker, desk } = session;
  const isYours = (one: string) => scene.seats.some((card) => card.seat === one && card.yours);
  const own = awaiting.filter(isYours);
  const answer = (speaking: string, agrees: boolean) =>
    desk.housekeeping.attempt(async () => void (await api.answerProposal(scene.table.id, { seat: speaking, agrees })));
  const others = speaker.list(awaiting.map((one) => seatName(one, session)));
  if (isYours(seat)) {
    return (
      <Notice kind="proposed" text={speaker.say(`company proposal ${what}-own`, { others })}>
        <button type="button" onClick={() => void answer(seat, false)}>
          {speaker.say('company proposal withdraw')}
        </button>
      </Notice>
    );
  }
  const asking = seatName(seat, session);
  const taken = what === 'undo' ? takenBack(from, session) : '';
  const asked = speaker.say(`company proposal ${what}${taken === '' ? '' : '-what'}`, { seat: asking, what: taken });
  const text = what === 'undo' && own.length > 0 ? `${asked} ${speaker.say('company proposal undo-yours')}` : asked;
  const [first] = own;
  if (first === undefined) return <Notice kind="proposed" text={text} />;
  const agree = async () => {
    for (const one of own) await answer(one, true);
  };
  return (
    <Notice kind="proposed" isUrgent text={text}>
      <button type="button" className="main" data-answer="yes" onClick={() => void agree()}>
        {speaker.say('company proposal agree')}
      </button>
      <button type="button" data-answer="no" onClick={() => void answer(first, false)}>
        {speaker.say('company proposal refuse')}
      </button>
    </Notice>
  );
}

/** What the choice brought, as the log tells it, and how many of its sentences a notice has room for. */
const MOST_SENTENCES = 2;

function takenBack(from: number | undefined, { log, speaker }: Session): string {
  const events = log.flatMap((line) => ('event' in line && line.step === from ? [line.event] : []));
  const sentences = events.slice(0, MOST_SENTENCES).map((event) => speaker.event(event));
  return events.length > MOST_SENTENCES ? `${sentences.join(' ')} …` : sentences.join(' ');
}

function NotAgreed({ declined: { what, seat, by } }: { readonly declined: Declined }) {
  const session = useSession();
  const figures = { seat: seatName(seat, session), by: seatName(by, session) };
  return <Notice kind="declined" text={session.speaker.say(`company proposal declined-${what}`, figures)} />;
}

/** One of those who have played here has set up the next game. */
function AskedAlong({ next: { table, by, invitations } }: { readonly next: NonNullable<Scene['next']> }) {
  const session = useSession();
  const { scene, speaker, desk } = session;
  const { yours = false } = scene.seats.find(({ seat }) => seat === by) ?? {};
  if (scene.seat === null || yours) return null;
  const figures = { seat: seatName(by, session) };
  if (invitations.length === 0) {
    return (
      <Notice kind="along" text={speaker.say('company along plain', figures)}>
        <button type="button" onClick={() => navigate(`/watch/${encodeURIComponent(table)}`)}>
          {speaker.say('company along look')}
        </button>
      </Notice>
    );
  }
  const follow = () =>
    void desk.housekeeping.attempt(async () => {
      await goAlong(table, invitations);
      navigate(`/table/${encodeURIComponent(table)}`);
    });
  return (
    <Notice kind="along" isUrgent text={speaker.say('company along text', figures)}>
      <button type="button" onClick={follow}>
        {speaker.say('company along go')}
      </button>
    </Notice>
  );
}

/** It is told which one, and what can be done: try once more, another one, or a person. */
function Failing({ why }: { readonly why: NonNullable<Scene['failing']> }) {
  const session = useSession();
  const { scene, speaker, desk } = session;
  const { table, manners, seats } = scene;
  const attempt = (work: () => Promise<unknown>) => void desk.housekeeping.attempt(async () => void (await work()));
  const scripted = seats.filter(({ bot }) => bot !== null);
  const names = speaker.list(scripted.map(({ seat }) => seatName(seat, session)));
  const canSay = table.owned || seats.some(({ yours }) => yours);
  return (
    <Notice kind="failing" isUrgent text={speaker.say(`company failing ${why}`, { seats: names, seconds: scene.triesWithin ?? 0 })}>
      {canSay && (
        <button type="button" onClick={() => attempt(() => api.pace(table.id, manners.pace))}>
          {speaker.say('company failing again')}
        </button>
      )}
      {scripted.map((card) => {
        const acts = actsAt(card, scene, Date.now());
        const figures = { seat: seatName(card.seat, session) };
        return (
          <span key={card.seat} className="company-notice-acts">
            {acts.includes('other-bot') && card.bot !== USUAL_BOT && (
              <button type="button" onClick={() => attempt(() => api.handTo(table.id, card.seat, USUAL_BOT))}>
                {speaker.say('company failing usual', figures)}
              </button>
            )}
            {acts.includes('play-myself') && (
              <button type="button" onClick={() => attempt(() => api.handTo(table.id, card.seat, undefined))}>
                {speaker.say('company act play-myself', figures)}
              </button>
            )}
            {acts.includes('take-over') && (
              <button type="button" onClick={() => attempt(() => api.takeOver(table.id, card.seat))}>
                {speaker.say('company act take-over', figures)}
              </button>
            )}
          </span>
        );
      })}
    </Notice>
  );
}

/** A seat is kept for somebody who has not come yet. */
function StillFree({ onInvite }: { readonly onInvite: () => void }) {
  const session = useSession();
  const { scene, speaker } = session;
  const open = openSeats(scene);
  if (open.length === 0 || scene.outcome) return null;
  const seats = speaker.list(open.map(({ seat }) => seatName(seat, session)));
  return (
    <Notice kind="free" text={speaker.say('company still-free', { seats })}>
      {scene.table.owned && (
        <button type="button" data-act="invitations" onClick={onInvite}>
          {speaker.say('company invitations show')}
        </button>
      )}
    </Notice>
  );
}

/** Whoever has sat down is offered a link that finds the seat again when this browser has forgotten him. */
function WithoutWayBack({ onKeep }: { readonly onKeep: () => void }) {
  const { scene, speaker } = useSession();
  const [isDeclined, decline] = useDeclined(scene.table.id);
  if (isDeclined || !lacksWayBack(scene)) return null;
  return (
    <Notice kind="way-back" text={speaker.say('company way-back text')}>
      <button type="button" data-act="keep" onClick={onKeep}>
        {speaker.say('company way-back show')}
      </button>
      <button type="button" className="quiet" onClick={decline}>
        {speaker.say('company way-back later')}
      </button>
    </Notice>
  );
}

/** Somebody stays away: from when on the scripted player may stand in for him. */
function KeptWaiting() {
  const session = useSession();
  const { scene, speaker, desk } = session;
  const kept = scene.seats.filter((card) => waitsUntil(card, scene) !== undefined);
  const [first, another] = kept;
  const isDue = useIsPast(first && waitsUntil(first, scene));
  if (!first || !isDue) return null;
  const standIn = (seat: string) => void desk.housekeeping.attempt(async () => void (await api.handTo(scene.table.id, seat, USUAL_BOT)));
  const text = another
    ? speaker.say('company kept-waiting-somebody')
    : speaker.say('company kept-waiting', { seat: seatName(first.seat, session) });
  return (
    <Notice kind="kept-waiting" text={text}>
      {kept.map(({ seat }) => (
        <button type="button" key={seat} onClick={() => standIn(seat)}>
          {speaker.say('company act stand-in', { seat: seatName(seat, session) })}
        </button>
      ))}
    </Notice>
  );
}

/** A side has no time left: nobody has lost, but the others may do what was agreed. */
function OutOfTime() {
  const session = useSession();
  const { scene, speaker, desk } = session;
  const { seats, manners, table, outcome } = scene;
  const gathered = useGathered();
  const asked = seats.find((card) => card.asked && card.bot === null && gathered?.clock?.some(({ side }) => side === card.side));
  const left = useTimeLeft(asked?.side);
  const { clock } = manners;
  if (!asked || !clock || left === undefined || left > 0 || outcome) return null;
  const figures = { seat: seatName(asked.seat, session) };
  const canAct = seats.some(({ yours, side }) => yours && (clock.whenOut === 'hand-over' || side !== asked.side)) && !asked.yours;
  const act = () =>
    void desk.housekeeping.attempt(
      async () =>
        void (await (clock.whenOut === 'end' ? api.outOfTime(table.id, asked.seat) : api.handTo(table.id, asked.seat, USUAL_BOT))),
    );
  return (
    <Notice kind="out-of-time" isUrgent text={speaker.say('company clock out', figures)}>
      {canAct && (
        <button type="button" onClick={act}>
          {speaker.say(clock.whenOut === 'end' ? 'company clock end' : 'company act stand-in', figures)}
        </button>
      )}
    </Notice>
  );
}

/** A timer takes no longer wait than this, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

function useIsPast(moment: number | undefined): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (moment === undefined) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(LONGEST_TIMER, Math.max(0, moment - Date.now() + 1)));
    return () => clearTimeout(timer);
  }, [moment]);
  return moment !== undefined && now > moment;
}

/** Before the first roll of a table for several: what was promised, and who has added to it. */
function DiceSealed() {
  const session = useSession();
  const { scene, speaker } = session;
  const { dice, step } = scene;
  if (step > 0 || !dice.shares || dice.shares.length === 0) return null;
  const seats = speaker.list(dice.shares.map(({ seat }) => seatName(seat, session)));
  return <Notice kind="dice" text={speaker.say('company dice sealed', { seats, commitment: shortened(dice.commitment) })} />;
}

/** Enough of it to be compared by eye; all of it stands in the sheet. */
function shortened(commitment: string): string {
  return `${commitment.slice(0, 12)}…`;
}
