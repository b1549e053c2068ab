import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import tableEn from '../../../web/text/table.en.json' with { type: 'json' };
import { Speaker } from '../../../words/speaker.ts';
import { commando } from '../game.ts';
import { SEAT } from '../vocabulary.ts';
import { unitDescribed } from './describe-unit.ts';
import { LID } from './lid.ts';
import { seen } from './seen.ts';

it('tells of whoever lies on top of a stack who else lies in it', async () => {
  const speaker = new Speaker('en', tableEn, await LID.lidTexts.en(), ...(await LID.texts('en')));
  const match = new Match(commando, commando.begin({ id: 'western-desert/midnight-toll', options: {} }, randomFrom('stack')));
  const told = () => unitDescribed(seen(commando.view(match.state, SEAT)), 'truck-patrol-1', speaker).lines.map(({ text }) => text);
  match.choose({ kind: 'recruit', type: 'truck-patrol', base: 'siwa' }, SEAT);
  expect(told().at(-1)).toBe('Siwa.');
  match.choose({ kind: 'recruit', type: 'sappers', base: 'siwa' }, SEAT);
  expect(told().at(-1)).toBe('In the same stack: Sappers 1.');
});
