/** While others choose here: the way to the table at which one has kept others waiting longest. */
import { inOrder, keepsOthersWaiting } from '../../pages/at-tables.ts';
import { Link } from '../../router.tsx';
import { underWay } from '../../tables-waiting.tsx';
import { useAgain } from '../../use-again.ts';
import { useLoaded } from '../../use-loaded.ts';
import { useSession } from '../session.ts';
import { isOwnTurn } from './going-by.ts';
import { useStops } from './stops.ts';

export function NextTable() {
  const { scene } = useSession();
  const [stops] = useStops(scene.table.id);
  const isPlayer = scene.seats.some(({ yours }) => yours);
  return isPlayer && !isOwnTurn(scene, stops) ? <Waiting /> : null;
}

function Waiting() {
  const { scene, speaker } = useSession();
  const { value, again } = useLoaded(underWay);
  useAgain(again, scene.version);
  const next = value && inOrder(value.tables).find((table) => table.id !== scene.table.id && keepsOthersWaiting(table));
  if (!next) return null;
  return (
    <Link className="button company-next" to={`/table/${encodeURIComponent(next.id)}`}>
      {speaker.say('company next-table', { name: next.name })}
    </Link>
  );
}
