/** The end: how it came out and how that came about, what to do next, and the dice for whoever wants to check them. */
import { Link } from '../router.tsx';
import { LuckInBrief } from './dice-luck.tsx';
import { eventsIn } from './scene-keeper.ts';
import { useSession } from './session.ts';
import './game-over.css';

export function GameOver() {
  const { scene, log, face, speaker, say, desk } = useSession();
  const { housekeeping } = desk;
  const { outcome, dice, table } = scene;
  if (!outcome) return null;
  const { seed } = dice;
  const last = eventsIn(log).findLast((event) => face.isHeadline?.(event));
  return (
    <div className="game-over">
      <h2>{speaker.outcome(outcome)}</h2>
      {last && <p>{speaker.event(last)}</p>}
      <div className="actions">
        <button type="button" className="main" onClick={() => desk.goTo(0)}>
          {say('look-back')}
        </button>
        <button type="button" title={say('new-like-this-about')} onClick={() => housekeeping.newLikeThis()}>
          {say('new-like-this')}
        </button>
        {seed !== undefined && (
          <button type="button" title={say('play-again-about')} onClick={() => housekeeping.newLikeThis(seed)}>
            {say('play-again')}
          </button>
        )}
        <Link className="button" to="/">
          {say('shelf')}
        </Link>
      </div>
      <LuckInBrief />
      <details>
        <summary>{say('verify')}</summary>
        <dl>
          {seed !== undefined && <Entry name={say('seed')} value={seed} />}
          {dice.salt !== undefined && <Entry name={say('salt')} value={dice.salt} />}
          <Entry name={say('commitment')} value={dice.commitment} />
        </dl>
        <Link to={`/verify/${table.id}`}>{say('verify-here')}</Link>
      </details>
    </div>
  );
}

function Entry({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
