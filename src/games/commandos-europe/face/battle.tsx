/** 13.0 A combat as the book has it, step by step: both dice in tens, both sums, the terrain, and who has lost. */
import { Dice } from '../../../board/dice.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import type { EventOf } from '../vocabulary.ts';
import { plainly, signed } from './piece/counter.tsx';
import './battle.css';

interface BattleProps {
  readonly battle: EventOf<'battle'>;
  readonly speaker: Speaker;
  readonly calm: boolean;
}

export function Battle({ battle, speaker, calm }: BattleProps) {
  const { attacker, squads, enemy, penalty, result } = battle;
  const say = (key: string, figures: object = {}) => speaker.say(`sheet battle ${key}`, figures);
  const isBySquads = attacker === 'squads';
  const row = (isSquads: boolean) => (
    <tr data-lost={result === 'both' || (result === 'squads') === isSquads}>
      <th scope="row">
        {isSquads ? speaker.list(squads.map((id) => speaker.name(id))) : <span className="battle-name">{speaker.name(enemy)}</span>}
        <small>{say(isSquads === isBySquads ? 'attacks' : 'defends')}</small>
      </th>
      <td>
        <Dice
          sides={6}
          faces={[isSquads ? battle.squadsRoll : battle.enemyRoll]}
          tone={isSquads ? 0 : 1}
          rolling
          calm={calm}
          size={22}
          label={say('die')}
        />
        <span>{(isSquads ? battle.squadsRoll : battle.enemyRoll) * 10}</span>
      </td>
      <td>{signed(isSquads ? battle.squadsFirepower : battle.enemyFirepower)}</td>
      <td>{isSquads === isBySquads && penalty !== 0 ? plainly(penalty) : '·'}</td>
      <td>
        <b>{plainly(isSquads ? battle.squadsTotal : battle.enemyTotal)}</b>
      </td>
    </tr>
  );
  return (
    <div className="battle-sums">
      <table>
        <thead>
          <tr>
            <th scope="col">{battle.against}</th>
            {['die', 'firepower', 'terrain', 'sum'].map((key) => (
              <th key={key} scope="col">
                {say(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(isBySquads)}
          {row(!isBySquads)}
        </tbody>
      </table>
      <p>{say(result === 'both' ? 'both-lose' : result === 'squads' ? 'squads-lose' : 'enemy-loses')}</p>
    </div>
  );
}
