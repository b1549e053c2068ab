/** Every key and what it does; each can be given another place. */
import { type KeyboardEvent, useState } from 'react';
import { keyName } from '../../board/key-name.ts';
import { Dialog } from '../dialog.tsx';
import { useSettings } from '../settings.tsx';
import { ACTIONS, isTaken, keysOf, MOVABLE, type Movable, withKey } from './keys.ts';
import { useSession } from './session.ts';
import './keys-dialog.css';

/** What cannot be moved: key and what it does. */
const FIXED = [
  ['1–9', 'digits'],
  ['↑ ↓ ← →', 'arrows'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
  ['Space', 'skip'],
  ['+ − 0', 'zoom'],
  ['Ctrl+Z', 'undo'],
  ['Ctrl+Shift+Z', 'redo'],
] as const;

const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead'];

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { say, face } = useSession();
  const { keys: own, change } = useSettings();
  const [listening, setListening] = useState<Movable>();
  const [note, setNote] = useState('');
  const keys = keysOf(own);

  const listen = (event: KeyboardEvent) => {
    if (!listening || MODIFIERS.includes(event.key)) return;
    if (event.key === 'Tab') {
      setListening(undefined);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const name = keyName(event);
    setListening(undefined);
    if (event.key === 'Escape') return;
    if (isTaken(name, listening)) {
      setNote(say('key-taken', { key: name }));
      return;
    }
    setNote('');
    change({ keys: withKey(own, listening, name) });
  };

  return (
    <Dialog title={say('keys')} onClose={onClose}>
      <p>{say('keys-help')}</p>
      <p className="keys-note" role="status">
        {note}
      </p>
      <table className="keys-list">
        <tbody>
          {(face.hasHexes ? MOVABLE : ACTIONS).map((action) => (
            <tr key={action}>
              <td>{say(`key-${action}`)}</td>
              <td>
                <button
                  type="button"
                  aria-pressed={listening === action}
                  aria-label={say('key-change', { what: say(`key-${action}`), key: keys[action] })}
                  onClick={() => {
                    setNote('');
                    setListening(action);
                  }}
                  onKeyDown={listen}
                  onBlur={() => setListening(undefined)}
                >
                  {listening === action ? say('key-press') : keys[action]}
                </button>
              </td>
            </tr>
          ))}
          {FIXED.map(([key, what]) => (
            <tr key={key}>
              <td>{say(`key-${what}`)}</td>
              <td>
                <kbd>{key}</kbd>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="actions">
        <button type="button" onClick={() => change({ keys: {} })}>
          {say('keys-reset')}
        </button>
        <button type="button" className="main" onClick={onClose}>
          {say('close')}
        </button>
      </div>
    </Dialog>
  );
}
