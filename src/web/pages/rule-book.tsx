/** The rulebook in short: every gist by chapter, with search; the rulings; and the examples that show a rule at work. */
import { useDeferredValue, useId, useState } from 'react';
import type { Lid } from '../../games/lid.ts';
import type { Example } from '../../kernel/example.ts';
import type { Chapter, Speaker } from '../../words/speaker.ts';
import { api } from '../api.ts';
import { Link } from '../router.tsx';
import { rulePath } from '../rule-chip.tsx';
import { useRuleSpeaker } from '../settings.tsx';
import { useLoaded } from '../use-loaded.ts';
import { inOrder } from './learn.tsx';
import { lidOf } from './lids.ts';
import { NotFound } from './not-found.tsx';
import { Failure, Loading, Page } from './page.tsx';
import { exampleFor, RuleFigure, shows } from './rule-figure.tsx';
import { Rulings } from './rulings.tsx';
import './rule-book.css';

interface RuleBookProps {
  readonly game: string;
  readonly rule: string | undefined;
}

export function RuleBook({ game, rule }: RuleBookProps) {
  const lid = lidOf(game);
  return lid ? <RuleBookOf lid={lid} rule={rule} /> : <NotFound />;
}

function RuleBookOf({ lid, rule }: { readonly lid: Lid; readonly rule: string | undefined }) {
  const { value: speaker, failure, again } = useRuleSpeaker(lid);
  if (failure !== undefined) return <Failure failure={failure} again={again} />;
  if (!speaker) return <Loading />;
  if (rule === undefined) return <WholeBook lid={lid} speaker={speaker} />;
  return speaker.rules(rule).length > 0 ? <OneRule lid={lid} rule={rule} speaker={speaker} /> : <NotFound />;
}

function WholeBook({ lid, speaker }: { readonly lid: Lid; readonly speaker: Speaker }) {
  const [wanted, setWanted] = useState('');
  const sought = useDeferredValue(wanted);
  const id = useId();
  const { value } = useLoaded(api.games);
  const { value: examples = [] } = useLoaded(lid.examples);
  const options = value?.games.find((game) => game.id === lid.id)?.options ?? [];
  const all = speaker.chapters().flatMap((chapter) => speaker.rules(chapter.id).filter((one) => one.id === chapter.id));
  const found = all.map((chapter) => matching(chapter, sought)).filter(({ rows }) => rows.length > 0);
  const count = found.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <Page title={speaker.say('page rules heading', { game: speaker.say('game title') })} lead={speaker.say('page rules lead')}>
      <search className="rules-search">
        <label htmlFor={id}>{speaker.say('page rules search')}</label>
        <input id={id} type="search" value={wanted} autoComplete="off" onChange={({ target }) => setWanted(target.value)} />
        <span role="status">{sought.trim() !== '' && speaker.say('page rules found', { count })}</span>
      </search>
      <div className="rules-book">
        {sought.trim() === '' && <Contents chapters={all} speaker={speaker} />}
        <div className="sheet rules-chapters">
          {found.length === 0 && <p>{speaker.say('page rules none')}</p>}
          {found.map((chapter) => (
            <ChapterSection key={chapter.id} lid={lid} chapter={chapter} example={exampleFor(examples, chapter.id)} speaker={speaker} />
          ))}
        </div>
      </div>
      {sought.trim() === '' && <Rulings game={lid.id} options={options} speaker={speaker} />}
    </Page>
  );
}

/** The rows in which every word occurs, in the gist, the id or the chapter's title. */
function matching(chapter: Chapter, sought: string): Chapter {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  const rows = chapter.rows.filter(({ id, gist }) => {
    const text = plain(`${id} ${chapter.title} ${gist}`);
    return words.every((word) => text.includes(word));
  });
  return { ...chapter, rows };
}

/** Without accents and capitals, so that `evenement` finds « Événement ». */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

function Contents({ chapters, speaker }: { readonly chapters: readonly Chapter[]; readonly speaker: Speaker }) {
  return (
    <nav className="sheet rules-contents" aria-labelledby="rules-contents">
      <h2 className="sheet-head" id="rules-contents">
        {speaker.say('page rules contents')}
      </h2>
      <ol>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#rule-${id}`}>
              <span className="rules-number">{id}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface ChapterProps {
  readonly lid: Lid;
  readonly chapter: Chapter;
  readonly example: Example | undefined;
  readonly speaker: Speaker;
}

function ChapterSection({ lid, chapter: { id, title, rows }, example, speaker }: ChapterProps) {
  return (
    <section className="rules-chapter" aria-labelledby={`rule-${id}`}>
      <h2 id={`rule-${id}`}>
        <Link to={rulePath(lid.id, id)}>
          <span className="rules-number">{id}</span> {title}
        </Link>
      </h2>
      {example && <RuleFigure lid={lid} example={example} speaker={speaker} />}
      <Rows rows={rows} />
    </section>
  );
}

function Rows({ rows }: { readonly rows: Chapter['rows'] }) {
  return (
    <dl className="rules-rows">
      {rows.map(({ id, gist }) => (
        <div key={id}>
          <dt>{id}</dt>
          <dd>{gist}</dd>
        </div>
      ))}
    </dl>
  );
}

function OneRule({ lid, rule, speaker }: { readonly lid: Lid; readonly rule: string; readonly speaker: Speaker }) {
  const chapters = speaker.rules(rule);
  const { value: examples } = useLoaded(lid.examples);
  const shown = examples?.filter((example) => shows(example, rule)) ?? [];
  const [first] = chapters;
  return (
    <Page title={first ? `${rule} ${first.title}` : rule}>
      <p className="actions page-on-desk">
        {history.length > 1 && (
          <button type="button" onClick={() => history.back()}>
            {speaker.say('page rules back')}
          </button>
        )}
        <Link to={`/rules/${lid.id}`}>{speaker.say('page rules all')}</Link>
        {first && first.id !== rule && <Link to={rulePath(lid.id, first.id)}>{speaker.cite(first.id)}</Link>}
      </p>
      <div className="sheet rules-chapters">
        {chapters.map(({ id, title, rows }) => (
          <section key={id} className="rules-chapter" aria-labelledby={`rule-${id}`}>
            <h2 id={`rule-${id}`} className={chapters.length === 1 ? 'unseen' : undefined}>
              <span className="rules-number">{id}</span> {title}
            </h2>
            <Rows rows={rows} />
          </section>
        ))}
      </div>
      {shown.length > 0 && (
        <section className="sheet" aria-labelledby="rule-examples">
          <h2 className="sheet-head" id="rule-examples">
            {speaker.say('page rules examples')}
          </h2>
          <ul className="rule-figures">
            {inOrder(shown).map((example) => (
              <li key={example.id}>
                <RuleFigure lid={lid} example={example} speaker={speaker} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}
