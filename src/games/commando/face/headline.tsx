/** Ops, KIA, objectives and points, in one line above the map. */
import type { ReactNode } from 'react';
import { HeadlineAsked } from '../../../board/headline-asked.tsx';
import { Track } from '../../../board/track.tsx';
import type { RuleId } from '../../../kernel/game.ts';
import type { HeadlineProps } from '../../face.ts';
import { OPS_TRACK } from '../boxes.ts';
import { missionOf } from '../content/theatres.ts';
import { recoveredIn } from './reckoning.ts';
import { seen } from './seen.ts';
import './headline.css';

export function Headline({ view: anyView, speaker, onTell }: HeadlineProps) {
  const view = seen(anyView);
  if (view.mission === '') return null;
  const { ops, kia, recover } = missionOf(view);
  const say = (key: string, figures: object = {}) => speaker.say(`look headline ${key}`, figures);
  const left = Math.max(0, view.ops);
  return (
    <div className="headline">
      <span className="headline-lead">{say('mission', { theatre: view.theatre, mission: view.mission })}</span>
      <Asked
        className="headline-ops"
        title={say('ops')}
        label={`${say('ops')} ${left}`}
        about={say('ops-about', { count: left })}
        rule="10.1"
        takes={OPS_TRACK}
        onTell={onTell}
      >
        <Track label={say('ops')} from={Math.max(ops, left)} to={0} value={left} goal={0} />
      </Asked>
      <Figure
        title={say('kia')}
        value={say('signed', { figure: view.kia })}
        note={kia > 0 ? say('kia-need', { aim: kia }) : say('kia-safe')}
        about={say('kia-about')}
        rule="22.0"
        stands={kia > 0 ? say('kia-stands', { kia: view.kia, aim: kia }) : undefined}
        isWell={view.kia >= kia}
        onTell={onTell}
      />
      {recover > 0 && (
        <Figure
          title={say('objectives')}
          value={say('count-of', { count: recoveredIn(view), aim: recover })}
          about={say('objectives-about')}
          rule="6.1"
          isWell={recoveredIn(view) >= recover}
          onTell={onTell}
        />
      )}
      <Figure title={say('rp')} value={String(view.rp)} about={say('rp-about')} rule="9.0" onTell={onTell} />
    </div>
  );
}

interface AskedProps {
  readonly className: string;
  readonly title: string;
  readonly label?: string;
  readonly about: string;
  readonly rule: RuleId;
  /** How it stands, where that is worth a line of its own. */
  readonly stands?: string | undefined;
  /** The aim is reached. */
  readonly isWell?: boolean;
  /** What it is called as something that others are put upon. */
  readonly takes?: string;
  readonly onTell: HeadlineProps['onTell'];
  readonly children: ReactNode;
}

function Asked({ className, title, label, about, rule, stands, isWell, takes, onTell, children }: AskedProps) {
  const lines = [{ text: about, rule }, ...(stands === undefined ? [] : [{ text: stands }])];
  return (
    <HeadlineAsked
      className={className}
      about={about}
      label={label}
      marks={{ 'data-well': isWell, 'data-put-upon': takes }}
      onAsk={onTell && ((beside) => onTell({ title, lines }, beside))}
    >
      {children}
    </HeadlineAsked>
  );
}

interface FigureProps extends Omit<AskedProps, 'className' | 'children'> {
  readonly value: string;
  readonly note?: string;
}

function Figure({ value, note, ...asked }: FigureProps) {
  return (
    <Asked className="headline-figure" {...asked}>
      <span className="headline-label">{asked.title}</span> <b>{value}</b>
      {note && <span className="headline-label">{note}</span>}
      {asked.isWell && (
        <span className="headline-tick" aria-hidden="true">
          ✓
        </span>
      )}
    </Asked>
  );
}
