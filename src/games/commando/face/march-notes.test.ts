import { expect, it } from 'vitest';
import { arranged } from '../../../../test/given.ts';
import { Match } from '../../../kernel/match.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import { Speaker } from '../../../words/speaker.ts';
import { textsOf } from '../../shelf.ts';
import { commando } from '../game.ts';
import { view } from '../view.ts';
import { detailOfSeveral } from './detail.ts';

it('says of a whole march what it costs, how many cards are drawn, how it ends, by where it goes and what is there', () => {
  const units = { 'truck-patrol-1': 'kufra', 'heavy-weapons-1': 'kufra' };
  const objectives = [{ at: 'palificata', real: true, faceUp: false }];
  const arrangement = { theatre: 'western-desert', mission: 'midnight-toll', ops: 6, rp: 0, units, objectives };
  const seen = view(new Match(commando, arranged(commando, arrangement, 'march')).state);
  const speaker = new Speaker('en', ...textsOf('commando', 'en'));
  const texts = ['force kufra', 'take truck-patrol-1', 'carry heavy-weapons-1 truck-patrol-1', 'done', 'move zighen', 'move palificata'];
  const [last, ...before] = [...texts, 'debark heavy-weapons-1'].map((text) => commando.choiceFrom(text)).reverse();
  const [comesTo] = before;
  if (!comesTo || !last) throw new Error('no such march');
  const march = { text: '', choice: comesTo, choices: [...before.reverse(), last] } as unknown as Offer;
  expect(detailOfSeveral(seen, march, speaker)).toMatch(/^1 Op · 2 cards · all get off there, ready to fight · by Zighen · gravel plain/);
});
