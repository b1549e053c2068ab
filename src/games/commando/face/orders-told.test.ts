import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import { Speaker } from '../../../words/speaker.ts';
import { commando } from '../game.ts';
import { type Event, SEAT } from '../vocabulary.ts';
import { LID } from './lid.ts';
import { isOpening, OrdersTold } from './orders-told.tsx';
import { seen } from './seen.ts';

it.each(['en', 'fr'] as const)(
  'tells in %s what a mission asks for and allows when it begins, until somebody is placed',
  async (language) => {
    const speaker = new Speaker(language, {}, await LID.lidTexts[language](), ...(await LID.texts(language)));
    const told: Event[] = [];
    const begun = commando.begin({ id: 'western-desert/borrowed-papers', options: {} }, randomFrom('orders'));
    const match = new Match(commando, begun, { tell: (event) => void told.push(event) });
    const view = () => seen(commando.view(match.state, SEAT));
    expect(isOpening(view(), told)).toBe(true);
    const drawn = renderToStaticMarkup(createElement(OrdersTold, { view: view(), speaker }));
    expect(drawn).toContain(language === 'en' ? 'Bring Real Objectives to a base · 0 of 2' : ' · 0 sur 2');
    expect(drawn).toContain(language === 'en' ? 'At most 4 units in a space' : 'Au plus 4 unités par case');
    const [leader] = match.choices(SEAT);
    if (leader) match.choose(leader, SEAT);
    expect(isOpening(view(), told)).toBe(false);
  },
);
