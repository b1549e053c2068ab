/** What those who are to play agree on, for a table to which somebody is invited. Everything has a sensible value already. */
import { useId } from 'react';
import type { Speaker } from '../../words/speaker.ts';
import { CLOCKS, DELAYS, type MannersWish, PATIENCES, WHEN_OUT, WINDOWS } from '../table/company/manners.ts';

interface MannersChoiceProps {
  readonly wish: MannersWish;
  readonly speaker: Speaker;
  readonly onChange: (wish: MannersWish) => void;
}

export function MannersChoice({ wish, speaker, onChange }: MannersChoiceProps) {
  const say = (key: string) => speaker.say(`company ${key}`);
  const change = (part: Partial<MannersWish>) => onChange({ ...wish, ...part });
  return (
    <div className="set-up-manners">
      <OneOf
        label={say('set-up patience')}
        help={say('set-up patience-help')}
        values={keysOf(PATIENCES)}
        chosen={wish.patience}
        name={(value) => say(`set-up patience-${value ?? 'never'}`)}
        onChoose={(patience) => change({ patience })}
      />
      <OneOf
        label={say('clock heading')}
        values={keysOf(CLOCKS)}
        chosen={wish.clock}
        name={(value) => say(`clock ${value ?? 'none'}`)}
        onChoose={(clock) => change({ clock })}
      />
      {wish.clock && (
        <OneOf
          label={say('clock when-out')}
          values={WHEN_OUT}
          chosen={wish.whenOut}
          isNeeded
          name={(value) => say(`clock when-out-${value}`)}
          onChoose={(whenOut) => whenOut && change({ whenOut })}
        />
      )}
      <OneOf
        label={say('set-up windows')}
        help={say('set-up windows-help')}
        values={keysOf(WINDOWS)}
        chosen={wish.windows}
        name={(value) => say(`set-up windows-${value ?? 'fitting'}`)}
        onChoose={(windows) => change({ windows })}
      />
      <OneOf
        label={say('watching heading')}
        values={keysOf(DELAYS)}
        chosen={wish.delay}
        name={(value) => say(`watching ${value ?? 'at-once'}`)}
        onChoose={(delay) => change({ delay })}
      />
      <label className="set-up-check">
        <input type="checkbox" checked={wish.watchersWrite} onChange={({ target }) => change({ watchersWrite: target.checked })} />
        <span>{say('watching may-write')}</span>
      </label>
    </div>
  );
}

/** The two of them that matter most, in a few words. */
export function mannersChosen({ patience, clock }: MannersWish, speaker: Speaker): string {
  return speaker.say('company set-up manners-chosen', {
    patience: speaker.say(`company set-up patience-${patience ?? 'never'}`),
    clock: speaker.say(`company clock ${clock ?? 'none'}`),
  });
}

function keysOf<Key extends string>(of: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(of).filter((key): key is Key => key in of);
}

interface OneOfProps<Value extends string> {
  readonly label: string;
  readonly help?: string;
  readonly values: readonly Value[];
  readonly chosen: Value | undefined;
  /** One of them it must be. */
  readonly isNeeded?: boolean;
  readonly name: (value: Value | undefined) => string;
  readonly onChoose: (value: Value | undefined) => void;
}

function OneOf<Value extends string>({ label, help, values, chosen, isNeeded = false, name, onChoose }: OneOfProps<Value>) {
  const id = useId();
  return (
    <div className="set-up-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen ?? ''}
        aria-describedby={help && `${id}-help`}
        onChange={({ target }) => onChoose(values.find((value) => value === target.value))}
      >
        {!isNeeded && <option value="">{name(undefined)}</option>}
        {values.map((value) => (
          <option key={value} value={value}>
            {name(value)}
          </option>
        ))}
      </select>
      {help && (
        <p className="muted" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
