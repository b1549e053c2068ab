import { useWords } from '../words.tsx';
import { useDialog } from './dialog.tsx';

/** Asks before a table is deleted, and says that it can come back. */
export function useDeleting(name: string, onYes: () => void) {
  const words = useWords();
  return useDialog({
    heading: words.say('page tables delete-heading', { name }),
    children: <p>{words.say('page tables delete-text')}</p>,
    yes: words.say('page tables delete'),
    isDanger: true,
    onYes,
  });
}
