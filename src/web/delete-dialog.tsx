/** Asks before a table is deleted, and says that it can come back. */
import { Question } from './dialog.tsx';
import { useWords } from './words.tsx';

interface DeleteDialogProps {
  readonly name: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

export function DeleteDialog({ name, onYes, onClose }: DeleteDialogProps) {
  const words = useWords();
  return (
    <Question
      title={words.say('page tables delete-heading', { name })}
      yes={words.say('page tables delete')}
      isDanger
      onYes={onYes}
      onClose={onClose}
    >
      <p>{words.say('page tables delete-text')}</p>
    </Question>
  );
}
