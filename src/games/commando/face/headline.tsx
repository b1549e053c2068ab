/** Ops, KIA, objectives and points, in one line above the map. */
import { HeadlineAbout } from '../../../board/headline-about.tsx';
import { Track } from '../../../board/track.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import { missionOf } from '../content/theatres.ts';
import { recoveredIn } from './reckoning.ts';
import { seen } from './seen.ts';
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
      <HeadlineAbout className="headline-ops" label={`${say('ops')} ${left}`} about={say('ops-about', { count: left })}>
        <Track label={say('ops')} from={Math.max(ops, left)} to={0} value={left} goal={0} />
      </HeadlineAbout>
      <Figure
        label={say('kia')}
        value={say('signed', { figure: view.kia })}
        note={kia > 0 ? say('kia-need', { aim: kia }) : say('kia-safe')}
        about={say('kia-about')}
        stands={kia > 0 ? say('kia-stands', { kia: view.kia, aim: kia }) : undefined}
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
  readonly stands?: string | undefined;
  /** The aim is reached. */
  readonly isWell?: boolean;
}

function Figure({ label, value, note, about, stands, isWell = false }: FigureProps) {
  return (
    <HeadlineAbout className="headline-figure" about={about} stands={stands} isWell={isWell}>
      <span className="headline-label">{label}</span> <b>{value}</b>
      {note && <span className="headline-label">{note}</span>}
      {isWell && (
        <span className="headline-tick" aria-hidden="true">
          ✓
        </span>
      )}
    </HeadlineAbout>
  );
}
