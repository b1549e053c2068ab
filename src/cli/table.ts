/** A game at the table: shows where it stands, reads what is typed, until somebody quits or the input ends. */
import { styleText } from 'node:util';
import type { Bot } from '../bots/bot.ts';
import { terminalOf } from '../games/shelf.ts';
import { randomFrom } from '../kernel/dice.ts';
import type { Choice, GameEvent, Refusal, Seat } from '../kernel/game.ts';
import { saveOf } from '../kernel/save.ts';
import type { Speaker } from '../words/speaker.ts';
import { Complaint } from './complaint.ts';
import { type Desk, wrapping } from './desk.ts';
import { explain, plain } from './explain.ts';
import { writeSave } from './files.ts';
import { ruleLines } from './rules.ts';
import { type AnyChronicle, type Session, seatOf } from './session.ts';

const LOG_LENGTH = 20;
const OVER: Refusal = { code: 'game-over', rule: '', figures: {} };

/** What can be typed besides a choice. In every language the English word works too. */
const COMMANDS = ['why', 'undo', 'undo!', 'redo', 'log', 'rules', 'save', 'odds', 'hint', 'look', 'map', 'los', 'help', 'quit'] as const;
type CommandWord = (typeof COMMANDS)[number];

export async function playAtTable(
  chronicle: AnyChronicle,
  speaker: Speaker,
  at: Desk,
  bots: ReadonlyMap<Seat, Bot> = new Map(),
): Promise<void> {
  const desk = wrapping(at);
  const terminal = terminalOf(chronicle.game.id);
  const session: Session = { chronicle, speaker, desk, terminal, read: new Map(), kept: chronicle.version, over: false, bots };
  greet(session);
  answerForBots(session);
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

function greet({ chronicle, speaker, desk }: Session): void {
  desk.print(bold(desk, speaker.say('game title')));
  desk.print(dim(desk, speaker.say('table commitment', { commitment: chronicle.commitment })));
  desk.print(speaker.say('table welcome'));
}

/** Seats at which nobody sits are played until somebody at the table is asked. */
function answerForBots({ chronicle, bots }: Session): void {
  for (;;) {
    const { decision } = chronicle.match;
    const seat = decision?.seats[0] ?? '';
    const bot = bots.get(seat);
    if (!decision || !bot) return;
    const random = randomFrom(`${bot.id} ${chronicle.version}`);
    chronicle.choose(seat, bot.choose(chronicle.match, seat, chronicle.choices(), random), true);
  }
}

/** What happened since, where the game stands, and what is asked. */
function show(session: Session): void {
  showNews(session);
  showSituation(session);
  const { chronicle, speaker, desk } = session;
  const { decision, outcome } = chronicle.match;
  if (outcome) {
    const { seed, salt } = chronicle.origin;
    desk.print(bold(desk, speaker.outcome(outcome)));
    desk.print(dim(desk, speaker.say('table revealed', { seed, salt })));
    desk.print(speaker.say('table over'));
  }
  if (!decision) return;
  desk.print();
  const who = seatsAt(session) > 1 ? `${speaker.name(decision.seats[0] ?? '')}: ` : '';
  desk.print(`${bold(desk, `${who}${speaker.prompt(decision.question)}`)} (${speaker.cite(decision.question.rule)})`);
  showChoices(session);
}

/** How many seats are played from here. */
function seatsAt({ chronicle, bots }: Session): number {
  const seats = chronicle.game.setups.find(({ id }) => id === chronicle.origin.setup.id)?.seats ?? [];
  return seats.filter((seat) => !bots.has(seat)).length;
}

function showNews(session: Session): void {
  const { chronicle, speaker, desk, read } = session;
  const seat = seatOf(session);
  const news = eventsFor(session, read.get(seat) ?? 0);
  read.set(seat, chronicle.told.length);
  if (news.length === 0) return;
  desk.print();
  for (const event of news) desk.print(`· ${speaker.event(event)}`);
}

/** What the player at the table has been told. */
function eventsFor(session: Session, from = 0): GameEvent[] {
  const seat = seatOf(session);
  const told = session.chronicle.told.slice(from).map(({ event }) => event);
  return told.filter(({ to }) => to === undefined || to.includes(seat));
}

function showSituation(session: Session): void {
  const { chronicle, speaker, desk, terminal } = session;
  const { game, match } = chronicle;
  const lines = terminal.situation(game.view(match.state, seatOf(session)), speaker);
  if (lines.length === 0) return;
  desk.print();
  for (const [i, line] of lines.entries()) desk.print(i === 0 ? bold(desk, line) : line);
}

/** Beyond this, words are not lined up any more: one long choice should not push all others apart. */
const WIDEST = 48;
/** So many choices in a row with the same odds share them. */
const SHARED = 3;

interface Described {
  readonly words: string;
  readonly text: string;
  readonly detail: string;
  readonly odds: string;
}

function showChoices(session: Session): void {
  const { desk } = session;
  const described = session.chronicle.choices().map((choice) => describe(session, choice));
  const digits = String(described.length).length;
  const wordsWidth = widest(described.map(({ words }) => words));
  const rows = described.map(({ words, text, detail, odds }, i) => {
    const run = sameOdds(described, i);
    return { words: words.padEnd(wordsWidth), text, run, aside: [detail, run ? '' : odds].filter((part) => part !== '').join(' · ') };
  });
  const columns = desk.columns?.() ?? Number.POSITIVE_INFINITY;
  const asides = asidesOf(rows, columns - digits - wordsWidth - '      '.length);
  for (const [i, { words, run }] of rows.entries()) {
    if (run?.first === i) {
      const shared = { words: `${run.first + 1}–${run.last + 1}`, odds: described[i]?.odds };
      desk.print(dim(desk, `  ${session.speaker.say('table odds', shared)}`));
    }
    desk.print(`  ${String(i + 1).padStart(digits)}  ${words}  ${dim(desk, asides[i] ?? '')}`);
  }
}

/** What stands beside the words: the text to type and what is worth knowing, or only the latter where there is no room for both. */
function asidesOf(rows: readonly { readonly text: string; readonly aside: string }[], room: number): string[] {
  const width = widest(rows.map(({ text }) => text));
  const both = rows.map(({ text, aside }) => (aside ? `${text.padEnd(width)}  ${aside}` : text));
  return both.every(({ length }) => length <= room) ? both : rows.map(({ text, aside }) => aside || text);
}

function widest(parts: readonly string[]): number {
  return Math.max(0, ...parts.map(({ length }) => length).filter((length) => length <= WIDEST));
}

/** The first and the last of the neighbours with the same odds, if there are enough of them. */
function sameOdds(described: readonly Described[], i: number): { first: number; last: number } | undefined {
  const odds = described[i]?.odds;
  if (!odds) return undefined;
  let [first, last] = [i, i];
  while (described[first - 1]?.odds === odds) first--;
  while (described[last + 1]?.odds === odds) last++;
  return last - first + 1 >= SHARED ? { first, last } : undefined;
}

function describe(session: Session, choice: Choice): Described {
  const { chronicle, speaker, terminal } = session;
  const { game, match } = chronicle;
  const odds = game.odds(match.state, seatOf(session), choice);
  return {
    words: wordsOf(session, choice),
    text: `[${game.choiceText(choice)}]`,
    detail: terminal.detail(game.view(match.state, seatOf(session)), choice, speaker) ?? '',
    odds: odds ? speaker.odds(odds) : '',
  };
}

function wordsOf({ chronicle, speaker }: Session, choice: Choice): string {
  return speaker.choice(choice, chronicle.match.decision?.question ?? { asks: '' });
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
      goBack(session, chronicle.undo(seatOf(session)));
      break;
    case 'undo!':
      goBack(session, chronicle.undo(seatOf(session), true));
      break;
    case 'redo':
      proceed(session, chronicle.redo(seatOf(session)));
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
      show(session);
      break;
    case 'map':
      for (const line of session.terminal.map(chronicle.game.view(chronicle.match.state, seatOf(session)), speaker)) desk.print(line);
      break;
    case 'los':
      for (const line of sightLines(session, rest)) desk.print(line);
      break;
    case 'help':
      desk.print(speaker.say('table help'));
      break;
    case 'quit':
      quit(session);
      break;
  }
}

