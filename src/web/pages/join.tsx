/** An invitation: the link holds a table and, behind the #, the secret that gives a seat there. */
import { useEffect, useState } from 'react';
import { api } from '../api.ts';
import { Link, navigate } from '../router.tsx';
import { useWords } from '../words.tsx';
import { Failure, Page } from './page.tsx';

export function Join({ table }: { readonly table: string }) {
  const words = useWords();
  const [failure, setFailure] = useState<unknown>();
  const [times, setTimes] = useState(0);
  const secret = decodeURIComponent(location.hash.slice(1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` grows when it is to be tried again.
  useEffect(() => {
    if (secret === '') return;
    setFailure(undefined);
    api.takeSeat(table, { secret }).then(
      // Going back to a used invitation would be of no use to anybody.
      () => navigate(`/table/${encodeURIComponent(table)}`, { replace: true }),
      (error: unknown) => setFailure(error),
    );
  }, [table, secret, times]);
  const isWaiting = secret !== '' && failure === undefined;
  return (
    <Page title={words.say('page join heading')}>
      <section className="sheet">
        {isWaiting && <p role="status">{words.say('page join taking')}</p>}
        {secret === '' && <p>{words.say('page join no-secret')}</p>}
        <Failure failure={failure} again={() => setTimes((before) => before + 1)} />
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
