/** The Mission card: what it takes, what is to be observed, and the tables one looks up in the heat of the moment. */
import type { ReactNode } from 'react';
import type { Speaker } from '../../../words/speaker.ts';
import { missionOf, type Theatre, theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import { Aims } from './aims.tsx';
import { limitsOf } from './limits.ts';
import { seen } from './seen.ts';
import './mission-card.css';

export function MissionCard({ view: anyView, speaker }: { readonly view: unknown; readonly speaker: Speaker }) {
  const view = seen(anyView);
  if (view.mission === '') return null;
  const theatre = theatreOf(view);
  return (
    <section className="mission" aria-label={speaker.say('look mission heading')}>
      <h3 className="mission-title">{speaker.name(view.mission)}</h3>
      <Aims view={view} speaker={speaker} />
      <details className="mission-details">
        <summary>{speaker.say('look mission orders')}</summary>
        <p className="mission-text">{speaker.say(`mission ${view.mission} text`)}</p>
      </details>
      <ul className="mission-notes" aria-label={speaker.say('look mission notes')}>
        {notesOf(theatre, view, speaker).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {view.campaign && <CampaignProgress view={view} speaker={speaker} />}
      <details className="mission-details">
        <summary>{speaker.say('look mission tables')}</summary>
        <ResultsChart theatre={theatre} speaker={speaker} />
        {theatre.sheet.insertion && (
          <DiceChart heading={speaker.say('look mission insertion')} speaker={speaker}>
            <tr>
              <td />
              {theatre.sheet.insertion.map((landing, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the six faces of a die
                <td key={i}>{speaker.say(`look landing ${landing}`)}</td>
              ))}
            </tr>
          </DiceChart>
        )}
      </details>
    </section>
  );
}

function notesOf(theatre: Theatre, view: View, speaker: Speaker): readonly string[] {
  const { real, decoys } = missionOf(view);
  const trap = theatre.sheet.falseObjective;
  return [
    speaker.say('look mission markers', { real, all: real + decoys }),
    ...(decoys > 0
      ? [speaker.say('look mission trap', { kind: trap.kind, figure: trap.kind === 'minefield' ? trap.hitOn : trap.opfor })]
      : []),
    ...limitsOf(view, speaker),
  ];
}

function CampaignProgress({ view, speaker }: { readonly view: View; readonly speaker: Speaker }) {
  const { campaign, missions, mission } = view;
  if (!campaign) return null;
  const stage = (id: string) => {
    if (campaign.won.includes(id)) return 'won';
    return id === mission ? 'now' : 'open';
  };
  const all = [...campaign.won, ...missions.filter((id) => !campaign.won.includes(id))];
  return (
    <div className="mission-campaign">
      <h4>{speaker.say('look mission campaign')}</h4>
      <ol>
        {all.map((id) => (
          <li key={id} data-stage={stage(id)}>
            {speaker.name(id)} <small>{speaker.say(`look mission campaign-${stage(id)}`)}</small>
          </li>
        ))}
      </ol>
      {campaign.lossesInARow > 0 && <p>{speaker.say('look mission campaign-losses', { losses: campaign.lossesInARow })}</p>}
    </div>
  );
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

function DiceChart({ heading, speaker, children }: { readonly heading: string; readonly speaker: Speaker; readonly children: ReactNode }) {
  return (
    <table className="mission-table">
      <caption>{heading}</caption>
      <thead>
        <tr>
          <th scope="col">{speaker.say('look mission die')}</th>
          {FACES.map((face) => (
            <th key={face} scope="col">
              {face}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function ResultsChart({ theatre, speaker }: { readonly theatre: Theatre; readonly speaker: Speaker }) {
  return (
    <DiceChart heading={speaker.say('look mission results')} speaker={speaker}>
      {(['commando', 'opfor'] as const).map((side) => (
        <tr key={side}>
          <th scope="row">{speaker.name(side)}</th>
          {theatre.sheet.battleResults[side].map((result, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the six faces of a die
            <td key={i} data-result={result}>
              {speaker.say(`result ${result}`)}
            </td>
          ))}
        </tr>
      ))}
    </DiceChart>
  );
}
