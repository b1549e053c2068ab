/** What the page at the end says of each commando: where the night has left him. */
import { expect, it } from 'vitest';
import { recordOf } from './record.ts';
import type { Event } from './vocabulary.ts';

const chosen = (type: 'selected' | 'replaced', commando: string): Event => ({
  type,
  rule: '9.1',
  commando,
  side: 'tan',
  seat: 'commando-1',
});

it('whoever took over and never came up has not been inside', () => {
  const told: readonly Event[] = [
    chosen('selected', 'sapper'),
    chosen('selected', 'scout'),
    { type: 'entered', rule: '6.9', commando: 'sapper', tile: 'control-tower-2' },
    { type: 'entered', rule: '6.9', commando: 'scout', tile: 'control-tower-2' },
    { type: 'eliminated', rule: '10.3', commando: 'sapper', why: 'injuries' },
    chosen('replaced', 'medic'),
  ];
  const { deeds } = recordOf(told.map((event, step) => ({ step, event })));
  expect(deeds.map(({ commando, fate }) => `${commando} ${fate}`)).toEqual(['sapper fallen', 'scout inside', 'medic below']);
});
