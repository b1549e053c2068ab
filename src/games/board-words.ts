/** What the parts of a board say in every game: their words are the table's, under `board`. */

import type { FrameWords } from '../board/zoom-control.tsx';
import type { Speaker } from '../words/speaker.ts';

export function frameWords(speaker: Speaker): FrameWords {
  const say = (key: string) => speaker.say(`board ${key}`);
  return {
    board: say('name'),
    closer: say('closer'),
    farther: say('farther'),
    whole: say('whole'),
    left: say('left'),
    right: say('right'),
    up: say('up'),
    down: say('down'),
    beyond: (count) => speaker.say('board beyond', { count }),
  };
}
