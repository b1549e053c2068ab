/** The end: how it came out, and the seed and salt by which anybody can check the dice. */
import { Link } from '../router.tsx';
import { useSession } from './session.ts';
import './game-over.css';

export function GameOver({ onAgain }: { readonly onAgain: () => void }) {
  const { scene, speaker, say } = useSession();
  const { outcome, dice, table } = scene;
  if (!outcome) return null;
  return (
    <div className="game-over">
      <h2>{speaker.outcome(outcome)}</h2>
      <dl>
        {dice.seed !== undefined && <Entry name={say('seed')} value={dice.seed} />}
        {dice.salt !== undefined && <Entry name={say('salt')} value={dice.salt} />}
        <Entry name={say('commitment')} value={dice.commitment} />
      </dl>
      <div className="actions">
        <button type="button" className="main" onClick={onAgain}>
          {say('new-like-this')}
        </button>
        <Link className="button" to={`/verify/${table.id}`}>
          {say('verify')}
        </Link>
        <Link className="button" to="/">
          {say('shelf')}
        </Link>
      </div>
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
