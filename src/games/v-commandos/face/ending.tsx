/** What there is to tell of a night that is over: how it ended, what the team did, who came out, and what decided it. */

import { useMemo } from 'react';
import { EndingPart } from '../../../board/ending-part.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import type { StoryProps } from '../../face.ts';
import { type Deeds, type NightRecord, recordOf } from '../record.ts';
import { operation } from '../rules/operation-in-play.ts';
import type { View } from '../view.ts';
import { happened, seen } from './seen.ts';
import { CommandoToken } from './token/token.tsx';
import './ending.css';

export function Ending({ view: anyView, told, speaker, onLook }: StoryProps) {
  const view = seen(anyView);
  const record = useMemo(() => recordOf(happened(told)), [told]);
  if (view.phase !== 'over') return null;
  const say = (key: string, figures: object = {}) => speaker.say(`look ending ${key}`, figures);
  return (
    <div className="ending">
      <p className="ending-stamp" data-won={view.won}>
        {say(view.won ? 'won' : 'lost-it')}
      </p>
      <Figures view={view} record={record} speaker={speaker} />
      <EndingPart title={say('team')}>
        <Team view={view} deeds={record.deeds} speaker={speaker} />
      </EndingPart>
      {record.moments.length > 0 && (
        <EndingPart title={say('moments')}>
          <ul className="ending-lines">
            {record.moments.map(({ step, event }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what has happened stays as it is
              <li key={i}>
                <button type="button" className="quiet" onClick={() => onLook(step)}>
                  {speaker.event(event)}
                </button>
              </li>
            ))}
          </ul>
        </EndingPart>
      )}
    </div>
  );
}

interface FiguresProps {
  readonly view: View;
  readonly record: NightRecord;
  readonly speaker: Speaker;
}

function Figures({ view, record, speaker }: FiguresProps) {
  const say = (key: string, figures: object = {}) => speaker.say(`look ending ${key}`, figures);
  // The last level is over with the operation.
  const all = operation(view).levels.length;
  const checks = record.deeds.reduce((sum, deeds) => sum + deeds.checks, 0);
  const held = record.deeds.reduce((sum, deeds) => sum + deeds.held, 0);
  const figures: readonly (readonly [string, string])[] = [
    ['turns', `${record.turns}`],
    ['levels', say('of', { count: view.won ? all : record.levels, all })],
    ['objectives', `${record.objectives}`],
    ['killed', `${record.enemies}`],
    ['alarms', `${record.alarms}`],
    ['checks', say('of', { count: held, all: checks })],
  ];
  return (
    <dl className="ending-figures">
      {figures.map(([key, value]) => (
        <div key={key}>
          <dt>{say(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Team({ view, deeds, speaker }: { readonly view: View; readonly deeds: readonly Deeds[]; readonly speaker: Speaker }) {
  const say = (key: string) => speaker.say(`look ending ${key}`);
  const isCutShort = view.won && deeds.some(({ fate }) => fate === 'inside' || fate === 'below');
  return (
    <table className="ending-team">
      {isCutShort && <caption>{say('cut-short')}</caption>}
      <thead>
        <tr>
          {['commando', 'kills', 'held', 'wounds'].map((key) => (
            <th key={key} scope="col">
              {say(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {deeds.map(({ commando, enemies, held, checks, wounds, fate }) => (
          <tr key={commando} data-fate={fate}>
            <th scope="row">
              <svg viewBox="-34 -34 68 68" aria-hidden="true">
                <CommandoToken
                  specialist={commando}
                  side={view.commandos.find(({ id }) => id === commando)?.side ?? 'blue'}
                  visible={fate !== 'fallen'}
                  critical={fate === 'fallen'}
                />
              </svg>
              <span className="ending-who">
                {speaker.name(commando)}
                <small>{say(fate)}</small>
              </span>
            </th>
            <td>{enemies}</td>
            <td>{speaker.say('look ending of', { count: held, all: checks })}</td>
            <td>{wounds}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
