/** Dice of all tables, as they fell against what was to be expected; and how games ended. */
import type { Lid } from '../../games/lid.ts';
import { setupCounted } from '../../kernel/counted.ts';
import type { StatisticsAnswer } from '../../wire/wire.ts';
import type { Speaker } from '../../words/speaker.ts';
import { api } from '../api.ts';
import { ownOf } from '../own-content.ts';
import { Link } from '../router.tsx';
import { useSpeaker } from '../settings.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useWords } from '../words.tsx';
import { DiceChart } from './dice-chart.tsx';
import { lidOf } from './lids.ts';
import { Medals } from './medal-case.tsx';
import { Failure, Loading, Page } from './page.tsx';
import './statistics.css';

type GameStatistics = StatisticsAnswer['games'][number];

export function Statistics() {
  const words = useWords();
  const { value, failure, again } = useLoaded(api.statistics);
  return (
    <Page title={words.say('page statistics heading')} lead={words.say('page statistics lead')}>
      <Failure failure={failure} again={again} />
      {!value && failure === undefined && <Loading />}
      {value?.games.every(isEmpty) && (
        <section className="sheet">
          <p>{words.say('page statistics nothing')}</p>
        </section>
      )}
      {value?.games.map((game) => {
        const lid = lidOf(game.game);
        return lid && !isEmpty(game) && <GameSection key={lid.id} lid={lid} game={game} />;
      })}
      <p className="page-on-desk">
        <Link to="/verify">{words.say('page statistics verify')}</Link>
      </p>
    </Page>
  );
}

function isEmpty({ dice, ended }: GameStatistics): boolean {
  return ended.length === 0 && dice.every(({ counts }) => counts.every((count) => count === 0));
}

function GameSection({ lid, game }: { readonly lid: Lid; readonly game: GameStatistics }) {
  const speaker = useSpeaker(lid);
  if (!speaker) return <Loading />;
  const rolled = game.dice.filter(({ counts }) => counts.some((count) => count > 0));
  const hasKinds = new Set(rolled.map(({ sides }) => sides)).size > 1;
  return (
    <section className="sheet statistics-game" aria-labelledby={`statistics-${lid.id}`}>
      <h2 id={`statistics-${lid.id}`}>{speaker.say('game title')}</h2>
      <p className="muted">{speaker.say('page statistics tables', { count: game.tables })}</p>
      {game.ended.length > 0 && <Ended lid={lid} ended={game.ended} speaker={speaker} />}
      <Medals lid={lid} earned={game.medals} speaker={speaker} />
      <h3>{speaker.say('page statistics dice')}</h3>
      <div className="statistics-dice">
        {rolled.map(({ who, sides, counts }) => (
          <DiceChart
            key={`${who} ${sides}`}
            who={who === '' ? speaker.say('page statistics all-dice') : speaker.name(who)}
            sides={hasKinds ? sides : undefined}
            counts={counts}
            speaker={speaker}
          />
        ))}
      </div>
    </section>
  );
}

interface EndedProps {
  readonly lid: Lid;
  readonly ended: GameStatistics['ended'];
  readonly speaker: Speaker;
}

function Ended({ lid, ended, speaker }: EndedProps) {
  const percent = new Intl.NumberFormat(speaker.language, { style: 'percent' });
  const figures = [...new Set(ended.flatMap(({ bests }) => bests.map(({ figure }) => figure)))].filter((figure) =>
    speaker.has(`figure ${figure}`),
  );
  const played = ended.reduce((sum, one) => sum + one.played, 0);
  const won = ended.reduce((sum, one) => sum + one.won, 0);
  return (
    <table className="statistics-ended">
      <caption>{speaker.say('page statistics ended')}</caption>
      <thead>
        <tr>
          <th scope="col">{speaker.say('page statistics scenario')}</th>
          <th scope="col" className="figures">
            {speaker.say('page statistics played')}
          </th>
          <th scope="col" className="figures">
            {speaker.say('page statistics won')}
          </th>
          <th scope="col" className="figures statistics-rate">
            {speaker.say('page statistics rate')}
          </th>
          {figures.map((figure) => (
            <th key={figure} scope="col" className="figures">
              {speaker.say('page statistics best', { figure: speaker.say(`figure ${figure}`) })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ended
          .toSorted((a, b) => a.scenario.localeCompare(b.scenario))
          .map((one) => (
            <tr key={`${one.scenario} ${one.own?.hash ?? ''}`}>
              <th scope="row">
                <Scenario lid={lid} of={one} />
              </th>
              <td className="figures">{one.played}</td>
              <td className="figures">{one.won}</td>
              <td className="figures statistics-rate">{one.played > 0 && percent.format(one.won / one.played)}</td>
              {figures.map((figure) => (
                <td key={figure} className="figures">
                  {String(one.bests.find((best) => best.figure === figure)?.value ?? '').replace('-', '−')}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
      {ended.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{speaker.say('page statistics total')}</th>
            <td className="figures">{played}</td>
            <td className="figures">{won}</td>
            <td className="figures statistics-rate">{played > 0 && percent.format(won / played)}</td>
            {figures.length > 0 && <td colSpan={figures.length} />}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** One of somebody's own goes by its own words, and nobody has said how difficult it is. */
function Scenario({ lid, of: { scenario, own } }: { readonly lid: Lid; readonly of: GameStatistics['ended'][number] }) {
  const speaker = useSpeaker(lid, own && ownOf({ id: own.table, setup: own }));
  if (!speaker) return '…';
  return (
    <>
      {speaker.scenario(scenario)} {!own && <Difficulty of={setupCounted(scenario)} speaker={speaker} />}
    </>
  );
}

function Difficulty({ of, speaker }: { readonly of: string; readonly speaker: Speaker }) {
  const key = `setup-help setup ${of} difficulty`;
  return speaker.has(key) && <span className="muted">({speaker.say(key)})</span>;
}