/** `los J9 K6`: whether one place sees another, on the map as it lies. */
function sightLines({ chronicle, speaker, terminal, bots }: Session, rest: string): readonly string[] {
  const [from = '', to = ''] = rest.toUpperCase().split(/\s+/);
  if (!terminal.sight) return [speaker.say('table no-sight')];
  const { game, match } = chronicle;
  return terminal.sight(game.view(match.state, seatOf({ chronicle, bots })), from, to, speaker);
}

function choose(session: Session, line: string): void {
  const { chronicle, desk, speaker } = session;
  const choices = chronicle.choices();
  if (chronicle.match.outcome) {
    desk.print(speaker.refusal(OVER));
    return;
  }
  if (/^\d+$/.test(line) && !choices[Number(line) - 1]) {
    desk.print(speaker.say('table no-such-number', { number: line, count: choices.length }));
    return;
  }
  const choice = choices[Number(line) - 1] ?? chronicle.game.choiceFrom(line) ?? inWords(session, choices, line);
  if (choice) proceed(session, chronicle.choose(seatOf(session), choice));
  else desk.print(speaker.say('table not-understood', { line }));
}

function inWords(session: Session, choices: readonly Choice[], line: string): Choice | undefined {
  return choices.find((choice) => wordsOf(session, choice).toLowerCase() === line.toLowerCase());
}

