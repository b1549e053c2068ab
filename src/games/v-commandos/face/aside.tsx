/** The operation: its levels and what leads to what, what is to be done on them, the story; and what the enemy has in reserve. */
import type { Speaker } from '../../../words/speaker.ts';
import { levelCard, operation } from '../rules/operation-in-play.ts';
import { LevelCard } from './card/level-card.tsx';
import { OperationCard } from './card/operation-card.tsx';
import { total } from './headline.tsx';
import { seen } from './seen.ts';
import './aside.css';

interface AsideProps {
  readonly view: unknown;
  readonly speaker: Speaker;
}

export function Aside({ view: anyView, speaker }: AsideProps) {
  const view = seen(anyView);
  const say = (key: string, figures: object = {}) => speaker.say(`look aside ${key}`, figures);
  const isWhole = operation(view).levels.length > 1 || view.levels.length === 0;
  const story = `story ${view.setup.split('/').at(-1) ?? ''}`;
  return (
    <section className="overview" aria-label={say('heading')}>
      {speaker.has(story) && <p className="overview-story">{speaker.say(story)}</p>}
      <p className="overview-story">{say('success')}</p>
      {isWhole && <OperationCard operation={operation(view)} view={view} speaker={speaker} />}
      {view.phase === 'selection' && operation(view).cards.map((card) => <LevelCard key={card.id} level={card} speaker={speaker} />)}
      {view.levels.map((level) => {
        const card = levelCard(view, level.id);
        return (
          <div key={level.id}>
            <LevelCard level={card} view={level} speaker={speaker} isExplained={!isWhole} />
            {card.turns > 0 && <p className="overview-story">{say('turns', { turn: view.turn - level.since + 1, turns: card.turns })}</p>}
          </div>
        );
      })}
      <Counts heading={say('reserve', { count: total(view.reserve) })} counts={view.reserve} speaker={speaker} />
      <Counts heading={say('aside', { count: total(view.aside) })} counts={view.aside} speaker={speaker} />
      <Counts heading={say('bag', { count: total(view.bag) })} counts={view.bag} speaker={speaker} />
    </section>
  );
}

interface CountsProps {
  readonly heading: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly speaker: Speaker;
}

/** On asking, what is in a bag; nobody knows what comes out of it next. */
function Counts({ heading, counts, speaker }: CountsProps) {
  return (
    <details className="overview-counts">
      <summary>{heading}</summary>
      <ul>
        {Object.entries(counts).map(([id, count]) => (
          <li key={id}>{speaker.say('terminal count', { id, count })}</li>
        ))}
      </ul>
    </details>
  );
}
