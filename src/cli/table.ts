/** A game at the table: shows where it stands, reads what is typed, until somebody quits or the input ends. */
import type { Bot } from '../bots/bot.ts';
import type { AnyChronicle, Terminal } from '../games/box.ts';
import { terminalOf } from '../games/shelf.ts';
import { randomFrom } from '../kernel/dice.ts';
import type { Choice, GameEvent, Refusal, Seat } from '../kernel/game.ts';
import { saveOf } from '../kernel/save.ts';
import { choicesFrom } from '../kernel/together.ts';
import { eventsFor } from '../kernel/witness/log.ts';
import { diceOf, viewFor, whyNoRedo } from '../kernel/witness/sight.ts';
import type { Speaker } from '../words/speaker.ts';
import { answerForBots, goesByItself, goOn, heedMuted, mutedAs } from './by-itself.ts';
import { shortcutsHere, showChoices, wordsOf } from './choices.ts';
import { Complaint } from './complaint.ts';
import { bold, type Desk, dim, wrapping } from './desk.ts';
import { exampleFor, explain, plain } from './explain.ts';
import { writeSave } from './files.ts';
import { choiceMeant } from './meant.ts';
import { ruleLines } from './rules.ts';
import { type Session, seatedAt, seatOf, seatsHere } from './session.ts';

const LOG_LENGTH = 20;
const OVER: Refusal = { code: 'game-over', rule: '', figures: {} };

/** What can be typed besides a choice. In every language the English word works too. */
const COMMANDS = [
  'why',
  'undo',
  'undo!',
  'redo',
  'log',
  'rules',
  'save',
  'odds',
  'hint',
  'look',
  'goal',
  'map',
  'los',
  'mute',
  'unmute',
  'help',
  'quit',
] as const;
type CommandWord = (typeof COMMANDS)[number];

export async function playAtTable(
  chronicle: AnyChronicle,
  speaker: Speaker,
  at: Desk,
  bots: ReadonlyMap<Seat, Bot> = new Map(),
  terminal: Terminal = terminalOf(chronicle.game.id),
): Promise<void> {
  const desk = wrapping(at);
  const session: Session = {
    ...{ chronicle, speaker, desk, terminal, bots },
    ...{ read: new Map(), kept: chronicle.version, over: false, shown: '', muted: new Set(), knowsMute: false },
  };
  heedMuted(session);
  greet(session);
  goOn(session);
  showBriefing(session);
  show(session);
  while (!session.over) {
    const line = await desk.ask();
    if (line === undefined) {
      desk.print(speaker.say(chronicle.match.outcome ? 'table goodbye' : 'table input-ended'));
      return;
    }
    if (line.trim() !== '') answer(session, line.trim());
  }
  desk.print(speaker.say('table goodbye'));
}

function greet(session: Session): void {
  const { chronicle, speaker, desk } = session;
  desk.print(bold(desk, speaker.say('game title')));
  desk.print(dim(desk, speaker.say('table commitment', { commitment: chronicle.commitment })));
  desk.print(speaker.say('table welcome'));
  if (!desk.interactive && seatsHere(session).length > 1) desk.print(speaker.say('table all-seats'));
}

/** What is played for, in games that say so. */
function showBriefing(session: Session): void {
  const { chronicle, speaker, desk, terminal } = session;
  const lines = terminal.briefing?.(viewFor(chronicle, seatOf(session)), speaker) ?? [];
  if (lines.length > 0) desk.print();
  for (const line of lines) desk.print(line);
}

/** What happened since, where the game stands, and what is asked. */
function show(session: Session): void {
  showNews(session);
  showSituation(session);
  const { chronicle, speaker, desk } = session;
  const { decision, outcome } = chronicle.match;
  if (outcome) {
    const { seed, salt } = diceOf(chronicle);
    desk.print(bold(desk, speaker.outcome(outcome)));
    desk.print(dim(desk, speaker.say('table revealed', { seed, salt })));
    desk.print(speaker.say('table over'));
  }
  if (!decision) return;
  desk.print();
  const who = seatsHere(session).length > 1 ? `${speaker.name(decision.seats[0] ?? '')}: ` : '';
  desk.print(`${bold(desk, `${who}${speaker.prompt(decision.question)}`)} (${speaker.cite(decision.question.rule)})`);
  if (decision.question.pass && !session.knowsMute) desk.print(dim(desk, speaker.say('table mute-hint')));
  session.knowsMute ||= decision.question.pass !== undefined;
  showChoices(session);
}

function showNews(session: Session): void {
  const { chronicle, speaker, desk, read } = session;
  const seat = seatOf(session);
  const news = eventsFor(chronicle, seat, read.get(seat) ?? 0);
  read.set(seat, chronicle.told.length);
  if (news.length === 0) return;
  desk.print();
  for (const event of news) desk.print(`· ${speaker.event(event)}`);
}

