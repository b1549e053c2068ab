import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Speaker } from '../../../words/speaker.ts';
import type { Event } from '../vocabulary.ts';
import { LID } from './lid.ts';
import { unseenOnMap } from './reckoning.ts';
import { Recent } from './results.tsx';

it('tells what was turned up where there is little room, too, whatever came of it since', async () => {
  const speaker = new Speaker('en', {}, await LID.lidTexts.en(), ...(await LID.texts('en')));
  const events: readonly Event[] = [
    { type: 'ground-reconned', rule: '33.0', space: 'jalo', die: 2, revealed: true },
    { type: 'objective-revealed', rule: '33.0', space: 'jalo', real: false, falsely: 'minefield' },
    ...['siwa', 'kufra', 'barce'].map((space) => ({ type: 'mines-cleared', rule: '23.0', space }) as const),
  ];
  const drawn = renderToStaticMarkup(createElement(Recent, { events, speaker, calm: true, isBrief: true }));
  expect(drawn).toContain('The objective in Jalo is turned up: false, minefield.');
  expect(drawn.match(/<li/g)).toHaveLength(3);
});

it('tells of a card that was drawn at once, and what it did', async () => {
  const speaker = new Speaker('en', {}, await LID.lidTexts.en(), ...(await LID.texts('en')));
  const events: readonly Event[] = [
    { type: 'card-drawn', rule: '16.0', card: 'khamsin', segment: 1 },
    { type: 'ops-changed', rule: '16.0', by: -1, ops: 6, why: 'card' },
  ];
  const drawn = renderToStaticMarkup(createElement(Recent, { events, speaker, calm: true, isBrief: true }));
  expect(drawn).toContain('Khamsin');
  expect(drawn).toContain('now 6');
});

it('tells nothing on the map that was passed over in a battle which was seen to its end', () => {
  const shot = { type: 'fired' } as Event;
  const ended: Event = { type: 'battle-ended', rule: '19.1', space: 'jalo', won: true } as Event;
  const after: Event = { type: 'objective-revealed', rule: '33.0', space: 'jalo', real: false, falsely: 'minefield' };
  expect(unseenOnMap([shot, after], [shot, ended, after])).toEqual([after]);
  expect(unseenOnMap([shot, ended], [shot, ended])).toEqual([shot, ended]);
  expect(unseenOnMap([shot], [shot])).toEqual([shot]);
});
