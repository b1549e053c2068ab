/** `cockleshell example`: plays executable examples, and says whether everything came as they say. */
import type { Command } from 'commander';
import { type PlayedExample, playExample, readExample } from '../kernel/example.ts';
import type { GameEvent } from '../kernel/game.ts';
import type { Speaker } from '../words/speaker.ts';
import { type Cli, requireGame, speakerFor } from './cli.ts';
import { Complaint } from './complaint.ts';
import { bold, wrapping } from './desk.ts';
import { readText } from './files.ts';

export function register(program: Command, cli: Cli): void {
  const { speaker, desk } = cli;
  program
    .command('example')
    .description(speaker.say('help example'))
    .argument('<file...>', speaker.say('help example-file'))
    .action((files: readonly string[]) => {
      for (const file of files) {
        try {
          if (!tellExample(file, cli)) cli.exitCode = 1;
        } catch (error) {
          if (!(error instanceof Complaint)) throw error;
          desk.complain(error.message);
          cli.exitCode = 1;
        }
      }
    });
}

/** Tells an example step by step; says whether it passed. */
function tellExample(file: string, { desk: plain, speaker: { language }, speaker }: Cli): boolean {
  const desk = wrapping(plain);
  const example = readExample(readText(file, speaker));
  if (!example.ok) throw new Complaint(speaker.say('complaint in-file', { file, sentence: speaker.fault(example.fault) }));
  const game = requireGame(example.value.game, speaker);
  const words = speakerFor(game.id, language);
  const played = playExample(game, example.value);
  if (!played.ok) throw new Complaint(words.say('complaint in-file', { file, sentence: words.fault(played.fault) }));
  desk.print(bold(desk, example.value.title[language]));
  const { rules } = example.value;
  desk.print(rules.length === 1 ? words.cite(rules[0] ?? '') : words.say('example rules', { rules }));
  for (const line of storyOf(played.value, words)) desk.print(line);
  desk.print(words.say(played.value.passed ? 'example passed' : 'example failed', { id: example.value.id }));
  desk.print();
  return played.value.passed;
}

function storyOf({ steps, unusedDice }: PlayedExample<GameEvent>, speaker: Speaker): string[] {
  const lines = steps.flatMap(({ step, events, problems }) => [
    ...(step.say ? [step.say[speaker.language]] : []),
    ...(step.choose === undefined ? [] : [`> ${step.choose}`]),
    ...events.map((event) => `· ${speaker.event(event)}`),
    ...problems.map((problem) => `! ${speaker.say(`problem ${problem.code}`, problem)}`),
  ]);
  return unusedDice > 0 ? [...lines, `! ${speaker.say('example unused-dice', { count: unusedDice })}`] : lines;
}

/** What is wrong with an example, for `check`. */
export function faultsInExample(text: string, speaker: Speaker): string[] {
  const example = readExample(text);
  if (!example.ok) return [speaker.fault(example.fault)];
  const words = speakerFor(example.value.game, speaker.language);
  const played = playExample(requireGame(example.value.game, speaker), example.value);
  if (!played.ok) return [words.fault(played.fault)];
  return storyOf(played.value, words)
    .filter((line) => line.startsWith('! '))
    .map((line) => line.slice(2));
}