/** The whole of it at a new Turn, and where somebody else has done something; in between only what is going on. */
function showSituation(session: Session): void {
  const { chronicle, speaker, desk, terminal } = session;
  const { match } = chronicle;
  const seat = seatOf(session);
  const view = viewFor(chronicle, seat);
  const progress = match.outcome ? undefined : terminal.progress?.(view, speaker);
  const isShown = progress !== undefined && session.shown === `${seat} ${progress.turn}`;
  session.shown = progress ? `${seat} ${progress.turn}` : '';
  if (isShown) {
    if (progress.lines.length > 0) desk.print();
    for (const line of progress.lines) desk.print(line);
    return;
  }
  const lines = terminal.situation(view, speaker);
  if (lines.length === 0) return;
  desk.print();
  for (const [i, line] of lines.entries()) desk.print(i === 0 ? bold(desk, line) : line);
}

/** A command, a number, the text of a choice, or its words. */
function answer(session: Session, line: string): void {
  const { desk, speaker } = session;
  const [first = '', ...rest] = line.split(/\s+/);
  const command = commandOf(first, speaker);
  try {
    if (command) obey(session, command, rest.join(' '));
    else choose(session, line);
  } catch (error) {
    // A file that cannot be written is no reason to leave the table.
    if (!(error instanceof Complaint)) throw error;
    desk.print(error.message);
  }
}

function commandOf(word: string, speaker: Speaker): CommandWord | undefined {
  const typed = plain(word);
  return COMMANDS.find((command) => command === typed || plain(speaker.say(`command ${command}`)) === typed);
}

function obey(session: Session, command: CommandWord, rest: string): void {
  const { chronicle, desk, speaker } = session;
  switch (command) {
    case 'why':
      for (const sentence of explain(session, rest)) desk.print(sentence);
      break;
    case 'undo':
      goBack(session);
      break;
    case 'undo!':
      goBack(session, true);
      break;
    case 'redo':
      proceed(session, whyNoRedo(chronicle, seatOf(session)) ?? chronicle.redo(seatOf(session)));
      break;
    case 'log':
      showLog(session, rest === 'all' || rest === speaker.say('command all'));
      break;
    case 'rules':
      for (const text of ruleLines(rest, speaker)) desk.print(text);
      break;
    case 'save':
      save(session, rest);
      break;
    case 'odds':
      showOdds(session);
      break;
    case 'hint':
      hint(session);
      break;
    case 'look':
      session.shown = '';
      show(session);
      break;
    case 'goal':
      if (session.terminal.briefing) showBriefing(session);
      else desk.print(speaker.say('table no-goal'));
      break;
    case 'map':
      for (const line of session.terminal.map(viewFor(chronicle, seatOf(session)), speaker)) desk.print(line);
      break;
    case 'los':
      for (const line of sightLines(session, rest)) desk.print(line);
      break;
    case 'mute':
      mute(session);
      break;
    case 'unmute':
      desk.print(speaker.say(session.muted.size > 0 ? 'table unmuted' : 'table none-muted'));
      session.muted.clear();
      break;
    case 'help':
      desk.print(helpText(session));
      break;
    case 'quit':
      quit(session);
      break;
  }
}

/** With examples from where the game stands. */
function helpText(session: Session): string {
  const { chronicle, speaker } = session;
  const rule = chronicle.match.decision?.question.rule ?? speaker.chapters()[0]?.id ?? '';
  return speaker.say('table help', { rule, ...exampleFor(session) });
}

/** The question that is open is let go by, now and whenever it comes again. */
function mute(session: Session): void {
  const { chronicle, desk, speaker, muted } = session;
  const seat = seatOf(session);
  const question = chronicle.match.decision?.question;
  if (!question?.pass) {
    desk.print(speaker.say('table not-mutable'));
    return;
  }
  muted.add(mutedAs(seat, question));
  desk.print(speaker.say('table muted'));
  proceed(session, chronicle.choose(seat, question.pass));
}

/** `los J9 K6`: whether one place sees another, on the map as it lies. */
function sightLines({ chronicle, speaker, terminal, bots }: Session, rest: string): readonly string[] {
  const [from = '', to = ''] = rest.toUpperCase().split(/\s+/);
  if (!terminal.sight) return [speaker.say('table no-sight')];
  if (to === '') return [speaker.say('table los-where', { hex: from })];
  return terminal.sight(viewFor(chronicle, seatOf({ chronicle, bots })), from, to, speaker);
}

