/** In the bar of every table: at how many others one keeps people waiting, and the way to where they have waited longest. */
import { inOrder, keepsOthersWaiting } from '../pages/at-tables.ts';
import { Link } from '../router.tsx';
import { underWay } from '../tables-waiting.tsx';
import { useAgain } from '../use-again.ts';
import { useLoaded } from '../use-loaded.ts';
import { isOwnTurn } from './company/going-by.ts';
import { useStops } from './company/stops.ts';
import { Glyph } from './glyph.tsx';
import { useSession } from './session.ts';

export default function NextTable() {
  const { scene, say } = useSession();
  const [stops] = useStops(scene.table.id);
  const isOwn = isOwnTurn(scene, stops);
  const { value, again } = useLoaded(underWay);
  useAgain(again, `${scene.table.id} ${isOwn}`);
  const waiting = value ? inOrder(value.tables).filter((table) => table.id !== scene.table.id && keepsOthersWaiting(table)) : [];
  const [next] = waiting;
  if (!next) return null;
  const about = say('next-table-about', { name: next.name, count: waiting.length });
  // While it is others who choose here, that is where to go on.
  const isTime = !isOwn && scene.seats.some(({ yours }) => !yours);
  return (
    <Link
      className="button table-bar-next"
      data-time={isTime}
      to={`/table/${encodeURIComponent(next.id)}`}
      title={about}
      aria-label={about}
    >
      {isTime && <span className="table-bar-word">{say('next-table')}</span>}
      <Glyph name="right" />
      <span className="table-bar-count">{waiting.length}</span>
    </Link>
  );
}
