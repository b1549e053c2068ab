/** Ops, KIA, objectives and points, in one line above the map. */
import { Track } from '../../../board/track.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import { missionOf } from '../content/theatres.ts';
import { recoveredIn } from './reckoning.ts';
import { seen } from './seen.ts';
import '../../../board/headline.css';
import './headline.css';

export function Headline({ view: anyView, speaker }: { readonly view: unknown; readonly speaker: Speaker }) {
  const view = seen(anyView);
  if (view.mission === '') return null;
  const { ops, kia, recover } = missionOf(view);
  const say = (key: string, figures: object = {}) => speaker.say(`look headline ${key}`, figures);
  const left = Math.max(0, view.ops);
  return (
    <div className="headline">
      <span className="headline-lead">{say('mission', { theatre: view.theatre, mission: view.mission })}</span>
      <span className="headline-ops" title={say('ops-about', { count: left })}>
        <Track label={say('ops')} from={Math.max(ops, left)} to={0} value={left} goal={0} />
      </span>
      <Figure
        label={say('kia')}
        value={say('signed', { figure: view.kia })}
        note={kia > 0 ? say('kia-need', { aim: kia }) : say('kia-safe')}
        about={say('kia-about')}
        isWell={view.kia >= kia}
      />
      {recover > 0 && (
        <Figure
          label={say('objectives')}
          value={say('count-of', { count: recoveredIn(view), aim: recover })}
          about={say('objectives-about')}
          isWell={recoveredIn(view) >= recover}
        />
      )}
      <Figure label={say('rp')} value={String(view.rp)} about={say('rp-about')} />
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly about: string;
  /** The aim is reached. */
  readonly isWell?: boolean;
}

function Figure({ label, value, note, about, isWell = false }: FigureProps) {
  return (
    <span className="headline-figure" title={about} data-well={isWell}>
      <span className="headline-label">{label}</span> <b>{value}</b>
      {note && <span className="headline-label">{note}</span>}
      {isWell && (
        <span className="headline-tick" aria-hidden="true">
          ✓
        </span>
      )}
    </span>
  );
}
