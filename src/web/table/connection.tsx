/** Whether the table is heard live; said in words only when it is not. */
import type { Connection } from '../live.ts';
import { useSession } from './session.ts';
import './connection.css';

export function ConnectionState({ connection }: { readonly connection: Connection }) {
  const { say } = useSession();
  const isOpen = connection === 'open';
  return (
    <p className="connection" role="status" data-open={isOpen} title={say(`connection-${connection}`)}>
      <span className="connection-dot" aria-hidden="true" />
      {isOpen ? <span className="unseen">{say('connection-open')}</span> : say(`connection-${connection}`)}
    </p>
  );
}
