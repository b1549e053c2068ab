/** The roll of a campaign: how it stands, its missions, who came through and what they did, who fell, and what is to come. */
import { useMemo } from 'react';
import type { Speaker } from '../../../words/speaker.ts';
import type { StoryProps } from '../../face.ts';
import { theatreOf } from '../content/theatres.ts';
import type { Deeds, MissionRecord } from '../record.ts';
import { recordsOf } from '../record.ts';
import type { View } from '../view.ts';
import { type DeedsOverall, DeedsTable } from './deeds-table.tsx';
import { happened, seen } from './seen.ts';
import './campaign.css';

export function CampaignPage({ view: anyView, told, speaker }: StoryProps) {
  const view = seen(anyView);
  const records = useMemo(() => recordsOf(happened(told)), [told]);
  const { campaign } = view;
  if (!campaign) return null;
  const theatre = theatreOf(view);
  const standing = new Set(view.units.filter(({ at }) => theatre.isSpace(at)).map(({ id }) => id));
  const through = overall(records).filter(({ lost }) => !lost);
  const say = (key: string, figures: object = {}) => speaker.say(`roll ${key}`, figures);
  const note = (unit: string) => {
    const notes = [...(theatre.unit(unit).leader ? [say('leader')] : []), ...(standing.has(unit) ? [say('with-you')] : [])];
    return notes.join(', ') || undefined;
  };
  return (
    <div className="roll">
      <section className="roll-figures" aria-label={say('stands', { ...counted(view), phase: view.phase })}>
        <p className="roll-stands">{say('stands', { ...counted(view), phase: view.phase })}</p>
        <dl>
          <Figure name={say('rp')} value={view.rp} />
          <Figure name={say('row')} value={campaign.lossesInARow} />
          <Figure name={say('lost')} value={view.losses} />
        </dl>
        {campaign.lossesInARow > 0 && view.phase !== 'over' && <p>{say('two')}</p>}
      </section>
      <Path view={view} records={records} speaker={speaker} />
      <section className="roll-part">
        <h2 className="sheet-head">{say('came-through')}</h2>
        {through.length === 0 ? <p>{say('nobody')}</p> : <DeedsTable deeds={through} speaker={speaker} isOverall note={note} />}
      </section>
      <section className="roll-part">
        <h2 className="sheet-head">{say('fallen')}</h2>
        {view.losses === 0 && <p>{say('none-fallen')}</p>}
        {records
          .filter(({ losses }) => losses.length > 0)
          .map(({ mission, losses }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mission that was lost comes again
            <div key={i}>
              <h3>{speaker.name(mission)}</h3>
              <ul>
                {losses.map((loss, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a unit may be lost twice
                  <li key={n}>{speaker.say('ending loss', loss)}</li>
                ))}
              </ul>
            </div>
          ))}
      </section>
    </div>
  );
}

function counted({ campaign, missions, won }: View): { won: number | boolean; all: number } {
  const done = campaign?.won ?? [];
  const all = new Set([...done, ...missions]).size;
  return missions.length === 0 ? { won, all } : { won: done.length, all };
}

function Figure({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Missions that were fought, in their order, and those that may still be drawn. */
function Path({ view, records, speaker }: { readonly view: View; readonly records: readonly MissionRecord[]; readonly speaker: Speaker }) {
  const { campaign, missions, phase } = view;
  const say = (key: string, figures: object = {}) => speaker.say(`roll ${key}`, figures);
  const isUnderWay = (record: MissionRecord) => record.ended === undefined;
  const current = records.findLast(isUnderWay)?.mission;
  const open = phase === 'over' ? [] : missions.filter((mission) => mission !== current);
  const won = campaign?.won.length ?? 0;
  const tried = new Set(records.map(({ mission }) => mission));
  return (
    <section className="roll-part">
      <h2 className="sheet-head">{say('path')}</h2>
      <ol className="roll-path">
        {records.map(({ mission, ended, course }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mission that was lost comes again
          <li key={i} data-stage={ended ? (ended.won ? 'won' : 'lost') : 'now'}>
            <strong>{speaker.name(mission)}</strong>
            <span>
              {ended ? speaker.say(ended.won ? 'ending was-won' : 'ending was-lost') : say('now')}
              {ended && ` · ${speaker.say('ending course-point', course.at(-1) ?? { ops: 0, kia: 0 })}`}
            </span>
            {!ended && <small>{speaker.say(`mission ${mission} text`)}</small>}
          </li>
        ))}
        {open.map((mission) => (
          <li key={mission} data-stage="open">
            <strong>{speaker.name(mission)}</strong>
            <span>{say(tried.has(mission) ? 'try-again' : 'to-come')}</span>
            <small>{speaker.say(`mission ${mission} text`)}</small>
          </li>
        ))}
      </ol>
      {open.length > 1 && <p>{say('drawn')}</p>}
      {won > 0 && phase !== 'over' && <p>{say('extra', { count: won })}</p>}
    </section>
  );
}

/** What each did over all missions, since he last fell: whoever takes the place of one who fell begins anew. */
function overall(records: readonly MissionRecord[]): DeedsOverall[] {
  const all = new Map<string, DeedsOverall>();
  for (const { deeds } of records) for (const one of deeds) all.set(one.unit, added(all.get(one.unit), one));
  return [...all.values()];
}

function added(known: DeedsOverall | undefined, { unit, kills, battles, broughtHome, lost }: Deeds): DeedsOverall {
  const before = known?.lost ? undefined : known;
  return {
    unit,
    kills: [...(before?.kills ?? []), ...kills],
    battles: battles + (before?.battles ?? 0),
    broughtHome: broughtHome + (before?.broughtHome ?? 0),
    missions: 1 + (before?.missions ?? 0),
    lost,
  };
}
