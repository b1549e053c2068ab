import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Speaker } from '../../../words/speaker.ts';
import { commando } from '../game.ts';
import { type Event, SEAT } from '../vocabulary.ts';
import { BattleMiddle } from './battle-middle.tsx';
import type { BattleScene } from './battle-scene.ts';
import { LID } from './lid.ts';
import { seen } from './seen.ts';

it('says of dice that lie there while the next shot is asked about that they are those of the last', async () => {
  const speaker = new Speaker('en', {}, await LID.lidTexts.en(), ...(await LID.texts('en')));
  const view = seen(commando.view(commando.begin({ id: 'western-desert/midnight-toll', options: {} }, randomFrom('dice')), SEAT));
  const at = { side: 'commando', unit: 'truck-patrol-1', target: 'autoblinda-1' } as const;
  const fired: Event = { type: 'fired', rule: '19.1', ...at, firepower: 1, supply: 0, air: 0, dice: [2], results: ['no-effect'] };
  const last = { fired, loss: undefined };
  const scene = { opfor: [], commandos: [], event: undefined, beat: '', story: { last } } as unknown as BattleScene;
  const drawn = (asks: string | undefined) => {
    const idle = { playing: undefined, offers: [], considered: undefined, pointed: undefined, calm: true };
    return renderToStaticMarkup(createElement(BattleMiddle, { view, scene, asks, speaker, ...idle }));
  };
  expect(drawn('fire')).toMatch(/data-before="true".*Last shot/);
  expect(drawn(undefined)).not.toContain('Last shot');
});
