/** What is wrong with the arguments of a command, in one sentence on standard error; the exit code is 1. */
import type { Command } from 'commander';
import type { Fault } from '../kernel/game.ts';
import type { Words } from '../lab/words.ts';

export function refuse(command: Command, words: Words, fault: Fault): never {
  command.error(words.fault(fault), { exitCode: 1 });
}
