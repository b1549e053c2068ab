/** The end of a mission, as a signal laid on the map: how it ended, what decided it, and what comes next. */
import { useState } from 'react';
import type { Speaker } from '../../../words/speaker.ts';
import { missionOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import type { Event } from '../vocabulary.ts';
import { Aims } from './aims.tsx';
import { faceOf, isOnMap, recoveredIn } from './reckoning.ts';
import './debrief.css';

type Ended = Extract<Event, { type: 'mission-ended' }>;

interface DebriefProps {
  readonly view: View;
  readonly recent: readonly Event[];
  readonly speaker: Speaker;
}

/** At the end of the game it is read from the view; of a mission in mid-campaign only its last events are left. */
export function Debrief({ view, recent, speaker }: DebriefProps) {
  const [closed, setClosed] = useState<unknown>();
  const ended = recent.findLast((event) => event.type === 'mission-ended');
  const isOver = view.phase === 'over';
  if (!isOver && !ended) return null;
  const occasion = ended ?? view.mission;
  if (closed === occasion) return null;
  const won = isOver ? view.won : ended?.won === true;
  const stamp = isOver && view.campaign ? 'campaign-' : '';
  return (
    <section className="debrief" aria-label={speaker.say(`look debrief ${stamp}${won ? 'won' : 'lost'}`)}>
      <p className="debrief-stamp" data-won={won}>
        {speaker.say(`look debrief ${stamp}${won ? 'won' : 'lost'}`)}
      </p>
      {recent.filter(isTelling).map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events only follow each other
        <p key={i} className="debrief-line">
          {speaker.event(event)}
        </p>
      ))}
      {isOver && <Aims view={view} speaker={speaker} />}
      {isOver &&
        decidedBy(view, speaker).map((line) => (
          <p key={line} className="debrief-line">
            {line}
          </p>
        ))}
      <Figures view={view} ended={isOver ? undefined : ended} speaker={speaker} />
      <p className="debrief-line debrief-next">{nextStep(view, won, speaker)}</p>
      <button type="button" className="main" onClick={() => setClosed(occasion)}>
        {speaker.say('board close')}
      </button>
    </section>
  );
}

function isTelling({ type }: Event): boolean {
  return type === 'battle-ended' || type === 'mission-ended' || type === 'campaign-points' || type === 'campaign-ended';
}

/** 6.0, 22.0 What the list of aims does not show by itself: why it is lost all the same, and what was left undone. */
function decidedBy(view: View, speaker: Speaker): readonly string[] {
  const { recover, kia } = missionOf(view);
  const say = (key: string, figures: object) => speaker.say(`look debrief ${key}`, figures);
  const home = recoveredIn(view);
  const isShort = view.kia < kia || view.kia < 0 || home < recover;
  if (!isShort) return [];
  const unturned = view.objectives.filter((marker) => isOnMap(marker) && faceOf(marker) === 'hidden').length;
  // 32.0
  const ops = view.rules['reserve-points'] === 'on' ? Math.floor(view.rp / 2) : 0;
  return [
    ...(view.kia < 0 ? [say('below', { kia: view.kia })] : []),
    ...(home < recover && unturned > 0 ? [say('unturned', { count: unturned })] : []),
    ...(ops > 0 && !view.campaign ? [say('unspent', { rp: view.rp, ops })] : []),
  ];
}

function Figures({ view, ended, speaker }: { readonly view: View; readonly ended: Ended | undefined; readonly speaker: Speaker }) {
  const { kia, ops } = ended ?? view;
  const figures = [
    // once all is over the list of aims has them
    ...(ended ? [{ id: 'kia', value: speaker.say('look headline signed', { figure: kia }) }] : []),
    ...(ended ? [{ id: 'objectives', value: ended.recovered }] : []),
    { id: 'ops', value: Math.max(0, ops) },
    { id: 'losses', value: view.losses },
  ];
  return (
    <dl className="debrief-figures">
      {figures.map(({ id, value }) => (
        <div key={id}>
          <dt>{speaker.say(`look debrief ${id}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function nextStep(view: View, won: boolean, speaker: Speaker): string {
  if (view.phase !== 'over') return speaker.say('look debrief next-campaign', { mission: view.mission });
  return speaker.say(won ? 'look debrief next-won' : 'look debrief next-lost');
}
