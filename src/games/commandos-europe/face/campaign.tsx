/** How a war stands: score and level so far, its missions, what was bought and lost, and its chronicle, to be read and taken along. */
import { useMemo } from 'react';
import type { Speaker } from '../../../words/speaker.ts';
import type { StoryProps } from '../../face.ts';
import { MAP_IDS } from '../content/content-file.ts';
import { setupOf } from '../content/setups.ts';
import { recordOf, type WarRecord } from '../record.ts';
import { missionsInAll } from '../rules/winning.ts';
import type { View } from '../view.ts';
import { chronicleOf } from './report/chronicle.ts';
import { pageOf } from './report/kept-page.ts';
import { figuresOfWar, MissionPath, WarFigures } from './report/parts.tsx';
import { happened, seen } from './seen.ts';
import './report/report.css';

export function CampaignPage({ view: anyView, told, speaker, onLook }: StoryProps) {
  const view = seen(anyView);
  const first = MAP_IDS[setupOf(view).first] ?? view.map;
  const record = useMemo(() => recordOf(happened(told), first), [told, first]);
  const say = (key: string, figures: object = {}) => speaker.say(`war ${key}`, figures);
  const { score, points } = view;
  const count = missionsInAll(view) - [...view.accomplished, ...view.forfeited].reduce((all, each) => all + each, 0);
  const how = view.phase === 'over' ? 'stood' : count > 0 ? 'stands-open' : 'stands';
  const stands = say(how, { score, level: speaker.say(`level ${view.level}`), points, count });
  return (
    <div className="war">
      <p className="war-stands">{stands}</p>
      <WarFigures view={view} record={record} speaker={speaker} />
      <section className="war-part">
        <h2 className="sheet-head">{say('missions')}</h2>
        <MissionPath view={view} record={record} speaker={speaker} onLook={onLook} />
      </section>
      <section className="war-part">
        <h2 className="sheet-head">{say('gear')}</h2>
        <Gear record={record} speaker={speaker} />
      </section>
      <Chronicle view={view} record={record} stands={stands} speaker={speaker} />
    </div>
  );
}

function Gear({ record: { gear }, speaker }: { readonly record: WarRecord; readonly speaker: Speaker }) {
  const say = (key: string, figures: object = {}) => speaker.say(`war ${key}`, figures);
  if (gear.length === 0) return <p>{say('no-gear')}</p>;
  return (
    <table className="war-gear">
      <thead>
        <tr>
          {['piece', 'price', 'bought', 'lost'].map((key) => (
            <th key={key} scope="col">
              {say(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {gear.map(({ kind, cost, bought, lost }) => (
          <tr key={kind}>
            <th scope="row">{speaker.name(kind)}</th>
            <td>{cost}</td>
            <td>{bought}</td>
            <td>{lost}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ChronicleProps {
  readonly view: View;
  readonly record: WarRecord;
  /** How the war stands, in a sentence. */
  readonly stands: string;
  readonly speaker: Speaker;
}

function Chronicle({ view, record, stands, speaker }: ChronicleProps) {
  const say = (key: string, figures: object = {}) => speaker.say(`war ${key}`, figures);
  const { own } = view;
  const chapters = useMemo(() => chronicleOf(record, own, speaker), [record, own, speaker]);
  const take = () => {
    const title = speaker.setup(view.setup);
    const figures = figuresOfWar({ view, record, speaker });
    const kept = { title, date: new Date(), stands, figures, chapters, gear: record.gear };
    const page = new Blob([pageOf(kept, speaker)], { type: 'text/html' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(page);
    link.download = `${say('file')}.html`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <section className="war-part war-chronicle">
      <h2 className="sheet-head">{say('chronicle')}</h2>
      {chapters.map(({ map, heading, paragraphs }) => (
        <div key={map}>
          <h3>{heading}</h3>
          {paragraphs.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
        </div>
      ))}
      <p>
        <button type="button" onClick={take}>
          {say('take-along')}
        </button>
      </p>
    </section>
  );
}
