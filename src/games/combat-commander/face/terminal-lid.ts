/** The lid of Combat Commander's box: it is played at a terminal, and says how. */
import type { TerminalLid } from '../../face.ts';
import lidEn from '../text/lid.en.json';
import lidFr from '../text/lid.fr.json';
import { Cover } from './cover.tsx';

export const LID: TerminalLid = {
  id: 'combat-commander',
  lidTexts: { en: lidEn, fr: lidFr },
  Cover,
  players: [1, 2],
  minutes: [60, 180],
  command: 'bin/cockleshell play combat-commander --setup first-light --seat allies',
};
