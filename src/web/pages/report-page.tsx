/** The report of a game that is over, away from its table. */
import { type ComponentType, useCallback } from 'react';
import type { Face, StoryProps } from '../../games/face.ts';
import type { Lid } from '../../games/lid.ts';
import type { Speaker } from '../../words/speaker.ts';
import { ownOf } from '../own-content.ts';
import { Report } from '../report/report.tsx';
import { isFair, type Story, storyOf, toldIn } from '../report/story.ts';
import { Link, navigate } from '../router.tsx';
import { useSpeaker } from '../settings.tsx';
import { hashOf } from '../table/step-address.ts';
import { useLoaded } from '../use-loaded.ts';
import { lidOf } from './lids.ts';
import { NotFound } from './not-found.tsx';
import { Failure, Loading, Page } from './page.tsx';

/** What a page tells of a table, once everything for it has come. */
interface Telling {
  readonly lid: Lid;
  readonly face: Face;
  readonly story: Story;
  /** The part of the game's face that tells it, where it has one. */
  readonly Told: ComponentType<StoryProps> | undefined;
  readonly speaker: Speaker;
  readonly onLook: (step: number) => void;
}

interface StoryPageProps {
  readonly table: string;
  readonly part: 'ending' | 'campaign';
  readonly tell: (telling: Telling) => React.ReactNode;
}

function StoryPage({ table, part, tell }: StoryPageProps) {
  const load = useCallback(async () => {
    const story = await storyOf(table);
    const lid = lidOf(story.scene.table.game);
    const face = await lid?.face();
    return { story, lid, face, Told: await face?.[part]?.() };
  }, [table, part]);
  const { value, failure, again } = useLoaded(load);
  const speaker = useSpeaker(value?.lid, value && ownOf(value.story.scene.table));
  if (failure !== undefined) return <Failure failure={failure} again={again} />;
  if (!value || !speaker) return <Loading />;
  const { lid, face, story, Told } = value;
  if (!lid || !face) return <NotFound />;
  const onLook = (step: number) => navigate(tablePath(table) + hashOf(step));
  return tell({ lid, face, story, Told, speaker, onLook });
}

function tablePath(table: string): string {
  return `/table/${encodeURIComponent(table)}`;
}

export function ReportPage({ table }: { readonly table: string }) {
  return (
    <StoryPage
      table={table}
      part="ending"
      tell={({ lid, face, story, Told, speaker, onLook }) => {
        const { scene, lines } = story;
        if (!scene.outcome) return <NotOver table={table} name={scene.table.name} speaker={speaker} />;
        return (
          <Page title={speaker.outcome(scene.outcome)} lead={<Where story={story} speaker={speaker} />}>
            <div className="sheet">
              <h2 className="unseen">{scene.table.name}</h2>
              <Report
                lid={lid}
                face={face}
                Ending={Told}
                scene={scene}
                lines={lines}
                speaker={speaker}
                onLook={onLook}
                onWatch={() => onLook(0)}
              />
            </div>
          </Page>
        );
      }}
    />
  );
}

export function CampaignPage({ table }: { readonly table: string }) {
  return (
    <StoryPage
      table={table}
      part="campaign"
      tell={({ lid, story, Told, speaker, onLook }) => {
        const { scene, lines } = story;
        if (!Told) return <NotFound />;
        const props: StoryProps = { view: scene.view, told: toldIn(lines), speaker, isFair: isFair(lines), onLook };
        return (
          <Page title={speaker.setup(scene.table.setup.id)} lead={<Where story={story} speaker={speaker} />}>
            <div className="sheet" data-game={lid.id}>
              <Told {...props} />
            </div>
          </Page>
        );
      }}
    />
  );
}

function Where({ story: { scene }, speaker }: { readonly story: Story; readonly speaker: Speaker }) {
  const { table, outcome } = scene;
  const setup = speaker.setup(table.setup.id);
  const title = outcome ? '' : setup;
  const where = [setup, table.name].filter((one, i) => one !== title && (i === 0 || one !== setup));
  return (
    <>
      {where.join(' · ')} <Link to={tablePath(table.id)}>{speaker.say(outcome ? 'page report to-table' : 'page tables resume')}</Link>
    </>
  );
}

function NotOver({ table, name, speaker }: { readonly table: string; readonly name: string; readonly speaker: Speaker }) {
  return (
    <Page title={name}>
      <section className="sheet">
        <p>{speaker.say('page report not-over')}</p>
        <p>
          <Link className="button main" to={tablePath(table)}>
            {speaker.say('page tables resume')}
          </Link>
        </p>
      </section>
    </Page>
  );
}
