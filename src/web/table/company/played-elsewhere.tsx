/** The seat of this page is played on another machine: what can be done to have it back. */
import { type FormEvent, useId, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import { Dialog } from '../../dialog.tsx';
import { navigate } from '../../router.tsx';
import { seatName, useSession } from '../session.ts';
import { joinPath } from './invitations.ts';

interface TakeBackProps {
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** The machine that has the seat makes a link, as this one did before. */
export function TakeBackSeat({ seat, onClose }: TakeBackProps) {
  const session = useSession();
  const { scene, speaker } = session;
  const [link, setLink] = useState('');
  const [isWrong, setWrong] = useState(false);
  const field = useId();
  const why = useId();
  const figures = { seat: seatName(seat, session) };
  const take = (event: FormEvent) => {
    event.preventDefault();
    const path = joinPath(scene.table.id, link);
    if (path === undefined) setWrong(true);
    else navigate(path);
  };
  const steps = { more: speaker.say('company more'), act: speaker.say('company act move', figures) };
  return (
    <Dialog title={speaker.say('company elsewhere heading', figures)} onClose={onClose}>
      <form onSubmit={take}>
        <p>{speaker.say('company elsewhere steps', steps)}</p>
        <div className="dialog-field">
          <label htmlFor={field}>{speaker.say('company elsewhere link')}</label>
          <input
            id={field}
            type="text"
            value={link}
            autoComplete="off"
            aria-invalid={isWrong}
            aria-describedby={why}
            onChange={({ target }) => {
              setLink(target.value);
              setWrong(false);
            }}
          />
        </div>
        <p className="talk-refused" id={why} role="alert">
          {isWrong && speaker.say('company elsewhere wrong')}
        </p>
        <div className="actions">
          <button type="submit" className="main">
            {speaker.say('company elsewhere take')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
