/** The last lines of the log at the foot of the column: each of them whole, or not at all. */
import type { LogLine } from '../../kernel/witness/log.ts';
import { LineText } from './log-line.tsx';
import { isScripted } from './log-steps.ts';
import { useSession } from './session.ts';

/** More would never find room. */
const MOST_LINES = 3;

interface LogLatestProps {
  readonly lines: readonly LogLine[];
  /** Somebody wishes to read all of it. */
  readonly onEnter: (byKey: boolean) => void;
}

export function LogLatest({ lines, onEnter }: LogLatestProps) {
  const { say } = useSession();
  // That something went by itself is no news without what it was. The newest first: whatever finds no room beside it is left out.
  const told = lines
    .filter((line) => !isScripted(line) && !('mark' in line && line.mark === 'sole'))
    .slice(-MOST_LINES)
    .reverse();
  if (told.length === 0) return <p className="log-empty">{say('log-empty')}</p>;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: coming to it by keyboard opens it
    <ol
      className="log-latest"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever comes to it by keyboard comes to the log
      tabIndex={0}
      data-log
      aria-label={say('log')}
      onClick={() => onEnter(false)}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) onEnter(true);
      }}
    >
      {told.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each is told by its place from the end
        <li key={i}>
          <span className="log-number">{line.step}</span>
          <LineText line={line} />
        </li>
      ))}
    </ol>
  );
}
