/** Learning a game: a guided first table, and the examples of the rulebook, chapter by chapter. */
import type { FirstGame, Lid } from '../../games/lid.ts';
import type { Example } from '../../kernel/example.ts';
import type { Speaker } from '../../words/speaker.ts';
import { Link } from '../router.tsx';
import { useSpeaker } from '../settings.tsx';
import { useLoaded } from '../use-loaded.ts';
import { lidOf } from './lids.ts';
import { NotFound } from './not-found.tsx';
import { Failure, Loading, Page } from './page.tsx';
import { firstTable, useStarting } from './starting.ts';
import './learn.css';

export function Learn({ game }: { readonly game: string }) {
  const lid = lidOf(game);
  return lid ? <LearnOf lid={lid} /> : <NotFound />;
}

function LearnOf({ lid }: { readonly lid: Lid }) {
  const speaker = useSpeaker(lid);
  const { value: examples, failure, again } = useLoaded(lid.examples);
  if (!speaker) return <Loading />;
  const game = speaker.say('game title');
  return (
    <Page title={speaker.say('page learn heading', { game })} lead={speaker.say('page learn lead')}>
      {lid.firstGame && <GuidedGames lid={lid} guided={[lid.firstGame, ...(lid.guidedNext ?? [])]} speaker={speaker} />}
      {lid.handout && <HandoutOf lid={lid} load={lid.handout} speaker={speaker} />}
      <Failure failure={failure} again={again} />
      {!examples && failure === undefined && <Loading />}
      {examples && lid.primer && (
        <Primer lid={lid} examples={lid.primer.flatMap((id) => examples.find((one) => one.id === id) ?? [])} speaker={speaker} />
      )}
      {examples && (
        <section className="sheet" aria-labelledby="learn-examples">
          <h2 className="sheet-head" id="learn-examples">
            {speaker.say('page learn examples', { count: examples.length })}
          </h2>
          <p>{speaker.say('page learn examples-help')}</p>
          <div className="learn-chapters">
            {byChapter(examples, speaker).map(({ id, title, of }) => (
              <section key={id} aria-labelledby={`learn-${id}`}>
                <h3 id={`learn-${id}`}>
                  <span className="learn-number">{id}</span> {title}
                </h3>
                <ul>
                  {of.map((example) => (
                    <li key={example.id}>
                      <Link to={lessonPath(lid.id, example)}>{example.title[speaker.language]}</Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </section>
      )}
    </Page>
  );
}

interface HandoutProps {
  readonly lid: Lid;
  readonly load: NonNullable<Lid['handout']>;
  readonly speaker: Speaker;
}

function HandoutOf({ lid, load, speaker }: HandoutProps) {
  const { value: Handout } = useLoaded(load);
  return (
    <section className="sheet" aria-labelledby="learn-handout" data-game={lid.id}>
      <h2 className="sheet-head" id="learn-handout">
        {speaker.say('handout heading')}
      </h2>
      {Handout && <Handout speaker={speaker} />}
    </section>
  );
}

interface PrimerProps {
  readonly lid: Lid;
  readonly examples: readonly Example[];
  readonly speaker: Speaker;
}

/** What is best read first, in its order. */
function Primer({ lid, examples, speaker }: PrimerProps) {
  return (
    <section className="sheet" aria-labelledby="learn-primer">
      <h2 className="sheet-head" id="learn-primer">
        {speaker.say('page learn primer')}
      </h2>
      <ol>
        {examples.map((example) => (
          <li key={example.id}>
            <Link to={lessonPath(lid.id, example)}>{example.title[speaker.language]}</Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface GuidedGamesProps {
  readonly lid: Lid;
  readonly guided: readonly FirstGame[];
  readonly speaker: Speaker;
}

/** One button for each; where there are several, each is called by its name. */
function GuidedGames({ lid, guided, speaker }: GuidedGamesProps) {
  const { isStarting, failure, start } = useStarting();
  const isSeries = guided.length > 1;
  const say = (key: string) => speaker.say(`page learn ${isSeries ? `${key}-series` : key}`, { count: guided.length });
  return (
    <section className="sheet learn-guided" aria-labelledby="learn-guided">
      <div>
        <h2 id="learn-guided">{say('guided')}</h2>
        <p>{say('guided-help')}</p>
      </div>
      <p className="actions">
        {guided.map((one, i) => (
          <button
            key={one.setup}
            type="button"
            className={i === 0 ? 'main' : ''}
            aria-disabled={isStarting}
            onClick={() => start(() => firstTable(lid.id, one))}
          >
            {isStarting ? speaker.say('page shelf starting') : isSeries ? speaker.setup(one.setup) : speaker.say('page learn guided-start')}
          </button>
        ))}
      </p>
      <Failure failure={failure} />
    </section>
  );
}

export function lessonPath(game: string, { id }: Example): string {
  return `/learn/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
}

interface ChapterOfExamples {
  readonly id: string;
  readonly title: string;
  readonly of: readonly Example[];
}

/** An example belongs to the chapter of the first rule that it shows; chapters come in the order of the rulebook. */
function byChapter(examples: readonly Example[], speaker: Speaker): ChapterOfExamples[] {
  return speaker
    .chapters()
    .map(({ id, title }) => ({ id, title, of: inOrder(examples.filter(({ rules }) => chapterOf(rules[0] ?? '') === id)) }))
    .filter(({ of }) => of.length > 0);
}

/** The order in which an example stands among all of them: everywhere the same. */
export function inOrder(examples: readonly Example[]): Example[] {
  return examples.toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
}

/** `19.1` for `19.1a`. */
function chapterOf(rule: string): string {
  return rule.replace(/[a-z]+$/, '');
}
