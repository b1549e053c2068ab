/** An invitation: the link holds a table and, behind the #, the secret that gives a seat there. */
import { useCallback, useState } from 'react';
import { RefusedError } from '../api.ts';
import { Link, navigate } from '../router.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useWords } from '../words.tsx';
import { takeSeats } from './joining.ts';
import { OwnInvitation } from './own-invitation.tsx';
import { Failure, Page } from './page.tsx';

export function Join({ table }: { readonly table: string }) {
  const words = useWords();
  const secret = decodeURIComponent(location.hash.slice(1));
  const [isMeant, setMeant] = useState(false);
  const take = useCallback(async () => {
    await takeSeats(table, [secret], isMeant);
    // Going back to a used invitation would be of no use to anybody.
    navigate(`/table/${encodeURIComponent(table)}`, { replace: true });
  }, [table, secret, isMeant]);
  const { failure, again } = useLoaded(secret === '' ? undefined : take);
  const isWaiting = secret !== '' && failure === undefined;
  const isOwn = failure instanceof RefusedError && failure.refused.code === 'own-invitation';
  return (
    <Page title={words.say('page join heading')}>
      <section className="sheet">
        {isWaiting && <p role="status">{words.say('page join taking')}</p>}
        {secret === '' && <p>{words.say('page join no-secret')}</p>}
        {isOwn ? <OwnInvitation onTake={() => setMeant(true)} /> : <Failure failure={failure} again={again} />}
        {!isWaiting && (
          <p className="actions join-instead">
            <Link className="button" to={`/watch/${encodeURIComponent(table)}`}>
              {words.say('page join watch')}
            </Link>
            <Link className="button" to="/">
              {words.say('page not-found shelf')}
            </Link>
          </p>
        )}
      </section>
    </Page>
  );
}
