/** The end, in the column: how it came out, and the ways to look at it. The way to the next game is on the filled button. */
import { useSession } from './session.ts';
import { wonBy } from './won-by.ts';
import './game-over.css';

export function GameOver() {
  const session = useSession();
  const { scene, speaker, say, desk } = session;
  const { outcome, dice } = scene;
  if (!outcome) return null;
  const { seed } = dice;
  const won = wonBy(session);
  return (
    <div className="game-over">
      {won ? (
        <>
          <h2>{won}</h2>
          <p>{speaker.outcome(outcome)}</p>
        </>
      ) : (
        <h2>{speaker.outcome(outcome)}</h2>
      )}
      <div className="actions">
        <button type="button" onClick={() => desk.ask('report')}>
          {say('report')}
        </button>
        <button type="button" title={say('look-back-about')} onClick={desk.lookingBack.fromTheEnd}>
          {say('look-back')}
        </button>
        {seed !== undefined && (
          <button type="button" title={say('play-again-about')} onClick={() => desk.housekeeping.newLikeThis(seed)}>
            {say('play-again')}
          </button>
        )}
      </div>
    </div>
  );
}
