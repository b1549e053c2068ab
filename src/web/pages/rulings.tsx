/** Where the rulebook can be read in two ways, or leaves something to the players: what can be chosen at set-up. */
import type { SetupOption } from '../../kernel/game.ts';
import type { Speaker } from '../../words/speaker.ts';
import { RuleChip } from '../rule-chip.tsx';

interface RulingsProps {
  readonly game: string;
  readonly options: readonly SetupOption[];
  readonly speaker: Speaker;
}

export function Rulings({ game, options, speaker }: RulingsProps) {
  if (options.length === 0) return null;
  return (
    <section className="sheet" aria-labelledby="rules-rulings">
      <h2 className="sheet-head" id="rules-rulings">
        {speaker.say('page rules rulings')}
      </h2>
      <p>{speaker.say('page rules rulings-help')}</p>
      <ul className="rules-rulings">
        {options.map(({ id, rule, values, default: usual }) => (
          <li key={id}>
            <h3>
              {speaker.say(`option ${id} title`)} <RuleChip game={game} rule={rule} />
            </h3>
            <p>{speaker.say(`option ${id} text`)}</p>
            <p>
              {speaker.say('page rules played', {
                usual: speaker.say(`option ${id} ${usual}`),
                others: values.filter((value) => value !== usual).map((value) => speaker.say(`option ${id} ${value}`)),
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
