/** The head of the sheet on narrow screens: what is asked, and below it, in one line, what is pointed at or considered. */
import { describe } from './pointed-card.tsx';
import { promptOf } from './prompt.tsx';
import { promptWords } from './prompt-words.ts';
import { type Room, useRoom } from './room.ts';
import { detailFor, type Session, sentenceFor, useSession } from './session.ts';

export function SheetHead() {
  const session = useSession();
  const room = useRoom();
  const { looking } = room.moment;
  const { say, scene } = session;
  const asked =
    looking === undefined ? promptWords(promptOf(session)) : { head: say('looking-back', { step: looking, last: scene.step }), prose: '' };
  return (
    <span className="sheet-head-words">
      <span className="sheet-asked">{asked.head}</span>
      <span className="sheet-second">{secondLine(session, room) ?? asked.prose}</span>
    </span>
  );
}

function secondLine(session: Session, { sitting, moment, considering }: Room): string | undefined {
  const { considered } = considering;
  if (considered) {
    const notes = [detailFor(considered, session), considered.odds && session.speaker.odds(considered.odds)];
    return [sentenceFor(considered, session), ...notes].filter(Boolean).join(' · ');
  }
  const { pointed } = sitting;
  const described = pointed && describe(pointed.thing, moment.view, moment.offers, session);
  return described && [described.title, ...described.lines.map(({ text }) => text)].join(' · ');
}