function proceed(session: Session, refused: Refusal | undefined): void {
  if (refused) {
    session.desk.print(session.speaker.refusal(refused));
    return;
  }
  answerForBots(session);
  show(session);
}

function goBack(session: Session, refused: Refusal | undefined): void {
  const { chronicle, desk, speaker } = session;
  if (refused?.code === 'undo-stops-here') {
    desk.print(`${speaker.refusal(refused)} ${speaker.say('table undo-beyond')}`);
    return;
  }
  // What was read before still stands; it is not told again.
  for (const [seat, read] of session.read) session.read.set(seat, Math.min(read, chronicle.told.length));
  if (!refused) desk.print(speaker.say('table taken-back'));
  proceed(session, refused);
}

function showLog(session: Session, all: boolean): void {
  const { desk, speaker } = session;
  const events = eventsFor(session);
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
  writeSave(file, saveOf(chronicle), speaker);
  session.kept = chronicle.version;
  desk.print(speaker.say('table saved', { file }));
}

function showOdds(session: Session): void {
  const { chronicle, desk, speaker } = session;
  const { game, match } = chronicle;
  const known = chronicle.choices().flatMap((choice) => {
    const odds = game.odds(match.state, seatOf(session), choice);
    return odds ? [speaker.say('table odds', { words: wordsOf(session, choice), odds: speaker.odds(odds) })] : [];
  });
  for (const line of known.length > 0 ? known : [speaker.say('table no-odds')]) desk.print(line);
}

/** What the scripted player would do with what the player can see. Its dice are not the game's. */
function hint(session: Session): void {
  const { chronicle, desk, speaker } = session;
  const { game, match } = chronicle;
  const choices = chronicle.choices();
  if (!match.decision || choices.length === 0) {
    desk.print(speaker.refusal(OVER));
    return;
  }
  const random = randomFrom(`hint ${chronicle.version}`);
  const choice = game.policy(match.state, seatOf(session), match.decision.question, choices, random);
  const number = choices.findIndex((listed) => game.choiceText(listed) === game.choiceText(choice)) + 1;
  desk.print(speaker.say('table hint', { number, words: wordsOf(session, choice) }));
}

export function bold(desk: Desk, text: string): string {
  return desk.colours ? styleText('bold', text, { validateStream: false }) : text;
}

function dim(desk: Desk, text: string): string {
  return desk.colours ? styleText('dim', text, { validateStream: false }) : text;
}
