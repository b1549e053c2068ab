/** Links for when a browser has forgotten whose seat it is: one's own, that lasts, and one for somebody in the place of who stays away. */
import { useCallback, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { SeatCard } from '../../../wire/wire.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { Dialog } from '../../dialog.tsx';
import { Failure } from '../../pages/page.tsx';
import { useLinkSpeaker } from '../../settings.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { seatName, useSession } from '../session.ts';
import { replacementLink, wayBackLink } from './invitations.ts';
import { LinkField } from './link-field.tsx';
import { OnlyHere } from './only-here.tsx';
import { SeatSign } from './seat-mark.tsx';

export function WayBackDialog({ onClose }: { readonly onClose: () => void }) {
  const { scene } = useSession();
  const words = useLinkSpeaker();
  if (!words) return null;
  return (
    <Dialog title={words.say('links keep heading')} onClose={onClose}>
      <p>{words.say('links keep text')}</p>
      <OnlyHere />
      {scene.seats.map((card) => card.yours && <WayBackTo key={card.seat} card={card} words={words} />)}
      <Done words={words} onClose={onClose} />
    </Dialog>
  );
}

function WayBackTo({ card: { seat, tone, wayBack }, words }: { readonly card: SeatCard; readonly words: Speaker }) {
  const session = useSession();
  const { id } = session.scene.table;
  const [isWanted, setWanted] = useState(wayBack === undefined);
  const load = useCallback(() => wayBackLink(id, seat), [id, seat]);
  const { value: link, failure, again } = useLoaded(isWanted ? load : undefined);
  const figures = { seat: seatName(seat, session) };
  return (
    <div className="invitation" data-seat={seat}>
      <Failure failure={failure} again={again} />
      {isWanted ? (
        <>
          <LinkToCopy link={link} tone={tone} label={words.say('links keep for', figures)} words={words} />
          <p>{words.say('links keep once')}</p>
        </>
      ) : (
        <>
          <p>{words.say('links keep made', figures)}</p>
          <button type="button" onClick={() => setWanted(true)}>
            {words.say('links keep anew')}
          </button>
        </>
      )}
    </div>
  );
}

interface ReplacementProps {
  readonly seat: Seat;
  readonly onClose: () => void;
}

export function ReplacementDialog({ seat, onClose }: ReplacementProps) {
  const session = useSession();
  const { table, seats } = session.scene;
  const words = useLinkSpeaker();
  const load = useCallback(() => replacementLink(table.id, seat), [table.id, seat]);
  const { value: link, failure } = useLoaded(load);
  if (!words) return null;
  const figures = { seat: seatName(seat, session) };
  const tone = seats.find((card) => card.seat === seat)?.tone ?? 0;
  return (
    <Dialog title={words.say('links replace heading', figures)} onClose={onClose}>
      <Failure failure={failure} />
      {failure === undefined && (
        <div className="invitation" data-seat={seat}>
          <p>{words.say('links replace text', figures)}</p>
          <OnlyHere />
          <LinkToCopy link={link} tone={tone} label={words.say('links replace for', figures)} words={words} />
        </div>
      )}
      <Done words={words} onClose={onClose} />
    </Dialog>
  );
}

interface LinkToCopyProps {
  readonly link: string | undefined;
  readonly tone: number;
  readonly label: string;
  readonly words: Speaker;
}

function LinkToCopy({ link, tone, label, words }: LinkToCopyProps) {
  const sign = (
    <>
      <SeatSign tone={tone} /> {label}
    </>
  );
  return <LinkField label={sign} link={link} copy={words.say('links copy')} done={words.say('links copied')} />;
}

function Done({ words, onClose }: { readonly words: Speaker; readonly onClose: () => void }) {
  return (
    <div className="actions">
      <button type="button" className="main" onClick={onClose}>
        {words.say('links done')}
      </button>
    </div>
  );
}