function choose(session: Session, line: string): void {
  const { chronicle, desk, speaker } = session;
  const choices = chronicle.choices(seatOf(session));
  if (chronicle.match.outcome) {
    desk.print(speaker.refusal(OVER));
    return;
  }
  const together = togetherMeant(session, line, choices.length);
  if (together) {
    proceed(session, chronicle.chooseTogether(seatOf(session), together));
    return;
  }
  if (/^\d+$/.test(line) && !choices[Number(line) - 1]) {
    const count = choices.length + shortcutsHere(session).length;
    desk.print(speaker.say('table no-such-number', { number: line, count }));
    return;
  }
  const choice = choiceMeant(session, line) ?? inWords(session, choices, line);
  if (choice) proceed(session, chronicle.choose(seatOf(session), choice));
  else desk.print(speaker.say('table not-understood', { line }));
}

/** Several choices that are meant as one: by the number that follows the single ones, or by their texts, joined by ` + `. */
function togetherMeant(session: Session, line: string, singles: number): readonly [Choice, ...Choice[]] | undefined {
  const { game } = session.chronicle;
  const number = /^\d+$/.test(line) ? Number(line) - singles : 0;
  const text = number > 0 ? shortcutsHere(session)[number - 1]?.text : line;
  return text?.includes(' + ') ? choicesFrom(game, text) : undefined;
}

function inWords(session: Session, choices: readonly Choice[], line: string): Choice | undefined {
  return choices.find((choice) => wordsOf(session, choice).toLowerCase() === line.toLowerCase());
}

function proceed(session: Session, refused: Refusal | undefined): void {
  if (refused) {
    session.desk.print(session.speaker.refusal(refused));
    return;
  }
  goOn(session);
  show(session);
}

function goBack(session: Session, beyond = false): void {
  const { chronicle, desk, speaker } = session;
  const refused = chronicle.undo(seatOf(session), beyond, seatsHere(session));
  if (refused?.code === 'undo-stops-here') {
    desk.print(`${speaker.refusal(refused)} ${speaker.say('table undo-beyond')}`);
    return;
  }
  if (refused) {
    desk.print(speaker.refusal(refused));
    return;
  }
  // What was done by itself was never decided here: the decision before it is the one to think over.
  while (goesByItself(session)) if (chronicle.undo(seatOf(session), beyond, seatsHere(session))) break;
  // What was read before still stands; it is not told again.
  for (const [seat, read] of session.read) session.read.set(seat, Math.min(read, chronicle.told.length));
  session.shown = '';
  desk.print(speaker.say('table taken-back'));
  answerForBots(session);
  show(session);
}

function showLog(session: Session, all: boolean): void {
  const { chronicle, desk, speaker } = session;
  const events = eventsFor(chronicle, seatOf(session));
  for (const event of all ? events : events.slice(-LOG_LENGTH)) desk.print(logLine(event, speaker, desk));
  if (events.length === 0) desk.print(speaker.say('table log-empty'));
}

export function logLine(event: GameEvent, speaker: Speaker, desk: Desk): string {
  return `· ${speaker.event(event)}${event.rule ? dim(desk, ` [${event.rule}]`) : ''}`;
}

/** Nobody at a terminal loses a game by a slip: what is not saved is left at the second word only. */
function quit(session: Session): void {
  const { chronicle, speaker, desk } = session;
  session.over = !desk.interactive || chronicle.match.outcome !== undefined || session.kept === chronicle.version;
  if (session.over) return;
  session.kept = chronicle.version;
  desk.print(speaker.say('table unsaved'));
}

function save(session: Session, file: string): void {
  const { chronicle, speaker, desk } = session;
  if (file === '') throw new Complaint(speaker.say('table save-where'));
  writeSave(file, saveOf(chronicle, seatedAt(session)), speaker);
  session.kept = chronicle.version;
  desk.print(speaker.say('table saved', { file }));
}

function showOdds(session: Session): void {
  const { chronicle, desk, speaker } = session;
  const { game, match } = chronicle;
  const known = chronicle.choices(seatOf(session)).flatMap((choice) => {
    const odds = game.odds(match.state, seatOf(session), choice);
    return odds ? [speaker.say('table odds', { words: wordsOf(session, choice), odds: speaker.odds(odds) })] : [];
  });
  for (const line of known.length > 0 ? known : [speaker.say('table no-odds')]) desk.print(line);
}

/** What the scripted player would do with what the player can see. Its dice are not the game's. */
function hint(session: Session): void {
  const { chronicle, desk, speaker } = session;
  const { game, match } = chronicle;
  const choices = chronicle.choices(seatOf(session));
  if (!match.decision || choices.length === 0) {
    desk.print(speaker.refusal(OVER));
    return;
  }
  const random = randomFrom(`hint ${chronicle.version}`);
  const choice = game.player.policy(match.state, seatOf(session), match.decision.question, choices, random);
  const number = choices.findIndex((listed) => game.choiceText(listed) === game.choiceText(choice)) + 1;
  desk.print(speaker.say('table hint', { number, words: wordsOf(session, choice) }));
}
