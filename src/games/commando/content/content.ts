/** The files that hold content of this game, and who checks them: whole theatres, and missions of somebody's own. */
import type { ContentCheck } from '../../box.ts';
import { faultsInSheet, isSheet } from './check.ts';
import { faultsInMissionFile, isMissionFile, wordsIn } from './mission-file.ts';

export const CONTENT: ContentCheck = {
  recognises: (data) => isMissionFile(data) || isSheet(data),
  // A mission names its theatre, so it looks like a sheet too.
  check: (data) => (isMissionFile(data) ? faultsInMissionFile(data) : faultsInSheet(data)),
  words: wordsIn,
};
