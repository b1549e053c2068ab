/** An invitation: the link holds a table and, behind the #, the secret that gives a seat there. */
import { useCallback } from 'react';
import { api } from '../api.ts';
import { Link, navigate } from '../router.tsx';
import { newShare, rememberShare } from '../table/shares.ts';
import { useLoaded } from '../use-loaded.ts';
import { useWords } from '../words.tsx';
import { Failure, Page } from './page.tsx';

export function Join({ table }: { readonly table: string }) {
  const words = useWords();
  const secret = decodeURIComponent(location.hash.slice(1));
  const take = useCallback(async () => {
    // The server has committed itself to its part of the dice before it learns of ours.
    const { dice } = await api.table(table);
    const share = newShare();
    await api.takeSeat(table, { secret, share });
    if (dice.coming) rememberShare(table, { share, commitment: dice.coming.commitment });
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
