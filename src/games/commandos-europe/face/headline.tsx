/** Maps, missions, score, purse and awareness, and where in the turn one is: one line above the board. */
import type { ReactNode } from 'react';
import { HeadlineAsked } from '../../../board/headline-asked.tsx';
import type { RuleId } from '../../../kernel/game.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { HeadlineProps } from '../../face.ts';
import { MAP_IDS } from '../content/content-file.ts';
import { mapIdOf } from '../content/map-played.ts';
import { setupOf } from '../content/setups.ts';
import { LEVEL_IDS } from '../rules/winning.ts';
import type { View } from '../view.ts';
import { signed } from './piece/counter.tsx';
import { seen } from './seen.ts';
import { Where } from './where.tsx';
import './headline.css';

export function Headline({ view: anyView, speaker, onTell }: HeadlineProps) {
  const view = seen(anyView);
  const say = (key: string, figures: object = {}) => speaker.say(`sheet headline ${key}`, figures);
  return (
    <div className="headline">
      <Maps view={view} speaker={speaker} />
      <Phases view={view} speaker={speaker} />
      <Missions view={view} speaker={speaker} />
      <Figure title={say('score')} about={say('score-about', view)} rule="5.0" value={view.score} onTell={onTell}>
        {view.level !== LEVEL_IDS.at(-1) && (
          <span className="headline-level">{say('level', { level: speaker.say(`level ${view.level}`) })}</span>
        )}
      </Figure>
      <Figure title={say('points')} about={say('points-about', view)} rule="6.0" value={view.points} onTell={onTell} />
      <Figure
        title={say('awareness')}
        about={say('awareness-about', { awareness: signed(view.awareness) })}
        rule="12.2"
        value={signed(view.awareness)}
        onTell={onTell}
      />
    </div>
  );
}

interface FigureProps {
  readonly title: string;
  readonly about: string;
  readonly rule: RuleId;
  readonly value: ReactNode;
  readonly onTell: HeadlineProps['onTell'];
  readonly children?: ReactNode;
}

function Figure({ title, about, rule, value, onTell, children }: FigureProps) {
  const told = { title, lines: [{ text: about, rule }] };
  return (
    <HeadlineAsked className="headline-figure" about={about} onAsk={onTell && ((beside) => onTell(told, beside))}>
      <span className="headline-label">{title}</span> <b>{value}</b>
      {children}
    </HeadlineAsked>
  );
}

/** In a war all four, the one that lies on the table by its name; else that one. */
function Maps({ view, speaker }: { readonly view: View; readonly speaker: Speaker }) {
  const { first, last } = setupOf(view);
  return (
    <span className="headline-maps">
      {MAP_IDS.slice(first, last + 1).map((map, i) => (
        <span key={map} className="headline-box" data-now={map === view.map} title={speaker.name(map === view.map ? mapIdOf(view) : map)}>
          {map === view.map ? speaker.name(mapIdOf(view)) : i + 1}
        </span>
      ))}
    </span>
  );
}

type Fate = 'done' | 'forfeited' | 'now' | 'open';

const SIGNS: Readonly<Partial<Record<Fate, string>>> = { done: '✓', forfeited: '✕' };

function fatesOf({ completed, mission, missionsHere }: View): readonly Fate[] {
  const done = completed.map(({ accomplished }): Fate => (accomplished ? 'done' : 'forfeited'));
  const all: readonly Fate[] = mission ? [...done, 'now'] : done;
  return [...all, ...Array.from({ length: Math.max(0, missionsHere - all.length) }, (): Fate => 'open')];
}

function Missions({ view, speaker }: { readonly view: View; readonly speaker: Speaker }) {
  const say = (key: string, figures: object = {}) => speaker.say(`sheet headline ${key}`, figures);
  const map = MAP_IDS.indexOf(view.map);
  const about = say('missions-about', {
    accomplished: view.accomplished[map] ?? 0,
    forfeited: view.forfeited[map] ?? 0,
    count: view.missionsHere,
  });
  const brief = say('missions-brief', { number: Math.min(view.completed.length + 1, view.missionsHere), count: view.missionsHere });
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups figures, not fields
    <span className="headline-missions" role="group" aria-label={about} title={about}>
      <span className="headline-label">{say('missions')}</span>
      <b className="headline-count">
        {view.mission ? (
          <Where mission={view.mission} speaker={speaker} className="headline-where">
            {brief}
          </Where>
        ) : (
          brief
        )}
      </b>
      {fatesOf(view).map((fate, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: missions follow each other
        <span key={i} className="headline-box" data-fate={fate}>
          {fate === 'now' && view.mission ? (
            <Where mission={view.mission} speaker={speaker} className="headline-where">
              {i + 1}
            </Where>
          ) : (
            (SIGNS[fate] ?? i + 1)
          )}
        </span>
      ))}
    </span>
  );
}

/** 4.0 Five phases; suppressive fire belongs to the combat before it. */
const PHASES: readonly (readonly View['phase'][])[] = [
  ['set-up', 'placement', 'purchase'],
  ['movement'],
  ['combat', 'suppression'],
  ['enemies'],
  ['success'],
];

function Phases({ view, speaker }: { readonly view: View; readonly speaker: Speaker }) {
  const now = PHASES.findIndex((phases) => phases.includes(view.phase));
  return (
    <span className="headline-phases">
      <span className="headline-turn">{speaker.say('sheet headline turn', view)}</span>
      <span className="headline-dots" aria-hidden="true">
        {PHASES.map((phases, i) => (
          <i key={phases.join()} data-state={i < now ? 'past' : i === now ? 'now' : 'open'} />
        ))}
      </span>
      <b className="headline-phase">{speaker.say(`phase ${view.phase}`)}</b>
      <b className="headline-brief">{speaker.say(`sheet headline phase ${view.phase}`)}</b>
    </span>
  );
}
