/** Where others have chosen since, or will: they are asked whether the last choice may be taken back. */
import { api } from '../../api.ts';
import { Question } from '../../dialog.tsx';
import { useSession } from '../session.ts';

export function AskToTakeBack({ onClose }: { readonly onClose: () => void }) {
  const { scene, speaker, say, desk } = useSession();
  const { seat, table } = scene;
  if (seat === null) return null;
  const propose = () => void desk.housekeeping.attempt(async () => void (await api.propose(table.id, { seat, what: 'undo' })));
  return (
    <Question title={say('undo')} yes={speaker.say('company all undo-yes')} onYes={propose} onClose={onClose}>
      <p>{speaker.say('company all undo-sure')}</p>
    </Question>
  );
}
