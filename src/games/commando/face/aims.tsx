/** What the Mission card asks for, and how far it has come. */
import type { Speaker } from '../../../words/speaker.ts';
import type { View } from '../view.ts';
import { type Aim, aimsOf } from './reckoning.ts';
import './aims.css';

export function Aims({ view, speaker }: { readonly view: View; readonly speaker: Speaker }) {
  return (
    <ul className="aims">
      {aimsOf(view).map(({ id, count, aim, isReached }) => (
        <li key={id} className="aim" data-reached={isReached}>
          <span className="aim-box" aria-hidden="true">
            {isReached ? '✓' : ''}
          </span>
          <span className="aim-text">{speaker.say(`look mission aim-${id}`)}</span>
          <span className="aim-figures">{progressOf({ id, count, aim }, speaker)}</span>
          {id !== 'safe' && <Boxes count={count} aim={aim} kind={id} />}
          <span className="unseen">{speaker.say(isReached ? 'look mission reached' : 'look mission open')}</span>
        </li>
      ))}
    </ul>
  );
}

export function progressOf({ id, count, aim }: Omit<Aim, 'isReached'>, speaker: Speaker): string {
  return id === 'recover'
    ? speaker.say('look mission progress', { count, aim })
    : speaker.say(id === 'kia' ? 'look mission progress-kia' : 'look mission now', { kia: count, aim });
}

/** One little shape for each that is needed: diamonds for objectives, squares for KIA. */
function Boxes({ count, aim, kind }: { readonly count: number; readonly aim: number; readonly kind: 'recover' | 'kia' }) {
  return (
    <span className="aim-boxes" data-kind={kind} aria-hidden="true">
      {Array.from({ length: aim }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes are alike
        <span key={i} data-filled={i < count} />
      ))}
    </span>
  );
}
