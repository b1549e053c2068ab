/** The head of the sheet on narrow screens: what is asked, in two lines if it needs them; or in one, and below it what is pointed at or considered. */

import { describe } from './described.tsx';
import { filledWithOdds } from './primary.ts';
import { promptOf } from './prompt.tsx';
import { sheetWords } from './prompt-words.ts';
import { type Room, useRoom } from './room.ts';
import { detailFor, type Session, sentenceFor, useSession } from './session.ts';
import { wonBy } from './won-by.ts';

export function SheetHead() {
  const session = useSession();
  const room = useRoom();
  const { looking } = room.moment;
  const { say, scene } = session;
  // Nobody has won before the last roll has been seen.
  const won = session.sequencer.isPlaying() ? undefined : wonBy(session);
  const now = won ?? sheetWords(promptOf(session, room.considering.picked)).head;
  const asked = looking === undefined ? now : say('looking-back', { step: looking, last: scene.step });
  const second = secondLine(session, room);
  // Odds are read whole.
  const isRolled = room.moment.offers.some(({ odds }) => odds);
  return (
    <span className="sheet-head-words" data-alone={second === undefined} data-long={asked.length > LARGE} data-rolls={isRolled}>
      <span className="sheet-asked">{asked}</span>
      {second !== undefined && <span className="sheet-second">{second}</span>}
    </span>
  );
}

/** Longer than this it is set smaller. */
const LARGE = 36;

function secondLine(session: Session, { sitting, moment, considering, primary, farStep }: Room): string | undefined {
  const { pointed } = sitting;
  const considered = considering.considered ?? (pointed ? undefined : filledWithOdds(primary));
  if (farStep) return farStep.detail;
  if (considered) {
    // what it is stands on the filled button; here is what there is to know of it, the odds where they are not cut off
    const notes = [considered.odds && session.speaker.odds(considered.odds), detailFor(considered, session)].filter(Boolean);
    return notes.length > 0 ? notes.join(' · ') : sentenceFor(considered, session);
  }
  const described = pointed && describe(pointed.thing, moment.view, moment.offers, session);
  return described && [described.title, ...described.lines.map(({ text }) => text)].join(' · ');
}
