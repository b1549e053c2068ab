/** The lid of V-Commandos' box: it is played at a terminal, and says how. */
import type { TerminalLid } from '../../face.ts';
import lidEn from '../text/lid.en.json';
import lidFr from '../text/lid.fr.json';
import { Cover } from './cover.tsx';

export const LID: TerminalLid = {
  id: 'v-commandos',
  lidTexts: { en: lidEn, fr: lidFr },
  Cover,
  players: [1, 4],
  minutes: [20, 120],
  command: 'bin/cockleshell play v-commandos --setup first-training',
};
