/** What is chosen without anybody at the terminal: by bots, where a player does not want to be asked, and where there is one choice only. */
import { botAnswer } from '../bots/driver.ts';
import { randomFrom } from '../kernel/dice.ts';
import type { Choice, Seat } from '../kernel/game.ts';
import { Match } from '../kernel/match.ts';
import { hasLearned } from '../kernel/witness/audience.ts';
import { wordsOf } from './choices.ts';
import { type Session, seatOf, seatsHere } from './session.ts';

/** Seats at which nobody sits are played until somebody at the table is asked. */
export function answerForBots(session: Session): void {
  const { chronicle, bots } = session;
  for (;;) {
    const { match, version } = chronicle;
    const answer = botAnswer(match, bots, randomFrom(`bots ${version}`));
    if (!answer) return;
    chronicle.choose(answer.seat, answer.choice, true);
    // Who lets a moment go by has done nothing: that he was asked at all is not for others to know.
    if (hasLearned(chronicle, seatsHere(session), version)) session.shown = '';
  }
}

/** Bots play, and what leaves no choice is done and told, until somebody has something to decide. */
export function goOn(session: Session): void {
  const { chronicle, speaker, desk } = session;
  for (;;) {
    answerForBots(session);
    const only = onlyChoice(session);
    if (!only) return;
    desk.print(speaker.say('table only-choice', { words: wordsOf(session, only) }));
    chronicle.choose(seatOf(session), only);
  }
}

/** Whether nobody at the terminal has anything to decide now. */
export function goesByItself(session: Session): boolean {
  const asked = session.chronicle.match.decision?.seats;
  return asked !== undefined && (asked.every((seat) => session.bots.has(seat)) || onlyChoice(session) !== undefined);
}

/** The one choice that there is; undefined where there is something to decide, if only whether to take something back. */
function onlyChoice(session: Session): Choice | undefined {
  const { chronicle } = session;
  const { decision } = chronicle.match;
  // Where a question leaves several things open, that only one is possible now is worth knowing.
  if (!decision || decision.question.pass || decision.question.options.length > 1) return undefined;
  const [only, ...others] = chronicle.choices(seatOf(session));
  if (!only || others.length > 0) return undefined;
  return endsUndo(session, seatOf(session), only) ? undefined : only;
}

/** Whether something could be taken back now, and no more after this choice. */
function endsUndo({ chronicle }: Session, seat: Seat, choice: Choice): boolean {
  if (chronicle.undoable(seat) === 0) return false;
  const { game, match } = chronicle;
  const trial = Match.resume(game, match.position());
  trial.choose(choice, seat);
  return trial.state.random.news !== match.state.random.news || trial.decision?.seats.includes(seat) !== true;
}

/** Lets windows with a question go by that a player does not want to be asked. */
export function heedMuted({ chronicle, muted }: Pick<Session, 'chronicle' | 'muted'>): void {
  const { stops } = chronicle;
  chronicle.stops = (state, seat, question) => !muted.has(mutedAs(seat, question)) && stops(state, seat, question);
}

export function mutedAs(seat: Seat, { asks }: { readonly asks: string }): string {
  return `${seat} ${asks}`;
}
