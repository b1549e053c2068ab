/** How events of Commandos: Europe are played out. */
import type { PlayOut } from '../../face.ts';
import { beats, follows } from './playing/beats.ts';

export const PLAY_OUT: PlayOut = { beats, follows };
