/** `why`: what speaks against a choice, or against whatever could be wanted of a thing, with the rule. */
import type { Choice, Refusal } from '../kernel/game.ts';
import { verdictsOn } from '../kernel/verdict.ts';
import { whyNotFor } from '../kernel/witness/sight.ts';
import type { Speaker } from '../words/speaker.ts';
import { choiceMeant } from './meant.ts';
import { type Session, seatOf } from './session.ts';

export function explain(session: Session, wanted: string): string[] {
  const { chronicle, speaker } = session;
  if (wanted === '') return [speaker.say('why what', exampleFor(session))];
  if (chronicle.match.outcome) return [speaker.refusal({ code: 'game-over', rule: '', figures: {} })];
  const choice = choiceMeant(session, wanted);
  return choice ? [verdict(session, choice)] : verdictsAbout(session, wanted);
}

/** Something to ask about here: what is refused, if there is any such thing, for that is what reasons are for. */
export function exampleFor(session: Session): { choice: string; thing: string } {
  const { chronicle } = session;
  const { game, match } = chronicle;
  const named = match.intentions(seatOf(session)).filter((choice) => Object.keys(choice).length > 1);
  const refused = named.find((choice) => (whyNotFor(chronicle, seatOf(session), choice)?.code ?? 'not-now') !== 'not-now');
  const example = refused ?? chronicle.choices(seatOf(session))[0] ?? named[0];
  const choice = example ? game.choiceText(example) : '';
  return { choice, thing: choice.split(' ').at(-1) ?? '' };
}

function verdict(session: Session, choice: Choice): string {
  const reason = whyNotFor(session.chronicle, seatOf(session), choice);
  return reason ? session.speaker.refusal(reason) : possible(session, choice);
}

function possible(session: Session, choice: Choice): string {
  const { chronicle, speaker } = session;
  const { game } = chronicle;
  const number = chronicle.choices(seatOf(session)).findIndex((legal) => game.choiceText(legal) === game.choiceText(choice)) + 1;
  return speaker.say('why possible', { words: wordsFor(chronicle.match.decision?.question.asks, choice, speaker), number });
}

function wordsFor(asks = '', choice: Choice, speaker: Speaker): string {
  return speaker.choice(choice, { asks });
}

/** One sentence for each kind of choice and reason, the most apt only. */
function verdictsAbout(session: Session, wanted: string): string[] {
  const { chronicle, speaker } = session;
  const meant = choicesAbout(session, wanted);
  if (meant.length === 0) return [speaker.say('why unknown', { wanted })];
  const verdicts = verdictsOn(
    {
      wanted: withinReach(session, meant),
      whyNot: (choice) => whyNotFor(chronicle, seatOf(session), choice),
      isIt: (id) => isCalled(id, wanted, speaker),
    },
    { options: chronicle.match.decision?.question.options, misfits: chronicle.game.misfits },
  );
  return [...new Set(verdicts.map(({ choice, reason }) => verdictOn(session, choice, reason)))];
}

/** A card in the hand is meant rather than one of the same name that is not. */
function withinReach({ chronicle, bots }: Session, meant: readonly Choice[]): readonly Choice[] {
  const seat = seatOf({ chronicle, bots });
  const judged = meant.map((choice) => ({ choice, code: whyNotFor(chronicle, seat, choice)?.code }));
  const held = judged.filter(({ code }) => code !== 'not-in-hand');
  return held.some(({ code }) => code !== 'not-now' && code !== 'no-such-thing') ? held.map(({ choice }) => choice) : meant;
}

function verdictOn(session: Session, choice: Choice, reason: Refusal | undefined): string {
  if (!reason) return possible(session, choice);
  const { chronicle, speaker } = session;
  if (reason.code === 'not-now') return speaker.refusal(reason);
  const words = wordsFor(chronicle.match.decision?.question.asks, choice, speaker);
  return speaker.say('why refused', { words, reason: speaker.refusal(reason) });
}

/** Those that name the thing; failing that, those whose words have it in them. */
function choicesAbout(session: Session, wanted: string): Choice[] {
  const { chronicle, speaker } = session;
  const intentions = chronicle.match.intentions(seatOf(session));
  const naming = intentions.filter((choice) => mentions(choice, wanted, speaker));
  if (naming.length > 0) return naming;
  const asks = chronicle.match.decision?.question.asks;
  return intentions.filter((choice) => plain(wordsFor(asks, choice, speaker)).includes(plain(wanted)));
}

function mentions(choice: Choice, wanted: string, speaker: Speaker): boolean {
  return isKind(choice, wanted) || Object.entries(choice).some(([field, id]) => field !== 'kind' && isCalled(String(id), wanted, speaker));
}

/** `helicopter` is near enough to `helicopters`. */
function isKind({ kind }: Choice, wanted: string): boolean {
  return kind === wanted || kind === `${wanted}s`;
}

function isCalled(id: string, wanted: string, speaker: Speaker): boolean {
  const part = plain(wanted);
  return plain(id).includes(part) || plain(speaker.name(id)).includes(part);
}

/** Without capitals, accents and hyphens. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('-', ' ')
    .toLowerCase();
}
