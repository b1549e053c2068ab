import { useId, useState } from 'react';
import { useWords } from '../words.tsx';
import { useDialog } from './dialog.tsx';

const LONGEST_NAME = 80;

export function useRenaming(name: string, onName: (name: string) => void) {
  const words = useWords();
  const id = useId();
  const [wanted, setWanted] = useState(name);
  return useDialog({
    heading: words.say('page tables rename-heading'),
    children: (
      <p className="rename-field">
        <label htmlFor={id}>{words.say('page tables new-name')}</label>
        <input
          id={id}
          type="text"
          required
          maxLength={LONGEST_NAME}
          autoComplete="off"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </p>
    ),
    yes: words.say('page tables rename'),
    onAsk: () => setWanted(name),
    onYes: () => {
      if (wanted.trim() !== '') onName(wanted.trim());
    },
  });
}
