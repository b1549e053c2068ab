/** What every command works with. */
import type { Command } from 'commander';
import type { AnyGame } from '../games/box.ts';
import { boxOf, gameOf, SHELF, textsOf } from '../games/shelf.ts';
import type { Setup } from '../kernel/game.ts';
import { Speaker } from '../words/speaker.ts';
import { isLanguage, LANGUAGES, type Language, type Texts } from '../words/texts.ts';
import { Complaint } from './complaint.ts';
import type { Desk } from './desk.ts';
import english from './text/en.json' with { type: 'json' };
import french from './text/fr.json' with { type: 'json' };

export const CLI_TEXTS: Readonly<Record<Language, Texts>> = { en: english, fr: french };

export interface Cli {
  readonly desk: Desk;
  /** Speaks the words of the command line; a game's words need `speakerFor`. */
  readonly speaker: Speaker;
  /** What the command came to: 0, or 1 where something was found wrong. */
  exitCode: number;
}

export type Register = (program: Command, cli: Cli) => void;

/** With the words of what was set up, where that is a file of somebody's own. */
export function speakerFor(gameId: string, language: Language, setup?: Setup): Speaker {
  const own = setup?.content && boxOf(gameId).content?.words?.(setup.content.data, language);
  return new Speaker(language, ...textsOf(gameId, language), ...(own ? [own] : []), CLI_TEXTS[language]);
}

/** `--lang fr` wherever it stands; without it, the language of the environment, or English. */
export function languageOf(args: readonly string[], env: Desk['env']): Language {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const wanted = at < 0 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1] ?? '');
  if (wanted === undefined) return fromEnvironment(env);
  if (isLanguage(wanted)) return wanted;
  throw new Complaint(new Speaker(fromEnvironment(env), CLI_TEXTS.en).say('complaint unknown-language', { wanted, known: LANGUAGES }));
}

function fromEnvironment(env: Desk['env']): Language {
  const spoken = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2);
  return isLanguage(spoken) ? spoken : 'en';
}

export function requireGame(id: string, speaker: Speaker): AnyGame {
  const game = gameOf(id);
  if (game) return game;
  throw new Complaint(speaker.say('complaint unknown-game', { game: id, known: SHELF.map((known) => known.id) }));
}
