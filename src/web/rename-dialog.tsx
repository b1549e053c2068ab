/** Asks for another name of a table. The old one is selected: whoever types replaces it. */
import { useId, useState } from 'react';
import { Question } from './dialog.tsx';
import { useWords } from './words.tsx';

const LONGEST_NAME = 80;

interface RenameDialogProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

export function RenameDialog({ name, onName, onClose }: RenameDialogProps) {
  const words = useWords();
  const id = useId();
  const [wanted, setWanted] = useState(name);
  const rename = () => {
    if (wanted.trim() !== '') onName(wanted.trim());
  };
  return (
    <Question title={words.say('page tables rename-heading')} yes={words.say('page tables rename')} onYes={rename} onClose={onClose}>
      <p className="dialog-field">
        <label htmlFor={id}>{words.say('page tables new-name')}</label>
        <input
          id={id}
          type="text"
          required
          // biome-ignore lint/a11y/noAutofocus: a dialog that asks for a name begins at its field
          autoFocus
          maxLength={LONGEST_NAME}
          autoComplete="off"
          value={wanted}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setWanted(target.value)}
        />
      </p>
    </Question>
  );
}
