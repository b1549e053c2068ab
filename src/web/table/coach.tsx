/** A guided table explains each decision when it first comes up, and some events after they happened: one note at a time. */
import { useNarrow } from '../../board/narrow.ts';
import type { Speaker } from '../../words/speaker.ts';
import { hasOnlyFingers } from './fingers.ts';
import { Glyph } from './glyph.tsx';
import { Prose } from './prose.tsx';
import { useRoom } from './room.ts';
import { useSession } from './session.ts';
import './hint.css';
import './popover-close.css';

/**
 * `isQuiet`: advice was asked for, and the note makes way for it; as it does beside the board for what would come of what is in hand. In the
 * sheet below the board it stays: nothing there moves under a hand that is on its way.
 */
export function Coach({ isQuiet }: { readonly isQuiet: boolean }) {
  const { say, scene } = useSession();
  const { coach, held } = useRoom();
  const isNarrow = useNarrow();
  if (!coach || isQuiet || (held && !isNarrow)) return null;
  const { note, again, isRead, isMore, guide, show, dismiss } = coach;
  if (note === undefined) {
    if (again === undefined) return null;
    return (
      <button type="button" className="quiet coach-again" onClick={() => show(again)}>
        {say('coach-again')}
      </button>
    );
  }
  const title = guide.say(`coach ${note} title`);
  return (
    <section className="coach" key={note} ref={bringIntoSight} data-read={isRead} aria-label={title}>
      <p className="coach-title">{title}</p>
      {isMore && (
        <button type="button" className="quiet coach-next" onClick={dismiss}>
          {say('coach-next')}
        </button>
      )}
      <button type="button" className="popover-close" aria-label={say('coach-dismiss')} title={say('coach-dismiss')} onClick={dismiss}>
        <Glyph name="close" />
      </button>
      <Prose text={guide.say(`coach ${note} ${wordsFor(note, guide)}`, { setup: scene.table.setup.id, seat: scene.seat ?? '' })} />
    </section>
  );
}

/** Another note begins where it is seen, however far the one before had been read. */
function bringIntoSight(section: HTMLElement | null): void {
  const sheet = section?.closest('.bottom-sheet-body');
  if (!section || !sheet) return;
  const hidden = sheet.getBoundingClientRect().top - section.getBoundingClientRect().top;
  if (hidden > 0) sheet.scrollTop -= hidden;
}

/** What a finger does may need other words than what a pointer does. */
function wordsFor(note: string, speaker: Speaker): 'touch' | 'text' {
  return hasOnlyFingers() && speaker.has(`coach ${note} touch`) ? 'touch' : 'text';
}
