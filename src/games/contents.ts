/** The content of each game that can be checked from a file, and who checks it. */
import type { Fault } from '../kernel/game.ts';
import { faultsInSheet, isSheet } from './commando/content/check.ts';

export interface ContentCheck {
  readonly game: string;
  /** Whether the data means to be content of this kind, right or wrong. */
  recognises(data: object): boolean;
  /** Everything that is wrong with it. */
  check(data: object): readonly Fault[];
}

export const CONTENTS: readonly ContentCheck[] = [{ game: 'commando', recognises: isSheet, check: faultsInSheet }];
