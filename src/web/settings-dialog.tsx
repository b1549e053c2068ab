/** What a player can choose for himself, in a dialog that any page may open. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { LANGUAGES } from '../words/texts.ts';
import { type Settings, TEXT_SIZES, THEMES, useSettings } from './settings.tsx';
import { Glyph } from './table/glyph.tsx';
import { SPEEDS } from './table/playing/pace.ts';
import { useWords } from './words.tsx';
import './dialog.css';
import './settings-dialog.css';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const settings = useSettings();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="settings-dialog" aria-labelledby={heading} onClose={onClose}>
      <form method="dialog">
        <h2 id={heading}>{words.say('page settings heading')}</h2>
        <Choices
          legend={words.say('page settings language legend')}
          values={LANGUAGES}
          chosen={settings.language}
          label={(language) => <span lang={language}>{words.say(`page settings language ${language}`)}</span>}
          onChoose={(language) => settings.change({ language })}
        />
        <Choices
          legend={words.say('page settings theme legend')}
          values={THEMES}
          chosen={settings.theme}
          label={(theme) => words.say(`page settings theme ${theme}`)}
          onChoose={(theme) => settings.change({ theme })}
        />
        <Choices
          legend={words.say('page settings textSize legend')}
          values={TEXT_SIZES}
          chosen={settings.textSize}
          label={(size) => <span className={`settings-dialog-${size}`}>{words.say(`page settings textSize ${size}`)}</span>}
          onChoose={(textSize) => settings.change({ textSize })}
        />
        <Choices
          legend={words.say('page settings speed legend')}
          values={SPEEDS}
          chosen={settings.speed}
          label={(speed) => words.say(`page settings speed ${speed}`)}
          onChoose={(speed) => settings.change({ speed })}
        />
        <Switch settings={settings} part="contrast" />
        <Switch settings={settings} part="calm" />
        <Switch settings={settings} part="sound" />
        <Switch settings={settings} part="turnSound" />
        <Switch settings={settings} part="twoStep" />
        <Switch settings={settings} part="goesOn" />
        <button type="submit" className="dialog-close settings-dialog-close" aria-label={words.say('page dialog close')}>
          <Glyph name="close" />
        </button>
        <p className="actions settings-dialog-end">
          <button type="submit" className="main">
            {words.say('page settings close')}
          </button>
        </p>
      </form>
    </dialog>
  );
}

interface ChoicesProps<Value extends string | number> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly label: (value: Value) => ReactNode;
  readonly onChoose: (value: Value) => void;
}

function Choices<Value extends string | number>({ legend, values, chosen, label, onChoose }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className="settings-dialog-choices">
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {label(value)}
        </label>
      ))}
    </fieldset>
  );
}

interface SwitchProps {
  readonly settings: Settings;
  readonly part: 'contrast' | 'calm' | 'sound' | 'turnSound' | 'twoStep' | 'goesOn';
}

function Switch({ settings, part }: SwitchProps) {
  const words = useWords();
  const help = useId();
  return (
    <div className="settings-dialog-switch">
      <label>
        <input
          type="checkbox"
          checked={settings[part]}
          aria-describedby={help}
          onChange={({ target }) => settings.change({ [part]: target.checked })}
        />
        {words.say(`page settings ${part} label`)}
      </label>
      <p id={help} className="muted">
        {words.say(`page settings ${part} help`)}
      </p>
    </div>
  );
}
