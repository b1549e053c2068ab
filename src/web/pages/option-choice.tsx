/** One option of a set-up: what it is about, the rule, and its values, of which one is the usual one. */
import { useId } from 'react';
import type { SetupOption } from '../../kernel/game.ts';
import type { Speaker } from '../../words/speaker.ts';
import { RuleChip } from '../rule-chip.tsx';

interface OptionChoiceProps {
  readonly game: string;
  readonly option: SetupOption;
  readonly chosen: string | undefined;
  readonly speaker: Speaker;
  readonly onChoose: (id: string, value: string) => void;
}

export function OptionChoice({ game, option, chosen, speaker, onChoose }: OptionChoiceProps) {
  const name = useId();
  return (
    <fieldset className="option-choice" aria-describedby={`${name}-text`}>
      <legend>{speaker.say(`option ${option.id} title`)}</legend>
      <p id={`${name}-text`}>
        {speaker.say(textKey(option, speaker))} <RuleChip game={game} rule={option.rule} />
      </p>
      <div className="option-choice-values">
        {option.values.map((value) => (
          <label key={value}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(option.id, value)} />
            <span>
              {speaker.say(`option ${option.id} ${value}`)}
              {value === option.default && <span className="muted"> {speaker.say('page set-up usual')}</span>}
              {speaker.has(valueKey(option, value)) && <small className="muted">{speaker.say(valueKey(option, value))}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What somebody reads who considers it at leisure; the game's own sentence is shorter. */
function textKey({ id }: SetupOption, speaker: Speaker): string {
  const long = `setup-help option ${id} text`;
  return speaker.has(long) ? long : `option ${id} text`;
}

function valueKey({ id }: SetupOption, value: string): string {
  return `setup-help option ${id} value ${value}`;
}
