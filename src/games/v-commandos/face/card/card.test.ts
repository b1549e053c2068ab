/** Cards in both languages, and what stands on them. */
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../../kernel/dice.ts';
import { Speaker } from '../../../../words/speaker.ts';
import { LANGUAGES } from '../../../../words/texts.ts';
import { EVENT_CARDS } from '../../content/events.ts';
import { levelOf } from '../../content/level.ts';
import { LEVELS } from '../../content/levels.ts';
import { OPERATIONS, operationOf } from '../../content/operations.ts';
import { CARDS, DIRECTIONS } from '../../content/terms.ts';
import { vCommandos } from '../../game.ts';
import { TEXTS } from '../../text/texts.ts';
import { type View, view } from '../../view.ts';
import { asTheTurnBegins } from '../tray.tsx';
import { CommandoCard, PrintedCard } from './commando-card.tsx';
import { CompassRose, EventCardFace } from './event-card.tsx';
import { LevelCard } from './level-card.tsx';
import { columnsOf, linksOf } from './links.ts';
import { OperationCard } from './operation-card.tsx';

const ENGLISH = new Speaker('en', ...TEXTS.en);
const wordsIn = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const count = (markup: string, part: string) => markup.split(part).length - 1;

function viewOf(sapper: Record<string, unknown>): View {
  const arranged = vCommandos.lab.arrange(
    { setup: 'green', levels: { barracks: {} }, commandos: { sapper: { at: 'barracks-11', ...sapper }, medic: {} } },
    randomFrom('cards'),
  );
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
  return view(arranged.value, undefined);
}

function cardOf(sapper: Record<string, unknown>, props: Partial<Parameters<typeof CommandoCard>[0]> = {}): string {
  const [commando] = viewOf(sapper).commandos;
  if (!commando) throw new Error('nobody');
  return renderToStaticMarkup(jsx(CommandoCard, { commando, speaker: ENGLISH, ...props }));
}

it('before the commando phase nobody has finished the turn that begins', () => {
  const [commando] = viewOf({}).commandos;
  if (!commando) throw new Error('nobody');
  const spent = { ...commando, points: 0, finished: true, wounds: 1, skilled: true };
  const shown = (phase: View['phase'], change: object = {}) => asTheTurnBegins({ phase }, { ...spent, ...change });
  for (const phase of ['turn-begins', 'events'] as const)
    expect(shown(phase)).toMatchObject({ points: 2, finished: false, skilled: false });
  expect(shown('commandos')).toEqual(spent);
  expect(shown('events', { wounds: 3 })).toMatchObject({ points: 0, finished: true });
  expect(shown('events', { isOut: true })).toEqual({ ...spent, isOut: true });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const speaker = new Speaker(language, ...TEXTS[language]);

  it('every card is complete', () => {
    for (const { id } of EVENT_CARDS) renderToStaticMarkup(jsx(EventCardFace, { card: id, half: 'silent', speaker }));
    for (const { specialist, side } of CARDS) renderToStaticMarkup(jsx(PrintedCard, { specialist, side, speaker }));
    for (const file of LEVELS) renderToStaticMarkup(jsx(LevelCard, { level: levelOf(file), speaker }));
    const position = viewOf({});
    const [inPlay] = position.levels;
    renderToStaticMarkup(
      jsx(LevelCard, { level: levelOf(LEVELS.find(({ level }) => level === 'barracks') ?? expect.fail()), view: inPlay, speaker }),
    );
    for (const { operation } of OPERATIONS) {
      renderToStaticMarkup(jsx(OperationCard, { operation: operationOf(operation, undefined, 'veteran'), view: position, speaker }));
    }
    for (const commando of position.commandos) renderToStaticMarkup(jsx(CommandoCard, { commando, speaker }));
    expect([...speaker.missing]).toEqual([]);
  });
});

it('an event card says which half holds, and which way they go', () => {
  const markup = renderToStaticMarkup(jsx(EventCardFace, { card: 'rain-1', half: 'triggered', speaker: ENGLISH }));
  expect(wordsIn(markup)).toMatch(/Silent Rain .* Triggered in force Fog .* north$/);
  expect(count(markup, 'class="event-half" data-half="triggered" data-in-force="true"')).toBe(1);
  const redrawn = renderToStaticMarkup(jsx(EventCardFace, { card: 'rumours-1', towards: 'west', speaker: ENGLISH }));
  expect(wordsIn(redrawn)).toMatch(/west$/);
  const roses = [...DIRECTIONS, 'any' as const].map((towards) => renderToStaticMarkup(jsx(CompassRose, { towards, speaker: ENGLISH })));
  expect(new Set(roses).size).toBe(5);
});

it('a commando’s card shows points left, spent and lost, and wounds from the top', () => {
  const markup = cardOf({ wounds: 1, points: 1, saved: 1, carries: ['tnt'] });
  expect([...markup.matchAll(/class="point-pip" data-kind="([a-z]+)"/g)].map(([, kind]) => kind)).toEqual(['left', 'spent', 'lost']);
  expect([...markup.matchAll(/class="slot" data-kind="([a-z]+)"/g)].map(([, kind]) => kind)).toEqual(['wound', 'saved', 'empty']);
  expect(count(markup, 'data-empty="false"')).toBe(2);
  expect(count(markup, 'data-empty="true"')).toBe(3);
});

it('whoever plays can take hold of a place', () => {
  const markup = cardOf(
    { carries: ['tnt'] },
    { isActing: true, hot: ['sten'], around: ({ index }, drawing) => jsx('b', { id: `place-${index}`, children: drawing }) },
  );
  expect(count(markup, '<b id="place-')).toBe(5);
  expect(markup).toContain('data-sign="hot"');
});

it('levels stand behind those that come before them', () => {
  const operation = operationOf('shooting-star', undefined, 'standard');
  expect(columnsOf(operation).map(({ id, column, row }) => `${id} ${column} ${row}`)).toEqual([
    'city 0 0',
    'hotel-de-luxe 1 0',
    'bridges 1 1',
    'church 2 0',
  ]);
  expect(linksOf(operation)).toHaveLength(4);
});
