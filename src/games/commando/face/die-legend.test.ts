import { expect, it } from 'vitest';
import { Speaker } from '../../../words/speaker.ts';
import { textsOf } from '../../shelf.ts';
import { THEATRES } from '../content/theatres.ts';
import { dieLegend } from './die-legend.ts';

it('says of both sides what each face of a die does, every face once', () => {
  const speaker = new Speaker('en', ...textsOf('commando', 'en'));
  for (const theatre of THEATRES.values()) {
    for (const side of ['commando', 'opfor'] as const) {
      const table = theatre.sheet.battleResults[side];
      const said = dieLegend(theatre, side, speaker);
      for (const result of new Set(table)) expect(said).toContain(speaker.say(`result ${result}`));
      const faces = said.match(/\d(?:–\d)?/g)?.flatMap((part) => {
        const [from = 0, to = from] = part.split('–').map(Number);
        return Array.from({ length: to - from + 1 }, (_, i) => from + i);
      });
      expect(faces?.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    }
  }
});
