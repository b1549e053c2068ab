/** What it is all about: objectives open and secret, and what the scenario says besides. */
import type { Speaker } from '../../../words/speaker.ts';
import { chitCalled } from '../content/chits.ts';
import { mapOf } from '../rules/line-of-sight.ts';
import { openValue } from '../rules/victory.ts';
import { briefing } from '../terminal/briefing.ts';
import { objectiveName } from '../terminal/pieces.ts';
import { chitLines } from '../terminal/situation.ts';
import { ownSide } from '../view.ts';
import { Goal } from './goal.tsx';
import { seen } from './seen.ts';
import './aside.css';

export function Aside({ view: anyView, speaker }: { readonly view: unknown; readonly speaker: Speaker }) {
  const view = seen(anyView);
  if (view.draft) return null;
  const own = ownSide(view);
  const secret = own === undefined ? [] : (view.sides[own].secret ?? []);
  const say = (key: string, figures: object = {}) => speaker.say(`look aside ${key}`, figures);
  const text = `scenario ${view.scenario} text`;
  return (
    <section className="aims" aria-label={say('heading')}>
      <h3>{view.scenario === '' ? speaker.name(view.map) : speaker.setup(view.scenario)}</h3>
      <Goal view={view} speaker={speaker} />
      <table className="aims-table">
        <thead>
          <tr>
            <th scope="col">{say('objective')}</th>
            <th scope="col">{say('hex')}</th>
            <th scope="col">{say('worth')}</th>
            <th scope="col">{say('held')}</th>
          </tr>
        </thead>
        <tbody>
          {mapOf(view).objectives.map((hex, i) => {
            const more = secret.reduce((sum, chit) => sum + (chitCalled(chit).points[i] ?? 0), 0);
            const holder = view.control[i] ?? '';
            return (
              <tr key={hex}>
                <th scope="row">{i + 1}</th>
                <td>{objectiveName(view, i, speaker)}</td>
                <td>{say('value', { value: openValue(view, i), more })}</td>
                <td data-side={holder}>{holder === '' ? say('nobody') : speaker.name(holder)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {chitLines(view, own, speaker).map((line) => (
        <p key={line} className="aims-chits">
          {line}
        </p>
      ))}
      <details className="aims-details">
        <summary>{say('briefing')}</summary>
        {speaker.has(text) && <p>{speaker.say(text)}</p>}
        {briefing(view, speaker).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </details>
    </section>
  );
}
