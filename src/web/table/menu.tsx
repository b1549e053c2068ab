/** What can be done with the table itself. */
import { LIDS } from '../../games/lids.ts';
import { Link } from '../router.tsx';
import { openSettings } from '../settings-wanted.tsx';
import { givesUp } from './company/acts.ts';
import { hasOnlyFingers } from './fingers.ts';
import { Popover } from './popover.tsx';
import { useSession } from './session.ts';
import './menu.css';

interface MenuProps {
  readonly anchor: Element;
  readonly onClose: () => void;
}

export function Menu({ anchor, onClose }: MenuProps) {
  const { scene, say, speaker, desk } = useSession();
  const { housekeeping, ask } = desk;
  const { table, seats, seat } = scene;
  const isPlayer = seat !== null;
  const lid = LIDS.find(({ id }) => id === table.game);
  const hasCoach = lid?.firstGame !== undefined;
  const isCampaign = lid?.campaigns?.includes(table.setup.id);
  const open = seats.filter(({ held }) => !held);
  const gives = givesUp(scene);
  const item = (key: string, does: () => void, figures: object = {}, about?: string) => (
    <button
      key={key + JSON.stringify(figures)}
      type="button"
      title={about}
      onClick={() => {
        onClose();
        does();
      }}
    >
      {say(key, figures)}
    </button>
  );
  return (
    <Popover anchor={anchor} title={say('menu')} onClose={onClose} takesFocus="first" isSteady>
      <div className="table-menu">
        {item('luck', () => desk.openSheet('luck', anchor))}
        {!hasOnlyFingers() && item('keys', () => ask('keys'))}
        {item('settings', openSettings)}
        <hr />
        {isPlayer && hasCoach && item(table.guided ? 'guided-off' : 'guided-on', () => housekeeping.guide(!table.guided))}
        {table.owned && item('rename', () => ask('rename'))}
        {item('export', () => housekeeping.exportSave())}
        {item('copy-watch-link', () => void housekeeping.copyWatchLink())}
        {isPlayer && open.map(({ seat: one }) => item('invite', () => housekeeping.invite(one), { seat: speaker.name(one) }))}
        {item('new-like-this', () => housekeeping.newLikeThis(), {}, say('new-like-this-about'))}
        {gives.includes('leave') && item('leave', () => ask('leave'))}
        {gives.includes('resign') && item('resign', () => ask('resign'))}
        {table.owned && item('delete', () => ask('delete'))}
        <hr />
        {isCampaign && (
          <Link className="button" to={`/campaign/${encodeURIComponent(table.id)}`}>
            {say('campaign')}
          </Link>
        )}
        <Link className="button" to={`/rules/${table.game}`}>
          {say('rulebook')}
        </Link>
        <Link className="button" to={`/verify/${table.id}`}>
          {say('verify')}
        </Link>
        <Link className="button" to="/tables">
          {say('tables')}
        </Link>
        <Link className="button" to="/">
          {say('shelf')}
        </Link>
      </div>
    </Popover>
  );
}
