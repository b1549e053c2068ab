/** All medals of a game: those earned, and what the others are for. */
import type { Lid } from '../../games/lid.ts';
import type { StatisticsAnswer } from '../../wire/wire.ts';
import type { Speaker } from '../../words/speaker.ts';
import { useLoaded } from '../use-loaded.ts';
import './medal-case.css';

interface MedalsProps {
  readonly lid: Lid;
  readonly earned: StatisticsAnswer['games'][number]['medals'];
  readonly speaker: Speaker;
}

const SIZE = 84;

export function Medals({ lid, earned, speaker }: MedalsProps) {
  const { value } = useLoaded(lid.medals);
  if (!lid.medals || !value) return null;
  const { medals, Medal } = value;
  const count = medals.filter((medal) => earned.some((one) => one.medal === medal)).length;
  return (
    <section aria-labelledby={`medals-${lid.id}`}>
      <h3 id={`medals-${lid.id}`}>{speaker.say('page statistics medals', { count, all: medals.length })}</h3>
      <p className="muted">{speaker.say('page statistics medals-help')}</p>
      <ul className="medal-case" data-game={lid.id}>
        {medals.map((medal) => {
          const times = earned.find((one) => one.medal === medal)?.count ?? 0;
          return (
            <li key={medal} data-earned={times > 0}>
              <Medal medal={medal} isEarned={times > 0} size={SIZE} />
              <div>
                <strong>{speaker.say(`medal ${medal} called`)}</strong>
                <span>{speaker.say(`medal ${medal} for`)}</span>
                <small>
                  {times === 0 ? speaker.say('page statistics not-earned') : speaker.say('page statistics earned', { count: times })}
                </small>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
