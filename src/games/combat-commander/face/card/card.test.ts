/** Every card of every deck can be read, in both languages. */
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Speaker } from '../../../../words/speaker.ts';
import { LANGUAGES } from '../../../../words/texts.ts';
import { DECKS } from '../../content/cards.ts';
import { NATIONS, sideOf } from '../../content/terms.ts';
import { TEXTS } from '../../text/texts.ts';
import { CardBack, CardFace, RollCard } from './card.tsx';

describe.each(LANGUAGES)('cards in %s', (language) => {
  const speaker = new Speaker(language, ...TEXTS[language]);

  it.each(NATIONS)('of %s say order, action, event, hex and trigger', (nation) => {
    for (const { id, order, action, event, hex, trigger } of DECKS[nation]) {
      const markup = renderToStaticMarkup(jsx(CardFace, { card: id, side: sideOf(nation), speaker }));
      for (const word of [order, action, event]) expect(markup, id).toContain(speaker.name(word).replace('&', '&amp;'));
      expect(markup).toContain(`${hex}</span>`);
      expect(markup.includes('fate-trigger')).toBe(trigger !== '');
    }
    expect([...speaker.missing]).toEqual([]);
  });
});

it('a roll shows its dice and its trigger, but not while its back is up', () => {
  const speaker = new Speaker('en', ...TEXTS.en);
  const roll = (isHidden: boolean) => renderToStaticMarkup(jsx(RollCard, { card: 'G-1', side: 'axis', speaker, isHidden }));
  expect(roll(false)).toContain('1 + 1 = 2');
  expect(roll(false)).toContain('Jammed!');
  expect(roll(true)).not.toContain('Jammed!');
});

it('a back tells nothing but whose it is', () => {
  const markup = renderToStaticMarkup(jsx(CardBack, { nation: 'russia' }));
  expect(markup).toContain('data-nation="russia"');
  expect(markup).not.toContain('<text');
});
