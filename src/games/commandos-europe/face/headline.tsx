/** Map, turn and phase, missions and score, in one line above the board. */
import type { Speaker } from '../../../words/speaker.ts';
import { MAP_IDS } from '../content/content-file.ts';
import { seen } from './seen.ts';
import './headline.css';

export function Headline({ view: anyView, speaker }: { readonly view: unknown; readonly speaker: Speaker }) {
  const view = seen(anyView);
  const map = MAP_IDS.indexOf(view.map);
  const figures = { ...view, accomplished: view.accomplished[map] ?? 0, forfeited: view.forfeited[map] ?? 0 };
  return <div className="headline">{speaker.say('terminal turn', figures)}</div>;
}
