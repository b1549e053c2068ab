import { Link } from '../router.tsx';
import { useWords } from '../words.tsx';
import { Page } from './page.tsx';

export function NotFound() {
  const words = useWords();
  return (
    <Page title={words.say('page not-found heading')}>
      <section className="sheet">
        <p>{words.say('page not-found text', { path: location.pathname })}</p>
        <p className="actions">
          <Link to="/" className="button main">
            {words.say('page not-found shelf')}
          </Link>
          <Link to="/tables" className="button">
            {words.say('page not-found tables')}
          </Link>
        </p>
      </section>
    </Page>
  );
}
