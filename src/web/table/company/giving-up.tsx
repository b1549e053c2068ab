/** Two ways out, and each says what becomes of the game: resigning ends it and loses it, leaving a seat lets it go on without oneself. */
import type { Seat } from '../../../kernel/game.ts';
import { api } from '../../api.ts';
import { Question } from '../../dialog.tsx';
import { ownOf } from '../../own-content.ts';
import { lidOf } from '../../pages/lids.ts';
import { useTableSpeaker } from '../../settings.tsx';
import { seatName, useSession } from '../session.ts';
import { USUAL_BOT } from './seating.ts';

interface GivingUpProps {
  readonly seat: Seat;
  readonly onClose: () => void;
}

export function Resigning({ seat, onClose }: GivingUpProps) {
  const session = useSession();
  const { scene, desk } = session;
  // One who plays alone has none of these words yet.
  const speaker = useTableSpeaker(lidOf(scene.table.game), ownOf(scene.table), true);
  if (!speaker) return null;
  const sides = new Set(scene.seats.map(({ side }) => side));
  const what = sides.size > 1 ? 'resign-sure' : 'resign-sure-alone';
  return (
    <Question
      title={speaker.say('company all resign')}
      yes={speaker.say('company all resign-yes')}
      isDanger
      onYes={desk.resign}
      onClose={onClose}
    >
      <p>{speaker.say(`company all ${what}`, { seat: seatName(seat, session) })}</p>
    </Question>
  );
}

export function Leaving({ seat, onClose }: GivingUpProps) {
  const session = useSession();
  const { scene, speaker, desk } = session;
  const figures = { seat: seatName(seat, session) };
  const leave = () => void desk.housekeeping.attempt(async () => void (await api.leave(scene.table.id, seat, USUAL_BOT)));
  return (
    <Question
      title={speaker.say('company act leave', figures)}
      yes={speaker.say('company act leave-yes')}
      isDanger
      onYes={leave}
      onClose={onClose}
    >
      <p>{speaker.say('company act leave-sure', figures)}</p>
    </Question>
  );
}
