/** The links for those who are still to come, to be copied and sent. */
import { lazy, Suspense, useCallback, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { Scene } from '../../../wire/wire.ts';
import { Dialog } from '../../dialog.tsx';
import { Failure } from '../../pages/page.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { seatName, useSession } from '../session.ts';
import { invitationLink, newInvitationLink, rememberedLink } from './invitations.ts';
import { LinkField } from './link-field.tsx';
import { SeatSign } from './seat-mark.tsx';

const OnlyHere = lazy(async () => ({ default: (await import('./only-here.tsx')).OnlyHere }));

/** Seats at which nobody sits yet, and nobody plays. */
export function openSeats({ seats }: Pick<Scene, 'seats'>): Scene['seats'] {
  return seats.filter(({ held, bot }) => !held && bot === null);
}

/** Somebody was invited already: a link may be on its way that this browser does not know of. */
export function isExpecting({ dice }: Pick<Scene, 'dice'>): boolean {
  return dice.coming !== undefined;
}

export function InvitationsDialog({ onClose }: { readonly onClose: () => void }) {
  const { scene, speaker } = useSession();
  const open = openSeats(scene);
  const [wasExpecting] = useState(() => isExpecting(scene));
  return (
    <Dialog title={speaker.say('company invitations heading')} onClose={onClose}>
      <p>{speaker.say('company invitations text')}</p>
      <Suspense>
        <OnlyHere />
      </Suspense>
      {open.map(({ seat, tone }) => (
        <LinkFor key={seat} seat={seat} tone={tone} isMade={wasExpecting} />
      ))}
      {open.length === 0 && <p>{speaker.say('company invitations nobody')}</p>}
      <div className="actions">
        <button type="button" className="main" onClick={onClose}>
          {speaker.say('company invitations done')}
        </button>
      </div>
    </Dialog>
  );
}

interface LinkForProps {
  readonly seat: Seat;
  readonly tone: number;
  /** There may be a link already: one that is not remembered here is not made worthless without being asked. */
  readonly isMade: boolean;
}

function LinkFor({ seat, tone, isMade }: LinkForProps) {
  const session = useSession();
  const { scene, speaker } = session;
  const { id } = scene.table;
  const [isAnew, setAnew] = useState(false);
  const load = useCallback(() => (isAnew ? newInvitationLink : invitationLink)(id, seat), [id, seat, isAnew]);
  const isWanted = isAnew || !isMade || rememberedLink(id, seat) !== undefined;
  const { value: link, failure, again } = useLoaded(isWanted ? load : undefined);
  const name = seatName(seat, session);
  return (
    <div className="invitation" data-seat={seat}>
      <Failure failure={failure} again={again} />
      <LinkField
        label={
          <>
            <SeatSign tone={tone} /> {speaker.say('company invitations for', { seat: name })}
          </>
        }
        link={link}
        copy={speaker.say('table-page copy')}
        done={speaker.say('table-page copied')}
        copyFor={speaker.say('company invitations copy-for', { seat: name })}
      />
      {!isAnew && (
        <button type="button" className="quiet" title={speaker.say('company invitations anew-about')} onClick={() => setAnew(true)}>
          {speaker.say('company invitations anew')}
        </button>
      )}
    </div>
  );
}
