/** What the page at the end and the page of the campaign share: figures of a war, and its missions map by map. */
import type { Speaker } from '../../../../words/speaker.ts';
import { MAP_IDS } from '../../content/content-file.ts';
import { missionsOf } from '../../content/missions.ts';
import type { MapRecord, MissionRecord, WarRecord } from '../../record.ts';
import type { View } from '../../view.ts';
import { MissionPiece } from '../piece/counter.tsx';
import { capital, placeCalled } from './chronicle.ts';

interface PartProps {
  readonly view: View;
  readonly record: WarRecord;
  readonly speaker: Speaker;
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** What a war came to, each figure with its name. */
export function figuresOfWar({ view, record, speaker }: PartProps): readonly (readonly [string, string])[] {
  const lostCost = record.gear.reduce((sum, { lost, cost }) => sum + lost * cost, 0);
  const figures: readonly (readonly [string, string])[] = [
    ['score', `${view.score}`],
    ['accomplished', `${total(view.accomplished)}`],
    ['forfeited', `${total(view.forfeited)}`],
    ['squads-lost', `${record.squads}`],
    ['heard', speaker.say('war of', { count: record.heard, all: record.noises })],
    ['fled', `${record.fled}`],
    ['enemies', `${record.enemies}`],
    ['spent', `${record.spent}`],
    ['lost-gear', `${lostCost}`],
  ];
  return figures.map(([key, value]) => [speaker.say(`war ${key}`), value]);
}

export function WarFigures(props: PartProps) {
  return (
    <dl className="war-figures">
      {figuresOfWar(props).map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PathProps extends PartProps {
  readonly onLook: (step: number) => void;
}

export function MissionPath({ view, record, speaker, onLook }: PathProps) {
  return (
    <div className="war-maps">
      {record.maps.map((map) => (
        <section key={map.map}>
          <h4>{capital(speaker.name(map.map), speaker)}</h4>
          <ol className="war-path">
            {map.missions.map((mission) => (
              <MissionRow own={view.own} key={mission.mission} map={map} mission={mission} speaker={speaker} onLook={onLook} />
            ))}
          </ol>
          {map.undrawn > 0 && <p>{speaker.say('war undrawn', { count: map.undrawn })}</p>}
        </section>
      ))}
      {record.maps.length === 0 && <p>{speaker.say('war nothing-yet', view)}</p>}
    </div>
  );
}

interface MissionRowProps {
  readonly own: View['own'];
  readonly map: MapRecord;
  readonly mission: MissionRecord;
  readonly speaker: Speaker;
  readonly onLook: (step: number) => void;
}

function MissionRow({ own, map, mission: { mission, hex, fate, heard, fled, step }, speaker, onLook }: MissionRowProps) {
  const name = MAP_IDS.find((id) => id === map.map) ?? 'norway';
  const award = missionsOf({ map: MAP_IDS.indexOf(name), own }).find(({ id }) => id === mission)?.award ?? 0;
  const times = [
    ...(heard > 0 ? [speaker.say('war heard-times', { count: heard })] : []),
    ...(fled > 0 ? [speaker.say('war fled-times', { count: fled })] : []),
  ];
  return (
    <li data-fate={fate}>
      <svg viewBox="-24 -24 48 50" aria-hidden="true">
        <MissionPiece map={name} id={mission} award={award} size={44} />
      </svg>
      <button type="button" className="quiet" onClick={() => onLook(step)}>
        {speaker.name(mission)}, {placeCalled({ map: MAP_IDS.indexOf(name), own }, hex, speaker)}
      </button>
      <span>{speaker.say(`war fate ${fate}`, { award })}</span>
      {times.length > 0 && <small>{times.join(' · ')}</small>}
    </li>
  );
}
