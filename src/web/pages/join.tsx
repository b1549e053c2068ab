/** An invitation: the link holds a table and, behind the #, the secret that gives a seat there. */
import { useCallback } from 'react';
import { Link, navigate } from '../router.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useWords } from '../words.tsx';
import { takeSeats } from './joining.ts';
import { Failure, Page } from './page.tsx';

export function Join({ table }: { readonly table: string }) {
  const words = useWords();
  const secret = decodeURIComponent(location.hash.slice(1));
  const take = useCallback(async () => {
    await takeSeats(table, [secret]);
    // Going back to a used invitation would be of no use to anybody.
    navigate(`/table/${encodeURIComponent(table)}`, { replace: true });
  }, [table, secret]);
  const { failure, again } = useLoaded(secret === '' ? undefined : take);
  const isWaiting = secret !== '' && failure === undefined;
  return (
    <Page title={words.say('page join heading')}>
      <section className="sheet">
        {isWaiting && <p role="status">{words.say('page join taking')}</p>}
        {secret === '' && <p>{words.say('page join no-secret')}</p>}
        <Failure failure={failure} again={again} />
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
