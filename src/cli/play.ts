/** `cockleshell play`: a game at the terminal or by pipe. */
import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { type Bot, botFor, botsOf } from '../bots/bot.ts';
import type { AnyChronicle, AnyGame } from '../games/box.ts';
import { SHELF } from '../games/shelf.ts';
import { Chronicle, type Stops, stopsWhereUseful } from '../kernel/chronicle.ts';
import type { Choice, GameState, Seat, Setup } from '../kernel/game.ts';
import { readSave, replaySave, type Seated } from '../kernel/save.ts';
import { seatsOf } from '../kernel/setup.ts';
import type { Speaker } from '../words/speaker.ts';
import { type Cli, requireGame, speakerFor } from './cli.ts';
import { Complaint } from './complaint.ts';
import { readText } from './files.ts';
import { chooseFromMenu, chooseSetupFromMenu } from './menu.ts';

import { setupCalled } from './setup-file.ts';
import { playAtTable } from './table.ts';

interface Wishes {
  readonly setup?: string;
  readonly option?: Readonly<Record<string, string>>;
  readonly seed?: string;
  readonly load?: string;
  readonly allWindows?: boolean;
  /** The seat that is played here. */
  readonly seat?: string;
  /** Who plays the others. */
  readonly against?: string;
}

/** A game ready to be played, and who sat there when it was saved. */
interface Ready {
  readonly chronicle: AnyChronicle;
  readonly seated?: Seated | undefined;
}

const USUAL_OPPONENT = 'sergeant';

export function register(program: Command, cli: Cli): void {
  const { speaker } = cli;
  program
    .command('play')
    .description(speaker.say('help play'))
    .argument('[game]', speaker.say('help game'))
    .option('--setup <id>', speaker.say('help setup'))
    .option('--option <key=value>', speaker.say('help option'), (text: string, before: Wishes['option']) =>
      withOption(text, before, speaker),
    )
    .option('--seed <text>', speaker.say('help seed'))
    .option('--load <file>', speaker.say('help load'))
    .option('--all-windows', speaker.say('help all-windows'))
    .option('--seat <seat>', speaker.say('help seat'))
    .option('--against <bot>', speaker.say('help against'))
    .action((game: string | undefined, wishes: Wishes) => play(game, wishes, cli));
}

function withOption(text: string, before: Wishes['option'], speaker: Speaker): Wishes['option'] {
  const [, key, value] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (key === undefined || value === undefined) throw new Complaint(speaker.say('complaint option-malformed', { text }));
  return { ...before, [key]: value };
}

async function play(gameId: string | undefined, wishes: Wishes, cli: Cli): Promise<void> {
  const ready = wishes.load === undefined ? await begin(gameId, wishes, cli) : load(gameId, wishes.load, wishes, cli);
  if (!ready) return;
  const { chronicle } = ready;
  const speaker = speakerFor(chronicle.game.id, cli.speaker.language, chronicle.origin.setup);
  const bots = await botsAt(ready, wishes, speaker, cli);
  if (bots) await playAtTable(chronicle, speaker, cli.desk, bots);
}

/** Who plays the seats that are not played here; whoever comes to a table of several seats is asked which is his. */
async function botsAt(
  { chronicle: { game, origin }, seated }: Ready,
  wishes: Wishes,
  speaker: Speaker,
  { desk }: Cli,
): Promise<Map<Seat, Bot> | undefined> {
  const seats = seatsOf(game, origin.setup);
  const against = wishes.against ?? seated?.against ?? USUAL_OPPONENT;
  const bot = botFor(game, against);
  if (!bot) throw new Complaint(speaker.say('complaint unknown-bot', { bot: against, known: botsOf(game).join(', ') }));
  const all = speaker.say('menu all-seats');
  const entries = [...seats.map((seat) => ({ id: seat, words: speaker.name(seat) })), { id: '', words: all }];
  const known = wishes.seat ?? seated?.seat;
  const isAsked = known === undefined && seats.length > 1 && desk.interactive;
  const own = isAsked ? await chooseFromMenu(speaker.say('menu seat'), entries, speaker, desk) : (known ?? '');
  if (own === undefined) return undefined;
  if (own !== '' && !seats.includes(own))
    throw new Complaint(speaker.say('complaint unknown-seat', { seat: own, known: seats.join(', ') }));
  return new Map(own === '' ? [] : seats.filter((seat) => seat !== own).map((seat) => [seat, bot]));
}

/** A new game; undefined where the input ended in the middle of the menus. */
async function begin(gameId: string | undefined, wishes: Wishes, cli: Cli): Promise<Ready | undefined> {
  const game = await chooseGame(gameId, cli);
  if (!game) return undefined;
  const speaker = speakerFor(game.id, cli.speaker.language);
  // What is wrong with the options is said before anybody has answered a menu.
  if (wishes.setup === undefined) checkedSetup(game, game.setups[0]?.id ?? '', wishes, speaker);
  if (wishes.seed === '') throw new Complaint(speaker.say('complaint seed-empty'));
  const id = wishes.setup ?? (await chooseSetupFromMenu(game, speaker, cli.desk));
  if (id === undefined) return undefined;
  const setup = checkedSetup(game, id, wishes, speaker);
  const seed = wishes.seed ?? randomBytes(16).toString('hex');
  return { chronicle: new Chronicle(game, { setup, seed, salt: randomBytes(16).toString('hex') }, stopsFor(wishes)) };
}

function checkedSetup(game: AnyGame, id: string, wishes: Wishes, speaker: Speaker): Setup {
  const setup = setupCalled(game.id, id, wishes.option ?? {}, speaker);
  if (!setup.ok) throw new Complaint(speaker.fault(setup.fault));
  return setup.value;
}

async function chooseGame(gameId: string | undefined, { speaker, desk }: Cli): Promise<AnyGame | undefined> {
  if (gameId !== undefined) return requireGame(gameId, speaker);
  if (SHELF.length === 1) return SHELF[0];
  const entries = SHELF.map(({ id }) => ({ id, words: speakerFor(id, speaker.language).say('game title') }));
  const chosen = await chooseFromMenu(speaker.say('menu game'), entries, speaker, desk);
  return chosen === undefined ? undefined : requireGame(chosen, speaker);
}

/** A game that was saved stands where it stood; what sets up a new one has no place beside it. */
function load(gameId: string | undefined, file: string, wishes: Wishes, { speaker }: Cli): Ready {
  if (wishes.setup !== undefined || wishes.seed !== undefined || wishes.option !== undefined) {
    throw new Complaint(speaker.say('complaint load-is-set-up'));
  }
  const save = readSave(readText(file, speaker));
  if (!save.ok) throw new Complaint(speaker.say('complaint in-file', { file, sentence: speaker.fault(save.fault) }));
  const game = requireGame(gameId ?? save.value.game, speaker);
  const words = speakerFor(game.id, speaker.language);
  const replayed = replaySave(game, save.value, { stops: stopsFor(wishes) });
  if (!replayed.ok) throw new Complaint(words.say('complaint in-file', { file, sentence: words.fault(replayed.fault) }));
  const { chronicle, diverged } = replayed.value;
  if (diverged) throw new Complaint(words.say('complaint in-file', { file, sentence: words.fault(diverged) }));
  return { chronicle, seated: save.value.seated };
}

function stopsFor({ allWindows }: Wishes): Stops<GameState, Choice> {
  return allWindows ? () => true : stopsWhereUseful;
}
